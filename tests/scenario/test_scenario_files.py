"""Every scenario file is played; each is one test, named by its path."""

from pathlib import Path

import pytest

from metro2033.scenario import run

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", [pytest.param(f, id=str(f.relative_to(FOLDER))) for f in FILES])
def test_scenario(file: Path) -> None:
    result = run(file)
    if not result.is_passed:
        pytest.fail("\n".join(result.lines()), pytrace=False)


def test_there_are_scenarios() -> None:
    assert FILES
