"""The numbers of the content: those a pack may change, and those that the rulebook fixes."""

from coven.games.djinn.crowd import MOST

NUMBERS = (  # what it is, where it is printed, the least and the most it can be
    ("start_coins", "setup", "start_coins", 0, 99),
    ("passages_removed", "setup", "passages_removed", 0, 5),
    ("longer_extra", "setup", "longer_variant_extra_djinn_at_source_rounds", 0, 9),
    ("magic_start", "player_board", "magic_start", 0, 20),
    ("capacity_start", "player_board", "capacity_start", 1, 20),
    ("capacity_last", "player_board", "capacity_last", 1, 20),
    ("minimum_last", "player_board", "minimum_last", 0, 20),
    ("keys", "supply", "keys_total", 0, 99),
    ("scrolls", "supply", "scrolls_total_value", 0, 999),
    ("per_colour", "supply", "djinn_per_colour", 1, MOST),
    ("bosses", "supply", "boss_total", 6, MOST),
    ("regular", "capture", "regular_cost", 0, 20),
    ("boss_base", "capture", "boss_base_cost", 0, 20),
    ("boss_each", "capture", "boss_extra_per_regular", 0, 20),
    ("supply_boss", "capture", "supply_boss_cost", 0, 20),
    ("failed_loss", "capture", "failed_loss_magic", 0, 20),
    ("vp_bottled", "scoring", "bottled_djinn", 0, 99),
    ("vp_circle", "scoring", "djinn_on_circle", 0, 99),
    ("vp_unused", "scoring", "unused_bottle", 0, 99),
    ("vp_tom", "solo", "vp_per_card_left", 0, 99),
)

FIXED = {  # what the rulebook says, not the content: a pack cannot change it
    ("meta", "players_min"): 1,
    ("meta", "players_max"): 4,
    ("setup", "boss_per_round_space"): 1,
    ("setup", "start_scrolls"): 0,
    ("setup", "start_keys"): 0,
    ("setup", "start_corks"): 0,
    ("setup", "start_bottles"): 0,
    ("setup", "mage_piles_per_kind"): 2,
    ("player_board", "minimum_start"): 0,
    ("player_board", "circles_total"): 4,
    ("player_board", "circles_active_start"): 2,
    ("supply", "boss_on_map"): 6,
    ("toll", "amount"): 1,
    ("capture", "boss_free_regular"): 1,
    ("game_end", "bosses_gone_to_trigger"): 6,
    ("game_end", "extra_rounds"): 1,
}
