because-points =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } punktów jest mniej niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } punktów jest więcej niż po { $than } ({ $by }).
because-lead =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } różnica punktów wobec najlepszego rywala jest gorsza niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } różnica punktów wobec najlepszego rywala jest lepsza niż po { $than } ({ $by }).
because-bottled =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } w zakorkowanych butelkach jest mniej dżinów niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } w zakorkowanych butelkach jest więcej dżinów niż po { $than } ({ $by }).
because-awards =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } odznaczeń jest mniej niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } odznaczeń jest więcej niż po { $than } ({ $by }).
because-magic =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } mocy jest mniej niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } mocy jest więcej niż po { $than } ({ $by }).
because-coins =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } monet jest mniej niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } monet jest więcej niż po { $than } ({ $by }).
because-bottles =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } pustych butelek i korków jest mniej niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } pustych butelek i korków jest więcej niż po { $than } ({ $by }).
because-mages =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } najętych magów jest mniej niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } najętych magów jest więcej niż po { $than } ({ $by }).
because-equipment =
    .less = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } wyposażenia jest mniej niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na koniec tury
       *[later] Kilka tur później
    } wyposażenia jest więcej niż po { $than } ({ $by }).
because-captured =
    .less = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } zostaje schwytanych mniej dżinów niż po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do końca tury
       *[later] W następnych turach
    } zostaje schwytanych więcej dżinów niż po { $than } ({ $by }).
