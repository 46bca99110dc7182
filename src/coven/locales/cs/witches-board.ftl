### Herní plán Čarodějek v terminálu.

board-turn = Tah { $turn }
board-crises = Zbývá Krizí { $n }/{ $all }{ $low ->
    [yes] {" "}– docházejí!
   *[no] {""}
}
board-elves = Odkryté elfí dílky { $n }/{ $limit }{ $low ->
    [yes] {" "}– pozor!
   *[no] {""}
}
board-cackles = Zbývá Chichotání { $n }
board-aliss = Zbývá Černých Aliss { $n }{ $low ->
    [yes] {" "}– docházejí!
   *[no] {""}
}
board-hard = Obtížné na plánu { $n } (k výhře nejvýš { $most })
board-tiles = Dílků ještě přijde { $n }
board-cards = Dobírací balíček { $n }, odhozeno { $discard }
board-coming = Přijdou
board-next = příští
board-crisis = Krize (+{ $n }, už započteno)
board-attempt = Řešení – { $place }: { $tile }, potřeba { $need }
board-dice = kostky
board-hard-tiles = Obtížné dílky
board-sum = součet { $sum }
board-attempt-state = { $state ->
    [enough] stačí
    [short] chybí { $short }
    [solved] vyřešeno
    [failed] neúspěch
    [ran-away] útěk
    [rescued] záchrana
   *[vanished] zmizení
}
board-active = ◆ na tahu
board-action = akce { $n } ze 2
board-winner = ★ vítězství
board-no-witch = zatím bez čarodějky
board-cackles-own = Chichotání { $n }
board-aliss-own = Černá Alissa { $n }
board-points = body { $n }
board-hand = ruka { $n }/{ $limit }
board-solved = vyřešeno
board-paths = Pěšiny: { $places }.
board-here = Leží tu: { $what }.
board-hidden = zakrytý Obtížný problém
board-problem = { $name } ({ $difficulty }), { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
board-card = { $name } – { $symbol }; { $advantage }: { $text } Lokace: { $place }.
board-card-power = { $name } – { $symbol }, Síla trojice; { $advantage }: { $text } Lokace: { $place }.
board-place-no_sun = Slunce nesvítí
board-place-granny_cottage = Domek Bábi
board-place-rock_hard_place = Mlýnské kameny
board-place-standing_stone = Bludný balvan
board-place-lancre_town = Město Lancre
board-help = V této hře například:
    ? walk skund, ? play greebo-1 – proč odpověď je, nebo není možná
    ? greebo, ? hiver, ? skund, ? tiffany – karta, Problém, místo, čarodějka
    ? reroll, ? magic-tile, ? cackle – výhoda, schopnost, žeton
    ? W6.5, rules let na koštěti – pravidlo, pravidla s těmito slovy
board-over = { $outcome ->
    [won] Lancre je v bezpečí: všichni vyhráváte!
    [lost] Lancre je ztraceno a nikdo nevyhrává.
    [pig-farmers-wife] Hra skončila. Být ženou chovatele prasat není to nejhorší.
    [licensed] Hra skončila: teď už jsi čarodějka.
    [with-distinction] Hra skončila: ostatní čarodějky uznale kývají, a to je co říct.
   *[other] Vítězství: { $outcome }!
}
