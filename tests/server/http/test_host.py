"""Which names a server without a public address answers to: none that a stranger's DNS can give."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from server.http.site import PATIENCE, RunningSite, running_site, sqlite_in, table


def ask(site: RunningSite, host: str) -> int:
    """The status of a new table, for a page that believes to be at a host."""
    name = f"{host}:{site.port}"
    headers = {"Host": name, "Origin": f"http://{name}"}
    body = table()
    found = httpx.post(f"{site.url}/api/matches", json=body, headers=headers, timeout=PATIENCE)
    return found.status_code


@pytest.mark.parametrize(
    "host", ["localhost", "metro.localhost", "127.0.0.1", "192.168.1.20", "[::1]", "[fd00::7]"]
)
def test_people_play_by_address_without_any_setting(site: RunningSite, host: str) -> None:
    assert ask(site, host) == 201


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.example"])
def test_a_foreign_name_for_our_address_is_refused(site: RunningSite, host: str) -> None:
    assert ask(site, host) == 421
    shown = httpx.get(f"{site.url}/api/matches", headers={"Host": host}, timeout=PATIENCE)
    assert (shown.status_code, shown.json()["message"]) == (421, "problem-unknown-host")
    assert "METRO2033_HOSTS" in shown.json()["detail"]


async def test_a_foreign_name_gets_no_socket(site: RunningSite) -> None:
    url = f"ws://evil.example:{site.port}/api/socket"
    origin = Origin(f"http://evil.example:{site.port}")
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url, origin=origin, host="127.0.0.1", port=site.port):
            pass
    assert refused.value.response.status_code == 421


def test_names_can_be_allowed(tmp_path: Path) -> None:
    allowed = {"hosts": ("pi.local",), "origins": ("http://club.example:2033",)}
    with running_site(sqlite_in(tmp_path), **allowed) as site:
        assert [ask(site, host) for host in ("pi.local", "PI.local", "club.example")] == [201] * 3
        assert ask(site, "other.local") == 421


def test_behind_a_proxy_any_host_will_do(tmp_path: Path) -> None:
    with running_site(sqlite_in(tmp_path), public_url="https://metro.example") as site:
        headers = {"Host": "metro2033-server:2033", "Origin": "https://metro.example"}
        url = f"{site.url}/api/matches"
        answer = httpx.post(url, json=table(), headers=headers, timeout=PATIENCE)
        assert answer.status_code == 201
