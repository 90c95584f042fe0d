"""Opening the hands and putting them in order («composição final»)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vistoria.games.cards.events import Ranked
from vistoria.model.event import Event, Shown
from vistoria.model.pot import Pot

from ...policies.ring_rules import RingRules
from ..places import SEATS
from ..verdict import Verdict
from .state import Hand


def open_hands(
    rules: RingRules, hand: Hand, events: list[Event], winning: Collection[int] | None = None
) -> None:
    """The hole cards of the hands that have to be shown, seat by seat, unless they lie open already.

    `winning` are the seats that alone open theirs; None: all do.
    """
    if hand.opened:
        return
    policy = rules.showdown
    for i in policy.order(len(hand.order), hand.raised, hand.spoken):
        stays = winning is not None and hand.order[i] not in winning
        if (hand.live[i] or policy.folded_show) and not stays:
            cards = policy.opened(hand.own[i])
            events.append(Shown(place=SEATS[hand.order[i]], cards=cards, cites=policy.cites))


def rank_hands(rules: RingRules, hand: Hand, final: Sequence[Pot]) -> tuple[Verdict, list[Event]]:
    """How strong every live hand is, and the best five of those that are opened."""
    ranking, policy = rules.ranking, rules.showdown
    live = [i for i in range(len(hand.order)) if hand.live[i]]
    found = rules.composition.best(ranking, [hand.own[i] for i in live], hand.community)
    seats = [hand.order[i] for i in live]
    strength = {seat: best[0] for seat, best in zip(seats, found, strict=True)}
    verdict = Verdict(ranking, strength)
    winning = verdict.winning(final)
    kinds, events = ranking.strengths, list[Event]()
    for seat, (value, five) in zip(seats, found, strict=True):
        if policy.winners_alone and seat not in winning:
            continue
        row = kinds.made(value).row
        events.append(
            Ranked(
                place=SEATS[seat],
                name=row.hand.value,
                five=five,
                winning=policy.marks(seat in winning),
                cites=(*rules.composition.cites, row.clause, *policy.marked),
            )
        )
    return verdict, events
