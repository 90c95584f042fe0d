"""The jackpot under test: prizes in wrong sums or order, a pool that does not fall, announcements that lie."""

from __future__ import annotations

import pytest
from told import TABLE, Told, verdict

from vistoria.games.cards.events import Pool
from vistoria.model.answer import Accepted, NotProvided, Provided, TableView, Unsupported, Viewed
from vistoria.model.command import Start
from vistoria.model.event import Event, HandEnded, HandStarted, Paid
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.request import Ask, Look, Open, Play
from vistoria.model.table import Force


def hands(*events: tuple[Event, ...], ends: bool = True) -> Told:
    """Hands at a table whose pool was forced to 1000."""
    told = Told()
    told.exchanges = [Exchange(1, Open(TABLE, "xx", 7, force=Force(pool=1000)), Accepted())]
    for number, own in enumerate(events, 1):
        over = (HandEnded(stacks={}),) if ends else ()
        told._add(Play(TABLE, (Start(),)), (Accepted((HandStarted(hand=number), *own, *over)),))
    return told


def prize(seat: int, amount: int) -> Paid:
    return Paid(seat=seat, amount=amount, what="jackpot")


TWO: tuple[Event, ...] = (
    prize(3, 100),
    Pool(before=1000, after=900),
    prize(1, 900),
    Pool(before=900, after=200, restarted=True),
)


@pytest.mark.parametrize(
    ("amounts", "ordered", "wanted"),
    [
        ([[3, 100], [1, 900]], True, "passed"),
        ([[1, 900], [3, 100]], False, "passed"),
        ([[1, 900], [3, 100]], True, "failed"),
        ([[3, 100]], False, "failed"),
        ([[3, 100], [1, 1000]], False, "failed"),
        ([], False, "failed"),
    ],
)
def test_prizes_are_compared_in_sum_and_in_order_where_it_counts(
    amounts: list[list[int]], ordered: bool, wanted: str
) -> None:
    assert verdict(hands(TWO), "prizes", amounts=amounts, ordered=ordered) == wanted


def test_nobody_is_paid_only_in_a_hand_that_ended_without_prizes() -> None:
    assert (
        verdict(hands((Paid(seat=1, amount=5, what="ante"),)), "prizes", amounts=[], ordered=False)
        == "passed"
    )
    assert verdict(hands((), ends=False), "prizes", amounts=[], ordered=False) == "failed"


def test_a_pool_that_is_not_the_forced_one_when_prizes_are_paid_judges_nothing() -> None:
    grown: tuple[Event, ...] = (Pool(before=1000, after=1010), prize(3, 101), Pool(before=1010, after=909))
    assert verdict(hands(grown), "prizes", amounts=[[3, 100]], ordered=False) == "unsupported"
    assert verdict(hands(grown), "jackpot-stands", amount=900) == "unsupported"


def test_in_a_later_hand_the_pool_is_what_the_first_left() -> None:
    told = hands(TWO, (prize(2, 20), Pool(before=200, after=180)))
    assert verdict(told, "prizes", amounts=[[2, 20]], ordered=False) == "passed"
    assert verdict(told, "jackpot-stands", amount=180) == "passed"


@pytest.mark.parametrize(
    ("events", "amount", "wanted"),
    [
        (TWO, 200, "passed"),
        (TWO, 900, "failed"),
        ((), 1000, "passed"),
        ((), 900, "failed"),
        ((prize(3, 100),), 900, "inconclusive"),
    ],
)
def test_what_stands_in_the_pool_is_its_last_move(
    events: tuple[Event, ...], amount: int, wanted: str
) -> None:
    assert verdict(hands(events), "jackpot-stands", amount=amount) == wanted


@pytest.mark.parametrize(
    ("reply", "wanted"),
    [
        (Viewed((), TableView(displays={"pool": 900})), "passed"),
        (Viewed((), TableView(displays={"pool": 1000})), "failed"),
        (Viewed((), TableView()), "failed"),
        (Unsupported("views"), "unsupported"),
        (None, "inconclusive"),
    ],
)
def test_the_display_shows_the_pool(reply: Viewed | Unsupported | None, wanted: str) -> None:
    told = hands(TWO)
    if reply is not None:
        told._add(Look(TABLE, Seat(2)), reply)
    assert verdict(told, "jackpot-displayed", amount=900) == wanted


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (Provided({"sums": {"flush": 50}}), "passed"),
        (Provided({"sums": {"flush": 51}}), "failed"),
        (Provided({"sums": {"quads": 50}}), "failed"),
        (Provided({}), "failed"),
        (NotProvided(), "not-provided"),
        (Unsupported("fixed-sums"), "unsupported"),
    ],
)
def test_the_sum_announced_is_the_sum_paid(answer: Provided | NotProvided | Unsupported, wanted: str) -> None:
    told = hands((prize(1, 50), Pool(before=1000, after=950)))
    told._add(Ask(TABLE, "fixed-sums", "p1"), answer)
    assert verdict(told, "announced-sum-paid", hand="flush", seat=1) == wanted


def test_a_sum_that_was_not_asked_for_or_not_paid_is_not_shown() -> None:
    assert verdict(hands(TWO), "announced-sum-paid", hand="flush", seat=1) == "inconclusive"
    told = hands(())._add(Ask(TABLE, "fixed-sums", "p1"), Provided({"sums": {"flush": 50}}))
    assert verdict(told, "announced-sum-paid", hand="flush", seat=1) == "failed"


GROWTH = Pool(before=200, after=210)


@pytest.mark.parametrize(
    ("events", "amount", "wanted"),
    [
        ((*TWO, GROWTH), 200, "passed"),
        ((*TWO, GROWTH), 210, "failed"),
        ((Pool(before=1000, after=1010),), 1000, "passed"),
        ((Pool(before=1000, after=990),), 1000, "failed"),
        ((*TWO, Pool(before=200, after=190)), 200, "failed"),
        (
            (prize(1, 1000), Pool(before=1000, after=0), Pool(before=0, after=200, restarted=True)),
            200,
            "passed",
        ),
    ],
    ids=[
        "grows after prizes",
        "growth is no part",
        "grows",
        "falls unpaid",
        "falls further",
        "starts again apart",
    ],
)
def test_how_the_pool_grows_is_not_judged_and_how_it_falls_is(
    events: tuple[Event, ...], amount: int, wanted: str
) -> None:
    assert verdict(hands(events), "jackpot-stands", amount=amount) == wanted


def test_display_may_show_what_the_pool_grew_by() -> None:
    told = hands((*TWO, GROWTH))
    for shown, wanted in ((210, "passed"), (200, "failed")):
        view = Viewed((), TableView(displays={"pool": shown}))
        looked = Told()
        looked.exchanges = [*told.exchanges]
        looked._add(Look(TABLE, "public"), view)
        assert verdict(looked, "jackpot-displayed", amount=200) == wanted


EMPTIED: tuple[Event, ...] = (prize(1, 1000), Pool(before=1000, after=0))
BEGUN: tuple[Event, ...] = (prize(1, 1000), Pool(before=1000, after=200, restarted=True))
ANEW = Pool(before=0, after=200, restarted=True)


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((BEGUN,), "passed"),
        ((EMPTIED, (ANEW,)), "passed"),
        ((BEGUN, (Pool(before=200, after=210),)), "passed"),
        ((EMPTIED, ()), "failed"),
        ((EMPTIED, (Pool(before=0, after=300, restarted=True),)), "failed"),
        ((EMPTIED, (ANEW, Pool(before=200, after=200, restarted=True))), "failed"),
        (((), ()), "inconclusive"),
    ],
)
def test_an_empty_jackpot_begins_again_by_the_next_hand(
    events: tuple[tuple[Event, ...], ...], wanted: str
) -> None:
    assert verdict(hands(*events), "jackpot-begun-again", amount=200) == wanted
