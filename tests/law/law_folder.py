"""A regulation's folder that tests spoil in one place and check."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vistoria.law import Finding, findings


@dataclass(frozen=True)
class Folder:
    """A regulation's folder that tests edit."""

    path: Path

    def edit(self, file: str, old: str, new: str) -> None:
        """Replace a text that must stand exactly once."""
        text = (self.path / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        (self.path / file).write_text(text.replace(old, new), encoding="utf-8")

    def line(self, file: str, needle: str) -> int:
        """The first line that contains the needle."""
        lines = (self.path / file).read_text(encoding="utf-8").split("\n")
        return next(n for n, line in enumerate(lines, 1) if needle in line)

    @property
    def findings(self) -> list[Finding]:
        """All findings of the folder as it is now."""
        return findings(self.path)
