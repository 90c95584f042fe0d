"""An engine that answers every request and misbehaves once: `engine.py MARK FAULT AT [tcp]`, standard library only.

MARK is a path. If the file exists, the engine behaves correctly; with MARK `-` it always misbehaves.
AT is a method, or `start`: before it reads anything. With `tcp` it listens on a free port of 127.0.0.1, says
`listening on PORT`, and serves each connection in a process of its own.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Request = dict[str, Any]

WAIT_S = 600
EVENT = {"type": "table", "state": "open"}
HELLO: dict[str, Any] = {
    "protocol": 1,
    "engine": {"name": "hostile", "version": "1"},
    "regulations": ["toy"],
    "abilities": {"views": True},
    "offers": {},
}
RESULTS: dict[str, Callable[[Request], object]] = {
    "hello": lambda request: HELLO,
    "open": lambda request: {"answer": "accepted", "events": [EVENT]},
    "play": lambda request: {"results": [{"answer": "accepted", "events": []} for _ in request["params"]["commands"]]},
    "look": lambda request: {"answer": "view", "events": [], "state": {}},
    "rank": lambda request: {"answer": "order", "order": [[i] for i in range(len(request["params"]["hands"]))]},
    "ask": lambda request: {"answer": "not-provided"},
    "record": lambda request: {"answer": "not-provided"},
    "close": lambda request: {},
    "bye": lambda request: {"engine": HELLO["engine"]},
}  # fmt: skip


def write(data: bytes, to: int = 1) -> None:
    """Write all bytes, unbuffered."""
    while data:
        data = data[os.write(to, data) :]


def reply(request: Request, **parts: object) -> bytes:
    """A reply to this request as one line; `parts` replace its members."""
    whole = {"jsonrpc": "2.0", "id": request["id"], "result": RESULTS[request["method"]](request), **parts}
    return json.dumps(whole, separators=(",", ":")).encode() + b"\n"


def hang(request: Request) -> None:
    """Sleep longer than any time-out."""
    time.sleep(WAIT_S)


def crash(request: Request) -> None:
    """Write to standard error and exit."""
    write(b"the deck is empty\n", to=2)
    os._exit(3)


def killed(request: Request) -> None:
    """End by a signal."""
    os.kill(os.getpid(), signal.SIGSEGV)
    time.sleep(WAIT_S)


def half(request: Request, then: Callable[[Request], None]) -> None:
    """Stop in the middle of an answer."""
    write(reply(request)[:25])
    then(request)


def end_after(request: Request) -> None:
    """Answer and exit at once."""
    write(reply(request))
    os._exit(0)


def trickle(request: Request) -> None:
    """Send single bytes slowly and never end the line."""
    while True:
        write(b" ")
        time.sleep(0.01)


def pieces(request: Request) -> None:
    """Answer correctly, nine bytes at a time."""
    line = reply(request)
    for i in range(0, len(line), 9):
        write(line[i : i + 9])
        time.sleep(0.002)


def huge_line(request: Request) -> None:
    """A hundred megabytes and no end of the line."""
    for _ in range(100):
        write(b"x" * 1_000_000)
    hang(request)


def flood(request: Request) -> None:
    """The answer again and again."""
    while True:
        write(reply(request) * 1000)


def endless_log(request: Request) -> None:
    """Write to standard error for ever, and do not answer."""
    while True:
        write(b"still thinking\n" * 1000, to=2)


def long_log(request: Request) -> None:
    """Ten megabytes on standard error, then the answer."""
    for _ in range(100):
        write(b"debug " * 16_667 + b"\n", to=2)
    write(b"the last line\n", to=2)
    write(reply(request))


def closes_input(request: Request) -> None:
    """Answer, close standard input and keep running."""
    os.close(0)
    write(reply(request))
    hang(request)


def closes_output(request: Request) -> None:
    """Close standard output and keep running."""
    os.close(1)
    hang(request)


def half_closes(request: Request) -> None:
    """Close the connection for writing and keep running."""
    socket.socket(fileno=os.dup(1)).shutdown(socket.SHUT_WR)
    hang(request)


def resets(request: Request) -> None:
    """Reset the connection."""
    connection = socket.socket(fileno=os.dup(1))
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    os.close(0)
    os.close(1)
    connection.close()
    os._exit(3)


def child(request: Request, *, leaves: bool, then: Callable[[Request], None]) -> None:
    """Start a child process that keeps the pipes open, in this process group or in a new one."""
    waits = [sys.executable, "-S", "-c", f"import time; time.sleep({WAIT_S})", sys.argv[1]]
    subprocess.Popen(waits, start_new_session=leaves)
    then(request)


def answer(request: Request) -> None:
    """Answer correctly."""
    write(reply(request))


def stays(request: Request) -> None:
    """Answer and keep running."""
    answer(request)
    hang(request)


def talks(request: Request) -> None:
    """Answer, then write another line a little later."""
    answer(request)
    time.sleep(0.1)
    write(b"bye\n")


def says(**parts: object) -> Callable[[Request], None]:
    """Answer with members replaced."""
    return lambda request: write(reply(request, **parts))


def line(text: str | bytes) -> Callable[[Request], None]:
    """Answer with this line; `ID` is replaced by the id of the request."""
    raw = text.encode() if isinstance(text, str) else text
    return lambda request: write(raw.replace(b"ID", str(request["id"]).encode()) + b"\n")


def hello(**parts: object) -> Callable[[Request], None]:
    """Answer hello with some keys replaced; None removes a key."""
    whole = {key: value for key, value in {**HELLO, **parts}.items() if value is not None}
    return says(result=whole)


def seated(**parts: object) -> Callable[[Request], None]:
    """Report a player with parts of the event replaced."""
    event = {"type": "seated", "n": 1, "player": "p1", "seat": 1, "stack": 100, **parts}
    return says(result={"results": [{"answer": "accepted", "events": [event]}]})


FAULTS: dict[str, Callable[[Request], None]] = {
    "hang": hang, "crash": crash, "killed": killed, "end-after": end_after, "trickle": trickle, "pieces": pieces,
    "huge-line": huge_line, "flood": flood,
    "endless-log": endless_log, "long-log": long_log, "closes-input": closes_input, "closes-output": closes_output,
    "many-events": says(result={"answer": "accepted", "events": [EVENT] * 10_000}),
    "too-many-events": says(result={"answer": "accepted", "events": [EVENT] * 100_000}),
    "half-closes": half_closes, "resets": resets, "eager": lambda request: write(reply(request)),
    "half-and-end": lambda request: half(request, then=crash),
    "half-and-hang": lambda request: half(request, then=hang),
    "child": lambda request: child(request, leaves=False, then=crash),
    "child-and-hang": lambda request: child(request, leaves=False, then=hang),
    "child-and-answer": lambda request: child(request, leaves=False, then=answer),
    "daemon": lambda request: child(request, leaves=True, then=crash),
    "daemon-and-bye": lambda request: child(request, leaves=True, then=answer),
    "stays": stays, "talks": talks,
    "garbage": line("Player 3 folds"),
    "empty": line(""),
    "truncated": line('{"jsonrpc":"2.0","id":ID,"resu'),
    "binary": line(bytes(range(128, 256))),
    "deep": line(b'{"jsonrpc":' + b"[" * 200_000),
    "array": line("[1]"),
    "no-version": line('{"id":ID,"result":{}}'),
    "key-twice": line('{"jsonrpc":"2.0","id":ID,"result":{"a":1,"a":2}}'),
    "id-twice": line('{"jsonrpc":"2.0","id":1,"id":ID,"result":{}}'),
    "not-a-number": line('{"jsonrpc":"2.0","id":ID,"result":NaN}'),
    "long-number": line('{"jsonrpc":"2.0","id":ID,"result":' + "9" * 5000 + "}"),
    "huge-number": line('{"jsonrpc":"2.0","id":ID,"result":1e999}'),
    "half-a-character": line('{"jsonrpc":"2.0","id":ID,"result":"\\ud800"}'),
    "banner": lambda request: write(b"Engine 1.0 ready\n" + reply(request)),
    "print": lambda request: write(reply(request) + b"dealt 52 cards\n"),
    "ahead": lambda request: write(reply(request) + reply(request, id=request["id"] + 1)),
    "twice": lambda request: write(reply(request) * 2),
    "late": lambda request: write(reply(request, id=request["id"] - 1)),
    "wrong-id": says(id=99),
    "no-id": says(id=None), "id-left-out": line('{"jsonrpc":"2.0","result":{}}'),
    "fraction-id": line('{"jsonrpc":"2.0","id":ID.0,"result":{}}'),
    "text-id": lambda request: write(reply(request, id=str(request["id"]))),
    "notifies": line('{"jsonrpc":"2.0","method":"log","params":{}}'),
    "result-and-error": says(error={"code": -32000, "message": "no"}),
    "neither": line('{"jsonrpc":"2.0","id":ID}'),
    "error-in-words": line('{"jsonrpc":"2.0","id":ID,"error":"no"}'),
    "error-without-id": line('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what?"}}'),
    "rpc-error": line('{"jsonrpc":"2.0","id":ID,"error":{"code":-32000,"message":"not your turn"}}'),
    "no-answer": says(result={"ok": True}),
    "newer": hello(protocol=7), "older": hello(protocol=0), "version-text": hello(protocol="1"),
    "version-flag": hello(protocol=True), "version-left-out": hello(protocol=None),
    "nameless": hello(engine=None), "half-named": hello(engine={"name": "hostile"}),
    "offers-in-a-list": hello(offers=["voice"]), "invented": hello(abilities={"mind-reading": True}),
    "fraction": seated(stack=100.5), "float": seated(stack=100.0), "figure-as-text": seated(seat="1"),
    "hand-unasked": says(result={"results": [{"answer": "accepted", "events": [
        {"type": "hand-started", "n": 1, "hand": 1}]}]}),
    "no-place": says(result={"results": [{"answer": "accepted", "events": [
        {"type": "dealt", "n": 1, "to": 3, "face": "down"}]}]}),
}  # fmt: skip
"""Every fault by name."""


def serve(fault: Callable[[Request], None] | None, at: str) -> None:
    """Answer until bye, but commit `fault` instead of answering `at`."""
    if fault is not None and at == "start":
        fault({"id": 1, "method": "hello", "params": {}})
    for raw in sys.stdin.buffer:
        request: Request = json.loads(raw)
        (fault if fault is not None and request["method"] == at else answer)(request)
        if request["method"] == "bye":
            return


def serve_once(mark: str, fault: str, at: str) -> None:
    """Misbehave at the first start only."""
    before = mark != "-" and Path(mark).exists()
    if mark != "-":
        Path(mark).touch()
    serve(None if before else FAULTS[fault], at)


def listen(mark: str, fault: str, at: str) -> None:
    """Serve every connection in a child process."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        write(f"listening on {listener.getsockname()[1]}\n".encode())
        while True:
            connection, _ = listener.accept()
            if os.fork() == 0:
                listener.close()
                os.dup2(connection.fileno(), 0)
                os.dup2(connection.fileno(), 1)
                connection.close()
                serve_once(mark, fault, at)
                os._exit(0)
            connection.close()


if __name__ == "__main__":
    (listen if sys.argv[4:] == ["tcp"] else serve_once)(*sys.argv[1:4])
