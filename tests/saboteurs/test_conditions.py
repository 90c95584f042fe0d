"""A saboteur under a condition errs where the condition holds, and keeps the law everywhere else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from vistoria.model.answer import Accepted
from vistoria.model.cards import full_deck
from vistoria.model.command import Act, Join, Start
from vistoria.model.event import Dealt, Turn
from vistoria.model.request import Open
from vistoria.model.table import Settings
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.betting import Limit
from vistoria.reference_engine.registry import modules
from vistoria.validation.replaced import NoSuchPolicy, replaced
from vistoria.validation.saboteurs import Sabotaged, saboteurs
from vistoria.validation.saboteurs.comparison import compare
from vistoria.validation.saboteurs.condition import Condition
from vistoria.validation.saboteurs.conditions import CONDITIONS
from vistoria.validation.saboteurs.listing import NoSuchSaboteur, conditional, saboteur

NEVER = Condition("never", "Never.", lambda situation: False)
ALWAYS = Condition("always", "Always.", lambda situation: True)
LATER = Condition("later", "From the second hand on.", lambda situation: bool(situation.journal.packed))
BASE = [name for name, each in sorted(saboteurs().items()) if each.when is None]
ONE_IN = 50
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
    engine.open(Open("t", "pt-omaha-online", 6, Settings(stakes={"small": 10, "big": 20}, limit="none")))
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


def test_each_plain_saboteur_is_sampled_once_and_each_condition_about_as_often() -> None:
    names = conditional()
    sampled = {name.partition("@")[0] for name in names}
    assert len(sampled) == len(names)
    assert sampled <= set(BASE)
    left_out = {name.partition(":")[0] for name in set(BASE) - sampled}
    chance = {"mo-97-2010/3.1", "mo-97-2010/3.1.2", "mo-61-2004/3", "mo-104-85-m/2.s2", "pt-omaha-online/46"}
    assert left_out <= chance
    often = Counter(name.partition("@")[2] for name in names)
    assert set(often) == set(CONDITIONS)
    assert max(often.values()) - min(often.values()) <= 1


def test_a_name_with_a_condition_is_the_saboteur_under_it() -> None:
    found = saboteur(f"{BASE[0]}@from-hand-20")
    assert found.when is CONDITIONS["from-hand-20"]
    assert found.clause == saboteurs()[BASE[0]].clause
    with pytest.raises(NoSuchSaboteur):
        saboteur(f"{BASE[0]}@on-sundays")


def test_from_the_second_hand_on_the_first_keeps_the_law() -> None:
    told = []
    engines = [Reference(), Sabotaged({"id": "mo-97-2010/3.2:from-the-croupiers-left@from-hand-2"})]
    for engine in engines:
        engine.open(Open("t", "mo-97-2010", 10, Settings(stakes={"small": 10, "big": 20})))
        for seat in (1, 2, 3):
            engine.do("t", Join(f"p{seat}", seat, 1_000))
        hands = []
        for _ in range(3):
            answer = engine.do("t", Start(full_deck()))
            assert isinstance(answer, Accepted)
            hands.append([e.to for e in answer.events if isinstance(e, Dealt)])
            while isinstance(answer, Accepted) and isinstance(turn := answer.events[-1], Turn):
                answer = engine.do("t", Act(turn.seat, "fold"))
        told.append(hands)
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]
