"""Migrations lead from every earlier revision to the tables of the schema, one server at a time."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, text

from metro2033.server.store import migrate as migrate_module
from metro2033.server.store import schema
from metro2033.server.store.database import connect_to
from metro2033.server.store.database import database_url as parse_url
from metro2033.server.store.entities import Conflict
from metro2033.server.store.migrate import FOLDER, migrate, revisions
from metro2033.server.store.schema import METADATA
from metro2033.server.store.store import Store

REVISIONS = revisions()


@pytest.fixture
def has_tables() -> bool:
    return False


def test_every_step_is_named_by_its_revision() -> None:
    found = [script.revision for script in ScriptDirectory(FOLDER).walk_revisions()]
    assert found == REVISIONS


def test_postgresql_ends_no_migration_that_takes_its_time(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = list[str]()

    def look(connection: Connection, _revision: str) -> None:
        for limit in ("lock_timeout", "idle_in_transaction_session_timeout"):
            seen.append(str(connection.scalar(text(f"SHOW {limit}"))))

    monkeypatch.setattr(migrate_module, "_upgrade", look)
    migrate(parse_url(postgres_url))
    assert seen == ["0", "0"]


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_revision_leads_to_the_schema(database_url: str, revision: str) -> None:
    url = parse_url(database_url)
    migrate(url, revision)
    migrate(url)

    engine = connect_to(url, writes=False)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert context.get_current_revision() == REVISIONS[0]
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_every_foreign_key_lets_rows_go_with_their_match(database_url: str) -> None:
    url = parse_url(database_url)
    migrate(url)
    engine = connect_to(url, writes=False)
    inspector = inspect(engine)
    for table in METADATA.tables.values():
        for key in inspector.get_foreign_keys(table.name):
            assert key["options"]["ondelete"] == "CASCADE", table.name
    engine.dispose()


async def test_servers_that_start_at_once_migrate_once(database_url: str) -> None:
    stores = await asyncio.gather(*[Store.open(database_url) for _ in range(4)])
    for store in stores:
        assert await store.check() == []
        await store.close()


def test_a_new_file_waits_for_another_connection_that_writes_to_it(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "new.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    release = threading.Timer(0.3, other.rollback)
    release.start()
    engine = connect_to(parse_url(f"sqlite:///{tmp_path}/new.db"), writes=True)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
    engine.dispose()
    release.join()
    other.close()


def test_a_failed_migration_leaves_the_database_as_it_was(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = parse_url(database_url)

    def fail(*_args: object, **_options: object) -> None:
        raise RuntimeError("the power went out")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", fail)
        with pytest.raises(RuntimeError):
            migrate(url)
    engine = connect_to(url, writes=False)
    assert inspect(engine).get_table_names() == []
    engine.dispose()
    migrate(url)


def test_old_sessions_that_nobody_would_miss_end_within_a_day(database_url: str) -> None:
    url = parse_url(database_url)
    migrate(url, "0003")
    engine = connect_to(url, writes=True)
    late = 1 << 50
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO account VALUES ('a', 'Anna', 'anna', 'hash', 'en', 0)")
        )
        for name, account in {"idle": None, "seated": None, "host": None, "known": "a"}.items():
            row = {"name": name, "account": account, "late": late}
            connection.execute(
                text(
                    "INSERT INTO session (token_hash, kind, account, created, expires, id) "
                    "VALUES (:name, 'browser', :account, 0, :late, :name)"
                ),
                row,
            )
        connection.execute(
            insert(schema.match),
            {
                "id": "m",
                "status": "over",
                "is_public": True,
                "settings": '{"host":{"session":"host","account":null}}',
                "secret": b"",
                "content_digest": "",
                "count": 0,
                "asked": 0,
                "created": 0,
                "updated": 0,
            },
        )
        seat = {"match": "m", "seat": 0, "kind": "person", "name": "", "salt": ""}
        connection.execute(insert(schema.seat), {**seat, "session": "seated"})
    engine.dispose()
    migrate(url)
    engine = connect_to(url, writes=False)
    with engine.connect() as connection:
        kept = connection.execute(text("SELECT id, kind, expires FROM session")).all()
    engine.dispose()
    kinds = {row.id: (row.kind, row.expires == late) for row in kept}
    lasting = ("browser", True)
    assert kinds == {
        **dict.fromkeys(("seated", "host", "known"), lasting),
        "idle": ("visit", False),
    }


def test_old_names_that_look_alike_stay_and_keep_others_away(database_url: str) -> None:
    url = parse_url(database_url)
    migrate(url, "0004")
    engine = connect_to(url, writes=True)
    with engine.begin() as connection:
        for id, name in {"a": "Boris", "b": "Воris"}.items():
            row = {"id": id, "name": name, "folded": name.casefold()}
            connection.execute(
                text("INSERT INTO account VALUES (:id, :name, :folded, 'hash', 'en', 0)"), row
            )
    engine.dispose()
    migrate(url)

    async def try_another() -> None:
        store = await Store.open(database_url)
        try:
            assert await store.account_named("Воris") is not None
            with pytest.raises(Conflict):
                await store.create_account("Bоris", "hash", "en")
        finally:
            await store.close()

    asyncio.run(try_another())
