"""For researchers: observations, a fixed action space, environments, batches, data sets."""

from typing import Final

POLICY: Final = "policy:"
"""How the name of a bot begins that plays a trained policy; its file follows."""
