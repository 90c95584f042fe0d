"""Runs saboteurs against the regulation, and says which clauses each of them failed.

Started as a script: `own` or `whole`, then saboteurs' ids; one line of JSON a saboteur on standard output.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import vistoria
from vistoria.client.launch import InProcessLaunch
from vistoria.law.catalogue import load
from vistoria.run.execute import execute
from vistoria.run.plan import RunPlan, to_record
from vistoria.verdict.facts import RunFacts, results_of
from vistoria.verdict.results import EngineRecord

SABOTAGED = "vistoria.reference_engine.saboteurs:Sabotaged"
FEATURES = Path(vistoria.__file__).parent / "features"
FEW = 2
"""Examples of a property scenario of a clause that the saboteur does not break."""
SEED = 1
LONGEST_S = 600


def thin(text: str) -> str:
    """A feature whose property scenarios draw few examples, any number of which may be relevant."""
    text = re.sub(r"Given \d+ examples of", f"Given {FEW} examples of", text)
    return re.sub(r"Then in \d+ or more,", "Then in 1 or more,", text)


@contextmanager
def features(regulation: str, own: str | None) -> Iterator[Path]:
    """A copy of the regulation's features, thin but for the article of the clause `own`."""
    with TemporaryDirectory(prefix="saboteur-") as room:
        folder = Path(room) / regulation.replace("-", "_")
        shutil.copytree(FEATURES / folder.name, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for path in folder.glob("*.feature"):
            text = path.read_text(encoding="utf-8")
            if own is None or f"@{own} " not in text.replace("\n", " "):
                path.write_text(thin(text), encoding="utf-8")
        yield folder


def judged(
    target: str, options: dict[str, str], regulation: str, folder: Path, clauses: tuple[str, ...] = ()
) -> Any:
    """Results of the regulation for an engine in this process."""
    law = load(folder)
    readings = {reading.id: reading.default for reading in law.readings}
    with TemporaryDirectory(prefix="transcripts-") as transcripts:
        plan = RunPlan(
            launch=to_record(InProcessLaunch(target, options)),
            folders={regulation: str(folder)},
            readings=readings,
            seed=SEED,
            transcripts=transcripts,
            clauses=clauses,
        )
        done = execute(plan, 1, lambda evidence: None)
    hello = done.engines[0].hello
    assert hello is not None, done.engines
    identity = hello.engine
    facts = RunFacts(
        seed=SEED,
        regulations=(regulation,),
        claimed=(regulation,),
        readings=readings,
        engine_only=True,
        filters=clauses,
        interrupted=done.interrupted,
        engine=EngineRecord(
            identity.name, identity.version, identity.digest, "", {}, dict(hello.offers), isolated=False
        ),
        faults=tuple(fault for report in done.engines for fault in report.faults),
        own_faults=done.faults,
        identity_changed=any(report.identity_changed for report in done.engines),
    )
    return results_of(facts, {regulation: law}, done.evidence)


def outcome(name: str, scope: str) -> dict[str, Any]:
    """Clauses failed and not told by a saboteur, with the scenarios that say so.

    `scope`: "own" for the saboteur's own clause with all below it, "whole" for the regulation.
    """
    own, _, _ = name.partition(":")
    regulation = own.partition("/")[0]
    with features(regulation, own) as folder:
        clauses_run = (own,) if scope == "own" else ()
        results = judged(SABOTAGED, {"id": name}, regulation, folder, clauses_run)
    clauses = results.regulations[regulation].clauses
    told = {
        clause: [
            [s.name, s.outcome.value, str(s.reason.value if s.reason else ""), s.detail or s.observed or ""]
            for s in result.scenarios
            if s.outcome.value in ("failed", "cantTell")
        ]
        for clause, result in clauses.items()
    }
    return {
        "id": name,
        "engine": results.engine.name,
        "faults": list(results.faults),
        "failed": sorted(c for c, result in clauses.items() if result.engine_part == "failed"),
        "unclear": sorted(c for c, result in clauses.items() if result.engine_part == "cantTell"),
        "own": clauses[own].engine_part,
        "told": {clause: lines for clause, lines in told.items() if lines},
    }


def killed(scope: str, names: list[str]) -> list[dict[str, Any]]:
    """What a process of its own finds of these saboteurs."""
    done = subprocess.run(
        [sys.executable, __file__, scope, *names], capture_output=True, text=True, timeout=LONGEST_S
    )
    if done.returncode != 0:
        raise RuntimeError(f"{scope} {names}: {done.stderr[-2000:]}")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["id"] for each in found] == names
    return found


def main(scope: str, names: list[str]) -> None:
    """Print a line for each."""
    for name in names:
        with redirect_stdout(sys.stderr):
            found = outcome(name, scope)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
