"""Two bundles compared."""

from __future__ import annotations

from pathlib import Path

from vistoria.verdict.difference import Change, Compared, difference

from .store import concluded, read_facts, read_regulations


def compare(before: Path, after: Path) -> list[Change]:
    """Every change from one bundle to another, in the order of the later one's law; raise NoBundle."""
    return difference(compared(before), compared(after))


def compared(folder: Path) -> Compared:
    """What of a bundle is compared: its own features, and the results that follow; raise NoBundle."""
    regulations = read_regulations(folder, read_facts(folder).regulations)
    return Compared(concluded(folder, regulations), regulations)
