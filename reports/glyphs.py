"""Characters of the PDF's fonts, and replacement of the others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from vistoria.model.errors import ExitCode, UserError
from vistoria.model.visible import visible

FONTS = Path(__file__).parent / "fonts"


class GlyphMissing(UserError, ValueError):
    """The law's files or the messages contain a character that the fonts do not have."""

    exit_code = ExitCode.OUR_FAULT

    def __init__(self, character: str, place: str) -> None:
        name = unicodedata.name(character, "unnamed")
        super().__init__(
            f"the fonts of the PDF lack U+{ord(character):04X} {character} ({name}), at {place}; "
            "make them again with `python -m tools.fonts` (CONTRIBUTING.md)"
        )
        self.character = character
        self.place = place


@lru_cache(maxsize=1)
def coverage() -> frozenset[str]:
    """The characters in both font weights, and white space."""
    from fontTools.ttLib import TTFont  # in the extra `pdf`, which the other reports do not need

    faces = [set(TTFont(FONTS / name).getBestCmap()) for name in ("regular.otf", "bold.otf")]
    return frozenset(map(chr, faces[0] & faces[1])) | frozenset("\n\t")


@lru_cache(maxsize=1)
def regular() -> frozenset[str]:
    """The characters in the regular weight, which has more letters for names of people and places."""
    from fontTools.ttLib import TTFont

    return frozenset(map(chr, TTFont(FONTS / "regular.otf").getBestCmap())) | frozenset("\n\t")


def demand(value: object, has: frozenset[str], where: str) -> None:
    """Raise GlyphMissing for the first character in `value` that is not in `has`."""
    for place, text in _strings(msgspec.to_builtins(value), where):
        if not has.issuperset(text):
            raise GlyphMissing(next(character for character in text if character not in has), place)


def printable(value: object, has: frozenset[str]) -> object:
    """The same JSON with every missing or invisible character replaced by a code such as `‹U+202E›`."""
    if isinstance(value, str):
        if has.issuperset(value) and visible(value) == value:
            return value
        return "".join(c if c in has and visible(c) == c else f"‹U+{ord(c):04X}›" for c in value)
    if isinstance(value, dict):
        return {printable(key, has): printable(item, has) for key, item in value.items()}
    if isinstance(value, list):
        return [printable(item, has) for item in value]
    return value


def _strings(value: object, where: str) -> Iterator[tuple[str, str]]:
    """Every string in a JSON value with its path."""
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(item, f"{where}/{key}")
    elif isinstance(value, list | tuple):
        for item in value:
            name = item.get("id") if isinstance(item, dict) else None
            yield from _strings(item, f"{where}/{name}" if name else where)
