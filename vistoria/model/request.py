"""The methods with which the harness asks an engine, and the answers that each may get."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, NamedTuple, Union

import msgspec

from .answer import (
    Accepted,
    Kinds,
    MalformedAnswer,
    NotProvided,
    Order,
    Provided,
    Refused,
    Unsupported,
    Viewed,
    answer_of,
    in_one_go,
    read_answer,
    short,
    tagged,
)
from .cards import Card
from .command import Command, command_types
from .place import Seat
from .table import Force, Number, Settings, Whole


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Parameters of one method; unknown keys are errors."""


class Open(_Request, frozen=True):
    """Open a table under a regulation; `seats` counts the seats for players, and a forced marker is at one of them."""

    table: str
    regulation: str
    seats: Number
    settings: Settings = Settings()
    force: Force = Force()

    def __post_init__(self) -> None:
        """Raise ValueError where the marker is forced beyond the last place."""
        if self.force.marker is not None and self.force.marker > self.seats:
            raise ValueError(f"a marker forced to seat {self.force.marker} of {self.seats}")


class Play(_Request, frozen=True):
    """Carry out commands in order; the engine stops at the first one that it does not accept."""

    table: str
    commands: tuple[Command, ...]


class Look(_Request, frozen=True):
    """The table as a seat, the public or the house sees it, with the events after number `since`."""

    table: str
    viewer: Seat | Literal["public", "house"] = msgspec.field(name="as")
    since: Whole = 0


class Ask(_Request, frozen=True):
    """A player asks for information."""

    table: str
    what: str
    player: str | None = None


class HoleAndCommunity(_Request, frozen=True):
    """One hand: hole cards in `hole` and community cards in `community`, or all its cards in `cards`."""

    hole: tuple[Card, ...] = ()
    community: tuple[Card, ...] = ()
    cards: tuple[Card, ...] = ()


class Rank(_Request, frozen=True):
    """Rank hands of one size, for the showdown or for who acts first."""

    regulation: str
    purpose: Literal["showdown", "speaking"] = msgspec.field(name="for")
    hands: tuple[HoleAndCommunity, ...]


class Record(_Request, frozen=True):
    """The product's own log of a hand; hands count from 1."""

    table: str
    hand: Number


class Close(_Request, frozen=True):
    """The table is no longer needed."""

    table: str


Request = Open | Play | Look | Ask | Rank | Record | Close


class Method(NamedTuple):
    """One method: its parameters, the name of its result in the schemas, and the answers it may get."""

    params: type[_Request]
    result: str
    answers: Kinds


_DONE = tagged(Accepted, Refused, Unsupported)
_TOLD = tagged(Provided, NotProvided, Unsupported)

METHODS: dict[str, Method] = {
    "open": Method(Open, "Answer", _DONE),
    "play": Method(Play, "Results", _DONE),
    "look": Method(Look, "View", tagged(Viewed, Unsupported)),
    "ask": Method(Ask, "Information", _TOLD),
    "rank": Method(Rank, "Ranking", tagged(Order, Unsupported)),
    "record": Method(Record, "Information", _TOLD),
    "close": Method(Close, "Closed", tagged()),
}
"""Methods that concern a table; `play` gets one answer for each command, `close` whatever the engine likes.

`hello` and `bye` frame them and are in `vistoria.protocol`.
"""

METHOD_OF: dict[type, str] = {method.params: name for name, method in METHODS.items()}


@cache
def _commands_known() -> Any:
    kinds: Any = Union[command_types()]  # noqa: UP007
    return tuple[kinds, ...]


@cache
def play_known() -> type[Any]:
    """`Play` with all commands of the vocabulary."""
    fields = [("table", str), ("commands", _commands_known())]
    return msgspec.defstruct("Play", fields, frozen=True, forbid_unknown_fields=True)


def read_commands(raw: object) -> tuple[Command, ...]:
    """Read commands; raises msgspec.ValidationError."""
    return msgspec.convert(raw, _commands_known(), str_keys=True)  # type: ignore[no-any-return]


def read_request(method: str, params: object) -> Request:
    """Read the parameters of a method, or their text; raise MalformedAnswer for an unknown method or unknown keys."""
    if method not in METHODS:
        raise MalformedAnswer(f"no method {method!r}")
    kind: type[Any] = play_known() if method == "play" else METHODS[method].params
    try:
        said = (
            msgspec.json.decode(params, type=kind)
            if isinstance(params, msgspec.Raw)
            else msgspec.convert(params, kind, str_keys=True)
        )
        return Play(said.table, said.commands) if method == "play" else said
    except msgspec.ValidationError as error:
        raise MalformedAnswer(f"{method}: {error}") from None


def read_reply(method: str, result: object) -> object:
    """Read the result of a method: one answer, for `play` a tuple of them, None for `close`; raise MalformedAnswer."""
    kinds = METHODS[method].answers
    if not kinds:
        return None
    try:
        return _read(method, msgspec.convert({"result": result}, reply_known(method), str_keys=True))
    except msgspec.ValidationError:  # an event is unknown, or an answer malformed: each is read by itself
        pass
    if method != "play":
        return read_answer(result, kinds)
    if not isinstance(result, dict) or not isinstance(result.get("results"), list):
        raise MalformedAnswer(f'play is answered {{"results": […]}}, not {short(result)}')
    return tuple(read_answer(item, kinds) for item in result["results"])


def read_reply_text(method: str, text: bytes | msgspec.Raw) -> object:
    """Read `{"result": …}`, as its text, as `read_reply` reads the result."""
    if not METHODS[method].answers:
        return None
    try:
        return _read(method, msgspec.json.decode(text, type=reply_known(method)))
    except msgspec.ValidationError:
        return read_reply(method, msgspec.json.decode(text).get("result"))


@cache
def reply_known(method: str) -> type[Any]:
    """A message with the result of a method, all of whose events are of the vocabulary."""
    answer: Any = in_one_go(METHODS[method].answers)
    result = msgspec.defstruct("Results", [("results", tuple[answer, ...])]) if method == "play" else answer
    return msgspec.defstruct("Reply", [("result", result)], frozen=True)


def _read(method: str, reply: Any) -> object:
    return tuple(map(answer_of, reply.result.results)) if method == "play" else answer_of(reply.result)
