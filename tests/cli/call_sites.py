"""Every call that a module of the command line makes to something that it imports."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import vistoria.cli

FOLDER = Path(vistoria.cli.__file__).parent
PACKAGE = "vistoria.cli"


@dataclass(frozen=True)
class Site:
    """A call in a command's module: of an imported name, or of a method of an imported object."""

    command: str
    source: str
    name: str
    original: str
    """The name where it comes from."""
    method: str | None
    at_the_top: bool
    """Whether the module imports it when it is imported itself, and so holds the name."""

    def __str__(self) -> str:
        return f"{self.command}: {self.name}{f'.{self.method}' if self.method else ''}"

    @property
    def target(self) -> tuple[Any, str]:
        """What to replace: an object and the name of its attribute."""
        holder = importlib.import_module(f"{PACKAGE}.{self.command}" if self.at_the_top else self.source)
        name = self.name if self.at_the_top else self.original
        return (held(holder, name), self.method) if self.method else (holder, name)


def sites(command: str) -> list[Site]:
    """The sites of a command's module, each once; no constructors of exceptions."""
    tree = ast.parse((FOLDER / f"{command}.py").read_bytes())
    top = dict(_imports(tree.body))
    found: dict[Site, None] = {}
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        inside = dict(_imports([node for each in function.body for node in ast.walk(each)]))
        for call in (node for each in function.body for node in ast.walk(each) if isinstance(node, ast.Call)):
            match call.func:
                case ast.Name(name):
                    method = None
                case ast.Attribute(ast.Name(name), method):
                    pass
                case _:
                    continue
            if name in inside or name in top:
                source, original = inside.get(name) or top[name]
                found[Site(command, source, name, original, method, name not in inside)] = None
    return [site for site in found if not _is_exception(site)]


def held(holder: Any, name: str) -> Any:
    """What a module holds, or the module of this name in a package."""
    return getattr(holder, name, None) or importlib.import_module(f"{holder.__name__}.{name}")


def _imports(nodes: list[Any]) -> Iterator[tuple[str, tuple[str, str]]]:
    """Names of ours, with the module that each comes from and its name there."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.level or str(node.module).startswith("vistoria")):
            source = f"{PACKAGE}.{node.module}" if node.level else str(node.module)
            yield from ((alias.asname or alias.name, (source, alias.name)) for alias in node.names)


def _is_exception(site: Site) -> bool:
    kind = getattr(importlib.import_module(site.source), site.original, None)
    return isinstance(kind, type) and issubclass(kind, BaseException)
