simulated = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, seed { $seed }
simulated-outcome = { $outcome ->
    [won]   won
    [lost]  lost
   *[other] { $outcome }
}: { $n }
simulated-speed = { $decisions } decisions, { $speed } a second ({ $compiled ->
    [True] compiled
   *[False] uncompiled
})
simulated-hash = hash { $hash }
coverage = { $game }: { $tested } of { $ids } rules are proved by tests, { $missing } missing
position-over = { $file } is a legal position; the game is over.
position-fine = { $file } is a legal position: { $player } decides, { $n ->
    [one] { $n } answer is
   *[other] { $n } answers are
} legal.
benched = { $game }, { $build ->
    [compiled] compiled
   *[pure] uncompiled
}: { $speed } decisions a second, a clone { $clone } µs, { $ratio } times Catanatron
benched-peer = { $peer }: { $speed } decisions a second
