"""The `vistoria` program: its commands, listed without importing them, and its exit codes for errors."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vistoria import __version__

from . import run_to_end
from .reader import add_option, asks, texts

if TYPE_CHECKING:
    from .helping import Help as HelpFormatter


@dataclass(frozen=True)
class CommandEntry:
    """A command: its name, its module in this folder, and the first line of its help."""

    name: str
    module: str
    summary: str


@cache
def commands_here() -> tuple[CommandEntry, ...]:
    """Every function of this folder that is decorated with `@app.command(NAME, …)`; read once in a process."""
    return tuple(_commands())


def _commands() -> Iterator[CommandEntry]:
    for path in sorted(Path(__file__).parent.glob("*.py")):
        for node in ast.parse(path.read_bytes()).body:
            if not isinstance(node, ast.FunctionDef):
                continue
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "app.command":
                    name, text = ast.literal_eval(call.args[0]), ast.get_docstring(node) or ""
                    yield CommandEntry(name, path.stem, text.partition("\n")[0])


EPILOG = (
    "Exit codes: 0 all conform · 1 some do not conform · 2 not determined, or interrupted · 3 not determined "
    "because of the engine · 4 usage error · 5 internal error · 6 known failures only · 7 the list of known failures "
    "is not exact"
)

app = typer.Typer(
    name="vistoria",
    help="Test casino-poker software for compliance with the regulation that licenses it, clause by clause.",
    epilog=EPILOG,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # the libraries for coloured help are slow to import
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)


EXAMPLES = texts("Examples:")


def examples(*commands: str, more: str = "") -> str:
    """The end of a command's help: examples, and a sentence."""
    lines = ["\b", *EXAMPLES, *(f"  {command}" for command in commands)]
    return "\n".join(lines) + (f"\n\n{more}" if more else "")


class Spoken(typer.Context):
    """A command that is read; its help is written in the reader's language."""

    def make_formatter(self) -> HelpFormatter:
        """What writes the help."""
        from .helping import Help  # not at the top: few ask for help

        return Help()


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"vistoria {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Test casino-poker software for compliance with the regulation that licenses it."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command of `vistoria` and end with its exit code."""
    run_to_end(lambda: invoked(arguments))


def invoked(arguments: list[str] | None = None) -> object:
    """Run a command of `vistoria` and return its result."""
    given = sys.argv[1:] if arguments is None else arguments
    asks(given)
    register(next((each for each in given if not each.startswith("-")), None))
    return result_of(app, given)


def register(wanted: str | None) -> None:
    """Import the module of the wanted command; of the others only name and help are read."""
    commands = {each.name: each for each in commands_here()}
    if wanted in commands:
        importlib.import_module(f"{__package__}.{commands[wanted].module}")  # it registers itself on `app`
    for name in commands.keys() - {command.name for command in app.registered_commands}:
        app.command(name)(lambda: None)
    app.registered_commands.sort(key=lambda command: command.name or "")
    for command in app.registered_commands:
        command.short_help = commands[str(command.name)].summary


def result_of(program: typer.Typer, arguments: list[str]) -> object:
    """Run a command and return its result; not through Click's `main`, which has exit codes of its own."""
    command = typer.main.get_command(program)
    for each in (command, *getattr(command, "commands", {}).values()):
        each.context_class = Spoken
        add_option(each)
    try:
        with command.make_context(program.info.name, arguments) as context:
            return command.invoke(context)
    except typer.Exit as end:
        return end.exit_code


__all__ = ["app", "examples", "invoked", "main", "register", "result_of"]
