"""What a player is told who asks: in any words, but something, and the sums of his table."""

from __future__ import annotations

import pytest
from played import asked, model, numbered, wired

from vistoria.model.answer import NotProvided, Provided, Unsupported
from vistoria.model.command import Act, Command, Join, Session, Start
from vistoria.model.history import Exchange
from vistoria.model.request import Ask, Open, Play, Request
from vistoria.model.table import Force
from vistoria.referee.follow import follow
from vistoria.reference_engine.adapter import Reference

LAW, TABLE, SEATED = "pt-omaha-online", "t", "p1"
INFORMATION = f"{LAW}/66"
MACAU, SMALL, BIG = "mo-97-2010", 10, 20
"""The law that has notices, and the blinds of a table of it that declares none."""
SEATS = {LAW: 6, MACAU: 10}
NOTICE = f"{MACAU}/4.3"


SESSION_AFTER_A_HAND: tuple[Command, ...] = (
    Join("p2", 2, 2000),
    Start(),
    Act(2, "fold"),
    Session(SEATED, "start"),
)
"""Seat 2 gives up its small blind of 10, and who won it begins a session."""


def failing(
    answer: object,
    player: str = SEATED,
    what: str = "complaints",
    law: str = LAW,
    before: tuple[Command, ...] = (),
) -> set[str]:
    """The clauses by which the answer to what this player asks disagrees, after these commands."""
    requests: list[Request] = [
        Open(TABLE, law, SEATS[law], force=Force(marker=1)),
        *(Play(TABLE, (command,)) for command in (Join(SEATED, 1, 2000), *before)),
    ]
    engine, exchanges, count = Reference(), [], 0
    for request in requests:
        reply, count = numbered(asked(engine, request), count)
        exchanges.append(Exchange(2 * len(exchanges) + 1, request, wired(request, reply)))
    question = Ask(TABLE, what, player)
    exchanges.append(Exchange(2 * len(exchanges) + 1, question, wired(question, answer)))
    return {clause for each in follow(model(law), exchanges) for clause in each.clauses}


def test_a_product_that_has_no_word_on_complaints_disagrees() -> None:
    assert failing(NotProvided()) == {INFORMATION}


@pytest.mark.parametrize("answer", [Provided({"text": "Call us."}), Unsupported("information")])
def test_its_own_words_do_not_and_neither_does_an_adapter_that_does_not_reach_them(answer: object) -> None:
    assert not failing(answer)


def test_who_has_no_seat_need_not_be_told() -> None:
    assert not failing(NotProvided(), "stranger")


def test_the_stakes_are_held_against_the_table_and_the_name_of_its_limit_is_not() -> None:
    """`limit` is no key with a settled meaning."""
    assert not failing(Provided({"small": 10, "big": 20, "limit": "PL"}), what="stakes")
    assert failing(Provided({"small": 10, "big": 25}), what="stakes") == {INFORMATION}


@pytest.mark.parametrize(("least", "highest"), [(SMALL, BIG), (1, 100_000)])
def test_the_limits_of_a_notice_are_those_of_its_table_or_lie_around_them(least: int, highest: int) -> None:
    """One notice may serve all tables of a house."""
    limits = {"minimum": least, "maximum": highest}
    assert not failing(Provided({"notices": {"blinds": limits}}), what="notices", law=MACAU)


@pytest.mark.parametrize(
    "limits",
    [{"minimum": SMALL + 1, "maximum": BIG}, {"minimum": SMALL, "maximum": BIG - 1}, {"minimum": SMALL}, {}],
)
def test_a_notice_whose_limits_leave_a_blind_out_disagrees_and_so_does_one_without_limits(
    limits: dict[str, int],
) -> None:
    assert failing(Provided({"notices": {"blinds": limits}}), what="notices", law=MACAU) == {NOTICE}


@pytest.mark.parametrize("sums", [{"staked": 10, "net": 10}, {"staked": 0, "net": 0}])
def test_results_may_be_of_the_session_or_of_hands_before_it(sums: dict[str, int]) -> None:
    """66 has gains and losses, and names no time of which they are told."""
    assert not failing(Provided({**sums}), what="results", before=SESSION_AFTER_A_HAND)


def test_results_of_no_hands_that_were_played_disagree() -> None:
    wrong = Provided({"staked": 10, "net": 12})
    assert failing(wrong, what="results", before=SESSION_AFTER_A_HAND) == {INFORMATION}
