"""The server of these tests, in which chance is always the same: python steady.py serve.

Matches get one secret and bots one seed, so that a game in which the same is answered goes the
same way each time. This is done to the process of the tests alone; the server has no such switch.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Final
from unittest.mock import patch

from metro2033.cli.app import main
from metro2033.server.match import bot_advice
from metro2033.server.tables import gathering

CHANCE: Final = SimpleNamespace(token_bytes=bytes, randbits=lambda bits: bits)

if __name__ == "__main__":
    with patch.object(gathering, "secrets", CHANCE), patch.object(bot_advice, "secrets", CHANCE):
        sys.exit(main())
