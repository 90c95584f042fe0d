"""How the benchmarks start engines, and twenty engines that are wrong on purpose."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Command
from vistoria.model.event import Event, Paid, UnknownEvent
from vistoria.reference_engine.adapter import Reference

KINDS = 20


class Saboteur(Reference):
    """Pays one chip too much whenever what a seat is paid leaves the remainder `wrong` by KINDS."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self.wrong = int(options["wrong"])

    def do(self, table: str, command: Command) -> Answer:
        """As the reference engine does, but for the payments."""
        answer = super().do(table, command)
        if not isinstance(answer, Accepted):
            return answer
        return Accepted(tuple(self._spoilt(event) for event in answer.events))

    def _spoilt(self, event: Event | UnknownEvent) -> Event | UnknownEvent:
        if isinstance(event, Paid) and event.amount % KINDS == self.wrong:
            return msgspec.structs.replace(event, amount=event.amount + 1)
        return event


def hosted(target: str, **options: str) -> tuple[str, ...]:
    """The command that hosts a Python engine over standard input and output."""
    pairs = (f"{key}={value}" for key, value in options.items())
    return (sys.executable, "-m", "vistoria.serve.host", target, *pairs)


def reference() -> tuple[str, ...]:
    """The command that starts the reference engine."""
    return hosted("vistoria.reference_engine.adapter:Reference")


def saboteur(wrong: int) -> tuple[str, ...]:
    """The command that starts one wrong engine."""
    return hosted("benchmarks.engines:Saboteur", wrong=str(wrong))


def playback(recording: Path) -> tuple[str, ...]:
    """The command that starts the engine that thinks nothing."""
    return (sys.executable, str(Path(__file__).parent / "playback.py"), str(recording))
