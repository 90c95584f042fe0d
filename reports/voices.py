"""What a law and its scenarios say, what was expected and observed, and moments, in every language of the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, date, datetime
from functools import lru_cache

from babel.dates import format_date, format_datetime
from markupsafe import Markup

from vistoria.languages.spelling import as_before, respelt
from vistoria.languages.voice import Voice
from vistoria.law.citation import cited, law_cited
from vistoria.model.clause import Regulation
from vistoria.model.visible import visible

from .speech import DEFAULT, Speech, languages, speech

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


Said = Callable[[Voice], str | None]


def _home(laws: Mapping[str, Regulation], law: str) -> str:
    """The folder of a law; empty where it is not held."""
    return laws[law].home if law in laws else ""


def _cited(laws: Mapping[str, Regulation], clause: str, language: str, *, whole: bool) -> str:
    """A clause as lawyers cite it, `whole` with its law; its id where the law is not held."""
    law = laws.get(clause.partition("/")[0])
    if law is None:
        return clause
    return cited(law, clause, language, whole=whole)


def spelling(regulations: Iterable[Regulation], language: str) -> str | None:
    """The tag of the country that spells a language as all these laws do; None where they do not agree, or say none."""
    tags = {law.spelling.get(language) for law in regulations}
    return next(iter(tags)) if len(tags) == 1 else None


class Translation:
    """The same in one language, as a country spells it, as text; `said` are the texts that are not in English."""

    def __init__(
        self, language: str, regulations: Mapping[str, Regulation], country: str | None = None
    ) -> None:
        self.voice = Voice(language)
        self.country = country
        self.laws = regulations
        self.said: dict[str, bool] = {}

    def law(self, text: str, law: str) -> str:
        """A text of a law's files."""
        return self._kept(text, self.voice.law(_home(self.laws, law), law, text))

    def title(self, title: str, law: str) -> str:
        """The title of a clause."""
        return self._kept(title.split(" · ")[0], self.voice.title(_home(self.laws, law), law, title))

    def cite(self, clause: str, *, whole: bool = False) -> str:
        """A clause as lawyers cite it."""
        return _cited(self.laws, clause, self.voice.language, whole=whole)

    def law_name(self, law: str) -> str:
        """The short name of a law."""
        of = self.laws[law]
        return law_cited(of, self.voice.language) if of.citation else self.law(of.instrument, law)

    def moment(self, text: str | None) -> str | None:
        """A date or time, written out."""
        return self._spelt(written_out(text, self.voice.language)) if text else text

    def found(self, text: str) -> str:
        """What was expected or observed."""
        return self._kept(text, self.voice.sentences(text))

    def step(self, text: str) -> str:
        """A step without its keyword."""
        return self._kept(text, self.voice.step(text))

    def _kept(self, english: str, said: str | None) -> str:
        if said is None or self.voice.language == DEFAULT:
            return said or english
        self.said[spelt := self._spelt(said)] = True
        return spelt

    def _spelt(self, text: str) -> str:
        return respelt(text, self.voice.language, self.country) if self.country else text


class Voices:
    """Collects the texts of a page that are no messages, each once; an element names its text by number.

    A text that a language does not have stands there in English, marked so.
    """

    def __init__(self, page: Speech, regulations: Mapping[str, Regulation]) -> None:
        self.page = page
        self.laws = regulations
        self.voices = [Voice(name) for name in languages()]
        self.here = languages().index(page.language)
        self.numbers: dict[tuple[str, str], int] = {}
        self.rows: list[list[str | None]] = []
        self.made: dict[tuple[tuple[str, str], str], Markup] = {}

    def law(self, text: str, law: str, tag: str = "span") -> Markup:
        """A text of a law's files."""
        return self._made((law, text), lambda voice: voice.law(_home(self.laws, law), law, text), tag)

    def title(self, title: str, law: str) -> Markup:
        """The title of a clause."""
        return self._made((law, title), lambda voice: voice.title(_home(self.laws, law), law, title))

    def cite(self, clause: str, *, whole: bool = False) -> Markup:
        """A clause as lawyers cite it, `whole` with its law."""
        key = ("cite whole" if whole else "cite", clause)
        return self._made(key, lambda voice: _cited(self.laws, clause, voice.language, whole=whole))

    def law_name(self, law: str) -> Markup:
        """The short name of a law."""
        if not self.laws[law].citation:
            return self.law(self.laws[law].instrument, law)
        return self._made(("law name", law), lambda voice: law_cited(self.laws[law], voice.language))

    def moment(self, text: str) -> Markup:
        """A date or time, written out."""
        return self._made(("moment", text), lambda voice: written_out(text, voice.language))

    def found(self, text: str, tag: str = "span") -> Markup:
        """What was expected or observed."""
        return self._made(("", text), lambda voice: voice.sentences(text), tag)

    def step(self, text: str) -> Markup:
        """A step without its keyword."""
        return self._made(("step", text), lambda voice: voice.step(text))

    def head(self, text: str) -> Markup:
        """The head of a column of a step's table."""
        return self._made(("head", text), lambda voice: voice.head(text))

    def keyword(self, text: str) -> Markup:
        """A keyword of Gherkin."""
        return self._made(("keyword", text), lambda voice: voice.keyword(text), "i")

    def _made(self, key: tuple[str, str], say: Said, tag: str = "span") -> Markup:
        if (key, tag) not in self.made:
            if key not in self.numbers:
                self.numbers[key] = len(self.numbers)
                said = map(say, self.voices)
                self.rows.append([None if each is None else visible(each) for each in said])
            row, number = self.rows[self.numbers[key]], self.numbers[key] + len(self.page.messages)
            here, english = row[self.here], row[0]
            marked = "" if here is not None else " lang=en"
            self.made[key, tag] = Markup("<{0} data-t={1}{2}>{3}</{0}>").format(
                tag, number, marked, here if here is not None else english
            )
        return self.made[key, tag]

    @property
    def collected(self) -> Markup:
        """The texts by number, each in every language, as JSON."""
        held = json.dumps(self.rows, ensure_ascii=False, separators=(",", ":"))
        return Markup(held.replace("<", "\\u003c"))
