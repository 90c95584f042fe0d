"""What is found out of a product in conversations apart, which no check looks at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .conversation import Conversation


@dataclass(frozen=True)
class Tried:
    """One conversation, what was found in it, and the others that it rests on."""

    names: Mapping[str, str]
    messages: Sequence[msgspec.Raw]
    found: Any = None
    rests_on: dict[str, Tried] = field(default_factory=dict)

    @classmethod
    def of(cls, talk: Conversation, found: object = None, rests_on: dict[str, Tried] | None = None) -> Tried:
        """What was found in this conversation."""
        return cls(talk.names, talk.messages, found, rests_on or {})

    @property
    def told(self) -> dict[str, object]:
        """The conversation as it stands in the header of a transcript."""
        return {"names": self.names, "messages": self.messages}
