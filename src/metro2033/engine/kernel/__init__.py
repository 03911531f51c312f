"""The game-blind core: frames on a stack, packed options, the loop, events, the codec."""
