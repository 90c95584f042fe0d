"""An engine that answers as a stored conversation has it, and is asked nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from vistoria.client.draws import OFF_THE_RECORD, TRIED_HAND, table_label
from vistoria.client.hand_so_far import stored_error
from vistoria.client.scene import SceneFault
from vistoria.client.transcript import Transcript
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello

MOST_TABLES = 64
"""More tables than any scenario opens off the record."""
OFF = {before: frozenset(table_label(before + n) for n in range(1, MOST_TABLES)) for before in OFF_THE_RECORD}
HAND_TRIED, ALL_OFF = OFF[TRIED_HAND], frozenset().union(*OFF.values())
"""Tables off the record at which a hand is tried, and all tables off the record."""


class Otherwise(Exception):
    """What the steps ask, and another thing stands in the conversation; the text says where."""


class NotStored(Exception):
    """The steps ask something off the record, of which no answer is stored."""


@dataclass
class StoredEngine:
    """Answers each request as the conversation has it, and is asked nothing else."""

    transcript: Transcript
    hello: Hello
    said: int = 0
    """Messages that were said again."""
    was_tried: bool = field(default=False, init=False)
    has_complained: bool = field(default=False, init=False)
    """Whether an answer could not be read, of which the words are the run's."""

    @property
    def broke_off(self) -> bool:
        """Whether the conversation is that of a table off the record, at which the engine broke off."""
        *_, params = ({}, *(each.get("params") for each in self.transcript.messages[-2:-1]))
        table = params.get("table") if isinstance(params, dict) else None
        return table in ALL_OFF and "fault" in self.transcript.messages[-1]

    def call(self, method: str, params: object) -> object:
        """The stored answer; raise what the engine broke off with, Otherwise and NotStored."""
        asked = {"method": method, "params": msgspec.to_builtins(params, str_keys=True)}
        table = asked["params"].get("table") if isinstance(asked["params"], dict) else None
        if table in ALL_OFF and self.broke_off:
            raise NotStored
        if table in HAND_TRIED:
            self.was_tried = True
            raise SceneFault(Reason.COURSE_REFUSED, "no hand off the record is stored")
        if table in ALL_OFF:
            raise NotStored
        at, messages = self.said, self.transcript.messages
        if at >= len(messages):
            raise Otherwise(f"asks {method} after message {at}, the last that is stored")
        if _text(messages[at]) != _text(asked):
            raise Otherwise(
                f"asks {_text(asked)} as message {at + 1}; the conversation has {_text(messages[at])}"
            )
        if at + 1 >= len(messages):
            raise Otherwise(f"asks {method} as message {at + 1}, and no answer is stored")
        self.said += 2
        answer = messages[at + 1]
        if "result" in answer:
            return answer["result"]
        raise stored_error(messages[: at + 2]) or Otherwise(f"asks {method}, and no answer is stored")

    def malformed(self, what: str) -> EngineError:
        """The answer that cannot be read."""
        self.has_complained = True
        return EngineError(what)


def _text(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
