### Wiedźmy w przeglądarce: co jest napisane na planszy.

## Nagłówek i zagrożenia

page-witches-turn = Tura { $n }
page-witches-action = { $n ->
    [1] pierwsza akcja z dwóch
   *[other] druga akcja z dwóch
}
page-witches-standing = Co słychać w Lancre
page-witches-left-crises = Zostało kryzysów
page-witches-left-elves = Odkryte elfy
page-witches-left-cackles = Zostało rechotu
page-witches-left-aliss = Zostało Czarnych Alis
page-witches-left-tiles = Żetony do wyłożenia
page-witches-left-hard = Trudne na planszy
page-witches-of = { $n } z { $most }

## Plansza

page-witches-map-no_sun = Gdzie słońce nie dochodzi
page-witches-map-rock_hard_place = Młot i kowadło
page-witches-map-lancre_town = Miasto Lancre
page-witches-short-no_sun = Bez słońca
page-witches-short-granny_cottage = Chatka Babci
page-witches-short-rock_hard_place = Młot i kowadło
page-witches-short-creel_springs = Wiklinowe Źródła
page-witches-coming = Nadchodzące kłopoty
page-witches-frame = { $n ->
    [0] Pusta ramka
    [one] Ramka z { $n } żetonem
   *[other] Ramka z { $n } żetonami
}{ $hard ->
    [0] {""}
   *[other] , w tym trudnych { $hard }
}{ $top ->
    [none] {""}
   *[other] ; na wierzchu: { $top }
}
page-witches-problem = { $name }, trudność { $difficulty }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-witches-hidden = zakryty trudny problem
page-witches-only-you = wiesz to tylko ty
page-witches-crises-here = { $n ->
    [one] z kryzysem
   *[other] kryzysy: { $n }
}
page-witches-pawn = { $witch } ({ $player }): { $place }
page-witches-seek = Pokaż moją wiedźmę
page-witches-choose = Wybierz wiedźmę

## Rozwiązywanie problemu

page-witches-attempt = Rozwiązywanie
page-witches-attempt-own = Rozwiązujesz ty · { $place }
page-witches-attempt-of = Rozwiązuje { $player } · { $place }
page-witches-no-attempt = Nikt teraz nie mierzy się z problemem.
page-witches-looking = Obejrzany problem
page-witches-dice = { $n ->
    [0] Jeszcze bez rzutu
    [2] Pierwsza para kostek
   *[other] Wszystkie cztery kostki
}
page-witches-sum-hard = Trudne problemy na planszetce
page-witches-sum-headology = Głowologia
page-witches-sum-magic = Magia
page-witches-sum-bonus = Premia
page-witches-adds-headology = { $name }, głowologia
page-witches-adds-magic = { $name }, magia
page-witches-total = Suma
page-witches-needed = Potrzeba
page-witches-of-needed = z potrzebnych { $n }
page-witches-needed-crisis = { $printed } i za kryzysy { $crisis }
page-witches-percent = { $n }%
page-witches-roll-more = szans na wyrzucenie co najmniej { $n }
page-witches-enough = suma już wystarcza
page-witches-ways = { $ways } z { $total } rzutów
page-witches-most-percent = ze wszystkimi symbolami { $n }%
page-witches-dice-cackles = Rechot na kostkach: { $n }.
page-witches-outcome = { $outcome ->
    [solved] Rozwiązane
    [failed] Porażka
    [ran-away] Ucieczka
    [rescued] Ratunek
   *[vanished] Problem zniknął
}

## Gracze

page-witches-no-witch = jeszcze bez wiedźmy
page-witches-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
page-witches-pts = { $n } pkt
page-witches-points-word = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
page-witches-more = Więcej
page-witches-less = Mniej
page-witches-hand = Twoja ręka
page-witches-empty-hand = Brak kart na ręce
page-witches-hand-of = { $player }, { $n ->
    [one] na ręce { $n } zakryta karta
    [few] na ręce { $n } zakryte karty
   *[other] na ręce { $n } zakrytych kart
}
page-witches-easy = Rozwiązane łatwe problemy
page-witches-hard = Rozwiązane trudne problemy
page-witches-easy-of = { $player }, rozwiązane łatwe problemy: { $n }
page-witches-hard-of = { $player }, rozwiązane trudne problemy: { $n }
page-witches-cackles-of = { $player }, rechot: { $n }
page-witches-aliss-of = { $player }, Czarna Alis: { $n }
page-witches-solved-tile = { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-witches-hard-bonus = Trudne { $n }, +{ $bonus }
page-witches-limit = ręka { $n } z { $most }
page-witches-ready = raz, do użycia
page-witches-used = zużyte
page-witches-cackles = { $n ->
    [0] Bez rechotu
   *[other] Rechot: { $n }
}
page-witches-most = najwięcej: { $player }, { $n }
page-witches-aliss = { $n ->
    [0] Bez Czarnej Alis
   *[other] Czarna Alis: { $n }
}
page-witches-aliss-left = w puli { $n }
page-witches-quiet-move = Do ruchu bez pytań o karty
page-witches-quiet-turn-end = W tej turze bez pytań o karty

## Karty i stosy

page-witches-card = { $name }; { $symbol }; { $advantage }; { $place }
page-witches-symbol-headology = głowologia
page-witches-symbol-magic = magia
page-witches-symbol-broomstick = miotła
page-witches-flies = lot
page-witches-draw = Talia
page-witches-discard = Odrzucone
page-witches-gone = Poza grą
page-witches-played = Zagrywane
page-witches-pile = Talia, { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
page-witches-discard-pile = Stos kart odrzuconych, { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
page-witches-gone-pile = Poza grą, { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
page-witches-played-now = Właśnie zagrywane karty: { $n }

page-witches-part-easy = Łatwe problemy
page-witches-part-hard = Trudne problemy
page-witches-part-aliss = Czarna Alis

## What a card does, as short as it stands on the card

page-witches-brief-helping_hand = Usuń jeden kryzys z dowolnego problemu.
page-witches-brief-transmutation = Odrzuć dowolne karty, dobierz tyle i jeszcze jedną.
page-witches-brief-rescue = Zamiast porażki ucieknij.
page-witches-brief-reroll = Przerzuć jedną lub obie kostki ostatniej pary.
page-witches-brief-sick_sheep = Automatycznie rozwiązuje problem z owcą.
page-witches-brief-death = Automatycznie rozwiązuje problem ze śmiercią.
page-witches-brief-invisibility = Przejdź przez zajętą lokację bez próby i herbatki.
page-witches-brief-borrowing = Obejrzyj dwa zakryte trudne problemy.

## What the counters count

page-witches-about-crises = Każdy Kryzys na Problemie utrudnia go o dwa. Gdy trzeba położyć kolejny, a żadnego już nie ma, wszyscy przegrywają.
page-witches-about-elves = Elfy leżące odkryte na planszy. Gdy na koniec tury są trzy, wszyscy przegrywają.
page-witches-about-cackles = Stąd bierze się rechot. Gdy go zabraknie, zabiera się go temu, kto ma go najwięcej; kto ma najwięcej, dostaje zamiast niego Czarną Alis.
page-witches-about-aliss = Każda Czarna Alis kosztuje posiadacza punkt. W grze solo i kooperacyjnej przegrywa się, gdy trzeba ją wziąć, a żadnej już nie ma.
page-witches-about-tiles = Problemy, których jeszcze nie wyłożono. Gra kończy się po turze, w której wyłożono ostatni.
page-witches-about-hard = Razem wygrywacie, jeśli po wyłożeniu ostatniego żetonu na planszy nie leży więcej Trudnych Problemów.
page-witches-about-coming = Problemy, które czekają. Każda tura zaczyna się od górnego żetonu z pierwszej od lewej ramki, w której jeszcze jakiś leży.
