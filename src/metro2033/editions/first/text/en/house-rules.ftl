### House rules: what a match may be played with beyond the rulebook. The text of a switch says what it does when it is on.

## First edition

house-first-draft = Players choose clans and heroes in seat order instead of being dealt them at random.
    .name = Choose clans and heroes
house-first-other-tokens = Clan tokens carry numbers from 2 to 12 instead of 7 to 12, so a low number yields as rarely as a high one.
    .name = Tokens from 2 to 12
house-first-army-tunnels-only = Armies attack through tunnels only, not through transfers.
    .name = Armies use tunnels only
house-first-threat-offset = How much stronger or weaker every threat is.
    .name = Threat strength
    .value = { $sign ->
        [less] { $size } less
        [more] { $size } more
       *[none] as in the rulebook
    }
house-first-victory-points = How many points more or fewer than in the rulebook: 10 for two players, 9 for three, 8 for more.
    .name = Points to win
    .value = { $sign ->
        [less] { $size } fewer
        [more] { $size } more
       *[none] as in the rulebook
    }
house-first-most-rounds = After the last round the match ends without a winner; players rank by points.
    .name = Round limit
    .value = { $number ->
        [0] no limit
        [one] { $number } round
       *[other] { $number } rounds
    }
