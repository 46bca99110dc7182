because-stack =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } w stosie Szaleństwa zostaje mniej kart niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } w stosie Szaleństwa zostaje więcej kart niż po { $than } ({ $by }).
because-mad-hands =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } gracze mają na ręce mniej kart Szaleństwa niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } gracze mają na ręce więcej kart Szaleństwa niż po { $than } ({ $by }).
because-elements =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } karty wszystkich graczy dają razem mniej symboli Żywiołów niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } karty wszystkich graczy dają razem więcej symboli Żywiołów niż po { $than } ({ $by }).
because-spells =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } gracze znają mniej zaklęć niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } gracze znają więcej zaklęć niż po { $than } ({ $by }).
because-broken =
    .less = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } zostaje przełamanych mniej klątw niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } zostaje przełamanych więcej klątw niż po { $than } ({ $by }).
because-struck =
    .less = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } uruchamia się mniej klątw niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } uruchamia się więcej klątw niż po { $than } ({ $by }).
because-defeated =
    .less = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } zostaje pokonanych mniej potworów niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } zostaje pokonanych więcej potworów niż po { $than } ({ $by }).
because-out =
    .less = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } odpada mniej graczy niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } odpada więcej graczy niż po { $than } ({ $by }).
