"""Runs of a toy regulation by two engines that say one message a scenario: real record, results and checks.

Only what takes long is left out: pytest, the pages of the report, the digest of the harness.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from known_secret import SECRET

from vistoria.bundle.layout import EVIDENCE, FACTS, HTML, JUNIT, RESULTS, TRANSCRIPTS, folder_digest, readable
from vistoria.bundle.store import StoredRun, read_evidence, read_facts, read_tables, stored_run
from vistoria.bundle.verify import verify
from vistoria.checks import apply_check
from vistoria.cli.publish import publish
from vistoria.cli.report import report
from vistoria.client.launch import StdioLaunch
from vistoria.client.transcript import read_transcript, write_transcript
from vistoria.journal.disk import CannotWrite
from vistoria.journal.owner import owned
from vistoria.journal.state import OFFICE, Unfinished, refuse_unfinished, state_of
from vistoria.law.catalogue import load
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import CheckMade, Evidence
from vistoria.model.history import read_history
from vistoria.model.played import PlayedTable
from vistoria.model.secret import name_of
from vistoria.protocol.handshake import Hello, Identity
from vistoria.reports.junit import render_junit
from vistoria.run.conduct import conduct
from vistoria.run.engine_report import EngineReport
from vistoria.run.execute import Executed
from vistoria.run.plan import RunPlan
from vistoria.run.replayed import Replay, as_far_as_can_be
from vistoria.verdict.request import RunRequest

ONE_TABLE = 5
"""Hands of the first table."""
LAW = Path(__file__).parents[1] / "law" / "toy_law"
ANSWERS: Mapping[str, object] = {
    "good": {"answer": "accepted", "events": [{"type": "table", "n": 1, "state": "open"}]},
    "bad": {"answer": "refused", "by": "engine", "reason": {"code": "full", "text": "no seats"}},
}
"""Engines, and what each says to everything."""
TABLES = {"toy-law/table-1": "", "toy-law/table-1-echo": "toy-law/table-1"}
"""The table of a run and its echo, each with the table that it plays again."""
CHECK = "table-opened"


@cache
def _law_of(digest: str, folder: Path) -> Regulation:
    return load(folder)


def law_in(folder: Path) -> Regulation:
    """The regulation in a folder, parsed once for equal files."""
    digest = folder_digest(folder)
    return _law_of(digest, LAW if digest == folder_digest(LAW) else folder)


def plan_in(out: Path) -> RunPlan:
    """A run of the whole toy."""
    law = law_in(LAW)
    request = RunRequest(
        ("toy-law",),
        {reading.id: reading.default for reading in law.readings},
        engine_only=True,
        hands=ONE_TABLE,
    )
    return RunPlan(
        request,
        StdioLaunch(("engine",), "engine"),
        {"toy-law": str(LAW)},
        transcripts=str(out / TRANSCRIPTS),
        secret=SECRET,
    )


def due() -> list[ScenarioEntry]:
    """The scenarios of the toy whose readings are in force."""
    law = law_in(LAW)
    return [s for s in law.scenarios if s.in_force({reading.id: reading.default for reading in law.readings})]


def played(  # type: ignore[no-untyped-def]
    plan: RunPlan, workers: int, listener, enough=None, on_greeting=None, on_table=None, watch=None
) -> Executed:
    """What pytest would execute: the engine `workers` stands for says its one answer in every scenario."""
    name = sorted(ANSWERS)[workers]
    hello = Hello(1, Identity(name, "1"), ("toy-law",), offers={"toy-law": ("fast",)})
    kept: dict[str, Evidence] = {}
    try:
        on_greeting(hello, 7)
        for entry in due():
            evidence = _scene(Path(plan.transcripts).parent, entry.id, name, hello)
            listener(evidence)
            kept[entry.id] = evidence
        tables = {id_: _table(Path(plan.transcripts).parent, id_, name, hello) for id_ in TABLES}
        for table in tables.values():
            on_table(table)
    except CannotWrite as error:
        return Executed(kept, hello, (), (), interrupted=False, unwritten=error)
    return Executed(kept, hello, (EngineReport(hello, 7),), (), interrupted=False, tables=tables)


def half_played(plan: RunPlan, workers: int, listener, **more: Any) -> Executed:  # type: ignore[no-untyped-def]
    """A run that is interrupted in the middle of its table, of which a transcript is written."""
    done = played(plan, workers, listener, **{**more, "on_table": lambda table: None})
    return replace(done, interrupted=True, tables={})


def _table(out: Path, id_: str, engine: str, hello: Hello) -> PlayedTable:
    name = f"{TRANSCRIPTS}/{id_}.jsonl"
    header = {"table": id_, "names": _names(id_), "hello": msgspec.to_builtins(hello)}
    digest = write_transcript(out / name, header, _said(engine))
    return PlayedTable(id_, 0, refereed=False, transcript=name, sha256=digest, again=TABLES.get(id_, ""))


def _names(whose: str) -> dict[str, str]:
    """What the engine heard for the one table."""
    return {"t1": name_of(SECRET, whose, "t1")}


def _said(engine: str) -> tuple[dict[str, object], dict[str, object]]:
    """The one message of a scenario or a table, and its answer."""
    asked = {"table": "t1", "regulation": "toy-law", "seats": 2}
    return {"method": "open", "params": asked}, {"result": ANSWERS[engine]}


def _scene(out: Path, scenario: str, engine: str, hello: Hello) -> Evidence:
    messages = _said(engine)
    name = f"{TRANSCRIPTS}/{scenario.replace('#', '--').replace('~', '--')}.jsonl"
    digest = write_transcript(
        out / name,
        {"scenario": scenario, "names": _names(scenario), "hello": msgspec.to_builtins(hello)},
        messages,
    )
    made = CheckMade(CHECK, {}, 2, apply_check(CHECK, {}, read_history(messages)))
    return Evidence(scenario, checks=(made,), transcript=name, sha256=digest)


def run(out: Path, engine: str, judged: set[str]) -> None:
    """A whole run, as the command does it; `judged` gets each scenario and each table that is counted."""
    law = law_in(LAW)
    with owned(out, f"vistoria run --engine {engine}", unfinished=True) as hold:
        done = conduct(
            plan_in(out),
            {"toy-law": law},
            lambda evidence: judged.add(evidence.scenario),
            on_table=lambda table: judged.add(table.id),
            engine=engine,
            workers=sorted(ANSWERS).index(engine),
            hold=hold,
            command="vistoria run",
            kept={"report-details.toml": b'laboratory = "L"\n'},
        )
        publish(out, "en", run=done)
        hold.finish()


def write_reports(out: Path, *, recover: bool = False, force: bool = False) -> None:
    """`vistoria report`."""
    report(out, pdf=False, recover=recover, force=force)


def plain(folder: Path, run: StoredRun, language: str, *how: object) -> dict[str, bytes]:
    """Files in place of the pages, which take long."""
    return {
        HTML: readable(run.results),
        JUNIT: render_junit(run.results).encode(),
        "law/toy-law.xml": b"<law/>",
    }


@contextmanager
def quick() -> Iterator[None]:
    """Leave out what takes long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("vistoria.run.conduct.execute", played)
        patch.setattr("vistoria.run.conduct.refuse_uncollectable", lambda folders, only: None)
        patch.setattr(
            "vistoria.run.conduct.method_digests",
            lambda folders: {f"features of {name}": folder_digest(path) for name, path in folders.items()},
        )
        patch.setattr("vistoria.run.conduct.PACKAGES", ())
        patch.setattr("vistoria.bundle.store.load", law_in)
        # the toy's one message is not what its scenarios ask for: its checks are made again, and no step
        patch.setattr(Replay, "partings", lambda _, law, *played: as_far_as_can_be(*played))
        patch.setattr("vistoria.cli.publish.rendered", plain)
        patch.setattr("vistoria.cli.summary.print_written", lambda folder, written: None)
        yield


def kind_of(out: Path) -> str:
    """What the folder is for whoever reads it; fails for a verdict that its evidence does not carry."""
    state = state_of(out)
    if (out / RESULTS).exists() or (out / JUNIT).exists():
        _carried(out)
    if state is not None:
        with pytest.raises(Unfinished, match="was broken off"):
            refuse_unfinished(out)
        return str(state.phase)
    if not (out / FACTS).exists():
        assert {path.name for path in out.iterdir()} <= {OFFICE}
        return "empty"
    found = [str(fault) for fault in verify(out)]
    assert not found, found[0]
    return "partial" if read_facts(out).interrupted else "complete"


def _carried(out: Path) -> None:
    """Verdicts are those of the record beside them, and the record is of one engine."""
    run = stored_run(out)
    for name, content in {RESULTS: readable(run.results), **plain(out, run, "en")}.items():
        if name in (RESULTS, JUNIT) and (out / name).exists():
            assert (out / name).read_bytes() == content, name
    engine = read_facts(out).engine.name
    records: list[Evidence | PlayedTable] = [*read_evidence(out).values(), *read_tables(out).values()]
    for each in records:
        stored = read_transcript(out / str(each.transcript))
        assert stored.messages[1]["result"] == ANSWERS[engine]
    if not read_facts(out).interrupted:
        assert read_evidence(out).keys() == {entry.id for entry in due()}
        assert read_tables(out).keys() == TABLES.keys()


def kept_in(out: Path) -> set[str]:
    """The scenarios and tables that are in the record."""
    assert (out / EVIDENCE).is_file()
    return {*read_evidence(out), *read_tables(out)}
