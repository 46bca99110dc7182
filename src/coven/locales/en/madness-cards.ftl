### The Big Book of Madness: what the cards, pages and sheets say.
### ‹ and › stand around a factor: the number grows with the multiple of the cost that is paid.
### $x1, $x2 and $x3 are the factors printed as 1, 2 and 3, already multiplied.

## Basic spells

spell-growth = Draw ‹{ $x1 }› { $x1 ->
        [one] card
       *[other] cards
    }.
spell-ice = Put ‹{ $x1 }› { $x1 ->
        [one] card
       *[other] cards
    } from your hand into your support.
spell-combustion = Destroy ‹{ $x1 }› { $x1 ->
        [one] card
       *[other] cards
    } from your hand.
spell-telepathy = One other player may take { $x1 ->
        [one] ‹{ $x1 }› action
       *[other] up to ‹{ $x1 }› actions
    }.

## Library spells: fire

spell-power_of_the_blaze = One player may { $x1 ->
        [one] discard ‹{ $x1 }› card from hand and then draw ‹{ $x1 }› card
       *[other] discard ‹{ $x1 }› cards from hand and then draw ‹{ $x1 }› cards
    }.
spell-hot_blood = Discard ‹{ $x1 }› madness { $x1 ->
        [one] card
       *[other] cards
    } from your hand, then draw two cards for each one discarded.
spell-cinders = { $x1 ->
        [one] You may destroy ‹{ $x1 }› card from your discard pile. Then draw ‹{ $x1 }› card.
       *[other] You may destroy up to ‹{ $x1 }› cards from your discard pile. Then draw ‹{ $x1 }› cards.
    }
spell-cauterize = Cure up to ‹{ $x2 }› madness { $x2 ->
        [one] card
       *[other] cards
    } from your discard pile and/or the shared support.
spell-renewal = One player { $x1 ->
        [one] cures ‹{ $x1 }› madness card from hand and then draws ‹{ $x1 }› card
       *[other] cures ‹{ $x1 }› madness cards from hand and then draws ‹{ $x1 }› cards
    }.
spell-wildfire = Each player may destroy { $x1 ->
        [one] ‹{ $x1 }› card
       *[other] up to ‹{ $x1 }› cards
    } from hand.
spell-resolve = Draw ‹{ $x2 }› { $x2 ->
        [one] card
       *[other] cards
    }, then cure { $x1 ->
        [one] ‹{ $x1 }› madness card from your hand or the shared support
       *[other] ‹{ $x1 }› madness cards from your hand and/or the shared support
    }.
spell-aura_of_fire = Each player may cure { $x1 ->
        [one] ‹{ $x1 }› madness card from their own hand or support
       *[other] up to ‹{ $x1 }› madness cards from their own hand and/or support
    }.
spell-phoenix = Destroy up to ‹{ $x3 }› { $x3 ->
        [one] card
       *[other] cards
    } from your hand and/or discard pile, then draw as many.

## Library spells: water

spell-downpour = { $x1 ->
        [one] ‹{ $x1 }› player shuffles
       *[other] Choose ‹{ $x1 }› players. Each shuffles
    } their support, discard pile and draw deck into a new draw deck.
spell-cool_head = { $x1 ->
        [one] Put ‹{ $x1 }› card from your hand into your support, then draw ‹{ $x1 }› card.
       *[other] Put ‹{ $x1 }› cards from your hand into your support, then draw ‹{ $x1 }› cards.
    }
spell-ice_mirror = Put ‹{ $x1 }› { $x1 ->
        [one] card
       *[other] cards
    } from your discard pile into your support.
spell-glaciation = Destroy ‹{ $x1 }› { $x1 ->
        [one] card of the shared support and put the card of the next higher value in its place
       *[other] cards of the shared support and put in place of each the card of the next higher value
    }.
spell-frost_touch = { $x1 ->
        [one] ‹{ $x1 }› other player draws
       *[other] Choose ‹{ $x1 }› other players. Each draws
    } one card and then puts one card from hand into their support.
spell-rain_of_frogs = { $x1 ->
        [one] ‹{ $x1 }› other player shuffles
       *[other] Choose ‹{ $x1 }› other players. Each shuffles
    } their support, hand, discard pile and draw deck into a new draw deck and then draws five cards.
spell-arctic_circle = Each player { $x1 ->
        [one] puts ‹{ $x1 }› card from hand into their support, then draws ‹{ $x1 }› card
       *[other] puts ‹{ $x1 }› cards from hand into their support, then draws ‹{ $x1 }› cards
    }.
spell-tsunami = Each player with a free place in their support draws ‹{ $x1 }› { $x1 ->
        [one] card and at once puts it there
       *[other] cards and at once puts them there, but no more than there are free places
    }.
spell-ice_cocoon = Each player discards all madness cards from hand, then draws ‹{ $x1 }› { $x1 ->
        [one] card
       *[other] cards
    } for each of them.

## Library spells: earth

spell-essence_of_earth = { $x1 ->
        [one] ‹{ $x1 }› other player chooses
       *[other] Choose ‹{ $x1 }› other players. Each chooses
    } one card of their discard pile and puts it on top of their draw deck.
spell-stone_skin = Destroy { $x1 ->
        [one] ‹{ $x1 }› card from your hand or the shared support, then add ‹{ $x1 }› card of the next higher value
       *[other] ‹{ $x1 }› cards from your hand and/or the shared support, then add ‹{ $x1 }› cards, each of the next higher value,
    } to your discard pile.
spell-abundance = One other player draws ‹{ $x2 }› { $x2 ->
        [one] card
       *[other] cards
    }.
spell-rooting = Add ‹{ $x1 }› value-2 { $x1 ->
        [one] card
       *[other] cards
    } of your choice from the supply on top of your draw deck.
spell-fertile_soil = Draw ‹{ $x3 }› { $x3 ->
        [one] card
       *[other] cards
    }, then discard ‹{ $x1 }› { $x1 ->
        [one] card
       *[other] cards
    } from your hand.
spell-petrify = Neutralise ‹{ $x1 }› { $x1 ->
        [one] curse
       *[other] curses
    }.
spell-blossoming = Add ‹{ $x1 }› value-3 { $x1 ->
        [one] card
       *[other] cards
    } of your choice from the supply on top of your draw deck.
spell-heart_of_the_forest = You and one other player each draw ‹{ $x2 }› { $x2 ->
        [one] card
       *[other] cards
    }.
spell-awakened_earth = Each player may { $x1 ->
        [one] put ‹{ $x1 }› card of their discard pile on top of their draw deck, and then draws ‹{ $x1 }› card
       *[other] put up to ‹{ $x1 }› cards of their discard pile on top of their draw deck, and then draws ‹{ $x1 }› cards
    }.

## Library spells: air

spell-inhale = Take into your hand { $x1 ->
        [one] ‹{ $x1 }› card from another player’s hand or from the shared support
       *[other] ‹{ $x1 }› cards from other players’ hands and/or from the shared support
    }.
spell-mind_control = { $x1 ->
        [one] ‹{ $x1 }› other player takes
       *[other] Choose ‹{ $x1 }› other players. Each takes
    } up to one action and then draws one card.
spell-tornado = Swap { $x1 ->
        [one] ‹{ $x1 }› card of your hand for a card of one other player’s hand. Each of you chooses the card to give
       *[other] ‹{ $x1 }› cards of your hand for as many cards of one other player’s hand. Each of you chooses the cards to give
    }.
spell-eye_of_the_hurricane = Each player { $x1 ->
        [one] discards ‹{ $x1 }› card from hand, then draws ‹{ $x1 }› card
       *[other] discards ‹{ $x1 }› cards from hand, then draws ‹{ $x1 }› cards
    }.
spell-telekinesis = Each player draws ‹{ $x1 }› { $x1 ->
        [one] card
       *[other] cards
    }.
spell-levitation = { $x1 ->
        [one] ‹{ $x1 }› other player draws
       *[other] Choose ‹{ $x1 }› other players. Each draws
    } until they hold six cards in hand.
spell-incarnation = { $x1 ->
        [one] You may take ‹{ $x1 }› action, paid only with cards of the shared support. Those cards stay where they are.
       *[other] You may take up to ‹{ $x1 }› actions, each paid only with cards of the shared support. Those cards stay where they are and may pay for the next of these actions too.
    }
spell-second_wind = { $x1 ->
        [one] ‹{ $x1 }› player refreshes
       *[other] Choose ‹{ $x1 }› players. Each refreshes
    } all their exhausted spells except Second Wind and then draws two cards.
spell-concert_of_minds = Each other player draws ‹{ $x2 }› { $x2 ->
        [one] card
       *[other] cards
    } and then may take { $x1 ->
        [one] ‹{ $x1 }› action
       *[other] up to ‹{ $x1 }› actions
    }.

## Curses

curse-water_drought = Each player discards 1 water card.
curse-water_black_ice = Each player gets 1 madness card from the stack into their support.
curse-water_thaw = Each player discards 1 card from their support.
curse-water_undertow = Each player discards the top 2 cards of their draw deck.
curse-water_cold_sweat = Each player adds 1 madness card to their discard pile.
curse-water_numb_fingers = Each player exhausts 1 of their ready spells.
curse-earth_barren = Each player discards 1 earth card.
curse-earth_gnawing_roots = Each player adds 1 madness card to their discard pile.
curse-earth_landslide = Each player discards the top 3 cards of their draw deck.
curse-earth_fissure = Each player destroys 1 value-2 card of their choice.
curse-earth_sinking_sand = Each player puts 1 element card of their choice from hand on top of their draw deck.
curse-earth_buried_whisper = Each player adds 1 madness card on top of their draw deck.
curse-fire_snuffed = Each player discards 1 fire card.
curse-fire_flashover = Each player destroys the top card of their draw deck.
curse-fire_meltdown = Each player destroys 1 value-2 card of their choice.
curse-fire_scorched_notes = Each player destroys 1 element card of their choice from hand.
curse-fire_fever = Each player adds 1 madness card to their discard pile.
curse-fire_ash_rain = Destroy 2 cards of the madness stack.
curse-air_becalmed = Each player discards 1 air card.
curse-air_gale = Each player discards 2 cards of their choice from hand.
curse-air_short_breath = Each player exhausts 2 of their ready spells.
curse-air_voices = Each player takes 1 madness card from the stack into hand.
curse-air_scattered_pages = Each player discards the top 2 cards of their draw deck.
curse-air_whirl = Each player with more than 4 cards in hand discards cards of their choice down to 4.
curse-air_vertigo = Each player adds 1 madness card to their discard pile.
curse-multi_bind_water = Put 1 water token on each of the other curses. Breaking a curse costs 1 more water for each water token on it.
curse-multi_bind_earth = Put 1 earth token on each of the other curses. Breaking a curse costs 1 more earth for each earth token on it.
curse-multi_bind_fire = Put 1 fire token on each of the other curses. Breaking a curse costs 1 more fire for each fire token on it.
curse-multi_bind_air = Put 1 air token on each of the other curses. Breaking a curse costs 1 more air for each air token on it.
curse-multi_devoured_hope = Destroy 4 cards of the madness stack.
curse-multi_blank_page = Each player neutralises 1 of their spells. All spells turn face up again when a new monster arrives.
curse-multi_waking_nightmare = Each player adds 1 madness card on top of their draw deck.
curse-multi_panic = Each player adds 2 madness cards to their discard pile.
curse-multi_amnesia = Each player chooses 1 of their spells and destroys it.
curse-multi_isolation = Each player discards all cards from their support.

## Monsters: arrival effects

arrival-fish_bagpiper = Each player takes 1 madness card from the stack into hand.
arrival-bookmoth_swarm = Each player discards the top 3 cards of their draw deck.
arrival-cellar_boggart = Each player discards 1 card of their choice from hand.
arrival-candle_wraith = Each player exhausts 2 of their ready spells.
arrival-red_dragon = Each player discards their whole draw deck.
arrival-warlock = Once the curses lie on the track, put 1 madness card from the stack under each of them, multi-element curses included. Whoever breaks a curse adds its madness card to their discard pile.
arrival-gelatinous_cube = Each player neutralises 1 of their spells. All spells turn face up again when a new monster arrives.
arrival-kraken = Each player discards all cards from their support.
arrival-page_eater = Destroy the face-up spell of every library stack, then turn the next spell of each stack face up.
arrival-medusa = Each player gets 1 madness card from the stack into their support.
arrival-iron_golem = Once the curses lie on the track, put on each element curse 1 token of its own element.
arrival-banshee = Each player adds 1 madness card on top of their draw deck.
arrival-imp_horde = Each player discards 2 cards of their choice from hand.
arrival-hydra = Add 1 more multi-element curse this round, unless five curses fill the track without it.
arrival-lich = Each player adds 1 destroyed madness card to their discard pile. If no madness card is destroyed, it comes from the stack.
arrival-abyss_shadow = Destroy 3 cards of the madness stack.
arrival-shh = While this monster is in play, the players must not talk to each other.
arrival-final = When the sixth monster arrives, each player also adds 1 madness card on top of their draw deck, after that monster’s own arrival effect.

## Pages: bonuses and penalties

bonus-ip01 = Each player puts up to 2 cards of their discard pile on top of their draw deck.
penalty-ip01 = Each player discards all air cards from their hand and their support.
bonus-ip02 = Each player may destroy any number of cards from hand, then draws as many.
penalty-ip02 = One player discards all cards from their support and then gets 3 madness cards from the stack into it.
bonus-ip03 = Each player cures up to 2 madness cards from their hand and/or the shared support.
penalty-ip03 = Each player discards their whole hand, then draws 5 cards.
bonus-ip04 = Each player may destroy 1 card of their discard pile. If it was an element card, the card of the next higher value takes its place there.
penalty-ip04 = Each player adds 1 madness card to their discard pile.
bonus-ip05 = Each player may discard 1 value-1 card. Whoever does adds 1 value-3 card of the same element from the supply on top of their draw deck.
penalty-ip05 = Each player discards all water cards from their hand and their support.
bonus-ip06 = Each player cures all madness cards of their discard pile.
penalty-ip06 = Each player adds 1 madness card to their discard pile.
bonus-ip07 = Each player adds 1 value-2 card of their choice from the supply to their discard pile.
penalty-ip07 = Each player discards all earth cards from their hand and their support.
bonus-ip08 = Each player draws 2 cards.
penalty-ip08 = Each player discards all fire cards from their hand and their support.
bonus-ip09 = Each player may cure 1 madness card of their discard pile. After that, you may return up to 3 destroyed madness cards to the stack.
penalty-ip09 = Destroy 3 cards of the madness stack.
bonus-ip10 = Each player may put up to 2 cards from hand into their support, then draws as many.
penalty-ip10 = Each player chooses 1 of their spells and destroys it.
bonus-ip11 = One player may learn one face-up library spell without paying.
penalty-ip11 = Each player exhausts all their ready spells and discards 1 card of their choice from hand.
bonus-ip12 = Each player may destroy up to 2 cards of their discard pile.
penalty-ip12 = Each player adds 1 madness card on top of their draw deck.
bonus-promo_shh = Each player draws 1 card.
penalty-promo_shh = Each player adds 1 madness card to their discard pile.
bonus-final = The players win.
penalty-final = The players lose.

## Wizards

wizard-rosana = Your support holds up to five cards instead of three.
wizard-harold = Once in your turn you may count one value-1 air card you pay with as one element of any type.
wizard-viktor = Once in your turn you may discard one madness card from your hand. If you do, you must draw one card.
wizard-sandra = Once in your turn you may refresh one exhausted face-up spell in front of you or of another player.
wizard-larry = Once in your turn you may draw one card and show it: cure it if it is madness, otherwise discard it.
wizard-alice = Every time you break a curse, in any turn and as often as it happens, you may draw one card.
wizard-violetta = Once in your turn you may swap one card of your hand with one card of the shared support, and directly afterwards do so a second time.
wizard-patrik = You may hold six spells instead of five.

## Variants

variant-horror = Every starting deck also gets 1 madness card from the stack, before the first hand is drawn.
variant-nightmare = Every starting deck has a value-1 card of the same element in place of its value-2 card.
variant-no_reward = Breaking a curse brings no value-2 card.
variant-creeping_madness = The cure action costs 3 elements of one type instead of 2.
variant-cursed_support = A forced discard or destruction of a named kind of card may be met from the shared support, and must be if your hand holds no such card.
variant-five_player_double_turn = With five players only, the last player of a round is also the first player of the next one.
variant-promo_shh = The promo page joins the inner pages; if anyone talks while Shh! is in play, all players lose at once or, in the milder version, the offender adds 2 madness cards to their discard pile.

## Words

name-water = water
name-earth = earth
name-fire = fire
name-air = air
name-madness = madness card
name-multi = multi-element
name-support = support
name-shared_support = shared support
name-hand = hand
name-deck = draw deck
name-discard = discard pile
name-destroyed = destroyed cards
name-supply = supply
name-madness_stack = madness stack
name-library = library
name-grimoire = grimoire
name-exhausted = exhausted
name-ready = ready
name-neutralised = neutralised
phase-concentration = Concentration phase
phase-grimoire = Grimoire phase
phase-action = Action phase
phase-recuperation = Recuperation phase

## One letter for each kind of card

glyph-water = W
glyph-earth = E
glyph-fire = F
glyph-air = A
glyph-madness = X

## Short names of cards

word-card-water-1 = water 1
word-card-water-2 = water 2
word-card-water-3 = water 3
word-card-earth-1 = earth 1
word-card-earth-2 = earth 2
word-card-earth-3 = earth 3
word-card-fire-1 = fire 1
word-card-fire-2 = fire 2
word-card-fire-3 = fire 3
word-card-air-1 = air 1
word-card-air-2 = air 2
word-card-air-3 = air 3
word-card-madness = madness
