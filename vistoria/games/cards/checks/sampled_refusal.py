"""That a refusal leaves the table as it was, in every hand: judged on drawn hands."""

from __future__ import annotations

from vistoria.checks.reading import ended, the_hand
from vistoria.checks.registry import law
from vistoria.model.answer import Refused, Viewed
from vistoria.model.attempts import attempt
from vistoria.model.command import Act, Decline, Wager
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.history import Exchange, History
from vistoria.model.request import Look, Play
from vistoria.model.sentences import did, must

Decision = Act | Wager | Decline


@law(
    "where an amount is refused, the table is as before and the same seat is asked",
    "where a bet is refused, the table is as before and the same seat is asked",
)
def refusal_changes_nothing(history: History) -> Finding:
    """After an act or a bet that was refused the table looks as before, and the same seat decides.

    Relevant where the house looked before and after what the product refused.
    """
    compared: list[int] = []
    expected = must("refusal-changes-nothing")
    steps = history.exchanges
    for before, tried, after in zip(steps, steps[1:], steps[2:], strict=False):
        refused = _refused(tried)
        a, b = before.reply, after.reply
        if refused is None or not (_is_look(before) and _is_look(after)):
            continue
        if isinstance(a, Viewed) and isinstance(b, Viewed):
            compared += [tried.n + 1, after.n + 1]
            what = attempt(refused)
            if a.state != b.state:
                return judged(False, expected, did("refusal-changed-table", attempt=what), *compared[-2:])
            decided = _next_decision(history, after.n)
            if decided is not None and _who(decided) != _who(refused):
                seen = did("refusal-changed-turn", attempt=what, who=_who(decided))
                return judged(False, expected, seen, *compared[-2:])
    if not compared or ended(the_hand(history)) is None:
        return irrelevant()
    return judged(True, expected, did("refusal-changes-nothing"), *compared)


def _is_look(exchange: Exchange) -> bool:
    return isinstance(exchange.request, Look) and exchange.request.viewer == "house"


def _refused(exchange: Exchange) -> Act | Wager | None:
    """The one act or bet of a request, where it was the product that refused it."""
    request, reply = exchange.request, exchange.reply
    if not isinstance(request, Play) or len(request.commands) != 1 or not isinstance(reply, tuple):
        return None
    command, answer = request.commands[0], reply[0]
    by_product = isinstance(answer, Refused) and answer.by == "engine"
    return command if by_product and isinstance(command, Act | Wager) else None


def _next_decision(history: History, after: int) -> Decision | None:
    """The next decision that was accepted."""
    done = (d.command for d in history.done if d.n > after and d.accepted)
    return next((command for command in done if isinstance(command, Decision)), None)


def _who(decision: Decision) -> str:
    """A seat among players, a player against the house: so the two kinds of game name who decides."""
    return f"seat {decision.seat}" if isinstance(decision, Act) else decision.player
