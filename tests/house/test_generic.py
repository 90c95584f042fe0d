"""No generic code names a regulation, nor an article of one: what differs between them is data."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from house_tree import ROOT, toml, tracked

from vistoria.law.catalogue import installed

MAY_NAME = ("vistoria/start/templates/",)
"""Adapters to begin with may name regulations."""
DATA_THAT_NAMES = ("vistoria/protocol/coverage.toml", "vistoria/bundle/released.toml")
GENERIC = ("vistoria/", "steps/", "reports/")


@cache
def names() -> re.Pattern[str]:
    """Ids of the installed regulations in both spellings, and the numbers of their instruments."""
    regulations = [toml(folder / "regulation.toml") for folder in installed().values()]
    words = [r["id"] for r in regulations] + [r["id"].replace("-", "_") for r in regulations]
    words += [number for r in regulations for number in re.findall(r"\d+/\d+\b(?:/[A-Z])?", r["instrument"])]
    return re.compile("|".join([*map(re.escape, words), r"\b[Aa]rtigo \d"]))


def examples(text: str) -> Iterator[tuple[int, int]]:
    """First and last line of what only shows a reader an example: docstrings, and help that says so."""
    for node in ast.walk(ast.parse(text)):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        of_help = (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "examples"
        )
        if docstring or of_help or (is_text and re.match(r"\s*Examples?:", str(node.value))):
            yield node.lineno, node.end_lineno or node.lineno


def named(name: str, text: str) -> list[str]:
    """Places of a file that name a regulation."""
    pattern = names()
    naming = {
        number: line.strip() for number, line in enumerate(text.splitlines(), 1) if pattern.search(line)
    }
    of_code = naming and name.endswith(".py")
    shown = {n for a, b in examples(text) for n in range(a, b + 1)} if of_code else set()
    return [f"{name}:{number}: {line}" for number, line in naming.items() if number not in shown]


def test_no_generic_file_names_a_regulation() -> None:
    files = [
        name
        for name in tracked()
        if name.startswith(GENERIC)
        and not name.startswith(MAY_NAME)
        and name not in DATA_THAT_NAMES
        and not name.endswith(".otf")
        and not (ROOT / name).is_symlink()
    ]
    assert len(files) > 100
    assert [place for name in files for place in named(name, (ROOT / name).read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        "if regulation == 'mo-97-2010': return",
        "from .mo_97_2010 import RULES",
        "x = 1  # as 97/2010 has it",
        "CLAUSE = 'Artigo 10.º'",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert named("planted.py", f'"""Docstring."""\n{line}\n') != []


def test_an_example_in_a_docstring_is_no_name() -> None:
    assert named("shown.py", '"""Like `mo-97-2010/10.5`."""\nEPILOG = "Example: `mo-97-2010/10.5`"\n') == []
