### Co se říká v každé hře: chyby, rozhodnutí a běžná slova.

## Jazyky a hry, jak se samy jmenují

language-en = English
language-cs = čeština
language-pl = polski
game-madness = Velká kniha strašlivých čar
game-witches = Čarodějky, hra ze Zeměplochy
game-djinn = Džin

## Běžná slova

word-yes = ano
word-no = ne
word-you = ty
word-seat = místo u stolu
word-turn = tah
word-round = kolo
word-player = hráč
asked = { $player }: { $question }
waiting = { $player } se rozhoduje.
list-two = { $first } a { $second }
list-more = { $first }, { $rest }

## Rozhodnutí podle pravidel

ruling-legal = Tato odpověď je teď podle pravidel možná.
ruling-refused = { $reason } [{ $rule }]
reason-not-now = „{ $answer }“ neodpovídá na právě položenou otázku: vyber jednu z nabízených odpovědí.
reason-not-asked = Teď rozhoduje { $player }: počkej, až budeš na řadě.
reason-no-part = S tím, na co se teď hra ptá, to nesouvisí: vyber něco, co svítí, nebo některou z nabízených odpovědí.
reason-game-is-over = Hra skončila a další odpovědi už nepřijímá: chceš-li hrát dál, začni novou.

## Chyby: odpovědi

error-game-is-over = Hra skončila, takže „{ $answer }“ už odpovědět nelze: chceš-li hrát dál, začni novou.
error-no-such-answer = „{ $answer }“ není odpověď na položenou otázku. Zkus: { $nearest }.
error-no-such-number = Odpověď číslo { $given } neexistuje: napiš jedno z čísel { $numbers }.
error-no-such-aside = „{ $given }“ teď říct nelze: napiš „talk“ a jméno hráče.

## Chyby: nastavení nové hry

error-no-such-game = Hra „{ $given }“ tu není. Zkus: { $nearest }.
error-no-such-option = Hra „{ $game }“ nemá volbu „{ $given }“. Zkus: { $nearest }.
error-no-such-value = Volba „{ $option }“ nemůže mít hodnotu „{ $given }“. Možné hodnoty: { $nearest }.
error-bad-seat-names = „{ $given }“ neurčuje místa u stolu: dej každému jiné jméno, bez mezer a žádné z těch, která hra používá jako svá slova.
error-option-not-a-pair = „{ $given }“ není volba: napiš její jméno, rovnítko a hodnotu.
error-no-such-bot = Bot „{ $given }“ neexistuje. Zkus: { $nearest }.
error-too-many-seats = Míst je v této hře { $most }, ne { $given }: víc jich neobsazuj.
error-too-few-games = Takový počet her odehrát nelze ({ $given }): zadej aspoň jednu.
error-nothing-to-learn = Počítačoví hráči hry { $given } se takto z her neučí. Učí se hráči těchto her: { $games }.
error-no-such-player = Žádný hráč se nejmenuje „{ $given }“. Zkus: { $nearest }.
error-no-such-wizard = Čaroděj „{ $given }“ neexistuje. Zkus: { $nearest }.
error-wrong-players = { $game } je hra pro { $least } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }; zadaný počet je { $given }.
error-wizards-do-not-fit = „{ $given }“ se nehodí: uveď tolik různých čarodějů, kolik je hráčů ({ $players }), v pořadí míst u stolu.
error-double-turn-needs-five = Varianta Dva tahy po sobě je jen pro pět hráčů, ne pro { $given }: přidej hráče, nebo ji vypni.
error-no-such-witch = Čarodějka „{ $given }“ neexistuje. Zkus: { $nearest }.
error-witches-do-not-fit = „{ $given }“ se nehodí: uveď tolik různých čarodějek, kolik je hráčů ({ $players }), v pořadí míst u stolu.
error-mode-does-not-fit = { $players ->
        [one] Režim „{ $given }“ není pro jednoho hráče: zvol solo, nebo přidej hráče.
        [few] Režim „{ $given }“ není pro { $players } hráče: zvol competitive, nebo cooperative.
       *[other] Režim „{ $given }“ není pro { $players } hráčů: zvol competitive, nebo cooperative.
    }
error-eight-crises-competitive = Volba Osm Krizí je jen pro kompetitivní hru, ne pro režim „{ $given }“: vypni ji, nebo změň režim.

## Chyby: pozice

error-position-unreadable = Soubor { $file } nelze přečíst: { $detail }. Zkontroluj jeho jméno.
error-position-not-data = Soubor { $file } není pozice: { $detail }. Zapiš ji v TOML, nebo v JSON s příponou .json.
error-position-malformed = Pozici nelze přečíst: { $detail }. Zapiš každou položku tak, jak říká popis pozic.
error-position-other-game = Pozice patří ke hře „{ $given }“: otevři ji tam, toto je { $game }.
error-position-players = Pozice potřebuje dvě až pět míst u stolu, ne { $given }.
error-position-same-name = Dvě místa mají stejné jméno ({ $given }): dej každému jeho vlastní.
error-position-same-wizard = Dvě místa mají stejného čaroděje: dej každému jiného.
error-position-unknown = { $kind ->
        [player] Pozice, { $where }: žádný hráč se nejmenuje „{ $given }“. Zkus: { $nearest }.
        [wizard] Pozice, { $where }: čaroděj „{ $given }“ neexistuje. Zkus: { $nearest }.
        [spell] Pozice, { $where }: kouzlo „{ $given }“ neexistuje. Zkus: { $nearest }.
        [curse] Pozice, { $where }: kletba „{ $given }“ neexistuje. Zkus: { $nearest }.
        [page] Pozice, { $where }: strana „{ $given }“ neexistuje. Zkus: { $nearest }.
        [slot] Pozice, { $where }: místo „{ $given }“ neexistuje. Zkus: { $nearest }.
        [phase] Pozice, { $where }: fáze „{ $given }“ neexistuje. Zkus: { $nearest }.
        [witch] Pozice, { $where }: čarodějka „{ $given }“ neexistuje. Zkus: { $nearest }.
        [tile] Pozice, { $where }: Problém „{ $given }“ neexistuje. Zkus: { $nearest }.
        [card] Pozice, { $where }: karta „{ $given }“ neexistuje. Zkus: { $nearest }.
        [space] Pozice, { $where }: pole „{ $given }“ neexistuje. Zkus: { $nearest }.
        [location] Pozice, { $where }: lokace „{ $given }“ neexistuje. Zkus: { $nearest }.
        [djinn] Pozice, { $where }: džin „{ $given }“ neexistuje. Zkus: { $nearest }.
        [mage] Pozice, { $where }: karta mága „{ $given }“ neexistuje. Zkus: { $nearest }.
        [equipment] Pozice, { $where }: vybavení „{ $given }“ neexistuje. Zkus: { $nearest }.
        [chest] Pozice, { $where }: truhla „{ $given }“ neexistuje. Zkus: { $nearest }.
        [award] Pozice, { $where }: ocenění „{ $given }“ neexistuje. Zkus: { $nearest }.
        [trait] Pozice, { $where }: vlastnost „{ $given }“ neexistuje. Zkus: { $nearest }.
       *[other] Pozice, { $where }: hodnota „{ $given }“ není známá. Zkus: { $nearest }.
    }
error-position-no-card = Pozice, { $where }: karta „{ $given }“ neexistuje. Zkus: { $nearest }.
error-position-bad-number = Pozice, { $where }: „{ $given }“ není vhodné číslo. Napiš číslo, které hra připouští.
error-position-bad-elements = Pozice, { $where }: „{ $given }“ se nehodí. Napiš water, earth, fire nebo air a číslo od 0 do 99.
error-position-bad-spell = Pozice, { $where }: „{ $given }“ se nehodí. Napiš kouzlo a podle potřeby exhausted nebo neutralised.
error-position-out-of-range = Pozice, { $where }: hodnota { $given } je mimo rozsah. Možné je { $least } až { $most }.
error-position-too-many = { $most ->
        [0] Pozice, { $where }: „{ $card }“ je tu { $given }×, tedy víckrát, než je v krabici. Přebytečné odeber.
       *[other] Pozice, { $where }: „{ $card }“ je tu { $given }×, ve hře může být nejvýše { $most }×. Přebytečné odeber.
    }
error-position-too-few = Pozice, { $where }: „{ $card }“ je tu { $given }×, ve hře je vždy { $least }×. Napiš, kde leží ostatní, nebo zásobu vynech.
error-position-incomplete = Pozice, { $where }: „{ $card }“: zde { $given }, ve hře { $least }. Napiš, kde leží zbytek, nebo to vynech, ať se to doplní, nebo napiš puzzle = true.
error-position-no-cards = Pozice, { $where }: tento hráč nemá vůbec žádnou kartu. Uveď nějaké, nebo vynech hand, deck, discard i support: pak se rozdá balíček jeho čaroděje. Je-li to hlavolam, napiš puzzle = true.
error-position-frame-order = Pozice, { $where }: dílky odcházejí nejdřív z rámečku nejvíce vlevo, Snadné před Obtížnými. Doplň tento rámeček, vyprázdni ty před ním, nebo napiš puzzle = true.
error-position-support = Pozice, { $where }: karet mimo děs smí být v této podpoře nejvýše { $most }. Přebytečné odeber.
error-position-spells = Pozice, { $where }: tento hráč může mít kouzel nejvýše { $most } a žádné dvakrát. Přebytečná odeber.
error-position-library = Pozice, { $where }: v tomto balíčku leží jen kouzla z knihovny jeho elementu, z každé úrovně jedno, nejnižší navrchu. Napiš je v tomto pořadí.
error-position-curse-stack = Pozice, { $where }: v tomto balíčku smějí být jen kletby jeho druhu. Ostatní odeber.
error-position-slot-twice = Pozice, { $where }: místo „{ $given }“ je obsazené dvakrát. Jednu z obou věcí dej jinam.
error-position-final-page = Pozice, { $where }: poslední strana musí ležet vespod. Napiš ji jako poslední.
error-position-first-page = Pozice, { $where }: kniha nemohla začít stranou „{ $given }“. Na začátek dej některou první stranu, nebo tuto odeber.
error-position-round = Pozice, { $where }: „{ $given }“ se nehodí ke kolu { $round }. Změň jedno z toho.
error-position-option-off = Pozice, { $where }: „{ $given }“ je ve hře jen s volbou „{ $option }“. Zapni ji, nebo to odeber.
error-position-active-out = Pozice, { $where }: { $given } už není ve hře a nemůže být na tahu. Vyber někoho jiného.
error-position-out-has = Pozice, { $where }: kdo vypadl ze hry, nemá karty ani kouzla. Odeber je, nebo nech tohoto hráče hrát dál.
error-position-no-question = Pozice, { $where }: nikdo tu nemá o čem rozhodovat. Vynech frames a uveď fázi (phase).
error-position-card-twice = Pozice, { $where }: karta „{ $given }“ je tu dvakrát, ale v krabici je jednou. Jednu odeber.
error-position-same-witch = Pozice, { $where }: dvě místa mají stejnou čarodějku. Dej každému jinou.
error-position-wrong-board = Pozice, { $where }: „{ $given }“ leží na nesprávné straně desky. Snadné problémy piš do easy a Obtížné do hard.
error-position-hard-below = Pozice, { $where }: „{ $given }“ leží nad Snadným problémem. Obtížné problémy rámečku piš jako poslední, jsou vespod.
error-position-no-slot = Pozice, { $where }: na místě „{ $given }“ nemůže ležet Problém. Uveď některé z míst na plánu.
error-position-easy-face-down = Pozice, { $where }: „{ $given }“ je Snadný problém a ten leží vždy lícem vzhůru. Vynech „up“.
error-position-crisis-nowhere = Pozice, { $where }: na místě „{ $given }“ je Krize, ale žádný Problém. Doplň ho, nebo Krizi odeber.
error-position-moment = Pozice, { $where }: to se k této chvíli hry nehodí. Vynech to, nebo to zapiš tak jako rozehraná hra.
error-position-bad-frames = Pozice, { $where }: rámečků s čekajícími dílky je šest, ne { $given }. Napiš všech šest, i prázdné.
error-position-no-djinn-there = Pozice, { $where }: na místě „{ $given }“ džinové nestojí. Uváděj jen kulatá pole.
error-position-boss-alone = Pozice, { $where }: veledžin tu stojí bez běžného džina, a už by tu tedy nebyl. Přidej džina, nebo veledžina odeber.
error-position-tom-empty = Pozice, { $where }: Tomův balíček je prázdný, takže by hra skončila. Nech v něm aspoň jednu kartu.
error-position-wrong-pile = Pozice, { $where }: „{ $given }“ do tohoto balíčku nepatří. Dej to tam, kde leží jeho druh.
error-position-passages = Pozice, { $where }: tyto utajené znalosti se nehodí: { $given }. Všem napiš stejné symboly (nejvýš { $most }), každý jednou, k jednomu poli jen jeden, a to ke čtvercovým polím s jiným symbolem.
error-position-layout = Pozice, { $where }: „{ $given }“ se nehodí. Každou lokaci ukazuje právě jedno čtvercové a jedno kulaté pole.
error-position-no-wizard = Pozice, { $where }: tento hráč je na tahu, ale nikde nestojí. Uveď pole jeho kouzelníka.
error-position-not-placed = Pozice, { $where }: od druhého kola stojí každý kouzelník na mapě. Uveď jeho pole, nebo napiš puzzle = true.
error-position-turned-early = Pozice, { $where }: ukazatel kapacity se otáčí až na posledním poli. Napiš kapacitu { $most }, nebo „turned“ vynech.
error-position-bad-circles = Pozice, { $where }: „{ $given }“ se nehodí. Pro každý kruh napiš jedno slovo, aktivní kruhy první; zakrytý může být jen druhý.
error-position-trait-kind = Pozice, { $where }: vlastnost „{ $given }“ je opačného druhu. Kladné piš pod positive, záporné pod negative.
error-position-not-used = Pozice, { $where }: s tím se tato hra nehraje. Vynech to.
error-position-no-path = Pozice, { $where }: z místa „{ $given }“ sem žádná cesta nevede. Uveď pole, které je s tímto spojené.
error-position-two-active = Pozice, { $where }: „{ $given }“ a jiná karta téhož druhu leží obě lícem vzhůru. Jednu z nich otoč.

## Chyby: soubory s obsahem

error-no-such-lesson = Lekce { $given } neexistuje: lekcí je { $most }.
error-content-unreadable = Soubor { $file } nelze přečíst: { $detail }. Zkontroluj jeho jméno.
error-content-not-toml = Soubor { $file } není zapsán v TOML: { $detail }. Oprav toto místo.
error-content-no-section = { $file }: oddíl „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-section = { $file }: oddíl „{ $given }“ má nesprávný tvar. Zapiš ho jako v obsahu, který je součástí hry.
error-content-no-id = { $file }: položka v oddílu „{ $given }“ nemá id. Doplň ho.
error-content-bad-id = { $file }: id „{ $given }“ se nehodí. Piš malá písmena, číslice a podtržítka a každé id použij jen jednou.
error-content-bad-entry = { $file }, { $card }: { $detail }. Oprav tuto položku.
error-content-bad-limit = { $file }: „{ $given }“ není číslo. Napiš celé číslo od 0 výše.
error-content-bad-dice = { $file }, dice: hodnoty kostky se nehodí, jejich počet je { $given }. Napiš jich 2 až 20 a jako první 0 za Chichotání.
error-content-fixed-number = { $file }: hodnotu { $given } určují pravidla ({ $number }), balíček obsahu ji změnit nemůže.
error-content-bad-track = { $file }: sloupec { $given } počítadla kol se nehodí. Napiš šest čísel od 0 do 2.
error-content-bad-level = { $file }, { $card }: úroveň { $given } neexistuje. Napiš 1, 2 nebo 3.
error-content-bad-number = { $file }, { $card }: „{ $given }“ v položce „{ $step }“ není vhodné číslo. Napiš třeba 2.
error-content-no-number = { $file }, { $card }: „{ $given }“ v položce „{ $step }“ není číslo, které hra zná. Zkus: { $nearest }.
error-content-out-of-range = { $file }, { $card }: „{ $given }“ v položce „{ $step }“ se nehodí. Napiš celé číslo od { $least } do { $most }.
error-content-bad-element = { $file }, { $card }: „{ $given }“ v položce „{ $step }“ není element. Zkus: { $nearest }.
error-content-bad-zone = { $file }, { $card }: „{ $given }“ v položce „{ $step }“ není místo. Zkus: { $nearest }.
error-content-bad-filter = { $file }, { $card }: „{ $given }“ v položce „{ $step }“ není druh karty. Zkus: { $nearest }.
error-content-bad-target = { $file }, { $card }: „{ $given }“ neříká, koho se efekt týká. Zkus: { $nearest }.
error-content-bad-ability = { $file }, { $card }: schopnost „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-no-verb = { $file }, { $card }: sloveso „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-no-word = { $file }, { $card }: „{ $given }“ tu není známo. Zkus: { $nearest }.
error-content-three-curses = { $file }, { $card }: nestvůra má tři kletby, ne { $given }.
error-content-too-many = { $file }: karet „{ $given }“ je příliš mnoho. Může jich být nejvýše { $most }.
error-content-no-spell = { $file }: v knihovně chybí kouzlo úrovně { $level } pro „{ $element }“. Doplň ho.
error-content-no-end = { $file }, { $card }: částí „{ $step }“ hra končí. Dej jí cíl board a jedno ze sloves win a lose.
error-content-bad-kind = { $file }, { $card }: druh „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-location = { $file }, { $card }: lokace „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-square = { $file }, { $card }: počáteční čtverec „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-symbol = { $file }, { $card }: symbol „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-variant = { $file }, { $card }: varianta „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-slots = { $file }, { $card }: počet míst ({ $given }) se nehodí. Musí tu být aspoň jedno a pro každé počáteční čtverec.
error-content-one-way-path = { $file }, { $card }: pěšina do lokace „{ $given }“ vede jen jedním směrem. Uveď tuto lokaci i tam.
error-content-path-to-itself = { $file }, { $card }: pěšina vede z této lokace zpátky do ní. Odeber ji.
error-content-one-copy = { $file }, { $card }: každá karta je jen jednou, ne { $given }×. Každému výtisku dej vlastní položku.
error-content-bad-row = { $file }: řádek přípravy pro tento počet hráčů ({ $given }) se nehodí. Napiš šest čísel pro Obtížné a šest pro Snadné problémy.
error-content-too-few-tiles = { $file }: dílků jednoho druhu je jen { $given }, ale příprava hry jich potřebuje { $least }. Přidej další.
error-content-bad-side = { $file }, { $card }: strana tržnice „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-shape = { $file }, { $card }: tvar „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-path = { $file }, { $card }: cesta k poli „{ $given }“ se nehodí. Cesty spojují kulatá pole se čtvercovými nebo se Zřídlem a oba konce se navzájem uvádějí.
error-content-bad-stall = { $file }, { $card }: „{ $given }“ se nehodí. Každý stánek patří právě do jedné skupiny: { $nearest }.
error-content-bad-trigger = { $file }, { $card }: příležitost „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-mage = { $file }, { $card }: tato karta mága se nehodí. Napiš zelený bonus od 1 do 3, poplatek v mincích a bonusy za barvy red, blue, brown nebo white.
error-content-bad-mode = { $file }, { $card }: způsob „{ $given }“ neexistuje. Zkus: { $nearest }.
error-content-bad-column = { $file }, { $card }: sloupec { $given } neexistuje. Napiš 1, 2 nebo 3.
error-content-bad-metric = { $file }, { $card }: „{ $given }“ se počítat nedá. Zkus: { $nearest }.
error-content-no-piece = { $file }, { $card }: „{ $given }“ v položce „{ $step }“ není součást hry. Zkus: { $nearest }.
error-content-no-pile = { $file }, { $card }: „{ $given }“ v položce „{ $step }“ není balíček. Zkus: { $nearest }.
error-content-no-passive = { $file }, { $card }: trvalá schopnost „{ $given }“ neexistuje. Zkus: { $nearest }.

## Chyby: záznamy a soubory

error-record-unreadable = Soubor { $file } nelze přečíst: { $detail }. Zkontroluj jeho jméno.
error-record-not-json = Soubor { $file } není zapsán v JSON: { $detail }. Oprav toto místo, nebo vyber jiný soubor.
error-record-malformed = Soubor { $file } není záznam hry: { $detail }. Vyber soubor, který uložil Coven.
error-record-only-seen = V souboru { $file } je jen to, co o hře vědělo jedno místo u stolu, když ještě trvala: dá se číst, ale ne hrát dál. Odboč od stolu, nebo si záznam vyžádej po konci hry.
error-record-seal-broken = Tajemství v tomto záznamu není to, kterým byl zapečetěn ({ $sealed }): soubor někdo změnil. Vyžádej si záznam od stolu znovu.
error-record-diverged = { $file }: v kroku { $move } není odpověď „{ $answer }“ možná, záznam tedy někdo změnil, nebo patří k jiným pravidlům. Hraj dál z dřívějšího kroku.
error-record-other-revision = Záznam se řídí { $given }. revizí pravidel, tady platí { $revision }. revize. Hraj dál z jeho uložené pozice.
error-record-no-snapshot = V souboru { $file } není uložená pozice, ze které by šlo hrát dál. Přehraj ho s pravidly, podle kterých vznikl.
error-file-not-written = Soubor { $file } nelze zapsat: { $detail }. Zvol jiné jméno nebo jinou složku.
error-file-not-named = Uveď soubor, ve kterém chceš pokračovat: load SOUBOR
error-file-exists = Soubor { $file } už existuje. Zvol jiné jméno.

## Chyby: příkazy a vracení tahů

error-bad-argument = Tento příkaz nelze provést: { $detail } – jak ho zapsat, ukáže „coven --help“.
error-no-such-rule = Pravidlo „{ $given }“ neexistuje. Zkus: { $nearest }.
error-no-tests-there = Ve složce { $given } žádné testy nejsou: uveď složku, ve které jsou.
error-no-such-language = Jazyk „{ $given }“ tu není. Zkus: { $nearest }.
error-not-your-turn = Teď nerozhoduješ ty, ale { $player }.
error-no-redo = Není co zopakovat: žádná odpověď nebyla vzata zpět.
error-bad-display-name = „{ $given }“ nemůže být jméno místa: napiš 1 až { $most } čitelných znaků.
error-no-undo = Není co vzít zpět: ještě nepadla žádná odpověď.
error-undo-over = Hra skončila a její tajemství je odhalené: zpět už nejde vzít nic. Od kteréhokoli okamžiku můžeš hrát dál u nového stolu.
error-undo-blocked = { $what ->
        [information] Něco už vyšlo najevo. Zpět to lze vzít jen se souhlasem ostatních u stolu.
        [doubt] Někdo možná v tajnosti něco viděl. Zpět to lze vzít jen se souhlasem ostatních u stolu.
        [chance] Rozhodla náhoda. Zpět to lze vzít jen se souhlasem ostatních u stolu.
       *[other] { $what } Zpět to lze vzít jen se souhlasem ostatních u stolu.
    }
undo-of-others = Vzaly by se zpět i odpovědi jiných ({ $players }). To lze jen se souhlasem ostatních u stolu.

## Chyby: protokol

error-protocol-not-json = Řádek není zapsán v JSON: { $detail }. Posílej na každém řádku jeden objekt JSON.
error-protocol-bad-request = Požadavek nelze splnit: { $detail }. Pošli položky, které popisuje protokol.
error-protocol-no-request = Požadavek „{ $given }“ neexistuje. Zkus: { $nearest }.
error-protocol-no-handle = Stůl „{ $given }“ neexistuje. Použij označení, které ti bylo přiděleno a ještě platí.
error-protocol-version = Požadavek se týká verze hry { $given }, ale hra už je ve verzi { $version }: podívej se na položenou otázku a pošli odpověď znovu.
error-protocol-failed = Uvnitř programu Coven došlo k chybě a požadavek nic nezměnil: { $detail }. Nahlas ji, prosíme.
error-book-unreadable = Knihu rekordů { $file } nelze přečíst, zůstala beze změny: { $detail }
error-no-such-link = Tento odkaz (už) žádný stůl neotevírá. Požádej toho, kdo tě pozval, o nový.
error-no-such-code = Kód „{ $given }“ (už) k žádnému stolu nevede. Má osm písmen a číslic, třeba K7QP-M4XT: podívej se znovu, nebo se zeptej toho, kdo tě pozval.
error-table-full = U tohoto stolu už na každém místě někdo sedí. Požádej toho, kdo tě pozval, o odkaz pro diváky, nebo otevři vlastní stůl.
error-seat-taken = Někdo byl rychlejší: místo { $given } je obsazené. Vyber si jiné.
error-table-closed = Tento stůl je zavřený: dá se prohlížet, ale hrát se u něj už nedá. Otevři nový, nebo odboč od tohoto.
error-too-many-tables = Na tomto serveru už běží tolik stolů, kolik jich smí být ({ $most }). Nejdřív některý dohraj nebo zavři.
error-too-often = Příliš mnoho požadavků najednou. Chvíli počkej a zkus to znovu.
error-message-too-large = Zpráva je příliš velká: smí mít nejvýše { $most } bajtů.
error-not-kept = Stůl nemohl zapsat, co se stalo, a tak se nestalo nic. Zkus to za chvíli znovu.
error-wrong-passphrase = Tento server vyžaduje heslo a tohle není ono.
error-foreign-page = Tato stránka patří jinému webu a s tímto serverem mluvit nesmí.
error-sit-first = Nejdřív ukaž odkaz na své místo: zprávou `sit`.
error-only-watching = Jen přihlížíš: tohle mohou jen hráči u stolu.
error-not-your-seat = Místo { $given } není tvoje. Tvoje: { $nearest }.
error-links-of-two-tables = Tyto odkazy patří k různým stolům: sedni si vždy jen k jednomu.
error-only-the-host = To může jen ten, kdo stůl otevřel, s odkazem hostitele.
error-handover-of-whom = Počítač může převzít jen místo jiného hráče u stolu ({ $nearest }), ne místo „{ $given }“.
error-handover-present = { $player } je u stolu nebo je pryč teprve chvilku a stíhá: počítač může zastoupit jen toho, kdo tu není nebo má zpoždění.
error-seat-is-yours = Nikdo za tebe nehraje: místo je tvoje.
error-no-such-ask = Na nic takového se tě teď nikdo neptá.
error-redo-of-others = To je odpověď někoho jiného: zopakovat ji může jen ten, kdo ji dal.
error-ask-open = U stolu se už o něčem hlasuje: nejdřív je třeba odpovědět na to.
error-fork-would-tell = Stejné skryté karty by prozradily, co vědět nesmíš: odboč s nově rozdanými kartami, nebo počkej na konec hry.
error-no-such-version = Hra nemá verzi { $given }: teď je ve verzi { $most }.
error-http-refused = Na požadavek nelze odpovědět: { $detail }
error-no-such-address = Server nemůže naslouchat na adrese { $host }, port { $port }: { $detail }. Zvol jinou pomocí --host a --port.
error-not-started = Server se nespustil: podívej se, zda je databáze { $database } dostupná.
error-workers-need-postgresql = Více procesů ({ $given }) potřebuje PostgreSQL: --database postgresql://…; s SQLite běží jen jeden.
error-bad-database = Databáze „{ $given }“ není známa: má být sqlite:///CESTA nebo postgresql://UŽIVATEL@HOSTITEL/JMÉNO.
error-bad-link = „{ $given }“ není odkaz ke stolu: vypadá jako http://host:8000/table#… – zkopíruj ho celý, i s tím, co je za #.
error-table-unreachable = Ke stolu se nelze dostat: { $detail }. Podívej se, zda server běží a odkaz je správný.
error-record-still-secret = Hra tohoto záznamu ještě trvala: tajemství se ukáže po jejím konci a teprve pak lze náhodu ověřit.
error-unreadable-text = Tento text neobsahuje nic, co by se dalo přečíst nebo uložit.
error-backup-by-pg-dump = Databázi PostgreSQL zálohuje její vlastní nástroj: pg_dump --format=custom --file=SOUBOR ADRESA
error-no-database-there = Databáze { $file } neexistuje.
error-cannot-write = Do souboru { $file } nelze zapsat: { $detail }.
error-no-such-table = Stůl „{ $given }“ neexistuje: všechny ukáže „coven admin list“.
error-contact-refused = Tam tento server upozornění neposílá: webhook i služba Web Push musí být na adrese, kterou správce povolil, e-maily potřebují poštovní server a Web Push klíč.
error-bad-vapid-key = Nastavení vapid_key není klíč pro Web Push: nový vypíše „coven admin vapid“.
call-subject = { $game }: čeká se na tebe
call = { $title ->
        [none] { $game }: čeká se na tebe.
       *[other] { $game }, „{ $title }“: čeká se na tebe.
    } Tvůj stůl: { $address }

## Na co si stěžují čtečky souborů

complaint-entry = položka
complaint-range = hodnota „{ $place }“ musí být { $sign ->
        [most] nejvýše
        [least] nejméně
        [below] menší než
       *[above] větší než
    } { $n }
complaint-length = délka hodnoty „{ $place }“ musí být { $sign ->
        [most] nejvýše
        [least] nejméně
        [below] menší než
       *[above] větší než
    } { $n }
complaint-kind = „{ $place }“ má být { $wanted }, ne { $given }
complaint-form = „{ $place }“ není v potřebném tvaru
complaint-missing = chybí „{ $field }“
complaint-unknown = „{ $field }“ tam nepatří
complaint-value = „{ $place }“ nemůže být { $given }
complaint-track = chybí pole { $n }
complaint-line = chyba zápisu je na řádku { $line }, ve sloupci { $column }
complaint-byte = chyba zápisu je na bajtu { $byte }
complaint-short = končí příliš brzy
complaint-players = musí mít položku pro 1, 2, 3 i 4 hráče
complaint-spaces = musí mít 1 Zřídlo magie, 6 kulatých a 6 čtvercových polí
complaint-layout = každou lokaci musí ukazovat právě jedno čtvercové a jedno kulaté pole
complaint-circles = musí mít kruhy 1 až 4, první dva aktivní
complaint-enoent = takový soubor ani složka neexistuje
complaint-eacces = nemáš k tomu oprávnění
complaint-eperm = nemáš k tomu oprávnění
complaint-eisdir = je to složka
complaint-enotdir = část cesty není složka
complaint-eexist = už to existuje
complaint-enospc = na disku už není místo
complaint-erofs = nelze tam zapisovat
complaint-enametoolong = název je příliš dlouhý
type-int = celé číslo
type-float = číslo
type-str = text
type-bool = true nebo false
type-array = seznam
type-object = tabulka
type-null = nic
error-hint-not-asked = Teď se tě nikdo na nic neptá: poradit se dá jen tomu, kdo rozhoduje.
error-hints-off = Tento stůl byl otevřen bez nápovědy.
error-mind-busy = Přemýšlí se teď o příliš mnoha věcech najednou: zeptej se za chvíli.
error-thought-forced = Nebylo z čeho vybírat: možná byla jen jedna odpověď.
error-thought-hidden = Tyto důvody by prozradily, co je před tebou skryté: zeptej se po skončení hry.
error-thought-set-up = O tom nikdo nerozhodoval: patří to k přípravě hry.
