"""PokerKit's adapter on hands worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pokerkit_play import Played, cases, lay, refusal


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["name"])
def test_hand_goes_as_worked_out_by_hand(case: dict[str, Any]) -> None:
    settings = {"stakes": {"small": 10, "big": 20}, **case.get("settings", {})}
    stacks = {int(seat): stack for seat, stack in case["stacks"].items()}
    marker = case["marker"]
    played = Played.opened(case["engine"], settings, marker)
    played.sit(stacks)
    order = sorted(stacks, key=lambda seat: (seat - marker - 1) % 10)
    own = {int(seat): cards for seat, cards in case.get("own", {}).items()}
    deck = lay(order, own, case.get("board", ""))
    played.took(played.start(deck))
    for words in case.get("acts", []):
        played.took(played.act(words))
    if case.get("down"):
        played.check_down()
    assert {kind: played.lines(kind) for kind in case.get("expect", {})} == case.get("expect", {})
    if "order" in case:
        kinds = [event.__struct_config__.tag for event in played.events]
        last = {kind: len(kinds) - kinds[::-1].index(kind) for kind in case["order"]}
        assert sorted(case["order"], key=last.__getitem__) == case["order"]
    for words, answer in case.get("last", {}).items():
        assert (words, refusal(played.act(words))) == (words, answer)
    if "crash" in case:
        with pytest.raises(AssertionError) as raised:
            played.act(case["crash"])
        assert Path(raised.traceback[-1].path).parent.name == "pokerkit"
    assert case.keys() & {"expect", "last", "crash"}
