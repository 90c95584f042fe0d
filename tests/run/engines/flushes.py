"""An engine for which any five cards of one suit are a flush, whosever they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from vistoria.model.cards import Card
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.composition import Best, Composition
from vistoria.reference_engine.policies.ranking import Ranking
from vistoria.validation.replaced import replaced

LAW = "mo-97-2010"


def best(
    self: Composition, ranking: Ranking, hands: Sequence[Sequence[Card]], community: Sequence[Card]
) -> list[Best]:
    """As the law has it, or five cards of one suit out of all nine."""
    found = Composition.best(self, ranking, hands, community)
    for i, hand in enumerate(hands):
        fives = [c for c in combinations((*hand, *community), 5) if len({card[1] for card in c}) == 1]
        found[i] = max([found[i], *((ranking.strengths.of(five), five) for five in fives)])
    return found


class AnyFlush(Reference):
    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__(options)
        entry = self.regulations[LAW]
        self.regulations = {
            **self.regulations,
            LAW: replace(entry, rules=replaced(Composition.best, best)(entry.rules)),
        }
