"""A saboteur under a condition errs where the condition holds, and keeps the law everywhere else."""

from __future__ import annotations

from random import Random

import pytest

from vistoria.model.answer import Accepted
from vistoria.model.cards import full_deck
from vistoria.model.command import Act, Join, Start
from vistoria.model.event import Turn
from vistoria.model.request import Open
from vistoria.model.table import Settings, Stakes
from vistoria.reference_engine.policies.betting import Limit
from vistoria.reference_engine.registry import modules
from vistoria.reference_engine.saboteurs import Sabotaged, saboteurs
from vistoria.reference_engine.saboteurs.comparison import compare
from vistoria.reference_engine.saboteurs.condition import Condition
from vistoria.reference_engine.saboteurs.replaced import NoSuchPolicy, replaced

NEVER = Condition("never", "Never.", lambda situation: False)
ALWAYS = Condition("always", "Always.", lambda situation: True)
LATER = Condition("later", "From the second hand on.", lambda situation: bool(situation.journal.packed))
BASE = [name for name, each in sorted(saboteurs().items()) if each.when is None]
ONE_IN = 25
"""Tried under another condition: one saboteur in so many."""


def under(name: str, condition: Condition) -> Sabotaged:
    """The saboteur of that id, put under a condition."""
    engine = Sabotaged({"id": name})
    engine.saboteur = engine.saboteur.under(condition)
    return engine


def test_a_saboteur_under_a_condition_that_never_holds_keeps_the_law() -> None:
    wrong = {name: compare(under(name, NEVER), 4).differing for name in BASE[::ONE_IN]}
    assert {name: hands for name, hands in wrong.items() if hands} == {}


def test_a_saboteur_under_a_condition_that_always_holds_errs_as_ever() -> None:
    names = BASE[::ONE_IN]
    ever = {name: compare(Sabotaged({"id": name}), 4).differing for name in names}
    assert {name: compare(under(name, ALWAYS), 4).differing for name in names} == ever
    assert any(ever.values())


def least_bets(engine: Sabotaged, *decks: bool) -> list[int]:
    """The least bet of the second round in one hand after another, with its deck forced or not."""
    engine.open(Open("t", "pt-omaha-online", 6, Settings(stakes=Stakes(small=10, big=20), limit="none")))
    for seat in (1, 2):
        engine.do("t", Join(f"p{seat}", seat, 1_000))
    found = []
    for number, forced in enumerate(decks):
        deck = list(full_deck())
        Random(number).shuffle(deck)
        answer = engine.do("t", Start(tuple(deck) if forced else None))
        while True:
            assert isinstance(answer, Accepted)
            turn = answer.events[-1]
            assert isinstance(turn, Turn)
            choices = turn.choices or {}
            if "bet" in choices:
                break
            answer = engine.do("t", Act(turn.seat, "call" if "call" in choices else "check"))
        bounds = choices["bet"]
        assert bounds is not None
        found.append(bounds[0])
        engine.do("t", Act(turn.seat, "fold"))
    return found


def test_what_a_table_was_opened_with_follows_the_condition_too() -> None:
    engine = Sabotaged({"id": "pt-omaha-online/23:half-the-minimum-unforced"})
    assert least_bets(engine, True, False, True) == [20, 10, 20]


def test_a_condition_may_look_at_all_that_happened() -> None:
    assert least_bets(under("pt-omaha-online/23:half-the-minimum", LATER), False, False) == [20, 10]


def test_a_method_that_no_policy_of_the_rules_has_is_refused() -> None:
    change = replaced(Limit.call, Limit.call)
    with pytest.raises(NoSuchPolicy, match=r"Limit\.call"):
        change(modules()["mo-61-2004"].with_readings({}))
