### Why an answer is not taken.

refused-not-asked = { $seat-number ->
    [plural] { $seat-The } most nem döntenek semmiről.
   *[singular] { $seat-The } most nem dönt semmiről.
}
refused-stale-ask = Ez egy korábbi kérdésre adott válasz.
refused-unknown-key = Nincs ilyen lehetőség: „{ $key }”.
    .hint = Nincs ilyen lehetőség: „{ $key }”. Erre gondoltál: { $nearest }?
refused-not-offered = Most nem lehetséges: { $option }.
refused-undo = Az utolsó lépésedet már nem vonhatod vissza: elárult valamit.
