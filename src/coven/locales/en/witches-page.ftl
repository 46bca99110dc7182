### The Witches in a browser: what is written on the board.

## Header and dangers

page-witches-turn = Turn { $n }
page-witches-action = { $n ->
    [1] first action of two
   *[other] second action of two
}
page-witches-standing = How Lancre stands
page-witches-left-crises = Crises left
page-witches-left-elves = Elves in the open
page-witches-left-cackles = Cackles left
page-witches-left-aliss = Black Aliss tiles left
page-witches-left-tiles = Tiles to come
page-witches-left-hard = Hard Problems on the map
page-witches-of = { $n } of { $most }

## The map

page-witches-map-no_sun = Where The Sun Does Not Shine
page-witches-map-rock_hard_place = A Rock and a Hard Place
page-witches-map-lancre_town = Lancre Town
page-witches-short-no_sun = No Sunshine
page-witches-short-granny_cottage = Granny’s Cottage
page-witches-short-rock_hard_place = Rock & Hard Place
page-witches-short-creel_springs = Creel Springs
page-witches-coming = Coming troubles
page-witches-frame = { $n ->
    [0] Empty frame
    [one] Frame with { $n } tile
   *[other] Frame with { $n } tiles
}{ $hard ->
    [0] {""}
   *[other] , { $hard } of them Hard
}{ $top ->
    [none] {""}
   *[other] ; on top: { $top }
}
page-witches-problem = { $name }, difficulty { $difficulty }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-witches-hidden = a Hard Problem, face down
page-witches-only-you = only you know it
page-witches-crises-here = { $n ->
    [one] with a Crisis
   *[other] with { $n } Crises
}
page-witches-pawn = { $witch } of { $player }: { $place }
page-witches-seek = Show my witch
page-witches-choose = Choose your witch

## An attempt

page-witches-attempt = Attempt
page-witches-attempt-own = Your attempt · { $place }
page-witches-attempt-of = { $player } tries · { $place }
page-witches-no-attempt = Nobody is facing a Problem now.
page-witches-looking = Looked at
page-witches-dice = { $n ->
    [0] No dice rolled yet
    [2] First pair of dice
   *[other] All four dice
}
page-witches-sum-hard = Hard Problems on the board
page-witches-sum-headology = Headology
page-witches-sum-magic = Magic
page-witches-sum-bonus = Bonus
page-witches-adds-headology = { $name }, Headology
page-witches-adds-magic = { $name }, Magic
page-witches-total = Total
page-witches-needed = Needed
page-witches-of-needed = of { $n } needed
page-witches-needed-crisis = { $printed } and { $crisis } for Crises
page-witches-percent = { $n }%
page-witches-roll-more = to roll { $n } or more
page-witches-enough = the total is enough already
page-witches-ways = { $ways } of { $total } rolls
page-witches-most-percent = with all your symbols { $n }%
page-witches-dice-cackles = { $n ->
    [one] The dice show { $n } Cackle.
   *[other] The dice show { $n } Cackles.
}
page-witches-outcome = { $outcome ->
    [solved] Solved
    [failed] Failed
    [ran-away] Ran away
    [rescued] Rescued
   *[vanished] The Problem is gone
}

## The players

page-witches-no-witch = no witch yet
page-witches-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
page-witches-pts = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
page-witches-points-word = { $n ->
    [one] point
   *[other] points
}
page-witches-more = More
page-witches-less = Less
page-witches-hand = Your hand
page-witches-empty-hand = No cards in hand
page-witches-hand-of = { $player }, { $n ->
    [one] { $n } hidden card in hand
   *[other] { $n } hidden cards in hand
}
page-witches-easy = Easy Problems solved
page-witches-hard = Hard Problems solved
page-witches-easy-of = { $player }, Easy Problems solved: { $n }
page-witches-hard-of = { $player }, Hard Problems solved: { $n }
page-witches-cackles-of = { $player }, Cackles: { $n }
page-witches-aliss-of = { $player }, Black Aliss tiles: { $n }
page-witches-solved-tile = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-witches-hard-bonus = { $n } Hard, +{ $bonus }
page-witches-limit = hand { $n } of { $most }
page-witches-ready = once, ready
page-witches-used = used up
page-witches-cackles = { $n ->
    [0] No Cackles
    [one] { $n } Cackle
   *[other] { $n } Cackles
}
page-witches-most = most: { $player }, { $n }
page-witches-aliss = { $n ->
    [0] No Black Aliss
   *[other] { $n } Black Aliss
}
page-witches-aliss-left = { $n } left
page-witches-quiet-move = Not asked about cards before your move
page-witches-quiet-turn-end = Not asked about cards this turn

## Cards and piles

page-witches-card = { $name }; { $symbol }; { $advantage }; { $place }
page-witches-symbol-headology = Headology
page-witches-symbol-magic = Magic
page-witches-symbol-broomstick = Broomstick
page-witches-flies = fly
page-witches-draw = Draw
page-witches-discard = Discard
page-witches-gone = Gone
page-witches-played = Played
page-witches-pile = { $n ->
    [one] Draw pile, { $n } card
   *[other] Draw pile, { $n } cards
}
page-witches-discard-pile = { $n ->
    [one] Discard pile, { $n } card
   *[other] Discard pile, { $n } cards
}
page-witches-gone-pile = { $n ->
    [one] Out of the game, { $n } tile
   *[other] Out of the game, { $n } tiles
}
page-witches-played-now = { $n ->
    [one] { $n } card is being played
   *[other] { $n } cards are being played
}

page-witches-part-easy = Easy Problems
page-witches-part-hard = Hard Problems
page-witches-part-aliss = Black Aliss

## What a card does, as short as it stands on the card

page-witches-brief-helping_hand = Remove one Crisis from any Problem.
page-witches-brief-transmutation = Discard any cards, draw as many plus one.
page-witches-brief-rescue = Turn a failure into running away.
page-witches-brief-reroll = Reroll one or both dice of the last pair.
page-witches-brief-sick_sheep = Automatically solves a sheep Problem.
page-witches-brief-death = Automatically solves a death Problem.
page-witches-brief-invisibility = Pass one occupied place, with no attempt or tea.
page-witches-brief-borrowing = Look at two face-down Hard Problems.

## What the counters count

page-witches-about-crises = Each Crisis on a Problem makes it harder by two. When one must be placed and none is left, everybody loses.
page-witches-about-elves = Elves that lie face up on the map. With three of them at the end of a turn everybody loses.
page-witches-about-cackles = Cackles come from this supply. Once it is empty they are taken from whoever has the most; who has the most gets Black Aliss instead.
page-witches-about-aliss = Each Black Aliss costs whoever holds it a point. Alone or together it is lost when one must be taken and none is left.
page-witches-about-tiles = Problems that have not been placed yet. The game ends after the turn in which the last one was.
page-witches-about-hard = Together you win with at most so many Hard Problems on the map when the last tile has been placed.
page-witches-about-coming = Problems that wait. Every turn begins with the top tile of the leftmost frame that still has one.
