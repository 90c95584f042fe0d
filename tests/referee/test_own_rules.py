"""Where a law yields to rules of the house, or leaves it how often it gives something, nobody is blamed for them."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from played import drawn, model, with_rules

from vistoria.model.history import Exchange
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.lawful import Varied
from vistoria.validation.saboteurs.ring_change import unburnt

ONLINE = "pt-omaha-online"
OWN_ORDER = "own-showdown-order"
SHOWDOWNS, TIMES_OUT = 9307, 9304
"""Drawn tables at which hands are opened, and at which the time of a player runs out who had extra time before."""


def played(name: str, number: int) -> list[Exchange]:
    """A drawn table of a house that plays so."""
    return drawn(Varied({"id": name, "regulation": ONLINE}), ONLINE, number, 8)


def blamed(table: list[Exchange], offers: Collection[str] = ()) -> set[str]:
    """The clauses that it breaks as a product that makes these offers."""
    found = follow_freely(model(ONLINE).yielding(offers), table).disagreements
    return {clause for each in found for clause in each.clauses}


@pytest.mark.parametrize("name", ["own-showdown-order", "beaten-hands-stay-closed"])
def test_who_opens_cards_by_rules_of_the_house_is_judged_where_it_does_not_say_that_it_has_any(
    name: str,
) -> None:
    table = played(name, SHOWDOWNS)
    assert blamed(table, [OWN_ORDER]) == set()
    assert blamed(table) == {f"{ONLINE}/59"}


def test_who_had_extra_time_once_need_not_have_it_again() -> None:
    assert blamed(played("extra-time-once-a-hand", TIMES_OUT)) == set()


def test_no_way_of_play_is_seen_in_what_a_breach_brings_about() -> None:
    """A card that is not burnt shifts those after it: a way along which more goes otherwise does not explain it."""
    table = drawn(with_rules(Reference(), "mo-97-2010", unburnt(3)), "mo-97-2010", 2, 8)
    followed = follow_freely(model("mo-97-2010"), table)
    assert {clause for each in followed.disagreements for clause in each.clauses} == {"mo-97-2010/8.3"}
    assert followed.ways == ()
