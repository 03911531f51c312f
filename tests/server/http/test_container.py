"""The files for containers hold to what their linters know of them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from metro2033.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[3]


def test_the_dockerfile_is_sound() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if hadolint is None:
        pytest.skip("hadolint has no package for this system")
    done = subprocess.run(
        [hadolint, ROOT / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_the_compose_file_is_one() -> None:
    schema = ["--builtin-schema", "vendor.compose-spec", str(ROOT / "compose.yaml")]
    command = [sys.executable, "-m", "check_jsonschema", *schema]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "docs/server.md"])
def test_only_settings_that_there_are_are_set(name: str) -> None:
    known = {PREFIX + field.upper() for field in Settings.model_fields}
    known |= {f"{field}_FILE" for field in known}
    known |= {"METRO2033_BIND", "METRO2033_ADMIN_URL", "METRO2033_NAME", "METRO2033_NAME_FILE"}
    known |= {"METRO2033_COMPILE", "METRO2033_RELEASE"}  # for setup.py
    words = (ROOT / name).read_text("utf-8").replace("`", " ").replace("$", " ").split()
    found = {part.strip('{}:,.;"=|').split("=")[0].split(":")[0] for part in words}
    mentioned = {word for word in found if word.startswith(PREFIX) and word.isupper()}
    assert mentioned
    assert mentioned <= known


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "server.md").read_text("utf-8")
    missing = [name for name in Settings.model_fields if f"`{PREFIX}{name.upper()}`" not in text]
    assert missing == []
