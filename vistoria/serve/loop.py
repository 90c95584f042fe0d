"""The serving loop: reads requests line by line and answers them with an adapter."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import BinaryIO

import msgspec

from vistoria.model.answer import (
    Accepted,
    Answer,
    MalformedAnswer,
    ReasonGiven,
    Refused,
)
from vistoria.model.command import Command
from vistoria.model.event import UnknownEvent
from vistoria.model.request import METHODS, Ask, Close, Look, Open, Play, Rank, Record, read_request
from vistoria.protocol.handshake import NO_COMMON_VERSION, PROTOCOL_VERSIONS, Bye, HelloParams
from vistoria.protocol.wire import BadLine, decode, encode

from .adapter import Adapter

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS = -32700, -32600, -32601, -32602


class RpcError(Exception):
    """A request that is answered with a JSON-RPC error."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class Server:
    """One engine on one connection; numbers the events of each table."""

    def __init__(self, adapter: Adapter) -> None:
        self.adapter = adapter
        self.counts: dict[str, int] = {}
        self.over = False

    def line(self, line: bytes) -> bytes:
        """Answer one line; a faulty request gets a JSON-RPC error, an exception of the adapter propagates."""
        ident: object = None
        try:
            try:
                message = decode(line)
            except BadLine as error:
                raise RpcError(PARSE_ERROR, str(error)) from None
            ident, method, params = message.get("id"), message.get("method"), message.get("params", {})
            if (
                message.get("jsonrpc") != "2.0"
                or not isinstance(method, str)
                or not isinstance(ident, int | str)
            ):
                raise RpcError(INVALID_REQUEST, "a request has jsonrpc 2.0, an id and a method")
            return encode({"jsonrpc": "2.0", "id": ident, "result": self.call(method, params)})
        except RpcError as error:
            return encode(
                {"jsonrpc": "2.0", "id": ident, "error": {"code": error.code, "message": str(error)}}
            )

    def call(self, method: str, params: object) -> object:
        """Call one method and return its result."""
        if method == "hello":
            return self._hello(params)
        if method == "bye":
            self.over = True
            return Bye(self.adapter.identity())
        try:
            request = read_request(method, params)
        except MalformedAnswer as error:
            raise RpcError(INVALID_PARAMS if method in METHODS else METHOD_NOT_FOUND, str(error)) from None
        if isinstance(request, Open):
            answer = self.adapter.open(request)
            if isinstance(answer, Accepted):
                self.counts[request.table] = 0
            return self._numbered(request.table, answer)
        if isinstance(request, Rank):
            return self.adapter.rank(request)
        if request.table not in self.counts:
            raise RpcError(INVALID_PARAMS, f"table {request.table!r} is not open")
        if isinstance(request, Play):
            return {"results": self._play(request.table, request.commands)}
        if isinstance(request, Look):
            return self.adapter.look(request)
        if isinstance(request, Ask):
            return self.adapter.ask(request)
        if isinstance(request, Record):
            return self.adapter.record(request)
        assert isinstance(request, Close)
        self.adapter.close(request.table)
        del self.counts[request.table]
        return {}

    def _hello(self, params: object) -> object:
        try:
            asked = msgspec.convert(params, HelloParams)
        except msgspec.ValidationError as error:
            raise RpcError(INVALID_PARAMS, f"hello: {error}") from None
        hello = self.adapter.hello()
        if not asked.protocol[0] <= hello.protocol <= asked.protocol[1]:
            least, highest = asked.protocol
            raise RpcError(
                NO_COMMON_VERSION,
                f"the engine speaks protocol {hello.protocol}, the harness {least} to {highest}",
            )
        return msgspec.structs.replace(hello, pid=os.getpid())

    def _play(self, table: str, commands: Sequence[Command]) -> list[Answer]:
        answers: list[Answer] = []
        for command in commands:
            answers.append(self._numbered(table, self.adapter.do(table, command)))
            if not isinstance(answers[-1], Accepted):
                break
        return answers

    def _numbered(self, table: str, answer: Answer) -> Answer:
        if not isinstance(answer, Accepted):
            return answer
        first = self.counts[table] + 1
        self.counts[table] += len(answer.events)
        return Accepted(
            tuple(
                event if isinstance(event, UnknownEvent) else msgspec.structs.replace(event, n=first + i)
                for i, event in enumerate(answer.events)
            )
        )


def serve_stream(adapter: Adapter, reader: BinaryIO, writer: BinaryIO) -> None:
    """Answer lines until `bye` or end of input."""
    server = Server(adapter)
    for line in reader:
        writer.write(server.line(line))
        writer.flush()
        if server.over:
            return


def serve_stdio(adapter: Adapter) -> None:
    """Serve on standard input and output; the engine's own prints go to standard error."""
    writer = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout.flush()
    os.dup2(sys.stderr.fileno(), 1)
    sys.stdout = sys.stderr
    serve_stream(adapter, sys.stdin.buffer, writer)


def refused(code: str, text: str = "") -> Refused:
    """A refusal by the engine."""
    return Refused("engine", ReasonGiven(code, text))


__all__ = ["PROTOCOL_VERSIONS", "RpcError", "Server", "refused", "serve_stdio", "serve_stream"]
