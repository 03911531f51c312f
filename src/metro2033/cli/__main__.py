"""Run the command `metro2033` as `python -m metro2033.cli`."""

import sys

from metro2033.cli.app import main

sys.exit(main())
