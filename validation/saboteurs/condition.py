"""When a saboteur errs: a condition that can be put on any of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vistoria.model.command import Start
from vistoria.model.place import Seat
from vistoria.reference_engine.journal import Journal
from vistoria.reference_engine.procedures.protocol import State


@dataclass(frozen=True)
class Situation:
    """A table before the engine answers; just opened by the law, where it is being opened."""

    state: State
    journal: Journal
    start: Start | None
    """The command that began the last hand, or begins the next one now."""
    seat: int | None = None
    """Whose command, or whose view, it is."""
    viewer: Seat | str | None = None
    """Who looks; None where a command is carried out."""
    happened: frozenset[str] = frozenset()
    """What has happened at the table before: `time-out`, `rest`, `departure`, `null hand`, `refusal`, the hooks used;
    `question` where somebody asked how it stands, `mishap` where a line was lost or a fault of dealing reported.

    `refused act` is there until somebody decides, `asked again` in a hand whose cards were dealt before, anywhere.
    """
    table: str = ""
    """Its id on the wire."""

    @property
    def hand(self) -> Any:
        """The hand under way, whatever procedure plays it; None between hands."""
        state: Any = self.state
        return state.hand

    @property
    def number(self) -> int:
        """Of the hand under way, or of the one to come."""
        state: Any = self.state
        return int(state.hands) + (state.hand is None)

    @property
    def players(self) -> int:
        """How many were dealt in, or sit at the table."""
        return len(self.state.stacks()) if self.hand is None else len(self.hand.order)


@dataclass(frozen=True)
class Condition:
    """A saboteur under a condition keeps the law wherever it does not hold; hands ranked without a table apart."""

    name: str
    """What is added to the saboteur's id."""
    wrong: str
    """What is added to the sentence that says what is wrong."""
    holds: Callable[[Situation], bool]


def _unforced(situation: Situation) -> bool:
    return situation.start is None or not situation.start.deck


def _later_hand(situation: Situation) -> bool:
    state: Any = situation.state
    return bool(state.hands > (state.hand is not None))


def _in_round(*rounds: int) -> Callable[[Situation], bool]:
    def holds(situation: Situation) -> bool:
        state: Any = situation.state
        return state.hand is not None and state.hand.round in rounds

    return holds


def _bet_at_the_end(situation: Situation) -> bool:
    state: Any = situation.state
    return state.hand is not None and state.hand.round == LAST_ROUND and state.hand.level > 0


def _high_antes(situation: Situation) -> bool:
    state: Any = situation.state
    return max((stake.ante for stake in state.stakes.values()), default=0) >= HIGH


def _in_tournament(situation: Situation) -> bool:
    state: Any = situation.state
    return getattr(state.setup, "mode", "") == "tournament"


def _in_session(situation: Situation) -> bool:
    state: Any = situation.state
    return getattr(state.setup, "mode", "") == "session"


def _somebody_rests(situation: Situation) -> bool:
    state: Any = situation.state
    return any(chair.resting for chair in state.chairs.values())


def _somebody_folded(situation: Situation) -> bool:
    hand: Any = situation.hand
    return hand is not None and not all(hand.live)


def _newcomer_waits(situation: Situation) -> bool:
    state: Any = situation.state
    hand: Any = situation.hand
    return hand is not None and any(
        seat not in hand.order and chair.player not in state.played for seat, chair in state.chairs.items()
    )


def _short_of_chips(situation: Situation) -> bool:
    state: Any = situation.state
    hand: Any = situation.hand
    return hand is not None and any(
        seat not in hand.order and not chair.resting and chair.stack < state.setup.minimum
        for seat, chair in state.chairs.items()
    )


def _somebody_all_in(situation: Situation) -> bool:
    hand: Any = situation.hand
    return hand is not None and any(
        alive and not stack for alive, stack in zip(hand.live, hand.stacks, strict=True)
    )


def _all_in_before(situation: Situation) -> bool:
    hand: Any = situation.hand
    if hand is None:
        return False
    return any(
        alive and not stack and not bet
        for alive, stack, bet in zip(hand.live, hand.stacks, hand.bets, strict=True)
    )


LAST_ROUND = 4
HIGH = 1_000
HIGH_ANTES = Condition("high-antes", "With antes below 1000 it keeps the law.", _high_antes)
LATER_HANDS = Condition("later", "In the first hand of a table it keeps the law.", _later_hand)
FIRST_ROUND = Condition("first-round", "After the first round it keeps the law.", _in_round(1))
SECOND_ROUND = Condition(
    "second-round", "In the first round and after the second it keeps the law.", _in_round(2)
)
LAST_ROUNDS = Condition("last-rounds", "In the first two rounds it keeps the law.", _in_round(3, LAST_ROUND))
AT_LAST = Condition("last-round", "In the first three rounds it keeps the law.", _in_round(LAST_ROUND))
OF_ELEVEN = Condition(
    "eleven",
    "Where fewer than eleven were dealt in it keeps the law.",
    lambda situation: situation.players > 10,
)
OF_TWO = Condition(
    "of-two", "Where more than two were dealt in it keeps the law.", lambda situation: situation.players == 2
)
ALL_IN_BEFORE = Condition(
    "after-an-all-in", "Where nobody went all-in in an earlier round it keeps the law.", _all_in_before
)
OF_MORE = Condition(
    "of-more", "Where two were dealt in it keeps the law.", lambda situation: situation.players > 2
)
IN_TOURNAMENTS = Condition("tournament", "Where no tournament is played it keeps the law.", _in_tournament)
IN_SESSIONS = Condition(
    "in-a-session", "In another mode than that of sessions it keeps the law.", _in_session
)
BESIDE_A_REST = Condition("beside-a-rest", "While nobody rests it keeps the law.", _somebody_rests)
AFTER_A_FOLD = Condition(
    "after-a-fold", "While nobody has folded in a hand it keeps the law.", _somebody_folded
)
BESIDE_A_NEWCOMER = Condition(
    "beside-a-newcomer", "While everybody plays who has come it keeps the law.", _newcomer_waits
)
BESIDE_A_SHORT_STACK = Condition(
    "beside-a-short-stack",
    "While nobody is out of a hand for want of chips it keeps the law.",
    _short_of_chips,
)
BESIDE_AN_ALL_IN = Condition(
    "beside-an-all-in", "While nobody has put in all he has it keeps the law.", _somebody_all_in
)
LAST_BET = Condition("last-bet", "Where nobody bets in the last round it keeps the law.", _bet_at_the_end)
RANKED_APART = Condition("apart", "Hands that are played are ranked by the law.", lambda situation: False)
AFTER_A_NULL_HAND = Condition(
    "after-a-null-hand",
    "Until a hand was null it keeps the law.",
    lambda situation: "null hand" in situation.happened,
)
REFUSED_ACT = Condition(
    "after-a-refused-act",
    "Where no act was refused since the last decision it keeps the law.",
    lambda situation: "refused act" in situation.happened,
)
UNFORCED = Condition("unforced", "Where the deck is forced it keeps the law.", _unforced)
"""It behaves under test: it errs only in hands whose cards nobody chose."""
