because-stack =
    .less = { $at } fewer madness cards are left in the stack { $compared } ({ $by }).
    .more = { $at } more madness cards are left in the stack { $compared } ({ $by }).
because-mad-hands =
    .less = { $at } less madness is in the players’ hands { $compared } ({ $by }).
    .more = { $at } more madness is in the players’ hands { $compared } ({ $by }).
because-elements =
    .less = { $at } all players’ cards together are worth fewer elements { $compared } ({ $by }).
    .more = { $at } all players’ cards together are worth more elements { $compared } ({ $by }).
because-spells =
    .less = { $at } the players know fewer spells { $compared } ({ $by }).
    .more = { $at } the players know more spells { $compared } ({ $by }).
because-supports =
    .less = { $at } fewer cards lie in the players’ supports { $compared } ({ $by }).
    .more = { $at } more cards lie in the players’ supports { $compared } ({ $by }).
because-broken =
    .less = { $at } fewer curses are broken { $compared } ({ $by }).
    .more = { $at } more curses are broken { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] { $n } curse is broken
       *[other] { $n } curses are broken
    }.
because-struck =
    .less = { $at } fewer curses strike { $compared } ({ $by }).
    .more = { $at } more curses strike { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] { $n } curse strikes
       *[other] { $n } curses strike
    }.
because-defeated =
    .less = { $at } fewer monsters are defeated { $compared } ({ $by }).
    .more = { $at } more monsters are defeated { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] { $n } monster is defeated
       *[other] { $n } monsters are defeated
    }.
because-out =
    .less = { $at } fewer players are eliminated { $compared } ({ $by }).
    .more = { $at } more players are eliminated { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] { $n } player is eliminated
       *[other] { $n } players are eliminated
    }.
