"""A product that plays by an option which keeps the one in force is followed along it, and blamed for nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from played import LAWS, drawn

from vistoria.referee.freely import follow_freely
from vistoria.referee.model import models
from vistoria.reference_engine.adapter import Reference

MET = (
    ("mo-61-2004/closed-when-unqualified", "not-opened", "free", 4),
    ("mo-104-85-m/short-capital-speaker", "next-able", "skipped", 2),
)
"""A reading, the option that is played, the one in force, and a drawn table where they part."""


@pytest.mark.parametrize(("reading", "played", "in_force", "number"), MET)
def test_an_option_that_keeps_the_one_in_force_breaks_nothing(
    reading: str, played: str, in_force: str, number: int
) -> None:
    law = reading.partition("/")[0]
    table = drawn(Reference({reading: played}), law, number, 10)
    plain, knowing = (models({reading: in_force}, laws)[law] for laws in (None, LAWS))
    assert follow_freely(plain, table).disagreements
    assert not follow_freely(knowing, table).disagreements


def test_readings_of_another_release_are_no_ways() -> None:
    law = LAWS["mo-61-2004"]
    strange = replace(law.readings[0], id="mo-61-2004/of-another-release")
    [other] = [each for each in law.readings if each.id == MET[0][0]]
    options = (replace(other.options[0], id="of-another-release"), *other.options[1:])
    found = models(
        {MET[0][0]: "free"}, {law.id: replace(law, readings=(strange, replace(other, options=options)))}
    )
    assert not [name for name in found[law.id].ways if "of-another-release" in name]


def test_options_of_two_readings_that_one_policy_has_are_played_together() -> None:
    law: Any = models({}, LAWS)["pt-omaha-online"]
    options = ("all-in-show=when-betting-ends", "showdown-first=last-round-raiser")
    for one, other in (options, options[::-1]):
        showdown = law.along(one).along(other).rules.showdown
        assert (showdown.as_soon_as_betting_ends, showdown.first) == (True, "last-round-raiser")
