"""A recorded hand, whatever format it was stored in, and the formats that are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, reduce
from importlib.metadata import entry_points
from operator import or_
from typing import Any, NamedTuple

import msgspec

from vistoria.games.cards.events import Mucked, Qualified
from vistoria.model.errors import UserError
from vistoria.model.event import (
    Charged,
    Collected,
    Event,
    HandEnded,
    Paid,
    Posted,
    Returned,
    Shown,
    event_types,
)
from vistoria.model.figures import Sum
from vistoria.model.history import Exchange
from vistoria.model.rescale import DoesNotScale, multiplied

GROUP = "vistoria.records"
"""Entry points: each names a `Format`, as `module:ATTRIBUTE`."""

LONGEST = 1 << 24
"""Characters of one line, and of one hand; a longer one is none of a record."""

IN_SIGHT = frozenset({"community", "croupier"})
"""Places beside the seats whose cards a record tells."""
ENDING: frozenset[type[Event]] = frozenset(
    {Returned, Charged, Collected, Qualified, Shown, Mucked, Paid, HandEnded}
)
"""What a record may tell of the end of a hand, or leave out."""
OF_BANK: frozenset[type[Event]] = frozenset({Collected, Qualified})
"""Those of a game against the house."""


class Origin(NamedTuple):
    """Where a record stands: the file, and the line on which it begins, counted from 1."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Player(msgspec.Struct, frozen=True):
    """A player who was dealt in; `stack` is what the player had before any bet."""

    name: str
    seat: int
    stack: Sum


class RecordedHand(msgspec.Struct, frozen=True, kw_only=True):
    """One hand as a record tells it; sums are whole numbers of the smallest unit that the record writes.

    What the record does not tell is not in it. A card that it does not name is a `Dealt` without a card.
    """

    origin: Origin
    id: str
    """Empty where the record has none."""
    game: str
    """`omaha`, `five-card-stud`, or the record's own word for another game."""
    players: tuple[Player, ...]
    """In the order of their seats."""
    events: tuple[Event, ...]
    """In the order of the record: forced bets, cards, decisions, and what it tells of the end."""
    readings: tuple[tuple[Event, ...], ...] = ()
    """The same as the record can be read, too: what one of them explains is not found."""
    tells: frozenset[type[Event]] = frozenset()
    """Kinds of `ENDING` that it tells whenever they happen; the others it may leave out."""
    unsaid: tuple[str, ...] = ()
    """Of what (`pot`, `hand`) a commission is in no record of its kind, though it tells of others."""
    doubt: str = ""
    """Where the record contradicts itself: it is set aside, unless it breaks the law all the same."""
    limit: str | None = None
    """As `Settings.limit`."""
    small: Sum | None = None
    big: Sum | None = None
    entry: Sum | None = None
    """The blinds, or the ante of a game without blinds, at this table."""
    pool: Sum | None = None
    """What lies in the jackpot of a game against the house before any bet for this hand."""
    marker: int | None = None
    """The seat of the marker in this hand."""
    places: int | None = None
    """The places of the table."""
    table: str = ""
    is_seated: bool = True
    """Whether the seats are those of the table, and not only the order in which players act."""
    time: str = ""
    """When it began, as the record writes it in ISO 8601; empty where it does not say."""
    scale: int = 1
    """How many of the smallest units are 1 of the currency."""
    currency: str = ""
    variants: tuple[str, ...] = ()
    """Terms of play that no law here has, such as `straddle` or `run twice`."""
    ended: bool = True
    """Whether the record goes on to the end of the hand."""
    is_loose: bool = False
    """Whether its words do not tell a check from a call, nor a bet from a raise."""

    @property
    def is_banked(self) -> bool:
        """Whether it was played against the house."""
        return any(isinstance(event, Posted) and event.what == "ante" for event in self.events)

    @property
    def in_whole_sums(self) -> RecordedHand | None:
        """The same in units of the currency; None where it is so already, or some sum is no whole one."""
        try:
            whole = multiplied(self, Fraction(1, self.scale))
        except DoesNotScale:
            return None
        return None if whole is self else msgspec.structs.replace(whole, scale=1)


class BadHand(msgspec.Struct, frozen=True):
    """A hand that cannot be read, and why."""

    origin: Origin
    reason: str


class Conversation(NamedTuple):
    """A table as a stored conversation tells it whole: nothing of it is left open."""

    origin: Origin
    table: str
    regulation: str
    exchanges: tuple[Exchange, ...]
    lines: tuple[str, ...] = ()
    """As it was read."""


Record = RecordedHand | BadHand | Conversation


@cache
def as_kept() -> Any:
    """The shape of a hand as it is kept: each event is of a kind that there is, and kinds go by their tags."""
    kind: Any = reduce(or_, event_types().values())
    events = tuple[kind, ...]
    told = [("events", events), ("readings", tuple[events, ...]), ("tells", frozenset[str])]
    return msgspec.defstruct("Kept", told, bases=(RecordedHand,), frozen=True, kw_only=True)


def tag_of(kind: Any) -> str:
    """By which an event is told to be of this kind."""
    return str(kind.__struct_config__.tag)


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(as_kept())


def _sound(record: RecordedHand | Conversation) -> Record:
    """The record itself, if what is kept of it can be read again; raises ValueError or OverflowError."""
    if isinstance(record, RecordedHand):
        _decoder().decode(msgspec.json.encode(record, enc_hook=tag_of))
    return record


class Unread(NamedTuple):
    """A record as it stands in its file: who judges it reads it, too."""

    origin: Origin
    format: str
    part: Any

    def record(self, by: Format) -> Record:
        """It, read by its format, or the reason why it cannot be."""
        try:
            if isinstance(self.part, NotThisHand):
                raise self.part
            return _sound(by.hand(self.origin, self.part))
        except NotThisHand as error:
            return BadHand(self.origin, str(error))
        except KeyError as error:
            return BadHand(self.origin, f"without {error}")
        except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
            return BadHand(self.origin, f"not readable: {type(error).__name__}: {error}")


Lines = Iterable[tuple[int, str]]
"""The lines of a file with their numbers, read when they are asked for."""


class NotThisHand(ValueError):
    """A hand that its format does not allow; the text says why. Readers turn it into a `BadHand`."""


def among_players(hand: RecordedHand) -> None:
    """Raise NotThisHand where something happens to a seat that was not dealt in: no format has words for it."""
    seats = {player.seat for player in hand.players}
    for event in hand.events:
        seat = getattr(event, "seat", None)
        if seat is not None and seat not in seats:
            raise NotThisHand(f"seat {seat} was not dealt in, and {type(event).__name__} names it")


@dataclass(frozen=True)
class Format:
    """A format of records. `write` gives the text of one hand.

    `parts` tells the records of a file apart at little cost, each with the number of its first line; `hand` reads one,
    in whatever process judges it: a part is anything that can be pickled.
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    parts: Callable[[Lines], Iterator[tuple[int, Any]]]
    hand: Callable[[Origin, Any], RecordedHand | Conversation]
    begins: Callable[[str], bool] = lambda head: False
    """Whether a file may begin with these lines, where its name does not tell."""
    write: Callable[[RecordedHand], str] | None = None
    tells: frozenset[type[Event]] = frozenset()
    """Kinds of `ENDING` that a record of this format can tell."""

    def read(self, file: str, lines: Lines) -> Iterator[Record]:
        """The records of a file."""
        for line, part in self.parts(lines):
            yield Unread(Origin(file, line), self.name, part).record(self)


class NoSuchFormat(UserError):
    """No format of this name is installed, or nothing says which format a file has."""


@cache
def formats() -> dict[str, Format]:
    """The installed formats by name."""
    found: dict[str, Format] = {}
    for entry in sorted(entry_points(group=GROUP)):
        loaded: Any = entry.load()
        for each in loaded if isinstance(loaded, tuple) else (loaded,):
            found[each.name] = each
    return found


def split(
    lines: Lines, begins: Callable[[str], bool], part: Callable[[list[str]], Any] = list
) -> Iterator[tuple[int, Any]]:
    """The lines of each hand, as `part` has them, with the number of its first; a hand begins where `begins` says so.

    What stands before the first is one of its own, which nobody can read. Neither is what is too long for a hand.
    """

    def whole() -> Any:
        return part(hand) if size <= LONGEST else NotThisHand(f"longer than any hand: {size} characters")

    first, size, hand = 0, 0, list[str]()
    for number, line in lines:
        is_first = begins(line)
        if is_first and hand:
            yield first, whole()
        if is_first:
            first, size, hand = number, 0, []
        if hand or is_first or line.strip():
            first, size = first or number, size + len(line)
            if size <= LONGEST or not hand:
                hand.append(line[:LONGEST])
    if hand:
        yield first, whole()
