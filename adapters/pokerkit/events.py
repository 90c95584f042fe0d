"""Translates PokerKit's operations into events, one translator per operation class."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

from pokerkit import (
    AntePosting,
    BetCollection,
    BlindOrStraddlePosting,
    BoardDealing,
    CardBurning,
    CheckingOrCalling,
    ChipsPulling,
    ChipsPushing,
    CompletionBettingOrRaisingTo,
    Folding,
    HandKilling,
    HoleCardsShowingOrMucking,
    HoleDealing,
    Operation,
    RunoutCountSelection,
    State,
)
from pokerkit import Card as PokerKitCard

from vistoria.games.cards.events import Mucked
from vistoria.model.cards import Card, full_deck
from vistoria.model.event import Acted, Dealt, Event, Paid, Posted, Returned, Shown
from vistoria.model.place import Place, Seat

TO_POKERKIT: dict[str, PokerKitCard] = {card: next(PokerKitCard.parse(card)) for card in full_deck()}
"""PokerKit's cards by the protocol's names."""

FROM_POKERKIT: dict[PokerKitCard, Card] = {theirs: Card(ours) for ours, theirs in TO_POKERKIT.items()}


@dataclass(frozen=True)
class Frame:
    """The hand before an operation: chips by PokerKit's player index."""

    seats: tuple[int, ...]
    """Seat of each player index."""
    posts: tuple[str, ...]
    """Blind of each player index."""
    bets: tuple[int, ...]
    stacks: tuple[int, ...]
    burnt_to: Literal["burn", "aside"] = "burn"
    """The place of cards that PokerKit burns."""

    def put(self, index: int, amount: int) -> Frame:
        """The frame after a player put chips from the stack into the bets."""
        bets, stacks = list(self.bets), list(self.stacks)
        bets[index] += amount
        stacks[index] -= amount
        return replace(self, bets=tuple(bets), stacks=tuple(stacks))


Step = tuple[Frame, tuple[Event, ...]]


def cards(theirs: Any) -> tuple[Card, ...]:
    """PokerKit's cards in the protocol's notation."""
    return tuple(FROM_POKERKIT[card] for card in theirs)


def _posted(frame: Frame, op: BlindOrStraddlePosting) -> Step:
    what: Literal["small", "big"] = "small" if frame.posts[op.player_index] == "small" else "big"
    event = Posted(seat=frame.seats[op.player_index], what=what, amount=op.amount)
    return frame.put(op.player_index, op.amount), (event,)


def _ante(frame: Frame, op: AntePosting) -> Step:
    event = Posted(seat=frame.seats[op.player_index], what="entry", amount=op.amount)
    return frame.put(op.player_index, op.amount), (event,)


def _dealt(frame: Frame, op: HoleDealing) -> Step:
    to = Seat(frame.seats[op.player_index])
    faces = ("up" if up else "down" for up in op.statuses)
    return frame, tuple(_card(to, face, card) for card, face in zip(op.cards, faces, strict=True))


def _burnt(frame: Frame, op: CardBurning) -> Step:
    return frame, (_card(frame.burnt_to, "down", op.card),)


def _opened(frame: Frame, op: BoardDealing) -> Step:
    return frame, tuple(_card("community", "up", card) for card in op.cards)


def _card(to: Place, face: str, card: PokerKitCard) -> Dealt:
    return Dealt(to=to, face="up" if face == "up" else "down", card=FROM_POKERKIT[card])


def _folded(frame: Frame, op: Folding) -> Step:
    i = op.player_index
    return frame, (Acted(seat=frame.seats[i], act="fold", to=frame.bets[i], stack=frame.stacks[i]),)


def _called(frame: Frame, op: CheckingOrCalling) -> Step:
    return _acted(frame, op.player_index, "call" if op.amount else "check", op.amount)


def _raised(frame: Frame, op: CompletionBettingOrRaisingTo) -> Step:
    act: Literal["bet", "raise"] = "raise" if any(frame.bets) else "bet"
    return _acted(frame, op.player_index, act, op.amount - frame.bets[op.player_index])


def _acted(frame: Frame, i: int, act: Literal["check", "call", "bet", "raise"], put: int) -> Step:
    after = frame.put(i, put)
    stack = after.stacks[i]
    event = Acted(seat=frame.seats[i], act=act, put=put, to=after.bets[i], stack=stack, all_in=stack == 0)
    return after, (event,)


def _collected(frame: Frame, op: BetCollection) -> Step:
    """Chips that PokerKit does not collect are returned: an excess, or the last bet of the only player left."""
    kept = [bet - collected for bet, collected in zip(frame.bets, op.bets, strict=True)]
    events = tuple(
        Returned(seat=seat, amount=amount, why="unmatched")
        for seat, amount in zip(frame.seats, kept, strict=True)
        if amount
    )
    return replace(frame, bets=(0,) * len(frame.bets)), events


def _shown_or_mucked(frame: Frame, op: HoleCardsShowingOrMucking) -> Step:
    """No cards: mucked. Unknown cards: still face down, nothing to report."""
    seat = frame.seats[op.player_index]
    if not op.hole_cards:
        return frame, (Mucked(seat=seat),)
    known = cards(filter(None, op.hole_cards))
    return frame, (Shown(place=Seat(seat), cards=known),) if known else ()


def _pushed(frame: Frame, op: ChipsPushing) -> Step:
    return frame, tuple(
        Paid(seat=seat, amount=amount, what="pot", pot=op.pot_index)
        for seat, amount in zip(frame.seats, op.amounts, strict=True)
        if amount
    )


def _silent(frame: Frame, op: Operation) -> Step:
    """Operations without an event: a shown hand killed, chips pulled in, no second board."""
    return frame, ()


TRANSLATORS: dict[type[Operation], Callable[[Frame, Any], Step]] = {
    AntePosting: _ante,
    BlindOrStraddlePosting: _posted,
    HoleDealing: _dealt,
    CardBurning: _burnt,
    BoardDealing: _opened,
    Folding: _folded,
    CheckingOrCalling: _called,
    CompletionBettingOrRaisingTo: _raised,
    BetCollection: _collected,
    RunoutCountSelection: _silent,
    HoleCardsShowingOrMucking: _shown_or_mucked,
    HandKilling: _silent,
    ChipsPushing: _pushed,
    ChipsPulling: _silent,
}
"""Every operation that these games can produce; any other raises KeyError."""


def frame_of(state: State, seats: tuple[int, ...], posts: tuple[str, ...]) -> Frame:
    """The frame of PokerKit's current state."""
    return Frame(seats, posts, tuple(state.bets), tuple(state.stacks))


def translate(frame: Frame, operations: list[Operation]) -> tuple[Event, ...]:
    """The events of consecutive operations, starting from this frame."""
    events: list[Event] = []
    for operation in operations:
        frame, more = TRANSLATORS[type(operation)](frame, operation)
        events += more
    return tuple(events)
