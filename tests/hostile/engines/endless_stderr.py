"""Writes to standard error for ever instead of answering."""

from __future__ import annotations

import base


def log(request: base.Request) -> None:
    while True:
        base.write(b"still thinking\n" * 1000, to=2)


base.serve(log)
