"""Of what is too high, too low or otherwise, the clause on just that is named, and not all that act there."""

from __future__ import annotations

import pytest
from played import drawn, model

from vistoria.model.answer import Answer, ReasonGiven, Refused
from vistoria.model.command import Act, Command
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.saboteurs import Sabotaged

ONLINE = "pt-omaha-online"
BY_DEMONSTRATION = f"{ONLINE}/74"
"""At a table for demonstration every clause holds through this one."""


HANDS = 24


def named(*faults: str, table: int, law: str = ONLINE) -> set[str]:
    """The clauses that are named at a drawn table of the first of these engines, all of them taken for unknown."""
    unaware = model(law)
    for each in faults:
        unaware = unaware.unaware_of(f"{law}/{each}")
    engine = Sabotaged({"id": f"{law}/{faults[0]}"})
    found = follow_freely(unaware, drawn(engine, law, table, HANDS)).disagreements
    return {clause for each in found for clause in each.clauses} - {BY_DEMONSTRATION}


def test_a_bet_above_the_limit_is_not_below_the_minimum() -> None:
    assert named("24.a:half-the-pot-and-a-chip", table=11) == {f"{ONLINE}/24.a"}


def test_a_bet_below_the_minimum_is_not_above_the_limit() -> None:
    faults = ("23:half-the-minimum", "23:a-chip-below-the-minimum")
    assert named(*faults, table=5) == {f"{ONLINE}/23"}


def test_where_chips_lie_in_other_pots_the_clauses_on_pots_are_named_and_not_those_on_hands() -> None:
    faults = ("42:two-side-pots-at-most", "42:one-side-pot")
    assert named(*faults, table=9) == {f"{ONLINE}/42"}


def test_a_sum_of_another_rate_is_a_commission_all_the_same() -> None:
    assert named("17.a:whole-per-cents", table=1) == {f"{ONLINE}/17.a"}


def test_another_act_once_the_time_is_over_is_named_though_the_hand_ends_with_it() -> None:
    assert named("45:second-time-folds", table=1) == {f"{ONLINE}/45"}


@pytest.mark.parametrize(
    ("law", "fault", "table", "clauses"),
    [
        ("mo-61-2004", "9.2:additional-bets-kept", 5, {"9.2"}),  # not 9.4, by which the croupier wins
        ("mo-61-2004", "10.2:winners-only", 1, {"10.2"}),  # not 10.4, the order in which prizes are paid
        ("mo-97-2010", "5.2:free-for-a-short-stack", 3, {"5.1", "5.2"}),  # not 1.2.s2: the hand is over
        (ONLINE, "43:twice-as-fast-beside-an-all-in", 29, {"43"}),  # not 44, that more time may be given
    ],
)
def test_of_what_follows_from_something_else_the_clause_on_that_is_named(
    law: str, fault: str, table: int, clauses: set[str]
) -> None:
    assert named(fault, table=table, law=law) == {f"{law}/{clause}" for clause in clauses}


def test_a_jackpot_bet_that_nobody_laid_breaks_the_choice_and_not_the_ante() -> None:
    law = "mo-61-2004"
    clauses = named("6.3:jackpot-bet-made-again", table=6, law=law)
    assert f"{law}/6.3" in clauses
    assert clauses.isdisjoint({f"{law}/5.1", f"{law}/6.2"})


class InSteps(Reference):
    """Takes bets and raises between the least and the highest in steps of ten chips only."""

    def do(self, table: str, command: Command) -> Answer:
        hand = self.tables[table].state.hand
        if isinstance(command, Act) and command.to and hand is not None and command.to % 10:
            offered = hand.choices.get(command.act)
            if offered and command.to not in offered:
                return Refused("engine", ReasonGiven("steps", "bets go in steps of 10"))
        return super().do(table, command)


def test_an_amount_refused_between_those_offered_breaks_the_clause_on_how_much_it_may_be() -> None:
    law = "mo-97-2010"
    found = follow_freely(model(law), drawn(InSteps(), law, 2, 6)).disagreements
    clauses = {clause for each in found for clause in each.clauses}
    assert {f"{law}/11.2.1"} <= clauses <= {f"{law}/{n}" for n in ("11.2.1", "11.2.3", "11.3", "12.4")}
