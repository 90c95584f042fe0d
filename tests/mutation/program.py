"""The program: a command for the rules, a command for the code."""

from __future__ import annotations

import sys

import typer

from vistoria.cli.app import result_of

from . import code_command, rules_command

app = typer.Typer(
    name="python -m tests.mutation",
    help="Change the reference engine mechanically: some scenario must notice every change.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("rules", epilog=rules_command.EXAMPLES)(rules_command.rules)
app.command("code", epilog=code_command.EXAMPLES)(code_command.code)


def program() -> object:
    """Run a command and return its result."""
    return result_of(app, sys.argv[1:])
