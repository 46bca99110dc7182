because-against = Proti tomu: { $reason }
because-at = { $when ->
        [now] Hned
        [done] Po provedení podle plánu
        [turn] { $sure ->
            [yes] Na začátku dalšího tahu
           *[no] V průměru na začátku dalšího tahu
        }
       *[later] { $sure ->
            [yes] { $ends ->
                [all] Na konci hry
                [some] Po { $turns } tazích nebo na konci hry
               *[none] Po { $turns } tazích
            }
           *[no] { $ends ->
                [all] V průměru na konci hry
                [some] V průměru po { $turns } tazích nebo na konci hry
               *[none] V průměru po { $turns } tazích
            }
        }
    }
because-before = než předtím
because-by = { $sure ->
        [yes] o { $n }
       *[no] asi o { $n }
    }
because-chance = { $stake ->
        [together] Ve zkouškách se společně vyhrálo o { $n ->
            [one] { $n } hru
            [few] { $n } hry
            [many] { $n } hry
           *[other] { $n } her
        } ze 100 více než po { $than }.
        [points] Ve zkouškách bylo bodů více než po { $than } (o { $n }).
       *[win] Ve zkouškách se vyhrálo o { $n ->
            [one] { $n } hru
            [few] { $n } hry
            [many] { $n } hry
           *[other] { $n } her
        } ze 100 více než po { $than }.
    }
because-clear = Podle jednoduchých zásad se tomu nic jiného neblíží.
because-doubt = { $stake ->
        [points] Ve zkouškách dopadlo lépe { $than }, o { $n } b.
       *[other] Ve zkouškách dopadlo lépe { $than }, o { $n ->
            [one] { $n } hru
            [few] { $n } hry
            [many] { $n } hry
           *[other] { $n } her
        } ze 100.
    }
because-even = { $liked ->
        [yes] Ve zkouškách se od { $than } zřetelně nelišilo; jednoduché zásady mluví pro tuto odpověď.
       *[no] Ve zkouškách se od { $than } zřetelně nelišilo.
    }
because-forced = Tady není z čeho vybírat.
because-leads = { $soon ->
        [yes] Hned: { $deed }
       *[no] { $n ->
                [100] Hraje-li se dál podle jednoduchých zásad, v každé zkoušce ještě v tomto tahu: { $deed }
               *[other] Hraje-li se dál podle jednoduchých zásad, u { $n } ze 100 zkoušek ještě v tomto tahu: { $deed }
            }
    }
because-plan = Tady není co zvažovat: plyne to z dřívějšího rozhodnutí, nebo je to zjevně správné.
because-preferred = Z toho, co vidíš, pro to nic nemluví; { $player } tomu přesto dává přednost.
because-than = než po { $than }
because-unseen = Posouzeno jen podle toho, co vidíš ty; { $player } může vědět víc.
because-until = { $when ->
        [now] Hned
        [done] Po provedení podle plánu
        [turn] { $sure ->
            [yes] Do začátku dalšího tahu
           *[no] V průměru do začátku dalšího tahu
        }
       *[later] { $sure ->
            [yes] { $ends ->
                [all] Do konce hry
                [some] Během { $turns } tahů nebo do konce hry
               *[none] Během { $turns } tahů
            }
           *[no] { $ends ->
                [all] V průměru do konce hry
                [some] V průměru během { $turns } tahů nebo do konce hry
               *[none] V průměru během { $turns } tahů
            }
        }
    }
review-account = { $stake ->
        [together] Na začátku se společně vyhraje { $start } ze 100 takových her. Rozhodnutí: { $plays }. Štěstí: { $luck }. Nakonec: { $end }.
        [win] { $player }: na začátku vyhrává { $start } ze 100 takových her. Rozhodnutí: { $plays }. Štěstí: { $luck }. Nakonec: { $end }.
       *[points] Na začátku se dá čekat bodů: { $start }. Rozhodnutí: { $plays }. Štěstí: { $luck }. Nakonec: { $end }.
    }
review-accounts = Hra a štěstí
review-better = Lepší bylo: { $option }.
review-costliest = Nejdražší rozhodnutí
review-costly = { $stake ->
        [points] Odpověď { $number }, { $player }: { $option } stálo asi { $n } b.
       *[other] Odpověď { $number }, { $player }: { $option } stálo asi { $n ->
            [one] { $n } hru
            [few] { $n } hry
            [many] { $n } hry
           *[other] { $n } her
        } ze 100.
    }
review-curve = Co se dalo čekat
review-how = Každé rozhodnutí se zkoušelo v počtu her { $rollouts }, nejdražší znovu v počtu { $longer }, vždy z toho, co tehdy věděl ten, kdo rozhodoval; hry se dohrály podle jednoduchých zásad. Rozhodnutí se měří nejlepší nalezenou odpovědí. Štěstí je vše, co se změnilo mezi odpovědí a další otázkou: kostky, karty, co vyšlo najevo, co udělali ostatní, pokud se jejich rozhodnutí tady nepočítají, a co zkoušky neviděly.
review-none = Žádné rozhodnutí nestálo víc, než by vysvětlila náhoda.
review-play = { $player } { $change }
review-swing = Před odpovědí { $number }: náhodou { $change }. { $events }
review-swings = Největší zásahy štěstí
review-title = { $game }: pohled zpět
thought-alone = { $option }.
thought-certain = { $stake ->
        [together] { $option }: ve všech zkouškách hra skončila a společně se vyhrálo { $n } ze 100.
        [win] { $option }: ve všech zkouškách hra skončila a vyhrálo se { $n } ze 100.
       *[points] { $option }: ve všech zkouškách { $n } b.
    }
thought-expected = { $stake ->
        [together] { $option }: společně se vyhraje asi { $n } ze 100 takových her (plus minus { $margin }).
        [win] { $option }: vyhrává asi { $n } ze 100 takových her (plus minus { $margin }).
       *[points] { $option }: dá se čekat asi { $n } b. (plus minus { $margin }).
    }
thought-first = první odpovědi
thought-follows = Plyne to z tohoto rozhodnutí: { $option }.
thought-how = { $off ->
        [0] Her, které mohou podle znalostí tohoto místa následovat, bylo zkoušeno { $n }; dohrály se podle jednoduchých zásad.
       *[other] Her, které mohou podle znalostí tohoto místa následovat, bylo zkoušeno { $n }; dohrály se podle jednoduchých zásad. V odehraných hrách se takové odhady mýlily asi o { $off } ze 100.
    }
thought-quoted = „{ $option }“
thought-rivals = V úvahu přišlo také:
thought-second = druhé nejlepší možnosti
