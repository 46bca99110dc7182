because-stack =
    .less = { $at } zbývá v balíčku děsu méně karet { $compared } ({ $by }).
    .more = { $at } zbývá v balíčku děsu více karet { $compared } ({ $by }).
because-mad-hands =
    .less = { $at } mají hráči v rukou méně karet děsu { $compared } ({ $by }).
    .more = { $at } mají hráči v rukou více karet děsu { $compared } ({ $by }).
because-elements =
    .less = { $at } dávají karty všech hráčů dohromady méně elementů { $compared } ({ $by }).
    .more = { $at } dávají karty všech hráčů dohromady více elementů { $compared } ({ $by }).
because-spells =
    .less = { $at } znají hráči méně kouzel { $compared } ({ $by }).
    .more = { $at } znají hráči více kouzel { $compared } ({ $by }).
because-supports =
    .less = { $at } leží v podporách hráčů méně karet { $compared } ({ $by }).
    .more = { $at } leží v podporách hráčů více karet { $compared } ({ $by }).
because-broken =
    .less = { $at } je zlomeno méně kleteb { $compared } ({ $by }).
    .more = { $at } je zlomeno více kleteb { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] je zlomena { $n } kletba
        [few] jsou zlomeny { $n } kletby
        [many] je zlomeno { $n } kletby
       *[other] je zlomeno { $n } kleteb
    }.
because-struck =
    .less = { $at } se spustí méně kleteb { $compared } ({ $by }).
    .more = { $at } se spustí více kleteb { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] se spustí { $n } kletba
        [few] se spustí { $n } kletby
        [many] se spustí { $n } kletby
       *[other] se spustí { $n } kleteb
    }.
because-defeated =
    .less = { $at } je poraženo méně nestvůr { $compared } ({ $by }).
    .more = { $at } je poraženo více nestvůr { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] je poražena { $n } nestvůra
        [few] jsou poraženy { $n } nestvůry
        [many] je poraženo { $n } nestvůry
       *[other] je poraženo { $n } nestvůr
    }.
because-out =
    .less = { $at } vypadává méně hráčů { $compared } ({ $by }).
    .more = { $at } vypadává více hráčů { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] vypadává { $n } hráč
        [few] vypadávají { $n } hráči
        [many] vypadává { $n } hráče
       *[other] vypadává { $n } hráčů
    }.
