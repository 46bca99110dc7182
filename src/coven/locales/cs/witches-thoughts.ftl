because-points =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } přinášejí vyřešené Problémy méně bodů než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } přinášejí vyřešené Problémy více bodů než po { $than } ({ $by }).
because-lead =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je bodový odstup od nejlepšího soupeře horší než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je bodový odstup od nejlepšího soupeře lepší než po { $than } ({ $by }).
because-cards =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je v ruce méně karet než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je v ruce více karet než po { $than } ({ $by }).
because-cackles =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je na desce méně Chichotání než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } je na desce více Chichotání než po { $than } ({ $by }).
because-aliss =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } ubírá body méně dílků Černé Alissy než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } ubírá body více dílků Černé Alissy než po { $than } ({ $by }).
because-crises-left =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } zbývá v zásobě méně Krizí než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } zbývá v zásobě více Krizí než po { $than } ({ $by }).
because-solved =
    .less = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } je vyřešeno méně Problémů než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } je vyřešeno více Problémů než po { $than } ({ $by }).
because-failed =
    .less = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } selže méně pokusů než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } selže více pokusů než po { $than } ({ $by }).
because-crises-laid =
    .less = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } přibude na mapě méně Krizí než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } přibude na mapě více Krizí než po { $than } ({ $by }).
