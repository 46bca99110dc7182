### Džin: na co se hra ptá, co lze odpovědět, proč něco nejde a co se stalo.
### Jména, džinové, lahve, počty a místa přicházejí hotové; podle $prompt, $shape, $kind, $final a $pending se jen vybírá.
### $djinn, $group, $bottle a počty jsou ve čtvrtém pádě, $djinn_name a $bottle_name v prvním. Jména hráčů a karet se neskloňují.

game-name = Džin

## Otázky na hráče

prompt-draft = Vyber si vlastnost: nakonec má každý jednu kladnou a jednu zápornou.
prompt-place-wizard = Vyber čtvercové pole, u kterého tvůj kouzelník začne, a cestu, po které k němu přijde.
prompt-move = { $skipped ->
        [0] Tvůj kouzelník stojí { $at }: vyber, kam půjde.
       *[other] Tvůj kouzelník se nezastavuje { $at } a jde dál: vyber další pole.
    }
prompt-act = { $shape ->
        [source] { $final ->
            [1] Tohle je tvá závěrečná akce { $at }, magickou sílu máš { $magic } (maximum { $most }); každá volba z druhého řádku stojí { $cost }. Vyber, co uděláš.
           *[other] Jsi { $at }, magickou sílu máš { $magic } (maximum { $most }); každá volba z druhého řádku stojí { $cost }. Vyber, co uděláš.
        }
       *[other] { $pending ->
            [1] Jsi { $at }, magickou sílu máš { $magic } (maximum { $most }) a před sebou tu máš { $crowd }. Vyber, co uděláš.
           *[other] Jsi { $at }, magickou sílu máš { $magic } (maximum { $most }). Vyber, co uděláš.
        }
    }
prompt-capture = Vyber, koho polapíš. Potřebná magická síla: { $needs }. Máš magickou sílu { $magic } a { $purse }. { $helpers ->
        [none] Žádná tvá karta pomoci nemůže.
       *[other] Bez barevných bonusů tvé karty ušetří: { $helpers }.
    } { $places ->
        [none] Nemáš kam žádného džina umístit.
       *[other] K umístění máš { $places }.
    }
prompt-capture-free = Chceš-li, vyber ještě jednoho džina. S veledžinem lze od tohoto pole jednoho polapit zdarma. Pro všechny máš { $places }.
prompt-capture-place = Chytáš { $group }: bez úspor potřebuješ magickou sílu { $strength }. Vyber, kam umístíš { $djinn }; ještě máš { $places }.
prompt-capture-pay = Zaplať za polapení. Chytáš { $group } a potřebuješ magickou sílu { $strength }; ušetřeno { $saved }, zbývá zaplatit { $left }, máš magickou sílu { $magic } a { $purse }. { $helpers ->
        [none] Žádná další karta pomoci nemůže.
       *[other] Další karty ještě mohou pomoci.
    }
prompt-draw-djinn = Tvůj ukazatel kapacity už dál nemůže: místo toho si můžeš z pytlíku vylosovat džina a zdarma ho polapit.
prompt-place-drawn = Máš vylosovaného džina ({ $djinn_name }): vyber, kam přijde.
prompt-capture-from-map = { $n ->
        [one] Z mapy můžeš zdarma polapit { $n } běžného džina: vyber ho i s místem.
        [few] Z mapy můžeš zdarma polapit až { $n } běžné džiny: vyber jednoho i s místem.
       *[other] Z mapy můžeš zdarma polapit až { $n } běžných džinů: vyber jednoho i s místem.
    }
prompt-remove-djinn = { $n ->
        [one] Od svého pole můžeš vrátit do pytlíku { $n } běžného džina.
        [few] Od svého pole můžeš postupně vrátit do pytlíku až { $n } běžné džiny.
       *[other] Od svého pole můžeš postupně vrátit do pytlíku až { $n } běžných džinů.
    }
prompt-extra-chest = { $card ->
        [owned] Můžeš odhalit o jednu truhlu víc. Jedna z odhalených truhel se pak odhodí bez odměny.
       *[none] Ocenění ti ještě může přinést vybavení, které odhaluje o jednu truhlu víc: vezmi si ho teď, nebo truhly odhal.
    }
prompt-drop-chest = Vyber truhlu, která se odhodí bez odměny.
prompt-open-chest = Vyber truhlu, kterou teď otevřeš; neotevřených zbývá: { $n }.
prompt-unlock = Za klíč můžeš získat i bonus této truhly: { $chest }
prompt-archive = { $n ->
        [one] Vyber si možnost Archivu.
       *[other] Vyber si možnost Archivu; celkem jich ještě můžeš využít { $n }.
    }
prompt-place-passage = Vyber svou utajenou znalost a čtvercové pole, ke kterému ji přiložíš.
prompt-perform-basic = Vyber lokaci, jejíž základní akci provedeš.
prompt-take-bottle = { $n ->
        [one] Vyber barvu nové lahve.
       *[other] Vyber barvu další lahve; celkem jich ještě získáš { $n }.
    }
prompt-lose-bottle = { $n ->
        [one] Ztrácíš { $n } prázdnou lahev: vyber její barvu.
        [few] Ztrácíš { $n } prázdné lahve: vyber barvu další z nich.
       *[other] Ztrácíš { $n } prázdných lahví: vyber barvu další z nich.
    }
prompt-swap-bottle = { $n ->
        [one] Můžeš vyměnit { $n } svou prázdnou lahev za lahev jiné barvy.
        [few] Můžeš postupně vyměnit až { $n } své prázdné lahve za jiné.
       *[other] Můžeš postupně vyměnit až { $n } svých prázdných lahví za jiné.
    }
prompt-hire = { $n ->
        [one] Vyber kartu mága, kterou si vezmeš.
       *[other] Vyber další kartu mága; celkem si jich ještě vezmeš { $n }.
    }
prompt-equip = { $n ->
        [one] Vyber kartu vybavení, kterou si vezmeš.
       *[other] Vyber další kartu vybavení; celkem si jich ještě vezmeš { $n }.
    }
prompt-keep = Máš dvě aktivní karty téhož druhu: vyber, která zůstane lícem vzhůru.
prompt-wake = { $n ->
        [one] Můžeš otočit lícem vzhůru { $n } svou kartu mága.
        [few] Můžeš postupně otočit lícem vzhůru až { $n } své karty mágů.
       *[other] Můžeš postupně otočit lícem vzhůru až { $n } svých karet mágů.
    }
prompt-wake-paid = { $n ->
        [one] Můžeš otočit lícem vzhůru { $n } svou kartu mága za { $cost }.
        [few] Můžeš otočit lícem vzhůru až { $n } své karty mágů, každou za { $cost }.
       *[other] Můžeš otočit lícem vzhůru až { $n } svých karet mágů, každou za { $cost }.
    }
prompt-visit = { $n ->
        [one] Vyber stánek, který tvůj asistent navštíví.
       *[other] Vyber další stánek pro svého asistenta; zbývající návštěvy: { $n }.
    }

## Co čtou ostatní, když se někdo rozhoduje; nic, co nemají vědět

waiting-draft = { $player } se rozhoduje, kterou vlastnost si vezme.
waiting-place-wizard = { $player } se rozhoduje, kde začne.
waiting-move = { $player } se rozhoduje, kam půjde.
waiting-act = { $player } se rozhoduje, co u tohoto pole udělá.
waiting-capture = { $player } se rozhoduje, které džiny polapí.
waiting-capture-free = { $player } se rozhoduje, zda polapí dalšího džina zdarma.
waiting-capture-place = { $player } se rozhoduje, kam polapené džiny umístí.
waiting-capture-pay = { $player } se rozhoduje, čím za polapení zaplatí.
waiting-draw-djinn = { $player } se rozhoduje, zda si z pytlíku vylosuje džina.
waiting-place-drawn = { $player } se rozhoduje, kam vylosovaného džina umístí.
waiting-capture-from-map = { $player } se rozhoduje, kterého džina z mapy polapí.
waiting-remove-djinn = { $player } se rozhoduje, kterého džina vrátí do pytlíku.
waiting-extra-chest = { $player } se rozhoduje, zda odhalí o jednu truhlu víc.
waiting-drop-chest = { $player } se rozhoduje, kterou truhlu odhodí.
waiting-open-chest = { $player } se rozhoduje, kterou truhlu otevře.
waiting-unlock = { $player } se rozhoduje, zda truhlu odemkne.
waiting-archive = { $player } se rozhoduje, kterou možnost Archivu si vybere.
waiting-place-passage = { $player } se rozhoduje, kam přiloží utajenou znalost.
waiting-perform-basic = { $player } se rozhoduje, kterou základní akci provede.
waiting-take-bottle = { $player } se rozhoduje, kterou lahev si vezme.
waiting-lose-bottle = { $player } se rozhoduje, o kterou lahev přijde.
waiting-swap-bottle = { $player } se rozhoduje, kterou lahev vymění.
waiting-hire = { $player } se rozhoduje, kterou kartu mága si vezme.
waiting-equip = { $player } se rozhoduje, které vybavení si vezme.
waiting-keep = { $player } se rozhoduje, které vybavení nechá lícem vzhůru.
waiting-wake = { $player } se rozhoduje, kterou kartu mága otočí lícem vzhůru.
waiting-wake-paid = { $player } se rozhoduje, zda za otočení karty mága zaplatí.
waiting-visit = { $player } se rozhoduje, který stánek navštíví.

## Možnosti: z čeho lze vybírat

option-choose = { $kind ->
        [positive] Vzít si kladnou vlastnost „{ $trait }“ – { $text }
       *[negative] Vzít si zápornou vlastnost „{ $trait }“ – { $text }
    }
option-place-wizard = Začít { $at }, příchod { $from }
option-move = { $tolls ->
        [none] Jít { $to }
       *[other] Jít { $to } a zaplatit { $tolls }
    }
option-skip = Nezastavit se { $at } a jít dál
option-basic = Základní akce { $location }: { $text }
option-special = Zvláštní akce { $location }: { $text }
option-passage = Utajená znalost, základní akce { $location }: { $text }
option-capture = Postavit se džinům a někoho polapit
option-capture-nothing = { $loss ->
        [0] Postavit se džinům a nikoho nepolapit
        [one] Postavit se džinům, nikoho nepolapit a ztratit { $loss } bod magické síly
        [few] Postavit se džinům, nikoho nepolapit a ztratit { $loss } body magické síly
       *[other] Postavit se džinům, nikoho nepolapit a ztratit { $loss } bodů magické síly
    }
option-capture-set = { $saved ->
        [0] Polapit { $group }: magická síla { $strength }
       *[other] Polapit { $group }: magická síla { $strength }, s kartami { $least }
    }
option-capture-from-map = { $place ->
        [circle] Polapit { $djinn } { $from } a umístit na kruh
       *[bottle] Polapit { $djinn } { $from } a umístit do lahve
    }
option-forgo = Bez akce. { $text }
option-source = { $text }
option-reward = Vzít si odměnu karty „{ $equipment }“ – { $text }
option-free = { $djinn ->
        [none] Dalšího džina nepolapit
       *[other] Zdarma polapit i { $djinn }
    }
option-put = { $place ->
        [circle] Umístit ho na kruh
       *[bottle] Umístit ho do lahve a zazátkovat
    }
option-put-djinn = { $place ->
        [circle] Umístit { $djinn } na kruh
       *[bottle] Umístit { $djinn } do lahve se zátkou ({ $bottle_name })
    }
option-pay = { $n ->
        [0] Neplatit žádnou magickou sílu a polapit
        [one] Zaplatit { $n } bod magické síly a polapit
        [few] Zaplatit { $n } body magické síly a polapit
       *[other] Zaplatit { $n } bodů magické síly a polapit
    }
option-with = { $fee ->
        [0] Použít kartu „{ $helper }“, která ušetří magickou sílu { $saves }
       *[other] Použít za { $cost } kartu „{ $helper }“, která ušetří magickou sílu { $saves }
    }
option-call-off = Od polapení upustit
option-draw = Vylosovat z pytlíku džina
option-decline = Džina nelosovat
option-draw-equipment = Vzít si naslepo spodní kartu z balíčku: { $kind ->
        [staff] hole
        [hat] klobouky
       *[cloak] pláště
    }
option-return = Vrátit ho do pytlíku
option-remove = Vrátit do pytlíku { $djinn }
option-reveal = { $which ->
        [extra] Odhalit o jednu truhlu víc
       *[plain] Žádnou truhlu navíc neodhalovat
    }
option-discard = Odhodit truhlu: { $text }
option-open = Otevřít truhlu: { $text }
option-unlock = Odemknout truhlu
option-archive = { $text }
option-place-passage = Umístit utajenou znalost { $passage } { $at }
option-take = Vzít si { $bottle }
option-lose = Ztratit { $bottle }
option-swap = Vyměnit { $bottle } za { $for_bottle }
option-hire = Vzít si kartu „{ $mage }“ – { $text }
option-wake = Otočit lícem vzhůru kartu „{ $mage }“ – { $text }
option-equip = Vzít si kartu „{ $equipment }“ – { $text }
option-keep = Nechat lícem vzhůru kartu „{ $equipment }“ – { $text }
option-use = Použít kartu „{ $equipment }“ – { $text }
option-visit = { $tolls ->
        [none] Navštívit stánek „{ $stall }“: { $text }
       *[other] Navštívit stánek „{ $stall }“ a nejdřív zaplatit { $tolls }: { $text }
    }
option-stay = { $tolls ->
        [none] Zůstat na stánku „{ $stall }“: { $text }
       *[other] Zůstat na stánku „{ $stall }“ a nejdřív zaplatit { $tolls }: { $text }
    }
option-exchange = Směnit { $text }
option-bottle = Přemístit { $djinn } z kruhu do lahve ({ $bottle_name })
option-award = { $bosses ->
        [0] Získat ocenění „{ $award }“ za { $bottles } – { $text }
       *[other] Získat ocenění „{ $award }“ za { $bottles } (veledžinů: { $bosses }) – { $text }
    }
option-done = { $prompt ->
        [act] Ukončit tah
        [archive] Nevybrat žádnou možnost
        [capture-from-map] Nikoho nepolapit
        [equip] Nebrat si vybavení
        [hire] Nebrat si kartu mága
        [perform-basic] Neprovést žádnou akci
        [remove-djinn] Nikoho nevracet
        [swap-bottle] Žádnou lahev neměnit
        [take-bottle] Nebrat si lahev
        [unlock] Nechat truhlu zamčenou
        [visit] Žádný stánek nenavštívit
        [wake] Žádnou kartu neotáčet
        [wake-paid] Žádnou kartu neotáčet
       *[other] Hotovo
    }

## Důvody: proč to nejde a co by pomohlo

reason-action-over = Teď se rozhoduje o něčem jiném: nejdřív to dokonči. Akce se vybírají, až když se hra zeptá, co na svém poli uděláš.
reason-not-beside = Tohle jde skoro kdykoli, ale ne uprostřed toho, o čem se teď rozhoduje: nejdřív to dokonči.
reason-trait-kind-owned = { $kind ->
        [positive] Kladnou vlastnost už máš: vyber si zápornou.
       *[negative] Zápornou vlastnost už máš: vyber si kladnou.
    }
reason-path-occupied = Na této cestě už stojí jiný kouzelník: vyber volnou.
reason-no-path = Odtud { $to } žádná cesta nevede: vyber pole spojené s tím, u kterého jsi.
reason-no-going-back = Přicházíš { $from } a rovnou zpět jít nesmíš: vyber jinou cestu.
reason-toll-too-high = Chceš-li se zastavit { $at }, musíš zaplatit { $cost }, ale máš { $held }: { $otherwise ->
        [yes] zaplať jinak, pole přeskoč, nebo jdi jinam.
       *[no] pole přeskoč, nebo jdi jinam.
    }
reason-edge-is-free = Cestu ti { $at } nikdo neblokuje, takže pole přeskočit nemůžeš: { $stop ->
        [no] vyber jinou cestu.
       *[yes] zastav se tam, nebo vyber jinou cestu.
    }
reason-skip-unjoined = Přeskočit lze jen sousední pole, jehož okraj blokuje jiný kouzelník: vyber cestu a zastav se na jejím konci.
reason-skipped-already = Tento okraj { $at } už máš v tomto tahu za sebou: zastav se tam, nebo vyber jinou cestu.
reason-same-edge = Právě na tomto okraji { $at } tvůj tah začal a skončit tam nesmí: vyber jiné pole.
reason-not-here = K tomu tvůj kouzelník není u správného pole: vyber akci pole, u kterého stojí.
reason-acted-already = Akci tohoto pole už máš za sebou: udělej něco jiného, nebo ukonči tah.
reason-only-at-round = Toto pole je čtvercové a má jen základní akci: za zvláštní akcí jdi ke kulatému poli { $location }.
reason-no-passage-here = U tohoto pole nemáš utajenou znalost { $location }: vyber jinou akci. Utajené znalosti se přikládají ke čtvercovým polím, a to v Archivu.
reason-passage-used = Utajenou znalost už máš v tomto tahu využitou: znovu poslouží, až sem přijdeš příště.
reason-passage-fresh = Tuto utajenou znalost přikládáš právě v tomto tahu: poslouží, až sem přijdeš příště.
reason-forgone = Místo akcí tohoto pole už máš mince nebo magickou sílu: teď se postav džinům, jsou-li tu, nebo ukonči tah.
reason-acted-so-nothing = Akci už tu máš za sebou, takže za nečinnost nic nedostaneš: udělej něco jiného, nebo ukonči tah.
reason-forgone-already = Mince nebo magickou sílu za nečinnost už v tomto tahu máš: dávají se jen jednou.
reason-not-at-source = Mince nebo magická síla za nečinnost se dávají jen u lokací, u Zřídla magie ne: využij jeho řádky, nebo ukonči tah.
reason-must-capture = Jsou tu džinové a nejdřív se jim musíš postavit: někoho polap, nebo zvol, že nikoho nepolapíš.
reason-take-instead = Tah tu nemůže skončit bez akce i bez náhrady: proveď nějakou akci, nebo si vyber, co dostaneš za nečinnost.
reason-row-done = První řádek Zřídla magie už máš v tomto tahu za sebou: udělej něco jiného, nebo ukonči tah.
reason-row-left = Druhý řádek Zřídla magie je pro tento tah uzavřený, protože po něm už následoval první: udělej něco jiného, nebo ukonči tah.
reason-basic-only = Tvá záporná vlastnost zvláštní akci Katakomb zakazuje: proveď místo ní základní.
reason-magic-full = Tvá magická síla je na maximu ({ $most }), takže by ti to nic nedalo: nejdřív něco utrať, nebo vyber něco jiného.
reason-cannot-pay = { $cost ->
        [none] Tohle zaplatit nemůžeš: nejdřív získej, co to stojí.
       *[other] Stojí to { $cost }, ale máš { $held }: nejdřív získej zbytek, nebo vyber něco jiného.
    }
reason-cannot-pay-source = Každá volba z druhého řádku tě stojí { $cost }, ale máš { $held }: nejdřív získej zbytek, nebo vyber něco jiného.
reason-none-left = Žádná karta mága tohoto druhu už nezbývá: vyber něco jiného.
reason-not-visible = Karta „{ $mage }“ pro tuto akci v nabídce neleží: vezmi si některou z nabízených.
reason-gear-not-visible = Karta „{ $equipment }“ neleží na vrchu svého balíčku: vezmi si jednu z vyložených.
reason-from-the-bottom = Kvůli své záporné vlastnosti smíš brát jen spodní kartu balíčku: vyber hole, klobouky, nebo pláště.
reason-no-equipment = Všechny balíčky vybavení jsou prázdné: vyber něco jiného.
reason-deck-empty = Tento balíček je prázdný: vyber balíček, ve kterém karty ještě jsou.
reason-no-face-down-mage = Žádná tvá karta mága neleží lícem dolů, takže není co otáčet: vyber něco jiného.
reason-never-wakes = Tvá záporná vlastnost otáčení karet mágů lícem vzhůru zakazuje: vyber něco jiného.
reason-no-inactive-circle = Všechny tvé kruhy jsou aktivní: vyber něco jiného.
reason-empty-bag = Pytlík je prázdný, není koho losovat: nejdřív získej ocenění, které vrací džiny do pytlíku, nebo nelosuj.
reason-no-chests = Všechny truhly se právě otevírají: počkej, až budou odhozené.
reason-cannot-unlock = Tvá záporná vlastnost odemykání truhel zakazuje: nech ji zamčenou; klíče můžeš dál směňovat.
reason-no-key-to-unlock = K odemčení truhly nemáš klíč: nejdřív nějaký získej, nebo ji nech zamčenou.
reason-no-magic-left = { $cost ->
        [none] Za otočení další karty mága zaplatit nemůžeš: tady skonči.
       *[other] Otočení karty mága stojí { $cost }, ale máš { $held }: nejdřív nějakou získej, nebo tady skonči.
    }
reason-nothing-to-place = Žádnou utajenou znalost teď přiložit nemůžeš: na liště ti nezbývá, nebo se nikam nehodí. Vyber jinou možnost.
reason-option-taken = Tuto možnost už máš v této akci za sebou: vyber jinou.
reason-own-passage-there = Jednu utajenou znalost už { $at } máš: vyber čtvercové pole, kde žádnou nemáš.
reason-same-symbol = Symbol { $passage } už { $at } je: vyber jiné pole, nebo jinou utajenou znalost.
reason-same-colour = V tomto nákupu už máš { $bottle }: vyber jinou barvu.
reason-same-stall = { $stalls ->
        [1] Tvůj asistent už na stánku „{ $stall }“ je: vyber jiný.
       *[other] Tvůj asistent už je tam, kde je stánek „{ $stall }“: spojené stánky jsou jedno místo, vyber tedy stánek jinde.
    }
reason-cannot-pay-stall = { $cost ->
        [none] Na žádném dostupném stánku nemáš čím zaplatit: nejdřív získej mince nebo svitky.
       *[other] Tato návštěva stojí celkem { $cost }, ale máš { $held }: vyber něco levnějšího, nebo nejdřív získej zbytek.
    }
reason-no-key = Nemáš žádný klíč ke směně: nejdřív nějaký získej.
reason-magic-at-most = Tvá magická síla je na maximu ({ $most }), takže by klíč přišel nazmar: směň ho za něco jiného.
reason-no-scrolls-left = V zásobě už nejsou svitky: směň klíč za něco jiného.
reason-not-on-circle = Na žádném tvém kruhu není { $djinn_name }: do lahve umísti někoho, kdo tam je.
reason-no-bottle = Potřebná je prázdná { $bottle_name } a takovou nemáš: nejdřív ji získej, nebo vyber něco jiného.
reason-no-cork = Nemáš zátku a bez ní se lahev neobejde: nejdřív nějakou získej, nebo vyber něco jiného.
reason-not-three = { $n ->
        [0] Ocenění stojí 3 zazátkované lahve jedné barvy s džiny, které jmenuješ; této barvy nemáš žádnou. Naplň další, nebo vyber jinou barvu.
        [one] Ocenění stojí 3 zazátkované lahve jedné barvy s džiny, které jmenuješ; této barvy máš jen { $n }. Naplň další, nebo vyber jinou barvu.
       *[other] Ocenění stojí 3 zazátkované lahve jedné barvy s džiny, které jmenuješ; této barvy máš { $n }. Naplň další, nebo jmenuj jiné džiny či jinou barvu.
    }
reason-wrong-column = Ocenění „{ $award }“ leží ve sloupci { $column }, ale tvé příští musí být ze sloupce { $due }: vyber některé odtamtud.
reason-no-award = Na desce už žádné ocenění nezbývá: vyber něco jiného.
reason-no-awards-now = Při závěrečné akci u Zřídla magie ocenění získat nelze: umísťuj džiny do lahví, nebo ukonči tah.
reason-not-yours = Kartu „{ $equipment }“ nemáš: použij některou svou.
reason-gear-face-down = Karta „{ $equipment }“ leží lícem dolů a už neúčinkuje: použij kartu, která leží lícem vzhůru.
reason-gear-by-itself = Karta „{ $equipment }“ účinkuje sama, dokud leží lícem vzhůru: není co používat.
reason-gear-on-arrival = Odměna karty „{ $equipment }“ se bere po příchodu k poli, které její text jmenuje: vezmi si ji tam jako odměnu.
reason-gear-in-a-capture = Karta „{ $equipment }“ pomáhá při polapení: přidej ji, až budeš nějaké ohlašovat.
reason-gear-at-the-market = Karta „{ $equipment }“ dovoluje asistentovi zůstat na jeho stánku: zvol to při návštěvě Tržnice.
reason-nothing-happens = Teď by to nemělo žádný účinek: vyber něco jiného.
reason-only-bottling = Dokud vylosovaný džin nemá místo, můžeš jen umísťovat džiny z kruhů do lahví: nejdřív ho umísti, nebo vrať.
reason-no-reward = Karta „{ $equipment }“ za příchod odměnu nedává: vyber něco jiného.
reason-reward-elsewhere = Karta „{ $equipment }“ dává odměnu jen u jiných polí: dostaneš ji, až přijdeš k některému, které její text jmenuje.
reason-reward-taken = Odměnu karty „{ $equipment }“ už v tomto tahu máš: další bude, až zase někam přijdeš.
reason-nobody-here = Nejsou tu žádní džinové: vyber něco jiného.
reason-captured-already = Střet s džiny už tu máš v tomto tahu za sebou: udělej něco jiného, nebo ukonči tah.
reason-no-place = { $group ->
        [none] Nemáš kam ho umístit: potřebný je prázdný aktivní kruh, nebo lahev správné barvy se zátkou.
       *[other] { $places ->
            [none] Nemáš kam umístit { $group }: pro každého je potřebný prázdný aktivní kruh, nebo lahev správné barvy se zátkou.
           *[other] Nemáš dost míst pro { $group }, jen { $places }: každý potřebuje prázdný aktivní kruh, nebo lahev správné barvy se zátkou.
        }
    }
reason-too-strong = { $group ->
        [none] Na žádného z nich ti magická síla nestačí: nejdřív získej magickou sílu nebo karty mágů.
       *[other] Chceš-li polapit { $group }, potřebuješ magickou sílu { $strength }: karty ti ušetří nejvýše { $saved } a máš { $magic }, takže chybí { $missing }. { $n ->
            [1] Nejdřív získej magickou sílu, karty mágů či mince, nebo vyber něco jiného.
           *[other] Vyber méně džinů, nebo nejdřív získej magickou sílu, karty mágů či mince.
        }
    }
reason-magic-missing = Zbývá zaplatit magickou sílu { $left }, ale máš { $magic }, takže chybí { $missing }: použij další karty, nebo od polapení upusť.
reason-fee-too-high = Karta „{ $mage }“ stojí { $fee_coins }, ale na poplatky už máš jen { $purse }: použij jinou kartu, nebo od polapení upusť.
reason-mage-face-down = Karta „{ $mage }“ leží lícem dolů a pomoci nemůže: použij kartu, která leží lícem vzhůru.
reason-used-already = Karta „{ $mage }“ už při tomto polapení pomáhá: použij jinou, nebo zaplať.
reason-no-circle = Prázdný aktivní kruh nemáš, takže na něj { $djinn } neumístíš: nejdřív nějaký uvolni, nebo vyber něco jiného.
reason-circle-first = Kvůli tvé záporné vlastnosti musí polapení džinové nejdřív na kruh: umísti { $djinn } na kruh.
reason-needed-elsewhere = Na jiného džina z tohoto polapení by pak místo nezbylo: umísti { $djinn } jinam.
reason-no-bosses = V zásobě už žádný veledžin není: vyber něco jiného.
reason-no-empty-bottle = Nemáš žádnou prázdnou lahev k výměně: nejdřív nějakou získej.
reason-no-such-bottle = Prázdnou lahev této barvy k výměně nemáš ({ $bottle_name }): vyber jinou ze svých lahví.
reason-trait-not-offered = Vlastnost „{ $trait }“ v nabídce není: vyber jednu z vyložených.
reason-draft-first = Nejdřív si všichni vybírají vlastnosti: vezmi si jednu z nabídky.
reason-must-choose-trait = Každý si bere kladnou i zápornou vlastnost: vyber jednu z nabídky.
reason-only-in-draft = Vlastnosti se vybírají jen před začátkem hry: vyber něco jiného.
reason-no-such-path = Tvůj kouzelník začíná na cestě ke čtvercovému poli a taková cesta tu není: vyber čtvercové pole a kulaté pole, které je s ním spojené.
reason-must-place-wizard = Tvůj kouzelník ještě není na mapě: v prvním tahu ho umísti na cestu ke čtvercovému poli.
reason-only-first-turn = Kouzelník se na mapu umísťuje jen v prvním tahu: tvůj už tam je a chodí od pole k poli.
reason-must-move = Pohyb je povinný: vyber pole, ke kterému tvůj kouzelník půjde.
reason-moved-already = Tvůj kouzelník už má v tomto tahu pohyb za sebou: prováděj akce svého pole, nebo ukonči tah.
reason-final-at-source = Při závěrečné akci stojí všichni kouzelníci u Zřídla magie a už se nehýbou: využij jeho řádky, nebo ukonči tah.
reason-wrong-toll = { $due ->
        [none] Nikomu se tam neplatí: platbu vynech.
       *[other] Každý, kdo tam stojí, dostane 1 minci nebo 1 svitek, tady { $due }: uveď právě tyto platby.
    }
reason-no-toll = Ostatním hráčům tam platit nemusíš: platbu vynech.
reason-move-first = Nejdřív se tvůj kouzelník pohne, teprve pak přijdou na řadu akce pole, ke kterému dojde: nejdřív jdi.
reason-finish-first = Nejdřív je třeba dokončit, co je rozdělané: odpověz na tuto otázku a pak pokračuj.
reason-must-decide = Nejdřív je třeba rozhodnout toto: vyber jednu z odpovědí.
reason-only-visible = Bez vlastnosti, která říká něco jiného, si bereš vyloženou kartu vybavení: vyber jednu z nich.
reason-only-from-bottom = Vybavení zespodu balíčku se bere jen kvůli záporné vlastnosti: vyber něco jiného.
reason-mage-not-face-down = Karta „{ $mage }“ před tebou lícem dolů neleží: vyber kartu mága, která ano.
reason-only-by-effect = Teď ti to nic nedává: počkej na akci, stánek nebo kartu, která to umí.
reason-chest-not-revealed = Tato truhla v této akci odhalená nebyla: vyber některou z odhalených.
reason-must-drop-chest = Máš odhalenou jednu truhlu navíc, takže jednu musíš odhodit bez odměny: vyber kterou.
reason-must-open-chests = Odhalené truhly se postupně otevřou všechny: vyber další.
reason-no-extra-chest = Nemáš aktivní vybavení, které odhaluje o jednu truhlu víc: neodhaluj žádnou navíc, nebo si takové vybavení nejdřív opatři.
reason-only-extra-chest = To patří k otevírání truhel s vybavením, které odhaluje jednu navíc: nejdřív otevírej truhly v Katakombách.
reason-only-revealed-chests = Žádná odhalená truhla před tebou neleží: nejdřív nějakou odhal v Katakombách.
reason-only-open-chest = Truhla se odemyká při otevírání, má-li zámek: nejdřív nějakou otevři v Katakombách.
reason-only-two-active = O tom, která karta zůstane lícem vzhůru, se rozhoduje, jen když přibude druhá aktivní téhož druhu: vyber něco jiného.
reason-not-active = Karta „{ $equipment }“ není jednou ze dvou aktivních karet tohoto druhu: nech si některou z nich.
reason-must-keep-one = Aktivní zůstane jen jedna karta téhož druhu: vyber, která zůstane lícem vzhůru.
reason-only-in-archives = To patří k akci Archivu: nejdřív ji vyber, až to půjde.
reason-only-in-tavern = Karty mágů se berou akcí Hostince, nebo když to dovolí některá karta: začni tím, až to půjde.
reason-only-in-manufactory = Vybavení se bere akcí Dílny, nebo když to dovolí některá karta: začni tím, až to půjde.
reason-only-at-market = Stánky se navštěvují akcí Tržnice: nejdřív ji vyber, až to půjde.
reason-not-on-bar = Tvá utajená znalost { $passage } už na mapě je: přilož některou, která ti zbývá na liště.
reason-removed-passage = Utajené znalosti { $passage } se vrátily do krabice už při přípravě hry: přilož některou ze své lišty.
reason-only-squares = Utajené znalosti se přikládají jen ke čtvercovým polím: vyber některé z nich.
reason-must-place-passage = Máš zvoleno přiložení utajené znalosti: vyber ji i její čtvercové pole.
reason-stays-only-by-card = Na svém stánku tvůj asistent zůstane jen s vybavením, které to dovoluje a leží lícem vzhůru: navštiv jiný stánek.
reason-award-not-laid-out = Ocenění „{ $award }“ pro tuto hru vyloženo není: vyber některé, které leží na desce.
reason-award-gone = Ocenění „{ $award }“ už někdo má: vyber některé, které leží na desce.
reason-reward-not-final = Při závěrečné akci u Zřídla magie se odměny za příchod nedávají: využij jeho řádky, nebo ukonči tah.
reason-reward-fresh = Utajenou znalost s tímto symbolem přikládáš právě v tomto tahu: karta „{ $equipment }“ dá odměnu, až sem přijdeš příště.
reason-capture-under-way = Polapení se ohlašuje a platí bez přerušení: nejdřív ho dokonči, nebo od něj upusť.
reason-declare-first = Polapení se ohlašuje krok za krokem: nejdřív řekni, že chceš polapit, a pak koho.
reason-place-first = Džinové se umísťují jeden po druhém: na řadě je jiný.
reason-not-among-them = Všichni tito džinové u tohoto pole nejsou: vybírej z těch, kteří tu jsou.
reason-not-enough-bosses = U Zřídla magie se chytají veledžinové ze zásoby (zbývá jich v ní { $supply }): uváděj jen je a víc než tolik ne.
reason-only-with-boss = Další džin je zdarma jen s veledžinem polapeným od stejného pole: vyber něco jiného.
reason-not-on-map = Takový džin tam není: vyber džina i kulaté pole, u kterého je.
reason-nobody-to-remove = Takový běžný džin u pole tvého kouzelníka není: vyber takového, který tam je, nebo to použij u kulatého pole s džiny.
reason-circles-only = { $n ->
        [1] Kvůli tvé záporné vlastnosti musí každý polapený džin na prázdný aktivní kruh a na { $group } žádný nemáš: nejdřív nějaký kruh uvolni.
       *[other] Kvůli tvé záporné vlastnosti musí každý polapený džin na prázdný aktivní kruh a na { $group } ti takové kruhy nestačí: vyber méně džinů, nebo nejdřív nějaký kruh uvolni.
    }
reason-not-captured = Tento džin mezi těmi, které chytáš, není: vyber místo pro některého z nich.
reason-wrong-sum = Zbývá zaplatit magickou sílu { $left }, ne víc ani míň: zaplať právě tolik.
reason-mage-not-yours = Karta „{ $mage }“ tvá není: použij své karty mágů, které leží lícem vzhůru.
reason-helps-not = Karta „{ $equipment }“ se k polapení nepoužívá: použij jinou, nebo zaplať.
reason-gear-used-already = Karta „{ $equipment }“ už při tomto polapení pomáhá, a to jen jednou: použij jinou, nebo zaplať.
reason-only-while-capturing = Žádné polapení se neohlašuje, takže není od čeho upouštět: vyber něco jiného.
reason-only-captured = To patří k ohlášenému polapení: nejdřív se postav džinům u kulatého pole.
reason-only-in-capture = Tato karta pomáhá jen při ohlašování polapení: nejdřív s ním začni.
reason-only-on-overflow = Džin se losuje, jen když se má tvůj ukazatel kapacity posunout za poslední pole: vyber něco jiného.
reason-only-drawn = Žádný džin z pytlíku vylosovaný není: vyber něco jiného.
reason-must-place-drawn = O vylosovaném džinovi je třeba rozhodnout: umísti ho, nebo ho vrať do pytlíku.
reason-only-by-award = Džiny od jiných polí lze polapit jen díky ocenění, které to říká: vyber něco jiného.
reason-only-by-equipment = K tomu je třeba vybavení, které to umí: nejdřív takovou kartu použij.
reason-only-toms-card = O lahve se přichází, jen když to chce Tomova karta: vyber něco jiného.
reason-must-lose-bottle = Chce to Tomova karta: vyber barvu prázdné lahve, o kterou přijdeš.
reason-nothing-to-lose = Prázdná { $bottle_name } mezi tvými není: vyber barvu, kterou máš.
reason-same-swap = Lahev se mění za lahev jiné barvy: vyber jinou.

## Události: co se stalo

event-action-left = { $player } nechává akci { $location } neprovedenou.
event-award-taken = { $bosses ->
        [0] { $player } platí { $bottles } a získává ocenění „{ $award }“.
       *[other] { $player } platí { $bottles } (veledžinů v nich: { $bosses }) a získává ocenění „{ $award }“.
    }
event-bar-moved = { $player } má přiložené všechny utajené znalosti a v Archivu teď používá červené možnosti.
event-basic-done = { $player } provádí základní akci { $location }.
event-boss-expelled = Veledžin { $at } stojí sám a je vyhnán.
event-bottle-gained = { $player } získává { $bottle }.
event-bottle-lost = { $player } ztrácí { $bottle }.
event-bottle-swapped = { $player } vyměňuje { $bottle } za { $for_bottle }.
event-bottled = { $player } uzavírá zátkou { $bottle }, uvnitř je { $djinn_name }.
event-capacity-raised = { $player } posouvá ukazatel kapacity na pole { $field }.
event-capacity-turned = { $player } otáčí ukazatel kapacity: magická síla teď může dosáhnout až na poslední pole.
event-captured = { $player } chytá { $djinn }.
event-captured-nothing = { $n ->
        [0] { $player } tentokrát žádného džina nechytá.
        [one] { $player } žádného džina nechytá a ztrácí { $n } bod magické síly.
        [few] { $player } žádného džina nechytá a ztrácí { $n } body magické síly.
       *[other] { $player } žádného džina nechytá a ztrácí { $n } bodů magické síly.
    }
event-challenge-met = { $player } plní úkol: { $challenge }
event-chest-discarded = { $player } odhazuje bez odměny truhlu: { $chest }
event-chest-revealed = { $player } odhaluje truhlu: { $chest }
event-chest-unlocked = { $player } odemyká truhlu: { $chest }
event-chests-shuffled = Odložené truhly se zamíchaly do nového sloupečku.
event-circle-activated = { $player } aktivuje { $circle }. kruh.
event-circle-covered = { $player } zakrývá záslepkou { $circle }. kruh.
event-djinn-arrived = Objevuje se { $djinn_name } { $at }.
event-djinn-drawn = { $player } si losuje z pytlíku { $djinn }.
event-djinn-removed = { $player } vrací { $djinn } { $from } do pytlíku.
event-djinn-returned = { $player } vrací { $djinn } do pytlíku.
event-end-triggered = Na mapě už není žádný veledžin: posledním kolem hry je { $round }. kolo.
event-equipment-covered = { $player } otáčí lícem dolů kartu „{ $equipment }“.
event-equipment-drawn = { $player } si zespodu balíčku bere vybavení „{ $equipment }“.
event-equipment-gained = { $player } si bere vybavení „{ $equipment }“.
event-equipment-uncovered = V nabídce je nové vybavení: { $equipment }.
event-equipment-used = { $player } používá kartu „{ $equipment }“ a otáčí ji lícem dolů.
event-final-began = Všichni kouzelníci jdou k závěrečným akcím ke Zřídlu magie.
event-forgone = { $player } tu neprovádí žádnou akci a bere si náhradu.
event-gained = { $player } získává { $amount }.
event-game-began = Hra začíná, první tah má { $player }.
event-game-over = Hra končí.
event-lost = Otočila se poslední karta Tomova balíčku a na mapě je stále veledžin: hra je prohraná.
event-lost-pieces = { $player } ztrácí { $amount }.
event-mage-hired = { $player } si bere kartu mága „{ $mage }“.
event-mage-uncovered = V nabídce je nová karta mága: { $mage }.
event-mage-used = { $player } používá kartu mága „{ $mage }“ a otáčí ji lícem dolů.
event-mage-woken = { $player } otáčí lícem vzhůru kartu mága „{ $mage }“.
event-minimum-raised = { $player } posouvá ukazatel minima na pole { $field }.
event-moved = { $player } jde { $came_from } { $to }.
event-paid = { $player } platí { $amount }.
event-passage-placed = { $player } umísťuje utajenou znalost { $passage } { $at }.
event-put-on-circle = { $player } umísťuje { $djinn } na { $circle }. kruh.
event-rewarded = { $player } si bere odměnu karty „{ $equipment }“.
event-round-began = Začíná { $round }. kolo.
event-scored = { $player } získává { $points } VB.
event-scoring-drawn = { $player } si dobírá kartu bodování „{ $scoring }“.
event-scoring-drawn-hidden = { $player } si tajně dobírá kartu bodování.
event-scoring-shown = { $player } ukazuje kartu bodování „{ $scoring }“.
event-set-completed = { $player } má poprvé hůl, klobouk i plášť.
event-skipped = { $player } se nezastavuje { $at } a jde dál.
event-special-done = { $player } provádí zvláštní akci { $location }.
event-stall-visited = { $player } posílá asistenta na stánek „{ $stall }“.
event-toll-paid = { $owner } dostává { $amount }, platí { $player }.
event-tom-turned = Tomova karta: { $tom }
event-trait-taken = { $player } si bere vlastnost „{ $trait }“.
event-turn-began = Na tahu je { $player }.
event-unfinished = Po { $round }. kole zůstává hra nedohraná.
event-wizard-placed = { $player } začíná { $at }, příchod { $came_from }.
event-won = { $n ->
        [one] { $player } vyhrává!
       *[other] { $player } má podíl na společném vítězství!
    }

## Překážky: co brání vzít odpověď zpět

wall-chest-revealed = Byla odhalena truhla.
wall-chests-shuffled = Truhly byly zamíchány.
wall-djinn-arrived = Z pytlíku byl vylosován džin.
wall-djinn-drawn = Z pytlíku byl vylosován džin.
wall-equipment-drawn = Zespodu balíčku bylo vzato vybavení.
wall-equipment-uncovered = Do nabídky přišlo nové vybavení.
wall-mage-uncovered = Do nabídky přišla nová karta mága.
wall-scoring-drawn = Byla dobrána karta bodování.
wall-scoring-drawn-hidden = Byla tajně dobrána karta bodování.
wall-scoring-shown = Byla ukázána karta bodování.
wall-tom-turned = Byla otočena karta Tomova balíčku.

## Počty

amount-coins = { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
amount-scrolls = { $n ->
        [one] { $n } svitek
        [few] { $n } svitky
       *[other] { $n } svitků
    }
amount-keys = { $n ->
        [one] { $n } klíč
        [few] { $n } klíče
       *[other] { $n } klíčů
    }
amount-corks = { $n ->
        [one] { $n } zátku
        [few] { $n } zátky
       *[other] { $n } zátek
    }
amount-magic = { $n ->
        [one] { $n } bod magické síly
        [few] { $n } body magické síly
       *[other] { $n } bodů magické síly
    }
amount-circles = { $n ->
        [one] { $n } prázdný kruh
        [few] { $n } prázdné kruhy
       *[other] { $n } prázdných kruhů
    }
djinn-red = { $n ->
        [one] červeného džina
        [few] { $n } červené džiny
       *[other] { $n } červených džinů
    }
djinn-blue = { $n ->
        [one] modrého džina
        [few] { $n } modré džiny
       *[other] { $n } modrých džinů
    }
djinn-brown = { $n ->
        [one] hnědého džina
        [few] { $n } hnědé džiny
       *[other] { $n } hnědých džinů
    }
djinn-white = { $n ->
        [one] bílého džina
        [few] { $n } bílé džiny
       *[other] { $n } bílých džinů
    }
djinn-boss = { $n ->
        [one] veledžina
        [few] { $n } veledžiny
       *[other] { $n } veledžinů
    }
bottles-red = { $n ->
        [one] červenou lahev
        [few] { $n } červené lahve
       *[other] { $n } červených lahví
    }
bottles-blue = { $n ->
        [one] modrou lahev
        [few] { $n } modré lahve
       *[other] { $n } modrých lahví
    }
bottles-brown = { $n ->
        [one] hnědou lahev
        [few] { $n } hnědé lahve
       *[other] { $n } hnědých lahví
    }
bottles-white = { $n ->
        [one] bílou lahev
        [few] { $n } bílé lahve
       *[other] { $n } bílých lahví
    }
toll-coin = { $n ->
        [one] 1 minci (dostane ji { $players })
       *[other] po 1 minci (dostanou ji { $players })
    }
toll-scroll = { $n ->
        [one] 1 svitek (dostane ho { $players })
       *[other] po 1 svitku (dostanou ho { $players })
    }
need = { $djinn } { $n }
helper = { $fee ->
        [0] { $name } { $saves }
       *[other] { $name } { $saves } (za { $cost })
    }

## Místa

of-academy = Akademie
of-tavern = Hostince
of-catacombs = Katakomb
of-archives = Archivu
of-manufactory = Dílny
of-market = Tržnice
of-source = Zřídla magie
place-at = { $shape ->
        [source] u Zřídla magie
        [round] u kulatého pole { $location }
       *[square] u čtvercového pole { $location }
    }
place-to = { $shape ->
        [source] ke Zřídlu magie
        [round] ke kulatému poli { $location }
       *[square] ke čtvercovému poli { $location }
    }
place-crowded = { $place } ({ $crowd })
crowd-part = { $n ->
        [1] { $djinn }
       *[other] { $n }× { $djinn }
    }
place-from = { $shape ->
        [source] od Zřídla magie
        [round] od kulatého pole { $location }
       *[square] od čtvercového pole { $location }
    }

## Další slova

text-not-known = Toto pochází z balíčku obsahu, který k tomu nemá text.
cause = { $name }: { $text }
cause-board = Deska hráče
cause-chest = Truhla
cause-circle = Čarovný kruh
