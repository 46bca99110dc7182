### Velká kniha strašlivých čar v prohlížeči.

page-madness-difficulty = Obtížnost { $difficulty ->
    [1] I
    [2] II
   *[3] III
}
page-madness-round = Kolo
page-madness-round-of = Kolo { $n } ze { $rounds }
page-madness-short = Kolo { $n } ze { $rounds }, { $space ->
    [0] Zaříkávání
   *[other] políčko { $space }
}
page-madness-element = { $element ->
    [water] voda
    [earth] země
    [fire] oheň
    [air] vzduch
    [madness] děs
   *[multi] všechny elementy
}
page-madness-letter = { $element ->
    [water] Vo
    [earth] Ze
    [fire] Oh
    [air] Vz
    [madness] X
   *[multi] M
}
page-madness-card = { $element ->
    [water] Voda { $value }
    [earth] Země { $value }
    [fire] Oheň { $value }
    [air] Vzduch { $value }
   *[madness] Děs
}
page-madness-book = Grimoár
page-madness-arrival = Při příchodu
page-madness-falls = Když padne
page-madness-stands = Když obstojí
page-madness-next-page = Další strana přinese
page-madness-closed = Kniha je ještě zavřená.
page-madness-library = Knihovna
page-madness-library-cost = Knihovna · naučení za { $n }
page-madness-in-library = { $n ->
    [one] poslední, které tu leží
    [few] leží tu { $n } kouzla
   *[other] leží tu { $n } kouzel
}
page-madness-nothing-left = Nic nezbylo: { $element }
page-madness-spell = { $name }, kouzlo { $element ->
    [water] vody
    [earth] země
    [fire] ohně
   *[air] vzduchu
}, úroveň { $level }
page-madness-spell-state = { $state ->
    [used] použité
    [neutralised] neutralizované, lícem dolů
   *[ready] obnovené
}
page-madness-state-short = { $state ->
    [used] použité
   *[neutralised] mimo
}
page-madness-neutralised = Neutralizované, dokud nepřijde nová nestvůra.
page-madness-supply = Zásoba
page-madness-in-supply = v zásobě { $n }
page-madness-stack = Balíček děsu: { $n }
page-madness-left = { $n ->
    [one] karta děsu
    [few] karty děsu
   *[other] karet děsu
}
page-madness-empty-loses = chybí-li, prohráváte
page-madness-low = dochází!
page-madness-destroyed = Zničeno: { $n }
page-madness-destroyed-spells = Zničená kouzla: { $n }
page-madness-track = Počítadlo tahů
page-madness-invocation = Start
page-madness-marker = Žeton zaříkávání: { $space ->
    [0] Zaříkávání
   *[other] políčko { $space }
}
page-madness-space = políčko { $space }
page-madness-no-curse = bez kletby
page-madness-curse = { $name }, kletba { $kind ->
    [water] vody
    [earth] země
    [fire] ohně
    [air] vzduchu
   *[multi] všech elementů
}
page-madness-curse-state = { $state ->
    [asleep] neutralizovaná
    [struck] už spuštěná
    [next] spustí se příští tah
   *[waits] čeká
}
page-madness-costs = stojí { $cost }
page-madness-curse-stack = Kletby, které ještě přijdou, { $kind ->
    [water] voda
    [earth] země
    [fire] oheň
    [air] vzduch
   *[multi] všechny elementy
}: { $n }
page-madness-pages = { $n ->
    [one] zbývá { $n } strana
    [few] zbývají { $n } strany
   *[other] zbývá { $n } stran
}
page-madness-broken = { $n ->
    [one] { $n } zlomená kletba
    [few] { $n } zlomené kletby
   *[other] { $n } zlomených kleteb
}
page-madness-hand = Ruka
page-madness-hand-mad = { $n }, děs { $madness } ze { $most }
page-madness-own-hand = v tvé ruce
page-madness-hand-of = ruka: { $player }
page-madness-hand-n = Ruka ({ $player }): { $n }, děs { $madness }
page-madness-support = Podpora
page-madness-own-support = v tvé podpoře
page-madness-support-of = podpora: { $player }
page-madness-support-n = Podpora ({ $player }): { $n }, nejvýše { $limit }
page-madness-n-of = { $n }/{ $limit }
page-madness-deck = balíček
page-madness-deck-n = Dobírací balíček ({ $player }): { $n }
page-madness-discard = odložené
page-madness-discard-n = Odložené karty ({ $player }): { $n }
page-madness-discard-of = odložené karty: { $player }
page-madness-own-discard = mezi tvými odloženými kartami
page-madness-discard-pile = Odložené karty
page-madness-show-discard = Prohlédnout odložené karty
page-madness-out = Mimo hru
page-madness-no-wizard = zatím bez čaroděje
page-madness-ability = Schopnost: { $name }
page-madness-ability-of = Schopnost: { $name }
page-madness-ability-used = v tomto tahu už použitá
page-madness-ability-none = Vyber si čaroděje
page-madness-ability-support_five = Podpora pro pět karet
page-madness-ability-air_wild = Vzduch 1 za cokoli
page-madness-ability-madness_cycle = Odlož děs, dober si
page-madness-ability-refresh_spell = Obnov kouzlo
page-madness-ability-reveal_cure = Dober si, zažeň děs
page-madness-ability-draw_on_break = Dober si za zlomení
page-madness-ability-swap_support = Výměna s podporou
page-madness-ability-six_spells = Šest kouzel
page-madness-purse = Na placení
page-madness-desk = Před tebou

page-madness-part-pages = Otevřené stránky
page-madness-curses = Kletby
page-madness-part-broken = Zlomené kletby
page-madness-part-stack = Zbylo karet děsu

## What the counters count

page-madness-about-curses = Kletby tohoto druhu, které ještě mohou přijít se stránkami.
page-madness-about-pages = Stránky knihy, které se ještě otočí. Na poslední se rozhodne.
page-madness-about-broken = Kletby, které už jsou zlomené.
page-madness-about-destroyed = Karty, které opustily hru. Každý si je smí prohlédnout a několik účinků některé vrací.
page-madness-about-stack = Když se má vzít karta děsu a žádná nezbývá, všichni prohráváte. Zahnaná karta se sem vrací.
