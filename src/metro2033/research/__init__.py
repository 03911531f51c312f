"""For researchers: observations, a fixed action space, environments, batches, data sets."""

from typing import Final

POLICY: Final = "policy:"
"""The prefix of bots that play a trained policy; the name of its file follows."""
