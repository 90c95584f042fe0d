"""One conversation, three ways to carry it."""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from queue import Queue

import pytest
from patience import PATIENT
from toy_adapter import Toy

from vistoria.client.launch import InProcessLaunch, Launch, StdioLaunch, TcpLaunch, label
from vistoria.client.link import EngineLink, Failure, RequestTooLong, Timeouts
from vistoria.model.request import Look
from vistoria.protocol.errors import (
    EngineCrashed,
    EngineGone,
    EngineNotStarted,
    EngineTimedOut,
    LineTooLong,
    MalformedReply,
    RefusedRequest,
    VersionMismatch,
)
from vistoria.serve.tcp import serve_tcp

HERE = str(Path(__file__).parent)
HOST = f"import sys; sys.path.insert(0, {HERE!r}); from vistoria.serve.host import main; "
IN_PROCESS = InProcessLaunch("toy_adapter:Toy", {})
STDIO = StdioLaunch((sys.executable, "-c", HOST + "sys.exit(main(['toy_adapter:Toy']))"), "toy")
KINDS = ("in-process", "stdio", "tcp")


def listening(factory: Callable[[], Toy] = Toy) -> TcpLaunch:
    """An address at which a toy is served by a thread of this process."""
    address: Queue[tuple[str, int]] = Queue()
    serve = threading.Thread(
        target=serve_tcp,
        args=(factory, "127.0.0.1", 0),
        kwargs={"announce": lambda *bound: address.put(bound)},
        daemon=True,
    )
    serve.start()
    return TcpLaunch(*address.get(timeout=600))


def launched(kind: str) -> Launch:
    """The toy, reached one way."""
    if kind == "tcp":
        return listening()
    return STDIO if kind == "stdio" else IN_PROCESS


@pytest.mark.parametrize("kind", KINDS)
def test_a_conversation_has_the_same_results_over_every_transport(kind: str) -> None:
    with EngineLink(launched(kind), PATIENT) as link:
        assert link.hello.engine.digest == "ff"
        assert link.call("open", {"table": "t", "regulation": "toy", "seats": 2}) == {
            "answer": "accepted",
            "events": [],
        }
        join = {"do": "join", "player": "p7", "seat": 1, "buy_in": 500}
        assert link.call("play", {"table": "t", "commands": [join, join]}) == {
            "results": [
                {
                    "answer": "accepted",
                    "events": [{"type": "seated", "n": 1, "player": "p7", "seat": 1, "stack": 500}],
                },
                {"answer": "refused", "by": "engine", "reason": {"code": "seat-taken"}},
            ]
        }
        assert link.call("look", Look("t", "public")) == {
            "answer": "view",
            "events": [],
            "state": {"stacks": {"1": 500}},
        }
        asked = {"table": "t", "what": "rules"}
        assert link.call("ask", asked) == {"answer": "provided", "content": {**asked, "größe": "«bolo»"}}
        assert link.bye() == link.hello.engine
    assert link.failures == []


@pytest.mark.parametrize("kind", KINDS)
def test_an_exception_of_the_adapter_is_a_crash_and_the_engine_comes_back_without_its_tables(
    kind: str,
) -> None:
    with EngineLink(launched(kind), PATIENT) as link:
        link.call("open", {"table": "t", "regulation": "toy", "seats": 2})
        with pytest.raises(EngineCrashed, match=r"ask \(request 3\)"):
            link.call("ask", {"table": "t", "what": "crash"})
        if kind != "tcp":
            assert "ZeroDivisionError: no chips to divide" in link.stderr_tail()
        with pytest.raises(RefusedRequest, match="table 't' is not open"):
            link.call("look", {"table": "t", "as": "public"})
        assert len(link.failures) == 1


@pytest.mark.parametrize(("good", "failures"), [(0, 3), (200, 4), (450, 5)])
def test_one_failure_more_is_borne_for_every_two_hundred_requests(good: int, failures: int) -> None:
    with EngineLink(IN_PROCESS) as link:
        for _ in range(good):
            link.call("open", {"table": "t", "regulation": "toy", "seats": 2})
        for _ in range(failures):
            link.call("open", {"table": "t", "regulation": "toy", "seats": 2})
            with pytest.raises(EngineCrashed):
                link.call("ask", {"table": "t", "what": "crash"})
        with pytest.raises(EngineGone, match=f"failed {failures} times"):
            link.call("open", {"table": "t", "regulation": "toy", "seats": 2})


@pytest.mark.parametrize("kind", ["in-process", "stdio"])
def test_an_exit_of_the_adapter_is_a_crash(kind: str) -> None:
    with EngineLink(launched(kind), PATIENT) as link:
        link.call("open", {"table": "t", "regulation": "toy", "seats": 2})
        with pytest.raises(EngineCrashed, match=r"SystemExit: 7|exit status 7"):
            link.call("ask", {"table": "t", "what": "exit"})


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_beyond_the_limit_of_a_line_is_refused(kind: str) -> None:
    with EngineLink(launched(kind), PATIENT) as link:
        link.call("open", {"table": "t", "regulation": "toy", "seats": 2})
        with pytest.raises(LineTooLong, match="1048576 bytes"):
            link.call("ask", {"table": "t", "what": "novel"})


def test_a_request_beyond_the_limit_of_a_line_is_our_fault() -> None:
    with EngineLink(IN_PROCESS) as link:
        with pytest.raises(RequestTooLong, match="ask takes 2000"):
            link.call("ask", {"table": "t", "what": "x" * 2_000_000})
        assert link.failures == []


def test_a_version_that_the_engine_itself_does_not_find_in_common_is_a_mismatch() -> None:
    link = EngineLink(InProcessLaunch("toy_adapter:Toy", {"protocol": "9"}))
    with pytest.raises(VersionMismatch, match=r"the engine speaks protocol 9, .*vistoria \S+ speaks 1"):
        link.start()


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("toy_adapter:Missing", "has no attribute"),
        ("no_such_module:Toy", "cannot import"),
        ("toy_adapter:broken", "LookupError while loading it (no licence)"),
    ],
)
def test_an_adapter_that_cannot_be_loaded_is_not_started(target: str, says: str) -> None:
    with pytest.raises(EngineNotStarted) as caught:
        EngineLink(InProcessLaunch(target, {})).start()
    assert says in str(caught.value)
    assert "--engine" in str(caught.value)


def test_what_fails_after_a_limit_of_this_process_broke_off_its_loading_is_no_fault_of_the_adapter() -> None:
    for _ in range(3):
        with pytest.raises(MemoryError):
            EngineLink(InProcessLaunch("toy_adapter:half_loaded", {})).start()


@pytest.mark.parametrize("argv", [("/no/such/engine", "--fast"), (), ("/tmp",), ("bad\0name",)])
def test_a_command_that_cannot_be_started_is_named(argv: tuple[str, ...]) -> None:
    with pytest.raises(EngineNotStarted, match=r"cannot start|empty"):
        EngineLink(StdioLaunch(argv, "nothing")).start()


def test_an_engine_that_ends_before_it_greets_is_given_up_with_the_cause() -> None:
    link = EngineLink(StdioLaunch((sys.executable, "-c", "raise SystemExit('no licence')"), "toy"), PATIENT)
    for _ in range(3):
        with pytest.raises(EngineCrashed, match="no licence"):
            link.start()
    with pytest.raises(EngineGone, match=r"failed 3 times .*'no licence'"):
        link.start()


def test_an_address_without_an_engine_is_named() -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        port = deaf.getsockname()[1]
        link = EngineLink(TcpLaunch("127.0.0.1", port), Timeouts(1.0, 1.0))
        for _ in range(3):
            with pytest.raises(EngineNotStarted, match=f"no engine at 127.0.0.1:{port}"):
                link.start()


def test_a_server_for_one_connection_returns_after_it() -> None:
    address: Queue[tuple[str, int]] = Queue()
    server = threading.Thread(
        target=serve_tcp,
        args=(Toy, "127.0.0.1", 0),
        kwargs={"announce": lambda *bound: address.put(bound), "once": True},
        daemon=True,
    )
    server.start()
    with EngineLink(TcpLaunch(*address.get(timeout=600)), PATIENT) as link:
        assert link.bye().name == "toy"
    server.join(600)
    assert not server.is_alive()


def test_over_tcp_an_adapter_that_hangs_does_not_keep_the_next_connection_out() -> None:
    wakes = threading.Event()

    class Sleeper(Toy):
        def ask(self, request: object) -> object:  # type: ignore[override]
            return wakes.wait(600)

    with EngineLink(listening(Sleeper), PATIENT) as link:
        link.call("open", {"table": "t", "regulation": "toy", "seats": 2})
        link.timeouts = replace(PATIENT, command_s=0.2)
        with pytest.raises(EngineTimedOut):
            link.call("ask", {"table": "t", "what": "rules"})
        link.timeouts = PATIENT
        assert link.call("open", {"table": "t", "regulation": "toy", "seats": 2}) == {
            "answer": "accepted",
            "events": [],
        }
        wakes.set()


def test_the_process_is_the_childs_or_the_one_that_hello_reports() -> None:
    with EngineLink(STDIO, PATIENT) as link:
        assert link.pid == link.hello.pid
    assert link.pid is None
    with EngineLink(listening(), PATIENT) as link:
        assert link.pid == os.getpid()


def test_a_result_that_its_reader_cannot_use_ends_the_engine_and_counts() -> None:
    with EngineLink(IN_PROCESS) as link:
        link.call("open", {"table": "t", "regulation": "toy", "seats": 2})
        error = link.malformed("open: no such answer")
        assert isinstance(error, MalformedReply)
        assert "open: no such answer" in str(error)
        assert '"answer":"accepted"' in str(error)
        assert link.pid is None
        assert link.failures == [Failure(error.reason, error.what, asked=2)]


def test_every_launch_has_a_name_for_messages() -> None:
    assert [label(launch) for launch in (STDIO, IN_PROCESS, TcpLaunch("::1", 7))] == [
        "toy",
        "toy_adapter:Toy",
        "::1:7",
    ]
