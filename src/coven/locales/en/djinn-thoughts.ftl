because-points =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are fewer points than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are more points than after { $than } ({ $by }).
because-lead =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } the points compare worse with those of the best opponent than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } the points compare better with those of the best opponent than after { $than } ({ $by }).
because-bottled =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } fewer djinn are in corked bottles than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } more djinn are in corked bottles than after { $than } ({ $by }).
because-awards =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are fewer awards than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are more awards than after { $than } ({ $by }).
because-magic =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there is less magic than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there is more magic than after { $than } ({ $by }).
because-coins =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are fewer coins than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are more coins than after { $than } ({ $by }).
because-bottles =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are fewer empty bottles and corks than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there are more empty bottles and corks than after { $than } ({ $by }).
because-mages =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } fewer mages are hired than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } more mages are hired than after { $than } ({ $by }).
because-equipment =
    .less = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there is less equipment than after { $than } ({ $by }).
    .more = { $when ->
        [turn] When the turn ends,
       *[later] A few turns later,
    } there is more equipment than after { $than } ({ $by }).
because-captured =
    .less = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } fewer djinn are captured than after { $than } ({ $by }).
    .more = { $when ->
        [turn] By the end of the turn
       *[later] In the turns that follow
    } more djinn are captured than after { $than } ({ $by }).
