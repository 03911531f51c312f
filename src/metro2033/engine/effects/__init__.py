"""The vocabulary of card effects and the frame that runs it."""
