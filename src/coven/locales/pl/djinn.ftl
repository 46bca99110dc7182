### Djinn: o co gra pyta, co można odpowiedzieć, dlaczego czegoś nie wolno i co się wydarzyło.
### Nazwy, dżiny, butelki, liczby i miejsca przychodzą gotowe; według $prompt, $shape, $kind, $final i $pending tylko się
### wybiera. $djinn, $group, $bottle i liczby są w bierniku, $djinn_name i $bottle_name w mianowniku. Imiona się nie odmieniają.

game-name = Djinn

## Pytania do gracza

prompt-draft = Wybierz cechę: ostatecznie każdy będzie mieć jedną pozytywną i jedną negatywną.
prompt-place-wizard = Wybierz kwadratowe pole, na którym zacznie twój czarodziej, i ścieżkę, którą na nie przyjdzie.
prompt-move = { $skipped ->
        [0] Twój czarodziej stoi { $at }: wybierz, dokąd pójdzie.
       *[other] Twój czarodziej nie zatrzymuje się { $at } i idzie dalej: wybierz następne pole.
    }
prompt-act = { $shape ->
        [source] { $final ->
            [1] To twoja końcowa akcja { $at }, moc { $magic } z { $most }; każdy wybór z drugiego rzędu kosztuje { $cost }. Wybierz, co robisz.
           *[other] Jesteś { $at }, moc { $magic } z { $most }; każdy wybór z drugiego rzędu kosztuje { $cost }. Wybierz, co robisz.
        }
       *[other] { $pending ->
            [1] Jesteś { $at }, moc { $magic } z { $most }, i masz tu przed sobą { $crowd }. Wybierz, co robisz.
           *[other] Jesteś { $at }, moc { $magic } z { $most }. Wybierz, co robisz.
        }
    }
prompt-capture = Wybierz, kogo schwytasz. Potrzebna moc: { $needs }. Masz moc { $magic } i { $purse }. { $helpers ->
        [none] Żadna twoja karta nie może pomóc.
       *[other] Bez kolorowych premii twoje karty oszczędzą: { $helpers }.
    } { $places ->
        [none] Nie masz gdzie umieścić żadnego dżina.
       *[other] Na dżiny masz { $places }.
    }
prompt-capture-free = Wybierz jeszcze jednego dżina, jeśli chcesz. Z tego pola jeden idzie z arcydżinem za darmo. Dla wszystkich masz { $places }.
prompt-capture-place = Chcesz schwytać { $group }, co bez oszczędności wymaga mocy { $strength }. Wybierz, gdzie umieścisz { $djinn }; masz jeszcze { $places }.
prompt-capture-pay = Zapłać za schwytanie. Aby schwytać { $group }, potrzebujesz mocy { $strength }; zaoszczędzono { $saved }, do zapłaty zostaje { $left }, masz moc { $magic } i { $purse }. { $helpers ->
        [none] Żadna inna karta nie może pomóc.
       *[other] Inne karty mogą jeszcze pomóc.
    }
prompt-draw-djinn = Twój znacznik pojemności nie może iść dalej: zamiast tego możesz wylosować z worka dżina i schwytać go za darmo.
prompt-place-drawn = Z worka wychodzi { $djinn_name }: wybierz, gdzie trafi.
prompt-capture-from-map = { $n ->
        [one] Możesz schwytać za darmo { $n } zwykłego dżina z mapy: wybierz go razem z miejscem.
        [few] Możesz schwytać za darmo najwyżej { $n } zwykłe dżiny z mapy: wybierz jednego razem z miejscem.
        [many] Możesz schwytać za darmo najwyżej { $n } zwykłych dżinów z mapy: wybierz jednego razem z miejscem.
       *[other] Możesz schwytać za darmo najwyżej { $n } zwykłego dżina z mapy: wybierz jednego razem z miejscem.
    }
prompt-remove-djinn = { $n ->
        [one] Możesz odłożyć do worka { $n } zwykłego dżina ze swojego pola.
        [few] Możesz kolejno odłożyć do worka najwyżej { $n } zwykłe dżiny ze swojego pola.
        [many] Możesz kolejno odłożyć do worka najwyżej { $n } zwykłych dżinów ze swojego pola.
       *[other] Możesz kolejno odłożyć do worka najwyżej { $n } zwykłego dżina ze swojego pola.
    }
prompt-extra-chest = { $card ->
        [owned] Możesz odkryć o jedną skrzynię więcej. Jedna z odkrytych skrzyń zostanie wtedy odrzucona bez nagrody.
       *[none] Odznaczenie może ci jeszcze przynieść wyposażenie, które odkrywa o jedną skrzynię więcej: weź je teraz albo odkryj skrzynie.
    }
prompt-drop-chest = Wybierz skrzynię, która zostanie odrzucona bez nagrody.
prompt-open-chest = Wybierz skrzynię, którą teraz otworzysz; nieotwartych zostało: { $n }.
prompt-unlock = Za klucz możesz zdobyć także premię z tej skrzyni: { $chest }
prompt-archive = { $n ->
        [one] Wybierz opcję Archiwum.
       *[other] Wybierz opcję Archiwum; możesz wykorzystać jeszcze { $n }.
    }
prompt-place-passage = Wybierz swoje tajne przejście i kwadratowe pole, przy którym je umieścisz.
prompt-perform-basic = Wybierz lokację, której akcję podstawową wykonasz.
prompt-take-bottle = { $n ->
        [one] Wybierz kolor nowej butelki.
       *[other] Wybierz kolor następnej butelki; razem zdobędziesz ich jeszcze { $n }.
    }
prompt-lose-bottle = { $n ->
        [one] Tracisz { $n } pustą butelkę: wybierz jej kolor.
        [few] Tracisz { $n } puste butelki: wybierz kolor następnej.
        [many] Tracisz { $n } pustych butelek: wybierz kolor następnej.
       *[other] Tracisz { $n } pustej butelki: wybierz kolor następnej.
    }
prompt-swap-bottle = { $n ->
        [one] Możesz wymienić { $n } swoją pustą butelkę na butelkę innego koloru.
        [few] Możesz kolejno wymienić najwyżej { $n } swoje puste butelki na inne.
        [many] Możesz kolejno wymienić najwyżej { $n } swoich pustych butelek na inne.
       *[other] Możesz kolejno wymienić najwyżej { $n } swojej pustej butelki na inne.
    }
prompt-hire = { $n ->
        [one] Wybierz kartę maga, którą weźmiesz.
       *[other] Wybierz następną kartę maga; razem weźmiesz ich jeszcze { $n }.
    }
prompt-equip = { $n ->
        [one] Wybierz kartę wyposażenia, którą weźmiesz.
       *[other] Wybierz następną kartę wyposażenia; razem weźmiesz ich jeszcze { $n }.
    }
prompt-keep = Masz dwie aktywne karty tego samego rodzaju: wybierz tę, która pozostanie odkryta.
prompt-wake = { $n ->
        [one] Możesz odkryć { $n } swoją kartę maga.
        [few] Możesz kolejno odkryć najwyżej { $n } swoje karty magów.
        [many] Możesz kolejno odkryć najwyżej { $n } swoich kart magów.
       *[other] Możesz kolejno odkryć najwyżej { $n } swojej karty maga.
    }
prompt-wake-paid = { $n ->
        [one] Możesz odkryć { $n } swoją kartę maga za { $cost }.
        [few] Możesz odkryć najwyżej { $n } swoje karty magów, każdą za { $cost }.
        [many] Możesz odkryć najwyżej { $n } swoich kart magów, każdą za { $cost }.
       *[other] Możesz odkryć najwyżej { $n } swojej karty maga, każdą za { $cost }.
    }
prompt-visit = { $n ->
        [one] Wybierz stragan, który odwiedzi twój asystent.
       *[other] Wybierz następny stragan dla swojego asystenta; pozostałe wizyty: { $n }.
    }

## Co czytają pozostali, gdy ktoś decyduje; nic, czego wiedzieć nie powinni

waiting-draft = { $player } decyduje, którą cechę wziąć.
waiting-place-wizard = { $player } decyduje, gdzie zacząć.
waiting-move = { $player } decyduje, dokąd pójść.
waiting-act = { $player } decyduje, co zrobić na tym polu.
waiting-capture = { $player } decyduje, które dżiny schwytać.
waiting-capture-free = { $player } decyduje, czy schwytać jeszcze jednego dżina za darmo.
waiting-capture-place = { $player } decyduje, gdzie umieścić schwytane dżiny.
waiting-capture-pay = { $player } decyduje, czym zapłacić za schwytanie.
waiting-draw-djinn = { $player } decyduje, czy wylosować dżina z worka.
waiting-place-drawn = { $player } decyduje, gdzie umieścić wylosowanego dżina.
waiting-capture-from-map = { $player } decyduje, którego dżina z mapy schwytać.
waiting-remove-djinn = { $player } decyduje, którego dżina odłożyć do worka.
waiting-extra-chest = { $player } decyduje, czy odkryć o jedną skrzynię więcej.
waiting-drop-chest = { $player } decyduje, którą skrzynię odrzucić.
waiting-open-chest = { $player } decyduje, którą skrzynię otworzyć.
waiting-unlock = { $player } decyduje, czy otworzyć skrzynię kluczem.
waiting-archive = { $player } decyduje, którą opcję Archiwum wybrać.
waiting-place-passage = { $player } decyduje, gdzie umieścić tajne przejście.
waiting-perform-basic = { $player } decyduje, którą akcję podstawową wykonać.
waiting-take-bottle = { $player } decyduje, którą butelkę wziąć.
waiting-lose-bottle = { $player } decyduje, którą butelkę stracić.
waiting-swap-bottle = { $player } decyduje, którą butelkę wymienić.
waiting-hire = { $player } decyduje, którą kartę maga wziąć.
waiting-equip = { $player } decyduje, które wyposażenie wziąć.
waiting-keep = { $player } decyduje, które wyposażenie pozostawić odkryte.
waiting-wake = { $player } decyduje, którą kartę maga odkryć.
waiting-wake-paid = { $player } decyduje, czy zapłacić za odkrycie karty maga.
waiting-visit = { $player } decyduje, który stragan odwiedzić.

## Odpowiedzi do wyboru

option-choose = { $kind ->
        [positive] Wziąć pozytywną cechę „{ $trait }” – { $text }
       *[negative] Wziąć negatywną cechę „{ $trait }” – { $text }
    }
option-place-wizard = Zacząć { $at }, przychodząc { $from }
option-move = { $tolls ->
        [none] Pójść { $to }
       *[other] Pójść { $to } i zapłacić { $tolls }
    }
option-skip = Nie zatrzymywać się { $at } i iść dalej
option-basic = Akcja podstawowa { $location }: { $text }
option-special = Akcja specjalna { $location }: { $text }
option-passage = Tajne przejście, akcja podstawowa { $location }: { $text }
option-capture = Stawić czoła dżinom i kogoś schwytać
option-capture-nothing = { $loss ->
        [0] Stawić czoła dżinom i nikogo nie schwytać
        [one] Stawić czoła dżinom, nikogo nie schwytać i stracić { $loss } punkt mocy
        [few] Stawić czoła dżinom, nikogo nie schwytać i stracić { $loss } punkty mocy
        [many] Stawić czoła dżinom, nikogo nie schwytać i stracić { $loss } punktów mocy
       *[other] Stawić czoła dżinom, nikogo nie schwytać i stracić { $loss } punktu mocy
    }
option-capture-set = { $saved ->
        [0] Schwytać { $group }: moc { $strength }
       *[other] Schwytać { $group }: moc { $strength }, z kartami { $least }
    }
option-capture-from-map = { $place ->
        [circle] Schwytać { $djinn } { $from } i umieścić w kręgu
       *[bottle] Schwytać { $djinn } { $from } i umieścić w butelce
    }
option-forgo = Bez akcji. { $text }
option-source = { $text }
option-reward = Wziąć nagrodę z karty „{ $equipment }” – { $text }
option-free = { $djinn ->
        [none] Nie chwytać kolejnego dżina
       *[other] Schwytać za darmo także { $djinn }
    }
option-put = { $place ->
        [circle] Umieścić go w kręgu
       *[bottle] Umieścić go w butelce i zakorkować
    }
option-put-djinn = { $place ->
        [circle] Umieścić { $djinn } w kręgu
       *[bottle] Umieścić { $djinn } w butelce z korkiem ({ $bottle_name })
    }
option-pay = { $n ->
        [0] Nie płacić mocy i schwytać
        [one] Zapłacić { $n } punkt mocy i schwytać
        [few] Zapłacić { $n } punkty mocy i schwytać
        [many] Zapłacić { $n } punktów mocy i schwytać
       *[other] Zapłacić { $n } punktu mocy i schwytać
    }
option-with = { $fee ->
        [0] Użyć karty „{ $helper }”, która oszczędza moc ({ $saves })
       *[other] Użyć za { $cost } karty „{ $helper }”, która oszczędza moc ({ $saves })
    }
option-call-off = Zrezygnować z chwytania
option-draw = Wylosować z worka dżina
option-decline = Nie losować dżina
option-draw-equipment = Wziąć w ciemno kartę ze spodu talii: { $kind ->
        [staff] kostury
        [hat] kapelusze
       *[cloak] płaszcze
    }
option-return = Odłożyć go do worka
option-remove = Odłożyć do worka { $djinn }
option-reveal = { $which ->
        [extra] Odkryć o jedną skrzynię więcej
       *[plain] Nie odkrywać dodatkowej skrzyni
    }
option-discard = Odrzucić skrzynię: { $text }
option-open = Otworzyć skrzynię: { $text }
option-unlock = Otworzyć skrzynię kluczem
option-archive = { $text }
option-place-passage = Umieścić tajne przejście { $passage } { $at }
option-take = Wziąć { $bottle }
option-lose = Stracić { $bottle }
option-swap = Wymienić { $bottle } na { $for_bottle }
option-hire = Wziąć kartę „{ $mage }” – { $text }
option-wake = Odkryć kartę „{ $mage }” – { $text }
option-equip = Wziąć kartę „{ $equipment }” – { $text }
option-keep = Pozostawić odkrytą kartę „{ $equipment }” – { $text }
option-use = Użyć karty „{ $equipment }” – { $text }
option-visit = { $tolls ->
        [none] Odwiedzić stragan „{ $stall }”: { $text }
       *[other] Odwiedzić stragan „{ $stall }” i najpierw zapłacić { $tolls }: { $text }
    }
option-stay = { $tolls ->
        [none] Pozostać na straganie „{ $stall }”: { $text }
       *[other] Pozostać na straganie „{ $stall }” i najpierw zapłacić { $tolls }: { $text }
    }
option-exchange = Wymiana: { $text }
option-bottle = Przenieść { $djinn } z kręgu do butelki ({ $bottle_name })
option-award = { $bosses ->
        [0] Odznaczenie „{ $award }” za { $bottles } – { $text }
       *[other] Odznaczenie „{ $award }” za { $bottles } (arcydżinów: { $bosses }) – { $text }
    }
option-done = { $prompt ->
        [act] Zakończyć turę
        [archive] Nie wybierać żadnej opcji
        [capture-from-map] Nikogo nie chwytać
        [equip] Nie brać wyposażenia
        [hire] Nie brać karty maga
        [perform-basic] Nie wykonywać żadnej akcji
        [remove-djinn] Nikogo nie odkładać
        [swap-bottle] Nie wymieniać butelki
        [take-bottle] Nie brać butelki
        [unlock] Zostawić skrzynię zamkniętą
        [visit] Nie odwiedzać żadnego straganu
        [wake] Nie odkrywać żadnej karty
        [wake-paid] Nie odkrywać żadnej karty
       *[other] Gotowe
    }

## Powody: dlaczego nie wolno i co by pomogło

reason-action-over = Teraz decyduje się o czym innym: najpierw to dokończ. Akcje wybiera się wtedy, gdy gra pyta, co zrobisz na swoim polu.
reason-not-beside = To można zrobić prawie zawsze, ale nie w środku tego, o czym się teraz decyduje: najpierw to dokończ.
reason-trait-kind-owned = { $kind ->
        [positive] Pozytywną cechę już masz: wybierz negatywną.
       *[negative] Negatywną cechę już masz: wybierz pozytywną.
    }
reason-path-occupied = Na tej ścieżce stoi już inny czarodziej: wybierz wolną.
reason-no-path = Żadna ścieżka nie prowadzi stąd { $to }: wybierz pole połączone z twoim.
reason-no-going-back = Przychodzisz { $from } i nie możesz od razu wrócić: wybierz inną ścieżkę.
reason-toll-too-high = Aby zatrzymać się { $at }, trzeba zapłacić { $cost }, a masz { $held }: { $otherwise ->
        [yes] zapłać inaczej, pomiń pole albo idź gdzie indziej.
       *[no] pomiń pole albo idź gdzie indziej.
    }
reason-edge-is-free = Nikt nie zagradza ci drogi { $at }, więc nie możesz pominąć tego pola: { $stop ->
        [no] wybierz inną ścieżkę.
       *[yes] zatrzymaj się tam albo wybierz inną ścieżkę.
    }
reason-skip-unjoined = Pominąć można tylko sąsiednie pole, którego krawędź zajmuje inny czarodziej: wybierz ścieżkę i zatrzymaj się na jej końcu.
reason-skipped-already = Tę krawędź { $at } masz już w tej turze za sobą: zatrzymaj się tam albo wybierz inną ścieżkę.
reason-same-edge = Właśnie przy tej krawędzi { $at } zaczęła się twoja tura i nie może się tam skończyć: wybierz inne pole.
reason-not-here = Twój czarodziej nie stoi na właściwym polu: wybierz akcję pola, na którym stoi.
reason-acted-already = Akcję tego pola masz już za sobą: zrób coś innego albo zakończ turę.
reason-only-at-round = To pole jest kwadratowe i ma tylko akcję podstawową: po akcję specjalną idź na okrągłe pole { $location }.
reason-no-passage-here = Przy tym polu nie masz tajnego przejścia { $location }: wybierz inną akcję. Tajne przejścia umieszcza się przy kwadratowych polach, w Archiwum.
reason-passage-used = Tajne przejście zostało w tej turze już użyte: przyda się znowu, gdy następnym razem tu przyjdziesz.
reason-passage-fresh = To tajne przejście pojawiło się tu dopiero w tej turze: przyda się, gdy następnym razem tu przyjdziesz.
reason-forgone = Zamiast akcji tego pola masz już monety albo moc: teraz staw czoła dżinom, jeśli tu są, albo zakończ turę.
reason-acted-so-nothing = Akcję masz tu już za sobą, więc za bezczynność nic nie dostajesz: zrób coś innego albo zakończ turę.
reason-forgone-already = Monety albo moc za bezczynność już w tej turze masz: przysługują tylko raz.
reason-not-at-source = Monety albo moc za bezczynność dostaje się tylko w lokacjach, nie przy Źródle Magii: skorzystaj z jego rzędów albo zakończ turę.
reason-must-capture = Są tu dżiny i najpierw musisz stawić im czoła: schwytaj kogoś albo zdecyduj, że nikogo nie chwytasz.
reason-take-instead = Tura nie może się tu skończyć bez akcji i bez rekompensaty: wykonaj jakąś akcję albo wybierz, co dostaniesz za bezczynność.
reason-row-done = Pierwszy rząd Źródła Magii masz już w tej turze za sobą: zrób coś innego albo zakończ turę.
reason-row-left = Drugi rząd Źródła Magii jest w tej turze zamknięty, bo po nim nastąpił już pierwszy: zrób coś innego albo zakończ turę.
reason-basic-only = Twoja negatywna cecha zabrania ci akcji specjalnej Katakumb: wykonaj zamiast niej podstawową.
reason-magic-full = Twoja moc osiągnęła maksimum ({ $most }), więc nic by to nie dało: najpierw coś wydaj albo wybierz coś innego.
reason-cannot-pay = { $cost ->
        [none] Nie możesz za to zapłacić: najpierw zdobądź, ile trzeba.
       *[other] To kosztuje { $cost }, a masz { $held }: najpierw zdobądź resztę albo wybierz coś innego.
    }
reason-cannot-pay-source = Każdy wybór z drugiego rzędu kosztuje cię { $cost }, a masz { $held }: najpierw zdobądź resztę albo wybierz coś innego.
reason-none-left = Nie ma już kart magów tego rodzaju: wybierz coś innego.
reason-not-visible = Karta „{ $mage }” nie jest dostępna w tej akcji: weź jedną z podanych.
reason-gear-not-visible = Karta „{ $equipment }” nie leży na wierzchu swojej talii: weź jedną z widocznych.
reason-from-the-bottom = Przez swoją negatywną cechę możesz brać tylko kartę ze spodu talii: wybierz kostury, kapelusze albo płaszcze.
reason-no-equipment = Wszystkie talie wyposażenia są puste: wybierz coś innego.
reason-deck-empty = Ta talia jest pusta: wybierz talię, w której są jeszcze karty.
reason-no-face-down-mage = Żadna twoja karta maga nie jest zakryta, więc nie ma czego odkrywać: wybierz coś innego.
reason-never-wakes = Twoja negatywna cecha zabrania ci odkrywania kart magów: wybierz coś innego.
reason-no-inactive-circle = Wszystkie twoje kręgi są aktywne: wybierz coś innego.
reason-empty-bag = Worek jest pusty i nie ma kogo losować: najpierw zdobądź odznaczenie, które zwraca dżiny do worka, albo nie losuj.
reason-no-chests = Wszystkie skrzynie są właśnie otwierane: poczekaj, aż zostaną odrzucone.
reason-cannot-unlock = Twoja negatywna cecha zabrania ci otwierania skrzyń kluczem: zostaw ją zamkniętą; klucze możesz nadal wymieniać.
reason-no-key-to-unlock = Nie masz klucza do tej skrzyni: najpierw jakiś zdobądź albo zostaw ją zamkniętą.
reason-no-magic-left = { $cost ->
        [none] Nie możesz zapłacić za następną kartę maga: zakończ na tym.
       *[other] Odkrycie karty maga kosztuje { $cost }, a masz { $held }: najpierw zdobądź więcej albo zakończ na tym.
    }
reason-nothing-to-place = Nie możesz teraz umieścić żadnego tajnego przejścia: na listwie nic nie zostało albo nic nigdzie nie pasuje. Wybierz inną opcję.
reason-option-taken = Tę opcję masz już w tej akcji za sobą: wybierz inną.
reason-own-passage-there = Jedno tajne przejście { $at } już masz: wybierz kwadratowe pole, przy którym żadnego nie masz.
reason-same-symbol = Symbol { $passage } { $at } już jest: wybierz inne pole albo inne tajne przejście.
reason-same-colour = W tym zakupie masz już { $bottle }: wybierz inny kolor.
reason-same-stall = { $stalls ->
        [1] Twój asystent jest już na straganie „{ $stall }”: wybierz inny.
       *[other] Twój asystent jest już tam, gdzie jest stragan „{ $stall }”: połączone stragany są jednym miejscem, wybierz więc stragan gdzie indziej.
    }
reason-cannot-pay-stall = { $cost ->
        [none] Na żadnym dostępnym straganie nie masz czym zapłacić: najpierw zdobądź monety albo zwoje.
       *[other] Ta wizyta kosztuje razem { $cost }, a masz { $held }: wybierz coś tańszego albo najpierw zdobądź resztę.
    }
reason-no-key = Nie masz klucza na wymianę: najpierw jakiś zdobądź.
reason-magic-at-most = Twoja moc osiągnęła maksimum ({ $most }), więc klucz by się zmarnował: wymień go na coś innego.
reason-no-scrolls-left = W zasobach nie ma już zwojów: wymień klucz na coś innego.
reason-not-on-circle = W żadnym twoim kręgu nie stoi { $djinn_name }: do butelki przenieś kogoś, kto tam jest.
reason-no-bottle = Potrzebna jest pusta { $bottle_name }, a takiej nie masz: najpierw ją zdobądź albo wybierz coś innego.
reason-no-cork = Nie masz korka, a każda butelka go wymaga: najpierw jakiś zdobądź albo wybierz coś innego.
reason-not-three = { $n ->
        [0] Odznaczenie kosztuje 3 zakorkowane butelki jednego koloru z dżinami, które wymieniasz; w tym kolorze nie masz żadnej. Napełnij kolejne albo wybierz inny kolor.
        [one] Odznaczenie kosztuje 3 zakorkowane butelki jednego koloru z dżinami, które wymieniasz; w tym kolorze masz tylko { $n }. Napełnij kolejne albo wybierz inny kolor.
       *[other] Odznaczenie kosztuje 3 zakorkowane butelki jednego koloru z dżinami, które wymieniasz; w tym kolorze masz { $n }. Napełnij kolejne albo wymień inne dżiny lub inny kolor.
    }
reason-wrong-column = Odznaczenie „{ $award }” leży w kolumnie { $column }, a twoje następne musi pochodzić z kolumny { $due }: wybierz jedno stamtąd.
reason-no-award = Na planszy nie ma już żadnego odznaczenia: wybierz coś innego.
reason-no-awards-now = Podczas końcowej akcji przy Źródle Magii nie można zdobywać odznaczeń: przenoś dżiny do butelek albo zakończ turę.
reason-not-yours = Nie masz karty „{ $equipment }”: użyj własnej.
reason-gear-face-down = Karta „{ $equipment }” jest zakryta i już nie działa: użyj karty, która jest odkryta.
reason-gear-by-itself = Karta „{ $equipment }” działa sama, dopóki jest odkryta: nie ma czego używać.
reason-gear-on-arrival = Nagrodę z karty „{ $equipment }” bierze się po przybyciu na pole, które wymienia jej tekst: weź ją tam jako nagrodę.
reason-gear-in-a-capture = Karta „{ $equipment }” pomaga w chwytaniu: dodaj ją, gdy je zgłaszasz.
reason-gear-at-the-market = Karta „{ $equipment }” pozwala asystentowi zostać na swoim straganie: wybierz to, gdy odwiedzasz Targ.
reason-nothing-happens = Teraz nie miałoby to żadnego skutku: wybierz coś innego.
reason-only-bottling = Dopóki wylosowany dżin nie ma miejsca, możesz tylko przenosić dżiny z kręgów do butelek: najpierw umieść go albo odłóż.
reason-no-reward = Karta „{ $equipment }” nie daje nagrody za przybycie: wybierz coś innego.
reason-reward-elsewhere = Karta „{ $equipment }” daje nagrodę tylko na innych polach: dostaniesz ją, gdy przybędziesz na jedno z tych, które wymienia jej tekst.
reason-reward-taken = Nagrodę z karty „{ $equipment }” już w tej turze masz: następna będzie po kolejnym przybyciu.
reason-nobody-here = Nie ma tu żadnych dżinów: wybierz coś innego.
reason-captured-already = Starcie z dżinami masz tu w tej turze już za sobą: zrób coś innego albo zakończ turę.
reason-no-place = { $group ->
        [none] Nie masz gdzie go umieścić: potrzebny jest pusty aktywny krąg albo butelka właściwego koloru z korkiem.
       *[other] { $places ->
            [none] Nie masz gdzie umieścić zdobyczy ({ $group }): dla każdego potrzebny jest pusty aktywny krąg albo butelka właściwego koloru z korkiem.
           *[other] Masz za mało miejsc, by umieścić { $group }, tylko { $places }: każdy potrzebuje pustego aktywnego kręgu albo butelki właściwego koloru z korkiem.
        }
    }
reason-too-strong = { $group ->
        [none] Na żadnego z nich nie starczy ci mocy: najpierw zdobądź moc albo karty magów.
       *[other] Aby schwytać { $group }, potrzebujesz mocy { $strength }: karty oszczędzą ci najwyżej { $saved }, a masz { $magic }, więc brakuje { $missing }. { $n ->
            [1] Najpierw zdobądź moc, karty magów lub monety albo wybierz coś innego.
           *[other] Wybierz mniej dżinów albo najpierw zdobądź moc, karty magów lub monety.
        }
    }
reason-magic-missing = Do zapłaty zostaje moc { $left }, a masz { $magic }, więc brakuje { $missing }: użyj kolejnych kart albo zrezygnuj z chwytania.
reason-fee-too-high = Karta „{ $mage }” kosztuje { $fee_coins }, a na opłaty masz już tylko { $purse }: użyj innej karty albo zrezygnuj z chwytania.
reason-mage-face-down = Karta „{ $mage }” jest zakryta i nie może pomóc: użyj karty, która jest odkryta.
reason-used-already = Karta „{ $mage }” już pomaga w tym chwytaniu: użyj innej albo zapłać.
reason-no-circle = Nie masz pustego aktywnego kręgu, aby umieścić w nim { $djinn }: najpierw zwolnij któryś albo wybierz coś innego.
reason-circle-first = Twoja negatywna cecha wymaga, żeby schwytane dżiny trafiały najpierw do kręgu: umieść { $djinn } w kręgu.
reason-needed-elsewhere = Dla innego dżina z tego chwytania nie starczyłoby wtedy miejsca: umieść { $djinn } gdzie indziej.
reason-no-bosses = W zasobach nie ma już arcydżinów: wybierz coś innego.
reason-no-empty-bottle = Nie masz pustej butelki na wymianę: najpierw jakąś zdobądź.
reason-no-such-bottle = Nie masz na wymianę pustej butelki tego koloru ({ $bottle_name }): wybierz inną ze swoich butelek.
reason-trait-not-offered = Cechy „{ $trait }” nie ma w ofercie: wybierz jedną z wyłożonych.
reason-draft-first = Najpierw wszyscy wybierają cechy: weź jedną z oferty.
reason-must-choose-trait = Każdy bierze pozytywną i negatywną cechę: wybierz jedną z oferty.
reason-only-in-draft = Cechy wybiera się tylko przed rozpoczęciem gry: wybierz coś innego.
reason-no-such-path = Twój czarodziej zaczyna na ścieżce do kwadratowego pola, a takiej ścieżki nie ma: wybierz kwadratowe pole i połączone z nim okrągłe.
reason-must-place-wizard = Twojego czarodzieja jeszcze nie ma na mapie: w pierwszej turze umieść go na ścieżce do kwadratowego pola.
reason-only-first-turn = Czarodzieja umieszcza się na mapie tylko w pierwszej turze: twój już tam jest i chodzi z pola na pole.
reason-must-move = Ruch jest obowiązkowy: wybierz pole, na które pójdzie twój czarodziej.
reason-moved-already = Twój czarodziej ma już w tej turze ruch za sobą: wykonaj akcje jego pola albo zakończ turę.
reason-final-at-source = Podczas końcowej akcji wszyscy czarodzieje stoją przy Źródle Magii i już się nie ruszają: skorzystaj z jego rzędów albo zakończ turę.
reason-wrong-toll = { $due ->
        [none] Nikomu się tam nie płaci: pomiń opłatę.
       *[other] Każdy, kto tam stoi, dostaje 1 monetę albo 1 zwój, tutaj { $due }: podaj dokładnie te opłaty.
    }
reason-no-toll = Nie musisz tam płacić innym graczom: pomiń opłatę.
reason-move-first = Najpierw twój czarodziej się porusza, dopiero potem przychodzi kolej na akcje pola: najpierw wykonaj ruch.
reason-finish-first = Najpierw trzeba dokończyć to, co zaczęte: odpowiedz na to pytanie i dopiero potem graj dalej.
reason-must-decide = Najpierw trzeba rozstrzygnąć to: wybierz jedną z odpowiedzi.
reason-only-visible = Bez cechy, która mówi inaczej, bierzesz widoczną kartę wyposażenia: wybierz jedną z nich.
reason-only-from-bottom = Wyposażenie ze spodu talii dobiera się tylko z powodu negatywnej cechy: wybierz coś innego.
reason-mage-not-face-down = Karta „{ $mage }” nie leży przed tobą zakryta: wybierz swoją zakrytą kartę maga.
reason-only-by-effect = Teraz nic ci tego nie daje: poczekaj na akcję, stragan lub kartę, która to robi.
reason-chest-not-revealed = Ta skrzynia nie została odkryta w tej akcji: wybierz jedną z odkrytych.
reason-must-drop-chest = Masz odkrytą jedną skrzynię więcej, więc jedną trzeba odrzucić bez nagrody: wybierz którą.
reason-must-open-chests = Odkryte skrzynie otwiera się kolejno wszystkie: wybierz następną.
reason-no-extra-chest = Nie masz aktywnego wyposażenia, które odkrywa o jedną skrzynię więcej: nie odkrywaj dodatkowej albo najpierw zdobądź takie wyposażenie.
reason-only-extra-chest = To należy do otwierania skrzyń z wyposażeniem, które odkrywa jedną więcej: najpierw otwieraj skrzynie w Katakumbach.
reason-only-revealed-chests = Żadna odkryta skrzynia przed tobą nie leży: najpierw odkryj jakąś w Katakumbach.
reason-only-open-chest = Skrzynię otwiera się kluczem w chwili jej odkrycia, jeśli ma zamek: najpierw odkryj jakąś w Katakumbach.
reason-only-two-active = O tym, która karta zostaje odkryta, decyduje się tylko wtedy, gdy przybywa druga aktywna tego rodzaju: wybierz coś innego.
reason-not-active = Karta „{ $equipment }” nie jest jedną z dwóch aktywnych kart tego rodzaju: zatrzymaj jedną z nich.
reason-must-keep-one = Aktywna zostaje tylko jedna karta danego rodzaju: wybierz, która pozostanie odkryta.
reason-only-in-archives = To należy do akcji Archiwum: najpierw ją wybierz, gdy będzie można.
reason-only-in-tavern = Karty magów bierze się akcją Gospody albo gdy pozwala na to jakaś karta: zacznij od tego, gdy będzie można.
reason-only-in-manufactory = Wyposażenie bierze się akcją Manufaktury albo gdy pozwala na to jakaś karta: zacznij od tego, gdy będzie można.
reason-only-at-market = Stragany odwiedza się akcją Targu: najpierw ją wybierz, gdy będzie można.
reason-not-on-bar = Twoje tajne przejście { $passage } jest już na mapie: umieść takie, które zostało na twojej listwie.
reason-removed-passage = Tajne przejścia { $passage } odłożono jeszcze przed grą: umieść takie, które jest na twojej listwie.
reason-only-squares = Tajne przejścia umieszcza się tylko przy kwadratowych polach: wybierz jedno z nich.
reason-must-place-passage = Wybrana opcja to umieszczenie tajnego przejścia: wybierz je razem z kwadratowym polem.
reason-stays-only-by-card = Twój asystent pozostaje na swoim straganie tylko dzięki odkrytemu wyposażeniu, które na to pozwala: odwiedź inny stragan.
reason-award-not-laid-out = Odznaczenia „{ $award }” nie wyłożono w tej grze: wybierz takie, które leży na planszy.
reason-award-gone = Odznaczenie „{ $award }” ktoś już ma: wybierz takie, które leży na planszy.
reason-reward-not-final = Podczas końcowej akcji przy Źródle Magii nie ma nagród za przybycie: skorzystaj z jego rzędów albo zakończ turę.
reason-reward-fresh = Tajne przejście z tym symbolem pojawiło się tu dopiero w tej turze: karta „{ $equipment }” da nagrodę przy następnym przybyciu.
reason-capture-under-way = Chwytanie zgłasza się i opłaca bez przerwy: najpierw je dokończ albo z niego zrezygnuj.
reason-declare-first = Chwytanie zgłasza się krok po kroku: najpierw powiedz, że chcesz chwytać, a potem kogo.
reason-place-first = Dżiny umieszcza się jednego po drugim: teraz kolej na innego.
reason-not-among-them = Nie wszystkie te dżiny są na tym polu: wybieraj spośród tych, które tu są.
reason-not-enough-bosses = Przy Źródle Magii chwyta się arcydżiny z zasobów (zostało ich tam { $supply }): podawaj tylko je, i nie więcej.
reason-only-with-boss = Kolejny dżin jest za darmo tylko z arcydżinem schwytanym z jego pola: wybierz coś innego.
reason-not-on-map = Takiego dżina tam nie ma: wybierz dżina i okrągłe pole, na którym stoi.
reason-nobody-to-remove = Przy polu twojego czarodzieja nie ma takiego zwykłego dżina: wybierz takiego, który tam stoi, albo użyj tego na okrągłym polu z dżinami.
reason-circles-only = { $n ->
        [1] Twoja negatywna cecha wymaga pustego aktywnego kręgu dla każdego schwytanego dżina, a na { $group } nie masz żadnego: najpierw zwolnij krąg.
       *[other] Twoja negatywna cecha wymaga pustego aktywnego kręgu dla każdego schwytanego dżina, a na { $group } masz ich za mało: wybierz mniej dżinów albo najpierw zwolnij krąg.
    }
reason-not-captured = Tego dżina nie ma wśród tych, które chwytasz: wybierz miejsce dla jednego z nich.
reason-wrong-sum = Do zapłaty zostaje moc { $left }, ani mniej, ani więcej: zapłać dokładnie tyle.
reason-mage-not-yours = Karta „{ $mage }” nie jest twoja: użyj własnych odkrytych kart magów.
reason-helps-not = Karty „{ $equipment }” nie używa się do chwytania: użyj innej albo zapłać.
reason-gear-used-already = Karta „{ $equipment }” już pomaga w tym chwytaniu, a działa tylko raz: użyj innej albo zapłać.
reason-only-while-capturing = Nie zgłaszasz żadnego chwytania, więc nie ma z czego rezygnować: wybierz coś innego.
reason-only-captured = To należy do zgłoszonego chwytania: najpierw staw czoła dżinom na okrągłym polu.
reason-only-in-capture = Ta karta pomaga tylko podczas zgłaszania chwytania: najpierw je zacznij.
reason-only-on-overflow = Dżina losuje się tylko wtedy, gdy twój znacznik pojemności miałby wyjść poza ostatnie pole: wybierz coś innego.
reason-only-drawn = Żaden dżin nie został wylosowany z worka: wybierz coś innego.
reason-must-place-drawn = O wylosowanym dżinie trzeba zdecydować: umieść go albo odłóż do worka.
reason-only-by-award = Dżiny z innych pól można chwytać tylko dzięki odznaczeniu, które na to pozwala: wybierz coś innego.
reason-only-by-equipment = Do tego trzeba wyposażenia, które na to pozwala: najpierw użyj takiej karty.
reason-only-toms-card = Butelki traci się tylko wtedy, gdy żąda tego karta Toma: wybierz coś innego.
reason-must-lose-bottle = Żąda tego karta Toma: wybierz kolor pustej butelki, którą tracisz.
reason-nothing-to-lose = Wśród twoich pustych butelek nie ma takiej ({ $bottle_name }): wybierz kolor, który masz.
reason-same-swap = Butelkę wymienia się na butelkę innego koloru: wybierz inny.

## Zdarzenia: co się stało

event-action-left = { $player } rezygnuje z akcji { $location }.
event-award-taken = { $bosses ->
        [0] { $player } płaci { $bottles } i zdobywa odznaczenie „{ $award }”.
       *[other] { $player } płaci { $bottles } (arcydżinów w nich: { $bosses }) i zdobywa odznaczenie „{ $award }”.
    }
event-bar-moved = { $player } ma już umieszczone wszystkie tajne przejścia i w Archiwum korzysta teraz z czerwonych opcji.
event-basic-done = { $player } wykonuje akcję podstawową { $location }.
event-boss-expelled = Arcydżin { $at } stoi sam i zostaje wypędzony.
event-bottle-gained = { $player } zdobywa { $bottle }.
event-bottle-lost = { $player } traci { $bottle }.
event-bottle-swapped = { $player } wymienia { $bottle } na { $for_bottle }.
event-bottled = { $player } korkuje { $bottle }, w której jest { $djinn_name }.
event-capacity-raised = { $player } przesuwa znacznik pojemności na pole { $field }.
event-capacity-turned = { $player } odwraca znacznik pojemności: moc może teraz sięgnąć ostatniego pola.
event-captured = { $player } chwyta { $djinn }.
event-captured-nothing = { $n ->
        [0] { $player } nie chwyta żadnego dżina.
        [one] { $player } nie chwyta żadnego dżina i traci { $n } punkt mocy.
        [few] { $player } nie chwyta żadnego dżina i traci { $n } punkty mocy.
        [many] { $player } nie chwyta żadnego dżina i traci { $n } punktów mocy.
       *[other] { $player } nie chwyta żadnego dżina i traci { $n } punktu mocy.
    }
event-challenge-met = { $player } spełnia wyzwanie: { $challenge }
event-chest-discarded = { $player } odrzuca bez nagrody skrzynię: { $chest }
event-chest-revealed = { $player } odkrywa skrzynię: { $chest }
event-chest-unlocked = { $player } otwiera kluczem skrzynię: { $chest }
event-chests-shuffled = Odrzucone skrzynie zostają przetasowane w nowy stos.
event-circle-activated = { $player } aktywuje krąg nr { $circle }.
event-circle-covered = { $player } zakrywa zaślepką krąg nr { $circle }.
event-djinn-arrived = Pojawia się { $djinn_name } { $at }.
event-djinn-drawn = { $player } losuje z worka { $djinn }.
event-djinn-removed = { $player } odkłada { $djinn } { $from } do worka.
event-djinn-returned = { $player } odkłada { $djinn } do worka.
event-end-triggered = Na mapie nie ma już arcydżinów: gra kończy się po rundzie { $round }.
event-equipment-covered = { $player } zakrywa kartę „{ $equipment }”.
event-equipment-drawn = { $player } bierze ze spodu talii wyposażenie „{ $equipment }”.
event-equipment-gained = { $player } bierze wyposażenie „{ $equipment }”.
event-equipment-uncovered = Nowe dostępne wyposażenie: { $equipment }.
event-equipment-used = { $player } używa karty „{ $equipment }” i zakrywa ją.
event-final-began = Wszyscy czarodzieje idą do Źródła Magii na końcowe akcje.
event-forgone = { $player } nie wykonuje tu żadnej akcji i bierze rekompensatę.
event-gained = { $player } zdobywa { $amount }.
event-game-began = Gra się rozpoczyna, pierwszą turę rozgrywa { $player }.
event-game-over = Gra się kończy.
event-lost = Odkryta zostaje ostatnia karta talii Toma, a na mapie wciąż jest arcydżin: gra jest przegrana.
event-lost-pieces = { $player } traci { $amount }.
event-mage-hired = { $player } bierze kartę maga „{ $mage }”.
event-mage-uncovered = Nowa dostępna karta maga: { $mage }.
event-mage-used = { $player } używa karty maga „{ $mage }” i zakrywa ją.
event-mage-woken = { $player } odkrywa kartę maga „{ $mage }”.
event-minimum-raised = { $player } przesuwa znacznik minimum na pole { $field }.
event-moved = { $player } idzie { $came_from } { $to }.
event-paid = { $player } płaci { $amount }.
event-passage-placed = { $player } umieszcza tajne przejście { $passage } { $at }.
event-put-on-circle = { $player } umieszcza { $djinn } w kręgu nr { $circle }.
event-rewarded = { $player } bierze nagrodę z karty „{ $equipment }”.
event-round-began = Zaczyna się runda { $round }.
event-scored = { $player } zdobywa { $points } PZ.
event-scoring-drawn = { $player } dobiera kartę punktacji „{ $scoring }”.
event-scoring-drawn-hidden = { $player } dobiera w tajemnicy kartę punktacji.
event-scoring-shown = { $player } pokazuje kartę punktacji „{ $scoring }”.
event-set-completed = { $player } ma po raz pierwszy kostur, kapelusz i płaszcz.
event-skipped = { $player } nie zatrzymuje się { $at } i idzie dalej.
event-special-done = { $player } wykonuje akcję specjalną { $location }.
event-stall-visited = { $player } wysyła asystenta na stragan „{ $stall }”.
event-toll-paid = { $owner } dostaje { $amount }, płaci { $player }.
event-tom-turned = Karta Toma: { $tom }
event-trait-taken = { $player } bierze cechę „{ $trait }”.
event-turn-began = Gra { $player }.
event-unfinished = Po rundzie { $round } gra pozostaje niedokończona.
event-wizard-placed = { $player } zaczyna { $at }, przychodząc { $came_from }.
event-won = { $n ->
        [one] { $player } wygrywa!
       *[other] { $player } ma udział we wspólnym zwycięstwie!
    }

## Przeszkody: co nie pozwala cofnąć odpowiedzi

wall-chest-revealed = Odkryto skrzynię.
wall-chests-shuffled = Przetasowano skrzynie.
wall-djinn-arrived = Wylosowano dżina z worka.
wall-djinn-drawn = Wylosowano dżina z worka.
wall-equipment-drawn = Wzięto wyposażenie ze spodu talii.
wall-equipment-uncovered = Odsłoniło się nowe wyposażenie.
wall-mage-uncovered = Odsłoniła się nowa karta maga.
wall-scoring-drawn = Dobrano kartę punktacji.
wall-scoring-drawn-hidden = Dobrano w tajemnicy kartę punktacji.
wall-scoring-shown = Pokazano kartę punktacji.
wall-tom-turned = Odkryto kartę z talii Toma.

## Liczby

amount-coins = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
amount-scrolls = { $n ->
        [one] { $n } zwój
        [few] { $n } zwoje
        [many] { $n } zwojów
       *[other] { $n } zwoju
    }
amount-keys = { $n ->
        [one] { $n } klucz
        [few] { $n } klucze
        [many] { $n } kluczy
       *[other] { $n } klucza
    }
amount-corks = { $n ->
        [one] { $n } korek
        [few] { $n } korki
        [many] { $n } korków
       *[other] { $n } korka
    }
amount-magic = { $n ->
        [one] { $n } punkt mocy
        [few] { $n } punkty mocy
        [many] { $n } punktów mocy
       *[other] { $n } punktu mocy
    }
amount-circles = { $n ->
        [one] { $n } pusty krąg
        [few] { $n } puste kręgi
        [many] { $n } pustych kręgów
       *[other] { $n } pustego kręgu
    }
djinn-red = { $n ->
        [one] czerwonego dżina
        [few] { $n } czerwone dżiny
        [many] { $n } czerwonych dżinów
       *[other] { $n } czerwonego dżina
    }
djinn-blue = { $n ->
        [one] niebieskiego dżina
        [few] { $n } niebieskie dżiny
        [many] { $n } niebieskich dżinów
       *[other] { $n } niebieskiego dżina
    }
djinn-brown = { $n ->
        [one] brązowego dżina
        [few] { $n } brązowe dżiny
        [many] { $n } brązowych dżinów
       *[other] { $n } brązowego dżina
    }
djinn-white = { $n ->
        [one] białego dżina
        [few] { $n } białe dżiny
        [many] { $n } białych dżinów
       *[other] { $n } białego dżina
    }
djinn-boss = { $n ->
        [one] arcydżina
        [few] { $n } arcydżiny
        [many] { $n } arcydżinów
       *[other] { $n } arcydżina
    }
bottles-red = { $n ->
        [one] czerwoną butelkę
        [few] { $n } czerwone butelki
        [many] { $n } czerwonych butelek
       *[other] { $n } czerwonej butelki
    }
bottles-blue = { $n ->
        [one] niebieską butelkę
        [few] { $n } niebieskie butelki
        [many] { $n } niebieskich butelek
       *[other] { $n } niebieskiej butelki
    }
bottles-brown = { $n ->
        [one] brązową butelkę
        [few] { $n } brązowe butelki
        [many] { $n } brązowych butelek
       *[other] { $n } brązowej butelki
    }
bottles-white = { $n ->
        [one] białą butelkę
        [few] { $n } białe butelki
        [many] { $n } białych butelek
       *[other] { $n } białej butelki
    }
toll-coin = { $n ->
        [one] 1 monetę (dostaje ją { $players })
       *[other] po 1 monecie (dostają ją { $players })
    }
toll-scroll = { $n ->
        [one] 1 zwój (dostaje go { $players })
       *[other] po 1 zwoju (dostają go { $players })
    }
need = { $djinn } { $n }
helper = { $fee ->
        [0] { $name } { $saves }
       *[other] { $name } { $saves } (za { $cost })
    }

## Miejsca

of-academy = Akademii
of-tavern = Gospody
of-catacombs = Katakumb
of-archives = Archiwum
of-manufactory = Manufaktury
of-market = Targu
of-source = Źródła Magii
place-at = { $shape ->
        [source] przy Źródle Magii
        [round] na okrągłym polu { $location }
       *[square] na kwadratowym polu { $location }
    }
place-to = { $shape ->
        [source] do Źródła Magii
        [round] na okrągłe pole { $location }
       *[square] na kwadratowe pole { $location }
    }
place-crowded = { $place } ({ $crowd })
crowd-part = { $n ->
        [1] { $djinn }
       *[other] { $n }× { $djinn }
    }
place-from = { $shape ->
        [source] od Źródła Magii
        [round] z okrągłego pola { $location }
       *[square] z kwadratowego pola { $location }
    }

## Inne słowa

text-not-known = To pochodzi z pakietu treści, który nie ma do tego tekstu.
cause = { $name }: { $text }
cause-board = Plansza gracza
cause-chest = Skrzynia
cause-circle = Magiczny krąg
