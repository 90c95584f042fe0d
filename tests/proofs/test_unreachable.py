"""Every proof that a situation cannot be reached, by going through all of its cases.

In 97/2010 a hand is two of its player's cards and three of the table's five: two hands of five meet in
one deal when each can be split so that no card lies in two places and the table holds no more than five.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, pairwise, permutations

from vistoria.law import installed
from vistoria.model.cards import RANKS, SUITS, full_deck
from vistoria.run.laws import regulation_in

BIT = {card: 1 << i for i, card in enumerate(full_deck())}
HIGH_FIRST = RANKS[::-1]
WHEEL = "5432A"
STRAIGHTS = [HIGH_FIRST[i : i + 5] for i in range(9)] + [WHEEL]
Hand = frozenset[str]


@cache
def splits(hand: Hand) -> tuple[tuple[int, int], ...]:
    """Own cards and table cards of a hand, as sets of bits."""
    whole = sum(BIT[card] for card in hand)
    owns = [sum(BIT[card] for card in pair) for pair in combinations(sorted(hand), 2)]
    return tuple((own, whole - own) for own in owns)


def meet(one: Hand, other: Hand) -> bool:
    """Whether two players can hold these hands in one deal."""
    return any(
        not (own & (own2 | table2)) and not (own2 & table) and (table | table2).bit_count() <= 5
        for own, table in splits(one)
        for own2, table2 in splits(other)
    )


def suited(ranks: Iterable[str], suit: str) -> Hand:
    return frozenset(rank + suit for rank in ranks)


def any_meet(pairs: Iterable[tuple[Hand, Hand]]) -> bool:
    return any(meet(one, other) for one, other in pairs)


def both_suits() -> Iterator[tuple[str, str]]:
    """Two suits for two hands, the same one included."""
    yield from ((suit, suit) for suit in SUITS)
    yield from permutations(SUITS, 2)


def cards(text: str) -> Hand:
    return frozenset(text.split())


def test_hands_that_can_meet_are_found_to_meet() -> None:
    assert meet(suited("AKQJT", "h"), suited("QJT98", "h"))
    assert meet(cards("Ac 8c Ks Jh 9d"), cards("Ad 8h Ks Jh 9d"))
    assert meet(cards("9s 9h 9d 9c Kc"), cards("Kc Kd Kh 9s 9h"))
    assert meet(cards("9s 9h 9d 9c 2c"), cards("Kc Kd Kh Ks 2c"))


def test_hands_that_share_four_cards_or_need_six_of_the_table_do_not_meet() -> None:
    assert not meet(cards("Ac 8c Ks Jh 9d"), cards("7c 8c Ks Jh 9d"))
    assert not meet(suited("AK942", "h"), suited("QJ753", "s"))


def test_two_royal_flushes() -> None:
    royal = STRAIGHTS[0]
    assert royal == "AKQJT"
    assert not any_meet((suited(royal, a), suited(royal, b)) for a, b in both_suits())


def test_equal_straight_flushes() -> None:
    assert len(STRAIGHTS) == 10
    assert not any_meet((suited(s, a), suited(s, b)) for s in STRAIGHTS for a, b in both_suits())


def test_neighbouring_straight_flushes() -> None:
    neighbours = list(pairwise(STRAIGHTS[1:]))
    assert len(neighbours) == 8
    assert not any_meet((suited(x, a), suited(y, b)) for x, y in neighbours for a, b in both_suits())
    assert all(
        meet(suited(x, "h"), suited(y, "h")) for x, y in zip(STRAIGHTS[1:], STRAIGHTS[3:], strict=False)
    )


def test_equal_fours() -> None:
    for rank in RANKS:
        four = [rank + suit for suit in SUITS]
        hands = [frozenset([*four, odd]) for odd in full_deck() if odd not in four]
        assert len(hands) == 48
        assert not any_meet((one, other) for one in hands for other in hands)


def test_flush_fifth_card() -> None:
    pairs = [
        (top + low, top + lower)
        for top in map("".join, combinations(HIGH_FIRST, 4))
        for low, lower in permutations(HIGH_FIRST[HIGH_FIRST.index(top[-1]) + 1 :], 2)
    ]
    assert len(pairs) == 2 * 1716, "thirteen over six sets of cards, in both orders"
    assert not any_meet((suited(x, a), suited(y, b)) for x, y in pairs for a, b in both_suits())
    assert meet(suited("AKQJ2", "h"), suited("AKQT9", "h")), "the fourth card does decide"


def test_equal_flushes() -> None:
    fives = ["".join(five) for five in combinations(HIGH_FIRST, 5)]
    assert len(fives) == 1287
    assert not any_meet((suited(five, a), suited(five, b)) for five in fives for a, b in both_suits())


def hands_of_one_deck(many: int) -> dict[str, list[Hand]]:
    """By rank, every way to hold so many cards of it out of a deck that has each rank in four suits."""
    suits = [frozenset(held) for held in combinations(SUITS, many)]
    return {rank: [frozenset(rank + suit for suit in held) for held in suits] for rank in RANKS}


def test_equal_quads_of_one_deck() -> None:
    assert len(hands_of_one_deck(4)) == 13
    for fours in hands_of_one_deck(4).values():
        assert not any(one.isdisjoint(other) for one in fours for other in fours)


def test_equal_trios_of_one_deck() -> None:
    for trios in hands_of_one_deck(3).values():
        assert len(trios) == 4
        assert not any(one.isdisjoint(other) for one in trios for other in trios)
    pairs = hands_of_one_deck(2)["K"]
    assert any(one.isdisjoint(other) for one in pairs for other in pairs), "equal pairs do meet"


def test_every_proof_that_a_regulation_names_is_here_and_every_scenario_needs_one() -> None:
    for folder in installed().values():
        regulation = regulation_in(folder)
        shown = {
            name.removeprefix("test_").replace("_", "-") for name in globals() if name.startswith("test_")
        }
        assert {proof.id for proof in regulation.proofs} <= shown
        used = {s.unreachable for s in regulation.scenarios if s.unreachable is not None}
        assert used == {proof.id for proof in regulation.proofs}
