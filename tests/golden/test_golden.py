"""The golden text of a match is what the present program writes."""

import pytest

from golden.dump import FOLDER, MATCHES, text


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_reads_as_it_did(name: str) -> None:
    """After a wanted change: `PYTHONPATH=src:tests python -m golden.dump`, and read the diff."""
    now = text(name).splitlines()
    then = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (is_line, was_line) in enumerate(zip(now, then, strict=False), 1):
        assert is_line == was_line, f"line {number} of {name}.txt"
    assert len(now) == len(then)
