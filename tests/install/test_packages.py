"""Source archive and wheels hold the browser client, and a bare environment plays with them."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from install.bare_environment import bare_environment, without_tree

ROOT = Path(__file__).parents[2]
CLIENT = "metro2033/web/index.html"
BUILD = "from setuptools.build_meta import build_sdist; build_sdist({folder!r})"

pytestmark = [
    pytest.mark.once,
    pytest.mark.slow,
    pytest.mark.skipif(
        not (ROOT / "src" / CLIENT).is_file(), reason="the browser client is not built: make client"
    ),
]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive and the plain wheel that is built from it."""
    folder = tmp_path_factory.mktemp("packages")
    build = [sys.executable, "-c", BUILD.format(folder=str(folder))]
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    [archive] = folder.glob("*.tar.gz")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "wheel"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    plain = without_tree(METRO2033_COMPILE="0", METRO2033_RELEASE="1")
    subprocess.run([*pip, *options, str(archive)], env=plain, check=True)
    return folder


def test_the_source_archive_needs_no_node_and_leaves_the_tests_out(packages: Path) -> None:
    [archive] = packages.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {
        f"src/{CLIENT}",
        "setup.py",
        "CHANGELOG.md",
        "tools/try_install.py",
        "tools/typical_play.py",
    } <= names
    assert not [name for name in names if name.startswith("tests")]


def test_a_bare_environment_plays_with_the_base_install(packages: Path, tmp_path: Path) -> None:
    [wheel] = packages.glob("*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        [metadata] = [name for name in names if name.endswith(".dist-info/METADATA")]
        requirements = message_from_bytes(opened.read(metadata)).get_all("Requires-Dist", [])
    assert CLIENT in names
    python = bare_environment(tmp_path / "bare", wheel, requirements)
    tried = [sys.executable, str(ROOT / "tools" / "try_install.py"), "--form", "plain", str(python)]
    done = subprocess.run(tried, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the first page, " in done.stdout
    lacking = subprocess.run(
        [python.with_name("metro2033"), "serve", "--database", "postgresql://host/name"],
        env={"METRO2033_LANGUAGE": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert lacking.returncode == 2
    assert lacking.stderr.endswith("psycopg is not installed: pip install 'metro2033[server]'\n")
