"""The hands that scenarios have ranked outside play: of one size in a request, and such as one deal can bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vistoria.law import installed
from vistoria.model.cards import parse_cards
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.run.laws import regulation_in

LAWS = [regulation_in(folder) for folder in installed().values()]
ASKED = ("Given these hands of", "Given these open cards")
Hand = tuple[frozenset[str], frozenset[str]]


def ranked(law: Regulation) -> Iterator[tuple[ScenarioEntry, list[Hand]]]:
    """Each scenario that has hands ranked, with the own and the community cards of each."""
    for scenario in law.scenarios:
        for step in scenario.steps:
            head, *rows = step.split("\n")
            if head.startswith(ASKED):
                cells = [row.strip().strip("|").split("|") for row in rows[1:]]
                hands = [[frozenset(parse_cards(cell.strip())) for cell in row] for row in cells]
                yield scenario, [(own, *(rest or [frozenset()])) for own, *rest in hands]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.id)
def test_the_hands_of_a_request_have_one_size(law: Regulation) -> None:
    for scenario, hands in ranked(law):
        assert len({(len(own), len(shared)) for own, shared in hands}) == 1, scenario.id


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.id)
def test_hands_that_no_deal_brings_together_are_ranked_under_a_reading_alone(law: Regulation) -> None:
    for scenario, hands in ranked(law):
        every = [card for own, _ in hands for card in own]
        met = len(every) == len(set(every)) and len({shared for _, shared in hands}) == 1
        unmet = (f"{law.id}/unmet-hands", "compared") in scenario.readings
        assert met or unmet, scenario.id
        assert unmet is (scenario.unreachable is not None), scenario.id


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.id)
def test_what_is_ranked_for_those_who_can_is_shown_at_tables_too(law: Regulation) -> None:
    ranked_alone = {scenario.id for scenario, _ in ranked(law)}
    at_tables = {scenario.clause for scenario in law.scenarios if scenario.id not in ranked_alone}
    asked = {scenario.clause for scenario in law.scenarios if scenario.is_ranked}
    assert asked <= at_tables


def test_such_requests_are_found() -> None:
    assert {law.id for law in LAWS if list(ranked(law))} == {law.id for law in LAWS}
