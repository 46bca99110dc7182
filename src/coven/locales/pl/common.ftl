### To, co mówi się w każdej grze: błędy, rozstrzygnięcia i zwykłe słowa.

## Języki i gry pod własnymi nazwami

language-en = English
language-cs = čeština
language-pl = polski
game-madness = Wielka Księga Szaleństwa
game-witches = Świat Dysku: Wiedźmy
game-djinn = Djinn

## Zwykłe słowa

word-yes = tak
word-no = nie
word-you = ty
word-seat = miejsce przy stole
word-turn = tura
word-round = runda
word-player = gracz
asked = { $player }: { $question }
waiting = { $player } decyduje.
list-two = { $first } i { $second }
list-more = { $first }, { $rest }

## Rozstrzygnięcia

ruling-legal = Ta odpowiedź jest teraz dozwolona.
ruling-refused = { $reason } [{ $rule }]
reason-not-now = „{ $answer }” nie odpowiada na zadane teraz pytanie: wybierz jedną z podanych odpowiedzi.
reason-not-asked = Teraz decyduje { $player }: poczekaj na swoją kolej.
reason-no-part = To, o co gra teraz pyta, nie ma z tym nic wspólnego: wybierz coś, co świeci, albo jedną z podanych odpowiedzi.
reason-game-is-over = Gra się skończyła i nie przyjmuje już odpowiedzi: aby grać dalej, rozpocznij nową.

## Błędy: odpowiedzi

error-game-is-over = Gra się skończyła, więc nie można już odpowiedzieć „{ $answer }”: aby grać dalej, rozpocznij nową.
error-no-such-answer = „{ $answer }” nie jest odpowiedzią na zadane pytanie. Spróbuj: { $nearest }.
error-no-such-number = Nie ma odpowiedzi numer { $given }: wpisz jedną z liczb { $numbers }.
error-no-such-aside = Nie można teraz powiedzieć „{ $given }”: napisz „talk” i imię gracza.

## Błędy: ustawienia nowej gry

error-no-such-game = Nie ma tu gry „{ $given }”. Spróbuj: { $nearest }.
error-no-such-option = Gra { $game } nie ma opcji „{ $given }”. Spróbuj: { $nearest }.
error-no-such-value = Opcja „{ $option }” nie może mieć wartości „{ $given }”. Możliwe: { $nearest }.
error-bad-seat-names = „{ $given }” nie określa miejsc przy stole: nadaj każdemu inne imię, bez spacji i takie, które nie jest słowem używanym przez grę.
error-option-not-a-pair = „{ $given }” nie jest opcją: napisz jej nazwę, znak równości i wartość.
error-no-such-bot = Nie ma bota „{ $given }”. Spróbuj: { $nearest }.
error-too-many-seats = Miejsc w tej grze jest { $most }, nie { $given }: nie obsadzaj ich więcej.
error-too-few-games = Nie można rozegrać takiej liczby gier ({ $given }): podaj co najmniej 1.
error-nothing-to-learn = Gracze komputerowi gry { $given } nie uczą się w ten sposób z gier. Uczą się gracze tych gier: { $games }.
error-no-such-player = Nikt z graczy nie nazywa się „{ $given }”. Spróbuj: { $nearest }.
error-no-such-wizard = Nie ma adepta „{ $given }”. Spróbuj: { $nearest }.
error-wrong-players = { $game } to gra dla { $least }–{ $most } graczy; podana liczba to { $given }.
error-wizards-do-not-fit = „{ $given }” nie pasuje: podaj tylu różnych adeptów, ilu jest graczy ({ $players }), w kolejności miejsc.
error-double-turn-needs-five = Wariant Dwie tury z rzędu jest tylko dla pięciu graczy, nie dla { $given }: dodaj graczy albo go wyłącz.
error-no-such-witch = Nie ma wiedźmy „{ $given }”. Spróbuj: { $nearest }.
error-witches-do-not-fit = „{ $given }” nie pasuje: podaj tyle różnych wiedźm, ilu jest graczy ({ $players }), w kolejności miejsc.
error-mode-does-not-fit = { $players ->
        [one] Tryb „{ $given }” nie jest dla jednego gracza: wybierz solo albo dodaj graczy.
        [few] Tryb „{ $given }” nie jest dla { $players } graczy: wybierz competitive albo cooperative.
        [many] Tryb „{ $given }” nie jest dla { $players } graczy: wybierz competitive albo cooperative.
       *[other] Tryb „{ $given }” nie jest dla { $players } gracza: wybierz competitive albo cooperative.
    }
error-eight-crises-competitive = Opcja Osiem kryzysów jest tylko dla rywalizacji, nie dla trybu „{ $given }”: wyłącz ją albo zmień tryb.

## Błędy: pozycje

error-position-unreadable = Nie można odczytać pliku { $file }: { $detail }. Sprawdź jego nazwę.
error-position-not-data = Plik { $file } nie zawiera pozycji: { $detail }. Zapisz ją w TOML albo w JSON z rozszerzeniem .json.
error-position-malformed = Nie można odczytać pozycji: { $detail }. Zapisz każde pole tak, jak mówi opis pozycji.
error-position-other-game = Pozycja należy do gry „{ $given }”: otwórz ją tam, to jest { $game }.
error-position-players = Pozycja wymaga od dwóch do pięciu miejsc przy stole, a podano { $given }.
error-position-same-name = Dwa miejsca mają to samo imię ({ $given }): nadaj każdemu własne.
error-position-same-wizard = Dwa miejsca mają tego samego adepta: daj każdemu innego.
error-position-unknown = { $kind ->
        [player] Pozycja, { $where }: nikt z graczy nie nazywa się „{ $given }”. Spróbuj: { $nearest }.
        [wizard] Pozycja, { $where }: nie ma adepta „{ $given }”. Spróbuj: { $nearest }.
        [spell] Pozycja, { $where }: nie ma zaklęcia „{ $given }”. Spróbuj: { $nearest }.
        [curse] Pozycja, { $where }: nie ma klątwy „{ $given }”. Spróbuj: { $nearest }.
        [page] Pozycja, { $where }: nie ma strony „{ $given }”. Spróbuj: { $nearest }.
        [slot] Pozycja, { $where }: nie ma pola „{ $given }”. Spróbuj: { $nearest }.
        [phase] Pozycja, { $where }: nie ma fazy „{ $given }”. Spróbuj: { $nearest }.
        [witch] Pozycja, { $where }: nie ma wiedźmy „{ $given }”. Spróbuj: { $nearest }.
        [tile] Pozycja, { $where }: nie ma problemu „{ $given }”. Spróbuj: { $nearest }.
        [card] Pozycja, { $where }: nie ma karty „{ $given }”. Spróbuj: { $nearest }.
        [space] Pozycja, { $where }: nie ma pola „{ $given }”. Spróbuj: { $nearest }.
        [location] Pozycja, { $where }: nie ma lokacji „{ $given }”. Spróbuj: { $nearest }.
        [djinn] Pozycja, { $where }: nie ma dżina „{ $given }”. Spróbuj: { $nearest }.
        [mage] Pozycja, { $where }: nie ma karty maga „{ $given }”. Spróbuj: { $nearest }.
        [equipment] Pozycja, { $where }: nie ma wyposażenia „{ $given }”. Spróbuj: { $nearest }.
        [chest] Pozycja, { $where }: nie ma skrzyni „{ $given }”. Spróbuj: { $nearest }.
        [award] Pozycja, { $where }: nie ma odznaczenia „{ $given }”. Spróbuj: { $nearest }.
        [trait] Pozycja, { $where }: nie ma cechy „{ $given }”. Spróbuj: { $nearest }.
       *[other] Pozycja, { $where }: nieznana wartość „{ $given }”. Spróbuj: { $nearest }.
    }
error-position-no-card = Pozycja, { $where }: nie ma karty „{ $given }”. Spróbuj: { $nearest }.
error-position-bad-number = Pozycja, { $where }: „{ $given }” nie jest odpowiednią liczbą. Napisz liczbę, którą gra dopuszcza.
error-position-bad-elements = Pozycja, { $where }: „{ $given }” nie pasuje. Napisz water, earth, fire lub air i liczbę od 0 do 99.
error-position-bad-spell = Pozycja, { $where }: „{ $given }” nie pasuje. Napisz zaklęcie i w razie potrzeby exhausted lub neutralised.
error-position-out-of-range = Pozycja, { $where }: wartość { $given } jest poza zakresem. Możliwe: od { $least } do { $most }.
error-position-too-many = { $most ->
        [0] Pozycja, { $where }: „{ $card }” występuje tu { $given }×, czyli częściej, niż jest w pudełku. Usuń nadmiar.
       *[other] Pozycja, { $where }: „{ $card }” występuje tu { $given }×, a w grze może być najwyżej { $most }×. Usuń nadmiar.
    }
error-position-too-few = Pozycja, { $where }: „{ $card }” występuje tu { $given }×, a w grze jest zawsze { $least }×. Napisz, gdzie leżą pozostałe, albo pomiń zasób.
error-position-incomplete = Pozycja, { $where }: „{ $card }”: tutaj { $given }, w grze { $least }. Napisz, gdzie leży reszta, albo pomiń to, a zostanie uzupełnione, albo napisz puzzle = true.
error-position-no-cards = Pozycja, { $where }: ten gracz nie ma ani jednej karty. Podaj jakieś albo pomiń hand, deck, discard i support: wtedy zostanie rozdana talia jego adepta. Jeśli to zagadka, napisz puzzle = true.
error-position-frame-order = Pozycja, { $where }: żetony opuszczają najpierw skrajną lewą ramkę, łatwe przed trudnymi. Uzupełnij tę ramkę, opróżnij poprzednie albo napisz puzzle = true.
error-position-support = Pozycja, { $where }: kart innych niż szaleństwo może być w tym polu wsparcia najwyżej { $most }. Usuń nadmiar.
error-position-spells = Pozycja, { $where }: zaklęć ten gracz może mieć najwyżej { $most }, a żadnego dwa razy. Usuń nadmiar.
error-position-library = Pozycja, { $where }: w tym stosie leżą tylko zaklęcia z biblioteki jego Żywiołu, po jednym z każdego poziomu, najniższy na wierzchu. Napisz je w tej kolejności.
error-position-curse-stack = Pozycja, { $where }: w tym stosie mogą leżeć tylko klątwy jego rodzaju. Usuń pozostałe.
error-position-slot-twice = Pozycja, { $where }: pole { $given } jest zajęte dwa razy. Przenieś jedną z dwóch rzeczy na inne pole.
error-position-final-page = Pozycja, { $where }: strona końcowa musi leżeć na spodzie. Zapisz ją jako ostatnią.
error-position-first-page = Pozycja, { $where }: księga nie mogła zacząć się stroną „{ $given }”. Na początku umieść jedną z pierwszych stron albo tę usuń.
error-position-round = Pozycja, { $where }: „{ $given }” nie pasuje do rundy { $round }. Zmień jedno z nich.
error-position-option-off = Pozycja, { $where }: „{ $given }” jest w grze tylko z opcją „{ $option }”. Włącz ją albo to usuń.
error-position-active-out = Pozycja, { $where }: { $given } nie jest już w grze i nie może być aktywnym graczem. Wybierz kogoś innego.
error-position-out-has = Pozycja, { $where }: kto odpadł z gry, nie ma kart ani zaklęć. Zabierz je albo pozwól temu graczowi grać dalej.
error-position-no-question = Pozycja, { $where }: nikt nie ma tu o czym decydować. Pomiń frames i podaj fazę (phase).
error-position-card-twice = Pozycja, { $where }: karta „{ $given }” występuje tu dwa razy, a w pudełku jest jedna. Usuń jedną.
error-position-same-witch = Pozycja, { $where }: dwa miejsca mają tę samą wiedźmę. Daj każdemu inną.
error-position-wrong-board = Pozycja, { $where }: „{ $given }” leży po niewłaściwej stronie planszetki. Łatwe problemy zapisz w easy, a trudne w hard.
error-position-hard-below = Pozycja, { $where }: „{ $given }” leży nad łatwym problemem. Trudne problemy ramki zapisz jako ostatnie, leżą na spodzie.
error-position-no-slot = Pozycja, { $where }: na „{ $given }” nie może leżeć problem. Podaj pole na planszy.
error-position-easy-face-down = Pozycja, { $where }: „{ $given }” to łatwy problem, a ten zawsze jest odkryty. Pomiń „up”.
error-position-crisis-nowhere = Pozycja, { $where }: na „{ $given }” jest kryzys, ale nie ma problemu. Dodaj go albo usuń kryzys.
error-position-moment = Pozycja, { $where }: to nie pasuje do tej chwili gry. Pomiń to albo zapisz tak, jak zapisuje trwająca gra.
error-position-bad-frames = Pozycja, { $where }: ramek z czekającymi żetonami jest sześć, a podana liczba to { $given }. Zapisz wszystkie sześć, także puste.
error-position-no-djinn-there = Pozycja, { $where }: na polu „{ $given }” dżiny nie stoją. Podawaj tylko okrągłe pola.
error-position-boss-alone = Pozycja, { $where }: arcydżin stoi tu bez zwykłego dżina, więc już by go tu nie było. Dodaj dżina albo usuń arcydżina.
error-position-tom-empty = Pozycja, { $where }: talia Toma jest pusta, więc gra byłaby już zakończona. Zostaw w niej co najmniej jedną kartę.
error-position-wrong-pile = Pozycja, { $where }: „{ $given }” nie należy do tego stosu. Umieść to tam, gdzie leży jego rodzaj.
error-position-passages = Pozycja, { $where }: te tajne przejścia nie pasują: { $given }. Zapisz wszystkim te same symbole (najwyżej { $most }), każdy raz, przy jednym polu tylko jeden, przy kwadratowych polach z innym symbolem.
error-position-layout = Pozycja, { $where }: „{ $given }” nie pasuje. Każdą lokację pokazuje dokładnie jedno kwadratowe i jedno okrągłe pole.
error-position-no-wizard = Pozycja, { $where }: ten gracz ma działać, ale nigdzie nie stoi. Podaj pole jego czarodzieja.
error-position-not-placed = Pozycja, { $where }: od drugiej rundy każdy czarodziej stoi na mapie. Podaj jego pole albo napisz puzzle = true.
error-position-turned-early = Pozycja, { $where }: znacznik pojemności odwraca się dopiero na ostatnim polu. Zapisz pojemność { $most } albo pomiń „turned”.
error-position-bad-circles = Pozycja, { $where }: „{ $given }” nie pasuje. Zapisz jedno słowo dla każdego kręgu, aktywne kręgi najpierw; zakryty może być tylko drugi.
error-position-trait-kind = Pozycja, { $where }: cecha „{ $given }” jest drugiego rodzaju. Pozytywne zapisuj pod positive, negatywne pod negative.
error-position-not-used = Pozycja, { $where }: w tej grze się tego nie używa. Pomiń to.
error-position-no-path = Pozycja, { $where }: z pola „{ $given }” żadna ścieżka tu nie prowadzi. Podaj pole, które jest z tym połączone.
error-position-two-active = Pozycja, { $where }: „{ $given }” i inna karta tego samego rodzaju są jednocześnie odkryte. Zakryj jedną z nich.

## Błędy: pliki z zawartością

error-no-such-lesson = Nie ma lekcji { $given }: liczba lekcji to { $most }.
error-content-unreadable = Nie można odczytać pliku { $file }: { $detail }. Sprawdź jego nazwę.
error-content-not-toml = Plik { $file } nie jest zapisany w TOML: { $detail }. Popraw to miejsce.
error-content-no-section = { $file }: nie ma sekcji „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-section = { $file }: sekcja „{ $given }” ma niewłaściwą postać. Zapisz ją tak jak w zawartości dołączonej do gry.
error-content-no-id = { $file }: wpis w sekcji „{ $given }” nie ma id. Dodaj je.
error-content-bad-id = { $file }: id „{ $given }” nie pasuje. Pisz małe litery, cyfry i podkreślniki, a każdego id użyj tylko raz.
error-content-bad-entry = { $file }, { $card }: { $detail }. Popraw ten wpis.
error-content-bad-limit = { $file }: „{ $given }” nie jest liczbą. Napisz liczbę całkowitą od 0 wzwyż.
error-content-bad-dice = { $file }, dice: wartości kostki nie pasują, ich liczba to { $given }. Napisz od 2 do 20 wartości, a jako pierwszą 0 za rechot.
error-content-fixed-number = { $file }: wartość { $given } ustalają zasady ({ $number }); pakiet treści nie może jej zmienić.
error-content-bad-track = { $file }: kolumna { $given } toru rund nie pasuje. Napisz sześć liczb od 0 do 2.
error-content-bad-level = { $file }, { $card }: nie ma poziomu { $given }. Napisz 1, 2 lub 3.
error-content-bad-number = { $file }, { $card }: „{ $given }” w „{ $step }” nie jest odpowiednią liczbą. Napisz na przykład 2.
error-content-no-number = { $file }, { $card }: „{ $given }” w „{ $step }” nie jest liczbą, którą gra zna. Spróbuj: { $nearest }.
error-content-out-of-range = { $file }, { $card }: „{ $given }” w „{ $step }” nie pasuje. Wpisz liczbę całkowitą od { $least } do { $most }.
error-content-bad-element = { $file }, { $card }: „{ $given }” w „{ $step }” nie jest żywiołem. Spróbuj: { $nearest }.
error-content-bad-zone = { $file }, { $card }: „{ $given }” w „{ $step }” nie jest miejscem. Spróbuj: { $nearest }.
error-content-bad-filter = { $file }, { $card }: „{ $given }” w „{ $step }” nie jest rodzajem karty. Spróbuj: { $nearest }.
error-content-bad-target = { $file }, { $card }: „{ $given }” nie mówi, kogo dotyczy efekt. Spróbuj: { $nearest }.
error-content-bad-ability = { $file }, { $card }: nie ma umiejętności „{ $given }”. Spróbuj: { $nearest }.
error-content-no-verb = { $file }, { $card }: nie ma czasownika „{ $given }”. Spróbuj: { $nearest }.
error-content-no-word = { $file }, { $card }: „{ $given }” nie jest tu znane. Spróbuj: { $nearest }.
error-content-three-curses = { $file }, { $card }: potwór ma trzy klątwy, a podana liczba to { $given }.
error-content-too-many = { $file }: kart „{ $given }” jest za dużo. Może ich być najwyżej { $most }.
error-content-no-spell = { $file }: w bibliotece brakuje zaklęcia poziomu { $level } dla „{ $element }”. Dodaj je.
error-content-no-end = { $file }, { $card }: częścią „{ $step }” gra się kończy. Podaj w niej cel board i jeden z czasowników win i lose.
error-content-bad-kind = { $file }, { $card }: nie ma rodzaju „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-location = { $file }, { $card }: nie ma lokacji „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-square = { $file }, { $card }: nie ma pola startowego „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-symbol = { $file }, { $card }: nie ma symbolu „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-variant = { $file }, { $card }: nie ma wariantu „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-slots = { $file }, { $card }: liczba pól ({ $given }) nie pasuje. Podaj co najmniej jedno i dla każdego pole startowe.
error-content-one-way-path = { $file }, { $card }: ścieżka do lokacji „{ $given }” prowadzi tylko w jedną stronę. Podaj tę lokację także tam.
error-content-path-to-itself = { $file }, { $card }: ścieżka prowadzi z tej lokacji z powrotem do niej. Usuń ją.
error-content-one-copy = { $file }, { $card }: każda karta jest tylko jedna, a podana liczba to { $given }. Zapisz każdy egzemplarz jako osobny wpis.
error-content-bad-row = { $file }: wiersz przygotowania dla tej liczby graczy ({ $given }) nie pasuje. Napisz sześć liczb dla trudnych i sześć dla łatwych problemów.
error-content-too-few-tiles = { $file }: żetonów jednego rodzaju jest tylko { $given }, a przygotowanie gry wymaga { $least }. Dodaj kolejne.
error-content-bad-side = { $file }, { $card }: nie ma strony targu „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-shape = { $file }, { $card }: nie ma kształtu „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-path = { $file }, { $card }: ścieżka do „{ $given }” nie pasuje. Ścieżki łączą okrągłe pola z kwadratowymi albo ze Źródłem, a oba końce wskazują się nawzajem.
error-content-bad-stall = { $file }, { $card }: „{ $given }” nie pasuje. Każdy stragan należy do dokładnie jednej grupy: { $nearest }.
error-content-bad-trigger = { $file }, { $card }: nie ma zdarzenia „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-mage = { $file }, { $card }: ta karta maga nie pasuje. Zapisz zieloną premię od 1 do 3, opłatę w monetach i premie za red, blue, brown lub white.
error-content-bad-mode = { $file }, { $card }: nie ma trybu „{ $given }”. Spróbuj: { $nearest }.
error-content-bad-column = { $file }, { $card }: nie ma kolumny { $given }. Zapisz 1, 2 albo 3.
error-content-bad-metric = { $file }, { $card }: „{ $given }” nie da się policzyć. Spróbuj: { $nearest }.
error-content-no-piece = { $file }, { $card }: „{ $given }” w „{ $step }” nie jest elementem gry. Spróbuj: { $nearest }.
error-content-no-pile = { $file }, { $card }: „{ $given }” w „{ $step }” nie jest stosem. Spróbuj: { $nearest }.
error-content-no-passive = { $file }, { $card }: nie ma stałej umiejętności „{ $given }”. Spróbuj: { $nearest }.

## Błędy: zapisy i pliki

error-record-unreadable = Nie można odczytać pliku { $file }: { $detail }. Sprawdź jego nazwę.
error-record-not-json = Plik { $file } nie jest zapisany w JSON: { $detail }. Popraw to miejsce albo wybierz inny plik.
error-record-malformed = Plik { $file } nie jest zapisem gry: { $detail }. Wybierz plik zapisany przez Coven.
error-record-only-seen = { $file } zawiera tylko to, co jeden z graczy wiedział o trwającej jeszcze grze: można to przeglądać, ale nie grać dalej. Odgałęź grę przy stole albo pobierz zapis po jej zakończeniu.
error-record-seal-broken = Sekret w tym zapisie nie jest tym, którym go zapieczętowano ({ $sealed }): ktoś zmienił plik. Pobierz zapis od stołu jeszcze raz.
error-record-diverged = { $file }: w ruchu { $move } odpowiedź „{ $answer }” jest niedozwolona, więc zapis zmieniono albo należy on do innych zasad. Graj dalej od wcześniejszego ruchu.
error-record-other-revision = Zapis powstał według wersji { $given } zasad, a tu obowiązuje wersja { $revision }. Graj dalej od zapisanej w nim pozycji.
error-record-no-snapshot = W pliku { $file } nie ma zapisanej pozycji, od której można by grać dalej. Odtwórz go z zasadami, według których powstał.
error-file-not-written = Nie można zapisać pliku { $file }: { $detail }. Wybierz inną nazwę lub inny folder.
error-file-not-named = Podaj plik z grą, którą chcesz kontynuować: load PLIK
error-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę.

## Błędy: polecenia i cofanie

error-bad-argument = Tego polecenia nie można wykonać: { $detail } – jak je zapisać, pokaże „coven --help”.
error-no-such-rule = Nie ma zasady „{ $given }”. Spróbuj: { $nearest }.
error-no-tests-there = W folderze { $given } nie ma testów: podaj folder, w którym są.
error-no-such-language = Nie ma tu języka „{ $given }”. Spróbuj: { $nearest }.
error-not-your-turn = To nie twoja decyzja, decyduje { $player }.
error-no-redo = Nie ma czego powtórzyć: niczego nie cofnięto.
error-bad-display-name = „{ $given }” nie może być imieniem gracza: wpisz od 1 do { $most } czytelnych znaków.
error-no-undo = Nie ma czego cofać: nie padła jeszcze żadna odpowiedź.
error-undo-over = Gra się skończyła, a jej sekret jest ujawniony: niczego już nie można cofnąć. Od dowolnej chwili można grać dalej przy nowym stole.
error-undo-blocked = { $what ->
        [information] Coś zostało już odkryte. Cofnięcie wymaga zgody pozostałych osób przy stole.
        [doubt] Ktoś mógł coś potajemnie zobaczyć. Cofnięcie wymaga zgody pozostałych osób przy stole.
        [chance] Zdecydował los. Cofnięcie wymaga zgody pozostałych osób przy stole.
       *[other] { $what } Cofnięcie wymaga zgody pozostałych osób przy stole.
    }
undo-of-others = Cofnięte zostałyby też odpowiedzi innych osób ({ $players }). Wymaga to zgody pozostałych osób przy stole.

## Błędy: protokół

error-protocol-not-json = Wiersz nie jest zapisany w JSON: { $detail }. Wysyłaj w każdym wierszu jeden obiekt JSON.
error-protocol-bad-request = Nie można spełnić żądania: { $detail }. Wyślij pola, które opisuje protokół.
error-protocol-no-request = Nie ma żądania „{ $given }”. Spróbuj: { $nearest }.
error-protocol-no-handle = Nie ma stołu „{ $given }”. Użyj oznaczenia, które zostało ci nadane i nadal obowiązuje.
error-protocol-version = Żądanie dotyczy wersji { $given } gry, a gra jest już w wersji { $version }: spójrz na zadane pytanie i wyślij odpowiedź ponownie.
error-protocol-failed = Wewnątrz programu Coven wystąpił błąd, a żądanie niczego nie zmieniło: { $detail }. Prosimy o zgłoszenie.
error-book-unreadable = Księgi rekordów { $file } nie da się odczytać i pozostała bez zmian: { $detail }
error-no-such-link = Ten link nie otwiera (już) żadnego stołu. Poproś osobę, która cię zaprosiła, o nowy.
error-no-such-code = Kod „{ $given }” nie prowadzi (już) do żadnego stołu. Ma osiem liter i cyfr, na przykład K7QP-M4XT: sprawdź go jeszcze raz albo zapytaj osobę, która cię zaprosiła.
error-table-full = Przy tym stole wszystkie miejsca są zajęte. Poproś osobę, która cię zaprosiła, o link dla widzów albo otwórz własny stół.
error-seat-taken = Ktoś cię wyprzedził: miejsce { $given } jest zajęte. Wybierz inne.
error-table-closed = Ten stół jest zamknięty: można go przeglądać, ale nie można już nic przy nim zrobić. Otwórz nowy albo odgałęź ten.
error-too-many-tables = Na tym serwerze trwa już tyle gier, ile może ({ $most }). Najpierw którąś dokończcie lub zamknijcie.
error-too-often = Za dużo żądań naraz. Odczekaj chwilę i spróbuj ponownie.
error-message-too-large = Wiadomość jest za duża (limit w bajtach: { $most }).
error-not-kept = Stół nie mógł zapisać tego ruchu, więc nic się nie stało. Spróbuj ponownie za chwilę.
error-wrong-passphrase = Ten serwer wymaga hasła, a to nie jest ono.
error-foreign-page = Ta strona należy do innej witryny i nie może łączyć się z tym serwerem.
error-sit-first = Najpierw pokaż link do swojego miejsca: wiadomością `sit`.
error-only-watching = Tylko patrzysz: to mogą zrobić jedynie gracze.
error-not-your-seat = Miejsce { $given } nie jest twoje. Twoje: { $nearest }.
error-links-of-two-tables = Te linki prowadzą do różnych stołów: siadaj naraz tylko przy jednym.
error-only-the-host = Może to zrobić tylko osoba, która otworzyła stół, za pomocą linku gospodarza.
error-handover-of-whom = Komputer może grać dalej tylko za inną osobę przy stole ({ $nearest }); podano: { $given }.
error-handover-present = { $player } jest przy stole albo nieobecność trwa dopiero chwilę, a czas na decyzję jeszcze nie minął: komputer może zastąpić tylko osobę nieobecną lub spóźnioną.
error-seat-is-yours = Nikt za ciebie nie gra: miejsce jest twoje.
error-no-such-ask = Nikt cię teraz o nic takiego nie pyta.
error-redo-of-others = To odpowiedź kogoś innego: powtórzyć ją może tylko ta osoba.
error-ask-open = Stół już o czymś decyduje: najpierw odpowiedzcie na to.
error-fork-would-tell = Te same ukryte karty zdradziłyby to, czego nie możesz wiedzieć: odgałęź grę z kartami rozdanymi na nowo albo poczekaj na jej koniec.
error-no-such-version = Gra nie ma wersji { $given }: jest w wersji { $most }.
error-http-refused = Na żądanie nie można odpowiedzieć: { $detail }
error-no-such-address = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $detail }. Wybierz inny za pomocą --host i --port.
error-not-started = Serwer nie wystartował: sprawdź, czy baza danych { $database } jest dostępna.
error-workers-need-postgresql = Więcej niż jeden proces (podano { $given }) wymaga PostgreSQL: --database postgresql://…; z SQLite działa jeden.
error-bad-database = Nie ma bazy danych „{ $given }”: ma to być sqlite:///ŚCIEŻKA albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
error-bad-link = „{ $given }” to nie link do stołu: wygląda jak http://host:8000/table#… – skopiuj go w całości, razem z tym, co stoi po #.
error-table-unreachable = Nie można dotrzeć do stołu: { $detail }. Sprawdź, czy serwer działa i czy link jest właściwy.
error-record-still-secret = Gra z tego zapisu jeszcze trwała: sekret zostanie pokazany po jej zakończeniu i dopiero wtedy będzie można sprawdzić losowanie.
error-unreadable-text = Ten tekst nie zawiera niczego, co dałoby się przeczytać lub zapisać.
error-backup-by-pg-dump = Bazę danych PostgreSQL kopiuje jej własne narzędzie: pg_dump --format=custom --file=PLIK ADRES
error-no-database-there = Nie ma bazy danych { $file }.
error-cannot-write = Nie można zapisać { $file }: { $detail }.
error-no-such-table = Nie ma stołu „{ $given }”: wszystkie pokazuje „coven admin list”.
error-contact-refused = Ten serwer nie może tam wysłać wezwania: webhook i usługa Web Push muszą być w miejscu, na które pozwala gospodarz, e-maile wymagają serwera pocztowego, a Web Push klucza.
error-bad-vapid-key = Ustawienie vapid_key nie jest kluczem Web Push: nowy wypisuje „coven admin vapid”.
call-subject = { $game }: inni czekają na ciebie
call = { $title ->
        [none] { $game }: inni czekają na ciebie.
       *[other] { $game }, „{ $title }”: inni czekają na ciebie.
    } Twój stół: { $address }

## Na co skarżą się ci, którzy czytają pliki

complaint-entry = wpis
complaint-range = wartość „{ $place }” musi wynosić { $sign ->
        [most] najwyżej
        [least] co najmniej
        [below] mniej niż
       *[above] więcej niż
    } { $n }
complaint-length = długość „{ $place }” musi wynosić { $sign ->
        [most] najwyżej
        [least] co najmniej
        [below] mniej niż
       *[above] więcej niż
    } { $n }
complaint-kind = „{ $place }” to ma być { $wanted }, a nie { $given }
complaint-form = „{ $place }” nie ma wymaganej postaci
complaint-missing = brakuje „{ $field }”
complaint-unknown = „{ $field }” tam nie pasuje
complaint-value = „{ $place }” nie może mieć wartości { $given }
complaint-track = brakuje pola { $n }
complaint-line = błąd zapisu jest w wierszu { $line }, w kolumnie { $column }
complaint-byte = błąd zapisu jest w bajcie { $byte }
complaint-short = kończy się zbyt wcześnie
complaint-players = musi mieć wpis dla 1, 2, 3 i 4 graczy
complaint-spaces = musi mieć 1 Źródło Magii, 6 okrągłych i 6 kwadratowych pól
complaint-layout = każdą lokację musi pokazywać dokładnie jedno kwadratowe i jedno okrągłe pole
complaint-circles = musi mieć kręgi od 1 do 4, dwa pierwsze aktywne
complaint-enoent = nie ma takiego pliku ani folderu
complaint-eacces = brak uprawnień
complaint-eperm = brak uprawnień
complaint-eisdir = to jest folder
complaint-enotdir = część ścieżki nie jest folderem
complaint-eexist = to już istnieje
complaint-enospc = na dysku nie ma już miejsca
complaint-erofs = nie można tam nic zapisać
complaint-enametoolong = nazwa jest za długa
type-int = liczba całkowita
type-float = liczba
type-str = tekst
type-bool = true albo false
type-array = lista
type-object = tabela
type-null = nic
error-hint-not-asked = Teraz nikt cię o nic nie pyta: podpowiedź jest dla tego, kto decyduje.
error-hints-off = Ten stół otwarto bez podpowiedzi.
error-mind-busy = Zbyt wiele jest teraz do przemyślenia naraz: zapytaj za chwilę.
error-thought-forced = Nie było w czym wybierać: możliwa była tylko jedna odpowiedź.
error-thought-hidden = Te powody zdradziłyby to, co jest przed tobą ukryte: zapytaj po zakończeniu gry.
error-thought-set-up = Nikt o tym nie decydował: to część przygotowania gry.
