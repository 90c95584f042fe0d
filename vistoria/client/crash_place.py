"""Where an engine crashed, as its runtime prints it on standard error."""

from __future__ import annotations

import re

_PYTHON = re.compile(r'^  File "([^"]+)", line (\d+)', re.MULTILINE)
_NODE = re.compile(r"^    at (?:.* \()?(?:file://)?([^\s()]+):(\d+):\d+\)?$", re.MULTILINE)
_JAVA = re.compile(r"^\tat .*\(([^\s()]+):(\d+)\)$", re.MULTILINE)


def crash_place(stderr: str) -> str | None:
    """`FILE, line N` of a traceback of Python, Node.js or Java; None where there is none.

    Python names the innermost call last; Node.js and Java name it first.
    """
    if python := _PYTHON.findall(stderr):
        return "{}, line {}".format(*python[-1])
    found = _NODE.search(stderr) or _JAVA.search(stderr)
    return f"{found[1]}, line {found[2]}" if found else None
