"""One server, and two of one database, with an administrator and a moderator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from server.http.moderation.place import Place, give, person
from server.http.site import running_site, sqlite_in
from server.postgres import Postgres


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    with ExitStack() as stack:
        if request.param == "sqlite":
            url, number = sqlite_in(tmp_path_factory.mktemp("moderation")), 1
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            url, number = postgres.create_database(), 2
            stack.callback(postgres.drop_database, url)
        settings = {"appeals": "appeals@metro.example"}
        sites = [stack.enter_context(running_site(url, **settings)) for _ in range(number)]
        found = []
        for role in ("administrator", "moderator"):
            client, name = person(sites[0])
            stack.callback(client.close)
            assert give(sites[0], name, role).is_success
            found.append(client)
        yield Place(sites, *found)
