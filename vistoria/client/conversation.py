"""What is said with one engine, numbered as the transcript will hold it; and conversations apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Protocol, TypeVar

import msgspec

from vistoria.journal import interruption
from vistoria.model.answer import Accepted, MalformedAnswer
from vistoria.model.command import BEGINS_NO_HAND, Command
from vistoria.model.event import HandStarted
from vistoria.model.evidence import Scaled
from vistoria.model.history import Exchange, History
from vistoria.model.request import METHOD_OF, Play, Request, read_reply_text
from vistoria.model.rescale import UNCHANGED, DoesNotScale, factor_at, multiplied
from vistoria.protocol.errors import EngineError
from vistoria.protocol.handshake import Hello
from vistoria.protocol.wire import decode

from .aliases import AGAIN, Aliases
from .reply_difference import ReplyDifference, first_difference
from .stops import NOT_AT_FACTOR, OTHER_SUMS, Stop
from .transcript import message_text

T = TypeVar("T")


class Caller(Protocol):
    """The part of an engine link that a scene needs."""

    @property
    def hello(self) -> Hello:
        """What the engine said of itself."""

    def call(self, method: str, params: object) -> object:
        """Send a request and return the decoded result; or the text of a message with it, `{"result": …}`."""

    def malformed(self, what: str) -> EngineError:
        """The error to raise for a result that cannot be read."""


@dataclass
class Conversation:
    """Requests and replies with one engine, numbered from 1, as the transcript will hold them."""

    link: Caller
    aliases: Aliases | None = None
    """What the engine hears in place of tables and players; None where it is to hear their own names."""
    messages: list[msgspec.Raw] = field(default_factory=list)
    """Each as its text in a transcript, which takes a tenth of the memory of objects."""
    exchanges: list[Exchange] = field(default_factory=list)
    """At the figures of the scenario."""
    scaled: list[Scaled] = field(default_factory=list)
    """From which message on by what the sums on the wire are multiplied."""
    has_history: bool = True
    """Whether exchanges are kept: what compares replies as they come needs none, and saves their memory."""
    _tables: set[str] = field(default_factory=set, repr=False)
    _again: Aliases | None = field(default=None, repr=False)
    """The names under which all was said once more."""
    _read_so_far: History = field(default=History(()), repr=False)

    @property
    def names(self) -> dict[str, str]:
        """What the engine heard for the tables and players of this conversation."""
        given = {} if self.aliases is None else self.aliases.given
        again = {} if self._again is None else self._again.given
        return {label: name for label, name in given.items() if label.partition("/")[0] in self._tables} | {
            f"{AGAIN}{label}": name for label, name in again.items()
        }

    def scale(self, factor: Fraction) -> None:
        """From the next message on, send every sum of the scenario times `factor`."""
        n = len(self.messages) + 1
        if factor_at(self.scaled, n) != factor:
            self.scaled.append(Scaled(n, factor.as_integer_ratio()))

    def ask(self, asked: Request) -> object:
        """Send a request; raise an EngineError when the engine breaks off or answers nonsense.

        Raises SceneFault (own-terms) where a sum of the scenario, or of the answer, cannot be multiplied so.
        """
        interruption.heed()  # what it was replaced by on its way is no answer of the engine
        method = METHOD_OF[type(asked)]
        n = len(self.messages) + 1
        factor = factor_at(self.scaled, n)
        request = _at_factor(asked, factor, factor, NOT_AT_FACTOR)
        reply = self._said(method, request, self.aliases)
        if factor is not UNCHANGED:
            reply = _at_factor(reply, 1 / factor, factor, OTHER_SUMS)
        if self.has_history:
            self.exchanges.append(Exchange(n, asked, reply))
        return reply

    def say_again(self) -> ReplyDifference | None:
        """Say everything again, under other names; the first difference between the answers.

        What was said is kept up to that difference; where there is none, nothing is. Raises an EngineError as `ask`
        does.
        """
        said, scaled = len(self.messages), len(self.scaled)
        self._again = None if self.aliases is None else self.aliases.within(AGAIN[:-1])
        for exchange in self.exchanges:
            found = self._ask_again(exchange)
            if found is not None:
                return found
        self._again = None
        del self.messages[said:], self.scaled[scaled:]
        return None

    def _ask_again(self, exchange: Exchange) -> ReplyDifference | None:
        """Send an exchange's request once more. An answer that is the same to the byte needs no second reading."""
        factor, first = factor_at(self.scaled, exchange.n), self.messages[exchange.n]
        self.scale(factor)
        request = multiplied(exchange.request, factor)
        self._said(METHOD_OF[type(request)], request, self._again, known=first)
        again = self.messages[-1]
        if again == first:
            return None
        return first_difference(*(msgspec.json.decode(each)["result"] for each in (first, again)))

    def _said(
        self, method: str, request: Request, aliases: Aliases | None, known: msgspec.Raw | None = None
    ) -> object:
        """Send a request and write down what was said; the reply, but for one whose text is `known`."""
        params = msgspec.to_builtins(request, str_keys=True)
        self._tables.add(params.get("table", ""))
        self.messages.append(message_text({"method": method, "params": params}))
        try:
            answer = self._called(method, params, aliases)
            reply = None if answer == known else self._read(request, answer)
        except EngineError as error:
            if aliases is not None:
                error.what = aliases.inward(error.what.encode()).decode()
            self.messages.append(message_text({"fault": {"reason": error.reason.value, "text": str(error)}}))
            raise
        except Exception:  # ours: what the engine would have said is not known, and nothing is said of it
            self.messages.pop()
            raise
        self.messages.append(answer)
        return reply

    def _called(self, method: str, params: Any, aliases: Aliases | None) -> msgspec.Raw:
        """The answer as it stands in a transcript, in the harness's own names."""
        result = self.link.call(method, params if aliases is None else aliases.outward(params))
        answer = result if isinstance(result, msgspec.Raw) else message_text({"result": result})
        if aliases is None:
            return answer
        own = aliases.inward(bytes(answer))
        decode(own)  # no key twice
        return msgspec.Raw(own)

    def _read(self, request: Request, answer: msgspec.Raw) -> object:
        method = METHOD_OF[type(request)]
        try:
            reply = read_reply_text(method, answer)
        except MalformedAnswer as error:
            raise self.link.malformed(f"{method}: {error}") from None
        if (
            isinstance(request, Play)
            and isinstance(reply, tuple)
            and (unfit := _unfit(request.commands, reply))
        ):
            raise self.link.malformed(unfit)
        return reply

    @property
    def history(self) -> History:
        """What was asked and answered so far; the same object until the next exchange, with all it worked out."""
        for exchange in self.exchanges[len(self._read_so_far.exchanges) :]:
            self._read_so_far = self._read_so_far.grown(exchange)
        return self._read_so_far


def _unfit(commands: Sequence[Command], results: Sequence[object]) -> str:
    """Why these are no results of the commands; empty where they are."""
    asked, done = len(commands), len(results)
    if not 0 < done <= asked or (done < asked and isinstance(results[-1], Accepted)):
        return f"play: {asked} commands were answered with {done} results"
    for command, result in zip(commands, results, strict=False):
        events = result.events if isinstance(result, Accepted) else ()
        if isinstance(command, BEGINS_NO_HAND) and any(isinstance(each, HandStarted) for each in events):
            tag = command.__struct_config__.tag
            return f"play: a hand begins in the answer to {tag}, hold it back until start"
    return ""


def _at_factor(message: T, by: Fraction, factor: Fraction, otherwise: Stop) -> T:
    try:
        return multiplied(message, by)
    except DoesNotScale as error:
        raise otherwise.fault(factor=factor, amount=error.amount, by=error.factor) from None


@dataclass(frozen=True)
class Tried:
    """One conversation, what was found in it, and the others that it rests on."""

    names: Mapping[str, str]
    messages: Sequence[msgspec.Raw]
    found: Any = None
    rests_on: dict[str, Tried] = field(default_factory=dict)

    @classmethod
    def of(cls, talk: Conversation, found: object = None, rests_on: dict[str, Tried] | None = None) -> Tried:
        """What was found in this conversation."""
        return cls(talk.names, talk.messages, found, rests_on or {})

    @property
    def told(self) -> dict[str, object]:
        """The conversation as it stands in the header of a transcript."""
        return {"names": self.names, "messages": self.messages}
