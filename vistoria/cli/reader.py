"""The reader's language: `--language` of any command, else that of the environment.

A message is written in English where it is said. `say` puts it into the reader's language where it comes out: the
consoles of `terminal.py`, errors in `ending.py` and help in `helping.py` do so.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import TYPE_CHECKING

from typer.core import TyperCommand, TyperOption

if TYPE_CHECKING:
    from vistoria.model.clause import Regulation
    from vistoria.reports.speech import Opens, Speech

ENGLISH = "en"
CHOSEN: ContextVar[str | None] = ContextVar("CHOSEN", default=None)
"""The language of `--language`, if that was given."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of these variables the first that is set decides."""


def language() -> str:
    """The language in which to speak."""
    return CHOSEN.get() or of_environment(os.environ)


def opening() -> Opens:
    """How a report opens: in the language of `--language`, else in that of the browser."""
    from vistoria.reports.speech import Opens

    return Opens.BROWSER if CHOSEN.get() is None else Opens.FIXED


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of a locale such as `pt_PT.UTF-8`; English where none that we have is asked for."""
    wanted = _tag(environment).partition("-")[0]
    return wanted if _is_held(wanted) else ENGLISH


def _tag(environment: Mapping[str, str]) -> str:
    """A locale as `pt-PT`."""
    name = next(filter(None, map(environment.get, VARIABLES)), "")
    return name.partition(".")[0].partition("@")[0].replace("_", "-")


def _is_held(wanted: str) -> bool:
    if wanted in ("", "C", "POSIX", ENGLISH):  # in which nothing need be looked for
        return wanted == ENGLISH
    from vistoria.languages.catalogue import home

    return home(wanted) is not None


def asks(arguments: Sequence[str]) -> None:
    """Take `--language` from the words of a command before it is read, so that help and errors speak it too."""
    given = [each.partition("=")[2] for each in arguments if each.startswith("--language=")]
    given += [there for each, there in pairwise(arguments) if each == "--language"]
    CHOSEN.set(next(filter(_is_held, given), None))


def say(english: str) -> str:
    """A text of the program in the reader's language; as it is where it is not known there."""
    if (there := language()) == ENGLISH:
        return english
    from vistoria.languages.program import said

    words = said(english, there)
    return english if words is None else spelt(words)


def typed(english: str) -> str:
    """A word that stands for what is to be typed, such as `FILE`, in the reader's language."""
    if (there := language()) == ENGLISH:
        return english
    from vistoria.languages.program import metavar

    return metavar(english, there)


def colon() -> str:
    """What stands behind a heading in the reader's language."""
    return between(": ")


def between(english: str) -> str:
    """What stands between two texts in the reader's language, such as a comma."""
    from vistoria.languages.program import joint

    return joint(english, language())


def aside(words: str) -> str:
    """Words in brackets behind others, as the reader's language has them."""
    from vistoria.languages.program import ASIDE, joint
    from vistoria.languages.spaces import beside

    return beside("", joint(ASIDE, language()).format(aside=words))


def values(*english: str) -> tuple[str, ...]:
    """Words with which another library calls what is to be typed."""
    return english


def texts(*english: str) -> tuple[str, ...]:
    """Texts that another library prints, to be translated like ours."""
    return english


def country() -> str | None:
    """The tag of the country of the environment's locale, such as `pt-PT`, which may spell the language otherwise."""
    name = _tag(os.environ)
    return name if name.partition("-")[0] == language() else None


def said(law: Regulation | None = None) -> Speech:
    """The messages in that language, and in a law's own words."""
    from vistoria.reports.speech import speech

    if law is None:
        return speech(language(), country())
    return speech(language(), country(), laws=((law.home, law.id),)).of(law.id)


def spelt(text: str) -> str:
    """A text of ours as the reader's country spells it."""
    from vistoria.languages.spelling import respelt

    return respelt(text, language(), country() or "")


def found(text: str, law: Regulation | None = None) -> str:
    """What was expected or observed, in that language if it can be said there, and in a law's own words."""
    from vistoria.languages.voice import Voice

    voice = Voice(language())
    there = voice.sentences(text)
    return spelt((voice.in_law(law.home, law.id, there) if law else there) or text)


def of_law(law: Regulation, text: str) -> str:
    """A text of a law's files, in that language if it is translated."""
    from vistoria.languages.voice import Voice

    return spelt(Voice(language()).law(law.home, law.id, text) or text)


def add_option(command: TyperCommand) -> None:
    """Give a command the option, unless it has one of that name for something else."""
    if not any("--language" in each.opts for each in command.params):
        help_ = "Language in which to speak, and in which a report opens. Default: that of the environment."
        option = TyperOption(
            param_decls=["--language"], metavar="ID", expose_value=False, callback=_choose, help=help_
        )
        command.params.append(option)


def _choose(context: object, option: object, value: str | None) -> None:
    if value is None:
        return
    if not _is_held(value):
        from vistoria.reports.speech import LanguageNotHeld

        raise LanguageNotHeld(value)
    CHOSEN.set(value)
