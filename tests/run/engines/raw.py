"""Engines that break the protocol itself: `python raw.py FAULT`, otherwise the reference engine over stdio."""

from __future__ import annotations

import os
import sys

from vistoria.reference_engine.adapter import Reference
from vistoria.serve.loop import Server

FAULT = sys.argv[1]
AT = b'"do":"act"'


def main() -> None:
    """Serve, and misbehave at the first act of each hand."""
    server = Server(Reference())
    out = os.fdopen(os.dup(1), "wb")
    for line in sys.stdin.buffer:
        reply = server.line(line)
        if AT in line:
            if FAULT == "prints":
                reply = b"dealing cards now\n" + reply
            elif FAULT == "wrong-id":
                reply = reply.replace(b'"id":', b'"id":9', 1)
            elif FAULT == "long-line":
                for _ in range(1600):
                    out.write(b"x" * 65536)
        out.write(reply)
        out.flush()
        if server.over:
            return


main()
