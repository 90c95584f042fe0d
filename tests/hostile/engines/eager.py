"""Answers the next request before it was asked."""

from __future__ import annotations

import time

import base


def answer_ahead(request: base.Request) -> None:
    base.answer(request)
    time.sleep(0.05)
    base.write(base.line_of(request["id"] + 1, {}))


base.serve(answer_ahead, at="hello" if not base.started_before() else "never")
