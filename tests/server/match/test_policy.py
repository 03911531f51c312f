"""A trained policy sits at a table of the server, by the file that the operator names."""

from pathlib import Path

import pytest

from metro2033.agents.bot_names import VARIABLE
from metro2033.server.http.api.editions import edition_model
from research.policy_file import random_policy
from server.http.site import running_site, sqlite_in
from server.match.player import Browser


async def test_a_policy_plays_a_match_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = random_policy(tmp_path / "tunnel_rat.npz", "second")
    # Workers, in which bots think, look there too.
    monkeypatch.setenv(VARIABLE, str(file))
    offered = {bot.name: bot.text for bot in edition_model.work("second", "ru").bots}
    assert offered["policy:tunnel_rat"] == "tunnel_rat"
    with running_site(sqlite_in(tmp_path), policies=str(file), bot_delay_ms=0) as site:
        anna = Browser(site)
        seats = [{"kind": "bot", "bot": "policy:tunnel_rat"}] * 2
        match = anna.make("second", seats, start=True, house_rules={"most_rounds": 1})
        async with anna.sit(match) as socket:
            while not socket.is_over:
                await socket.hear()
    assert [seat["name"] for seat in socket.state["seats"]] == ["tunnel_rat 1", "tunnel_rat 2"]
    assert {step["cause"] for step in socket.steps if step["seat"] in {1, 2}} <= {"bot", "forced"}
    assert min(socket.state["ranking"]) == 1
