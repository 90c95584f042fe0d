"""A refusal on the way of one clause's scenarios that breaks another clause fails this other one."""

from __future__ import annotations

import pytest

from vistoria.law.catalogue import installed
from vistoria.model.answer import Answer, ReasonGiven, Refused
from vistoria.model.candidate import Candidate
from vistoria.model.command import Act, Command
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.selftest.trial import TrialOptions, TrialResult, try_candidate

LAW = "mo-97-2010"


class NoCheckInTheLastRound(Reference):
    """Whoever would check in round four has to bet or fold."""

    def do(self, table: str, command: Command) -> Answer:
        hand = getattr(self.tables[table].state, "hand", None)
        if isinstance(command, Act) and command.act == "check" and hand is not None and hand.round == 4:
            return Refused("engine", ReasonGiven("not-now", "bet or fold"))
        return super().do(table, command)


class NoLastChips(Reference):
    """Nobody calls with all that he has left."""

    def do(self, table: str, command: Command) -> Answer:
        hand = getattr(self.tables[table].state, "hand", None)
        if isinstance(command, Act) and command.act == "call" and hand is not None:
            i = hand.order.index(command.seat)
            if hand.level - hand.bets[i] >= hand.stacks[i]:
                return Refused("engine", ReasonGiven("no-all-in", "keep a chip"))
        return super().do(table, command)


def tried(engine: str, *labels: str) -> TrialResult:
    clauses = tuple(f"{LAW}/{label}" for label in labels)
    candidate = Candidate(engine, "control", LAW, f"{__name__}:{engine}", clauses=clauses)
    return try_candidate(candidate, installed()[LAW], TrialOptions(control_hands=0))


@pytest.mark.parametrize(
    ("engine", "tries", "grants"),
    [("NoCheckInTheLastRound", "8.4", "7.3.2"), ("NoLastChips", "8.5", "6.3.1")],
)
def test_the_clause_that_grants_the_act_fails_and_the_one_under_trial_stays_open(
    engine: str, tries: str, grants: str
) -> None:
    result = tried(engine, tries)
    assert result.failed == (f"{LAW}/{grants}",)
    assert result.inconclusive == (f"{LAW}/{tries}",)
    assert "refused a step on the way" in result.shown_by[f"{LAW}/{grants}"]
