"""The law as a value that can be asked: what must come of a command at a table. The referee loads it by name.

A position is frozen. Cards come from whoever really dealt: they are laid for the way in which the law deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import msgspec

from vistoria.model.answer import TableView, Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Command, Start
from vistoria.model.event import Dealt, Event
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity, Open, Rank
from vistoria.referee.model import Anchor, Forbidden, NotReached, Ruling

from .procedures.protocol import Outcome, Procedure, Rules
from .registry import modules, regulations
from .variations.listing import variations
from .variations.variation import Variation

MOST_LAYINGS = 8
"""How often cards are laid anew when the places they go to follow from the cards themselves."""


@dataclass(frozen=True)
class Position:
    """A table as it stands by the law."""

    procedure: Procedure
    state: Any

    @property
    def pack(self) -> frozenset[Card]:
        """Every card that the game is played with."""
        whole: frozenset[Card] = self.state.rules.whole_pack
        return whole

    def play(
        self, command: Command, dealt: Sequence[tuple[Place, Card]] = (), lot: int | None = None
    ) -> Ruling:
        """What the law has come of a command; `dealt` are the cards that really left the deck, in order.

        `lot` is the seat that the marker was really drawn for, where a lot decides.
        """
        state, order = self.state, _pack(self.state)
        if lot is not None and isinstance(command, Start):
            state = self.procedure.drawn(state, lot)
        places = [place for place, _ in dealt]
        if isinstance(command, Start):
            command = msgspec.structs.replace(command, deck=_laid(order, 0, places, dealt))
        elif dealt and state.hand is not None:
            state = _with_deck(state, places, dealt)
        outcome = self.procedure.apply(state, command)
        for _ in range(MOST_LAYINGS):
            found = _places(outcome)
            if found == places:
                break
            places = found
            if isinstance(command, Start):
                command = msgspec.structs.replace(command, deck=_laid(order, 0, places, dealt))
            else:
                state = _with_deck(state, places, dealt)
            outcome = self.procedure.apply(state, command)
        return self._ruled(outcome)

    def anchored(self, seen: Anchor) -> Position:
        """The same table between hands, with the people, chips and marker that were really reported."""
        return replace(self, state=self.procedure.anchored(self.state, seen))

    def view(self, viewer: Seat | str) -> TableView:
        """What a viewer sees by the law."""
        return self.procedure.view(self.state, viewer)

    def clauses(self, aspect: str) -> tuple[str, ...]:
        """The clauses by which the law acts on an aspect of the table as it stands."""
        found = self.procedure.CLAUSES.get(aspect)
        return () if found is None else found(self.state)

    def decides(self, one: HoleAndCommunity, other: HoleAndCommunity) -> tuple[str, ...]:
        """The clauses that put the better of two hands before the other, or make them equal."""
        return _separated(self.state.rules, one, other)

    def told(self, what: str, player: str | None) -> Mapping[str, object] | None:
        """What a player who asks is told; None where the law has no such information."""
        question = self.procedure.QUESTIONS.get(what)
        return None if question is None else question(self.state, player)

    def owed(self, what: str) -> frozenset[str]:
        """What an answer must not leave out, by the path to it."""
        return self.procedure.OWED.get(what, frozenset())

    def _ruled(self, outcome: Outcome) -> Ruling:
        if isinstance(outcome, tuple):
            return replace(self, state=outcome[0]), outcome[1]
        if isinstance(outcome, Unsupported):
            return NotReached(outcome.what)
        return Forbidden(outcome.code, outcome.text, outcome.cites)


@dataclass(frozen=True)
class Model:
    """One regulation under its readings."""

    procedure: Procedure
    rules: Rules
    taken: tuple[str, ...] = ()
    """Ways of play, of those that the law leaves free, that it has taken up."""

    @property
    def ways(self) -> Mapping[str, str]:
        """Ways to play that the law leaves free or says nothing of, by name, each in one sentence."""
        return {each.name: each.what for each in _ways(self.rules.regulation) if each.name not in self.taken}

    def along(self, way: str) -> Model:
        """The same law, played in one of these ways."""
        plays = next(each.plays for each in _ways(self.rules.regulation) if each.name == way)
        return replace(self, rules=plays(self.rules), taken=(*self.taken, way))

    def open(self, request: Open) -> Ruling:
        """A table with no players, or what forbids it."""
        outcome = self.procedure.open_table(self.rules, request, "model")
        state = outcome[0] if isinstance(outcome, tuple) else None
        return Position(self.procedure, state)._ruled(outcome)

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

    def decides(self, request: Rank, one: int, other: int) -> tuple[str, ...]:
        """The clauses that put the better of two of these hands before the other, or make them equal."""
        return _separated(self.rules, request.hands[one], request.hands[other])


def _separated(rules: Any, one: HoleAndCommunity, other: HoleAndCommunity) -> tuple[str, ...]:
    ranked = [rules.ranked("showdown", hand) for hand in (one, other)]
    if None in ranked:
        return ()
    best, worst = sorted((strength for strength, _ in ranked), reverse=True)
    order = rules.ranking.order
    found = tuple(rules.ranking.separate(best, worst).cites)
    if best == worst:
        found += order.suits_cites
    lowest = set(order.low_straight)
    if any({card[0] for card in named.five} == lowest for _, named in ranked):
        found += order.low_cites
    return found + tuple(rules.ranking.cites)


@cache
def _ways(regulation: str) -> tuple[Variation, ...]:
    return tuple(each for each in variations() if each.regulation == regulation and each.of_play)


def models(readings: Mapping[str, str]) -> dict[str, Model]:
    """The law of every regulation that is here, under options `<regulation>/<reading>`; raises NoSuchReading."""
    ours = {key: option for key, option in readings.items() if key.partition("/")[0] in modules()}
    return {name: Model(entry.procedure, entry.rules) for name, entry in regulations(ours).items()}


def _with_deck(state: Any, places: Sequence[Place], dealt: Sequence[tuple[Place, Card]]) -> Any:
    deck = _laid(state.hand.deck, state.hand.dealt, places, dealt)
    return msgspec.structs.replace(state, hand=msgspec.structs.replace(state.hand, deck=deck))


def _pack(state: Any) -> tuple[Card, ...]:
    return tuple(sorted(state.rules.whole_pack))


def _places(outcome: Outcome) -> list[Place]:
    events: Sequence[Event] = outcome[1] if isinstance(outcome, tuple) else ()
    return [event.to for event in events if isinstance(event, Dealt)]


def _laid(
    deck: Sequence[Card], gone: int, places: Sequence[Place], dealt: Sequence[tuple[Place, Card]]
) -> tuple[Card, ...]:
    """The deck with each card where the law's way of dealing brings it to the place that it really reached."""
    waiting: dict[Place, list[Card]] = {}
    for place, card in dealt:
        waiting.setdefault(place, []).append(card)
    known = set(deck[:gone]) | {card for _, card in dealt}
    others = [card for card in deck[gone:] if card not in known]
    taken: list[Card | None] = [waiting[place].pop(0) if waiting.get(place) else None for place in places]
    missing = [card for cards in waiting.values() for card in cards]
    pool = iter([*others, *missing])
    laid = [card if card is not None else next(pool) for card in taken]
    rest = [card for card in (*others, *missing) if card not in laid]
    return (*deck[:gone], *laid, *rest)
