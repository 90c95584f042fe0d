"""Whatever an engine does, the link says what, in time, and can go on; nothing of the engine stays behind."""

from __future__ import annotations

import time
import tracemalloc
from pathlib import Path

import pytest
from hostile_cases import AT_HELLO, AT_LOOK, Case
from hostile_kit import QUICK, grown_to, left_over, link_to

from vistoria.client.link import EngineLink, Timeouts
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

LONGEST_S = 20.0
"""More than any time-out here with the time to start a process on a busy machine; far below a hang."""


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    return tmp_path / "mark"


@pytest.mark.parametrize("case", AT_HELLO, ids=str)
def test_an_engine_wrong_at_hello_is_named_killed_and_greeted_again(case: Case, mark: Path) -> None:
    link = link_to(case.engine, mark, case.argument)
    began = time.monotonic()
    with pytest.raises(case.error) as caught:
        link.start()
    assert time.monotonic() - began < LONGEST_S
    _tells(caught.value, case)
    assert left_over(mark) == []
    _usable(link)
    assert left_over(mark) == []


@pytest.mark.parametrize("case", AT_LOOK, ids=str)
def test_an_engine_wrong_at_a_command_is_named_killed_and_started_again(case: Case, mark: Path) -> None:
    link = link_to(case.engine, mark, case.argument)
    link.start()
    began = time.monotonic()
    with pytest.raises(case.error) as caught:
        link.call("look", {"table": "t"})
    assert time.monotonic() - began < LONGEST_S
    _tells(caught.value, case)
    assert (link.pid is None) is (case.error is not RefusedRequest)
    if case.error is RefusedRequest:
        assert link.failures == [], "a JSON-RPC error in due form leaves the engine in step"
        link.stop()
    assert left_over(mark) == []
    if case.engine != "closes":  # that one is deaf or dumb for every request
        _usable(link)
    link.stop()
    assert left_over(mark) == []


@pytest.mark.parametrize("engine", ["correct", "in_pieces", "flood_on_stderr"])
def test_an_engine_that_is_only_odd_is_understood(engine: str, mark: Path) -> None:
    with link_to(engine, mark, timeouts=Timeouts(5.0, 5.0)) as link:
        assert link.call("look", {"table": "t"}) == {"echo": {"table": "t"}}
        assert link.bye() == link.hello.engine
    assert link.failures == []
    assert left_over(mark) == []


def test_a_request_larger_than_the_pipe_and_an_answer_as_large_pass(mark: Path) -> None:
    text = "é" * 400_000
    with link_to("correct", mark, timeouts=Timeouts(5.0, 5.0)) as link:
        assert link.call("look", {"text": text[:150_000]}) == {"echo": {"text": text[:150_000]}}


def test_an_answer_before_its_request_is_a_wrong_reply(mark: Path) -> None:
    link = link_to("eager", mark)
    link.start()
    time.sleep(1.0)
    with pytest.raises(WrongReply, match="nothing was asked"):
        link.call("look", {})
    assert left_over(mark) == []
    _usable(link)


def test_an_engine_that_does_not_read_cannot_hold_up_the_harness(mark: Path) -> None:
    link = link_to("deaf", mark)
    link.start()
    with pytest.raises(EngineTimedOut, match="was not read to its end"):
        link.call("look", {"text": "x" * 900_000})
    assert left_over(mark) == []
    assert link.start().engine.name == "base"
    link.stop()


def test_an_answer_counts_although_the_engine_ends_right_after_it(mark: Path) -> None:
    link = link_to("exit_after_answer", mark)
    link.start()
    assert link.call("look", {"a": 1}) == {"echo": {"a": 1}}
    with pytest.raises(EngineCrashed, match="exit status 0"):
        link.call("ask", {})
    _usable(link)


def test_a_child_of_the_engine_is_killed_with_it(mark: Path) -> None:
    with link_to("grandchild", mark, "stay") as link:
        link.call("look", {})
        assert grown_to(2, mark)
    assert left_over(mark) == []


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="strays are found by /proc")
@pytest.mark.parametrize("end", ["stay", "crash"])
def test_a_child_that_left_the_group_is_killed_too(end: str, mark: Path) -> None:
    link = link_to("daemon", mark, end)
    link.start()
    if end == "crash":
        with pytest.raises(EngineCrashed):
            link.call("look", {})
    else:
        link.call("look", {})
        assert grown_to(2, mark)
        link.stop()
    assert left_over(mark) == []


def test_a_child_of_the_engine_is_killed_after_bye(mark: Path) -> None:
    link = link_to("grandchild", mark, "stay")
    link.start()
    link.call("look", {})
    link.bye()
    assert left_over(mark) == []


@pytest.mark.parametrize(
    ("engine", "error"),
    [("long_line", LineTooLong), ("flood_of_lines", WrongReply), ("endless_stderr", EngineTimedOut)],
)
def test_floods_cost_bounded_memory(engine: str, error: type[Exception], mark: Path) -> None:
    link = link_to(engine, mark)
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
    with link_to("flood_on_stderr", mark, timeouts=Timeouts(5.0, 5.0)) as link:
        link.call("look", {})
        assert link.stderr_tail().endswith("the last line\n")
        assert len(link.stderr_tail()) <= 16_384
    assert link.stderr_tail().endswith("the last line\n")


def test_after_three_failures_the_engine_is_gone(mark: Path) -> None:
    link = link_to("late", mark)
    for _ in range(3):
        with pytest.raises(WrongReply):
            link.call("look", {})
    for _ in range(2):
        with pytest.raises(EngineGone, match=r"failed 3 times, at last so: .*request \d+ is answered late"):
            link.call("ask", {})
    assert len(link.failures) == 3
    assert left_over(mark, seconds=0.0) == []


def test_an_engine_that_comes_back_as_another_is_refused(mark: Path) -> None:
    link = link_to("another_each_time", mark)
    first = link.start()
    with pytest.raises(EngineCrashed):
        link.call("look", {})
    with pytest.raises(IdentityChanged, match=f"engine was .*{first.engine.digest}.* and is"):
        link.call("look", {})
    assert left_over(mark) == []


def test_more_output_after_bye_is_refused(mark: Path) -> None:
    link = link_to("talks_after_bye", mark)
    link.start()
    with pytest.raises(NotAMessage, match="bye"):
        link.bye()
    assert left_over(mark) == []


def test_an_engine_that_stays_after_bye_is_killed(mark: Path) -> None:
    link = link_to("stays_after_bye", mark)
    link.start()
    assert link.bye().name == "base"
    assert left_over(mark) == []
    assert link.failures == []


def test_ids_ascend_over_a_restart(mark: Path) -> None:
    link = link_to("crash", mark, "look")
    link.start()
    with pytest.raises(EngineCrashed, match=r"look \(request 2\)"):
        link.call("look", {})
    link.call("look", {})
    link.stop()
    assert link._asked == 4


def _tells(error: BaseException, case: Case) -> None:
    for words in (*case.says, case.engine):
        assert words in str(error)


def _usable(link: EngineLink) -> None:
    """After a failure the engine is started again and answers, and says goodbye."""
    assert link.timeouts == QUICK
    assert link.call("ask", {"table": "t"}) == {"echo": {"table": "t"}}
    assert link.bye().name == "base"
