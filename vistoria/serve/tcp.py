"""Serves an engine at an address: the same lines as over standard input and output."""

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
    """Serve each connection with an adapter of its own, so that one that hangs keeps nobody out.

    `announce` is told the address as soon as connections are taken; port 0 takes a free one.
    `once` returns after the first connection; else it serves until interrupted. Raises OSError when the
    address cannot be had. An adapter's exception goes to standard error and ends its connection.
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
    except ConnectionError:  # the harness hung up, as it does after an error
        return
    except Exception:
        print(traceback.format_exc(), file=sys.stderr)
