### Pierwsza gra w sześciu lekcjach: tytuł, zadanie, powód i to, co słychać po wykonaniu. Zawsze jedno zdanie.

lessons-walk = Idź do problemu
    .task = Idź do lokacji Głupi Osioł, gdzie potrzebuje cię Chora owca.
    .reason = Rozwiązane problemy to twoje punkty; idziesz jedną lub dwiema ścieżkami, a jeśli zatrzymasz się przy problemie, próbujesz go rozwiązać.
    .success = Próba się zaczęła: dziewiątka na żetonie to suma, którą mają osiągnąć twoje kostki i karty.
lessons-attempt = Rozwiąż go
    .task = Pierwsze dwie kostki dają 9, a potrzebujesz 10: dodaj głowologię z karty Król Verence II i rzuć drugą parą.
    .reason = Między obydwoma rzutami, i tylko wtedy, głowologia dodaje 1, a magia 2, ale przynosi ci żeton rechotu.
    .success = Rozwiązane: żeton jest na koniec wart 2 punkty, a każde dwa łatwe problemy pozwalają trzymać o jedną kartę więcej.
lessons-flee = Uciekaj
    .task = Pierwsze dwie kostki dają 2, a potrzebujesz 12: uciekaj na puste pole.
    .reason = Kto poniesie porażkę, bierze żeton rechotu i ponosi konsekwencje trudnego problemu; kto ucieknie po pierwszej parze, bierze tylko rechot z kostek.
    .success = Nic ci nie grozi: problem poczeka na inny dzień, a tobie została jeszcze druga akcja.
lessons-tea = Wypij herbatkę
    .task = Leć do lokacji Czarne Szkło na miotle z karty Greebo i przy herbatce z wiedźmą Boba odłóż wszystkie swoje żetony rechotu.
    .reason = Miotła zaniesie cię w dowolne miejsce na planszy; a gdy żetonów rechotu zabraknie, ten, kto ma ich najwięcej, bierze zamiast nich Czarną Alis, a to kosztuje punkt.
    .success = Herbatka uwolniła cię od trzech żetonów rechotu, a spotkana wiedźma może odłożyć dwa.
lessons-crisis = Zagraj atut
    .task = Zagraj kartę Babcia Weatherwax dla jej atutu Pomocna dłoń: usuwa on kryzys z problemu.
    .reason = Z kryzysem problem jest o 2 trudniejszy, a gdy trzeba położyć kryzys i żadnego już nie ma, wszyscy przegrywacie.
    .success = Kryzys wrócił do puli; karta ma symbol, atut i lokację, a za każdym razem używasz tylko jednej z tych rzeczy.
lessons-turn = Cała tura
    .task = Na razie nic nie zagrywaj, niech pojawi się nowy problem; potem idź do lokacji Kromka, rozwiąż Siłą trzech to, co tam leży, i w drugiej akcji tam zostań.
    .reason = Tura to nowy problem, dwie akcje i dobranie kart; trzy różne postacie ze znakiem Siła trzech rozwiązują każdy problem, z którym się mierzysz.
    .success = Lord Lankin daje ci 5 punktów, a karty masz dobrane do limitu czterech: wiesz już dość, by zagrać całą grę.
