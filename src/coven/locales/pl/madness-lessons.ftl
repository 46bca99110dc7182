### Pierwsza gra w sześciu lekcjach: tytuł, zadanie, powód i to, co słychać po wykonaniu. Zawsze jedno zdanie.

lessons-curse = Przełam klątwę
    .task = Przełam klątwę Gorączka: kosztuje 4 symbole Ognia, a zapłacisz dwiema kartami Ognia o wartości 2.
    .reason = Każdy potwór z grymuaru kładzie na torze klątwy; jeśli przełamiecie wszystkie, zanim znacznik obejdzie tor, potwór jest pokonany.
    .success = Klątwa zniknęła na dobre, a w nagrodę na twój stos kart odrzuconych trafiła karta o wartości 2.
lessons-spell = Rzuć zaklęcie
    .task = Rzuć Wzrost za podwójny koszt, żeby dobrać dwie karty zamiast jednej.
    .reason = Zaklęcie kosztuje tyle symboli swojego Żywiołu, ile wynosi jego poziom; jeśli zapłacisz dwa lub trzy razy tyle, zaznaczone liczby rosną dwu- lub trzykrotnie.
    .success = Masz dwie nowe karty; Wzrost jest teraz wykorzystany i wróci do pionu na początku twojej następnej tury.
lessons-support = Płaćcie razem
    .task = Przełam klątwę Susza swoją kartą Wody i tą, która leży w polu wsparcia Boba.
    .reason = Karty w polach wsparcia czekają przed właścicielem i każdy może nimi płacić; trafiają tam na przykład dzięki zaklęciu Zamrożenie.
    .success = Razem zapłaciliście 4 symbole Wody, a każda karta trafiła na stos kart odrzuconych swojego właściciela.
lessons-library = Naucz się zaklęcia
    .task = Naucz się z biblioteki zaklęcia Chłodna Głowa za 2 symbole Wody.
    .reason = Każde zaklęcie z biblioteki kosztuje 2 symbole swojego Żywiołu, niezależnie od poziomu; karta o wartości 2 lub 3 z zasobów kosztuje tyle symboli, ile wynosi jej wartość.
    .success = Zaklęcie jest twoje i od razu możesz je rzucić, a na jego stosie odkryto następne.
lessons-madness = Ulecz Szaleństwo
    .task = Ulecz kartę Szaleństwa z ręki za 2 symbole jednego Żywiołu: wystarczy twoja karta Ziemi o wartości 2.
    .reason = Gdy ktoś ma wziąć kartę Szaleństwa, a stos jest pusty, przegrywacie wszyscy; a kto kończy swoją turę z sześcioma takimi kartami na ręce, odpada.
    .success = Karta Szaleństwa wróciła na stos i koniec oddalił się o jedną kartę.
lessons-turn = Cała tura
    .task = Przełam klątwę Drążące Korzenie, która właśnie zadziałała, i zakończ swoją fazę akcji.
    .reason = Twoje zaklęcia wróciły do pionu, a znacznik stoi na ostatnim polu; teraz obejdzie tor i jeśli nie zostanie żadna klątwa, potwór padnie.
    .success = Masz znów sześć kart, znacznik obszedł tor, a potwór jest pokonany: wiesz już dość, by zagrać całą grę.
