"""A way is taken up though a hand along it ends with something that no clause speaks of."""

from __future__ import annotations

from played import drawn, model, with_rules

from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.ways.listing import ways
from vistoria.validation.lawful import Varied

LAW = "mo-104-85-m"
KEPT = next(way for way in ways(LAW) if way.name == "fold-kept-until-the-turn")


def test_a_house_that_brings_chips_after_hands_may_keep_a_fold_until_its_turn_too() -> None:
    house = with_rules(Varied({"id": "restored-by-the-house", "regulation": LAW}), LAW, KEPT.plays)
    followed = follow_freely(model(LAW), drawn(house, LAW, 1, 12))
    assert followed.names == (KEPT.name,)
    assert followed.disagreements == ()
