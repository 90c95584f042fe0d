"""PokerKit configured for five-card poker: its own operations, and what the law of Macau makes of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from verdicts import recorded

from vistoria.adapters.pokerkit.five_card_adapter import FiveCard
from vistoria.model.answer import Accepted, Order, Refused
from vistoria.model.cards import Card, full_deck, parse_cards
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.event import Charged, Dealt, Event, HandEnded, Paid, Posted, Returned, Turn
from vistoria.model.place import Seat
from vistoria.model.request import HoleAndCommunity, Look, Open, Rank
from vistoria.model.table import Force, Settings

REGULATION = "mo-104-85-m"
DECK = full_deck("56789TJQKA")
JUDGED = ("5", "8", "10.a.s1", "10.b.s1", "10.b.s3", "10.c.i", "10.d.s2")


class Table:
    """One table of three players with 10 000 each."""

    def __init__(self, first: str = "") -> None:
        """Seats 3, 2 and 1 are dealt in this order; `first` are the top cards of the deck."""
        self.engine = FiveCard()
        self.events: list[Event] = []
        assert isinstance(self.engine.open(Open("t", REGULATION, 7, Settings(), Force())), Accepted)
        for seat in (1, 2, 3):
            self.do(Join(f"p{seat}", seat, 10_000))
        top = parse_cards(first)
        self.do(Start(deck=(*top, *(card for card in DECK if card not in top))))

    def do(self, command: Command) -> tuple[Any, ...]:
        """One command that has to be accepted; its events."""
        answer = self.engine.do("t", command)
        assert isinstance(answer, Accepted), (command, answer)
        self.events += answer.events  # type: ignore[arg-type]
        return answer.events

    def act(self, act: Any, to: int | None = None) -> tuple[Any, ...]:
        """He whose turn it is decides."""
        turn = self.events[-1]
        assert isinstance(turn, Turn)
        return self.do(Act(turn.seat, act, to))

    def down(self) -> None:
        """Passed and called to the end."""
        while isinstance(turn := self.events[-1], Turn):
            self.act("check" if "check" in (turn.choices or {}) else "call")

    def all(self, kind: type[Any]) -> list[Any]:
        """Events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def test_entries_a_card_aside_and_two_cards_each_are_read_from_its_operations() -> None:
    table = Table("5s 9c Kd 7s")
    assert [(event.seat, event.what, event.amount) for event in table.all(Posted)] == [
        (3, "entry", 20),
        (2, "entry", 20),
        (1, "entry", 20),
    ]
    dealt = table.all(Dealt)
    assert [(event.to, event.card) for event in dealt[:4]] == [
        ("aside", "5s"),
        (Seat(3), "9c"),
        (Seat(2), "Kd"),
        (Seat(1), "7s"),
    ]
    assert [event.face for event in dealt[1:]] == ["up"] * 3 + ["down"] * 3


@pytest.mark.parametrize(
    ("open_cards", "asked"), [("9c Kd 7s", 2), ("9c Kd As", 1), ("9c Kd Kc", 2)], ids=["king", "ace", "tie"]
)
def test_the_highest_open_card_is_asked_first_without_regard_to_suits(open_cards: str, asked: int) -> None:
    (turn,) = Table(f"5s {open_cards}").all(Turn)
    assert turn.seat == asked


def test_who_is_asked_first_may_pass_and_stays() -> None:
    table = Table("5s 9c Kd 7s")
    events = table.act("check")
    assert [event.act for event in events[:1]] == ["check"]
    table.act("bet", 100)
    table.act("call")
    assert table.all(Turn)[-1].seat == 2


def test_four_streets_end_in_one_payment_less_four_per_cent() -> None:
    table = Table("5s 9c Kd 7s")
    table.act("bet", 480)
    table.down()
    assert isinstance(table.events[-1], HandEnded)
    assert [event.amount for event in table.all(Charged)] == [60]
    assert sum(event.amount for event in table.all(Paid)) == 1_440
    assert [len(event.cards) for event in table.all(Dealt) if event.to == "community"] == []
    seats = [event.to.seat for event in table.all(Dealt)[7:]]
    assert seats[:3] == [2, 1, 3]
    assert len(seats) == 9


def test_an_unmatched_bet_goes_back() -> None:
    table = Table("5s 9c Kd 7s")
    table.act("bet", 100)
    table.act("fold")
    table.act("fold")
    assert [(event.seat, event.amount) for event in table.all(Returned)] == [(2, 100)]


def test_bets_of_the_running_round_are_in_the_pot_that_is_seen() -> None:
    table = Table("5s 9c Kd 7s")
    table.act("bet", 100)
    (pot,) = table.engine.look(Look("t", Seat(1))).state.pots
    assert pot.amount == 160


def test_the_house_sees_the_card_put_aside_where_it_was_dealt() -> None:
    table = Table("5s 9c Kd 7s")
    cards = table.engine.look(Look("t", "house")).state.cards
    assert [(seen.place, seen.cards) for seen in cards if seen.place in ("aside", "burn")] == [
        ("aside", ("5s",))
    ]


@pytest.mark.parametrize(
    ("better", "worse", "tie"),
    [
        ("6s 6h 6c 8d 8h", "Ks Js 9s 7s 5s", False),
        ("9s 8h 7d 6c 5h", "8s 7h 6d 5c Ah", False),
        ("8s 7s 6s 5s As", "9s 9h 9d 9c Kh", False),
        ("As Ah Kd 9c 5s", "Ac Ad Qh Jc Ts", False),
        ("9s 9h 9d Kc 5h", "9s 9h 9d 8c 7h", True),
        ("9s 9h 9d Kc Kh", "9s 9h 9d 5c 5h", True),
        ("9s 9h 9d 9c Kh", "9s 9h 9d 9c 5h", True),
        ("Ts Th Td 6c 5h", "9s 9h 9d Ac Kh", False),
    ],
)
def test_its_order_of_forty_cards_is_that_of_its_look_up(better: str, worse: str, tie: bool) -> None:
    hands = tuple(HoleAndCommunity(cards=parse_cards(text)) for text in (better, worse))
    answer = FiveCard().rank(Rank(REGULATION, "showdown", hands))
    assert isinstance(answer, Order)
    assert answer.order == (((0, 1),) if tie else ((0,), (1,)))


@pytest.mark.parametrize(
    ("settings", "by"),
    [({"commission": {"on": "pot", "rate": [1, 20]}}, "adapter"), ({"stakes": {"ante": [1, 2]}}, "adapter")],
)
def test_what_it_has_no_parameter_for_the_adapter_refuses(settings: dict[str, Any], by: str) -> None:
    answer = FiveCard().open(Open("t", REGULATION, 7, msgspec.convert(settings, Settings), Force()))
    assert isinstance(answer, Refused)
    assert answer.by == by


def test_a_table_of_one_is_refused_by_the_product() -> None:
    answer = FiveCard().open(Open("t", REGULATION, 1, Settings(), Force()))
    assert isinstance(answer, Refused)
    assert answer.by == "engine"


def test_the_forced_deck_is_dealt_as_laid() -> None:
    table = Table("5s 9c Kd 7s")
    table.act("bet", 100)
    table.down()
    cards = [event.card for event in table.all(Dealt)]
    laid = (*parse_cards("5s 9c Kd 7s"), *(c for c in DECK if c not in parse_cards("5s 9c Kd 7s")))
    assert cards == [Card(card) for card in laid[: len(cards)]]


def test_a_run_fails_its_opening_and_its_speaking_order_and_no_ranking(tmp_path: Path) -> None:
    clauses = tuple(f"{REGULATION}/{path}" for path in JUDGED)
    engine = "in-process:pokerkit-five-card"
    assert recorded(tmp_path / "out", engine, REGULATION, clauses=clauses, examples=1, hands=6) == 1
    results = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    parts = {
        clause.partition("/")[2]: result["engine_part"]
        for clause, result in results["regulations"][REGULATION]["clauses"].items()
    }
    failed = {clause for clause, part in parts.items() if part == "failed"}
    assert {"8", "10.b.s1", "10.b.s3", "10.c.i", "10.d.s2"} <= failed
    assert not {clause for clause in failed if clause.startswith("5")}
    assert {"5.1", "5.3", "5.7", "5.9", "10.a.s1"} <= {c for c, part in parts.items() if part == "passed"}
