"""Says a stored conversation again and compares the answers."""

from __future__ import annotations

import secrets
from typing import Protocol

from vistoria.model.errors import UserError
from vistoria.protocol.errors import EngineError

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
    fresh: dict[str, str] = {}
    messages = transcript.messages
    for i in range(0, len(messages) - 1, 2):
        request, answer = messages[i], messages[i + 1]
        method, params = request.get("method"), request.get("params")
        if not isinstance(method, str) or "method" in answer:
            raise NotReplayable(f"message {i + 1} is no request followed by its answer")
        if isinstance(params, dict) and isinstance(params.get("table"), str):
            table = params["table"]
            params = {**params, "table": fresh.setdefault(table, f"t-{secrets.token_hex(5)}")}
        stored = {new: old for old, new in fresh.items()}
        again = _renamed(_ask(link, method, params), stored)
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


def _renamed(value: dict[str, object], names: dict[str, str]) -> dict[str, object]:
    """The value with every text that is one of the names replaced."""

    def rename(item: object) -> object:
        if isinstance(item, str):
            return names.get(item, item)
        if isinstance(item, list):
            return [rename(part) for part in item]
        if isinstance(item, dict):
            return {key: rename(part) for key, part in item.items()}
        return item

    return {key: rename(part) for key, part in value.items()}
