because-against = Against it: { $reason }
because-at = { $when ->
        [now] At once
        [done] Once this is carried out as planned,
        [turn] { $sure ->
            [yes] At the beginning of the next turn
           *[no] On average, at the beginning of the next turn,
        }
       *[later] { $sure ->
            [yes] { $ends ->
                [all] When the game ends,
                [some] { $turns } turns from now, or when the game ends,
               *[none] { $turns } turns from now,
            }
           *[no] { $ends ->
                [all] On average, when the game ends,
                [some] On average, { $turns } turns from now, or when the game ends,
               *[none] On average, { $turns } turns from now,
            }
        }
    }
because-before = than before
because-by = { $sure ->
        [yes] by { $n }
       *[no] by about { $n }
    }
because-chance = { $stake ->
        [together] In the tries all won together in { $n } more of 100 games than after { $than }.
        [points] In the tries there were more points than after { $than } (by { $n }).
       *[win] In the tries it won { $n } more of 100 games than after { $than }.
    }
because-clear = By the rules of thumb nothing else comes close.
because-doubt = { $stake ->
        [points] When they were tried, { $than } did better, by { $n } points.
       *[other] When they were tried, { $than } did better, by { $n } in 100 games.
    }
because-even = { $liked ->
        [yes] When they were tried there was no clear difference from { $than }; the rules of thumb prefer this.
       *[no] When they were tried there was no clear difference from { $than }.
    }
because-forced = There is no choice here.
because-leads = { $soon ->
        [yes] At once: { $deed }
       *[no] { $n ->
                [100] Played on by rules of thumb, in every try still in this turn: { $deed }
               *[other] Played on by rules of thumb, in { $n } of 100 tries still in this turn: { $deed }
            }
    }
because-plan = Nothing needs weighing here: it follows from what was decided before, or it is plainly right.
because-preferred = Nothing that you can see speaks for it; { $player } preferred it all the same.
because-than = than after { $than }
because-unseen = Judged only by what you can see; { $player } may know more.
because-until = { $when ->
        [now] At once
        [done] Once this is carried out as planned,
        [turn] { $sure ->
            [yes] By the beginning of the next turn
           *[no] On average, by the beginning of the next turn,
        }
       *[later] { $sure ->
            [yes] { $ends ->
                [all] By the end of the game
                [some] Within { $turns } turns, or by the end of the game,
               *[none] Within { $turns } turns
            }
           *[no] { $ends ->
                [all] On average, by the end of the game
                [some] On average, within { $turns } turns, or by the end of the game,
               *[none] On average, within { $turns } turns
            }
        }
    }
review-account = { $stake ->
        [together] At the start all win together in { $start } of 100 games like this. Decisions: { $plays }. Luck: { $luck }. In the end: { $end }.
        [win] { $player }: at the start wins { $start } of 100 games like this. Decisions: { $plays }. Luck: { $luck }. In the end: { $end }.
       *[points] At the start { $start } points are expected. Decisions: { $plays }. Luck: { $luck }. In the end: { $end }.
    }
review-accounts = Play and luck
review-better = Better: { $option }.
review-costliest = The costliest decisions
review-costly = { $stake ->
        [points] Answer { $number }, { $player }: { $option } cost about { $n } points.
       *[other] Answer { $number }, { $player }: { $option } cost about { $n } of 100 games.
    }
review-curve = What could be expected
review-how = Every decision was tried with { $rollouts } rollouts, the costliest again with { $longer }, from what whoever decided knew then; games are played on by rules of thumb. Decisions are counted against the best answer that was found. Luck is all that changed between an answer and the next question: dice, cards, what came to light, what others did whose decisions are not counted here, and what the tries did not see.
review-none = No decision cost more than chance would explain.
review-play = { $player } { $change }
review-swing = Before answer { $number }: { $change } by luck. { $events }
review-swings = The largest strokes of luck
review-title = { $game }: looked at again
thought-alone = { $option }.
thought-certain = { $stake ->
        [together] { $option }: in all tries the game ended, and all won together in { $n } of 100.
        [win] { $option }: in all tries the game ended, and { $n } of 100 were won.
       *[points] { $option }: in all tries { $n } points.
    }
thought-expected = { $stake ->
        [together] { $option }: all win together in about { $n } of 100 games like this (give or take { $margin }).
        [win] { $option }: wins about { $n } of 100 games like this (give or take { $margin }).
       *[points] { $option }: about { $n } points are expected (give or take { $margin }).
    }
thought-first = the first answer
thought-follows = This follows from: { $option }.
thought-how = { $off ->
        [0] Seen in { $n } games that could follow from what is known at this seat, played on by rules of thumb.
       *[other] Seen in { $n } games that could follow from what is known at this seat, played on by rules of thumb. In games that were played, such chances were off by about { $off } of 100.
    }
thought-quoted = “{ $option }”
thought-rivals = Also thought of:
thought-second = the second-best answer
