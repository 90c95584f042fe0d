"""Where nothing was reported that could show it, a check neither passes nor fails."""

from __future__ import annotations

from typing import Any

from vistoria.checks import all_checks, apply_check
from vistoria.model.answer import Accepted
from vistoria.model.command import Join, Start
from vistoria.model.event import HandEnded, HandStarted, Seated
from vistoria.model.history import Exchange, History
from vistoria.model.request import Open, Play

EXAMPLES: list[tuple[Any, object]] = [
    (int, 1),
    (bool, True),
    (str, "one"),
    (int | str, 1),
    (list[int], [1, 100]),
    (list[int] | None, [1, 100]),
    (int | None, 1),
    (list[str], ["As"]),
    (dict[str, int], {"1": 1}),
    (list[list[int]], [[1, 100], [2, 100]]),
]
"""A literal of each type that a check takes."""
OF_OTHER_THINGS = {
    "table-opened", "table-refused", "attempt-accepted", "attempt-refused", "fold-unannounced", "has-bet",
    "goes-with", "taken-from-buy-in", "some-commission", "table-refused-or-buy-in-charged-within",
    "nobody-came", "not-stayed-without-capital", "table-refused-or-seat-given",
}  # fmt: skip
"""They need no hand: what they look at is an answer, or chips that come and go."""
OF_SAMPLES = {
    "lot-at-new-tables", "no-favoured-place", "no-favoured-side", "no-order-kept", "no-place-leads-on",
}  # fmt: skip
"""They look at as many hands as they need."""

OPENED = Exchange(1, Open("t", "xx", 10), Accepted())
JOINED = Exchange(3, Play("t", (Join("p1", 1, 100),)), (Accepted((Seated(player="p1", seat=1, stack=100),)),))
UNREPORTED = Exchange(7, Play("t", (Start(),)), (Accepted(),))
HAND = (HandStarted(hand=1, stacks={1: 100}), HandEnded(stacks={1: 100}))
BEFORE = Exchange(5, Play("t", (Start(),)), (Accepted(HAND),))


def verdicts(history: History) -> dict[str, str]:
    """What each check finds, by name."""
    found = {}
    for name, check in all_checks().items():
        literals = {
            literal: next(value for kind, value in EXAMPLES if kind == wanted)
            for literal, wanted in check.literals.items()
        }
        found[name] = apply_check(name, literals, history).verdict
    return found


def settled(history: History) -> dict[str, str]:
    """Checks that come to a verdict all the same."""
    return {name: verdict for name, verdict in verdicts(history).items() if verdict in {"passed", "failed"}}


def test_nothing_said_settles_no_check() -> None:
    assert settled(History(())) == {}


def test_an_accepted_start_without_events_settles_nothing_of_the_hand() -> None:
    found = settled(History((OPENED, JOINED, UNREPORTED)))
    assert found.keys() - OF_OTHER_THINGS == set()


def test_a_hand_before_it_is_not_taken_for_the_hand_that_was_not_reported() -> None:
    found = settled(History((OPENED, JOINED, BEFORE, UNREPORTED)))
    assert found.keys() - OF_OTHER_THINGS - OF_SAMPLES == set()
