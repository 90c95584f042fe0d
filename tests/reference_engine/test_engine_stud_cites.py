"""Every decision against the croupier cites the clauses it applied."""

from __future__ import annotations

from typing import Any

import pytest
from stud_table import LAW, opened, start

from vistoria.games.cards.events import Pool, Ranked
from vistoria.law.catalogue import installed
from vistoria.model.command import Decline
from vistoria.model.event import Collected, Paid, Posted, Shown, Turn
from vistoria.model.place import Seat
from vistoria.run.laws import regulation_in


def paths(event: Any) -> set[str]:
    """The clauses that an event cites."""
    return {cite.removeprefix(f"{LAW}/") for cite in event.cites}


def test_every_clause_that_is_cited_is_a_clause_of_the_law() -> None:
    known = {clause.id for clause in regulation_in(installed()[LAW]).clauses}
    stud = opened()
    stud.bet((1, 2, 3), jackpot=(1, 2, 3))
    start(stud, ("9h 8h 7h 6h 5h", "Ac Kc Qc Jc Tc", "4s 4d 3h 3d 2d"))
    stud.decide(declines=(3,))
    cited = {cite for event in stud.events for cite in event.cites}
    assert len(cited) > 20
    assert cited <= known


def test_bets_and_decisions_cite_what_asks_for_them() -> None:
    stud = opened()
    stud.bet((1, 2), jackpot=(1,))
    start(stud, ("9h 8h 7h 6h 5h", "7d 5c 4c 3d 2h"))
    turn = stud.events[-1]
    assert isinstance(turn, Turn)
    assert "6.5" in paths(turn)
    stud.decide(declines=(2,))
    assert [paths(event) for event in stud.all(Posted)] == [
        {"5.1", "6.2", "2.2"}, {"5.1", "6.2", "2.2"}, {"5.2", "6.3", "2.2"}, {"5.3", "6.6", "2.2"}
    ]  # fmt: skip
    assert paths(stud.all(Collected)[0]) == {"6.7"}
    assert paths(stud.all(Shown)[0]) == {"6.8"}
    assert paths(stud.all(Shown)[1]) == {"9.3"}


@pytest.mark.parametrize(
    ("player", "croupier", "expected"),
    [
        ("Ks Kd 9h 7c 5d", "Kh Kc 9s 7d 5h", {"9.5", "8.9", "4.1"}),
        ("Ah Kc 9d 7d 5c", "As Kd 4h 3c 2s", {"9.5", "8.10", "4.2"}),
        ("5d 5h 9c 8h 7s", "As Kd 4h 3c 2s", {"9.5", "8.9"}),
    ],
    ids=["a suit", "a rank", "a kind of hand"],
)
def test_payment_cites_the_row_that_separated_the_hands(
    player: str, croupier: str, expected: set[str]
) -> None:
    stud = opened()
    stud.bet((1,))
    start(stud, (player,), croupier)
    stud.decide()
    on_ante, on_additional = stud.all(Paid)
    assert paths(on_ante) == expected
    assert paths(on_additional) == {"9.5", "9.5.1"}


def test_straight_with_the_low_ace_cites_what_makes_it_one() -> None:
    stud = opened()
    stud.bet((1,))
    start(stud, ("Ad 2c 3d 4c 5c",), "As Kh Qs 4d 3s")
    stud.decide()
    low = next(event for event in stud.all(Ranked) if event.place == Seat(1))
    assert paths(low) == {"8", "8.6", "4.3"}


def test_jackpot_prizes_cite_share_order_and_what_befalls_the_pool() -> None:
    stud = opened()
    stud.bet((1, 3), jackpot=(1, 3))
    start(stud, ("Ac Kc Qc Jc Tc", "9h 8h 7h 6h 5h"), "As Kd 4h 3c 2s")
    stud.decide()
    flush, royal = (event for event in stud.all(Paid) if event.what == "jackpot")
    assert paths(flush) == {"10.2", "10.2.2", "10.4", "10.7"}
    assert paths(royal) == {"10.2", "10.2.1", "10.4", "10.7"}
    assert all(paths(event) == {"10.8"} for event in stud.all(Pool))


def test_forfeited_hand_cites_nothing_of_the_croupiers() -> None:
    stud = opened()
    stud.bet((1,))
    start(stud, ("7d 5c 4c 3d 2h",))
    events = stud.must(Decline("p1"))
    assert {path for event in events for path in paths(event)} == {"6.7"}
