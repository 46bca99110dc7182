### Velká kniha strašlivých čar: co říkají karty, strany a archy.
### ‹ a › obklopují faktor: číslo roste s násobkem zaplacené ceny.
### $x1, $x2 a $x3 jsou faktory vytištěné jako 1, 2 a 3, už vynásobené.

## Základní kouzla

spell-growth = Dober si ‹{ $x1 }› { $x1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
spell-ice = Z ruky polož do své podpory ‹{ $x1 }› { $x1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
spell-combustion = Znič z ruky ‹{ $x1 }› { $x1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
spell-telepathy = Jeden jiný hráč může spustit { $x1 ->
        [one] ‹{ $x1 }› akci
        [few] až ‹{ $x1 }› akce
       *[other] až ‹{ $x1 }› akcí
    }.

## Kouzla z knihovny: oheň

spell-power_of_the_blaze = Jeden hráč může { $x1 ->
        [one] odložit ‹{ $x1 }› kartu z ruky a pak si dobrat ‹{ $x1 }› kartu
        [few] odložit ‹{ $x1 }› karty z ruky a pak si dobrat ‹{ $x1 }› karty
       *[other] odložit ‹{ $x1 }› karet z ruky a pak si dobrat ‹{ $x1 }› karet
    }.
spell-hot_blood = Odlož z ruky ‹{ $x1 }› { $x1 ->
        [one] kartu děsu
        [few] karty děsu
       *[other] karet děsu
    } a za každou odloženou si pak dober dvě karty.
spell-cinders = { $x1 ->
        [one] Můžeš zničit ‹{ $x1 }› kartu ze své odkládací hromádky. Pak si dober ‹{ $x1 }› kartu.
        [few] Můžeš zničit až ‹{ $x1 }› karty ze své odkládací hromádky. Pak si dober ‹{ $x1 }› karty.
       *[other] Můžeš zničit až ‹{ $x1 }› karet ze své odkládací hromádky. Pak si dober ‹{ $x1 }› karet.
    }
spell-cauterize = Zažeň až ‹{ $x2 }› { $x2 ->
        [one] kartu děsu
        [few] karty děsu
       *[other] karet děsu
    } ze své odkládací hromádky a/nebo ze sdílené podpory.
spell-renewal = Jeden hráč { $x1 ->
        [one] zažene ‹{ $x1 }› kartu děsu z ruky a pak si dobere ‹{ $x1 }› kartu
        [few] zažene ‹{ $x1 }› karty děsu z ruky a pak si dobere ‹{ $x1 }› karty
       *[other] zažene ‹{ $x1 }› karet děsu z ruky a pak si dobere ‹{ $x1 }› karet
    }.
spell-wildfire = Každý hráč může z ruky zničit { $x1 ->
        [one] ‹{ $x1 }› kartu
        [few] až ‹{ $x1 }› karty
       *[other] až ‹{ $x1 }› karet
    }.
spell-resolve = Dober si ‹{ $x2 }› { $x2 ->
        [one] kartu
        [few] karty
       *[other] karet
    } a pak zažeň { $x1 ->
        [one] ‹{ $x1 }› kartu děsu z ruky nebo ze sdílené podpory
        [few] ‹{ $x1 }› karty děsu z ruky a/nebo ze sdílené podpory
       *[other] ‹{ $x1 }› karet děsu z ruky a/nebo ze sdílené podpory
    }.
spell-aura_of_fire = Každý hráč může zahnat { $x1 ->
        [one] ‹{ $x1 }› kartu děsu z ruky nebo ze své podpory
        [few] až ‹{ $x1 }› karty děsu z ruky a/nebo ze své podpory
       *[other] až ‹{ $x1 }› karet děsu z ruky a/nebo ze své podpory
    }.
spell-phoenix = Znič až ‹{ $x3 }› { $x3 ->
        [one] kartu
        [few] karty
       *[other] karet
    } z ruky a/nebo ze své odkládací hromádky a pak si dober stejný počet karet.

## Kouzla z knihovny: voda

spell-downpour = { $x1 ->
        [one] ‹{ $x1 }› hráč zamíchá
        [few] Vyber ‹{ $x1 }› hráče. Každý z nich zamíchá
       *[other] Vyber ‹{ $x1 }› hráčů. Každý z nich zamíchá
    } dohromady svou podporu, odkládací hromádku i zbytek balíčku: to je jeho nový dobírací balíček.
spell-cool_head = { $x1 ->
        [one] Polož ‹{ $x1 }› kartu z ruky do své podpory a pak si dober ‹{ $x1 }› kartu.
        [few] Polož ‹{ $x1 }› karty z ruky do své podpory a pak si dober ‹{ $x1 }› karty.
       *[other] Polož ‹{ $x1 }› karet z ruky do své podpory a pak si dober ‹{ $x1 }› karet.
    }
spell-ice_mirror = Ze své odkládací hromádky polož do své podpory ‹{ $x1 }› { $x1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
spell-glaciation = Znič ‹{ $x1 }› { $x1 ->
        [one] kartu ze sdílené podpory a na její místo polož kartu vyšší hodnoty
        [few] karty ze sdílené podpory a na místo každé z nich polož kartu vyšší hodnoty
       *[other] karet ze sdílené podpory a na místo každé z nich polož kartu vyšší hodnoty
    }.
spell-frost_touch = { $x1 ->
        [one] ‹{ $x1 }› jiný hráč si dobere
        [few] Vyber ‹{ $x1 }› jiné hráče. Každý z nich si dobere
       *[other] Vyber ‹{ $x1 }› jiných hráčů. Každý z nich si dobere
    } jednu kartu a pak položí jednu kartu z ruky do své podpory.
spell-rain_of_frogs = { $x1 ->
        [one] ‹{ $x1 }› jiný hráč zamíchá
        [few] Vyber ‹{ $x1 }› jiné hráče. Každý z nich zamíchá
       *[other] Vyber ‹{ $x1 }› jiných hráčů. Každý z nich zamíchá
    } dohromady svou podporu, ruku, odkládací hromádku i zbytek balíčku: to je jeho nový dobírací balíček. Pak si dobere pět karet.
spell-arctic_circle = Každý hráč { $x1 ->
        [one] položí ‹{ $x1 }› kartu z ruky do své podpory a pak si dobere ‹{ $x1 }› kartu
        [few] položí ‹{ $x1 }› karty z ruky do své podpory a pak si dobere ‹{ $x1 }› karty
       *[other] položí ‹{ $x1 }› karet z ruky do své podpory a pak si dobere ‹{ $x1 }› karet
    }.
spell-tsunami = Každý hráč, který má v podpoře volné místo, si dobere ‹{ $x1 }› { $x1 ->
        [one] kartu a hned ji tam položí
        [few] karty a hned je tam položí, nejvýše však tolik, kolik má volných míst
       *[other] karet a hned je tam položí, nejvýše však tolik, kolik má volných míst
    }.
spell-ice_cocoon = Každý hráč odloží z ruky všechny karty děsu a za každou z nich si pak dobere ‹{ $x1 }› { $x1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.

## Kouzla z knihovny: země

spell-essence_of_earth = { $x1 ->
        [one] ‹{ $x1 }› jiný hráč přesune
        [few] Vyber ‹{ $x1 }› jiné hráče. Každý z nich přesune
       *[other] Vyber ‹{ $x1 }› jiných hráčů. Každý z nich přesune
    } ze své odkládací hromádky na svůj dobírací balíček jednu kartu podle svého výběru.
spell-stone_skin = { $x1 ->
        [one] Znič ‹{ $x1 }› kartu z ruky nebo ze sdílené podpory a pak přidej ‹{ $x1 }› kartu vyšší hodnoty
        [few] Znič ‹{ $x1 }› karty z ruky a/nebo ze sdílené podpory a pak přidej ‹{ $x1 }› příslušné karty vyšší hodnoty
       *[other] Znič ‹{ $x1 }› karet z ruky a/nebo ze sdílené podpory a pak přidej ‹{ $x1 }› příslušných karet vyšší hodnoty
    } do své odkládací hromádky.
spell-abundance = Jeden jiný hráč si dobere ‹{ $x2 }› { $x2 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
spell-rooting = Na svůj dobírací balíček přidej ze zásoby ‹{ $x1 }› { $x1 ->
        [one] libovolnou kartu
        [few] libovolné karty
       *[other] libovolných karet
    } o hodnotě 2.
spell-fertile_soil = Dober si ‹{ $x3 }› { $x3 ->
        [one] kartu
        [few] karty
       *[other] karet
    } a pak odlož z ruky ‹{ $x1 }› { $x1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
spell-petrify = Neutralizuj ‹{ $x1 }› { $x1 ->
        [one] kletbu
        [few] kletby
       *[other] kleteb
    }.
spell-blossoming = Na svůj dobírací balíček přidej ze zásoby ‹{ $x1 }› { $x1 ->
        [one] libovolnou kartu
        [few] libovolné karty
       *[other] libovolných karet
    } o hodnotě 3.
spell-heart_of_the_forest = Ty i jeden jiný hráč si doberete po ‹{ $x2 }› { $x2 ->
        [one] kartě
        [few] kartách
       *[other] kartách
    }.
spell-awakened_earth = { $x1 ->
        [one] Každý hráč může položit ‹{ $x1 }› kartu ze své odkládací hromádky na svůj dobírací balíček a pak si dobere ‹{ $x1 }› kartu.
        [few] Každý hráč může položit až ‹{ $x1 }› karty ze své odkládací hromádky na svůj dobírací balíček a pak si dobere ‹{ $x1 }› karty.
       *[other] Každý hráč může položit až ‹{ $x1 }› karet ze své odkládací hromádky na svůj dobírací balíček a pak si dobere ‹{ $x1 }› karet.
    }

## Kouzla z knihovny: vzduch

spell-inhale = { $x1 ->
        [one] Z ruky jiného hráče nebo ze sdílené podpory si vezmi do ruky ‹{ $x1 }› kartu.
        [few] Z ruky jiných hráčů a/nebo ze sdílené podpory si vezmi do ruky ‹{ $x1 }› karty.
       *[other] Z ruky jiných hráčů a/nebo ze sdílené podpory si vezmi do ruky ‹{ $x1 }› karet.
    }
spell-mind_control = { $x1 ->
        [one] ‹{ $x1 }› jiný hráč spustí
        [few] Vyber ‹{ $x1 }› jiné hráče. Každý z nich spustí
       *[other] Vyber ‹{ $x1 }› jiných hráčů. Každý z nich spustí
    } nejvýše jednu akci a pak si dobere jednu kartu.
spell-tornado = Vyměň { $x1 ->
        [one] ‹{ $x1 }› kartu z ruky za kartu z ruky jednoho jiného hráče. Každý z vás si vybere, kterou kartu dá
        [few] ‹{ $x1 }› karty z ruky za stejný počet karet z ruky jednoho jiného hráče. Každý z vás si vybere, které karty dá
       *[other] ‹{ $x1 }› karet z ruky za stejný počet karet z ruky jednoho jiného hráče. Každý z vás si vybere, které karty dá
    }.
spell-eye_of_the_hurricane = Každý hráč { $x1 ->
        [one] odloží ‹{ $x1 }› kartu z ruky a pak si dobere ‹{ $x1 }› kartu
        [few] odloží ‹{ $x1 }› karty z ruky a pak si dobere ‹{ $x1 }› karty
       *[other] odloží ‹{ $x1 }› karet z ruky a pak si dobere ‹{ $x1 }› karet
    }.
spell-telekinesis = Každý hráč si dobere ‹{ $x1 }› { $x1 ->
        [one] kartu
        [few] karty
       *[other] karet
    }.
spell-levitation = { $x1 ->
        [one] ‹{ $x1 }› jiný hráč si dobírá
        [few] Vyber ‹{ $x1 }› jiné hráče. Každý z nich si dobírá
       *[other] Vyber ‹{ $x1 }› jiných hráčů. Každý z nich si dobírá
    }, dokud nemá v ruce šest karet.
spell-incarnation = { $x1 ->
        [one] Můžeš spustit ‹{ $x1 }› akci, kterou zaplatíš pouze kartami ze sdílené podpory. Tyto karty zůstanou ležet.
        [few] Můžeš spustit až ‹{ $x1 }› akce, z nichž každou zaplatíš pouze kartami ze sdílené podpory. Tyto karty zůstanou ležet a smíš jimi zaplatit i další z těchto akcí.
       *[other] Můžeš spustit až ‹{ $x1 }› akcí, z nichž každou zaplatíš pouze kartami ze sdílené podpory. Tyto karty zůstanou ležet a smíš jimi zaplatit i další z těchto akcí.
    }
spell-second_wind = { $x1 ->
        [one] ‹{ $x1 }› hráč obnoví
        [few] Vyber ‹{ $x1 }› hráče. Každý z nich obnoví
       *[other] Vyber ‹{ $x1 }› hráčů. Každý z nich obnoví
    } všechna svá použitá kouzla kromě Druhého dechu a pak si dobere dvě karty.
spell-concert_of_minds = Každý z ostatních hráčů si dobere ‹{ $x2 }› { $x2 ->
        [one] kartu
        [few] karty
       *[other] karet
    } a pak může spustit { $x1 ->
        [one] ‹{ $x1 }› akci
        [few] až ‹{ $x1 }› akce
       *[other] až ‹{ $x1 }› akcí
    }.

## Kletby

curse-water_drought = Každý hráč odloží 1 kartu vody.
curse-water_black_ice = Každý hráč dostane do své podpory 1 kartu z balíčku děsu.
curse-water_thaw = Každý hráč odloží 1 kartu ze své podpory.
curse-water_undertow = Každý hráč odloží 2 horní karty svého dobíracího balíčku.
curse-water_cold_sweat = Každý hráč si přidá 1 kartu děsu do odkládací hromádky.
curse-water_numb_fingers = Každý hráč otočí 1 své obnovené kouzlo do použité polohy.
curse-earth_barren = Každý hráč odloží 1 kartu země.
curse-earth_gnawing_roots = Každý hráč si přidá 1 kartu děsu do odkládací hromádky.
curse-earth_landslide = Každý hráč odloží 3 horní karty svého dobíracího balíčku.
curse-earth_fissure = Každý hráč si vybere 1 kartu o hodnotě 2 a zničí ji.
curse-earth_sinking_sand = Každý hráč položí na svůj dobírací balíček 1 kartu elementu z ruky podle svého výběru.
curse-earth_buried_whisper = Každý hráč si přidá 1 kartu děsu na dobírací balíček.
curse-fire_snuffed = Každý hráč odloží 1 kartu ohně.
curse-fire_flashover = Každý hráč zničí horní kartu svého dobíracího balíčku.
curse-fire_meltdown = Každý hráč si vybere 1 kartu o hodnotě 2 a zničí ji.
curse-fire_scorched_notes = Každý hráč zničí 1 kartu elementu z ruky podle svého výběru.
curse-fire_fever = Každý hráč si přidá 1 kartu děsu do odkládací hromádky.
curse-fire_ash_rain = Zničte 2 karty z balíčku děsu.
curse-air_becalmed = Každý hráč odloží 1 kartu vzduchu.
curse-air_gale = Každý hráč odloží 2 karty z ruky podle svého výběru.
curse-air_short_breath = Každý hráč otočí 2 svá obnovená kouzla do použité polohy.
curse-air_voices = Každý hráč si vezme do ruky 1 kartu z balíčku děsu.
curse-air_scattered_pages = Každý hráč odloží 2 horní karty svého dobíracího balíčku.
curse-air_whirl = Každý hráč, který má v ruce více než 4 karty, odloží karty podle svého výběru tak, aby mu zůstaly 4.
curse-air_vertigo = Každý hráč si přidá 1 kartu děsu do odkládací hromádky.
curse-multi_bind_water = Na každou z ostatních kleteb položte 1 žeton vody. Za každý žeton vody na kletbě stojí její zlomení o 1 element vody víc.
curse-multi_bind_earth = Na každou z ostatních kleteb položte 1 žeton země. Za každý žeton země na kletbě stojí její zlomení o 1 element země víc.
curse-multi_bind_fire = Na každou z ostatních kleteb položte 1 žeton ohně. Za každý žeton ohně na kletbě stojí její zlomení o 1 element ohně víc.
curse-multi_bind_air = Na každou z ostatních kleteb položte 1 žeton vzduchu. Za každý žeton vzduchu na kletbě stojí její zlomení o 1 element vzduchu víc.
curse-multi_devoured_hope = Zničte 4 karty z balíčku děsu.
curse-multi_blank_page = Každý hráč neutralizuje 1 ze svých kouzel. S příchodem další nestvůry se všechna kouzla otočí zpět lícem vzhůru.
curse-multi_waking_nightmare = Každý hráč si přidá 1 kartu děsu na dobírací balíček.
curse-multi_panic = Každý hráč si přidá 2 karty děsu do odkládací hromádky.
curse-multi_amnesia = Každý hráč zničí 1 své kouzlo podle svého výběru.
curse-multi_isolation = Každý hráč odloží všechny karty ze své podpory.

## Nestvůry: efekty při příchodu

arrival-fish_bagpiper = Každý hráč si vezme do ruky 1 kartu z balíčku děsu.
arrival-bookmoth_swarm = Každý hráč odloží 3 horní karty svého dobíracího balíčku.
arrival-cellar_boggart = Každý hráč odloží 1 kartu z ruky podle svého výběru.
arrival-candle_wraith = Každý hráč otočí 2 svá obnovená kouzla do použité polohy.
arrival-red_dragon = Každý hráč odloží všechny karty svého dobíracího balíčku.
arrival-warlock = Jakmile leží kletby na počítadle tahů, vložte pod každou z nich (i pod víceživlové) 1 kartu z balíčku děsu. Kdo kletbu zlomí, vezme si její kartu děsu do odkládací hromádky.
arrival-gelatinous_cube = Každý hráč neutralizuje 1 ze svých kouzel. S příchodem další nestvůry se všechna kouzla otočí zpět lícem vzhůru.
arrival-kraken = Každý hráč odloží všechny karty ze své podpory.
arrival-page_eater = V každém balíčku knihovny zničte kouzlo, které leží lícem vzhůru, a pak otočte lícem vzhůru další.
arrival-medusa = Každý hráč dostane do své podpory 1 kartu z balíčku děsu.
arrival-iron_golem = Jakmile leží kletby na počítadle tahů, položte na každou jednoživlovou kletbu 1 žeton jejího elementu.
arrival-banshee = Každý hráč si přidá 1 kartu děsu na dobírací balíček.
arrival-imp_horde = Každý hráč odloží 2 karty z ruky podle svého výběru.
arrival-hydra = V tomto kole přidejte o 1 víceživlovou kletbu víc, ledaže by pět kleteb zaplnilo počítadlo tahů i bez ní.
arrival-lich = Každý hráč si přidá do odkládací hromádky 1 zničenou kartu děsu. Není-li žádná zničená, vezme ji z balíčku děsu.
arrival-abyss_shadow = Zničte 3 karty z balíčku děsu.
arrival-shh = Dokud je tato nestvůra ve hře, hráči spolu nesmějí mluvit.
arrival-final = Když přijde šestá nestvůra, každý hráč si po jejím vlastním efektu při příchodu přidá ještě 1 kartu děsu na dobírací balíček.

## Strany: bonusy a postihy

bonus-ip01 = Každý hráč položí na svůj dobírací balíček až 2 karty ze své odkládací hromádky.
penalty-ip01 = Každý hráč odloží všechny karty vzduchu, které má v ruce a ve své podpoře.
bonus-ip02 = Každý hráč může zničit libovolný počet karet z ruky a stejný počet si pak dobere.
penalty-ip02 = Jeden hráč odloží všechny karty ze své podpory a pak do ní dostane 3 karty z balíčku děsu.
bonus-ip03 = Každý hráč zažene až 2 karty děsu z ruky a/nebo ze sdílené podpory.
penalty-ip03 = Každý hráč odloží celou ruku a pak si dobere 5 karet.
bonus-ip04 = Každý hráč může zničit 1 kartu ze své odkládací hromádky. Byla-li to karta elementu, nahradí ji tam karta vyšší hodnoty.
penalty-ip04 = Každý hráč si přidá 1 kartu děsu do odkládací hromádky.
bonus-ip05 = Každý hráč může odložit 1 kartu o hodnotě 1. Kdo to udělá, přidá si ze zásoby na dobírací balíček 1 kartu stejného elementu o hodnotě 3.
penalty-ip05 = Každý hráč odloží všechny karty vody, které má v ruce a ve své podpoře.
bonus-ip06 = Každý hráč zažene všechny karty děsu ze své odkládací hromádky.
penalty-ip06 = Každý hráč si přidá 1 kartu děsu do odkládací hromádky.
bonus-ip07 = Každý hráč si přidá ze zásoby do odkládací hromádky 1 libovolnou kartu o hodnotě 2.
penalty-ip07 = Každý hráč odloží všechny karty země, které má v ruce a ve své podpoře.
bonus-ip08 = Každý hráč si dobere 2 karty.
penalty-ip08 = Každý hráč odloží všechny karty ohně, které má v ruce a ve své podpoře.
bonus-ip09 = Každý hráč může zahnat 1 kartu děsu ze své odkládací hromádky. Nakonec můžete vrátit až 3 zničené karty děsu do balíčku děsu.
penalty-ip09 = Zničte 3 karty z balíčku děsu.
bonus-ip10 = Každý hráč může položit až 2 karty z ruky do své podpory a stejný počet si pak dobere.
penalty-ip10 = Každý hráč zničí 1 své kouzlo podle svého výběru.
bonus-ip11 = Jeden hráč se může bez placení naučit jedno kouzlo z knihovny, které leží lícem vzhůru.
penalty-ip11 = Každý hráč otočí všechna svá obnovená kouzla do použité polohy a odloží 1 kartu z ruky podle svého výběru.
bonus-ip12 = Každý hráč může zničit až 2 karty ze své odkládací hromádky.
penalty-ip12 = Každý hráč si přidá 1 kartu děsu na dobírací balíček.
bonus-promo_shh = Každý hráč si dobere 1 kartu.
penalty-promo_shh = Každý hráč si přidá 1 kartu děsu do odkládací hromádky.
bonus-final = Hráči vyhrávají.
penalty-final = Hráči prohrávají.

## Čarodějové

wizard-rosana = Do tvé podpory se vejde až pět karet místo tří.
wizard-harold = Jednou za svůj tah můžeš při placení počítat jednu kartu vzduchu o hodnotě 1 jako jeden element libovolného typu.
wizard-viktor = Jednou za svůj tah můžeš odložit z ruky jednu kartu děsu. Uděláš-li to, musíš si dobrat jednu kartu.
wizard-sandra = Jednou za svůj tah můžeš obnovit jedno použité kouzlo, které leží lícem vzhůru před tebou nebo před jiným hráčem.
wizard-larry = Jednou za svůj tah si můžeš dobrat jednu kartu a ukázat ji: je-li to karta děsu, zažeň ji, jinak ji odlož.
wizard-alice = Kdykoli zlomíš kletbu, v kterémkoli tahu a třeba i opakovaně, můžeš si dobrat jednu kartu.
wizard-violetta = Jednou za svůj tah můžeš vyměnit jednu kartu z ruky za jednu kartu ze sdílené podpory a hned poté to zopakovat.
wizard-patrik = Můžeš mít šest kouzel místo pěti.

## Varianty

variant-horror = Do každého startovního balíčku přijde navíc 1 karta z balíčku děsu, ještě než si hráči doberou první ruku.
variant-nightmare = V každém startovním balíčku je místo karty o hodnotě 2 karta stejného elementu o hodnotě 1.
variant-no_reward = Za zlomení kletby není žádná karta o hodnotě 2.
variant-creeping_madness = Akce zahnání děsu stojí 3 elementy jednoho typu místo 2.
variant-cursed_support = Máš-li povinně odložit nebo zničit kartu určitého druhu, smí to být i karta ze sdílené podpory, a nemáš-li takovou v ruce, musí to být karta odtamtud.
variant-five_player_double_turn = Jen v pěti hráčích: kdo hraje v kole poslední, začíná i to následující.
variant-promo_shh = Promo strana se přidá k vnitřním stranám; kdo promluví, dokud je Pššt ve hře, způsobí okamžitou prohru všech, nebo si v mírnější verzi přidá 2 karty děsu do odkládací hromádky.

## Slova

name-water = voda
name-earth = země
name-fire = oheň
name-air = vzduch
name-madness = karta děsu
name-multi = víceživlová
name-support = podpora
name-shared_support = sdílená podpora
name-hand = ruka
name-deck = dobírací balíček
name-discard = odkládací hromádka
name-destroyed = zničené karty
name-supply = zásoba
name-madness_stack = balíček děsu
name-library = knihovna
name-grimoire = grimoár
name-exhausted = použité
name-ready = obnovené
name-neutralised = neutralizované
phase-concentration = fáze soustředění
phase-grimoire = fáze grimoáru
phase-action = fáze akcí
phase-recuperation = fáze zotavení

## Jedno písmeno pro každý druh karty; V a Z jsou zabrané, a tak má vzDuch D

glyph-water = V
glyph-earth = Z
glyph-fire = O
glyph-air = D
glyph-madness = X

## Krátká jména karet

word-card-water-1 = voda 1
word-card-water-2 = voda 2
word-card-water-3 = voda 3
word-card-earth-1 = země 1
word-card-earth-2 = země 2
word-card-earth-3 = země 3
word-card-fire-1 = oheň 1
word-card-fire-2 = oheň 2
word-card-fire-3 = oheň 3
word-card-air-1 = vzduch 1
word-card-air-2 = vzduch 2
word-card-air-3 = vzduch 3
word-card-madness = děs
