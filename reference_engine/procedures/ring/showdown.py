"""Opening the hands and putting them in order («composição final»)."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.event import Event, Pot, Ranked, Shown

from ...policies.ring_rules import RingRules
from ..places import SEATS
from ..verdict import Verdict
from .state import Hand


def open_hands(rules: RingRules, hand: Hand, events: list[Event]) -> None:
    """The hole cards of the hands that have to be shown, seat by seat, unless they lie open already."""
    if hand.opened:
        return
    policy = rules.showdown
    for i in policy.order(len(hand.order), hand.raised, hand.spoken):
        if hand.live[i] or policy.folded_show:
            cards = policy.opened(hand.own[i])
            events.append(Shown(place=SEATS[hand.order[i]], cards=cards, cites=policy.cites))


def rank_hands(rules: RingRules, hand: Hand, final: Sequence[Pot], events: list[Event]) -> Verdict:
    """The best five of every live hand, and how strong each is."""
    ranking = rules.ranking
    live = [i for i in range(len(hand.order)) if hand.live[i]]
    found = rules.composition.best(ranking, [hand.own[i] for i in live], hand.community)
    seats = [hand.order[i] for i in live]
    strength = {seat: best[0] for seat, best in zip(seats, found, strict=True)}
    verdict = Verdict(ranking, strength)
    winning = verdict.winning(final)
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
    return verdict
