"""What the samples of the laws can see: worked out from the matrix of each wrong shuffle, and tried."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from told import Told, row

from vistoria.checks import apply_check
from vistoria.games.cards.checks.chance import excess, least_share, never_by_chance
from vistoria.model.cards import RANKS, full_deck

Matrix = list[list[float]]
"""The chance that the card at a place of the new pack comes to a place of the mixed one."""
SAMPLES = {
    "mo-97-2010/3.1": (1000, 52, 40),
    "mo-61-2004/3": (1000, 52, 40),
    "mo-104-85-m/2.s2": (1800, 40, 15),
}
"""Hands of the sample, cards of the pack, and cards that are dealt in every hand."""
Weights = Callable[[int, int], list[float]]
"""With which chance place i of n is exchanged with each place."""


def any_with_any(i: int, n: int) -> list[float]:
    return [1 / n] * n


def off_by_one(i: int, n: int) -> list[float]:
    return [1 / i if j < i else 0 for j in range(n)] if i else [float(j == 0) for j in range(n)]


def last_card_stays(i: int, n: int) -> list[float]:
    return (
        [float(j == i) for j in range(n)] if i == n - 1 else [1 / (i + 1) if j <= i else 0 for j in range(n)]
    )


def one_byte(i: int, n: int) -> list[float]:
    return [sum(byte % (i + 1) == j for byte in range(256)) / 256 for j in range(n)]


def mixed(weights: Weights, n: int) -> Matrix:
    """The matrix after place by place was exchanged, from the last to the first."""
    matrix = [[float(a == b) for b in range(n)] for a in range(n)]
    for i in range(n - 1, -1, -1):
        chances = weights(i, n)
        for held in matrix:
            at = held[i]
            held[i] = sum(chance * each for chance, each in zip(chances, held, strict=True))
            for j, chance in enumerate(chances):
                if j != i:
                    held[j] += chance * (at - held[j])
    return matrix


def grown(matrix: Matrix, places: range) -> float:
    """By how much the sum of the chi-square grows with each hand, the cards that stay in the pack as one place."""
    n, size = len(matrix), len(places)
    cells = [(held[place], 1 / n) for held in matrix for place in places]
    cells += [(1 - sum(held[place] for place in places), 1 - size / n) for held in matrix]
    return (n - 1) / n * sum((chance - due) ** 2 / due for chance, due in cells)


@pytest.mark.parametrize("clause", SAMPLES)
@pytest.mark.parametrize("weights", [any_with_any, off_by_one, last_card_stays])
def test_each_law_deals_hands_enough_to_see_a_wrong_shuffle(clause: str, weights: Weights) -> None:
    hands, n, dealt = SAMPLES[clause]
    for places in (range(dealt), range(n - dealt, n)):
        assert hands * grown(mixed(weights, n), places) >= excess(dealt * (n - 1))


def test_one_byte_modulo_the_places_needs_more_hands_than_a_run_deals() -> None:
    needed = excess(40 * 51) / grown(mixed(one_byte, 52), range(40))
    assert 6_000 < needed < 12_000


def test_two_of_sixty_five_thousand_orders_are_alike_in_a_sample() -> None:
    for hands, _, _ in SAMPLES.values():
        assert 2.718281828 ** (-hands * (hands - 1) / 2 / 65_536) < 1e-3


def test_what_is_stated_as_the_least_share_is_seen() -> None:
    """A lot among ten that gives one place the stated share, 300 lots: both samples above their limits, 28 and 45."""
    share = least_share(300, 10, 9)
    assert 0.2 < share < 0.4
    chance, seen, tries = random.Random(1), 0, 300
    for _ in range(tries):
        sums = []
        for _ in range(2):
            counts = [0] * 10
            for _ in range(300):
                counts[0 if chance.random() < share else chance.randrange(1, 10)] += 1
            sums.append(sum((each - 30) ** 2 / 30 for each in counts))
        seen += sums[0] > 28 and sums[1] > 45
    assert seen >= tries - 3


def test_a_place_that_is_never_drawn_is_no_chance() -> None:
    assert never_by_chance(300, 10) < 1e-9 < never_by_chance(150, 10)


@pytest.mark.parametrize(
    ("weights", "wanted"), [(any_with_any, "failed"), (off_by_one, "failed"), (None, "passed")]
)
def test_a_sample_of_forty_cards_by_seven_players_is_played(weights: Weights | None, wanted: str) -> None:
    chance, pack, told = random.Random(3), list(full_deck(RANKS[-10:])), Told()
    for _ in range(3600):
        cards = list(pack)
        for i in range(len(cards) - 1, -1, -1):
            chances = [1 / (i + 1)] * (i + 1) if weights is None else weights(i, len(cards))
            j = chance.choices(range(len(chances)), chances)[0]
            cards[i], cards[j] = cards[j], cards[i]
        told.hand(*row(cards[:15], 15))
    found = apply_check("no-favoured-place", {"hands": 1800, "most": [697, 763], "size": 40}, told.history)
    assert found.verdict == wanted
