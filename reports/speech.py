"""What a report says in its reader's language: messages out of catalogues, one file a language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from markupsafe import Markup, escape

from vistoria.model.errors import UserError

from .visible import visible

FOLDER = Path(__file__).parent / "messages"
DEFAULT = "en"
UNENDED = frozenset({"dt"})
"""Elements that end where the next begins, so that a page need not say it thousands of times."""
_SLOT = re.compile(r"\{([a-z-]+)\}")
_PLAIN = re.compile(r"[a-zA-Z0-9.-]+")


class LanguageNotHeld(UserError, LookupError):
    """A report was asked for in a language that has no catalogue."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no messages in {language!r}; a report can be had in {', '.join(languages())}")
        self.language = language


class SlotsDoNotFit(ValueError):
    """A message was filled with other names than it has."""

    def __init__(self, key: str, wanted: set[str], given: set[str]) -> None:
        super().__init__(f"message {key} is filled with {sorted(given)} and has {sorted(wanted)}")
        self.key = key


@dataclass(frozen=True)
class Speech:
    """The messages of one language by key, such as `outcome.passed`."""

    language: str
    messages: Mapping[str, str]

    @property
    def tag(self) -> str:
        """The language as HTML names it."""
        return self.messages["language.tag"]

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """A number for each key, the same in every language: shorter in a page than the key."""
        return {key: n for n, key in enumerate(sorted(self.messages))}

    def text(self, key: str, **slots: object) -> str:
        """The message as plain text; raise KeyError for no such message, SlotsDoNotFit."""
        message = self._message(key, set(slots))
        return _SLOT.sub(lambda found: str(slots[found[1]]), message)

    def html(self, key: str, *, tag: str = "span", cls: str = "", **slots: object) -> Markup:
        """The message as an element with its key's number, and around each slot one that names the slot.

        A page can so put another language's message in its place and keep what stands in the slots.
        """
        message = self._message(key, set(slots))
        inside = Markup("")
        for i, part in enumerate(_SLOT.split(message)):
            inside += _slot(part, slots[part]) if i % 2 else escape(part)
        named = f" class={_plain(cls)}" if cls else ""
        end = "" if tag in UNENDED else f"</{tag}>"
        return Markup(f"<{tag} data-t={self.numbers[key]}{named}>{inside}{end}")

    def attribute(self, name: str, key: str) -> Markup:
        """A message without slots as an attribute, beside one with its key's number."""
        return Markup('{0}="{1}" data-t-{0}={2}').format(name, self.text(key), self.numbers[key])

    def _message(self, key: str, given: set[str]) -> str:
        message = self.messages[key]
        wanted = set(_SLOT.findall(message))
        if wanted != given:
            raise SlotsDoNotFit(key, wanted, given)
        return message


def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, the default first."""
    found = sorted(path.stem for path in FOLDER.glob("*.toml"))
    return (DEFAULT, *(name for name in found if name != DEFAULT))


@lru_cache(maxsize=8)
def speech(language: str) -> Speech:
    """The messages of a language; raise LanguageNotHeld."""
    from vistoria.verdict.tables import TABLES  # not at the top: the command line asks for `languages` alone

    if language not in languages():
        raise LanguageNotHeld(language)
    read = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    messages = dict(_flat(read, ""))
    if language == DEFAULT:  # the decision tables hold their English themselves
        messages |= {f"decision.{name}.{row.id}": row.text for name, table in TABLES.items() for row in table}
    return Speech(language, messages)


def speech_in(tag: str) -> Speech | None:
    """The messages of the language of a BCP 47 tag, if there are any."""
    language = tag.partition("-")[0]
    return speech(language) if language in languages() else None


def _flat(table: Mapping[str, object], above: str) -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{above}{name}.")
        else:
            yield above + name, str(value)


def _slot(name: str, value: object) -> Markup:
    inside = value if isinstance(value, Markup) else visible(str(value))
    return Markup(f"<span data-s={name}>{escape(inside)}</span>")


def _plain(value: str) -> str:
    """A value that may stand in an attribute without quotation marks."""
    assert _PLAIN.fullmatch(value), value
    return value
