### What the edition is called. `lower` stands within a sentence, `about` describes it, `rules` heads its rulebook.

edition-first = Első kiadás
    .lower = első kiadás
    .about = 2010: kockák, aktivitás, számozott korongok
    .rules = Metró 2033: az első kiadás szabályai
