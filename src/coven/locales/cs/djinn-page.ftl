### Herní plán Džina v prohlížeči.

## Místa

page-djinn-shops = Obchody
page-djinn-map = Mapa města
page-djinn-short-academy = Akademie
page-djinn-short-tavern = Hostinec
page-djinn-short-catacombs = Katakomby
page-djinn-short-archives = Archiv
page-djinn-short-manufactory = Dílna
page-djinn-short-market = Tržnice
page-djinn-short-source = Zřídlo
page-djinn-space = { $place }, { $shape ->
    [round] kulaté pole
   *[square] čtvercové pole
}
page-djinn-at-academy = v Akademii
page-djinn-at-tavern = v Hostinci
page-djinn-at-catacombs = v Katakombách
page-djinn-at-archives = v Archivu
page-djinn-at-manufactory = v Dílně
page-djinn-at-market = na Tržnici
page-djinn-at-source = u Zřídla
page-djinn-nowhere = ještě není na mapě
page-djinn-toll = za zastavení se platí
page-djinn-wizards-here = kouzelníci zde: { $names }
page-djinn-passage-of = utajená znalost ({ $place }): { $player }
page-djinn-passage = Znalost: { $place }

## Džinové

page-djinn-figure-red = { $n ->
    [one] červený džin
    [few] { $n } červení džinové
   *[other] { $n } červených džinů
}
page-djinn-figure-blue = { $n ->
    [one] modrý džin
    [few] { $n } modří džinové
   *[other] { $n } modrých džinů
}
page-djinn-figure-brown = { $n ->
    [one] hnědý džin
    [few] { $n } hnědí džinové
   *[other] { $n } hnědých džinů
}
page-djinn-figure-white = { $n ->
    [one] bílý džin
    [few] { $n } bílí džinové
   *[other] { $n } bílých džinů
}
page-djinn-figure-boss = { $n ->
    [one] veledžin
    [few] { $n } veledžinové
   *[other] { $n } veledžinů
}
page-djinn-bag-label = Pytlík, džinů: { $n }
page-djinn-supply-label = Veledžinů v zásobě: { $n }
page-djinn-drawn = Z pytlíku: { $djinn }
page-djinn-drawn-short = z pytlíku
page-djinn-bosses = Veledžinové na mapě
page-djinn-bosses-note = až žádný nezbude, konec se blíží
page-djinn-bosses-count = Veledžinů na mapě: { $n }

## Polapení

page-djinn-capture = Polapení
page-djinn-capture-go = Polapit
page-djinn-which = Které džiny?
page-djinn-pick-djinn = Vyber džiny, které polapíš.
page-djinn-not-alone = Vyber další: tyto samotné polapit nelze.
page-djinn-strength = síla
page-djinn-least = magie aspoň
page-djinn-lasting = trvalé
page-djinn-magic = magie

## Obchody

page-djinn-mages = Mágové
page-djinn-pile = karet v hromádce: { $n }
page-djinn-deck = { $kind ->
    [staff] Balíček holí
    [hat] Balíček klobouků
   *[cloak] Balíček plášťů
}: { $n }
page-djinn-market-note = přesuň asistenta
page-djinn-visitors = je zde: { $names }
page-djinn-price-glassblower = 1, 2, 4 mince
page-djinn-price-corkcutter = 1 mince
page-djinn-price-scribe = 1 mince
page-djinn-price-outfitter = 1 svitek
page-djinn-price-teahouse = 1 svitek
page-djinn-price-moneychanger = 1 svitek
page-djinn-awards = Ocenění
page-djinn-awards-note = vítězné body
page-djinn-chest = Truhla
page-djinn-chests-label = Truhly: { $n }
page-djinn-used-chests-label = Použité truhly: { $n }
page-djinn-tom-label = Tomův balíček: { $n }
page-djinn-tom-seen = Tom otočil
page-djinn-tom-nothing = nic se nestane

## Jak hra stojí

page-djinn-round = Kolo { $n }
page-djinn-last-round = { $n }. kolo je poslední
page-djinn-final = závěrečné akce Zřídla
page-djinn-scoring = Karty bodování
page-djinn-challenge = Splněný úkol
page-djinn-vp = { $n } VB
page-djinn-vp-word = VB

## Co kdo má

page-djinn-of = / { $n }
page-djinn-track = Stupnice magické síly
page-djinn-magic-label = Magická síla: { $n }, nejvýše { $most }
page-djinn-min = min
page-djinn-cap = kap
page-djinn-cap-turned = kap+
page-djinn-minimum = Minimum: { $n }
page-djinn-capacity = Kapacita: { $n }
page-djinn-circles = Čarovné kruhy
page-djinn-circle = Kruh { $n }: { $state ->
    [taken] obsazený
    [empty] prázdný
    [covered] zakrytý
   *[inactive] neaktivní
}
page-djinn-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
page-djinn-scrolls = { $n ->
    [one] { $n } svitek
    [few] { $n } svitky
   *[other] { $n } svitků
}
page-djinn-keys = { $n ->
    [one] { $n } klíč
    [few] { $n } klíče
   *[other] { $n } klíčů
}
page-djinn-corks = { $n ->
    [one] { $n } zátka
    [few] { $n } zátky
   *[other] { $n } zátek
}
page-djinn-word-coins = { $n ->
    [one] mince
    [few] mince
   *[other] mincí
}
page-djinn-word-scrolls = { $n ->
    [one] svitek
    [few] svitky
   *[other] svitků
}
page-djinn-word-keys = { $n ->
    [one] klíč
    [few] klíče
   *[other] klíčů
}
page-djinn-word-corks = { $n ->
    [one] zátka
    [few] zátky
   *[other] zátek
}
page-djinn-cellar = Lahve
page-djinn-empty-word = prázdné
page-djinn-corked-word = zazátkované
page-djinn-bottles = { $colour ->
    [red] Prázdné červené lahve
    [blue] Prázdné modré lahve
    [brown] Prázdné hnědé lahve
   *[white] Prázdné bílé lahve
}: { $n }
page-djinn-corked = { $colour ->
    [red] Zazátkované červené lahve
    [blue] Zazátkované modré lahve
    [brown] Zazátkované hnědé lahve
   *[white] Zazátkované bílé lahve
}: { $n }
page-djinn-no-mages = zatím žádní mágové
page-djinn-resting = odpočívá
page-djinn-equipment = Vybavení
page-djinn-used = použito, lícem dolů
page-djinn-no-set = Celá sada dá minimum +1 a 2 body magické síly.
page-djinn-had-set = Bonus za sadu už je získaný.
page-djinn-passages = Znalosti

page-djinn-part-awards = Ocenění
page-djinn-part-bottled = Zazátkované
page-djinn-part-circles = Kruhy
page-djinn-part-unused = Zbylé
page-djinn-part-scoring = Karty
page-djinn-part-tom = Tomův balíček
page-djinn-seek = Ukázat mého kouzelníka

## What the counters count

page-djinn-about-bag = Odtud se džinové losují. Ti, kterými se platí za ocenění, se sem vracejí.
page-djinn-about-bosses = Veledžiny v zásobě lze u Zřídla polapit po šesti bodech magické síly. Nepatří k těm, jejichž odchodem hra končí.
page-djinn-about-chests = Truhly se otvírají v Katakombách. Když dojdou, použité se znovu zamíchají.
page-djinn-about-tom = Tom ve svém tahu vždy otočí jednu z těchto karet.
