"""Whatever befalls a command in whichever phase: nothing of the harness's is blamed on the engine, nothing is lost.

`python -m pytest tests/nemesis -n 0 -s --complete` prints how often what befell each phase.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import msgspec
import pytest
import warm
from hypothesis import HealthCheck, given, settings
from hypothesis import Phase as Step
from hypothesis import strategies as st
from nemesis import CALLS, PHASES, READS, WRITES, Case
from whole_run import ENGINES, search_path

from vistoria.bundle.keys import new_key
from vistoria.bundle.layout import FACTS, SIGNATURES, kept_files
from vistoria.bundle.store import read_evidence, read_facts, read_tables, stored_run
from vistoria.bundle.verify import verify
from vistoria.journal.state import Phase, state_of
from vistoria.model.outcome import OURS, Outcome, Reason

HERE = Path(__file__).parent
REGULATION = "mo-97-2010"
BROKEN = f"{REGULATION}/12.2"
SOME = (
    "after-three-raises-in-the-first-round-there-may-be-three-in-the-second",
    "in-the-first-round-the-third-raise-is-accepted-and-the-fourth-refused",
    "a-house-that-would-have-five-raises-a-round-has-three",
)
RUN = (
    "run", *warm.WORDS, *(word for each in SOME for word in ("--scenario", f"{BROKEN}#{each}")),
    "--hands", "16", "--seed", "3",
    "--engine", "in-process:unranked:UnrankedSaboteur",
    "--engine-option", f"id={BROKEN}:fourth-raise",
)  # fmt: skip
"""An engine that breaks a clause in scenarios, and at tables, one of which is echoed."""
INSPECTED = f"{REGULATION}/1.1.1"
ANSWERS = f"""person = "Ana"
role = "inspector"
place = "Macau"
date = {{day}}

[[attestation]]
clause = "{INSPECTED}"
outcome = "met"
"""
RUNNING = ("collection", "scenario", "drawn table", "replay", "echo", "writing")
HARMLESS = {*OURS, Reason.NOT_RUN}
"""What may stand in place of an outcome after a fault of the harness."""
UNDONE = {2, 5, -signal.SIGKILL}
"""Exit codes of a command that did not come to its end: interrupted, an internal error, killed."""
COUNTS: Counter[tuple[str, str]] = Counter()


@dataclass(frozen=True)
class Ended:
    """A command that something befell, and what it had shown by then."""

    code: int
    out: str
    err: str
    announced: set[str]
    struck: bool


@dataclass(frozen=True)
class Untroubled:
    """The same work where nothing befalls it."""

    folder: Path
    """With `out`, a key and prepared answers."""
    counts: dict[str, int]

    def most(self, phase: str, fault: str) -> int:
        """How many calls or operations there are to strike at."""
        kind = "call" if fault in CALLS else fault.partition(" ")[0]
        return self.counts.get(f"{phase} {kind}", 0)


def played(words: tuple[str, ...], case: Case | None, folder: Path) -> Ended:
    """A command in a process of its own, which goes on when it was stopped."""
    befalls = {"IMPORTED_FIRST": "nemesis", "NEMESIS": msgspec.json.encode(case).decode()}
    told = {"PYTHONPATH": search_path(HERE, ENGINES), "TMPDIR": str(folder)}
    environment = {**os.environ, **told, **(befalls if case is not None else {})}
    with warm.started(words, folder, environment) as command:
        if case is not None and case.fault == "SIGSTOP":
            while command.poll() is None and not is_stopped(command.pid):
                time.sleep(0.01)
            command.send_signal(signal.SIGCONT)
        done = command.done()
    notes = Path(case.notes) if case is not None else folder
    announced = notes / "announced"
    lines = announced.read_text().split() if announced.exists() else ()
    return Ended(done.returncode, done.stdout, done.stderr, {*lines}, (notes / "struck").exists())


def is_stopped(pid: int) -> bool:
    """Whether a process is stopped by a signal."""
    return b"\nState:\tT" in Path(f"/proc/{pid}/status").read_bytes()


def command_of(phase: str, folder: Path) -> tuple[str, ...]:
    """The command in which a phase passes."""
    if phase == "signing":
        return ("sign", "out", "--key", "ana.pem")
    if phase == "verifying":
        return ("verify", "out")
    if phase == "attesting":
        return ("attest", "out", "--from", "answers.toml", "--key", "ana.pem")
    return (*RUN, "--out", "out")


def make(folder: Path) -> None:
    """The folder of an untroubled run, and how much is done in each phase."""
    new_key(folder / "ana.pem")
    (folder / "answers.toml").write_text(ANSWERS.format(day=date.today().isoformat()))
    counts: Counter[str] = Counter()
    for phase in ("collection", "verifying", "attesting", "signing"):
        notes = folder / phase
        notes.mkdir()
        work = folder if phase == "collection" else shutil.copytree(folder / "out", notes / "out").parent
        for name in ("ana.pem", "answers.toml") if work != folder else ():
            shutil.copy(folder / name, work)
        done = played(command_of(phase, folder), Case("", CALLS[0], 0, str(notes)), work)
        assert done.code in (0, 1), done
        counts |= Counter(json.loads((notes / "counts").read_bytes()))
    assert [phase for phase in PHASES if not counts[f"{phase} call"]] == [], "no such phase passes"
    (folder / "counts.json").write_text(json.dumps(counts))


@pytest.fixture(scope="session")
def untroubled(once: Callable[[str, Callable[[Path], object]], Path]) -> Untroubled:
    folder = once("no-nemesis", make)
    return Untroubled(folder, json.loads((folder / "counts.json").read_text()))


@pytest.fixture(scope="module", autouse=True)
def told() -> Iterator[None]:
    """Print what befell."""
    yield
    for phase in PHASES:
        of_phase = {fault: n for (which, fault), n in sorted(COUNTS.items()) if which == phase}
        print(f"\nnemesis: {phase:<11} {sum(of_phase.values()):>4}  {of_phase}", end="")
    print()


def verdicts(out: Path) -> dict[str, tuple[Outcome, Reason | None]]:
    """Outcome and reason of each scenario, as they follow from the record."""
    laws = stored_run(out).results.regulations.values()
    return {s.id: (s.outcome, s.reason) for law in laws for c in law.clauses.values() for s in c.scenarios}


def kept(out: Path) -> set[str]:
    """The scenarios and tables in the record."""
    return {*read_evidence(out), *read_tables(out)}


def nothing_is_blamed(out: Path, before: Path) -> None:
    """What is said of the engine is what is said of it where nothing befalls the harness, or less."""
    usual = verdicts(before)
    for scenario, verdict in verdicts(out).items():
        assert verdict == usual[scenario] or verdict[1] in HARMLESS, (scenario, verdict, usual[scenario])
    for table in read_tables(out).values():
        assert table.fault is None or table.fault.reason in OURS, table.fault
        assert {found.clauses[:1] for found in table.disagreements} <= {(BROKEN,)}
    facts = read_facts(out)
    assert (facts.faults, facts.identity_changed) == ((), False)


def recovered(folder: Path) -> bool:
    """Whether the folder holds a finished record, once what was broken off is recovered."""
    out = folder / "out"
    state = state_of(out) if out.exists() else None
    if state is not None and state.phase is Phase.PREPARING:
        return False
    if state is not None:
        done = played(("report", "out", "--recover"), None, folder)
        assert done.code == 0, done
    return (out / FACTS).exists()


def tried(phase: str, fault: str, at: int, untroubled: Untroubled) -> None:
    """Let it befall a command, and look at the folder."""
    before = untroubled.folder / "out"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for each in ("ana.pem", "answers.toml"):
            shutil.copy(untroubled.folder / each, folder)
        if phase not in RUNNING:
            shutil.copytree(before, folder / "out")
        done = played(command_of(phase, folder), Case(phase, fault, at, name), folder)
        COUNTS[phase, fault] += done.struck
        out = folder / "out"
        assert "Traceback" not in done.err
        assert done.code in {0, 1, *UNDONE}, done
        if not recovered(folder):
            assert done.announced == set()
            return
        assert [str(f) for f in verify(out) if f.broken] == []
        nothing_is_blamed(out, before)
        if phase in RUNNING:
            assert kept(out) >= done.announced
        elif phase == "verifying":
            assert done.code != 1, (done, "what befell the harness is no fault of the folder")
            assert [n for n in kept_files(out) if (out / n).read_bytes() != (before / n).read_bytes()] == []
        elif done.code == 0:
            assert (out / (SIGNATURES if phase == "signing" else "attestations")).is_dir()


CASES = [(phase, fault) for phase in PHASES for fault in (*CALLS, *READS, *WRITES)]


def a_case(untroubled: Untroubled, cases: list[tuple[str, str]]) -> st.SearchStrategy[tuple[str, str, int]]:
    """A phase, what befalls it, and where: all that can be."""
    there = [case for case in cases if untroubled.most(*case)]
    return st.sampled_from(there).flatmap(
        lambda case: st.tuples(st.just(case[0]), st.just(case[1]), st.integers(1, untroubled.most(*case)))
    )


def draw(untroubled: Untroubled, cases: list[tuple[str, str]], examples: int, *, always_same: bool) -> None:
    """Try so many cases drawn by hypothesis."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=always_same,
        database=None,
        phases=(Step.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(a_case(untroubled, cases))
    def befalls(case: tuple[str, str, int]) -> None:
        tried(*case, untroubled)

    befalls()


@pytest.mark.long
def test_whatever_befalls_a_command_no_engine_is_blamed_and_nothing_is_lost(untroubled: Untroubled) -> None:
    draw(untroubled, CASES, 4, always_same=True)


@pytest.mark.complete
@pytest.mark.parametrize("phase", PHASES)
def test_in_each_phase_whatever_befalls_it_no_engine_is_blamed_and_nothing_is_lost(
    phase: str, untroubled: Untroubled
) -> None:
    draw(untroubled, [case for case in CASES if case[0] == phase], 25, always_same=False)
