"""Budget 2: property scenarios over stdio, compared with a plain loop over the same examples."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from statistics import median

import msgspec

from .clock import children_cpu_s
from .engines import playback, reference
from .figure import Figure, ratio
from .floor import HELLO
from .recording import Recording
from .session import SessionFailed, SessionOrder, SessionTimes, run_session
from .suite import write_suite

REACH, STRETCH = 2.0, 1.3


def measure(work: Path, rounds: int, examples: int) -> list[Figure]:
    """Record every request of every example once, then time the run and a plain loop over the requests."""
    folder = str(write_suite(work / "law", 0, 4, examples))
    out = work / "out"
    out.mkdir()
    recording = work / "recording.json"
    recorded = run_session(SessionOrder("run", folder, reference(), str(out), str(recording)))
    lines = Recording.read(recording).lines
    ours: list[SessionTimes] = []
    bare: list[LoopTimes] = []
    ours_playback: list[float] = []
    bare_playback: list[LoopTimes] = []
    for _ in range(rounds):
        ours.append(run_session(SessionOrder("run", folder, reference(), str(out))))
        bare.append(plain_loop(reference(), lines))
        ours_playback.append(
            run_session(SessionOrder("run", folder, playback(recording), str(out))).scenarios_s
        )
        bare_playback.append(plain_loop(playback(recording), lines))
    if any(t.examples != recorded.examples for t in ours):
        raise SessionFailed(f"{folder}: the examples of two rounds differ")
    return [
        ratio(
            "property scenarios / plain loop",
            [t.scenarios_s for t in ours],
            [t.taken_s for t in bare],
            f"{recorded.examples} examples of {recorded.scenarios} properties in {len(lines)} round trips, drawn, "
            "played on the reference engine over stdio, judged and stored, compared with encoding the same "
            "requests and decoding the replies",
            REACH,
            STRETCH,
        ),
        ratio(
            "the same, CPU time",
            [t.scenarios_cpu_s + t.engine_cpu_s for t in ours],
            [t.cpu_s for t in bare],
            "as above, CPU seconds of the testing process and its engine, which vary less on a busy machine",
        ),
        ratio(
            "the same, engine of recorded replies",
            ours_playback,
            [t.taken_s for t in bare_playback],
            "as above with an engine that only looks up recorded replies: the overhead of the harness",
        ),
        Figure(
            "examples a second",
            median(t.examples / t.scenarios_s for t in ours),
            "/s",
            "examples of property scenarios a second, reference engine over stdio, one process",
        ),
    ]


class LoopTimes(msgspec.Struct):
    """Wall-clock seconds from the start of the engine to its last reply; CPU seconds, including the engine's."""

    taken_s: float
    cpu_s: float


def plain_loop(argv: tuple[str, ...], lines: list[bytes]) -> LoopTimes:
    """Start an engine, encode every request and decode every reply; raise SessionFailed for an error."""
    requests = [msgspec.json.decode(line) for line in (_hello(), *lines)]
    begun, used, others = time.perf_counter(), time.process_time(), children_cpu_s()
    with subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for request in requests:
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            process.stdin.flush()
            reply = msgspec.json.decode(process.stdout.readline())
            if "result" not in reply:
                raise SessionFailed(f"{argv}: {reply}")
        taken, used = time.perf_counter() - begun, time.process_time() - used
        process.stdin.close()
        process.wait()
    return LoopTimes(taken, used + children_cpu_s() - others)


def _hello() -> bytes:
    return HELLO.replace(b'"params":{}', b'"params":' + msgspec.json.encode(_HELLO))


_HELLO = {"protocol": [1, 1], "harness": "benchmark", "limits": {}}
