"""Begins its answer and goes no further."""

from __future__ import annotations

import base


def half(request: base.Request) -> None:
    base.write(base.line_of(request["id"], base.result_of(request))[:25])
    base.hang()


base.serve(half)
