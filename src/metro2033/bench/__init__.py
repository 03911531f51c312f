"""The benchmark: the engine in both forms next to a peer, measured in one run."""
