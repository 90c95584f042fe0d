"""One language of a reader: what laws, scenarios and findings say, in its words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from gherkin.dialect import Dialect

from .catalogue import dialect, law_texts, law_words
from .program import joint
from .program import said as program_said
from .sentences import said, step_said
from .spelling import in_words
from .wording import ENGLISH, carried, wording

TABLE = "\n| "
"""Before each row of a step's table, where it stands in the text of the step."""


@dataclass(frozen=True)
class Voice:
    """A language. Every method returns None for what it cannot say, which then stands in English."""

    language: str

    def law(self, home: str, law: str, text: str) -> str | None:
        """A text of a law's files: a title, a question, a note; `home` is the folder of the law."""
        return text if self.language == ENGLISH else self._of(law_texts(home, law, self.language), text)

    def _of(self, held: Mapping[str, str], text: str) -> str | None:
        """A text, or several one after another, such as the notes on one clause."""
        if text in held:
            return held[text]
        for english, there in held.items():
            if text.startswith(f"{english} ") and (rest := self._of(held, text[len(english) + 1 :])):
                return f"{there}{wording(self.language).space}{rest}"
        return None

    def title(self, home: str, law: str, title: str) -> str | None:
        """The title of a clause; of an article it stands there in each language of the law, the first in English."""
        return title.split(" · ")[0] if self.language == ENGLISH else self.law(home, law, title)

    def in_law(self, home: str, law: str, said: str | None) -> str | None:
        """What is said of any law, in the words of this one where it has its own."""
        return said and in_words(said, law_words(home, law, self.language))

    def sentences(self, text: str) -> str | None:
        """What was expected or observed, also after where that was; or what stopped it, in words of the program."""
        if found := said(text, self.language) or program_said(text, self.language):
            return found
        head, colon, rest = text.partition(": ")
        there = said(rest, self.language) if colon else None
        return there and f"{head}{joint(colon, self.language)}{there}"

    def step(self, text: str) -> str | None:
        """A step without its keyword, with its table if that stands in the text."""
        sentence, *rows = text.split(TABLE)
        first = step_said(sentence, self.language)
        if first is None or not rows:
            return first
        heads = " | ".join(self.head(each.strip()) for each in rows[0].strip(" |").split("|"))
        return TABLE.join([first, f"{heads} |", *rows[1:]])

    def head(self, text: str) -> str:
        """The head of a column; as it is where it is not known."""
        return carried("head", text, wording(ENGLISH), wording(self.language)) or text

    def keyword(self, keyword: str) -> str:
        """`Given`, `When` … in this language, as Gherkin has it."""
        return _keywords(self.language).get(keyword, keyword)


@lru_cache
def _keywords(language: str) -> dict[str, str]:
    here = Dialect.for_name("en")
    there = Dialect.for_name(dialect(language))
    if there is None:
        return {}
    names = ("given_keywords", "when_keywords", "then_keywords", "and_keywords", "but_keywords")
    return {
        english.strip(): getattr(there, name)[1].strip()
        for name in names
        for english in getattr(here, name)[1:]
    }
