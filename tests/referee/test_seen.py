"""What a viewer is shown, and at which odds the house says that it pays: what is told has to be so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from played import drawn, model, with_rules

from vistoria.model.answer import Accepted, Viewed
from vistoria.model.cards import Card
from vistoria.model.event import Paid
from vistoria.model.history import Exchange
from vistoria.model.request import Look
from vistoria.referee.follow import follow
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.payouts import Qualification
from vistoria.reference_engine.policies.views import Views
from vistoria.reference_engine.ways.mo_61_2004 import TurnsUpTheClosed
from vistoria.validation.saboteurs import Sabotaged

Change = Callable[[Any], Any]
STUD = "mo-61-2004"


def looked(exchanges: Sequence[Exchange], change: Change) -> list[Exchange]:
    """A table of which the public is shown something else."""
    return [
        replace(each, reply=replace(each.reply, state=change(each.reply.state)))
        if isinstance(each.request, Look)
        and each.request.viewer == "public"
        and isinstance(each.reply, Viewed)
        else each
        for each in exchanges
    ]


def paid(exchanges: Sequence[Exchange], change: Change) -> list[Exchange]:
    """A table at which payments are told otherwise."""

    def changed(answer: object) -> object:
        if not isinstance(answer, Accepted):
            return answer
        return Accepted(tuple(change(event) if isinstance(event, Paid) else event for event in answer.events))

    return [
        replace(each, reply=tuple(map(changed, each.reply))) if isinstance(each.reply, tuple) else each
        for each in exchanges
    ]


def clauses(regulation: str, exchanges: Sequence[Exchange]) -> set[str]:
    return {clause for found in follow(model(regulation), exchanges) for clause in found.clauses}


@pytest.mark.parametrize(
    ("regulation", "seed", "change", "clause"),
    [
        ("mo-104-85-m", 2, lambda state: replace(state, pots=state.pots[:0]), None),
        ("mo-104-85-m", 4, lambda state: replace(state, pots=_less(state.pots)), "mo-104-85-m/7.s2"),
        ("mo-97-2010", 2, lambda state: replace(state, marker=None), None),
        ("mo-97-2010", 2, lambda state: replace(state, marker=_next(state.marker)), "mo-97-2010/1.1.2"),
        ("pt-omaha-online", 1, lambda state: replace(state, stacks={}), None),
        ("pt-omaha-online", 1, lambda state: replace(state, stacks=_fewer(state.stacks)), None),
        ("pt-omaha-online", 1, lambda state: replace(state, stacks=_richer(state.stacks)), "pt-omaha-online/4.d"),
    ],
    ids=[
        "no pot", "a smaller pot", "no marker", "the marker elsewhere", "no stacks", "some stacks", "other stacks",
    ],
)  # fmt: skip
def test_the_public_need_not_be_shown_what_lies_on_the_table_and_is_shown_nothing_else(
    regulation: str, seed: int, change: Change, clause: str | None
) -> None:
    found = clauses(regulation, looked(drawn(Reference(), regulation, seed, 8), change))
    assert clause in found if clause else not found


def _less(pots: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(replace(pot, amount=pot.amount - 1) for pot in pots)


def _next(marker: int | None) -> int | None:
    return None if marker is None else marker + 1


def _fewer(stacks: dict[int, int]) -> dict[int, int]:
    return dict(list(stacks.items())[1:])


def _richer(stacks: dict[int, int]) -> dict[int, int]:
    return {seat: stack + 1 for seat, stack in stacks.items()}


ODDS = {1: "9.5.1", 2: "9.5.2", 3: "9.5.3", 4: "9.5.4", 5: "9.5.5", 7: "9.5.6", 20: "9.5.7"}
"""The clause of each of the odds, as 61/2004 has them; above them a maximum or the house's own odds decide."""


def _better(e: Paid) -> Paid:
    return replace(e, odds=(e.odds[0] + 1, e.odds[1])) if e.odds and e.what == "additional" else e


@pytest.mark.parametrize(
    ("change", "breaks"),
    [
        (lambda e: replace(e, odds=None), False),
        (lambda e: replace(e, odds=e.odds and (2 * e.odds[0], 2 * e.odds[1])), False),
        (_better, True),
    ],
    ids=["no odds", "the same odds in other numbers", "other odds"],
)
def test_the_odds_at_which_a_hand_is_said_to_be_paid_are_those_of_the_law(
    change: Change, breaks: bool
) -> None:
    table = drawn(Reference(), "mo-61-2004", 14, 8)
    due = {f"mo-61-2004/{ODDS[e.odds[0]]}" for e in _payments(table) if e.odds and e.what == "additional"}
    assert len(due) > 1
    assert clauses("mo-61-2004", paid(table, change)) == (due if breaks else set())


def test_the_same_odds_in_other_numbers_are_the_same_where_a_maximum_cuts_a_payment_too() -> None:
    table = drawn(Reference(), "mo-61-2004", 1, 12)
    doubled = paid(table, lambda e: replace(e, odds=e.odds and (2 * e.odds[0], 2 * e.odds[1])))
    assert not clauses("mo-61-2004", doubled)


def _payments(exchanges: Sequence[Exchange]) -> list[Paid]:
    answers = [answer for each in exchanges if isinstance(each.reply, tuple) for answer in each.reply]
    events = [event for answer in answers if isinstance(answer, Accepted) for event in answer.events]
    return [event for event in events if isinstance(event, Paid)]


class LeavesOutTheLast(Qualification):
    """Tells one card less than are turned up."""

    def turned_up(self, cards: tuple[Card, ...], lying_open: Collection[Card]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card not in lying_open)[:-1]


@pytest.mark.parametrize(("tells", "found"), [(TurnsUpTheClosed, set()), (LeavesOutTheLast, {"showing"})])
def test_of_a_hand_that_is_opened_only_cards_that_lay_open_may_be_left_out(
    tells: type[Qualification], found: set[str]
) -> None:
    engine = with_rules(Reference({}), STUD, policy("qualification", tells))
    said = drawn(engine, STUD, 3, 4)
    assert {each.aspect for each in follow(model(STUD), said)} == found


def test_cards_that_the_only_player_left_did_not_open_are_seen_by_nobody_afterwards() -> None:
    engine = Sabotaged({"id": "mo-97-2010/6.2:winner-seen-unopened"})
    assert clauses("mo-97-2010", drawn(engine, "mo-97-2010", 9006, 12)) == {"mo-97-2010/6.2"}


class ShowsFoldedCardsAfterwards(Views):
    """When a hand is over all see the cards of those who folded."""

    def shows_after(self, viewer: int | str, i: int, order: Sequence[int], live: Sequence[bool]) -> bool:
        return not live[i]


class ShowsPlayersTheirOwnAfterwards(Views):
    """When a hand is over each player of it sees his own cards, folded or not."""

    def shows_after(self, viewer: int | str, i: int, order: Sequence[int], live: Sequence[bool]) -> bool:
        return viewer == order[i]


@pytest.mark.parametrize(
    ("shows", "found"),
    [(ShowsFoldedCardsAfterwards, {"mo-97-2010/13.2"}), (ShowsPlayersTheirOwnAfterwards, set())],
)
def test_folded_cards_are_seen_by_nobody_else_once_the_hand_is_over(
    shows: type[Views], found: set[str]
) -> None:
    engine = with_rules(Reference({}), "mo-97-2010", policy("views", shows))
    assert clauses("mo-97-2010", drawn(engine, "mo-97-2010", 3, 20)) == found
