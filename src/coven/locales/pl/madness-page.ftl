### Wielka Księga Szaleństwa w przeglądarce.

page-madness-difficulty = Poziom { $difficulty ->
    [1] I
    [2] II
   *[3] III
}
page-madness-round = Runda
page-madness-round-of = Runda { $n } z { $rounds }
page-madness-short = Runda { $n } z { $rounds }, { $space ->
    [0] Przywołanie
   *[other] pole { $space }
}
page-madness-element = { $element ->
    [water] woda
    [earth] ziemia
    [fire] ogień
    [air] powietrze
    [madness] szaleństwo
   *[multi] wszystkie żywioły
}
page-madness-letter = { $element ->
    [water] W
    [earth] Z
    [fire] O
    [air] P
    [madness] X
   *[multi] M
}
page-madness-card = { $element ->
    [water] Woda { $value }
    [earth] Ziemia { $value }
    [fire] Ogień { $value }
    [air] Powietrze { $value }
   *[madness] Szaleństwo
}
page-madness-book = Księga
page-madness-arrival = Po przybyciu
page-madness-falls = Gdy padnie
page-madness-stands = Gdy przetrwa
page-madness-next-page = Następna strona przyniesie
page-madness-closed = Księga jest jeszcze zamknięta.
page-madness-library = Biblioteka
page-madness-library-cost = Biblioteka · nauka za { $n }
page-madness-in-library = { $n ->
    [one] ostatnie w stosie
    [few] w stosie { $n } zaklęcia
   *[other] w stosie { $n } zaklęć
}
page-madness-nothing-left = Nic nie zostało: { $element }
page-madness-spell = { $name }, zaklęcie { $element ->
    [water] wody
    [earth] ziemi
    [fire] ognia
   *[air] powietrza
}, poziom { $level }
page-madness-spell-state = { $state ->
    [used] użyte
    [neutralised] zablokowane, zakryte
   *[ready] gotowe
}
page-madness-state-short = { $state ->
    [used] użyte
   *[neutralised] blokada
}
page-madness-neutralised = Zablokowane, aż przybędzie nowy potwór.
page-madness-supply = Zasoby
page-madness-in-supply = w zasobach { $n }
page-madness-stack = Stos Szaleństwa: { $n }
page-madness-left = { $n ->
    [one] karta szaleństwa
    [few] karty szaleństwa
   *[other] kart szaleństwa
}
page-madness-empty-loses = pusty stos to przegrana
page-madness-low = stos się kończy!
page-madness-destroyed = Zniszczone: { $n }
page-madness-destroyed-spells = Zniszczone zaklęcia: { $n }
page-madness-track = Tor przywołania
page-madness-invocation = Start
page-madness-marker = Znacznik przywołania: { $space ->
    [0] Przywołanie
   *[other] pole { $space }
}
page-madness-space = pole { $space }
page-madness-no-curse = bez klątwy
page-madness-curse = { $name }, klątwa { $kind ->
    [water] wody
    [earth] ziemi
    [fire] ognia
    [air] powietrza
   *[multi] wszystkich żywiołów
}
page-madness-curse-state = { $state ->
    [asleep] zablokowana
    [struck] już zadziałała
    [next] zadziała za turę
   *[waits] czeka
}
page-madness-costs = kosztuje { $cost }
page-madness-curse-stack = Klątwy, które nadejdą, { $kind ->
    [water] woda
    [earth] ziemia
    [fire] ogień
    [air] powietrze
   *[multi] wszystkie żywioły
}: { $n }
page-madness-pages = { $n ->
    [one] została { $n } strona
    [few] zostały { $n } strony
   *[other] zostało { $n } stron
}
page-madness-broken = { $n ->
    [one] { $n } złamana klątwa
    [few] { $n } złamane klątwy
   *[other] { $n } złamanych klątw
}
page-madness-hand = Ręka
page-madness-hand-mad = { $n }, szaleństwo { $madness } z { $most }
page-madness-own-hand = na twojej ręce
page-madness-hand-of = ręka: { $player }
page-madness-hand-n = Ręka ({ $player }): { $n }, szaleństwo { $madness }
page-madness-support = Wsparcie
page-madness-own-support = w twoim wsparciu
page-madness-support-of = wsparcie: { $player }
page-madness-support-n = Wsparcie ({ $player }): { $n } z { $limit }
page-madness-n-of = { $n } z { $limit }
page-madness-deck = talia
page-madness-deck-n = Talia dobierania ({ $player }): { $n }
page-madness-discard = odrzucone
page-madness-discard-n = Karty odrzucone ({ $player }): { $n }
page-madness-discard-of = karty odrzucone: { $player }
page-madness-own-discard = wśród twoich kart odrzuconych
page-madness-discard-pile = Karty odrzucone
page-madness-show-discard = Przejrzyj karty odrzucone
page-madness-out = Poza grą
page-madness-no-wizard = jeszcze bez adepta
page-madness-ability = Zdolność: { $name }
page-madness-ability-of = Zdolność: { $name }
page-madness-ability-used = w tej turze już użyta
page-madness-ability-none = Wybierz adepta
page-madness-ability-support_five = Wsparcie na pięć kart
page-madness-ability-air_wild = Powietrze 1 jako dowolne
page-madness-ability-madness_cycle = Odrzuć szaleństwo, dobierz
page-madness-ability-refresh_spell = Odśwież zaklęcie
page-madness-ability-reveal_cure = Dobierz i ulecz
page-madness-ability-draw_on_break = Dobierz za złamanie
page-madness-ability-swap_support = Wymiana ze wsparciem
page-madness-ability-six_spells = Sześć zaklęć
page-madness-purse = Na opłaty
page-madness-desk = Przed tobą
