"""The engine benchmark: all forms of the engine and a peer, measured in one run."""
