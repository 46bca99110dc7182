because-points =
    .less = { $at } the solved Problems bring fewer points { $compared } ({ $by }).
    .more = { $at } the solved Problems bring more points { $compared } ({ $by }).
because-lead =
    .less = { $at } the points compare worse with those of the best opponent { $compared } ({ $by }).
    .more = { $at } the points compare better with those of the best opponent { $compared } ({ $by }).
because-cards =
    .less = { $at } there are fewer cards in hand { $compared } ({ $by }).
    .more = { $at } there are more cards in hand { $compared } ({ $by }).
because-cackles =
    .less = { $at } fewer Cackles lie before the player { $compared } ({ $by }).
    .more = { $at } more Cackles lie before the player { $compared } ({ $by }).
because-aliss =
    .less = { $at } fewer Black Aliss tiles cost points { $compared } ({ $by }).
    .more = { $at } more Black Aliss tiles cost points { $compared } ({ $by }).
because-crises-left =
    .less = { $at } fewer Crises are left in the supply { $compared } ({ $by }).
    .more = { $at } more Crises are left in the supply { $compared } ({ $by }).
because-solved =
    .less = { $at } fewer Problems are solved { $compared } ({ $by }).
    .more = { $at } more Problems are solved { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] { $n } Problem is solved
       *[other] { $n } Problems are solved
    }.
because-failed =
    .less = { $at } fewer attempts fail { $compared } ({ $by }).
    .more = { $at } more attempts fail { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] { $n } attempt fails
       *[other] { $n } attempts fail
    }.
because-crises-laid =
    .less = { $at } fewer Crises are laid out { $compared } ({ $by }).
    .more = { $at } more Crises are laid out { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] { $n } Crisis is laid out
       *[other] { $n } Crises are laid out
    }.
