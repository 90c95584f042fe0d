"""A line is one JSON object with distinct keys, or it is refused with the reason."""

from __future__ import annotations

import json

import pytest

from vistoria.protocol.wire import BadLine, decode, encode

LOOK = {
    "jsonrpc": "2.0",
    "id": 3,
    "result": {"stacks": {"1": 500}, "text": "«bolo» 馬", "rate": 0.5, "no": None},
}


@pytest.mark.parametrize(
    "line",
    [
        encode(LOOK),
        encode(LOOK)[:-1],
        encode(LOOK)[:-1] + b"\r\n",
        json.dumps(LOOK).encode() + b"\n",
        json.dumps(LOOK, indent=1).encode(),
        json.dumps(LOOK, ensure_ascii=False, separators=(" ,", " : ")).encode(),
    ],
)
def test_every_way_to_write_an_object_is_read(line: bytes) -> None:
    assert decode(line) == LOOK


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b'{"a":1,"a":1}\n', "the key 'a' stands twice"),
        (b'{"a":1,"a":2}', "the key 'a' stands twice"),
        (b'{"b":[{"a":{},"a":{}}]}\n', "the key 'a' stands twice"),
        (b'{"a":1,"\\u0061":1}\n', "the key 'a' stands twice"),
        (b'{"a":NaN}\n', "NaN is not JSON"),
        (b'{"a":-Infinity}\n', "-Infinity is not JSON"),
        (b'{"a":1e999}\n', "1e999 is out of range"),
        (b'{"a":' + b"9" * 5000 + b"}\n", "5000 digits"),
        (b'{"a":"\\ud800"}\n', "surrogate"),
        (b'{"a":"\xff"}\n', "not UTF-8"),
        (b'{"a":1}{"b":1}\n', "not JSON"),
        (b"\n", "not JSON"),
        (b"[1]\n", "not a JSON object"),
        (b"null\n", "not a JSON object"),
        (b"[" * 200_000, "nested too deeply"),
    ],
)
def test_anything_else_is_refused_with_the_reason(line: bytes, says: str) -> None:
    with pytest.raises(BadLine, match=says):
        decode(line)


def test_a_large_integer_stays_one() -> None:
    assert decode(b'{"chips":123456789012345678901234567890}') == {"chips": 123456789012345678901234567890}
