"""In which form the engine runs: compiled by mypyc, or as plain Python."""

from metro2033.engine.kernel import loop


def engine_form() -> str:
    """Either "compiled" or "plain", by the file that was really imported."""
    return "plain" if loop.__file__.endswith(".py") else "compiled"
