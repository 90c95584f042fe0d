"""The transcripts of our own bundles: conversations that tell all that happened at a table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vistoria.client.transcript import VERSION, chain_fault
from vistoria.model.answer import MalformedAnswer
from vistoria.model.history import read_history
from vistoria.model.request import Open

from ..record import ENDING, BadHand, Conversation, Format, Lines, Origin, Record


def read(file: str, lines: Lines) -> Iterator[Record]:
    """The conversation of a file, whole; one whose chain is broken is not read."""
    raw = [line.encode() for _, line in lines if line]
    try:
        values = [msgspec.json.decode(line, type=dict) for line in raw]
        fault = chain_fault(raw, values)
        if fault is not None:
            yield BadHand(Origin(file, fault[0]), fault[1])
            return
        history = read_history([value["message"] for value in values[1:-1]])
    except (msgspec.MsgspecError, MalformedAnswer, KeyError, TypeError) as error:
        yield BadHand(Origin(file, 1), f"no transcript: {error}")
        return
    opened = [each.request for each in history.exchanges if isinstance(each.request, Open)]
    if opened:
        name = str(values[0].get("table") or values[0].get("scenario") or opened[0].table)
        said = tuple(line.decode() for line in raw)
        yield Conversation(Origin(file, 1), name, opened[0].regulation, tuple(history.exchanges), said)


TRANSCRIPT = Format(
    name="transcript",
    title="transcripts of Vistoria's bundles",
    suffixes=(),
    read=read,
    begins=lambda head: f'"transcript":{VERSION}' in head.partition("\n")[0],
    tells=ENDING,
)
