"""An engine that kills, stops, ends or traces the harness is named by the record, and can do none of it isolated."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest
import warm
from isolated import needs_isolation
from whole_run import REGULATION, Ran, Run, vistoria

from vistoria.bundle.store import stored_run
from vistoria.bundle.verify import verify
from vistoria.journal.in_hand import InHand, Slate, forget, held_in
from vistoria.journal.state import OFFICE
from vistoria.model.isolation import Isolation

YAMA = Path("/proc/sys/kernel/yama/ptrace_scope")
HARMS = ("--engine", "harmful:HarmsTheHarness", "--clause", f"{REGULATION}/6.1")
SCENARIO = f"{REGULATION}/6.1#"


def how(*harms: str) -> tuple[str, ...]:
    """What the engine does at the tables that it opens, and then behaves."""
    return *HARMS, "--engine-option", f"how={'-'.join(harms)}"


@pytest.fixture(scope="module")
def sound(run: Run) -> Ran:
    """The same engine when it harms nobody."""
    return run(*how("nothing"))


@pytest.fixture(scope="module")
def stopped(run: Run) -> Ran:
    """A run, not isolated, that the engine stopped and let go on."""
    return run("--isolate", "off", *how("stop"))


def named(incident: str, what: str) -> None:
    """The incident says what happened, in which scenario, and who may have done it."""
    assert what in incident
    assert f"had {SCENARIO}" in incident
    assert "the engine was not isolated and may have" in incident


@needs_isolation
def test_an_isolated_engine_can_do_nothing_to_the_harness(run: Run, sound: Ran) -> None:
    ran = run(*how("stop", "kill", "end", "trace"))
    assert ran.outcomes == sound.outcomes
    assert set(sound.of("passed")) == {"6.1"}
    assert ran.code == sound.code
    assert ran.results["incidents"] == []
    assert ran.results["engine"]["isolation"] == "isolated"


def test_a_run_that_was_killed_names_what_the_engine_had_in_hand_when_it_is_recovered(run: Run) -> None:
    ran = run("--isolate", "off", *how("nothing", "kill"))
    assert ran.code == -signal.SIGKILL
    assert vistoria("report", "--recover", str(ran.out)).returncode == 0
    [incident] = ran.results["incidents"]
    named(incident, "did not come to its end")
    assert 'last asked open {"table"' in incident
    assert incident.partition(" in hand")[0] in (ran.out / "report.html").read_text(encoding="utf-8")
    assert not ran.of("failed")
    assert list(verify(ran.out)) == []
    assert not (ran.out / OFFICE).exists()


def test_an_engine_that_kills_workers_is_named_each_time_and_the_folder_verifies(run: Run) -> None:
    ran = run("--isolate", "off", "--workers", "2", *how("kill"))
    incidents = ran.results["incidents"]
    assert len(incidents) >= 2, "each scenario is tried twice"
    for incident in incidents:
        named(incident, "ended with signal SIGKILL")
    assert not ran.of("failed") | ran.of("passed")
    assert ran.code == 5
    assert [str(fault) for fault in verify(ran.out) if fault.broken] == []


def test_an_engine_that_asks_the_harness_to_end_is_named(run: Run) -> None:
    ran = run("--isolate", "off", *how("end"))
    [incident] = ran.results["incidents"]
    named(incident, "was asked to end")
    assert "incident: process" in ran.stdout
    assert list(verify(ran.out)) == []


def test_an_engine_that_stops_the_harness_is_named_and_its_answers_are_judged(
    stopped: Ran, sound: Ran
) -> None:
    [incident] = stopped.results["incidents"]
    named(incident, "was stopped by a signal, and continued,")
    assert stopped.outcomes == sound.outcomes


@pytest.mark.skipif(
    YAMA.exists() and YAMA.read_text(encoding="ascii").strip() != "0", reason="the system lets no child trace"
)
def test_an_engine_that_traces_the_harness_is_named_once(run: Run, sound: Ran) -> None:
    ran = run("--isolate", "off", *how("trace"))
    [incident] = ran.results["incidents"]
    [pid] = ran.environment["engine_pids"]
    assert (
        f"was traced by process {pid} of the engine while the engine (process {pid}) had {SCENARIO}"
        in incident
    )
    assert ran.outcomes == sound.outcomes


def test_the_first_page_says_whether_the_engine_was_isolated_and_why_not(stopped: Ran) -> None:
    page = (stopped.out / "report.html").read_text(encoding="utf-8")
    front = page[: page.index('id="report-details"')]
    assert "Not isolated." in front
    assert "--isolate off" in front
    assert "An adapter always knows that it speaks with this harness" in front
    assert stored_run(stopped.out).results.engine.isolation is Isolation.OWN_PROCESS


def test_an_engine_that_must_be_isolated_and_cannot_be_is_not_asked(tmp_path: Path) -> None:
    done = vistoria(
        "run", "--isolate", "require", "--engine", "in-process:reference", "--out", str(tmp_path / "out")
    )
    assert done.returncode == 4
    assert "the engine cannot be isolated: it runs in the process of the harness" in done.stderr


def test_doctor_says_whether_engines_are_isolated(tmp_path: Path) -> None:
    told = warm.vistoria("doctor").stdout
    assert (
        "isolation: isolated: engines run in namespaces of their own" in told
        or "isolation: not isolated: " in told
    )


def test_a_path_to_allow_must_be_there(tmp_path: Path) -> None:
    done = vistoria("run", "--allow", str(tmp_path / "nothing"), "--out", str(tmp_path / "out"))
    assert done.returncode == 4
    assert "there is no such path" in done.stderr


@pytest.mark.parametrize(
    ("line", "held"),
    [
        (b"", []),
        (b"\n", []),
        (b'{"process":1,"item":"a', []),
        (b'{"process":1,"item":"a"}\n{"pro', [InHand(1, "a")]),
    ],
)
def test_what_was_being_written_when_the_harness_was_killed_is_not_in_hand(
    line: bytes, held: list[Any], tmp_path: Path
) -> None:
    (tmp_path / OFFICE).mkdir()
    (tmp_path / OFFICE / "in-hand-1").write_bytes(line)
    assert list(held_in(tmp_path)) == held


def test_what_is_in_hand_is_written_over_and_forgotten(tmp_path: Path) -> None:
    (tmp_path / OFFICE).mkdir()
    slate = Slate(tmp_path)
    slate.write(InHand(1, "long" * 100, 2, "open {}"))
    slate.write(InHand(1, "short"))
    assert list(held_in(tmp_path)) == [InHand(1, "short")]
    slate.write(None)
    assert list(held_in(tmp_path)) == []
    slate.close()
    forget(tmp_path)
    assert list((tmp_path / OFFICE).iterdir()) == []
