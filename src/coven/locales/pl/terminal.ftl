terminal-welcome = Wpisz numer albo słowa odpowiedzi; ? pomaga, quit zapisuje grę i kończy.
terminal-resumed = Wracasz do gry przerwanej po { $answers ->
    [one] { $answers } odpowiedzi
    [few] { $answers } odpowiedziach
    [many] { $answers } odpowiedziach
   *[other] { $answers } odpowiedzi
}. Nową grę zaczniesz poleceniem: coven play { $game } --new
terminal-input = >
terminal-saved = Gra jest zapisana. { $file }
terminal-help = Odpowiedzi: numer albo słowa obok niego; wystarczy początek, jeśli tak zaczyna się tylko jedna odpowiedź.
    ? ODPOWIEDŹ – dlaczego jest dozwolona albo nie, z numerem zasady
    ? NAZWA – co robi karta, miejsce albo postać
    ? ZASADA – zasada po numerze; rules SŁOWA – zasady z tymi słowami
    why – wszystko, czego teraz nie wolno, i która zasada tego zabrania
    hint – co na twoim miejscu odpowiedziałby gracz komputerowy i dlaczego
    thoughts – dlaczego gracze komputerowi tak odpowiedzieli, o ile to nic nie zdradza
    undo – cofa ostatnią odpowiedź; undo anyway – także wtedy, gdy coś już ujawniono
    save PLIK, load PLIK – zapisuje grę, wczytuje inną
    position PLIK – zapisuje sytuację, do zagadek i sporów o zasady
    lang en, lang cs, lang pl – zmienia język
    log, board – co się wydarzyło, stół jeszcze raz
    auto – na pytania bez wyboru gra odpowiada sama albo pyta o wszystko
    goal, legend – o co chodzi w grze, co oznaczają znaki na stole
    learn – każdy rodzaj pytania zostaje wyjaśniony, gdy pojawi się po raz pierwszy
    curtain – zasłania ekran, zanim zacznie decydować ktoś inny, albo przestaje to robić
    records – księga rekordów, jeśli gra ją prowadzi
    quit – kończy; gra zostaje zapisana
terminal-spell = { $name } (poziom { $level }): { $text }
terminal-card = { $name }: { $text }
terminal-no-rules = Żadna zasada nie zawiera tych słów: spróbuj mniej słów albo numeru zasady.
terminal-nothing-refused = Nic nie jest tu zabronione.
terminal-undone = Cofnięto: { $word }
terminal-auto = { $on ->
    [yes] Na pytania z jedną odpowiedzią gra odpowiada sama.
   *[no] Gra pyta o wszystko.
}
terminal-over = { $outcome ->
    [won] Gra jest wygrana!
    [lost] Gra jest przegrana.
   *[other] Koniec gry: { $outcome }.
}
replay-sealed = Każdy rzut i każde tasowanie były ustalone z góry: stół zapieczętowano skrótem { $sealed }.
replay-exact = Zapis odtworzono co do bajtu: { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
    [many] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}, skrót { $hash }.
replay-parted = Zasady się od tego czasu zmieniły: gra odbiega od zapisu przy odpowiedzi nr { $move } z { $answers } i toczy się dalej od zapisanego stanu.
replay-change = Zmiana w wersji { $revision }: zasada { $rule }.
terminal-drew = { $player } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
terminal-undo-anyway = Jeśli wszyscy się zgadzacie, wpisz: undo anyway (zapis to odnotuje)
terminal-undo-alone = Tutaj decydujesz o tym tylko ty, wpisz więc: undo anyway (zapis to odnotuje)
terminal-position = Sytuacja jest zapisana w pliku { $file }; sprawdzisz ją poleceniem: coven position check { $file }
records-title = { $game }: księga rekordów, { $player }
records-pages = { $game ->
   *[djinn] Karty w talii Toma
}
records-best = Najlepszy wynik
records-empty = Nie zapisano jeszcze żadnej wygranej gry solo.
records-no-book = Dla gry { $game } nie prowadzi się księgi rekordów.
records-not-printed = Ta gra zaczęła się od zadanej pozycji albo toczyła się z pakietem treści, więc nie trafia do księgi rekordów.
records-undone = W tej grze cofnięto ruch, który już coś ujawnił, więc nie trafia ona do księgi rekordów.
terminal-passed = Nie było wyboru: { $option }.
terminal-more = Enter: dalej, q: wróć do stołu
terminal-curtain = Teraz decyduje { $player }. Niech patrzy tylko { $player }: naciśnij Enter.
terminal-which = Które z nich? { $names }
terminal-nothing-there = { $player } nie ma przed sobą niczego, na czym byłby tekst.
error-which-answer = Od „{ $given }” zaczyna się więcej odpowiedzi: wpisz więcej albo numer.
terminal-left = Rozpoczęte gry:
terminal-save = { $n }  { $game }, { $players }: { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
    [many] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}, ostatnio { $when }
terminal-which-save = Numer gry, którą chcesz kontynuować (Enter: 1), albo n, by zacząć nową:
terminal-load = load NUMER kontynuuje jedną z tych gier, load PLIK dowolną inną.
terminal-again = Jeszcze raz to samo? (tak/nie)
terminal-again-what = Odpowiedz tak albo nie. Przedtem możesz jeszcze przyjrzeć się grze (log, thoughts, board) albo cofnąć ostatnią odpowiedź (undo).
terminal-score = { $player }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
terminal-played = W tej grze { $answers ->
    [one] padła { $answers } odpowiedź
    [few] padły { $answers } odpowiedzi
    [many] padło { $answers } odpowiedzi
   *[other] padło { $answers } odpowiedzi
}.
terminal-replay = Krok po kroku obejrzysz ją ponownie poleceniem: coven replay { $file }
terminal-folder = Powstał dla niej nowy folder: { $folder }
terminal-no-goal = O celu tej gry nic tu nie napisano; znajdziesz go w zasadach: rules SŁOWA
terminal-no-signs = Na stole nie ma znaków, które wymagałyby wyjaśnienia.
terminal-curtains = { $on ->
    [yes] Zanim zacznie decydować ktoś, kto nie może widzieć tego samego, ekran zostaje zasłonięty.
   *[no] Ekran nigdy nie jest zasłaniany.
}
error-no-such-save = Nie ma gry numer „{ $given }”: wpisz liczbę od 1 do { $most } albo n.
error-seats-and-players = Liczba imion ({ $given }) nie zgadza się z liczbą graczy ({ $players }): każdemu daj jedno imię.
error-too-many-bots = Przynajmniej jedno miejsce należy do człowieka: graczy komputerowych może być najwyżej { $most }.
ask-language = Język: { $languages } (Enter: { $given }):
ask-game-line = { $n }  { $game } ({ $least }–{ $most })
ask-game = Która gra, od 1 do { $n } (Enter: 1):
ask-players = Ilu graczy, od { $least } do { $most } (Enter: { $n }):
ask-bots = Kto z nich jest komputerem: { $levels }, po przecinku, albo liczba (Enter: nikt, najwyżej { $most }):
ask-names = Ich imiona oddzielone przecinkami (Enter: { $names }):
ask-options = Inne ustalenia w postaci NAZWA=WARTOŚĆ (Enter: bez zmian):
ask-option-line = { $option }={ $values } ({ $usual }): { $about }
step-input = n dalej, p wstecz, NUMER skok, end koniec gry, q wyjście >
step-at = odpowiedź { $n } z { $all }
error-no-such-step = „{ $given }” nie jest krokiem: wpisz n, p, end, q albo liczbę do { $most }.
remote-own-link = Twoje miejsce, gdy zechcesz wrócić: { $link }
remote-lost = Połączenie przerwane; łączę ponownie …
remote-over = Koniec gry. Zwycięzcy: { $winners }
remote-ask = { $kind ->
    [undo] { $by } prosi o cofnięcie tego, co już wyszło na jaw.
   *[other] { $by } prosi, żeby za gracza { $of } dalej grał komputer.
 } Napisz „yes” albo „no”.
remote-help = Wpisz numer albo słowo odpowiedzi. „hint” podpowiada, co odpowiedzieć i dlaczego, „undo” cofa, „redo” przywraca, „say …” mówi do wszystkich, „yes” i „no” odpowiadają na prośby do stołu, „quit” wychodzi; gra na ciebie poczeka.
replay-seen = Tyle, do wersji { $version }, wie o tej grze { $player }.
error-solo-option = Opcja „{ $given }” jest tylko dla jednego gracza: pomiń ją albo graj solo.
terminal-next-lesson = Dalej: coven learn { $game } --lesson { $n }
terminal-thinking = Myślę…
terminal-player-thinks = { $player } się zastanawia…
terminal-bot = { $player } (komputer)
terminal-no-thoughts = Nie ma o czym mówić: żaden gracz komputerowy nic jeszcze nie wybierał albo jego powody zdradziłyby sekret.
terminal-thought = { $player }: { $option }. { $reason }
