"""Hands against the house under test: results, bets, faults of the croupier's cards, and early settlements."""

from __future__ import annotations

import pytest
from told import TABLE, Told, verdict

from vistoria.games.cards.events import Qualified
from vistoria.model.answer import Accepted, Refused, Seen, Staked, TableView, Unsupported, Viewed
from vistoria.model.answer import ReasonGiven as Given
from vistoria.model.cards import Card
from vistoria.model.command import Start, Wager
from vistoria.model.event import (
    Acted,
    Collected,
    Corrected,
    Dealt,
    Event,
    Exposed,
    HandEnded,
    HandStarted,
    Paid,
    Posted,
    Returned,
    Seated,
    Shown,
    Turn,
    Voided,
)
from vistoria.model.place import Place, Seat
from vistoria.model.request import Look, Open, Play
from vistoria.model.table import Payouts, Settings

ANTE = Posted(seat=1, what="ante", amount=100)
MORE = Posted(seat=1, what="additional", amount=200)
WON: tuple[Event, ...] = (
    Paid(seat=1, amount=100, what="ante"),
    Paid(seat=1, amount=400, what="additional"),
    Returned(seat=1, amount=300, why="won"),
)
LOST: tuple[Event, ...] = (
    Collected(seat=1, amount=100, source="ante"),
    Collected(seat=1, amount=200, source="additional"),
)
ASKED = Turn(seat=1, round=1)


OPEN = Dealt(to="croupier", face="up", card=Card("As"))
CLOSED = Dealt(to="croupier", face="down", card=Card("As"))
KING = Dealt(to="croupier", face="down", card=Card("Kd"))


def seated(*seats: int) -> Told:
    """Players with 1000 chips each."""
    told = Told()
    for seat in seats:
        event = Seated(player=f"p{seat}", seat=seat, stack=1000)
        told._add(Play(TABLE, ()), (Accepted((event,)),))
    return told


def played(*events: Event, stacks: dict[int, int] | None, seats: tuple[int, ...] = (1,)) -> Told:
    """A hand with seat 1's ante, these events, and these stacks at its end (None: it does not end)."""
    told = seated(*seats)
    told._add(Play(TABLE, ()), (Accepted((ANTE,)),))
    over = (HandEnded(stacks=stacks),) if stacks is not None else ()
    return told._add(Play(TABLE, (Start(),)), (Accepted((HandStarted(hand=1), *events, *over)),))


@pytest.mark.parametrize(
    ("events", "stacks", "amount", "wanted"),
    [
        ((MORE, *WON), {1: 1500}, 500, "passed"),
        ((MORE, *WON), {1: 1500}, 400, "failed"),
        ((MORE, *LOST), {1: 700}, -300, "passed"),
        ((MORE, *LOST), {1: 1000}, -300, "failed"),
        ((MORE, *WON), None, 500, "failed"),
        ((MORE, *WON), {}, 500, "inconclusive"),  # nobody says what he has
    ],
)
def test_a_result_is_the_move_of_the_stack_over_the_whole_hand(
    events: tuple[Event, ...], stacks: dict[int, int] | None, amount: int, wanted: str
) -> None:
    assert verdict(played(*events, stacks=stacks), "results", amounts={"1": amount}) == wanted


def test_a_seat_that_the_end_does_not_name_keeps_what_it_had_unless_its_chips_moved() -> None:
    told = played(MORE, *WON, stacks={1: 1500}, seats=(1, 4))
    assert verdict(told, "results", amounts={"1": 500, "4": 0}) == "passed"
    fed = played(MORE, *WON, Paid(seat=4, amount=5, what="ante"), stacks={1: 1500}, seats=(1, 4))
    assert verdict(fed, "results", amounts={"1": 500, "4": 0}) == "failed"


def test_the_next_hand_begins_where_the_last_ended() -> None:
    told = played(MORE, *WON, stacks={1: 1500})
    told._add(Play(TABLE, ()), (Accepted((ANTE,)),))
    events = (HandStarted(hand=2), MORE, *LOST, HandEnded(stacks={1: 1200}))
    told._add(Play(TABLE, (Start(),)), (Accepted(events),))
    assert verdict(told, "results", amounts={"1": -300}) == "passed"


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((ASKED,), "passed"),
        ((Acted(seat=2, act="decline"), Collected(seat=2, amount=100, source="ante"), ASKED), "passed"),
        ((), "failed"),
        ((Collected(seat=2, amount=100, source="ante"), ASKED), "failed"),
        ((Shown(place="croupier", cards=(Card("As"),)), ASKED), "failed"),
        ((OPEN, Shown(place="croupier", cards=(Card("As"),)), ASKED), "passed"),
        ((CLOSED, Shown(place="croupier", cards=(Card("As"),)), ASKED), "passed"),
        ((OPEN, KING, Shown(place="croupier", cards=(Card("Kd"),)), ASKED), "failed"),
        ((CLOSED, KING, Shown(place="croupier", cards=(Card("As"), Card("Kd"))), ASKED), "failed"),
        ((Qualified(yes=True), ASKED), "failed"),
        ((Paid(seat=2, amount=100, what="ante"), ASKED), "failed"),
        ((Returned(seat=2, amount=100, why="won"), ASKED), "failed"),
    ],
)
def test_before_the_last_decision_only_a_declined_ante_is_taken(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(played(*events, stacks=None), "nothing-settled") == wanted


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (Accepted((MORE,)), "passed"),
        (Accepted(()), "failed"),
        (Accepted((MORE, MORE)), "failed"),
        (Accepted((Posted(seat=1, what="additional", amount=199),)), "failed"),
        (Accepted((Posted(seat=2, what="additional", amount=200),)), "failed"),
        (Refused("engine", Given("no")), "failed"),
        (Refused("adapter", Given("no")), "unsupported"),
        (Unsupported("place"), "unsupported"),
    ],
)
def test_a_bet_is_made_when_its_chips_are_reported(
    answer: Accepted | Refused | Unsupported, wanted: str
) -> None:
    told = seated(1)._add(Play(TABLE, (Wager("p1", 1, "additional", 200),)), (answer,))
    assert verdict(told, "has-bet", seat=1, space="additional", amount=200) == wanted


def test_without_an_attempt_no_bet_was_made() -> None:
    assert verdict(Told(), "has-bet", seat=1, space="ante", amount=100) == "inconclusive"


APART = {"ante": 100, "jackpot": 10, "additional": 200}
BETS = (*(Staked(1, space, amount) for space, amount in APART.items()), Staked(2, "ante", 100))


@pytest.mark.parametrize(
    ("bets", "wanted"),
    [
        (BETS, "passed"),
        (BETS[:1], "failed"),
        ((Staked(1, "ante", 300),), "failed"),
        ((*BETS, Staked(1, "jackpot", 10)), "failed"),
        ((), "failed"),
    ],
)
def test_bets_of_who_has_decided_lie_apart_as_the_last_look_shows_them(
    bets: tuple[Staked, ...], wanted: str
) -> None:
    told = played(MORE, stacks=None)._add(Look(TABLE, Seat(2)), Viewed((), TableView(bets=bets)))
    assert verdict(told, "bets-apart", **APART) == wanted


def test_bets_that_nobody_made_looked_at_or_could_see_are_not_shown() -> None:
    assert verdict(played(MORE, stacks=None), "bets-apart", **APART) == "inconclusive"
    unseen = played(MORE, stacks=None)._add(Look(TABLE, "public"), Unsupported("views"))
    assert verdict(unseen, "bets-apart", **APART) == "unsupported"
    undecided = played(ASKED, stacks=None)._add(Look(TABLE, Seat(2)), Viewed((), TableView(bets=BETS)))
    assert verdict(undecided, "bets-apart", **APART) == "failed"


@pytest.mark.parametrize(
    ("paid", "wanted"), [(10_000, "passed"), (20_000, "passed"), (9_999, "failed"), (20_001, "failed")]
)
def test_a_royal_flush_is_paid_within_the_odds_where_the_table_is_not_refused(paid: int, wanted: str) -> None:
    win = Paid(seat=1, amount=paid, what="additional")
    told = played(MORE, win, stacks={1: 700 + paid})
    assert verdict(told, "table-refused-or-royal-within", least=50, most=100) == wanted


def test_a_table_that_is_refused_pays_nothing_unlawful() -> None:
    settings = Settings(payouts=Payouts(royal=49))
    told = Told()._add(Open("u", "xx", 7, settings), Refused("engine", Given("illegal")))
    assert verdict(told, "table-refused-or-royal-within", least=50, most=100) == "passed"


def deal(*places: Place, up: tuple[int, ...]) -> tuple[Dealt, ...]:
    """Cards to these places, those whose numbers are in `up` open."""
    deck = [Card(rank + suit) for suit in "sh" for rank in "23456789TJQKA"]
    return tuple(
        Dealt(to=to, face="up" if n in up else "down", card=deck[n]) for n, to in enumerate(places, 1)
    )


ROUND: tuple[Place, ...] = (Seat(1), Seat(3), "croupier")


@pytest.mark.parametrize(
    ("places", "up", "together", "opened", "wanted"),
    [
        (ROUND * 5, (15,), 1, "last", "passed"),
        (ROUND * 5, (15,), 1, "one", "passed"),
        (ROUND * 5, (3,), 1, "one", "passed"),
        (ROUND * 5, (3,), 1, "first", "passed"),
        (ROUND * 5, (3,), 1, "last", "failed"),
        (ROUND * 5, (), 1, "one", "failed"),
        (ROUND * 5, (3, 15), 1, "one", "failed"),
        (ROUND * 5, (14, 15), 1, "last", "failed"),
        (ROUND * 4, (12,), 1, "last", "failed"),
        (("croupier", Seat(1), Seat(3)) * 5, (13,), 1, "last", "failed"),
        ((Seat(1),) * 5 + (Seat(3),) * 5 + ("croupier",) * 5, (13,), 5, "one", "passed"),
        ((Seat(1),) * 5 + (Seat(3),) * 5 + ("croupier",) * 5, (15,), 1, "last", "failed"),
    ],
)
def test_cards_go_round_with_the_croupier_last_and_one_of_his_open(
    places: tuple[Place, ...], up: tuple[int, ...], together: int, opened: str, wanted: str
) -> None:
    told = played(*deal(*places, up=up), ASKED, stacks=None)
    assert verdict(told, "dealt-against", seats=[1, 3], together=together, opened=opened) == wanted


SEEN = Exposed(place="croupier", card=Card("Kd"))


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((SEEN, *deal("croupier", "croupier", up=())), "passed"),
        (
            (SEEN, Corrected(card=Card("Kd"), to="aside", source="croupier"), *deal("croupier", up=())),
            "passed",
        ),
        ((SEEN, *deal("croupier", "croupier", up=(2,))), "failed"),
        ((SEEN,), "failed"),
        (deal("croupier", up=()), "inconclusive"),
        ((Exposed(place=Seat(1), card=Card("Kd")), *deal("croupier", up=())), "inconclusive"),
    ],
)
def test_after_a_card_of_his_was_seen_the_croupiers_come_closed(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(played(*events, stacks=None), "closed-after-exposure", card="Kd") == wanted


def looked(events: tuple[Event, ...], view: TableView | None) -> Told:
    """A hand that seat 3 looks at; None where the adapter has no view."""
    told = played(*events, stacks=None)
    answer = Unsupported("views") if view is None else Viewed((), view)
    told._add(Look(TABLE, Seat(3)), answer)
    return told


TWO_OF_HIS = deal("croupier", "croupier", Seat(3), up=(2,))
CLOSED, OPEN = (event.card for event in TWO_OF_HIS[:2] if event.card is not None)


@pytest.mark.parametrize(
    ("events", "cards", "wanted"),
    [
        (TWO_OF_HIS, (OPEN,), "passed"),
        (TWO_OF_HIS, (), "failed"),
        (TWO_OF_HIS, (CLOSED, OPEN), "failed"),
        (deal("croupier", Seat(3), up=()), (), "failed"),
        (TWO_OF_HIS, None, "unsupported"),
    ],
)
def test_the_croupiers_open_card_is_seen_and_no_other(
    events: tuple[Event, ...], cards: tuple[Card, ...] | None, wanted: str
) -> None:
    view = None if cards is None else TableView(cards=(Seen("croupier", cards),))
    assert verdict(looked(events, view), "sees-croupiers-open-card", seat=3) == wanted


def test_the_croupiers_open_card_is_not_seen_by_who_does_not_look() -> None:
    told = looked(TWO_OF_HIS, TableView(cards=(Seen("croupier", (OPEN,)),)))
    assert verdict(told, "sees-croupiers-open-card", seat=1) == "inconclusive"


NULL = (Acted(seat=1, act="decline"), Voided(scope="hand", why="exposed"))


@pytest.mark.parametrize(
    ("events", "stacks", "wanted"),
    [
        (NULL, {1: 900, 3: 1000}, "passed"),
        (NULL[:1], {1: 900, 3: 1000}, "failed"),
        (NULL[1:], {1: 1000, 3: 1000}, "failed"),
        (NULL, {1: 1000, 3: 1000}, "failed"),
        (NULL, {1: 900, 3: 900}, "failed"),
        (NULL, None, "failed"),
        ((*NULL, Paid(seat=3, amount=5, what="ante")), {1: 900, 3: 1000}, "failed"),
    ],
)
def test_in_a_null_hand_who_had_declined_lost_his_ante_alone(
    events: tuple[Event, ...], stacks: dict[int, int] | None, wanted: str
) -> None:
    told = played(*deal(*ROUND, up=()), *events, stacks=stacks)
    assert verdict(told, "null-but-declined", stack=1000, lost=100) == wanted
