"""The examples of each command's help can be typed: their options exist, and so do the clauses and scenarios named."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
import typer

from vistoria.cli.app import app, commands_here
from vistoria.cli.reader import add_option
from vistoria.law.catalogue import installed, load

LAWS = {name: load(folder) for name, folder in installed().items()}
KNOWN: dict[str, set[str]] = {
    "regulation": set(LAWS),
    "clause": {clause.id for law in LAWS.values() for clause in law.clauses},
    "scenario": {each for law in LAWS.values() for entry in law.scenarios for each in (entry.id, entry.name)},
}


def shown() -> Iterator[tuple[str, Any, str]]:
    """Each command, and each example of its help."""
    here = commands_here()
    for each in here:
        import_module(f"vistoria.cli.{each.module}")
    commands: Any = typer.main.get_command(app)
    for each in here:
        command = commands.commands[each.name]
        add_option(command)
        for line in (command.epilog or "").splitlines():
            if line.startswith("  vistoria "):
                yield each.name, command, line.strip()


@pytest.mark.parametrize(
    ("name", "command", "line"), [*shown()], ids=lambda each: each if isinstance(each, str) else ""
)
def test_an_example_of_the_help_is_a_command(name: str, command: Any, line: str) -> None:
    line = line.partition(" | ")[0].partition(" > ")[0]
    _, called, *arguments = shlex.split(line, comments=True)
    assert called == name
    with command.context_class(command, info_name=name) as context:
        given, _, _ = command.make_parser(context).parse_args(arguments)
    for option, known in KNOWN.items():
        named = given.get(option) or ()
        assert known.issuperset([named] if isinstance(named, str) else named)


def test_every_command_has_examples() -> None:
    assert {each.name for each in commands_here()} == {name for name, _, _ in shown()}
