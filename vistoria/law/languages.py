"""Whether the languages that a regulation declares are languages, and those of its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from babel import Locale, UnknownLocaleError

if TYPE_CHECKING:
    from .regulation import RegulationText

MARK = re.compile(r"[A-Z]{2,3}\*?")
"""How a feature marks a language; with a star it is a working translation."""


def language_faults(data: RegulationText, line: int) -> Iterator[tuple[int, str, str]]:
    """Marks and tags that are none, official languages without a text; each with the line of `[languages]`."""
    held = {e.language for e in data.editions if e.role == "quoted"}
    for mark, tag in data.languages.items():
        if not MARK.fullmatch(mark):
            yield (
                line,
                f"{mark!r} is no mark of a language",
                "write two or three capitals, such as PT, ZH or ZH*",
            )
        if not is_tag(tag):
            yield line, f"{tag!r} is no language tag", "write a BCP 47 tag, such as pt or zh-Hant-MO"
        if mark not in held and not mark.endswith("*"):
            yield line, f"no text in {mark} is held", f"add the edition, or mark a translation {mark}*"
        if mark in held and mark.endswith("*"):
            yield line, f"the edition in {mark} is marked as a working translation", "leave out the star"
    official = [mark for mark in data.languages if not mark.endswith("*")]
    if list(data.languages)[: len(official)] != official or not official:
        yield (
            line,
            "a working translation stands before the text that it translates",
            "list official ones first",
        )


def is_tag(tag: str) -> bool:
    """Whether it is a BCP 47 tag. Those of which CLDR has a locale need not be looked up in the registry, whose
    package takes a tenth of a second to load."""
    try:
        Locale.parse(tag, sep="-")
    except (ValueError, UnknownLocaleError):
        import langcodes

        return langcodes.tag_is_valid(tag)
    return True
