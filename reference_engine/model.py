"""The law as a value that can be asked, with the ways of play that it leaves free. The referee loads it by name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from vistoria.model.cards import Card
from vistoria.model.clause import Reading
from vistoria.model.history import Exchange
from vistoria.model.request import HoleAndCommunity, Open, Rank
from vistoria.referee.model import Deciding, Ruling

from .known import KnownFaults, known_faults
from .policies.change import both
from .position import Position
from .procedures.protocol import Procedure
from .registry import modules, regulations
from .separated import separated, worth
from .ways.listing import figures, ways
from .ways.met import by_meeting_options
from .ways.own_figures import shown
from .ways.way import Way


@dataclass(frozen=True)
class Model:
    """One regulation under its readings."""

    procedure: Procedure
    rules: Any
    taken: tuple[str, ...] = ()
    """Ways of play, of those that the law leaves free, that it has taken up."""
    unaware: frozenset[str] = frozenset()
    """Saboteurs that are not taken as known."""
    own: tuple[Way, ...] = ()
    """Ways of play by figures of the house's own, which its table shows."""
    met: tuple[Way, ...] = ()
    """Ways of play by options of readings that keep those in force."""

    tried: dict[str, Model] = field(default_factory=dict, compare=False, repr=False)
    """The same law along each way that was asked for."""

    @cached_property
    def known(self) -> KnownFaults:
        """The ways to break these rules."""
        return known_faults(self.rules, self.unaware)

    @property
    def ways(self) -> Mapping[str, str]:
        """Ways to play that the law leaves free or says nothing of, by name, each in one sentence."""
        return {each.name: each.what for each in self._ways if each.name not in self.taken}

    @property
    def terms(self) -> tuple[str, ...]:
        """Those of the ways that the table shows to be the house's own terms: it is played by them."""
        return tuple(each.name for each in self.own if each.is_read and each.name not in self.taken)

    @property
    def ranks(self) -> tuple[str, ...]:
        """The clauses on the kinds of hand, and on what hands of a kind are compared by."""
        clauses: tuple[str, ...] = self.rules.ranking.clauses
        return clauses

    @property
    def _ways(self) -> tuple[Way, ...]:
        return (*self.own, *self.met, *ways(self.rules.regulation))

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

    def counted(self, units: int) -> Sequence[Model]:
        """The same law where each chip of its own sums is so many; none where it names no sums."""
        counted = getattr(self.rules, "counted", None)
        return [replace(self, rules=rules, tried={}) for rules in counted(units)] if counted else []

    def open(self, request: Open) -> Ruling:
        """A table with no players, or what forbids it."""
        outcome = self.procedure.open_table(self.rules, request, "model")
        state = outcome[0] if isinstance(outcome, tuple) else None
        return Position(self.procedure, state, request, self.known)._ruled(outcome)

    def order(self, request: Rank) -> tuple[tuple[int, ...], ...] | None:
        """Hands by index, best first, equal ones together; None where the law does not compare such cards."""
        if request.regulation != self.rules.regulation or request.purpose != "showdown":
            return None
        ranked = [worth(self.rules, hand) for hand in request.hands]
        strengths = [rank[0] for rank in ranked if rank is not None]
        if len(strengths) < len(ranked):
            return None
        best_first = sorted(set(strengths), reverse=True)
        return tuple(tuple(i for i, each in enumerate(strengths) if each == best) for best in best_first)

    def five(self, hand: HoleAndCommunity) -> tuple[Card, ...]:
        """The best five cards of a hand that the law compares."""
        ranked = worth(self.rules, hand)
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

    def unaware_of(self, *faults: str) -> Model:
        """The same law where these saboteurs are not known: an engine that errs so is tried as an unknown one."""
        return replace(self, unaware=self.unaware.union(faults), tried={})


def models(readings: Mapping[str, str]) -> dict[str, Model]:
    """The law of every regulation that is here, under options `<regulation>/<reading>`; raises NoSuchReading."""
    ours = {key: option for key, option in readings.items() if key.partition("/")[0] in modules()}
    return {name: Model(entry.procedure, entry.rules) for name, entry in regulations(ours).items()}
