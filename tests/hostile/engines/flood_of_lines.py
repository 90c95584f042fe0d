"""Answers with lines without end."""

from __future__ import annotations

import base


def flood(request: base.Request) -> None:
    while True:
        base.write(base.line_of(request["id"], {}) * 1000)


base.serve(flood)
