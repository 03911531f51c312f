### Why an answer is not taken.

refused-not-asked = Nothing is asked of { $seat } now.
refused-stale-ask = That was the answer to another question.
refused-unknown-key = “{ $key }” is no answer.
    .hint = “{ $key }” is no answer. Did you mean { $nearest }?
refused-not-offered = Not possible now: { $option }.
refused-undo = Your last choice cannot be taken back: somebody has learnt something since.
