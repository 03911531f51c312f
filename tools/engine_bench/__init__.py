"""The engine benchmark: both forms of the engine and a peer, measured in one run."""
