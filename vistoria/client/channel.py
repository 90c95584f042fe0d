"""Lines over file descriptors, in the caller's thread, with bounded memory and never past a deadline.

One `poll` watches output, standard error and the process itself, so that no thread hands lines over,
a flood on standard error blocks nobody, and a dead engine is noticed although a child of its own
still holds the pipe.
"""

from __future__ import annotations

import math
import os
import select
import time

from vistoria.protocol.errors import LineTooLong
from vistoria.protocol.handshake import LINE_LIMIT
from vistoria.protocol.wire import quote_line

from .transport import Closed, Early, Expired

CHUNK = 65_536
LOOK_S = 0.5
"""Seconds between two looks at the clock while an answer is waited for."""
TAIL = 16_384
"""Bytes of standard error kept as evidence."""


class Channel:
    """Sends a line and waits for the next; the descriptors stay the caller's to close."""

    def __init__(self, to: int, out: int, log: int | None = None, process: int | None = None) -> None:
        """`to` and `out` may be one socket; `log` is standard error, `process` a handle of the process."""
        self._to, self._out, self._log, self._process = to, out, log, process
        self._poll = select.poll()
        for descriptor in (to, out, log):
            if descriptor is not None:
                os.set_blocking(descriptor, False)
        for descriptor in (out, log, process):
            if descriptor is not None:
                self._poll.register(descriptor, select.POLLIN)
        self._buffer = bytearray()
        self._searched = 0
        self._tail = bytearray()
        self._over = False
        self._exited = False
        self._back = 0.0
        """When this process meant to look again."""

    def exchange(self, line: bytes, deadline: float) -> bytes:
        """Send `line`, return the next line; raise Early, Closed, Expired or LineTooLong.

        Time in which this process was stopped or suspended does not count against the engine.
        """
        now = self._back = time.monotonic()
        deadline = deadline if now < deadline else now + LOOK_S
        self._attend(0)
        if self._buffer:
            raise Early(bytes(self._buffer))
        self._send(line, deadline)
        return self._receive(deadline)

    def surplus(self) -> bytes:
        """What was read beyond the last line."""
        return bytes(self._buffer)

    def read_rest(self, seconds: float) -> bytes:
        """Everything until the output ends or the process does, at most a line's limit and `seconds`."""
        deadline = time.monotonic() + seconds
        while not self._over and len(self._buffer) <= LINE_LIMIT:
            if self._exited:
                if not self._read():
                    break
            elif (left := deadline - time.monotonic()) > 0:
                self._attend(math.ceil(left * 1000))
            else:
                break
        return bytes(self._buffer)

    def tail(self) -> bytes:
        """The end of standard error, with what waits there now; at most TAIL bytes."""
        for _ in range(64):
            if not self._read_log():
                break
        return bytes(self._tail[-TAIL:])

    def _send(self, line: bytes, deadline: float) -> None:
        sent = self._write(memoryview(line))
        if sent == len(line):
            return
        self._poll.register(self._to, select.POLLOUT | (select.POLLIN if self._to == self._out else 0))
        try:
            while sent < len(line):
                if self._buffer:
                    raise Early(bytes(self._buffer))
                if self._over or self._exited:
                    raise Closed(b"")
                deadline = self._wait(deadline, sent=False)
                sent += self._write(memoryview(line)[sent:])
        finally:
            self._poll.unregister(self._to)
            if self._to == self._out:
                self._poll.register(self._out, select.POLLIN)

    def _receive(self, deadline: float) -> bytes:
        while True:
            if self._buffer and (line := self._take()) is not None:
                return line
            if self._over or (self._exited and not self._read()):
                raise Closed(bytes(self._buffer))
            if not self._exited:
                deadline = self._wait(deadline, sent=True)

    def _take(self) -> bytes | None:
        end = self._buffer.find(b"\n", self._searched)
        length = end if end >= 0 else len(self._buffer)
        if length > LINE_LIMIT:
            start = quote_line(bytes(self._buffer[:200]))
            raise LineTooLong(f"a line longer than {LINE_LIMIT} bytes, which begins {start}")
        if end < 0:
            self._searched = length
            return None
        line = bytes(self._buffer[: end + 1])
        del self._buffer[: end + 1]
        self._searched = 0
        return line

    def _wait(self, deadline: float, *, sent: bool) -> float:
        """Attend to what comes, for a while; the deadline, put off by how long this process was away. Raise Expired."""
        now = time.monotonic()
        away = now - self._back
        deadline += away if away > LOOK_S else 0
        if now >= deadline:
            raise Expired(bytes(self._buffer) if sent else b"", sent)
        patience = min(deadline - now, LOOK_S)
        self._back = now + patience
        self._attend(math.ceil(patience * 1000))
        return deadline

    def _attend(self, milliseconds: int) -> None:
        for descriptor, _ in self._poll.poll(milliseconds):
            if descriptor == self._out:
                self._read()
            elif descriptor == self._log:
                self._read_log()
            elif descriptor == self._process:
                self._exited = True
                self._poll.unregister(descriptor)

    def _read(self) -> bool:
        try:
            chunk = os.read(self._out, CHUNK)
        except BlockingIOError:
            return False
        except ConnectionError:
            chunk = b""
        if not chunk and not self._over:
            self._over = True
            self._poll.unregister(self._out)
        self._buffer += chunk
        return bool(chunk)

    def _read_log(self) -> bool:
        if self._log is None:
            return False
        try:
            chunk = os.read(self._log, CHUNK)
        except BlockingIOError:
            return False
        if not chunk:
            self._poll.unregister(self._log)
            self._log = None
            return False
        self._tail += chunk
        if len(self._tail) > 4 * TAIL:
            del self._tail[:-TAIL]
        return True

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._to, data)
        except BlockingIOError:
            return 0
        except ConnectionError:
            self._attend(0)
            raise Closed(bytes(self._buffer)) from None
