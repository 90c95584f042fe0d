"""Faults that only a connection can have, from a server that follows a script."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from dataclasses import replace

import pytest
from patience import PATIENT

from vistoria.client.launch import TcpLaunch
from vistoria.client.link import EngineLink
from vistoria.protocol.errors import EngineCrashed, EngineTimedOut, WrongReply

HELLO = {"protocol": 1, "engine": {"name": "scripted", "version": "1"}, "regulations": []}
QUICK = replace(PATIENT, command_s=0.3)
"""For requests that are not answered."""
Serve = Callable[[socket.socket], None]


def scripted(*connections: Serve) -> TcpLaunch:
    """An address whose connections are served one after another, each by its function, after hello."""
    listener = socket.create_server(("127.0.0.1", 0))

    def run() -> None:
        with listener:
            for serve in connections:
                connection, _ = listener.accept()
                with connection:
                    reply(connection, ask(connection), HELLO)
                    serve(connection)

    threading.Thread(target=run, daemon=True).start()
    return TcpLaunch("127.0.0.1", listener.getsockname()[1])


def ask(connection: socket.socket) -> int:
    """The id of the next request; 0 when the harness hung up."""
    line = b""
    while not line.endswith(b"\n"):
        try:
            data = connection.recv(65_536)
        except ConnectionError:
            return 0
        if not data:
            return 0
        line += data
    return int(json.loads(line)["id"])


def reply(connection: socket.socket, ident: int, result: object) -> None:
    """Answer a request."""
    connection.sendall(json.dumps({"jsonrpc": "2.0", "id": ident, "result": result}).encode() + b"\n")


def answer_all(connection: socket.socket) -> None:
    """A correct engine."""
    while ident := ask(connection):
        reply(connection, ident, "fine")


def stay_silent(connection: socket.socket) -> None:
    """Read requests until the harness hangs up."""
    while ask(connection):
        pass


def hang_up(connection: socket.socket) -> None:
    """Close as soon as something is asked."""
    ask(connection)


def reset(connection: socket.socket) -> None:
    """Reset the connection as soon as something is asked."""
    connection.recv(1)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")


def answer_late(connection: socket.socket) -> None:
    """Answer the request that the connection before left open."""
    ask(connection)
    reply(connection, 2, "late")


@pytest.mark.parametrize("fault", [hang_up, reset])
def test_a_connection_that_closes_is_a_crash_and_is_made_again(fault: Serve) -> None:
    with EngineLink(scripted(fault, answer_all), PATIENT) as link:
        with pytest.raises(EngineCrashed, match="closed the connection"):
            link.call("look", {})
        assert link.call("look", {}) == "fine"


def test_an_answer_to_a_request_given_up_is_a_late_reply() -> None:
    with EngineLink(scripted(stay_silent, answer_late, answer_all), QUICK) as link:
        with pytest.raises(EngineTimedOut, match=r"look \(request 2\)"):
            link.call("look", {})
        link.timeouts = PATIENT
        with pytest.raises(WrongReply, match="request 2 is answered late"):
            link.call("look", {})
        assert link.call("look", {}) == "fine"


def test_a_peer_that_does_not_read_is_timed_out() -> None:
    given_up = threading.Event()

    def never_read(_: socket.socket) -> None:
        given_up.wait()

    link = EngineLink(scripted(never_read), QUICK)
    link.start()
    with pytest.raises(EngineTimedOut, match=r"no answer|not read to its end"):
        link.call("look", {"text": "x" * 1_000_000})
    given_up.set()
