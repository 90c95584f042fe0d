"""Errors that a person can mend, told in one line without a traceback."""

from __future__ import annotations

from rich.markup import escape

from vistoria.bundle.answers import BadAnswers
from vistoria.bundle.archive import NoArchive
from vistoria.bundle.keys import CannotSign
from vistoria.bundle.particulars import BadParticulars
from vistoria.bundle.store import NoBundle
from vistoria.client.replay import NotReplayable
from vistoria.client.transcript import TranscriptBroken
from vistoria.engines.spec import UnknownEngine
from vistoria.law.errors import LawError
from vistoria.protocol.errors import EngineError
from vistoria.reports.glyphs import GlyphMissing
from vistoria.reports.pdf import PdfNotInstalled
from vistoria.reports.speech import LanguageNotHeld
from vistoria.run.execute import CannotCollect
from vistoria.serve.host import CannotHost
from vistoria.verdict.regulation import ExitCode


class Mistake(Exception):
    """What is wrong, where, and what to do; ends the command with `code`."""

    def __init__(self, text: str, code: ExitCode = ExitCode.USAGE) -> None:
        super().__init__(text)
        self.code = code

    @property
    def markup(self) -> str:
        """The text, safe to print."""
        return escape(str(self))


def known_mistake(error: Exception) -> Mistake | None:
    """The error as a mistake, or None for one that is a defect of ours."""
    told = getattr(error, "format_message", None)
    if callable(told):  # the command line's own complaint about an option, an argument or a command
        context = getattr(error, "ctx", None)
        return Mistake(told() + (f" See {context.command_path} --help" if context else ""))
    match error:
        case UnknownEngine() | NotReplayable() | TranscriptBroken() | CannotHost() | LanguageNotHeld():
            return Mistake(str(error))
        case NoBundle() | NoArchive() | BadParticulars() | BadAnswers() | CannotSign() | PdfNotInstalled():
            return Mistake(str(error))
        case CannotCollect() | LawError():
            return Mistake(f"the features cannot be run as they stand:\n{error}", ExitCode.OUR_FAULT)
        case GlyphMissing():
            return Mistake(str(error), ExitCode.OUR_FAULT)
        case EngineError():
            return Mistake(str(error), ExitCode.ENGINE_FAULT)
    return None
