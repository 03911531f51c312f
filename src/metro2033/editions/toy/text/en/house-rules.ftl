### House rules: what a match may be played with beyond the rulebook, each with a number.

## Toy

house-toy-rounds = The match ends after this many rounds.
    .name = Rounds
    .value = { $number }
house-toy-points = Reaching this many points wins the match early.
    .name = Points
    .value = { $number }
