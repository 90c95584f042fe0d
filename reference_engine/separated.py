"""What hands are worth, and what puts the better of two before the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from vistoria.model.answer import HandRank
from vistoria.model.cards import Card
from vistoria.model.request import HoleAndCommunity
from vistoria.referee.model import Deciding


def separated(rules: Any, one: HoleAndCommunity, other: HoleAndCommunity) -> Deciding:
    """The clauses by which two hands are put in order under these rules; none where they do not compare them."""
    ranked = [found for found in (worth(rules, hand) for hand in (one, other)) if found is not None]
    if len(ranked) < 2:
        return Deciding()
    best, worst = sorted((strength for strength, _ in ranked), reverse=True)
    order, found = rules.ranking.order, rules.ranking.separate(best, worst)
    by, *of_cards = found.cites
    if best == worst:
        of_cards += order.suits_cites
    if sum({card[0] for card in named.five} == set(order.low_straight) for _, named in ranked) == 1:
        of_cards += order.low_cites
    return Deciding((by,), tuple(dict.fromkeys((*of_cards, *rules.ranking.cites))))


def worth(rules: Any, hand: HoleAndCommunity) -> tuple[int, HandRank] | None:
    """Strength and name of a hand at the showdown; None where the rules do not compare such cards."""
    composition = getattr(rules, "composition", None)
    return _worth(_Ranks(rules.ranking.strengths, composition, rules.whole_pack, rules), hand)


@dataclass(frozen=True)
class _Ranks:
    """All of some rules that decides what a hand is worth: most ways of play leave it as it is."""

    strengths: object
    composition: object
    pack: frozenset[Card]
    rules: Any = field(compare=False)


@lru_cache(maxsize=16_384)
def _worth(ranks: _Ranks, hand: HoleAndCommunity) -> tuple[int, HandRank] | None:
    found: tuple[int, HandRank] | None = ranks.rules.ranked("showdown", hand)
    return found
