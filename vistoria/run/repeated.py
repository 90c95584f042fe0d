"""Plays a run again and finds the scenarios that come out differently: a flaky engine is a fault of the run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import msgspec

from vistoria.journal.temporary import temporary_room
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import OURS

from .engine_report import EngineReport
from .execute import Executed
from .plan import RunPlan


def repeated(plan: RunPlan, first: Executed, play: Callable[..., Executed], times: int) -> Executed:
    """The first round, with a fault of the engine for each scenario that another round shows differently."""
    faults: dict[str, str] = {}
    for number in range(2, times + 1):
        if first.interrupted:
            break
        with temporary_room() as room:
            again = play(msgspec.structs.replace(plan, transcripts=str(room)), listener=lambda evidence: None)
        for scenario, said in _differences(first.evidence, again.evidence):
            faults.setdefault(scenario, f"flaky: {scenario} {said} in round {number} of {times}")
        if again.interrupted:
            break
    report = EngineReport(None, None, faults=tuple(faults.values()))
    return replace(first, engines=(*first.engines, report)) if faults else first


def _differences(first: Mapping[str, Evidence], again: Mapping[str, Evidence]) -> Iterator[tuple[str, str]]:
    for scenario in first.keys() & again.keys():
        was, now = came_out(first[scenario]), came_out(again[scenario])
        if was != now and OURS.isdisjoint((was, now)):
            yield scenario, f"came out as {was} first and as {now}"


def came_out(evidence: Evidence) -> str:
    """What a scenario's evidence shows, in a few words: its fault, or the worst of its checks."""
    if evidence.fault is not None:
        return str(evidence.fault.reason)
    found = [made.finding.verdict for made in evidence.checks]
    return next((verdict for verdict in found if verdict != "passed"), "passed" if found else "no check")
