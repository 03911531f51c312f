"""`python -m metro2033.cli` is the command `metro2033`."""

import sys

from metro2033.cli.app import main

sys.exit(main())
