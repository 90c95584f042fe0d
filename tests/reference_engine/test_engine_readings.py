"""Readings as the engine is launched with them, the registry, and who the engine says it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vistoria.model.clause import ClauseId
from vistoria.protocol.wire import decode, encode
from vistoria.reference_engine import adapter, identity
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.registry import modules
from vistoria.reference_engine.rules import mo_97_2010
from vistoria.serve.host import CannotHost, load_adapter
from vistoria.serve.loop import Server

ENGINE = Path(adapter.__file__).parent


def test_readings_combine() -> None:
    rules = mo_97_2010.with_readings({"commission-cap": "four", "commission-waived": "duty"})
    assert (rules.commission.cap, rules.commission.may_be_waived) == (4, False)


@pytest.mark.parametrize("key", ["commission-cap", "xx-1/commission-cap", "mo-97-2010/", "mo-97-2010"])
def test_option_without_a_known_regulation_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match="mo-97-2010/READING"):
        Reference({key: "four"})


def test_host_loads_the_engine_with_options_and_reports_bad_ones() -> None:
    name = "vistoria.reference_engine.adapter:Reference"
    assert isinstance(load_adapter(name, {"mo-97-2010/commission-cap": "four"}), Reference)
    with pytest.raises(CannotHost, match="choose one of"):
        load_adapter(name, {"mo-97-2010/commission-cap": "seven"})


def test_regulations_are_found_by_listing() -> None:
    files = {path.stem for path in (ENGINE / "rules").glob("*.py")} - {"__init__"}
    assert {name.replace("-", "_") for name in modules()} == files


def test_hello_says_who_the_engine_is_and_what_it_offers() -> None:
    hello = Reference().hello()
    assert hello.engine.name == "vistoria-reference"
    assert re.fullmatch(r"[0-9a-f]{64}", hello.engine.digest)
    assert hello.regulations == tuple(modules())
    assert set(hello.offers["mo-97-2010"]) == {
        "limit", "no-limit", "shuffler", "tournament", "more-than-ten-seats", "notice", "voice",
    }  # fmt: skip
    assert Reference().identity() == hello.engine


def test_digest_depends_on_every_source_file(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n")
    before = identity.source_digest(tmp_path)
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "b.py").write_text("")
    added = identity.source_digest(tmp_path)
    (tmp_path / "sub" / "b.py").rename(tmp_path / "sub" / "c.py")
    assert len({before, added, identity.source_digest(tmp_path)}) == 3


def test_only_rules_and_ways_of_a_regulation_name_it() -> None:
    pattern = re.compile(r"mo[-_]\d+|pt[-_]omaha", re.IGNORECASE)
    named = [
        path.relative_to(ENGINE).as_posix()
        for path in ENGINE.rglob("*.py")
        if path.parent.name != "rules"
        and not (path.parent.name == "ways" and path.stem.replace("_", "-").startswith((*modules(),)))
        and pattern.search(path.read_text("utf-8"))
    ]
    assert named == []


def test_policies_and_procedures_never_import_rules() -> None:
    found = [
        path.name
        for folder in ("policies", "procedures")
        for path in (ENGINE / folder).rglob("*.py")
        if re.search(r"^\s*(from|import) .*\brules\b(?!_)", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert found == []


def law_clauses() -> set[ClauseId]:
    """Clause ids quoted by the features of this regulation."""
    folder = ENGINE.parent / "features" / "mo_97_2010"
    tags = re.findall(
        r"@(mo-97-2010/[\w.]+)", "\n".join(path.read_text("utf-8") for path in folder.glob("*.feature"))
    )
    return {ClauseId(tag) for tag in tags}


def test_every_clause_cited_by_the_rules_stands_in_the_law() -> None:
    source = Path(mo_97_2010.__file__).read_text("utf-8")
    cited = {ClauseId(f"mo-97-2010/{path}") for path in re.findall(r'"(\d+(?:\.\w+)*)"', source)}
    assert len(cited) > 60
    assert cited <= law_clauses()


def test_engine_answers_over_lines() -> None:
    server = Server(Reference())

    def call(method: str, **params: object) -> dict[str, object]:
        line = server.line(encode({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
        reply = decode(line)
        assert "result" in reply, reply
        return reply["result"]  # type: ignore[return-value]

    call("open", table="t", regulation="mo-97-2010", seats=10)
    joins = [{"do": "join", "player": f"p{n}", "seat": n, "buy_in": 500} for n in (1, 2, 3)]
    results = call(
        "play", table="t", commands=[*joins, {"do": "start"}, {"do": "agree", "seats": [1], "shares": [1]}]
    )
    answers = results["results"]
    assert isinstance(answers, list)
    assert [answer["answer"] for answer in answers] == ["accepted"] * 4 + ["refused"]
    numbers = [event["n"] for answer in answers[:4] for event in answer["events"]]
    assert numbers == list(range(2, 2 + len(numbers)))
    view = call("look", table="t", **{"as": {"seat": 2}})
    state = view["state"]
    assert isinstance(state, dict)
    assert state["marker"] == 1
