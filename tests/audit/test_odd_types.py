"""Fields of another type than a format has: such a hand is judged or set aside, and ends no audit."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.audit.one_hand import HAND, MACAU, judged, records
from tests.audit.test_odd_ohh import ohh
from vistoria.audit.audit import audited
from vistoria.audit.formats.hands import record_in, written
from vistoria.audit.formats.phh import _toml
from vistoria.audit.record import BadHand, RecordedHand
from vistoria.audit.request import Request
from vistoria.audit.sources import sources
from vistoria.audit.workers import crew

ODD = (7, -1, 0.5, True, "word", [1], [["a"]], 10**30)
LISTS = "players = ['a', 'b', 'c']\nseats = [1, 2, 3]\n"
MORE = "currency = 'EUR'\nhand = 1\ntable = 'T'\nseat_count = 3\ntime = '20:15:00'\nyear = 2026\nday = 1\n"


def changed(told: Any) -> Iterator[Any]:
    """A value with one of those in it changed for an odd one: of each list, the first."""
    yield from ODD
    keys = told if isinstance(told, dict) else range(len(told[:1])) if isinstance(told, list) else ()
    for key in keys:
        for value in changed(told[key]):
            whole = deepcopy(told)
            whole[key] = value
            yield whole


def texts(format_: str) -> list[str]:
    if format_ == "ohh":
        return [json.dumps({"ohh": each}) for each in changed(ohh()) if isinstance(each, dict)]
    hands = (each for each in changed(tomllib.loads(HAND + LISTS + MORE)) if isinstance(each, dict))
    return ["\n".join(f"{key} = {_toml(value)}" for key, value in each.items()) for each in hands]


@pytest.mark.parametrize("format_", ["ohh", "phh"])
def test_what_is_read_can_be_kept_and_read_again(format_: str) -> None:
    found = [record for each in texts(format_) for record in records(each, format_)]
    whole = [each for each in found if isinstance(each, RecordedHand)]
    assert len(whole) < len(found)
    assert [record_in(written(each)) for each in whole] == whole


def test_a_number_may_be_a_name() -> None:
    [hand] = records(HAND + "players = [7, 8.5, 9]\ncurrency = 5\n")
    assert isinstance(hand, RecordedHand)
    assert [player.name for player in hand.players] == ["7", "8.5", "9"]


def test_a_hand_of_which_no_name_is_a_text_is_set_aside_with_the_reason() -> None:
    [aside] = records(HAND + "players = [['a'], ['b'], ['c']]\n")
    assert isinstance(aside, BadHand)
    assert "Expected `str`, got `array` - at `$.players[0].name`" in aside.reason


def test_a_marker_beyond_the_seats_is_at_a_table_that_the_law_may_have() -> None:
    assert judged(json.dumps({"ohh": {**ohh(), "dealer_seat": 9}}), format_="ohh").broken == ()
    assert judged(json.dumps({"ohh": {**ohh(), "dealer_seat": 99}}), format_="ohh").other


@pytest.mark.parametrize("format_", ["ohh", "phh"])
def test_an_audit_comes_to_its_end(format_: str, tmp_path: Path) -> None:
    for number, text in enumerate(texts(format_)):
        (tmp_path / f"{number:04}.{format_}").write_text(text, encoding="utf-8")
    with crew() as by:
        summary = audited(Request(MACAU), list(sources([str(tmp_path)])), by).summary
    assert summary.hands + summary.unreadable == len(list(tmp_path.iterdir()))
