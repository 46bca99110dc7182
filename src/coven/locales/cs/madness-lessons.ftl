### První hra v šesti lekcích: název, úkol, důvod a co se řekne po splnění. Vždy jedna věta.

lessons-curse = Zlom kletbu
    .task = Zlom kletbu Horečka: stojí 4 elementy ohně a zaplatíš je svými dvěma kartami ohně hodnoty 2.
    .reason = Každá nestvůra z knihy položí na počítadlo kletby; zlomíte-li je všechny dřív, než žeton oběhne počítadlo, je poražena.
    .success = Kletba je nadobro pryč a za odměnu máš v odkládací hromádce kartu hodnoty 2.
lessons-spell = Sešli kouzlo
    .task = Sešli Pučení za dvojnásobnou cenu, ať si místo jedné karty dobereš dvě.
    .reason = Kouzlo stojí tolik elementů svého typu, kolik je jeho úroveň; zaplatíš-li dvakrát či třikrát tolik, vyznačená čísla se zdvojnásobí či ztrojnásobí.
    .success = Máš dvě nové karty; Pučení je teď použité a obnoví se na začátku tvého příštího tahu.
lessons-support = Plaťte společně
    .task = Zlom kletbu Sucho svou kartou vody a tou, která leží v Bobově podpoře.
    .reason = Karty v podpoře čekají před svým majitelem a platit jimi smí každý; dává je tam například kouzlo Led.
    .success = Společně jste zaplatili 4 elementy vody a každá karta šla do odkládací hromádky svého majitele.
lessons-library = Nauč se kouzlo
    .task = Nauč se z knihovny kouzlo Chladná hlava za 2 elementy vody.
    .reason = Každé kouzlo z knihovny stojí 2 elementy svého typu, ať má jakoukoli úroveň; karta hodnoty 2 nebo 3 ze zásoby stojí tolik elementů, kolik je její hodnota.
    .success = Kouzlo je tvoje a hned je můžeš seslat; v jeho balíčku se odkrylo další.
lessons-madness = Zažeň děs
    .task = Zažeň kartu děsu z ruky za 2 elementy jednoho typu: stačí tvá karta země hodnoty 2.
    .reason = Má-li si někdo vzít kartu děsu a balíček děsu je prázdný, všichni prohrajete; a kdo skončí svůj tah se šesti kartami děsu v ruce, je vyřazen.
    .success = Karta děsu se vrátila do balíčku děsu a prohra je zase o jednu kartu dál.
lessons-turn = Celý tah
    .task = Zlom kletbu Hlodající kořeny, která se právě spustila, a ukonči svou fázi akcí.
    .reason = Tvá kouzla se obnovila a žeton stojí na posledním políčku; příště oběhne počítadlo, a nezbude-li do té doby žádná kletba, nestvůra padne.
    .success = V ruce máš zase šest karet, žeton oběhl počítadlo a nestvůra je poražena: teď už toho víš dost na celou hru.
