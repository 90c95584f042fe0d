"""Answers look with the line given, `ID` in it replaced by the id of the request."""

from __future__ import annotations

import base


def say(request: base.Request) -> None:
    base.write(base.ARGUMENT.replace("ID", str(request["id"])) + "\n")


base.serve(say)
