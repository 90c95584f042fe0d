"""An audit of a stream takes as much memory for many hands as for few."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from tests.audit.one_hand import HAND, MACAU

SHORT = HAND.replace("[50, 100, 0]", "[50, 100, 200]")
"""With a straddle: read, counted and not judged, so that a long stream is soon read."""
MOST_MB = 200


def stream(hands: int) -> Iterator[bytes]:
    """Hands that differ in table and number, as those of an archive do; one of fifty is judged."""
    for number in range(hands):
        text = HAND if number % 50 == 0 else SHORT
        yield f"[{number + 1}]\n{text}table = 't{number % 50}'\nhand = {number + 1}\n\n".encode()


def peak_mb(hands: int) -> float:
    """The most memory that an audit of so many hands on standard input took."""
    measure = (
        "import pathlib, sys; from vistoria.cli import main\n"
        "try: main(sys.argv[1:])\n"  # getrusage would count what the process that starts this one has
        "finally: sys.stderr.write(pathlib.Path('/proc/self/status').read_text())"
    )
    words = [sys.executable, "-c", measure, "audit", "-", "--format", "phh", "-r", MACAU, "-q"]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stderr is not None
    for text in stream(hands):
        process.stdin.write(text)
    process.stdin.close()
    said = process.stderr.read().decode()
    assert process.wait() in (0, 1), said  # the same cards again and again are no mixed pack
    return int(said.rpartition("VmHWM:")[2].split()[0]) / 1024


def test_memory_does_not_grow_with_the_stream() -> None:
    few, many = peak_mb(300), peak_mb(4_000)
    assert many < MOST_MB
    assert many < few + 5
