"""phevaluator as it comes: an evaluator of another maker, which puts hands in order and opens no tables."""

from __future__ import annotations

from collections.abc import Mapping

from phevaluator import evaluate_cards, evaluate_omaha_cards

from vistoria.model.answer import Order, Unsupported
from vistoria.model.request import HoleAndCommunity, Rank
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter


class Evaluator(Adapter):
    """`worst_first` is a fault of an adapter: phevaluator's best hand has the lowest number."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.worst_first = "worst_first" in options

    def hello(self) -> Hello:
        return Hello(
            protocol=1,
            engine=Identity("phevaluator", "0.6"),
            regulations=("mo-97-2010", "pt-omaha-online"),
            abilities=Abilities(tables=False, rank=("showdown",)),
        )

    def rank(self, request: Rank) -> Order | Unsupported:
        values = [_value(hand) for hand in request.hands]
        groups = [
            tuple(i for i, value in enumerate(values) if value == each)
            for each in sorted(set(values), reverse=self.worst_first)
        ]
        return Order(tuple(groups))


def _value(hand: HoleAndCommunity) -> int:
    """The product's own number of a hand: of five cards, else of four own and five community cards."""
    five = hand.cards or (*hand.hole, *hand.community)
    return evaluate_cards(*five) if len(five) == 5 else evaluate_omaha_cards(*hand.community, *hand.hole)
