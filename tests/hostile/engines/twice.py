"""Answers every look twice."""

from __future__ import annotations

import base


def twice(request: base.Request) -> None:
    base.write(base.line_of(request["id"], base.result_of(request)) * 2)


base.serve(twice)
