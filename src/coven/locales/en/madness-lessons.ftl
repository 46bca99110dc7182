### A first game in six lessons: title, task, reason, and what is said once it is done. One sentence each.

lessons-curse = Break a curse
    .task = Break the curse Fever: it costs 4 fire, and your two fire cards of value 2 pay for it.
    .reason = Each monster of the book lays curses on the track; break all of them before the marker comes round, and the monster is defeated.
    .success = The curse is gone for good, and as a reward a card of value 2 went to your discard pile.
lessons-spell = Cast a spell
    .task = Cast Growth at twice its cost, so that you draw two cards instead of one.
    .reason = A spell costs as many elements of its own type as its level; pay that two or three times, and the marked numbers double or triple.
    .success = You drew two cards; Growth is exhausted now, and is refreshed when your next turn begins.
lessons-support = Pay together
    .task = Break the curse Drought with your own water card and the one in Bob’s support.
    .reason = Cards in support wait in front of their owner, and everybody may pay with them; the spell Ice, for one, puts cards there.
    .success = Together you paid 4 water, and each card went to the discard pile of its owner.
lessons-library = Learn a spell
    .task = Learn Cool Head from the library for 2 water.
    .reason = Any spell of the library costs 2 elements of its type, whatever its level; a card of value 2 or 3 from the supply costs as many elements as its value.
    .success = The spell is yours and ready at once, and the next one of its stack lies face up.
lessons-madness = Cure madness
    .task = Cure a madness card of your hand with 2 elements of one type: your earth card of value 2 is enough.
    .reason = If somebody must take a madness card and the stack is empty, you all lose; and whoever ends their own turn with six of them in hand is out.
    .success = The madness card is back on the stack, and the end is one card further away.
lessons-turn = A whole turn
    .task = Break the curse Gnawing Roots, which has just struck, and end your Action phase.
    .reason = Your spells were refreshed and the marker stands on the last space; next it comes round, and if no curse is left by then, the monster falls.
    .success = You drew up to six cards, the marker came round, and the monster is defeated: now you know enough for a whole game.
