"""What an engine answers: accepted, refused, not reached, or not there at all."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from .cards import Card
from .event import EVENT_TYPES, Event, Pot, UnknownEvent
from .place import Place

T = TypeVar("T")


class MalformedAnswer(ValueError):
    """An answer that does not fit the vocabulary; the text says where and why."""


class ReasonGiven(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code such as `illegal-amount`, and words for a person."""

    code: str
    text: str = ""


class Accepted(msgspec.Struct, frozen=True):
    """It was done, and this is what happened until a person has to decide again."""

    events: tuple[Event | UnknownEvent, ...] = ()


class Refused(msgspec.Struct, frozen=True):
    """It was not done; `by` says whether the product or only its adapter said no."""

    by: Literal["engine", "adapter"]
    reason: ReasonGiven


class Unsupported(msgspec.Struct, frozen=True):
    """The adapter does not reach this function of the product."""

    what: str


Answer = Accepted | Refused | Unsupported


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that a viewer can see at a place."""

    place: Place
    cards: tuple[Card, ...]


class Staked(msgspec.Struct, frozen=True):
    """A bet that lies on one of the spaces of the cloth, in chips."""

    seat: int
    space: Literal["ante", "jackpot", "additional"]
    amount: int


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one viewer sees it; stacks in chips by seat."""

    stacks: dict[int, int] = {}
    pots: tuple[Pot, ...] = ()
    marker: int | None = None
    cards: tuple[Seen, ...] = ()
    bets: tuple[Staked, ...] = ()
    displays: dict[str, int | str] = {}


class Viewed(msgspec.Struct, frozen=True):
    """What one viewer was sent, and what he sees now."""

    events: tuple[Event | UnknownEvent, ...]
    state: TableView


class Provided(msgspec.Struct, frozen=True):
    """Information that the product gives."""

    content: dict[str, object]


class NotProvided(msgspec.Struct, frozen=True):
    """The product has no such information."""


class HandRank(msgspec.Struct, frozen=True):
    """What the engine makes of one hand."""

    name: str
    five: tuple[Card, ...] = ()


class Order(msgspec.Struct, frozen=True):
    """Hands from best to worst by index; equal hands share a group."""

    order: tuple[tuple[int, ...], ...]
    hands: tuple[HandRank, ...] = ()


class _Known(msgspec.Struct, frozen=True):
    """Events that are all of this vocabulary, read in one go."""

    events: tuple[Event, ...] = ()


Reply = tuple[Answer, ...] | Answer | Viewed | Provided | NotProvided | Order


def read_event(raw: object) -> Event | UnknownEvent:
    """Read one event; types outside the vocabulary are kept as UnknownEvent."""
    if not isinstance(raw, dict) or not isinstance(raw.get("type"), str):
        raise MalformedAnswer(f"an event is an object with a type, not {_short(raw)}")
    kind = EVENT_TYPES.get(raw["type"])
    if kind is None:
        return UnknownEvent(raw["type"], raw)
    return _convert(raw, kind, f"event {raw['type']}")


def read_answer(raw: object) -> Answer:
    """Read one answer to a command, or to the opening of a table."""
    if isinstance(raw, dict):
        if raw.get("unsupported") is True:
            return _convert(raw, Unsupported, "answer")
        if raw.get("accepted") is True:
            return Accepted(_events(raw))
        if raw.get("accepted") is False:
            return _convert(raw, Refused, "answer")
    raise MalformedAnswer(f"an answer says accepted true or false, or unsupported true, not {_short(raw)}")


def read_results(raw: object) -> tuple[Answer, ...]:
    """Read the answers to the commands of one play."""
    if not isinstance(raw, dict) or not isinstance(raw.get("results"), list):
        raise MalformedAnswer(f"play is answered with a list of results, not {_short(raw)}")
    return tuple(read_answer(item) for item in raw["results"])


def read_view(raw: object) -> Viewed | Unsupported:
    """Read the answer to a look."""
    if isinstance(raw, dict):
        if raw.get("unsupported") is True:
            return _convert(raw, Unsupported, "look")
        if "state" in raw:
            return Viewed(_events(raw), _convert(raw["state"], TableView, "state"))
    raise MalformedAnswer(f"look is answered with events and a state, not {_short(raw)}")


def read_information(raw: object) -> Provided | NotProvided | Unsupported:
    """Read the answer to a question or to a request for a record."""
    if isinstance(raw, dict):
        if raw.get("unsupported") is True:
            return _convert(raw, Unsupported, "answer")
        if raw.get("provided") is True:
            return _convert(raw, Provided, "answer")
        if raw.get("provided") is False:
            return NotProvided()
    raise MalformedAnswer(f"an answer says provided true or false, or unsupported true, not {_short(raw)}")


def read_order(raw: object) -> Order | Unsupported:
    """Read the answer to a ranking of hands."""
    if isinstance(raw, dict) and raw.get("unsupported") is True:
        return _convert(raw, Unsupported, "answer")
    return _convert(raw, Order, "rank")


def write_answer(answer: Answer) -> dict[str, object]:
    """The answer as the wire carries it; the inverse of `read_answer`."""
    if isinstance(answer, Accepted):
        return {"accepted": True, "events": write_events(answer.events)}
    if isinstance(answer, Refused):
        return {"accepted": False, "by": answer.by, "reason": answer.reason}
    return {"unsupported": True, "what": answer.what}


def write_events(events: tuple[Event | UnknownEvent, ...]) -> tuple[object, ...]:
    """Events as the wire carries them: one that this vocabulary does not have is what it was."""
    return tuple(event.raw if isinstance(event, UnknownEvent) else event for event in events)


def write_information(answer: Provided | NotProvided | Unsupported) -> dict[str, object]:
    """The information as the wire carries it; the inverse of `read_information`."""
    if isinstance(answer, Provided):
        return {"provided": True, "content": answer.content}
    if isinstance(answer, NotProvided):
        return {"provided": False}
    return {"unsupported": True, "what": answer.what}


def _events(raw: dict[str, object]) -> tuple[Event | UnknownEvent, ...]:
    events = raw.get("events", [])
    if not isinstance(events, list):
        raise MalformedAnswer(f"events are a list, not {_short(events)}")
    try:
        return msgspec.convert(raw, _Known, str_keys=True).events
    except msgspec.ValidationError:  # one that is unknown, or malformed: each is read by itself
        return tuple(read_event(item) for item in events)


def _convert(raw: object, kind: type[T], where: str) -> T:
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise MalformedAnswer(f"{where}: {error}") from None


def _short(raw: object) -> str:
    text = repr(raw)
    return text if len(text) <= 80 else text[:77] + "..."
