"""Answers, and ends at once: the answer counts, the next request finds nobody."""

from __future__ import annotations

import sys

import base


def answer_and_exit(request: base.Request) -> None:
    base.answer(request)
    sys.exit(0)


base.serve(answer_and_exit)
