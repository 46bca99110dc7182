simulated = { $game }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, graczy: { $players }, ziarno { $seed }
simulated-outcome = { $outcome ->
    [won]   wygrana
    [lost]  przegrana
   *[other] { $outcome }
}: { $n }
simulated-speed = { $decisions } decyzji, { $speed } na sekundę ({ $compiled ->
    [True] skompilowane
   *[False] nieskompilowane
})
simulated-hash = skrót { $hash }
coverage = { $game }: testy dowodzą { $tested } z { $ids } zasad, brakuje { $missing }
position-over = { $file } to poprawna pozycja; gra jest skończona.
position-fine = { $file } to poprawna pozycja: decyduje { $player }, możliwych odpowiedzi: { $n }.
benched = { $game }, { $build ->
    [compiled] skompilowane
   *[pure] nieskompilowane
}: { $speed } decyzji na sekundę, kopia { $clone } µs, { $ratio } razy Catanatron
benched-peer = { $peer }: { $speed } decyzji na sekundę
