"""What the documents show is true: their examples run, and the files they name exist."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [path.relative_to(ROOT) for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]]
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
ENGINE = ROOT / "src" / "metro2033" / "engine"


def test_examples_of_the_library_run() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_linked_files_exist(document: Path) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / document.parent / link).exists()] == []


@pytest.mark.parametrize("form", sorted(FORMS.glob("[!c]*.yml")), ids=lambda form: form.stem)
def test_issue_forms_are_valid(form: Path) -> None:
    schema = ["--builtin-schema", "vendor.github-issue-forms", str(form)]
    command = [sys.executable, "-m", "check_jsonschema", *schema]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


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
