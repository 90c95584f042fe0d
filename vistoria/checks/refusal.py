"""What the engine lets people do, and what it refuses without changing anything."""

from __future__ import annotations

from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Done
from vistoria.model.history import History

from .registry import Nothing, check


def said(done: Done) -> str:
    """What the engine answered, in words."""
    match done.answer:
        case Accepted():
            return "accepted"
        case Refused(by=by, reason=reason):
            return f"refused by the {by}: {reason.code} {reason.text}".strip()
        case Unsupported(what=what):
            return f"the adapter does not reach {what}"


def not_the_product(done: Done) -> bool:
    """Whether the adapter does not reach what was tried, or it was the adapter that refused."""
    answer = done.answer
    return isinstance(answer, Unsupported) or (isinstance(answer, Refused) and answer.by == "adapter")


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
    """The last command was refused by the product."""
    return _judge(history, accept=False)
