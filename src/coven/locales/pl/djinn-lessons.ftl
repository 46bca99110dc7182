### Pierwsza gra w sześciu lekcjach: tytuł, zadanie, powód i to, co słychać po wykonaniu. Zawsze jedno zdanie.

lessons-move = Idź i działaj
    .task = Idź na kwadratowe pole Akademii i wykonaj jej akcję podstawową.
    .reason = W każdej turze twój czarodziej idzie jedną ścieżką, nigdy z powrotem tą, którą przyszedł, i działa tam, gdzie się zatrzyma.
    .success = Akademia dała ci 1 zwój i 3 punkty mocy, a właśnie mocą chwyta się dżiny.
lessons-mage = Weź maga
    .task = Wykonaj akcję podstawową Gospody i wybierz jedną z dwóch kart magów.
    .reason = Karta maga nic teraz nie kosztuje; ilekroć pomaga przy schwytaniu, płacisz jej opłatę, oszczędza ona moc, a potem leży zakryta.
    .success = Twój mag oszczędza przy schwytaniu 2 punkty mocy i jeszcze 1 za każdego dżina w obu kolorach z karty.
lessons-capture = Schwytaj dżina
    .task = Staw czoła tutejszym dżinom i schwytaj jednego za swoje 4 punkty mocy.
    .reason = Na okrągłym polu z dżinami chwytasz któregoś albo tracisz 1 punkt mocy; każdy dżin wymaga 4 punktów i pustego magicznego kręgu albo butelki w swoim kolorze z korkiem.
    .success = Dżin stoi w twoim magicznym kręgu, a akcję specjalną Gospody masz w tej turze jeszcze przed sobą.
lessons-boss = Schwytaj arcydżina
    .task = Z pomocą swojego maga schwytaj arcydżina, a czerwonego dżina weź przy tym za darmo.
    .reason = Arcydżin wymaga 4 punktów mocy i 2 dodatkowych za każdego dżina obok, a kto go schwyta, może jednego z nich wziąć za darmo; twój mag oszczędza 2 z tych 6.
    .success = Oba są twoje i przybyły nowe dżiny; gdy z mapy zniknie cała szóstka arcydżinów, gra zmierza do końca.
lessons-award = Zdobądź odznaczenie
    .task = Przenieś czerwonego dżina z kręgu do butelki, a potem za trzy czerwone butelki weź odznaczenie.
    .reason = Trzy zakorkowane butelki jednego koloru dają odznaczenie z natychmiastową premią i 30 lub 36 punktami na koniec; jedno i drugie wolno ci w dowolnej chwili swojej tury.
    .success = Odznaczenie jest twoje; poza tym dżin w zakorkowanej butelce jest wart 10 punktów, w kręgu 3, a pusta butelka lub korek 1.
lessons-turn = Cała tura
    .task = Idź na okrągłe pole Akademii, wykonaj jej akcję specjalną, potem schwytaj czerwonego dżina i umieść go w swojej butelce.
    .reason = Na okrągłym polu wybierasz, co będzie pierwsze, a tutaj akcja specjalna daje moc, której wymaga schwytanie.
    .success = Dżin w zakorkowanej butelce, 10 punktów, i kolej na Boba: wiesz już dość, by zagrać całą grę.
