"""A small regulation with every kind of clause, and a run of it with every outcome and every reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spoken import PT, ZH, ZH_WORKING

from vistoria.model.clause import (
    Binds,
    Clause,
    ClauseId,
    Edition,
    InspectionItem,
    OneOf,
    Proof,
    Quote,
    Reading,
    ReadingOption,
    Regulation,
    ScenarioEntry,
    ScenarioId,
)
from vistoria.model.evidence import CheckMade, Evidence, Fault, Sample, StepRun
from vistoria.model.finding import Finding
from vistoria.model.isolation import Isolation
from vistoria.model.outcome import Reason
from vistoria.reports.record import RunRecord
from vistoria.verdict.context import Context
from vistoria.verdict.results import EngineRecord, Results, compute

LAW = "toy-1-2000"
NASTY = "</pre><script>alert('x')</script>\x00\x1b[31m\u202edrawkcab & \"quoted\""
"""What a hostile engine may send: markup, NUL, an escape sequence and a reversal of direction."""

STEPS = (
    "Given an Omaha table with blinds of 10 and 20 and the marker at seat 1",
    "When seats 2 and 4 tie for a pot of 61",
    "Then seat 2 is paid 31 and seat 4 is paid 30",
)
DEALT = [{"type": "dealt", "n": 2 + i, "to": {"seat": 1 + i % 6}, "face": "down"} for i in range(24)]
MESSAGES: tuple[dict[str, object], ...] = (
    {"method": "open", "params": {"table": "t-9f", "regulation": LAW, "seats": 6}},
    {"result": {"answer": "accepted", "events": []}},
    {"method": "play", "params": {"table": "t-9f", "commands": [{"do": "start"}]}},
    {
        "result": {
            "results": [
                {
                    "answer": "accepted",
                    "events": [
                        {"type": "hand-started", "n": 1, "hand": 1, "stacks": {"2": 970, "4": 970}},
                        *DEALT,
                        {"type": "paid", "n": 26, "seat": 4, "amount": 31, "for": "pot", "remainder": 1},
                        {"type": "paid", "n": 27, "seat": 2, "amount": 30, "for": "pot", "pot": 1},
                        {"type": "notice", "n": 28, "what": NASTY},
                    ],
                }
            ]
        }
    },
    {"method": "look", "params": {"table": "t-9f", "as": "house"}},
    {"fault": {"reason": "engine-crash", "text": "the connection closed"}},
    {"method": "close", "params": {"table": "t-9f"}},
    {"result": {}},
)

ITEM = InspectionItem(
    "The marker on the table",
    "One marker, unlike every chip in use",
    "A photograph of the table",
    "A marker is a thing",
)
CAP = Reading(
    f"{LAW}/cap",
    (ClauseId(f"{LAW}/2.1"), ClauseId(f"{LAW}/2.3")),
    "What is the most the house may take?",
    (
        ReadingOption("five", "Never above five times the big blind."),
        ReadingOption("four", "Never above four times."),
    ),
    "One witness of three has «quádruplo»",
)
FORMS = OneOf("forms", ("limit", "no-limit"), ClauseId(f"{LAW}/3.1"))
PROOF = Proof(
    "no-third-hand", (ClauseId(f"{LAW}/2.4"),), "Two seats cannot hold three hands: one hand a seat, by 1.1."
)

CANT_TELL = (
    Reason.ENGINE_CRASH,
    Reason.ENGINE_TIMEOUT,
    Reason.ENGINE_PROTOCOL,
    Reason.CONTRADICTION,
    Reason.ENGINE_GONE,
    Reason.DECK_NOT_DEALT,
    Reason.NOT_REPEATABLE,
    Reason.COURSE_REFUSED,
    Reason.MONEY_LOST,
    Reason.OUR_FAULT,
    Reason.CHAIN_BROKEN,
    Reason.IDENTITY_CHANGED,
)


def clause(
    path: str,
    title: str,
    *binds: Binds,
    scenarios: Sequence[tuple[str, Mapping[str, object]]] = (),
    inspection: InspectionItem | None = None,
    note: str | None = None,
    working: bool = False,
    file: str = "02.feature",
) -> Clause:
    """A clause with its words in both languages; `scenarios` are names with fields of their entries."""
    id_ = ClauseId(f"{LAW}/{path}")
    parent, _, _ = path.rpartition(".")
    entries = tuple(
        ScenarioEntry(
            ScenarioId(f"{id_}#{name.lower().replace(' ', '-')}"),
            name,
            id_,
            file,
            10 + i,
            STEPS,
            **more,  # type: ignore[arg-type]
        )
        for i, (name, more) in enumerate(scenarios)
    )
    quotes = (
        Quote(
            PT,
            f"{path} O valor remanescente, não divisível, acresce à mão do participante «{title}».",
            4,
        ),
        Quote(ZH_WORKING if working else ZH, f"{path} 剩下不可分割的金額則歸於博彩者。", 5),
    )
    up = ClauseId(f"{LAW}/{parent}") if parent else None
    return Clause(id_, title, up, binds, quotes, file, 3, entries, inspection, note)


def law() -> Regulation:
    """Three articles: enactment and heading, clauses for the engine, clauses for people."""
    engine = Binds.ENGINE
    clauses = (
        clause("d", "Preâmbulo · 前言", Binds.ENACTMENT, file="00.feature"),
        clause("1", "Artigo 1.º — Definições · 第一條 定義", Binds.HEADING, file="01.feature"),
        clause("1.1", "What a hand is", Binds.DEFINITION, file="01.feature"),
        clause("2", "Artigo 2.º — Apostas · 第二條 投注", Binds.HEADING),
        clause(
            "2.1",
            "The odd chip",
            engine,
            scenarios=[
                ("The odd chip goes left", {}),
                ("Equal shares", {}),
                ("Cap of four", {"readings": ((CAP.id, "four"),)}),
            ],
        ),
        clause("2.2", "A tournament", engine, scenarios=[("Chips stay", {"offers": ("tournament",)})]),
        clause(
            "2.3",
            "Every hand",
            engine,
            scenarios=[("Any hands", {}), ("Rare hands", {})],
            note="The Chinese as extracted has another word.",
        ),
        clause("2.4", "Three hands", engine, scenarios=[("A third hand", {"unreachable": PROOF.id})]),
        clause("2.5", "Information", engine, scenarios=[("The rules are given", {})]),
        clause("2.6", "What breaks", engine, scenarios=[(reason.value, {}) for reason in CANT_TELL]),
        clause("2.7", "Nothing checked", engine, scenarios=[("No check", {})]),
        clause("2.8", "No hook", engine, scenarios=[("Needs a clock", {}), ("Left out", {})]),
        clause("2.9", "Passed", engine, scenarios=[("All is well", {})]),
        clause("2.10", "No scenario", engine),
        clause(
            "2.11", "Only another reading", engine, scenarios=[("If four", {"readings": ((CAP.id, "four"),)})]
        ),
        clause("3", "Artigo 3.º — Formas · 第三條 形式", Binds.HEADING, file="03.feature"),
        clause(
            "3.1",
            "One of two forms",
            engine,
            scenarios=[("A pot limit", {"offers": ("limit",)}), ("No limit", {"offers": ("no-limit",)})],
            file="03.feature",
        ),
        clause(
            "3.2",
            "The marker",
            engine,
            Binds.PREMISES,
            scenarios=[("It moves on", {})],
            inspection=ITEM,
            file="03.feature",
        ),
        clause("3.3", "No agreements", Binds.PLAYER, inspection=ITEM, working=True, file="03.feature"),
    )
    return Regulation(
        LAW,
        "Toy Poker",
        "Despacho n.º 1/2000",
        "Autoridade",
        "1 January 2000",
        "",
        "toy",
        (Edition("pt", PT, "sources/pt.txt", "Portuguese text as retrieved", "ab" * 32),),
        clauses,
        (CAP,),
        (FORMS,),
        ("tournament",),
        None,
        (PT, ZH, ZH_WORKING),
        ("The official Chinese text is not held.",),
        (PROOF,),
    )


def evidence() -> dict[str, Evidence]:
    """A run that leaves every outcome and nearly every reason behind."""
    found = {
        "2.1#the-odd-chip-goes-left": _run(
            "failed", expected="seat 2 is paid 31", observed=f"seat 4 is paid 31 {NASTY}"
        ),
        "2.1#equal-shares": _run("passed"),
        "2.2#chips-stay": {"offer_refused": "tournament"},
        "2.3#any-hands": {**_run("passed"), "sample": Sample(12345, 4000)},
        "2.3#rare-hands": {**_run("passed"), "sample": Sample(200, 300)},
        "2.4#a-third-hand": {"fault": Fault(Reason.NO_ABILITY, "no forced deck")},
        "2.5#the-rules-are-given": _run("not-provided", expected="the rules", observed="no such function"),
        "2.7#no-check": {},
        "2.8#needs-a-clock": {"fault": Fault(Reason.NO_ABILITY, "Offer the ability `clock`")},
        "2.9#all-is-well": {**_run("passed"), "undeclared": ("voice",)},
        "3.1#a-pot-limit": {"offer_refused": "limit"},
        "3.1#no-limit": {"offer_refused": "no-limit"},
        "3.2#it-moves-on": _run("passed"),
        **{
            f"2.6#{r.value}": {**_run("passed"), "fault": Fault(r, f"The connection broke: {r}", 6)}
            for r in CANT_TELL
        },
    }
    return {
        f"{LAW}/{key}": Evidence(f"{LAW}/{key}", **fields)  # type: ignore[arg-type]
        for key, fields in found.items()
    }


def _run(verdict: str, expected: str = "seat 2 is paid 31", observed: str = "it is") -> dict[str, object]:
    made = CheckMade("paid", {"seat": 2, "amount": 31}, 4, Finding(verdict, expected, observed, (4,)))  # type: ignore[arg-type]
    steps = tuple(
        StepRun(text, "done" if i < 2 or verdict == "passed" else "failed", 2 * i + 2)
        for i, text in enumerate(STEPS)
    )
    return {"checks": (made,), "steps": steps, "transcript": "transcripts/0001.jsonl", "sha256": "cd" * 32}


ENGINE = EngineRecord(
    "PokerKit <script>",
    "0.7.7",
    "ef" * 32,
    "Vendor <script>alert(1)</script> & Sons",
    {"forced-deck": True, "clock": False, "incidents": ["misdealt", "exposed"]},
    {LAW: ()},
    isolation=Isolation.IN_PROCESS,
)
RUN = RunRecord(
    title="Toy Poker: inspection of an engine",
    run_id="run-0001",
    harness="Vistoria 0.1.0",
    command="vistoria run --engine pokerkit",
    engine="pokerkit",
    started="2026-01-02 10:00 UTC",
    environment={"python": "3.11", "workers": 2},
    digests={"harness": "12" * 32},
)


def results(found: Mapping[str, Evidence] | None = None, **more: Any) -> Results:
    """The run judged."""
    offers: frozenset[str] = frozenset(more.pop("offers", ()))
    faults = tuple(more.pop("faults", ()))
    tables = more.pop("tables", None)
    readings = {CAP.id: str(more.pop("cap", "five"))}
    of = Context(law(), readings, offers, **more)
    return compute([of], evidence() if found is None else found, ENGINE, 42, faults, tables=tables)


def messages(path: str) -> tuple[dict[str, object], ...]:
    """The transcript of every scenario that has one."""
    return MESSAGES if path == "transcripts/0001.jsonl" else ()
