### What the edition is called. `lower` stands within a sentence.

edition-toy = Toy
    .lower = toy
