"""Names carry the forms that sentences need: all of one kind the same ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from i18n.message import messages, spoken
from metro2033 import catalog
from metro2033.i18n import Name, Wording, languages
from metro2033.i18n.bundle import COMMON
from metro2033.i18n.name import HIDDEN, TRAITS, spelled

ALWAYS = {"id", "kind"}
COUNTED = {"resource", "fighter"}
"""Kinds that no content of one's own can add to."""


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def names(language: str) -> Iterator[Name]:
    """Every name of every edition, and a seat without a faction."""
    for edition in catalog.names():
        wording = Wording(catalog.game(edition), language)
        for kind, slugs in catalog.game(edition).slugs.items():
            if kind not in {"position", "effect", "seat"}:
                yield from (wording.name(kind, slug) for slug in slugs)


def test_all_names_of_a_kind_have_the_same_forms(language: str) -> None:
    found: dict[str, set[str]] = {}
    for name in names(language):
        forms = set(name.forms({"number": 1}))
        assert found.setdefault(name.kind, forms) == forms, name.found()
    nameless = Wording(catalog.game("second"), language).name("seat", "3")
    assert set(nameless.forms({})) == found["faction"]


def test_what_has_no_name_takes_every_form(language: str) -> None:
    plain = Wording(catalog.game("second"), language).name("station", "new_place")
    assert str(plain) == "New place"
    own = [name for name in names(language) if name.kind not in COUNTED]
    assert set(plain.forms({})) >= {form for name in own for form in name.forms({"number": 1})}


def test_words_are_chosen_by_traits_that_names_have(language: str) -> None:
    values: dict[str, set[str]] = {trait: set() for trait in TRAITS}
    for name in names(language):
        for trait in TRAITS:
            values[trait] |= {name.forms({"number": 1}).get(trait, "")}
    for file in COMMON:
        for id, message in messages(language, file).items():
            for variable, keys in chosen(message):
                trait = variable.partition("-")[2]
                assert keys <= values.get(trait, keys), id


class Selections(Visitor):
    """Collects the variables by which a message chooses its words, with the choices."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def chosen(message: ftl.Message) -> list[tuple[str, set[str]]]:
    visitor = Selections()
    visitor.visit(message)
    return visitor.found


def test_no_form_is_unused(language: str) -> None:
    said = {
        v.partition("-")[2]
        for f in COMMON
        for m in messages(language, f).values()
        for v in spoken(m)
    }
    carried = {form for name in names(language) for form in name.forms({"number": 1})}
    # All cases of a language are kept, for texts to come.
    cases = {"gen", "dat", "acc", "ins", "pre", "count"}
    assert carried - cases <= said | {""}


def test_a_thing_is_spelled_out() -> None:
    wording = Wording(catalog.game("second"), "ru")
    wording.seats["2"] = "red_line"
    args = spelled({"seat": wording.name("seat", "2"), "number": 3})
    assert args["seat"] == "Красная линия"
    assert (args["seat-id"], args["seat-kind"], args["seat-gender"]) == ("2", "seat", "f")
    assert (args["seat-acc"], args["number"]) == ("Красную линию", 3)
    pigs = spelled({"resource": wording.name("resource", "pig"), "number": 3})
    assert pigs["resource-count-acc"] == "3\N{NO-BREAK SPACE}свиньи"
    assert "resource-count" not in spelled({"resource": wording.name("resource", "pig")})


def test_of_what_is_hidden_nothing_is_told() -> None:
    name = Wording(catalog.game("second")).name("mission", HIDDEN)
    assert spelled({"mission": name}) == {"mission-id": "hidden", "mission-kind": "mission"}


def test_an_effect_tells_whose_it_is() -> None:
    wording = Wording(catalog.game("second"))
    kinds = {
        slug: spelled({"e": wording.name("effect", slug)})["e-kind"]
        for slug in ("artyom", "grenade")
    }
    assert kinds == {"artyom": "hero", "grenade": "equipment"}


def test_players_are_found_in_sentences_by_every_form() -> None:
    wording = Wording(catalog.game("second"), "ru")
    wording.seats["1"] = "bandits"
    found = wording.name("seat", "1").spellings()
    assert found == {"Бандиты", "Бандитов", "Бандитам", "Бандитами", "Бандитах"}


def test_english_verbs_agree_with_the_name_of_a_faction() -> None:
    words = Wording(catalog.game("second"))
    words.seats = {"1": "red_line", "2": "bandits"}
    assert words.event("resource_gained", ["1", "pig", 2]) == "The Red Line gets 2 pigs."
    assert words.event("resource_gained", ["2", "pig", 2]) == "The Bandits get 2 pigs."
    assert words.event("army_strength", ["2", 3]) == "The Bandits' army now has strength 3."
    assert words.event("first_player_drawn", ["2"]) == "The Bandits go first."
    slugs = {**catalog.game("second").slugs, "seat": ["2"]}
    for event in catalog.game("second").events:
        args = [2 if kind == "number" else slugs[kind][0] for kind in event.kinds]
        said = words.event(event.name, args)
        assert not re.search(r"(?<!of )Bandits \w+s\b", said), said
