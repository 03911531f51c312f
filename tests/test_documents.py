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
PACKAGE = ROOT / "src" / "metro2033"


def test_examples_of_the_library_run() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_linked_files_exist(document: Path) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_no_conflict_of_a_merge_is_left(document: Path) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert re.findall(r"^(?:<{7}|>{7}) .*", text, re.MULTILINE) == []


@pytest.mark.parametrize("form", sorted(FORMS.glob("[!c]*.yml")), ids=lambda form: form.stem)
def test_issue_forms_are_valid(form: Path) -> None:
    schema = ["--builtin-schema", "vendor.github-issue-forms", str(form)]
    command = [sys.executable, "-m", "check_jsonschema", *schema]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_named_files_exist(document: Path) -> None:
    """A path is relative to the tree, the package, the engine, an edition, or the last folder."""
    roots = [ROOT, PACKAGE, PACKAGE / "engine", *(PACKAGE / "editions").iterdir()]
    folder, missing = ROOT, []
    for path in re.findall(r"`([\w<.][\w<>*./-]*)`", (ROOT / document).read_text("utf-8")):
        pattern = re.sub(r"<\w+>", "*", path)
        found = [file for root in [*roots, folder] for file in root.glob(pattern)]
        if found:
            folder = found[0] if found[0].is_dir() else found[0].parent
        elif path.endswith((".ftl", ".py", ".svelte", ".ts")):
            missing.append(path)
    assert missing == []
