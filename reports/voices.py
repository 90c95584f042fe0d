"""What a law and its scenarios say, and what was expected and observed, in every language of the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from markupsafe import Markup, escape

from vistoria.languages.voice import Voice
from vistoria.model.clause import Regulation
from vistoria.model.visible import visible

from .speech import Speech, languages

Said = Callable[[Voice], str | None]


class Voices:
    """Collects the texts of a page that are no messages, each once; an element names its text by number.

    A text that a language does not have stands there in English, marked so.
    """

    def __init__(self, page: Speech, regulations: Mapping[str, Regulation]) -> None:
        self.page = page
        self.homes = {name: law.home for name, law in regulations.items()}
        self.voices = [Voice(name) for name in languages()]
        self.here = languages().index(page.language)
        self.numbers: dict[tuple[str, str], int] = {}
        self.rows: list[list[str | None]] = []

    def law(self, text: str, law: str, tag: str = "span") -> Markup:
        """A text of a law's files."""
        return self._made((law, text), lambda voice: voice.law(self.homes.get(law, ""), law, text), tag)

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
        if key not in self.numbers:
            self.numbers[key] = len(self.numbers) + len(self.page.messages)
            self.rows.append(
                [None if (said := say(voice)) is None else visible(said) for voice in self.voices]
            )
        number = self.numbers[key]
        here = self.rows[number - len(self.page.messages)][self.here]
        marked = " lang=en" if here is None else ""
        return (
            Markup(f"<{tag} data-t={number}{marked}>") + escape(here or visible(key[1])) + Markup(f"</{tag}>")
        )

    @property
    def collected(self) -> Markup:
        """The texts by number, each in every language, as JSON."""
        held = json.dumps(self.rows, ensure_ascii=False, separators=(",", ":"))
        return Markup(held.replace("<", "\\u003c"))
