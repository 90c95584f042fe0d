"""What each hostile engine does to whom: error class, and words that its message must have."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.protocol.errors import (
    EngineCrashed,
    EngineError,
    EngineTimedOut,
    LineTooLong,
    MalformedReply,
    NotAMessage,
    RefusedRequest,
    VersionMismatch,
    WrongReply,
)


@dataclass(frozen=True)
class Case:
    """An engine under `engines/` with its argument; `says` are parts of the error's text."""

    engine: str
    error: type[EngineError]
    says: tuple[str, ...]
    argument: str = ""

    def __str__(self) -> str:
        return f"{self.engine} {self.argument}".strip()


def line(text: str, error: type[EngineError], *says: str) -> Case:
    """The engine that answers look with this line."""
    return Case("line", error, says, text)


AT_HELLO = (
    Case("crash", EngineCrashed, ("hello (request 1)", "exit status 1", "the deck is empty"), "hello"),
    Case("hang", EngineTimedOut, ("hello (request 1)", "no answer within", "--command-timeout"), "hello"),
    Case("banner", NotAMessage, ("Engine 1.0 ready", "log to standard error")),
    Case("hello", VersionMismatch, ("speaks protocol 2", "vistoria", "speaks 1"), '{"protocol":2}'),
    Case("hello", VersionMismatch, ("speaks protocol 0", "vistoria", "speaks 1"), '{"protocol":0}'),
    Case("hello", MalformedReply, ("$.protocol", "docs/protocol.md"), '{"protocol":"1"}'),
    Case("hello", MalformedReply, ("$.protocol",), '{"protocol":true}'),
    Case("hello", MalformedReply, ("`protocol`",), '{"protocol":null}'),
    Case("hello", MalformedReply, ("`engine`",), '{"engine":null}'),
    Case("hello", MalformedReply, ("$.engine", "`version`"), '{"engine":{"name":"base"}}'),
    Case("hello", MalformedReply, ("$.abilities", "mind-reading"), '{"abilities":{"mind-reading":true}}'),
    Case("hello", MalformedReply, ("$.offers",), '{"offers":["voice"]}'),
)
"""Wrong at the first start, correct at the second."""

AT_LOOK = (
    Case("crash", EngineCrashed, ("look (request 2)", "exit status 1", "the deck is empty"), "look"),
    Case("crash_by_signal", EngineCrashed, ("signal SIGSEGV",)),
    Case("crash_midway", EngineCrashed, ("exit status 3", 'stopped at \'{"jsonrpc"')),
    Case("hang", EngineTimedOut, ("look (request 2)", "no answer within 1 s"), "look"),
    Case("hang_after_half", EngineTimedOut, ('stopped at \'{"jsonrpc"',)),
    Case("trickle", EngineTimedOut, ("no answer within 1 s",)),
    Case("closes", EngineCrashed, ("closed a pipe",), "0"),
    Case("closes", EngineCrashed, ("closed a pipe",), "1"),
    Case("debug_print", NotAMessage, ("unasked output", "dealt 52 cards")),
    Case("binary", NotAMessage, ("not UTF-8",)),
    Case("deep", NotAMessage, ("nested too deeply",)),
    Case("twice", WrongReply, ("request 2 is answered late or a second time", "exactly one reply")),
    Case("late", WrongReply, ("request 1 is answered late or a second time",)),
    Case("long_line", LineTooLong, ("longer than 1048576 bytes", "xxx", "limit that hello announces")),
    Case("flood_of_lines", WrongReply, ("request 2 is answered late or a second time",)),
    Case("endless_stderr", EngineTimedOut, ("no answer within 1 s", "still thinking")),
    Case("grandchild", EngineCrashed, ("exit status 3",), "crash"),
    Case("grandchild", EngineTimedOut, ("no answer within 1 s",), "hang"),
    line("Player 3 folds", NotAMessage, "not JSON", "Player 3 folds"),
    line('{"jsonrpc":"2.0","id":ID,"resu', NotAMessage, "not JSON", '"resu'),
    line("", NotAMessage, "not JSON"),
    line("[1]", NotAMessage, "not a JSON object"),
    line('{"id":ID,"result":{}}', NotAMessage, '"jsonrpc": "2.0"'),
    line('{"jsonrpc":"2.0","id":ID,"result":{"a":1,"a":2}}', NotAMessage, "'a' stands twice"),
    line('{"jsonrpc":"2.0","id":1,"id":ID,"result":{}}', NotAMessage, "'id' stands twice"),
    line('{"jsonrpc":"2.0","id":ID,"result":NaN}', NotAMessage, "NaN"),
    line('{"jsonrpc":"2.0","id":ID,"result":1e999}', NotAMessage, "out of range"),
    line('{"jsonrpc":"2.0","id":ID,"result":' + "9" * 5000 + "}", NotAMessage, "5000 digits"),
    line('{"jsonrpc":"2.0","id":ID,"result":"\\ud800"}', NotAMessage, "surrogate"),
    line('{"jsonrpc":"2.0","id":99,"result":{}}', WrongReply, "99", "never asked"),
    line('{"jsonrpc":"2.0","id":"ID","result":{}}', WrongReply, "'2'", "never asked"),
    line('{"jsonrpc":"2.0","id":ID.0,"result":{}}', WrongReply, "2.0", "never asked"),
    line('{"jsonrpc":"2.0","id":null,"result":{}}', WrongReply, "no id"),
    line('{"jsonrpc":"2.0","result":{}}', WrongReply, "no id"),
    line('{"jsonrpc":"2.0","method":"log","params":{}}', WrongReply, "of its own"),
    line('{"jsonrpc":"2.0","id":ID}', MalformedReply, "either result or error"),
    line('{"jsonrpc":"2.0","id":ID,"result":1,"error":{}}', MalformedReply, "either result or error"),
    line('{"jsonrpc":"2.0","id":ID,"error":"no"}', MalformedReply, "integer code"),
    line(
        '{"jsonrpc":"2.0","id":ID,"error":{"code":-32601,"message":"no look"}}',
        RefusedRequest, "-32601", "no look", '"answer": "refused"',
    ),
    line(
        '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"what?"}}',
        RefusedRequest, "-32700", "what?",
    ),
)  # fmt: skip
"""Wrong at every look, correct at everything else."""
