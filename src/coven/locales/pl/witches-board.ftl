### Plansza Wiedźm w terminalu.

board-turn = Tura { $turn }
board-crises = Zostało kryzysów { $n }/{ $all }{ $low ->
    [yes] {" "}– kończą się!
   *[no] {""}
}
board-elves = Odkryte żetony elfów { $n }/{ $limit }{ $low ->
    [yes] {" "}– uwaga!
   *[no] {""}
}
board-cackles = Zostało żetonów rechotu { $n }
board-aliss = Zostało Czarnych Alis { $n }{ $low ->
    [yes] {" "}– kończą się!
   *[no] {""}
}
board-hard = Trudne na planszy { $n } (do wygranej najwyżej { $most })
board-tiles = Żetony do wyłożenia { $n }
board-cards = Talia { $n }, odrzucone { $discard }
board-coming = Nadejdą
board-next = następny
board-crisis = kryzys (+{ $n }, już wliczone)
board-attempt = Rozwiązywanie – { $place }: { $tile }, potrzeba { $need }
board-dice = kostki
board-hard-tiles = Trudne żetony
board-sum = suma { $sum }
board-attempt-state = { $state ->
    [enough] wystarcza
    [short] brakuje { $short }
    [solved] rozwiązane
    [failed] porażka
    [ran-away] ucieczka
    [rescued] ratunek
   *[vanished] zniknięcie
}
board-active = ◆ gra teraz
board-action = akcja { $n } z 2
board-winner = ★ zwycięstwo
board-no-witch = jeszcze bez wiedźmy
board-cackles-own = rechot { $n }
board-aliss-own = Czarna Alis { $n }
board-points = punkty { $n }
board-hand = ręka { $n }/{ $limit }
board-solved = rozwiązane
board-paths = Ścieżki: { $places }.
board-here = Leży tu: { $what }.
board-hidden = zakryty trudny problem
board-problem = { $name } ({ $difficulty }), { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-card = { $name } – { $symbol }; { $advantage }: { $text } Lokacja: { $place }.
board-card-power = { $name } – { $symbol }, Siła trzech; { $advantage }: { $text } Lokacja: { $place }.
board-place-no_sun = Bez słońca
board-place-granny_cottage = Chatka Babci
board-place-rock_hard_place = Młot i kowadło
board-place-standing_stone = Stojący Kamień
board-place-lancre_town = Miasto Lancre
board-help = W tej grze na przykład:
    ? walk skund, ? play greebo-1 – dlaczego odpowiedź jest dozwolona albo nie
    ? greebo, ? hiver, ? skund, ? tiffany – karta, problem, miejsce, wiedźma
    ? reroll, ? magic-tile, ? cackle – atut, umiejętność, żeton
    ? W6.5, rules lot na miotle – zasada, zasady z tymi słowami
board-over = { $outcome ->
    [won] Lancre jest bezpieczne: wszyscy wygrywacie!
    [lost] Lancre jest stracone i nikt nie wygrywa.
    [pig-farmers-wife] Koniec gry. Bywa gorzej niż u boku hodowcy świń.
    [licensed] Koniec gry: jesteś już wiedźmą.
    [with-distinction] Koniec gry: inne wiedźmy kiwają głowami z uznaniem, a to niemało.
   *[other] Zwycięstwo: { $outcome }!
}
