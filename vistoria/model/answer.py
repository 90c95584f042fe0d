"""What an engine answers: accepted, refused, unsupported, or the content that was asked for."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeVar, Union

import msgspec

from .cards import Card
from .event import Event, UnknownEvent, event_types
from .figures import Sum
from .game import need
from .place import Place, known
from .pot import Pot

T = TypeVar("T")


class MalformedAnswer(ValueError):
    """An answer that does not fit the protocol; the text says where and why."""


class ReasonGiven(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a code such as `illegal-amount`, and a text for people."""

    code: str
    text: str = ""


class _Answer(msgspec.Struct, frozen=True, tag_field="answer"):
    """The `answer` key names the kind of answer."""


class Accepted(_Answer, frozen=True, tag="accepted"):
    """It was done; `events` is what happened up to the next decision of a person."""

    events: tuple[Event | UnknownEvent, ...] = ()


class Refused(_Answer, frozen=True, tag="refused"):
    """It was not done; `by` says whether the product or only its adapter refused."""

    by: Literal["engine", "adapter"]
    reason: ReasonGiven


class Unsupported(_Answer, frozen=True, tag="unsupported"):
    """The adapter does not support this function of the product."""

    what: str


Answer = Accepted | Refused | Unsupported


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that the viewer can see at one place."""

    place: Place
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Raise ValueError for a place that no game has."""
        known(self.place)


class Staked(msgspec.Struct, frozen=True):
    """A bet on one of the spaces of the game, in chips."""

    seat: int
    space: str
    amount: Sum

    def __post_init__(self) -> None:
        """Raise ValueError for a space that no game has."""
        need(self.space, "spaces")


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one viewer sees it; `stacks` is in chips by seat."""

    stacks: dict[int, Sum] = {}
    pots: tuple[Pot, ...] = ()
    marker: int | None = None
    cards: tuple[Seen, ...] = ()
    bets: tuple[Staked, ...] = ()
    displays: dict[str, int | str] = {}


class Viewed(_Answer, frozen=True, tag="view"):
    """What one viewer was sent, and what the viewer sees now."""

    events: tuple[Event | UnknownEvent, ...]
    state: TableView


class Provided(_Answer, frozen=True, tag="provided"):
    """Information that the product gives."""

    content: dict[str, object]


class NotProvided(_Answer, frozen=True, tag="not-provided"):
    """The product has no such information."""


class HandRank(msgspec.Struct, frozen=True):
    """How the engine ranks one hand: the name, and the five cards that count."""

    name: str
    five: tuple[Card, ...] = ()


class Order(_Answer, frozen=True, tag="order"):
    """The hands by index, best first; equal hands share a group."""

    order: tuple[tuple[int, ...], ...]
    hands: tuple[HandRank, ...] = ()


class _State(msgspec.Struct, frozen=True):
    """What a view says beside its events."""

    state: TableView


@cache
def _with_known_events() -> dict[type[_Answer], type[Any]]:
    """Answers whose events are all of the vocabulary, to read them in one go."""
    kinds: Any = Union[tuple(event_types().values())]  # noqa: UP007
    events = ("events", tuple[kinds, ...], ())
    return {
        Accepted: msgspec.defstruct("Known", [events], tag_field="answer", tag="accepted", frozen=True),
        Viewed: msgspec.defstruct(
            "KnownView", [("state", TableView), events], tag_field="answer", tag="view", frozen=True
        ),
    }


Kinds = dict[str, type[_Answer]]
"""Kinds of answers by their tags."""


def tagged(*kinds: type[_Answer]) -> Kinds:
    """These kinds by their tags."""
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def in_one_go(kinds: Kinds) -> Any:
    """As what msgspec reads an answer of one of these kinds, whose events are all of the vocabulary."""
    return Union[tuple(_with_known_events().get(kind, kind) for kind in kinds.values())]  # noqa: UP007


def answer_of(read: Any) -> object:
    """The answer that was read in one go."""
    accepted, viewed = _with_known_events().values()
    if type(read) is accepted:
        return Accepted(read.events)
    return Viewed(read.events, read.state) if type(read) is viewed else read


def read_answer(raw: object, kinds: Kinds) -> object:
    """Read one answer, which is of one of these kinds; raise MalformedAnswer."""
    tag = raw.get("answer") if isinstance(raw, dict) else None
    kind = kinds.get(tag) if isinstance(tag, str) else None
    if kind is None or not isinstance(raw, dict):
        forms = [f'{{"answer": "{tag}", …}}' for tag in kinds]
        raise MalformedAnswer(f"an answer is {', '.join(forms[:-1])} or {forms[-1]}, not {short(raw)}")
    if kind is Accepted:
        return Accepted(_events(raw))
    if kind is Viewed:
        return Viewed(_events(raw), _convert(raw, _State, "view").state)
    return _convert(raw, kind, str(tag))


def read_event(raw: object) -> Event | UnknownEvent:
    """Read one event; types outside the vocabulary are kept as UnknownEvent."""
    if not isinstance(raw, dict) or not isinstance(raw.get("type"), str):
        raise MalformedAnswer(f"an event is an object with a type, not {short(raw)}")
    kind = event_types().get(raw["type"])
    return UnknownEvent(raw) if kind is None else _convert(raw, kind, f"event {raw['type']}")


def _events(raw: dict[str, object]) -> tuple[Event | UnknownEvent, ...]:
    events = raw.get("events", [])
    if not isinstance(events, list):
        raise MalformedAnswer(f"events are a list, not {short(events)}")
    return tuple(read_event(item) for item in events)


def _convert(raw: object, kind: type[T], where: str) -> T:
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise MalformedAnswer(f"{where}: {error}") from None


def short(raw: object) -> str:
    """The beginning of a raw value, for an error message."""
    text = repr(raw)
    return text if len(text) <= 80 else text[:77] + "..."
