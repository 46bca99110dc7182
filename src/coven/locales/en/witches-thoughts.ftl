because-points =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } the solved Problems bring fewer points than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } the solved Problems bring more points than after { $than } ({ $by }).
because-lead =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } the points compare worse with those of the best opponent than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } the points compare better with those of the best opponent than after { $than } ({ $by }).
because-cards =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are fewer cards in hand than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are more cards in hand than after { $than } ({ $by }).
because-cackles =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are fewer Cackles on the board than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are more Cackles on the board than after { $than } ({ $by }).
because-aliss =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } fewer Black Aliss tiles cost points than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } more Black Aliss tiles cost points than after { $than } ({ $by }).
because-crises-left =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } fewer Crises are left in the supply than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } more Crises are left in the supply than after { $than } ({ $by }).
because-solved =
    .less = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } fewer Problems are solved than after { $than } ({ $by }).
    .more = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } more Problems are solved than after { $than } ({ $by }).
because-failed =
    .less = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } fewer attempts fail than after { $than } ({ $by }).
    .more = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } more attempts fail than after { $than } ({ $by }).
because-crises-laid =
    .less = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } fewer Crises are laid out than after { $than } ({ $by }).
    .more = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } more Crises are laid out than after { $than } ({ $by }).
