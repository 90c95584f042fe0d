"""The laws as a run keeps them, read once for each state of its folder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from vistoria.bundle.layout import FEATURES
from vistoria.bundle.store import read_regulations
from vistoria.model.clause import Regulation


@lru_cache(maxsize=8)
def _laws(folder: Path, names: tuple[str, ...], changed: int) -> dict[str, Regulation]:
    return read_regulations(folder, names)


def laws_of(folder: Path, names: Sequence[str]) -> dict[str, Regulation]:
    """The laws as a run keeps them; raise NoBundle."""
    return _laws(folder, tuple(names), (folder / FEATURES).stat().st_mtime_ns)
