"""Greets with its hello changed by the JSON object given; a null takes a key away."""

from __future__ import annotations

import json

import base

CHANGED = {**base.HELLO, **json.loads(base.ARGUMENT)}
WRONG = {key: value for key, value in CHANGED.items() if value is not None}


def greet(request: base.Request) -> None:
    base.write(base.line_of(request["id"], WRONG))


base.misbehave_once(greet, at="hello")
