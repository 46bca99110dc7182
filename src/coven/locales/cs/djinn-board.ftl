### Herní plán Džina v terminálu.

board-title = Džin
board-round = Kolo { $n }
board-last-round = { $n }. kolo je poslední
board-final = závěrečné akce Zřídla
board-bosses = Veledžinů na mapě { $n }, v zásobě { $supply }
board-bag = Pytlík { $n }
board-chests = Truhly { $n }, použité { $used }
board-tom = Tomův balíček { $n }
board-tom-seen = Tom otočil
board-nothing = nic
board-source = Zřídlo
board-short-academy = Aka
board-short-tavern = Hos
board-short-catacombs = Kat
board-short-archives = Arc
board-short-manufactory = Díl
board-short-market = Trž
board-from = od pole { $place }
board-market = Stánky tržnice
board-plain = Mágové bez klíče ({ $sizes })
board-keyed = Mágové s klíčem ({ $sizes })
board-decks = Vybavení ({ $sizes })
board-wizard = kouzelník u okraje, kterým přišel
board-legend-passage = A:{ $place } znalost hráče A
board-legend-mage = +2 { $red }1 (1) mág: síla, za každého červeného, poplatek
board-covered = zakrytý
board-awards = Ocenění { $column }
board-scoring = Karty bodování
board-offered = Vlastnosti na výběr
board-challenges = Splněné úkoly
board-chest = Truhla { $n }
board-drawn = Z pytlíku: { $djinn }
board-capture = Polapení – { $place }
board-strength = síla { $n }
board-free = zdarma
board-lasting = trvalé schopnosti
board-price = k zaplacení: magická síla { $magic }, mince { $coins }
board-to-circles = na kruhy
board-to-bottles = do lahví
board-active = ◆ na tahu
board-winner = ★ vítězství
board-points = { $n } VB
board-points-hidden = { $n } + ? VB
board-part = { $what ->
    [awards] ocenění
    [bottled] zazátkované lahve
    [circles] kruhy
    [unused] nevyužité lahve a zátky
    [scoring] karty bodování
   *[tom] Tomovy karty
}: { $n } VB
board-nowhere = kouzelník ještě není na mapě
board-at = { $place } od pole { $whence }
board-skipped = přeskočeno: { $places }
board-turn = hotovo: { $done }
board-done = { $what ->
    [moved] pohyb
    [acted] akce
    [passage] znalost
    [captured] polapení
    [forgone] náhrada
    [row1] řádek 1
   *[row2] řádek 2
}
board-magic = magická síla { $n }/{ $most }
board-minimum = minimum { $n }
board-capacity = kapacita { $n }{ $turned ->
    [yes] {" "}(otočená)
   *[no] {""}
}
board-fee = Zřídlo za { $n }
board-coins = mince { $n }
board-scrolls = svitky { $n }
board-keys = klíče { $n }
board-corks = zátky { $n }
board-circles = kruhy
board-bottles = prázdné lahve
board-corked = zazátkované
board-bar = lišta archivu
board-bar-moved = vše umístěno
board-traits = vlastnosti
board-won = ocenění
board-secret = tajné karty bodování ({ $n })
board-mages = mágové ({ $n })
board-equipment = vybavení ({ $n })
board-face-down = lícem dolů: { $cards }
board-down = { $card } (lícem dolů)
board-no-cards = { $player } zatím nemá žádné karty.
board-location = { $name }: u čtvercového pole – { $basic } U kulatého pole – { $special }
board-archive = • { $before } Po přesunu lišty archivu: { $after }
board-no-option = už nic.
board-help = V této hře například:
    ? move source, ? basic tavern, ? award red a1-1 – proč odpověď je, nebo není možná
    ? tanečnice jisker, ? staff3, ? p06, ? tavern, ? glassblower – mág, vybavení, vlastnost, lokace, stánek
    ? legend – značky na plánu
    ? bob – všechny karty hráče
    ? D21.6, rules doplnění džinů – pravidlo, pravidla s těmito slovy
board-over = { $outcome ->
    [won] Všichni veledžinové zmizeli dřív, než byl Tom hotov: vyhráváš!
    [lost] Tom byl rychlejší: hra je prohraná.
    [draw] O vítězství se dělí více hráčů.
    [unfinished] Hra zůstává nedohraná a neboduje se.
   *[other] Vítězství: { $outcome }!
}
