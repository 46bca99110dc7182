### Djinn: what is asked, answered, refused and told.
### Names, djinn, bottles, amounts and places arrive ready to be said; $prompt, $shape, $kind, $final and $pending are ids
### to select by. $djinn, $group, $bottle and amounts are objects of a verb, $djinn_name and $bottle_name are not.

game-name = Djinn

## Prompts: what a player is asked

prompt-draft = Choose a trait: in the end everybody has a positive and a negative one.
prompt-place-wizard = Choose the square space where your wizard begins, and the path it comes by.
prompt-move = { $skipped ->
        [0] Your wizard stands { $at }: choose the space you move to.
       *[other] Your wizard goes on without stopping { $at }: choose the next space.
    }
prompt-act = { $shape ->
        [source] { $final ->
            [1] This is your final action { $at }, with { $magic } of { $most } magic; each choice in the second row costs { $cost }. Choose what you do.
           *[other] You are { $at } with { $magic } of { $most } magic; each choice in the second row costs { $cost }. Choose what you do.
        }
       *[other] { $pending ->
            [1] You are { $at } with { $magic } of { $most } magic and still have to face { $crowd }. Choose what you do.
           *[other] You are { $at } with { $magic } of { $most } magic. Choose what you do.
        }
    }
prompt-capture = Choose the djinn you capture. The magic each needs: { $needs }. You have { $magic } magic and { $purse }. { $helpers ->
        [none] No card of yours can help.
       *[other] Before colour bonuses your cards save: { $helpers }.
    } { $places ->
        [none] You have no place for a djinn.
       *[other] For the djinn you have { $places }.
    }
prompt-capture-free = Choose one more djinn, if you like. With the boss, one at this space comes for free. For all of them you have { $places }.
prompt-capture-place = You are capturing { $group }: { $strength } magic before savings. Choose a place for { $djinn }; you still have { $places }.
prompt-capture-pay = Pay for the capture. To capture { $group } you need { $strength } magic; { $saved } saved so far, { $left } left to pay, and you have { $magic } magic and { $purse }. { $helpers ->
        [none] No other card can help.
       *[other] Other cards can still help.
    }
prompt-draw-djinn = Your capacity marker can go no further: you may draw a djinn from the bag instead and capture it for free.
prompt-place-drawn = You have drawn a { $djinn_name }: choose where it goes.
prompt-capture-from-map = { $n ->
        [one] You may capture { $n } regular djinn from the map for free: choose it and its place.
       *[other] You may capture up to { $n } regular djinn from the map for free: choose one and its place.
    }
prompt-remove-djinn = { $n ->
        [one] You may put { $n } regular djinn from your space back into the bag.
       *[other] You may put up to { $n } regular djinn from your space back into the bag, one after the other.
    }
prompt-extra-chest = { $card ->
        [owned] You may reveal one more chest. One of the revealed chests is then discarded without its reward.
       *[none] An award could still bring equipment that reveals one more chest: take it now, or reveal the chests.
    }
prompt-drop-chest = Choose the chest that is discarded without its reward.
prompt-open-chest = { $n ->
        [one] Open the chest that is left.
       *[other] Choose which of the { $n } chests to open next.
    }
prompt-unlock = You may use a key for the bonus of this chest: { $chest }
prompt-archive = { $n ->
        [one] Choose an option of the Archives.
       *[other] Choose an option of the Archives; { $n } are still to be chosen.
    }
prompt-place-passage = Choose a secret passage of yours and the square space it goes to.
prompt-perform-basic = Choose the location whose basic action you perform.
prompt-take-bottle = { $n ->
        [one] Choose the colour of your new bottle.
       *[other] Choose the colour of your next bottle; { $n } are still to come.
    }
prompt-lose-bottle = { $n ->
        [one] You lose { $n } empty bottle: choose its colour.
       *[other] You lose { $n } empty bottles: choose the colour of the next one.
    }
prompt-swap-bottle = { $n ->
        [one] You may exchange { $n } of your empty bottles for one of another colour.
       *[other] You may exchange up to { $n } of your empty bottles for others, one after the other.
    }
prompt-hire = { $n ->
        [one] Choose the mage card you take.
       *[other] Choose the next mage card you take; { $n } are still to come.
    }
prompt-equip = { $n ->
        [one] Choose the equipment card you take.
       *[other] Choose the next equipment card you take; { $n } are still to come.
    }
prompt-keep = You have two active cards of one kind: choose the one that stays face up.
prompt-wake = { $n ->
        [one] You may turn { $n } of your mage cards face up.
       *[other] You may turn up to { $n } of your mage cards face up, one after the other.
    }
prompt-wake-paid = { $n ->
        [one] You may turn { $n } of your mage cards face up for { $cost }.
       *[other] You may turn up to { $n } of your mage cards face up, each for { $cost }.
    }
prompt-visit = { $n ->
        [one] Choose the stall your assistant visits.
       *[other] Choose the next stall your assistant visits; { $n } visits are left.
    }

## What the others read while somebody decides; it tells nothing they may not know

waiting-draft = { $player } is deciding: which trait to take.
waiting-place-wizard = { $player } is deciding: where to begin.
waiting-move = { $player } is deciding: where to move.
waiting-act = { $player } is deciding: what to do at this space.
waiting-capture = { $player } is deciding: which djinn to capture.
waiting-capture-free = { $player } is deciding: whether to capture a djinn for free.
waiting-capture-place = { $player } is deciding: where the captured djinn go.
waiting-capture-pay = { $player } is deciding: how to pay for the capture.
waiting-draw-djinn = { $player } is deciding: whether to draw a djinn from the bag.
waiting-place-drawn = { $player } is deciding: where the drawn djinn goes.
waiting-capture-from-map = { $player } is deciding: which djinn to capture from the map.
waiting-remove-djinn = { $player } is deciding: which djinn to put back into the bag.
waiting-extra-chest = { $player } is deciding: whether to reveal one more chest.
waiting-drop-chest = { $player } is deciding: which chest to discard.
waiting-open-chest = { $player } is deciding: which chest to open.
waiting-unlock = { $player } is deciding: whether to unlock the chest.
waiting-archive = { $player } is deciding: which option of the Archives to choose.
waiting-place-passage = { $player } is deciding: where to place a secret passage.
waiting-perform-basic = { $player } is deciding: which basic action to perform.
waiting-take-bottle = { $player } is deciding: which bottle to take.
waiting-lose-bottle = { $player } is deciding: which bottle to lose.
waiting-swap-bottle = { $player } is deciding: which bottle to exchange.
waiting-hire = { $player } is deciding: which mage card to take.
waiting-equip = { $player } is deciding: which equipment to take.
waiting-keep = { $player } is deciding: which equipment stays face up.
waiting-wake = { $player } is deciding: which mage card to turn face up.
waiting-wake-paid = { $player } is deciding: whether to pay for turning a mage card face up.
waiting-visit = { $player } is deciding: which stall to visit.

## Options: answers to choose from

option-choose = { $kind ->
        [positive] Take the positive trait { $trait } – { $text }
       *[negative] Take the negative trait { $trait } – { $text }
    }
option-place-wizard = Begin { $at }, coming { $from }
option-move = { $tolls ->
        [none] Move { $to }
       *[other] Move { $to } and pay { $tolls }
    }
option-skip = Do not stop { $at } and go on
option-basic = Basic action of the { $location }: { $text }
option-special = Special action of the { $location }: { $text }
option-passage = Secret passage, basic action of the { $location }: { $text }
option-capture = Face the djinn and capture some
option-capture-nothing = { $loss ->
        [0] Face the djinn and capture nothing
       *[other] Face the djinn, capture nothing and lose { $loss } magic
    }
option-capture-set = { $saved ->
        [0] Capture { $group }: { $strength } magic
       *[other] Capture { $group }: { $strength } magic, { $least } with all your cards
    }
option-capture-from-map = { $place ->
        [circle] Capture { $djinn } { $from } and put it on a circle
       *[bottle] Capture { $djinn } { $from } and bottle it
    }
option-forgo = No action here. { $text }
option-source = { $text }
option-reward = Take the reward of { $equipment } – { $text }
option-free = { $djinn ->
        [none] Capture no further djinn
       *[other] Also capture { $djinn } for free
    }
option-put = { $place ->
        [circle] Put it on a circle
       *[bottle] Put it into a bottle and cork it
    }
option-put-djinn = { $place ->
        [circle] Put { $djinn } on a circle
       *[bottle] Put { $djinn } into a bottle and cork it ({ $bottle_name })
    }
option-pay = { $n ->
        [0] Pay no magic and capture
       *[other] Pay { $n } magic and capture
    }
option-with = { $fee ->
        [0] Use { $helper }, which saves { $saves } magic
       *[other] Use { $helper } for { $cost }, which saves { $saves } magic
    }
option-call-off = Call the capture off
option-draw = Draw a djinn from the bag
option-decline = Draw no djinn
option-draw-equipment = Draw the bottom card of the deck: { $kind ->
        [staff] staffs
        [hat] hats
       *[cloak] cloaks
    }
option-return = Put it back into the bag
option-remove = Put back into the bag: { $djinn }
option-reveal = { $which ->
        [extra] Reveal one more chest
       *[plain] Reveal no extra chest
    }
option-discard = Discard this chest: { $text }
option-open = Open this chest: { $text }
option-unlock = Unlock the chest
option-archive = { $text }
option-place-passage = Place the passage of the { $passage } { $at }
option-take = Take { $bottle }
option-lose = Lose { $bottle }
option-swap = Exchange { $bottle } for { $for_bottle }
option-hire = Take { $mage } – { $text }
option-wake = Turn { $mage } face up – { $text }
option-equip = Take { $equipment } – { $text }
option-keep = Keep { $equipment } face up – { $text }
option-use = Use { $equipment } – { $text }
option-visit = { $tolls ->
        [none] Visit the stall { $stall }: { $text }
       *[other] Visit the stall { $stall } and first pay { $tolls }: { $text }
    }
option-stay = { $tolls ->
        [none] Stay at the stall { $stall }: { $text }
       *[other] Stay at the stall { $stall } and first pay { $tolls }: { $text }
    }
option-exchange = Exchange { $text }
option-bottle = Bottle { $djinn } from your circle ({ $bottle_name })
option-award = { $bosses ->
        [0] Award { $award } for { $bottles } – { $text }
       *[other] Award { $award } for { $bottles } (bosses: { $bosses }) – { $text }
    }
option-done = { $prompt ->
        [act] End your turn
        [archive] Choose no option
        [capture-from-map] Capture no djinn
        [equip] Take no equipment
        [hire] Take no mage card
        [perform-basic] Perform no action
        [remove-djinn] Put no djinn back
        [swap-bottle] Exchange no bottle
        [take-bottle] Take no bottle
        [unlock] Leave the chest locked
        [visit] Visit no stall
        [wake] Turn no card face up
        [wake-paid] Turn no card face up
       *[other] Done
    }

## Reasons: why an answer is refused, and what would make it legal

reason-action-over = Something else is being decided: finish that first. Actions are chosen when you are asked what to do at your space.
reason-not-beside = This can be done at almost any time, but not in the middle of what is being decided now: finish that first.
reason-trait-kind-owned = { $kind ->
        [positive] You already have a positive trait: choose a negative one.
       *[negative] You already have a negative trait: choose a positive one.
    }
reason-path-occupied = Another wizard stands on that path: choose a free one.
reason-no-path = No path leads from here { $to }: choose a space that is joined to yours.
reason-no-going-back = You have come { $from } and may not go straight back: choose another path.
reason-toll-too-high = To stop { $at } you would have to pay { $cost }, but you have { $held }: { $otherwise ->
        [yes] pay in the other currency, skip the space or go elsewhere.
       *[no] skip the space or go elsewhere.
    }
reason-edge-is-free = No wizard bars your way { $at }, so you cannot skip this space: { $stop ->
        [no] choose another path.
       *[yes] stop there or choose another path.
    }
reason-skip-unjoined = Only a space next to yours whose edge another wizard blocks can be skipped: choose a path and stop at its end.
reason-skipped-already = You have already passed this edge { $at } this turn: stop there or choose another path.
reason-same-edge = Your turn began at this very edge { $at }, and it must not end there: choose another space.
reason-not-here = Your wizard is not at the right space for that: choose an action of the space where it stands.
reason-acted-already = You have already performed the action of this space: do something else or end your turn.
reason-only-at-round = This space is square and has the basic action only: for the special action, move to the round space of the { $location }.
reason-no-passage-here = You have no secret passage of the { $location } at this space: choose another action. Passages are placed at square spaces, in the Archives.
reason-passage-used = You have already used your secret passage this turn: use it again when you next come here.
reason-passage-fresh = You placed this secret passage this very turn: it can be used from your next visit on.
reason-forgone = You have taken coins or magic in place of the actions of this space: now face the djinn, if there are any, or end your turn.
reason-acted-so-nothing = You have performed an action here, so you get nothing in its place: end your turn or do something else.
reason-forgone-already = You have taken your coins or magic for doing nothing: that is allowed once in a turn.
reason-not-at-source = Coins or magic for doing nothing are given at locations only, not at the Magic Source: use its rows or end your turn.
reason-must-capture = There are djinn here, and you have to face them first: capture some, or choose to capture nothing.
reason-take-instead = You have performed no action here: before you end your turn, perform one, or choose what you get for doing nothing.
reason-row-done = You have already used the first row of the Magic Source this turn: do something else or end your turn.
reason-row-left = You have left the second row of the Magic Source for the first one and cannot come back to it: do something else or end your turn.
reason-basic-only = Your negative trait forbids you the special action of the Catacombs: perform the basic action instead.
reason-magic-full = You have as much magic as your maximum of { $most } allows, so this would give you nothing: spend magic first or choose something else.
reason-cannot-pay = { $cost ->
        [none] You cannot pay for this: gather what it costs first.
       *[other] This costs { $cost }, but you have { $held }: gather the rest first or choose something else.
    }
reason-cannot-pay-source = Each choice in the second row costs you { $cost }, but you have { $held }: gather the rest first or choose something else.
reason-none-left = There is no mage card of this kind left: choose something else.
reason-not-visible = { $mage } is not on display for this action: take one of the visible cards that are offered.
reason-gear-not-visible = { $equipment } does not lie on top of its deck: take one of the visible cards.
reason-from-the-bottom = Your negative trait lets you take the bottom card of a deck only: choose staffs, hats or cloaks.
reason-no-equipment = All equipment decks are empty: choose something else.
reason-deck-empty = This deck is empty: draw from a deck that still has cards.
reason-no-face-down-mage = None of your mage cards lies face down, so there is nothing to turn: choose something else.
reason-never-wakes = Your negative trait forbids you to turn mage cards face up: choose something else.
reason-no-inactive-circle = All your circles are active: choose something else.
reason-empty-bag = The bag is empty, so there is no djinn to draw: take an award first, which puts djinn back into the bag, or draw none.
reason-no-chests = All chests are being opened right now: wait until they are discarded.
reason-cannot-unlock = Your negative trait forbids you to unlock chests: leave it locked; keys can still be exchanged.
reason-no-key-to-unlock = You have no key to unlock the chest: gain one first or leave it locked.
reason-no-magic-left = { $cost ->
        [none] You cannot pay for turning another mage card: stop here.
       *[other] Turning a mage card face up costs { $cost }, but you have { $held }: gain more first or stop here.
    }
reason-nothing-to-place = No secret passage of yours can be placed now: there is none on your bar, or none fits anywhere. Choose another option.
reason-option-taken = You have already chosen this option in this action: choose a different one.
reason-own-passage-there = You already have a secret passage { $at }: choose a square space where you have none.
reason-same-symbol = The symbol of the { $passage } is already shown { $at }: choose another space or another passage.
reason-same-colour = You have already taken { $bottle } in this purchase: choose a different colour.
reason-same-stall = { $stalls ->
        [1] Your assistant is already at the stall { $stall }: choose another stall.
       *[other] Your assistant is already where the stall { $stall } is: stalls that are grouped are one place, so choose a stall elsewhere.
    }
reason-cannot-pay-stall = { $cost ->
        [none] You cannot pay at any stall you could go to: gather coins or scrolls first.
       *[other] This visit costs { $cost } in all, but you have { $held }: choose something cheaper or gather more first.
    }
reason-no-key = You have no key to exchange: gain one first.
reason-magic-at-most = Your magic is at its maximum of { $most }, so the key would be wasted: exchange it for something else.
reason-no-scrolls-left = There are no scrolls left in the supply: exchange the key for something else.
reason-not-on-circle = None of your circles holds a { $djinn_name }: bottle one that stands there.
reason-no-bottle = You have no empty { $bottle_name }: gain one first or choose something else.
reason-no-cork = You have no cork left, and every bottle needs one: gain a cork first or choose something else.
reason-not-three = { $n ->
        [0] An award costs 3 corked bottles of one colour with the djinn you name; of this colour you have none. Fill more, or choose another colour.
        [one] An award costs 3 corked bottles of one colour with the djinn you name; of this colour you have { $n }. Fill more, or choose another colour.
       *[other] An award costs 3 corked bottles of one colour with the djinn you name; of this colour you have { $n }. Fill more, or name other djinn or another colour.
    }
reason-wrong-column = { $award } lies in column { $column }, but your next award must come from column { $due }: choose one from there.
reason-no-award = No award is left on the board, so there is nothing to pay for: choose something else.
reason-no-awards-now = In the final action at the Magic Source no awards can be taken: bottle djinn or end your turn.
reason-not-yours = You do not have { $equipment }: use a card of your own.
reason-gear-face-down = { $equipment } lies face down and no longer has any effect: use a card that lies face up.
reason-gear-by-itself = { $equipment } works by itself while it lies face up: there is nothing to use.
reason-gear-on-arrival = The reward of { $equipment } is taken after a move to a space that its text names: take it as a reward there.
reason-gear-in-a-capture = { $equipment } helps in a capture: add it while you declare one.
reason-gear-at-the-market = { $equipment } lets your assistant stay on its stall: choose to stay when you visit the Market.
reason-nothing-happens = This would have no effect now: choose something else.
reason-only-bottling = Before the drawn djinn is placed you can only bottle djinn from your circles: place it or put it back first.
reason-no-reward = { $equipment } gives no reward for arriving: choose something else.
reason-reward-elsewhere = { $equipment } gives its reward at other spaces only: it comes when you arrive at one that its text names.
reason-reward-taken = You have already had the reward of { $equipment } this turn: it comes again when you next arrive.
reason-nobody-here = There are no djinn here to face: choose something else.
reason-captured-already = You have already faced the djinn here this turn: do something else or end your turn.
reason-no-place = { $group ->
        [none] You have no place for it: you need an empty active circle, or a bottle of the right colour and a cork.
       *[other] { $places ->
            [none] You have no place for { $group }: you need an empty active circle for each, or a bottle of the right colour and a cork.
           *[other] You do not have enough places for { $group }, only { $places }: each needs an empty active circle, or a bottle of the right colour and a cork.
        }
    }
reason-too-strong = { $group ->
        [none] You cannot pay for any of them: gather magic or mage cards first.
       *[other] To capture { $group } you need { $strength } magic: your cards save { $saved } at most and you have { $magic }, so you are { $missing } short. { $n ->
            [1] Gather magic, mages or coins first, or choose something else.
           *[other] Choose fewer djinn, or gather magic, mages or coins first.
        }
    }
reason-magic-missing = There is { $left } magic left to pay, but you have { $magic }, so you are { $missing } short: name more cards that help, or call the capture off.
reason-fee-too-high = { $mage } costs a fee of { $fee_coins }, but you have { $purse } left: use another card or call the capture off.
reason-mage-face-down = { $mage } lies face down and cannot help: use a card that lies face up.
reason-used-already = { $mage } already helps in this capture: name another card or pay.
reason-no-circle = You have no empty active circle for { $djinn }: empty one first or choose something else.
reason-circle-first = Your negative trait demands that captured djinn go on a circle first: put { $djinn } on a circle.
reason-needed-elsewhere = Another djinn of this capture would then have no place: choose another place for { $djinn }.
reason-no-bosses = There is no boss left in the supply: choose something else.
reason-no-empty-bottle = You have no empty bottle to exchange: gain one first.
reason-no-such-bottle = You have no empty { $bottle_name } to exchange: choose another of your bottles.
reason-trait-not-offered = { $trait } is not on offer: choose one of the traits that lie on the table.
reason-draft-first = First everybody chooses traits: take one of those on offer.
reason-must-choose-trait = Everybody takes a positive and a negative trait: choose one of those on offer.
reason-only-in-draft = Traits are chosen before the game begins: choose something else.
reason-no-such-path = Your wizard begins on a path that leads to a square space, and there is no such path: choose a square space and a round space joined to it.
reason-must-place-wizard = Your wizard is not on the map yet: in your first turn, place it on a path to a square space.
reason-only-first-turn = A wizard is placed on the map only in its first turn: yours is there already and moves from space to space.
reason-must-move = Moving is compulsory: choose the space your wizard goes to.
reason-moved-already = Your wizard has moved this turn: perform the actions of its space or end your turn.
reason-final-at-source = For the final action all wizards stand at the Magic Source and move no more: use its rows or end your turn.
reason-wrong-toll = { $due ->
        [none] Nobody there is to be paid: leave the payment out.
       *[other] You have to pay 1 coin or 1 scroll to each player who is there, here { $due }: name just these payments.
    }
reason-no-toll = You need not pay the other players there: leave the payment out.
reason-move-first = First your wizard moves, then come the actions of the space it reaches: move first.
reason-finish-first = What you have begun must be finished first: answer this question, then go on.
reason-must-decide = This has to be decided first: choose one of the answers.
reason-only-visible = Without a trait that says otherwise you take a visible equipment card: choose one of these.
reason-only-from-bottom = Only a negative trait makes you draw equipment from the bottom of a deck: choose something else.
reason-mage-not-face-down = { $mage } is not a face-down card of yours: choose a mage card that lies face down in front of you.
reason-only-by-effect = Nothing gives you this right now: wait for an action, a stall or a card that does.
reason-chest-not-revealed = This chest was not revealed by this action: choose one of those that were.
reason-must-drop-chest = You have revealed one chest more, so one must be discarded without its reward: choose which.
reason-must-open-chests = All revealed chests are opened, one after the other: choose the next one.
reason-no-extra-chest = You have no active equipment that reveals one more chest: reveal no extra one, or get such equipment first.
reason-only-extra-chest = This belongs to opening chests with equipment that reveals one more: open chests in the Catacombs first.
reason-only-revealed-chests = No chest lies open before you: reveal chests in the Catacombs first.
reason-only-open-chest = A chest is unlocked when it is opened, if it shows a lock: open one in the Catacombs first.
reason-only-two-active = Equipment is turned down by choice only when a second active card of its kind comes: choose something else.
reason-not-active = { $equipment } is not one of the two active cards of this kind: keep one of these.
reason-must-keep-one = Only one active card of a kind stays: choose the one that stays face up.
reason-only-in-archives = This belongs to an action of the Archives: begin one when you can.
reason-only-in-tavern = Mage cards are taken with an action of the Tavern, or by a card that says so: begin with that when you can.
reason-only-in-manufactory = Equipment is taken with an action of the Manufactory, or by a card that says so: begin with that when you can.
reason-only-at-market = Stalls are visited with an action of the Market: begin one when you can.
reason-not-on-bar = Your secret passage of the { $passage } is on the map already: place one that is still on your bar.
reason-removed-passage = The secret passages of the { $passage } were put away before the game: place one that is on your bar.
reason-only-squares = Secret passages are placed at square spaces only: choose one of these.
reason-must-place-passage = You have chosen to place a secret passage: choose one and its square space.
reason-stays-only-by-card = Your assistant stays on its own stall only with face-up equipment that allows it: visit another stall.
reason-award-not-laid-out = { $award } was not laid out for this game: choose an award that lies on the board.
reason-award-gone = { $award } belongs to a player already: choose an award that lies on the board.
reason-reward-not-final = In the final action at the Magic Source there are no rewards for arriving: use its rows or end your turn.
reason-reward-fresh = You placed the secret passage with this symbol this very turn: { $equipment } gives its reward when you next arrive.
reason-capture-under-way = A capture is declared and paid without interruption: finish it or call it off first.
reason-declare-first = A capture is declared step by step: say first that you want to capture, then whom.
reason-place-first = The djinn get their places one after the other: it is another one’s turn.
reason-not-among-them = Not all of these djinn are at this space: choose among those that are.
reason-not-enough-bosses = { $supply ->
        [one] At the Magic Source you capture bosses of the supply, and { $supply } is left there: name bosses only, and no more than that.
       *[other] At the Magic Source you capture bosses of the supply, and { $supply } are left there: name bosses only, and no more than that.
    }
reason-only-with-boss = A further djinn comes free only with a boss captured from its space: choose something else.
reason-not-on-map = No such djinn stands there: choose a djinn and the round space where it stands.
reason-nobody-to-remove = There is no such regular djinn where your wizard stands: choose one that stands there, or use this at a round space with djinn.
reason-circles-only = { $n ->
        [1] Your negative trait demands an empty active circle for every captured djinn, and you have none for { $group }: empty a circle first.
       *[other] Your negative trait demands an empty active circle for every captured djinn, and you have too few for { $group }: choose fewer djinn or empty a circle first.
    }
reason-not-captured = This djinn is not among those you capture: choose a place for one that is.
reason-wrong-sum = There is { $left } magic left to pay, no more and no less: pay just that.
reason-mage-not-yours = { $mage } is not a card of yours: use your own face-up mage cards.
reason-helps-not = { $equipment } does not help by being named in a capture: name another card or pay.
reason-gear-used-already = { $equipment } already helps in this capture, and only once: name another card or pay.
reason-only-while-capturing = No capture is being declared, so there is nothing to call off: choose something else.
reason-only-captured = This belongs to a capture that is being declared: capture djinn at a round space first.
reason-only-in-capture = This card helps only while you declare a capture: begin one first.
reason-only-on-overflow = A djinn is drawn only when your capacity marker would go beyond its last field: choose something else.
reason-only-drawn = No djinn was drawn from the bag: choose something else.
reason-must-place-drawn = The drawn djinn needs a decision: place it or put it back into the bag.
reason-only-by-award = Djinn are captured from other spaces only by an award that says so: choose something else.
reason-only-by-equipment = This is done with equipment that says so: use such a card first.
reason-only-toms-card = Bottles are lost only when a card of Tom’s demands it: choose something else.
reason-must-lose-bottle = Tom’s card demands it: choose the colour of the empty bottle you lose.
reason-nothing-to-lose = You have no empty { $bottle_name } to lose: choose a colour that you have.
reason-same-swap = A bottle is exchanged for one of another colour: choose a different one.

## Events: what has happened

event-action-left = { $player } leaves the action of the { $location } undone.
event-award-taken = { $bosses ->
        [0] { $player } pays { $bottles } and takes the award { $award }.
       *[other] { $player } pays { $bottles } (bosses among them: { $bosses }) and takes the award { $award }.
    }
event-bar-moved = { $player } has placed all secret passages and now uses the red options of the Archives.
event-basic-done = { $player } performs the basic action of the { $location }.
event-boss-expelled = The boss { $at } stands alone and is expelled.
event-bottle-gained = { $player } gains { $bottle }.
event-bottle-lost = { $player } loses { $bottle }.
event-bottle-swapped = { $player } exchanges { $bottle } for { $for_bottle }.
event-bottled = { $player } corks { $bottle } with a { $djinn_name } in it.
event-capacity-raised = { $player } moves the capacity marker to field { $field }.
event-capacity-turned = { $player } turns the capacity marker over: from now on magic may reach the last field.
event-captured = { $player } captures { $djinn }.
event-captured-nothing = { $n ->
        [0] { $player } captures nothing.
       *[other] { $player } captures nothing and loses { $n } magic.
    }
event-challenge-met = { $player } meets a challenge: { $challenge }
event-chest-discarded = { $player } discards a chest without its reward: { $chest }
event-chest-revealed = { $player } reveals a chest: { $chest }
event-chest-unlocked = { $player } unlocks the chest: { $chest }
event-chests-shuffled = The discarded chests are shuffled into a new stack.
event-circle-activated = { $player } activates circle { $circle }.
event-circle-covered = { $player } covers circle { $circle } with the blank.
event-djinn-arrived = A { $djinn_name } appears { $at }.
event-djinn-drawn = { $player } draws { $djinn } from the bag.
event-djinn-removed = { $player } puts { $djinn } { $from } back into the bag.
event-djinn-returned = { $player } puts { $djinn } back into the bag.
event-end-triggered = No boss is left on the map: the game ends after round { $round }.
event-equipment-covered = { $player } turns { $equipment } face down.
event-equipment-drawn = { $player } draws the equipment { $equipment } from the bottom of its deck.
event-equipment-gained = { $player } takes the equipment { $equipment }.
event-equipment-uncovered = New equipment on display: { $equipment }.
event-equipment-used = { $player } uses { $equipment } and turns it face down.
event-final-began = All wizards go to the Magic Source for their final actions.
event-forgone = { $player } performs no action here and takes something instead.
event-gained = { $player } gains { $amount }.
event-game-began = The game begins, and { $player } goes first.
event-game-over = The game is over.
event-lost = The last card of Tom’s deck is turned while a boss is still on the map: the game is lost.
event-lost-pieces = { $player } loses { $amount }.
event-mage-hired = { $player } takes the mage card { $mage }.
event-mage-uncovered = New mage card on display: { $mage }.
event-mage-used = { $player } uses the mage card { $mage } and turns it face down.
event-mage-woken = { $player } turns the mage card { $mage } face up.
event-minimum-raised = { $player } moves the minimum marker to field { $field }.
event-moved = { $player } moves { $came_from } { $to }.
event-paid = { $player } pays { $amount }.
event-passage-placed = { $player } places the secret passage of the { $passage } { $at }.
event-put-on-circle = { $player } puts { $djinn } on circle { $circle }.
event-rewarded = { $player } takes the reward of { $equipment }.
event-round-began = Round { $round } begins.
event-scored = { $player } scores { $points } VP.
event-scoring-drawn = { $player } draws the scoring card { $scoring }.
event-scoring-drawn-hidden = { $player } draws a scoring card in secret.
event-scoring-shown = { $player } shows the scoring card { $scoring }.
event-set-completed = { $player } owns a staff, a hat and a cloak for the first time.
event-skipped = { $player } does not stop { $at } and goes on.
event-special-done = { $player } performs the special action of the { $location }.
event-stall-visited = { $player } sends the assistant to the stall { $stall }.
event-toll-paid = { $player } pays { $owner } { $amount }.
event-tom-turned = Tom’s card: { $tom }
event-trait-taken = { $player } takes the trait { $trait }.
event-turn-began = It is { $player }’s turn.
event-unfinished = The game is left unfinished after round { $round }.
event-wizard-placed = { $player } begins { $at }, coming { $came_from }.
event-won = { $n ->
        [one] { $player } wins!
       *[other] { $player } shares the victory!
    }

## Walls: what stands in the way of taking an answer back

wall-chest-revealed = A chest was revealed.
wall-chests-shuffled = The chests were shuffled.
wall-djinn-arrived = A djinn was drawn from the bag.
wall-djinn-drawn = A djinn was drawn from the bag.
wall-equipment-drawn = An equipment card was drawn.
wall-equipment-uncovered = A new equipment card came on display.
wall-mage-uncovered = A new mage card came on display.
wall-scoring-drawn = A scoring card was drawn.
wall-scoring-drawn-hidden = A scoring card was drawn in secret.
wall-scoring-shown = A scoring card was shown.
wall-tom-turned = A card of Tom’s deck was turned.

## Amounts

amount-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-scrolls = { $n ->
        [one] { $n } scroll
       *[other] { $n } scrolls
    }
amount-keys = { $n ->
        [one] { $n } key
       *[other] { $n } keys
    }
amount-corks = { $n ->
        [one] { $n } cork
       *[other] { $n } corks
    }
amount-magic = { $n } magic
amount-circles = { $n ->
        [one] { $n } empty circle
       *[other] { $n } empty circles
    }
djinn-red = { $n ->
        [one] a red djinn
       *[other] { $n } red djinn
    }
djinn-blue = { $n ->
        [one] a blue djinn
       *[other] { $n } blue djinn
    }
djinn-brown = { $n ->
        [one] a brown djinn
       *[other] { $n } brown djinn
    }
djinn-white = { $n ->
        [one] a white djinn
       *[other] { $n } white djinn
    }
djinn-boss = { $n ->
        [one] a boss
       *[other] { $n } bosses
    }
bottles-red = { $n ->
        [one] a red bottle
       *[other] { $n } red bottles
    }
bottles-blue = { $n ->
        [one] a blue bottle
       *[other] { $n } blue bottles
    }
bottles-brown = { $n ->
        [one] a brown bottle
       *[other] { $n } brown bottles
    }
bottles-white = { $n ->
        [one] a white bottle
       *[other] { $n } white bottles
    }
toll-coin = { $n ->
        [one] 1 coin to { $players }
       *[other] 1 coin each to { $players }
    }
toll-scroll = { $n ->
        [one] 1 scroll to { $players }
       *[other] 1 scroll each to { $players }
    }
need = { $djinn } { $n }
helper = { $fee ->
        [0] { $name } { $saves }
       *[other] { $name } { $saves } (for { $cost })
    }

## Places

of-academy = Academy
of-tavern = Tavern
of-catacombs = Catacombs
of-archives = Archives
of-manufactory = Manufactory
of-market = Market
of-source = Magic Source
place-at = { $shape ->
        [source] at the Magic Source
        [round] at the round { $location } space
       *[square] at the square { $location } space
    }
place-to = { $shape ->
        [source] to the Magic Source
        [round] to the round { $location } space
       *[square] to the square { $location } space
    }
place-crowded = { $place } ({ $crowd })
crowd-part = { $n ->
        [1] { $djinn }
       *[other] { $n }× { $djinn }
    }
place-from = { $shape ->
        [source] from the Magic Source
        [round] from the round { $location } space
       *[square] from the square { $location } space
    }

## Other words

text-not-known = This comes from a content pack, which has no text for it.
cause = { $name }: { $text }
cause-board = Player board
cause-chest = Chest
cause-circle = Magic circle
