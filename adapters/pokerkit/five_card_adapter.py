"""The adapter to PokerKit, configured for five-card poker after Portaria 104/85/M.

PokerKit's own behaviour is tested, read from its operations as for Omaha (see `pokerkit_adapter`). It has no
forced opening («abertura») without a bring-in amount, no initial commission, no capital, no clock, no box: a card
that it burns before the first is reported as set aside. Its player indices run counter-clockwise from the
croupier's right, so that it deals and asks in the direction of the law; PokerKit decides who speaks first.
PokerKit's caller chooses who gets the next card: further cards start at the player whom PokerKit asked first.
"""

from __future__ import annotations

from collections.abc import Mapping

from vistoria.model.answer import Accepted, Answer, Order, TableView, Unsupported, Viewed
from vistoria.model.command import Command, Start
from vistoria.model.event import HandStarted, TableState
from vistoria.model.request import Look, Open, Rank
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter

from .commands import by_adapter, by_engine, play
from .five_card_game import FortyCardHand, make_game
from .five_card_hand import FiveCardInPlay
from .game import NotExpressible, UnknownOption
from .looks import identity, order, seen
from .table import PokerKitTable

REGULATION = "mo-104-85-m"
OFFERS = ("entry-20", "entry-100")
TRIAL_STACK = 10_000
"""Each player's chips in the hand that PokerKit makes as a check when a table opens."""


class FiveCard(Adapter):
    """PokerKit 0.7.7 as an engine under test for five-card poker; it takes no launch options."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        """Refuse options; raises UnknownOption."""
        for key, value in (options or {}).items():
            raise UnknownOption(key, value)
        self.tables: dict[str, PokerKitTable] = {}

    def hello(self) -> Hello:
        """PokerKit's version and source digest, and the hooks of this adapter."""
        return Hello(
            protocol=1,
            engine=self.identity(),
            regulations=(REGULATION,),
            abilities=Abilities(forced_deck=True, forced_stacks=True, views=True, rank=("showdown",)),
            offers={REGULATION: OFFERS},
            equipment=("software shuffle",),
        )

    def identity(self) -> Identity:
        """PokerKit's identity, with its game."""
        return identity(("five-card",))

    def open(self, request: Open) -> Answer:
        """Open a table; PokerKit makes a full-table hand as a check and may refuse."""
        if request.regulation != REGULATION:
            return by_adapter("unknown-regulation", f"this configuration is for {REGULATION} only")
        if request.force.pool is not None or request.force.marker is not None:
            return Unsupported("forced pool or marker")
        if request.force.seed is not None:
            return Unsupported("seed")
        try:
            make_game(request.settings)((TRIAL_STACK,) * request.seats, request.seats)
        except NotExpressible as error:
            return by_adapter("unknown-setting", str(error))
        except ValueError as error:
            return by_engine("bad-setting", error)
        self.tables[request.table] = PokerKitTable(request)
        return Accepted((TableState(state="open"),))

    def do(self, table: str, command: Command) -> Answer:
        """Play a command on PokerKit; unsupported if it has no such function."""
        return play(self.tables[table], command, _start)

    def look(self, request: Look) -> Viewed:
        """The cards PokerKit shows to the viewer; it sends no events to players."""
        at = self.tables[request.table]
        hand = at.hand
        if hand is None:
            return Viewed((), TableView(at.stacks))
        cards = seen(hand.state, hand.seats, request.viewer, hand.burnt_to)
        return Viewed((), TableView(at.stacks, hand.chips_in_play(), None, cards))

    def rank(self, request: Rank) -> Order | Unsupported:
        """PokerKit's ranking of five-card hands from forty cards."""
        return order(request, FortyCardHand) if request.regulation == REGULATION else Unsupported("rank")

    def close(self, table: str) -> None:
        """Close the table."""
        del self.tables[table]


def _start(at: PokerKitTable, command: Start) -> Answer:
    if command.incidents:
        return Unsupported("incidents")
    if at.running is not None:
        return by_adapter("hand-running", "the hand before is not over")
    seats = tuple(sorted(at.with_chips(), reverse=True))
    before = {seat: at.stacks[seat] for seat in seats}
    try:
        game = make_game(at.opened.settings)
        hand = FiveCardInPlay(game, seats, tuple(before.values()), ("",) * len(seats), "default", "aside")
    except ValueError as error:
        return by_engine("not-started", error)
    if command.deck is not None:
        hand.force(command.deck)
    at.hands, at.hand = at.hands + 1, hand
    events = (HandStarted(hand=at.hands, stacks=before), *hand.posted, *hand.run())
    at.settle()
    return Accepted(events)
