"""The workflows are valid, and use nothing that can change behind their back."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
USED = re.compile(r"\buses: (.*)")
PINNED = re.compile(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")

pytestmark = pytest.mark.once


def test_workflows_have_the_form_of_workflows() -> None:
    schema = ["--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)]
    command = [sys.executable, "-m", "check_jsonschema", *schema]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_actions_are_pinned_by_commit_and_alike_everywhere() -> None:
    used = [name for file in WORKFLOWS for name in USED.findall(file.read_text("utf-8"))]
    assert used
    assert [name for name in used if not PINNED.fullmatch(name)] == []
    assert len(set(used)) == len({name.partition("@")[0] for name in used})


def test_all_supported_versions_of_python_are_tested_and_get_wheels() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    built = re.findall(r"cp3(\d+)-\*", project["tool"]["cibuildwheel"]["build"])
    tested = re.findall(r'"3\.(\d+)"', (ROOT / ".github/workflows/ci.yml").read_text("utf-8"))
    assert built == tested
    assert project["project"]["requires-python"] == f">=3.{built[0]}"
