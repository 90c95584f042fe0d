"""Adds a line to its answer to bye."""

from __future__ import annotations

import base


def answer_and_talk(request: base.Request) -> None:
    base.write(base.line_of(request["id"], base.result_of(request)) + "bye\n")


base.serve(answer_and_talk, at="bye")
