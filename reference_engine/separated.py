"""What puts the better of two hands before the other."""

from __future__ import annotations

from typing import Any

from vistoria.model.request import HoleAndCommunity
from vistoria.referee.model import Deciding


def separated(rules: Any, one: HoleAndCommunity, other: HoleAndCommunity) -> Deciding:
    """The clauses by which two hands are put in order under these rules; none where they do not compare them."""
    ranked = [rules.ranked("showdown", hand) for hand in (one, other)]
    if None in ranked:
        return Deciding()
    best, worst = sorted((strength for strength, _ in ranked), reverse=True)
    order, found = rules.ranking.order, rules.ranking.separate(best, worst)
    by, *of_cards = found.cites
    if best == worst:
        of_cards += order.suits_cites
    if sum({card[0] for card in named.five} == set(order.low_straight) for _, named in ranked) == 1:
        of_cards += order.low_cites
    return Deciding((by,), tuple(dict.fromkeys((*of_cards, *rules.ranking.cites))))
