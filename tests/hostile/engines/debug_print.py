"""Prints a line of text after each answer to look."""

from __future__ import annotations

import base


def answer_and_print(request: base.Request) -> None:
    base.write(base.line_of(request["id"], base.result_of(request)) + "dealt 52 cards\n")


base.serve(answer_and_print)
