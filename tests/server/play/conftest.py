"""A server that the tests of a module share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.web.site import RunningSite, running_site, sqlite_in


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningSite]:
    with running_site(sqlite_in(tmp_path_factory.mktemp("site"))) as found:
        yield found
