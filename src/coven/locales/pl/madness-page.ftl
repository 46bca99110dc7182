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
    [water] Woda
    [earth] Ziemia
    [fire] Ogień
    [air] Powietrze
    [madness] Szaleństwo
   *[multi] wszystkie Żywioły
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
page-madness-book = Grymuar
page-madness-arrival = Efekt przywołania
page-madness-falls = Gdy padnie
page-madness-stands = Gdy przetrwa
page-madness-next-page = Następna strona przyniesie
page-madness-closed = Grymuar jest jeszcze zamknięty.
page-madness-library = Biblioteka
page-madness-library-cost = Biblioteka · nauka za { $n }
page-madness-in-library = { $n ->
    [one] ostatnie w stosie
    [few] w stosie { $n } zaklęcia
   *[other] w stosie { $n } zaklęć
}
page-madness-nothing-left = Nic nie zostało: { $element }
page-madness-spell = { $name }, zaklęcie { $element ->
    [water] Wody
    [earth] Ziemi
    [fire] Ognia
   *[air] Powietrza
}, poziom { $level }
page-madness-spell-state = { $state ->
    [used] wykorzystane
    [neutralised] zablokowane, zakryte
   *[ready] niewykorzystane
}
page-madness-state-short = { $state ->
    [used] użyte
   *[neutralised] blokada
}
page-madness-neutralised = Zablokowane, aż pojawi się nowy potwór.
page-madness-supply = Zasoby
page-madness-in-supply = w zasobach { $n }
page-madness-stack = Stos Szaleństwa: { $n }
page-madness-left = { $n ->
    [one] karta Szaleństwa
    [few] karty Szaleństwa
   *[other] kart Szaleństwa
}
page-madness-empty-loses = gdy zabraknie, przegracie
page-madness-low = stos się kończy!
page-madness-destroyed = Usunięte z gry: { $n }
page-madness-destroyed-spells = Zaklęcia usunięte z gry: { $n }
page-madness-track = Tor przywołania
page-madness-invocation = Start
page-madness-marker = Znacznik przywołania: { $space ->
    [0] Przywołanie
   *[other] pole { $space }
}
page-madness-space = pole { $space }
page-madness-no-curse = bez klątwy
page-madness-curse = { $name }, klątwa { $kind ->
    [water] Wody
    [earth] Ziemi
    [fire] Ognia
    [air] Powietrza
   *[multi] wszystkich Żywiołów
}
page-madness-curse-state = { $state ->
    [asleep] zablokowana
    [struck] już zadziałała
    [next] zadziała za turę
   *[waits] czeka
}
page-madness-costs = kosztuje { $cost }
page-madness-curse-stack = Klątwy, które nadejdą, { $kind ->
    [water] Woda
    [earth] Ziemia
    [fire] Ogień
    [air] Powietrze
   *[multi] wszystkie Żywioły
}: { $n }
page-madness-pages = { $n ->
    [one] została { $n } strona
    [few] zostały { $n } strony
   *[other] zostało { $n } stron
}
page-madness-broken = { $n ->
    [one] { $n } przełamana klątwa
    [few] { $n } przełamane klątwy
   *[other] { $n } przełamanych klątw
}
page-madness-hand = Ręka
page-madness-hand-mad = { $n }, Szaleństwo { $madness } z { $most }
page-madness-own-hand = na twojej ręce
page-madness-hand-of = ręka: { $player }
page-madness-hand-n = Ręka ({ $player }): { $n }, Szaleństwo { $madness }
page-madness-support = Wsparcie
page-madness-own-support = w twoim polu wsparcia
page-madness-support-of = pole wsparcia: { $player }
page-madness-support-n = Pole wsparcia ({ $player }): { $n } z { $limit }
page-madness-n-of = { $n } z { $limit }
page-madness-deck = talia
page-madness-deck-n = Talia ({ $player }): { $n }
page-madness-discard = odrzucone
page-madness-discard-n = Stos kart odrzuconych ({ $player }): { $n }
page-madness-discard-of = stos kart odrzuconych: { $player }
page-madness-own-discard = na twoim stosie kart odrzuconych
page-madness-discard-pile = Stos kart odrzuconych
page-madness-show-discard = Przejrzyj stos kart odrzuconych
page-madness-out = Poza grą
page-madness-no-wizard = jeszcze bez adepta
page-madness-ability = Umiejętność: { $name }
page-madness-ability-of = Umiejętność: { $name }
page-madness-ability-used = w tej turze już wykorzystana
page-madness-ability-none = Wybierz adepta
page-madness-ability-support_five = Pole wsparcia na pięć kart
page-madness-ability-air_wild = Powietrze 1: dowolny Żywioł
page-madness-ability-madness_cycle = Odrzuć Szaleństwo, dobierz
page-madness-ability-refresh_spell = Zaklęcie do pionu
page-madness-ability-reveal_cure = Dobierz i ulecz
page-madness-ability-draw_on_break = Dobierz za przełamanie
page-madness-ability-swap_support = Wymiana ze wsparciem
page-madness-ability-six_spells = Sześć zaklęć
page-madness-purse = Na opłaty
page-madness-desk = Przed tobą

page-madness-part-pages = Otwarte strony
page-madness-curses = Klątwy
page-madness-part-broken = Przełamane klątwy
page-madness-part-stack = Zostało szaleństwa

## What the counters count

page-madness-about-curses = Klątwy tego rodzaju, które mogą jeszcze przyjść ze stronami.
page-madness-about-pages = Strony księgi, które zostaną jeszcze odwrócone. Na ostatniej wszystko się rozstrzygnie.
page-madness-about-broken = Klątwy, które zostały już przełamane.
page-madness-about-destroyed = Karty, które opuściły grę. Każdy może je obejrzeć, a kilka efektów przywraca niektóre z nich.
page-madness-about-stack = Gdy trzeba wziąć kartę Szaleństwa, a żadnej już nie ma, wszyscy przegrywacie. Uleczona wraca tutaj.
