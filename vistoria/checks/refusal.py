"""What the engine lets people do, and what it refuses without changing anything."""

from __future__ import annotations

import msgspec

from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.command import Act, Proceed
from vistoria.model.event import Acted
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Done
from vistoria.model.history import History
from vistoria.model.request import Open

from .registry import Nothing, check


def said(done: Done) -> str:
    """What the engine answered, in words."""
    match done.answer:
        case Accepted():
            return "accepted"
        case Refused():
            return _text(done.answer)
        case Unsupported(what=what):
            return f"the adapter does not reach {what}"


def _text(refused: Refused) -> str:
    return f"refused by the {refused.by}: {refused.reason.code} {refused.reason.text}".strip()


def not_the_product(done: Done) -> bool:
    """Whether the adapter does not reach what was tried, or it was the adapter that refused."""
    answer = done.answer
    return isinstance(answer, Unsupported) or (isinstance(answer, Refused) and answer.by == "adapter")


def refusals(history: History) -> list[str]:
    """Every table and command that was refused, and how; that a croupier need not continue is no refusal."""
    opened = [e.reply for e in history.exchanges if isinstance(e.request, Open)]
    tables = [f"the opening of a table: {_text(reply)}" for reply in opened if isinstance(reply, Refused)]
    commands = [
        d for d in history.done if isinstance(d.answer, Refused) and not isinstance(d.command, Proceed)
    ]
    return [*tables, *(f"{msgspec.json.encode(d.command).decode()}: {said(d)}" for d in commands)]


def _judge(history: History, *, accept: bool) -> Finding:
    done = history.last_done
    expected = "the attempt is accepted" if accept else "the attempt is refused"
    if done is None:
        raise Nothing(expected, "nothing was attempted")
    if not_the_product(done):
        return Finding("unsupported", expected, said(done), (done.n,))
    return judged(done.accepted is accept, expected, said(done), done.n)


@check("the attempt is accepted")
def attempt_accepted(history: History) -> Finding:
    """The last command was accepted."""
    return _judge(history, accept=True)


@check("the attempt is refused")
def attempt_refused(history: History) -> Finding:
    """The last command was refused by the product.

    A product may take a lawful bet in place of one that it does not take: what was attempted did not happen then, and
    was not refused.
    """
    done = history.last_done
    if done is not None and (taken := _in_its_place(done)) is not None:
        assert isinstance(done.command, Act)
        instead = (
            f"the product took {taken.act} to {taken.to} in place of {done.command.act} to {done.command.to}"
        )
        raise Nothing("the attempt is refused", instead)
    return _judge(history, accept=False)


def _in_its_place(done: Done) -> Acted | None:
    """The decision that was reported in place of the one that was sent, with another sum."""
    command = done.command
    if not isinstance(done.answer, Accepted) or not isinstance(command, Act) or command.to is None:
        return None
    taken = (e for e in done.answer.events if isinstance(e, Acted) and e.seat == command.seat)
    return next((e for e in taken if e.to is not None and e.to != command.to), None)
