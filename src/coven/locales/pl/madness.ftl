### Wielka Księga Szaleństwa: o co gra pyta, co można odpowiedzieć, dlaczego czegoś nie wolno i co się wydarzyło.
### $cost, $missing, $card, $spell i inne nazwy przychodzą gotowe; według $place, $element i $prompt tylko się wybiera.
### Miejsca: hand, support i discard należą do gracza, other-hand i other-support do innego gracza.
### Imiona graczy i nazwy kart zostają w mianowniku.

## Pytania do gracza

prompt-act = Wybierz akcję albo zakończ swoją fazę akcji.
prompt-act-granted = { $n ->
        [one] Możesz wykonać { $n } akcję: wybierz ją albo z niej zrezygnuj.
        [few] Możesz wykonać do { $n } akcji: wybierz kolejną albo zakończ.
        [many] Możesz wykonać do { $n } akcji: wybierz kolejną albo zakończ.
       *[other] Możesz wykonać do { $n } akcji: wybierz kolejną albo zakończ.
    }
prompt-act-from-support = { $n ->
        [one] Możesz wykonać { $n } akcję, opłaconą wyłącznie kartami z dowolnych pól wsparcia, które tam zostaną: wybierz ją albo z niej zrezygnuj.
        [few] Możesz wykonać do { $n } akcji, opłaconych wyłącznie kartami z dowolnych pól wsparcia, które tam zostaną: wybierz kolejną albo zakończ.
        [many] Możesz wykonać do { $n } akcji, opłaconych wyłącznie kartami z dowolnych pól wsparcia, które tam zostaną: wybierz kolejną albo zakończ.
       *[other] Możesz wykonać do { $n } akcji, opłaconych wyłącznie kartami z dowolnych pól wsparcia, które tam zostaną: wybierz kolejną albo zakończ.
    }
prompt-target = { $left ->
        [none] Nie ma już nikogo, kto mógłby być celem zaklęcia „{ $spell }”: kontynuuj bez niego albo odwołaj rzucenie.
       *[some] { $n ->
            [one] Wybierz gracza, który będzie celem zaklęcia „{ $spell }”.
            [few] Wybierz gracza, który będzie celem zaklęcia „{ $spell }”; do wskazania pozostały { $n } cele.
            [many] Wybierz gracza, który będzie celem zaklęcia „{ $spell }”; do wskazania pozostało { $n } celów.
           *[other] Wybierz gracza, który będzie celem zaklęcia „{ $spell }”; do wskazania pozostało { $n } celu.
        }
    }
prompt-take = { $left ->
        [none] Nie ma już karty, którą można by zabrać zaklęciem „{ $spell }”: kontynuuj bez niej albo odwołaj rzucenie.
       *[some] { $n ->
            [one] Wybierz kartę, którą chcesz zabrać zaklęciem „{ $spell }”.
            [few] Wybierz kartę, którą chcesz zabrać zaklęciem „{ $spell }”; do wskazania pozostały { $n } karty.
            [many] Wybierz kartę, którą chcesz zabrać zaklęciem „{ $spell }”; do wskazania pozostało { $n } kart.
           *[other] Wybierz kartę, którą chcesz zabrać zaklęciem „{ $spell }”; do wskazania pozostało { $n } karty.
        }
    }
prompt-consent = { $multiple ->
        [1] { $player } chce rzucić na ciebie zaklęcie „{ $spell }”: zgadzasz się?
        [2] { $player } chce rzucić na ciebie zaklęcie „{ $spell }” za podwójny koszt: zgadzasz się?
        [3] { $player } chce rzucić na ciebie zaklęcie „{ $spell }” za potrójny koszt: zgadzasz się?
       *[other] { $player } chce rzucić na ciebie zaklęcie „{ $spell }” ({ $multiple }× koszt): zgadzasz się?
    }
prompt-consent-card = { $place ->
        [support] { $player } chce zaklęciem „{ $spell }” zabrać ci kartę z pola wsparcia ({ $card }): zgadzasz się?
       *[hand] { $player } chce zaklęciem „{ $spell }” zabrać ci kartę z ręki ({ $card }): zgadzasz się?
    }
prompt-pay = { $left ->
        [0] Koszt jest opłacony: dołóż kolejną kartę albo zakończ płacenie.
       *[other] Zapłać { $cost }: karta po karcie albo całość naraz.
    }
prompt-swap = { $n ->
        [one] Wybierz z ręki { $n } kartę, którą oddasz; dostanie ją { $player }.
        [few] Wybierz z ręki { $n } karty, które oddasz; dostanie je { $player }.
        [many] Wybierz z ręki { $n } kart, które oddasz; dostanie je { $player }.
       *[other] Wybierz z ręki { $n } karty, które oddasz; dostanie je { $player }.
    }
prompt-swap-support = { $card ->
        [none] { $n ->
            [1] Wybierz z ręki drugą kartę, którą wymienisz na kartę z dowolnego pola wsparcia, albo zakończ.
           *[other] Wybierz z ręki kartę, którą wymienisz na kartę z dowolnego pola wsparcia.
        }
       *[other] Wybierz z dowolnego pola wsparcia kartę, którą weźmiesz w zamian za swoją ({ $card }).
    }
prompt-forget = { $n ->
        [one] Wybierz { $n } swoje zaklęcie, które usuniesz z gry.
        [few] Wybierz po kolei { $n } swoje zaklęcia, które usuniesz z gry.
        [many] Wybierz po kolei { $n } swoich zaklęć, które usuniesz z gry.
       *[other] Wybierz po kolei { $n } swojego zaklęcia, które usuniesz z gry.
    }
prompt-learn-free = Możesz bez opłaty nauczyć się jednego odkrytego zaklęcia z biblioteki.
prompt-reward = Za przełamaną klątwę wybierz z zasobów kartę o wartości { $value }.
prompt-gain = Wybierz z zasobów { $n } { $n ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    } o wartości { $value }.
prompt-draw-on-break = Czy chcesz dobrać kartę za przełamaną klątwę?
prompt-cure-element = { $n ->
        [one] Wybierz Żywioł, którym zapłacisz za uleczenie: kosztuje ono { $n } symbol.
        [few] Wybierz Żywioł, którym zapłacisz za uleczenie: kosztuje ono { $n } symbole jednego Żywiołu.
        [many] Wybierz Żywioł, którym zapłacisz za uleczenie: kosztuje ono { $n } symboli jednego Żywiołu.
       *[other] Wybierz Żywioł, którym zapłacisz za uleczenie: kosztuje ono { $n } symbolu jednego Żywiołu.
    }
prompt-trim = Masz na ręce za dużo kart: odrzuć jeszcze { $n } { $n ->
        [one] wybraną kartę Żywiołu
        [few] wybrane karty Żywiołów
        [many] wybranych kart Żywiołów
       *[other] wybranej karty Żywiołu
    }.
prompt-exhaust = { $n ->
        [one] Wybierz { $n } swoje niewykorzystane zaklęcie, które stanie się wykorzystane.
        [few] Wybierz po kolei { $n } swoje niewykorzystane zaklęcia, które staną się wykorzystane.
        [many] Wybierz po kolei { $n } swoich niewykorzystanych zaklęć, które staną się wykorzystane.
       *[other] Wybierz po kolei { $n } swojego niewykorzystanego zaklęcia, które stanie się wykorzystane.
    }
prompt-neutralise = { $n ->
        [one] Wybierz { $n } swoje zaklęcie, które zablokujesz.
        [few] Wybierz po kolei { $n } swoje zaklęcia, które zablokujesz.
        [many] Wybierz po kolei { $n } swoich zaklęć, które zablokujesz.
       *[other] Wybierz po kolei { $n } swojego zaklęcia, które zablokujesz.
    }
prompt-neutralise-curse = { $n ->
        [one] Wybierz { $n } klątwę, którą zablokujesz.
        [few] Wybierz po kolei { $n } klątwy, które zablokujesz.
        [many] Wybierz po kolei { $n } klątw, które zablokujesz.
       *[other] Wybierz po kolei { $n } klątwy, które zablokujesz.
    }
prompt-raise = Wybierz usuniętą kartę, którą zastąpi karta o wyższej wartości: w zasobach nie wystarczy ich dla wszystkich.
prompt-restore = Możesz zwrócić na stos Szaleństwa { $n ->
        [one] { $n } usuniętą z gry kartę Szaleństwa
        [few] do { $n } usuniętych z gry kart Szaleństwa
        [many] do { $n } usuniętych z gry kart Szaleństwa
       *[other] do { $n } usuniętej z gry karty Szaleństwa
    }.
prompt-refresh = Wybierz wykorzystane zaklęcie, które obrócisz do pionu.
prompt-choose-wizard = Wybierz adepta.
prompt-choose-player = Wybierz gracza, który wykona ten efekt.
prompt-may = Czy chcesz skorzystać z tego efektu?
prompt-discard = Odrzuć { $n ->
        [any] dowolną liczbę kart
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
prompt-discard-up-to = Możesz odrzucić { $n ->
        [any] dowolną liczbę kart
        [one] { $n } kartę
        [few] do { $n } kart
        [many] do { $n } kart
       *[other] do { $n } karty
    }.
prompt-destroy = Usuń z gry { $n ->
        [any] dowolną liczbę kart
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
prompt-destroy-up-to = Możesz usunąć z gry { $n ->
        [any] dowolną liczbę kart
        [one] { $n } kartę
        [few] do { $n } kart
        [many] do { $n } kart
       *[other] do { $n } karty
    }.
prompt-cure = Ulecz { $n ->
        [any] dowolną liczbę kart Szaleństwa
        [one] { $n } kartę Szaleństwa
        [few] { $n } karty Szaleństwa
        [many] { $n } kart Szaleństwa
       *[other] { $n } karty Szaleństwa
    }.
prompt-cure-up-to = Możesz uleczyć { $n ->
        [any] dowolną liczbę kart Szaleństwa
        [one] { $n } kartę Szaleństwa
        [few] do { $n } kart Szaleństwa
        [many] do { $n } kart Szaleństwa
       *[other] do { $n } karty Szaleństwa
    }.
prompt-support = Umieść w swoim polu wsparcia { $n ->
        [any] dowolną liczbę kart
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
prompt-support-up-to = Możesz umieścić w swoim polu wsparcia { $n ->
        [any] dowolną liczbę kart
        [one] { $n } kartę
        [few] do { $n } kart
        [many] do { $n } kart
       *[other] do { $n } karty
    }.
prompt-top = Połóż na wierzch swojej talii { $n ->
        [any] dowolną liczbę kart
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
prompt-top-up-to = Możesz położyć na wierzch swojej talii { $n ->
        [any] dowolną liczbę kart
        [one] { $n } kartę
        [few] do { $n } kart
        [many] do { $n } kart
       *[other] do { $n } karty
    }.

## Odpowiedzi do wyboru

option-cast = { $multiple ->
        [1] Rzucić zaklęcie „{ $spell }”
        [2] Rzucić zaklęcie „{ $spell }” za podwójny koszt
        [3] Rzucić zaklęcie „{ $spell }” za potrójny koszt
       *[other] Rzucić zaklęcie „{ $spell }” ({ $multiple }× koszt)
    }
option-learn = Nauczyć się zaklęcia „{ $spell }”
option-acquire = Zdobyć kartę: { $card }
option-break = Przełamać klątwę na polu { $slot }
option-break-named = Przełamać klątwę „{ $curse }” ({ $slot })
option-cure = { $place ->
        [hand] Uleczyć kartę Szaleństwa z ręki
        [support] Uleczyć kartę Szaleństwa ze swojego pola wsparcia
       *[other-support] Uleczyć kartę Szaleństwa z pola wsparcia innego gracza: { $player }
    }
option-ability = Użyć umiejętności swojego adepta
option-with = { $element ->
        [water] Zapłacić Wodą
        [earth] Zapłacić Ziemią
        [fire] Zapłacić Ogniem
       *[air] Zapłacić Powietrzem
    }
option-pay = Zapłacić kartą: { $card }
option-settle = Zapłacić całość naraz: { $cards }
option-target = Wskazać cel: { $player }
option-take = Zabrać kartę: { $card }
option-go-on = { $prompt ->
        [take] Rzucić zaklęcie bez kolejnych kart
       *[target] Rzucić zaklęcie bez kolejnych celów
    }
option-call-off = Zrezygnować z rzucenia (nic to nie kosztuje)
option-agree = Zgodzić się
option-refuse = Odmówić
option-choose-wizard = Wybrać adepta: { $wizard }
option-choose-player = Wybrać gracza: { $player }
option-forget = Usunąć z gry zaklęcie „{ $spell }”
option-exhaust = Oznaczyć zaklęcie „{ $spell }” jako wykorzystane
option-neutralise-spell = Zablokować zaklęcie „{ $spell }”
option-neutralise-curse = Zablokować klątwę na polu { $slot }
option-refresh = Obrócić do pionu zaklęcie „{ $spell }”
option-refresh-other = Obrócić do pionu zaklęcie „{ $spell }” innego gracza: { $player }
option-give = Oddać kartę: { $card }
option-gain = Wziąć z zasobów kartę: { $card }
option-raise = Zastąpić kartę: { $card }
option-restore = Zwrócić kartę Szaleństwa na stos Szaleństwa
option-discard = Odrzucić kartę: { $card }
option-destroy = Usunąć z gry kartę: { $card }
option-cure-card = Uleczyć kartę: { $card }
option-support = Umieścić w swoim polu wsparcia kartę: { $card }
option-top = Położyć na wierzch swojej talii kartę: { $card }
option-talk = Zgłosić, kto się odezwał: { $player }
option-accept = { $prompt ->
        [draw-on-break] Dobrać kartę
       *[may] Skorzystać z efektu
    }
option-decline = { $prompt ->
        [draw-on-break] Nie dobierać karty
       *[may] Zrezygnować z efektu
    }
option-done = { $prompt ->
        [act] Zakończyć fazę akcji
        [act-granted] Nie wykonywać kolejnej akcji
        [act-from-support] Nie wykonywać kolejnej akcji
        [pay] Zakończyć płacenie
        [swap-support] Nie wymieniać drugiej karty
        [learn-free] Niczego się nie uczyć
        [restore] Nie zwracać kolejnej karty
        [discard-up-to] Nie odrzucać kolejnej karty
        [destroy-up-to] Nie usuwać kolejnej karty
        [cure-up-to] Nie leczyć kolejnej karty
        [support-up-to] Nie umieszczać kolejnej karty w polu wsparcia
        [top-up-to] Nie kłaść kolejnej karty na talię
       *[other] Gotowe
    }

## Karty na swoich miejscach i za co się liczą

spot = { $place ->
        [hand] { $card }
        [support] { $card } (twoje pole wsparcia)
        [discard] { $card } (twój stos kart odrzuconych)
        [other-hand] { $card } (ręka: { $player })
       *[other-support] { $card } (pole wsparcia: { $player })
    }
spot-as = { $element ->
        [water] { $card } jako Woda
        [earth] { $card } jako Ziemia
        [fire] { $card } jako Ogień
       *[air] { $card } jako Powietrze
    }
spot-times = { $n }× { $card }

## Liczby symboli: ile coś kosztuje i ilu brakuje

amount-water = { $n } { $n ->
        [one] symbol Wody
        [few] symbole Wody
        [many] symboli Wody
       *[other] symbolu Wody
    }
amount-earth = { $n } { $n ->
        [one] symbol Ziemi
        [few] symbole Ziemi
        [many] symboli Ziemi
       *[other] symbolu Ziemi
    }
amount-fire = { $n } { $n ->
        [one] symbol Ognia
        [few] symbole Ognia
        [many] symboli Ognia
       *[other] symbolu Ognia
    }
amount-air = { $n } { $n ->
        [one] symbol Powietrza
        [few] symbole Powietrza
        [many] symboli Powietrza
       *[other] symbolu Powietrza
    }
amount-one-type = { $n } { $n ->
        [one] symbol
        [few] symbole jednego Żywiołu
        [many] symboli jednego Żywiołu
       *[other] symbolu jednego Żywiołu
    }
lack-water = { $n } { $n ->
        [one] symbolu Wody
        [few] symboli Wody
        [many] symboli Wody
       *[other] symbolu Wody
    }
lack-earth = { $n } { $n ->
        [one] symbolu Ziemi
        [few] symboli Ziemi
        [many] symboli Ziemi
       *[other] symbolu Ziemi
    }
lack-fire = { $n } { $n ->
        [one] symbolu Ognia
        [few] symboli Ognia
        [many] symboli Ognia
       *[other] symbolu Ognia
    }
lack-air = { $n } { $n ->
        [one] symbolu Powietrza
        [few] symboli Powietrza
        [many] symboli Powietrza
       *[other] symbolu Powietrza
    }
lack-any = { $n } { $n ->
        [one] symbolu
        [few] symboli
        [many] symboli
       *[other] symbolu
    }

## Powody: dlaczego nie wolno i co by pomogło

reason-hand-only = Tej karty ({ $card }) nie można użyć: efekt dotyczy tylko kart z ręki, więc wybierz jedną z nich.
reason-wrong-kind = Ta karta ({ $card }) nie jest tego rodzaju, jakiego wymaga efekt: wybierz właściwą.
reason-wrong-place = Tej karty ({ $card }) nie można użyć: wybierz kartę z miejsca, które podaje efekt.
reason-card-not-there = Ta karta ({ $card }) tam nie leży albo została już wybrana: wybierz inną, która tam jest.
reason-keep-madness = W fazie regeneracji nie wolno odrzucać kart Szaleństwa: wybierz kartę Żywiołu.
reason-must-trim = Na ręce możesz zatrzymać najwyżej { $most ->
        [one] { $most } kartę
        [few] { $most } karty
       *[other] { $most } kart
    }: wybierz kartę Żywiołu do odrzucenia.
reason-trim-hand = Ta karta ({ $card }) nie leży na ręce, a liczą się tylko karty na ręce: wybierz jedną z nich.
reason-support-full = Twoje pole wsparcia jest pełne: dla tej karty ({ $card }) musi się w nim najpierw zwolnić miejsce.
reason-must-choose = Efekt trzeba wykonać w takim stopniu, w jakim to możliwe: najpierw wybierz, potem możesz iść dalej.
reason-pile-empty = W zasobach nie ma już takiej karty ({ $card }): wybierz inną, która jeszcze tam jest.
reason-not-your-spell = Zaklęcie „{ $spell }” nie leży przed tobą: możesz rzucać tylko własne zaklęcia.
reason-spell-exhausted = Zaklęcie „{ $spell }” jest wykorzystane: wróci do pionu w twojej następnej fazie koncentracji.
reason-spell-face-down = Zaklęcie „{ $spell }” jest zablokowane: obróci się awersem do góry, gdy pojawi się nowy potwór.
reason-spell-face-down-for-good = Zaklęcie „{ $spell }” jest zablokowane: nie pojawi się już nowy potwór, przy którym obróciłoby się awersem do góry.
reason-too-many-times = Koszt można opłacić najwyżej trzykrotnie: wybierz mniejszą wielokrotność.
reason-cannot-pay-spell = { $multiple ->
        [1] Zaklęcie „{ $spell }” kosztuje { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
        [2] Zaklęcie „{ $spell }” za podwójny koszt to { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
        [3] Zaklęcie „{ $spell }” za potrójny koszt to { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
       *[other] Zaklęcie „{ $spell }” ({ $multiple }× koszt) to { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
    }
reason-spell-not-ready = Zaklęcie „{ $spell }” nie jest gotowe do użycia: wybierz takie, które leży odkryte i nie jest wykorzystane.
reason-spell-lies-face-down = Zaklęcie „{ $spell }” już leży zakryte: wybierz zaklęcie, które leży odkryte.
reason-spell-not-yours = Zaklęcie „{ $spell }” nie leży przed tobą: wybierz jedno ze swoich zaklęć.
reason-spell-not-there = Zaklęcie „{ $spell }” tam nie leży: wybierz wykorzystane zaklęcie, które leży przed którymś z graczy.
reason-spell-ready = Zaklęcie „{ $spell }” nie jest wykorzystane: wybierz wykorzystane.
reason-spell-stays-face-down = Zaklęcie „{ $spell }” jest zablokowane i nie można go obrócić do pionu: wybierz wykorzystane zaklęcie, które leży odkryte.
reason-not-face-up-in-library = Zaklęcie „{ $spell }” nie leży odkryte w bibliotece: nauczyć się można tylko wierzchniego zaklęcia z każdego stosu.
reason-cannot-pay-learning = Nauczenie się zaklęcia „{ $spell }” kosztuje { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
reason-no-value-one = Tej karty ({ $card }) nie można zdobyć w ten sposób: wybierz kartę o wartości 2 lub 3.
reason-supply-empty = W zasobach nie ma już takiej karty ({ $card }): wybierz inną, która jeszcze tam jest.
reason-cannot-pay-card = Ta karta ({ $card }) kosztuje { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
reason-no-curse-there = Na polu { $slot } nie ma klątwy: wybierz pole z klątwą.
reason-curse-face-down = Klątwa na polu { $slot } jest zablokowana: obróci się awersem do góry pod koniec następnej fazy potwora.
reason-curse-turned-already = Klątwa na polu { $slot } już leży zakryta: wybierz klątwę, która leży odkryta.
reason-cannot-pay-curse = Przełamanie klątwy na polu { $slot } kosztuje { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
reason-cannot-pay-multi = Przełamanie klątwy wszystkich Żywiołów na polu { $slot } kosztuje { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
reason-cannot-pay-tokens = Przełamanie klątwy na polu { $slot } kosztuje wraz z jej żetonami { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
reason-no-madness-there = Nie ma tam karty Szaleństwa: uleczyć można kartę ze swojej ręki albo z dowolnego pola wsparcia.
reason-not-another-hand = Szaleństwo leczy się z własnej ręki albo z dowolnego pola wsparcia, nigdy z ręki innego gracza: wybierz jedno z tych miejsc.
reason-cannot-pay-cure = Uleczenie kosztuje { $cost }: w kartach, którymi możesz płacić, brakuje { $missing }.
reason-element-not-asked = { $left ->
        [0] Tej karty ({ $card }) nie można dołożyć: dołóż kartę wymaganego Żywiołu albo zakończ płacenie.
       *[other] Ta karta ({ $card }) niczego tu nie opłaca: zapłać { $cost }.
    }
reason-madness-pays-nothing = Kartą Szaleństwa nie da się płacić: wybierz kartę Żywiołu.
reason-only-support-pays = Tą kartą ({ $card }) nie można zapłacić: tę akcję opłaca się wyłącznie kartami z dowolnych pól wsparcia.
reason-used-already = Ta karta ({ $card }) już się liczy do tej akcji: każda karta z pól wsparcia liczy się tylko raz, więc wybierz inną.
reason-not-to-pay-with = Tą kartą ({ $card }) nie można zapłacić: płać kartami z ręki lub z dowolnych pól wsparcia.
reason-not-paid-yet = Koszt nie jest jeszcze opłacony: zapłać { $cost }.
reason-cannot-convert = Twój adept nie może traktować karty ({ $card }) jako innego Żywiołu: płać kartami wymaganych Żywiołów.
reason-converted-already = Umiejętność adepta została już użyta w tej turze: potraktujesz kartę jako inny Żywioł dopiero w swojej następnej turze.
reason-convert-own-turn = Kartę możesz potraktować jako inny Żywioł tylko w swojej turze: płać kartami wymaganych Żywiołów.
reason-convert-air-one = Tej karty ({ $card }) nie można potraktować jako innego Żywiołu: można tak użyć tylko karty Powietrza o wartości 1.
reason-convert-to-air = Ta karta ({ $card }) i tak jest kartą Powietrza: zapłać nią bez zamiany.
reason-would-fall-short = Gdyby ta karta ({ $card }) liczyła się w ten sposób, zabrakłoby na resztę kosztu: zapłać { $cost } inaczej.
reason-ability-at-all-times = Twoja umiejętność działa stale: nie ma czego używać.
reason-ability-on-breaking = Twoja umiejętność działa przy każdym przełamaniu klątwy: najpierw przełam klątwę.
reason-ability-while-paying = Twojej umiejętności używa się podczas opłacania akcji: potraktuj wtedy jedną kartę Powietrza o wartości 1 jako inny Żywioł.
reason-ability-used = Umiejętność twojego adepta została już użyta w tej turze: możesz jej użyć ponownie w swojej następnej turze.
reason-ability-own-turn = Umiejętności można użyć tylko między akcjami we własnej turze: poczekaj na swoją turę.
reason-ability-between-actions = Umiejętności używa się między akcjami, nigdy w trakcie akcji: najpierw dokończ to, co się dzieje.
reason-ability-too-late = Umiejętności używa się w fazie akcji, a ta już się skończyła: użyj jej w następnej turze.
reason-no-madness-in-hand = Umiejętność twojego adepta wymaga karty Szaleństwa na ręce, a nie masz żadnej.
reason-no-exhausted-spell = Umiejętność twojego adepta wymaga wykorzystanego zaklęcia, które leży odkryte, a nikt takiego nie ma.
reason-nothing-to-swap = Umiejętność twojego adepta wymaga karty na ręce i karty w dowolnym polu wsparcia.
reason-must-swap = Wymiana ma dwie strony: wybierz kartę, którą oddajesz, i kartę, którą za nią bierzesz.
reason-swap-from-hand = Ta karta ({ $card }) nie leży na twojej ręce: oddaj taką, która tam jest.
reason-swap-from-support = Ta karta ({ $card }) nie leży na polu wsparcia: weź kartę z pól wsparcia.
reason-never-the-caster = Zaklęcie „{ $spell }” działa tylko na innych graczy: wybierz kogoś innego.
reason-only-once = Ten gracz jest już celem ({ $player }): wybierz innego.
reason-one-other-only = Zaklęcie „{ $spell }” działa na ciebie i na jednego innego gracza: teraz wskaż siebie.
reason-player-out = Ten gracz odpadł już z gry: wybierz kogoś, kto jeszcze gra.
reason-you-are-out = Nie bierzesz już udziału w grze: pozostali grają dalej bez ciebie.
reason-refused-already = Ten gracz już odmówił ({ $player }): możesz zapytać ponownie, gdy zostanie opłacona inna akcja.
reason-card-refused-already = Tej karty gracz już ci odmówił ({ $player }, { $card }): możesz zapytać ponownie, gdy zostanie opłacona inna akcja.
reason-nobody-refused = Z rzucenia zaklęcia można zrezygnować tylko wtedy, gdy ktoś odmówił: dokończ rzucanie.
reason-others-left = Jest jeszcze gracz, którego możesz wskazać: wybierz go albo zrezygnuj z rzucenia zaklęcia.
reason-cards-left = Jest jeszcze karta, którą możesz wskazać: wybierz ją albo zrezygnuj z rzucenia zaklęcia.
reason-wizard-taken = Ten adept jest już zajęty ({ $wizard }): wybierz innego.
reason-must-forget = Nie możesz mieć więcej zaklęć: wybierz to, które usuniesz z gry, by zrobić miejsce dla nowego.
reason-must-choose-player = Ktoś musi wykonać ten efekt: wybierz gracza.
reason-must-choose-wizard = Każdy gra jakimś adeptem: wybierz swojego.
reason-must-agree-or-refuse = To zaklęcie wymaga twojej zgody: zgódź się albo odmów.
reason-must-choose-element = Uleczenie opłaca się symbolami jednego Żywiołu: wybierz którego.
reason-must-accept-or-decline = Możesz z tego zrezygnować, ale musisz to powiedzieć: skorzystaj albo zrezygnuj.
reason-must-take-reward = Nagrodę bierze się, dopóki w zasobach jest odpowiednia karta: wybierz ją.
reason-must-give = Wymiana ma dwie strony i obie oddają tyle samo kart: wybierz kartę.
reason-must-name-cards = Karty wskazuje się, zanim cokolwiek zostanie zapłacone: wybierz kartę.
reason-must-name-targets = Cele wskazuje się, zanim cokolwiek zostanie zapłacone: wybierz gracza.
reason-nothing-left-to-name = Nie ma już czego wskazać: kontynuuj bez tego albo zrezygnuj z rzucenia zaklęcia.
reason-action-later = Teraz pytanie dotyczy czego innego: najpierw na nie odpowiedz. Akcje wybiera się wtedy, gdy gra pyta, co chcesz zrobić.
reason-nothing-to-pay = Teraz nie ma za co płacić: na zapłatę przyjdzie kolej, gdy akcja zostanie wybrana, a jej cele wskazane.
reason-not-as-proposed = To nie jest proponowana zapłata: przyjmij ją tak, jak podano, albo płać karta po karcie.
reason-no-spell-announced = Żadne zaklęcie nie szuka teraz celu: zacznij rzucać takie, które wymaga innego gracza, a gra zapyta którego.
reason-nothing-to-call-off = Teraz nie ma rzucenia, z którego można by zrezygnować: można to zrobić, gdy ktoś nie zgodzi się na zaklęcie, zanim zostanie opłacone.
reason-nobody-asks-consent = Nikt nie potrzebuje teraz twojej zgody: gra zapyta, gdy zaklęcie będzie dotyczyć twoich rzeczy.
reason-nothing-to-pick = Żaden efekt nie wymaga teraz karty w ten sposób: karty wybiera się, gdy mówi o tym efekt, i tylko tak, jak mówi.
reason-nothing-to-gain = Stamtąd nic teraz nie bierzesz: taką kartę pozwala wybrać tylko efekt albo nagroda. Kartę o wartości 2 lub 3 można zdobyć akcją.
reason-no-spell-to-pick = Żaden efekt nie wymaga teraz zaklęcia w ten sposób: zaklęcia wybiera się, gdy mówi o tym efekt.
reason-no-curse-to-pick = Żaden efekt nie blokuje teraz klątwy: rzuć zaklęcie, które to potrafi.
reason-no-player-to-pick = Gracza się teraz nie wybiera: gra zapyta, gdy efekt pozostawi tobie wybór, kto go wykona.
reason-no-wizard-to-pick = Adeptów wybiera się przed grą: wybór już się odbył.
reason-no-element-to-pick = Żywiołu się teraz nie wybiera: gra zapyta o niego przy uleczeniu karty Szaleństwa.

## Wydarzenia

event-ability-used = { $player } używa umiejętności swojego adepta.
event-agreed = { $player } zgadza się na zaklęcie „{ $spell }”, które chce rzucić { $caster }.
event-called-off = { $player } rezygnuje z rzucenia zaklęcia „{ $spell }”.
event-converted = { $element ->
        [water] { $player } traktuje kartę jako Wodę: { $card }.
        [earth] { $player } traktuje kartę jako Ziemię: { $card }.
        [fire] { $player } traktuje kartę jako Ogień: { $card }.
       *[air] { $player } traktuje kartę jako Powietrze: { $card }.
    }
event-cast = { $multiple ->
        [1] { $player } rzuca zaklęcie „{ $spell }”.
        [2] { $player } rzuca zaklęcie „{ $spell }” za podwójny koszt.
        [3] { $player } rzuca zaklęcie „{ $spell }” za potrójny koszt.
       *[other] { $player } rzuca zaklęcie „{ $spell }” ({ $multiple }× koszt).
    }
event-cured = { $place ->
        [hand] { $player } ulecza kartę Szaleństwa z ręki.
        [support] { $player } ulecza kartę Szaleństwa ze swojego pola wsparcia.
        [discard] { $player } ulecza kartę Szaleństwa ze swojego stosu kart odrzuconych.
       *[other-support] { $player } ulecza kartę Szaleństwa z pola wsparcia innego gracza ({ $owner }).
    }
event-curse-broken = { $player } przełamuje klątwę „{ $curse }” na polu { $slot }.
event-curse-laid = Na polu { $slot } pojawia się klątwa „{ $curse }”.
event-curse-neutralised = Klątwa „{ $curse }” na polu { $slot } zostaje zablokowana.
event-curse-returned = { $n ->
        [0] Klątwa „{ $curse }” z pola { $slot } wraca na spód swojego stosu.
        [one] Klątwa „{ $curse }” z pola { $slot } wraca na spód swojego stosu; karta Szaleństwa spod niej zostaje usunięta z gry.
        [few] Klątwa „{ $curse }” z pola { $slot } wraca na spód swojego stosu; { $n } karty Szaleństwa spod niej zostają usunięte z gry.
        [many] Klątwa „{ $curse }” z pola { $slot } wraca na spód swojego stosu; { $n } kart Szaleństwa spod niej zostaje usuniętych z gry.
       *[other] Klątwa „{ $curse }” z pola { $slot } wraca na spód swojego stosu; { $n } karty Szaleństwa spod niej zostaje usunięte z gry.
    }
event-curse-struck = Uruchamia się klątwa „{ $curse }” na polu { $slot }.
event-curse-woke = Klątwa „{ $curse }” na polu { $slot } obraca się awersem do góry.
event-deck-discarded = { $player } odrzuca całą swoją talię.
event-destroyed = { $place ->
        [hand] { $player } usuwa z gry kartę z ręki: { $card }.
        [support] { $player } usuwa z gry kartę ze swojego pola wsparcia: { $card }.
        [discard] { $player } usuwa z gry kartę ze swojego stosu kart odrzuconych: { $card }.
       *[other-support] { $player } usuwa z gry kartę z pola wsparcia innego gracza ({ $owner }): { $card }.
    }
event-discarded = { $place ->
        [hand] { $player } odrzuca kartę z ręki: { $card }.
        [support] { $player } odrzuca kartę ze swojego pola wsparcia: { $card }.
        [discard] { $player } odrzuca kartę ze swojego stosu kart odrzuconych: { $card }.
       *[other-support] { $player } odrzuca kartę z pola wsparcia innego gracza ({ $owner }): { $card }.
    }
event-drawn = { $player } dobiera kartę: { $card }.
event-drawn-into-support = { $player } dobiera kartę prosto do swojego pola wsparcia: { $card }.
event-eliminated = { $player } popada w szaleństwo i odpada z gry.
event-exhausted = Zaklęcie „{ $spell }” staje się wykorzystane ({ $player }).
event-gained = { $place ->
        [deck_top] { $player } dodaje z zasobów na wierzch swojej talii kartę: { $card }.
       *[discard] { $player } dodaje z zasobów do swojego stosu kart odrzuconych kartę: { $card }.
    }
event-game-began = Gra się rozpoczyna; pierwszym graczem jest { $player }.
event-given = { $player } oddaje kartę ({ $card }), dostaje ją { $other }.
event-learned = { $player } uczy się zaklęcia „{ $spell }”.
event-library-destroyed = Zaklęcie „{ $spell }” z biblioteki zostaje usunięte z gry.
event-lost = { $cause ->
        [stack-empty] Potrzebna jest karta Szaleństwa, a w stosie Szaleństwa nie ma już żadnej: gracze przegrywają.
        [last-monster] Ostatni potwór nie został pokonany: gracze przegrywają.
        [all-out] Wszyscy gracze odpadli z gry: przegrywają.
        [talked] Ktoś się odezwał: gracze przegrywają.
       *[other] Gracze przegrywają.
    }
event-madness-freed = { $player } dodaje kartę Szaleństwa spod klątwy do swojego stosu kart odrzuconych.
event-madness-gained = { $place ->
        [hand] { $player } bierze na rękę kartę Szaleństwa.
        [support] { $player } umieszcza w swoim polu wsparcia kartę Szaleństwa.
        [deck_top] { $player } dodaje kartę Szaleństwa na wierzch swojej talii.
       *[discard] { $player } dodaje kartę Szaleństwa do swojego stosu kart odrzuconych.
    }
event-madness-returned = { $place ->
        [hand] { $player } bierze na rękę usuniętą z gry kartę Szaleństwa.
        [support] { $player } umieszcza w swoim polu wsparcia usuniętą z gry kartę Szaleństwa.
        [deck_top] { $player } dodaje usuniętą z gry kartę Szaleństwa na wierzch swojej talii.
       *[discard] { $player } dodaje usuniętą z gry kartę Szaleństwa do swojego stosu kart odrzuconych.
    }
event-madness-under-curse = Pod klątwę „{ $curse }” na polu { $slot } trafia karta Szaleństwa.
event-marker-moved = { $space ->
        [0] Znacznik przywołania przesuwa się na pole Przywołanie.
       *[other] Znacznik przywołania przesuwa się na pole { $space }.
    }
event-milled = { $player } odrzuca wierzchnią kartę swojej talii: { $card }.
event-monster-defeated = Potwór został pokonany: { $monster }.
event-monster-survived = Potwór nie został pokonany: { $monster }.
event-page-turned = Strona zostaje odwrócona i pojawia się potwór: { $monster }.
event-paid = { $place ->
        [hand] { $player } płaci kartą z ręki: { $card }.
        [support] { $player } płaci kartą ze swojego pola wsparcia: { $card }.
       *[other-support] { $player } płaci kartą z pola wsparcia innego gracza ({ $owner }): { $card }.
    }
event-player-chosen = { $player } wybiera gracza: { $other }.
event-put-on-deck = { $place ->
        [discard] { $player } kładzie kartę ze swojego stosu kart odrzuconych na wierzch swojej talii: { $card }.
       *[hand] { $player } kładzie kartę z ręki na wierzch swojej talii: { $card }.
    }
event-raised = { $place ->
        [support] Karta w polu wsparcia ({ $owner }) zmienia się na kartę o wyższej wartości: { $card } → { $higher }.
       *[discard] { $owner } dodaje do swojego stosu kart odrzuconych kartę o wyższej wartości: { $card } → { $higher }.
    }
event-refreshed = Zaklęcie „{ $spell }” wraca do pionu ({ $owner }).
event-refused = { $player } nie zgadza się na zaklęcie „{ $spell }”, które chce rzucić { $caster }.
event-reshuffled = { $player } tasuje nową talię.
event-round-began = Rozpoczyna się { $round }. runda.
event-shown-cured = { $player } pokazuje wierzchnią kartę swojej talii i ją ulecza: { $card }.
event-shown-discarded = { $player } pokazuje wierzchnią kartę swojej talii i ją odrzuca: { $card }.
event-silence-began = Ciii! Od tej chwili nikomu nie wolno rozmawiać.
event-spell-destroyed = { $player } usuwa z gry swoje zaklęcie „{ $spell }”.
event-spell-neutralised = { $player } blokuje swoje zaklęcie „{ $spell }”.
event-spell-woke = Zaklęcie „{ $spell }” obraca się awersem do góry ({ $player }).
event-stack-burnt = Jedna karta ze stosu Szaleństwa zostaje usunięta z gry; { $n ->
        [0] nie ma już na nim żadnej
        [one] pozostaje na nim { $n } karta
        [few] pozostają na nim { $n } karty
        [many] pozostaje na nim { $n } kart
       *[other] pozostaje na nim { $n } karty
    }.
event-stack-restored = Usunięta z gry karta Szaleństwa wraca na stos Szaleństwa; { $n ->
        [one] leży na nim { $n } karta
        [few] leżą na nim { $n } karty
        [many] leży na nim { $n } kart
       *[other] leży na nim { $n } karty
    }.
event-support-swapped = { $place ->
        [support] { $player } wymienia kartę z ręki na kartę ze swojego pola wsparcia: { $card } → { $for_card }.
       *[other-support] { $player } wymienia kartę z ręki na kartę z pola wsparcia innego gracza ({ $owner }): { $card } → { $for_card }.
    }
event-supported = { $place ->
        [discard] { $player } umieszcza kartę ze swojego stosu kart odrzuconych w swoim polu wsparcia: { $card }.
       *[hand] { $player } umieszcza kartę z ręki w swoim polu wsparcia: { $card }.
    }
event-taken = { $place ->
        [support] { $player } bierze na rękę kartę ze swojego pola wsparcia: { $card }.
        [other-hand] { $player } bierze na rękę kartę z ręki innego gracza ({ $owner }): { $card }.
       *[other-support] { $player } bierze na rękę kartę z pola wsparcia innego gracza ({ $owner }): { $card }.
    }
event-talked = { $player } odzywa się, choć nie wolno rozmawiać.
event-targeted = { $player } wskazuje cel zaklęcia „{ $spell }”: { $other }.
event-token-placed = { $element ->
        [water] Na klątwie „{ $curse }” na polu { $slot } pojawia się żeton Wody.
        [earth] Na klątwie „{ $curse }” na polu { $slot } pojawia się żeton Ziemi.
        [fire] Na klątwie „{ $curse }” na polu { $slot } pojawia się żeton Ognia.
       *[air] Na klątwie „{ $curse }” na polu { $slot } pojawia się żeton Powietrza.
    }
event-top-destroyed = { $player } usuwa z gry wierzchnią kartę swojej talii: { $card }.
event-turn-began = Tura { $turn }: gra { $player }.
event-uncovered = W bibliotece zostaje odkryte zaklęcie „{ $spell }”.
event-wizard-chosen = { $player } wybiera adepta: { $wizard }.
event-won = Ostatni potwór został pokonany: gracze wygrywają!

## Przeszkody: co nie pozwala cofnąć odpowiedzi

wall-curse-laid = Na stół trafiła klątwa.
wall-deck-discarded = Odrzucono całą talię.
wall-drawn = Dobrano kartę.
wall-drawn-into-support = Dobrano kartę.
wall-milled = Odrzucono kartę z talii.
wall-page-turned = Odwrócono stronę.
wall-reshuffled = Potasowano talię.
wall-shown-cured = Pokazano kartę.
wall-shown-discarded = Pokazano kartę.
wall-top-destroyed = Usunięto z gry kartę z talii.
wall-uncovered = Odkryto zaklęcie w bibliotece.

## Inne słowa

monster-final = strona końcowa
text-not-known = Ta karta pochodzi z pakietu treści, który nie ma dla niej tekstu.

cause = { $name }: { $text }
cause-bonus = Nagroda
cause-penalty = Cena porażki
