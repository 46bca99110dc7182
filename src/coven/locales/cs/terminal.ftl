terminal-welcome = Napiš číslo nebo slova odpovědi; ? poradí, quit uloží hru a skončí.
terminal-resumed = Pokračuješ v rozehrané hře, která zatím má { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}. Novou hru začneš příkazem: coven play { $game } --new
terminal-input = >
terminal-saved = Hra je uložená. { $file }
terminal-help = Odpovědi: číslo, nebo slova vedle něj; stačí začátek, pokud jím začíná jen jedna odpověď.
    ? ODPOVĚĎ – proč je, nebo není možná, s číslem pravidla
    ? JMÉNO – co dělá karta, místo nebo postava
    ? PRAVIDLO – pravidlo podle čísla; rules SLOVA – pravidla s těmito slovy
    why – vše, co teď nejde, a které pravidlo tomu brání
    hint – co by na tvém místě odpověděl počítačový hráč, a proč
    thoughts – proč počítačoví hráči odpověděli, jak odpověděli, pokud to nic neprozradí
    undo – vezme zpět poslední odpověď; undo anyway – i když už něco vyšlo najevo
    save SOUBOR, load SOUBOR – uloží hru, načte jinou
    position SOUBOR – zapíše situaci, pro hádanky a spory o pravidla
    lang en, lang cs, lang pl – změní jazyk
    log, board – co se stalo, znovu stůl
    auto – na otázky bez volby hra odpovídá sama, nebo se ptá na všechno
    goal, legend – o co ve hře jde, co znamenají značky na stole
    learn – každý druh otázky se vysvětlí, až se objeví poprvé
    curtain – zakrývat obrazovku, než začne rozhodovat někdo jiný, nebo nikdy
    records – kniha rekordů, pokud ji hra vede
    quit – skončí; hra se uloží
terminal-spell = { $name } (úroveň { $level }): { $text }
terminal-card = { $name }: { $text }
terminal-no-rules = Žádné pravidlo tato slova neobsahuje: zkus jich méně, nebo číslo pravidla.
terminal-nothing-refused = Nic tu není zakázané.
terminal-undone = Vzato zpět: { $word }
terminal-auto = { $on ->
    [yes] Na otázky s jedinou odpovědí odpovídá hra sama.
   *[no] Hra se ptá na všechno.
}
terminal-over = { $outcome ->
    [won] Hra je vyhraná!
    [lost] Hra je prohraná.
   *[other] Hra skončila: { $outcome }.
}
replay-sealed = Každá kostka i každé zamíchání byly určeny předem: stůl byl zapečetěn otiskem { $sealed }.
replay-exact = Záznam se přehrál přesně: { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, otisk { $hash }.
replay-parted = Pravidla se mezitím změnila: hra se od záznamu liší u { $move }. odpovědi (celkem { $answers }) a pokračuje od uloženého stavu.
replay-change = Změna v revizi { $revision }: pravidlo { $rule }.
terminal-drew = { $player } si dobírá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
terminal-undo-anyway = Pokud všichni souhlasíte, napiš: undo anyway (v záznamu to bude uvedeno)
terminal-undo-alone = Tady o tom rozhoduješ jen ty, napiš tedy: undo anyway (v záznamu to bude uvedeno)
terminal-position = Situace je zapsaná v souboru { $file }; zkontroluješ ji příkazem: coven position check { $file }
records-title = { $game }: kniha rekordů, { $player }
records-pages = { $game ->
   *[djinn] Karet v Tomově balíčku
}
records-best = Nejlepší skóre
records-empty = Zatím není zapsána žádná vyhraná sólová hra.
records-no-book = Pro hru „{ $game }“ se kniha rekordů nevede.
records-not-printed = Tato hra začala ze zadané pozice nebo se hrála s balíčkem obsahu, do knihy rekordů se proto nezapisuje.
records-undone = Ve hře byl vzat zpět tah, který už něco odhalil, do knihy rekordů se proto nezapisuje.
terminal-passed = Nebylo na výběr: { $option }.
terminal-more = Enter: dál, q: zpět ke stolu
terminal-curtain = Teď rozhoduje { $player }. Ať se dívá jen { $player }: stiskni Enter.
terminal-which = Které z nich? { $names }
terminal-nothing-there = { $player } před sebou nemá nic, na čem by byl text.
error-which-answer = Slovy „{ $given }“ začíná více odpovědí: napiš víc, nebo číslo.
terminal-left = Rozehrané hry:
terminal-save = { $n }  { $game }, { $players }: { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, naposledy { $when }
terminal-which-save = Číslo hry, ve které chceš pokračovat (Enter: 1), nebo n pro novou:
terminal-load = load ČÍSLO pokračuje v jedné z těchto her, load SOUBOR v jakékoli jiné.
terminal-again = Ještě jednou totéž? (ano/ne)
terminal-again-what = Odpověz ano, nebo ne. Předtím se ještě můžeš na hru podívat (log, thoughts, board) nebo vzít poslední odpověď zpět (undo).
terminal-score = { $player }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
terminal-played = Hra si vyžádala { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}.
terminal-replay = Krok za krokem si ji znovu prohlédneš příkazem: coven replay { $file }
terminal-folder = Vznikla pro ni nová složka: { $folder }
terminal-no-goal = O cíli této hry tu nic napsáno není; povědí ho pravidla: rules SLOVA
terminal-no-signs = Na stole nejsou žádné značky, které by bylo třeba vysvětlit.
terminal-curtains = { $on ->
    [yes] Než začne rozhodovat někdo, kdo nesmí vidět totéž, obrazovka se zakryje.
   *[no] Obrazovka se nikdy nezakrývá.
}
error-no-such-save = Hra číslo „{ $given }“ tu není: napiš číslo od 1 do { $most }, nebo n.
error-seats-and-players = Počet jmen ({ $given }) nesouhlasí s počtem hráčů ({ $players }): každému dej jedno jméno.
error-too-many-bots = Aspoň jedno místo patří člověku: počítačových hráčů může být nejvýše { $most }.
ask-language = Jazyk: { $languages } (Enter: { $given }):
ask-game-line = { $n }  { $game } ({ $least }–{ $most })
ask-game = Která hra, 1 až { $n } (Enter: 1):
ask-players = Kolik hráčů, { $least } až { $most } (Enter: { $n }):
ask-bots = Kdo z nich je počítač: { $levels }, oddělené čárkami, nebo číslo (Enter: nikdo, nejvýše { $most }):
ask-names = Jejich jména oddělená čárkami (Enter: { $names }):
ask-options = Na čem se domluvíte jinak, například JMÉNO=HODNOTA (Enter: beze změny):
ask-option-line = { $option }={ $values } ({ $usual }): { $about }
step-input = n dál, p zpět, ČÍSLO skok, end konec hry, q odejít >
step-at = odpověď { $n } (celkem { $all })
error-no-such-step = „{ $given }“ není krok: napiš n, p, end, q, nebo číslo do { $most }.
remote-own-link = Tvoje místo, kdykoli se budeš chtít vrátit: { $link }
remote-lost = Spojení se přerušilo; připojuji se znovu …
remote-over = Hra skončila. Vítězové: { $winners }
remote-ask = { $kind ->
    [undo] { $by } žádá, aby se vzalo zpět i to, co už vyšlo najevo.
   *[other] { $by } navrhuje přenechat místo počítači: { $of }.
 } Napiš „yes“, nebo „no“.
remote-help = Napiš číslo nebo slovo odpovědi. „hint“ poradí, co odpovědět a proč, „undo“ vezme odpověď zpět, „redo“ ji zopakuje, „say …“ řekne něco všem, „yes“ a „no“ odpovídají na to, o čem se u stolu hlasuje, „quit“ odejde; hra na tebe počká.
replay-seen = Až sem, verze { $version }, jak hru zná { $player }.
error-solo-option = Volba „{ $given }“ je jen pro jednoho hráče: vynech ji, nebo hraj sólo.
terminal-next-lesson = Další: coven learn { $game } --lesson { $n }
terminal-thinking = Přemýšlím…
terminal-player-thinks = { $player } přemýšlí…
terminal-bot = { $player } (počítač)
terminal-no-thoughts = Není co říct: žádný počítačový hráč ještě nevybíral, nebo by jeho důvody něco prozradily.
terminal-thought = { $player }: { $option }. { $reason }
