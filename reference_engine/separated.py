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
    by = tuple(cite for cite in found.cites if cite not in found.ranks)
    if best == worst:
        by += order.suits_cites
    if sum({card[0] for card in named.five} == set(order.low_straight) for _, named in ranked) == 1:
        by += order.low_cites
    return Deciding(by or tuple(rules.ranking.cites), found.ranks)
