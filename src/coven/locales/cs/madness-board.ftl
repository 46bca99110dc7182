game-name = Velká kniha strašlivých čar
board-round = Kolo { $round } ze { $rounds }
board-difficulty = Obtížnost { $difficulty ->
    [1] I
    [2] II
   *[3] III
}
board-marker = Žeton zaříkávání: { $space ->
    [0] Zaříkávání
   *[other] { $space }
}
board-stack = Balíček děsu: { $n } { $low ->
    [yes] – dochází!
   *[no] {""}
}
board-book-closed = Kniha je ještě zavřená.
board-if-falls = Když padne:
board-if-stands = Když obstojí:
board-next-curses = Kletby další nestvůry:
board-no-curses = Na počítadle nezbývá žádná kletba.
board-curse-state = { $state ->
    [asleep] neutralizovaná
    [struck] už spuštěná
    [next] spustí se v příštím tahu
   *[waits] čeká
}
board-library = Knihovna
board-supply = Zásoba
board-active = ◆ na tahu
board-out = ✝ mimo hru
board-hand = ruka
board-support = podpora { $n }/{ $limit }
board-deck = balíček { $n }
board-discard = odložené
board-help = V této hře například:
    ? cast growth – proč odpověď je, nebo není možná
    ? growth, ? 3a, ? rosana – kouzlo, kletba na políčku, čaroděj
    ? M10.4, rules plná podpora – pravidlo, pravidla s těmito slovy
    talk JMÉNO – někdo promluvil (platí, dokud je ve hře Pššt)
board-over = { $outcome ->
    [won] Grimoár je zavřený: všichni vyhráváte!
   *[lost] Školu zachvátil děs: všichni prohráváte.
}
