simulated = { $game }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, graczy: { $players }, ziarno { $seed }
simulated-outcome = { $outcome ->
    [won]   wygrana
    [lost]  przegrana
    [draw]  remis
    [unfinished] niedokończona
   *[other] { $outcome }
}: { $n }
simulated-speed = { $decisions } decyzji, { $speed } na sekundę ({ $compiled ->
    [True] skompilowane
   *[False] nieskompilowane
})
simulated-hash = skrót { $hash }
coverage = { $game }: testy dowodzą { $tested } z { $ids } zasad, brakuje { $missing }
position-over = { $file } to poprawna pozycja; gra się skończyła.
position-fine = { $file } to poprawna pozycja: decyduje { $player }, możliwych odpowiedzi: { $n }.
benched = { $game }, { $build ->
    [compiled] skompilowane
   *[pure] nieskompilowane
}: { $speed } decyzji na sekundę, kopia { $clone } µs, { $ratio } razy Catanatron
benched-peer = { $peer }: { $speed } decyzji na sekundę

help-coven = Magiczne gry planszowe ściśle według zasad: graj, symuluj, szukaj zasad, odtwarzaj partie.
help-commands = Polecenia
help-parameters = Parametry
help-play = Gra w terminalu; jedna osoba może grać na wszystkich miejscach. Przerwana gra toczy się dalej od chwili przerwania.
help-simulate = Rozgrywa wiele gier między botami i liczy, jak się skończyły.
help-rules = Znajduje ponumerowane zasady według numeru, działu albo słów lub pokazuje, których dowodzą testy.
help-replay = Odtwarza zapisaną grę: opowiada ją albo sprawdza.
help-position = Pozycje: sytuacje zapisane w plikach.
help-check = Sprawdza plik z pozycją (TOML albo JSON) i mówi, kto decyduje.
help-bench = Mierzy szybkość: wersja skompilowana i nieskompilowana, a dla porównania Catanatron, jeśli jest zainstalowany.
help-engine = Porozumiewa się w JSON, wiersz po wierszu, na standardowym wejściu i wyjściu, dla botów i skryptów.
help-option = Opcja gry, na przykład difficulty=2 albo horror=on.
help-pack = Pakiet treści (TOML), który zmienia lub dodaje karty.
help-json = Wypisuje JSON.
help-lang = Język: en, cs albo pl.
help-players = Liczba miejsc.
help-seed = Dowolne słowo; takie samo ziarno daje taką samą grę.
help-seats = Imiona graczy oddzielone przecinkami, zamiast liczby.
help-load = Kontynuuje zapisaną grę albo zaczyna od pliku z pozycją.
help-workers = Procesy, które dzielą się pracą; wynik jest ten sam.
help-coverage = Których zasad dowodzą testy.
help-where = Gdzie mieszka zasada: treść, źródło i testy.
help-sources = Pokazuje, skąd pochodzi zasada.
help-tests = Gdzie są testy.
help-verify = Mówi tylko, czy zapis odtwarza się co do bajtu.
help-records = Pokazuje księgę rekordów gry: najlepsze wyniki i spełnione wyzwania.
help-player = Czyja księga rekordów; bez imienia wszystkie.
where = { $kind ->
    [content] treść
    [source] źródło
    [tests] test
   *[near] w pobliżu
 }  { $place }
