"""The sentences of the desk in the reader's language: English in templates and code, translations in `desk.po`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from babel.messages.extract import extract_python
from jinja2.ext import babel_extract

from vistoria.languages.catalogue import texts
from vistoria.languages.program import ASIDE, joint, said
from vistoria.languages.spaces import beside, woven
from vistoria.languages.spelling import respelt
from vistoria.languages.voice import Voice
from vistoria.law.citation import cited
from vistoria.model.clause import Regulation
from vistoria.model.errors import UserError
from vistoria.reports.speech import DEFAULT, Speech, languages, speech
from vistoria.reports.voices import homes, written_out

CONTEXT = "desk"
"""Before each text in a catalogue."""
HERE = Path(__file__).parent
MARKS = {"_": None, "Refused": None, "words": None}
"""Functions whose first argument is a text to translate."""
MOMENT = re.compile(r"\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00")
"""A time as records have it."""


class Refused(UserError):
    """What the desk does not do; the English text is a message of the catalogue, with its slots."""

    def __init__(self, text: str, status: int = 400, **slots: object) -> None:
        super().__init__(text.format(**slots))
        self.text, self.status, self.slots = text, status, slots


@dataclass(frozen=True)
class Words:
    """The words of one language."""

    language: str
    country: str = ""
    """The reader's language with her country, such as `pt-PT`, which may spell it otherwise."""

    def __call__(self, text: str, **slots: object) -> str:
        """A text of the desk; in English where it is not translated."""
        there = self._spelt(texts(self.language).get((CONTEXT, text), text))
        return woven(there, {name: self.speech.written(each) for name, each in slots.items()})

    @property
    def speech(self) -> Speech:
        """The messages of the report."""
        return speech(self.language, self.country or None)

    def speech_of(self, law: Regulation) -> Speech:
        """The same in a law's own words."""
        return speech(self.language, self.country or None, laws=homes([law])).of(law.id)

    def law(self, law: Regulation, text: str) -> str:
        """A text of a law's files, in English where it is not translated."""
        return Voice(self.language).law(law.home, law.id, text) or text

    def title(self, law: Regulation, title: str) -> str:
        """The title of a clause."""
        return Voice(self.language).title(law.home, law.id, title) or title

    def cited(self, law: Regulation, clause: str, *, whole: bool = False) -> str:
        """A clause as lawyers cite it, `whole` with its law."""
        return self._spelt(cited(law, clause, self.language, whole=whole))

    def day(self, day: object) -> str:
        """A date, or a time with its zone, written out."""
        return self._spelt(written_out(str(day), self.language))

    def found(self, text: str, law: Regulation) -> str:
        """What was expected or observed, in a law's own words."""
        voice = Voice(self.language)
        return self._spelt(voice.in_law(law.home, law.id, voice.sentences(text)) or text)

    def program(self, text: str) -> str:
        """What a command says, such as the answers of `verify`."""
        there = self._spelt(said(text, self.language) or text)
        return MOMENT.sub(lambda found: self.day(found[0]), there)

    def joint(self, english: str) -> str:
        """What stands between two texts, such as a colon."""
        return joint(english, self.language)

    @property
    def gap(self) -> str:
        """What stands between two sentences: a space, and in Chinese nothing."""
        return self.joint(". ").lstrip(".。")

    def line(self, what: str, said: str) -> str:
        """What is said of something, behind a colon."""
        return f"{what}{self.joint(': ')}{said}"

    def aside(self, text: object) -> str:
        """A text in brackets behind others."""
        words = self.joint(ASIDE).format(aside=self.speech.written(text) if isinstance(text, int) else text)
        return beside("—", words).removeprefix("—")

    def error(self, error: Exception) -> str:
        """What is wrong, and what to do."""
        if isinstance(error, Refused):
            return self(error.text, **error.slots)
        return "; ".join(map(self.program, (str(error), *getattr(error, "__notes__", ()))))

    def _spelt(self, text: str) -> str:
        return respelt(text, self.language, self.country)


def words_for(accepted: str, *chosen: str) -> Words:
    """The words of the first language that is held: of those that were chosen, and then of those a browser accepts."""
    asked = [each.partition(";")[0].strip() for each in accepted.split(",")]
    wanted = (*chosen, *map(_language, asked))
    language = next((each for each in wanted if each in languages()), DEFAULT)
    return Words(language, next((each for each in asked if _language(each) == language), ""))


def _language(tag: str) -> str:
    return tag.partition("-")[0].lower()


@lru_cache(maxsize=1)
def wanted() -> tuple[str, ...]:
    """Every English text of the templates and of the code, in the order of the files."""
    return tuple(dict.fromkeys(_texts()))


def _texts() -> Iterator[str]:
    for path in sorted((HERE / "templates").glob("*.jinja")):
        with path.open("rb") as file:
            yield from _first(babel_extract(file, tuple(MARKS), (), {}))
    for path in sorted(HERE.glob("*.py")):
        with path.open("rb") as file:
            yield from _first(extract_python(file, MARKS, (), {}))


def _first(found: Iterable[tuple[object, ...]]) -> Iterator[str]:
    for _, _, text, *_ in found:
        first = text[0] if isinstance(text, tuple | list) else text
        if isinstance(first, str):
            yield first
