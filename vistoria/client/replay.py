"""Says a stored conversation again and compares the answers."""

from __future__ import annotations

from typing import Protocol

import msgspec

from vistoria.model.errors import UserError
from vistoria.protocol.errors import EngineError
from vistoria.protocol.wire import decode

from .aliases import Aliases
from .reply_difference import ReplyDifference, first_difference
from .transcript import Transcript


class Caller(Protocol):
    """The part of an engine link that a replay needs."""

    def call(self, method: str, params: object) -> object:
        """Send a request and return its result."""


class NotReplayable(UserError, ValueError):
    """A transcript whose messages are not requests and answers in turn."""


def replay(transcript: Transcript, link: Caller) -> ReplyDifference | None:
    """Send every request again, on fresh tables; the first difference between the answers, or None.

    Where the engine had failed it has to fail again for the same reason; the words of a fault may differ.
    Raises NotReplayable. A request that was never answered ends the replay.
    """
    names = Aliases.by_chance()
    messages = transcript.messages
    for i in range(0, len(messages) - 1, 2):
        request, answer = messages[i], messages[i + 1]
        method, params = request.get("method"), request.get("params")
        if not isinstance(method, str) or "method" in answer:
            raise NotReplayable(f"message {i + 1} is no request followed by its answer")
        wire = names.outward(params) if isinstance(params, dict) else params
        again = decode(names.inward(msgspec.json.encode(_ask(link, method, wire))))
        found = first_difference(_comparable(answer), _comparable(again), i + 2)
        if found is not None:
            return found
    return None


def _ask(link: Caller, method: str, params: object) -> dict[str, object]:
    try:
        return {"result": link.call(method, params)}
    except EngineError as error:
        return {"fault": {"reason": error.reason.value, "text": str(error)}}


def _comparable(answer: dict[str, object]) -> dict[str, object]:
    fault = answer.get("fault")
    return {"fault": {"reason": fault.get("reason")}} if isinstance(fault, dict) else answer
