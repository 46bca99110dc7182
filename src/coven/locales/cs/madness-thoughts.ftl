because-stack =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } zbývá v balíčku děsu méně karet než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } zbývá v balíčku děsu více karet než po { $than } ({ $by }).
because-mad-hands =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } mají hráči v rukou méně karet děsu než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } mají hráči v rukou více karet děsu než po { $than } ({ $by }).
because-elements =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } dávají karty všech hráčů dohromady méně živlů než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } dávají karty všech hráčů dohromady více živlů než po { $than } ({ $by }).
because-spells =
    .less = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } znají hráči méně kouzel než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Na konci tahu
       *[later] O několik tahů později
    } znají hráči více kouzel než po { $than } ({ $by }).
because-broken =
    .less = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } je zlomeno méně kleteb než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } je zlomeno více kleteb než po { $than } ({ $by }).
because-struck =
    .less = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } se spustí méně kleteb než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } se spustí více kleteb než po { $than } ({ $by }).
because-defeated =
    .less = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } je poraženo méně nestvůr než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } je poraženo více nestvůr než po { $than } ({ $by }).
because-out =
    .less = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } vypadává méně hráčů než po { $than } ({ $by }).
    .more = { $when ->
        [turn] Do konce tahu
       *[later] V dalších tazích
    } vypadává více hráčů než po { $than } ({ $by }).
