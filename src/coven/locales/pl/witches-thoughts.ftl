because-points =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } rozwiązane problemy dają mniej punktów niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } rozwiązane problemy dają więcej punktów niż po { $than } ({ $by }).
because-lead =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } różnica punktów wobec najlepszego rywala jest gorsza niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } różnica punktów wobec najlepszego rywala jest lepsza niż po { $than } ({ $by }).
because-cards =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } na ręce jest mniej kart niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } na ręce jest więcej kart niż po { $than } ({ $by }).
because-cackles =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } na planszy jest mniej żetonów rechotu niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } na planszy jest więcej żetonów rechotu niż po { $than } ({ $by }).
because-aliss =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } punkty odbiera mniej żetonów Czarnej Alis niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } punkty odbiera więcej żetonów Czarnej Alis niż po { $than } ({ $by }).
because-crises-left =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } w puli zostaje mniej kryzysów niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } w puli zostaje więcej kryzysów niż po { $than } ({ $by }).
because-solved =
    .less = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } zostaje rozwiązanych mniej problemów niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } zostaje rozwiązanych więcej problemów niż po { $than } ({ $by }).
because-failed =
    .less = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } mniej prób kończy się porażką niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } więcej prób kończy się porażką niż po { $than } ({ $by }).
because-crises-laid =
    .less = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } na planszę trafia mniej kryzysów niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } na planszę trafia więcej kryzysów niż po { $than } ({ $by }).
