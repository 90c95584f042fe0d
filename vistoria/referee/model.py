"""What the referee asks of a model of the law. The model itself is loaded by name; nothing here imports it."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from vistoria.model.answer import TableView
from vistoria.model.cards import Card
from vistoria.model.clause import Reading, Regulation
from vistoria.model.command import Command
from vistoria.model.event import Event, Turn
from vistoria.model.history import Exchange
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity, Open, Rank

from .names import Asked, is_asked

Told = Literal["exactly", "at most", "at least"]
"""How a sum is told: itself, or a limit that it keeps to."""

NAME = "vistoria.reference_engine.model"
"""The module that has `models`."""


@dataclass(frozen=True)
class Forbidden:
    """The law does not have it: why, and the clauses that forbid it; none where no clause speaks of it."""

    code: str
    text: str
    cites: tuple[str, ...]


@dataclass(frozen=True)
class NotReached:
    """The model has no such function."""

    what: str


@dataclass(frozen=True)
class Anchor:
    """A table between two hands, as it was really reported; chips by seat."""

    players: Mapping[int, str]
    stacks: Mapping[int, int]
    resting: frozenset[str]
    marker: int | None
    pool: int | None
    device: str | None
    """What deals from now on; None where it was never changed."""
    laid: Mapping[tuple[int, str], int]
    """Bets on the cloth for the next hand, by seat and space."""
    hands: int
    """Hands started so far."""
    lowest: Mapping[int, int]
    """The least that who sits there had since the last hand began, in chips."""
    carried: Mapping[int, int]
    """Jackpot bets that stand over for the next hand, by seat."""
    waits: bool
    """Whether the table was said to wait for players."""
    ended: Mapping[int, int]
    """What who sits there had when the last hand ended."""


class Deciding(NamedTuple):
    """The clauses by which two hands are put in order; none where the law does not compare them."""

    by: tuple[str, ...] = ()
    """On what is compared."""
    order: tuple[str, ...] = ()
    """On the order of the cards and of the kinds of hand, from which it follows which of the two is the better."""


NO_FEES: Mapping[int, int] = {}
"""Where nobody is known to have paid for a hand."""


class Position(Protocol):
    """A table as it stands by the law: a frozen value."""

    @property
    def pack(self) -> frozenset[Card]:
        """Every card that the game is played with."""

    def play(
        self,
        command: Command,
        dealt: Sequence[tuple[Place, Card]] = (),
        lot: int | None = None,
        charged: tuple[int, ...] = (),
        fees: Mapping[int, int] = NO_FEES,
        *,
        imposed: bool = False,
        called: Mapping[str, str] | None = None,
    ) -> Ruling:
        """What the law has come of a command; `dealt` are the cards that really left the deck, in order.

        `lot` is the seat that the marker was really drawn for, where a lot decides, and `charged` what was really taken
        of each pot, which counts where the law leaves open how much of the commission each bears. `fees` is what was
        really taken of each seat for the hand, which counts where the law leaves open who pays it. What was charged is
        `imposed` where it counts though the law does not let the house take it. `called` are the players whom the house
        really called to account before the hand, and how: the law does not say that it must.
        """

    def view(self, viewer: Seat | str) -> TableView:
        """What a viewer sees by the law."""

    def clauses(self, asked: Asked) -> tuple[str, ...]:
        """The clauses by which the law acts on that at the table as it stands; raises NoSuchName."""

    def left_out(self, seat: int) -> tuple[str, ...]:
        """The clauses by which whoever sits there is not dealt in the next hand; none where no clause says so."""

    def told(self, what: str, player: str | None) -> Mapping[str, object] | None:
        """What a player who asks is told; None where the law has no such information."""

    def owed(self, what: str) -> Mapping[str, Told]:
        """What an answer must not leave out, by the path to it, and how it is to be told."""

    def decides(self, one: HoleAndCommunity, other: HoleAndCommunity) -> Deciding:
        """What puts the better of two hands before the other, or makes them equal."""

    def ties(self, five: Sequence[Card], other: Sequence[Card]) -> bool:
        """Whether neither of two sets of five cards is the better."""

    def anchored(self, seen: Anchor) -> Position:
        """The same table between hands, with the people, chips and marker that were really reported."""

    def given(self, ms: int) -> Position:
        """The same table, with so much more time for the player that it waits for."""

    def asking(self, seat: int) -> tuple[Position, Turn] | None:
        """The same table, waiting for this seat; None where the law says whom it asks next."""

    def grown(self, chips: int) -> Position:
        """The same table, with so many chips more in its pool."""

    def without_extra_time(self) -> Position:
        """The same table, whose player that it waits for has no extra time left."""

    def called(self, player: str, what: str) -> Position:
        """The same table, whose house has called a player to account."""

    def broken(self, clauses: Collection[str]) -> Iterator[tuple[str, Position]]:
        """The same table from here on without one of these clauses, in each known way: the clause, and the table."""


def clauses_of(position: Position, name: str) -> tuple[str, ...]:
    """The clauses by a name that is put together, such as `granted join`; none where no model is asked of it."""
    return position.clauses(name) if is_asked(name) else ()


Ruling = tuple[Position, tuple[Event, ...]] | Forbidden | NotReached
"""The next position and what happens on the way, or why nothing does."""


class Model(Protocol):
    """One regulation under its readings."""

    @property
    def ways(self) -> Mapping[str, str]:
        """Ways to play that the law leaves free or says nothing of, by name, each in one sentence."""

    @property
    def terms(self) -> tuple[str, ...]:
        """Those of the ways that a table shows to be the house's own terms: it is played by them."""

    @property
    def ranks(self) -> tuple[str, ...]:
        """The clauses on the kinds of hand, and on what hands of a kind are compared by."""

    def yielding(self, offers: Collection[str]) -> Model:
        """The same law for a product that makes these offers: where one is of rules of its own, they go before."""

    def meeting(self, readings: Iterable[Reading]) -> Model:
        """The same law, with the options that keep those in force among its ways: whoever plays by one keeps it."""

    def knowing(self, exchanges: Iterable[Exchange]) -> Model:
        """The same law, with the figures that a table shows of a house that declared none among its ways."""

    def along(self, way: str) -> Model:
        """The same law, played in one of these ways."""

    def counted(self, units: int) -> Sequence[Model]:
        """The same law where each chip of its own sums is so many; none where it names no sums.

        More than one where the house may round to the one or to the other.
        """

    def open(self, request: Open) -> Ruling:
        """A table with no players, or what forbids it."""

    def order(self, request: Rank) -> tuple[tuple[int, ...], ...] | None:
        """Hands by index, best first, equal ones together; None where the law does not compare such cards."""

    def five(self, hand: HoleAndCommunity) -> tuple[Card, ...]:
        """The best five cards of a hand that the law compares."""

    @property
    def composition(self) -> tuple[str, ...]:
        """The clauses on which cards form the five; none where every card of a hand counts."""

    def decides(self, request: Rank, one: int, other: int) -> Deciding:
        """What puts the better of two of these hands before the other, or makes them equal."""

    def broken(self, clauses: Collection[str]) -> Iterator[tuple[str, Model]]:
        """The same law without one of these clauses, in each known way: the clause, and the rest."""

    def unaware_of(self, *faults: str) -> Model:
        """The same law where these ways to break it are not known: who errs so is tried as an unknown engine."""


def models(readings: Mapping[str, str], laws: Mapping[str, Regulation] | None = None) -> Mapping[str, Model]:
    """The models that are installed, by regulation; none without the module that has them.

    `laws` tells of each which options of its readings keep which others.
    """
    try:
        module = importlib.import_module(NAME)
    except ModuleNotFoundError:
        return {}
    found: Mapping[str, Model] = module.models(readings)
    known = laws or {}
    return {
        name: model.meeting(known[name].readings) if name in known else model for name, model in found.items()
    }
