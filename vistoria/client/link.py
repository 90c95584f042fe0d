"""One engine as a run sees it: greeted, asked, ended and started again, whatever it does in between."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol

import msgspec

from vistoria.model.isolation import Isolation
from vistoria.protocol.errors import (
    EngineCrashed,
    EngineEndedEarly,
    EngineError,
    EngineGone,
    IdentityChanged,
    MalformedReply,
    RefusedRequest,
    too_late,
)
from vistoria.protocol.handshake import LINE_LIMIT, Hello, HelloParams, Identity, Limits
from vistoria.protocol.versions import VERSIONS, Version, span
from vistoria.protocol.wire import encode, quote_line

from .apart import isolation_of
from .failure import Failure as Failure
from .failure import are_too_many, crash_place, why_gone
from .in_process import InProcessTransport
from .launch import Launch, StdioLaunch, TcpLaunch, label
from .reply import HARNESS, hello_change, read_bye, read_hello, read_result, unasked
from .stdio import StdioTransport
from .tcp import TcpTransport
from .transport import Closed, Early, Expired, Transport

BYE_S = 1.0
"""How long an engine may take to end after it has answered bye."""


class Greeted(Protocol):
    """Hears what an engine process said of itself."""

    def __call__(self, *, hello: Hello, pid: int | None) -> object: ...


class Heard(Protocol):
    """Hears a request before it is sent, and its result or error when it has come."""

    def __call__(self, *, method: str, params: object, came: object) -> object: ...


class RequestTooLong(ValueError):
    """A request of ours is longer than a line may be; a fault of the harness, never of the engine."""


@dataclass(frozen=True)
class Timeouts:
    """Seconds from starting to the answer to hello, and from any later request to its answer."""

    handshake_s: float = 10.0
    command_s: float = 5.0


class EngineLink:
    """Asks one engine, one request at a time; not for two threads at once.

    Whatever goes wrong is an EngineError. But for a JSON-RPC error in due form it ends the engine with its
    whole process group; the next `start` or `call` starts it again and greets it again. After `patience` failures,
    and one more for each 200 requests, it answers EngineGone.
    """

    def __init__(
        self,
        launch: Launch,
        timeouts: Timeouts | None = None,
        patience: int = 3,
        greeted: Greeted | None = None,
        heard: Heard | None = None,
        versions: Sequence[Version] | None = None,
    ) -> None:
        """`greeted` is called with every greeting of an engine process, `heard` before and after every request.

        `versions` of the protocol are spoken, by default all; requests and results are in the words of the newest.
        """
        self.launch = launch
        self._versions = versions or VERSIONS
        self.version = self._versions[-1]
        self._greeted = greeted
        self._heard = heard
        self.timeouts = timeouts or Timeouts()
        self.patience = patience
        self.failures: list[Failure] = []
        self._failures_elsewhere: Sequence[Failure] = ()
        self._transport: Transport | None = None
        self._hello: Hello | None = None
        self._asked = 0
        self._line = b""
        self._tail = ""

    def start(self) -> Hello:
        """Start and greet the engine unless it is up; raise IdentityChanged for a hello unlike the first."""
        if self._transport is not None and self._hello is not None:
            return self._hello
        if self.is_given_up:
            failures = [*self._failures_elsewhere, *self.failures]
            raise EngineGone(f"{self._name}: {why_gone(failures, self._hello is not None)}")
        deadline = time.monotonic() + self.timeouts.handshake_s
        try:
            return self._greet(deadline)
        except EngineError as error:
            self._failed(error)
            raise
        except BaseException:
            self.stop()
            raise

    def call(self, method: str, params: object) -> object:
        """The result of one request, as JSON carries it; `params` may be builtins or msgspec Structs."""
        if self._transport is None:
            self.start()
        self._tell(method, params, None)
        try:
            result = self._reworded(method, params, time.monotonic() + self.timeouts.command_s)
        except RefusedRequest as error:
            self._tell(method, params, error)
            raise  # a reply in due form: the engine is still in step
        except EngineError as error:
            self._tell(method, params, error)
            self._failed(error)
            raise
        except BaseException:
            self.stop()
            raise
        self._tell(method, params, result)
        return result

    def _tell(self, method: str, params: object, came: object) -> None:
        if self._heard is not None:
            self._heard(method=method, params=params, came=came)

    @property
    def is_given_up(self) -> bool:
        """Whether the engine failed too often for what it was asked, here and elsewhere."""
        asked = self._asked + max((each.asked for each in self._failures_elsewhere), default=0)
        return are_too_many([*self._failures_elsewhere, *self.failures], asked, self.patience)

    def count_too(self, failures: Sequence[Failure]) -> None:
        """Count failures of the same engine in other processes; end it where they are too many."""
        self._failures_elsewhere = failures
        if self.is_given_up:
            self.stop()

    def malformed(self, what: str) -> MalformedReply:
        """The error to raise for a last result that cannot be read; it counts as a failure of the engine."""
        error = MalformedReply(f"{self._name}: request {self._asked}: {what}: {quote_line(self._line)}")
        self._failed(error)
        return error

    def bye(self) -> Identity:
        """Who the engine says it is at the end; then it is ended. The caller compares with `hello.engine`."""
        result = self.call("bye", {})
        transport = self._transport
        assert transport is not None
        try:
            identity = read_bye(result, self._line).engine
            rest = transport.close(BYE_S)
            if rest:
                raise unasked(rest, self._asked)
        except EngineError as error:
            self._located(error, "after bye")
            self._failed(error)
            raise
        self.stop()
        return identity

    def stop(self) -> None:
        """End the engine now, with all processes of its group; `call` would start it again."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.close()
            self._tail = transport.stderr_tail()

    @property
    def hello(self) -> Hello:
        """What the engine said of itself; started for that when it never was."""
        return self._hello if self._hello is not None else self.start()

    @property
    def pid(self) -> int | None:
        """The engine's process: the child started, or over TCP the one that hello reports."""
        if self._transport is None:
            return None
        return self._transport.pid or (self._hello.pid if self._hello else None)

    def stderr_tail(self) -> str:
        """The end of what the engine, running or last run, wrote to standard error."""
        if self._transport is not None:
            self._tail = self._transport.stderr_tail()
        return self._tail

    def __enter__(self) -> EngineLink:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def _name(self) -> str:
        return label(self.launch)

    def _greet(self, deadline: float) -> Hello:
        try:
            self._transport = self._open(deadline)
        except EngineError as error:
            raise self._located(error, "start") from error.__cause__
        limits = Limits(line=LINE_LIMIT, command_ms=round(self.timeouts.command_s * 1000))
        result = self._ask("hello", HelloParams(span(self._versions), HARNESS, limits), deadline)
        try:
            hello = read_hello(result, self._line, span(self._versions))
            if self._hello is not None and (change := hello_change(self._hello, hello)):
                raise IdentityChanged(change)
        except EngineError as error:
            raise self._located(error, "hello") from None
        self._hello = hello
        self.version = next(each for each in self._versions if each.number == hello.protocol)
        if self._greeted is not None:
            self._greeted(hello=hello, pid=self.pid)
        return hello

    def _open(self, deadline: float) -> Transport:
        if isinstance(self.launch, StdioLaunch):
            return StdioTransport(self.launch)
        if isinstance(self.launch, TcpLaunch):
            return TcpTransport(self.launch, deadline, again=self._hello is not None)
        return InProcessTransport(self.launch)

    def _reworded(self, method: str, params: object, deadline: float) -> object:
        """Ask in the words of the engine's version of the protocol."""
        if self.version.request is not None:
            params = self.version.request(method, msgspec.to_builtins(params))
        result = self._ask(method, params, deadline)
        return result if self.version.reply is None else self.version.reply(method, result)

    def _ask(self, method: str, params: object, deadline: float) -> object:
        transport = self._transport
        assert transport is not None
        ident = self._asked + 1
        line = encode({"jsonrpc": "2.0", "id": ident, "method": method, "params": params})
        if len(line) > LINE_LIMIT:
            raise RequestTooLong(f"{method} takes {len(line)} bytes; a line may have {LINE_LIMIT}")
        try:
            reply = self._line = transport.exchange(line, deadline)
            result = read_result(reply, ident)
            self._asked = ident
            if surplus := transport.surplus():
                raise unasked(surplus, ident)
            return result
        except Early as early:
            error = unasked(early.raw, self._asked)
        except Closed as closed:
            is_apart = isolation_of(self.launch)[0] is Isolation.ISOLATED
            ended = EngineEndedEarly if method == "hello" and is_apart else EngineCrashed
            error = ended(transport.ending() + self._circumstances(closed.partial))
        except Expired as expired:
            error = too_late(method, self._silence(method, expired) + self._circumstances(expired.partial))
        except EngineError as fault:
            error = fault
        self._asked = ident
        raise self._located(error, f"{method} (request {ident})") from error.__cause__

    def _silence(self, method: str, expired: Expired) -> str:
        seconds = self.timeouts.handshake_s if method == "hello" else self.timeouts.command_s
        if expired.sent:
            return f"no answer within {seconds:g} s"
        return f"the request was not read to its end within {seconds:g} s"

    def _circumstances(self, partial: bytes) -> str:
        words = f"; its output stopped at {quote_line(partial)}" if partial else ""
        told = self.stderr_tail()
        lines, place = told.strip().splitlines(), crash_place(told)
        if lines:
            words += f"; its last line on standard error was {lines[-1][:200]!r}"
        return words + (f" ({place})" if place else "")

    def _located(self, error: EngineError, where: str) -> EngineError:
        error.what = f"{self._name}: {where}: {error.what}"
        return error

    def _failed(self, error: EngineError) -> None:
        self.failures.append(Failure(error.reason, error.what, self._asked))
        self.stop()
