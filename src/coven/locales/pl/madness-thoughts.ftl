because-stack =
    .less = { $at } w stosie Szaleństwa zostaje mniej kart { $compared } ({ $by }).
    .more = { $at } w stosie Szaleństwa zostaje więcej kart { $compared } ({ $by }).
because-mad-hands =
    .less = { $at } gracze mają na ręce mniej kart Szaleństwa { $compared } ({ $by }).
    .more = { $at } gracze mają na ręce więcej kart Szaleństwa { $compared } ({ $by }).
because-elements =
    .less = { $at } karty wszystkich graczy dają razem mniej symboli Żywiołów { $compared } ({ $by }).
    .more = { $at } karty wszystkich graczy dają razem więcej symboli Żywiołów { $compared } ({ $by }).
because-spells =
    .less = { $at } gracze znają mniej zaklęć { $compared } ({ $by }).
    .more = { $at } gracze znają więcej zaklęć { $compared } ({ $by }).
because-supports =
    .less = { $at } w polach wsparcia leży mniej kart { $compared } ({ $by }).
    .more = { $at } w polach wsparcia leży więcej kart { $compared } ({ $by }).
because-broken =
    .less = { $at } zostaje przełamanych mniej klątw { $compared } ({ $by }).
    .more = { $at } zostaje przełamanych więcej klątw { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] zostaje przełamana { $n } klątwa
        [few] zostają przełamane { $n } klątwy
        [many] zostaje przełamanych { $n } klątw
       *[other] zostaje przełamane { $n } klątwy
    }.
because-struck =
    .less = { $at } uruchamia się mniej klątw { $compared } ({ $by }).
    .more = { $at } uruchamia się więcej klątw { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] uruchamia się { $n } klątwa
        [few] uruchamiają się { $n } klątwy
        [many] uruchamia się { $n } klątw
       *[other] uruchamia się { $n } klątwy
    }.
because-defeated =
    .less = { $at } zostaje pokonanych mniej potworów { $compared } ({ $by }).
    .more = { $at } zostaje pokonanych więcej potworów { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] zostaje pokonany { $n } potwór
        [few] zostają pokonane { $n } potwory
        [many] zostaje pokonanych { $n } potworów
       *[other] zostaje pokonane { $n } potwora
    }.
because-out =
    .less = { $at } odpada mniej graczy { $compared } ({ $by }).
    .more = { $at } odpada więcej graczy { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] odpada { $n } gracz
        [few] odpada { $n } graczy
        [many] odpada { $n } graczy
       *[other] odpada { $n } gracza
    }.
