"""Commands that start engines for the benchmarks."""

from __future__ import annotations

import sys
from pathlib import Path


def hosted(target: str, **options: str) -> tuple[str, ...]:
    """The command that serves a Python engine on standard input and output."""
    pairs = (f"{key}={value}" for key, value in options.items())
    return (sys.executable, "-m", "vistoria.serve.host", target, *pairs)


def reference() -> tuple[str, ...]:
    """The command that starts the reference engine."""
    return hosted("vistoria.reference_engine.adapter:Reference")


def playback(recording: Path) -> tuple[str, ...]:
    """The command that starts the engine that only looks up recorded replies."""
    return (sys.executable, str(Path(__file__).parent / "playback.py"), str(recording))


def slow(folder: Path) -> tuple[str, ...]:
    """The command that starts the engine that takes 50 ms for each answer, and counts them in a folder."""
    return (sys.executable, "-m", "benchmarks.slow", str(folder))
