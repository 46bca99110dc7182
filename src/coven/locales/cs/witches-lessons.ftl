### První hra v šesti lekcích: název, úkol, důvod a co se řekne po splnění. Vždy jedna věta.

lessons-walk = Dojdi k Problému
    .task = Jdi do Kyselé Prdele, kde tě potřebuje Nemocná ovce.
    .reason = Vyřešené Problémy jsou tvé body; chůze vede po jedné či dvou pěšinách, a kde zastavíš u Problému, tam ho řešíš.
    .success = Řešení začalo: devítka na dílku je součet, kterého mají tvé kostky a karty dosáhnout.
lessons-attempt = Vyřeš ho
    .task = První dvě kostky dávají 9 a potřebuješ 10: přidej Hlavologii z karty Král Verence II. a hoď druhým párem.
    .reason = Mezi oběma hody, a jen tehdy, přidá Hlavologie 1, Magie 2, ale přinese ti Chichotání.
    .success = Vyřešeno: dílek má na konci hodnotu 2 bodů a za každé dva Snadné problémy smíš držet o kartu víc.
lessons-flee = Uteč
    .task = První dvě kostky dávají 2 a potřebuješ 12: uteč na prázdné místo.
    .reason = Kdo selže, bere si Chichotání a snáší důsledky Obtížného problému; kdo uteče po prvním páru, bere si jen Chichotání z kostek.
    .success = Jsi v bezpečí: Problém počká na jindy a ty máš ještě druhou akci.
lessons-tea = Dej si čaj
    .task = Leť do Černosklovic s koštětem z karty Silver a při čaji s Bobovou čarodějkou vrať všechna svá Chichotání.
    .reason = Koště tě donese kamkoli na plánu; a když Chichotání dojdou, bere si ta, která jich má nejvíc, místo nich Černou Alissu, a ta stojí bod.
    .success = Čaj tě zbavil tří Chichotání a čarodějka, kterou potkáš, smí vrátit dvě.
lessons-crisis = Zahraj výhodu
    .task = Zahraj kartu Bábi Zlopočasná pro její výhodu Pomocná ruka: odstraní Krizi z Problému.
    .reason = S Krizí je Problém o 2 těžší, a má-li se položit Krize a žádná nezbývá, prohrají všechny.
    .success = Krize je zpět v zásobě; karta má symbol, výhodu a lokaci a pokaždé z nich využiješ jen jedno.
lessons-turn = Celý tah
    .task = Zatím nic nehraj, ať se objeví nový Problém; pak jdi do Dílů, Silou trojice vyřeš, co tam leží, a druhou akcí tam zůstaň.
    .reason = Tah je nový Problém, dvě akce a dobrání karet; tři různé postavy se značkou Síla trojice vyřeší jakýkoli Problém, kterému čelíš.
    .success = Elfí šlechtic Hladhuben ti přinese 5 bodů a v ruce máš čtyři karty, kolik dovoluje tvůj limit: teď už toho víš dost na celou hru.
