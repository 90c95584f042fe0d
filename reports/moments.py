"""Dates and times written out as each language writes them, by Unicode's CLDR; times with their zone."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache

from babel.dates import format_date, format_datetime

from vistoria.languages.spelling import as_before

from .speech import speech

NARROW = "\u202f"
"""A narrow space that CLDR sets before AM and PM, and few fonts have."""


def moment(text: str | None) -> datetime | None:
    """A date or time of a record, in UTC where it states no zone; None if it is missing or not ISO 8601."""
    try:
        stated = datetime.fromisoformat((text or "").replace(" UTC", "+00:00"))
    except ValueError:
        return None  # printed unchanged
    return stated if stated.tzinfo else stated.replace(tzinfo=UTC)


@lru_cache(maxsize=256)
def written_out(text: str, language: str) -> str:
    """A date or time of a record in a language; as it stands where it is none."""
    stated = moment(text)
    if stated is None:
        return text
    locale = speech(language).locale
    if _is_date(text):
        said = format_date(stated.date(), "long", locale)
    else:
        said = format_datetime(stated, "long", tzinfo=stated.tzinfo, locale=locale)
    return as_before(said, language).replace(NARROW, "\u00a0")


def _is_date(text: str) -> bool:
    try:
        return bool(date.fromisoformat(text))
    except ValueError:
        return False
