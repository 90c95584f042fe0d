"""Engines that are wrong on purpose, as a vendor's module that the harness hosts in a child process."""

from __future__ import annotations

import os
import random
import resource
import signal
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from unranked import Unranked

from vistoria.model.answer import Accepted, Answer, Unsupported, Viewed
from vistoria.model.command import Act, Command, Start
from vistoria.model.event import Turn
from vistoria.model.request import Look, Open
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import policy
from vistoria.serve import Adapter
from vistoria.serve.loop import refused
from vistoria.validation.saboteurs.mo_97_2010.dealing import unburnt

REGULATION = "mo-97-2010"
OFFERS = ("limit", "no-limit", "shuffler", "hand-shuffle", "tournament", "more-than-ten-seats", "voice")


class AcceptsEverything(Adapter):
    """Claims everything, says yes to all and reports nothing."""

    def hello(self) -> Hello:
        able = Abilities(
            forced_deck=True, forced_marker=True, forced_stacks=True, forced_pool=True, seed=True, clock=True,
            connection=True, views=True, record=True, voice=True,
            rank=("showdown",), incidents=("misdealt",),
            information=("rules", "stakes", "notices", "choices", "operations", "last-hand"),
        )  # fmt: skip
        identity = Identity(type(self).__name__, "1", "nobody", "0")
        return Hello(1, identity, (REGULATION,), able, {REGULATION: OFFERS})

    def open(self, request: Open) -> Answer:
        return Accepted()

    def do(self, table: str, command: Command) -> Answer:
        return Accepted()


class PutsNothingAway(Reference):
    """Puts no card away before the flop (against 7.1), whatever deck is forced."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__(options)
        entry = self.regulations[REGULATION]
        self.regulations = {**self.regulations, REGULATION: replace(entry, rules=unburnt(1)(entry.rules))}


class DealsThreeCards(Reference):
    """Deals three closed cards to each, always."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        super().__init__(options)
        entry = self.regulations[REGULATION]
        rules = policy("streets", own=3)(entry.rules)
        self.regulations = {**self.regulations, REGULATION: replace(entry, rules=rules)}


class DeclaresNothing(Reference):
    """Makes offers that it does not declare."""

    def hello(self) -> Hello:
        return msgspec.structs.replace(super().hello(), offers={})


class RefusesACall(Reference):
    """Does not let anybody call a bet of 57."""

    def do(self, table: str, command: Command) -> Answer:
        hand = self.tables[table].state.hand
        if isinstance(command, Act) and command.act == "call" and 57 in getattr(hand, "bets", ()):
            return refused("not-now", "nobody calls that")
        return super().do(table, command)


class Crashes(Reference):
    """Ends its process when a seat folds."""

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Act) and command.act == "fold":
            print("fatal: fold", file=sys.stderr, flush=True)
            os._exit(3)
        return super().do(table, command)


class Hangs(Reference):
    """Never answers when a seat folds, and leaves a process behind if it is let."""

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Act) and command.act == "fold":
            if os.fork() == 0:
                time.sleep(600)
            time.sleep(600)
        return super().do(table, command)


class IgnoresForcedDeck(Reference):
    """Deals from a deck of its own though it claims the ability."""

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Start):
            command = msgspec.structs.replace(command, deck=None)
        return super().do(table, command)


class DiffersTheSecondTime(Reference):
    """Pays one chip more the second time a table is played."""

    def open(self, request: Open) -> Answer:
        self.again = getattr(self, "again", 0) + 1
        return super().open(request)

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        if isinstance(answer, Accepted):
            events = tuple(
                msgspec.structs.replace(e, cites=(str(self.again + random.random()),))
                if "cites" in dir(e)
                else e
                for e in answer.events
            )
            return Accepted(events)
        return answer


class ShowsMoreThanCards(Reference):
    """Correct, but for views: every viewer sees what the house sees."""

    def look(self, request: Look) -> Viewed | Unsupported:
        return super().look(msgspec.structs.replace(request, viewer="house"))


class AsksAnother(Reference):
    """Says that the seat of the option must decide whenever seat 2 must."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__({})
        self.other = int(options["seat"])

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        return Accepted(tuple(map(self._told, answer.events))) if isinstance(answer, Accepted) else answer

    def _told(self, event: Any) -> Any:
        asked = isinstance(event, Turn) and event.seat == 2
        return msgspec.structs.replace(event, seat=self.other) if asked else event


class AnotherAtTheEnd(Reference):
    """Gives another version when it is asked once more."""

    def identity(self) -> Identity:
        self.asked = getattr(self, "asked", 0) + 1
        identity = super().identity()
        return identity if self.asked == 1 else msgspec.structs.replace(identity, version="other")


class EndsOnce(Reference):
    """Correct, but for the first hand that is ever started: its process, or its connection, ends instead.

    The option `mark` is a path; where there is a file it has happened.
    """

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self.mark = Path(options["mark"])

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Start) and not self.mark.exists():
            self.mark.touch()
            raise RuntimeError("fatal: start")
        return super().do(table, command)


class Cramped(Reference):
    """Correct, in the process of the harness, where from the first table on no file may become long.

    The option `room` is the longest, in bytes, and `tables` says how many tables are opened before.
    """

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self.room, self.before = (int(options.get(*each)) for each in (("room", "14000"), ("tables", "0")))

    def open(self, request: Open) -> Answer:
        self.before -= 1
        if self.before < 0:
            resource.setrlimit(resource.RLIMIT_FSIZE, (self.room, self.room))
        return super().open(request)


class Slow(Reference):
    """Correct, and in no hurry."""

    def open(self, request: Open) -> Answer:
        time.sleep(0.1)
        return super().open(request)


class InterruptsUnheard(Reference):
    """Presses Ctrl-C where Python ignores every exception: while an object is removed."""

    def open(self, request: Open) -> Answer:
        _Removed()
        return super().open(request)


class _Removed:
    def __del__(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)


class CrashesInOpen(Reference):
    """Ends with a traceback whenever a table is opened."""

    def open(self, request: Open) -> Answer:
        raise RuntimeError(f"no room for {request.regulation}")


class Waits(ShowsMoreThanCards):
    """Shows more than cards; each process waits for ever before its fifth table.

    The option `marks` is a folder: a process that waits leaves a file there, named after its number and that of
    its parent. Where there is a file `go`, nobody waits.
    """

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self.marks = Path(options["marks"])
        self.asked_to_open = 0

    def open(self, request: Open) -> Answer:
        self.asked_to_open += 1
        if self.asked_to_open == 5:
            wait(self.marks)
        return super().open(request)


def wait(marks: Path) -> None:
    """Leave a mark, and wait until there is a file `go`."""
    (marks / f"{os.getpid()}-{os.getppid()}").touch()
    while not (marks / "go").exists():
        time.sleep(0.01)


class WaitsInPlay(Unranked):
    """Correct; waits as `Waits` does, before the second hand of the table with a certain id (option `table`)."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__({"shuffle": "same"})
        self.marks, self.table, self.starts = Path(options["marks"]), options["table"], 0

    def do(self, table: str, command: Command) -> Answer:
        if table == self.table and isinstance(command, Start):
            self.starts += 1
            if self.starts == 2:
                self.trouble()
        return super().do(table, command)

    def trouble(self) -> None:
        """What happens before the second hand."""
        wait(self.marks)


class CrampedInPlay(WaitsInPlay):
    """Correct, in the process of the harness, where from then on no file may become long, unless there is `go`."""

    def trouble(self) -> None:
        if not (self.marks / "go").exists():
            resource.setrlimit(resource.RLIMIT_FSIZE, (14_000, 14_000))


class KillsItsWorker(Reference):
    """Kills the process that started it when the table with a certain id is opened (option `table`)."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self.fatal = options["table"]

    def open(self, request: Open) -> Answer:
        if request.table == self.fatal:
            os.kill(os.getppid(), signal.SIGKILL)
        return super().open(request)
