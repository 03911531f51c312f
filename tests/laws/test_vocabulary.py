"""The vocabulary: constants and declarations are the same words, and traits are known ones."""

import ast
import inspect
from pathlib import Path
from types import ModuleType

import pytest

import metro2033
from metro2033 import catalog
from metro2033.engine.kernel import trait
from metro2033.engine.model import happening, verb

ROOT = Path(__file__).parents[2]
SOURCE = Path(inspect.getfile(metro2033)).parents[1]


def constants(module: ModuleType) -> list[int]:
    """The numbers that a module of words defines."""
    return [value for name, value in vars(module).items() if name.isupper() and type(value) is int]


def asked_by(edition: str) -> set[str]:
    """The kinds of questions in the sources of an edition's frames."""
    found: set[str] = set()
    for frame in catalog.game(edition).frames:
        file = SOURCE.joinpath(*frame.__module__.split(".")).with_suffix(".py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name == frame.__name__:
                found |= asks(node)
    return found


def asks(frame: ast.ClassDef) -> set[str]:
    """What the method `asks` of a frame returns."""
    methods = [part for part in frame.body if isinstance(part, ast.FunctionDef)]
    returned = [
        part.value
        for method in methods
        if method.name == "asks"
        for part in ast.walk(method)
        if isinstance(part, ast.Return)
    ]
    return {text for value in returned if value is not None for text in answers(value)}


def answers(value: ast.expr) -> list[str]:
    """The texts that an expression can come to."""
    if isinstance(value, ast.IfExp):
        return [*answers(value.body), *answers(value.orelse)]
    assert isinstance(value, ast.Constant)
    assert isinstance(value.value, str)
    return [value.value]


@pytest.mark.parametrize(
    ("module", "words"), [(verb, verb.VERBS), (happening, happening.EVENTS)], ids=["verb", "event"]
)
def test_every_number_has_one_declaration(module: ModuleType, words: list[object]) -> None:
    assert sorted(constants(module)) == list(range(len(words)))


@pytest.mark.parametrize("editions", [["toy"], ["first", "second"]], ids=["toy", "metro"])
def test_questions_are_declared_and_asked(editions: list[str]) -> None:
    """Editions that share their words declare all that either asks, and nothing else."""
    asked = {kind for edition in editions for kind in asked_by(edition)}
    for edition in editions:
        assert catalog.game(edition).questions.keys() == asked


def known_traits() -> set[str]:
    """The traits that the kernel explains."""
    return {value for name, value in vars(trait).items() if name.isupper()}


@pytest.mark.parametrize("edition", catalog.names())
def test_traits_are_those_that_are_explained(edition: str) -> None:
    game = catalog.game(edition)
    words = [word.traits for word in [*game.verbs, *game.events]]
    used = {name for traits in [*words, *game.questions.values()] for name in traits}
    assert used <= known_traits()


def test_the_protocol_explains_every_trait() -> None:
    text = (ROOT / "docs" / "websocket.md").read_text(encoding="utf-8")
    _, _, table = text.partition("| trait | of | meaning |\n")
    rows = table.partition("\n\n")[0].splitlines()[1:]
    assert {row.split("`")[1] for row in rows} == known_traits()
