goal = Vyhrajete, nebo prohrajete všichni společně. Kniha má šest nestvůr, na každé kolo jednu, a každá položí na počítadlo kletby. Zlomíte-li všechny její kletby dřív, než žeton oběhne počítadlo a strana se otočí, získáte její bonus; zbude-li jediná, čeká vás její postih. Porazit musíte jen poslední nestvůru.
    Prohrajete, když si má někdo vzít kartu děsu a balíček děsu je prázdný, když poslední nestvůra obstojí, nebo když jsou všichni vyřazeni. Vyřazen je, kdo má na konci svého tahu v ruce šest karet děsu.
    Tvůj tah: tvá kouzla se obnoví; žeton postoupí a kletba na jeho políčku se spustí; pak provádíš tolik akcí, kolik zaplatíš: seslat kouzlo, naučit se kouzlo z knihovny, pořídit si kartu elementu, zlomit kletbu, zahnat děs. Nakonec si dobereš do šesti karet.
    Karty v podpoře čekají před svým majitelem a platit jimi smí každý.
lesson-act = Každá akce se platí kartami elementů. Kouzlo stojí tolik elementů své barvy, kolik je jeho úroveň, zlomení kletby to, co je u ní napsáno. Za dvojnásobnou či trojnásobnou cenu je kouzlo dvakrát či třikrát silnější. Slovo „why“ ukáže, co teď nejde a které pravidlo to nedovoluje.
lesson-pay = Plať kartu po kartě, nebo všechno najednou: první odpověď bere nejlevnější karty. Počítají se i karty v podpoře kohokoli. Čím zaplatíš, to odložíš a vrátí se ti, až se balíček zamíchá.
lesson-exhaust = Použité kouzlo nelze seslat, dokud se neobnoví na začátku tvého příštího tahu.
lesson-discard = Odložené karty se vrátí, až se tvůj balíček zamíchá. Zničené jsou pryč.
lesson-destroy = Zničená karta opustí tvůj balíček: bez slabých karet přijdou dobré dřív.
lesson-target = Kouzlo může mířit na jiného hráče; kde to karta říká, musí souhlasit.
lesson-consent = Bez souhlasu se nikdo cílem takového kouzla nestane.
lesson-cure-element = Zahnání stojí elementy jednoho typu; karta děsu se vrátí do balíčku děsu, který potřebujete všichni.
lesson-support = Karta v podpoře tam čeká: později jí smí zaplatit kdokoli.
choice-difficulty = jak silný je grimoár
choice-wizards = draw (losem), choose (výběrem), nebo seznam čarodějů v pořadí hráčů
choice-first = random (losem), nebo kdo začíná
choice-horror = varianta Hrůza
choice-nightmare = varianta Noční můra
choice-no_reward = varianta Poškoláci: žádná odměna za zlomené kletby
choice-creeping_madness = varianta Plíživý děs
choice-cursed_support = varianta Prokletá podpora
choice-five_player_double_turn = pět hráčů: dva tahy po sobě
choice-promo_shh = promo nestvůra Pššt: mírnější (mild), nebo jak je vytištěná (on)
board-legend-marker = žeton dospěl k této kletbě
board-legend-card = písmeno s číslem je karta toho elementu a hodnoty
board-legend-cost = písmena za kletbou jsou elementy, za které se zlomí
