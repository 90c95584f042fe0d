"""What the guide shows works, and what it quotes is what the harness says."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest
from patience import PATIENT

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink, Timeouts
from vistoria.model.answer import MalformedAnswer
from vistoria.model.request import read_reply
from vistoria.protocol.errors import EngineError
from vistoria.smoke import smoke

MISTAKES = Path(__file__).parent / "mistakes"
GUIDE = (Path(__file__).parents[2] / "docs/adapter-guide.md").read_text(encoding="utf-8")
PAGE = GUIDE.replace("\\|", "|")

HELLO = (
    '{"jsonrpc":"2.0","id":ID,"result":{"protocol":1,"engine":{"name":"Felt","version":"3.2"},'
    '"regulations":["mo-97-2010"]}}'
)
NO_VERSION = '{"jsonrpc":"2.0","id":ID,"error":{"code":-32001,"message":"the engine speaks protocol 7"}}'
NO_TURN = '{"jsonrpc":"2.0","id":ID,"error":{"code":-32000,"message":"not your turn"}}'

WRONG_ENGINES = {
    "a banner": ["banner.py"],
    "silence": ["silent.py"],
    "the end": ["answering.py"],
    "a byte order mark": ["answering.py", "\ufeff" + HELLO],
    "a string for an id": ["answering.py", HELLO.replace("ID", '"1"')],
    "a key twice": ["answering.py", HELLO.replace('"protocol":1', '"protocol":1,"protocol":1')],
    "an underscore": ["answering.py", HELLO.replace('"regu', '"abilities":{"forced_deck":true},"regu')],
    "another version": ["answering.py", NO_VERSION],
    "an error for a refusal": ["answering.py", HELLO, NO_TURN],
}


@pytest.fixture
def felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StdioLaunch:
    """The adapter that the guide shows, as a module of its own."""
    [code] = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    (tmp_path / "felt_adapter.py").write_text(code, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    return StdioLaunch((sys.executable, "-m", "vistoria.serve.host", "felt_adapter:Felt"), "felt")


def test_the_adapter_shown_passes_smoke(felt: StdioLaunch) -> None:
    with EngineLink(felt, PATIENT) as link:
        results = list(smoke(link.call, link.hello))
        assert [str(r) for r in results if not r.ok] == []
        works = [r.ability for r in results if r.said == "works" and not r.ability.startswith("open ")]
        assert sorted(works) == ["double-key", "forced-deck", "strict-reading", "tables"]
        assert link.bye().name == "Felt"


@pytest.mark.parametrize("case", WRONG_ENGINES)
def test_a_mistake_is_worded_as_the_guide_quotes_it(case: str) -> None:
    script, *arguments = WRONG_ENGINES[case]
    launch = StdioLaunch((sys.executable, str(MISTAKES / script), *arguments), "felt")
    link = EngineLink(launch, Timeouts(1.0, 1.0) if case == "silence" else PATIENT)
    with pytest.raises(EngineError) as caught:
        link.call("play", {"table": "t", "commands": []})
    link.stop()
    said = str(caught.value)
    quoted = [quote for quote in _quotes() if quote in said]
    assert quoted, said
    assert caught.value.hint in PAGE


@pytest.mark.parametrize(
    "result",
    [
        {"ok": True},
        {"answer": "refused", "reason": {"code": "x"}},
        {"answer": "accepted", "events": [{"type": "seated", "player": "p1", "seat": "1", "stack": 5}]},
        {"answer": "accepted", "events": [{"type": "paid", "seat": 3, "amount": 2.5, "for": "pot"}]},
        {"answer": "accepted", "events": [{"type": "dealt", "to": 3, "face": "down"}]},
    ],
)
def test_a_wrong_answer_is_worded_as_the_guide_quotes_it(result: object) -> None:
    with pytest.raises(MalformedAnswer) as caught:
        read_reply("open", result)
    assert str(caught.value) in _quotes()


def test_the_guide_knows_every_error_and_what_to_do_about_it() -> None:
    kinds = EngineError.__subclasses__()
    assert len(kinds) >= 11
    for kind in kinds:
        assert kind.hint in PAGE, kind.__name__


def _quotes() -> set[str]:
    """The messages in the first column of the guide's tables."""
    return {found[1].strip() for found in re.findall(r"^\| (`{1,2})(.+?)\1 \|", PAGE, re.MULTILINE)}
