"""A language in which a law is quoted."""

from __future__ import annotations

from dataclasses import dataclass

UNSPACED = frozenset({"zh", "ja", "th", "lo", "km", "my", "bo"})
"""Primary subtags of languages that are written without spaces between words."""


@dataclass(frozen=True)
class Language:
    """One language of a regulation, as its `regulation.toml` declares it."""

    mark: str
    """How a feature marks a quote in it: `PT`, `ZH`; with a star, `ZH*`, a working translation."""
    tag: str
    """BCP 47 tag: `pt`, `zh-Hant-MO`."""

    @property
    def is_working(self) -> bool:
        """Whether it is a working translation, which is never law."""
        return self.mark.endswith("*")

    @property
    def space(self) -> str:
        """What stands between two words, and so between two lines of a quote."""
        return "" if self.tag.partition("-")[0] in UNSPACED else " "
