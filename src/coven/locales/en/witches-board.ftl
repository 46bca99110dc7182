### The board of The Witches in a terminal.

board-turn = Turn { $turn }
board-crises = Crises left { $n }/{ $all }{ $low ->
    [yes] {" "}– low!
   *[no] {""}
}
board-elves = Elves in the open { $n }/{ $limit }{ $low ->
    [yes] {" "}– careful!
   *[no] {""}
}
board-cackles = Cackles left { $n }
board-aliss = Black Aliss left { $n }{ $low ->
    [yes] {" "}– low!
   *[no] {""}
}
board-hard = Hard on the map { $n } (at most { $most } to win)
board-tiles = Tiles to come { $n }
board-cards = Draw pile { $n }, discarded { $discard }
board-coming = To come
board-next = next
board-crisis = Crisis (+{ $n }, counted in)
board-attempt = Attempt at { $place }: { $tile }, needs { $need }
board-dice = dice
board-hard-tiles = Hard tiles
board-sum = total { $sum }
board-attempt-state = { $state ->
    [enough] enough
    [short] { $short } short
    [solved] solved
    [failed] failed
    [ran-away] ran away
    [rescued] rescued
   *[vanished] slipped away
}
board-active = ◆ active
board-action = action { $n } of 2
board-winner = ★ winner
board-no-witch = no witch yet
board-cackles-own = Cackles { $n }
board-aliss-own = Black Aliss { $n }
board-points = points { $n }
board-hand = hand { $n }/{ $limit }
board-solved = solved
board-paths = Paths: { $places }.
board-here = Here: { $what }.
board-hidden = a Hard Problem, face down
board-problem = { $name } ({ $difficulty }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-card = { $name } – { $symbol }; { $advantage }: { $text } Location: { $place }.
board-card-power = { $name } – { $symbol }, Power of three; { $advantage }: { $text } Location: { $place }.
board-place-no_sun = No Sunshine
board-place-granny_cottage = Granny’s Cottage
board-place-rock_hard_place = Rock & Hard Place
board-place-standing_stone = Standing Stone
board-place-lancre_town = Lancre Town
board-help = In this game, for example:
    ? walk skund, ? play greebo-1 – why an answer is legal or not
    ? greebo, ? hiver, ? skund, ? tiffany – a card, a Problem, a place, a witch
    ? reroll, ? magic-tile, ? cackle – an advantage, an ability, a counter
    ? W6.5, rules broomstick flight – a rule, rules with these words
board-over = { $outcome ->
    [won] Lancre is safe: all of you win!
    [lost] Lancre is lost, and nobody wins.
    [pig-farmers-wife] The game is over. There are worse lives than that of a pig farmer’s wife.
    [licensed] The game is over: you are a witch now.
    [with-distinction] The game is over: the other witches nod, and that is a lot.
   *[other] Victory: { $outcome }!
}
