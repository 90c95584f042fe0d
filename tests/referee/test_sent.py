"""What is sent at drawn tables has the form that the protocol gives it."""

from __future__ import annotations

import pytest
from played import LAWS, drawn

from vistoria.model.command import Act
from vistoria.model.request import Play
from vistoria.reference_engine.adapter import Reference

BARE = frozenset({"fold", "check", "call"})
"""Acts that carry no `to`."""


@pytest.mark.parametrize("law", LAWS)
def test_only_bets_and_raises_say_to_what_total(law: str) -> None:
    for number in (1, 2):
        said = (
            e.request.commands for e in drawn(Reference({}), law, number, 8) if isinstance(e.request, Play)
        )
        acts = [each for commands in said for each in commands if isinstance(each, Act)]
        assert [each for each in acts if (each.act in BARE) != (each.to is None)] == []
