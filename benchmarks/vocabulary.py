"""Loads the step vocabulary of the harness, with the padding, outside a run."""

from __future__ import annotations

from pathlib import Path

from vistoria import steps
from vistoria.model.game import load_package, load_parts

EXTRA = str(Path(__file__).parent / "extra_steps")


def add_padding() -> None:
    """Add the padding as a module of the vocabulary."""
    if EXTRA not in steps.__path__:
        steps.__path__.append(EXTRA)


def load_vocabulary() -> None:
    """Import every module of the vocabulary and of the installed games, which registers their steps."""
    add_padding()
    load_package(steps.__name__)
    load_parts("steps")
