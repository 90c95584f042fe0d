"""Whether chance favours a side: a player's place, the croupier, or the order of dealing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from vistoria.checks.reading import seat_of
from vistoria.checks.registry import Nothing, check
from vistoria.model.cards import RANKS
from vistoria.model.event import Dealt
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .chance import least_share

Sides = dict[str, tuple[list[int], list[int]]]
"""By place, in the order of dealing: how many cards are equal, the most first, and the ranks in the same order."""


@check()
def no_favoured_side(history: History, hands: int, most: list[int]) -> Finding:
    """No place has the best cards oftener than another, counted by place and by the order of dealing.

    The order of dealing shows a dealer who favours a place that moves with the marker.

    Cards are compared by how many are equal, then by rank; what else makes a hand comes to every place alike. Hands
    in which two places share the best are left out. With k places each of the two chi-squares has k - 1 degrees of
    freedom. `most` holds the limit for the first sample, and a stricter test's limit for as many hands again.
    """
    expected = must("fair-sides", hands=hands, most=most[0], again=most[1])
    found, texts = history.hands, list[str]()
    for sample, limit in enumerate(most):
        part = found[sample * hands : (sample + 1) * hands]
        if len(part) < hands:
            if not texts:
                raise Nothing(expected, did("only-hands", number=len(part)))
            texts.append(did("only-hands", number=len(part)))
            break
        dealt = [_sides(hand) for hand in part]
        if len({len(sides) for sides in dealt}) != 1 or len(dealt[0]) < 2:
            return Finding("failed", expected, did("uneven-sides"))
        by_place, by_order = _best(dealt)
        value = max(uneven(by_place, len(dealt[0])), uneven(by_order, len(dealt[0])))
        share = least_share(hands, len(dealt[0]), len(dealt[0]) - 1)
        texts.append(did("fair-sides", value=float(value), hands=hands, counts=by_place, share=100 * share))
        if value <= limit:
            return judged(True, expected, sentences(*texts), part[0].last_message, part[-1].last_message)
    last = [h.last_message for h in (found[:1] + found[-1:])]
    return judged(False, expected, sentences(*texts), *last)


def _sides(hand: Hand) -> Sides:
    """What each player and the croupier have in their cards, in the order of dealing."""
    cards: dict[str, list[str]] = {}
    for h in hand.of(Dealt):
        if isinstance(h.event, Dealt) and (seat_of(h.event.to) is not None or h.event.to == "croupier"):
            cards.setdefault(str(h.event.to), []).append(h.event.card or "")
    return {place: worth(own) for place, own in cards.items()}


def worth(cards: Sequence[str]) -> tuple[list[int], list[int]]:
    """How many cards are equal, the most first, and the ranks in the same order."""
    times = Counter(RANKS.index(card[0]) for card in cards if card)
    order = sorted(times, key=lambda rank: (times[rank], rank), reverse=True)
    return [times[rank] for rank in order], order


def _best(dealt: list[Sides]) -> tuple[Counter[str], Counter[int]]:
    """How often each place, and each number in the order of dealing, has the best cards alone."""
    by_place, by_order = Counter[str](), Counter[int]()
    for sides in dealt:
        best = max(sides.values())
        have = [(number, place) for number, (place, worth) in enumerate(sides.items()) if worth == best]
        if len(have) == 1:
            by_order[have[0][0]] += 1
            by_place[have[0][1]] += 1
    return by_place, by_order


def uneven(counts: Mapping[str, int] | Mapping[int, int], places: int) -> Fraction:
    """Chi-square of counts that should be alike over so many places."""
    total = sum(counts.values())
    missing = (places - len(counts)) * total**2
    seen = sum((times * places - total) ** 2 for times in counts.values())
    return Fraction(seen + missing, total * places) if total else Fraction(0)
