"""Two versions of the protocol are spoken at once: each engine in its own words, and the history is the same."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from vistoria.cli import main
from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink
from vistoria.model.command import Join
from vistoria.model.request import Play
from vistoria.protocol.errors import VersionMismatch
from vistoria.protocol.versions import Version

ENGINE = Path(__file__).with_name("two_versions.py")


def renamed(message: Any, old: str, new: str) -> Any:
    """A message with one key of its objects renamed."""
    return json.loads(json.dumps(message).replace(f'"{old}":', f'"{new}":'))


OLD = Version(
    1,
    deprecated_since="2026.2",
    request=lambda _, params: renamed(params, "buy_in", "chips"),
    reply=lambda _, result: renamed(result, "chips", "stack"),
)
BOTH = (OLD, Version(2))
JOINED = {
    "results": [
        {
            "answer": "accepted",
            "events": [{"type": "seated", "player": "p1", "seat": 1, "n": 1, "stack": 500}],
        }
    ]
}


def link(*speaks: int, versions: tuple[Version, ...] = BOTH) -> EngineLink:
    """The harness with these versions, and an engine that speaks those."""
    words = [sys.executable, str(ENGINE), *map(str, speaks)]
    return EngineLink(StdioLaunch(tuple(words), "toy"), versions=versions)


@pytest.mark.parametrize(("speaks", "answered"), [((1,), 1), ((2,), 2), ((1, 2), 2)])
def test_an_engine_of_either_version_has_the_same_history(speaks: tuple[int, ...], answered: int) -> None:
    with link(*speaks) as engine:
        assert (engine.hello.protocol, engine.version.number) == (answered, answered)
        engine.call("open", {"table": "t", "regulation": "toy", "seats": 2})
        assert engine.call("play", Play("t", (Join(player="p1", seat=1, buy_in=500),))) == JOINED
        assert engine.bye().name == "toy"


def test_an_engine_of_both_versions_answers_an_older_harness_with_the_older() -> None:
    with link(1, 2, versions=BOTH[:1]) as engine:
        assert engine.hello.protocol == 1


def test_without_a_version_in_common_nothing_is_played() -> None:
    with pytest.raises(VersionMismatch, match=r"speaks protocol \[2\]"):
        link(2, versions=BOTH[:1]).start()


@pytest.mark.parametrize("speaks", [1, 2])
@pytest.mark.parametrize("command", ["doctor", "smoke"])
def test_doctor_and_smoke_name_a_deprecated_version_and_no_other(
    command: str, speaks: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vistoria.client.link.VERSIONS", BOTH)
    monkeypatch.setenv("COLUMNS", "500")
    with pytest.raises(SystemExit):
        main([command, "--engine", f"stdio:{sys.executable} {ENGINE} {speaks}"])
    told = capsys.readouterr().out
    assert f"toy 1.0, protocol {speaks}" in told
    assert ("protocol 1 is deprecated since vistoria 2026.2 and will go" in told) == (speaks == 1)
