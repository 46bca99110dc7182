because-points =
    .less = { $at } přinášejí vyřešené Problémy méně bodů { $compared } ({ $by }).
    .more = { $at } přinášejí vyřešené Problémy více bodů { $compared } ({ $by }).
because-lead =
    .less = { $at } je bodový odstup od nejlepšího soupeře horší { $compared } ({ $by }).
    .more = { $at } je bodový odstup od nejlepšího soupeře lepší { $compared } ({ $by }).
because-cards =
    .less = { $at } je v ruce méně karet { $compared } ({ $by }).
    .more = { $at } je v ruce více karet { $compared } ({ $by }).
because-cackles =
    .less = { $at } leží před hráčem méně Chichotání { $compared } ({ $by }).
    .more = { $at } leží před hráčem více Chichotání { $compared } ({ $by }).
because-aliss =
    .less = { $at } ubírá body méně dílků Černé Alissy { $compared } ({ $by }).
    .more = { $at } ubírá body více dílků Černé Alissy { $compared } ({ $by }).
because-crises-left =
    .less = { $at } zbývá v zásobě méně Krizí { $compared } ({ $by }).
    .more = { $at } zbývá v zásobě více Krizí { $compared } ({ $by }).
because-solved =
    .less = { $at } je vyřešeno méně Problémů { $compared } ({ $by }).
    .more = { $at } je vyřešeno více Problémů { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] je vyřešen { $n } Problém
        [few] jsou vyřešeny { $n } Problémy
        [many] je vyřešeno { $n } Problému
       *[other] je vyřešeno { $n } Problémů
    }.
because-failed =
    .less = { $at } selže méně pokusů { $compared } ({ $by }).
    .more = { $at } selže více pokusů { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] selže { $n } pokus
        [few] selžou { $n } pokusy
        [many] selže { $n } pokusu
       *[other] selže { $n } pokusů
    }.
because-crises-laid =
    .less = { $at } přibude na mapě méně Krizí { $compared } ({ $by }).
    .more = { $at } přibude na mapě více Krizí { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] přibude na mapě { $n } Krize
        [few] přibudou na mapě { $n } Krize
        [many] přibude na mapě { $n } Krize
       *[other] přibude na mapě { $n } Krizí
    }.
