"""The example that a vendor starts from is loaded by the host, and answers over standard input and output."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from patience import PATIENT

from vistoria.client.link import EngineLink
from vistoria.engines.spec import parse_engine
from vistoria.smoke import smoke

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "python_adapter"
LIMITS = {"line": 1048576, "command_ms": 5000}
DECK = [rank + suit for suit in "shdc" for rank in "23456789TJQKA"]


def talk(*requests: tuple[str, dict[str, Any]]) -> list[Any]:
    """Results of the requests, answered by the host in a process of its own; an error line fails."""
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": i, "method": method, "params": params})
        for i, (method, params) in enumerate((*requests, ("bye", {})))
    ]
    done = subprocess.run(
        [sys.executable, "-m", "vistoria.serve.host", "engine:Example"],
        cwd=EXAMPLE,
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line)["result"] for line in done.stdout.splitlines()]


def play(*commands: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A request to play commands."""
    return "play", {"table": "t", "commands": list(commands)}


def join(seat: int) -> dict[str, Any]:
    """Somebody sits."""
    return {"do": "join", "player": f"p{seat}", "seat": seat, "buy_in": 100}


OPEN = ("open", {"table": "t", "regulation": "mo-97-2010", "seats": 10, "force": {"marker": 4}})


def test_the_example_deals_the_forced_deck_from_the_markers_left() -> None:
    hello, opened, played, bye = talk(
        ("hello", {"protocol": [1, 1], "harness": "test", "limits": LIMITS}),
        OPEN,
        play(join(4), join(9), {"do": "start", "deck": DECK}),
    )
    assert hello["engine"] == bye["engine"]
    assert opened["events"] == [{"type": "table", "n": 1, "state": "open"}]
    dealt = [e for e in played["results"][-1]["events"] if e["type"] == "dealt"]
    assert [(e["to"]["seat"], e["card"]) for e in dealt] == list(zip([9, 4] * 4, DECK, strict=False))


def test_the_example_tells_refusals_of_the_product_from_what_it_does_not_reach() -> None:
    _, alone, act, _ = talk(
        OPEN, play(join(4), {"do": "start"}), play({"do": "act", "seat": 4, "act": "fold"})
    )
    assert alone["results"][-1]["by"] == "engine"
    assert alone["results"][-1]["reason"]["text"] == "two players are needed"
    assert act["results"] == [{"answer": "unsupported", "what": "act"}]


def test_every_ability_that_the_example_claims_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLE))
    with EngineLink(parse_engine("engine:Example", {}), PATIENT) as link:
        results = list(smoke(link.call, link.hello))
    assert [str(result) for result in results if not result.ok] == []
    works = {result.ability for result in results if result.said == "works"}
    assert works == {"tables", "strict-reading", "double-key", "forced-deck", "forced-marker"}
    assert any(result.ability == "offers/betting" and result.advice for result in results)


def test_the_example_takes_no_unlawful_table_and_seats_nobody_twice() -> None:
    twice, small, nine = (
        {**OPEN[1], **more} for more in ({}, {"settings": {"stakes": {"small": 50}}}, {"seats": 9})
    )
    _, sat, high, short, _ = talk(
        ("open", twice),
        play(join(1), {**join(2), "player": "p1"}),
        ("open", {**small, "table": "u"}),
        ("open", {**nine, "table": "v"}),
    )
    assert [answer["answer"] for answer in sat["results"]] == ["accepted", "refused"]
    assert high["by"] == short["by"] == "engine"


def test_the_first_marker_of_the_example_stands_before_the_first_player() -> None:
    _, played, _ = talk(
        ("open", {"table": "t", "regulation": "mo-97-2010", "seats": 10}),
        play(join(3), join(7), {"do": "start", "deck": DECK}),
    )
    [marker] = [e for e in played["results"][-1]["events"] if e["type"] == "marker"]
    assert marker["seat"] == 3


def test_the_example_refuses_settings_it_does_not_know() -> None:
    refused, _ = talk(("open", {**OPEN[1], "settings": {"limit": "pot"}}))
    assert (refused["by"], refused["reason"]["code"]) == ("adapter", "unknown-setting")


def test_the_example_stays_small() -> None:
    assert len((EXAMPLE / "engine.py").read_text(encoding="utf-8").splitlines()) <= 125
    assert len((EXAMPLE / "README.md").read_text(encoding="utf-8").splitlines()) <= 10
