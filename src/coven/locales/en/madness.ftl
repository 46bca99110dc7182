### The Big Book of Madness: what is asked, answered, refused and told.
### $cost, $missing, $card, $spell and the other names arrive ready to be said; $place, $element and $prompt are ids to
### select by. Places: hand, support and discard are the player’s own, other-hand and other-support another player’s.

## Prompts: what a player is asked

prompt-act = Choose an action or end your Action phase.
prompt-act-granted = { $n ->
        [one] You may take { $n } action: choose it or pass.
       *[other] You may take up to { $n } actions: choose the next one or stop.
    }
prompt-act-from-support = { $n ->
        [one] You may take { $n } action, paid only with cards of the shared support, which stay there: choose it or pass.
       *[other] You may take up to { $n } actions, each paid only with cards of the shared support, which stay there: choose the next one or stop.
    }
prompt-target = { $left ->
        [none] Nobody is left who could be the target of { $spell }: go on without, or call it off.
       *[some] { $n ->
            [one] Choose a player as the target of { $spell }.
           *[other] Choose a player as a target of { $spell }; { $n } targets are still to be named.
        }
    }
prompt-take = { $left ->
        [none] No card is left that { $spell } could take: go on without, or call it off.
       *[some] { $n ->
            [one] Choose the card you want to take with { $spell }.
           *[other] Choose a card you want to take with { $spell }; { $n } cards are still to be named.
        }
    }
prompt-consent = { $multiple ->
        [1] { $player } wants to cast { $spell } on you: do you agree?
        [2] { $player } wants to cast { $spell } at twice its cost on you: do you agree?
       *[other] { $player } wants to cast { $spell } at { $multiple } times its cost on you: do you agree?
    }
prompt-consent-card = { $place ->
        [support] { $player } wants to take { $card } from your support with { $spell }: do you agree?
       *[hand] { $player } wants to take { $card } from your hand with { $spell }: do you agree?
    }
prompt-pay = { $left ->
        [0] The cost is paid: add another card or finish paying.
       *[other] Pay { $cost }, card by card or all at once.
    }
prompt-swap = Choose { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your hand to give to { $player }.
prompt-swap-support = { $card ->
        [none] { $n ->
            [1] Choose another card from your hand to swap for a card from the shared support, or stop.
           *[other] Choose a card from your hand to swap for a card from the shared support.
        }
       *[other] Choose the card from the shared support you take for { $card }.
    }
prompt-forget = Choose { $n ->
        [one] { $n } of your spells to destroy.
       *[other] { $n } of your spells to destroy, one after the other.
    }
prompt-learn-free = You may learn one face-up library spell without paying.
prompt-reward = Choose a card of value { $value } from the supply for the curse you have broken.
prompt-gain = Choose { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of value { $value } from the supply.
prompt-draw-on-break = Do you want to draw a card for the curse you have broken?
prompt-cure-element = Choose the element you pay for the cure with: it costs { $n ->
        [one] { $n } element.
       *[other] { $n } elements of one type.
    }
prompt-trim = You hold too many cards: discard { $n ->
        [one] { $n } more element card
       *[other] { $n } more element cards
    } of your choice.
prompt-exhaust = Choose { $n ->
        [one] { $n } of your ready spells to exhaust.
       *[other] { $n } of your ready spells to exhaust, one after the other.
    }
prompt-neutralise = Choose { $n ->
        [one] { $n } of your spells to neutralise.
       *[other] { $n } of your spells to neutralise, one after the other.
    }
prompt-neutralise-curse = Choose { $n ->
        [one] { $n } curse
       *[other] { $n } curses
    } to neutralise.
prompt-raise = Choose the destroyed card that is replaced by a higher one: the supply does not have enough for all of them.
prompt-restore = You may return { $n ->
        [one] { $n } destroyed madness card
       *[other] up to { $n } destroyed madness cards
    } to the madness stack.
prompt-refresh = Choose an exhausted spell to refresh.
prompt-choose-wizard = Choose your wizard.
prompt-choose-player = Choose the player who carries out this effect.
prompt-may = Do you want to use this effect?
prompt-discard = Discard { $n ->
        [any] any number of cards
        [one] { $n } card
       *[other] { $n } cards
    }.
prompt-discard-up-to = You may discard { $n ->
        [any] any number of cards
        [one] { $n } card
       *[other] up to { $n } cards
    }.
prompt-destroy = Destroy { $n ->
        [any] any number of cards
        [one] { $n } card
       *[other] { $n } cards
    }.
prompt-destroy-up-to = You may destroy { $n ->
        [any] any number of cards
        [one] { $n } card
       *[other] up to { $n } cards
    }.
prompt-cure = Cure { $n ->
        [any] any number of madness cards
        [one] { $n } madness card
       *[other] { $n } madness cards
    }.
prompt-cure-up-to = You may cure { $n ->
        [any] any number of madness cards
        [one] { $n } madness card
       *[other] up to { $n } madness cards
    }.
prompt-support = Put { $n ->
        [any] any number of cards
        [one] { $n } card
       *[other] { $n } cards
    } into your support.
prompt-support-up-to = You may put { $n ->
        [any] any number of cards
        [one] { $n } card
       *[other] up to { $n } cards
    } into your support.
prompt-top = Put { $n ->
        [any] any number of cards
        [one] { $n } card
       *[other] { $n } cards
    } on top of your draw deck.
prompt-top-up-to = You may put { $n ->
        [any] any number of cards
        [one] { $n } card
       *[other] up to { $n } cards
    } on top of your draw deck.

## Options: answers to choose from

option-cast = { $multiple ->
        [1] Cast { $spell }
        [2] Cast { $spell } at twice its cost
       *[other] Cast { $spell } at { $multiple } times its cost
    }
option-learn = Learn { $spell }
option-acquire = Acquire { $card }
option-break = Break the curse on space { $slot }
option-break-named = Break the curse { $curse } ({ $slot })
option-cure = { $place ->
        [hand] Cure madness in your hand
        [support] Cure madness in your support
       *[other-support] Cure madness in { $player }’s support
    }
option-ability = Use your wizard’s ability
option-with = { $element ->
        [water] Pay with water
        [earth] Pay with earth
        [fire] Pay with fire
       *[air] Pay with air
    }
option-pay = Pay with { $card }
option-settle = Pay all at once with { $cards }
option-target = Target { $player }
option-take = Take { $card }
option-go-on = { $prompt ->
        [take] Cast it without further cards
       *[target] Cast it without further targets
    }
option-call-off = Call the casting off, at no cost
option-agree = Agree
option-refuse = Refuse
option-choose-wizard = Play { $wizard }
option-choose-player = Choose { $player }
option-forget = Destroy { $spell }
option-exhaust = Exhaust { $spell }
option-neutralise-spell = Neutralise { $spell }
option-neutralise-curse = Neutralise the curse on space { $slot }
option-refresh = Refresh { $spell }
option-refresh-other = Refresh { $player }’s { $spell }
option-give = Give { $card }
option-gain = Get { $card }
option-raise = Replace { $card }
option-restore = Return a madness card to the madness stack
option-discard = Discard { $card }
option-destroy = Destroy { $card }
option-cure-card = Cure { $card }
option-support = Put { $card } into your support
option-top = Put { $card } on top of your draw deck
option-talk = { $player } has talked
option-accept = { $prompt ->
        [draw-on-break] Draw a card
       *[may] Use the effect
    }
option-decline = { $prompt ->
        [draw-on-break] Draw nothing
       *[may] Do without the effect
    }
option-done = { $prompt ->
        [act] End your Action phase
        [act-granted] Take no further action
        [act-from-support] Take no further action
        [pay] Finish paying
        [swap-support] Do not swap a second card
        [learn-free] Learn nothing
        [restore] Return no further card
        [discard-up-to] Discard no further card
        [destroy-up-to] Destroy no further card
        [cure-up-to] Cure no further card
        [support-up-to] Put no further card into your support
        [top-up-to] Put no further card on your draw deck
       *[other] Done
    }

## Cards at their places, and what they count as

spot = { $place ->
        [hand] { $card }
        [support] { $card } from your support
        [discard] { $card } from your discard pile
        [other-hand] { $card } from { $player }’s hand
       *[other-support] { $card } from { $player }’s support
    }
spot-as = { $element ->
        [water] { $card }, counted as water
        [earth] { $card }, counted as earth
        [fire] { $card }, counted as fire
       *[air] { $card }, counted as air
    }
spot-times = { $n }× { $card }

## Numbers of elements: what something costs, and what is lacking

amount-water = { $n } water
amount-earth = { $n } earth
amount-fire = { $n } fire
amount-air = { $n } air
amount-one-type = { $n ->
        [one] { $n } element
       *[other] { $n } elements of one type
    }
lack-water = { $n } water
lack-earth = { $n } earth
lack-fire = { $n } fire
lack-air = { $n } air
lack-any = { $n ->
        [one] { $n } element
       *[other] { $n } elements
    }

## Reasons: why an answer is refused, and what would make it legal

reason-hand-only = This { $card } card cannot be used: the effect takes cards from your hand only, so choose one of them.
reason-wrong-kind = This { $card } card is not of the kind the effect asks for: choose one that is.
reason-wrong-place = This { $card } card does not lie where the effect says: choose one that does.
reason-card-not-there = There is no such { $card } card there, or it is already chosen: choose a card that lies there.
reason-keep-madness = Madness cannot be discarded in the Recuperation phase: choose an element card.
reason-must-trim = You may keep at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } in hand: choose an element card to discard.
reason-trim-hand = This { $card } card does not lie in your hand, and only cards in hand count here: choose one of them.
reason-support-full = Your support is full: the { $card } card needs a free place there first.
reason-must-choose = The effect must be carried out as far as possible: choose before you go on.
reason-pile-empty = The supply has no { $card } card left: choose from a pile that is not empty.
reason-not-your-spell = { $spell } does not lie in front of you: you can cast only your own spells.
reason-spell-exhausted = { $spell } is exhausted: it is refreshed in your next Concentration phase.
reason-spell-face-down = { $spell } is neutralised: it turns face up again when the next monster arrives.
reason-spell-face-down-for-good = { $spell } is neutralised: no new monster comes that would turn it face up again.
reason-too-many-times = The cost may be paid at most three times: choose a lower multiple.
reason-cannot-pay-spell = { $multiple ->
        [1] { $spell } costs { $cost }: the cards you can pay with are { $missing } short.
        [2] { $spell } at twice its cost takes { $cost }: the cards you can pay with are { $missing } short.
       *[other] { $spell } at { $multiple } times its cost takes { $cost }: the cards you can pay with are { $missing } short.
    }
reason-spell-not-ready = { $spell } is not ready: choose a spell that lies face up and is not exhausted.
reason-spell-lies-face-down = { $spell } already lies face down: choose a spell that lies face up.
reason-spell-not-yours = { $spell } does not lie in front of you: choose one of your own spells.
reason-spell-not-there = Nobody you name has { $spell }: choose an exhausted spell that lies in front of a player.
reason-spell-ready = { $spell } is not exhausted: choose a spell that is.
reason-spell-stays-face-down = { $spell } is neutralised and cannot be refreshed: choose an exhausted spell that lies face up.
reason-not-face-up-in-library = { $spell } does not lie face up in the library: only the top spell of each stack can be learned.
reason-cannot-pay-learning = Learning { $spell } costs { $cost }: the cards you can pay with are { $missing } short.
reason-no-value-one = This { $card } card cannot be acquired: choose a card of value 2 or 3.
reason-supply-empty = The supply has no { $card } card left: choose one it still has.
reason-cannot-pay-card = Acquiring { $card } costs { $cost }: the cards you can pay with are { $missing } short.
reason-no-curse-there = There is no curse on space { $slot }: choose a space with a curse.
reason-curse-face-down = The curse on space { $slot } is neutralised: it turns face up at the end of the next Grimoire phase.
reason-curse-turned-already = The curse on space { $slot } already lies face down: choose one that lies face up.
reason-cannot-pay-curse = Breaking the curse on space { $slot } costs { $cost }: the cards you can pay with are { $missing } short.
reason-cannot-pay-multi = Breaking the multi-element curse on space { $slot } costs { $cost }: the cards you can pay with are { $missing } short.
reason-cannot-pay-tokens = With its tokens, breaking the curse on space { $slot } costs { $cost }: the cards you can pay with are { $missing } short.
reason-no-madness-there = There is no madness card there: a cure takes one from your hand or from any support.
reason-not-another-hand = A cure takes madness from your own hand or from any support, never from the hand of another player: choose one of these places.
reason-cannot-pay-cure = A cure costs { $cost }: the cards you can pay with are { $missing } short.
reason-element-not-asked = { $left ->
        [0] This { $card } card cannot be added: add a card of an element the cost asked for, or finish paying.
       *[other] This { $card } card does not count here: pay { $cost }.
    }
reason-madness-pays-nothing = Madness pays for nothing: choose an element card.
reason-only-support-pays = You cannot pay with this { $card } card: this action is paid only with cards of the shared support.
reason-used-already = This { $card } card already counts for this action: each card of the shared support counts once, so choose another one.
reason-not-to-pay-with = You cannot pay with this { $card } card: pay with cards from your hand or from the shared support.
reason-not-paid-yet = The cost is not paid yet: { $cost } still to pay.
reason-cannot-convert = Your wizard cannot count this { $card } card as another element: pay with cards of the elements asked for.
reason-converted-already = Your ability is used up: you can count a card as another element again in your next turn.
reason-convert-own-turn = You can count a card as another element only in your own turn: pay with cards of the elements asked for.
reason-convert-air-one = This { $card } card cannot count as another element: only an air card of value 1 can.
reason-convert-to-air = This { $card } card is air anyway: pay with it as it is.
reason-would-fall-short = If you pay with this { $card } card like that, the rest of the cost cannot be met: pay { $cost } in another way.
reason-ability-at-all-times = Your ability holds at all times: there is nothing to use.
reason-ability-on-breaking = Your ability is offered whenever you break a curse: break one first.
reason-ability-while-paying = Your ability is used while you pay for an action: count an air card of value 1 as another element then.
reason-ability-used = The ability of { $wizard } is used up: you can use it again in your next turn.
reason-ability-own-turn = An ability works only between the actions of its owner’s turn: wait for your turn.
reason-ability-between-actions = An ability is used between actions, never during one: finish what is going on first.
reason-ability-too-late = An ability is used in your Action phase, which is over: use it in your next turn.
reason-no-madness-in-hand = The ability of { $wizard } needs a madness card in your hand, and you hold none.
reason-no-exhausted-spell = The ability of { $wizard } needs an exhausted face-up spell, and nobody has one.
reason-nothing-to-swap = The ability of { $wizard } needs a card in your hand and a card in the shared support.
reason-must-swap = A swap has two sides: choose a card you give and a card you take for it.
reason-swap-from-hand = This { $card } card does not lie in your hand: give one that does.
reason-swap-from-support = This { $card } card does not lie in a support: take one from the shared support.
reason-never-the-caster = { $spell } affects other players only: choose somebody else.
reason-only-once = { $player } is a target already: choose a different player.
reason-one-other-only = { $spell } affects you and one other player: choose yourself now.
reason-player-out = This player is out of the game: choose one who still plays.
reason-you-are-out = You are out of the game: the others play on without you.
reason-refused-already = { $player } has already refused: ask again once another action has been paid.
reason-card-refused-already = { $player } has already refused to give you this { $card } card: ask again once another action has been paid.
reason-nobody-refused = A casting can be called off only after somebody has refused it: go on with it.
reason-others-left = There is still a player you can name: choose one, or call the casting off.
reason-cards-left = There is still a card you can name: choose one, or call the casting off.
reason-wizard-taken = { $wizard } is taken: choose another wizard.
reason-must-forget = You already hold as many spells as you may: choose the one you destroy for the new one.
reason-must-choose-player = Somebody has to carry this effect out: choose a player.
reason-must-choose-wizard = Everybody plays a wizard: choose yours.
reason-must-agree-or-refuse = This spell needs your word: agree or refuse.
reason-must-choose-element = A cure is paid with elements of one type: choose the type.
reason-must-accept-or-decline = You may do without this, but you have to say so: accept or decline.
reason-must-take-reward = The reward is taken as long as the supply has a card for it: choose one.
reason-must-give = A swap has two sides, and both give as many cards: choose a card.
reason-must-name-cards = The cards are named before anything is paid: choose a card.
reason-must-name-targets = The targets are named before anything is paid: choose a player.
reason-nothing-left-to-name = There is nothing left to name: go on without, or call the casting off.
reason-action-later = Something else is being asked: answer that first. Actions are chosen when you are asked what to do.
reason-nothing-to-pay = There is nothing to pay now: a payment is asked for once an action is chosen and its targets are named.
reason-not-as-proposed = This is not the payment that is proposed: take that one as it is listed, or pay card by card.
reason-no-spell-announced = No spell is looking for a target now: announce one that needs another player, and you are asked for whom.
reason-nothing-to-call-off = There is no casting to call off now: that can be done when somebody refuses a spell before it is paid.
reason-nobody-asks-consent = Nobody needs your word now: you are asked when a spell would touch what is yours.
reason-nothing-to-pick = No effect asks for a card in this way now: cards are chosen when an effect says so, and only as it says.
reason-nothing-to-gain = Nothing is to be taken there now: only an effect or a reward lets you choose such a card. A card of value 2 or 3 can be acquired by an action.
reason-no-spell-to-pick = No effect asks for a spell in this way now: spells are chosen when an effect says so.
reason-no-curse-to-pick = No effect neutralises a curse now: cast a spell that does.
reason-no-player-to-pick = No player is to be chosen now: you are asked when an effect leaves it to you who carries it out.
reason-no-wizard-to-pick = The wizards are chosen before the game: that is over.
reason-no-element-to-pick = No element is to be chosen now: it is asked for when you cure madness.

## Events: what has happened

event-ability-used = { $player } uses their wizard’s ability.
event-agreed = { $player } agrees to { $spell }, which { $caster } wants to cast.
event-called-off = { $player } calls the casting of { $spell } off.
event-converted = { $element ->
        [water] { $player } counts a card as water: { $card }.
        [earth] { $player } counts a card as earth: { $card }.
        [fire] { $player } counts a card as fire: { $card }.
       *[air] { $player } counts a card as air: { $card }.
    }
event-cast = { $multiple ->
        [1] { $player } casts { $spell }.
        [2] { $player } casts { $spell } at twice its cost.
       *[other] { $player } casts { $spell } at { $multiple } times its cost.
    }
event-cured = { $place ->
        [hand] { $player } cures a madness card from hand.
        [support] { $player } cures a madness card from their support.
        [discard] { $player } cures a madness card from their discard pile.
       *[other-support] { $player } cures a madness card from { $owner }’s support.
    }
event-curse-broken = { $player } breaks the curse { $curse } on space { $slot }.
event-curse-laid = The curse { $curse } is laid on space { $slot }.
event-curse-neutralised = The curse { $curse } on space { $slot } is neutralised.
event-curse-returned = { $n ->
        [0] The curse { $curse } on space { $slot } goes under its stack.
        [one] The curse { $curse } on space { $slot } goes under its stack; the madness card under it is destroyed.
       *[other] The curse { $curse } on space { $slot } goes under its stack; the { $n } madness cards under it are destroyed.
    }
event-curse-struck = The curse { $curse } on space { $slot } strikes.
event-curse-woke = The curse { $curse } on space { $slot } turns face up.
event-deck-discarded = { $player } discards their whole draw deck.
event-destroyed = { $place ->
        [hand] { $player } destroys a card from hand: { $card }.
        [support] { $player } destroys a card from their support: { $card }.
        [discard] { $player } destroys a card from their discard pile: { $card }.
       *[other-support] { $player } destroys a card from { $owner }’s support: { $card }.
    }
event-discarded = { $place ->
        [hand] { $player } discards a card from hand: { $card }.
        [support] { $player } discards a card from their support: { $card }.
        [discard] { $player } discards a card from their discard pile: { $card }.
       *[other-support] { $player } discards a card from { $owner }’s support: { $card }.
    }
event-drawn = { $player } draws a card: { $card }.
event-drawn-into-support = { $player } draws a card straight into their support: { $card }.
event-eliminated = { $player } goes mad and is out of the game.
event-exhausted = { $player } exhausts { $spell }.
event-gained = { $place ->
        [deck_top] { $player } adds a card from the supply on top of their draw deck: { $card }.
       *[discard] { $player } adds a card from the supply to their discard pile: { $card }.
    }
event-game-began = The game begins; the first player is { $player }.
event-given = { $player } gives { $other } a card: { $card }.
event-learned = { $player } learns { $spell }.
event-library-destroyed = { $spell } is destroyed in the library.
event-lost = { $cause ->
        [stack-empty] A madness card is needed and the madness stack has none left: the players lose.
        [last-monster] The last monster was not defeated: the players lose.
        [all-out] All players are out of the game: they lose.
        [talked] Somebody has talked: the players lose.
       *[other] The players lose.
    }
event-madness-freed = { $player } adds the madness card from under the curse to their discard pile.
event-madness-gained = { $place ->
        [hand] { $player } takes a madness card into hand.
        [support] { $player } gets a madness card into their support.
        [deck_top] { $player } adds a madness card on top of their draw deck.
       *[discard] { $player } adds a madness card to their discard pile.
    }
event-madness-returned = { $place ->
        [hand] { $player } takes a destroyed madness card into hand.
        [support] { $player } gets a destroyed madness card into their support.
        [deck_top] { $player } adds a destroyed madness card on top of their draw deck.
       *[discard] { $player } adds a destroyed madness card to their discard pile.
    }
event-madness-under-curse = A madness card goes under the curse { $curse } on space { $slot }.
event-marker-moved = { $space ->
        [0] The invocation marker moves to the Invocation space.
       *[other] The invocation marker moves to space { $space }.
    }
event-milled = { $player } discards the top card of their draw deck: { $card }.
event-monster-defeated = The monster is defeated: { $monster }.
event-monster-survived = The monster was not defeated: { $monster }.
event-page-turned = The page turns and a monster arrives: { $monster }.
event-paid = { $place ->
        [hand] { $player } pays with a card from hand: { $card }.
        [support] { $player } pays with a card from their support: { $card }.
       *[other-support] { $player } pays with a card from { $owner }’s support: { $card }.
    }
event-player-chosen = { $player } chooses a player: { $other }.
event-put-on-deck = { $place ->
        [discard] { $player } puts a card from their discard pile on top of their draw deck: { $card }.
       *[hand] { $player } puts a card from hand on top of their draw deck: { $card }.
    }
event-raised = { $place ->
        [support] A card in { $owner }’s support is raised: { $card } becomes { $higher }.
       *[discard] { $owner } adds a higher card to their discard pile: { $card } becomes { $higher }.
    }
event-refreshed = { $owner }’s { $spell } is refreshed.
event-refused = { $player } refuses { $spell }, which { $caster } wants to cast.
event-reshuffled = { $player } shuffles a new draw deck.
event-round-began = Round { $round } begins.
event-shown-cured = { $player } shows the top card of their draw deck and cures it: { $card }.
event-shown-discarded = { $player } shows the top card of their draw deck and discards it: { $card }.
event-silence-began = Shh! From now on nobody may talk.
event-spell-destroyed = { $player } destroys their spell { $spell }.
event-spell-neutralised = { $player } neutralises { $spell }.
event-spell-woke = { $player }’s { $spell } turns face up.
event-stack-burnt = A card of the madness stack is destroyed; { $n ->
        [0] none is left
        [one] { $n } card is left
       *[other] { $n } cards are left
    }.
event-stack-restored = A destroyed madness card returns to the madness stack, which now has { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-support-swapped = { $place ->
        [support] { $player } swaps { $card } from hand for { $for_card } from their support.
       *[other-support] { $player } swaps { $card } from hand for { $for_card } from { $owner }’s support.
    }
event-supported = { $place ->
        [discard] { $player } puts a card from their discard pile into their support: { $card }.
       *[hand] { $player } puts a card from hand into their support: { $card }.
    }
event-taken = { $place ->
        [support] { $player } takes a card from their support into hand: { $card }.
        [other-hand] { $player } takes a card from { $owner }’s hand: { $card }.
       *[other-support] { $player } takes a card from { $owner }’s support into hand: { $card }.
    }
event-talked = { $player } talks, though nobody may.
event-targeted = { $player } names a target of { $spell }: { $other }.
event-token-placed = { $element ->
        [water] A water token is put on the curse { $curse } on space { $slot }.
        [earth] An earth token is put on the curse { $curse } on space { $slot }.
        [fire] A fire token is put on the curse { $curse } on space { $slot }.
       *[air] An air token is put on the curse { $curse } on space { $slot }.
    }
event-top-destroyed = { $player } destroys the top card of their draw deck: { $card }.
event-turn-began = Turn { $turn }: { $player } plays.
event-uncovered = { $spell } is turned up in the library.
event-wizard-chosen = { $player } chooses a wizard: { $wizard }.
event-won = The last monster is defeated: the players win!

## Walls: what stands in the way of taking an answer back

wall-curse-laid = A curse was laid out.
wall-deck-discarded = A draw deck was discarded.
wall-drawn = A card was drawn.
wall-drawn-into-support = A card was drawn.
wall-milled = A card of a draw deck was discarded.
wall-page-turned = The page was turned.
wall-reshuffled = A draw deck was shuffled.
wall-shown-cured = A card was shown.
wall-shown-discarded = A card was shown.
wall-top-destroyed = A card of a draw deck was destroyed.
wall-uncovered = A spell was turned up in the library.

## Other words

monster-final = final page
text-not-known = This card comes from a content pack, which has no text for it.

cause = { $name }: { $text }
cause-bonus = Your bonus
cause-penalty = Your penalty
