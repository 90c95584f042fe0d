"""The pack under test: its cards, its first card, and packs that are mixed badly."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from math import exp, lgamma, log
from statistics import NormalDist

import pytest
from told import Told, community, dealt, row

from vistoria.checks import apply_check
from vistoria.model.cards import full_deck

DECK = list(full_deck())
SEATS, EACH = 10, 4
CHI_SQUARE = [2243, 2358]
"""Limits as the scenario states them: 40 places by 51 cards, at a thousandth and at a millionth."""
NEIGHBOURS = [81, 96]
"""Limits as the scenario states them for 100 hands, 99 of them with one before."""


def verdict(told: Told, check: str, **literals: object) -> str:
    return apply_check(check, literals, told.history).verdict


def test_one_pack_shows_all_its_cards_and_no_others() -> None:
    whole = Told().hand(*row(DECK[:40], 10)).hand(*row(DECK[12:], 10))
    assert verdict(whole, "one-pack", size=52) == "passed"
    assert verdict(Told().hand(*row(DECK[:51], 10)), "one-pack", size=52) == "failed"
    assert verdict(Told().hand(*row(DECK, 10), ends=False), "one-pack", size=52) == "failed"
    assert verdict(Told().hand(*row([*DECK, "Xx"], 10)), "one-pack", size=52) == "failed"
    assert verdict(Told().hand(*row([*DECK, "As"], 10)), "one-pack", size=52) == "failed"
    assert verdict(Told(), "one-pack", size=52) == "inconclusive"


def test_ten_players_are_dealt_four_cards_each() -> None:
    seats = list(range(1, 11))
    assert verdict(Told().hand(*row(DECK[:40], 10)), "dealt-each", seats=seats, cards=4) == "passed"
    assert verdict(Told().hand(*row(DECK[:36], 9)), "dealt-each", seats=seats, cards=4) == "failed"
    assert verdict(Told().hand(*row(DECK[:39], 10)), "dealt-each", seats=seats, cards=4) == "failed"
    assert verdict(Told().hand(*row(DECK[:44], 11)), "dealt-each", seats=seats, cards=4) == "failed"
    twice = [*DECK[:39], DECK[0]]
    assert verdict(Told().hand(*row(twice, 10)), "dealt-each", seats=seats, cards=4) == "failed"


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
    assert verdict(uneven, "no-order-kept", hands=100, most=NEIGHBOURS) == "failed"


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
