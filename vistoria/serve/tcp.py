"""Serves an engine over TCP, with the same lines as on standard input and output."""

from __future__ import annotations

import socket
import sys
import threading
import traceback
from collections.abc import Callable

from .adapter import Adapter
from .loop import serve_stream


def serve_tcp(
    adapter_factory: Callable[[], Adapter],
    host: str,
    port: int,
    *,
    once: bool = False,
    announce: Callable[[str, int], None],
) -> None:
    """Serve each connection with its own adapter and thread, so that a hanging one does not block others.

    `announce` gets the address when the server listens; port 0 takes a free port. With `once` it returns
    after the first connection, otherwise it serves until interrupted. Raise OSError if the address is not
    available. An exception of an adapter goes to standard error and ends its connection.
    """
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    with socket.create_server((str(address[0]), int(address[1])), family=family) as listener:
        bound = listener.getsockname()
        announce(bound[0], bound[1])
        while True:
            connection, _ = listener.accept()
            if once:
                _serve(adapter_factory, connection)
                return
            thread = threading.Thread(target=_serve, args=(adapter_factory, connection), daemon=True)
            thread.start()


def _serve(adapter_factory: Callable[[], Adapter], connection: socket.socket) -> None:
    try:
        with connection, connection.makefile("rb") as reader, connection.makefile("wb") as writer:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            serve_stream(adapter_factory(), reader, writer)
    except ConnectionError:  # the harness closed the connection, as it does after an error
        return
    except Exception:
        print(traceback.format_exc(), file=sys.stderr)
