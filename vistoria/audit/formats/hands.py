"""Hands as this program keeps them: a line each, with all that a reader found in its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from vistoria.model.event import event_types

from ..record import (
    ENDING,
    Conversation,
    Format,
    Lines,
    NotThisHand,
    Origin,
    RecordedHand,
    as_kept,
    tag_of,
)
from . import transcript

KEY, TOLD = "recorded-hand", "conversation"


class NoHand(NotThisHand):
    """A line that holds no hand."""


def written(record: RecordedHand | Conversation) -> str:
    """A record as one line of JSON; `record_in` gives it back."""
    if isinstance(record, Conversation):
        return msgspec.json.encode({TOLD: {"file": record.origin.file, "lines": record.lines}}).decode()
    told = msgspec.to_builtins(record, str_keys=True, enc_hook=tag_of)
    return msgspec.json.encode({KEY: {**told, "tells": sorted(told["tells"])}}, order="sorted").decode()


def record_in(line: str) -> RecordedHand | Conversation:
    """The record of a line, which says where it was read first; raises NotThisHand."""
    try:
        told = msgspec.json.decode(line)
        if TOLD in told:
            return transcript.conversation(Origin(str(told[TOLD]["file"]), 1), told[TOLD]["lines"])
        return _hand(told[KEY])
    except (msgspec.MsgspecError, KeyError, TypeError, AttributeError) as error:
        raise NoHand(f"no hand: {type(error).__name__}: {error}") from None


def _hand(told: dict[str, Any]) -> RecordedHand:
    kept = msgspec.convert(told, as_kept(), strict=False)
    tells = frozenset(event_types()[tag] for tag in kept.tells)
    return RecordedHand(**{**msgspec.structs.asdict(kept), "tells": tells})


def parts(lines: Lines) -> Iterator[tuple[int, str]]:
    """The lines that are not empty."""
    return ((number, line) for number, line in lines if line.strip())


HANDS = Format(
    name="hands",
    title="hands that an audit kept",
    suffixes=(),
    parts=parts,
    hand=lambda _, line: record_in(line),
    begins=lambda head: head.startswith((f'{{"{KEY}":', f'{{"{TOLD}":')),
    write=lambda hand: f"{written(hand)}\n",
    tells=ENDING,
)
