"""The adapter to PokerKit for the two Omaha regulations.

PokerKit's own behaviour is tested: the adapter compares no cards, divides no pots and corrects nothing.
PokerKit deals, asks, refuses, shows, ranks, rakes and pays; `pokerkit_events.TRANSLATORS` maps its operations
to events. Only its evaluation of the same cards is kept instead of made again.

PokerKit does not have: seats, joining and the marker (test hooks, see `pokerkit_table`), a croupier, topping up,
tournaments, agreements, incidents, spoken bets. No-limit Omaha is a launch option.
PokerKit's warnings (such as an unnecessary fold) are advice to its caller, not refusals.
"""

from __future__ import annotations

from collections.abc import Mapping

from pokerkit.hands import OmahaHoldemHand

from vistoria.games.cards.events import Marker
from vistoria.model.answer import (
    Accepted,
    Answer,
    Order,
    TableView,
    Unsupported,
    Viewed,
)
from vistoria.model.command import Command, Start
from vistoria.model.event import HandStarted, TableState
from vistoria.model.request import Look, Open, Rank
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter

from .commands import by_adapter, by_engine, play
from .game import NotExpressible, Options, blinds, least_bet, make_game
from .hand import HandInPlay
from .looks import identity, order, seen
from .table import PokerKitTable

OFFERS = {
    "mo-97-2010": ("limit", "shuffler", "more-than-ten-seats"),
    "pt-omaha-online": ("pot", "on-pot"),
}
"""Offers by regulation: PokerKit's only high-hand Omaha is pot-limit; it rakes pots, not buy-ins; it shuffles in
software; it does not limit seats and has no rules about keeping a table open."""
LEAST_STACK = frozenset({"pt-omaha-online"})
"""Regulations where a player needs the minimum bet to be dealt in; PokerKit leaves that to its caller."""


class PokerKit(Adapter):
    """PokerKit 0.7.7 as an engine under test; launch options are in `pokerkit_game.CHOICES`."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        """Read the options; raises UnknownOption."""
        self.options = Options.read(options or {})
        self.tables: dict[str, PokerKitTable] = {}

    @property
    def offers(self) -> dict[str, tuple[str, ...]]:
        """Offers by regulation; no-limit for 97/2010 if the options allow it."""
        if self.options.limit == "pot":
            return OFFERS
        return {**OFFERS, "mo-97-2010": ("no-limit", *OFFERS["mo-97-2010"])}

    def hello(self) -> Hello:
        """PokerKit's version and source digest, and the hooks of this adapter."""
        return Hello(
            protocol=1,
            engine=self.identity(),
            regulations=tuple(OFFERS),
            abilities=Abilities(
                forced_deck=True,
                forced_marker=True,
                forced_stacks=True,
                views=True,
                rank=("showdown",),
            ),
            offers=self.offers,
            equipment=("software shuffle",),
        )

    def identity(self) -> Identity:
        """PokerKit's identity, with the changed options."""
        return identity(self.options.changed)

    def open(self, request: Open) -> Answer:
        """Open a table; PokerKit makes a two-player game as a check and may refuse."""
        if request.regulation not in OFFERS:
            return by_adapter("unknown-regulation", f"PokerKit is adapted to {' and '.join(OFFERS)} only")
        if request.force.pool is not None:
            return Unsupported("forced-pool")
        if request.force.seed is not None:
            return Unsupported("seed")
        try:
            make_game(request.settings, self.options, 2)
        except NotExpressible as error:
            return by_adapter("unknown-setting", str(error))
        except ValueError as error:
            return by_engine("bad-setting", error)
        self.tables[request.table] = PokerKitTable(request)
        return Accepted((TableState(state="open"),))

    def do(self, table: str, command: Command) -> Answer:
        """Play a command on PokerKit; unsupported if it has no such function."""
        return play(self.tables[table], command, self._start)

    def look(self, request: Look) -> Viewed:
        """The cards PokerKit shows to the viewer; it sends no events to players."""
        at = self.tables[request.table]
        hand = at.hand
        if hand is None:
            return Viewed((), TableView(at.stacks, marker=at.marker))
        return Viewed(
            (),
            TableView(
                at.stacks, hand.chips_in_play(), at.marker, seen(hand.state, hand.seats, request.viewer)
            ),
        )

    def rank(self, request: Rank) -> Order | Unsupported:
        """PokerKit's order of Omaha hands."""
        return order(request, OmahaHoldemHand) if request.regulation in OFFERS else Unsupported("rank")

    def close(self, table: str) -> None:
        """Close the table."""
        del self.tables[table]

    def _start(self, at: PokerKitTable, command: Start) -> Answer:
        if command.incidents:
            return Unsupported("incidents")
        if at.running is not None:
            return by_adapter("hand-running", "the hand before is not over")
        marker = at.next_marker()
        if marker is None:
            return Unsupported("marker: PokerKit has none, so it must be forced")
        seats = at.order(marker)
        if not seats or seats[-1] != marker:
            return by_adapter("marker-without-player", f"nobody with chips sits at seat {marker}")
        if at.opened.regulation in LEAST_STACK and min(at.stacks[seat] for seat in seats) < least_bet(
            at.opened.settings
        ):
            return Unsupported("start: whether a player with less than the least bet is dealt in")
        settings, players = at.opened.settings, len(seats)
        before = {seat: at.stacks[seat] for seat in seats}
        try:
            game = make_game(settings, self.options, players)
            posts = blinds(settings, self.options, players).posts
            hand = HandInPlay(game, seats, tuple(before.values()), posts, self.options.show)
        except ValueError as error:
            return by_engine("not-started", error)
        if command.deck is not None:
            hand.force(command.deck)
        at.hands, at.marker, at.hand = at.hands + 1, marker, hand
        started = HandStarted(hand=at.hands, stacks=before)
        events = (started, Marker(seat=marker, by="forced"), *hand.posted, *hand.run())
        at.settle()
        return Accepted(events)
