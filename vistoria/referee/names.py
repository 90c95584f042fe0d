"""The names by which a model of the law is asked for its clauses: an enumeration, and an unknown one is an error."""

from __future__ import annotations

from typing import Literal, TypeGuard, get_args

Name = Literal[
    "people", "chips bought", "sessions", "extra time", "dealt in", "marker", "faults", "corrections", "exposed",
    "unmatched", "hand", "forced bets", "moment of forced bets", "dealing", "decision", "all in", "commission",
    "who acts", "choices", "time to decide", "qualifying", "showing", "moment of showing", "order of showing",
    "best five", "winners", "division", "pots told", "side pots told", "payouts", "odds", "marked winning",
    "order of prizes", "collected", "pool", "carried", "stacks",
]  # fmt: skip
"""What is compared of what comes of a command."""
Asked = Literal[
    Name, "all", "alone", "bets seen", "cards of the only one left", "cards seen", "cards seen by the public",
    "cards seen by who folded", "commission owed", "decided early", "display", "each payment",
    "faults after connection", "faults after dealt-to-empty", "faults after device-fault",
    "faults after exposed", "folded cards after the hand", "folded cards seen", "given up", "granted any buy-in",
    "granted incident", "granted join", "granted leave", "granted session", "granted top-up",
    "has complaints", "has results", "has rules", "has stakes", "marker seen", "matched", "number of cards",
    "odd chips", "one card at a time", "only one left", "order of showing follows", "own chips", "pack",
    "position asked", "posted jackpot", "pot seen", "prizes", "put away", "put off", "put off without chips",
    "raises after all-in", "raises again", "ranking", "rate of each hand", "record", "rules of the round",
    "seats of forced bets", "session ended", "stacks seen", "time not over", "time over", "told complaints",
    "told fixed-sums", "told notices", "told of the last hand", "told results", "told session", "told stakes",
    "waiver of a hand", "who answers", "who shows",
]  # fmt: skip
"""All that a model may be asked of."""
ASKED = frozenset[str](get_args(Asked))


class NoSuchName(LookupError):
    """A name that no model is asked by."""

    def __init__(self, *names: str) -> None:
        self.names = names
        super().__init__(f"no model of a law is asked of {', '.join(names)}: see {__name__}")


def is_asked(name: str) -> TypeGuard[Asked]:
    """Whether a name that is put together, such as `granted join`, is one of them."""
    return name in ASKED
