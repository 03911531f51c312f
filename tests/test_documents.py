"""What the documents show is true: the README's examples run, and files they name exist."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "STYLE.md", "docs/bots.md"]
ENGINE = ROOT / "src" / "metro2033" / "engine"


def test_readme_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("name", DOCUMENTS)
def test_linked_files_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    folder = (ROOT / name).parent
    assert [link for link in links if not (folder / link).exists()] == []


def test_architecture_names_files_that_exist() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folder, missing = ENGINE, []
    for path in re.findall(r"`([a-z_/0-9]+\.py)`", text):
        roots = [ENGINE, ENGINE.parent, ROOT, folder]
        found = [root / path for root in roots if (root / path).exists()]
        if found:
            folder = found[0].parent
        else:
            missing.append(path)
    assert missing == []
