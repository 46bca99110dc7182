simulated = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, hráčů: { $players }, semínko { $seed }
simulated-outcome = { $outcome ->
    [won]   výhra
    [lost]  prohra
   *[other] { $outcome }
}: { $n }
simulated-speed = { $decisions } rozhodnutí, { $speed } za sekundu ({ $compiled ->
    [True] přeloženo
   *[False] nepřeloženo
})
simulated-hash = otisk { $hash }
coverage = { $game }: testy dokazují { $tested } z { $ids } pravidel, chybí { $missing }
position-over = { $file } je platná pozice; hra skončila.
position-fine = { $file } je platná pozice: rozhoduje { $player }, možných odpovědí: { $n }.
benched = { $game }, { $build ->
    [compiled] přeloženo
   *[pure] nepřeloženo
}: { $speed } rozhodnutí za sekundu, kopie { $clone } µs, { $ratio }× Catanatron
benched-peer = { $peer }: { $speed } rozhodnutí za sekundu
