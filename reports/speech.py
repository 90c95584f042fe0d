"""The report's messages in the reader's language: one catalogue file per language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from markupsafe import Markup, escape

from vistoria.languages.catalogue import folders, law_words, manifest, texts
from vistoria.languages.spelling import in_words, respelt, spellings
from vistoria.model.errors import UserError
from vistoria.model.visible import visible

FOLDER = Path(__file__).parent / "messages"
DEFAULT = "en"
PLURALS = ("zero", "one", "two", "few", "many", "other")
"""The plurals of CLDR. A catalogue has each as a message of its own, in the context `message KEY PLURAL`."""
UNENDED = frozenset({"dt"})
"""Elements without end tag, to keep the page small."""
Law = tuple[str, str]
"""The folder of a law, and its id."""
Message = str | Mapping[str, str]
"""A text; or texts by the plural that the number `n` takes in the language."""
SCRIPTED = ("tell.", "word.", "picture.", "step.", "finding.")
"""How the keys of messages begin that the script of the page names."""
COUNTING = frozenset({"filter.showing", "player.step", "scenario.checks"})
"""Messages whose numbers the script of the page changes."""
LAWS_OWN = ("tell.", "word.", "picture.", "point.", "aspect.", "in-play.")
"""How the keys of messages begin for which a law may have words of its own."""
_SLOT = re.compile(r"\{([a-z-]+)\}")
_PLAIN = re.compile(r"[a-zA-Z0-9.-]+")


class Opens(StrEnum):
    """In which language a page opens; `alone` has no other."""

    BROWSER = "browser"
    FIXED = "fixed"
    ALONE = "alone"


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
    messages: Mapping[str, Message]
    lacking: frozenset[str] = frozenset()
    """Keys of messages that the language does not have; they are in English."""
    alone: bool = False
    """Whether its pages have no other language: then nothing there names its message."""
    laws: tuple[Law, ...] = ()
    """Those whose own words it has: each such message by its key and the law's id."""
    law: str = ""
    """The law in whose words it speaks."""

    @property
    def tag(self) -> str:
        """The language as HTML names it."""
        return str(self.messages["language.tag"])

    @cached_property
    def locale(self) -> Locale:
        """How the language writes numbers and lists, and which plural a number takes, by Unicode's CLDR."""
        return Locale.parse(self.tag, sep="-")

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """A number for each key, the same in every language, the laws' own last; shorter in a page than the key."""
        return {key: n for n, key in enumerate(sorted(self.messages, key=lambda key: (" " in key, key)))}

    def of(self, law: str) -> Speech:
        """The same in the words of one of its laws."""
        if law not in self._of:
            self._of[law] = replace(self, law=law)
        return self._of[law]

    @cached_property
    def _of(self) -> dict[str, Speech]:
        return {}

    def _own(self, key: str) -> str:
        own = f"{key} {self.law}"
        return own if own in self.messages else key

    def number_of(self, key: str) -> int:
        """The number of a message."""
        return self.numbers[self._own(key)]

    def text(self, key: str, **slots: object) -> str:
        """The message as plain text; raise KeyError or SlotsDoNotFit."""
        message = self._message(self._own(key), slots)
        return _SLOT.sub(lambda found: self.written(slots[found[1]]), message)

    def word(self, section: str, word: str) -> str:
        """A word of a game by the message of a section; the word itself where no message is of it."""
        key = f"{section}.{word}"
        return self.text(key) if key in self.messages else word

    def html(self, key: str, *, tag: str = "span", cls: str = "", **slots: object) -> Markup:
        """The message as an element with its key's number, and an element with the name around each slot.

        So the page can switch the language and keep the content of the slots. A slot filled with a number carries
        it, and so does the element of a message that has plurals. A message without slots is written once.
        """
        key = self._own(key)
        if slots:
            return self._element(key, tag, cls, slots)
        if (asked := (key, tag, cls)) not in self._without_slots:
            self._without_slots[asked] = self._element(key, tag, cls, {})
        return self._without_slots[asked]

    def for_script(self) -> list[Message | None]:
        """The messages by number: None where it is in English, and where a page without other languages has it not."""
        needed = (key.startswith(SCRIPTED) or key in COUNTING for key in self.numbers)
        held = needed if self.alone else (key not in self.lacking for key in self.numbers)
        return [self.messages[key] if each else None for key, each in zip(self.numbers, held, strict=True)]

    @cached_property
    def _without_slots(self) -> dict[tuple[str, str, str], Markup]:
        return {}

    def _element(self, key: str, tag: str, cls: str, slots: Mapping[str, Any]) -> Markup:
        message = self._message(key, slots)
        inside = Markup("")
        is_named = not self.alone or key in COUNTING
        for i, part in enumerate(_SLOT.split(message)):
            inside += self._slot(part, slots[part], is_named=is_named) if i % 2 else escape(part)
        named = f" data-t={self.numbers[key]}" if is_named else ""
        named += f" class={_plain(cls)}" if cls else ""
        named += f" data-p={slots['n']}" if is_named and not isinstance(self.messages[key], str) else ""
        named += " lang=en" if key in self.lacking else ""
        end = "" if tag in UNENDED else f"</{tag}>"
        return inside if tag == "span" and not named else Markup(f"<{tag}{named}>{inside}{end}")

    def attribute(self, name: str, key: str) -> Markup:
        """A message without slots as an attribute, with a second attribute for its key's number."""
        number = "" if self.alone else f" data-t-{name}={self.numbers[key]}"
        return Markup('{}="{}"{}').format(name, self.text(key), number)

    def number(self, number: int, tag: str = "span") -> Markup:
        """A number as an element that carries it; as text where all languages write it the same."""
        return Markup(self.written(number)) if self.alone else _number(number, tag, self.language)

    def separators(self, length: int) -> list[str]:
        """What stands behind each item of a list of that length."""
        return self.joined(["\0"] * length).split("\0")[1:]

    def joined(self, items: Sequence[object]) -> str:
        """A list as text."""
        return format_list([self.written(item) for item in items], locale=self.locale)

    def written(self, value: object) -> str:
        """A number as the language writes it, anything else as it is."""
        return format_decimal(value, locale=self.locale) if isinstance(value, int) else str(value)

    def _slot(self, name: str, value: object, *, is_named: bool) -> Markup:
        carried = f" data-n={value}" if isinstance(value, int) else ""
        inside = escape(value if isinstance(value, Markup) else visible(self.written(value)))
        return Markup(f"<span data-s={name}{carried}>{inside}</span>") if is_named else inside

    def _message(self, key: str, slots: Mapping[str, Any]) -> str:
        held = self.messages[key]
        form = "" if isinstance(held, str) else self.locale.plural_form(slots.get("n", 0))
        message = held if isinstance(held, str) else held.get(form) or held["other"]
        wanted = set(_SLOT.findall(message)) | (set() if message is held else {"n"})
        if wanted != set(slots):
            raise SlotsDoNotFit(key, wanted, set(slots))
        return message


def languages() -> tuple[str, ...]:
    """The languages with a catalogue, the default first."""
    found = sorted({*(path.stem for path in FOLDER.glob("*.toml")), *folders()})
    return (DEFAULT, *(name for name in found if name != DEFAULT))


@lru_cache(maxsize=64)  # a page has each language twice: as it is, and in the words of its laws
def speech(
    language: str, country: str | None = None, *, alone: bool = False, laws: tuple[Law, ...] = ()
) -> Speech:
    """The messages of a language, as a country spells it, such as `pt-PT`; raise LanguageNotHeld.

    `alone` is for pages that have no other; `laws` are those in whose words it can speak.
    """
    if laws:
        return _with_laws(speech(language, country, alone=alone), laws)
    if alone:
        return replace(speech(language, country), alone=True)
    if country is None:
        return _read(language)
    said = speech(language)
    if country not in spellings(language):
        return said

    def spelt(message: Message) -> Message:
        if isinstance(message, str):
            return respelt(message, language, country)
        return {form: respelt(text, language, country) for form, text in message.items()}

    return replace(said, messages={key: spelt(message) for key, message in said.messages.items()})


def _with_laws(said: Speech, laws: tuple[Law, ...]) -> Speech:
    own, lacking = dict[str, Message](), set[str]()
    spoken = {each: speech(each).messages for each in languages()}
    for home, law in laws:
        words = {each: law_words(home, law, each) for each in spoken}
        for key in filter(lambda key: key.startswith(LAWS_OWN), said.messages if any(words.values()) else ()):
            texts = ((each, messages[key]) for each, messages in spoken.items())
            if any(_in_words(text, words[each]) != text for each, text in texts):
                own[f"{key} {law}"] = _in_words(said.messages[key], words[said.language])
                lacking |= {f"{key} {law}"} if key in said.lacking else set()
    return replace(said, messages={**said.messages, **own}, lacking=said.lacking | lacking, laws=laws)


def _in_words(message: Message, words: Mapping[str, str]) -> Message:
    if isinstance(message, str):
        return in_words(message, words)
    return {form: in_words(text, words) for form, text in message.items()}


def _read(language: str) -> Speech:
    from vistoria.verdict.tables import TABLES  # not at the top: the command line needs only `languages`

    if language not in languages():
        raise LanguageNotHeld(language)
    if not (FOLDER / f"{language}.toml").is_file():
        return _of_others(language)
    read = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    messages = dict(_flat(read, ""))
    if language == DEFAULT:  # the English texts of the decision tables are in the tables
        messages |= {f"decision.{name}.{row.id}": row.text for name, table in TABLES.items() for row in table}
    return Speech(language, messages)


def _of_others(language: str) -> Speech:
    """The messages of a language that another package brings; what it lacks is in English."""
    own = {context: said for (context, _), said in texts(language).items()}
    tag = str(manifest(language).get("tag", language))
    named = {"language.tag": tag, "language.name": Locale.parse(tag, sep="-").get_display_name() or tag}
    english, messages = speech(DEFAULT).messages, dict[str, Message]()
    for key, message in english.items():
        if isinstance(message, str):
            messages[key] = named.get(key) or own.get(f"message {key}", message)
        else:
            forms = {form: own.get(f"message {key} {form}") for form in PLURALS}
            messages[key] = {form: said for form, said in forms.items() if said} or message
    lacking = (key for key, message in messages.items() if message is english[key])
    return Speech(language, messages, frozenset(lacking) - {"language.tag"})


def speech_in(tag: str) -> Speech | None:
    """The messages in the language of a BCP 47 tag, if there is a catalogue."""
    language = tag.partition("-")[0]
    return speech(language) if language in languages() else None


def _flat(table: Mapping[str, Any], above: str) -> Iterator[tuple[str, Message]]:
    for name, value in table.items():
        if isinstance(value, Mapping) and "other" not in value:  # the plural that every language has
            yield from _flat(value, f"{above}{name}.")
        else:
            yield above + name, value


@lru_cache(maxsize=4096)
def _number(number: int, tag: str, language: str) -> Markup:
    text = speech(language).written(number)
    if all(speech(each).written(number) == text for each in languages()):
        return Markup(text)
    return Markup(f"<{tag} data-n={number}>{text}</{tag}>")


def _plain(value: str) -> str:
    """A value that needs no quotation marks in an attribute."""
    assert _PLAIN.fullmatch(value), value
    return value
