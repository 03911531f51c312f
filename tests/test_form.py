"""The tests run the form of the engine that they were asked to run."""

import os
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import metro2033.engine
from metro2033.catalog import game, names
from metro2033.engine.kernel.codec import frame_table
from metro2033.form import engine_form

FORM = os.environ.get("METRO2033_FORM")
SOURCES = Path(__file__).parents[1] / "src"

needs_form = pytest.mark.skipif(FORM is None, reason="METRO2033_FORM is not set")


@needs_form
def test_engine_has_the_form_asked_for() -> None:
    assert engine_form() == FORM


@needs_form
def test_every_engine_module_has_the_form_asked_for() -> None:
    """Modules of types alone stay plain; see `setup.py`."""
    found = pkgutil.walk_packages(metro2033.engine.__path__, "metro2033.engine.")
    names = [module.name for module in found if not module.ispkg]
    files = [import_module(n).__file__ or "" for n in names if not n.endswith(".fact_type")]
    assert [file for file in files if file.endswith(".py") != (FORM == "plain")] == []


@needs_form
def test_only_plain_python_comes_from_the_tree() -> None:
    file = Path(metro2033.__file__).resolve()
    assert file.is_relative_to(SOURCES) == (FORM == "plain")


@pytest.mark.skipif(FORM != "compiled", reason="plain classes are all watched")
@pytest.mark.parametrize("name", names())
def test_python_looks_for_no_circles_among_frames(name: str) -> None:
    """Every frame is declared acyclic: they come and go by thousands."""
    has_collector = 1 << 14
    frames = list(frame_table(game(name).frames).values())
    assert frames
    assert [frame for frame in frames if frame.__flags__ & has_collector] == []
