"""Metro 2033: a digital strategy board game, as a library.

The names listed in `__all__` are the public interface; everything else may change between versions.

>>> import metro2033
>>> match = metro2033.new_match("second", players=4, seed=2033)
>>> match.play("random").is_over
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from metro2033.catalog import names as edition_names
    from metro2033.library import Match, bot, game, new_match, replay, run_scenario, verify
    from metro2033.table.table import Table

    __version__: str

__all__ = [
    "Match",
    "Table",
    "bot",
    "edition_names",
    "game",
    "new_match",
    "replay",
    "run_scenario",
    "verify",
]

_HOMES = {
    "Table": ("metro2033.table.table", "Table"),
    "edition_names": ("metro2033.catalog", "names"),
}
"""Where names are found that are not in the library module."""


def _version() -> str:
    """The version in pyproject.toml, as it was installed."""
    from importlib.metadata import PackageNotFoundError, version  # takes longer than all the rest

    try:
        return version("metro2033")
    except PackageNotFoundError:  # run from a tree that was never installed
        return "0+unknown"


def __getattr__(name: str) -> Any:
    """Find a public name when it is first used: the command line has to start quickly."""
    if name == "__version__":
        value = _version()
    elif name in __all__:
        module, attribute = _HOMES.get(name, ("metro2033.library", name))
        value = getattr(import_module(module), attribute)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value
