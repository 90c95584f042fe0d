"""What the adapters to PokerKit share: join, leave, act, show, refuse."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused, Unsupported
from vistoria.model.command import Act, Command, Join, Leave, Show, Start
from vistoria.model.event import Left, Seated

from .hand import Choices, HandInPlay
from .table import PokerKitTable


def play(at: PokerKitTable, command: Command, start: Callable[[PokerKitTable, Start], Answer]) -> Answer:
    """Play a command; `start` starts a hand; unsupported if PokerKit has no such function."""
    with warnings_are_advice():
        match command:
            case Join():
                return join(at, command)
            case Leave():
                return leave(at, command)
            case Start():
                return start(at, command)
            case Act():
                return act(at, command)
            case Show() if at.running is not None:
                return show(at.running, command)
    return Unsupported(str(type(command).__struct_config__.tag))


def join(at: PokerKitTable, command: Join) -> Answer:
    """Take a free seat between hands; the adapter keeps the seats, not PokerKit."""
    if at.running is not None:
        return Unsupported("join in a hand")
    if not 1 <= command.seat <= at.opened.seats or command.seat in at.stacks or command.player in at.players:
        return by_adapter("seat-not-free", f"seat {command.seat} is taken or absent, or the player sits")
    stack = (at.opened.force.stacks or {}).get(command.player, command.buy_in)
    at.players[command.player], at.stacks[command.seat] = command.seat, stack
    return Accepted((Seated(player=command.player, seat=command.seat, stack=stack),))


def leave(at: PokerKitTable, command: Leave) -> Answer:
    """Leave with the stack between hands."""
    if at.running is not None:
        return Unsupported("leave in a hand")
    if command.player not in at.players:
        return by_adapter("no-such-player", f"{command.player} is not at the table")
    seat = at.players.pop(command.player)
    return Accepted((Left(player=command.player, seat=seat, stack=at.stacks.pop(seat)),))


def act(at: PokerKitTable, command: Act) -> Answer:
    """Make a decision; PokerKit has one function to check or call and one to bet or raise, for the player in turn."""
    if command.means == "voice":
        return Unsupported("voice")
    hand = at.running
    if hand is None:
        return by_adapter("no-hand", "no hand is being played")
    state = hand.state
    assert state.actor_index is not None
    if command.seat != hand.seats[state.actor_index]:
        return by_adapter("out-of-turn", f"it is the turn of seat {hand.seats[state.actor_index]}")
    if command.act == "check" and state.checking_or_calling_amount:
        due = state.checking_or_calling_amount
        return by_adapter("bet-to-match", f"PokerKit has one function to check or call, and would call {due}")
    if (twin := _unmeant(command, hand.choices())) is not None:
        return by_adapter("another-act", f"PokerKit has one function for both, and would {twin}")
    steps: dict[str, Callable[[], object]] = {
        "fold": state.fold,
        "check": state.check_or_call,
        "call": state.check_or_call,
        "bet": lambda: state.complete_bet_or_raise_to(command.to),
        "raise": lambda: state.complete_bet_or_raise_to(command.to),
    }
    count = len(state.operations)
    try:
        events = hand.act(steps[command.act])
    except ValueError as error:
        if len(state.operations) > count:
            raise
        return by_engine("illegal-act", error)
    at.settle()
    return Accepted(tuple(events))


def _unmeant(command: Act, choices: Choices) -> str | None:
    """What PokerKit would do in the place of an act that it has no function of its own for; None for what it does."""
    twins = {"call": "check", "bet": "raise", "raise": "bet"}
    twin = twins.get(command.act)
    if twin in choices and command.act not in choices:
        return twin
    due = choices.get("call") if command.act == "call" else None
    return f"call to {due[0]}" if due and command.to not in (None, due[0]) else None


def show(hand: HandInPlay, command: Show) -> Answer:
    """Show cards; PokerKit refuses this before the showdown, where it shows cards by itself."""
    if command.seat not in hand.seats:
        return by_adapter("no-cards", f"seat {command.seat} was dealt no cards")
    try:
        hand.state.verify_hole_cards_showing_or_mucking(True, hand.seats.index(command.seat))
    except ValueError as error:
        return by_engine("no-showdown", error)
    return Unsupported("show")


@contextmanager
def warnings_are_advice() -> Iterator[None]:
    """Ignore PokerKit's warnings, so that a setting such as `-W error` does not turn them into refusals."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


def by_adapter(code: str, text: str) -> Refused:
    """A refusal by this adapter, not by the product."""
    return Refused("adapter", ReasonGiven(code, text))


def by_engine(code: str, error: ValueError) -> Refused:
    """A refusal by PokerKit, with its own text."""
    return Refused("engine", ReasonGiven(code, str(error)))
