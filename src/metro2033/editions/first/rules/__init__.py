"""The first edition: dice, activity, numbered tokens."""
