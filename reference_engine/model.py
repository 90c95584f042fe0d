"""The law as a value that can be asked: what must come of a command at a table. The referee loads it by name.

A position is frozen. Cards come from whoever really dealt: they are laid for the way in which the law deals.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

import msgspec

from vistoria.model.answer import TableView, Unsupported
from vistoria.model.cards import Card
from vistoria.model.clause import Reading
from vistoria.model.command import Command, Start
from vistoria.model.event import Turn
from vistoria.model.history import Exchange
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity, Open, Rank
from vistoria.referee.model import NO_FEES, Anchor, Deciding, Forbidden, NotReached, Ruling, Told

from .known_faults import KnownFaults
from .laid_deck import laid_deck, pack_of, places_of, with_deck
from .policies.change import both, policy
from .procedures.protocol import Outcome, Procedure
from .registry import modules, regulations
from .separated import separated
from .variations.listing import figures, variations
from .variations.met import by_meeting_options
from .variations.own_figures import shown
from .variations.variation import Variation

MOST_LAYINGS = 8
"""How often cards are laid anew when the places they go to follow from the cards themselves."""


@dataclass(frozen=True)
class Position:
    """A table as it stands by the law."""

    procedure: Procedure
    state: Any
    opened: Open
    known: KnownFaults

    @property
    def pack(self) -> frozenset[Card]:
        """Every card that the game is played with."""
        whole: frozenset[Card] = self.state.rules.whole_pack
        return whole

    def play(
        self,
        command: Command,
        dealt: Sequence[tuple[Place, Card]] = (),
        lot: int | None = None,
        charged: tuple[int, ...] = (),
        fees: Mapping[int, int] = NO_FEES,
    ) -> Ruling:
        """What the law has come of a command; `dealt` are the cards that really left the deck, in order.

        `lot` is the seat that the marker was really drawn for, where a lot decides, and `charged` what was really taken
        of each pot, which counts where the law leaves open how much of the commission each bears. `fees` is what was
        really taken of each seat for the hand, which counts where the law leaves open who pays it.
        """
        if not charged and not fees:
            return self._ruled(self._outcome(command, dealt, lot))
        really = policy("commission", laid=charged) if charged else policy("entry", laid=fees)
        laid = self._under(really(self.state.rules))
        outcome = laid._outcome(command, dealt, lot)
        if isinstance(outcome, tuple):
            state: Any = outcome[0]
            outcome = msgspec.structs.replace(state, rules=self.state.rules), outcome[1]
        return self._ruled(outcome)

    def _outcome(self, command: Command, dealt: Sequence[tuple[Place, Card]], lot: int | None) -> Outcome:
        state, order = self.state, pack_of(self.state)
        if lot is not None and isinstance(command, Start):
            state = self.procedure.drawn(state, lot)
        places = [place for place, _ in dealt]
        if isinstance(command, Start):
            command = msgspec.structs.replace(command, deck=laid_deck(order, 0, places, dealt))
        elif dealt and state.hand is not None:
            state = with_deck(state, places, dealt)
        outcome = self.procedure.apply(state, command)
        for _ in range(MOST_LAYINGS):
            found = places_of(outcome)
            if found == places or not (isinstance(command, Start) or state.hand):
                break
            places = found
            if isinstance(command, Start):
                command = msgspec.structs.replace(command, deck=laid_deck(order, 0, places, dealt))
            else:
                state = with_deck(state, places, dealt)
            outcome = self.procedure.apply(state, command)
        return outcome

    def anchored(self, seen: Anchor) -> Position:
        """The same table between hands, with the people, chips and marker that were really reported."""
        return replace(self, state=self.procedure.anchored(self.state, seen))

    def given(self, ms: int) -> Position:
        """The same table, with so much more time for the player that it waits for; the same where none is measured."""
        hand = self.state.hand
        until = getattr(hand, "until", None)
        if until is None:
            return self
        hand = msgspec.structs.replace(hand, until=until + ms)
        return replace(self, state=msgspec.structs.replace(self.state, hand=hand))

    def asking(self, seat: int) -> tuple[Position, Turn] | None:
        """The same table, waiting for this seat; None where the law says whom it asks next."""
        found = self.procedure.asking(self.state, seat)
        return None if found is None else (replace(self, state=found[0]), found[1])

    def grown(self, chips: int) -> Position:
        """The same table, with so many chips more in its pool; the same where it has none."""
        pool = getattr(self.state, "pool", None)
        if pool is None:
            return self
        return replace(self, state=msgspec.structs.replace(self.state, pool=pool + chips))

    def without_extra_time(self) -> Position:
        """The same table, whose player that it waits for has no extra time left; the same where none is given."""
        hand = self.state.hand
        if getattr(hand, "extended", None) is None:
            return self
        hand = msgspec.structs.replace(hand, extended=True)
        return replace(self, state=msgspec.structs.replace(self.state, hand=hand))

    def view(self, viewer: Seat | str) -> TableView:
        """What a viewer sees by the law."""
        return self.procedure.view(self.state, viewer)

    def clauses(self, aspect: str) -> tuple[str, ...]:
        """The clauses by which the law acts on an aspect of the table as it stands."""
        found = self.procedure.CLAUSES.get(aspect)
        return () if found is None else found(self.state)

    def left_out(self, seat: int) -> tuple[str, ...]:
        """The clauses by which whoever sits there is not dealt in the next hand."""
        return self.procedure.left_out(self.state, seat)

    def decides(self, one: HoleAndCommunity, other: HoleAndCommunity) -> Deciding:
        """What puts the better of two hands before the other, or makes them equal."""
        return separated(self.state.rules, one, other)

    def ties(self, five: Sequence[Card], other: Sequence[Card]) -> bool:
        """Whether neither of two sets of five cards is the better."""
        hands = (HoleAndCommunity(cards=tuple(cards)) for cards in (five, other))
        one, two = (self.state.rules.ranked("showdown", hand) for hand in hands)
        return one is not None and two is not None and one[0] == two[0]

    def told(self, what: str, player: str | None) -> Mapping[str, object] | None:
        """What a player who asks is told; None where the law has no such information."""
        question = self.procedure.QUESTIONS.get(what)
        return None if question is None else question(self.state, player)

    def owed(self, what: str) -> Mapping[str, Told]:
        """What an answer must not leave out, by the path to it, and how it is to be told."""
        return self.procedure.OWED.get(what, {})

    def broken(self, clauses: Collection[str]) -> Iterator[tuple[str, Position]]:
        """The same table from here on without one of these clauses, in each known way: the clause, and the table."""
        for clause, rules in self.known.without(clauses):
            otherwise = self._declared_otherwise(rules)
            if otherwise is not None:
                setup = msgspec.structs.replace(self.state.setup, **otherwise)
                state = msgspec.structs.replace(self.state, rules=rules, setup=setup)
                yield clause, replace(self, state=state)

    def _under(self, rules: Any) -> Position:
        return replace(self, state=msgspec.structs.replace(self.state, rules=rules))

    def _declared_otherwise(self, rules: Any) -> dict[str, object] | None:
        """What other rules make of the same settings, where it differs; None where they refuse them."""
        setups = [_setup(self.procedure, each, self.opened) for each in (self.known.rules, rules)]
        if None in setups:
            return None
        lawful, wrong = map(msgspec.structs.asdict, setups)
        return {name: wrong[name] for name in wrong if wrong[name] != lawful[name]}

    def _ruled(self, outcome: Outcome) -> Ruling:
        if isinstance(outcome, tuple):
            return Position(self.procedure, outcome[0], self.opened, self.known), outcome[1]
        if isinstance(outcome, Unsupported):
            return NotReached(outcome.what)
        return Forbidden(outcome.code, outcome.text, outcome.cites)


@dataclass(frozen=True)
class Model:
    """One regulation under its readings."""

    procedure: Procedure
    rules: Any
    taken: tuple[str, ...] = ()
    """Ways of play, of those that the law leaves free, that it has taken up."""
    unaware: frozenset[str] = frozenset()
    """Saboteurs that are not taken as known."""
    own: tuple[Variation, ...] = ()
    """Ways of play by figures of the house's own, which its table shows."""
    met: tuple[Variation, ...] = ()
    """Ways of play by options of readings that keep those in force."""

    tried: dict[str, Model] = field(default_factory=dict, compare=False, repr=False)
    """The same law along each way that was asked for."""

    @cached_property
    def known(self) -> KnownFaults:
        """The ways to break these rules."""
        return KnownFaults(self.rules, self.unaware)

    @property
    def ways(self) -> Mapping[str, str]:
        """Ways to play that the law leaves free or says nothing of, by name, each in one sentence."""
        return {each.name: each.what for each in self._ways if each.name not in self.taken}

    @property
    def ranks(self) -> tuple[str, ...]:
        """The clauses on the kinds of hand, and on what hands of a kind are compared by."""
        clauses: tuple[str, ...] = self.rules.ranking.clauses
        return clauses

    @property
    def _ways(self) -> tuple[Variation, ...]:
        return (*self.own, *self.met, *_ways(self.rules.regulation))

    def yielding(self, offers: Collection[str]) -> Model:
        """The same law for a product that makes these offers: where one is of rules of its own, they go before."""
        changes = [change for offer, change in getattr(self.rules, "yields", {}).items() if offer in offers]
        return replace(self, rules=both(*changes)(self.rules), tried={}) if changes else self

    def meeting(self, readings: Iterable[Reading]) -> Model:
        """The same law, with the options that keep those in force among its ways: whoever plays by one keeps it."""
        return replace(self, met=tuple(by_meeting_options(self.rules, readings)), tried={})

    def knowing(self, exchanges: Iterable[Exchange]) -> Model:
        """The same law, with the figures that a table shows of a house that declared none among its ways."""
        return replace(self, own=shown(self.rules, exchanges, figures(self.rules.regulation)))

    def along(self, way: str) -> Model:
        """The same law, played in one of these ways."""
        if way not in self.tried:
            plays = next(each.plays for each in self._ways if each.name == way)
            self.tried[way] = replace(self, rules=plays(self.rules), taken=(*self.taken, way), tried={})
        return replace(self.tried[way], own=self.own)

    def open(self, request: Open) -> Ruling:
        """A table with no players, or what forbids it."""
        outcome = self.procedure.open_table(self.rules, request, "model")
        state = outcome[0] if isinstance(outcome, tuple) else None
        return Position(self.procedure, state, request, self.known)._ruled(outcome)

    def order(self, request: Rank) -> tuple[tuple[int, ...], ...] | None:
        """Hands by index, best first, equal ones together; None where the law does not compare such cards."""
        if request.regulation != self.rules.regulation or request.purpose != "showdown":
            return None
        ranked = [self.rules.ranked(request.purpose, hand) for hand in request.hands]
        strengths = [rank[0] for rank in ranked if rank is not None]
        if len(strengths) < len(ranked):
            return None
        best_first = sorted(set(strengths), reverse=True)
        return tuple(tuple(i for i, each in enumerate(strengths) if each == best) for best in best_first)

    def five(self, hand: HoleAndCommunity) -> tuple[Card, ...]:
        """The best five cards of a hand that the law compares."""
        ranked = self.rules.ranked("showdown", hand)
        return tuple(ranked[1].five) if ranked is not None else ()

    @property
    def composition(self) -> tuple[str, ...]:
        """The clauses on which cards form the five; none where every card of a hand counts."""
        policy = getattr(self.rules, "composition", None)
        return () if policy is None else tuple(policy.cites)

    def decides(self, request: Rank, one: int, other: int) -> Deciding:
        """What puts the better of two of these hands before the other, or makes them equal."""
        return separated(self.rules, request.hands[one], request.hands[other])

    def broken(self, clauses: Collection[str]) -> Iterator[tuple[str, Model]]:
        """The same law without one of these clauses, in each known way: the clause, and the rest."""
        for clause, rules in self.known.without(clauses):
            yield clause, replace(self, rules=rules, tried={})

    def unaware_of(self, fault: str) -> Model:
        """The same law where one saboteur is not known: an engine that errs so is tried as an unknown one."""
        return replace(self, unaware=self.unaware | {fault}, tried={})


def _setup(procedure: Procedure, rules: Any, request: Open) -> Any:
    """What the house declares for a table under these rules; None where they refuse it."""
    outcome: Any = procedure.open_table(rules, request, "model")
    return outcome[0].setup if isinstance(outcome, tuple) else None


@cache
def _ways(regulation: str) -> tuple[Variation, ...]:
    return tuple(each for each in variations() if each.regulation == regulation and each.of_play)


def models(readings: Mapping[str, str]) -> dict[str, Model]:
    """The law of every regulation that is here, under options `<regulation>/<reading>`; raises NoSuchReading."""
    ours = {key: option for key, option in readings.items() if key.partition("/")[0] in modules()}
    return {name: Model(entry.procedure, entry.rules) for name, entry in regulations(ours).items()}
