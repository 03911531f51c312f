"""The help page of `--help`, built from the text files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from metro2033.cli.speech import FLAG, can_say, say

SHARED: Final = "usage-shared"
"""The message whose attributes explain options shared by many commands."""

NAME: Final = "bold cyan"
VALUE: Final = "bold yellow"
QUIET: Final = "dim"

Row = tuple[str, str, str]
"""An option or command, its value, and its description."""


def prose(text: str) -> RenderableType:
    """Text with code and lists, as Markdown."""
    # Imported late: only help needs it.
    from rich.markdown import Markdown

    return Markdown(text)


def print_page(command: Any, context: Any) -> None:
    """Print the help of a command or group."""
    screen, message = Console(highlight=False), message_of(context)
    shown = Text(say("usage-line", line=usage(command, context)), style="bold")
    screen.print(Padding(shown, 1))
    screen.print(Padding(prose(say(message)), (0, 1, 1, 1)))
    for part in ("more", "examples"):
        if can_say(message, part):
            text = say(message, part)
            head = f"{say('usage-head', 'examples')}\n\n" if part == "examples" else ""
            screen.print(Padding(prose(head + text), (0, 1, 1, 1)))
    params = command.get_params(context)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    panel(screen, "arguments", [row_of(param, message, context) for param in arguments])
    rows = [row_of(param, message, context) for param in options]
    rows.insert(-1, (FLAG, say("usage-value", "code"), say(SHARED, "language")))
    panel(screen, "options", rows)
    panel(screen, "commands", list(command_rows(command, message)))
    if can_say(message, "end"):
        screen.print(Padding(prose(say(message, "end")), 1))


def message_of(context: Any) -> str:
    """The message about a command: `usage-admin-list`; that of the program is `usage-metro`."""
    words = context.command_path.split()[1:]
    return "-".join(["usage", *(words or ["metro"])])


def usage(command: Any, context: Any) -> str:
    """The usage line of a command."""
    words = [context.command_path, say("usage-value", "options")]
    for param in command.get_params(context):
        if param.param_type_name == "argument":
            name = shown_name(param)
            words.append(name if param.required or name.startswith("[") else f"[{name}]")
    if hasattr(command, "commands"):
        words.append(say("usage-value", "command"))
    return " ".join(words)


def command_rows(command: Any, message: str) -> Iterator[Row]:
    """The commands of a group."""
    start = "usage" if message == "usage-metro" else message
    for name in getattr(command, "commands", {}):
        yield name, "", say(f"{start}-{name}")


def row_of(param: Any, message: str, context: Any) -> Row:
    """The row of an argument or option."""
    part = param_part(param)
    text = say(message if can_say(message, part) else SHARED, part)
    if param.required:
        text += " " + say("usage-required")
    default = shown_default(param, context)
    if default:
        text += " " + say("usage-default", value=default)
    name = shown_name(param)
    return name, "" if param.param_type_name == "argument" else shown_value(param), text


def param_part(param: Any) -> str:
    """The attribute of a message that explains an option or argument."""
    is_option = param.param_type_name == "option"
    return str(param.opts[0].lstrip("-") if is_option else param.name.replace("_", "-"))


def shown_name(param: Any) -> str:
    """The name of an option or argument."""
    if param.param_type_name == "option":
        return str(param.opts[0])
    name = say("usage-value", param_part(param))
    return f"{name}..." if param.nargs == -1 else name


def shown_value(param: Any) -> str:
    """The value of an option: nothing, a word, or a number with its bounds."""
    if param.is_flag:
        return ""
    name = say("usage-value", (param.metavar or "n").lower())
    if param.min is None:
        return name
    most = "" if param.max is None else f"{param.max:g}"
    return f"{name} {param.min:g}–{most}" if most else f"{name} ≥ {param.min:g}"


def shown_default(param: Any, context: Any) -> str:
    """The default of an option, or "" if it says nothing."""
    default = param.get_default(context, call=False)
    if default is None or isinstance(default, bool | list | tuple):
        return ""
    return str(default)


def panel(screen: Console, head: str, rows: list[Row]) -> None:
    """A box with a row for each option or command."""
    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(no_wrap=True, style=NAME)
    if any(value for _, value, _ in rows):
        table.add_column(no_wrap=True, style=VALUE)
    table.add_column(ratio=1)
    for name, value, text in rows:
        cells: list[RenderableType] = [Text(name), prose(text)]
        if len(table.columns) == 3:
            cells.insert(1, Text(value))
        table.add_row(*cells)
    title = say("usage-head", head)
    screen.print(Panel(table, title=title, title_align="left", border_style=QUIET))
