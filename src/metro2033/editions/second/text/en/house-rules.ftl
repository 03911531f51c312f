### House rules: what a match may be played with beyond the rulebook. The text of a switch says what it does when it is on.

## Second edition

house-second-victory-points = How many points more or fewer than in the rulebook: 10 for every faction, 9 for the Red Line.
    .name = Points to win
    .value = { $sign ->
        [less] { $size } fewer
        [more] { $size } more
       *[none] as in the rulebook
    }
house-second-open-ring = All Hansa ring stations stay open, even in closed zones.
    .name = Open ring
house-second-first-player = Who takes the first turn of the match.
    .name = First player
    .value = { $number ->
        [0] drawn at random
       *[other] player { $number }
    }
house-second-most-rounds = After the last round the most points win; of tied players, the one nearest to the first player.
    .name = Round limit
    .value = { $number ->
        [0] no limit
        [one] { $number } round
       *[other] { $number } rounds
    }
