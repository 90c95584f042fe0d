"""How a language writes numbers and lists, and which plural a number takes: Unicode's CLDR, through Babel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal


@lru_cache(maxsize=4096)
def written(number: int, tag: str) -> str:
    """The number with its digits in groups."""
    return str(format_decimal(number, locale=_locale(tag)))


@lru_cache(maxsize=4096)
def plural(number: int, tag: str) -> str:
    """The category of the number, such as `one`, `many` or `other`."""
    return _locale(tag).plural_form(number)


@lru_cache(maxsize=256)
def separators(length: int, tag: str) -> tuple[str, ...]:
    """What stands behind each item of a list of that length."""
    return tuple(joined(["\0"] * length, tag).split("\0")[1:])


def joined(items: Sequence[str], tag: str) -> str:
    """The items as a list."""
    return str(format_list(items, locale=_locale(tag)))


@lru_cache(maxsize=16)
def _locale(tag: str) -> Locale:
    return Locale.parse(tag, sep="-")
