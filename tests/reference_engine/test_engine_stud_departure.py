"""A house that lets a player go before he has decided: his hand is lost (6.7), and the others play on."""

from __future__ import annotations

from stud_table import LAW, STACK, Stud, start

from vistoria.model.answer import Accepted
from vistoria.model.command import Join, Leave, Wager
from vistoria.model.event import HandEnded, Left
from vistoria.model.request import Open
from vistoria.validation.lawful.engine import Varied

HANDS = ("7d 5c 4c 3d 2h", "8d 6c 5h 4d 3h")


def opened_where_players_may_go() -> Stud:
    """Two players at a table, each with an ante of 100."""
    stud = Stud(Varied({"id": "gone-before-deciding", "regulation": LAW}))
    assert isinstance(stud.engine.open(Open("t", LAW, 7)), Accepted)
    stud.must(Join("p1", 1, STACK), Join("p2", 2, STACK))
    stud.bet((1, 2))
    start(stud, HANDS)
    return stud


def test_who_goes_before_he_has_decided_leaves_his_ante() -> None:
    stud = opened_where_players_may_go()
    stud.must(Leave("p1"))
    [gone] = stud.all(Left)
    assert (gone.seat, gone.stack) == (1, STACK - 100)
    stud.decide()
    assert stud.all(HandEnded)[-1].stacks.keys() == {2}


def test_the_hand_is_over_when_all_have_gone() -> None:
    stud = opened_where_players_may_go()
    stud.must(Leave("p1"), Leave("p2"))
    assert [left.stack for left in stud.all(Left)] == [STACK - 100, STACK - 100]
    assert len(stud.all(HandEnded)) == 1
    assert stud.stacks == {}


def test_who_has_decided_waits_for_the_end_of_the_hand() -> None:
    stud = opened_where_players_may_go()
    stud.must(Wager("p1", 1, "additional", 200))
    assert stud.refused(Leave("p1"))[0] == "bets-lie"
