### The Big Book of Madness in the browser.

page-madness-difficulty = Difficulty { $difficulty ->
    [1] I
    [2] II
   *[3] III
}
page-madness-round = Round
page-madness-round-of = Round { $n } of { $rounds }
page-madness-short = Round { $n } of { $rounds }, { $space ->
    [0] Invocation
   *[other] space { $space }
}
page-madness-element = { $element ->
    [water] water
    [earth] earth
    [fire] fire
    [air] air
    [madness] madness
   *[multi] all elements
}
page-madness-letter = { $element ->
    [water] W
    [earth] E
    [fire] F
    [air] A
    [madness] X
   *[multi] M
}
page-madness-card = { $element ->
    [water] Water { $value }
    [earth] Earth { $value }
    [fire] Fire { $value }
    [air] Air { $value }
   *[madness] Madness
}
page-madness-book = The grimoire
page-madness-arrival = On arrival
page-madness-falls = If it falls
page-madness-stands = If it stands
page-madness-next-page = Next page brings
page-madness-closed = The book is still closed.
page-madness-library = Library
page-madness-library-cost = Library · learn for { $n }
page-madness-in-library = { $n ->
    [one] the last one there
   *[other] { $n } spells there
}
page-madness-nothing-left = Nothing left: { $element }
page-madness-spell = { $name }, spell of { $element ->
    [water] water
    [earth] earth
    [fire] fire
   *[air] air
}, level { $level }
page-madness-spell-state = { $state ->
    [used] used
    [neutralised] neutralised, face down
   *[ready] ready
}
page-madness-state-short = { $state ->
    [used] used
   *[neutralised] blocked
}
page-madness-neutralised = Neutralised until a new monster arrives.
page-madness-supply = Supply
page-madness-in-supply = { $n } in the supply
page-madness-stack = Madness stack: { $n }
page-madness-left = { $n ->
    [one] madness card left
   *[other] madness cards left
}
page-madness-empty-loses = one short and you lose
page-madness-low = running low!
page-madness-destroyed = Destroyed: { $n }
page-madness-destroyed-spells = Spells destroyed: { $n }
page-madness-track = Invocation track
page-madness-invocation = Start
page-madness-marker = Invocation marker: { $space ->
    [0] Invocation
   *[other] space { $space }
}
page-madness-space = space { $space }
page-madness-no-curse = no curse
page-madness-curse = { $name }, curse of { $kind ->
    [water] water
    [earth] earth
    [fire] fire
    [air] air
   *[multi] all elements
}
page-madness-curse-state = { $state ->
    [asleep] neutralised
    [struck] has struck
    [next] strikes next turn
   *[waits] waits
}
page-madness-costs = costs { $cost }
page-madness-curse-stack = Curses to come, { $kind ->
    [water] water
    [earth] earth
    [fire] fire
    [air] air
   *[multi] all elements
}: { $n }
page-madness-pages = { $n ->
    [one] { $n } page left
   *[other] { $n } pages left
}
page-madness-broken = { $n ->
    [one] { $n } curse broken
   *[other] { $n } curses broken
}
page-madness-hand = Hand
page-madness-hand-mad = { $n }, madness { $madness } of { $most }
page-madness-own-hand = in your hand
page-madness-hand-of = hand of { $player }
page-madness-hand-n = Hand of { $player }: { $n }, madness { $madness }
page-madness-support = Support
page-madness-own-support = in your support
page-madness-support-of = support of { $player }
page-madness-support-n = Support of { $player }: { $n } of { $limit }
page-madness-n-of = { $n } of { $limit }
page-madness-deck = deck
page-madness-deck-n = Draw deck of { $player }: { $n }
page-madness-discard = discard
page-madness-discard-n = Discard pile of { $player }: { $n }
page-madness-discard-of = discard pile of { $player }
page-madness-own-discard = in your discard pile
page-madness-discard-pile = Discard pile
page-madness-show-discard = Look through the discard pile
page-madness-out = Out of the game
page-madness-no-wizard = no wizard yet
page-madness-ability = Ability: { $name }
page-madness-ability-of = Ability of { $name }
page-madness-ability-used = used this turn
page-madness-ability-none = Choose a wizard
page-madness-ability-support_five = Support for five
page-madness-ability-air_wild = Air 1 as any element
page-madness-ability-madness_cycle = Discard madness, draw
page-madness-ability-refresh_spell = Refresh a spell
page-madness-ability-reveal_cure = Draw and cure
page-madness-ability-draw_on_break = Draw for broken curses
page-madness-ability-swap_support = Swap with support
page-madness-ability-six_spells = Six spells
page-madness-purse = Can pay
page-madness-desk = Before you

page-madness-part-pages = Pages reached
page-madness-curses = Curses
page-madness-part-broken = Curses broken
page-madness-part-stack = Madness left

## What the counters count

page-madness-about-curses = Curses of this kind that can still come with the pages.
page-madness-about-pages = Pages of the book still to be turned. On the last one it is decided.
page-madness-about-broken = Curses that were broken so far.
page-madness-about-destroyed = Cards that left the game. Everybody may look at them, and a few effects bring some back.
page-madness-about-stack = When a madness card must be taken and none is left, all of you lose. A cured one comes back here.
