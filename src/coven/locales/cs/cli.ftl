simulated = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, hráčů: { $players }, semínko { $seed }
simulated-outcome = { $outcome ->
    [won]   výhra
    [lost]  prohra
    [draw]  remíza
    [unfinished] nedohráno
   *[other] { $outcome }
}: { $n }
simulated-speed = { $decisions } rozhodnutí, { $speed } za sekundu ({ $compiled ->
    [True] přeloženo
   *[False] nepřeloženo
})
simulated-hash = otisk { $hash }
coverage = { $game }: testy dokazují { $tested } pravidel z celkového počtu { $ids }, chybí { $missing }
position-over = { $file } je platná pozice; hra skončila.
position-fine = { $file } je platná pozice: rozhoduje { $player }, možných odpovědí: { $n }.
benched = { $game }, { $build ->
    [compiled] přeloženo
   *[pure] nepřeloženo
}: { $speed } rozhodnutí za sekundu, kopie { $clone } µs, { $ratio }× Catanatron
benched-peer = { $peer }: { $speed } rozhodnutí za sekundu

help-coven = Kouzelné deskové hry přesně podle pravidel: hraj je, simuluj, hledej pravidla, přehrávej partie.
help-commands = Příkazy
help-parameters = Parametry
help-play = Hra v terminálu; jeden člověk může hrát za všechna místa. Přerušená hra pokračuje tam, kde skončila.
help-simulate = Sehraje mnoho her mezi programy a spočítá, jak dopadly.
help-rules = Najde očíslovaná pravidla podle čísla, oddílu nebo slov, případně ukáže, která z nich dokazují testy.
help-replay = Přehraje zaznamenanou hru: vypráví ji, nebo ji ověří.
help-position = Pozice: situace zapsané v souborech.
help-check = Zkontroluje soubor s pozicí (TOML nebo JSON) a řekne, kdo rozhoduje.
help-bench = Změří rychlost: přeložené i nepřeložené sestavení, a pro srovnání Catanatron, je-li nainstalovaný.
help-engine = Komunikuje po řádcích v JSON na standardním vstupu a výstupu, pro programy a skripty.
help-option = Volba hry, například difficulty=2 nebo horror=on.
help-pack = Balíček obsahu (TOML), který mění nebo přidává karty.
help-json = Vypíše JSON.
help-lang = Jazyk: en, cs nebo pl.
help-players = Kolik je u stolu míst.
help-seed = Libovolné slovo; stejné semínko dá stejnou hru.
help-seats = Jména míst oddělená čárkami, místo počtu.
help-load = Pokračuje v uložené hře, nebo začne ze souboru s pozicí.
help-workers = Procesy, které se o práci podělí; výsledek je stejný.
help-coverage = Která pravidla dokazují testy.
help-where = Kde pravidlo bydlí: obsah, zdroj a testy.
help-sources = Ukáže, odkud které pravidlo pochází.
help-tests = Kde jsou testy.
help-verify = Jen řekne, zda se záznam přehraje přesně.
help-records = Přečte knihu rekordů hry: nejlepší skóre a splněné úkoly.
help-player = Čí kniha rekordů; beze jména všechny.
where = { $kind ->
    [content] obsah
    [source] zdroj
    [tests] test
   *[near] poblíž
 }  { $place }
