### Plansza Djinna w przeglądarce.

## Miejsca

page-djinn-shops = Sklepy
page-djinn-map = Mapa miasta
page-djinn-short-academy = Akademia
page-djinn-short-tavern = Gospoda
page-djinn-short-catacombs = Katakumby
page-djinn-short-archives = Archiwum
page-djinn-short-manufactory = Manufaktura
page-djinn-short-market = Targ
page-djinn-short-source = Źródło
page-djinn-space = { $place }, { $shape ->
    [round] okrągłe pole
   *[square] kwadratowe pole
}
page-djinn-at-academy = w Akademii
page-djinn-at-tavern = w Gospodzie
page-djinn-at-catacombs = w Katakumbach
page-djinn-at-archives = w Archiwum
page-djinn-at-manufactory = w Manufakturze
page-djinn-at-market = na Targu
page-djinn-at-source = u Źródła
page-djinn-nowhere = jeszcze poza mapą
page-djinn-toll = zatrzymanie się tu kosztuje
page-djinn-wizards-here = czarodzieje tutaj: { $names }
page-djinn-passage-of = przejście ({ $place }) gracza { $player }
page-djinn-passage = Przejście: { $place }

## Dżiny

page-djinn-figure-red = { $n ->
    [one] czerwony dżin
    [few] { $n } czerwone dżiny
   *[other] { $n } czerwonych dżinów
}
page-djinn-figure-blue = { $n ->
    [one] niebieski dżin
    [few] { $n } niebieskie dżiny
   *[other] { $n } niebieskich dżinów
}
page-djinn-figure-brown = { $n ->
    [one] brązowy dżin
    [few] { $n } brązowe dżiny
   *[other] { $n } brązowych dżinów
}
page-djinn-figure-white = { $n ->
    [one] biały dżin
    [few] { $n } białe dżiny
   *[other] { $n } białych dżinów
}
page-djinn-figure-boss = { $n ->
    [one] arcydżin
    [few] { $n } arcydżiny
   *[other] { $n } arcydżinów
}
page-djinn-bag-label = Worek, dżinów: { $n }
page-djinn-supply-label = Arcydżinów w zasobach: { $n }
page-djinn-drawn = Wylosowano z worka: { $djinn }
page-djinn-drawn-short = z worka
page-djinn-bosses = Arcydżiny na mapie
page-djinn-bosses-note = gdy nie będzie żadnego, koniec jest blisko
page-djinn-bosses-count = Arcydżinów na mapie: { $n }

## Chwytanie

page-djinn-capture = Chwytanie
page-djinn-capture-go = Schwytać
page-djinn-which = Które dżiny?
page-djinn-pick-djinn = Wybierz dżiny, które chwytasz.
page-djinn-not-alone = Wybierz więcej: tylko tych nie można schwytać.
page-djinn-strength = siła
page-djinn-least = mocy co najmniej
page-djinn-lasting = stałe
page-djinn-magic = moc

## Sklepy

page-djinn-mages = Magowie
page-djinn-pile = kart na stosie: { $n }
page-djinn-deck = { $kind ->
    [staff] Talia kosturów
    [hat] Talia kapeluszy
   *[cloak] Talia płaszczy
}: { $n }
page-djinn-market-note = przesuń asystenta
page-djinn-visitors = jest tu: { $names }
page-djinn-price-glassblower = 1, 2, 4 monety
page-djinn-price-corkcutter = 1 moneta
page-djinn-price-scribe = 1 moneta
page-djinn-price-outfitter = 1 zwój
page-djinn-price-teahouse = 1 zwój
page-djinn-price-moneychanger = 1 zwój
page-djinn-awards = Odznaczenia
page-djinn-awards-note = punkty zwycięstwa
page-djinn-chest = Skrzynia
page-djinn-chests-label = Skrzynie: { $n }
page-djinn-used-chests-label = Użyte skrzynie: { $n }
page-djinn-tom-label = Talia Toma: { $n }
page-djinn-tom-seen = Tom odkrył
page-djinn-tom-nothing = nic się nie dzieje

## Jak stoi gra

page-djinn-round = Runda { $n }
page-djinn-last-round = runda { $n } jest ostatnia
page-djinn-final = końcowe akcje Źródła
page-djinn-scoring = Karty punktacji
page-djinn-challenge = Spełnione wyzwanie
page-djinn-vp = { $n } PZ
page-djinn-vp-word = PZ

## Co kto ma

page-djinn-of = z { $n }
page-djinn-track = Tor mocy
page-djinn-magic-label = Moc: { $n }, najwyżej { $most }
page-djinn-min = min
page-djinn-cap = poj
page-djinn-cap-turned = poj+
page-djinn-minimum = Minimum: { $n }
page-djinn-capacity = Pojemność: { $n }
page-djinn-circles = Magiczne kręgi
page-djinn-circle = Krąg { $n }: { $state ->
    [taken] zajęty
    [empty] pusty
    [covered] zakryty
   *[inactive] nieaktywny
}
page-djinn-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
}
page-djinn-scrolls = { $n ->
    [one] { $n } zwój
    [few] { $n } zwoje
   *[other] { $n } zwojów
}
page-djinn-keys = { $n ->
    [one] { $n } klucz
    [few] { $n } klucze
   *[other] { $n } kluczy
}
page-djinn-corks = { $n ->
    [one] { $n } korek
    [few] { $n } korki
   *[other] { $n } korków
}
page-djinn-word-coins = { $n ->
    [one] moneta
    [few] monety
   *[other] monet
}
page-djinn-word-scrolls = { $n ->
    [one] zwój
    [few] zwoje
   *[other] zwojów
}
page-djinn-word-keys = { $n ->
    [one] klucz
    [few] klucze
   *[other] kluczy
}
page-djinn-word-corks = { $n ->
    [one] korek
    [few] korki
   *[other] korków
}
page-djinn-cellar = Butelki
page-djinn-empty-word = puste
page-djinn-corked-word = zakorkowane
page-djinn-bottles = { $colour ->
    [red] Puste czerwone butelki
    [blue] Puste niebieskie butelki
    [brown] Puste brązowe butelki
   *[white] Puste białe butelki
}: { $n }
page-djinn-corked = { $colour ->
    [red] Zakorkowane czerwone butelki
    [blue] Zakorkowane niebieskie butelki
    [brown] Zakorkowane brązowe butelki
   *[white] Zakorkowane białe butelki
}: { $n }
page-djinn-no-mages = jeszcze bez magów
page-djinn-resting = odpoczywa
page-djinn-equipment = Wyposażenie
page-djinn-used = użyte, zakryte
page-djinn-no-set = Pełny komplet daje +1 do minimum i 2 punkty mocy.
page-djinn-had-set = Nagroda za komplet już odebrana.
page-djinn-passages = Przejścia

page-djinn-part-awards = Odznaczenia
page-djinn-part-bottled = Zakorkowane
page-djinn-part-circles = Kręgi
page-djinn-part-unused = Zapas
page-djinn-part-scoring = Karty
page-djinn-part-tom = Talia Toma
page-djinn-seek = Pokaż mojego czarodzieja

## What the counters count

page-djinn-about-bag = Stąd losuje się dżiny. Te, którymi płaci się za odznaczenia, wracają tutaj.
page-djinn-about-bosses = Arcydżiny z zasobów można schwytać przy Źródle po sześć mocy każdy. Nie należą do tych, których zniknięcie kończy grę.
page-djinn-about-chests = Skrzynie otwiera się w Katakumbach. Gdy ich zabraknie, zużyte tasuje się na nowo.
page-djinn-about-tom = Tom w każdej swojej turze odkrywa jedną z tych kart.
