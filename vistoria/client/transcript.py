"""One scenario's conversation as a file: a line a message, each chained to the one before by its hash.

    {"transcript":1, …header}
    {"message":{"method":…,"params":…},"n":1,"prev":"<SHA-256 of the line before>"}
    {"message":{"result":…},"n":2,"prev":…}           or {"message":{"fault":{…}}, …}
    {"end":true,"messages":2,"prev":…}

Keys are sorted, text is UTF-8, hashes are of a line's bytes without its newline; no clock times and no
JSON-RPC ids, so that the same conversation gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path

import msgspec

from vistoria.journal.disk import write_whole
from vistoria.model.errors import UserError
from vistoria.model.lazily import Lazily
from vistoria.protocol.handshake import Hello
from vistoria.protocol.wire import BadLine, decode

Messages = Sequence[Mapping[str, object] | msgspec.Raw]

VERSION = 1
_BEFORE, _AFTER = b'{"message":', b',"n":'
"""What stands around a message in a line as a run writes it."""
_KINDS = ({"method", "params"}, {"result"}, {"fault"})


class TranscriptBroken(UserError):
    """A transcript that is not what was written; lines count from 1."""

    def __init__(self, path: Path, line: int, what: str) -> None:
        super().__init__(f"{path}, line {line}: {what}; the file was changed or cut, run the scenario again")
        self.path = path
        self.line = line
        self.what = what


class _Line(msgspec.Struct, frozen=True):
    message: msgspec.Raw


class _Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: dict[str, str]
    messages: tuple[dict[str, object], ...]


@dataclass(frozen=True)
class Transcript:
    """What a file holds: the header without its version, and the messages from number 1."""

    header: dict[str, object]
    messages: Sequence[dict[str, object]]
    """Each is read when it is asked for: as objects they take six times the room of their text."""
    lines: Sequence[bytes] = ()
    """As they stand in the file; none where the conversation stands in the header of another."""
    tables: frozenset[str] = frozenset()
    """The tables that its requests name."""
    is_plain: bool = False
    """Whether each line is as a run writes it, and each message a request or its result in turn."""

    def text(self, at: int) -> msgspec.Raw:
        """A message as it stands in the file."""
        if not self.lines:
            return message_text(self.messages[at])
        if self.is_plain:
            line = self.lines[at + 1]
            return msgspec.Raw(line[len(_BEFORE) : line.rindex(_AFTER)])
        return msgspec.json.decode(self.lines[at + 1], type=_Line).message

    @property
    def texts(self) -> Sequence[msgspec.Raw]:
        """The messages as they stand in the file."""
        return Lazily(range(len(self.messages)), self.text)

    @cached_property
    def tried(self) -> Mapping[str, Transcript]:
        """What was tried apart, by its name; nothing where that cannot be read."""
        try:
            told = msgspec.convert(self.header.get("tried", {}), dict[str, _Tried])
        except msgspec.ValidationError:
            return {}
        return {
            name: Transcript(
                {**self.header, "names": each.names},
                each.messages,
                tables=frozenset(table for message in each.messages for table in _tables(message)),
            )
            for name, each in told.items()
        }

    @cached_property
    def greeting(self) -> Hello | None:
        """What the engine said of itself; None where nothing was said, or nothing that can be read."""
        try:
            return msgspec.convert(self.header.get("hello"), Hello)
        except msgspec.ValidationError:
            return None


def write_transcript(path: Path, header: Mapping[str, object], messages: Messages) -> str:
    """Write the file whole or not at all; the SHA-256 of its bytes, in hexadecimal."""
    content = bytearray()  # of a long conversation no second copy is held
    for line in transcript_lines(header, messages):
        content += line
        content += b"\n"
    write_whole(path, content, synced=True)
    return sha256(content).hexdigest()


def message_text(message: Mapping[str, object]) -> msgspec.Raw:
    """A message as it stands in a transcript."""
    return msgspec.Raw(_line(message))


def transcript_lines(
    header: Mapping[str, object], messages: Iterable[Mapping[str, object] | msgspec.Raw]
) -> Iterator[bytes]:
    """The lines of a transcript, without newlines."""
    line = _line({**header, "transcript": VERSION})
    yield line
    n = 0
    for n, message in enumerate(messages, start=1):
        line = _line({"message": message, "n": n, "prev": _hash(line)})
        yield line
    yield _line({"end": True, "messages": n, "prev": _hash(line)})


def read_transcript(path: Path) -> Transcript:
    """Read and verify a file; raise TranscriptBroken at the first wrong line, OSError without a file."""
    return transcript_of(path, path.read_bytes())


def transcript_of(path: Path, content: bytes) -> Transcript:
    """The transcript that a file holds with this content; raise TranscriptBroken."""
    *lines, rest = content.split(b"\n")
    seen = _Seen()
    fault = (1, "no line of it ends") if rest and not lines else chain_fault(lines, seen.values(path, lines))
    if fault is None and rest:
        fault = len(lines) + 1, "text after the last newline"
    if fault is not None:
        raise TranscriptBroken(path, *fault)
    header = {key: value for key, value in decode(lines[0]).items() if key != "transcript"}
    return Transcript(header, Lazily(lines[1:-1], _message), lines, frozenset(seen.tables), seen.is_plain)


@dataclass
class _Seen:
    """What is noted of the lines of a file while they are read, so that they are read once."""

    tables: set[str] = field(default_factory=set)
    is_plain: bool = True

    def values(self, path: Path, lines: Sequence[bytes]) -> Iterator[dict[str, object]]:
        """What the lines say; raises TranscriptBroken."""
        for n, line in enumerate(lines):
            value = _as_written(line)
            if value is None:
                self.is_plain = False
                try:
                    value = decode(line)
                except BadLine as error:
                    raise TranscriptBroken(path, n + 1, str(error)) from None
            message = value.get("message")
            if isinstance(message, dict):
                self.is_plain &= ("method" if n % 2 else "result") in message
                self.tables.update(_tables(message))
            yield value


def _tables(message: object) -> tuple[str, ...]:
    """The table that a request names."""
    params = message.get("params") if isinstance(message, dict) else None
    return (str(params["table"]),) if isinstance(params, dict) and "table" in params else ()


def _as_written(line: bytes) -> dict[str, object] | None:
    """What a line says that has the form in which a run writes it, so that no key stands twice; None otherwise."""
    try:
        value = msgspec.json.decode(line)
        return value if isinstance(value, dict) and _line(value) == line else None
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError):
        return None


def _message(line: bytes) -> dict[str, object]:
    """The message of a line that was read strictly before."""
    message = msgspec.json.decode(line)["message"]
    assert isinstance(message, dict), "the chain has none other"
    return message


def chain_fault(lines: Sequence[bytes], values: Iterable[Mapping[str, object]]) -> tuple[int, str] | None:
    """Number and fault of the first line that breaks the chain; `values` are the lines decoded."""
    last: Mapping[str, object] | None = None
    for i, last in enumerate(values):
        if i:
            what = _fault(last, i, _hash(lines[i - 1]), last=i == len(lines) - 1)
        else:
            what = (
                None
                if last.get("transcript") == VERSION
                else f'the header does not say "transcript":{VERSION}'
            )
        if what is not None:
            return i + 1, what
    if last is None:
        return 1, "the file is empty"
    if "end" not in last:
        return len(lines) + 1, "the footer is missing"
    return None


def _fault(value: Mapping[str, object], n: int, prev: str, last: bool) -> str | None:
    if value.get("prev") != prev:
        return "the hash of the line before does not fit"
    if "end" in value:
        if not last:
            return "a footer with lines after it"
        if value != {"end": True, "messages": n - 1, "prev": prev}:
            return f"the footer does not count {n - 1} messages"
        return None
    message = value.get("message")
    if value.get("n") != n or value.keys() != {"message", "n", "prev"}:
        return f"this is not message {n}"
    if not isinstance(message, dict) or message.keys() not in _KINDS:
        return "a message is a request with its method, a result or a fault"
    return None


def is_as_written(line: bytes, value: object) -> bool:
    """Whether a line has the form in which a run writes what it says."""
    return _line(value) == line


def _line(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def _hash(line: bytes) -> str:
    return sha256(line).hexdigest()
