"""What the engine lets people do, and what it refuses without changing anything."""

from __future__ import annotations

from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.attempts import answer_text, attempt
from vistoria.model.command import LATER, Act, Proceed
from vistoria.model.event import Acted, RoundEnded
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Done
from vistoria.model.history import History
from vistoria.model.request import Open
from vistoria.model.sentences import did, must, say, sentences
from vistoria.table import after_all, table_before

from .registry import Nothing, check


def not_the_product(done: Done) -> bool:
    """Whether the adapter does not reach what was tried, or it was the adapter that refused."""
    answer = done.answer
    return isinstance(answer, Unsupported) or (isinstance(answer, Refused) and answer.by == "adapter")


def refusals(history: History) -> list[str]:
    """Every table and command that was refused, and how; that a croupier need not continue is no refusal."""
    opened = [e.reply for e in history.exchanges if isinstance(e.request, Open)]
    tables = [(say("attempt.open"), reply) for reply in opened if isinstance(reply, Refused)]
    commands = [
        (attempt(d.command), d.answer)
        for d in history.done
        if isinstance(d.answer, Refused) and not isinstance(d.command, Proceed)
    ]
    return [did("attempt-refused", attempt=what, why=answer_text(how)) for what, how in (*tables, *commands)]


def _situation(history: History, done: Done) -> str:
    """What lay before an act: the bet to match, and how often the round was raised."""
    hand = history.last_hand
    if not isinstance(done.command, Act) or hand is None:
        return ""
    own = done.answer.events if isinstance(done.answer, Accepted) else ()
    before = [h.event for h in hand.events if h.n <= done.n and all(h.event is not e for e in own)]
    table = after_all(table_before(hand), before)
    ends = [i for i, event in enumerate(before) if isinstance(event, RoundEnded)]
    round_ = before[ends[-1] :] if ends else before
    raises = sum(isinstance(event, Acted) and event.act == "raise" for event in round_)
    form = "situation" if table.level else "situation-free"
    return did(form, round=table.round, level=table.level, raises=raises)


def _judge(history: History, *, accept: bool) -> Finding:
    done = history.last_done
    form = "attempt-accepted" if accept else "attempt-refused"
    if done is None:
        raise Nothing(must("attempt-any"), did("not-attempted"))
    expected = sentences(_situation(history, done), must(form, attempt=attempt(done.command)))
    if not_the_product(done):
        return Finding("unsupported", expected, answer_text(done.answer), (done.n,))
    return judged(done.accepted is accept, expected, answer_text(done.answer), done.n)


@check("the attempt is accepted")
def attempt_accepted(history: History) -> Finding:
    """The last command was accepted."""
    return _judge(history, accept=True)


@check("the attempt is refused")
def attempt_refused(history: History) -> Finding:
    """The last command was refused by the product.

    A product may take a lawful decision in place of one that it does not take, such as a call in place of a raise that
    is too small: what was attempted did not happen then, and was not refused. Nor did it happen yet where what a player
    may have after the hand is accepted and nothing told.
    """
    done = history.last_done
    if done is not None and _waits(history, done):
        raise Nothing(must("attempt-refused", attempt=attempt(done.command)), did("accepted-for-later"))
    if done is not None and (taken := _in_its_place(done)) is not None:
        assert isinstance(done.command, Act)
        total = taken.to if taken.act in ("bet", "call", "raise") else None
        wanted, instead = attempt(done.command), attempt(Act(taken.seat, taken.act, total))
        raise Nothing(must("attempt-refused", attempt=wanted), did("taken-instead", attempt=instead))
    return _judge(history, accept=False)


def _waits(history: History, done: Done) -> bool:
    """Whether it was taken in a hand, nothing was told of it, and a player may have it once the hand is over."""
    hand = history.last_hand
    if hand is None or not isinstance(done.command, LATER) or done.answer != Accepted(()):
        return False
    return after_all(table_before(hand), [h.event for h in hand.events if h.n <= done.n]).running


def _in_its_place(done: Done) -> Acted | None:
    """The decision that was reported in place of the one that was sent: with another sum, or of another kind.

    A bet that is reported as a raise of the same sum, or a raise as a bet, is the decision that was sent.
    """
    command = done.command
    if not isinstance(done.answer, Accepted) or not isinstance(command, Act):
        return None
    taken = (e for e in done.answer.events if isinstance(e, Acted) and e.seat == command.seat)
    return next((e for e in taken if _is_another(command, e)), None)


def _is_another(command: Act, taken: Acted) -> bool:
    if command.to is not None and taken.to is not None and taken.to != command.to:
        return True
    return taken.why is None and command.act != taken.act and not {command.act, taken.act} <= {"bet", "raise"}
