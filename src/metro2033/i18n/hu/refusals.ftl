### Why an answer is not taken.

refused-not-asked = Most nem tőle várunk választ: { $seat }.
refused-stale-ask = Ez egy másik kérdésre adott válasz volt.
refused-unknown-key = „{ $key }” nem válasz.
    .hint = „{ $key }” nem válasz. Erre gondoltál: { $nearest }?
refused-not-offered = Most nem lehetséges: { $option }.
refused-undo = Az utolsó választásodat már nem vonhatod vissza: azóta valaki megtudott valamit.
