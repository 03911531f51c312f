"""Training of the networks that bots judge positions by."""
