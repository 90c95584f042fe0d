"""Answers bye and stays."""

from __future__ import annotations

import base


def stay(request: base.Request) -> None:
    base.answer(request)
    base.hang()


base.serve(stay, at="bye")
