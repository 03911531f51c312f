"""What goes wrong in a command, and the exit code it ends with."""

import typer


class Failed(typer.TyperException):
    """A check that did not pass."""

    exit_code = 1


class BadInput(typer.TyperException):
    """A file, a name or a number that cannot be used."""

    exit_code = 2
