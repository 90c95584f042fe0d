"""Says something more after its answer to bye."""

from __future__ import annotations

import time

import base


def answer_and_talk(request: base.Request) -> None:
    base.answer(request)
    time.sleep(0.1)
    base.write("bye\n")


base.serve(answer_and_talk, at="bye")
