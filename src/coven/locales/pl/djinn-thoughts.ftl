because-points =
    .less = { $at } punktów jest mniej { $compared } ({ $by }).
    .more = { $at } punktów jest więcej { $compared } ({ $by }).
because-lead =
    .less = { $at } przewaga punktowa nad najlepszym rywalem jest mniejsza { $compared } ({ $by }).
    .more = { $at } przewaga punktowa nad najlepszym rywalem jest większa { $compared } ({ $by }).
because-bottled =
    .less = { $at } w zakorkowanych butelkach jest mniej dżinów { $compared } ({ $by }).
    .more = { $at } w zakorkowanych butelkach jest więcej dżinów { $compared } ({ $by }).
because-awards =
    .less = { $at } odznaczeń jest mniej { $compared } ({ $by }).
    .more = { $at } odznaczeń jest więcej { $compared } ({ $by }).
because-magic =
    .less = { $at } mocy jest mniej { $compared } ({ $by }).
    .more = { $at } mocy jest więcej { $compared } ({ $by }).
because-coins =
    .less = { $at } monet jest mniej { $compared } ({ $by }).
    .more = { $at } monet jest więcej { $compared } ({ $by }).
because-scrolls =
    .less = { $at } zwojów jest mniej { $compared } ({ $by }).
    .more = { $at } zwojów jest więcej { $compared } ({ $by }).
because-keys =
    .less = { $at } kluczy jest mniej { $compared } ({ $by }).
    .more = { $at } kluczy jest więcej { $compared } ({ $by }).
because-bottles =
    .less = { $at } pustych butelek i korków jest mniej { $compared } ({ $by }).
    .more = { $at } pustych butelek i korków jest więcej { $compared } ({ $by }).
because-mages =
    .less = { $at } najętych magów jest mniej { $compared } ({ $by }).
    .more = { $at } najętych magów jest więcej { $compared } ({ $by }).
because-equipment =
    .less = { $at } wyposażenia jest mniej { $compared } ({ $by }).
    .more = { $at } wyposażenia jest więcej { $compared } ({ $by }).
because-captured =
    .less = { $at } zostaje schwytanych mniej dżinów { $compared } ({ $by }).
    .more = { $at } zostaje schwytanych więcej dżinów { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] zostaje schwytany { $n } dżin
        [few] zostają schwytane { $n } dżiny
        [many] zostaje schwytanych { $n } dżinów
       *[other] zostaje schwytane { $n } dżina
    }.
