simulated = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, hráčů: { $players }, semínko { $seed }
simulated-outcome = { $outcome ->
    [won]   výhra
    [lost]  prohra
    [draw]  remíza
    [unfinished] nedohráno
    [pig-farmers-wife] manželka chovatele prasat
    [licensed] čarodějka s licencí
    [with-distinction] čarodějka s vyznamenáním
   *[other] { $outcome }
}: { $n }
simulated-speed = { $decisions } rozhodnutí, { $speed } za sekundu ({ $compiled ->
    [True] přeloženo
   *[False] nepřeloženo
})
simulated-hash = otisk { $hash }
arena-standing = { $bot }: výhry { $wins }/{ $games }, { $rate } % ({ $least }–{ $most } %), průměrně { $score } bodu, { $ms } ms na rozhodnutí
coverage = { $game }: testy dokazují { $tested } pravidel z celkového počtu { $ids }, chybí { $missing }
position-over = { $file } je platná pozice; hra skončila.
position-fine = { $file } je platná pozice: rozhoduje { $player }, možných odpovědí: { $n }.
benched = { $game }, { $build ->
    [compiled] přeloženo
   *[pure] nepřeloženo
}: { $speed } rozhodnutí za sekundu, kopie { $clone } µs, { $ratio }× Catanatron
benched-peer = { $peer }: { $speed } rozhodnutí za sekundu

help-coven = Kouzelné deskové hry přesně podle pravidel: hraj je, simuluj, hledej pravidla, přehrávej partie.
help-lesson = Krátká lekce s jedním úkolem: 1 až 6.
help-commands = Příkazy
help-parameters = Parametry
help-play = Hra v terminálu; jeden člověk může hrát za všechna místa. Přerušená hra pokračuje tam, kde skončila.
help-simulate = Sehraje mnoho her mezi boty a spočítá, jak dopadly.
help-arena = Nechá boty hrát tatáž rozdání se střídáním míst a řekne, který je lepší.
help-analyse = Podívá se na zaznamenanou hru znovu: co se dalo čekat, co stála rozhodnutí a co bylo štěstí.
help-lab = Co se počítačoví hráči učí z partií.
help-train = Naučí se z partií, jakou cenu má rozehraná hra, a vypíše váhy.
help-train-bot = Kdo hraje partie, ze kterých se učí; není-li nikdo uveden, pravidla od oka.
help-rules = Najde očíslovaná pravidla podle čísla, oddílu nebo slov, případně ukáže, která z nich dokazují testy.
help-replay = Přehraje zaznamenanou hru: vypráví ji, nebo ji ověří.
help-position = Pozice: situace zapsané v souborech.
help-check = Zkontroluje soubor s pozicí (TOML nebo JSON) a řekne, kdo rozhoduje.
help-bench = Změří rychlost: přeložené i nepřeložené sestavení, a pro srovnání Catanatron, je-li nainstalovaný.
help-join = Posadí tě ke stolu na serveru podle odkazu nebo pozvánky; --seats je tvé jméno.
help-passphrase = Heslo serveru, ke kterému se připojuješ, pokud nějaké chce.
help-serve = Hostí stoly: hráči se připojí odkazem, v prohlížeči nebo v terminálu.
help-serve-host = Adresa, na které server naslouchá; 0.0.0.0 pro všechny.
help-serve-port = Port, na kterém server naslouchá; 0 znamená kterýkoli volný.
help-serve-spare = Je-li port obsazený, použije se kterýkoli volný.
help-serve-database = Kde se stoly uchovávají: sqlite:///CESTA nebo postgresql://…
help-serve-workers = V kolika procesech server běží; víc než jeden potřebuje PostgreSQL.
help-serve-address = Čím začínají odkazy, stojí-li před serverem proxy.
help-serve-passphrase = Co musí znát každý, kdo server používá.
help-serve-origins = Další stránky, které smějí s tímto serverem mluvit.
help-serve-most-tables = Kolik stolů se smí hrát zároveň.
help-serve-most-connections = Kolik spojení smí mít jeden proces.
help-serve-most-body = Největší velikost požadavku v bajtech.
help-serve-most-message = Největší velikost zprávy u stolu v bajtech.
help-serve-rate = Kolik zpráv za sekundu smí trvale posílat jedno spojení.
help-serve-burst = Kolik zpráv smí jedno spojení poslat najednou.
help-serve-opening-rate = Kolik stolů za sekundu smí trvale otevírat jedna adresa.
help-serve-reading-rate = Kolik záznamů, okamžiků a pravidel za sekundu smí trvale chtít jedna adresa.
help-serve-minds = V kolika procesech přemýšlejí počítačoví hráči.
help-serve-thought = Kolik sekund smí počítačový hráč přemýšlet; pak odpoví náhodně.
help-serve-grace = Kolik sekund smí být někdo pryč, než dostane upozornění.
help-serve-most-calls = Kolik upozornění za hodinu smí jít na jeden webhook, jednu e-mailovou adresu nebo jeden prohlížeč.
help-serve-webhooks = Čím smějí začínat webhooky, přes které hráči dostávají upozornění.
help-serve-smtp = Poštovní server, přes který hráči dostávají upozornění: smtp://UŽIVATEL:HESLO@HOSTITEL:587 nebo smtps://…
help-serve-smtp-from = Adresa, ze které tyto e-maily přicházejí.
help-serve-vapid-key = Soukromý klíč pro upozornění v prohlížeči (Web Push); nový vypíše „coven admin vapid“.
help-serve-push-services = Čím smějí začínat adresy služeb Web Push; *. zastupuje libovolný podřízený název.
help-serve-log = Co se zapisuje do logu: debug, info, warning nebo error.
help-open = Až bude server připraven, otevře prohlížeč.
help-admin = Pro správce serveru: vypsat, zavřít, exportovat, promazat a zálohovat stoly.
help-admin-list = Vypíše stoly od nejstaršího.
help-admin-close = Zavře stůl: dá se prohlížet, ale už se u něj nehraje.
help-admin-export = Celý záznam stolu i s jeho tajemstvím: jen pro vlastníka databáze.
help-admin-prune = Smaže dohrané a zavřené stoly, na které několik dní nikdo nesáhl.
help-admin-backup = Zkopíruje celou databázi do nového souboru, i když server běží.
help-admin-vapid = Vypíše novou dvojici klíčů pro Web Push.
help-admin-playing = Jen stoly, u kterých se hraje.
help-admin-prune-playing = I stoly, u kterých se ještě hraje.
help-admin-days = Kolik dní na ně nikdo nesáhl.
help-admin-to = Soubor, do kterého se zapíše; jinak se záznam vypíše.
admin-table = { $id }  { $game }  verze { $version }  { $state ->
    [playing] hraje se
    [closed] zavřený
    [won] dohraný (výhra)
    [lost] dohraný (prohra)
    [draw] dohraný (remíza)
    [unfinished] nedohraný
    [pig-farmers-wife] dohraný (manželka chovatele prasat)
    [licensed] dohraný (čarodějka s licencí)
    [with-distinction] dohraný (čarodějka s vyznamenáním)
   *[other] dohraný ({ $state })
}  { $days ->
    [0] naposledy dnes
    [one] v klidu { $days } den
    [few] v klidu { $days } dny
   *[other] v klidu { $days } dní
}  { $title }
admin-closed = Stůl { $table } je zavřený.
admin-pruned = { $n ->
    [one] Byl smazán { $n } stůl.
    [few] Byly smazány { $n } stoly.
   *[other] Bylo smazáno { $n } stolů.
}
admin-backed-up = Databáze je zkopírovaná do souboru { $file }.
admin-key = vapid_key = "{ $key }"
    # veřejný: { $public }
help-engine = Komunikuje po řádcích v JSON na standardním vstupu a výstupu, pro boty a skripty.
help-option = Volba hry, například difficulty=2 nebo horror=on.
help-pack = Balíček obsahu (TOML), který mění nebo přidává karty.
help-json = Vypíše JSON.
help-lang = Jazyk: en, cs nebo pl.
help-players = Kolik je u stolu míst.
help-seed = Libovolné slovo; stejné semínko dá stejnou hru.
help-seats = Jména míst oddělená čárkami, místo počtu; počítačoví hráči je nepotřebují.
help-load = Pokračuje v uložené hře, nebo začne ze souboru s pozicí.
help-workers = Procesy, které se o práci podělí; výsledek je stejný.
help-rollouts = Kolik her v hlavě sehraje přemýšlející bot pro jedno rozhodnutí.
help-limit = Kolik sekund smí program (cmd:…) rozhodovat o jedné odpovědi.
help-analyse-rollouts = Kolik her se v hlavě dohraje pro každé rozhodnutí; u nejdražších šestkrát tolik.
help-analyse-seat = Jen rozhodnutí jednoho místa.
help-analyse-json = Zapíše výsledek jako JSON do souboru.
help-analyse-html = Zapíše výsledek jako jednu stránku s obrázkem do souboru.
help-coverage = Která pravidla dokazují testy.
help-where = Kde pravidlo bydlí: obsah, zdrojový kód a testy.
help-sources = Ukáže, odkud které pravidlo pochází.
help-tests = Kde jsou testy.
help-verify = Jen řekne, zda se záznam přehraje přesně.
help-records = Přečte knihu rekordů hry: nejlepší skóre a splněné úkoly.
help-player = Čí kniha rekordů; bez jména všech.
error-no-such-command = Příkaz „{ $given }“ neexistuje. Zkus: { $nearest }.
error-no-such-flag = Tento příkaz nezná „{ $given }“: co zná, ukáže „{ $command } --help“.
error-bad-value = „{ $given }“ se pro { $name } nehodí: co se hodí, ukáže „{ $command } --help“.
error-missing-argument = Něco chybí: { $name }. Jak to zapsat, ukáže „{ $command } --help“.
help-game = Hra:
help-bots = Kdo hraje:
help-new = Začne novou hru, i když je nějaká rozehraná.
help-learn = První hra, ve které se vše vysvětlí, jakmile na to dojde.
where = { $kind ->
    [content] obsah
    [source] zdroj
    [tests] test
   *[near] poblíž
 }  { $place }
serving = Coven je připraven: { $address }
arena-fault = { $bot }: her prohraných tím, že program { $fault ->
    [late] odpověděl pozdě
    [gone] skončil
    [unreadable] řekl něco, co není JSON s položkou „word“
   *[illegal] dal odpověď, která není dovolena
}: { $n }
arena-rating = { $bot }: Elo { $elo } ({ $least }–{ $most })
