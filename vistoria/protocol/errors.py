"""What can go wrong between harness and engine, a class for each; none of them is ever a failed clause."""

from __future__ import annotations

from dataclasses import dataclass, field

from vistoria.model.errors import ExitCode, UserError
from vistoria.model.outcome import Reason


@dataclass(eq=False)
class EngineError(UserError):
    """Something kept the engine from being judged; `hint` says what a vendor should do about it."""

    exit_code = ExitCode.ENGINE_FAULT

    what: str
    reason: Reason = field(default=Reason.ENGINE_PROTOCOL, init=False)
    hint: str = field(default="", init=False)

    def __str__(self) -> str:
        return f"{self.what}. {self.hint}" if self.hint else self.what


class EngineNotStarted(EngineError):
    """The engine's process could not be started, or nothing listens at its address."""

    reason = Reason.ENGINE_GONE
    hint = "Check the --engine argument; the command must start an engine that speaks the protocol"


class EngineCrashed(EngineError):
    """The engine's process ended, or its connection closed, while an answer was due."""

    reason = Reason.ENGINE_CRASH
    hint = "The engine must stay up until it has answered bye"


class EngineEndedEarly(EngineCrashed):
    """An isolated engine ended before it answered for the first time."""

    hint = (
        "An isolated engine sees its working folder and, of the home folder, its program, the programs on the search "
        "path and what its command names: show it another folder with --allow PATH"
    )


class EngineTimedOut(EngineError):
    """No answer came in time; the process was killed."""

    reason = Reason.ENGINE_TIMEOUT
    hint = "Answer every request and flush each answer, or raise --command-timeout"


class NoGreeting(EngineTimedOut):
    """The first answer did not come in time."""

    hint = (
        "Flush the output after each answer: to a pipe most languages write only when a buffer is full; "
        "or raise --handshake-timeout of `vistoria run` for a product that starts slowly"
    )


def too_late(method: str, what: str) -> EngineTimedOut:
    """The error of a request that was not answered in time."""
    return (NoGreeting if method == "hello" else EngineTimedOut)(what)


class EngineGone(EngineError):
    """The engine failed too often and is not asked again."""

    reason = Reason.ENGINE_GONE
    hint = "Repair what the first failures report, then run again"


class NotAMessage(EngineError):
    """A line on the engine's output that is no JSON-RPC message."""

    hint = (
        "Write nothing but protocol messages to standard output, one JSON object a line in UTF-8; "
        "log to standard error"
    )


class LineTooLong(EngineError):
    """A line beyond the limit."""

    hint = "Answer in lines within the limit that hello announces"


class WrongReply(EngineError):
    """A reply whose id answers no request, or answers one twice."""

    hint = "Send exactly one reply a request, with the id of the request, and nothing unasked"


class MalformedReply(EngineError):
    """A reply whose content does not fit the vocabulary."""

    hint = "Compare the reply with docs/protocol.md or the JSON Schemas of `vistoria engines --schemas`"


class RefusedRequest(EngineError):
    """The engine answered with a JSON-RPC error where the protocol wants a result."""

    hint = (
        'Refuse a command with {"answer": "refused", …} and a reason; '
        "a JSON-RPC error means that the request was not understood"
    )


class VersionMismatch(EngineError):
    """Harness and engine have no version of the protocol in common."""

    hint = "Install a harness and an adapter that share a protocol version"


class IdentityChanged(EngineError):
    """The engine that greets is not the one that greeted first."""

    reason = Reason.IDENTITY_CHANGED
    hint = "Answer every hello of one run with the same engine, version, digest, abilities and offers"
