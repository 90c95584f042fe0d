"""The end of a hand: who opens when, which hand is marked, how a pot is shared; streets and the marker's way."""

from __future__ import annotations

import pytest
from told import Told, community, dealt, paid, verdict

from vistoria.games.cards.events import Marker, Ranked
from vistoria.model.cards import Card
from vistoria.model.event import Charged, Dealt, Event, Left, Posted, Returned, RoundEnded, Shown, Voided
from vistoria.model.place import Seat


def shown(*seats: int) -> tuple[Shown, ...]:
    return tuple(Shown(place=Seat(seat), cards=(Card("As"),)) for seat in seats)


def ranked(seat: int, five: str, winning: bool | None) -> Ranked:
    return Ranked(place=Seat(seat), name="…", five=tuple(map(Card, five.split())), winning=winning)


def hand(*events: Event, ends: bool = True) -> Told:
    return Told().hand(*events, ends=ends)


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [
        ((2, 3, 4, 1), "passed"),
        ((4, 1, 2, 3), "passed"),
        ((4, 3), "passed"),
        ((4, 2, 1), "failed"),
        ((3, 4, 1), "failed"),
        ((2, 5), "failed"),
        ((), "failed"),
    ],
)
def test_who_opens_does_so_in_an_order_that_is_allowed(seats: tuple[int, ...], wanted: str) -> None:
    orders = [[4, 1, 2, 3], [2, 3, 4, 1]]
    assert verdict(hand(*shown(*seats)), "opened-in-order", orders=orders) == wanted
    assert verdict(hand(*shown(*seats), ends=False), "opened-in-order", orders=orders) == "failed"


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((*shown(1, 2), *paid(s1=40)), "passed"),
        ((*shown(1), *paid(s1=40), *shown(2)), "failed"),
        ((*paid(s1=40),), "failed"),
        ((*shown(1),), "failed"),
    ],
)
def test_cards_are_opened_before_the_pot_is_paid(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*events), "opened-before-paid") == wanted


FIVE = "Ac Ks Qh Jd Tc"


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((ranked(1, FIVE, True), ranked(3, FIVE, True), ranked(2, FIVE, False)), "passed"),
        ((ranked(1, FIVE, True), ranked(3, FIVE, False), ranked(2, FIVE, False)), "failed"),
        ((ranked(1, FIVE, True), ranked(3, FIVE, True), ranked(2, FIVE, True)), "failed"),
        ((ranked(1, FIVE, False), ranked(3, FIVE, False)), "failed"),
        ((ranked(1, FIVE, None), ranked(3, FIVE, None)), "unsupported"),
        ((), "unsupported"),
    ],
)
def test_all_hands_that_win_are_marked_and_no_other(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*events), "all-winners-marked", seats=[1, 3]) == wanted


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((ranked(1, "Tc Jd Qh Ks Ac", True), ranked(2, "2c 2d 3c 3d 4c", False)), "passed"),
        ((ranked(1, FIVE, True), ranked(2, FIVE, True)), "failed"),
        ((ranked(2, FIVE, True),), "failed"),
        ((ranked(1, "Ac Ks Qh Jd 9c", True),), "failed"),
        ((ranked(1, FIVE, False),), "failed"),
        ((ranked(1, FIVE, None),), "unsupported"),
        ((), "unsupported"),
    ],
)
def test_the_winning_hand_alone_is_marked_by_its_five_cards(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*events), "marked-as-winning", seat=1, five=FIVE.split()) == wanted


@pytest.mark.parametrize(
    ("sums", "wanted"),
    [
        ({"s1": 47, "s2": 48}, "passed"),
        ({"s1": 48, "s2": 47}, "passed"),
        ({"s1": 46, "s2": 49}, "failed"),
        ({"s1": 47, "s2": 47}, "failed"),
        ({"s1": 95}, "failed"),
        ({"s1": 47, "s2": 47, "s3": 1}, "failed"),
        ({}, "failed"),
    ],
)
def test_a_pot_is_shared_by_equal_parts_and_nothing_is_kept(sums: dict[str, int], wanted: str) -> None:
    assert verdict(hand(*paid(**sums)), "shared-out", seats=[1, 2], total=95, least=47) == wanted


@pytest.mark.parametrize(("one", "other", "wanted"), [(90, 100, "passed"), (95, 95, "failed")])
def test_a_pot_is_shared_in_whole_chips_where_the_law_divides_no_further(
    one: int, other: int, wanted: str
) -> None:
    literals = {"seats": [1, 2], "total": 190, "least": 90, "chip": 10}
    assert verdict(hand(*paid(s1=one, s2=other)), "shared-out", **literals) == wanted


BURNT = Dealt(to="burn", face="down", card=Card("2s"))
FLOP = (RoundEnded(round=1), *community("2c", "3c", "4c"))


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        (FLOP, "passed"),
        ((RoundEnded(round=1), BURNT, *community("2c", "3c", "4c"), RoundEnded(round=2)), "passed"),
        ((RoundEnded(round=1), *community("2c", "3c")), "failed"),
        ((*community("2c", "3c", "4c"), RoundEnded(round=1)), "failed"),
        ((RoundEnded(round=1), *(Dealt(to="community", face="down", card=Card(c)) for c in ("2c", "3c", "4c"))),
         "failed"),
        ((), "failed"),
    ],
)  # fmt: skip
def test_a_street_opens_its_cards_after_its_round_whether_one_is_burnt_or_not(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(hand(*events), "opened-after", after_round=1, count=3) == wanted


def way(*stands: tuple[int, str | None]) -> Told:
    told = Told()
    for seat, by in stands:
        told.hand(Marker(seat=seat, by=by), *dealt(1, "As"), *dealt(3, "Ks"))  # type: ignore[arg-type]
    return told


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (way((1, "forced"), (3, None), (1, "rotation")), "passed"),
        (way((1, None), (3, None), (1, None)), "passed"),
        (way((1, "forced"), (1, None), (3, None)), "failed"),
        (way((1, "forced"), (3, None)), "failed"),
        (way((1, "forced"), (3, "forced"), (1, None)), "unsupported"),
        (way((3, "forced"), (3, None), (1, None)), "unsupported"),
        (way((3, None), (3, None), (1, None)), "failed"),
    ],
)
def test_from_where_it_was_put_the_product_takes_the_marker_on(told: Told, wanted: str) -> None:
    assert verdict(told, "marker-goes-on", seats=[1, 3, 1]) == wanted


VOID, BACK = Voided(scope="hand", why="system-failure"), Returned(seat=3, amount=20, why="void")


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((VOID, BACK), "passed"),
        ((VOID, BACK, Left(player="p3", seat=3, stack=20)), "passed"),
        ((BACK,), "failed"),
        ((VOID,), "failed"),
        ((VOID, BACK, BACK), "failed"),
        ((VOID, Returned(seat=2, amount=20, why="void")), "failed"),
    ],
    ids=["back", "and gone", "not null", "kept", "twice", "to another"],
)
def test_a_bet_comes_back_out_of_a_null_hand(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(hand(*events), "bet-returned", seat=3, amount=20) == wanted


@pytest.mark.parametrize(
    ("taken", "wanted"),
    [(0, "passed"), (24, "passed"), (40, "passed"), (8, "failed"), (23, "failed"), (41, "failed")],
)
def test_a_house_takes_nothing_or_from_three_to_five_per_cent_of_800(taken: int, wanted: str) -> None:
    bets = (Posted(seat=1, what="small", amount=400), Posted(seat=2, what="big", amount=400))
    charge = (Charged(amount=taken, of="pot", pot=0),) if taken else ()
    told = hand(*bets, *charge, *paid(s1=800 - taken))
    assert verdict(told, "charged-nothing-or-within", least=[3, 100], most=[5, 100]) == wanted
    unpaid = hand(*bets, *charge)
    assert verdict(unpaid, "charged-nothing-or-within", least=[3, 100], most=[5, 100]) == "failed"
