"""The transcripts of our own bundles: conversations that tell all that happened at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from vistoria.client.transcript import VERSION, chain_fault
from vistoria.model.answer import MalformedAnswer
from vistoria.model.history import read_history
from vistoria.model.request import Open

from ..record import ENDING, Conversation, Format, Lines, NotThisHand, Origin


def parts(lines: Lines) -> Iterator[tuple[int, list[str]]]:
    """All lines of a file: it is one conversation."""
    if whole := [line for _, line in lines if line]:
        yield 1, whole


def conversation(origin: Origin, lines: Sequence[str]) -> Conversation:
    """The conversation of these lines; raises NotThisHand for one whose chain is broken."""
    raw = [line.encode() for line in lines]
    try:
        values = [msgspec.json.decode(line, type=dict) for line in raw]
        fault = chain_fault(raw, values)
        if fault is not None:
            line, what = fault
            raise NotThisHand(f"line {line}: {what}")
        history = read_history([value["message"] for value in values[1:-1]])
    except (msgspec.MsgspecError, MalformedAnswer, KeyError, TypeError) as error:
        raise NotThisHand(f"no transcript: {error}") from None
    opened = [each.request for each in history.exchanges if isinstance(each.request, Open)]
    if not opened:
        raise NotThisHand("a transcript in which no table is opened")
    name = str(values[0].get("table") or values[0].get("scenario") or opened[0].table)
    return Conversation(origin, name, opened[0].regulation, tuple(history.exchanges), tuple(lines))


TRANSCRIPT = Format(
    name="transcript",
    title="transcripts of Vistoria's bundles",
    suffixes=(),
    parts=parts,
    hand=conversation,
    begins=lambda head: f'"transcript":{VERSION}' in head.partition("\n")[0],
    tells=ENDING,
)
