"""Discovers bundled engines: the modules in this folder that assign `ENGINES`."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class BundledEngine:
    """An engine that can be started by name.

    `target` is `module:attribute` of its adapter, loaded only when it is needed; `options` go to the
    adapter; `needs` is the extra to install, named after the module it provides, or empty.
    """

    name: str
    target: str
    options: dict[str, str] = field(default_factory=dict)
    summary: str = ""
    needs: str = ""


class TwoEnginesOfOneName(Exception):
    """Two modules of this folder define an engine with the same name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"two bundled engines are called {name!r}: rename one in vistoria/engines")
        self.name = name


@cache
def bundled_engines() -> dict[str, BundledEngine]:
    """Every bundled engine by name, in alphabetical order; raise TwoEnginesOfOneName on a clash."""
    found: dict[str, BundledEngine] = {}
    for module in _modules_with_engines(Path(__file__).parent):
        for engine in importlib.import_module(f"{__package__}.{module}").ENGINES:
            if engine.name in found:
                raise TwoEnginesOfOneName(engine.name)
            found[engine.name] = engine
    return dict(sorted(found.items()))


def _modules_with_engines(folder: Path) -> Iterator[str]:
    """Modules that assign ENGINES; the others are not imported, because their product may not be installed."""
    for module in pkgutil.iter_modules([str(folder)]):
        source = folder / f"{module.name}.py"
        if source.is_file() and _assigns_engines(ast.parse(source.read_bytes())):
            yield module.name


def _assigns_engines(tree: ast.Module) -> bool:
    targets = [
        target
        for statement in tree.body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for target in (statement.targets if isinstance(statement, ast.Assign) else [statement.target])
    ]
    return any(isinstance(target, ast.Name) and target.id == "ENGINES" for target in targets)
