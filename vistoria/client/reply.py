"""Reads what an engine answers, down to the result of the one request that is pending."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from vistoria import __version__
from vistoria.protocol.errors import (
    EngineError,
    MalformedReply,
    NotAMessage,
    RefusedRequest,
    VersionMismatch,
    WrongReply,
)
from vistoria.protocol.handshake import NO_COMMON_VERSION, PROTOCOL_VERSIONS, Bye, Hello
from vistoria.protocol.wire import BadLine, decode, quote_line

T = TypeVar("T")

HARNESS = f"vistoria {__version__}"


def read_result(line: bytes, ident: int) -> object:
    """The result that answers request `ident`; raise the EngineError that fits what the line is instead."""
    message = _message(line)
    answered = message.get("id")
    if type(answered) is int and answered == ident:
        if "result" in message and "error" not in message:
            return message["result"]
        if "error" in message and "result" not in message:
            raise _refusal(message["error"], line)
        raise MalformedReply(f"a reply carries either result or error: {quote_line(line)}")
    if answered is None and "id" in message and "error" in message:
        raise _refusal(message["error"], line)
    raise WrongReply(f"{_stray(answered, ident)}: {quote_line(line)}")


def unasked(raw: bytes, last: int) -> EngineError:
    """The error for output that nobody asked for; `last` is the id of the last request that was answered.

    Before the first answer it is worded as an answer to the greeting: a banner may come before or after that is sent.
    """
    line = raw.partition(b"\n")[0]
    output, nothing = ("unasked output: ", "nothing was asked, yet ") if last else ("", "")
    try:
        message = _message(line)
    except (NotAMessage, WrongReply) as error:
        return type(error)(f"{output}{error.what}")
    return WrongReply(f"{nothing}{_stray(message.get('id'), last + 1)}: {quote_line(line)}")


def read_hello(result: object, line: bytes, versions: tuple[int, int] = PROTOCOL_VERSIONS) -> Hello:
    """The engine's hello; raise VersionMismatch before all else, then MalformedReply naming the field."""
    least, highest = versions
    spoken = result.get("protocol") if isinstance(result, dict) else None
    if type(spoken) is int and not least <= spoken <= highest:
        raise VersionMismatch(f"the engine speaks protocol {spoken}, {_speaks(versions)}: {quote_line(line)}")
    return _convert(result, Hello, "hello", line)


def hello_change(first: Hello, now: Hello) -> str:
    """The first field in which two hellos of an engine differ, but for its process; empty if none does."""
    for name in Hello.__struct_fields__:
        before, after = getattr(first, name), getattr(now, name)
        if name != "pid" and before != after:
            return f"{name} was {before!r} in the first hello and is {after!r} now"
    return ""


def read_bye(result: object, line: bytes) -> Bye:
    """The engine's bye; raise MalformedReply naming the field."""
    return _convert(result, Bye, "bye", line)


def _speaks(versions: tuple[int, int]) -> str:
    least, highest = versions
    return f"{HARNESS} speaks {least}" if least == highest else f"{HARNESS} speaks {least} to {highest}"


def _message(line: bytes) -> dict[str, object]:
    try:
        message = decode(line)
    except BadLine as error:
        raise NotAMessage(f"{error}: {quote_line(line)}") from None
    if message.get("jsonrpc") != "2.0":
        raise NotAMessage(f'no "jsonrpc": "2.0" in {quote_line(line)}')
    if "method" in message:
        raise WrongReply(f"the engine asks or tells something of its own: {quote_line(line)}")
    return message


def _refusal(error: object, line: bytes) -> EngineError:
    if not isinstance(error, dict) or type(error.get("code")) is not int:
        return MalformedReply(f"an error has an integer code and a message: {quote_line(line)}")
    if error["code"] == NO_COMMON_VERSION:
        return VersionMismatch(f"{error.get('message')} ({_speaks(PROTOCOL_VERSIONS)})")
    return RefusedRequest(f"JSON-RPC error {error['code']}, {error.get('message')!r}: {quote_line(line)}")


def _stray(answered: object, ident: int) -> str:
    if type(answered) is int and 0 < answered < ident:
        return f"request {answered} is answered late or a second time"
    if answered is None:
        return "a reply has no id"
    return f"a reply has the id {answered!r}, which was never asked"


def _convert(result: object, kind: type[T], method: str, line: bytes) -> T:
    try:
        return msgspec.convert(result, kind)
    except msgspec.ValidationError as error:
        raise MalformedReply(f"{method}: {error}: {quote_line(line)}") from None
