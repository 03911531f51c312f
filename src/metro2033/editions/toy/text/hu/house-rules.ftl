### House rules: what a match may be played with beyond the rulebook, each with a number.

## Toy

house-toy-rounds = Ennyi forduló után ér véget a játszma.
    .name = Fordulók
    .value = { $number }
house-toy-points = Aki ennyi pontot elér, idő előtt megnyeri a játszmát.
    .name = Pontok
    .value = { $number }
