because-against = Przeciw temu: { $reason }
because-by = { $sure ->
        [yes] o { $n }
       *[no] o około { $n }
    }
because-chance = { $stake ->
        [together] Wspólnie wygrywa się o { $n ->
            [one] { $n } grę
            [few] { $n } gry
            [many] { $n } gier
           *[other] { $n } gry
        } na 100 więcej niż po { $than }.
       *[win] Wygrywa o { $n ->
            [one] { $n } grę
            [few] { $n } gry
            [many] { $n } gier
           *[other] { $n } gry
        } na 100 więcej niż po { $than }.
    }
because-doubt = W próbach lepiej wypadło { $than }, o { $n ->
        [one] { $n } grę
        [few] { $n } gry
        [many] { $n } gier
       *[other] { $n } gry
    } na 100.
because-even = W próbach nie było wyraźnej różnicy wobec { $than }.
because-forced = Tu nie ma wyboru.
review-account = { $stake ->
        [together] Na początku wspólnie wygrywa się { $start } na 100 takich gier. Decyzje: { $plays }. Szczęście: { $luck }. Na koniec: { $end }.
        [win] { $player }: na początku wygrywa { $start } na 100 takich gier. Decyzje: { $plays }. Szczęście: { $luck }. Na koniec: { $end }.
       *[points] Na początku oczekiwana liczba punktów: { $start }. Decyzje: { $plays }. Szczęście: { $luck }. Na koniec: { $end }.
    }
review-accounts = Gra i szczęście
review-better = Lepsze było: { $option }.
review-costliest = Najdroższe decyzje
review-costly = { $stake ->
        [points] Odpowiedź { $number }, { $player }: { $option } kosztowało około { $n } pkt.
       *[other] Odpowiedź { $number }, { $player }: { $option } kosztowało około { $n ->
            [one] { $n } gry
            [few] { $n } gier
            [many] { $n } gier
           *[other] { $n } gry
        } na 100.
    }
review-curve = Czego można się było spodziewać
review-how = Każdą decyzję sprawdzono w liczbie gier { $rollouts }, najdroższe ponownie w liczbie { $longer }, zawsze według tego, co wiedział wtedy decydujący; gry dograno prostymi zasadami. Decyzje mierzy się najlepszą znalezioną odpowiedzią. Szczęście to wszystko, co zmieniło się między odpowiedzią a następnym pytaniem: kostki, karty, to, co wyszło na jaw, to, co zrobili inni, jeśli ich decyzji się tu nie liczy, i to, czego próby nie widziały.
review-none = Żadna decyzja nie kosztowała więcej, niż wyjaśniłby przypadek.
review-play = { $player } { $change }
review-swing = Przed odpowiedzią { $number }: przypadek zmienił szanse o { $change }. { $events }
review-swings = Największe zrządzenia losu
review-title = { $game }: spojrzenie wstecz
thought-alone = { $option }.
thought-expected = { $stake ->
        [together] { $option }: wspólnie wygrywa się około { $n } na 100 takich gier (plus minus { $margin }).
        [win] { $option }: wygrywa około { $n } na 100 takich gier (plus minus { $margin }).
       *[points] { $option }: można się spodziewać około { $n } pkt (plus minus { $margin }).
    }
thought-first = pierwszej odpowiedzi
thought-how = Liczba sprawdzonych gier, które mogą nastąpić według wiedzy tego miejsca: { $n }; dograno je prostymi zasadami.
thought-quoted = „{ $option }”
thought-rivals = Brane były też pod uwagę:
thought-second = drugiej najlepszej możliwości
