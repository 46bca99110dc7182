because-points =
    .less = { $at } there are fewer points { $compared } ({ $by }).
    .more = { $at } there are more points { $compared } ({ $by }).
because-lead =
    .less = { $at } the points compare worse with those of the best opponent { $compared } ({ $by }).
    .more = { $at } the points compare better with those of the best opponent { $compared } ({ $by }).
because-bottled =
    .less = { $at } fewer djinn are in corked bottles { $compared } ({ $by }).
    .more = { $at } more djinn are in corked bottles { $compared } ({ $by }).
because-awards =
    .less = { $at } there are fewer awards { $compared } ({ $by }).
    .more = { $at } there are more awards { $compared } ({ $by }).
because-magic =
    .less = { $at } there is less magic { $compared } ({ $by }).
    .more = { $at } there is more magic { $compared } ({ $by }).
because-coins =
    .less = { $at } there are fewer coins { $compared } ({ $by }).
    .more = { $at } there are more coins { $compared } ({ $by }).
because-bottles =
    .less = { $at } there are fewer empty bottles and corks { $compared } ({ $by }).
    .more = { $at } there are more empty bottles and corks { $compared } ({ $by }).
because-mages =
    .less = { $at } fewer mages are hired { $compared } ({ $by }).
    .more = { $at } more mages are hired { $compared } ({ $by }).
because-equipment =
    .less = { $at } there is less equipment { $compared } ({ $by }).
    .more = { $at } there is more equipment { $compared } ({ $by }).
because-captured =
    .less = { $at } fewer djinn are captured { $compared } ({ $by }).
    .more = { $at } more djinn are captured { $compared } ({ $by }).
    .seen = { $at } { $n ->
        [one] { $n } djinn is captured
       *[other] { $n } djinn are captured
    }.
