### Plansza Djinna w terminalu.

board-title = Djinn
board-round = Runda { $n }
board-last-round = runda { $n } jest ostatnia
board-final = końcowe akcje Źródła
board-bosses = Arcydżiny na mapie { $n }, w zasobach { $supply }
board-bag = Worek { $n }
board-chests = Skrzynie { $n }, użyte { $used }
board-tom = Talia Toma { $n }
board-tom-seen = Tom odkrył
board-nothing = nic
board-source = Źródło
board-short-academy = Aka
board-short-tavern = Gos
board-short-catacombs = Kat
board-short-archives = Arc
board-short-manufactory = Man
board-short-market = Tar
board-from = z pola { $place }
board-market = Stragany
board-plain = Magowie bez klucza ({ $sizes })
board-keyed = Magowie z kluczem ({ $sizes })
board-decks = Wyposażenie ({ $sizes })
board-wizard = czarodziej przy krawędzi, od której przyszedł
board-legend-passage = A:{ $place } przejście gracza A
board-legend-mage = +2 { $red }1 (1) mag: siła, za każdego czerwonego, opłata
board-covered = zakryty
board-awards = Odznaczenia { $column }
board-scoring = Karty punktacji
board-offered = Cechy do wyboru
board-challenges = Spełnione wyzwania
board-chest = Skrzynia { $n }
board-drawn = Wylosowano z worka: { $djinn }
board-capture = Chwytanie – { $place }
board-strength = siła { $n }
board-free = za darmo
board-lasting = stałe umiejętności
board-price = do zapłaty: moc { $magic }, monety { $coins }
board-to-circles = do kręgów
board-to-bottles = do butelek
board-active = ◆ gra teraz
board-winner = ★ zwycięstwo
board-points = { $n } PZ
board-points-hidden = { $n } + ? PZ
board-part = { $what ->
    [awards] odznaczenia
    [bottled] zakorkowane butelki
    [circles] kręgi
    [unused] niewykorzystane butelki i korki
    [scoring] karty punktacji
   *[tom] karty Toma
}: { $n } PZ
board-nowhere = czarodzieja nie ma jeszcze na mapie
board-at = { $place } z pola { $whence }
board-skipped = pominięto: { $places }
board-turn = zrobione: { $done }
board-done = { $what ->
    [moved] ruch
    [acted] akcja
    [passage] przejście
    [captured] chwytanie
    [forgone] rekompensata
    [row1] rząd 1
   *[row2] rząd 2
}
board-magic = moc { $n }/{ $most }
board-minimum = minimum { $n }
board-capacity = pojemność { $n }{ $turned ->
    [yes] {" "}(odwrócona)
   *[no] {""}
}
board-fee = Źródło za { $n }
board-coins = monety { $n }
board-scrolls = zwoje { $n }
board-keys = klucze { $n }
board-corks = korki { $n }
board-circles = kręgi
board-bottles = puste butelki
board-corked = zakorkowane
board-bar = listwa archiwum
board-bar-moved = wszystkie na mapie
board-traits = cechy
board-won = odznaczenia
board-secret = tajne karty punktacji ({ $n })
board-mages = magowie ({ $n })
board-equipment = wyposażenie ({ $n })
board-face-down = zakryte: { $cards }
board-down = { $card } (zakryta)
board-no-cards = { $player } nie ma jeszcze kart.
board-location = { $name }: na kwadratowym polu – { $basic } Na okrągłym polu – { $special }
board-archive = • { $before } Po przesunięciu listwy archiwum: { $after }
board-no-option = już nic.
board-help = W tej grze na przykład:
    ? move source, ? basic tavern, ? award red a1-1 – dlaczego odpowiedź jest dozwolona albo nie
    ? tancerka iskier, ? staff3, ? p06, ? tavern, ? glassblower – mag, wyposażenie, cecha, lokacja, stragan
    ? legend – znaki na planszy
    ? bob – wszystkie karty gracza
    ? D21.6, rules uzupełnianie dżinów – zasada, zasady z tymi słowami
board-over = { $outcome ->
    [won] Wszystkie arcydżiny zniknęły, zanim Tom skończył: wygrywasz!
    [lost] Tom był szybszy: gra jest przegrana.
    [draw] Zwycięstwo jest wspólne.
    [unfinished] Gra pozostaje niedokończona, bez punktacji.
   *[other] Zwycięstwo: { $outcome }!
}
