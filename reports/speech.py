"""The report's messages in the reader's language: one catalogue file per language."""

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
"""Elements without end tag, to keep the page small."""
_SLOT = re.compile(r"\{([a-z-]+)\}")
_PLAIN = re.compile(r"[a-zA-Z0-9.-]+")


class LanguageNotHeld(UserError, LookupError):
    """There is no catalogue for the requested language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there are no messages in {language!r}; choose one of {', '.join(languages())}")
        self.language = language


class SlotsDoNotFit(ValueError):
    """The slots given do not match those of the message."""

    def __init__(self, key: str, wanted: set[str], given: set[str]) -> None:
        super().__init__(f"message {key}: given slots {sorted(given)}, needed {sorted(wanted)}")
        self.key = key


@dataclass(frozen=True)
class Speech:
    """The messages of one language by key, such as `outcome.passed`."""

    language: str
    messages: Mapping[str, str]

    @property
    def tag(self) -> str:
        """The language tag for HTML."""
        return self.messages["language.tag"]

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """A number for each key, the same in every language; shorter in a page than the key."""
        return {key: n for n, key in enumerate(sorted(self.messages))}

    def text(self, key: str, **slots: object) -> str:
        """The message as plain text; raise KeyError or SlotsDoNotFit."""
        message = self._message(key, set(slots))
        return _SLOT.sub(lambda found: str(slots[found[1]]), message)

    def html(self, key: str, *, tag: str = "span", cls: str = "", **slots: object) -> Markup:
        """The message as an element with its key's number, and an element with the name around each slot.

        So the page can switch the language and keep the content of the slots.
        """
        message = self._message(key, set(slots))
        inside = Markup("")
        for i, part in enumerate(_SLOT.split(message)):
            inside += _slot(part, slots[part]) if i % 2 else escape(part)
        named = f" class={_plain(cls)}" if cls else ""
        end = "" if tag in UNENDED else f"</{tag}>"
        return Markup(f"<{tag} data-t={self.numbers[key]}{named}>{inside}{end}")

    def attribute(self, name: str, key: str) -> Markup:
        """A message without slots as an attribute, with a second attribute for its key's number."""
        return Markup('{0}="{1}" data-t-{0}={2}').format(name, self.text(key), self.numbers[key])

    def _message(self, key: str, given: set[str]) -> str:
        message = self.messages[key]
        wanted = set(_SLOT.findall(message))
        if wanted != given:
            raise SlotsDoNotFit(key, wanted, given)
        return message


def languages() -> tuple[str, ...]:
    """The languages with a catalogue, the default first."""
    found = sorted(path.stem for path in FOLDER.glob("*.toml"))
    return (DEFAULT, *(name for name in found if name != DEFAULT))


@lru_cache(maxsize=8)
def speech(language: str) -> Speech:
    """The messages of a language; raise LanguageNotHeld."""
    from vistoria.verdict.tables import TABLES  # not at the top: the command line needs only `languages`

    if language not in languages():
        raise LanguageNotHeld(language)
    read = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    messages = dict(_flat(read, ""))
    if language == DEFAULT:  # the English texts of the decision tables are in the tables
        messages |= {f"decision.{name}.{row.id}": row.text for name, table in TABLES.items() for row in table}
    return Speech(language, messages)


def speech_in(tag: str) -> Speech | None:
    """The messages in the language of a BCP 47 tag, if there is a catalogue."""
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
    """A value that needs no quotation marks in an attribute."""
    assert _PLAIN.fullmatch(value), value
    return value
