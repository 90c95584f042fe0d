"""That a refusal leaves the table as it was, in every hand: judged on drawn hands."""

from __future__ import annotations

from vistoria.checks.reading import ended, the_hand
from vistoria.checks.registry import law
from vistoria.model.answer import Refused, Viewed
from vistoria.model.command import Act, Decline, Wager
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.history import Exchange, History
from vistoria.model.request import Look, Play

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
    expected = "after a refusal stacks, bets, pots and cards are as before, and the same seat decides"
    steps = history.exchanges
    for before, tried, after in zip(steps, steps[1:], steps[2:], strict=False):
        refused = _refused(tried)
        a, b = before.reply, after.reply
        if refused is None or not (_is_look(before) and _is_look(after)):
            continue
        if isinstance(a, Viewed) and isinstance(b, Viewed):
            compared += [tried.n + 1, after.n + 1]
            what = f"{_what(refused)} is refused"
            if a.state != b.state:
                return judged(False, expected, f"{what}, and the table looks otherwise", *compared[-2:])
            decided = _next_decision(history, after.n)
            if decided is not None and _who(decided) != _who(refused):
                return judged(False, expected, f"{what}, and {_who(decided)} decides", *compared[-2:])
    if not compared or ended(the_hand(history)) is None:
        return irrelevant("nothing was refused while the house looked")
    return judged(True, expected, "everything is as before", *compared)


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


def _what(tried: Act | Wager) -> str:
    if isinstance(tried, Act):
        return f"seat {tried.seat}, {tried.act} to {tried.to},"
    return f"{tried.amount} at seat {tried.seat}"
