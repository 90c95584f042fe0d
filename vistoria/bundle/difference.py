"""What of a bundle is held against another."""

from __future__ import annotations

from pathlib import Path

from vistoria.verdict.difference import Compared

from .store import concluded, read_facts, read_regulations


def compared(folder: Path) -> Compared:
    """What of a bundle is compared: its own features, and the results that follow; raise NoBundle."""
    regulations = read_regulations(folder, read_facts(folder).request.regulations)
    return Compared(concluded(folder, regulations), regulations)
