"""What a law and its scenarios say, what was expected and observed, and moments, in every language of the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, date, datetime
from functools import lru_cache

from babel.dates import format_date, format_datetime
from markupsafe import Markup, escape

from vistoria.languages.program import ASIDE, joint
from vistoria.languages.spelling import as_before, respelt
from vistoria.languages.voice import Voice
from vistoria.law.citation import cited, law_cited
from vistoria.model.clause import Regulation
from vistoria.model.visible import visible

from .speech import DEFAULT, Law, Speech, languages, speech

FIGURE = re.compile(r"\d+|\b[2-9TJQKA][shdc]\b|#", re.ASCII)
"""What fills the form of a text, each in the place of a `#`."""
NARROW = "\u202f"
"""A narrow space that CLDR sets before AM and PM, and few fonts have."""
ZONE = re.compile(r" \[(\S+)\]")
"""A time zone as CLDR sets it in Chinese: between brackets that are not full-width."""


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
    said = ZONE.sub(lambda zone: joint(ASIDE, language).format(aside=zone[1]), said)
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


def homes(laws: Iterable[Regulation]) -> tuple[Law, ...]:
    """The folder and the id of each law."""
    return tuple((law.home, law.id) for law in laws)


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


def _way(voice: Voice, laws: Mapping[str, Regulation], law: str, text: str) -> str | None:
    return voice.law(_home(laws, law), law, text) or _said(voice, laws, "found", text, law)


class Translation:
    """The same in one language, as a country spells it, as text; `said` are the texts that are not in English."""

    def __init__(
        self,
        language: str,
        regulations: Mapping[str, Regulation],
        country: str | None = None,
        law_at_hand: str = "",
    ) -> None:
        self.voice = Voice(language)
        self.country = country
        self.laws = regulations
        self.at_hand = law_at_hand
        self.said: dict[str, bool] = {}

    def of(self, law: str) -> Translation:
        """The same, which says steps and what was found in a law's own words."""
        there = Translation(self.voice.language, self.laws, self.country, law)
        there.said = self.said
        return there

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
        return self._kept(text, _said(self.voice, self.laws, "found", text, self.at_hand))

    def way(self, text: str, law: str) -> str:
        """A way of play: a sentence of ours, or an option of a reading of the law."""
        return self._kept(text, _way(self.voice, self.laws, law, text))

    def step(self, text: str) -> str:
        """A step without its keyword."""
        return self._kept(text, _said(self.voice, self.laws, "step", text, self.at_hand))

    def _kept(self, english: str, said: str | None) -> str:
        if said is None or self.voice.language == DEFAULT:
            return said or english
        self.said[spelt := self._spelt(said)] = True
        return spelt

    def _spelt(self, text: str) -> str:
        return respelt(text, self.voice.language, self.country) if self.country else text


SAYS: Mapping[str, Callable[[Voice, str], str | None]] = {
    "found": Voice.sentences,
    "step": Voice.step,
    "head": Voice.head,
    "keyword": Voice.keyword,
}
"""What of a run has a text that is no law's: how a voice says it."""


def _said(voice: Voice, laws: Mapping[str, Regulation], kind: str, text: str, law: str) -> str | None:
    return voice.in_law(_home(laws, law), law, SAYS[kind](voice, text))


class Voices:
    """Collects the texts of a page that are no messages, each once; an element names its text by number.

    A text that a language does not have stands there in English, marked so. Of a page of one language those are
    collected that only its script names.
    """

    def __init__(self, page: Speech, regulations: Mapping[str, Regulation]) -> None:
        self.page = page
        self.laws = regulations
        self.voices = [Voice(name) for name in ((page.language,) if page.alone else languages())]
        self.here = [each.language for each in self.voices].index(page.language)
        self.numbers: dict[tuple[str, str], int] = {}
        self.rows: list[list[str | None]] = []
        self.made: dict[tuple[tuple[str, str], str], Markup] = {}
        self.of_law: dict[tuple[str, str, str], tuple[tuple[str, str], Said]] = {}

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

    def found(self, text: str, law: str = "", tag: str = "span") -> Markup:
        """What was expected or observed, in a law's own words."""
        return self.says("found", text, law, tag)

    def way(self, text: str, law: str) -> Markup:
        """A way of play: a sentence of ours, or an option of a reading of the law."""
        return self._made((f"way {law}", text), lambda voice: _way(voice, self.laws, law, text))

    def says(self, kind: str, text: str, law: str = "", tag: str = "span") -> Markup:
        """A text of a kind in SAYS: of a step, its keyword, the head of a column in its table."""
        key, say = self._of_law(kind, text, law)
        return self._made(key, say, tag)

    def number(self, kind: str, text: str, law: str = "") -> int:
        """The number by which the script of the page names such a text."""
        return self._number(*self._of_law(kind, text, law))

    def _of_law(self, kind: str, text: str, law: str) -> tuple[tuple[str, str], Said]:
        """The key of a text, and how it is said; laws that have no words of their own share both."""
        if (kind, text, law) not in self.of_law:
            own = any(
                _said(each, self.laws, kind, text, law) != SAYS[kind](each, text) for each in self.voices
            )
            of = law if own else ""
            said = (f"{kind} {of}", text), lambda voice: _said(voice, self.laws, kind, text, of)
            self.of_law[kind, text, law] = said
        return self.of_law[kind, text, law]

    def _number(self, key: tuple[str, str], say: Said) -> int:
        if key not in self.numbers:
            self.numbers[key] = len(self.rows) + len(self.page.messages)
            self.rows.append(self._row(say))
        return self.numbers[key]

    def _row(self, say: Said) -> list[str | None]:
        """The text in each language of the page, and in English at the end if the page's only one does not have it."""
        said = [say(voice) for voice in self.voices]
        said += [say(Voice(DEFAULT))] if said == [None] else []
        return [None if each is None else visible(each) for each in said]

    def _made(self, key: tuple[str, str], say: Said, tag: str = "span") -> Markup:
        if (key, tag) not in self.made:
            self.made[key, tag] = self._element(key, say, tag)
        return self.made[key, tag]

    def _element(self, key: tuple[str, str], say: Said, tag: str) -> Markup:
        number = None if self.page.alone else self._number(key, say)
        row = self._row(say) if number is None else self.rows[number - len(self.page.messages)]
        named = "" if number is None else f" data-t={number}"
        named += "" if row[self.here] is not None else " lang=en"
        text = next(each for each in (row[self.here], row[0], row[-1]) if each is not None)
        if tag == "span" and not named:
            return escape(text)
        return Markup(f"<{tag}{named}>{escape(text)}</{tag}>")

    @property
    def collected(self) -> Markup:
        """The texts by number, in each language of the page, as JSON.

        Texts that differ in figures and cards alone share a form; a text is the number of its form, then what fills it,
        for every language or, if they differ there, for each.
        """
        forms, texts = dict[tuple[str | None, ...], int](), list[str | list[str]]()
        for row in self.rows:
            form = tuple(each and FIGURE.sub("#", each) for each in row)
            fillings = [" ".join(FIGURE.findall(each or row[0] or "")) for each in row]
            first = f"{forms.setdefault(form, len(forms))} {fillings[0]}".rstrip()
            texts.append(first if len(set(fillings)) == 1 else [first, *fillings[1:]])
        held = json.dumps({"forms": [*forms], "texts": texts}, ensure_ascii=False, separators=(",", ":"))
        return Markup(held.replace("<", "\\u003c"))
