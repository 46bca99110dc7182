### Stůl řádek po řádku a stránka v prohlížeči.

## Stůl řádek po řádku

lines-curses = Kletby
lines-space = Pole { $space }
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
page-pitch = Otevři stůl, pošli přátelům odkazy a hrajte. Bez registrace.
page-language = Jazyk
page-home = Domů
page-blurb-madness = Učedníci otevřeli zakázanou knihu čar. Společně zlomte kletby šesti příšer, než školu ovládne děs.
page-blurb-witches = Mladé čarodějky létají po Lancre, léčí prasata, čelí Královně elfů a snaží se nechichotat.
page-blurb-djinn = Procházej městem, najímej mágy, sbírej vybavení a zavři džiny do lahví dřív než ostatní.
page-for-players = { $least }–{ $most } hráčů
page-new = Připrav stůl
page-choose-game = Kterou hru?
page-players = Počet hráčů
page-who-sits = Kdo sedí kde?
page-who-me = Já
page-who-friend = Přítel
page-who-thinker = Počítač, přemýšlivý
page-name = Jméno
page-name-of-seat = Jméno na místě { $n }
page-who-of-seat = Kdo sedí na místě { $n }
page-options = Nastavení
page-more-options = Varianty
page-table-title = Název stolu (nepovinný)
page-open = Otevřít stůl
page-links = Pozvi přátele
page-links-text = Každý odkaz otevírá jedno místo. Pošli každému příteli jeden; kdo má odkaz, ten tam sedí.
page-link-seat = Odkaz pro: { $player }
page-link-own = Tvé vlastní místo ({ $player }) na jiném zařízení
page-link-watch = Odkaz pro diváky
page-copy = Kopírovat
page-copied = Zkopírováno
page-local-note = Tyto odkazy otevře jen tento počítač. Aby je otevřeli i přátelé, spusť Coven s --host 0.0.0.0 a otevři stránku pod adresou tohoto počítače.
page-tables = Moje stoly
page-tables-none = Zatím žádný stůl. Připrav si ho, nebo se připoj odkazem.
page-tables-note = Seznam zůstává jen v tomto prohlížeči.
page-continue = Pokračovat
page-forget = Odebrat ze seznamu
page-export = Uložit seznam
page-import = Načíst seznam
page-import-bad = V tomto souboru seznam stolů není.
page-table-over = dohráno
page-table-yours = jsi na řadě
page-join = Připojit se odkazem
page-join-label = Odkaz, který máš
page-join-go = Připojit se
page-join-bad = To není odkaz ke stolu: vlož ho celý.
page-connecting = Připojování…
page-lost = Spojení je přerušené. U stolu se nic neztratilo, zkouším to znovu…
page-retry = Zkusit hned
page-replaced = Tento odkaz nahradil nový, takže už nic neotevírá.
page-you-decide = { $player }, je to na tobě
page-watching = Díváš se.
page-thinking = Za hráče { $player } přemýšlí počítač…
page-your-options = Tvé možnosti
page-shown = možnosti: { $n } (celkem { $all })
page-all = Ukázat všechny
page-refused = Co nejde a proč?
page-refused-none = Nic tu není zakázáno.
page-close = Zavřít
page-undo = Vrátit
page-undo-ask = Požádat o vrácení
page-undo-since = Mezitím se rozhodl někdo jiný, takže se ptáme ostatních.
page-undo-none = Nemáš co vrátit.
page-asked = Ptáme se ostatních.
page-ask-undo = { $player } žádá o vrácení posledního tahu.
page-ask-handover = { $player } navrhuje, aby za hráče { $other } pokračoval počítač.
page-ask-waiting = Zatím neodpověděli: { $players }
page-agree = Souhlasím
page-disagree = Ne, díky
page-log = Záznam
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
page-open-seat = místo je volné
page-computer = počítač
page-you = ty
page-decides = rozhoduje se
page-late = přes čas
page-watchers = Diváci: { $n }
page-handover = Nechat za hráče { $player } pokračovat počítač
page-back = Vzít si místo zpět
page-view-as = Dívat se jako { $player }
page-curtain = Teď rozhoduje { $player }
page-curtain-text = Teď by se měl dívat jen hráč { $player }.
page-curtain-show = Ukázat stůl
page-curtain-setting = Mezi hráči stůl zakrýt
page-over = Konec hry
page-points = { $player }: { $n }
page-secret = Každý hod a každé zamíchání bylo dáno předem. Pečeť: { $sealed }. Tajemství: { $secret }.
page-sealed = Náhoda u tohoto stolu je zapečetěná: { $sealed }
page-record = Stáhnout záznam hry
page-again = Hrát znovu
page-report = Nahlásit problém
page-report-text = Co se nepovedlo?
page-close-table = Zavřít stůl natrvalo
page-close-sure = Zavřít stůl všem? Půjde číst, ale ne dál hrát.
page-closed = Tento stůl je zavřený: lze ho číst, ale ne dál hrát.
page-sit-too = Sednout si i sem
page-table-menu = Odkazy a stůl
page-passphrase = Heslo
page-passphrase-text = Tento server vyžaduje heslo.
page-passphrase-go = Pokračovat
page-failed = Server neodpověděl. Zkus to za chvíli.
page-skip = Přejít na tvé možnosti
page-the-table = Stůl
page-keys = Klávesy: 1–9 vybírají, U vrací, L záznam, C chat, Esc ukáže všechny možnosti.
page-bell = Upozornit mě, až na mě bude řada
page-bell-blocked = Prohlížeč upozornění z této stránky blokuje: povolit je lze v jeho nastavení.
page-needed-decide = { $game }: čeká se na tebe
page-needed-ask = { $game }: ostatní se tě na něco ptají
page-needed-titled = Tvůj stůl „{ $title }“: { $address }
page-needed-untitled = Tvůj stůl: { $address }
page-option-difficulty = Obtížnost
page-choice-difficulty-1 = I
page-choice-difficulty-2 = II
page-choice-difficulty-3 = III
page-option-wizards = Čarodějové
page-choice-wizards-draw = losem
page-choice-wizards-choose = podle výběru hráčů
page-option-horror = Hrůza
page-option-nightmare = Noční můra
page-option-no_reward = Bez odměny
page-option-creeping_madness = Plíživý děs
page-option-cursed_support = Prokletá podpora
page-option-five_player_double_turn = Dva tahy po sobě
page-option-promo_shh = Promo strana Pššt
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
page-state-touch = lze použít
page-state-legal = lze vybrat
page-state-target = může být cílem
page-state-picked = vybráno
page-looking-up = Hledám v pravidlech…
page-nothing-now = Teď s tím nejde nic dělat.
page-designed = Navrženo pro toto vydání
page-rule = Pravidlo { $id }
page-back-step = Zpět
page-all-options = Všechny možnosti ({ $n })
page-steps = Dosavadní kroky
page-back-to = Vrátit se před: { $step }
page-withdraw = Vzít žádost zpět
page-no-such-option = { $given } tu není na výběr: napiš číslo nebo odpověď ze seznamu.
page-command = Tvá odpověď
page-replay = Záznam hry
page-beside = Vedle stolu
page-tab-board = Deska
page-tab-shelf = Police
page-parts = Části stolu
page-behind = O tahy pozadu: { $n }. Dohnat
page-text-view = Textový pohled
page-rules = Pravidla
page-settings = Nastavení
page-theme = Barvy
page-theme-game = podle hry
page-theme-light = vždy světlé
page-theme-dark = vždy tmavé
page-text-size = Velikost písma
page-at-once = Poslední kliknutí rovnou hraje
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
page-no-account = Ke hře není třeba účet. Pravidla, důvody i texty česky, English a polski.
page-credits = Poděkování a licence
page-of-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
page-pace = Tempo
page-pace-none = bez hodin
page-pace-decision = 90 sekund na rozhodnutí
page-pace-pool = 30 minut na hráče
page-pace-days = 2 dny na rozhodnutí
page-who-greedy = Počítač, rychlý
