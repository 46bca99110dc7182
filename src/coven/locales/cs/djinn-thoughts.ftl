because-points =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je bodů méně než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je bodů více než po { $than } ({ $by }).
because-lead =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je bodový odstup od nejlepšího soupeře horší než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je bodový odstup od nejlepšího soupeře lepší než po { $than } ({ $by }).
because-bottled =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je v uzavřených lahvích méně džinů než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je v uzavřených lahvích více džinů než po { $than } ({ $by }).
because-awards =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je ocenění méně než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je ocenění více než po { $than } ({ $by }).
because-magic =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je magické síly méně než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je magické síly více než po { $than } ({ $by }).
because-coins =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je mincí méně než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je mincí více než po { $than } ({ $by }).
because-bottles =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je prázdných lahví a zátek méně než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je prázdných lahví a zátek více než po { $than } ({ $by }).
because-mages =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je najatých mágů méně než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je najatých mágů více než po { $than } ({ $by }).
because-equipment =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je vybavení méně než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je vybavení více než po { $than } ({ $by }).
because-captured =
    .less = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } je chyceno méně džinů než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } je chyceno více džinů než po { $than } ({ $by }).
