"""Reads the command line; help and errors are in the user's language."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from metro2033.cli.fault import BadInput
from metro2033.cli.page import print_page, shown_name
from metro2033.i18n import Complaint


class Command(TyperCommand):
    """A command whose help comes from the text files."""

    # Extra arguments are errors, but reported in our own words.
    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments of the command."""
        rest = super().parse_args(ctx, args)
        if rest:
            raise BadInput("usage-extra", words=" ".join(rest))
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help page."""
        print_page(self, ctx)


class Group(TyperGroup):
    """A group of such commands; on its own it prints its help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments of the group."""
        if not args:
            print_page(self, ctx)
            ctx.exit()
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of that name, or an error that suggests similar ones."""
        name = args[0]
        if self.get_command(ctx, name) is None:
            near = get_close_matches(name, self.commands)
            raise BadInput(
                "usage-no-command", "near" if near else None, name=name, near=", ".join(near)
            )
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help page."""
        print_page(self, ctx)


def complaint_of(error: typer.TyperException) -> Complaint:
    """Translate an error of the parser, which speaks only English, into a message."""
    param: Any = getattr(error, "param", None)
    option = getattr(error, "option_name", "")
    # These classes are not public; only their names are visible.
    match type(error).__name__:
        case "NoSuchOption":
            near = ", ".join(sorted(getattr(error, "possibilities", None) or ()))
            return BadInput("usage-no-option", "near" if near else None, option=option, near=near)
        case "BadOptionUsage":
            is_given = "not take" in error.message
            return BadInput("usage-no-value" if is_given else "usage-needs-value", option=option)
        case "MissingParameter" if param is not None:
            return BadInput("usage-missing", name=shown_name(param))
        case "BadParameter" if param is not None:
            return wrong_number(param)
    return BadInput("usage-unclear")


def wrong_number(param: Any) -> Complaint:
    """Why the value of an option is invalid: all values that are not texts are numbers."""
    least, most = (None if bound is None else f"{bound:g}" for bound in (param.min, param.max))
    part = None if least is None else "least" if most is None else "between"
    return BadInput(
        "usage-wrong-number", part, name=shown_name(param), least=least or "", most=most or ""
    )
