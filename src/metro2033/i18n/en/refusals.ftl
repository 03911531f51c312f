### Why an answer is not taken.

refused-not-asked = { $seat-The } { $seat-number ->
    [plural] have
   *[singular] has
} nothing to decide now.
refused-stale-ask = That answers an earlier question.
refused-unknown-key = “{ $key }” is not an option.
    .hint = “{ $key }” is not an option. Did you mean { $nearest }?
refused-not-offered = Not possible now: { $option }.
refused-undo = You cannot undo your last move: it has already revealed something.
