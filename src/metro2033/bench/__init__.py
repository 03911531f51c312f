"""The benchmark: the engine in both its forms beside a peer, measured in one run."""
