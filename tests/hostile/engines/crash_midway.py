"""Ends in the middle of its answer."""

from __future__ import annotations

import sys

import base


def half(request: base.Request) -> None:
    base.write(base.line_of(request["id"], base.result_of(request))[:25])
    sys.exit(3)


base.serve(half)
