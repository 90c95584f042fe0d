"""The language of whoever reads: `--language` of any command, else that of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextvars import ContextVar
from typing import TYPE_CHECKING

from typer.core import TyperCommand, TyperOption

if TYPE_CHECKING:
    from vistoria.model.clause import Regulation
    from vistoria.reports.speech import Speech

CHOSEN: ContextVar[str | None] = ContextVar("CHOSEN", default=None)
"""The language of `--language`, if that was given."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of these variables the first that is set decides."""


def language() -> str:
    """The language in which to speak."""
    return CHOSEN.get() or of_environment(os.environ)


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of a locale such as `pt_PT.UTF-8`; English where none that we have is asked for."""
    from vistoria.reports.speech import DEFAULT, languages  # slow to import, and few commands speak

    name = next(filter(None, map(environment.get, VARIABLES)), "")
    wanted = name.replace("-", "_").partition("_")[0].partition(".")[0]
    return wanted if wanted in languages() else DEFAULT


def country() -> str | None:
    """The tag of the country of the environment's locale, such as `pt-PT`, which may spell the language otherwise."""
    name = next(filter(None, map(os.environ.get, VARIABLES)), "").partition(".")[0].replace("_", "-")
    return name if name.partition("-")[0] == language() else None


def said() -> Speech:
    """The messages in that language."""
    from vistoria.reports.speech import speech

    return speech(language(), country())


def _spelt(text: str) -> str:
    from vistoria.languages.spelling import respelt

    return respelt(text, language(), country() or "")


def found(text: str) -> str:
    """What was expected or observed, in that language if it can be said there."""
    from vistoria.languages.voice import Voice

    return _spelt(Voice(language()).sentences(text) or text)


def of_law(law: Regulation, text: str) -> str:
    """A text of a law's files, in that language if it is translated."""
    from vistoria.languages.voice import Voice

    return _spelt(Voice(language()).law(law.home, law.id, text) or text)


def add_option(command: TyperCommand) -> None:
    """Give a command the option, unless it has one of that name for something else."""
    if not any("--language" in each.opts for each in command.params):
        help_ = "Language in which to speak, and in which a report opens. Default: that of the environment."
        option = TyperOption(
            param_decls=["--language"], metavar="ID", expose_value=False, callback=_choose, help=help_
        )
        command.params.append(option)


def _choose(context: object, option: object, value: str | None) -> None:
    if value is not None:
        from vistoria.reports.speech import speech

        speech(value)  # which raises LanguageNotHeld
    CHOSEN.set(value)
