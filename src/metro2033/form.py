"""In which form the engine runs: compiled by mypyc, or as plain Python."""

from importlib.machinery import EXTENSION_SUFFIXES

from metro2033.engine.kernel import loop


def engine_form() -> str:
    """Either "compiled" or "plain", by the file that was really imported."""
    return "compiled" if loop.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else "plain"
