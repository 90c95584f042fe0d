"""Cards that come in another order: the clause on the order is named, not the one on how many they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest
from played import drawn, model

from vistoria.model.answer import Accepted
from vistoria.model.event import Dealt, Event
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference

ONLINE, HANDS = "pt-omaha-online", 2
Deal = Callable[[Sequence[Dealt]], Sequence[Dealt]]


def dealt(exchange: Exchange, deal: Deal) -> Exchange:
    """The same hand, its closed cards in another order."""
    if not isinstance(exchange.reply, tuple):
        return exchange
    return msgspec.structs.replace(exchange, reply=tuple(_told(each, deal) for each in exchange.reply))


def _told(answer: object, deal: Deal) -> object:
    def is_own(event: Event) -> bool:
        return isinstance(event, Dealt) and isinstance(event.to, Seat)

    own = [e for e in answer.events if is_own(e)] if isinstance(answer, Accepted) else []
    if not own or not isinstance(answer, Accepted):
        return answer
    cards = iter(deal(own))
    return Accepted(tuple(next(cards) if is_own(event) else event for event in answer.events))


def last_first(own: Sequence[Dealt]) -> Sequence[Dealt]:
    """Each round begins with whom it should end with."""
    players = len({card.to for card in own})
    rounds = [own[i : i + players] for i in range(0, len(own), players)]
    return [card for each in rounds for card in (each[-1], *each[:-1])]


def in_packets(own: Sequence[Dealt]) -> Sequence[Dealt]:
    """Each hand at once, the last player's first."""
    order = list(dict.fromkeys(card.to for card in last_first(own)))
    return sorted(own, key=lambda card: order.index(card.to))


@pytest.mark.parametrize(("deal", "clause"), [(last_first, "49"), (in_packets, "50")])
def test_as_many_cards_in_another_order_break_the_clause_on_the_order(deal: Deal, clause: str) -> None:
    table = [dealt(each, deal) for each in drawn(Reference(), ONLINE, 2, HANDS)]
    found = follow_freely(model(ONLINE), table).disagreements
    assert {each.clauses[0] for each in found} == {f"{ONLINE}/{clause}"}
