"""The reference engine plays the hand-written transcripts of its regulations as they stand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Union

import msgspec
import pytest

from vistoria.model.answer import Accepted, Provided, Refused
from vistoria.model.command import command_types
from vistoria.model.request import Ask, Look, Open, Rank
from vistoria.reference_engine.adapter import Reference

ANY: Any = Union[command_types()]  # noqa: UP007

FOLDER = Path(__file__).parents[1] / "protocol" / "transcripts"
BY_HAND = ("a-heads-up-blinds", "b-three-way-remainder")
"""Their tables are shuffled by hand, which this product does not offer."""
NAMES = sorted({path.stem for path in FOLDER.glob("*.json")} - set(BY_HAND))
NOT_JUDGED = ("n", "cites", "name")


def agrees(written: Any, said: Any) -> bool:
    """Whether all that is written was said, numbers, cites and names apart; the five cards in any order."""
    if isinstance(written, dict):
        keys = [key for key in written if key not in NOT_JUDGED]
        if "five" in written:
            written, said = ({**each, "five": sorted(each["five"])} for each in (written, said))
        return isinstance(said, dict) and all(key in said and agrees(written[key], said[key]) for key in keys)
    if isinstance(written, list):
        return isinstance(said, list) and len(written) == len(said) and all(map(agrees, written, said))
    return bool(written == said)


def plain(said: Any) -> Any:
    """What the engine said, as it goes over the wire."""
    return json.loads(msgspec.json.encode(said))


def played(engine: Reference, params: dict[str, Any]) -> list[Any]:
    """Results of commands up to the first that is not accepted."""
    results: list[Any] = []
    for command in params["commands"]:
        answer = engine.do(params["table"], msgspec.convert(command, ANY))
        if isinstance(answer, Accepted):
            results.append({"answer": "accepted", "events": plain(answer.events)})
        else:
            assert isinstance(answer, Refused), answer
            results.append({"answer": "refused", "by": answer.by})
            break
    return results


@pytest.mark.parametrize("name", NAMES)
def test_the_transcript_is_played_as_written(name: str) -> None:
    engine = Reference()
    messages = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))["messages"]
    for asked, answered in zip(messages[::2], messages[1::2], strict=True):
        method, params, written = asked["method"], asked["params"], answered["result"]
        if method == "open":
            opened = engine.open(msgspec.convert(params, Open))
            assert agrees(written["events"], plain(opened)["events"])
        elif method == "play":
            for line in written["results"]:
                line.pop("reason", None)
            results = played(engine, params)
            for wanted, got in zip(written["results"], results, strict=True):
                for event, said in zip(wanted.get("events", []), got.get("events", []), strict=True):
                    assert agrees(event, said), (event, said)
                assert agrees(wanted, got), (wanted, got)
        elif method == "rank":
            order = engine.rank(msgspec.convert(params, Rank))
            assert agrees(written["order"], plain(order)["order"])
        elif method == "ask":
            told = engine.ask(msgspec.convert(params, Ask))
            assert isinstance(told, Provided)
            assert agrees(written["content"], plain(told.content)), (written, told)
        elif method == "look":
            assert agrees(written, plain(engine.look(msgspec.convert(params, Look))))
        else:
            assert method == "close"
