"""An isolated engine sees and reaches nothing of the harness, and what it did before it can still do."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from isolated import needs_isolation
from patience import PATIENT

import vistoria
from vistoria.client.apart import CannotIsolate, isolation_of, set_apart
from vistoria.client.launch import Apart, InProcessLaunch, Launch, StdioLaunch, TcpLaunch
from vistoria.client.link import EngineLink
from vistoria.client.process_group import processes_with
from vistoria.client.stdio import NotIsolated
from vistoria.model.isolation import Isolate, Isolation
from vistoria.protocol.errors import EngineCrashed, EngineNotStarted

MAIN = "from vistoria.serve.host import main; sys.exit(main(['toy_adapter:Toy']))"
TOY = StdioLaunch(
    (sys.executable, "-c", f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); {MAIN}"), "toy"
)
LOOKS = """
import json, os, subprocess, sys
harness, folder, code = sys.argv[1:]
def tried(what):
    try:
        return what()
    except OSError as error:
        return type(error).__name__
print(json.dumps({
    "parent": os.getppid() == int(harness),
    "command line": tried(lambda: bool(open(f"/proc/{harness}/cmdline", "rb").read())),
    "environment": tried(lambda: bool(open(f"/proc/{harness}/environ", "rb").read())),
    "processes": len([name for name in os.listdir("/proc") if name.isdigit()]),
    "evidence": sorted(os.listdir(folder)),
    "uncovered": subprocess.run(["umount", folder], stderr=subprocess.DEVNULL).returncode == 0,
    "signal": tried(lambda: os.kill(int(harness), 0)),
    "code": tried(lambda: open(code, "a").close()),
    "passphrase": os.environ.get("VISTORIA_PASSPHRASE"),
    "own": os.environ.get("PRODUCT"),
    "working folder": tried(lambda: open("written", "w").close()),
    "network": os.readlink("/proc/self/ns/net"),
}), file=sys.stderr)
"""
"""An engine that looks around and ends without a greeting."""


def looked(launch: StdioLaunch) -> dict[str, Any]:
    """What that engine saw."""
    link = EngineLink(launch, PATIENT)
    with pytest.raises(EngineCrashed):
        link.start()
    return json.loads(link.stderr_tail())


@pytest.fixture
def product(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StdioLaunch:
    """The engine that looks around, in a folder of its own, beside evidence that it must not see."""
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "transcript").write_text("secret", encoding="utf-8")
    (tmp_path / "product").mkdir()
    monkeypatch.chdir(tmp_path / "product")
    monkeypatch.setenv("VISTORIA_PASSPHRASE", "word")
    monkeypatch.setenv("PRODUCT", "its own")
    code = Path(vistoria.__file__).resolve().parent / "model" / "isolation.py"
    arguments = (str(os.getpid()), str(tmp_path / "out"), str(code))
    return StdioLaunch((sys.executable, "-c", LOOKS, *arguments), "product")


def apart(launch: Launch, folder: Path, *allowed: Path) -> StdioLaunch:
    """The launch, isolated from the folder of evidence."""
    found = set_apart(launch, Isolate.REQUIRE, [folder / "out"], allowed)
    assert isinstance(found, StdioLaunch)
    return found


@needs_isolation
def test_an_isolated_engine_sees_and_reaches_nothing_of_the_harness(
    product: StdioLaunch, tmp_path: Path
) -> None:
    assert looked(apart(product, tmp_path)) == {
        "parent": False,
        "command line": "FileNotFoundError",
        "environment": "FileNotFoundError",
        "processes": 2,
        "evidence": [],
        "uncovered": False,
        "signal": "ProcessLookupError",
        "code": "OSError",
        "passphrase": None,
        "own": "its own",
        "working folder": None,
        "network": str(Path("/proc/self/ns/net").readlink()),
    }
    assert (tmp_path / "product" / "written").exists()


def test_an_engine_that_is_not_isolated_sees_the_harness(product: StdioLaunch) -> None:
    saw = looked(product)
    assert saw["parent"]
    assert saw["command line"]
    assert saw["processes"] > 2
    assert saw["evidence"] == ["transcript"]
    assert saw["signal"] is None
    assert saw["passphrase"] is None, "a passphrase of the harness is nobody else's"


@needs_isolation
def test_a_path_that_is_allowed_is_as_it_is_outside(product: StdioLaunch, tmp_path: Path) -> None:
    assert looked(apart(product, tmp_path, tmp_path / "out"))["evidence"] == ["transcript"]


@needs_isolation
def test_the_process_on_record_is_the_engine_as_it_is_seen_from_outside(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    with EngineLink(apart(TOY, tmp_path), PATIENT) as link:
        assert link.pid is not None
        assert b"toy_adapter:Toy" in Path(f"/proc/{link.pid}/cmdline").read_bytes()
        assert link.call("open", {"table": "t", "regulation": "toy", "seats": 2})
        os.kill(link.pid, signal.SIGKILL)
        with pytest.raises(EngineCrashed, match="ended with signal SIGKILL"):
            link.call("look", {"table": "t", "as": "public"})


@needs_isolation
def test_what_an_isolated_engine_started_ends_with_it_even_when_it_left_its_group(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    mark = f"MARK={tmp_path}"
    leaves = "Popen(['sleep', '600'], start_new_session=True, env={'MARK': sys.argv[1]})"
    leaves = f"import sys; from subprocess import Popen; {leaves}"
    launch = StdioLaunch((sys.executable, "-c", leaves, str(tmp_path)), "parent")
    link = EngineLink(apart(launch, tmp_path), PATIENT)
    with pytest.raises(EngineCrashed):
        link.start()
    assert processes_with(mark, "environ") == []


@needs_isolation
@pytest.mark.parametrize(
    ("argv", "why"), [(("./nothing",), "No such file or directory"), ((), "the command is empty")]
)
def test_a_command_that_cannot_be_started_is_told_as_without_isolation(
    argv: tuple[str, ...], why: str, tmp_path: Path
) -> None:
    (tmp_path / "out").mkdir()
    with pytest.raises(EngineNotStarted, match=why):
        EngineLink(apart(StdioLaunch(argv, "nothing"), tmp_path), PATIENT).start()


def test_what_bubblewrap_cannot_do_any_more_is_no_fault_of_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "bwrap: Creating new namespace failed: No space left on device"
    monkeypatch.setenv("PATH", bubblewrap(tmp_path, f"echo {shlex.quote(said)} >&2; exit 1"))
    link = EngineLink(StdioLaunch(TOY.argv, "toy", Apart()), PATIENT)
    with pytest.raises(NotIsolated, match="No space left on device"):
        link.start()
    assert link.failures == []


def test_where_the_system_cannot_isolate_an_engine_runs_anyway_and_the_record_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "bwrap: setting up uid map: Permission denied"
    monkeypatch.setenv("PATH", bubblewrap(tmp_path, f"echo {shlex.quote(said)} >&2; exit 1"))
    assert isolation_of(set_apart(TOY, hidden=[tmp_path / "1"])) == (Isolation.OWN_PROCESS, said)
    with pytest.raises(CannotIsolate, match="setting up uid map"):
        set_apart(TOY, Isolate.REQUIRE, [tmp_path / "1"])
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    missing = (Isolation.OWN_PROCESS, "bubblewrap (bwrap) is not installed")
    assert isolation_of(set_apart(TOY, hidden=[tmp_path / "2"])) == missing


@pytest.mark.parametrize(
    ("launch", "isolation"),
    [
        (InProcessLaunch("toy_adapter:Toy", {}), Isolation.IN_PROCESS),
        (TcpLaunch("localhost", 1), Isolation.REMOTE),
    ],
)
def test_what_the_harness_does_not_start_in_a_process_it_cannot_isolate(
    launch: Launch, isolation: Isolation
) -> None:
    assert isolation_of(set_apart(launch)) == (isolation, "")
    with pytest.raises(CannotIsolate, match="the engine cannot be isolated"):
        set_apart(launch, Isolate.REQUIRE)


def test_isolation_can_be_switched_off() -> None:
    assert isolation_of(set_apart(TOY, Isolate.OFF)) == (Isolation.OWN_PROCESS, "--isolate off")


def bubblewrap(folder: Path, script: str) -> str:
    """A search path on which bubblewrap is this script."""
    program = folder / "bwrap"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    return f"{folder}:{os.environ['PATH']}"
