because-against = Przeciw temu: { $reason }
because-at = { $when ->
        [now] Od razu
        [done] Po wykonaniu tego planu
        [turn] { $sure ->
            [yes] Na początku następnej tury
           *[no] Średnio na początku następnej tury
        }
       *[later] { $sure ->
            [yes] { $ends ->
                [all] Na koniec gry
                [some] Po { $turns } turach albo na koniec gry
               *[none] Po { $turns } turach
            }
           *[no] { $ends ->
                [all] Średnio na koniec gry
                [some] Średnio po { $turns } turach albo na koniec gry
               *[none] Średnio po { $turns } turach
            }
        }
    }
because-before = niż przedtem
because-by = { $sure ->
        [yes] o { $n }
       *[no] o około { $n }
    }
because-chance = { $stake ->
        [together] W próbach wspólnie wygrano o { $n ->
            [one] { $n } grę
            [few] { $n } gry
            [many] { $n } gier
           *[other] { $n } gry
        } na 100 więcej niż po { $than }.
        [points] W próbach punktów było więcej niż po { $than } (o { $n }).
       *[win] W próbach wygrano o { $n ->
            [one] { $n } grę
            [few] { $n } gry
            [many] { $n } gier
           *[other] { $n } gry
        } na 100 więcej niż po { $than }.
    }
because-clear = Według prostych zasad nic innego się do tego nie zbliża.
because-doubt = { $stake ->
        [points] W próbach lepiej wypadło { $than }, o { $n } pkt.
       *[other] W próbach lepiej wypadło { $than }, o { $n ->
            [one] { $n } grę
            [few] { $n } gry
            [many] { $n } gier
           *[other] { $n } gry
        } na 100.
    }
because-even = { $liked ->
        [yes] W próbach nie było wyraźnej różnicy wobec { $than }; proste zasady przemawiają za tą odpowiedzią.
       *[no] W próbach nie było wyraźnej różnicy wobec { $than }.
    }
because-forced = Tu nie ma wyboru.
because-leads = { $soon ->
        [yes] Od razu: { $deed }
       *[no] { $n ->
                [100] Gdy gra się dalej według prostych zasad, w każdej próbie jeszcze w tej turze: { $deed }
               *[other] Gdy gra się dalej według prostych zasad, w { $n } na 100 prób jeszcze w tej turze: { $deed }
            }
    }
because-plan = Tu nie ma czego rozważać: wynika to z wcześniejszej decyzji albo jest wyraźnie słuszne.
because-preferred = Nic z tego, co widzisz, za tym nie przemawia; { $player } mimo to tak woli.
because-than = niż po { $than }
because-unseen = Ocenione tylko według tego, co widzisz; { $player } może wiedzieć więcej.
because-until = { $when ->
        [now] Od razu
        [done] Po wykonaniu tego planu
        [turn] { $sure ->
            [yes] Do początku następnej tury
           *[no] Średnio do początku następnej tury
        }
       *[later] { $sure ->
            [yes] { $ends ->
                [all] Do końca gry
                [some] W ciągu { $turns } tur albo do końca gry
               *[none] W ciągu { $turns } tur
            }
           *[no] { $ends ->
                [all] Średnio do końca gry
                [some] Średnio w ciągu { $turns } tur albo do końca gry
               *[none] Średnio w ciągu { $turns } tur
            }
        }
    }
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
review-how = Każdą decyzję sprawdzono w { $rollouts ->
        [one] { $rollouts } grze
       *[other] { $rollouts } grach
    }, najdroższe ponownie w { $longer ->
        [one] { $longer } grze
       *[other] { $longer } grach
    }, zawsze według tego, co wiedział wtedy decydujący; gry dograno prostymi zasadami. Decyzje mierzy się najlepszą znalezioną odpowiedzią. Szczęście to wszystko, co zmieniło się między odpowiedzią a następnym pytaniem: kostki, karty, to, co wyszło na jaw, to, co zrobili inni, jeśli ich decyzji się tu nie liczy, i to, czego próby nie widziały.
review-none = Żadna decyzja nie kosztowała więcej, niż wyjaśniłby przypadek.
review-play = { $player } { $change }
review-swing = Przed odpowiedzią { $number }: przypadek zmienił szanse o { $change }. { $events }
review-swings = Największe zrządzenia losu
review-title = { $game }: spojrzenie wstecz
thought-alone = { $option }.
thought-certain = { $stake ->
        [together] { $option }: we wszystkich próbach gra się skończyła, a wspólnie wygrano { $n } na 100.
        [win] { $option }: we wszystkich próbach gra się skończyła, a wygrano { $n } na 100.
       *[points] { $option }: we wszystkich próbach { $n } pkt.
    }
thought-expected = { $stake ->
        [together] { $option }: wspólnie wygrywa się około { $n } na 100 takich gier (plus minus { $margin }).
        [win] { $option }: wygrywa około { $n } na 100 takich gier (plus minus { $margin }).
       *[points] { $option }: można się spodziewać około { $n } pkt (plus minus { $margin }).
    }
thought-first = pierwszej odpowiedzi
thought-follows = Wynika to z decyzji: { $option }.
thought-how = { $off ->
        [0] Sprawdzono w { $n ->
            [one] { $n } grze, która może
           *[other] { $n } grach, które mogą
        } wyniknąć z tego, co wiadomo na tym miejscu; dograno prostymi zasadami.
       *[other] Sprawdzono w { $n ->
            [one] { $n } grze, która może
           *[other] { $n } grach, które mogą
        } wyniknąć z tego, co wiadomo na tym miejscu; dograno prostymi zasadami. W rozegranych grach takie oceny myliły się o około { $off } na 100.
    }
thought-quoted = „{ $option }”
thought-rivals = Brane były też pod uwagę:
thought-second = drugiej najlepszej możliwości
