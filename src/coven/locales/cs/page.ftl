### Stůl řádek po řádku a stránka v prohlížeči.

## Stůl řádek po řádku

lines-curses = Kletby
lines-space = Políčko { $space }
lines-shelves = Knihovna a zásoba
lines-spells = Kouzla
lines-spell = { $name } ({ $level })
lines-face-down = skrytá karta
lines-free = volno
lines-ability = Schopnost
lines-now = Právě teď
lines-shops = Obchody
lines-mages = Mágové
lines-equipment = Vybavení
lines-prizes = Ocenění a body
lines-djinn-space = { $location }, { $shape ->
    [round] kulaté pole
   *[square] čtvercové pole
}
lines-circle = { $state ->
    [inactive] neaktivní
    [covered] zakrytý
   *[empty] prázdný
}

## Spuštění serveru

serve-by-hand = Odtud prohlížeč otevřít nejde: otevři { $address } ve svém. Server zastaví Ctrl-C; stoly zůstanou uložené.

## Stránka

page-title = Coven
page-tagline = Tři kouzelné hry, jeden stůl. Každé pravidlo platí.
page-language = Jazyk
page-home = Domů
page-blurb-madness = Učni otevřeli zakázaný grimoár. Společně zlomte kletby šesti nestvůr, než školu ovládne děs.
page-blurb-witches = Mladé čarodějky létají po Lancre, léčí prasata, čelí Královně elfů a snaží se nechichotat.
page-blurb-djinn = Procházej městem, najímej mágy, sbírej vybavení a zavři džiny do lahví dřív než ostatní.
page-for-players = { $least }–{ $most } { $most ->
        [few] hráči
       *[other] hráčů
    }
page-new = Připravit stůl
page-choose-game = Kterou hru?
page-players = Počet hráčů
page-who-sits = Kdo sedí kde?
page-who-me = Já
page-who-friend = Přítel
page-name = Jméno
page-name-of-seat = Jméno na místě { $n }
page-who-of-seat = Kdo sedí na místě { $n }
page-options = Nastavení
page-more-options = Varianty
page-table-title = Název stolu (nepovinný)
page-open = Otevřít stůl
page-links = Pozvi přátele
page-links-text = Každý odkaz otevírá jedno místo. Pošli každému příteli jeden; kdo má odkaz, ten tam sedí.
page-links-own-text = Nikdo jiný tu místo nemá: tyto odkazy otevírají tvá vlastní místa na jiném zařízení a poslední je pro diváky.
page-link-seat = Odkaz pro: { $player }
page-link-own = Tvé vlastní místo ({ $player }) na jiném zařízení
page-link-watch = Odkaz pro diváky
page-copy = Kopírovat
page-copied = Zkopírováno
page-local-note = Tyto odkazy otevře jen tento počítač. Aby je otevřeli i přátelé, spusť Coven příkazem make play ARGS="--host 0.0.0.0" (nebo coven serve --host 0.0.0.0) a otevři stránku pod adresou tohoto počítače.
page-tables = Moje stoly
page-tables-none = Zatím žádný stůl. Připrav si ho, nebo se připoj odkazem.
page-tables-note = Seznam zůstává jen v tomto prohlížeči.
page-continue = Pokračovat
page-look = Prohlédnout
page-forget = Odebrat ze seznamu
page-export = Uložit seznam
page-import = Načíst seznam
page-import-bad = V tomto souboru seznam stolů není.
page-table-over = dohráno
page-table-yours = jsi na řadě
page-join = Přisednout podle odkazu nebo kódu
page-join-label = Odkaz, nebo kód jako K7QP-M4XT
page-join-go = Připojit se
page-join-bad = Tohle není odkaz ke stolu ani kód: vlož celý odkaz, nebo napiš osm písmen a číslic.
page-invited = Pozvánka ke stolu
page-sit-here = Sednout si sem
page-seat-held = sedí tu
page-invited-yours = U tohoto stolu už sedíš.
page-invited-full = Na každém místě už někdo sedí. Požádej toho, kdo tě pozval, o odkaz pro diváky.
page-invite-text = { $n ->
    [one] Pošli příteli tento odkaz, nebo mu řekni kód: vede k volnému místu.
   *[other] Pošli všem přátelům tento jediný odkaz, nebo jim řekni kód: každý z nich dostane jedno z volných míst ({ $n }).
}
page-invite-link = Odkaz pro všechny přátele
page-invite-scan = Týž odkaz k načtení telefonem
page-code-new = Nový kód
page-links-single = Odkazy na jednotlivá místa
page-connecting = Připojování…
page-lost = Spojení je přerušené. U stolu se nic neztratilo, zkouším to znovu…
page-retry = Zkusit hned
page-replaced = Tento odkaz nahradil nový, takže už nic neotevírá.
page-you-decide = { $player }, je to na tobě
page-watching = Díváš se.
page-thinking = { $player } přemýšlí…
page-showing = Tohle se mezitím stalo.
page-your-options = Tvé možnosti
page-refused = Co nejde a proč?
page-refused-none = Nic tu není zakázáno.
page-close = Zavřít
page-undo = Vrátit
page-undo-ask = Požádat o vrácení
page-undo-since = Mezitím se rozhodl někdo jiný, takže se ptáme ostatních.
page-undo-none = Nemáš co vrátit.
page-asked = Ptáme se ostatních.
page-ask-undo = { $player } žádá o vrácení posledního tahu.
page-ask-undo-own = Žádáš ostatní o vrácení posledního tahu.
page-ask-undo-loses = Vrátily by se i odpovědi, které dali: { $players }.
page-ask-handover = { $player } navrhuje přenechat místo počítači: { $other }.
page-ask-waiting = Ještě se čeká na odpověď: { $players }
page-agree = Souhlasím
page-disagree = Ne, díky
page-refused-undo = { $player } nesouhlasí: tah zůstává, jak byl.
page-refused-handover = { $player } nesouhlasí: počítač místo nepřevezme ({ $other }).
page-log = Průběh
page-log-earlier = Ukázat starší řádky
page-log-empty = Zatím se nic nestalo.
page-undone = vráceno
page-chat = Chat
page-chat-label = Napiš něco všem
page-chat-empty = Zatím nikdo nic nenapsal.
page-say = Odeslat
page-watcher = divák
page-door = Posaď se
page-door-text = Jak ti mají ostatní říkat?
page-crest = Znak
page-crest-owl = sova
page-crest-cat = kočka
page-crest-frog = žába
page-crest-raven = havran
page-crest-hare = zajíc
page-sit = Posadit se
page-rename = Změnit jméno nebo znak
page-seats = U stolu
page-here = je tu
page-away = je pryč
page-gone = { $player } tu teď není.
page-not-yet = Na tomhle místě zatím nikdo nesedí: pozvi někoho.
page-open-seat = místo je volné
page-computer = počítač
page-you = ty
page-decides = rozhoduje se
page-late = přes čas
page-watchers = Diváci: { $n }
page-handover = Přenechat místo počítači: { $player }
page-back = Vzít si místo zpět
page-view-as = Dívat se jako { $player }
page-curtain = Teď rozhoduje { $player }
page-curtain-text = Ať se teď dívá jen { $player }.
page-curtain-show = Ukázat stůl
page-curtain-setting = Mezi hráči stůl zakrýt
page-over = Konec hry
page-proof = Každý hod a každé zamíchání bylo dáno ještě před prvním tahem a potom se už nedalo změnit: pečeť níže byla vidět od začátku a pasuje k ní jen toto tajemství. Chceš-li si to ověřit, stáhni si záznam a spusť:
page-secret = Pečeť: { $sealed }. Tajemství: { $secret }.
page-sealed = Náhoda u tohoto stolu je zapečetěná: { $sealed }
page-record = Stáhnout záznam hry
page-again = Hrát znovu
page-report = Nahlásit problém
page-report-saved = Soubor { $file } je mezi staženými: pošli ho tomu, kdo server provozuje.
page-report-text = Co se nepovedlo?
page-close-table = Zavřít stůl natrvalo
page-close-sure = Zavřít stůl všem? Prohlížet půjde, ale hrát u něj už ne.
page-closed = Tento stůl je zavřený: dá se prohlížet, ale hrát se u něj už nedá.
page-sit-too = Sednout si i sem
page-table-menu = Nastavení a stůl
page-passphrase = Heslo
page-passphrase-text = Tento server vyžaduje heslo.
page-passphrase-go = Pokračovat
page-failed = Server neodpověděl. Zkus to za chvíli.
page-skip = Přejít ke svým možnostem
page-the-table = Stůl
page-keys = Klávesy: 1–9 vybírají, Enter provede hlavní možnost, Esc jde o krok zpět, H poradí, U vrací tah, S přeskočí k přítomnosti, L průběh, C chat, V textový pohled, šipky přecházejí z věci na věc, I řekne, co to je, ? proč to nejde.
page-bell = Upozornit mě, až na mě bude řada
page-bell-blocked = Prohlížeč upozornění z této stránky blokuje: povolit je lze v jeho nastavení.
page-needed-decide = { $game }: čeká se na tebe
page-needed-ask = { $game }: ostatní se tě na něco ptají
page-needed-titled = Tvůj stůl „{ $title }“: { $address }
page-needed-untitled = Tvůj stůl: { $address }
page-option-difficulty = Obtížnost
page-choice-difficulty-1 = I, snadná: nejlepší pro první hru
page-choice-difficulty-2 = II, střední
page-choice-difficulty-3 = III, obtížná
page-option-wizards = Čarodějové
page-choice-wizards-draw = losem
page-choice-wizards-choose = podle výběru hráčů
page-option-horror = Hrůza
page-option-nightmare = Noční můra
page-option-no_reward = Poškoláci (bez odměny)
page-option-creeping_madness = Plíživý děs
page-option-cursed_support = Prokletá podpora
page-option-five_player_double_turn = Dva tahy po sobě
page-option-promo_shh = Promo nestvůra Pššt
page-choice-promo_shh-off = vynechat
page-choice-promo_shh-on = ve hře
page-choice-promo_shh-mild = ve hře, mírněji
page-option-mode = Režim
page-choice-mode-competitive = každý za sebe
page-choice-mode-cooperative = společně
page-option-witches = Čarodějky
page-choice-witches-choose = podle výběru hráčů
page-choice-witches-draw = losem
page-option-eight_crises = Osm Krizí
page-option-stacking_crises = Hromadění Krizí
page-option-auto_solve_anywhere = Automatické řešení kdekoli
page-option-beginner = První hra
page-option-longer = Delší hra
page-option-tom = Tomův balíček (sólo)
page-choice-tom-15 = 15 karet
page-choice-tom-14 = 14 karet, těžší
page-choice-tom-13 = 13 karet, těžké
page-choice-tom-12 = 12 karet, nejtěžší

## The table in the browser

page-taken-back = Vzato zpět.
page-taken-back-others = Někdo vrátil tah: otázka se změnila.
page-state-touch = lze použít
page-state-legal = lze vybrat
page-state-target = může být cílem
page-state-picked = vybráno
page-why-more = { $n ->
    [one] Ještě jeden důvod
    [few] Ještě { $n } důvody
   *[other] Ještě { $n } důvodů
}
page-looking-up = Hledám v pravidlech…
page-why-asked = Teď se rozhoduješ: { $question }
page-why-behind = Ještě se ukazují tahy ostatních: chvilku počkej, nebo je přeskoč.
page-why-past = Tohle je okamžik z minulosti: dá se prohlížet, ne měnit. Hrát dál odtud můžeš tlačítkem „Hrát odtud dál“.
page-designed = Navrženo pro toto vydání
page-rule = Pravidlo { $id }
page-back-step = Zpět
page-all-options = Všechny možnosti ({ $n })
page-steps = Dosavadní kroky
page-back-to = Vrátit se před: { $step }
page-withdraw = Vzít žádost zpět
page-no-such-option = „{ $given }“ tu není na výběr: napiš číslo nebo odpověď ze seznamu.
page-command = Tvá odpověď
page-replay = Záznam hry
page-beside = Vedle stolu
page-map-whole = Celý plán
page-map-near = Zblízka
page-tab-board = Plán
page-tab-shelf = Police
page-turn-to = Vyber tam: { $part }
page-parts = Části stolu
page-behind = { $n ->
        [one] O { $n } krok pozadu
        [few] O { $n } kroky pozadu
       *[other] O { $n } kroků pozadu
    }: dohnat
page-text-view = Textový pohled
page-rules = Pravidla
page-settings = Nastavení
page-theme = Barvy
page-theme-game = podle hry
page-theme-light = vždy světlé
page-theme-dark = vždy tmavé
page-text-size = Velikost písma
page-text-size-note = Pro ještě větší písmo použij zvětšení v prohlížeči (Ctrl a +): stůl se přeskládá.
page-at-once = Poslední kliknutí hned platí
page-passes = Co nedává na výběr, proběhne samo
page-passed = Není na výběr: { $answer }.
page-less-motion = Méně pohybu
page-fast = Tahy ostatních ukazovat hned
page-learn = Naučit se
page-pages = Stránky
page-time-madness = 60–90 min
page-time-witches = 90 min
page-time-djinn = 60–90 min
page-needing = { $n ->
    [one] { $n } čeká na tebe
    [few] { $n } čekají na tebe
   *[other] { $n } čeká na tebe
}
page-open-file = Otevřít záznam nebo pozici
page-open-bad = V tomto souboru není záznam ani pozice.
page-no-account = Ke hře není třeba účet. Pravidla, důvody i texty česky, anglicky a polsky.
page-credits = Poděkování a licence
page-of-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
page-pace = Tempo
page-pace-none = bez časového limitu
page-pace-decision = 90 sekund na rozhodnutí
page-pace-pool = 30 minut na hráče
page-pace-days = 2 dny na rozhodnutí
page-rules-of = Pravidla hry { $game }
page-rules-brief = Ve zkratce
page-rules-ask = Zeptej se: kdy končí hra?
page-rules-search = Hledat
page-rules-none = Žádné pravidlo se nenašlo. Zkus jiná slova.
page-things = Vše v krabici
page-things-search = Hledat karty, dílky a lokace
page-chapters = Kapitoly
page-designed-text = Co je označeno „Navrženo pro toto vydání“, nahrazuje věci, jejichž tištěný text nemáme. Kdo hru vlastní, může je opravit balíčkem obsahu.
page-kind-wizard = Čarodějové
page-kind-spell = Kouzla
page-kind-curse = Kletby
page-kind-monster = Nestvůry
page-kind-location = Lokace
page-kind-witch = Čarodějky
page-kind-advantage = Výhody
page-kind-ability = Schopnosti
page-kind-tile = Problémy
page-kind-card = Karty
page-kind-stall = Stánky tržnice
page-kind-mage = Mágové
page-kind-equipment = Vybavení
page-kind-trait = Vlastnosti
page-kind-award = Ocenění
page-kind-scoring = Karty bodování
page-kind-variant = Způsoby hry
page-kind-option = Volby
page-credits-games = Hry patří svým autorům a vydavatelům. Texty a kresby jsou naše vlastní; čí ikony a písma používáme, stojí níže.
page-credits-icons = Ikony: Lorc, Delapouite a další přispěvatelé:
page-credits-fonts = Písma: Alegreya a Alegreya Sans (Juan Pablo del Peral), Grenze Gotisch (Omnibus-Type), SIL Open Font License 1.1.
page-to-table = Ke stolu
page-step-back = O krok zpět
page-step-on = O krok dál
page-play = Přehrát
page-pause = Zastavit
page-replay-start = Tady to začíná.
page-moment = Okamžik hry
page-moment-of = { $at } / { $last }
page-view-of = Číma očima
page-play-on = Hrát odtud dál
page-own-things = Tvoje věci
page-closer-look = Podrobněji
page-gallery = Galerie herního materiálu
page-gallery-seals = Elementy
page-state-quiet = nic k provedení
page-state-advised = doporučeno
page-state-focus = vybráno klávesou
page-gallery-short = zkráceně
page-gallery-down = lícem dolů
page-gallery-none = žádná tu není
page-gallery-full = plná a zazátkovaná
page-gallery-dice = Kostky
page-gallery-goods = Mince, svitky, klíče, zátky
page-lessons-of = Nauč se hrát: { $game }
page-lessons-text = Šest krátkých lekcí u opravdového stolu, v každé jeden úkol.
page-lessons-goal = O co ve hře jde
page-lessons-done = Hotové lekce: { $n } ze { $of }
page-lesson-n = Lekce { $n } ze { $of }
page-lesson-begin = Začít
page-lesson-again = Znovu
page-lesson-done = Hotovo
page-lesson-show = Ukaž mi to
page-lesson-do = Udělej to za mě
page-lesson-why = Proč?
page-lesson-way = Teď: { $answer }
page-lesson-now = Dobře. Teď: { $question }
page-lesson-lost = To se smí, ale od úkolu to vede jinam.
page-lesson-astray = Tohle není krok této lekce. Vezmi to zpět, nebo pokračuj, pokud máš vlastní cestu.
page-lesson-back = Vzít zpět
page-lesson-anew = Začít znovu
page-lesson-next = Další lekce
page-lesson-fold = Sbalit lekci
page-lesson-over = Lekce je hotová. Pokračuj, až budeš chtít.
page-lesson-leave = Odejít
page-lesson-play = Zahrát si celou hru
page-who-gentle = Počítač, mírný
page-who-fair = Počítač, slušný
page-who-strong = Počítač, silný
page-who-merciless = Počítač, nelítostný
page-letters = Písmena na kartách
page-player-n = Hráč { $n }
page-computer-n = Počítač { $n }

## The end of a game

page-curve = Jak to šlo
page-curve-points = Body tah za tahem
page-curve-stack = Zbývající karty děsu tah za tahem
page-curve-end = { $player }: na konci { $n }
page-curve-all = Na konci: { $n }
page-share = Sdílet
page-shared = Odkaz zkopírován
page-share-note = Odkaz ukáže stůl i přehrávku každému, kdo ho má.
page-total = Celkem
page-everybody = Všichni
page-end-fold = Sbalit výsledek
page-fair = Byla náhoda poctivá? Ověř si to

## Hints, and the game looked at again

page-hint = Rada: co by udělal počítač? (H)
page-hint-thinking = Přemýšlím…
page-hint-later = Rada je pro toho, kdo je právě na řadě.
page-hint-none = Žádný důvod nepřevažuje.
page-hint-do = Udělat to
page-hint-next = Ukázat další ({ $n }/{ $of })
page-hint-best = Nejlepší: { $option }
page-hint-even = Dobré: { $option }
page-hint-other = { $n }. možnost: { $option }
page-hint-why = Proč: { $reason }
page-hint-worth = { $stake ->
    [together] Společně pak vyhrajete asi { $n } { $of ->
        [100] ze 100
       *[10] z 10
    } takových her.
    [win] Pak vyhraješ asi { $n } { $of ->
        [100] ze 100
       *[10] z 10
    } takových her.
   *[points] { $n ->
        [one] Pak můžeš čekat asi { $n } bod.
        [few] Pak můžeš čekat asi { $n } body.
       *[other] Pak můžeš čekat asi { $n } bodů.
    }
}
page-hint-how = Jak jisté to je?
page-hints-off = U tohoto stolu se neradí.
page-bot-why = Proč?
page-bot-followed = Vyplynulo to z rozhodnutí, které učinil hráč { $player }.
page-review = Co se dalo udělat lépe?
page-review-working = Procházím hru znovu…
page-review-costly = Rozhodnutí, která stála nejvíc
page-review-better = Lepší bylo: { $option }.
page-review-none = Žádné rozhodnutí nestálo nic, co by stálo za zmínku.
page-review-curve = { $stake ->
    [points] Očekávané body tah za tahem
    [together] Kolik ze 100 takových her by všichni společně vyhráli
   *[other] Kolik ze 100 takových her by kdo vyhrál
}
