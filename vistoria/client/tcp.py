"""An engine that listens at an address; the same lines over a socket."""

from __future__ import annotations

import socket
import time

from vistoria.model.errors import is_own_limit
from vistoria.protocol.errors import EngineNotStarted

from .channel import Channel
from .launch import TcpLaunch

RETRY_S = 0.05


class TcpTransport:
    """One connection; the process at the other end is not the harness's to kill."""

    def __init__(self, launch: TcpLaunch, deadline: float, again: bool = False) -> None:
        """Connect before `deadline`; raise EngineNotStarted. `again`: a refused connection is tried anew."""
        self._socket = _connect(launch, deadline, again)
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._channel = Channel(self._socket.fileno(), self._socket.fileno())
        self.exchange = self._channel.exchange
        self.surplus = self._channel.surplus
        self._closed = False

    @property
    def pid(self) -> int | None:
        """None: the harness started no process."""
        return None

    def ending(self) -> str:
        """How the connection ended."""
        return "the engine closed the connection"

    def stderr_tail(self) -> str:
        """Empty: standard error stays where the engine runs."""
        return ""

    def close(self, grace_s: float = 0.0) -> bytes:
        """Say that no more comes, wait for the engine to close, close."""
        if self._closed:
            return b""
        self._closed = True
        rest = b""
        try:
            if grace_s:
                self._socket.shutdown(socket.SHUT_WR)
                rest = self._channel.read_rest(grace_s)
        except OSError:  # the other end was quicker
            return rest
        finally:
            self._socket.close()
        return rest


def _connect(launch: TcpLaunch, deadline: float, again: bool) -> socket.socket:
    while True:
        left = deadline - time.monotonic()
        try:
            return socket.create_connection((launch.host, launch.port), timeout=max(left, 0.001))
        except OSError as error:
            if is_own_limit(error):
                raise
            if not (again and isinstance(error, ConnectionError) and left > RETRY_S):
                raise EngineNotStarted(f"no engine at {launch.host}:{launch.port} ({error})") from error
        time.sleep(RETRY_S)
