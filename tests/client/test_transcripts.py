"""Transcripts say what was said, to the byte, and show where they were touched."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vistoria.client.aliases import Aliases
from vistoria.client.conversation import Conversation
from vistoria.client.transcript import TranscriptBroken, read_transcript, write_transcript
from vistoria.model.answer import Provided
from vistoria.model.history import read_history
from vistoria.model.request import Ask

HEADER = {"scenario": "toy/1#a-hand", "hello": {"protocol": 1}}
MESSAGES: list[dict[str, object]] = [
    {"method": "look", "params": {"table": "t", "as": "public"}},
    {"result": {"answer": "view", "state": {"pots": []}, "events": []}},
    {"method": "ask", "params": {"what": "«bolo»\n"}},
    {"fault": {"reason": "engine-crash", "text": "it ended"}},
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "scene.jsonl"


def test_what_is_written_is_read(path: Path) -> None:
    digest = write_transcript(path, HEADER, MESSAGES)
    assert digest == hashlib.sha256(path.read_bytes()).hexdigest()
    transcript = read_transcript(path)
    assert transcript.header == HEADER
    assert [*transcript.messages] == MESSAGES
    assert [entry.name for entry in path.parent.iterdir()] == ["scene.jsonl"]


def test_each_line_carries_the_hash_of_the_one_before(path: Path) -> None:
    write_transcript(path, HEADER, MESSAGES)
    lines = path.read_bytes().splitlines()
    assert lines[0] == b'{"hello":{"protocol":1},"scenario":"toy/1#a-hand","transcript":1}'
    for before, line in itertools.pairwise(lines):
        assert json.loads(line)["prev"] == hashlib.sha256(before).hexdigest()
    assert [json.loads(line)["n"] for line in lines[1:-1]] == [1, 2, 3, 4]
    assert json.loads(lines[-1]).keys() == {"end", "messages", "prev"}


def test_the_bytes_do_not_depend_on_the_order_of_keys(path: Path) -> None:
    first = write_transcript(path, HEADER, MESSAGES)
    turned = [dict(reversed(message.items())) for message in MESSAGES]
    assert write_transcript(path, dict(reversed(HEADER.items())), turned) == first


def test_a_conversation_without_messages_is_a_transcript(path: Path) -> None:
    write_transcript(path, {}, [])
    assert len(read_transcript(path).messages) == 0


def test_a_failed_write_leaves_the_old_file_and_nothing_else(path: Path) -> None:
    write_transcript(path, HEADER, MESSAGES)
    before = path.read_bytes()
    with pytest.raises(TypeError):
        write_transcript(path, HEADER, [{"result": object()}])
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 1


def _drop(number: int) -> Callable[[list[bytes]], list[bytes]]:
    return lambda lines: lines[: number - 1] + lines[number:]


def _swap(old: bytes, new: bytes) -> Callable[[list[bytes]], list[bytes]]:
    return lambda lines: [line.replace(old, new) for line in lines]


@pytest.mark.parametrize(
    ("touch", "line", "says"),
    [
        (_swap(b"public", b"house"), 3, "hash of the line before"),
        (_swap(b'"n":2', b'"n":3'), 3, "this is not message 2"),
        (_swap(b'"messages":4', b'"messages":5'), 6, "does not count 4 messages"),
        (_swap(b'"transcript":1', b'"transcript":2'), 1, '"transcript":1'),
        (_swap(b"toy/1#", b"toy/2#"), 2, "hash of the line before"),
        (_swap(b'"end":true', b'"end":true,"end":true'), 6, "stands twice"),
        (_swap(b'"what"', b"what"), 4, "not JSON"),
        (_drop(1), 1, '"transcript":1'),
        (_drop(3), 3, "hash of the line before"),
        (_drop(6), 6, "footer is missing"),
        (lambda lines: lines[:1], 2, "footer is missing"),
        (lambda lines: [], 1, "empty"),
        (lambda lines: [*lines, b"{}"], 6, "a footer with lines after it"),
        (lambda lines: [*lines, _after(lines[-1])], 6, "a footer with lines after it"),
    ],
)
def test_a_touched_file_is_broken_at_its_first_wrong_line(
    path: Path, touch: Callable[[list[bytes]], list[bytes]], line: int, says: str
) -> None:
    write_transcript(path, HEADER, MESSAGES)
    lines = touch(path.read_bytes().splitlines())
    path.write_bytes(b"".join(text + b"\n" for text in lines))
    with pytest.raises(TranscriptBroken) as caught:
        read_transcript(path)
    assert (caught.value.path, caught.value.line) == (path, line)
    assert says in caught.value.what
    assert f"line {line}" in str(caught.value)


def test_a_file_cut_within_its_last_line_is_broken(path: Path) -> None:
    write_transcript(path, HEADER, MESSAGES)
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(TranscriptBroken, match="line 6: the footer is missing"):
        read_transcript(path)


def test_a_message_that_is_none_is_named(path: Path) -> None:
    write_transcript(path, HEADER, [{"method": "look", "params": {}}, {"reply": 1}])
    with pytest.raises(TranscriptBroken, match="line 3: a message is a request"):
        read_transcript(path)


def _after(line: bytes) -> bytes:
    message = {"message": {"result": 1}, "n": 6, "prev": hashlib.sha256(line).hexdigest()}
    return json.dumps(message).encode()


class OtherOrder:
    """Answers with the keys of an object in an order of its own."""

    hello: Any = None

    def call(self, method: str, params: object) -> object:
        return {"answer": "provided", "content": {"9": 1, "10": 2}}

    def malformed(self, what: str) -> Any:
        raise AssertionError(what)


def test_an_answer_is_read_in_the_order_in_which_it_is_read_again() -> None:
    """What is told of the first of several seats must be told of the same when the conversation is played again."""
    talk = Conversation(OtherOrder(), Aliases.by_chance())
    reply = talk.ask(Ask("t1", "rules", "p1"))
    again = read_history([msgspec.json.decode(each) for each in talk.messages]).exchanges[0].reply
    assert isinstance(reply, Provided)
    assert isinstance(again, Provided)
    assert [*reply.content] == [*again.content] == ["10", "9"]
