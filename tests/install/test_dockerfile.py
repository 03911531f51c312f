"""The container image: built from a clean checkout, it serves the game to a browser."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from install.dockerfile import Build, instructions

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "web" / "node_modules"
TRY = [sys.executable, str(ROOT / "tools" / "try_install.py"), "--address"]
PLAIN = {"METRO2033_COMPILE": "0"}
"""Compiling takes minutes, and other tests do it."""

pytestmark = pytest.mark.once


def has_engine() -> bool:
    """Whether a container engine runs here."""
    if shutil.which("docker") is None:
        return False
    asked = subprocess.run(["docker", "info"], capture_output=True, check=False)
    return asked.returncode == 0


@contextmanager
def container(name: str) -> Iterator[str]:
    """The address of the game in a container."""
    build = ["docker", "build", "--tag", name]
    for argument in PLAIN.items():
        build += ["--build-arg", "=".join(argument)]
    subprocess.run([*build, str(ROOT)], check=True)
    started = ["docker", "run", "--rm", "--detach", "--publish", "127.0.0.1::2033", name]
    running = subprocess.check_output(started, text=True).strip()
    try:
        port = subprocess.check_output(["docker", "port", running, "2033"], text=True)
        yield f"http://{port.split()[0]}/"
    finally:
        subprocess.run(["docker", "rm", "--force", running], check=True)
        subprocess.run(["docker", "rmi", name], check=True)


@contextmanager
def performed(folder: Path) -> Iterator[str]:
    """The address of the game that the Dockerfile's steps make in a folder; it stays healthy."""
    build = Build(folder, PLAIN)
    build.run()
    assert not (build.root / "src").exists(), "the image holds sources"
    assert build.user.isdecimal()
    assert build.user != "0"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    variables = build.environment("run") | {"METRO2033_PORT": port}
    program = shutil.which(build.command[0], path=variables["PATH"])
    assert program is not None
    assert program.startswith(str(build.root))
    with subprocess.Popen([program, *build.command[1:]], cwd=build.here, env=variables) as game:
        try:
            yield f"http://127.0.0.1:{port}/"
            health = [word.replace("2033/", f"{port}/") for word in build.health]
            subprocess.run(health, env=variables, check=True)
        finally:
            game.terminate()
    assert (build.root / "data" / "metro2033.sqlite3").is_file()


@pytest.mark.slow
def test_the_image_serves_the_first_page(tmp_path: Path) -> None:
    with_engine = has_engine()
    if not with_engine and not MODULES.is_dir():
        pytest.skip("the tools of the browser client are not installed: make client")
    with container(f"metro2033-{tmp_path.name}") if with_engine else performed(tmp_path) as address:
        done = subprocess.run([*TRY, address], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "the first page, " in done.stdout


def test_what_is_compiled_runs_on_the_python_that_compiled_it() -> None:
    images = [rest.split()[0] for name, rest in instructions() if name == "FROM"]
    build, final = [image for image in images if image.startswith("python:")]
    assert final == f"{build}-slim"
