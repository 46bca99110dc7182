### Wielka Księga Szaleństwa: teksty kart, stron i arkuszy.
### ‹ i › otaczają zmienną: liczba rośnie z wielokrotnością opłaconego kosztu.
### $x1, $x2 i $x3 to zmienne wydrukowane jako 1, 2 i 3, już pomnożone.

## Zaklęcia podstawowe

spell-growth = Dobierz ‹{ $x1 }› { $x1 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.
spell-ice = Umieść ‹{ $x1 }› { $x1 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    } z ręki w swoim polu wsparcia.
spell-combustion = Usuń z gry ‹{ $x1 }› { $x1 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    } z ręki.
spell-telepathy = Jeden inny gracz może wykonać { $x1 ->
        [one] ‹{ $x1 }› akcję
        [few] do ‹{ $x1 }› akcji
        [many] do ‹{ $x1 }› akcji
       *[other] do ‹{ $x1 }› akcji
    }.

## Zaklęcia dodatkowe: ogień

spell-power_of_the_blaze = Jeden gracz może { $x1 ->
        [one] odrzucić ‹{ $x1 }› kartę z ręki, a następnie dobrać ‹{ $x1 }› kartę
        [few] odrzucić ‹{ $x1 }› karty z ręki, a następnie dobrać ‹{ $x1 }› karty
        [many] odrzucić ‹{ $x1 }› kart z ręki, a następnie dobrać ‹{ $x1 }› kart
       *[other] odrzucić ‹{ $x1 }› karty z ręki, a następnie dobrać ‹{ $x1 }› karty
    }.
spell-hot_blood = Odrzuć z ręki ‹{ $x1 }› { $x1 ->
        [one] kartę Szaleństwa
        [few] karty Szaleństwa
        [many] kart Szaleństwa
       *[other] karty Szaleństwa
    }, a następnie za każdą odrzuconą dobierz dwie karty.
spell-cinders = { $x1 ->
        [one] Możesz usunąć z gry ‹{ $x1 }› kartę ze swojego stosu kart odrzuconych. Następnie dobierz ‹{ $x1 }› kartę.
        [few] Możesz usunąć z gry do ‹{ $x1 }› kart ze swojego stosu kart odrzuconych. Następnie dobierz ‹{ $x1 }› karty.
        [many] Możesz usunąć z gry do ‹{ $x1 }› kart ze swojego stosu kart odrzuconych. Następnie dobierz ‹{ $x1 }› kart.
       *[other] Możesz usunąć z gry do ‹{ $x1 }› karty ze swojego stosu kart odrzuconych. Następnie dobierz ‹{ $x1 }› karty.
    }
spell-cauterize = Ulecz do ‹{ $x2 }› { $x2 ->
        [one] karty Szaleństwa
        [few] kart Szaleństwa
        [many] kart Szaleństwa
       *[other] karty Szaleństwa
    } ze swojego stosu kart odrzuconych i/lub z dowolnych pól wsparcia.
spell-renewal = Jeden gracz { $x1 ->
        [one] ulecza ‹{ $x1 }› kartę Szaleństwa z ręki, a następnie dobiera ‹{ $x1 }› kartę
        [few] ulecza ‹{ $x1 }› karty Szaleństwa z ręki, a następnie dobiera ‹{ $x1 }› karty
        [many] ulecza ‹{ $x1 }› kart Szaleństwa z ręki, a następnie dobiera ‹{ $x1 }› kart
       *[other] ulecza ‹{ $x1 }› karty Szaleństwa z ręki, a następnie dobiera ‹{ $x1 }› karty
    }.
spell-wildfire = Każdy gracz może usunąć z gry { $x1 ->
        [one] ‹{ $x1 }› kartę
        [few] do ‹{ $x1 }› kart
        [many] do ‹{ $x1 }› kart
       *[other] do ‹{ $x1 }› karty
    } z ręki.
spell-resolve = Dobierz ‹{ $x2 }› { $x2 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }, a następnie ulecz { $x1 ->
        [one] ‹{ $x1 }› kartę Szaleństwa z ręki lub z dowolnego pola wsparcia
        [few] ‹{ $x1 }› karty Szaleństwa z ręki i/lub z dowolnych pól wsparcia
        [many] ‹{ $x1 }› kart Szaleństwa z ręki i/lub z dowolnych pól wsparcia
       *[other] ‹{ $x1 }› karty Szaleństwa z ręki i/lub z dowolnych pól wsparcia
    }.
spell-aura_of_fire = Każdy gracz może uleczyć { $x1 ->
        [one] ‹{ $x1 }› kartę Szaleństwa z ręki lub ze swojego pola wsparcia
        [few] do ‹{ $x1 }› kart Szaleństwa z ręki i/lub ze swojego pola wsparcia
        [many] do ‹{ $x1 }› kart Szaleństwa z ręki i/lub ze swojego pola wsparcia
       *[other] do ‹{ $x1 }› karty Szaleństwa z ręki i/lub ze swojego pola wsparcia
    }.
spell-phoenix = Usuń z gry do ‹{ $x3 }› { $x3 ->
        [one] karty
        [few] kart
        [many] kart
       *[other] karty
    } z ręki i/lub ze swojego stosu kart odrzuconych, a następnie dobierz tyle samo kart.

## Zaklęcia dodatkowe: woda

spell-downpour = { $x1 ->
        [one] ‹{ $x1 }› gracz tasuje
        [few] Wybierz ‹{ $x1 }› graczy. Każdy z nich tasuje
        [many] Wybierz ‹{ $x1 }› graczy. Każdy z nich tasuje
       *[other] Wybierz ‹{ $x1 }› gracza. Każdy z nich tasuje
    } razem karty ze swojego pola wsparcia, stosu kart odrzuconych i talii, tworząc z nich nową talię.
spell-cool_head = { $x1 ->
        [one] Umieść ‹{ $x1 }› kartę z ręki w swoim polu wsparcia, a następnie dobierz ‹{ $x1 }› kartę.
        [few] Umieść ‹{ $x1 }› karty z ręki w swoim polu wsparcia, a następnie dobierz ‹{ $x1 }› karty.
        [many] Umieść ‹{ $x1 }› kart z ręki w swoim polu wsparcia, a następnie dobierz ‹{ $x1 }› kart.
       *[other] Umieść ‹{ $x1 }› karty z ręki w swoim polu wsparcia, a następnie dobierz ‹{ $x1 }› karty.
    }
spell-ice_mirror = Umieść ‹{ $x1 }› { $x1 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    } ze swojego stosu kart odrzuconych w swoim polu wsparcia.
spell-glaciation = Usuń z gry ‹{ $x1 }› { $x1 ->
        [one] kartę z dowolnego pola wsparcia i połóż na jej miejscu kartę o wyższej wartości
        [few] karty z dowolnych pól wsparcia i na miejscu każdej z nich połóż kartę o wyższej wartości
        [many] kart z dowolnych pól wsparcia i na miejscu każdej z nich połóż kartę o wyższej wartości
       *[other] karty z dowolnych pól wsparcia i na miejscu każdej z nich połóż kartę o wyższej wartości
    }.
spell-frost_touch = { $x1 ->
        [one] ‹{ $x1 }› inny gracz dobiera
        [few] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich dobiera
        [many] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich dobiera
       *[other] Wybierz ‹{ $x1 }› innego gracza. Każdy z nich dobiera
    } jedną kartę, a następnie umieszcza jedną kartę z ręki w swoim polu wsparcia.
spell-rain_of_frogs = { $x1 ->
        [one] ‹{ $x1 }› inny gracz tasuje
        [few] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich tasuje
        [many] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich tasuje
       *[other] Wybierz ‹{ $x1 }› innego gracza. Każdy z nich tasuje
    } razem karty ze swojego pola wsparcia, ręki, stosu kart odrzuconych i talii, tworząc z nich nową talię, a następnie dobiera pięć kart.
spell-arctic_circle = Każdy gracz { $x1 ->
        [one] umieszcza ‹{ $x1 }› kartę z ręki w swoim polu wsparcia, a następnie dobiera ‹{ $x1 }› kartę
        [few] umieszcza ‹{ $x1 }› karty z ręki w swoim polu wsparcia, a następnie dobiera ‹{ $x1 }› karty
        [many] umieszcza ‹{ $x1 }› kart z ręki w swoim polu wsparcia, a następnie dobiera ‹{ $x1 }› kart
       *[other] umieszcza ‹{ $x1 }› karty z ręki w swoim polu wsparcia, a następnie dobiera ‹{ $x1 }› karty
    }.
spell-tsunami = Każdy gracz, który ma wolne miejsce w swoim polu wsparcia, dobiera ‹{ $x1 }› { $x1 ->
        [one] kartę i od razu ją tam umieszcza
        [few] karty i od razu je tam umieszcza, ale nie więcej, niż ma wolnych miejsc
        [many] kart i od razu je tam umieszcza, ale nie więcej, niż ma wolnych miejsc
       *[other] karty i od razu je tam umieszcza, ale nie więcej, niż ma wolnych miejsc
    }.
spell-ice_cocoon = Każdy gracz odrzuca z ręki wszystkie karty Szaleństwa, a następnie za każdą z nich dobiera ‹{ $x1 }› { $x1 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.

## Zaklęcia dodatkowe: ziemia

spell-essence_of_earth = { $x1 ->
        [one] ‹{ $x1 }› inny gracz wybiera
        [few] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich wybiera
        [many] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich wybiera
       *[other] Wybierz ‹{ $x1 }› innego gracza. Każdy z nich wybiera
    } jedną kartę ze swojego stosu kart odrzuconych i kładzie ją na wierzch swojej talii.
spell-stone_skin = { $x1 ->
        [one] Usuń z gry ‹{ $x1 }› kartę z ręki lub z dowolnego pola wsparcia, a następnie dodaj ‹{ $x1 }› kartę o wyższej wartości
        [few] Usuń z gry ‹{ $x1 }› karty z ręki i/lub z dowolnych pól wsparcia, a następnie dodaj ‹{ $x1 }› odpowiednie karty o wyższej wartości
        [many] Usuń z gry ‹{ $x1 }› kart z ręki i/lub z dowolnych pól wsparcia, a następnie dodaj ‹{ $x1 }› odpowiednich kart o wyższej wartości
       *[other] Usuń z gry ‹{ $x1 }› karty z ręki i/lub z dowolnych pól wsparcia, a następnie dodaj ‹{ $x1 }› odpowiedniej karty o wyższej wartości
    } do swojego stosu kart odrzuconych.
spell-abundance = Jeden inny gracz dobiera ‹{ $x2 }› { $x2 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.
spell-rooting = Dodaj z zasobów na wierzch swojej talii ‹{ $x1 }› { $x1 ->
        [one] dowolną kartę
        [few] dowolne karty
        [many] dowolnych kart
       *[other] dowolnej karty
    } o wartości 2.
spell-fertile_soil = Dobierz ‹{ $x3 }› { $x3 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }, a następnie odrzuć z ręki ‹{ $x1 }› { $x1 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.
spell-petrify = Zablokuj ‹{ $x1 }› { $x1 ->
        [one] klątwę
        [few] klątwy
        [many] klątw
       *[other] klątwy
    }.
spell-blossoming = Dodaj z zasobów na wierzch swojej talii ‹{ $x1 }› { $x1 ->
        [one] dowolną kartę
        [few] dowolne karty
        [many] dowolnych kart
       *[other] dowolnej karty
    } o wartości 3.
spell-heart_of_the_forest = Ty i jeden inny gracz dobieracie po ‹{ $x2 }› { $x2 ->
        [one] karcie
        [few] karty
        [many] kart
       *[other] karty
    }.
spell-awakened_earth = { $x1 ->
        [one] Każdy gracz może położyć ‹{ $x1 }› kartę ze swojego stosu kart odrzuconych na wierzch swojej talii, a następnie dobiera ‹{ $x1 }› kartę.
        [few] Każdy gracz może położyć do ‹{ $x1 }› kart ze swojego stosu kart odrzuconych na wierzch swojej talii, a następnie dobiera ‹{ $x1 }› karty.
        [many] Każdy gracz może położyć do ‹{ $x1 }› kart ze swojego stosu kart odrzuconych na wierzch swojej talii, a następnie dobiera ‹{ $x1 }› kart.
       *[other] Każdy gracz może położyć do ‹{ $x1 }› karty ze swojego stosu kart odrzuconych na wierzch swojej talii, a następnie dobiera ‹{ $x1 }› karty.
    }

## Zaklęcia dodatkowe: powietrze

spell-inhale = Weź na rękę { $x1 ->
        [one] ‹{ $x1 }› kartę z ręki innego gracza lub z dowolnego pola wsparcia
        [few] ‹{ $x1 }› karty z rąk innych graczy i/lub z dowolnych pól wsparcia
        [many] ‹{ $x1 }› kart z rąk innych graczy i/lub z dowolnych pól wsparcia
       *[other] ‹{ $x1 }› karty z rąk innych graczy i/lub z dowolnych pól wsparcia
    }.
spell-mind_control = { $x1 ->
        [one] ‹{ $x1 }› inny gracz wykonuje
        [few] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich wykonuje
        [many] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich wykonuje
       *[other] Wybierz ‹{ $x1 }› innego gracza. Każdy z nich wykonuje
    } najwyżej jedną akcję, a następnie dobiera jedną kartę.
spell-tornado = Wymień { $x1 ->
        [one] ‹{ $x1 }› kartę z ręki na kartę z ręki jednego innego gracza. Każdy z was sam wybiera, którą kartę oddaje
        [few] ‹{ $x1 }› karty z ręki na tyle samo kart z ręki jednego innego gracza. Każdy z was sam wybiera, które karty oddaje
        [many] ‹{ $x1 }› kart z ręki na tyle samo kart z ręki jednego innego gracza. Każdy z was sam wybiera, które karty oddaje
       *[other] ‹{ $x1 }› karty z ręki na tyle samo kart z ręki jednego innego gracza. Każdy z was sam wybiera, które karty oddaje
    }.
spell-eye_of_the_hurricane = Każdy gracz { $x1 ->
        [one] odrzuca ‹{ $x1 }› kartę z ręki, a następnie dobiera ‹{ $x1 }› kartę
        [few] odrzuca ‹{ $x1 }› karty z ręki, a następnie dobiera ‹{ $x1 }› karty
        [many] odrzuca ‹{ $x1 }› kart z ręki, a następnie dobiera ‹{ $x1 }› kart
       *[other] odrzuca ‹{ $x1 }› karty z ręki, a następnie dobiera ‹{ $x1 }› karty
    }.
spell-telekinesis = Każdy gracz dobiera ‹{ $x1 }› { $x1 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }.
spell-levitation = { $x1 ->
        [one] ‹{ $x1 }› inny gracz dobiera
        [few] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich dobiera
        [many] Wybierz ‹{ $x1 }› innych graczy. Każdy z nich dobiera
       *[other] Wybierz ‹{ $x1 }› innego gracza. Każdy z nich dobiera
    } karty, aż będzie miał ich na ręce sześć.
spell-incarnation = { $x1 ->
        [one] Możesz wykonać ‹{ $x1 }› akcję, opłaconą wyłącznie kartami z dowolnych pól wsparcia. Karty te zostają na swoich miejscach.
        [few] Możesz wykonać do ‹{ $x1 }› akcji, z których każdą opłacasz wyłącznie kartami z dowolnych pól wsparcia. Karty te zostają na swoich miejscach i możesz nimi opłacić także kolejne z tych akcji.
        [many] Możesz wykonać do ‹{ $x1 }› akcji, z których każdą opłacasz wyłącznie kartami z dowolnych pól wsparcia. Karty te zostają na swoich miejscach i możesz nimi opłacić także kolejne z tych akcji.
       *[other] Możesz wykonać do ‹{ $x1 }› akcji, z których każdą opłacasz wyłącznie kartami z dowolnych pól wsparcia. Karty te zostają na swoich miejscach i możesz nimi opłacić także kolejne z tych akcji.
    }
spell-second_wind = { $x1 ->
        [one] ‹{ $x1 }› gracz obraca
        [few] Wybierz ‹{ $x1 }› graczy. Każdy z nich obraca
        [many] Wybierz ‹{ $x1 }› graczy. Każdy z nich obraca
       *[other] Wybierz ‹{ $x1 }› gracza. Każdy z nich obraca
    } do pionu wszystkie swoje wykorzystane zaklęcia oprócz Drugiego Oddechu, a następnie dobiera dwie karty.
spell-concert_of_minds = Każdy z pozostałych graczy dobiera ‹{ $x2 }› { $x2 ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] karty
    }, a następnie może wykonać { $x1 ->
        [one] ‹{ $x1 }› akcję
        [few] do ‹{ $x1 }› akcji
        [many] do ‹{ $x1 }› akcji
       *[other] do ‹{ $x1 }› akcji
    }.

## Klątwy

curse-water_drought = Każdy gracz odrzuca 1 kartę Wody.
curse-water_black_ice = Każdy gracz umieszcza w swoim polu wsparcia 1 kartę ze stosu Szaleństwa.
curse-water_thaw = Każdy gracz odrzuca 1 kartę ze swojego pola wsparcia.
curse-water_undertow = Każdy gracz odrzuca 2 wierzchnie karty swojej talii.
curse-water_cold_sweat = Każdy gracz dodaje 1 kartę Szaleństwa do swojego stosu kart odrzuconych.
curse-water_numb_fingers = Każdy gracz wybiera 1 swoje niewykorzystane zaklęcie, które staje się wykorzystane.
curse-earth_barren = Każdy gracz odrzuca 1 kartę Ziemi.
curse-earth_gnawing_roots = Każdy gracz dodaje 1 kartę Szaleństwa do swojego stosu kart odrzuconych.
curse-earth_landslide = Każdy gracz odrzuca 3 wierzchnie karty swojej talii.
curse-earth_fissure = Każdy gracz usuwa z gry 1 wybraną przez siebie kartę o wartości 2.
curse-earth_sinking_sand = Każdy gracz kładzie na wierzch swojej talii 1 wybraną przez siebie kartę Żywiołu z ręki.
curse-earth_buried_whisper = Każdy gracz dodaje 1 kartę Szaleństwa na wierzch swojej talii.
curse-fire_snuffed = Każdy gracz odrzuca 1 kartę Ognia.
curse-fire_flashover = Każdy gracz usuwa z gry wierzchnią kartę swojej talii.
curse-fire_meltdown = Każdy gracz usuwa z gry 1 wybraną przez siebie kartę o wartości 2.
curse-fire_scorched_notes = Każdy gracz usuwa z gry 1 wybraną przez siebie kartę Żywiołu z ręki.
curse-fire_fever = Każdy gracz dodaje 1 kartę Szaleństwa do swojego stosu kart odrzuconych.
curse-fire_ash_rain = Usuńcie z gry 2 karty ze stosu Szaleństwa.
curse-air_becalmed = Każdy gracz odrzuca 1 kartę Powietrza.
curse-air_gale = Każdy gracz odrzuca 2 wybrane przez siebie karty z ręki.
curse-air_short_breath = Każdy gracz wybiera 2 swoje niewykorzystane zaklęcia, które stają się wykorzystane.
curse-air_voices = Każdy gracz bierze na rękę 1 kartę ze stosu Szaleństwa.
curse-air_scattered_pages = Każdy gracz odrzuca 2 wierzchnie karty swojej talii.
curse-air_whirl = Każdy gracz, który ma na ręce więcej niż 4 karty, odrzuca wybrane przez siebie karty tak, by zostały mu 4.
curse-air_vertigo = Każdy gracz dodaje 1 kartę Szaleństwa do swojego stosu kart odrzuconych.
curse-multi_bind_water = Na każdej z pozostałych klątw połóżcie 1 żeton Wody. Za każdy leżący na niej żeton Wody przełamanie klątwy kosztuje o 1 symbol Wody więcej.
curse-multi_bind_earth = Na każdej z pozostałych klątw połóżcie 1 żeton Ziemi. Za każdy leżący na niej żeton Ziemi przełamanie klątwy kosztuje o 1 symbol Ziemi więcej.
curse-multi_bind_fire = Na każdej z pozostałych klątw połóżcie 1 żeton Ognia. Za każdy leżący na niej żeton Ognia przełamanie klątwy kosztuje o 1 symbol Ognia więcej.
curse-multi_bind_air = Na każdej z pozostałych klątw połóżcie 1 żeton Powietrza. Za każdy leżący na niej żeton Powietrza przełamanie klątwy kosztuje o 1 symbol Powietrza więcej.
curse-multi_devoured_hope = Usuńcie z gry 4 karty ze stosu Szaleństwa.
curse-multi_blank_page = Każdy gracz blokuje 1 swoje zaklęcie. Gdy pojawi się nowy potwór, wszystkie zaklęcia obraca się z powrotem awersem do góry.
curse-multi_waking_nightmare = Każdy gracz dodaje 1 kartę Szaleństwa na wierzch swojej talii.
curse-multi_panic = Każdy gracz dodaje 2 karty Szaleństwa do swojego stosu kart odrzuconych.
curse-multi_amnesia = Każdy gracz usuwa z gry 1 wybrane przez siebie własne zaklęcie.
curse-multi_isolation = Każdy gracz odrzuca wszystkie karty ze swojego pola wsparcia.

## Potwory: efekty przywołania

arrival-fish_bagpiper = Każdy gracz bierze na rękę 1 kartę ze stosu Szaleństwa.
arrival-bookmoth_swarm = Każdy gracz odrzuca 3 wierzchnie karty swojej talii.
arrival-cellar_boggart = Każdy gracz odrzuca 1 wybraną przez siebie kartę z ręki.
arrival-candle_wraith = Każdy gracz wybiera 2 swoje niewykorzystane zaklęcia, które stają się wykorzystane.
arrival-red_dragon = Każdy gracz odrzuca całą swoją talię.
arrival-warlock = Gdy klątwy leżą już na torze przywołania, wsuńcie pod każdą z nich (także pod klątwy wszystkich Żywiołów) 1 kartę ze stosu Szaleństwa. Kto przełamie klątwę, dokłada jej kartę Szaleństwa do swojego stosu kart odrzuconych.
arrival-gelatinous_cube = Każdy gracz blokuje 1 swoje zaklęcie. Gdy pojawi się nowy potwór, wszystkie zaklęcia obraca się z powrotem awersem do góry.
arrival-kraken = Każdy gracz odrzuca wszystkie karty ze swojego pola wsparcia.
arrival-page_eater = Usuńcie z gry odkryte zaklęcie z każdego stosu w bibliotece, a następnie odkryjcie kolejne zaklęcie w każdym z nich.
arrival-medusa = Każdy gracz umieszcza w swoim polu wsparcia 1 kartę ze stosu Szaleństwa.
arrival-iron_golem = Gdy klątwy leżą już na torze przywołania, połóżcie na każdej klątwie jednego Żywiołu 1 żeton tego Żywiołu.
arrival-banshee = Każdy gracz dodaje 1 kartę Szaleństwa na wierzch swojej talii.
arrival-imp_horde = Każdy gracz odrzuca 2 wybrane przez siebie karty z ręki.
arrival-hydra = W tej rundzie dodajcie o 1 klątwę wszystkich Żywiołów więcej, chyba że i bez niej pięć klątw zapełni tor przywołania.
arrival-lich = Każdy gracz dodaje do swojego stosu kart odrzuconych 1 kartę Szaleństwa usuniętą z gry. Jeśli takiej nie ma, bierze kartę ze stosu Szaleństwa.
arrival-abyss_shadow = Usuńcie z gry 3 karty ze stosu Szaleństwa.
arrival-shh = Dopóki ten potwór jest w grze, graczom nie wolno ze sobą rozmawiać.
arrival-final = Gdy pojawi się szósty potwór, po jego własnym efekcie przywołania każdy gracz dodaje jeszcze 1 kartę Szaleństwa na wierzch swojej talii.

## Strony: nagrody i ceny porażki

bonus-ip01 = Każdy gracz może położyć na wierzch swojej talii do 2 kart ze swojego stosu kart odrzuconych.
penalty-ip01 = Każdy gracz odrzuca wszystkie karty Powietrza z ręki i ze swojego pola wsparcia.
bonus-ip02 = Każdy gracz może usunąć z gry dowolną liczbę kart z ręki, a następnie dobiera tyle samo.
penalty-ip02 = Jeden gracz odrzuca wszystkie karty ze swojego pola wsparcia, a następnie umieszcza w nim 3 karty ze stosu Szaleństwa.
bonus-ip03 = Każdy gracz może uleczyć do 2 kart Szaleństwa z ręki i/lub z dowolnych pól wsparcia.
penalty-ip03 = Każdy gracz odrzuca wszystkie karty z ręki, a następnie dobiera 5 kart.
bonus-ip04 = Każdy gracz może usunąć z gry 1 kartę ze swojego stosu kart odrzuconych. Jeśli była to karta Żywiołu, jej miejsce na tym stosie zajmuje karta o wyższej wartości.
penalty-ip04 = Każdy gracz dodaje 1 kartę Szaleństwa do swojego stosu kart odrzuconych.
bonus-ip05 = Każdy gracz może odrzucić 1 kartę o wartości 1. Kto to zrobi, dodaje z zasobów na wierzch swojej talii 1 kartę tego samego Żywiołu o wartości 3.
penalty-ip05 = Każdy gracz odrzuca wszystkie karty Wody z ręki i ze swojego pola wsparcia.
bonus-ip06 = Każdy gracz ulecza wszystkie karty Szaleństwa ze swojego stosu kart odrzuconych.
penalty-ip06 = Każdy gracz dodaje 1 kartę Szaleństwa do swojego stosu kart odrzuconych.
bonus-ip07 = Każdy gracz dodaje z zasobów do swojego stosu kart odrzuconych 1 dowolną kartę o wartości 2.
penalty-ip07 = Każdy gracz odrzuca wszystkie karty Ziemi z ręki i ze swojego pola wsparcia.
bonus-ip08 = Każdy gracz dobiera 2 karty.
penalty-ip08 = Każdy gracz odrzuca wszystkie karty Ognia z ręki i ze swojego pola wsparcia.
bonus-ip09 = Każdy gracz może uleczyć 1 kartę Szaleństwa ze swojego stosu kart odrzuconych. Na koniec możecie zwrócić na stos Szaleństwa do 3 usuniętych z gry kart Szaleństwa.
penalty-ip09 = Usuńcie z gry 3 karty ze stosu Szaleństwa.
bonus-ip10 = Każdy gracz może umieścić do 2 kart z ręki w swoim polu wsparcia, a następnie dobiera tyle samo.
penalty-ip10 = Każdy gracz usuwa z gry 1 wybrane przez siebie własne zaklęcie.
bonus-ip11 = Jeden gracz może bez opłaty nauczyć się jednego odkrytego zaklęcia z biblioteki.
penalty-ip11 = Wszystkie niewykorzystane zaklęcia każdego gracza stają się wykorzystane, a każdy gracz odrzuca 1 wybraną przez siebie kartę z ręki.
bonus-ip12 = Każdy gracz może usunąć z gry do 2 kart ze swojego stosu kart odrzuconych.
penalty-ip12 = Każdy gracz dodaje 1 kartę Szaleństwa na wierzch swojej talii.
bonus-promo_shh = Każdy gracz dobiera 1 kartę.
penalty-promo_shh = Każdy gracz dodaje 1 kartę Szaleństwa do swojego stosu kart odrzuconych.
bonus-final = Gracze wygrywają.
penalty-final = Gracze przegrywają.

## Adepci

wizard-rosana = W twoim polu wsparcia mieści się do pięciu kart zamiast trzech.
wizard-harold = Raz w swojej turze możesz, płacąc, potraktować jedną kartę Powietrza o wartości 1 jako jeden symbol dowolnego Żywiołu.
wizard-viktor = Raz w swojej turze możesz odrzucić z ręki jedną kartę Szaleństwa. Jeśli to zrobisz, musisz dobrać jedną kartę.
wizard-sandra = Raz w swojej turze możesz obrócić do pionu jedno wykorzystane zaklęcie, które leży odkryte przed tobą lub przed innym graczem.
wizard-larry = Raz w swojej turze możesz dobrać jedną kartę i ją pokazać: jeśli to karta Szaleństwa, ulecz ją, w przeciwnym razie ją odrzuć.
wizard-alice = Za każdym razem, gdy przełamiesz klątwę, w dowolnej turze i dowolną liczbę razy, możesz dobrać jedną kartę.
wizard-violetta = Raz w swojej turze możesz wymienić jedną kartę z ręki na jedną kartę z dowolnego pola wsparcia i zaraz potem zrobić to drugi raz.
wizard-patrik = Możesz mieć sześć zaklęć zamiast pięciu.

## Warianty

variant-horror = Do każdej talii początkowej trafia też 1 karta ze stosu Szaleństwa, zanim gracze dobiorą pierwszą rękę.
variant-nightmare = W każdej talii początkowej kartę o wartości 2 zastępuje karta tego samego Żywiołu o wartości 1.
variant-no_reward = Za przełamanie klątwy nie dostaje się karty o wartości 2.
variant-creeping_madness = Akcja uleczenia karty Szaleństwa kosztuje 3 symbole jednego Żywiołu zamiast 2.
variant-cursed_support = Gdy musisz odrzucić lub usunąć z gry kartę określonego rodzaju, może to być karta z dowolnego pola wsparcia, a jeśli nie masz takiej na ręce, musi to być karta stamtąd.
variant-five_player_double_turn = Tylko w grze pięcioosobowej: ostatni gracz rundy jest zarazem pierwszym graczem następnej.
variant-promo_shh = Strona promocyjna dołącza do stron wewnętrznych; jeśli ktoś się odezwie, gdy Ciii! jest w grze, wszyscy natychmiast przegrywają albo, w łagodniejszej wersji, winowajca dodaje 2 karty Szaleństwa do swojego stosu kart odrzuconych.

## Słowa

name-water = Woda
name-earth = Ziemia
name-fire = Ogień
name-air = Powietrze
name-madness = karta Szaleństwa
name-multi = wszystkich Żywiołów
name-support = pole wsparcia
name-shared_support = pola wsparcia
name-hand = ręka
name-deck = talia gracza
name-discard = stos kart odrzuconych
name-destroyed = karty usunięte z gry
name-supply = zasoby
name-madness_stack = stos Szaleństwa
name-library = biblioteka
name-grimoire = grymuar
name-exhausted = wykorzystane
name-ready = niewykorzystane
name-neutralised = zablokowane
phase-concentration = faza koncentracji
phase-grimoire = faza potwora
phase-action = faza akcji
phase-recuperation = faza regeneracji

## Jedna litera dla każdego rodzaju karty

glyph-water = W
glyph-earth = Z
glyph-fire = O
glyph-air = P
glyph-madness = X

## Krótkie nazwy kart

word-card-water-1 = Woda 1
word-card-water-2 = Woda 2
word-card-water-3 = Woda 3
word-card-earth-1 = Ziemia 1
word-card-earth-2 = Ziemia 2
word-card-earth-3 = Ziemia 3
word-card-fire-1 = Ogień 1
word-card-fire-2 = Ogień 2
word-card-fire-3 = Ogień 3
word-card-air-1 = Powietrze 1
word-card-air-2 = Powietrze 2
word-card-air-3 = Powietrze 3
word-card-madness = Szaleństwo
