"""The client link compared with a plain loop of writing and reading, with the same engine."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink

from .engines import playback
from .figure import Figure, ratio
from .recording import Recording

LOOK = {"table": "t-9f", "as": {"seat": 3}, "since": 17}
SEEN = {
    "answer": "view",
    "events": [
        {"n": n, "type": "dealt", "to": {"seat": n % 6 + 1}, "card": "Ah", "face": "down"} for n in range(8)
    ],
    "state": {
        "stacks": {str(seat): 1000 for seat in range(1, 7)},
        "pots": [{"amount": 30, "seats": [1, 2, 3, 4, 5, 6]}],
        "marker": 4,
        "cards": [{"place": {"seat": 1}, "cards": ["Ah", "Kh", "Qh", "Jh"]}],
    },
}
HELLO = {"protocol": 1, "engine": {"name": "playback", "version": "1"}, "regulations": []}


def measure(work: Path, rounds: int, trips: int) -> list[Figure]:
    """Measure in turn the link, a loop that encodes JSON, and a loop over bytes."""
    line = msgspec.json.encode({"jsonrpc": "2.0", "id": 1, "method": "look", "params": LOOK}) + b"\n"
    key = line.decode().partition(',"method":')[2]
    path = work / "look.json"
    path.write_bytes(
        msgspec.json.encode(Recording(dict(HELLO), {}, {key: [msgspec.json.encode(SEEN).decode()]}))
    )
    link = EngineLink(StdioLaunch(playback(path), "playback"))
    link.start()
    with subprocess.Popen(playback(path), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        write, flush, readline = process.stdin.write, process.stdin.flush, process.stdout.readline

        def bare() -> None:
            write(line)
            flush()
            readline()

        def coding() -> None:
            write(msgspec.json.encode({"jsonrpc": "2.0", "id": 1, "method": "look", "params": LOOK}) + b"\n")
            flush()
            msgspec.json.decode(readline())

        sides: tuple[Callable[[], object], ...] = (lambda: link.call("look", LOOK), coding, bare)
        times: list[list[float]] = [[], [], []]
        for side in sides:
            _time(side, trips)
        for _ in range(rounds):
            for side, taken in zip(sides, times, strict=True):
                taken.append(_time(side, trips))
        process.stdin.close()
        process.wait()
    link.stop()
    linked, coded, plain = times
    return [
        ratio(
            "round trip by the link / coded loop",
            linked,
            coded,
            f"{trips} looks: checked, with time-outs and numbers",
        ),
        ratio(
            "round trip by the link / bytes only",
            linked,
            plain,
            "the same, compared with a loop that does not decode",
        ),
        Figure(
            "round trips a second",
            trips / min(linked),
            "/s",
            "through the link, with an engine that looks up recorded replies",
        ),
    ]


def _time(side: Callable[[], object], trips: int) -> float:
    begun = time.perf_counter()
    for _ in range(trips):
        side()
    return time.perf_counter() - begun
