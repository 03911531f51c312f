"""A server that the tests of a module share."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from server.http.site import RunningSite, running_site, sqlite_in


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningSite]:
    with running_site(sqlite_in(tmp_path_factory.mktemp("site"))) as found:
        yield found


@pytest.fixture
def anna(site: RunningSite) -> Iterator[httpx.Client]:
    with site.visit() as client:
        yield client


@pytest.fixture
def boris(site: RunningSite) -> Iterator[httpx.Client]:
    with site.visit() as client:
        yield client


@pytest.fixture
def stranger(site: RunningSite) -> Iterator[httpx.Client]:
    with site.visit() as client:
        yield client


@pytest.fixture
def admin(site: RunningSite) -> Iterator[httpx.Client]:
    with site.admin() as client:
        yield client
