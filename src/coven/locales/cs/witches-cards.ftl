### Čarodějky: co říkají karty, dílky, místa a desky; jména jsou v obsahu hry.

## Karty: výhoda

card-granny_weatherwax_1 = Vrať do společné zásoby jeden žeton Krize z libovolného Problému na plánu. Může to být i Problém, při jehož řešení právě selháváš: jeho obtížnost klesne o 2.
card-granny_weatherwax_2 = Vrať do společné zásoby jeden žeton Krize z libovolného Problému na plánu. Může to být i Problém, při jehož řešení právě selháváš: jeho obtížnost klesne o 2.
card-granny_weatherwax_3 = Vrať do společné zásoby jeden žeton Krize z libovolného Problému na plánu. Může to být i Problém, při jehož řešení právě selháváš: jeho obtížnost klesne o 2.
card-nanny_ogg_1 = Vrať do společné zásoby jedno nebo dvě svá Chichotání.
card-nanny_ogg_2 = Vrať do společné zásoby jedno nebo dvě svá Chichotání.
card-nanny_ogg_3 = Vrať do společné zásoby jedno nebo dvě svá Chichotání.
card-magrat_garlick_1 = Zahoď z ruky libovolný počet dalších karet (třeba i žádnou). Pak si dober stejný počet plus jednu.
card-magrat_garlick_2 = Zahoď z ruky libovolný počet dalších karet (třeba i žádnou). Pak si dober stejný počet plus jednu.
card-magrat_garlick_3 = Zahoď z ruky libovolný počet dalších karet (třeba i žádnou). Pak si dober stejný počet plus jednu.
card-agnes_nitt_1 = Otoč lícem vzhůru jeden zakrytý Obtížný problém na plánu.
card-agnes_nitt_2 = Otoč lícem vzhůru jeden zakrytý Obtížný problém na plánu.
card-agnes_nitt_3 = Otoč lícem vzhůru jeden zakrytý Obtížný problém na plánu.
card-perdita_x_dream_1 = +2 k součtu při řešení Problému, i po hodu všemi čtyřmi kostkami.
card-perdita_x_dream_2 = +2 k součtu při řešení Problému, i po hodu všemi čtyřmi kostkami.
card-perdita_x_dream_3 = +2 k součtu při řešení Problému, i po hodu všemi čtyřmi kostkami.
card-nac_mac_feegle_1 = +2 k součtu při řešení Problému, i po hodu všemi čtyřmi kostkami.
card-nac_mac_feegle_2 = +2 k součtu při řešení Problému, i po hodu všemi čtyřmi kostkami.
card-nac_mac_feegle_3 = +2 k součtu při řešení Problému, i po hodu všemi čtyřmi kostkami.
card-miss_tick_1 = Když po druhém hodu tvůj součet nestačí, uteč: nepočítá se to jako selhání. Není-li v sousedství prázdné místo, přesuň se na libovolné prázdné místo na plánu. V hladomorně: dostaneš se ven na libovolné místo na plánu.
card-miss_tick_2 = Když po druhém hodu tvůj součet nestačí, uteč: nepočítá se to jako selhání. Není-li v sousedství prázdné místo, přesuň se na libovolné prázdné místo na plánu. V hladomorně: dostaneš se ven na libovolné místo na plánu.
card-miss_tick_3 = Když po druhém hodu tvůj součet nestačí, uteč: nepočítá se to jako selhání. Není-li v sousedství prázdné místo, přesuň se na libovolné prázdné místo na plánu. V hladomorně: dostaneš se ven na libovolné místo na plánu.
card-igor_and_scraps_1 = Přehoď jednu nebo obě kostky z páru, kterým se házelo naposled. Platí jen nový výsledek, a to i pro Chichotání.
card-igor_and_scraps_2 = Přehoď jednu nebo obě kostky z páru, kterým se házelo naposled. Platí jen nový výsledek, a to i pro Chichotání.
card-igor_and_scraps_3 = Přehoď jednu nebo obě kostky z páru, kterým se házelo naposled. Platí jen nový výsledek, a to i pro Chichotání.
card-greebo_1 = Přehoď jednu nebo obě kostky z páru, kterým se házelo naposled. Platí jen nový výsledek, a to i pro Chichotání.
card-greebo_2 = Přehoď jednu nebo obě kostky z páru, kterým se házelo naposled. Platí jen nový výsledek, a to i pro Chichotání.
card-casanunda_1 = Když po druhém hodu tvůj součet nestačí, uteč: nepočítá se to jako selhání. Není-li v sousedství prázdné místo, přesuň se na libovolné prázdné místo na plánu. V hladomorně: dostaneš se ven na libovolné místo na plánu.
card-jason_ogg_1 = +4 k součtu proti elfům, i po hodu všemi čtyřmi kostkami.
card-jason_ogg_2 = +4 k součtu proti elfům, i po hodu všemi čtyřmi kostkami.
card-mightily_oats_1 = +4 k součtu proti upírům, i po hodu všemi čtyřmi kostkami.
card-mightily_oats_2 = +4 k součtu proti upírům, i po hodu všemi čtyřmi kostkami.
card-king_verence_1 = +4 k součtu proti vévodovi Felmetovi a lady Felmetové, i po hodu všemi čtyřmi kostkami.
card-miss_level_1 = Dober si dvě karty, i nad svůj limit.
card-miss_level_2 = Dober si dvě karty, i nad svůj limit.
card-miss_level_3 = Dober si dvě karty, i nad svůj limit.
card-mrs_earwig_1 = Vezmi si jedno Chichotání a pak si dober dvě karty, i nad svůj limit.
card-mrs_earwig_2 = Vezmi si jedno Chichotání a pak si dober dvě karty, i nad svůj limit.
card-mrs_earwig_3 = Vezmi si jedno Chichotání a pak si dober dvě karty, i nad svůj limit.
card-granny_aching_1 = Automaticky vyřeší Problém s ovcí, který právě řešíš, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
    .auto_solve_anywhere = Automaticky vyřeší kterýkoli Problém s ovcí, který leží na plánu lícem vzhůru, kdykoli během tvého tahu, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
card-granny_aching_2 = Automaticky vyřeší Problém s ovcí, který právě řešíš, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
    .auto_solve_anywhere = Automaticky vyřeší kterýkoli Problém s ovcí, který leží na plánu lícem vzhůru, kdykoli během tvého tahu, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
card-miss_treason_1 = Automaticky vyřeší Problém se smrtí, který právě řešíš, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
    .auto_solve_anywhere = Automaticky vyřeší kterýkoli Problém se smrtí, který leží na plánu lícem vzhůru, kdykoli během tvého tahu, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
card-miss_treason_2 = Automaticky vyřeší Problém se smrtí, který právě řešíš, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
    .auto_solve_anywhere = Automaticky vyřeší kterýkoli Problém se smrtí, který leží na plánu lícem vzhůru, kdykoli během tvého tahu, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
card-rob_anybody_1 = Projdi obsazenou lokací bez řešení Problému a bez čaje. Na zakrytý Obtížný problém se smíš podívat, než se rozhodneš. Musí ti zbývat pěšina při této chůzi, nebo druhá akce, kterou se pak musíš pohnout. V hladomorně: dostaneš se ven na libovolné místo na plánu.
card-rob_anybody_2 = Projdi obsazenou lokací bez řešení Problému a bez čaje. Na zakrytý Obtížný problém se smíš podívat, než se rozhodneš. Musí ti zbývat pěšina při této chůzi, nebo druhá akce, kterou se pak musíš pohnout. V hladomorně: dostaneš se ven na libovolné místo na plánu.
card-you_1 = Projdi obsazenou lokací bez řešení Problému a bez čaje. Na zakrytý Obtížný problém se smíš podívat, než se rozhodneš. Musí ti zbývat pěšina při této chůzi, nebo druhá akce, kterou se pak musíš pohnout. V hladomorně: dostaneš se ven na libovolné místo na plánu.
card-you_2 = Projdi obsazenou lokací bez řešení Problému a bez čaje. Na zakrytý Obtížný problém se smíš podívat, než se rozhodneš. Musí ti zbývat pěšina při této chůzi, nebo druhá akce, kterou se pak musíš pohnout. V hladomorně: dostaneš se ven na libovolné místo na plánu.
card-shawn_ogg_1 = Při této chůzi můžeš přejít až o dvě pěšiny víc.
card-shawn_ogg_2 = Při této chůzi můžeš přejít až o dvě pěšiny víc.
card-hodgesaargh_1 = Při této chůzi můžeš přejít až o dvě pěšiny víc.
card-hodgesaargh_2 = Při této chůzi můžeš přejít až o dvě pěšiny víc.
card-jeannie_1 = Vrať do společné zásoby jeden žeton Krize z libovolného Problému na plánu. Může to být i Problém, při jehož řešení právě selháváš: jeho obtížnost klesne o 2.
card-mother_dismass_1 = Podívej se na dva zakryté Obtížné problémy na plánu (nebo na jeden, není-li jich víc). Zůstanou lícem dolů.
card-mother_dismass_2 = Podívej se na dva zakryté Obtížné problémy na plánu (nebo na jeden, není-li jich víc). Zůstanou lícem dolů.
card-bees_1 = Podívej se na dva zakryté Obtížné problémy na plánu (nebo na jeden, není-li jich víc). Zůstanou lícem dolů.
card-bees_2 = Podívej se na dva zakryté Obtížné problémy na plánu (nebo na jeden, není-li jich víc). Zůstanou lícem dolů.

## Výhody podrobně

advantage-bonus = Přidá k součtu při řešení Problému 2 nebo 4, i po hodu všemi čtyřmi kostkami. Některé z těchto karet platí jen proti určitým nepřátelům.
advantage-extra_cards = Dober si dvě karty, i nad svůj limit. Za některé z těchto karet si nejdřív musíš vzít jedno Chichotání.
advantage-sick_sheep = Automaticky vyřeší Problém s ovcí, který právě řešíš, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
    .auto_solve_anywhere = Automaticky vyřeší kterýkoli Problém s ovcí, který leží na plánu lícem vzhůru, kdykoli během tvého tahu, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
advantage-invisibility = Projdi obsazenou lokací bez řešení Problému a bez čaje. Na zakrytý Obtížný problém se smíš podívat, než se rozhodneš. Musí ti zbývat pěšina při této chůzi, nebo druhá akce, kterou se pak musíš pohnout. Ve městě Lancre a v Lancreském hradu se na začátku pohybové akce smíš podívat na zakrytý Obtížný problém na jiném místě téže lokace: buď na to místo přejdeš a řešíš ho, nebo zahraješ Neviditelnost a celý pohyb ti zůstane. V hladomorně: dostaneš se ven na libovolné místo na plánu.
advantage-pendulum = Otoč lícem vzhůru jeden zakrytý Obtížný problém na plánu. Pozor na elfy: leží-li na konci tahu lícem vzhůru tři jejich dílky, všichni prohrávají.
advantage-extra_movement = Při této chůzi můžeš přejít až o dvě pěšiny víc. U Problémů a čarodějek se ale musíš zastavit jako obvykle.
advantage-helping_hand = Vrať do společné zásoby jeden žeton Krize z libovolného Problému na plánu. Může to být i Problém, při jehož řešení právě selháváš: jeho obtížnost klesne o 2.
advantage-reroll = Přehoď jednu nebo obě kostky z páru, kterým se házelo naposled. Platí jen nový výsledek, a to i pro Chichotání. Po druhém hodu už první pár přehodit nejde.
advantage-self_awareness = Vrať do společné zásoby jedno nebo dvě svá Chichotání.
advantage-death = Automaticky vyřeší Problém se smrtí, který právě řešíš, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
    .auto_solve_anywhere = Automaticky vyřeší kterýkoli Problém se smrtí, který leží na plánu lícem vzhůru, kdykoli během tvého tahu, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš.
advantage-transmutation = Zahoď z ruky libovolný počet dalších karet (třeba i žádnou). Pak si dober stejný počet plus jednu.
advantage-rescue = Když po druhém hodu tvůj součet nestačí, uteč: nepočítá se to jako selhání, takže si za něj nebereš Chichotání a žádný důsledek nenastane. Chichotání z kostek a za Magii si přesto bereš. Není-li v sousedství prázdné místo, přesuň se na libovolné prázdné místo na plánu. V hladomorně: dostaneš se ven na libovolné místo na plánu.
advantage-borrowing = Podívej se na dva zakryté Obtížné problémy na plánu (nebo na jeden, není-li jich víc). Zůstanou lícem dolů.

## Symboly a označení na kartách

symbol-headology = +1 k součtu. Hraje se při řešení Problému mezi oběma hody.
symbol-magic = +2 k součtu, ale vezmeš si jedno Chichotání. Hraje se při řešení Problému mezi oběma hody.
symbol-broomstick = Pohyb: přeleť na libovolné jiné místo na plánu. Při útěku: přesuň se na libovolné prázdné místo na plánu. V hladomorně: dostaneš se ven na libovolné místo na plánu.
symbol-power_of_three = Tři karty s tímto nápisem, každá s jinou postavou, automaticky vyřeší Problém, který právě řešíš, i po hodu všemi čtyřmi kostkami. Chichotání z kostek a za Magii si přesto bereš.
    .auto_solve_anywhere = Tři karty s tímto nápisem, každá s jinou postavou, automaticky vyřeší kterýkoli Problém na plánu, i zakrytý, kdykoli během tvého tahu, i po hodu všemi čtyřmi kostkami. Chichotání z kostek a za Magii si přesto bereš.

## Žetony

token-cackle = Bereš si ho za každý symbol Chichotání na svých kostkách, za každou použitou Magii a za každé selhání. Když je zásoba prázdná, vezmi si ho od hráče, který jich má nejvíc. Máš-li jich nejvíc ty, třeba i při shodě, vezmi si místo něj dílek Černé Alissy.
token-crisis = Zvyšuje obtížnost svého Problému o 2. Má-li se položit a zásoba je prázdná, hra okamžitě končí a všichni prohrávají.
token-black_aliss = Na konci hry tě stojí jeden bod.

## Desky učednic a schopnosti

witch-tiffany = Začínáš s dílkem Neviditelnosti. Jednou za hru ho můžeš použít jako výhodu Neviditelnost.
witch-annagramma = Začínáš s dílkem Magie a s jedním Chichotáním ze společné zásoby. Jednou za hru se dílek počítá jako symbol Magie: +2 k součtu, ale vezmeš si jedno Chichotání.
witch-petulia = Začínáš s dílkem Uzdravení prasete. Jednou za hru automaticky vyřeší Problém s prasetem, který právě řešíš.
    .auto_solve_anywhere = Začínáš s dílkem Uzdravení prasete. Jednou za hru automaticky vyřeší kterýkoli Problém s prasetem, který leží na plánu lícem vzhůru.
witch-dimity = Hraješ první tah hry.
ability-invisibility_tile = Jednou za hru: použij dílek jako výhodu Neviditelnost a pak ho odstraň ze hry.
ability-magic_tile = Jednou za hru, při řešení Problému mezi oběma hody: +2 k součtu, ale vezmeš si jedno Chichotání. Dílek pak odstraň ze hry.
ability-cure_pig_tile = Jednou za hru: automaticky vyřeší Problém s prasetem, který právě řešíš, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš. Dílek pak odstraň ze hry.
    .auto_solve_anywhere = Jednou za hru: automaticky vyřeší kterýkoli Problém s prasetem, který leží na plánu lícem vzhůru, kdykoli během tvého tahu, i po hodu kostkami. Chichotání z kostek a za Magii si přesto bereš. Dílek pak odstraň ze hry.
ability-first_player = Hraješ první tah hry.
apprentice_board-easy = Každé dva Snadné problémy na této desce zvyšují tvůj limit karet o jednu kartu, ze tří nejvýše na sedm. Vejde se jich sem osm; další leží vedle desky a přinášejí jen body.
apprentice_board-hard = Každé dva Obtížné problémy na této desce ti při řešení všech Problémů přidávají 1 k součtu.

## Snadné problémy

easy_tile-fever = Selhání: vezmeš si jedno Chichotání a utečeš, nic víc.
easy_tile-sick_pig = Problém s prasetem: automaticky ho vyřeší dílek Uzdravení prasete. Selhání: vezmeš si jedno Chichotání a utečeš, nic víc.
easy_tile-sick_sheep = Problém s ovcí: automaticky ho vyřeší výhoda Nemocná ovce. Selhání: vezmeš si jedno Chichotání a utečeš, nic víc.
easy_tile-pregnancy = Selhání: vezmeš si jedno Chichotání a utečeš, nic víc.
easy_tile-broken_limb = Selhání: vezmeš si jedno Chichotání a utečeš, nic víc.
easy_tile-death = Problém se smrtí: automaticky ho vyřeší výhoda Smrt. Selhání: vezmeš si jedno Chichotání a utečeš, nic víc.

## Obtížné problémy: důsledky

hard_tile-duke_felmet = Selhání: přesuneš se do hladomorny a tvůj tah končí. Karty si ještě dobereš do svého limitu.
hard_tile-lady_felmet = Selhání: přesuneš se do hladomorny a tvůj tah končí. Karty si ještě dobereš do svého limitu.
hard_tile-cunning_man = Selhání: všechny čarodějky se přesunou do hladomorny, ale čaj si tam nedají, a tvůj tah končí. Karty si ještě dobereš do svého limitu.
hard_tile-queen_of_the_elves = Selhání: vezmeš si jedno Chichotání a utečeš, nic víc. Leží-li však na konci tahu na plánu lícem vzhůru tři elfí dílky, všichni prohrávají.
hard_tile-king_of_the_elves = Selhání: vezmeš si jedno Chichotání a utečeš, nic víc. Leží-li však na konci tahu na plánu lícem vzhůru tři elfí dílky, všichni prohrávají.
hard_tile-lord_lankin = Selhání: vezmeš si jedno Chichotání a utečeš, nic víc. Leží-li však na konci tahu na plánu lícem vzhůru tři elfí dílky, všichni prohrávají.
hard_tile-elves = Selhání: vezmeš si jedno Chichotání a utečeš, nic víc. Leží-li však na konci tahu na plánu lícem vzhůru tři elfí dílky, všichni prohrávají.
hard_tile-lily_weatherwax = Selhání: vezmi si jeden dílek Černé Alissy.
hard_tile-wintersmith = Selhání: každý hráč zahodí ze své desky učednice jeden Snadný problém podle vlastního výběru.
hard_tile-hiver = Selhání: vezmi si jeden dílek Černé Alissy.
hard_tile-count_magpyr = Selhání: polož na tohoto upíra jeden žeton Krize, i když už na něm nějaké leží.
hard_tile-vlad_magpyr = Selhání: polož na tohoto upíra jeden žeton Krize, i když už na něm nějaké leží.
hard_tile-lacrimosa_magpyr = Selhání: polož na tuto upírku jeden žeton Krize, i když už na ní nějaké leží.
hard_tile-bela_magpyr = Selhání: polož na tohoto upíra jeden žeton Krize, i když už na něm nějaké leží. Úspěch: všichni ostatní Strakupírové, kteří leží na plánu lícem vzhůru, zmizí ze hry.

## Lokace s vlastními pravidly

location-granny_cottage = Jen v sólové hře: skončí-li zde tvoje pohybová akce a neleží tu Problém, můžeš vrátit do zásoby až dvě Chichotání.
location-lancre_town = Tři místa: vybíráš si, na které jdeš, a přes prázdné můžeš jít dál. Přechod na jiné místo je celá pohybová akce. Stojí-li na kterémkoli z nich čarodějka, při umisťování sem nepřibude Problém ani Krize.
location-lancre_castle = Dvě místa: vybíráš si, na které jdeš, a přes prázdné můžeš jít dál. Přechod na jiné místo je celá pohybová akce. Stojí-li na kterémkoli z nich čarodějka, při umisťování sem nepřibude Problém ani Krize.
location-dungeon = Žádné pěšiny, žádné Problémy, žádný čaj. V příštím tahu se dostaneš ven na libovolné místo na plánu: první akcí pomocí karty koštěte, Záchrany nebo Neviditelnosti, jinak až druhou akcí.

## Varianty a volby

variant-competitive = Každý hraje za sebe a vyhrává ten, kdo má nejvíc bodů. Má-li se položit Krize a žádná nezbývá, nebo leží-li na konci tahu lícem vzhůru tři elfí dílky, prohrávají všichni.
variant-cooperative = Všichni vyhrajete, nebo prohrajete společně. Po tahu, ve kterém byl položen poslední Problém, vyhráváte, leží-li na plánu méně než čtyři Obtížné problémy. Má-li si někdo vzít dílek Černé Alissy a žádný nezbývá, všichni okamžitě prohrávají.
variant-solo = Hraješ sólo o co nejvyšší skóre. V Domku Bábi Zlopočasné, neleží-li tam Problém, můžeš vrátit až dvě Chichotání. Máš-li si vzít dílek Černé Alissy a žádný nezbývá, okamžitě prohráváš.
option-eight_crises = Hra začíná jen s osmi žetony Krize.
option-stacking_crises = Na Problému smí ležet více žetonů Krize; každý zvyšuje jeho obtížnost o 2.
option-auto_solve_anywhere = Síla trojice, Nemocná ovce, Smrt a dílek Uzdravení prasete mohou kdykoli během tvého tahu vyřešit kterýkoli vhodný Problém na plánu. Zakrytý Obtížný problém vyřeší jen Síla trojice.

## Hodnocení sólové hry

solo_grade-pig_farmers_wife = Méně než 30 bodů: provdáš se za chovatele prasat.
solo_grade-licensed = 30 až 40 bodů: čarodějnická licence je tvoje.
solo_grade-with_distinction = Více než 40 bodů: zkouška složená s vyznamenáním.

## Rozhodování remíz

tiebreak-cackles_plus_black_aliss = Při remíze nejdřív rozhoduje menší počet Chichotání a Černých Aliss dohromady.
tiebreak-points_from_hard_tiles = Pak rozhoduje větší počet bodů za Obtížné problémy.
tiebreak-highest_difficulty_of_one_hard_tile = Nakonec rozhoduje Obtížný problém s nejvyšší vytištěnou obtížností.
tiebreak-shared_victory = Trvá-li remíza, hráči se o vítězství dělí.

## Slova

name-headology = Hlavologie
name-magic = Magie
name-broomstick = Koště
name-power_of_three = Síla trojice
name-advantage = výhoda
name-cackle = Chichotání
name-crisis = Krize
name-black_aliss = Černá Alissa
name-problem = Problém
name-easy = Snadný problém
name-hard = Obtížný problém
name-points = body
name-difficulty = obtížnost
name-total = součet
name-hand = ruka
name-hand_limit = limit karet
name-draw_pile = dobírací balíček
name-discard_pile = odhazovací balíček
name-supply = společná zásoba
name-map = herní plán
name-location = lokace
name-slot = místo
name-path = pěšina
name-frame = problémový rámeček
name-apprentice_board = deska učednice
name-beside_board = vedle desky
name-removed = mimo hru
name-face_up = lícem vzhůru
name-face_down = lícem dolů
name-witch = čarodějka
name-die = čarodějná kostka
name-first_pair = první pár
name-second_pair = druhý pár
name-walk = chůze
name-flight = let na koštěti
name-attempt = řešení Problému
name-running_away = útěk
name-tea = čaj
name-blue = modrá
name-red = červená
name-green = zelená
name-yellow = žlutá
name-purple = fialová
name-phase-place = Umístit Problém
name-phase-move = Pohnout čarodějkou
name-phase-draw = Dobrat karty

## Jedno písmeno pro každý symbol, žeton, dílek a čarodějku; kde je první písmeno zabrané: J jako troJice, X jako krize, L jako aLissa

glyph-headology = H
glyph-magic = M
glyph-broomstick = K
glyph-power_of_three = J
glyph-cackle = C
glyph-crisis = X
glyph-black_aliss = L
glyph-easy = S
glyph-hard = O
glyph-tiffany = T
glyph-annagramma = A
glyph-petulia = P
glyph-dimity = D
