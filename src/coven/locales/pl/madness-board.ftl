game-name = Wielka Księga Szaleństwa
board-round = Runda { $round } z { $rounds }
board-difficulty = Poziom { $difficulty ->
    [1] I
    [2] II
   *[3] III
}
board-marker = Znacznik przywołania: { $space ->
    [0] Przywołanie
   *[other] { $space }
}
board-stack = Stos Szaleństwa: { $n } { $low ->
    [yes] – kończy się!
   *[no] {""}
}
board-book-closed = Grymuar jest jeszcze zamknięty.
board-if-falls = Gdy padnie:
board-if-stands = Gdy przetrwa:
board-next-curses = Klątwy następnego potwora:
board-no-curses = Na torze nie ma już żadnej klątwy.
board-curse-state = { $state ->
    [asleep] zablokowana
    [struck] już zadziałała
    [next] zadziała w następnej turze
   *[waits] czeka
}
board-library = Biblioteka
board-supply = Zasoby
board-active = ◆ gra teraz
board-out = ✝ poza grą
board-hand = ręka
board-support = wsparcie { $n }/{ $limit }
board-deck = talia { $n }
board-discard = odrzucone
board-help = W tej grze na przykład:
    ? cast growth – dlaczego odpowiedź jest dozwolona albo nie
    ? growth, ? 3a, ? rosana – zaklęcie, klątwa na polu, adept
    ? M10.4, rules pełne pole wsparcia – zasada, zasady z tymi słowami
    talk IMIĘ – ktoś się odezwał (ważne, dopóki w grze jest Ciii!)
board-over = { $outcome ->
    [won] Grymuar jest zamknięty: wszyscy wygrywacie!
   *[lost] Szaleństwo opanowało szkołę: wszyscy przegrywacie.
}
