"""An engine that answers as a stored conversation has it, and is asked nothing else."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from vistoria.client.hand_so_far import stored_error
from vistoria.client.transcript import Transcript, message_text
from vistoria.model.evidence import Fault
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello

FAULT = b'{"fault":'
"""How the text of a message begins with which the engine broke off."""


class AsksOtherwise(Exception):
    """What is asked is not what the conversation has next; the text says where."""


class Unanswered(AsksOtherwise):
    """More is asked than was answered."""


@dataclass
class StoredEngine:
    """Answers each request as the conversation has it; raises AsksOtherwise, and what the engine broke off with."""

    transcript: Transcript
    silent: Fault | None = None
    """Why the run never heard the engine, where it did not greet."""
    said: int = 0
    """Messages that were said again."""

    @property
    def hello(self) -> Hello:
        """What the engine said of itself."""
        hello = self.transcript.greeting
        if hello is None:
            raise self._nothing("the greeting")
        return hello

    @property
    def left(self) -> int:
        """Messages that are stored and were not said again."""
        return len(self.transcript.messages) - self.said

    def apart(self, name: str) -> StoredEngine:
        """What answers in the conversation that was tried apart under this name."""
        stored = self.transcript.tried.get(name)
        if stored is None:
            raise AsksOtherwise(f"tries {name} apart, and nothing of that is stored")
        return StoredEngine(stored, self.silent)

    def call(self, method: str, params: object) -> msgspec.Raw:
        """The stored answer, as its text."""
        at, messages = self.said, self.transcript.messages
        if not messages:
            raise self._nothing(method)
        if at + 1 >= len(messages):
            raise Unanswered(f"asks {method} as message {at + 1}, and no answer is stored")
        asked = message_text({"method": method, "params": params})
        stored, answer = self.transcript.text(at), self.transcript.text(at + 1)
        if stored != asked:
            raise AsksOtherwise(
                f"asks {bytes(asked).decode()} as message {at + 1}; the conversation has {bytes(stored).decode()}"
            )
        self.said += 2
        if memoryview(answer)[: len(FAULT)] == FAULT:
            raise stored_error(messages[: at + 2]) or Unanswered(f"asks {method}, and no answer is stored")
        return answer

    def malformed(self, what: str) -> EngineError:
        """The error of an answer that cannot be read: a run keeps it in the place of the answer."""
        raise AsksOtherwise(f"gets an answer that no run keeps: {what}")

    def _nothing(self, asked: str) -> Exception:
        """What is raised where nothing at all was said."""
        error = None if self.silent is None else EngineError(self.silent.detail)
        if error is None or self.silent is None:
            return Unanswered(f"asks {asked}, and the engine said nothing")
        error.reason = self.silent.reason
        return error
