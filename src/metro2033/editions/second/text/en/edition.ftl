### What the edition is called. `lower` stands within a sentence, `about` describes it, `rules` heads its rulebook.

edition-second = Second edition
    .lower = second edition
    .about = 2011: laws, combat cards, two stages; no dice
    .rules = Metro 2033: rules of the second edition
