### What the edition is called. `lower` stands within a sentence, `about` describes it, `rules` heads its rulebook.

edition-first = First edition
    .lower = first edition
    .about = 2010: dice, activity, numbered tokens
    .rules = Metro 2033: rules of the first edition
