### Čarodějky v prohlížeči: co stojí na herním plánu.

## Záhlaví a nebezpečí

page-witches-turn = Tah { $n }
page-witches-action = { $n ->
    [1] první akce ze dvou
   *[other] druhá akce ze dvou
}
page-witches-standing = Jak je na tom Lancre
page-witches-left-crises = Zbývá Krizí
page-witches-left-elves = Odkrytí elfové
page-witches-left-cackles = Zbývá Chichotání
page-witches-left-aliss = Zbývá Černých Aliss
page-witches-left-tiles = Dílků ještě přijde
page-witches-left-hard = Obtížné na plánu
page-witches-of = { $n }/{ $most }

## Plán

page-witches-map-no_sun = Kam slunce nesvítí
page-witches-map-rock_hard_place = Mlýnské kameny
page-witches-map-lancre_town = Město Lancre
page-witches-short-no_sun = Slunce nesvítí
page-witches-short-granny_cottage = Domek Bábi
page-witches-short-rock_hard_place = Mlýnské kameny
page-witches-short-creel_springs = Síťovice
page-witches-coming = Co se blíží
page-witches-frame = { $n ->
    [0] Prázdný rámeček
   *[other] Rámeček, dílků { $n }
}{ $hard ->
    [0] {""}
   *[other] , z toho Obtížných { $hard }
}{ $top ->
    [none] {""}
   *[other] ; navrchu: { $top }
}
page-witches-problem = { $name }, obtížnost { $difficulty }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
page-witches-hidden = zakrytý Obtížný problém
page-witches-only-you = víš to jen ty
page-witches-crises-here = { $n ->
    [one] s Krizí
   *[other] Krize: { $n }
}
page-witches-pawn = { $witch } ({ $player }): { $place }
page-witches-seek = Ukázat moji čarodějku
page-witches-choose = Vyber si čarodějku

## Řešení Problému

page-witches-attempt = Řešení
page-witches-attempt-own = Řešíš ty · { $place }
page-witches-attempt-of = Řeší { $player } · { $place }
page-witches-no-attempt = Teď nikdo žádný Problém neřeší.
page-witches-looking = Prohlédnutý Problém
page-witches-dice = { $n ->
    [0] Zatím bez hodu
    [2] První pár kostek
   *[other] Všechny čtyři kostky
}
page-witches-sum-hard = Obtížné problémy na desce
page-witches-sum-headology = Hlavologie
page-witches-sum-magic = Magie
page-witches-sum-bonus = Bonus
page-witches-adds-headology = { $name }, Hlavologie
page-witches-adds-magic = { $name }, Magie
page-witches-total = Součet
page-witches-needed = Potřeba
page-witches-of-needed = z potřebných { $n }
page-witches-needed-crisis = { $printed } a za Krize { $crisis }
page-witches-percent = { $n } %
page-witches-roll-more = na hod { $n } a víc
page-witches-enough = součet už stačí
page-witches-ways = { $ways } z možných { $total } hodů
page-witches-most-percent = se všemi symboly { $n } %
page-witches-dice-cackles = Chichotání na kostkách: { $n }.
page-witches-outcome = { $outcome ->
    [solved] Vyřešeno
    [failed] Neúspěch
    [ran-away] Útěk
    [rescued] Záchrana
   *[vanished] Problém zmizel
}

## Hráči

page-witches-no-witch = zatím bez čarodějky
page-witches-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
page-witches-pts = { $n } b.
page-witches-points-word = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
page-witches-more = Víc
page-witches-less = Méně
page-witches-hand = Tvoje ruka
page-witches-empty-hand = V ruce nejsou žádné karty
page-witches-hand-of = { $player }, { $n ->
    [one] v ruce { $n } skrytá karta
    [few] v ruce { $n } skryté karty
   *[other] v ruce { $n } skrytých karet
}
page-witches-easy = Vyřešené Snadné problémy
page-witches-hard = Vyřešené Obtížné problémy
page-witches-easy-of = { $player }, vyřešené Snadné problémy: { $n }
page-witches-hard-of = { $player }, vyřešené Obtížné problémy: { $n }
page-witches-cackles-of = { $player }, Chichotání: { $n }
page-witches-aliss-of = { $player }, Černá Alissa: { $n }
page-witches-solved-tile = { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
page-witches-hard-bonus = Obtížné { $n }, +{ $bonus }
page-witches-limit = ruka { $n }/{ $most }
page-witches-ready = jednou, připraveno
page-witches-used = použito
page-witches-cackles = { $n ->
    [0] Bez Chichotání
   *[other] Chichotání: { $n }
}
page-witches-most = nejvíc: { $player }, { $n }
page-witches-aliss = { $n ->
    [0] Bez Černé Alissy
   *[other] Černá Alissa: { $n }
}
page-witches-aliss-left = v zásobě { $n }
page-witches-quiet-move = Do pohybu bez otázek na karty
page-witches-quiet-turn-end = V tomto tahu bez otázek na karty

## Karty a balíčky

page-witches-card = { $name }; { $symbol }; { $advantage }; { $place }
page-witches-symbol-headology = Hlavologie
page-witches-symbol-magic = Magie
page-witches-symbol-broomstick = Koště
page-witches-flies = let
page-witches-draw = Balíček
page-witches-discard = Odhozené
page-witches-gone = Mimo hru
page-witches-played = Hraje se
page-witches-pile = Dobírací balíček, karet { $n }
page-witches-discard-pile = Odhazovací balíček, karet { $n }
page-witches-gone-pile = Mimo hru, dílků { $n }
page-witches-played-now = Právě se hraje, karet { $n }

page-witches-part-easy = Snadné problémy
page-witches-part-hard = Obtížné problémy
page-witches-part-aliss = Černá Alissa

## What a card does, as short as it stands on the card

page-witches-brief-helping_hand = Odstraň jednu Krizi z libovolného Problému.
page-witches-brief-transmutation = Zahoď libovolné karty a dober stejně plus jednu.
page-witches-brief-rescue = Místo selhání uteč.
page-witches-brief-reroll = Přehoď jednu nebo obě kostky posledního páru.
page-witches-brief-sick_sheep = Automaticky vyřeší Problém s ovcí.
page-witches-brief-death = Automaticky vyřeší Problém se smrtí.
page-witches-brief-invisibility = Projdi obsazenou lokací bez řešení a bez čaje.
page-witches-brief-borrowing = Podívej se na dva zakryté Obtížné problémy.

## What the counters count

page-witches-about-crises = Každá Krize na Problému ho ztěžuje o dva. Když se má některá položit a žádná nezbývá, všichni prohrávají.
page-witches-about-elves = Počet elfích dílků, které na plánu leží lícem vzhůru. Jsou-li na konci tahu tři, všichni prohrávají.
page-witches-about-cackles = Odtud se berou Chichotání. Když dojdou, berou se tomu, kdo jich má nejvíc; kdo jich má nejvíc, dostává místo nich Černou Alissu.
page-witches-about-aliss = Každá Černá Alissa stojí svého majitele bod. V sólové a kooperativní hře se prohrává, když se má vzít a žádná nezbývá.
page-witches-about-tiles = Problémy, které ještě nejsou na plánu. Hra končí po tahu, ve kterém se položí poslední.
page-witches-about-hard = Společně vyhrajete, když při položení posledního dílku nebude na plánu víc Obtížných Problémů.
page-witches-about-coming = Problémy, které čekají. Každý tah začíná horním dílkem z rámečku nejvíc vlevo, ve kterém ještě nějaký je.
