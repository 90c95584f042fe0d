"""Requests and answers of the protocol in one line each, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from vistoria.reports.speech import Speech

FEW = 10
"""A longer list may be folded between any two of its members."""
LEFT_OUT = frozenset({"n", "type", "do", "answer", "cites"})


def request_lines(method: str, params: object) -> Iterator[str]:
    """A request; each command of a `play` has its own line."""
    said = msgspec.to_builtins(params, str_keys=True)
    commands = said.get("commands") if isinstance(said, Mapping) else None
    if method == "play" and isinstance(commands, list | tuple):
        yield from (words(str(command.get("do")), command) for command in commands)
    else:
        yield words(method, said)


def answer_lines(came: object) -> Iterator[str]:
    """A result, one line for each event; or an error."""
    if isinstance(came, Exception):
        yield str(came)
        return
    said = msgspec.to_builtins(came, str_keys=True)
    for answer in said.get("results", [said]) if isinstance(said, Mapping) else [said]:
        if isinstance(answer, Mapping) and answer.get("answer") == "accepted":
            events = answer.get("events", ())
            yield from (words(str(event.get("type")), event) for event in events)
            if not events:
                yield "accepted"
        elif isinstance(answer, Mapping):
            yield words(str(answer.get("answer", "result")), answer)
        else:
            yield _value(answer)


def words(name: str, fields: object) -> str:
    """`acted seat=3 act=raise to=40`."""
    if not isinstance(fields, Mapping):
        return f"{name} {_value(fields)}"
    pairs = [
        f"{key}={_value(value)}" for key, value in fields.items() if key not in LEFT_OUT and value is not None
    ]
    return " ".join((name, *pairs))


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + " ".join(f"{k}:{_value(v)}" if v is not None else str(k) for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return (", " if len(value) > FEW else ",").join(_value(each) for each in value)
    return str(value)


def asked(method: str, params: object) -> Iterator[str]:
    """A request in words, line by line as `request_lines` has it; an empty text where there are none."""
    from vistoria.model.attempts import attempt
    from vistoria.model.request import read_commands
    from vistoria.model.sentences import say

    if method == "play" and isinstance(params, Mapping):
        yield from map(attempt, read_commands(params.get("commands", ())))
    elif method == "open":
        yield say("attempt.open")


def answered(came: object, said: Speech) -> Iterator[str]:
    """The events of an answer in words, line by line as `answer_lines` has them."""
    from vistoria.model.answer import MalformedAnswer, read_event
    from vistoria.reports.told_words import text
    from vistoria.telling.lines import line_of

    for answer in came.get("results", [came]) if isinstance(came, Mapping) else ():
        for event in answer.get("events", ()) or [None] if isinstance(answer, Mapping) else [None]:
            try:
                yield text(said, line_of(read_event(event))) if event is not None else ""
            except MalformedAnswer:
                yield ""
