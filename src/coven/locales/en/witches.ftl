### The Witches: what is asked, answered, refused and told.
### $card, $problem, $slot, $location, $witch, $ability and $grade arrive ready to be said; $until, $dice, $cause and
### $prompt are ids to select by.

game-name = The Witches: A Discworld Game

## Prompts: what a player is asked

prompt-choose-witch = Choose your witch.
prompt-choose-start = Choose the slot your witch starts on: one without a Problem.
prompt-window = { $plays ->
        [none] You have nothing to play now: go on.
       *[some] You may play an advantage before the game goes on.
    }
prompt-choose-crisis = This location is full: choose the Problem that gets the Crisis.
prompt-move = { $bound ->
        [dungeon] { $action ->
            [1] { $exits ->
                [none] First action in the Dungeon: nothing you have gets you out, so wait.
               *[some] First action in the Dungeon: get out by a Broomstick, Rescue or Invisibility, or wait.
            }
           *[other] Second action: you leave the Dungeon, so choose the slot you go to.
        }
        [must-move] Second action: you slipped past unseen, so you have to move. Choose how.
       *[free] { $problem ->
            [none] { $action ->
                [1] First action: choose how your witch moves.
               *[other] Second action: choose how your witch moves.
            }
           *[other] { $action ->
                [1] First action: choose how your witch moves, or stay and face { $problem }.
               *[other] Second action: choose how your witch moves, or stay and face { $problem }.
            }
        }
    }
prompt-fly = Choose the slot you fly to.
prompt-looking = You have looked at the Problem at { $slot }: go there and face it, or spend Invisibility on it.
prompt-walk = { $bound ->
        [held] { $plays ->
            [none] A Problem or a witch stops you here: stop.
           *[some] A Problem or a witch stops you here: stop or play an advantage.
        }
        [must-walk] You have slipped past unseen: walk on. { $n ->
            [one] { $n } path is left.
           *[other] { $n } paths are left.
        }
       *[free] { $n ->
            [0] { $plays ->
                [none] There is no path left on this walk: stop here.
               *[some] There is no path left on this walk: stop here or play an advantage.
            }
            [one] Stop here or walk on: { $n } path is left.
           *[other] Stop here or walk on: { $n } paths are left.
        }
    }
prompt-before-roll = You face { $problem }, difficulty { $difficulty }: { $plays ->
        [none] roll the first pair.
       *[some] roll the first pair or play an advantage.
    }
prompt-stand-or-flee = { $missing ->
        [0] { $problem }: your total is { $so_far } and you need { $difficulty }, so the second pair cannot spoil it. { $ways_on ->
            [both] Add symbols, roll or run away.
            [add] Add symbols or roll.
            [run] Roll or run away.
           *[roll] Roll.
        }
       *[other] { $problem }: your total is { $so_far } and you need { $difficulty }; as it stands, { $ways ->
            [0] no roll of the second pair is enough.
            [one] { $ways } roll of the second pair in { $total } is enough ({ $percent }%).
           *[other] { $ways } of { $total } rolls of the second pair are enough ({ $percent }%).
        } { $ways_on ->
            [both] Add symbols, roll or run away.
            [add] Add symbols or roll.
            [run] Roll or run away.
           *[roll] Roll.
        }
    }
prompt-reroll = The last pair shows { $first } and { $second }: choose what to reroll.
prompt-accept = { $problem }: your total is { $so_far } and you need { $difficulty }. { $plays ->
        [none] Accept the result.
       *[some] Accept the result or play an advantage.
    }
prompt-leave = { $why ->
        [ran] You run away from { $problem }
        [rescued] You are rescued from { $problem }
       *[failed] You have to flee from { $problem }
    }: { $ways ->
        [slots] choose where to.
        [means] choose how.
       *[both] choose where to, or how.
    }
prompt-flee = Choose the empty slot you go to.
prompt-take-from = The supply has no Cackle left: choose the player you take one from.
prompt-return-cackles = You have { $cackles ->
        [one] { $cackles } Cackle
       *[other] { $cackles } Cackles
    }: choose how many to return to the supply, at most { $most }.
prompt-lose-easy = Choose the Easy Problem on your apprentice board that leaves the game.
prompt-help = Choose the Problem you remove a Crisis from.
prompt-reveal = Choose the face-down Hard Problem to turn up.
prompt-peek = Choose a face-down Hard Problem to look at.
prompt-transmute = Discard another card, or stop and draw.
prompt-go = You get out of the Dungeon: choose the slot you go to.
prompt-solve = Choose the Problem that is solved.

## What the others read while somebody decides; it tells nothing they may not know

waiting-choose-witch = { $player } is deciding: which witch to play.
waiting-choose-start = { $player } is deciding: where to start.
waiting-window = { $player } is deciding: whether to play an advantage.
waiting-choose-crisis = { $player } is deciding: which Problem gets the Crisis.
waiting-move = { $player } is deciding: how to move.
waiting-fly = { $player } is deciding: where to fly.
waiting-looking = { $player } is deciding: whether to face the Problem just seen.
waiting-walk = { $player } is deciding: whether to stop or walk on.
waiting-before-roll = { $player } is deciding: whether to play an advantage before the first roll.
waiting-stand-or-flee = { $player } is deciding: whether to roll the second pair or run away.
waiting-reroll = { $player } is deciding: which dice to reroll.
waiting-accept = { $player } is deciding: whether to accept the result.
waiting-leave = { $player } is deciding: where to flee, or how.
waiting-flee = { $player } is deciding: where to flee.
waiting-take-from = { $player } is deciding: whom to take a Cackle from.
waiting-return-cackles = { $player } is deciding: how many Cackles to return.
waiting-lose-easy = { $player } is deciding: which Easy Problem to give up.
waiting-help = { $player } is deciding: which Crisis to remove.
waiting-reveal = { $player } is deciding: which Problem to turn up.
waiting-peek = { $player } is deciding: which Problem to look at.
waiting-transmute = { $player } is deciding: which cards to discard.
waiting-go = { $player } is deciding: where to go from the Dungeon.
waiting-solve = { $player } is deciding: which Problem to solve.

## Options: answers to choose from

option-choose = Play { $witch }
option-start = Start at { $slot }
option-pass = Play nothing
option-pass-until = { $until ->
        [move] Play nothing, and do not ask me again before I move
       *[turn-end] { $prompt ->
            [walk] Stop here, and do not ask me about cards again this turn
            [before-roll] Roll, and do not ask me about cards again this turn
           *[other] Play nothing, and do not ask me again this turn
        }
    }
option-crisis = Put the Crisis on the Problem at { $slot }
option-play = Play { $card } for the advantage
option-ability = Use the { $ability }
option-power-of-three = Power of three with { $cards }
option-stay = Stay where you are
option-walk = Walk to { $slot }
option-switch = Change to the slot { $slot }
option-look = Look at the Problem at { $slot }
option-ride = Fly with the Broomstick of { $card }
option-fly = Fly to { $slot }
option-go = Go to { $slot }
option-wait = Wait in the Dungeon
option-stop = Stop here
option-face = Go there and face the Problem
option-roll = Roll the first pair
option-stand = Roll the second pair
option-flee = Run away on foot
option-use = { $symbol ->
        [magic] Add the Magic of { $card }
       *[headology] Add the Headology of { $card }
    }
option-accept = Accept the result
option-flee-to = Flee to { $slot }
option-stumble = Take one more Cackle and flee to any empty slot
option-take-from = Take a Cackle from { $player }
option-supply = Take a Cackle from the supply
option-return = { $n ->
        [0] Return no Cackle
        [one] Return { $n } Cackle
       *[other] Return { $n } Cackles
    }
option-lose = Give up { $problem }
option-help = Remove a Crisis from the Problem at { $slot }
option-reveal = Turn up the Problem at { $slot }
option-peek = Look at the Problem at { $slot }
option-reroll = { $dice ->
        [first] Reroll the first die
        [second] Reroll the second die
       *[both] Reroll both dice
    }
option-discard = Discard { $card }
option-solve = Solve the Problem at { $slot }
option-done = { $prompt ->
        [transmute] Discard no further card and draw
       *[other] Done
    }

## Reasons: why an answer is refused, and what would make it legal

reason-witch-taken = { $witch } is taken. Still free: { $witches }.
reason-start-has-problem = There is a Problem at { $slot }: start on a slot without one.
reason-dungeon-no-target = No witch starts in the Dungeon: choose a slot on the map without a Problem.
reason-no-problem-there = There is no Problem at { $slot }. Choose one of these slots: { $slots }.
reason-crisis-already = The Problem at { $slot } already carries a Crisis. Choose one of these slots: { $slots }.
reason-other-location = The card drawn does not name { $slot }. Choose one of these slots: { $slots }.
reason-not-in-hand = The card { $card } is not in your hand: use one that you hold.
reason-not-a-symbol = { $cards ->
        [none] { $card } shows a Broomstick, which adds nothing to the total, and you hold no card with Headology or Magic.
       *[other] { $card } shows a Broomstick, which adds nothing to the total. These cards of yours do: { $cards }.
    }
reason-not-a-broomstick = { $cards ->
        [none] { $card } shows no Broomstick, and no card of yours does.
       *[other] { $card } shows no Broomstick. These cards of yours do: { $cards }.
    }
reason-broomstick-first = { $cards ->
        [none] Flying takes a card with a Broomstick, and you hold none: choose another way to move.
       *[other] To fly, first use the Broomstick of a card, then choose the slot. These cards of yours have one: { $cards }.
    }
reason-only-active = Only the player whose turn it is plays cards and ability tiles: wait for your own turn.
reason-magic-is-used = The Magic tile counts as a Magic symbol: add it between the two rolls of an attempt.
reason-no-ability-tile = You do not have the { $ability }: only its own witch starts with it, and it is gone once used.
reason-first-player-no-tile = There is no tile for going first: that ability counts only when the game begins.
reason-changes-nothing = This would change nothing now: keep it until it can do something.
reason-no-attempt = An automatic solution works only on the Problem you are attempting: wait until you face one.
reason-bonus-no-attempt = The bonus of { $card } counts in an attempt only: play it when you face a Problem.
reason-wrong-enemy = The bonus of { $card } works only against this kind of enemy: { $kind }. You face { $problem }.
reason-wrong-kind = This solves only Problems of one kind: { $kind }. { $problem } is of another.
reason-not-face-up = The Problem at { $slot } lies face down: only Power of three solves it, so choose one that lies face up.
reason-not-rolled = There are no dice to reroll: play { $card } in an attempt, after a roll.
reason-not-walking = { $card } lengthens a walk: play it while you walk, after the first path.
reason-stopped-here = You have to stop here, and { $card } does not change that: play it where you can walk on.
reason-not-failing = { $card } helps when your total is too low after the second pair, or out of the Dungeon with your first action.
reason-nothing-to-pass = There is nothing to pass unseen: use Invisibility when you have just come to a Problem or a witch, or in the Dungeon with your first action.
reason-cannot-go-on = Invisibility needs a way to go on: a path left on this walk, or a second action.
reason-no-cackles = You have no Cackle to return: keep the card until you have one.
reason-no-crisis = No Problem on the map carries a Crisis: keep the card until one does.
reason-no-crisis-there = There is no Crisis at { $slot }. Crises lie at { $slots }.
reason-no-hidden-problem = No Hard Problem lies face down on the map: keep { $card } until there is one.
reason-not-hidden = No Hard Problem lies face down at { $slot }. Such Problems lie at { $slots }.
reason-peeked-already = You have already looked at the Problem at { $slot }. Slots you can still look at: { $slots }.
reason-no-power-of-three = Power of three needs three cards with that mark, and you hold { $n ->
        [0] none
       *[other] { $n }
    }.
reason-name-three = Name three cards with the mark Power of three, each with a different character. You hold these: { $cards }.
reason-same-character = Power of three needs three different characters: choose three cards, each with a different one.
reason-must-move = You slipped past something with your first action, so you cannot stay: choose one of the ways to move.
reason-no-path = { $via ->
        [none] No path leads from here to { $slot }. Slots you can walk to from here: { $slots }.
       *[other] No path leads straight from here to { $slot }. Walk there step by step. Slots you can go through: { $via }.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Or fly: first use the Broomstick of a card, then choose the slot. These cards of yours have one: { $cards }.
    }
reason-switch-instead = { $slot } belongs to your own location, and no path leads there: change the slot instead, which is a movement action of its own.
reason-no-paths-left = { $longer ->
        [none] You have no path left to walk to { $slot }: stop here.
       *[some] You have no path left to walk to { $slot }: stop here, or play Extra Movement first.
    }
reason-must-stop-problem = { $past ->
        [none] You cannot walk on to { $slot }, because a Problem stops you here: stop.
       *[some] You cannot walk on to { $slot }, because a Problem stops you here: stop, or slip past it with Invisibility.
    }
reason-must-stop-tea = { $past ->
        [none] You cannot walk on to { $slot }, because a witch stops you here: stop for tea.
       *[some] You cannot walk on to { $slot }, because a witch stops you here: stop for tea, or slip past her with Invisibility.
    }
reason-must-stop-full = { $past ->
        [none] You cannot walk on to { $slot }, because every slot here is taken: stop.
       *[some] You cannot walk on to { $slot }, because every slot here is taken: stop, or slip past with Invisibility.
    }
reason-moved-already = You have already moved with this action and cannot move in another way: choose one of the answers listed.
reason-look-first = You look at another slot at the start of a movement action only, and this one has begun: choose one of the answers listed.
reason-decide-first = You have looked at a Problem: first face it or spend Invisibility on it.
reason-must-walk-on = You have slipped past unseen and this is your last action, so you cannot stop here: walk on.
reason-own-slot = You are already at { $slot }: fly to another slot.
reason-flying = This action is a flight: choose the slot you fly to.
reason-walk-nowhere = You are already at { $slot }: choose another slot to walk to.
reason-other-place = { $slots ->
        [none] Your location has no other slot, so you cannot change to { $slot }: choose another way to move.
       *[other] { $slot } is not another slot of your location. Slots you can change to: { $slots }.
    }
reason-in-dungeon = Nobody goes to the Dungeon by choice: choose a slot on the map.
reason-not-in-dungeon = That is for witches in the Dungeon, and you are not there: choose one of the ways to move.
reason-leave-freely = You are in the Dungeon, and with your second action you leave it freely: choose the slot you go to.
reason-not-free-yet = { $exits ->
        [none] You are in the Dungeon: with your first action you get out by a Broomstick, Rescue or Invisibility only, and you have none of them, so wait.
       *[some] You are in the Dungeon: with your first action you get out by a Broomstick, Rescue or Invisibility only, so use one or wait.
    }
reason-exit-is-a-move = Getting out of the Dungeon is your first movement action: use Invisibility or Rescue then.
reason-no-invisibility = Looking at { $slot } needs Invisibility, as a card or as a tile, and you do not have it: change to that slot at once, or move elsewhere.
reason-nothing-to-look-at = { $slots ->
        [none] You cannot look at { $slot }: it takes another slot of your own location with a face-down Hard Problem.
       *[other] You cannot look at { $slot }: face-down Hard Problems of your location lie at { $slots }.
    }
reason-no-way-out = There is no empty slot you could run to that way: use a Broomstick if any slot on the map is empty, or go on with the attempt.
reason-stood-already = You have added a symbol and can no longer run away: roll the second pair.
reason-after-second-roll = Symbols are added between the two rolls only: now play an advantage or accept the result.
reason-must-solve = You have to try to solve the Problem here: finish the attempt first.
reason-must-have-tea = You have to have tea here first: choose how many Cackles you return.
reason-symbols-between = Headology and Magic are added between the two rolls of an attempt only.
reason-run-between = You can run away only between the two rolls of an attempt.
reason-run-first = First run away on foot or on a Broomstick, then choose the slot.
reason-flee-where = { $slots ->
        [none] No slot next to you is empty: choose one of the answers listed.
       *[other] Say which slot you go to: { $slots }.
    }
reason-on-the-way = You have chosen how you leave: now choose the empty slot you go to.
reason-first-pair-first = The first pair comes first: roll it, or play an advantage.
reason-second-pair-too = The second pair must be rolled too, whatever the first one shows: roll it.
reason-not-empty = The slot { $slot } is not empty: flee to one with neither a Problem nor a witch.
reason-too-far = { $slots ->
        [none] { $slot } is too far to flee to on foot, and no slot next to you is empty: choose one of the answers listed.
       *[other] { $slot } is too far to flee to on foot. Slots you can flee to on foot: { $slots }; a Broomstick takes you farther.
    }
reason-too-far-to-run = { $slot } is too far to run to on foot. Slots you can run to: { $slots }.
reason-ran-on-foot = You have chosen to run away on foot, so { $card } cannot carry you now: choose an empty slot next to you.
reason-can-flee = You stumble away only after a failure and with no empty slot next to you: choose one of the ways offered.
reason-not-the-most = { $player } does not have the most Cackles. Take one from whoever has { $most }: { $players }.
reason-supply-empty = The supply has no Cackle left. Take one from whoever has { $most }: { $players }.
reason-too-many-cackles = You can return at most { $most ->
        [one] { $most } Cackle
       *[other] { $most } Cackles
    } here: choose fewer.
reason-too-few-cackles = You have only { $cackles ->
        [one] { $cackles } Cackle
       *[other] { $cackles } Cackles
    } to return: choose no more than that.
reason-at-least-one = Return at least one Cackle: you have played a card for it.
reason-not-on-board = { $problem } does not lie on your apprentice board. There you have { $problems }.
reason-not-asked-less = Not being asked again is offered in the pauses of your turn only, and only as listed: choose one of the answers listed.
reason-own-turn = This belongs to your own turn: answer what is asked first, and wait until it comes.
reason-no-movement = You are leaving the Problem, which is no movement action: choose one of the answers listed.
reason-later-choose = Witches are chosen before the game: that is over.
reason-later-start = Witches take their places before the first turn: now she walks or flies.
reason-start-later = Witches take their places when all of them are chosen: choose a witch first.
reason-later-pass = There is nothing to pass on here: choose one of the answers listed.
reason-later-crisis = Nothing asks where a Crisis goes now: you decide that only when a location card leaves you the choice.
reason-later-face = There is no face-down tile before you to face: that is asked while Invisibility lets you look at one.
reason-later-stumble = You stumble away only when you have failed and cannot flee: that is not so now.
reason-later-fly = You fly as a movement action, or to run away: now something else is asked.
reason-later-go = You go to any slot only when you get out of the Dungeon.
reason-later-wait = You wait only in the Dungeon, with your first action there.
reason-later-cackle = No Cackle has to be taken now: you choose whom from only when the supply is empty and several have the most.
reason-later-return = Cackles are given back at tea, or by a card or place that says so: not now.
reason-later-return-alone = Alone you return Cackles at Granny Weatherwax’s Cottage, when a movement action ends there, or by a card that says so: not now.
reason-cottage-has-problem = A Problem lies at Granny Weatherwax’s Cottage, so no Cackles are returned there: solve it first.
reason-no-tea-in-dungeon = Nobody has tea in the Dungeon: get out first.
reason-not-left-out = This cannot be left out: choose one of the answers listed.
reason-stay-instead = You need not move, but say so: stay where you are.
reason-later-lose = No Easy tile is lost now: you choose one only when the Wintersmith asks for it.
reason-later-help = A Crisis is taken away with Helping Hand: play such a card first.
reason-later-reveal = A Hard Problem is turned up with Pendulum: play such a card first.
reason-later-peek = You look at Hard Problems with Borrowing: play such a card first.
reason-later-reroll = Dice are rerolled with a Reroll card, in an attempt: play one first.
reason-later-discard = Cards are discarded for others with Transmutation: play such a card first.
reason-later-solve = A Problem is picked for an automatic solution only after the card was played: play it first.
reason-later-play = Cards and ability tiles are played when your turn pauses for them: answer what is asked, and the next pause comes.
reason-later-move = You move when a movement action is asked for: answer what is asked first.
reason-later-stop = You stop on the way only, at a slot you have just come to: choose one of the answers listed.
reason-later-attempt = There are no dice to decide on now: that belongs to an attempt on a Problem.
reason-other-step = An attempt goes step by step, and this step is not asked for now: choose one of the answers listed.

## Events: what has happened

event-ability-used = { $player } uses the { $ability }.
event-aliss-spared = { $player } should take a Black Aliss tile, but none is left.
event-aliss-taken = { $player } takes a Black Aliss tile.
event-attempt-began = { $player } faces { $problem } at { $slot }, difficulty { $difficulty }.
event-attempt-failed = { $player } fails against { $problem } at { $slot }.
event-attempt-vanished = { $problem } at { $slot } is gone, and { $player } has nothing left to solve.
event-cackle-moved = { $player } takes a Cackle from { $other }.
event-cackle-taken = { $player } takes a Cackle.
event-cackles-returned = { $player } returns { $n ->
        [one] { $n } Cackle
       *[other] { $n } Cackles
    } to the supply.
event-combined = { $player } plays { $card } for Power of three.
event-crisis-placed = { $n ->
        [one] The Problem at { $slot } gets a Crisis.
       *[other] The Problem at { $slot } gets a Crisis and now carries { $n }.
    }
event-crisis-removed = A Crisis is removed from the Problem at { $slot }; { $n ->
        [0] none is left there
        [one] { $n } is left there
       *[other] { $n } are left there
    }.
event-dealt = The map is laid out and the cards are dealt; { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } left in the draw pile.
event-discarded = { $player } discards { $card }.
event-drew = { $player } draws { $card }.
event-drew-hidden = { $player } draws a card.
event-easy-lost = { $player } loses an Easy Problem from the apprentice board: { $problem }.
event-fled = { $player } flees to { $slot }.
event-flew = { $player } flies to { $slot }.
event-game-began = The game begins, and { $player } goes first.
event-graded = The game ends with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }: { $grade }.
event-hidden-tile-placed = A Hard Problem comes face down to { $slot }.
event-imprisoned = { $player } goes to the Dungeon.
event-location-drawn = { $player } draws a location: { $location } (on the card { $card }).
event-location-full = Nothing more fits at { $location }: another location is drawn.
event-location-guarded = A witch is at { $location }, so nothing comes there: another location is drawn.
event-looked = { $player } sees what lies face down at { $slot }: { $problem }.
event-lost = { $cause ->
        [crises-empty] A Crisis was due and none was left: the game is lost.
        [elves] Too many elf tiles lie face up at the end of the turn: the game is lost.
        [aliss-empty] A Black Aliss tile was due and none was left: the game is lost.
        [hard-left] Too many Hard Problems are left on the map: the game is lost.
       *[other] The game is lost.
    }
event-nowhere-to-flee = { $player } finds no empty slot to flee to and stays.
event-peeked = { $player } looks at the face-down Problem at { $slot }.
event-played = { $player } plays { $card }.
event-ran-away = { $player } runs away from { $problem } at { $slot }.
event-rerolled = { $player } rerolls, and the pair now shows { $first } and { $second }.
event-rescued = { $player } is rescued from { $problem } at { $slot }.
event-reshuffled = The discard pile is shuffled into a new draw pile of { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-rode = { $player } uses the Broomstick of { $card }.
event-rolled = { $pair ->
        [1] { $player } rolls the first pair: { $first } and { $second }.
       *[other] { $player } rolls the second pair: { $first } and { $second }.
    }
event-rolled-for-choice = { $player } rolls { $n } for choosing a witch.
event-scored = { $player } scores { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-solved = { $player } solves { $problem } at { $slot }.
event-solved-automatically = { $player } solves the Problem at { $slot } automatically.
event-started = { $player } starts at { $slot }.
event-stayed = { $player } stays put.
event-switched = { $player } changes to the slot { $slot }.
event-tea = { $player } has tea in company at { $slot }.
event-tile-placed = A Problem comes to { $slot }: { $problem }.
event-tile-removed = { $problem } at { $slot } leaves the game.
event-tile-uncovered = The next Problem waiting in the frames is { $problem }.
event-tile-waits = No location can take the Problem now: it waits for the next turn.
event-totalled = { $bonus ->
        [0] { $player } has a total of { $n } and needs { $difficulty }.
       *[other] { $player } has a total of { $n }, { $bonus } of it for Hard Problems, and needs { $difficulty }.
    }
event-turn-began = Turn { $turn }: { $player } plays.
event-turned-up = The Problem at { $slot } is turned face up: { $problem }.
event-used = { $player } adds the symbol of { $card }.
event-waited = { $player } waits in the Dungeon.
event-walked = { $player } walks to { $slot }.
event-went = { $player } gets out of the Dungeon to { $slot }.
event-witch-chosen = { $player } chooses a witch: { $witch }.
event-won = The witches have kept Lancre safe: everybody wins!
event-won-by-points = { $player } wins!

## Walls: what stands in the way of taking an answer back

wall-combined = A card was shown.
wall-dealt = The cards were dealt.
wall-discarded = A card was shown.
wall-drew = A card was drawn.
wall-flew = Whoever comes to a face-down Problem may have looked at it in secret.
wall-location-drawn = A location was drawn.
wall-looked = Somebody looked at a face-down Problem.
wall-peeked = Somebody looked at a face-down Problem.
wall-played = A card was shown.
wall-rerolled = The dice were rolled.
wall-reshuffled = The draw pile was shuffled.
wall-rode = A card was shown.
wall-rolled = The dice were rolled.
wall-rolled-for-choice = The dice were rolled.
wall-switched = Whoever comes to a face-down Problem may have looked at it in secret.
wall-tile-uncovered = A waiting Problem was uncovered.
wall-turned-up = A Problem was turned face up.
wall-used = A card was shown.
wall-walked = Whoever comes to a face-down Problem may have looked at it in secret.
wall-went = Whoever comes to a face-down Problem may have looked at it in secret.

## Other words

slot-numbered = { $location } ({ $n })
card-copy = { $card } ({ $n })
text-not-known = This comes from a content pack, which has no text for it.
cause = { $name }: { $text }
