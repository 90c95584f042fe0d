"""Writes fifty megabytes to standard error before each answer to look."""

from __future__ import annotations

import base


def log(request: base.Request) -> None:
    for _ in range(500):
        base.write(b"debug " * 16_667 + b"\n", to=2)
    base.write(b"the last line\n", to=2)
    base.answer(request)


base.serve(log)
