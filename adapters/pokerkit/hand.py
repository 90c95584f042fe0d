"""One hand in PokerKit's state: calls its steps one by one and translates them into events."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

from pokerkit import BetCollection, State

from vistoria.games.cards.events import Pots, Ranked
from vistoria.model.cards import Card
from vistoria.model.event import Charged, Event, HandEnded, RoundEnded, Turn
from vistoria.model.place import Seat
from vistoria.model.pot import Pot

from .events import TO_POKERKIT, Frame, cards, frame_of, translate

Choices = dict[str, tuple[int, int] | None]

Game = Callable[[Sequence[int], int], State]
"""A PokerKit game: makes a new hand from stacks and number of players."""


class HandInPlay:
    """A hand from its first blind to its last chip.

    `seats` maps PokerKit's player indices, which are relative to its button (the last one), to the table.
    PokerKit decides everything; the events follow its operations in order.
    """

    def __init__(
        self,
        game: Game,
        seats: tuple[int, ...],
        stacks: tuple[int, ...],
        posts: tuple[str, ...],
        show: str,
        burnt_to: Literal["burn", "aside"] = "burn",
    ) -> None:
        """Let PokerKit make the state and post the blinds; raise ValueError if PokerKit does."""
        self.state: State = game(stacks, len(seats))
        self.seats = seats
        self._posts = posts
        self._show = show
        self.burnt_to = burnt_to
        self._pots: tuple[Pot, ...] = ()
        before = Frame(seats, posts, (0,) * len(seats), tuple(self.state.starting_stacks))
        self.posted = translate(before, self.state.operations)

    def force(self, deck: Sequence[Card]) -> None:
        """Force the deck; PokerKit deals from it in this order."""
        self.state.deck_cards = deque(TO_POKERKIT[card] for card in deck)

    def run(self) -> list[Event]:
        """Everything up to the next decision of a player, or to the end of the hand."""
        state, events = self.state, list[Event]()
        ranked = charged = False
        while state.status and state.actor_index is None:
            step = self._next_step()
            if step in (state.kill_hand, state.push_chips) and not ranked:
                ranked = True
                events += self._ranked()
            if step == state.push_chips and not charged:
                charged = True
                events += self._pots_if_changed() + self._charged()
            events += self._called(step)
        events.append(self._turn() if state.status else HandEnded(stacks=self.stacks()))
        return events

    def act(self, step: Callable[[], object]) -> list[Event]:
        """Make a player's decision and run what follows; if PokerKit raises ValueError, nothing has changed."""
        number = self._round()
        events = self._called(step)
        acted, collected = events[0], events[1:]
        if self.state.actor_index is not None:
            return [acted, self._turn()]
        if not any(isinstance(event, Pots) for event in collected):
            collected = self._pots_now()
        return [acted, RoundEnded(round=number), *collected, *self.run()]

    def stacks(self) -> dict[int, int]:
        """Stacks by seat."""
        return dict(zip(self.seats, self.state.stacks, strict=True))

    def pots(self) -> tuple[Pot, ...]:
        """PokerKit's pots before its rake."""
        return tuple(
            Pot(pot.amount, tuple(self.seats[i] for i in pot.player_indices)) for pot in self.state.pots
        )

    def chips_in_play(self) -> tuple[Pot, ...]:
        """PokerKit's pots; while there are uncollected bets, its total of pots and bets as one pot."""
        if not any(self.state.bets):
            return self.pots()
        live = tuple(seat for seat, plays in zip(self.seats, self.state.statuses, strict=True) if plays)
        return (Pot(self.state.total_pot_amount, live),)

    def choices(self) -> Choices:
        """What the player in turn may do according to PokerKit, with minimum and maximum totals."""
        state = self.state
        amount, i = state.checking_or_calling_amount, state.actor_index
        assert amount is not None
        assert i is not None
        total = state.bets[i] + amount
        found: Choices = {"fold": None} if state.can_fold() else {}
        found |= {"call": (total, total)} if amount else {"check": None}
        least = state.min_completion_betting_or_raising_to_amount
        highest = state.max_completion_betting_or_raising_to_amount
        if least is not None and highest is not None:
            found["raise" if any(state.bets) else "bet"] = (least, highest)
        return found

    def _next_step(self) -> Callable[[], object]:
        """The operation that PokerKit waits for; its `can_…` methods would rank every hand again."""
        state = self.state
        if state.card_burning_status:
            return state.burn_card
        if any(state.hole_dealing_statuses):
            return self._deal_hole
        if any(state.board_dealing_counts):
            return state.deal_board
        if any(state.runout_count_selector_statuses):
            return state.select_runout_count
        if state.showdown_indices:
            return self._show_or_muck
        if any(state.hand_killing_statuses):
            return state.kill_hand
        return state.push_chips if state.can_push_chips() else state.pull_chips

    def _deal_hole(self) -> object:
        """Deal the next card to the player in PokerKit's order."""
        return self.state.deal_hole()

    def _show_or_muck(self) -> object:
        """Show or muck as the option says; no named cards means that all stay face down and the hand stays live."""
        state = self.state
        match self._show:
            case "all":
                return state.show_or_muck_hole_cards(True)
            case "all-at-the-end":
                return state.show_or_muck_hole_cards(True if state.street is state.streets[-1] else "")
        return state.show_or_muck_hole_cards()

    def _called(self, step: Callable[[], object]) -> list[Event]:
        """Call a step and translate the operations that PokerKit logged for it."""
        frame = replace(frame_of(self.state, self.seats, self._posts), burnt_to=self.burnt_to)
        count = len(self.state.operations)
        step()
        operations = self.state.operations[count:]
        events = list(translate(frame, operations))
        return events + self._pots_now() if any(isinstance(o, BetCollection) for o in operations) else events

    def _round(self) -> int:
        assert self.state.street_index is not None
        return self.state.street_index + 1

    def _turn(self) -> Turn:
        index = self.state.actor_index
        assert index is not None
        return Turn(seat=self.seats[index], round=self._round(), choices=self.choices())

    def _pots_now(self) -> list[Event]:
        self._pots = self.pots()
        return [Pots(pots=self._pots)]

    def _pots_if_changed(self) -> list[Event]:
        """New pots if they changed: PokerKit merges pots whose players are the same after a muck or a killed hand."""
        amounts = [pot.amount for pot in self.pots()]
        return [] if amounts == [pot.amount for pot in self._pots] else self._pots_now()

    def _ranked(self) -> list[Event]:
        """PokerKit's evaluation of each shown hand; a hand that it will kill wins nothing."""
        killed = self.state.hand_killing_statuses
        return [
            Ranked(
                place=Seat(self.seats[i]),
                name=hand.entry.label.value,
                five=cards(hand.cards),
                winning=not killed[i],
            )
            for i, hand in enumerate(self.state.get_up_hands(0, 0))
            if hand is not None
        ]

    def _charged(self) -> list[Event]:
        return [
            Charged(amount=pot.raked_amount, of="pot", pot=i)
            for i, pot in enumerate(self.state.pots)
            if pot.raked_amount
        ]
