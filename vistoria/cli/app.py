"""The `vistoria` program: its commands, and how it ends when something is wrong."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from pathlib import Path
from typing import Annotated

import typer

from vistoria import __version__
from vistoria.verdict.regulation import ExitCode

from .mistake import Mistake, known_mistake
from .terminal import errors

EPILOG = (
    "Exit codes: 0 all conform · 1 some do not conform · 2 not determined, or interrupted · 3 not determined "
    "because of the engine · 4 usage · 5 a fault of vistoria"
)

app = typer.Typer(
    name="vistoria",
    help="Holds casino-poker software against the regulation that licenses it, clause by clause.",
    epilog=EPILOG,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


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
    """Hold casino-poker software against the regulation that licenses it."""


def register() -> None:
    """Import every module of this folder; commands register themselves on `app`."""
    folder = str(Path(__file__).parent)
    for module in sorted(found.name for found in pkgutil.iter_modules([folder])):
        importlib.import_module(f"{__package__}.{module}")


def main(arguments: list[str] | None = None) -> None:
    """Run a command of `vistoria` and end with its exit code."""
    register()
    sys.exit(ended(app, arguments))


def ended(program: typer.Typer, arguments: list[str] | None = None) -> int:
    """Run a command; a user's mistake is one clear line and exit code 4, never a traceback."""
    try:
        code = _came_of(program, arguments)
    except Mistake as mistake:
        errors.print(f"[bold red]vistoria:[/] {mistake.markup}", soft_wrap=True)
        return int(mistake.code)
    except Exception as error:
        mistake_seen = known_mistake(error)
        if mistake_seen is None:
            raise
        errors.print(f"[bold red]vistoria:[/] {mistake_seen.markup}", soft_wrap=True)
        return int(mistake_seen.code)
    return code if isinstance(code, int) else int(ExitCode.CONFORMS)


def _came_of(program: typer.Typer, arguments: list[str] | None) -> object:
    """What a command returns. Not by `main`, which would make an exit code of its own of Ctrl-C."""
    command = typer.main.get_command(program)
    try:
        with command.make_context(
            program.info.name, sys.argv[1:] if arguments is None else arguments
        ) as context:
            return command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    except BrokenPipeError:  # who reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


__all__ = ["app", "ended", "main"]
