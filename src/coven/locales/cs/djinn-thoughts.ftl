because-points =
    .less = { $at } je bodů méně { $compared } ({ $by }).
    .more = { $at } je bodů více { $compared } ({ $by }).
because-lead =
    .less = { $at } je bodový odstup od nejlepšího soupeře horší { $compared } ({ $by }).
    .more = { $at } je bodový odstup od nejlepšího soupeře lepší { $compared } ({ $by }).
because-bottled =
    .less = { $at } je v uzavřených lahvích méně džinů { $compared } ({ $by }).
    .more = { $at } je v uzavřených lahvích více džinů { $compared } ({ $by }).
because-awards =
    .less = { $at } je ocenění méně { $compared } ({ $by }).
    .more = { $at } je ocenění více { $compared } ({ $by }).
because-magic =
    .less = { $at } je magické síly méně { $compared } ({ $by }).
    .more = { $at } je magické síly více { $compared } ({ $by }).
because-coins =
    .less = { $at } je mincí méně { $compared } ({ $by }).
    .more = { $at } je mincí více { $compared } ({ $by }).
because-scrolls =
    .less = { $at } je svitků méně { $compared } ({ $by }).
    .more = { $at } je svitků více { $compared } ({ $by }).
because-keys =
    .less = { $at } je klíčů méně { $compared } ({ $by }).
    .more = { $at } je klíčů více { $compared } ({ $by }).
because-bottles =
    .less = { $at } je prázdných lahví a zátek méně { $compared } ({ $by }).
    .more = { $at } je prázdných lahví a zátek více { $compared } ({ $by }).
because-mages =
    .less = { $at } je najatých mágů méně { $compared } ({ $by }).
    .more = { $at } je najatých mágů více { $compared } ({ $by }).
because-equipment =
    .less = { $at } je vybavení méně { $compared } ({ $by }).
    .more = { $at } je vybavení více { $compared } ({ $by }).
because-captured =
    .less = { $at } je chyceno méně džinů { $compared } ({ $by }).
    .more = { $at } je chyceno více džinů { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] je chycen { $n } džin
        [few] jsou chyceni { $n } džinové
        [many] je chyceno { $n } džina
       *[other] je chyceno { $n } džinů
    }.
