"""A scenario is played at a multiple of its figures where the product has no table at the figures themselves."""

from __future__ import annotations

from fractions import Fraction
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from vistoria.client.conversation import Conversation
from vistoria.client.scene import SceneFault
from vistoria.games.cards.commands import Agree
from vistoria.games.cards.events import Pots
from vistoria.games.cards.stakes import Stakes
from vistoria.model.answer import Accepted, Provided, Staked, TableView, Viewed
from vistoria.model.command import Act, Join, Wager, command_types
from vistoria.model.event import Acted, Dealt, Event, Turn, UnknownEvent, event_types
from vistoria.model.figures import IN_CHIPS
from vistoria.model.history import read_history
from vistoria.model.place import Seat
from vistoria.model.pot import Pot
from vistoria.model.request import Open, Play, read_commands
from vistoria.model.rescale import DoesNotScale, multiplied
from vistoria.model.table import (
    Capital,
    Clock,
    Commission,
    Force,
    Jackpot,
    Payouts,
    ScheduledIncident,
    Settings,
)

FIVE = Fraction(5)
TIMES_FIVE: list[tuple[Any, Any]] = [
    (Join("p1", 1, 1_000), Join("p1", 1, 5_000)),
    (Act(3, "raise", to=60), Act(3, "raise", to=300)),
    (Act(3, "call"), Act(3, "call")),
    (Agree((1, 2), (7, 0)), Agree((1, 2), (35, 0))),
    (Wager("p1", 2, "ante", 100), Wager("p1", 2, "ante", 500)),
    (
        Settings(
            stakes={"small": 10, "big": 20, "ante": (1, 2)},
            smallest=1,
            raises=3,
            capital=Capital((40, None)),
            clock=Clock(9, 9),
        ),
        Settings(
            stakes={"small": 50, "big": 100, "ante": (5, 10)},
            smallest=5,
            raises=3,
            capital=Capital((200, None)),
            clock=Clock(9, 9),
        ),
    ),
    (
        Settings(commission=Commission("pot", (5, 100), 8), payouts=Payouts(60, 10), jackpot=Jackpot(5, {"flush": 6})),
        Settings(
            commission=Commission("pot", (5, 100), 40), payouts=Payouts(60, 50), jackpot=Jackpot(25, {"flush": 30})
        ),
    ),
    (
        Accepted(
            (
                Dealt(to=Seat(3), face="down"),
                Turn(seat=3, round=2, choices={"bet": (20, 90), "check": None}, until=7),
                Acted(seat=3, act="bet", put=20, to=20, stack=70),
                UnknownEvent(type="x-own", amount=7),
                Pots(pots=(Pot(30, (1, 3)),)),
            )
        ),
        Accepted(
            (
                Dealt(to=Seat(3), face="down"),
                Turn(seat=3, round=2, choices={"bet": (100, 450), "check": None}, until=7),
                Acted(seat=3, act="bet", put=100, to=100, stack=350),
                UnknownEvent(type="x-own", amount=7),
                Pots(pots=(Pot(150, (1, 3)),)),
            )
        ),
    ),
    (
        Viewed((), TableView({1: 8}, (Pot(3, (1,)),), 1, bets=(Staked(1, "ante", 4),), displays={"pool": 2})),
        Viewed((), TableView({1: 40}, (Pot(15, (1,)),), 1, bets=(Staked(1, "ante", 20),), displays={"pool": 10})),
    ),
    (
        Provided(
            {"hand": 3, "staked": {"1": 5}, "events": [{"type": "paid", "seat": 1, "amount": 5, "for": "pot", "n": 9}]}
        ),
        Provided(
            {
                "hand": 3,
                "staked": {"1": 25},
                "events": [{"type": "paid", "seat": 1, "amount": 25, "for": "pot", "n": 9}],
            }
        ),
    ),
]  # fmt: skip
COUNTS = {
    "seat", "n", "hand", "round", "until", "cards", "pot", "odds", "rate", "raises", "royal", "decision_ms", "extra_ms",
    "extended_ms", "ms", "marker", "at", "count", "seats", "to", "due", "places", "values", "game",
}  # fmt: skip
"""Fields with whole numbers that are no chips: seats, numbers, times, rates, odds; `values` are known by their keys."""


@pytest.mark.parametrize(("message", "at_five"), TIMES_FIVE)
def test_all_sums_of_a_message_are_multiplied_and_nothing_else(message: Any, at_five: Any) -> None:
    assert multiplied(message, FIVE) == at_five
    assert multiplied(at_five, 1 / FIVE) == message


def test_every_whole_number_of_the_protocol_is_a_sum_or_known_to_count_something_else() -> None:
    own = (
        Settings,
        Stakes,
        Capital,
        Commission,
        Payouts,
        Jackpot,
        Clock,
        Force,
        ScheduledIncident,
        Pot,
        Staked,
    )
    undecided = {
        (kind.__name__, name)
        for kind in (*command_types(), *event_types().values(), Event, *own)
        for name, hint in get_type_hints(kind, include_extras=True).items()
        if _numbers(hint) == {False} and name not in COUNTS
    }
    assert undecided == set()


def _numbers(hint: Any) -> set[bool]:
    """Of each whole number in a type, whether it is a sum."""
    if hint is int:
        return {False}
    metas = getattr(hint, "__metadata__", None)
    if metas is not None:
        return {any(meta.extra == IN_CHIPS for meta in metas)} if hint.__origin__ is int else set()
    if get_origin(hint) in (Union, UnionType, tuple, dict):
        parts = get_args(hint)[1:] if get_origin(hint) is dict else get_args(hint)
        return set().union(*map(_numbers, parts))
    return set()


def test_a_sum_that_is_no_multiple_stands_for_no_figure() -> None:
    with pytest.raises(DoesNotScale):
        multiplied(Acted(seat=1, act="bet", put=7, to=7), 1 / FIVE)


class Product:
    """Answers every command with the same bet."""

    def __init__(self, put: int) -> None:
        self.put, self.asked = put, list[Any]()

    hello: Any = None

    def call(self, method: str, params: object) -> object:
        self.asked.append(params)
        event = {"type": "acted", "seat": 1, "act": "bet", "put": self.put, "to": self.put, "n": 1}
        accepted = {"answer": "accepted", "events": [event]}
        return {"results": [accepted]} if method == "play" else {"answer": "accepted", "events": []}

    def malformed(self, what: str) -> Any:
        raise AssertionError(what)


def scaled_talk(put: int) -> tuple[Product, Conversation]:
    product = Product(put)
    talk = Conversation(product)
    talk.ask(Open("t-1", "mo-97-2010", 10, Settings(stakes={"small": 10, "big": 20})))
    talk.scale(FIVE)
    talk.ask(Open("t-2", "mo-97-2010", 10, Settings(stakes={"small": 10, "big": 20})))
    return product, talk


def test_the_wire_has_the_multiple_and_checks_see_the_figures_of_the_scenario() -> None:
    product, talk = scaled_talk(put=100)
    talk.ask(Play("t-2", (Act(1, "bet", to=20),)))
    assert [each["settings"]["stakes"]["big"] for each in product.asked[:2]] == [20, 100]
    assert read_commands(product.asked[2]["commands"]) == (Act(1, "bet", to=100),)
    [happened] = talk.history.happened
    assert isinstance(happened.event, Acted)
    assert happened.event.put == 20
    again = read_history([msgspec.json.decode(each) for each in talk.messages], talk.scaled)
    assert again.exchanges == tuple(talk.history.exchanges)


def test_an_answer_with_other_sums_cannot_be_judged_at_the_multiple() -> None:
    _, talk = scaled_talk(put=102)
    with pytest.raises(SceneFault, match="102 chips times 1/5 are no whole chips"):
        talk.ask(Play("t-2", (Act(1, "bet", to=20),)))
    again = read_history([msgspec.json.decode(each) for each in talk.messages], talk.scaled)
    assert again.exchanges == tuple(talk.history.exchanges)
