### What the edition is called. `lower` stands within a sentence.

edition-toy = Próbajáték
    .lower = próbajáték
