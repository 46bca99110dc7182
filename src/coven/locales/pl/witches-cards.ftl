### Wiedźmy: teksty kart, żetonów, miejsc i planszetek; nazwy są w zawartości gry.

## Karty: atut

card-granny_weatherwax_1 = Odłóż do wspólnej puli jeden żeton kryzysu z dowolnego problemu na planszy. Może to być także problem, z którym właśnie przegrywasz: jego trudność spadnie o 2.
card-granny_weatherwax_2 = Odłóż do wspólnej puli jeden żeton kryzysu z dowolnego problemu na planszy. Może to być także problem, z którym właśnie przegrywasz: jego trudność spadnie o 2.
card-granny_weatherwax_3 = Odłóż do wspólnej puli jeden żeton kryzysu z dowolnego problemu na planszy. Może to być także problem, z którym właśnie przegrywasz: jego trudność spadnie o 2.
card-nanny_ogg_1 = Odłóż do wspólnej puli jeden lub dwa swoje żetony rechotu.
card-nanny_ogg_2 = Odłóż do wspólnej puli jeden lub dwa swoje żetony rechotu.
card-nanny_ogg_3 = Odłóż do wspólnej puli jeden lub dwa swoje żetony rechotu.
card-magrat_garlick_1 = Odrzuć z ręki dowolną liczbę innych kart (może to być zero). Następnie dobierz tyle samo i jeszcze jedną.
card-magrat_garlick_2 = Odrzuć z ręki dowolną liczbę innych kart (może to być zero). Następnie dobierz tyle samo i jeszcze jedną.
card-magrat_garlick_3 = Odrzuć z ręki dowolną liczbę innych kart (może to być zero). Następnie dobierz tyle samo i jeszcze jedną.
card-agnes_nitt_1 = Odkryj jeden zakryty trudny problem na planszy.
card-agnes_nitt_2 = Odkryj jeden zakryty trudny problem na planszy.
card-agnes_nitt_3 = Odkryj jeden zakryty trudny problem na planszy.
card-perdita_x_dream_1 = +2 do sumy przy rozwiązywaniu problemu, nawet po rzucie wszystkimi czterema kostkami.
card-perdita_x_dream_2 = +2 do sumy przy rozwiązywaniu problemu, nawet po rzucie wszystkimi czterema kostkami.
card-perdita_x_dream_3 = +2 do sumy przy rozwiązywaniu problemu, nawet po rzucie wszystkimi czterema kostkami.
card-nac_mac_feegle_1 = +2 do sumy przy rozwiązywaniu problemu, nawet po rzucie wszystkimi czterema kostkami.
card-nac_mac_feegle_2 = +2 do sumy przy rozwiązywaniu problemu, nawet po rzucie wszystkimi czterema kostkami.
card-nac_mac_feegle_3 = +2 do sumy przy rozwiązywaniu problemu, nawet po rzucie wszystkimi czterema kostkami.
card-miss_tick_1 = Gdy po drugim rzucie twoja suma jest za niska, ucieknij: to nie jest porażka. Jeśli w sąsiedztwie nie ma pustego pola, przenieś się na dowolne puste pole na planszy. W lochu: wydostajesz się na dowolne pole na planszy.
card-miss_tick_2 = Gdy po drugim rzucie twoja suma jest za niska, ucieknij: to nie jest porażka. Jeśli w sąsiedztwie nie ma pustego pola, przenieś się na dowolne puste pole na planszy. W lochu: wydostajesz się na dowolne pole na planszy.
card-miss_tick_3 = Gdy po drugim rzucie twoja suma jest za niska, ucieknij: to nie jest porażka. Jeśli w sąsiedztwie nie ma pustego pola, przenieś się na dowolne puste pole na planszy. W lochu: wydostajesz się na dowolne pole na planszy.
card-igor_and_scraps_1 = Przerzuć jedną lub obie kostki z ostatnio rzuconej pary. Liczy się tylko nowy wynik, także dla rechotu.
card-igor_and_scraps_2 = Przerzuć jedną lub obie kostki z ostatnio rzuconej pary. Liczy się tylko nowy wynik, także dla rechotu.
card-igor_and_scraps_3 = Przerzuć jedną lub obie kostki z ostatnio rzuconej pary. Liczy się tylko nowy wynik, także dla rechotu.
card-greebo_1 = Przerzuć jedną lub obie kostki z ostatnio rzuconej pary. Liczy się tylko nowy wynik, także dla rechotu.
card-greebo_2 = Przerzuć jedną lub obie kostki z ostatnio rzuconej pary. Liczy się tylko nowy wynik, także dla rechotu.
card-casanunda_1 = Gdy po drugim rzucie twoja suma jest za niska, ucieknij: to nie jest porażka. Jeśli w sąsiedztwie nie ma pustego pola, przenieś się na dowolne puste pole na planszy. W lochu: wydostajesz się na dowolne pole na planszy.
card-jason_ogg_1 = +4 do sumy w starciu z elfami, nawet po rzucie wszystkimi czterema kostkami.
card-jason_ogg_2 = +4 do sumy w starciu z elfami, nawet po rzucie wszystkimi czterema kostkami.
card-mightily_oats_1 = +4 do sumy w starciu z wampirem, nawet po rzucie wszystkimi czterema kostkami.
card-mightily_oats_2 = +4 do sumy w starciu z wampirem, nawet po rzucie wszystkimi czterema kostkami.
card-king_verence_1 = +4 do sumy w starciu z księciem Felmetem lub lady Felmet, nawet po rzucie wszystkimi czterema kostkami.
card-miss_level_1 = Dobierz dwie karty, nawet ponad swój limit.
card-miss_level_2 = Dobierz dwie karty, nawet ponad swój limit.
card-miss_level_3 = Dobierz dwie karty, nawet ponad swój limit.
card-mrs_earwig_1 = Weź jeden żeton rechotu, a następnie dobierz dwie karty, nawet ponad swój limit.
card-mrs_earwig_2 = Weź jeden żeton rechotu, a następnie dobierz dwie karty, nawet ponad swój limit.
card-mrs_earwig_3 = Weź jeden żeton rechotu, a następnie dobierz dwie karty, nawet ponad swój limit.
card-granny_aching_1 = Automatycznie rozwiązuje problem z owcą, z którym się właśnie mierzysz, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
    .auto_solve_anywhere = Automatycznie rozwiązuje dowolny odkryty problem z owcą na planszy, w dowolnej chwili twojej tury, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
card-granny_aching_2 = Automatycznie rozwiązuje problem z owcą, z którym się właśnie mierzysz, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
    .auto_solve_anywhere = Automatycznie rozwiązuje dowolny odkryty problem z owcą na planszy, w dowolnej chwili twojej tury, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
card-miss_treason_1 = Automatycznie rozwiązuje problem ze śmiercią, z którym się właśnie mierzysz, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
    .auto_solve_anywhere = Automatycznie rozwiązuje dowolny odkryty problem ze śmiercią na planszy, w dowolnej chwili twojej tury, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
card-miss_treason_2 = Automatycznie rozwiązuje problem ze śmiercią, z którym się właśnie mierzysz, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
    .auto_solve_anywhere = Automatycznie rozwiązuje dowolny odkryty problem ze śmiercią na planszy, w dowolnej chwili twojej tury, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
card-rob_anybody_1 = Przejdź przez zajętą lokację bez rozwiązywania problemu i bez herbatki. Zakryty trudny problem możesz obejrzeć, zanim zdecydujesz. Musi ci zostać ścieżka podczas tego marszu albo druga akcja, którą trzeba wtedy wykorzystać na ruch. W lochu: wydostajesz się na dowolne pole na planszy.
card-rob_anybody_2 = Przejdź przez zajętą lokację bez rozwiązywania problemu i bez herbatki. Zakryty trudny problem możesz obejrzeć, zanim zdecydujesz. Musi ci zostać ścieżka podczas tego marszu albo druga akcja, którą trzeba wtedy wykorzystać na ruch. W lochu: wydostajesz się na dowolne pole na planszy.
card-you_1 = Przejdź przez zajętą lokację bez rozwiązywania problemu i bez herbatki. Zakryty trudny problem możesz obejrzeć, zanim zdecydujesz. Musi ci zostać ścieżka podczas tego marszu albo druga akcja, którą trzeba wtedy wykorzystać na ruch. W lochu: wydostajesz się na dowolne pole na planszy.
card-you_2 = Przejdź przez zajętą lokację bez rozwiązywania problemu i bez herbatki. Zakryty trudny problem możesz obejrzeć, zanim zdecydujesz. Musi ci zostać ścieżka podczas tego marszu albo druga akcja, którą trzeba wtedy wykorzystać na ruch. W lochu: wydostajesz się na dowolne pole na planszy.
card-shawn_ogg_1 = Podczas tego marszu możesz przejść do dwóch ścieżek więcej.
card-shawn_ogg_2 = Podczas tego marszu możesz przejść do dwóch ścieżek więcej.
card-hodgesaargh_1 = Podczas tego marszu możesz przejść do dwóch ścieżek więcej.
card-hodgesaargh_2 = Podczas tego marszu możesz przejść do dwóch ścieżek więcej.
card-jeannie_1 = Odłóż do wspólnej puli jeden żeton kryzysu z dowolnego problemu na planszy. Może to być także problem, z którym właśnie przegrywasz: jego trudność spadnie o 2.
card-mother_dismass_1 = Obejrzyj dwa zakryte trudne problemy na planszy (lub jeden, jeśli nie ma ich więcej). Pozostają zakryte.
card-mother_dismass_2 = Obejrzyj dwa zakryte trudne problemy na planszy (lub jeden, jeśli nie ma ich więcej). Pozostają zakryte.
card-bees_1 = Obejrzyj dwa zakryte trudne problemy na planszy (lub jeden, jeśli nie ma ich więcej). Pozostają zakryte.
card-bees_2 = Obejrzyj dwa zakryte trudne problemy na planszy (lub jeden, jeśli nie ma ich więcej). Pozostają zakryte.

## Atuty: pełny opis

advantage-bonus = Dodaje 2 lub 4 do sumy przy rozwiązywaniu problemu, nawet po rzucie wszystkimi czterema kostkami. Niektóre z tych kart działają tylko przeciwko określonym wrogom.
advantage-extra_cards = Dobierz dwie karty, nawet ponad swój limit. Za niektóre z tych kart trzeba najpierw wziąć jeden żeton rechotu.
advantage-sick_sheep = Automatycznie rozwiązuje problem z owcą, z którym się właśnie mierzysz, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
    .auto_solve_anywhere = Automatycznie rozwiązuje dowolny odkryty problem z owcą na planszy, w dowolnej chwili twojej tury, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
advantage-invisibility = Przejdź przez zajętą lokację bez rozwiązywania problemu i bez herbatki. Zakryty trudny problem możesz obejrzeć, zanim zdecydujesz. Musi ci zostać ścieżka podczas tego marszu albo druga akcja, którą trzeba wtedy wykorzystać na ruch. W mieście Lancre i na zamku Lancre możesz na początku akcji ruchu obejrzeć zakryty trudny problem na innym polu tej samej lokacji: albo przechodzisz na to pole i się z nim mierzysz, albo zagrywasz Niewidzialność i zachowujesz cały ruch. W lochu: wydostajesz się na dowolne pole na planszy.
advantage-pendulum = Odkryj jeden zakryty trudny problem na planszy. Uwaga na elfy: jeśli na koniec tury odkryte są trzy ich żetony, wszyscy przegrywają.
advantage-extra_movement = Podczas tego marszu możesz przejść do dwóch ścieżek więcej. Przy problemach i wiedźmach nadal trzeba się zatrzymać.
advantage-helping_hand = Odłóż do wspólnej puli jeden żeton kryzysu z dowolnego problemu na planszy. Może to być także problem, z którym właśnie przegrywasz: jego trudność spadnie o 2.
advantage-reroll = Przerzuć jedną lub obie kostki z ostatnio rzuconej pary. Liczy się tylko nowy wynik, także dla rechotu. Po drugim rzucie pierwszej pary nie można już przerzucić.
advantage-self_awareness = Odłóż do wspólnej puli jeden lub dwa swoje żetony rechotu.
advantage-death = Automatycznie rozwiązuje problem ze śmiercią, z którym się właśnie mierzysz, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
    .auto_solve_anywhere = Automatycznie rozwiązuje dowolny odkryty problem ze śmiercią na planszy, w dowolnej chwili twojej tury, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię.
advantage-transmutation = Odrzuć z ręki dowolną liczbę innych kart (może to być zero). Następnie dobierz tyle samo i jeszcze jedną.
advantage-rescue = Gdy po drugim rzucie twoja suma jest za niska, ucieknij: to nie jest porażka, więc nie bierzesz za nią rechotu i nie ponosisz konsekwencji. Rechot z kostek i za magię bierzesz jednak jak zwykle. Jeśli w sąsiedztwie nie ma pustego pola, przenieś się na dowolne puste pole na planszy. W lochu: wydostajesz się na dowolne pole na planszy.
advantage-borrowing = Obejrzyj dwa zakryte trudne problemy na planszy (lub jeden, jeśli nie ma ich więcej). Pozostają zakryte.

## Symbole i oznaczenia na kartach

symbol-headology = +1 do sumy. Ten symbol zagrywa się przy rozwiązywaniu problemu, między obydwoma rzutami.
symbol-magic = +2 do sumy, ale bierzesz jeden żeton rechotu. Ten symbol zagrywa się przy rozwiązywaniu problemu, między obydwoma rzutami.
symbol-broomstick = Ruch: przeleć na dowolne inne pole na planszy. Podczas ucieczki: przenieś się na dowolne puste pole na planszy. W lochu: wydostajesz się na dowolne pole na planszy.
symbol-power_of_three = Trzy karty z tym napisem, każda z inną postacią, automatycznie rozwiązują problem, z którym się właśnie mierzysz, nawet po rzucie wszystkimi czterema kostkami. Mimo to bierzesz rechot z kostek i za magię.
    .auto_solve_anywhere = Trzy karty z tym napisem, każda z inną postacią, automatycznie rozwiązują dowolny problem na planszy, nawet zakryty, w dowolnej chwili twojej tury, nawet po rzucie wszystkimi czterema kostkami. Mimo to bierzesz rechot z kostek i za magię.

## Żetony

token-cackle = Bierzesz go za każdy symbol rechotu na swoich kostkach, za każde użycie magii i za każdą porażkę. Gdy pula jest pusta, weź go od gracza, który ma ich najwięcej. Jeśli najwięcej masz ty, choćby przy remisie, weź zamiast niego żeton Czarnej Alis.
token-crisis = Zwiększa trudność swojego problemu o 2. Jeśli trzeba go położyć, a pula jest pusta, gra natychmiast się kończy i wszyscy przegrywają.
token-black_aliss = Na koniec gry kosztuje cię jeden punkt.

## Planszetki i umiejętności

witch-tiffany = Zaczynasz z żetonem niewidzialności. Raz na grę możesz go użyć jako atutu Niewidzialność.
witch-annagramma = Zaczynasz z żetonem magii i z jednym żetonem rechotu ze wspólnej puli. Raz na grę żeton magii liczy się jak symbol magii: +2 do sumy, ale bierzesz jeden żeton rechotu.
witch-petulia = Zaczynasz z żetonem uzdrowienia świni. Raz na grę automatycznie rozwiązuje on problem ze świnią, z którym się właśnie mierzysz.
    .auto_solve_anywhere = Zaczynasz z żetonem uzdrowienia świni. Raz na grę automatycznie rozwiązuje on dowolny odkryty problem ze świnią na planszy.
witch-dimity = Rozgrywasz pierwszą turę gry.
ability-invisibility_tile = Raz na grę: użyj żetonu jako atutu Niewidzialność, a następnie usuń go z gry.
ability-magic_tile = Raz na grę, przy rozwiązywaniu problemu, między obydwoma rzutami: +2 do sumy, ale bierzesz jeden żeton rechotu. Następnie usuń żeton z gry.
ability-cure_pig_tile = Raz na grę: automatycznie rozwiązuje problem ze świnią, z którym się właśnie mierzysz, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię. Następnie usuń żeton z gry.
    .auto_solve_anywhere = Raz na grę: automatycznie rozwiązuje dowolny odkryty problem ze świnią na planszy, w dowolnej chwili twojej tury, nawet po rzucie kostkami. Mimo to bierzesz rechot z kostek i za magię. Następnie usuń żeton z gry.
ability-first_player = Rozgrywasz pierwszą turę gry.
apprentice_board-easy = Każde dwa łatwe problemy na tej planszetce zwiększają twój limit o jedną kartę, z trzech do najwyżej siedmiu. Mieści się ich tu osiem; kolejne leżą obok planszetki i dają tylko punkty.
apprentice_board-hard = Każde dwa trudne problemy na tej planszetce dodają 1 do sumy przy rozwiązywaniu wszystkich problemów.

## Łatwe problemy

easy_tile-fever = Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej.
easy_tile-sick_pig = Problem ze świnią: automatycznie rozwiązuje go żeton uzdrowienia świni. Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej.
easy_tile-sick_sheep = Problem z owcą: automatycznie rozwiązuje go atut Chora owca. Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej.
easy_tile-pregnancy = Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej.
easy_tile-broken_limb = Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej.
easy_tile-death = Problem ze śmiercią: automatycznie rozwiązuje go atut Śmierć. Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej.

## Trudne problemy: konsekwencje

hard_tile-duke_felmet = Porażka: trafiasz do lochu i twoja tura się kończy. Dobierasz jeszcze karty do swojego limitu.
hard_tile-lady_felmet = Porażka: trafiasz do lochu i twoja tura się kończy. Dobierasz jeszcze karty do swojego limitu.
hard_tile-cunning_man = Porażka: wszystkie wiedźmy trafiają do lochu, ale bez herbatki, i twoja tura się kończy. Dobierasz jeszcze karty do swojego limitu.
hard_tile-queen_of_the_elves = Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej. Jeśli jednak na koniec tury na planszy leżą odkryte trzy żetony elfów, wszyscy przegrywają.
hard_tile-king_of_the_elves = Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej. Jeśli jednak na koniec tury na planszy leżą odkryte trzy żetony elfów, wszyscy przegrywają.
hard_tile-lord_lankin = Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej. Jeśli jednak na koniec tury na planszy leżą odkryte trzy żetony elfów, wszyscy przegrywają.
hard_tile-elves = Porażka: bierzesz jeden żeton rechotu i uciekasz, nic więcej. Jeśli jednak na koniec tury na planszy leżą odkryte trzy żetony elfów, wszyscy przegrywają.
hard_tile-lily_weatherwax = Porażka: weź jeden żeton Czarnej Alis.
hard_tile-wintersmith = Porażka: każdy gracz odrzuca ze swojej planszetki jeden wybrany przez siebie łatwy problem.
hard_tile-hiver = Porażka: weź jeden żeton Czarnej Alis.
hard_tile-count_magpyr = Porażka: połóż na tym wampirze jeden żeton kryzysu, nawet jeśli jakieś już na nim leżą.
hard_tile-vlad_magpyr = Porażka: połóż na tym wampirze jeden żeton kryzysu, nawet jeśli jakieś już na nim leżą.
hard_tile-lacrimosa_magpyr = Porażka: połóż na tej wampirzycy jeden żeton kryzysu, nawet jeśli jakieś już na niej leżą.
hard_tile-bela_magpyr = Porażka: połóż na tym wampirze jeden żeton kryzysu, nawet jeśli jakieś już na nim leżą. Sukces: wszyscy pozostali Magpyrowie, którzy leżą odkryci na planszy, znikają z gry.

## Lokacje z własnymi zasadami

location-granny_cottage = Tylko w grze solo: jeśli zakończysz tu akcję ruchu, a nie leży tu problem, możesz odłożyć do puli najwyżej dwa żetony rechotu.
location-lancre_town = Trzy pola: wybierasz, na które idziesz, a przez puste możesz iść dalej. Przejście na inne pole to cała akcja ruchu. Gdy na którymkolwiek z nich stoi wiedźma, podczas kładzenia problemów nie trafia tu ani problem, ani kryzys.
location-lancre_castle = Dwa pola: wybierasz, na które idziesz, a przez puste możesz iść dalej. Przejście na inne pole to cała akcja ruchu. Gdy na którymkolwiek z nich stoi wiedźma, podczas kładzenia problemów nie trafia tu ani problem, ani kryzys.
location-dungeon = Żadnych ścieżek, żadnych problemów, żadnej herbatki. W następnej turze wydostajesz się na dowolne pole na planszy: pierwszą akcją dzięki karcie miotły, Ratunkowi lub Niewidzialności, a w przeciwnym razie dopiero drugą akcją.

## Warianty i opcje

variant-competitive = Każdy gra na własny rachunek, a wygrywa ten, kto ma najwięcej punktów. Jeśli trzeba położyć kryzys, a żadnego już nie ma, albo jeśli na koniec tury odkryte są trzy żetony elfów, przegrywają wszyscy.
variant-cooperative = Wszyscy razem wygrywacie albo przegrywacie. Po turze, w której położono ostatni problem, wygrywacie, jeśli na planszy leży mniej niż cztery trudne problemy. Jeśli ktoś ma wziąć żeton Czarnej Alis, a żadnego już nie ma, wszyscy natychmiast przegrywają.
variant-solo = Grasz w pojedynkę o jak najwyższy wynik. W Chatce Babci Weatherwax, jeśli nie leży tam problem, możesz odłożyć najwyżej dwa żetony rechotu. Jeśli masz wziąć żeton Czarnej Alis, a żadnego już nie ma, natychmiast przegrywasz.
option-eight_crises = Gra zaczyna się z zaledwie ośmioma żetonami kryzysu.
option-stacking_crises = Na problemie może leżeć więcej niż jeden żeton kryzysu; każdy zwiększa jego trudność o 2.
option-auto_solve_anywhere = Siła trzech, Chora owca, Śmierć i żeton uzdrowienia świni mogą w dowolnej chwili twojej tury rozwiązać dowolny pasujący problem na planszy. Zakryty trudny problem rozwiąże tylko Siła trzech.

## Oceny gry solo

solo_grade-pig_farmers_wife = Mniej niż 30 punktów: wyjdziesz za hodowcę świń.
solo_grade-licensed = Od 30 do 40 punktów: licencja wiedźmy jest twoja.
solo_grade-with_distinction = Więcej niż 40 punktów: egzamin zdany z wyróżnieniem.

## Rozstrzyganie remisów

tiebreak-cackles_plus_black_aliss = Przy remisie najpierw decyduje mniejsza łączna liczba żetonów rechotu i Czarnej Alis.
tiebreak-points_from_hard_tiles = Następnie decyduje większa liczba punktów za trudne problemy.
tiebreak-highest_difficulty_of_one_hard_tile = Na koniec decyduje trudny problem o najwyższej wydrukowanej trudności.
tiebreak-shared_victory = Jeśli nadal jest remis, gracze dzielą się zwycięstwem.

## Słowa

name-headology = głowologia
name-magic = magia
name-broomstick = miotła
name-power_of_three = Siła trzech
name-advantage = atut
name-cackle = rechot
name-crisis = kryzys
name-black_aliss = Czarna Alis
name-problem = problem
name-easy = łatwy problem
name-hard = trudny problem
name-points = punkty
name-difficulty = trudność
name-total = suma
name-hand = ręka
name-hand_limit = limit kart
name-draw_pile = talia
name-discard_pile = stos kart odrzuconych
name-supply = wspólna pula
name-map = plansza
name-location = lokacja
name-slot = pole
name-path = ścieżka
name-frame = ramka problemów
name-apprentice_board = planszetka
name-beside_board = obok planszetki
name-removed = poza grą
name-face_up = odkryty
name-face_down = zakryty
name-witch = wiedźma
name-die = kostka wiedźmy
name-first_pair = pierwsza para
name-second_pair = druga para
name-walk = marsz
name-flight = lot na miotle
name-attempt = rozwiązywanie problemu
name-running_away = ucieczka
name-tea = herbatka
name-blue = niebieski
name-red = czerwony
name-green = zielony
name-yellow = żółty
name-purple = fioletowy
name-phase-place = Położenie problemu
name-phase-move = Ruch wiedźmy
name-phase-draw = Dobranie kart

## Jedna litera dla każdego symbolu, żetonu i wiedźmy; gdzie pierwsza litera jest zajęta: O jak miOtła, W jak wróg

glyph-headology = G
glyph-magic = M
glyph-broomstick = O
glyph-power_of_three = S
glyph-cackle = R
glyph-crisis = K
glyph-black_aliss = C
glyph-easy = Ł
glyph-hard = W
glyph-tiffany = T
glyph-annagramma = A
glyph-petulia = P
glyph-dimity = D
