"""Engines that differ only in what the law leaves free are failed nowhere, and do differ."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from some_clauses import by_some_clauses

from vistoria.law.catalogue import installed
from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.event import UnknownEvent
from vistoria.model.request import Open, read_reply
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.registry import modules
from vistoria.run.laws import regulation_in
from vistoria.validation.candidates import candidates
from vistoria.validation.lawful import Varied, variations
from vistoria.validation.lawful.listing import NoSuchVariation, variation
from vistoria.validation.lawful.variation import Variation
from vistoria.validation.selftest.judge import complaints
from vistoria.validation.selftest.trial import TrialOptions, try_candidate

REGULATION = "mo-97-2010"
CONTROLS = {each.id: each for each in candidates() if each.kind == "control"}
SEATS = {"mo-97-2010": 10, "mo-61-2004": 7, "mo-104-85-m": 7, "pt-omaha-online": 6}
REMAINDER = {1: (145, 5), 3: (140, 0)}
"""285 chips in parts of 5 between seats 1 and 3, worked out by hand: 140 each, and 5 for one of them."""


@pytest.mark.sampled(
    "name", sorted(CONTROLS), named=["mo-61-2004 talkative", "pt-omaha-online nothing-for-quiet-acts"]
)
def test_a_lawful_variation_is_failed_nowhere(name: str, pytestconfig: pytest.Config) -> None:
    features = installed()[CONTROLS[name].regulation]
    law = regulation_in(features)
    candidate, options = by_some_clauses(CONTROLS[name], law), TrialOptions(share=100)
    if not pytestconfig.getoption("complete"):
        candidate = msgspec.structs.replace(candidate, clauses=candidate.clauses[::2])
        options = TrialOptions(share=4, control_hands=20)
    came = try_candidate(candidate, features, options)
    assert complaints(candidate, came, law) == ()


def test_a_control_that_errs_in_drawn_hands_is_complained_of() -> None:
    saboteur = next(each for each in candidates() if each.id == "mo-97-2010/13.2:folded-cards-lie-open")
    wrong = msgspec.structs.replace(saboteur, kind="control", clause=None, clauses=(f"{REGULATION}/1.1.3",))
    came = try_candidate(wrong, installed()[REGULATION], TrialOptions(control_hands=20))
    [complaint] = complaints(wrong, came, regulation_in(installed()[REGULATION]))
    assert complaint.startswith(f"{REGULATION}/13.2 failed")


def test_every_variation_opens_tables_under_its_own_name() -> None:
    faults = []
    for each in variations():
        regulation = str(each.regulation)
        engine = Varied({"id": each.name, "regulation": regulation})
        opened = engine.open(Open("t", regulation, SEATS[regulation], Settings(), Force()))
        if not engine.hello().engine.name.endswith(each.name) or not isinstance(opened, Accepted):
            faults.append(f"{regulation} {each.name}: {engine.hello().engine.name}, {opened}")
    assert faults == []


def test_every_variation_of_the_rules_has_other_rules() -> None:
    lawful = {name: module.with_readings({}) for name, module in modules().items()}
    of_rules = [each for each in variations() if each.plays is not Variation.plays]
    same = [
        each.name for each in of_rules if each.plays(lawful[str(each.regulation)]) == lawful[each.regulation]
    ]
    assert of_rules
    assert same == []


def test_names_are_given_once_a_regulation() -> None:
    names = [(each.regulation, each.name) for each in variations()]
    assert len(set(names)) == len(names)


def test_the_last_of_the_tied_gets_what_cannot_be_divided_and_the_first_does_by_the_reference_engine() -> (
    None
):
    rules = modules()["mo-104-85-m"].with_readings({})
    first = rules.pots.shares(285, (1, 3), (1, 2, 3), 5)  # type: ignore[attr-defined]
    assert first == REMAINDER
    turned = variation("remainder-to-the-last", "mo-104-85-m").plays(rules)
    last = turned.pots.shares(285, (1, 3), (1, 2, 3), 5)
    assert last == {1: REMAINDER[3], 3: REMAINDER[1]}


def test_part_of_a_chip_counts_for_the_house_up_to_the_highest_rate() -> None:
    commission = _turned("mo-97-2010").commission
    assert commission.due(70, Fraction(4, 100), 100, 1) == 3  # 2.8; 3 is within five per cent
    assert commission.due(70, Fraction(5, 100), 100, 1) == 3  # 3.5; 4 is above five per cent
    assert commission.due(2990, Fraction(4, 100), 100, 1) == 100  # the cap
    assert _turned("mo-104-85-m").commission.charges((260, 70), Fraction(4, 100), 1) == (11, 3)


def _turned(regulation: str) -> Any:
    """The rules of the variation that rounds up."""
    return variation("commission-rounded-up", regulation).plays(modules()[regulation].with_readings({}))


def test_who_checks_where_he_is_to_open_is_out_and_may_check_in_later_rounds() -> None:
    engine = Varied({"id": "check-folds-the-opener", "regulation": "mo-104-85-m"})
    engine.open(Open("t", "mo-104-85-m", 7, Settings(), Force(seed="a")))
    for seat in (1, 2, 3):
        engine.do("t", Join(f"p{seat}", seat, 2_000))
    told = _events(engine, Start())
    out = _events(engine, Act(told[-1].seat, "check"))
    assert (out[0].act, out[0].why) == ("fold", "did-not-open")
    bet = _events(engine, Act(out[-1].seat, "bet", 100))
    later = _events(engine, Act(bet[-1].seat, "call"))
    checked = _events(engine, Act(later[-1].seat, "check"))
    assert (checked[0].act, checked[0].why) == ("check", None)


def _events(engine: Varied, command: Command) -> Any:
    answer = engine.do("t", command)
    assert isinstance(answer, Accepted), answer
    return answer.events


def test_an_unknown_variation_is_refused() -> None:
    with pytest.raises(NoSuchVariation, match="no-such"):
        Varied({"id": "no-such", "regulation": REGULATION})


def test_an_event_outside_the_vocabulary_comes_back_as_it_was_sent() -> None:
    sent = Accepted((UnknownEvent(type="x-remark", text="olá"),))
    wire = msgspec.json.decode(msgspec.json.encode(sent))
    assert read_reply("open", wire) == sent
