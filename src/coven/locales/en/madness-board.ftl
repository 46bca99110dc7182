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
board-active = ◆ on turn
board-out = ✝ out of the game
board-hand = hand
board-support = support { $n }/{ $limit }
board-deck = deck { $n }
board-discard = discard
