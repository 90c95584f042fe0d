"""Answers with a hundred megabytes on one line."""

from __future__ import annotations

import base


def pour(request: base.Request) -> None:
    for _ in range(100):
        base.write(b"x" * 1_000_000)


base.serve(pour)
