### Velká kniha strašlivých čar: na co se hra ptá, co lze odpovědět, proč něco nejde a co se stalo.
### $cost, $missing, $card, $spell a další jména přicházejí hotová; podle $place, $element a $prompt se jen vybírá.
### Místa: hand, support a discard jsou hráčova vlastní, other-hand a other-support patří jinému hráči.
### Jména hráčů a karet zůstávají v prvním pádě.

## Výzvy: na co se hra ptá

prompt-act = Vyber si akci, nebo ukonči svou fázi akcí.
prompt-act-granted = { $n ->
        [one] Můžeš spustit { $n } akci: vyber ji, nebo se jí vzdej.
        [few] Můžeš spustit až { $n } akce: vyber další, nebo skonči.
       *[other] Můžeš spustit až { $n } akcí: vyber další, nebo skonči.
    }
prompt-act-from-support = { $n ->
        [one] Můžeš spustit { $n } akci zaplacenou jen kartami ze sdílené podpory, které tam zůstanou: vyber ji, nebo se jí vzdej.
        [few] Můžeš spustit až { $n } akce zaplacené jen kartami ze sdílené podpory, které tam zůstanou: vyber další, nebo skonči.
       *[other] Můžeš spustit až { $n } akcí zaplacených jen kartami ze sdílené podpory, které tam zůstanou: vyber další, nebo skonči.
    }
prompt-target = { $left ->
        [none] Kouzlo „{ $spell }“ už nemůže mít za cíl nikoho dalšího: pokračuj bez něj, nebo seslání odvolej.
       *[some] { $n ->
            [one] Vyber hráče, který bude cílem kouzla „{ $spell }“.
            [few] Vyber hráče, který bude cílem kouzla „{ $spell }“; zbývá určit { $n } cíle.
           *[other] Vyber hráče, který bude cílem kouzla „{ $spell }“; zbývá určit { $n } cílů.
        }
    }
prompt-take = { $left ->
        [none] Kouzlem „{ $spell }“ už si nelze vzít žádnou další kartu: pokračuj bez ní, nebo seslání odvolej.
       *[some] { $n ->
            [one] Vyber kartu, kterou si chceš kouzlem „{ $spell }“ vzít.
            [few] Vyber kartu, kterou si chceš kouzlem „{ $spell }“ vzít; zbývá určit { $n } karty.
           *[other] Vyber kartu, kterou si chceš kouzlem „{ $spell }“ vzít; zbývá určit { $n } karet.
        }
    }
prompt-consent = { $multiple ->
        [1] { $player } na tebe chce seslat kouzlo „{ $spell }“: souhlasíš?
        [2] { $player } na tebe chce seslat kouzlo „{ $spell }“ za dvojnásobnou cenu: souhlasíš?
        [3] { $player } na tebe chce seslat kouzlo „{ $spell }“ za trojnásobnou cenu: souhlasíš?
       *[other] { $player } na tebe chce seslat kouzlo „{ $spell }“ ({ $multiple }× cena): souhlasíš?
    }
prompt-consent-card = { $place ->
        [support] { $player } si od tebe chce kouzlem „{ $spell }“ vzít kartu z podpory ({ $card }): souhlasíš?
       *[hand] { $player } si od tebe chce kouzlem „{ $spell }“ vzít kartu z ruky ({ $card }): souhlasíš?
    }
prompt-pay = { $left ->
        [0] Cena je zaplacená: přidej další kartu, nebo platbu uzavři.
       *[other] Zaplať { $cost }: kartu po kartě, nebo všechno najednou.
    }
prompt-swap = { $n ->
        [one] Vyber z ruky { $n } kartu, kterou dáš; dostane ji { $player }.
        [few] Vyber z ruky { $n } karty, které dáš; dostane je { $player }.
       *[other] Vyber z ruky { $n } karet, které dáš; dostane je { $player }.
    }
prompt-swap-support = { $card ->
        [none] { $n ->
            [1] Vyber z ruky druhou kartu, kterou vyměníš za kartu ze sdílené podpory, nebo skonči.
           *[other] Vyber z ruky kartu, kterou vyměníš za kartu ze sdílené podpory.
        }
       *[other] Vyber ve sdílené podpoře kartu, kterou si vezmeš výměnou za svou ({ $card }).
    }
prompt-forget = { $n ->
        [one] Vyber { $n } své kouzlo, které zničíš.
        [few] Vyber postupně { $n } svá kouzla, která zničíš.
       *[other] Vyber postupně { $n } svých kouzel, která zničíš.
    }
prompt-learn-free = Můžeš se bez placení naučit jedno kouzlo z knihovny, které leží lícem vzhůru.
prompt-reward = Za zlomenou kletbu si vyber ze zásoby kartu o hodnotě { $value }.
prompt-gain = Vyber si ze zásoby { $n } { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    } o hodnotě { $value }.
prompt-draw-on-break = Chceš si za zlomenou kletbu dobrat kartu?
prompt-cure-element = { $n ->
        [one] Vyber typ elementu, kterým zahnání zaplatíš: stojí { $n } element.
        [few] Vyber typ elementu, kterým zahnání zaplatíš: stojí { $n } elementy jednoho typu.
       *[other] Vyber typ elementu, kterým zahnání zaplatíš: stojí { $n } elementů jednoho typu.
    }
prompt-trim = Máš v ruce příliš mnoho karet: odlož ještě { $n } { $n ->
        [one] kartu elementu
        [few] karty elementů
       *[other] karet elementů
    } podle svého výběru.
prompt-exhaust = { $n ->
        [one] Vyber { $n } své obnovené kouzlo, které otočíš do použité polohy.
        [few] Vyber postupně { $n } svá obnovená kouzla, která otočíš do použité polohy.
       *[other] Vyber postupně { $n } svých obnovených kouzel, která otočíš do použité polohy.
    }
prompt-neutralise = { $n ->
        [one] Vyber { $n } své kouzlo, které neutralizuješ.
        [few] Vyber postupně { $n } svá kouzla, která neutralizuješ.
       *[other] Vyber postupně { $n } svých kouzel, která neutralizuješ.
    }
prompt-neutralise-curse = { $n ->
        [one] Vyber { $n } kletbu, kterou neutralizuješ.
        [few] Vyber postupně { $n } kletby, které neutralizuješ.
       *[other] Vyber postupně { $n } kleteb, které neutralizuješ.
    }
prompt-raise = Vyber zničenou kartu, kterou nahradí karta vyšší hodnoty: v zásobě jich není dost pro všechny.
prompt-restore = Můžeš vrátit do balíčku děsu { $n ->
        [one] { $n } zničenou kartu děsu
        [few] až { $n } zničené karty děsu
       *[other] až { $n } zničených karet děsu
    }.
prompt-refresh = Vyber použité kouzlo, které obnovíš.
prompt-choose-wizard = Vyber si čaroděje.
prompt-choose-player = Vyber hráče, který tento efekt provede.
prompt-may = Chceš tento efekt využít?
prompt-discard = Odlož { $n ->
        [any] libovolný počet karet
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
prompt-discard-up-to = Můžeš odložit { $n ->
        [any] libovolný počet karet
        [one] { $n } kartu
        [few] až { $n } karty
       *[other] až { $n } karet
    }.
prompt-destroy = Znič { $n ->
        [any] libovolný počet karet
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
prompt-destroy-up-to = Můžeš zničit { $n ->
        [any] libovolný počet karet
        [one] { $n } kartu
        [few] až { $n } karty
       *[other] až { $n } karet
    }.
prompt-cure = Zažeň { $n ->
        [any] libovolný počet karet děsu
        [one] { $n } kartu děsu
        [few] { $n } karty děsu
       *[other] { $n } karet děsu
    }.
prompt-cure-up-to = Můžeš zahnat { $n ->
        [any] libovolný počet karet děsu
        [one] { $n } kartu děsu
        [few] až { $n } karty děsu
       *[other] až { $n } karet děsu
    }.
prompt-support = Polož do své podpory { $n ->
        [any] libovolný počet karet
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
prompt-support-up-to = Můžeš položit do své podpory { $n ->
        [any] libovolný počet karet
        [one] { $n } kartu
        [few] až { $n } karty
       *[other] až { $n } karet
    }.
prompt-top = Polož na svůj dobírací balíček { $n ->
        [any] libovolný počet karet
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
prompt-top-up-to = Můžeš položit na svůj dobírací balíček { $n ->
        [any] libovolný počet karet
        [one] { $n } kartu
        [few] až { $n } karty
       *[other] až { $n } karet
    }.

## Možnosti: z čeho lze vybírat

option-cast = { $multiple ->
        [1] Seslat kouzlo „{ $spell }“
        [2] Seslat kouzlo „{ $spell }“ za dvojnásobnou cenu
        [3] Seslat kouzlo „{ $spell }“ za trojnásobnou cenu
       *[other] Seslat kouzlo „{ $spell }“ ({ $multiple }× cena)
    }
option-learn = Naučit se kouzlo „{ $spell }“
option-acquire = Pořídit si kartu: { $card }
option-break = Zlomit kletbu na políčku { $slot }
option-break-named = Zlomit kletbu „{ $curse }“ ({ $slot })
option-cure = { $place ->
        [hand] Zahnat kartu děsu z ruky
        [support] Zahnat kartu děsu ze své podpory
       *[other-support] Zahnat kartu děsu z podpory jiného hráče: { $player }
    }
option-ability = Použít schopnost svého čaroděje
option-with = { $element ->
        [water] Zaplatit vodou
        [earth] Zaplatit zemí
        [fire] Zaplatit ohněm
       *[air] Zaplatit vzduchem
    }
option-pay = Zaplatit kartou: { $card }
option-settle = Zaplatit všechno najednou: { $cards }
option-target = Zvolit cíl: { $player }
option-take = Vzít si kartu: { $card }
option-go-on = { $prompt ->
        [take] Seslat kouzlo bez dalších karet
       *[target] Seslat kouzlo bez dalších cílů
    }
option-call-off = Upustit od seslání (nic to nestojí)
option-agree = Souhlasit
option-refuse = Odmítnout
option-choose-wizard = Vybrat čaroděje: { $wizard }
option-choose-player = Vybrat hráče: { $player }
option-forget = Zničit kouzlo „{ $spell }“
option-exhaust = Otočit do použité polohy kouzlo „{ $spell }“
option-neutralise-spell = Neutralizovat kouzlo „{ $spell }“
option-neutralise-curse = Neutralizovat kletbu na políčku { $slot }
option-refresh = Obnovit kouzlo „{ $spell }“
option-refresh-other = Obnovit kouzlo „{ $spell }“ jiného hráče: { $player }
option-give = Dát kartu: { $card }
option-gain = Vzít si ze zásoby kartu: { $card }
option-raise = Nahradit kartu: { $card }
option-restore = Vrátit kartu děsu do balíčku děsu
option-discard = Odložit kartu: { $card }
option-destroy = Zničit kartu: { $card }
option-cure-card = Zahnat kartu: { $card }
option-support = Položit do své podpory kartu: { $card }
option-top = Položit na svůj dobírací balíček kartu: { $card }
option-talk = Ohlásit, kdo promluvil: { $player }
option-accept = { $prompt ->
        [draw-on-break] Dobrat si kartu
       *[may] Využít efekt
    }
option-decline = { $prompt ->
        [draw-on-break] Nic si nedobírat
       *[may] Nevyužít efekt
    }
option-done = { $prompt ->
        [act] Ukončit fázi akcí
        [act-granted] Nespouštět další akci
        [act-from-support] Nespouštět další akci
        [pay] Uzavřít platbu
        [swap-support] Druhou kartu nevyměňovat
        [learn-free] Nic se neučit
        [restore] Nevracet další kartu
        [discard-up-to] Neodkládat další kartu
        [destroy-up-to] Neničit další kartu
        [cure-up-to] Nezahánět další kartu
        [support-up-to] Nepokládat do podpory další kartu
        [top-up-to] Nepokládat na balíček další kartu
       *[other] Hotovo
    }

## Karty na svých místech a za co platí

spot = { $place ->
        [hand] { $card }
        [support] { $card } (tvá podpora)
        [discard] { $card } (tvá odkládací hromádka)
        [other-hand] { $card } (ruka: { $player })
       *[other-support] { $card } (podpora: { $player })
    }
spot-as = { $element ->
        [water] { $card } jako voda
        [earth] { $card } jako země
        [fire] { $card } jako oheň
       *[air] { $card } jako vzduch
    }
spot-times = { $n }× { $card }

## Počty elementů: co něco stojí a kolik chybí

amount-water = { $n } { $n ->
        [one] element vody
        [few] elementy vody
       *[other] elementů vody
    }
amount-earth = { $n } { $n ->
        [one] element země
        [few] elementy země
       *[other] elementů země
    }
amount-fire = { $n } { $n ->
        [one] element ohně
        [few] elementy ohně
       *[other] elementů ohně
    }
amount-air = { $n } { $n ->
        [one] element vzduchu
        [few] elementy vzduchu
       *[other] elementů vzduchu
    }
amount-one-type = { $n } { $n ->
        [one] element
        [few] elementy jednoho typu
       *[other] elementů jednoho typu
    }
lack-water = { $n } { $n ->
        [one] element vody
        [few] elementy vody
       *[other] elementů vody
    }
lack-earth = { $n } { $n ->
        [one] element země
        [few] elementy země
       *[other] elementů země
    }
lack-fire = { $n } { $n ->
        [one] element ohně
        [few] elementy ohně
       *[other] elementů ohně
    }
lack-air = { $n } { $n ->
        [one] element vzduchu
        [few] elementy vzduchu
       *[other] elementů vzduchu
    }
lack-any = { $n } { $n ->
        [one] element
        [few] elementy
       *[other] elementů
    }

## Důvody: proč to nejde a co by pomohlo

reason-hand-only = Tuto kartu ({ $card }) použít nelze: efekt bere jen karty z ruky, vyber tedy některou z nich.
reason-wrong-kind = Tato karta ({ $card }) není toho druhu, který efekt žádá: vyber jinou, která mu odpovídá.
reason-wrong-place = Tuto kartu ({ $card }) použít nelze: vyber kartu z místa, které efekt uvádí.
reason-card-not-there = Tato karta ({ $card }) tam neleží, nebo už je vybraná: vyber jinou, která tam je.
reason-keep-madness = Ve fázi zotavení se karty děsu odkládat nesmějí: vyber kartu elementu.
reason-must-trim = V ruce si smíš nechat nejvýše { $most ->
        [one] { $most } kartu
        [few] { $most } karty
       *[other] { $most } karet
    }: vyber kartu elementu, kterou odložíš.
reason-trim-hand = Tato karta ({ $card }) neleží v ruce a počítají se jen karty v ruce: vyber některou z nich.
reason-support-full = Tvá podpora je plná: pro tuto kartu ({ $card }) se v ní musí nejdřív uvolnit místo.
reason-must-choose = Efekt se musí provést, nakolik to jde: nejdřív vyber, pak můžeš pokračovat.
reason-pile-empty = V zásobě už taková karta není ({ $card }): vyber jinou, která tam ještě je.
reason-not-your-spell = Kouzlo „{ $spell }“ před tebou neleží: seslat můžeš jen své vlastní kouzlo.
reason-spell-exhausted = Kouzlo „{ $spell }“ je použité: obnoví se v tvé příští fázi soustředění.
reason-spell-face-down = Kouzlo „{ $spell }“ je neutralizované: lícem vzhůru se otočí s příchodem další nestvůry.
reason-spell-face-down-for-good = Kouzlo „{ $spell }“ je neutralizované: nová nestvůra, s níž by se otočilo lícem vzhůru, už nepřijde.
reason-too-many-times = Cenu lze zaplatit nejvýše třikrát: zvol nižší násobek.
reason-cannot-pay-spell = { $multiple ->
        [1] Kouzlo „{ $spell }“ stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
        [2] Kouzlo „{ $spell }“ za dvojnásobnou cenu stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
        [3] Kouzlo „{ $spell }“ za trojnásobnou cenu stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
       *[other] Kouzlo „{ $spell }“ ({ $multiple }× cena) stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
    }
reason-spell-not-ready = Kouzlo „{ $spell }“ není obnovené: vyber kouzlo, které leží lícem vzhůru a není použité.
reason-spell-lies-face-down = Kouzlo „{ $spell }“ už leží lícem dolů: vyber kouzlo, které leží lícem vzhůru.
reason-spell-not-yours = Kouzlo „{ $spell }“ před tebou neleží: vyber některé ze svých kouzel.
reason-spell-not-there = Kouzlo „{ $spell }“ tam neleží: vyber použité kouzlo, které před některým hráčem leží.
reason-spell-ready = Kouzlo „{ $spell }“ není použité: vyber některé použité.
reason-spell-stays-face-down = Kouzlo „{ $spell }“ je neutralizované a obnovit ho nelze: vyber použité kouzlo, které leží lícem vzhůru.
reason-not-face-up-in-library = Kouzlo „{ $spell }“ neleží v knihovně lícem vzhůru: naučit se lze jen vrchní kouzlo každého balíčku.
reason-cannot-pay-learning = Naučení kouzla „{ $spell }“ stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
reason-no-value-one = Tuto kartu ({ $card }) si pořídit nelze: vyber kartu o hodnotě 2 nebo 3.
reason-supply-empty = V zásobě už taková karta není ({ $card }): vyber jinou, která tam ještě je.
reason-cannot-pay-card = Tato karta ({ $card }) stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
reason-no-curse-there = Na políčku { $slot } žádná kletba neleží: vyber políčko s kletbou.
reason-curse-face-down = Kletba na políčku { $slot } je neutralizovaná: lícem vzhůru se otočí na konci příští fáze grimoáru.
reason-curse-turned-already = Kletba na políčku { $slot } už leží lícem dolů: vyber kletbu, která leží lícem vzhůru.
reason-cannot-pay-curse = Zlomení kletby na políčku { $slot } stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
reason-cannot-pay-multi = Zlomení víceživlové kletby na políčku { $slot } stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
reason-cannot-pay-tokens = Zlomení kletby na políčku { $slot } stojí i s jejími žetony { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
reason-no-madness-there = Žádná karta děsu tam není: zahnat lze děs ze své ruky nebo z kterékoli podpory.
reason-not-another-hand = Děs se zahání z vlastní ruky nebo z kterékoli podpory, nikdy z ruky jiného hráče: vyber některé z těchto míst.
reason-cannot-pay-cure = Zahnání stojí { $cost }: v kartách, kterými smíš platit, chybí { $missing }.
reason-element-not-asked = { $left ->
        [0] Tuto kartu ({ $card }) přidat nelze: přidej kartu elementu, o který cena žádala, nebo platbu uzavři.
       *[other] Tato karta ({ $card }) se tu nepočítá: zaplať { $cost }.
    }
reason-madness-pays-nothing = Kartou děsu platit nelze: vyber kartu elementu.
reason-only-support-pays = Touto kartou ({ $card }) platit nelze: tato akce se platí jen kartami ze sdílené podpory.
reason-used-already = Tato karta ({ $card }) už se do této akce počítá: každá karta ze sdílené podpory platí jen jednou, vyber jinou.
reason-not-to-pay-with = Touto kartou ({ $card }) platit nelze: plať kartami z ruky nebo ze sdílené podpory.
reason-not-paid-yet = Cena ještě není zaplacená: chybí { $cost }.
reason-cannot-convert = Tvůj čaroděj neumí počítat kartu ({ $card }) jako jiný element: plať kartami těch elementů, o které cena žádá.
reason-converted-already = Schopnost už je v tomto tahu využitá: kartu můžeš počítat jako jiný element zase ve svém příštím tahu.
reason-convert-own-turn = Kartu můžeš počítat jako jiný element jen ve svém tahu: plať kartami těch elementů, o které cena žádá.
reason-convert-air-one = Tuto kartu ({ $card }) nelze počítat jako jiný element: jde to jen s kartou vzduchu o hodnotě 1.
reason-convert-to-air = Tato karta ({ $card }) je vzduch už sama o sobě: zaplať jí tak, jak je.
reason-would-fall-short = Kdyby tato karta ({ $card }) platila takto, nešel by doplatit zbytek ceny: zaplať { $cost } jinak.
reason-ability-at-all-times = Tvá schopnost platí stále: není co spouštět.
reason-ability-on-breaking = Tvá schopnost se nabízí vždy, když zlomíš kletbu: nejdřív některou zlom.
reason-ability-while-paying = Tvá schopnost se používá při placení akce: tehdy počítej jednu kartu vzduchu o hodnotě 1 jako jiný element.
reason-ability-used = Schopnost svého čaroděje už máš v tomto tahu využitou: znovu ji použiješ ve svém příštím tahu.
reason-ability-own-turn = Schopnost lze použít jen mezi akcemi ve vlastním tahu: počkej na svůj tah.
reason-ability-between-actions = Schopnost se používá mezi akcemi, nikdy během akce: nejdřív dokonči, co právě probíhá.
reason-ability-too-late = Schopnost se používá ve fázi akcí a ta už skončila: použij ji v příštím tahu.
reason-no-madness-in-hand = Pro schopnost svého čaroděje potřebuješ v ruce kartu děsu a žádnou nemáš.
reason-no-exhausted-spell = Pro schopnost svého čaroděje potřebuješ použité kouzlo, které leží lícem vzhůru, a nikdo takové nemá.
reason-nothing-to-swap = Pro schopnost svého čaroděje potřebuješ kartu v ruce a kartu ve sdílené podpoře.
reason-must-swap = Výměna má dvě strany: vyber kartu, kterou dáš, a kartu, kterou si za ni vezmeš.
reason-swap-from-hand = Tato karta ({ $card }) neleží v tvé ruce: dej některou, která v ní je.
reason-swap-from-support = Tato karta ({ $card }) neleží v podpoře: vezmi si některou ze sdílené podpory.
reason-never-the-caster = Kouzlo „{ $spell }“ působí jen na ostatní hráče: vyber někoho jiného.
reason-only-once = Tento hráč už mezi cíli je ({ $player }): vyber jiného.
reason-one-other-only = Kouzlo „{ $spell }“ působí na tebe a na jednoho jiného hráče: teď zvol sebe.
reason-player-out = Tento hráč už ve hře není: vyber někoho, kdo ještě hraje.
reason-you-are-out = Ve hře už nejsi: ostatní hrají dál bez tebe.
reason-refused-already = Tento hráč už odmítl ({ $player }): znovu se můžeš zeptat, až bude zaplacena jiná akce.
reason-card-refused-already = Tuto kartu ti hráč už dát odmítl ({ $player }, { $card }): znovu se můžeš zeptat, až bude zaplacena jiná akce.
reason-nobody-refused = Od seslání lze upustit, jen když ho někdo odmítl: pokračuj v něm.
reason-others-left = Ještě je koho vybrat: zvol hráče, nebo od seslání upusť.
reason-cards-left = Ještě je z čeho vybírat: zvol kartu, nebo od seslání upusť.
reason-wizard-taken = Tento čaroděj už je obsazený ({ $wizard }): vyber jiného.
reason-must-forget = Víc kouzel už mít nesmíš: vyber, které za to nové zničíš.
reason-must-choose-player = Někdo tento efekt provést musí: vyber hráče.
reason-must-choose-wizard = Každý hraje za některého čaroděje: vyber si svého.
reason-must-agree-or-refuse = Toto kouzlo potřebuje tvůj souhlas: souhlas, nebo odmítni.
reason-must-choose-element = Zahnání se platí elementy jednoho typu: vyber kterého.
reason-must-accept-or-decline = Můžeš to odmítnout, ale musíš to říct: přijmi, nebo odmítni.
reason-must-take-reward = Dokud je v zásobě vhodná karta, odměna se bere: vyber si ji.
reason-must-give = Výměna má dvě strany a obě dávají stejně karet: vyber kartu.
reason-must-name-cards = Karty se ohlašují dřív, než se cokoli zaplatí: vyber kartu.
reason-must-name-targets = Cíle se ohlašují dřív, než se cokoli zaplatí: vyber hráče.
reason-nothing-left-to-name = Už není co určit: pokračuj bez toho, nebo od seslání upusť.
reason-action-later = Teď jde o něco jiného: nejdřív odpověz na to. Akce se vybírají, až když se hra zeptá, co chceš dělat.
reason-nothing-to-pay = Teď není co platit: zaplacení přijde na řadu, až bude vybraná akce a určené její cíle.
reason-not-as-proposed = Tohle není navržená platba: přijmi ji tak, jak je nabídnutá, nebo plať kartu po kartě.
reason-no-spell-announced = Žádné kouzlo teď cíl nehledá: ohlas takové, které potřebuje dalšího hráče, a pak vyber koho.
reason-nothing-to-call-off = Teď není od jakého seslání upustit: lze to, když někdo kouzlo odmítne dřív, než se zaplatí.
reason-nobody-asks-consent = Tvůj souhlas teď nikdo nepotřebuje: hra se tě zeptá, až se kouzlo bude týkat tvých věcí.
reason-nothing-to-pick = Žádný efekt teď takhle kartu nechce: karty se vybírají, když to efekt říká, a jen tak, jak to říká.
reason-nothing-to-gain = Odtud si teď nic nebereš: takovou kartu ti dá vybrat jen efekt nebo odměna. Kartu o hodnotě 2 nebo 3 si můžeš pořídit akcí.
reason-no-spell-to-pick = Žádný efekt teď takhle kouzlo nechce: kouzla se vybírají, když to efekt říká.
reason-no-curse-to-pick = Žádný efekt teď kletbu neneutralizuje: sešli kouzlo, které to umí.
reason-no-player-to-pick = Hráč se teď nevybírá: hra se zeptá, až efekt nechá na tobě, kdo ho provede.
reason-no-wizard-to-pick = Čarodějové se vybírají před hrou: to už proběhlo.
reason-no-element-to-pick = Element se teď nevybírá: hra se na něj zeptá, až budeš zahánět děs.

## Události: co se stalo

event-ability-used = { $player } používá schopnost svého čaroděje.
event-agreed = { $player } souhlasí s kouzlem „{ $spell }“, které chce seslat { $caster }.
event-called-off = { $player } od seslání kouzla „{ $spell }“ upouští.
event-converted = { $element ->
        [water] { $player } počítá kartu jako vodu: { $card }.
        [earth] { $player } počítá kartu jako zemi: { $card }.
        [fire] { $player } počítá kartu jako oheň: { $card }.
       *[air] { $player } počítá kartu jako vzduch: { $card }.
    }
event-cast = { $multiple ->
        [1] { $player } sesílá kouzlo „{ $spell }“.
        [2] { $player } sesílá kouzlo „{ $spell }“ za dvojnásobnou cenu.
        [3] { $player } sesílá kouzlo „{ $spell }“ za trojnásobnou cenu.
       *[other] { $player } sesílá kouzlo „{ $spell }“ ({ $multiple }× cena).
    }
event-cured = { $place ->
        [hand] { $player } zahání kartu děsu z ruky.
        [support] { $player } zahání kartu děsu ze své podpory.
        [discard] { $player } zahání kartu děsu ze své odkládací hromádky.
       *[other-support] { $player } zahání kartu děsu z podpory jiného hráče ({ $owner }).
    }
event-curse-broken = { $player } láme kletbu „{ $curse }“ na políčku { $slot }.
event-curse-laid = Na políčko { $slot } přichází kletba „{ $curse }“.
event-curse-neutralised = Kletba „{ $curse }“ na políčku { $slot } je neutralizovaná.
event-curse-returned = { $n ->
        [0] Kletba „{ $curse }“ z políčka { $slot } se vrací dospod svého balíčku.
        [one] Kletba „{ $curse }“ z políčka { $slot } se vrací dospod svého balíčku; karta děsu pod ní je zničena.
        [few] Kletba „{ $curse }“ z políčka { $slot } se vrací dospod svého balíčku; { $n } karty děsu pod ní jsou zničeny.
       *[other] Kletba „{ $curse }“ z políčka { $slot } se vrací dospod svého balíčku; { $n } karet děsu pod ní je zničeno.
    }
event-curse-struck = Spouští se kletba „{ $curse }“ na políčku { $slot }.
event-curse-woke = Kletba „{ $curse }“ na políčku { $slot } se otáčí lícem vzhůru.
event-deck-discarded = { $player } odkládá celý svůj dobírací balíček.
event-destroyed = { $place ->
        [hand] { $player } ničí kartu z ruky: { $card }.
        [support] { $player } ničí kartu ze své podpory: { $card }.
        [discard] { $player } ničí kartu ze své odkládací hromádky: { $card }.
       *[other-support] { $player } ničí kartu z podpory jiného hráče ({ $owner }): { $card }.
    }
event-discarded = { $place ->
        [hand] { $player } odkládá kartu z ruky: { $card }.
        [support] { $player } odkládá kartu ze své podpory: { $card }.
        [discard] { $player } odkládá kartu ze své odkládací hromádky: { $card }.
       *[other-support] { $player } odkládá kartu z podpory jiného hráče ({ $owner }): { $card }.
    }
event-drawn = { $player } si dobírá kartu: { $card }.
event-drawn-into-support = { $player } si dobírá kartu rovnou do své podpory: { $card }.
event-eliminated = { $player } podléhá děsu a vypadává ze hry.
event-exhausted = { $player } otáčí do použité polohy své kouzlo „{ $spell }“.
event-gained = { $place ->
        [deck_top] { $player } si přidává ze zásoby na dobírací balíček kartu: { $card }.
       *[discard] { $player } si přidává ze zásoby do odkládací hromádky kartu: { $card }.
    }
event-game-began = Hra začíná; prvním hráčem je { $player }.
event-given = { $player } dává kartu ({ $card }), dostává ji { $other }.
event-learned = { $player } se učí kouzlo „{ $spell }“.
event-library-destroyed = Kouzlo „{ $spell }“ v knihovně je zničeno.
event-lost = { $cause ->
        [stack-empty] Je potřeba karta děsu a balíček děsu už žádnou nemá: hráči prohrávají.
        [last-monster] Poslední nestvůra nebyla poražena: hráči prohrávají.
        [all-out] Všichni hráči vypadli ze hry: prohrávají.
        [talked] Někdo promluvil: hráči prohrávají.
       *[other] Hráči prohrávají.
    }
event-madness-freed = { $player } si přidává kartu děsu zpod kletby do odkládací hromádky.
event-madness-gained = { $place ->
        [hand] { $player } si bere do ruky kartu děsu.
        [support] { $player } dostává do své podpory kartu děsu.
        [deck_top] { $player } si přidává kartu děsu na dobírací balíček.
       *[discard] { $player } si přidává kartu děsu do odkládací hromádky.
    }
event-madness-returned = { $place ->
        [hand] { $player } si bere do ruky zničenou kartu děsu.
        [support] { $player } dostává do své podpory zničenou kartu děsu.
        [deck_top] { $player } si přidává zničenou kartu děsu na dobírací balíček.
       *[discard] { $player } si přidává zničenou kartu děsu do odkládací hromádky.
    }
event-madness-under-curse = Pod kletbu „{ $curse }“ na políčku { $slot } přichází karta děsu.
event-marker-moved = { $space ->
        [0] Žeton zaříkávání se posouvá na políčko zaříkávání.
       *[other] Žeton zaříkávání se posouvá na políčko { $space }.
    }
event-milled = { $player } odkládá horní kartu svého dobíracího balíčku: { $card }.
event-monster-defeated = Nestvůra je poražena: { $monster }.
event-monster-survived = Nestvůra nebyla poražena: { $monster }.
event-page-turned = Otáčí se strana a přichází nestvůra: { $monster }.
event-paid = { $place ->
        [hand] { $player } platí kartou z ruky: { $card }.
        [support] { $player } platí kartou ze své podpory: { $card }.
       *[other-support] { $player } platí kartou z podpory jiného hráče ({ $owner }): { $card }.
    }
event-player-chosen = { $player } vybírá hráče: { $other }.
event-put-on-deck = { $place ->
        [discard] { $player } pokládá kartu ze své odkládací hromádky na svůj dobírací balíček: { $card }.
       *[hand] { $player } pokládá kartu z ruky na svůj dobírací balíček: { $card }.
    }
event-raised = { $place ->
        [support] Karta v podpoře ({ $owner }) se mění na kartu vyšší hodnoty: { $card } → { $higher }.
       *[discard] { $owner } si přidává do odkládací hromádky kartu vyšší hodnoty: { $card } → { $higher }.
    }
event-refreshed = Kouzlo „{ $spell }“ se obnovuje ({ $owner }).
event-refused = { $player } odmítá kouzlo „{ $spell }“, které chce seslat { $caster }.
event-reshuffled = { $player } míchá nový dobírací balíček.
event-round-began = Začíná { $round }. kolo.
event-shown-cured = { $player } ukazuje horní kartu svého dobíracího balíčku a zahání ji: { $card }.
event-shown-discarded = { $player } ukazuje horní kartu svého dobíracího balíčku a odkládá ji: { $card }.
event-silence-began = Pššt! Od této chvíle nikdo nesmí mluvit.
event-spell-destroyed = { $player } ničí své kouzlo „{ $spell }“.
event-spell-neutralised = { $player } neutralizuje své kouzlo „{ $spell }“.
event-spell-woke = Kouzlo „{ $spell }“ se otáčí lícem vzhůru ({ $player }).
event-stack-burnt = Jedna karta z balíčku děsu je zničena; { $n ->
        [0] žádná v něm nezbývá
        [one] zbývá v něm { $n } karta
        [few] zbývají v něm { $n } karty
       *[other] zbývá v něm { $n } karet
    }.
event-stack-restored = Zničená karta děsu se vrací do balíčku děsu; { $n ->
        [one] je v něm { $n } karta
        [few] jsou v něm { $n } karty
       *[other] je v něm { $n } karet
    }.
event-support-swapped = { $place ->
        [support] { $player } mění kartu z ruky za kartu ze své podpory: { $card } → { $for_card }.
       *[other-support] { $player } mění kartu z ruky za kartu z podpory jiného hráče ({ $owner }): { $card } → { $for_card }.
    }
event-supported = { $place ->
        [discard] { $player } pokládá kartu ze své odkládací hromádky do své podpory: { $card }.
       *[hand] { $player } pokládá kartu z ruky do své podpory: { $card }.
    }
event-taken = { $place ->
        [support] { $player } si bere do ruky kartu ze své podpory: { $card }.
        [other-hand] { $player } si bere do ruky kartu z ruky jiného hráče ({ $owner }): { $card }.
       *[other-support] { $player } si bere do ruky kartu z podpory jiného hráče ({ $owner }): { $card }.
    }
event-talked = { $player } mluví, ačkoli se mluvit nesmí.
event-targeted = { $player } volí cíl kouzla „{ $spell }“: { $other }.
event-token-placed = { $element ->
        [water] Na kletbu „{ $curse }“ na políčku { $slot } přichází žeton vody.
        [earth] Na kletbu „{ $curse }“ na políčku { $slot } přichází žeton země.
        [fire] Na kletbu „{ $curse }“ na políčku { $slot } přichází žeton ohně.
       *[air] Na kletbu „{ $curse }“ na políčku { $slot } přichází žeton vzduchu.
    }
event-top-destroyed = { $player } ničí horní kartu svého dobíracího balíčku: { $card }.
event-turn-began = { $turn }. tah: hraje { $player }.
event-uncovered = V knihovně se odkrývá kouzlo „{ $spell }“.
event-wizard-chosen = { $player } si vybírá čaroděje: { $wizard }.
event-won = Poslední nestvůra je poražena: hráči vyhrávají!

## Překážky: co brání vzít odpověď zpět

wall-curse-laid = Na stůl přišla kletba.
wall-deck-discarded = Celý dobírací balíček byl odložen.
wall-drawn = Byla dobrána karta.
wall-drawn-into-support = Byla dobrána karta.
wall-milled = Byla odložena karta z dobíracího balíčku.
wall-page-turned = Strana se otočila.
wall-reshuffled = Dobírací balíček byl zamíchán.
wall-shown-cured = Byla ukázána karta.
wall-shown-discarded = Byla ukázána karta.
wall-top-destroyed = Byla zničena karta z dobíracího balíčku.
wall-uncovered = V knihovně se odkrylo kouzlo.

## Další slova

monster-final = poslední strana
text-not-known = Tato karta pochází z balíčku obsahu, který k ní nemá text.

cause = { $name }: { $text }
cause-bonus = Bonus
cause-penalty = Postih
