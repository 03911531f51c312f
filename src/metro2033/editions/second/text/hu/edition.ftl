### What the edition is called. `lower` stands within a sentence, `about` describes it, `rules` heads its rulebook.

edition-second = Második kiadás
    .lower = második kiadás
    .about = 2011: törvények, harckártyák, két szakasz; kocka nélkül
    .rules = Metró 2033: a második kiadás szabályai
