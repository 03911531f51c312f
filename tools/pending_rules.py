"""Updates tests/rulebook/pending.toml to the rules the tests cite.

Rules that a test now cites are removed from the list. Rules that are neither cited nor listed are
only reported, unless `--add-missing` is given.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
sys.path.insert(0, str(ROOT / "tests"))

from metro2033.rulebook import EDITIONS
from rulebook import pending


def main() -> int:
    """Rewrite the list, print the state, and fail while rules are missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--add-missing", action="store_true", help="list uncited rules as pending")
    state = pending.update(add_missing=parser.parse_args().add_missing)
    print(state.summary())
    missing = [rule for edition in EDITIONS for rule in state.missing(edition)]
    if missing:
        print(f"cited by no test and not pending:\n{pending.describe(missing)}")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
