"""Chips under test: stacks that do not add up, and notices that say too little."""

from __future__ import annotations

import pytest
from told import Told, paid, said, verdict

from vistoria.checks import apply_check
from vistoria.games.cards.events import Pots
from vistoria.model.answer import Accepted, NotProvided, Provided, ReasonGiven, Refused, Unsupported
from vistoria.model.command import Act, Start, TopUp
from vistoria.model.event import Acted, Bought, Event, HandEnded, HandStarted, Posted, Shown
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.pot import Pot
from vistoria.model.request import Open, Play

STACKS = {1: 100, 2: 100}


def bet(put: int, *more: Event, after: dict[int, int]) -> Told:
    """Seat 1 bets, seat 2 calls, seat 1 is paid both; the stacks after it as given."""
    acts = (Acted(seat=1, act="bet", put=put, to=put), Acted(seat=2, act="call", put=put, to=put))
    return Told().hand(*acts, *more, *paid(s1=2 * put), HandEnded(stacks=after), stacks=STACKS, ends=False)


def test_a_seat_begins_with_the_stack_of_the_start() -> None:
    told = Told().hand(stacks={1: 50, 2: 60}).hand(stacks={1: 40, 2: 70})
    assert verdict(told, "begins-with", seat=1, stack=40) == "passed"
    assert verdict(told, "begins-with", seat=1, stack=50) == "failed"
    assert verdict(told, "begins-with", seat=3, stack=40) == "failed"


OPENS = Shown(place=Seat(1), cards=("As",))


def lie(*amounts: int) -> Pots:
    return Pots(pots=tuple(Pot(amount, (1, 2)) for amount in amounts))


@pytest.mark.parametrize(
    ("reported", "wanted"),
    [
        ((lie(80), lie(80, 120)), "passed"),
        ((lie(120, 80),), "passed"),
        ((lie(80, 120), lie(200)), "failed"),
        ((lie(80, 120), OPENS, lie(200)), "passed"),  # put together once the cards are open
        (
            (lie(80), OPENS, lie(80, 120)),
            "passed",
        ),  # others bet on while the cards of a player all-in lie open
        ((lie(200), OPENS, lie(200)), "failed"),
        ((OPENS, lie(80, 120)), "passed"),
        ((lie(80, 60, 60),), "failed"),
        ((), "unsupported"),
    ],
)
def test_the_pots_reported_last_are_those_that_the_law_makes(
    reported: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(Told().hand(*reported), "lie-in-pots", pots=[80, 120]) == wanted


NOTICE: dict[str, object] = {"notices": {"blinds": {"minimum": 10, "maximum": 20}}}


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (Provided(NOTICE), "passed"),
        (Provided({"notices": {"blinds": {"minimum": 10, "maximum": 19}}}), "failed"),
        (Provided({"notices": {"blinds": {"minimum": 11, "maximum": 20}}}), "failed"),
        (Provided({"notices": {"blinds": {"minimum": 10}}}), "failed"),
        (Provided({"notices": {}}), "failed"),
        (Provided({}), "failed"),
        (NotProvided(), "not-provided"),
        (Unsupported("notices"), "unsupported"),
    ],
)
def test_a_notice_gives_both_limits_and_the_blinds_keep_them(
    answer: Provided | NotProvided | Unsupported, wanted: str
) -> None:
    blinds = (Posted(seat=1, what="small", amount=10), Posted(seat=2, what="big", amount=20))
    assert verdict(Told().hand(*blinds).ask("notices", answer), "blinds-noticed") == wanted


def test_a_notice_without_a_hand_or_without_blinds_shows_nothing() -> None:
    assert verdict(Told().ask("notices", Provided(NOTICE)), "blinds-noticed") == "inconclusive"
    assert verdict(Told().hand().ask("notices", Provided(NOTICE)), "blinds-noticed") == "failed"
    assert verdict(Told().hand(Posted(seat=1, what="big", amount=20)), "blinds-noticed") == "inconclusive"


def chips_asked_for(answer: object, stack: int, *, end: int = 2000) -> History:
    """Seat 4 buys 500 in a hand and is answered so, has these chips at its end, and begins the next with a stack."""
    begun, again = (HandStarted(hand=n, stacks={1: 2000, 4: chips}) for n, chips in ((1, 2000), (2, stack)))
    over = HandEnded(stacks={1: 2000, 4: end})
    return said(
        (Open("t", "xx", 10), Accepted()),
        (Play("t", (Start(),)), (Accepted((begun,)),)),
        (Play("t", (TopUp("p4", 500),)), (answer,)),
        (Play("t", (Act(1, "fold"),)), (Accepted((over,)),)),
        (Play("t", (Start(),)), (Accepted((again,)),)),
    )


BEGINS = {"seat": 4, "stack": 2000, "more": 2500}
REFUSED = Refused("engine", ReasonGiven("hand-running", ""))
COME = Accepted((Bought(seat=4, amount=500, charged=0, stack=2500),))


@pytest.mark.parametrize(
    ("answer", "end", "stack", "wanted"),
    [
        (REFUSED, 2000, 2000, ("passed", "passed")),
        (REFUSED, 2000, 2500, ("passed", "failed")),
        (Accepted(), 2000, 2500, ("passed", "passed")),
        (Accepted(), 2000, 2000, ("passed", "failed")),
        (Accepted(), 2500, 2500, ("failed", "passed")),
        (COME, 2500, 2500, ("failed", "passed")),
        (Unsupported("top-up"), 2000, 2000, ("unsupported", "passed")),
    ],
    ids=[
        "refused",
        "refused, and come",
        "kept",
        "kept for ever",
        "come in silence",
        "come at once",
        "not reached",
    ],
)
def test_chips_bought_during_a_hand_come_when_it_is_over_or_not_at_all(
    answer: object, end: int, stack: int, wanted: tuple[str, str]
) -> None:
    history = chips_asked_for(answer, stack, end=end)
    ended, running = History(history.exchanges[:4]), History(history.exchanges[:3])
    assert apply_check("refused-or-kept", {"seat": 4}, ended).verdict == wanted[0]
    assert apply_check("refused-or-kept", {"seat": 4}, running).verdict in ("inconclusive", wanted[0])
    assert apply_check("begins-with-or-more", BEGINS, history).verdict == wanted[1]


def test_chips_that_nobody_bought_settle_nothing() -> None:
    nobody = said((Open("t", "xx", 10), Accepted()))
    assert apply_check("refused-or-kept", {"seat": 4}, nobody).verdict == "inconclusive"
    assert apply_check("begins-with-or-more", BEGINS, nobody).verdict == "inconclusive"
