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
    [pig-farmers-wife] żona hodowcy świń
    [licensed] wiedźma z licencją
    [with-distinction] wiedźma z wyróżnieniem
   *[other] { $outcome }
}: { $n }
simulated-speed = liczba decyzji: { $decisions }, na sekundę: { $speed } ({ $compiled ->
    [True] skompilowane
   *[False] nieskompilowane
})
simulated-hash = skrót { $hash }
arena-standing = { $bot }: wygrane { $wins } z { $games }, { $rate }% ({ $least }–{ $most }%), średnio { $score } punktu, { $ms } ms na decyzję
coverage = { $game }: testy potwierdzają { $tested } z { $ids } zasad, brakuje { $missing }
position-over = { $file } to poprawna pozycja; gra się skończyła.
position-fine = { $file } to poprawna pozycja: decyduje { $player }, możliwych odpowiedzi: { $n }.
benched = { $game }, { $build ->
    [compiled] skompilowane
   *[pure] nieskompilowane
}: decyzje na sekundę: { $speed }, kopia { $clone } µs, { $ratio } × szybkość Catanatrona
benched-peer = { $peer }: decyzje na sekundę: { $speed }

help-coven = Magiczne gry planszowe ściśle według zasad: graj, symuluj, szukaj zasad, odtwarzaj zapisane gry.
help-lesson = Krótka lekcja z jednym zadaniem: od 1 do 6.
help-commands = Polecenia
help-parameters = Parametry
help-play = Gra w terminalu; jedna osoba może grać na wszystkich miejscach. Przerwana gra toczy się dalej od chwili przerwania.
help-simulate = Rozgrywa wiele gier między botami i liczy, jak się skończyły.
help-arena = Każe botom grać te same rozdania ze zmianą miejsc i mówi, który jest lepszy.
help-analyse = Patrzy na zapisaną grę jeszcze raz: czego można się było spodziewać, ile kosztowały decyzje i co było szczęściem.
help-lab = Czego gracze komputerowi uczą się z partii.
help-train = Uczy się z partii, ile warta jest rozpoczęta gra, i wypisuje wagi.
help-train-bot = Kto gra partie, z których się uczy; jeśli nikogo nie podano, gra się na wyczucie.
help-rules = Znajduje ponumerowane zasady według numeru, działu albo słów lub pokazuje, które z nich potwierdzają testy.
help-replay = Odtwarza zapisaną grę: opowiada ją albo sprawdza.
help-position = Pozycje: sytuacje zapisane w plikach.
help-check = Sprawdza plik z pozycją (TOML albo JSON) i mówi, kto decyduje.
help-bench = Mierzy szybkość: wersja skompilowana i nieskompilowana, a dla porównania Catanatron, jeśli jest zainstalowany.
help-join = Dołącza do stołu na serwerze przez jego link lub zaproszenie; --seats to twoje imię.
help-passphrase = Hasło serwera, do którego się przyłączasz, jeśli go wymaga.
help-serve = Prowadzi stoły na serwerze: gracze dołączają przez link, w przeglądarce lub w terminalu.
help-serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 dla wszystkich.
help-serve-port = Port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny.
help-serve-spare = Jeśli port jest zajęty, użyty zostanie dowolny wolny.
help-serve-database = Gdzie przechowywane są stoły: sqlite:///ŚCIEŻKA albo postgresql://…
help-serve-workers = Ile procesów obsługuje graczy; więcej niż jeden wymaga PostgreSQL.
help-serve-address = Od czego zaczynają się linki, gdy przed serwerem stoi proxy.
help-serve-passphrase = Co musi znać każdy, kto korzysta z serwera.
help-serve-origins = Inne strony, które mogą łączyć się z tym serwerem.
help-serve-most-tables = Ile stołów może być w grze jednocześnie.
help-serve-most-connections = Ile połączeń może mieć jeden proces.
help-serve-most-body = Największy rozmiar żądania w bajtach.
help-serve-most-message = Największy rozmiar wiadomości przy stole w bajtach.
help-serve-rate = Ile wiadomości na sekundę może stale wysyłać jedno połączenie.
help-serve-burst = Ile wiadomości jedno połączenie może wysłać naraz.
help-serve-opening-rate = Ile stołów na sekundę może stale otwierać jeden adres.
help-serve-reading-rate = O ile zapisów, chwil i zasad na sekundę może stale prosić jeden adres.
help-serve-minds = W ilu procesach myślą gracze komputerowi.
help-serve-thought = Ile sekund może myśleć gracz komputerowy; potem odpowiada losowo.
help-serve-grace = Przez ile sekund ktoś może być nieobecny, zanim zostanie wezwany.
help-serve-most-calls = Ile wezwań na godzinę może trafić na jeden webhook, adres e-mail lub przeglądarkę.
help-serve-webhooks = Od czego mogą zaczynać się webhooki, przez które wzywa się graczy.
help-serve-smtp = Serwer pocztowy, przez który wzywa się graczy: smtp://UŻYTKOWNIK:HASŁO@HOST:587 albo smtps://…
help-serve-smtp-from = Adres, z którego przychodzą te e-maile.
help-serve-vapid-key = Klucz prywatny do wzywania graczy przez przeglądarkę (Web Push); nowy wypisuje „coven admin vapid”.
help-serve-push-services = Od czego mogą zaczynać się adresy usług Web Push; *. oznacza dowolną nazwę podrzędną.
help-serve-log = Co trafia do logu: debug, info, warning albo error.
help-open = Gdy serwer będzie gotowy, otwiera przeglądarkę.
help-admin = Dla prowadzącego serwer: lista stołów, ich zamykanie, eksport, usuwanie i kopia zapasowa.
help-admin-list = Wypisuje stoły od najstarszego.
help-admin-close = Zamyka stół: można go przeglądać, ale nie można już przy nim grać.
help-admin-export = Cały zapis stołu wraz z jego sekretem: tylko dla właściciela bazy danych.
help-admin-prune = Usuwa stoły zakończone lub zamknięte, których od kilku dni nikt nie ruszał.
help-admin-backup = Kopiuje całą bazę danych do nowego pliku, także gdy serwer działa.
help-admin-vapid = Wypisuje nową parę kluczy dla Web Push.
help-admin-playing = Tylko stoły, przy których trwa gra.
help-admin-prune-playing = Także stoły, przy których gra jeszcze trwa.
help-admin-days = Od ilu dni nikt ich nie ruszał.
help-admin-to = Plik, do którego trafi zapis; bez niego zapis zostanie wypisany.
admin-table = { $id }  { $game }  wersja { $version }  { $state ->
    [playing] w grze
    [closed] zamknięty
    [won] zakończony (wygrana)
    [lost] zakończony (przegrana)
    [draw] zakończony (remis)
    [unfinished] niedokończony
    [pig-farmers-wife] zakończony (żona hodowcy świń)
    [licensed] zakończony (wiedźma z licencją)
    [with-distinction] zakończony (wiedźma z wyróżnieniem)
   *[other] zakończony ({ $state })
}  { $days ->
    [0] ostatnio dzisiaj
    [one] bez ruchu od { $days } dnia
   *[other] bez ruchu od { $days } dni
}  { $title }
admin-closed = Stół { $table } jest zamknięty.
admin-pruned = { $n ->
    [one] Usunięto { $n } stół.
    [few] Usunięto { $n } stoły.
   *[many] Usunięto { $n } stołów.
}
admin-backed-up = Baza danych została skopiowana do { $file }.
admin-key = vapid_key = "{ $key }"
    # publiczny: { $public }
help-engine = Porozumiewa się w JSON, wiersz po wierszu, na standardowym wejściu i wyjściu, dla botów i skryptów.
help-option = Opcja gry, na przykład difficulty=2 albo horror=on.
help-pack = Pakiet treści (TOML), który zmienia lub dodaje karty.
help-json = Wypisuje JSON.
help-lang = Język: en, cs albo pl.
help-players = Liczba miejsc.
help-seed = Dowolne słowo; takie samo ziarno daje taką samą grę.
help-seats = Imiona graczy oddzielone przecinkami, zamiast liczby; gracze komputerowi ich nie potrzebują.
help-load = Kontynuuje zapisaną grę albo zaczyna od pliku z pozycją.
help-workers = Procesy, które dzielą się pracą; wynik jest ten sam.
help-rollouts = Ile gier w głowie rozgrywa myślący bot, zanim zdecyduje.
help-limit = Ile sekund program (cmd:…) może decydować o jednej odpowiedzi.
help-analyse-rollouts = Ile gier dogrywa się w głowie dla każdej decyzji; dla najdroższych sześć razy tyle.
help-analyse-seat = Tylko decyzje jednego miejsca.
help-analyse-json = Zapisuje wynik jako JSON do pliku.
help-analyse-html = Zapisuje wynik jako jedną stronę z obrazkiem do pliku.
help-coverage = Które zasady potwierdzają testy.
help-where = Gdzie znajduje się zasada: treść, źródło i testy.
help-sources = Pokazuje, skąd pochodzi każda zasada.
help-tests = Gdzie są testy.
help-verify = Mówi tylko, czy zapis odtwarza się co do bajtu.
help-records = Pokazuje księgę rekordów gry: najlepsze wyniki i spełnione wyzwania.
help-player = Czyja księga rekordów; bez imienia wszystkie.
error-no-such-command = Nie ma polecenia „{ $given }”. Spróbuj: { $nearest }.
error-no-such-flag = To polecenie nie zna „{ $given }”: co zna, pokaże „{ $command } --help”.
error-bad-value = „{ $given }” nie pasuje do { $name }: co pasuje, pokaże „{ $command } --help”.
error-missing-argument = Czegoś brakuje: { $name }. Jak to zapisać, pokaże „{ $command } --help”.
help-game = Gra:
help-bots = Kto gra:
help-new = Zaczyna nową grę, nawet jeśli jakaś jest rozpoczęta.
help-learn = Pierwsza gra, w której wszystko zostaje wyjaśnione, gdy się pojawi.
where = { $kind ->
    [content] treść
    [source] źródło
    [tests] test
   *[near] w pobliżu
 }  { $place }
serving = Coven jest gotowy: { $address }
arena-fault = { $bot }: gry przegrane, bo program { $fault ->
    [late] odpowiedział za późno
    [gone] zakończył działanie
    [unreadable] powiedział coś, co nie jest JSON-em z polem „word”
   *[illegal] dał niedozwoloną odpowiedź
}: { $n }
arena-rating = { $bot }: Elo { $elo } ({ $least }–{ $most })
