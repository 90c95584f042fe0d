"""A child process that speaks the protocol over stdio, driven line by line: as small as a client can be."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec

from vistoria.protocol.errors import EngineCrashed, RefusedRequest
from vistoria.protocol.wire import decode, encode

HELLO = {"protocol": [1, 1], "harness": "a test", "limits": {"line": 1048576, "command_ms": 5000}}


class Child:
    """Sends requests and reads the replies; every request must be answered with its own id."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.ident = 0

    def line(self, line: bytes) -> dict[str, object]:
        """The reply to one line as it stands."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()
        answered = self.process.stdout.readline()
        if not answered:
            raise EngineCrashed("the child closed its output")
        return decode(answered)

    def call(self, method: str, params: object) -> object:
        """The result of one method; raise RefusedRequest for a JSON-RPC error."""
        self.ident += 1
        request = {"jsonrpc": "2.0", "id": self.ident, "method": method, "params": params}
        reply = self.line(encode(request))
        assert reply["id"] == self.ident
        if "error" in reply:
            raise RefusedRequest(f"{method}: {json.dumps(reply['error'])}")
        return reply["result"]


@contextmanager
def child(command: Sequence[str], env: Mapping[str, str] | None = None) -> Iterator[Child]:
    """A child that is gone when the block ends, whatever happened."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
    try:
        yield Child(process)
    finally:
        process.kill()
        process.communicate()


def plain(value: object) -> object:
    """The value as JSON carries it."""
    return json.loads(msgspec.json.encode(value))


__all__ = ["HELLO", "Child", "child", "plain"]
