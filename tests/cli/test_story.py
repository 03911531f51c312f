"""The log as a story: what is joined, left out or kept apart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from metro2033 import catalog
from metro2033.cli.story import ALL, Story, Teller, Telling, interesting, joined
from metro2033.i18n import Wording
from metro2033.table.keys import KeyCodec
from metro2033.table.record import read
from metro2033.table.table import Table


def teller(edition: str = "second") -> Teller:
    game = catalog.game(edition)
    wording = Wording(game)
    wording.seats = {"1": "red_line", "2": "bandits"}
    return Teller(KeyCodec(game), wording)


def telling(name: str, args: tuple[str | int | None, ...]) -> Telling:
    return Telling(next(e for e in catalog.game("second").events if e.name == name), args)


def told(*tellings: Telling) -> list[str]:
    story = Story()
    teller().add(story, interesting(tellings))
    return [" ".join(sentences) for sentences in story.paragraphs]


def test_several_of_one_kind_make_one_sentence() -> None:
    gained = [telling("resource_gained", ("1", kind, 2)) for kind in ("pig", "ammo")]
    other = telling("resource_gained", ("2", "pig", 1))
    assert told(*gained, other) == [
        "The Red Line gets 2 pigs and 2 ammo.",
        "The Bandits get 1 pig.",
    ]
    market = [telling("market_filled", (card,)) for card in ("akm", "flag")]
    assert told(*market) == ["On sale at the market: AKM and Flag."]
    steps = [telling("hero_moved", ("1", station)) for station in ("polyanka", "tulskaya")]
    assert told(*steps) == ["The Red Line's hero moves through Polyanka and Tulskaya."]


def test_amounts_of_the_same_resource_are_added_up() -> None:
    gained = [telling("resource_gained", ("1", kind, 1)) for kind in ("pig", "ammo", "pig")]
    assert told(*gained) == ["The Red Line gets 2 pigs and 1 ammo."]
    assert told(*gained[::2]) == ["The Red Line gets 2 pigs."]


def test_of_cards_of_others_only_the_number_is_told() -> None:
    unknown = telling("mission_drawn", ("2", None))
    assert told(unknown, unknown) == ["The Bandits draw 2 missions."]
    assert told(telling("combat_dealt", ("2", None))) == []


def test_an_exchange_is_told_once() -> None:
    before = telling("resource_gained", ("2", "pig", 1))
    parts = [
        telling("resource_spent", ("1", "pig", 1)),
        telling("resource_gained", ("1", "ammo", 1)),
    ]
    whole = telling("exchanged", ("1", "pig", "ammo", 1))
    assert told(before, *parts, whole) == [
        "The Bandits get 1 pig.",
        "The Red Line exchanges 1 pig for 1 ammo.",
    ]


def test_the_roll_for_a_threat_is_told_once() -> None:
    rolled = telling("dice_rolled", ("2", 4, 2))
    threat = telling("threat_rolled", ("rats", 2, 4))
    assert told(rolled, threat) == ["Dice for Rats: 2 and 4."]
    assert told(rolled) == ["The Bandits roll 4 and 2."]


def test_a_phase_in_which_nothing_happens_is_left_out() -> None:
    phases = [telling("phase_began", (n,)) for n in (1, 2, 3)]
    rests = telling("hero_rested", ("1",))
    assert told(telling("round_began", (2, 1)), phases[0], phases[1], rests, phases[2]) == [
        "Round 2 begins.",
        "Mobilization. The Red Line's hero rests.",
    ]


def test_whoever_takes_a_faction_is_not_yet_called_by_it() -> None:
    taken = telling("faction_taken", ("1", "red_line"))
    assert told(taken) == ["Player 1 leads the Red Line."]


def test_what_is_not_alike_is_not_joined() -> None:
    runs = list(joined([telling("hero_rested", ("1",))] * 2))
    assert [len(run) for run in runs] == [1, 1]


def test_an_only_answer_is_told() -> None:
    assert teller().forced("pass") == "You had no other option."
    assert teller().forced("pass", "purchase") == "You cannot afford any of these items."
    assert teller().forced("take:pig") == "Only option: Take 1 pig."


def test_the_end_of_a_fight_tells_where_its_totals_come_from() -> None:
    """Both editions, in matches of recorded choices: the parts add up to what is told."""
    for name in ("first/last_round", "second/two_goals"):
        record = Path(__file__).parents[1] / "replays" / f"{name}.jsonl"
        table: Table[Any] = Table.from_record(read(record.read_text(encoding="utf-8")))
        again = Table.open(table.game, table.header)
        entries = [again.follow(choice) for choice in table.choices]
        story = Teller(table.codec, Wording(table.game)).tell(entries, ALL)
        sums = re.findall(r": ([^:();]*(?:\([^()]*\)[^:();]*)+) = (−?\d+)", " ".join(story))
        assert sums
        for terms, total in sums:
            parts = re.sub(r"\([^()]*\)", "", terms).replace("−", "-").replace(" ", "")
            numbers = [int(part) for part in re.findall(r"[+-]?\d+", parts)]
            assert sum(numbers) == int(total.replace("−", "-")), terms
