"""What the link makes of an engine that misbehaves, beyond the outcome that the kit's table names."""

from __future__ import annotations

import select
import tracemalloc
from pathlib import Path

import pytest
from hostile_kit import AT_ONCE, PATIENT, QUICK, grown_to, left_over, link_to, output_of

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.protocol.errors import (
    EngineCrashed,
    EngineGone,
    EngineTimedOut,
    IdentityChanged,
    LineTooLong,
    NotAMessage,
    RefusedRequest,
    WrongReply,
)


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    return tmp_path / "mark"


@pytest.mark.parametrize(("at", "number"), [("hello", 1), ("look", 2)])
def test_a_crash_is_told_with_the_engine_the_request_its_end_and_its_last_words(
    at: str, number: int, mark: Path
) -> None:
    link = link_to("crash", mark, at)
    with pytest.raises(EngineCrashed) as caught:
        link.call("look", {"table": "t"})
    for words in ("crash", f"{at} (request {number})", "exit status 3", "the deck is empty"):
        assert words in str(caught.value)
    assert link.pid is None
    assert left_over(mark) == []
    usable(link)
    assert left_over(mark) == []


def test_a_refusal_by_json_rpc_leaves_the_engine_in_step(mark: Path) -> None:
    with link_to("rpc-error", mark) as link:
        pid = link.pid
        with pytest.raises(RefusedRequest, match='"answer": "refused"'):
            link.call("look", {})
        assert (link.pid, link.failures) == (pid, [])
        assert link.call("ask", {}) == {"answer": "not-provided"}
    assert left_over(mark) == []


def test_a_request_larger_than_the_pipe_and_an_answer_as_large_pass(mark: Path) -> None:
    with link_to("many-events", mark) as link:
        result = link.call("look", {"text": "é" * 150_000})
    assert isinstance(result, dict)
    assert len(result["events"]) == 10_000


def test_output_that_was_there_before_the_request_is_no_answer_to_it(mark: Path) -> None:
    link = link_to("talks", mark)
    link.call("look", {})
    assert link.pid is not None
    assert select.select([output_of(link.pid)], [], [], 600)[0]
    with pytest.raises(NotAMessage, match="unasked output"):
        link.call("ask", {})
    assert left_over(mark) == []
    usable(link)


def test_an_engine_that_does_not_read_cannot_hold_up_the_harness(mark: Path) -> None:
    link = link_to("stays", mark, "hello", QUICK)
    link.start()
    with pytest.raises(EngineTimedOut, match="was not read to its end"):
        link.call("look", {"text": "x" * 900_000})
    assert left_over(mark) == []
    usable(link)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="strays are found by /proc")
@pytest.mark.parametrize("end", ["stop", "bye"])
@pytest.mark.parametrize("fault", ["child-and-answer", "daemon-and-bye"])
def test_a_child_of_the_engine_in_its_group_or_out_of_it_is_killed_with_it(
    fault: str, end: str, mark: Path
) -> None:
    link = link_to(fault, mark)
    link.call("look", {})
    assert grown_to(2, mark)
    getattr(link, end)()
    assert left_over(mark) == []


@pytest.mark.parametrize(
    ("fault", "error"), [("huge-line", LineTooLong), ("flood", WrongReply), ("endless-log", EngineTimedOut)]
)
def test_floods_cost_bounded_memory(fault: str, error: type[Exception], mark: Path) -> None:
    link = link_to(fault, mark, timeouts=AT_ONCE if error is EngineTimedOut else PATIENT)
    link.start()
    tracemalloc.start()
    try:
        with pytest.raises(error):
            link.call("look", {})
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 8_000_000
    assert len(link.stderr_tail()) <= 16_384


def test_the_end_of_standard_error_is_kept(mark: Path) -> None:
    with link_to("long-log", mark) as link:
        link.call("look", {})
        assert link.stderr_tail().endswith("the last line\n")
        assert len(link.stderr_tail()) <= 16_384
    assert link.stderr_tail().endswith("the last line\n")


def test_after_three_failures_the_engine_is_gone(mark: Path) -> None:
    link = link_to("late", mark)
    for _ in range(3):
        with pytest.raises(WrongReply):
            link.call("look", {})
        mark.unlink()  # its next start misbehaves too
    for _ in range(2):
        with pytest.raises(EngineGone, match=r"failed 3 times .*request \d+ is answered late"):
            link.call("ask", {})
    assert len(link.failures) == 3
    assert left_over(mark, seconds=0.0) == []


def test_an_engine_that_comes_back_as_another_is_refused(mark: Path) -> None:
    link = link_to("crash", mark)
    with pytest.raises(EngineCrashed):
        link.call("look", {})
    link.launch = InProcessLaunch("vistoria.validation.hostile.lies:IgnoresForcedDeck", {})
    with pytest.raises(IdentityChanged, match=r"engine was .* in the first hello and is"):
        link.call("look", {})
    assert left_over(mark) == []


def test_ids_ascend_over_a_restart(mark: Path) -> None:
    link = link_to("crash", mark)
    with pytest.raises(EngineCrashed, match=r"look \(request 2\)"):
        link.call("look", {})
    link.call("look", {})
    link.stop()
    assert link._asked == 4


def usable(link: EngineLink) -> None:
    """After a failure the engine is started again, answers, and says goodbye."""
    link.timeouts = PATIENT
    assert link.call("ask", {"table": "t"}) == {"answer": "not-provided"}
    assert link.bye().name == "hostile"
