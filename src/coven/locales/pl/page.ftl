### Stół wiersz po wierszu i strona w przeglądarce.

## Stół wiersz po wierszu

lines-curses = Klątwy
lines-space = Pole { $space }
lines-shelves = Biblioteka i zasoby
lines-spells = Zaklęcia
lines-spell = { $name } ({ $level })
lines-face-down = zakryta karta
lines-free = wolne
lines-ability = Umiejętność
lines-now = Teraz
lines-shops = Sklepy
lines-mages = Magowie
lines-equipment = Wyposażenie
lines-prizes = Odznaczenia i punktacja
lines-djinn-space = { $location }, { $shape ->
    [round] okrągłe pole
   *[square] kwadratowe pole
}
lines-circle = { $state ->
    [inactive] nieaktywny
    [covered] zakryty
   *[empty] pusty
}

## Uruchomienie serwera

serve-by-hand = Stąd nie da się otworzyć przeglądarki: otwórz { $address } w swojej. Serwer zatrzymuje Ctrl-C; stoły pozostają zapisane.

## Strona

page-title = Coven
page-tagline = Trzy magiczne gry, jeden stół. Każda zasada na swoim miejscu.
page-language = Język
page-home = Strona główna
page-blurb-madness = Adepci otworzyli zakazany grymuar. Wspólnie przełamcie klątwy sześciu potworów, zanim szkołę ogarnie szaleństwo.
page-blurb-witches = Młode wiedźmy latają po Lancre, leczą świnie, stawiają czoła Królowej elfów i starają się nie rechotać.
page-blurb-djinn = Wędruj po mieście, najmuj magów, zbieraj wyposażenie i zamknij dżiny w butelkach, zanim zrobią to inni.
page-for-players = Gracze: { $least }–{ $most }
page-new = Przygotuj stół
page-choose-game = W którą grę?
page-players = Liczba graczy
page-who-sits = Kto gdzie siedzi?
page-who-me = Ja
page-who-friend = Ktoś znajomy
page-name = Imię
page-name-of-seat = Imię na miejscu { $n }
page-who-of-seat = Kto siedzi na miejscu { $n }
page-options = Opcje
page-more-options = Warianty
page-table-title = Nazwa stołu (opcjonalnie)
page-open = Otwórz stół
page-links = Zaproś znajomych
page-links-text = Każdy link otwiera jedno miejsce. Wyślij każdemu jeden z nich; kto ma link, ten tam siedzi.
page-links-own-text = Nikt inny nie ma tu miejsca: te linki otwierają twoje własne miejsca na innym urządzeniu, a ostatni jest dla widzów.
page-link-seat = Link dla: { $player }
page-link-own = Twoje własne miejsce ({ $player }) na innym urządzeniu
page-link-watch = Link dla widzów
page-copy = Kopiuj
page-copied = Skopiowano
page-local-note = Te linki otworzy tylko ten komputer. Aby otworzyli je też znajomi, uruchom Coven poleceniem make play ARGS="--host 0.0.0.0" (albo coven serve --host 0.0.0.0) i otwórz stronę pod adresem tego komputera.
page-tables = Moje stoły
page-tables-none = Jeszcze żadnego stołu. Przygotuj go albo dołącz przez link.
page-tables-note = Lista pozostaje tylko w tej przeglądarce.
page-continue = Graj dalej
page-look = Obejrzyj
page-forget = Usuń z listy
page-export = Zapisz listę
page-import = Wczytaj listę
page-import-bad = Ten plik nie zawiera listy stołów.
page-table-over = zakończona
page-table-yours = twoja decyzja
page-join = Dołącz przez link lub kod
page-join-label = Link albo kod, np. K7QP-M4XT
page-join-go = Dołącz
page-join-bad = To nie jest link do stołu ani kod: wklej cały link albo wpisz osiem liter i cyfr.
page-invited = Zaproszenie do stołu
page-sit-here = Usiądź tutaj
page-seat-held = siedzi tutaj
page-invited-yours = Już siedzisz przy tym stole.
page-invited-full = Wszystkie miejsca są zajęte. Poproś osobę, która cię zaprosiła, o link dla widzów.
page-invite-text = { $n ->
    [one] Wyślij znajomemu ten link albo podaj mu kod: prowadzi do wolnego miejsca.
   *[other] Wyślij wszystkim znajomym ten jeden link albo podaj im kod: każdy z nich dostanie jedno z wolnych miejsc ({ $n }).
}
page-invite-link = Link dla wszystkich znajomych
page-invite-scan = Ten sam link do zeskanowania telefonem
page-code-new = Nowy kod
page-links-single = Linki do pojedynczych miejsc
page-connecting = Łączenie…
page-lost = Połączenie zerwane. Przy stole nic nie zginęło; próbuję ponownie…
page-retry = Spróbuj teraz
page-replaced = Ten link zastąpiono nowym i niczego już nie otwiera.
page-you-decide = { $player }, decyzja należy do ciebie
page-watching = Oglądasz.
page-thinking = { $player } się zastanawia…
page-showing = Oto, co się tymczasem stało.
page-your-options = Twoje możliwości
page-refused = Czego nie można i dlaczego?
page-refused-none = Nic tu nie jest zabronione.
page-close = Zamknij
page-undo = Cofnij
page-undo-ask = Poproś o cofnięcie
page-undo-since = Tymczasem decyzję podjął ktoś inny, więc pytamy pozostałych.
page-undo-none = Nie masz czego cofnąć.
page-asked = Pytamy pozostałych.
page-ask-undo = { $player } prosi o cofnięcie ostatniego ruchu.
page-ask-undo-own = Prosisz pozostałych o cofnięcie ostatniego ruchu.
page-ask-undo-loses = Cofnięte zostałyby też odpowiedzi, których udzielili: { $players }.
page-ask-handover = { $player } proponuje, aby za gracza { $other } dalej grał komputer.
page-ask-waiting = Jeszcze bez odpowiedzi: { $players }
page-agree = Zgadzam się
page-disagree = Nie, dziękuję
page-refused-undo = { $player } się nie zgadza: ruch zostaje.
page-refused-handover = { $player } się nie zgadza: komputer nie zagra dalej za gracza { $other }.
page-log = Dziennik
page-log-earlier = Pokaż wcześniejsze wpisy
page-log-empty = Nic się jeszcze nie wydarzyło.
page-undone = cofnięte
page-chat = Czat
page-chat-label = Napisz coś do wszystkich
page-chat-empty = Nikt jeszcze nic nie napisał.
page-say = Wyślij
page-watcher = widz
page-door = Usiądź przy stole
page-door-text = Jak mają się do ciebie zwracać inni?
page-crest = Herb
page-crest-owl = sowa
page-crest-cat = kot
page-crest-frog = żaba
page-crest-raven = kruk
page-crest-hare = zając
page-sit = Usiądź
page-rename = Zmień imię lub herb
page-seats = Przy stole
page-here = przy stole
page-away = poza stołem
page-gone = { $player }: teraz poza stołem.
page-not-yet = Nikt jeszcze nie zajął tego miejsca: zaproś kogoś.
page-open-seat = miejsce wolne
page-computer = komputer
page-you = ty
page-decides = decyduje
page-late = po czasie
page-watchers = Widzowie: { $n }
page-handover = Niech za gracza { $player } gra dalej komputer
page-back = Odzyskaj miejsce
page-view-as = Patrz jako { $player }
page-curtain = Teraz decyduje { $player }
page-curtain-text = Teraz powinien patrzeć tylko gracz { $player }.
page-curtain-show = Pokaż stół
page-curtain-setting = Zakrywaj stół między graczami
page-over = Koniec gry
page-proof = Każdy rzut i każde tasowanie były ustalone przed pierwszym ruchem i później nie dało się ich zmienić: pieczęć poniżej było widać od początku i pasuje do niej tylko ten sekret. Aby to sprawdzić, pobierz zapis i uruchom:
page-secret = Pieczęć: { $sealed }. Sekret: { $secret }.
page-sealed = Los przy tym stole jest zapieczętowany: { $sealed }
page-record = Pobierz zapis gry
page-again = Zagraj ponownie
page-report = Zgłoś problem
page-report-saved = Plik { $file } zapisano w pobranych: wyślij go osobie, która prowadzi ten serwer.
page-report-text = Co poszło nie tak?
page-close-table = Zamknij stół na stałe
page-close-sure = Zamknąć stół dla wszystkich? Będzie można go przeglądać, ale nie grać dalej.
page-closed = Ten stół jest zamknięty: można go przeglądać, ale nie grać dalej.
page-sit-too = Usiądź też tutaj
page-table-menu = Ustawienia i stół
page-passphrase = Hasło
page-passphrase-text = Ten serwer wymaga hasła.
page-passphrase-go = Dalej
page-failed = Serwer nie odpowiedział. Spróbuj za chwilę.
page-skip = Przejdź do swoich możliwości
page-the-table = Stół
page-keys = Klawisze: 1–9 wybierają, Enter wykonuje główną czynność, Esc cofa o krok, H podpowiada, U cofa ruch, S pomija zaległe ruchy, L dziennik, C czat, V widok tekstowy, strzałki przechodzą między elementami, I mówi, co to jest, ? dlaczego nie.
page-bell = Powiadom mnie, gdy inni będą na mnie czekać
page-bell-blocked = Przeglądarka blokuje powiadomienia z tej strony: można je włączyć w jej ustawieniach.
page-needed-decide = { $game }: inni czekają na ciebie
page-needed-ask = { $game }: inni o coś cię pytają
page-needed-titled = Twój stół „{ $title }”: { $address }
page-needed-untitled = Twój stół: { $address }
page-option-difficulty = Poziom trudności
page-choice-difficulty-1 = I, łatwy: najlepszy na pierwszą grę
page-choice-difficulty-2 = II, średni
page-choice-difficulty-3 = III, trudny
page-option-wizards = Adepci
page-choice-wizards-draw = losowo
page-choice-wizards-choose = wybrani przez graczy
page-option-horror = Przerażający
page-option-nightmare = Koszmarny
page-option-no_reward = Bez nagrody
page-option-creeping_madness = Pełzające szaleństwo
page-option-cursed_support = Przeklęte wsparcie
page-option-five_player_double_turn = Dwie tury z rzędu
page-option-promo_shh = Strona promocyjna Ciii!
page-choice-promo_shh-off = pominięta
page-choice-promo_shh-on = w grze
page-choice-promo_shh-mild = w grze, łagodniej
page-option-mode = Tryb
page-choice-mode-competitive = każdy dla siebie
page-choice-mode-cooperative = razem
page-option-witches = Wiedźmy
page-choice-witches-choose = wybrane przez graczy
page-choice-witches-draw = losowo
page-option-eight_crises = Osiem kryzysów
page-option-stacking_crises = Piętrzące się kryzysy
page-option-auto_solve_anywhere = Automatyczne rozwiązania wszędzie
page-option-beginner = Pierwsza gra
page-option-longer = Dłuższa gra
page-option-tom = Talia Toma (solo)
page-choice-tom-15 = 15 kart
page-choice-tom-14 = 14 kart, trudniej
page-choice-tom-13 = 13 kart, trudno
page-choice-tom-12 = 12 kart, najtrudniej

## The table in the browser

page-taken-back = Cofnięto.
page-taken-back-others = Ktoś cofnął ruch: pytanie się zmieniło.
page-state-touch = można użyć
page-state-legal = można wybrać
page-state-target = może być celem
page-state-picked = wybrane
page-why-more = { $n ->
    [one] Jeszcze jeden powód
    [few] Jeszcze { $n } powody
   *[other] Jeszcze { $n } powodów
}
page-looking-up = Szukam w zasadach…
page-why-asked = Teraz decydujesz: { $question }
page-why-behind = Ruchy innych są jeszcze pokazywane: poczekaj chwilę albo je pomiń.
page-why-past = To chwila z przeszłości: można ją obejrzeć, ale nie zmienić. Grać dalej od niej można przyciskiem „Graj dalej stąd”.
page-designed = Zaprojektowane dla tego wydania
page-rule = Zasada { $id }
page-back-step = Wstecz
page-all-options = Wszystkie możliwości ({ $n })
page-steps = Dotychczasowe kroki
page-back-to = Wróć do chwili przed: { $step }
page-withdraw = Wycofaj prośbę
page-no-such-option = „{ $given }” nie ma tu do wyboru: wpisz numer albo odpowiedź z listy.
page-command = Twoja odpowiedź
page-replay = Odtwarzanie
page-beside = Obok stołu
page-map-whole = Cała plansza
page-map-near = Z bliska
page-tab-board = Plansza
page-tab-shelf = Półka
page-turn-to = Wybierz tam: { $part }
page-parts = Części stołu
page-behind = Nadrób zaległe ruchy: { $n }
page-text-view = Widok tekstowy
page-rules = Zasady
page-settings = Ustawienia
page-theme = Kolory
page-theme-game = zależnie od gry
page-theme-light = zawsze jasne
page-theme-dark = zawsze ciemne
page-text-size = Wielkość tekstu
page-text-size-note = Jeszcze większy tekst daje powiększenie w przeglądarce (Ctrl i +): stół ułoży się na nowo.
page-at-once = Ostatnie kliknięcie od razu wykonuje ruch
page-passes = To, co nie daje wyboru, dzieje się samo
page-passed = Nie ma wyboru: { $answer }.
page-less-motion = Mniej ruchu
page-fast = Ruchy innych pokazuj od razu
page-learn = Nauka
page-pages = Strony
page-time-madness = 60–90 min
page-time-witches = 90 min
page-time-djinn = 60–90 min
page-needing = { $n ->
    [one] { $n } czeka na ciebie
    [few] { $n } czekają na ciebie
   *[other] { $n } czeka na ciebie
}
page-open-file = Otwórz zapis lub pozycję
page-open-bad = W tym pliku nie ma zapisu ani pozycji.
page-no-account = Do gry nie trzeba konta. Zasady, powody i teksty po polsku, angielsku i czesku.
page-credits = Autorzy i licencje
page-of-players = { $n ->
    [one] { $n } gracz
    [few] { $n } gracze
   *[many] { $n } graczy
}
page-pace = Tempo
page-pace-none = bez zegara
page-pace-decision = 90 sekund na decyzję
page-pace-pool = 30 minut na gracza
page-pace-days = 2 dni na decyzję
page-rules-of = Zasady gry { $game }
page-rules-brief = W skrócie
page-rules-ask = Zapytaj: kiedy kończy się gra?
page-rules-search = Szukaj
page-rules-none = Nie znaleziono zasady. Spróbuj innych słów.
page-things = Wszystko w pudełku
page-things-search = Szukaj kart, żetonów i lokacji
page-chapters = Rozdziały
page-designed-text = To, co ma dopisek „Zaprojektowane dla tego wydania”, zastępuje rzeczy, których drukowanego tekstu nie mamy. Kto ma grę, może je poprawić pakietem treści.
page-kind-wizard = Adepci
page-kind-spell = Zaklęcia
page-kind-curse = Klątwy
page-kind-monster = Potwory
page-kind-location = Lokacje
page-kind-witch = Wiedźmy
page-kind-advantage = Atuty
page-kind-ability = Umiejętności
page-kind-tile = Problemy
page-kind-card = Karty
page-kind-stall = Stragany
page-kind-mage = Magowie
page-kind-equipment = Wyposażenie
page-kind-trait = Cechy
page-kind-award = Odznaczenia
page-kind-scoring = Karty punktacji
page-kind-variant = Sposoby gry
page-kind-option = Opcje
page-credits-games = Gry należą do swoich autorów i wydawców. Teksty i rysunki są naszego autorstwa; czyich ikon i krojów pisma używamy, podano poniżej.
page-credits-icons = Ikony: Lorc, Delapouite i inni autorzy:
page-credits-fonts = Kroje pisma: Alegreya i Alegreya Sans (Juan Pablo del Peral), Grenze Gotisch (Omnibus-Type), SIL Open Font License 1.1.
page-to-table = Do stołu
page-step-back = Krok wstecz
page-step-on = Krok dalej
page-play = Odtwórz
page-pause = Wstrzymaj
page-replay-start = Tu się zaczyna.
page-moment = Chwila gry
page-moment-of = { $at } z { $last }
page-view-of = Czyimi oczami
page-play-on = Graj dalej stąd
page-own-things = Twoje rzeczy
page-closer-look = Z bliska
page-gallery = Galeria elementów
page-gallery-seals = Żywioły
page-state-quiet = nic do zrobienia
page-state-advised = zalecane
page-state-focus = wskazane klawiszem
page-gallery-short = w skrócie
page-gallery-down = zakryte
page-gallery-none = brak
page-gallery-full = pełna i zakorkowana
page-gallery-dice = Kości
page-gallery-goods = Monety, zwoje, klucze, korki
page-lessons-of = Naucz się grać: { $game }
page-lessons-text = Sześć krótkich lekcji przy prawdziwym stole, w każdej jedno zadanie.
page-lessons-goal = O co chodzi w grze
page-lessons-done = Ukończone lekcje: { $n } z { $of }
page-lesson-n = Lekcja { $n } z { $of }
page-lesson-begin = Zacznij
page-lesson-again = Jeszcze raz
page-lesson-done = Gotowe
page-lesson-show = Pokaż mi
page-lesson-do = Zrób to za mnie
page-lesson-why = Dlaczego?
page-lesson-way = Teraz: { $answer }
page-lesson-now = Dobrze. Teraz: { $question }
page-lesson-lost = To dozwolony ruch, ale oddala od zadania.
page-lesson-astray = To nie jest krok tej lekcji. Cofnij go albo graj dalej, jeśli masz własny sposób.
page-lesson-back = Cofnij to
page-lesson-anew = Zacznij od nowa
page-lesson-next = Następna lekcja
page-lesson-fold = Zwiń lekcję
page-lesson-over = Lekcja skończona. Idź dalej, kiedy zechcesz.
page-lesson-leave = Wyjdź
page-lesson-play = Zagraj całą grę
page-who-gentle = Komputer, łagodny
page-who-fair = Komputer, przyzwoity
page-who-strong = Komputer, silny
page-who-merciless = Komputer, bezlitosny
page-letters = Litery na kartach
page-player-n = Gracz { $n }
page-computer-n = Komputer { $n }

## The end of a game

page-curve = Przebieg gry
page-curve-points = Punkty ruch po ruchu
page-curve-stack = Pozostałe karty szaleństwa ruch po ruchu
page-curve-end = { $player }: na końcu { $n }
page-curve-all = Na końcu: { $n }
page-share = Udostępnij
page-shared = Link skopiowany
page-share-note = Link pokazuje stół i powtórkę każdemu, kto go ma.
page-total = Razem
page-everybody = Wszyscy
page-end-fold = Zwiń wynik
page-fair = Czy los był uczciwy? Sprawdź

## Hints, and the game looked at again

page-hint = Podpowiedź: co zrobiłby komputer? (H)
page-hint-thinking = Zastanawiam się…
page-hint-later = Podpowiedź jest dla tego, kto teraz decyduje.
page-hint-none = Żaden powód nie przeważa.
page-hint-do = Zrób to
page-hint-next = Pokaż inną ({ $n } z { $of })
page-hint-best = Najlepiej: { $option }
page-hint-even = Dobrze: { $option }
page-hint-other = Możliwość { $n }: { $option }
page-hint-why = Dlaczego: { $reason }
page-hint-worth = { $stake ->
    [together] Wtedy wygrywacie razem około { $n } na { $of } takich gier.
    [win] Wtedy wygrywasz około { $n } na { $of } takich gier.
   *[points] { $n ->
        [one] Wtedy możesz liczyć na około { $n } punkt.
       *[other] Wtedy możesz liczyć na około { $n } pkt.
    }
}
page-hint-how = Na ile to pewne?
page-hints-off = Przy tym stole nie ma podpowiedzi.
page-bot-why = Dlaczego?
page-bot-followed = Wynikło to z decyzji, którą podjął gracz { $player }.
page-review = Co można było zrobić lepiej?
page-review-working = Przeglądam grę jeszcze raz…
page-review-costly = Decyzje, które kosztowały najwięcej
page-review-better = Lepsze było: { $option }.
page-review-none = Żadna decyzja nie kosztowała nic wartego wzmianki.
page-review-curve = { $stake ->
    [points] Spodziewane punkty ruch po ruchu
    [together] Wspólne wygrane na 100 takich gier
   *[other] Wygrane na 100 takich gier
}
