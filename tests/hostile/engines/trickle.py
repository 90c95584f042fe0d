"""Sends a byte now and then, and no end of the line."""

from __future__ import annotations

import time

import base


def trickle(request: base.Request) -> None:
    while True:
        base.write(" ")
        time.sleep(0.01)


base.serve(trickle)
