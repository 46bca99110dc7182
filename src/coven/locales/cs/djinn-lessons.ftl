### První hra v šesti lekcích: název, úkol, důvod a co se řekne po splnění. Vždy jedna věta.

lessons-move = Jdi a jednej
    .task = Jdi na čtvercové pole Akademie a proveď její základní akci.
    .reason = V každém tahu jde tvůj kouzelník po jedné cestě, nikdy zpět tou, kterou přišel, a jedná tam, kde zastaví.
    .success = Akademie ti dala 1 svitek a 3 body magické síly, a právě ta je na polapení džinů potřeba.
lessons-mage = Vezmi si mága
    .task = Proveď základní akci Hostince a vyber si jednu ze dvou karet mágů.
    .reason = Karta mága teď nestojí nic; kdykoli pomůže při polapení, zaplatíš její poplatek, ušetří ti magickou sílu a pak leží lícem dolů.
    .success = Tvůj mág ušetří při polapení 2 body magické síly a další 1 za každého džina obou barev na kartě.
lessons-capture = Polap džina
    .task = Postav se zdejším džinům a jednoho z nich polap za své 4 body magické síly.
    .reason = U kulatého pole s džiny některého polapíš, nebo ztratíš 1 bod magické síly; každý džin vyžaduje 4 body a prázdný čarovný kruh, nebo lahev své barvy se zátkou.
    .success = Džin stojí na tvém čarovném kruhu a zvláštní akci Hostince máš v tomto tahu ještě před sebou.
lessons-boss = Polap veledžina
    .task = S pomocí svého mága polap veledžina a červeného džina přiber zdarma.
    .reason = Veledžin vyžaduje 4 body magické síly a 2 další za každého džina vedle sebe, a kdo ho polapí, smí jednoho z nich přibrat zdarma; tvůj mág ušetří 2 z těch 6.
    .success = Oba jsou tvoji a přišli noví džinové; jakmile je z mapy pryč všech šest veledžinů, hra spěje ke konci.
lessons-award = Získej ocenění
    .task = Přesuň červeného džina z kruhu do lahve a pak si za tři červené lahve vezmi ocenění.
    .reason = Za tři zazátkované lahve jedné barvy je ocenění s okamžitým bonusem a 30 nebo 36 body na konci; obojí smíš kdykoli ve svém tahu.
    .success = Ocenění je tvoje; jinak má džin v zazátkované lahvi hodnotu 10 bodů, na kruhu 3, prázdná lahev nebo zátka 1.
lessons-turn = Celý tah
    .task = Jdi na kulaté pole Akademie, proveď její zvláštní akci, pak polap červeného džina a dej ho do své lahve.
    .reason = U kulatého pole si vybíráš, co bude první, a tady zvláštní akce přinese magickou sílu, kterou polapení vyžaduje.
    .success = Džin v zazátkované lahvi, 10 bodů, a na tahu je Bob: teď už toho víš dost na celou hru.
