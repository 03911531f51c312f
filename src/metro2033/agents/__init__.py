"""Who answers for a seat: bots of this package, and programs of anybody."""
