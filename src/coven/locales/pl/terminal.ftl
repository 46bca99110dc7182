terminal-welcome = Wpisz numer albo słowa odpowiedzi; ? pomaga, quit zapisuje grę i kończy.
terminal-resumed = Wracasz do przerwanej gry, na razie ma { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
    [many] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}. Nową grę zaczniesz własnym ziarnem: coven play { $game } --seed ksiezyc
terminal-input = >
terminal-saved = Gra jest zapisana. { $file }
terminal-help = Odpowiedzi: numer albo słowa obok niego; wystarczy początek, jeśli tak zaczyna się tylko jedna odpowiedź.
    ? ODPOWIEDŹ – dlaczego jest dozwolona albo nie, z numerem zasady
    ? NAZWA – co robi karta, miejsce albo postać
    ? ZASADA – zasada po numerze; rules SŁOWA – zasady z tymi słowami
    why – wszystko, czego teraz nie wolno, i która zasada tego zabrania
    undo – cofa ostatnią odpowiedź; undo anyway – także wtedy, gdy coś już ujawniono
    save PLIK, load PLIK – zapisuje grę, wczytuje inną
    position PLIK – zapisuje sytuację, do zagadek i sporów o zasady
    lang en, lang cs, lang pl – zmienia język
    log, board – co się wydarzyło, stół jeszcze raz
    auto – na pytania bez wyboru gra odpowiada sama albo pyta o wszystko
    hint – rada
    records – księga rekordów, jeśli gra ją prowadzi
    quit – kończy; gra zostaje zapisana
terminal-spell = { $name } (poziom { $level }): { $text }
terminal-card = { $name }: { $text }
terminal-no-rules = Żadna zasada nie zawiera tych słów: spróbuj mniej słów albo numeru zasady.
terminal-nothing-refused = Nic nie jest tu zabronione.
terminal-undone = Cofnięto: { $word }
terminal-no-hint = Ta gra nie ma jeszcze doradcy.
terminal-auto = { $on ->
    [yes] Na pytania z jedną odpowiedzią gra odpowiada sama.
   *[no] Gra pyta o wszystko.
}
terminal-over = { $outcome ->
    [won] Gra jest wygrana!
    [lost] Gra jest przegrana.
   *[other] Koniec gry: { $outcome }.
}
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
terminal-position = Sytuacja jest zapisana w pliku { $file }; sprawdzisz ją poleceniem: coven position check { $file }
records-title = { $game }: księga rekordów, { $player }
records-pages = { $game ->
   *[djinn] Kart w talii Toma
}
records-best = Najlepszy wynik
records-empty = Nie zapisano jeszcze żadnej wygranej gry solo.
records-no-book = Dla gry { $game } nie prowadzi się księgi rekordów.
records-not-printed = Ta gra zaczęła się od zadanej pozycji albo toczyła się z pakietem treści, więc nie trafia do księgi rekordów.
records-undone = W tej grze cofnięto ruch, który już coś ujawnił, więc nie trafia ona do księgi rekordów.
