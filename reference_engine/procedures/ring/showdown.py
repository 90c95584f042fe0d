"""Opening the hands and putting them in order («composição final»)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vistoria.model.event import Event, Pot, Ranked, Shown

from ...policies.cites import Cites
from ...policies.ranking import Ranking
from ...policies.ring_rules import RingRules
from ..places import SEATS
from .state import Hand


@dataclass(frozen=True)
class Verdict:
    """How strong each live hand is, by seat."""

    ranking: Ranking
    strength: Mapping[int, int]
    winning: frozenset[int]
    """Seats that win something."""

    def because(self, best: int, seats: Sequence[int]) -> Cites:
        """The clause that separates the best of these seats from the next, or lets equals tie."""
        rivals = sorted((self.strength[seat] for seat in seats), reverse=True)
        if len(rivals) == 1:
            return ()
        return (self.ranking.separate(best, rivals[1]).clause,)


def open_hands(rules: RingRules, hand: Hand, events: list[Event], verdict: Verdict | None = None) -> None:
    """The own cards of the hands that have to be shown, seat by seat, unless they lie open already.

    With a verdict, for rules under which only winners show.
    """
    if hand.opened:
        return
    policy = rules.showdown
    for i in policy.order(len(hand.order), hand.raised, hand.spoken):
        seat = hand.order[i]
        if (hand.live[i] or policy.folded_show) and (verdict is None or seat in verdict.winning):
            events.append(Shown(place=SEATS[seat], cards=policy.opened(hand.own[i]), cites=policy.cites))


def rank_hands(rules: RingRules, hand: Hand, final: Sequence[Pot], events: list[Event]) -> Verdict:
    """The best five of every live hand, and who wins something."""
    ranking = rules.ranking
    live = [i for i in range(len(hand.order)) if hand.live[i]]
    found = rules.composition.best(ranking, [hand.own[i] for i in live], hand.common)
    seats = [hand.order[i] for i in live]
    strength = {seat: best[0] for seat, best in zip(seats, found, strict=True)}
    winning: set[int] = set()
    for pot in final:
        best = max(strength[seat] for seat in pot.seats)
        winning.update(seat for seat in pot.seats if strength[seat] == best)
    kinds = ranking.strengths
    for seat, (value, five) in zip(seats, found, strict=True):
        row = kinds.made(value).row
        events.append(
            Ranked(
                place=SEATS[seat],
                name=row.hand.value,
                five=five,
                winning=rules.showdown.marks(seat in winning),
                cites=(*rules.composition.cites, row.clause, *rules.showdown.marked),
            )
        )
    return Verdict(ranking, strength, frozenset(winning))
