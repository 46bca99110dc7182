### Čarodějky: na co se hra ptá, co lze odpovědět, proč něco nejde a co se stalo.
### $card, $problem, $slot, $location, $witch, $ability a $grade přicházejí hotové; podle $until, $dice, $cause a $prompt
### se jen vybírá. Jména hráčů, karet, Problémů a míst zůstávají v prvním pádě.

game-name = Čarodějky, hra ze Zeměplochy

## Výzvy: na co se hra ptá

prompt-choose-witch = Vyber si čarodějku.
prompt-choose-start = Vyber místo bez Problému, na kterém tvoje čarodějka začne.
prompt-window = { $plays ->
        [none] Teď nemáš co zahrát: pokračuj.
       *[some] Než se bude pokračovat, můžeš zahrát výhodu.
    }
prompt-choose-crisis = Tato lokace je plná: vyber Problém, na který se položí Krize.
prompt-move = { $bound ->
        [dungeon] { $action ->
            [1] { $exits ->
                [none] První akce v hladomorně: nemáš nic, co by tě dostalo ven, takže počkej.
               *[some] První akce v hladomorně: dostaň se ven koštětem, Záchranou nebo Neviditelností, nebo počkej.
            }
           *[other] Druhá akce: dostáváš se z hladomorny, vyber místo, na které půjdeš.
        }
        [must-move] Druhá akce: po použití Neviditelnosti se musíš pohnout. Vyber jak.
       *[free] { $problem ->
            [none] { $action ->
                [1] První akce: vyber, jak se tvoje čarodějka pohne.
               *[other] Druhá akce: vyber, jak se tvoje čarodějka pohne.
            }
           *[other] { $action ->
                [1] První akce: vyber, jak se tvoje čarodějka pohne, nebo zůstaň a řeš Problém „{ $problem }“.
               *[other] Druhá akce: vyber, jak se tvoje čarodějka pohne, nebo zůstaň a řeš Problém „{ $problem }“.
            }
        }
    }
prompt-fly = Vyber místo, na které přeletíš.
prompt-looking = Víš, jaký Problém leží na místě „{ $slot }“: přejdi tam a řeš ho, nebo na něj použij Neviditelnost.
prompt-walk = { $bound ->
        [held] { $plays ->
            [none] Zastavil tě tu Problém nebo čarodějka: zastav se.
           *[some] Zastavil tě tu Problém nebo čarodějka: zastav se, nebo zahraj výhodu.
        }
        [must-walk] Po použití Neviditelnosti jdi dál. { $n ->
            [one] Zbývá ti { $n } pěšina.
            [few] Zbývají ti { $n } pěšiny.
           *[other] Zbývá ti { $n } pěšin.
        }
       *[free] { $n ->
            [0] { $plays ->
                [none] Při této chůzi už ti nezbývá žádná pěšina: zastav se.
               *[some] Při této chůzi už ti nezbývá žádná pěšina: zastav se, nebo zahraj výhodu.
            }
            [one] Zastav se, nebo jdi dál: zbývá ti { $n } pěšina.
            [few] Zastav se, nebo jdi dál: zbývají ti { $n } pěšiny.
           *[other] Zastav se, nebo jdi dál: zbývá ti { $n } pěšin.
        }
    }
prompt-before-roll = Řešíš Problém „{ $problem }“ s obtížností { $difficulty }: { $plays ->
        [none] hoď prvním párem kostek.
       *[some] hoď prvním párem kostek, nebo zahraj výhodu.
    }
prompt-stand-or-flee = { $missing ->
        [0] Problém „{ $problem }“: tvůj součet je { $so_far } a potřebuješ { $difficulty }, takže hod druhým párem už ho nepokazí. { $ways_on ->
            [both] Přidej symboly, hoď, nebo uteč.
            [add] Přidej symboly, nebo hoď.
            [run] Hoď, nebo uteč.
           *[roll] Hoď.
        }
       *[other] Problém „{ $problem }“: tvůj součet je { $so_far } a potřebuješ { $difficulty }; za tohoto stavu { $ways ->
            [0] nestačí žádný hod druhým párem.
            [one] stačí { $ways } hod druhým párem z celkového počtu { $total } ({ $percent } %).
            [few] stačí { $ways } hody druhým párem z celkového počtu { $total } ({ $percent } %).
           *[other] stačí { $ways } hodů druhým párem z celkového počtu { $total } ({ $percent } %).
        } { $ways_on ->
            [both] Přidej symboly, hoď, nebo uteč.
            [add] Přidej symboly, nebo hoď.
            [run] Hoď, nebo uteč.
           *[roll] Hoď.
        }
    }
prompt-reroll = Na posledním páru kostek je { $first } a { $second }: vyber, co přehodíš.
prompt-accept = Problém „{ $problem }“: tvůj součet je { $so_far } a potřebuješ { $difficulty }. { $plays ->
        [none] Přijmi výsledek.
       *[some] Přijmi výsledek, nebo zahraj výhodu.
    }
prompt-leave = { $why ->
        [ran] Utíkáš před Problémem „{ $problem }“
        [rescued] Záchrana tě dostává od Problému „{ $problem }“
       *[failed] Problém „{ $problem }“ tě zahnal na útěk
    }: vyber, { $ways ->
        [slots] kam se přesuneš.
        [means] jak se dostaneš pryč.
       *[both] kam nebo jak se dostaneš pryč.
    }
prompt-flee = Vyber prázdné místo, na které se přesuneš.
prompt-take-from = V zásobě už žádné Chichotání není: vyber hráče, kterému jedno vezmeš.
prompt-return-cackles = Máš { $cackles } Chichotání: vyber, kolik jich vrátíš do zásoby, nejvýše { $most }.
prompt-lose-easy = Vyber na své desce učednice Snadný problém, který zmizí ze hry.
prompt-help = Vyber Problém, ze kterého odstraníš Krizi.
prompt-reveal = Vyber zakrytý Obtížný problém, který se otočí lícem vzhůru.
prompt-peek = Vyber zakrytý Obtížný problém, na který se podíváš.
prompt-transmute = Zahoď další kartu, nebo skonči a dober si.
prompt-go = Dostáváš se z hladomorny: vyber místo, na které půjdeš.
prompt-solve = Vyber Problém, který bude vyřešen.

## Co čtou ostatní, když se někdo rozhoduje; nic, co nemají vědět

waiting-choose-witch = { $player } se rozhoduje, kterou čarodějku si vybere.
waiting-choose-start = { $player } se rozhoduje, kde začne.
waiting-window = { $player } se rozhoduje, zda zahraje výhodu.
waiting-choose-crisis = { $player } se rozhoduje, který Problém dostane Krizi.
waiting-move = { $player } se rozhoduje, jak se pohne.
waiting-fly = { $player } se rozhoduje, kam přeletí.
waiting-looking = { $player } se rozhoduje, zda se postaví Problému, který teď zná.
waiting-walk = { $player } se rozhoduje, zda se zastaví, nebo půjde dál.
waiting-before-roll = { $player } se rozhoduje, zda před prvním hodem zahraje výhodu.
waiting-stand-or-flee = { $player } se rozhoduje, zda hodí druhým párem, nebo uteče.
waiting-reroll = { $player } se rozhoduje, které kostky přehodí.
waiting-accept = { $player } se rozhoduje, zda přijme výsledek.
waiting-leave = { $player } se rozhoduje, kam nebo jak uteče.
waiting-flee = { $player } se rozhoduje, kam uteče.
waiting-take-from = { $player } se rozhoduje, komu vezme Chichotání.
waiting-return-cackles = { $player } se rozhoduje, kolik Chichotání vrátí.
waiting-lose-easy = { $player } se rozhoduje, o který Snadný problém přijde.
waiting-help = { $player } se rozhoduje, kterou Krizi odstraní.
waiting-reveal = { $player } se rozhoduje, který Problém otočí lícem vzhůru.
waiting-peek = { $player } se rozhoduje, na který Problém se podívá.
waiting-transmute = { $player } se rozhoduje, které karty zahodí.
waiting-go = { $player } se rozhoduje, kam půjde z hladomorny.
waiting-solve = { $player } se rozhoduje, který Problém vyřeší.

## Možnosti: z čeho lze vybírat

option-choose = Vybrat čarodějku: { $witch }
option-start = Začít na místě „{ $slot }“
option-pass = Nic nezahrát
option-pass-until = { $until ->
        [move] Nic nezahrát, do pohybu bez otázek na karty
       *[turn-end] { $prompt ->
            [walk] Zastavit se, v tomto tahu už bez otázek na karty
            [before-roll] Hodit, v tomto tahu už bez otázek na karty
           *[other] Nic nezahrát, v tomto tahu už bez otázek na karty
        }
    }
option-crisis = Položit Krizi na Problém na místě „{ $slot }“
option-play = Zahrát výhodu karty „{ $card }“
option-ability = Použít { $ability }
option-power-of-three = Použít Sílu trojice: { $cards }
option-stay = Zůstat na místě
option-walk = Jít na místo „{ $slot }“
option-switch = Přejít v téže lokaci na místo „{ $slot }“
option-look = Podívat se na Problém na místě „{ $slot }“
option-ride = Použít koště z karty „{ $card }“
option-fly = Přeletět na místo „{ $slot }“
option-go = Přesunout se na místo „{ $slot }“
option-wait = Čekat v hladomorně
option-stop = Zastavit se
option-face = Přejít tam a řešit Problém
option-roll = Hodit prvním párem
option-stand = Hodit druhým párem
option-flee = Utéct pěšky
option-use = { $symbol ->
        [magic] Přidat Magii z karty „{ $card }“
       *[headology] Přidat Hlavologii z karty „{ $card }“
    }
option-accept = Přijmout výsledek
option-flee-to = Utéct na místo „{ $slot }“
option-stumble = Vzít si další Chichotání a utéct na libovolné prázdné místo
option-take-from = Vzít si Chichotání od jiného hráče: { $player }
option-supply = Vzít si Chichotání ze zásoby
option-return = { $n ->
        [0] Nevracet žádné Chichotání
        [one] Vrátit { $n } Chichotání
        [few] Vrátit { $n } Chichotání
       *[other] Vrátit { $n } Chichotání
    }
option-lose = Vzdát se Problému „{ $problem }“
option-help = Odstranit Krizi z Problému na místě „{ $slot }“
option-reveal = Otočit lícem vzhůru Problém na místě „{ $slot }“
option-peek = Podívat se na Problém na místě „{ $slot }“
option-reroll = { $dice ->
        [first] Přehodit první kostku
        [second] Přehodit druhou kostku
       *[both] Přehodit obě kostky
    }
option-discard = Zahodit kartu „{ $card }“
option-solve = Vyřešit Problém na místě „{ $slot }“
option-done = { $prompt ->
        [transmute] Už nic nezahazovat a dobrat si
       *[other] Hotovo
    }

## Důvody: proč to nejde a co by pomohlo

reason-witch-taken = Čarodějka „{ $witch }“ už je zabraná. Volné jsou ještě: { $witches }.
reason-start-has-problem = Na místě „{ $slot }“ leží Problém: začni na místě, kde žádný není.
reason-dungeon-no-target = V hladomorně žádná čarodějka nezačíná: vyber na plánu místo bez Problému.
reason-no-problem-there = Na místě „{ $slot }“ žádný Problém neleží. Vyber některé z těchto míst: { $slots }.
reason-crisis-already = Na Problému na místě „{ $slot }“ už Krize leží. Vyber některé z těchto míst: { $slots }.
reason-other-location = Místo „{ $slot }“ nepatří k lokaci z vylosované karty. Vyber některé z těchto míst: { $slots }.
reason-not-in-hand = Kartu „{ $card }“ v ruce nemáš: použij některou z těch, které držíš.
reason-not-a-symbol = { $cards ->
        [none] Karta „{ $card }“ má symbol koštěte, který k součtu nic nepřidává, a kartu s Hlavologií ani Magií nemáš.
       *[other] Karta „{ $card }“ má symbol koštěte, který k součtu nic nepřidává. Přidávají tyto tvé karty: { $cards }.
    }
reason-not-a-broomstick = { $cards ->
        [none] Karta „{ $card }“ nemá symbol koštěte a žádná jiná tvá karta také ne.
       *[other] Karta „{ $card }“ nemá symbol koštěte. Mají ho tyto tvé karty: { $cards }.
    }
reason-broomstick-first = { $cards ->
        [none] K letu potřebuješ kartu se symbolem koštěte a žádnou nemáš: vyber jiný pohyb.
       *[other] Chceš-li letět, použij nejdřív koště z některé karty a pak vyber místo. Koště mají tyto tvé karty: { $cards }.
    }
reason-only-active = Karty a dílky schopností hraje jen hráč, který je na tahu: počkej na svůj tah.
reason-magic-is-used = Dílek Magie platí jako symbol Magie: přidej ho mezi oběma hody při řešení Problému.
reason-no-ability-tile = Tento dílek nemáš ({ $ability }): začíná s ním jen jedna čarodějka a po použití zmizí ze hry.
reason-first-player-no-tile = Na to, kdo začíná, žádný dílek není: tato schopnost platí jen na začátku hry.
reason-changes-nothing = Teď by to nic nezměnilo: počkej, až to účinek mít bude.
reason-no-attempt = Automaticky lze vyřešit jen Problém, který právě řešíš: počkej, až nějaký řešit budeš.
reason-bonus-no-attempt = Bonus karty „{ $card }“ platí jen při řešení Problému: zahraj ho, až nějaký řešit budeš.
reason-wrong-enemy = Bonus karty „{ $card }“ platí jen proti jednomu druhu nepřátel: { $kind }. Teď řešíš Problém „{ $problem }“.
reason-wrong-kind = Takto se řeší jen Problémy jednoho druhu: { $kind }. Problém „{ $problem }“ je jiného druhu.
reason-not-face-up = Problém na místě „{ $slot }“ leží lícem dolů a vyřeší ho jen Síla trojice: vyber jiný, který leží lícem vzhůru.
reason-not-rolled = Není co přehazovat: kartu „{ $card }“ zahraj při řešení Problému, až po hodu.
reason-not-walking = Karta „{ $card }“ prodlužuje chůzi: zahraj ji při chůzi, po první pěšině.
reason-stopped-here = Tady se musíš zastavit a karta „{ $card }“ na tom nic nemění: zahraj ji tam, odkud můžeš jít dál.
reason-not-failing = Karta „{ $card }“ pomůže, když po hodu druhým párem tvůj součet nestačí, nebo první akcí ven z hladomorny.
reason-nothing-to-pass = Není co nepozorovaně minout: Neviditelnost použij po příchodu k Problému nebo k čarodějce, případně první akcí v hladomorně.
reason-cannot-go-on = Neviditelnost vyžaduje možnost pokračovat: musí ti zbývat pěšina při této chůzi, nebo druhá akce.
reason-no-cackles = Nemáš žádné Chichotání k vrácení: schovej si kartu, dokud nějaké nezískáš.
reason-no-crisis = Na žádném Problému na plánu neleží Krize: schovej si kartu, dokud na některém ležet nebude.
reason-no-crisis-there = Na místě „{ $slot }“ žádná Krize neleží. Krize leží tady: { $slots }.
reason-no-hidden-problem = Na plánu neleží žádný zakrytý Obtížný problém: kartu „{ $card }“ si schovej, dokud tam nějaký nebude.
reason-not-hidden = Na místě „{ $slot }“ žádný zakrytý Obtížný problém neleží. Takové Problémy leží tady: { $slots }.
reason-peeked-already = Problém na místě „{ $slot }“ už znáš. Místa, na která se ještě můžeš podívat: { $slots }.
reason-no-power-of-three = Síla trojice vyžaduje tři karty s tímto nápisem. Takových karet máš v ruce: { $n }.
reason-name-three = Vyjmenuj tři karty s nápisem Síla trojice, každou s jinou postavou. V ruce máš tyto: { $cards }.
reason-same-character = Síla trojice vyžaduje tři různé postavy: vyber karty, z nichž každá má jinou.
reason-must-move = Po Neviditelnosti použité při první akci teď zůstat nemůžeš: vyber některý z nabízených pohybů.
reason-no-path = { $via ->
        [none] Na místo „{ $slot }“ odtud žádná pěšina nevede. Odtud vedou pěšiny na místa: { $slots }.
       *[other] Na místo „{ $slot }“ odtud žádná pěšina nevede přímo. Jdi tam po krocích. Projít můžeš přes místa: { $via }.
    }{ $cards ->
        [none] { "" }
       *[other] { " " }Nebo tam doleť: použij nejdřív koště z některé karty a pak vyber místo. Koště mají tyto tvé karty: { $cards }.
    }
reason-switch-instead = Místo „{ $slot }“ patří ke tvé lokaci a žádná pěšina na ně nevede: přejdi na ně v rámci lokace, je to samostatná pohybová akce.
reason-no-paths-left = { $longer ->
        [none] Na místo „{ $slot }“ už ti nezbývá pěšina: zastav se.
       *[some] Na místo „{ $slot }“ už ti nezbývá pěšina: zastav se, nebo nejdřív zahraj Pohyb navíc.
    }
reason-must-stop-problem = { $past ->
        [none] Na místo „{ $slot }“ jít nemůžeš, protože tě tu zastavil Problém: zastav se.
       *[some] Na místo „{ $slot }“ jít nemůžeš, protože tě tu zastavil Problém: zastav se, nebo ho miň pomocí Neviditelnosti.
    }
reason-must-stop-tea = { $past ->
        [none] Na místo „{ $slot }“ jít nemůžeš, protože tě tu zastavila čarodějka: zastav se na čaj.
       *[some] Na místo „{ $slot }“ jít nemůžeš, protože tě tu zastavila čarodějka: zastav se na čaj, nebo ji miň pomocí Neviditelnosti.
    }
reason-must-stop-full = { $past ->
        [none] Na místo „{ $slot }“ jít nemůžeš, protože jsou tu všechna místa obsazená: zastav se.
       *[some] Na místo „{ $slot }“ jít nemůžeš, protože jsou tu všechna místa obsazená: zastav se, nebo je miň pomocí Neviditelnosti.
    }
reason-moved-already = Pohyb této akce už začal a jiným ho nahradit nemůžeš: vyber jednu z nabízených odpovědí.
reason-look-first = Na jiné místo se můžeš podívat jen na začátku pohybové akce a tato už začala: vyber jednu z nabízených odpovědí.
reason-decide-first = Problém už znáš: nejdřív ho jdi řešit, nebo na něj použij Neviditelnost.
reason-must-walk-on = Po použití Neviditelnosti se při poslední akci zastavit nemůžeš: jdi dál.
reason-own-slot = Na místě „{ $slot }“ už jsi: přeleť na jiné.
reason-flying = Tato akce je let: vyber místo, na které letíš.
reason-walk-nowhere = Na místě „{ $slot }“ už jsi: jdi na jiné.
reason-other-place = { $slots ->
        [none] Tvá lokace jiné místo nemá, takže na místo „{ $slot }“ přejít nemůžeš: vyber jiný pohyb.
       *[other] Místo „{ $slot }“ není jiným místem tvé lokace. Další místa tvé lokace: { $slots }.
    }
reason-in-dungeon = Do hladomorny nikdo dobrovolně nechodí: vyber místo na plánu.
reason-not-in-dungeon = To platí jen v hladomorně a tam nejsi: vyber některý z nabízených pohybů.
reason-leave-freely = Jsi v hladomorně a druhou akcí z ní volně odcházíš: vyber místo, na které půjdeš.
reason-not-free-yet = { $exits ->
        [none] Jsi v hladomorně: první akcí tě ven dostane jen koště, Záchrana nebo Neviditelnost a nic z toho nemáš, takže čekej.
       *[some] Jsi v hladomorně: první akcí tě ven dostane jen koště, Záchrana nebo Neviditelnost, takže něco z toho použij, nebo čekej.
    }
reason-exit-is-a-move = Odchod z hladomorny je tvoje první pohybová akce: Neviditelnost nebo Záchranu použij až při ní.
reason-no-invisibility = K pohledu na místo „{ $slot }“ je potřeba Neviditelnost, na kartě nebo na dílku, a tu nemáš: přejdi rovnou na to místo, nebo se pohni jinam.
reason-nothing-to-look-at = { $slots ->
        [none] Na místo „{ $slot }“ se podívat nemůžeš: musí to být jiné místo tvé lokace, na kterém leží zakrytý Obtížný problém.
       *[other] Na místo „{ $slot }“ se podívat nemůžeš: zakryté Obtížné problémy tvé lokace leží tady: { $slots }.
    }
reason-no-way-out = Takto není kam utéct, žádné takové místo není prázdné: je-li na plánu jiné prázdné, použij koště, jinak pokračuj v řešení.
reason-stood-already = K součtu už je přidaný symbol, takže utéct nemůžeš: hoď druhým párem.
reason-after-second-roll = Symboly se přidávají jen mezi oběma hody: teď zahraj výhodu, nebo přijmi výsledek.
reason-must-solve = Musíš se pokusit vyřešit zdejší Problém: nejdřív dokonči tento pokus.
reason-must-have-tea = Nejdřív si tu musíš dát čaj: vyber, kolik Chichotání vrátíš.
reason-symbols-between = Hlavologie a Magie se přidávají jen mezi oběma hody při řešení Problému.
reason-run-between = Utéct můžeš jen mezi oběma hody při řešení Problému.
reason-run-first = Nejdřív zvol útěk pěšky nebo na koštěti, pak teprve místo.
reason-flee-where = { $slots ->
        [none] V sousedství není prázdné žádné místo: vyber jednu z nabízených odpovědí.
       *[other] Řekni, na které místo utíkáš: { $slots }.
    }
reason-on-the-way = Způsob útěku už je zvolený: teď vyber prázdné místo, na které utíkáš.
reason-first-pair-first = Nejdřív se hází prvním párem: hoď, nebo zahraj výhodu.
reason-second-pair-too = Druhým párem se musí hodit také, ať je na prvním cokoli: hoď.
reason-not-empty = Místo „{ $slot }“ není prázdné: uteč na takové, kde není Problém ani čarodějka.
reason-too-far = { $slots ->
        [none] Místo „{ $slot }“ je na útěk pěšky příliš daleko a v sousedství žádné prázdné není: vyber jednu z nabízených odpovědí.
       *[other] Místo „{ $slot }“ je na útěk pěšky příliš daleko. Prázdná místa v sousedství: { $slots }; na koštěti utečeš i dál.
    }
reason-too-far-to-run = Místo „{ $slot }“ je na útěk pěšky příliš daleko. Utéct můžeš na tato místa: { $slots }.
reason-ran-on-foot = Utíkáš pěšky, takže kartu „{ $card }“ jako koště použít nemůžeš: vyber prázdné místo v sousedství.
reason-can-flee = Za další Chichotání se utíká jen po selhání, když v sousedství není prázdné místo: vyber jednu z nabízených cest.
reason-not-the-most = { $player } nemá Chichotání nejvíc. Vezmi si jedno od někoho, kdo jich má { $most }: { $players }.
reason-supply-empty = V zásobě už žádné Chichotání není. Vezmi si jedno od někoho, kdo jich má { $most }: { $players }.
reason-too-many-cackles = Tady lze vrátit nejvýše { $most } Chichotání: zvol méně.
reason-too-few-cackles = Máš jen { $cackles } Chichotání: víc jich vrátit nemůžeš.
reason-at-least-one = Vrať aspoň jedno Chichotání: kvůli tomu byla karta zahrána.
reason-not-on-board = Problém „{ $problem }“ na tvé desce učednice neleží. Leží tam: { $problems }.
reason-not-asked-less = Další otázky lze přeskočit jen v přestávkách vlastního tahu a jen tak, jak je nabídnuto: vyber jednu z nabízených odpovědí.
reason-own-turn = To patří k tvému vlastnímu tahu: nejdřív odpověz, na co se hra ptá, a počkej, až na tebe přijde řada.
reason-no-movement = Teď od Problému utíkáš, to není pohybová akce: vyber jednu z nabízených odpovědí.
reason-later-choose = Čarodějky se vybírají před hrou: to už proběhlo.
reason-later-start = Čarodějky zaujímají místa před prvním tahem: teď se chodí nebo létá.
reason-start-later = Čarodějky zaujímají místa, až jsou všechny vybrané: nejdřív si čarodějku vyber.
reason-later-pass = Tady není co přejít: vyber jednu z nabízených odpovědí.
reason-later-crisis = Teď se nerozhoduje, kam přijde Krize: vybíráš, jen když ti to karta s lokací nechá na vůli.
reason-later-face = Žádný dílek lícem dolů před tebou neleží: na to se hra ptá, jen když se na něj smíš podívat díky Neviditelnosti.
reason-later-stumble = Za další Chichotání se utíká jen po selhání, když v sousedství není prázdné místo: to teď neplatí.
reason-later-fly = Letí se při akci pohybu, nebo při útěku: teď jde o něco jiného.
reason-later-go = Na kterékoli místo jdeš, jen když se dostáváš z hladomorny.
reason-later-wait = Čeká se jen v hladomorně, a to první akcí.
reason-later-cackle = Teď se žádné Chichotání nebere: od koho, vybíráš, jen když je zásoba prázdná a nejvíc jich má víc hráčů.
reason-later-return = Chichotání se vrací u čaje nebo díky kartě či místu, které to říká: teď ne.
reason-later-return-alone = V sólové hře se Chichotání vrací v Domku Bábi Zlopočasné, když v něm pohybová akce skončí, nebo díky kartě, která to říká: teď ne.
reason-cottage-has-problem = V Domku Bábi Zlopočasné leží Problém, takže se tam Chichotání nevrací: nejdřív ho vyřeš.
reason-no-tea-in-dungeon = V hladomorně se čaj nepije: nejdřív se z ní dostaň.
reason-not-left-out = Tohle vynechat nelze: vyber jednu z nabízených odpovědí.
reason-stay-instead = Pohnout se nemusíš, ale dej to najevo: zůstaň na místě.
reason-later-lose = Teď se o žádný Snadný problém nepřichází: vybíráš ho, jen když si ho žádá Zimoděj.
reason-later-help = Krize se odebírá Pomocnou rukou: nejdřív takovou kartu zahraj.
reason-later-reveal = Obtížný problém se otáčí Pendulem: nejdřív takovou kartu zahraj.
reason-later-peek = Na Obtížné problémy se díváš díky Zapůjčení: nejdřív takovou kartu zahraj.
reason-later-reroll = Kostky se přehazují při pokusu kartou Přehodit: nejdřív ji zahraj.
reason-later-discard = Karty se za jiné odkládají Transmutací: nejdřív takovou kartu zahraj.
reason-later-solve = Problém se pro automatické řešení vybírá až po zahrání karty: nejdřív ji zahraj.
reason-later-play = Karty a dílky schopností se hrají, když se na ně tah zastaví: odpověz, na co se hra ptá, a taková chvíle zase přijde.
reason-later-move = Pohybuješ se, když jde o akci pohybu: nejdřív odpověz, na co se hra ptá.
reason-later-stop = Zastavit se lze jen cestou, na místě, na které právě přijdeš: vyber jednu z nabízených odpovědí.
reason-later-attempt = Teď se o kostkách nerozhoduje: to patří k pokusu vyřešit Problém.
reason-other-step = Pokus má své pořadí a tento krok teď na řadě není: vyber jednu z nabízených odpovědí.

## Události: co se stalo

event-ability-used = { $player } používá { $ability }.
event-aliss-spared = { $player } si má vzít dílek Černé Alissy, ale žádný nezbývá.
event-aliss-taken = { $player } si bere dílek Černé Alissy.
event-attempt-began = { $player } se pouští do Problému „{ $problem }“ na místě „{ $slot }“, obtížnost { $difficulty }.
event-attempt-failed = { $player } selhává: Problém „{ $problem }“ na místě „{ $slot }“ zůstává.
event-attempt-vanished = Problém „{ $problem }“ na místě „{ $slot }“ zmizel a { $player } už nemá co řešit.
event-cackle-moved = { $player } si bere Chichotání od jiného hráče: { $other }.
event-cackle-taken = { $player } si bere Chichotání.
event-cackles-returned = { $player } vrací do zásoby { $n ->
        [one] { $n } Chichotání
        [few] { $n } Chichotání
       *[other] { $n } Chichotání
    }.
event-combined = { $player } hraje pro Sílu trojice kartu „{ $card }“.
event-crisis-placed = { $n ->
        [one] K Problému na místě „{ $slot }“ přibývá Krize.
        [few] K Problému na místě „{ $slot }“ přibývá Krize, teď jsou na něm { $n }.
       *[other] K Problému na místě „{ $slot }“ přibývá Krize, teď je jich na něm { $n }.
    }
event-crisis-removed = { $n ->
        [0] Z Problému na místě „{ $slot }“ mizí Krize a žádná na něm nezbývá.
        [one] Z Problému na místě „{ $slot }“ mizí Krize, zbývá na něm { $n }.
        [few] Z Problému na místě „{ $slot }“ mizí Krize, zbývají na něm { $n }.
       *[other] Z Problému na místě „{ $slot }“ mizí Krize, zbývá jich na něm { $n }.
    }
event-dealt = { $n ->
        [one] Plán je připravený a karty rozdané; v dobíracím balíčku zbývá { $n } karta.
        [few] Plán je připravený a karty rozdané; v dobíracím balíčku zbývají { $n } karty.
       *[other] Plán je připravený a karty rozdané; v dobíracím balíčku zbývá { $n } karet.
    }
event-discarded = { $player } zahazuje kartu „{ $card }“.
event-drew = { $player } si dobírá kartu „{ $card }“.
event-drew-hidden = { $player } si dobírá kartu.
event-easy-lost = { $player } přichází o Snadný problém ze své desky učednice: { $problem }.
event-fled = { $player } utíká na místo „{ $slot }“.
event-flew = { $player } letí na místo „{ $slot }“.
event-game-began = Hra začíná, první tah má { $player }.
event-graded = { $n ->
        [one] Hra končí se ziskem { $n } bodu: { $grade }.
        [few] Hra končí se ziskem { $n } bodů: { $grade }.
       *[other] Hra končí se ziskem { $n } bodů: { $grade }.
    }
event-hidden-tile-placed = Na místo „{ $slot }“ přichází lícem dolů Obtížný problém.
event-imprisoned = { $player } putuje do hladomorny.
event-location-drawn = { $player } losuje lokaci „{ $location }“ (karta „{ $card }“).
event-location-full = Do lokace „{ $location }“ se už nic nevejde: losuje se další lokace.
event-location-guarded = V lokaci „{ $location }“ je čarodějka, takže tam nic nepřibude: losuje se další lokace.
event-looked = { $player } vidí, co leží lícem dolů na místě „{ $slot }“: { $problem }.
event-lost = { $cause ->
        [crises-empty] Měla se položit Krize a žádná nezbývala: hra je prohraná.
        [elves] Na konci tahu leží lícem vzhůru příliš mnoho elfích dílků: hra je prohraná.
        [aliss-empty] Měl se vzít dílek Černé Alissy a žádný nezbýval: hra je prohraná.
        [hard-left] Na plánu zůstalo příliš mnoho Obtížných problémů: hra je prohraná.
       *[other] Hra je prohraná.
    }
event-nowhere-to-flee = { $player } nemá prázdné místo, kam utéct, a zůstává.
event-peeked = { $player } se dívá na zakrytý Problém na místě „{ $slot }“.
event-played = { $player } hraje kartu „{ $card }“.
event-ran-away = { $player } utíká, Problém „{ $problem }“ na místě „{ $slot }“ zůstává.
event-rerolled = { $player } přehazuje a na kostkách je teď { $first } a { $second }.
event-rescued = { $player } se zachraňuje, Problém „{ $problem }“ na místě „{ $slot }“ zůstává.
event-reshuffled = { $n ->
        [one] Odhazovací balíček se zamíchal; v novém dobíracím balíčku je { $n } karta.
        [few] Odhazovací balíček se zamíchal; v novém dobíracím balíčku jsou { $n } karty.
       *[other] Odhazovací balíček se zamíchal; v novém dobíracím balíčku je { $n } karet.
    }
event-rode = { $player } používá koště z karty „{ $card }“.
event-rolled = { $pair ->
        [1] { $player } hází prvním párem: { $first } a { $second }.
       *[other] { $player } hází druhým párem: { $first } a { $second }.
    }
event-rolled-for-choice = { $player } hází o výběr čarodějky: { $n }.
event-scored = { $player } získává { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
event-solved = Problém „{ $problem }“ na místě „{ $slot }“ je vyřešen, dílek si bere { $player }.
event-solved-automatically = { $player } automaticky řeší Problém na místě „{ $slot }“.
event-started = { $player } začíná na místě „{ $slot }“.
event-stayed = { $player } zůstává na místě.
event-switched = { $player } přechází v téže lokaci na místo „{ $slot }“.
event-tea = { $player } si dává ve společnosti čaj na místě „{ $slot }“.
event-tile-placed = Na místo „{ $slot }“ přichází Problém „{ $problem }“.
event-tile-removed = Problém „{ $problem }“ na místě „{ $slot }“ mizí ze hry.
event-tile-uncovered = Další Problém čekající v rámečcích je „{ $problem }“.
event-tile-waits = Žádná lokace teď Problém nemůže přijmout: čeká na další tah.
event-totalled = { $bonus ->
        [0] { $player } má součet { $n } a potřebuje { $difficulty }.
       *[other] { $player } má součet { $n }, z toho { $bonus } za Obtížné problémy, a potřebuje { $difficulty }.
    }
event-turn-began = { $turn }. tah: hraje { $player }.
event-turned-up = Problém na místě „{ $slot }“ se otáčí lícem vzhůru: { $problem }.
event-used = { $player } přidává symbol z karty „{ $card }“.
event-waited = { $player } čeká v hladomorně.
event-walked = { $player } jde na místo „{ $slot }“.
event-went = { $player } se dostává z hladomorny na místo „{ $slot }“.
event-witch-chosen = { $player } si vybírá čarodějku: { $witch }.
event-won = Čarodějky uchránily Lancre: všichni vyhrávají!
event-won-by-points = { $player } vyhrává!

## Překážky: co brání vzít odpověď zpět

wall-combined = Byla ukázána karta.
wall-dealt = Byly rozdány karty.
wall-discarded = Byla ukázána karta.
wall-drew = Byla dobrána karta.
wall-flew = Kdo přijde k zakrytému Problému, mohl se na něj v tajnosti podívat.
wall-location-drawn = Byla vylosována lokace.
wall-looked = Někdo se podíval na zakrytý Problém.
wall-peeked = Někdo se podíval na zakrytý Problém.
wall-played = Byla ukázána karta.
wall-rerolled = Padly kostky.
wall-reshuffled = Dobírací balíček byl zamíchán.
wall-rode = Byla ukázána karta.
wall-rolled = Padly kostky.
wall-rolled-for-choice = Padly kostky.
wall-switched = Kdo přijde k zakrytému Problému, mohl se na něj v tajnosti podívat.
wall-tile-uncovered = Odkryl se čekající Problém.
wall-turned-up = Problém se otočil lícem vzhůru.
wall-used = Byla ukázána karta.
wall-walked = Kdo přijde k zakrytému Problému, mohl se na něj v tajnosti podívat.
wall-went = Kdo přijde k zakrytému Problému, mohl se na něj v tajnosti podívat.

## Další slova

slot-numbered = { $location } ({ $n })
card-copy = { $card } ({ $n })
text-not-known = Toto pochází z balíčku obsahu, který k tomu nemá text.
cause = { $name }: { $text }
