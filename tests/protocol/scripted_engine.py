"""An engine that knows one transcript: answers what stands there, in that order, and refuses anything else.

Started as `python scripted_engine.py TRANSCRIPT.json`; standard library only, so that it shares no code with
the harness that is tried against it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

PARSE_ERROR, INVALID_REQUEST, INVALID_PARAMS = -32700, -32600, -32602


class Refusal(Exception):
    """A line that the script does not hold."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


def distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose keys stand once."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Refusal(PARSE_ERROR, "a key stands twice in one object")
    return found


class Script:
    """The messages still to come; `position` counts from the first."""

    def __init__(self, path: Path) -> None:
        raw = json.loads(path.read_text(encoding="utf-8"))
        self.hello: dict[str, Any] = raw["hello"]
        self.messages: list[dict[str, Any]] = raw["messages"]
        self.position = 0
        self.greeted = False
        self.over = False

    def answer(self, method: str, params: Any) -> Any:
        """What the script answers; raise Refusal for any other request."""
        if method == "hello":
            least, highest = params["protocol"]
            if not least <= self.hello["protocol"] <= highest:
                raise Refusal(INVALID_PARAMS, f"this engine speaks protocol {self.hello['protocol']}")
            self.greeted = True
            return self.hello
        if not self.greeted:
            raise Refusal(INVALID_REQUEST, "say hello first")
        if method == "bye":
            self.over = True
            return {"engine": self.hello["engine"]}
        if self.position >= len(self.messages):
            raise Refusal(INVALID_REQUEST, f"the script is over, {method} was not expected")
        expected = self.messages[self.position]
        if method != expected["method"]:
            raise Refusal(
                INVALID_REQUEST, f"message {self.position + 1} is {expected['method']}, not {method}"
            )
        if params != expected["params"]:
            raise Refusal(INVALID_PARAMS, f"message {self.position + 1} has other parameters than {params}")
        result = self.messages[self.position + 1]["result"]
        self.position += 2
        return result


def reply(script: Script, line: bytes) -> dict[str, Any]:
    """The reply to one line."""
    ident: Any = None
    try:
        try:
            message = json.loads(line.decode("utf-8"), object_pairs_hook=distinct)
        except ValueError as error:
            raise Refusal(PARSE_ERROR, f"not JSON: {error}") from None
        ident = message.get("id")
        if message.get("jsonrpc") != "2.0" or "method" not in message or ident is None:
            raise Refusal(INVALID_REQUEST, "a request has jsonrpc 2.0, an id and a method")
        return {
            "jsonrpc": "2.0",
            "id": ident,
            "result": script.answer(message["method"], message.get("params", {})),
        }
    except Refusal as error:
        return {"jsonrpc": "2.0", "id": ident, "error": {"code": error.code, "message": str(error)}}


def main(path: str) -> None:
    """Answer line by line until `bye` or the end of the input."""
    script = Script(Path(path))
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.dumps(reply(script, line)).encode() + b"\n")
        sys.stdout.buffer.flush()
        if script.over:
            return


if __name__ == "__main__":
    main(sys.argv[1])
