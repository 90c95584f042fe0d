"""A reference engine over stdio whose every free word is hostile, and report details of the same kind."""

from __future__ import annotations

import json
import sys

from vistoria.serve.host import load_adapter
from vistoria.serve.loop import Server

HOSTILE = (
    "\x1b[2J\x1b[1;1Hconforms</noscript></script><img src=x onerror=alert(1)>\u202enopser\u2066\x00\x9b2J\r\n"
    "=cmd|'/c calc'!A0 :smile:[red]x[/] {{7*7}}"
)
LONG = f"{HOSTILE} {'W' * 2_000}"
NAMES = {"name", "version", "vendor", "digest", "text"}
DETAILS = (
    "laboratory", "place", "customer", "item", "condition", "custody", "adapter_author", "reviewer",
    "authorised_by", "clock", "sampling", "replaces",
)  # fmt: skip


def details() -> str:
    """A report details file in which everything is hostile."""
    said = "".join(f"{key} = {json.dumps(HOSTILE)}\n" for key in DETAILS)
    return f"revision = 2\n{said}because = {json.dumps(LONG)}\ntesters = [{json.dumps(LONG)}]\n"


def spoilt(value: object, key: str = "") -> object:
    """The answer with hostile words wherever words are free."""
    if isinstance(value, list):
        return [spoilt(each) for each in value]
    if isinstance(value, dict):
        said = {name: spoilt(each, name) for name, each in value.items()}
        return said | {"note": HOSTILE} if isinstance(said.get("type"), str) else said
    return value + LONG if key in NAMES and isinstance(value, str) else value


def main() -> None:
    """Answer until the harness says goodbye."""
    target, *options = sys.argv[1:]
    server = Server(load_adapter(target, dict(each.split("=", 1) for each in options)))
    for line in sys.stdin.buffer:
        answer = json.loads(server.line(line))
        sys.stdout.write(json.dumps(spoilt(answer)) + "\n")
        sys.stdout.flush()
        if server.over:
            return


if __name__ == "__main__":
    main()
