"""Loads the step vocabulary of the harness, with the padding, outside a run."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

from vistoria import steps

EXTRA = str(Path(__file__).parent / "extra_steps")


def add_padding() -> None:
    """Add the padding as a module of the vocabulary."""
    if EXTRA not in steps.__path__:
        steps.__path__.append(EXTRA)


def load_vocabulary() -> None:
    """Import every module of the vocabulary, which registers its steps."""
    add_padding()
    for module in pkgutil.iter_modules(steps.__path__):
        importlib.import_module(f"{steps.__name__}.{module.name}")
