game-name = The Big Book of Madness
board-round = Round { $round } of { $rounds }
board-difficulty = Difficulty { $difficulty ->
    [1] I
    [2] II
   *[3] III
}
board-marker = Marker on { $space ->
    [0] Invocation
   *[other] { $space }
}
board-stack = Madness stack: { $n } { $low ->
    [yes] – low!
   *[no] {""}
}
board-book-closed = The book is still closed.
board-if-falls = If it falls:
board-if-stands = If it stands:
board-next-curses = Curses of the next monster:
board-no-curses = No curse is left on the track.
board-curse-state = { $state ->
    [asleep] neutralised
    [struck] has struck
    [next] strikes next turn
   *[waits] to come
}
board-library = Library
board-supply = Supply
board-active = ◆ active
board-out = ✝ out of the game
board-hand = hand
board-support = support { $n }/{ $limit }
board-deck = deck { $n }
board-discard = discard
board-help = In this game, for example:
    ? cast growth – why an answer is legal or not
    ? growth, ? 3a, ? rosana – a spell, the curse on a space, a wizard
    ? M10.4, rules support full – a rule, rules with these words
    talk NAME – somebody talks (it matters while Shh! is in play)
board-over = { $outcome ->
    [won] The grimoire is closed: all of you win!
   *[lost] Madness has taken the school: all of you lose.
}
