"""The worked transcripts: a title, the law, the sums done by hand, the handshake, and the messages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from vistoria.model.answer import Viewed
from vistoria.model.event import UnknownEvent
from vistoria.model.history import History, read_history

FOLDER = Path(__file__).parent / "transcripts"
PATHS = sorted(FOLDER.glob("*.json"))
NAMES = [path.stem for path in PATHS]

Raw = dict[str, object]


@dataclass(frozen=True)
class Worked:
    """One transcript as it lies in its file."""

    path: Path
    title: str
    law: tuple[str, ...]
    hello: Raw
    messages: tuple[Raw, ...]

    @property
    def exchanges(self) -> list[tuple[str, Raw, object]]:
        """Method, parameters and result of every exchange."""
        pairs = zip(self.messages[::2], self.messages[1::2], strict=True)
        return [(str(asked["method"]), asked["params"], answered["result"]) for asked, answered in pairs]  # type: ignore[misc]

    @property
    def history(self) -> History:
        """The transcript in the types of the model."""
        return read_history(self.messages)


def load(path: Path) -> Worked:
    """Read one transcript."""
    raw = json.loads(path.read_text(encoding="utf-8"))
    return Worked(path, raw["title"], tuple(raw["law"]), raw["hello"], tuple(raw["messages"]))


def write_reply(reply: object) -> object:
    """A reply in the model's types as the wire carries it; the inverse of `read_reply`."""
    if isinstance(reply, tuple):
        return {"results": reply}
    return {} if reply is None else reply


def events_of(history: History) -> list[object]:
    """Every event of a history, those that a look repeats included."""
    found: list[object] = [h.event for h in history.happened]
    for _, viewed, _ in history.looks():
        found += viewed.events if isinstance(viewed, Viewed) else ()
    return found


def unknown(history: History) -> list[UnknownEvent]:
    """Events outside the vocabulary."""
    return [event for event in events_of(history) if isinstance(event, UnknownEvent)]
