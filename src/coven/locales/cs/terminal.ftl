terminal-welcome = Napiš číslo nebo slova odpovědi; ? poradí, quit uloží hru a skončí.
terminal-resumed = Pokračuješ v rozehrané hře, zatím má { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}. Novou hru začneš vlastním semínkem: coven play { $game } --seed mesic
terminal-input = >
terminal-saved = Hra je uložená. { $file }
terminal-help = Odpovědi: číslo, nebo slova vedle něj; stačí začátek, pokud jím začíná jen jedna odpověď.
    ? ODPOVĚĎ – proč je, nebo není možná, s číslem pravidla
    ? JMÉNO – co dělá karta, místo nebo postava
    ? PRAVIDLO – pravidlo podle čísla; rules SLOVA – pravidla s těmito slovy
    why – vše, co teď nejde, a které pravidlo tomu brání
    undo – vezme zpět poslední odpověď; undo anyway – i když už něco vyšlo najevo
    save SOUBOR, load SOUBOR – uloží hru, načte jinou
    position SOUBOR – zapíše situaci, pro hádanky a spory o pravidla
    lang en, lang cs, lang pl – změní jazyk
    log, board – co se stalo, znovu stůl
    auto – na otázky bez volby hra odpovídá sama, nebo se ptá na všechno
    hint – rada
    records – kniha rekordů, pokud ji hra vede
    quit – skončí; hra se uloží
terminal-spell = { $name } (úroveň { $level }): { $text }
terminal-card = { $name }: { $text }
terminal-no-rules = Žádné pravidlo tato slova neobsahuje: zkus jich méně, nebo číslo pravidla.
terminal-nothing-refused = Nic tu není zakázané.
terminal-undone = Vzato zpět: { $word }
terminal-no-hint = Pro tuto hru zatím žádný rádce není.
terminal-auto = { $on ->
    [yes] Na otázky s jedinou odpovědí odpovídá hra sama.
   *[no] Hra se ptá na všechno.
}
terminal-over = { $outcome ->
    [won] Hra je vyhraná!
    [lost] Hra je prohraná.
   *[other] Hra skončila: { $outcome }.
}
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
terminal-undo-anyway = Pokud všichni souhlasíte, napište: undo anyway (záznam to uvede)
terminal-position = Situace je zapsaná v souboru { $file }; zkontroluješ ji příkazem: coven position check { $file }
records-title = { $game }: kniha rekordů, { $player }
records-pages = { $game ->
   *[djinn] Karet v Tomově balíčku
}
records-best = Nejlepší skóre
records-empty = Zatím není zapsána žádná vyhraná sólová hra.
records-no-book = Pro hru { $game } se kniha rekordů nevede.
records-not-printed = Tato hra začala ze zadané pozice nebo se hrála s balíčkem obsahu, do knihy rekordů se proto nezapisuje.
records-undone = Ve hře byl vzat zpět tah, který už něco odhalil, do knihy rekordů se proto nezapisuje.
