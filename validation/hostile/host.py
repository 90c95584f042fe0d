"""Serves a false adapter: `python -m vistoria.validation.hostile.host MARK MODULE:CLASS [KEY=VALUE …] [tcp]`.

MARK is not used; it identifies the process in a process list. With `tcp` it listens on a free port of 127.0.0.1
and says `listening on PORT`.
"""

from __future__ import annotations

import sys

from vistoria.serve.host import load_adapter
from vistoria.serve.loop import serve_stdio
from vistoria.serve.tcp import serve_tcp


def main(name: str, *words: str) -> None:
    """Serve until `bye`, or over TCP until the process is ended."""
    options = dict(word.split("=", 1) for word in words if "=" in word)
    if "tcp" not in words:
        serve_stdio(load_adapter(name, options))
        return
    serve_tcp(
        lambda: load_adapter(name, options),
        "127.0.0.1",
        0,
        announce=lambda _, port: print(f"listening on {port}", flush=True),
    )


if __name__ == "__main__":
    main(*sys.argv[2:])
