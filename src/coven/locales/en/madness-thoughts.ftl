because-stack =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } fewer madness cards are left in the stack than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } more madness cards are left in the stack than after { $than } ({ $by }).
because-mad-hands =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } less madness is in the players’ hands than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } more madness is in the players’ hands than after { $than } ({ $by }).
because-elements =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } all players’ cards together are worth fewer elements than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } all players’ cards together are worth more elements than after { $than } ({ $by }).
because-spells =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } the players know fewer spells than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } the players know more spells than after { $than } ({ $by }).
because-broken =
    .less = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } fewer curses are broken than after { $than } ({ $by }).
    .more = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } more curses are broken than after { $than } ({ $by }).
because-struck =
    .less = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } fewer curses strike than after { $than } ({ $by }).
    .more = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } more curses strike than after { $than } ({ $by }).
because-defeated =
    .less = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } fewer monsters are defeated than after { $than } ({ $by }).
    .more = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } more monsters are defeated than after { $than } ({ $by }).
because-out =
    .less = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } fewer players are eliminated than after { $than } ({ $by }).
    .more = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } more players are eliminated than after { $than } ({ $by }).
