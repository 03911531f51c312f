"""Hints as sentences: every answer, aim and danger has words, and dangers are real."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bots.play import position_at
from metro2033 import catalog
from metro2033.agents.hint import hint_of
from metro2033.bots.advice import Advice
from metro2033.bots.contrast import UNSPOKEN, Plan, Reason
from metro2033.bots.purpose import DANGERS, KEPT, OWN_DANGERS, RIVALS_DANGERS, VICTORY
from metro2033.bots.registry import adviser, evaluator
from metro2033.bots.reply import FALL, LOSS
from metro2033.engine.kernel.loop import asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import pack
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.i18n.bundle import languages
from metro2033.i18n.hint import Hint, hint_sentence
from metro2033.i18n.wording import Wording

EDITIONS = ["first", "second"]

KINDS = {
    "first": ["main", "token", "mission"],
    "second": ["hire", "army_action", "hero_turn", "combat_card"],
}

SENTENCE = re.compile(r"[A-ZÁÉÍÓÖŐÚÜŰА-ЯЁ„«].*[^.,:; ]\.")
"""Begins with a capital and ends with one full stop."""


@pytest.fixture(params=languages())
def wording(request: pytest.FixtureRequest) -> Wording:
    wording = Wording(catalog.game("second"), request.param)
    wording.seats = {"1": "red_line", "2": "bandits"}
    return wording


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_feature_is_an_aim_or_a_danger(edition: str, wording: Wording) -> None:
    for name in evaluator(catalog.game(edition)).names:
        if name not in UNSPOKEN:
            assert name in RIVALS_DANGERS
            assert name in OWN_DANGERS or wording.has(f"hint-aim-{name}")
            assert not KEPT.get(name) or wording.has(f"hint-aim-{KEPT[name]}")


def test_every_danger_is_a_whole_sentence_with_and_without_an_aim(wording: Wording) -> None:
    for danger in ["", *DANGERS]:
        for aims in ([], ["army"], ["points", "income"], [VICTORY]):
            hint = Hint("hire", "", "", aims, danger, "2", "polyanka")
            said = hint_sentence(wording, hint)
            assert SENTENCE.fullmatch(said), said
            assert "{" not in said
            if danger in {LOSS, FALL}:
                assert str(wording.name("station", "polyanka")) in said


def test_what_soldiers_would_cost_again_is_told_where_they_are_kept() -> None:
    hint = Hint("maintain:6", "maintenance", "", ["save_ammo"])
    said = [hint_sentence(Wording(catalog.game("second"), one), hint) for one in ("en", "ru", "hu")]
    assert said == [
        "Keep an army of 6 to avoid paying ammo for new soldiers later.",
        "Лучше содержать армию силой 6, чтобы не тратить потом патроны на новых солдат.",
        "A sereged ereje maradjon 6, hogy később ne kelljen lőszert költened új katonákra.",
    ]


def test_the_sentence_of_a_strong_player() -> None:
    hint = Hint("move:polyanka", "", "attack_station:polyanka", ["points"], "loss", "2", "dinamo")
    said = {}
    for language in languages():
        wording = Wording(catalog.game("second"), language)
        wording.seats = {"2": "bandits"}
        said[language] = hint_sentence(wording, hint)
    assert said == {
        "en": "Move to Polyanka and attack the station to score victory points and keep the "
        "Bandits from taking Dinamo.",
        "ru": "Лучше перейти на станцию «Полянка» и напасть на неё, чтобы получить победные очки "
        "и не отдать Бандитам станцию «Динамо».",
        "hu": "Menj át a Polyanka állomásra, és támadd meg, hogy győzelmi pontokat szerezz, és ne "
        "jusson a Banditák kezére a Dinamo állomás.",
    }


def advised(edition: str, seed: int, kind: str) -> tuple[Any, Any, Advice]:
    """The best advice at a question of that kind in a random match, with its game and state."""
    game = catalog.game(edition)
    s, out = position_at(game, 3, seed, kind), Offer()
    seat = asked_seat(s)
    offer(s, seat, out)
    return game, s, adviser(game, Stream(1)).advise(game.view(s, seat), seat, out, 60)[0]


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_hints_are_sentences_that_say_what_for(edition: str) -> None:
    purposes = 0
    for seed in range(2):
        for kind in KINDS[edition]:
            game, s, advice = advised(edition, seed, kind)
            hint = hint_of(game, advice, kind)
            assert hint is not None
            factions = {
                str(n + 1): game.slugs["faction"][s.get(n, st.FACTION)]
                for n in range(3)
                if s.get(n, st.FACTION) >= 0
            }
            for language in languages():
                wording = Wording(game, language)
                wording.seats = factions
                said = hint_sentence(wording, hint)
                assert SENTENCE.fullmatch(said), said
            purposes += bool(hint.aims or hint.danger)
    assert purposes >= len(KINDS[edition])


def test_doing_nothing_gains_nothing() -> None:
    """Who passes may spare something, but wins nothing by it."""
    game, out = catalog.game("second"), Offer()
    s = position_at(game, 2, 1, "hire")
    seat = asked_seat(s)
    offer(s, seat, out)
    plans = [Plan(option) for option in (pack(verb.PASS_TURN), pack(verb.HIRE))]
    why = [Reason(name, True, 1.0, 0.1) for name in ("points", "pigs", "army")]
    finder, view = adviser(game, Stream(1)).finder, game.view(s, seat)
    assert out.has(plans[0].option)
    finder.contrast.measure(view, seat, plans[0], plans[1], 2)
    assert finder.purpose(view, seat, plans, why, 0.1).aims == ["pigs"]
    # A soldier costs pigs, makes the army stronger and leaves the points as they are.
    finder.contrast.measure(view, seat, plans[1], plans[0], 2)
    assert finder.purpose(view, seat, plans[::-1], why, 0.1).aims == ["keep_points", "save_pigs"]


def test_what_cannot_be_said_is_left_out(wording: Wording) -> None:
    """No vague promise: a plain sentence, or for a pass that nothing else is worth its price."""
    plain, rest, even = (
        hint_sentence(wording, hint)
        for hint in (Hint("hire"), Hint("pass"), Hint("hire", is_even=True))
    )
    deed = wording.text("hint-advised", do=wording.text("hint-do-hire"))
    assert plain.lower() == f"{deed}."
    assert rest.lower().startswith(wording.text("hint-advised", do=wording.text("hint-do-pass")))
    assert ": " in rest
    assert len(even) > len(plain)


def test_a_mission_to_keep_is_one_to_complete_soon() -> None:
    game = catalog.game("first")
    mission = game.slugs["mission"][0]
    said = [
        hint_sentence(Wording(game, "en"), Hint(f"keep_mission:{mission}", kind, aims=["mission"]))
        for kind in ("mission", "main")
    ]
    assert said[0].endswith("to have a mission that you can complete soon.")
    assert said[1].endswith("to get closer to completing your mission.")
