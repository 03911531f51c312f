"""The toy edition once more, in C over flat memory: how fast rules without objects could be."""
