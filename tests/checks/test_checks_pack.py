"""The pack under test: its cards, its first card, and packs that are mixed badly."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from math import exp, lgamma, log
from statistics import NormalDist

import pytest
from told import Told, community, dealt, row, verdict

from vistoria.checks import apply_check
from vistoria.model.cards import RANKS, full_deck

DECK = list(full_deck())
SEATS, EACH = 10, 4
CHI_SQUARE = [2243, 2358]
"""Limits as the scenario states them: 40 places by 51 cards, at a thousandth and at a millionth."""
NEIGHBOURS = [81, 96]
"""Limits as the scenario states them for 100 hands, 99 of them with one before."""


def test_one_pack_shows_all_its_cards_and_no_others() -> None:
    whole = Told().hand(*row(DECK[:40], 10)).hand(*row(DECK[12:], 10))
    assert verdict(whole, "one-pack", size=52) == "passed"
    assert verdict(Told().hand(*row(DECK[:51], 10)), "one-pack", size=52) == "failed"
    assert verdict(Told().hand(*row(DECK, 10), ends=False), "one-pack", size=52) == "failed"
    assert verdict(Told().hand(*row([*DECK, "Xx"], 10)), "one-pack", size=52) == "failed"
    assert verdict(Told().hand(*row([*DECK, "As"], 10)), "one-pack", size=52) == "failed"
    assert verdict(Told(), "one-pack", size=52) == "inconclusive"


def test_a_card_twice_is_shown_by_the_answers_that_deal_it() -> None:
    told = Told().hand(*row(DECK[:40], 10)).hand(*row([*DECK[:3], DECK[0]], 2))
    finding = apply_check("one-pack", {"size": 52}, told.history)
    assert finding.messages == (told.history.exchanges[-1].n + 1,)


def without(card: str, *, in_hands: range, of: int) -> Told:
    """So many hands of ten players from packs that are mixed, but for these that never deal one card."""
    told, mixed = Told(), random.Random(of)
    for hand in range(of):
        told.hand(
            *row(mixed.sample([c for c in DECK if c != card or hand not in in_hands], SEATS * EACH), SEATS)
        )
    return told


def test_a_card_that_never_comes_after_the_first_hands_is_missing_from_the_pack() -> None:
    assert verdict(without("As", in_hands=range(2, 20), of=20), "one-pack", size=52) == "failed"


def test_a_card_may_stay_away_from_the_last_hands_by_chance() -> None:
    assert verdict(without("As", in_hands=range(12, 20), of=20), "one-pack", size=52) == "passed"


def test_ten_players_are_dealt_four_cards_each() -> None:
    seats = list(range(1, 11))
    assert verdict(Told().hand(*row(DECK[:40], 10)), "dealt-each", seats=seats, cards=4) == "passed"
    assert verdict(Told().hand(*row(DECK[:36], 9)), "dealt-each", seats=seats, cards=4) == "failed"
    assert verdict(Told().hand(*row(DECK[:39], 10)), "dealt-each", seats=seats, cards=4) == "failed"
    assert verdict(Told().hand(*row(DECK[:44], 11)), "dealt-each", seats=seats, cards=4) == "failed"
    twice = [*DECK[:39], DECK[0]]
    assert verdict(Told().hand(*row(twice, 10)), "dealt-each", seats=seats, cards=4) == "failed"


def test_who_is_dealt_in_is_dealt_in_with_any_number_of_cards() -> None:
    seats = list(range(1, 11))
    assert verdict(Told().hand(*row(DECK[:40], 10)), "dealt-to", seats=seats) == "passed"
    assert verdict(Told().hand(*row(DECK[:20], 10)), "dealt-to", seats=seats) == "passed"
    assert verdict(Told().hand(*row(DECK[:36], 9)), "dealt-to", seats=seats) == "failed"
    assert verdict(Told().hand(*row(DECK[:44], 11)), "dealt-to", seats=seats) == "failed"


def test_the_first_card_is_the_first_that_leaves_the_pack() -> None:
    told = Told().hand(*dealt(4, "As"), *dealt(2, "Kd"))
    assert verdict(told, "first-card-to", seat=4) == "passed"
    assert verdict(told, "first-card-to", seat=2) == "failed"
    assert verdict(Told().hand(*community("As")), "first-card-to", seat=4) == "failed"


Mixer = Callable[[random.Random, list[str]], list[str]]


def fair(chance: random.Random, deck: list[str]) -> list[str]:
    return chance.sample(deck, len(deck))


def any_two_exchanged(chance: random.Random, deck: list[str]) -> list[str]:
    """The well-known fault: each place is exchanged with any place, of a new pack."""
    cards = [str(card) for card in DECK]
    for i in range(len(cards)):
        j = chance.randrange(len(cards))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def never_at_home(chance: random.Random, deck: list[str]) -> list[str]:
    """Another: each place is exchanged with an earlier one, so that no card of a new pack stays in place."""
    cards = [str(card) for card in DECK]
    for i in range(len(cards) - 1, 0, -1):
        j = chance.randrange(i)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def only_cut(chance: random.Random, deck: list[str]) -> list[str]:
    at = chance.randrange(len(deck))
    return deck[at:] + deck[:at]


def riffled_three_times(chance: random.Random, deck: list[str]) -> list[str]:
    for _ in range(3):
        at = sum(chance.random() < 0.5 for _ in deck)
        left, right, mixed = deck[:at], deck[at:], list[str]()
        while left or right:
            take = left if chance.random() * (len(left) + len(right)) < len(left) else right
            mixed.append(take.pop(0))
        deck = mixed
    return deck


def left_as_it_is(chance: random.Random, deck: list[str]) -> list[str]:
    return deck


def laid_alternately(chance: random.Random, deck: list[str]) -> list[str]:
    """A perfect in-shuffle: the lower half's card first."""
    return [card for pair in zip(deck[26:], deck[:26], strict=True) for card in pair]


def turned_round(chance: random.Random, deck: list[str]) -> list[str]:
    return deck[::-1]


def moved_on_by_seven(chance: random.Random, deck: list[str]) -> list[str]:
    return deck[7:] + deck[:7]


def best_to_the_fourth(chance: random.Random, deck: list[str]) -> list[str]:
    """The fourth of ten players gets the best card of his round and the next player's, in half of the hands."""
    deck = fair(chance, deck)
    for at in range(3, 40, 10):
        if chance.random() < 0.5:
            deck[at : at + 10] = sorted(
                deck[at : at + 10], key=lambda card: RANKS.index(card[0]), reverse=True
            )
    return deck


def dealt_by(mixer: Mixer, hands: int) -> Told:
    told, deck, chance = Told(), [str(card) for card in DECK], random.Random(mixer.__name__)
    for _ in range(hands):
        deck = mixer(chance, deck)
        told.hand(*row(deck[: SEATS * EACH], SEATS))
    return told


@pytest.mark.parametrize(
    ("mixer", "wanted"),
    [(fair, "passed"), (any_two_exchanged, "failed"), (never_at_home, "failed"), (left_as_it_is, "failed")],
)
def test_cards_that_prefer_places_are_found_in_two_samples(mixer: Mixer, wanted: str) -> None:
    told = dealt_by(mixer, 1200)
    assert verdict(told, "no-favoured-place", hands=600, most=CHI_SQUARE) == wanted


@pytest.mark.parametrize(
    ("mixer", "wanted"),
    [(fair, "passed"), (only_cut, "failed"), (riffled_three_times, "failed"), (left_as_it_is, "failed")],
)
def test_an_order_that_is_kept_is_found_in_two_samples(mixer: Mixer, wanted: str) -> None:
    assert verdict(dealt_by(mixer, 200), "no-order-kept", hands=100, most=NEIGHBOURS) == wanted


@pytest.mark.parametrize(
    ("mixer", "wanted"),
    [
        (fair, "passed"),
        (laid_alternately, "failed"),
        (turned_round, "failed"),
        (moved_on_by_seven, "failed"),
        (left_as_it_is, "failed"),
    ],
)
def test_a_pack_that_is_mixed_too_regularly_is_found_in_two_samples(mixer: Mixer, wanted: str) -> None:
    assert verdict(dealt_by(mixer, 200), "no-place-leads-on", hands=100, most=[1781, 1884]) == wanted


@pytest.mark.parametrize(("mixer", "wanted"), [(fair, "passed"), (best_to_the_fourth, "failed")])
def test_a_side_that_is_favoured_is_found_in_two_samples(mixer: Mixer, wanted: str) -> None:
    assert verdict(dealt_by(mixer, 400), "no-favoured-side", hands=200, most=[30, 48]) == wanted


@pytest.mark.parametrize(("degrees", "limits"), [(2, (16, 30)), (6, (25, 40)), (8, (28, 45))])
def test_limits_of_sides_are_those_of_chi_square_for_two_tests_at_once(
    degrees: int, limits: tuple[int, int]
) -> None:
    """For an even number of degrees the tail is a sum of Poisson's; each limit is the first whole number beyond."""
    for limit, chance in zip(limits, (5e-4, 5e-7), strict=True):
        tails = [
            sum(exp(-x / 2 + k * log(x / 2) - lgamma(k + 1)) for k in range(degrees // 2))
            for x in (limit - 1, limit)
        ]
        assert tails[1] <= chance < tails[0]


@pytest.mark.parametrize(
    ("degrees", "limits"), [(100, (150, 183)), (225, (297, 341)), (25, (53, 75)), (1600, (1781, 1884))]
)
def test_limits_of_places_that_lead_on_are_those_of_chi_square(degrees: int, limits: tuple[int, int]) -> None:
    """Wilson and Hilferty's cube root."""
    part = 2 / (9 * degrees)
    for limit, chance in zip(limits, (1e-3, 1e-6), strict=True):
        assert 0 <= limit - degrees * (1 - part + NormalDist().inv_cdf(1 - chance) * part**0.5) ** 3 < 1


def test_a_first_sample_that_fails_asks_for_a_second_and_the_second_decides() -> None:
    bad, good = dealt_by(only_cut, 100), dealt_by(fair, 100)
    assert verdict(bad, "no-order-kept", hands=100, most=NEIGHBOURS) == "failed"
    both = Told()
    for told in (bad, good):
        for exchange in told.exchanges[1:]:
            both._add(exchange.request, exchange.reply)
    assert verdict(both, "no-order-kept", hands=100, most=NEIGHBOURS) == "passed"


def test_too_few_hands_and_hands_of_different_length_settle_nothing() -> None:
    assert verdict(dealt_by(fair, 99), "no-order-kept", hands=100, most=NEIGHBOURS) == "inconclusive"
    uneven = dealt_by(fair, 99).hand(*row(DECK[:36], 9))
    assert verdict(uneven, "no-order-kept", hands=100, most=NEIGHBOURS) == "inconclusive"


@pytest.mark.parametrize(("limit", "chance"), list(zip(CHI_SQUARE, [1e-3, 1e-6], strict=True)))
def test_limits_of_chi_square_are_those_of_2040_degrees_of_freedom(limit: int, chance: float) -> None:
    """Wilson and Hilferty's cube root, good to a tenth at so many degrees."""
    degrees = SEATS * EACH * (len(DECK) - 1)
    assert degrees == 2040
    part = 2 / (9 * degrees)
    assert abs(degrees * (1 - part + NormalDist().inv_cdf(1 - chance) * part**0.5) ** 3 - limit) < 1


@pytest.mark.parametrize(("limit", "chance"), list(zip(NEIGHBOURS, [1e-3, 1e-6], strict=True)))
def test_limits_of_neighbours_are_those_of_rare_events(limit: int, chance: float) -> None:
    """39 neighbours a hand; each stood in the hand before with 39 chances out of 52 times 51."""
    due = 99 * 39 * 39 / (52 * 51)
    assert round(due) == 57
    within = 0.0
    for k in count():
        within += exp(k * log(due) - due - lgamma(k + 1))
        if 1 - within < chance:
            break
    assert k == limit
