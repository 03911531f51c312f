"""The steps of a release: what is checked before, and the checksums after."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import release

pytestmark = pytest.mark.once

NAME = "metro2033-1.2.3"
CHANGELOG = """# Changelog

## [Unreleased]

## [1.2.3] - 2033-01-01

- A new station.

## [1.2.2] - 2032-01-01

- An old one.
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A committed tree of version 1.2.3, with builds."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / ".gitignore").write_text("/dist/\n")
    (tmp_path / "dist" / "site").mkdir(parents=True)
    (tmp_path / "dist" / "site" / "index.html").write_text("the game")
    (tmp_path / "dist" / f"{NAME}.tar.gz").write_text("the sources")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


@pytest.fixture
def keys() -> Iterator[Path]:
    """A folder for gpg, whose socket must have a short path."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def git(tree: Path, *words: str) -> None:
    who = ["-c", "user.name=Artyom", "-c", "user.email=artyom@metro.example"]
    safe = ["-c", "commit.gpgsign=false", "-c", "tag.gpgsign=false"]
    subprocess.run(["git", *who, *safe, *words], cwd=tree, check=True)


def commit(tree: Path) -> None:
    git(tree, "add", "--all")
    git(tree, "commit", "--quiet", "--message", "Change something")


def test_a_clean_tree_with_a_section_in_the_changelog_is_ready(tree: Path) -> None:
    release.check()
    release.check("v1.2.3")
    git(tree, "tag", "v1.2.3")
    release.check("v1.2.3")
    assert release.notes() == "- A new station."


def test_what_is_not_ready_is_told_in_a_sentence(tree: Path) -> None:
    with pytest.raises(SystemExit, match=r"the tag v1\.3\.0 is not v1\.2\.3, the version"):
        release.check("v1.3.0")
    (tree / "new.py").write_text("")
    with pytest.raises(SystemExit, match="changes that are not committed"):
        release.check()
    git(tree, "tag", "v1.2.3")
    commit(tree)
    with pytest.raises(SystemExit, match=r"v1\.2\.3 is already released from another commit"):
        release.check()
    (tree / "CHANGELOG.md").write_text(CHANGELOG.replace("1.2.3", "1.2.4"))
    with pytest.raises(SystemExit, match=r"CHANGELOG\.md has no section \[1\.2\.3\]"):
        release.check()


def test_checksums_name_all_files_and_are_signed_with_a_key(
    tree: Path, keys: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GNUPGHOME", str(keys))
    release.checksums()
    sums = tree / "dist" / release.SUMS
    lines = sums.read_text().splitlines()
    assert {line.split()[1] for line in lines} == {f"{NAME}.tar.gz", f"{NAME}-site.zip"}
    assert f"{hashlib.sha256(b'the sources').hexdigest()}  {NAME}.tar.gz" in lines
    assert not sums.with_suffix(".asc").exists()
    if shutil.which("gpg") is None:
        return
    gpg = ["gpg", "--batch", "--quiet", "--passphrase", ""]
    subprocess.run([*gpg, "--quick-generate-key", "artyom@metro.example", "ed25519"], check=True)
    release.checksums()
    subprocess.run([*gpg, "--verify", str(sums.with_suffix(".asc")), str(sums)], check=True)
    subprocess.run(["gpgconf", "--kill", "all"], check=True)
