"""What is known of a table from the events so far: people, chips, bets, pots, cards, and who is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from vistoria.model.cards import Card
from vistoria.model.event import Turn
from vistoria.model.game import game_of_table
from vistoria.model.place import Place, Seat
from vistoria.model.pot import Pot
from vistoria.model.request import Open
from vistoria.model.table import Settings


class Lying(msgspec.Struct, frozen=True, gc=False):
    """Where a card lies, and whether all can see which it is."""

    place: Place
    is_open: bool
    copy: Card | None = None
    """Which it is, where the pack has several of it and this is not the first."""


@dataclass(frozen=True)
class Table:
    """A table at one moment; amounts in chips. `after` gives the table after the next event."""

    seats: int = 0
    """How many places it has; 0 where its opening is not known."""
    settings: Settings = field(default_factory=Settings)
    """What the house has declared; a setting that was never named is not declared."""
    state: str = "open"
    marker: int | None = None

    # people and their chips
    players: dict[str, int] = field(default_factory=dict)
    """The seat of each player."""
    stacks: dict[int, int] = field(default_factory=dict)
    gone: frozenset[int] = frozenset()
    """Seats whose player left while bets lay; until the next hand chips may still come back to them."""

    # where all chips are
    brought: int = 0
    """What players brought, less what they took away, and what the pool was opened with."""
    house: int = 0
    """What the house and the jackpot pool hold; it may be below nothing."""
    due: int = 0
    """Commission announced with a buy-in and not yet charged."""
    in_play: int = 0
    carried: dict[int, int] = field(default_factory=dict)
    """Jackpot bets that stand over for the next hand, by seat."""
    pool: int | None = None
    forced: int | None = None
    """What stands in the pool when the first prize is paid, whatever stood there before; None after it."""
    prize: bool = False
    """Whether a prize was paid since the pool moved last."""

    # the bets of the hand
    put: dict[int, int] = field(default_factory=dict)
    """What each seat has in play, bets before the deal included."""
    laid: dict[tuple[int, str], int] = field(default_factory=dict)
    """Bets on the cloth, by seat and space."""
    moved: int = 0
    """Laid on the cloth and won from the house in this hand: no declared maximum binds below it."""
    staked: dict[int, int] = field(default_factory=dict)
    """What each seat put in, whatever came back to it; like the three below it stands until the next hand."""
    returned: dict[int, int] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)
    """What each seat was paid, by the pots and by the house, less what a winner then paid of a pot to the house."""
    won_from_pots: dict[int, int] = field(default_factory=dict)

    # the course of the hand
    hand: int = 0
    running: bool = False
    started: dict[int, int] = field(default_factory=dict)
    """Stacks of the seats in the hand at its start."""
    round: int = 1
    bets: dict[int, int] = field(default_factory=dict)
    """What each seat has bet in this round, blinds included."""
    entries: dict[int, int] = field(default_factory=dict)
    """Entries put in in this round: they match no bet."""
    out: dict[int, str] = field(default_factory=dict)
    """Seats that are not in the hand any more, each with the reason."""
    spoken: frozenset[int] = frozenset()
    """Seats that decided since the last bet or raise of the round."""
    asked: Turn | None = None
    """The turn that still stands; what is merely announced after it changes nothing."""
    vague: bool = False
    """While events do not tell the course: an act was taken back, or a player moved within the hand."""
    now: int = 0
    until: int = 0
    """Where the clock stands when the running `wait` is over."""
    down: bool = False
    """Whether the system's line has failed: the table stands still, and so may its clock."""

    # pots as they were reported last
    pots: tuple[Pot, ...] | None = None
    taken: tuple[int, ...] = ()
    """What left each pot since."""
    stale: bool = False
    """Whether chips went in or came back since."""
    summed: bool = True
    """Whether all that left the pots named its pot."""
    losing: frozenset[int] = frozenset()
    """Seats whose hand was reported as not winning."""

    # cards
    cards: dict[Card | int, Lying] = field(default_factory=dict)
    """In the order in which they were dealt; a card that the engine did not name has a number instead."""
    unnamed: bool = False
    """Whether a card was dealt without saying which."""
    gathered: bool = False
    """Whether the deck is whole again before the next card is dealt."""
    dealt: int = 0
    """How many cards were dealt in this hand."""
    best: int | None = 5
    """How many cards a ranked hand has; None for any number."""
    decks: int = 1
    """How often the pack has each card; of several alike nobody can say which one lies where."""

    @classmethod
    def opened(cls, request: Open) -> Table:
        """A table as it is asked for."""
        pool, game = request.force.pool, game_of_table(request.settings.game)
        return cls(
            seats=request.seats,
            settings=request.settings,
            marker=request.force.marker,
            brought=pool or 0,
            house=pool or 0,
            forced=pool,
            decks=game.pack.decks if game.pack else 1,
            best=game.best,
        )

    def but(self, **changes: Any) -> Table:
        """The same table with these fields changed: `dataclasses.replace`, which takes some ten times as long."""
        new = object.__new__(Table)
        vars(new).update(vars(self), **changes)
        return new

    def sits(self, seat: int) -> bool:
        """Whether somebody was reported to sit there and not to have gone."""
        return seat in self.stacks and seat not in self.gone

    @property
    def asks_in_vain(self) -> bool:
        """Whether a player in the hand is asked who has no chips left."""
        seat = self.asked.seat if self.asked is not None else 0
        return bool(self.started.get(seat)) and seat not in self.out and self.stacks.get(seat) == 0

    def where(self, card: Card) -> Place | None:
        """The place where a card lies; None where it is in the deck, has no name, or is one of several alike."""
        lies = None if self.gathered or self.decks > 1 else self.cards.get(card)
        return None if lies is None else lies.place

    def cards_at(self, place: Place) -> list[tuple[Card | None, bool]]:
        """The cards at a place in the order in which they came, each with whether it lies open; None: not named."""
        return [
            (lies.copy if isinstance(card, int) else card, lies.is_open)
            for card, lies in self.cards.items()
            if lies.place == place
        ]

    @property
    def named(self) -> bool:
        """Whether the engine said of each card dealt which it is."""
        return self.gathered or not (self.unnamed or self.decks > 1)

    @property
    def minimum(self) -> int | None:
        """Where the jackpot pool begins again, as the house declared it."""
        return None if self.settings.jackpot is None else self.settings.jackpot.minimum

    @property
    def left(self) -> list[int]:
        """Seats that are still in the hand: once cards were dealt, only those who have some; others may look on."""
        seats = [seat for seat in self.started if seat not in self.out]
        dealt_in = {lies.place.seat for lies in self.cards.values() if isinstance(lies.place, Seat)}
        return [seat for seat in seats if seat in dealt_in] if dealt_in else seats

    @property
    def live(self) -> int:
        """How many seats are still in the hand."""
        return len(self.left)

    @property
    def level(self) -> int:
        """The bet to match."""
        return max(self.bets.values(), default=0)

    def own(self, seat: int) -> int:
        """What the seat has bet in this round."""
        return self.bets.get(seat, 0)

    def widest(self, seat: int) -> int:
        """The highest total within the pot: a bet of it, or a raise by the pot with the bet matched."""
        to_match = self.level - self.own(seat)
        return self.level + self.in_play + to_match if self.level else self.in_play
