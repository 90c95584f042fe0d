"""Ways to play against the croupier that the law leaves free."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vistoria.games.cards.commands import Device
from vistoria.model.cards import Card
from vistoria.model.command import Join, Wager
from vistoria.model.event import Seated
from vistoria.model.place import Place

from ..policies import distribution
from ..policies.change import granting, policy
from ..policies.jackpot import Jackpot
from ..policies.payouts import Payouts, Qualification
from ..policies.wagers import Wagers
from ..procedures.banked.betting import place
from ..procedures.banked.seating import join
from ..procedures.banked.state import Chair, Result, Table
from ..procedures.refusal import Refusal
from .own_payouts import own_maximum, own_prizes, own_royal
from .way import Way

REGULATION = "mo-61-2004"


def chips_for_both(table: Table, command: Wager) -> Result:
    """An ante wants the chips for the additional bet beside it."""
    seat = table.seat_of(command.player)
    whole = command.amount * (1 + table.rules.wagers.multiple)
    if command.space == "ante" and seat is not None and table.stacks()[seat] < whole:
        return Refusal("not-enough-chips", f"an ante of {command.amount} wants {whole} chips")
    return place(table, command)


def in_hundreds(table: Table, command: Wager) -> Result:
    """Antes are laid in hundreds."""
    if command.space == "ante" and command.amount % 100:
        return Refusal("illegal-amount", f"ante {command.amount}: in hundreds")
    return place(table, command)


class AsksWhoCanBet(Wagers):
    """Declines for who has too few chips for the additional bet: nothing else is open to him."""

    def asks(self, *, able: bool) -> bool:
        return able


class BurnsTheFirst(distribution.Distribution):
    """Puts a card aside before the first that anybody gets."""

    def places(self, players: Sequence[Place], device: distribution.Device) -> list[Place]:
        return ["burn", *super().places(players, device)]


class OpensAlone(Qualification):
    """Opens the croupier's hand whether or not anybody plays against him."""

    def opens_alone(self) -> bool:
        return True


class TurnsUpTheClosed(Qualification):
    """Tells the cards that are turned up, not the one that lay open."""

    def turned_up(self, cards: tuple[Card, ...], lying_open: Collection[Card]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card not in lying_open)


class SettledFromTheRight(Payouts):
    """The last player is paid first: 9 names no order."""

    def in_order(self, seats: Sequence[int]) -> Sequence[int]:
        return tuple(reversed(seats))


class OddsOfTheSum(Payouts):
    """Where a maximum cuts a payment, the odds that it comes to are named: 9.5.7 to 9.5.9 do not say which."""

    def odds_told(self, odds: int, won: int, additional: int) -> tuple[int, int]:
        return won, additional


def second_place(table: Table, command: Join) -> Result:
    """Who sits at the table may take another free place."""
    free = command.seat <= table.places and command.seat not in table.chairs
    if table.seat_of(command.player) is None or not free:
        return join(table, command)
    seated = Seated(player=command.player, seat=command.seat, stack=command.buy_in)
    return table.seated(command.seat, Chair(command.player, command.buy_in)), (seated,)


def no_other_device(table: Table, command: Device) -> Refusal:
    """The house does not change the device."""
    return Refusal("not-offered", "the machine has been replaced: it goes on dealing")


class WinningBetBack(Jackpot):
    """A jackpot bet that wins goes back beside the prize: 10 does not say what becomes of it."""

    def bet_back(self, bet: int, wins: bool) -> int:
        return bet if wins else 0


FIGURES = (own_prizes, own_royal, own_maximum)
"""What this law leaves to the house, read from a table where nothing is declared."""

WAYS = (
    Way(
        "burns-the-first",
        "A card is put aside before the first: 7.1 and 7.2 say to whom cards go, and forbid none to be put aside.",
        REGULATION,
        plays=policy("distribution", BurnsTheFirst),
    ),
    Way(
        "opens-though-all-have-declined",
        "The croupier opens his hand though nobody plays against him any more: 6.8 keeps nothing closed.",
        REGULATION,
        plays=policy("qualification", OpensAlone),
    ),
    Way(
        "closed-cards-turned-up",
        "When the croupier's hand is opened, the product tells the cards that lay closed: the other was seen before.",
        REGULATION,
        plays=policy("qualification", TurnsUpTheClosed),
    ),
    Way(
        "settled-from-the-right",
        "The last player is paid, or loses, first.",
        REGULATION,
        plays=policy("payouts", SettledFromTheRight),
    ),
    Way(
        "odds-of-the-sum",
        "With a payment that a maximum cuts, the odds are named that it comes to.",
        REGULATION,
        plays=policy("payouts", OddsOfTheSum),
    ),
    Way(
        "machine-where-nothing-is-said",
        "Cards come from the machine where the house declares nothing: 3 allows the shoe and the machine alike.",
        REGULATION,
        plays=policy("house", dealing=("shuffler", "shoe")),
    ),
    Way(
        "second-places",
        "A player may take a second place: 6.1 speaks of his own hand, and not of how many he has.",
        REGULATION,
        plays=granting(Join, second_place),
    ),
    Way(
        "chips-for-both-bets",
        "An ante wants the chips for the additional bet beside it: 6.2 and 6.6 do not say when they must be there.",
        REGULATION,
        plays=granting(Wager, chips_for_both),
    ),
    Way(
        "declines-for-who-cannot-bet",
        "Who has too few chips for the additional bet is not asked, and declines: 6.5 leaves him no other decision.",
        REGULATION,
        plays=policy("wagers", AsksWhoCanBet),
    ),
    Way(
        "antes-in-hundreds",
        "Antes are laid in hundreds: 6.2 leaves the amounts to the house.",
        REGULATION,
        plays=granting(Wager, in_hundreds),
    ),
    Way(
        "machine-replaced-by-the-product",
        "After a failure another machine deals, and the house puts no shoe in its place: 11.4 leaves the choice.",
        REGULATION,
        plays=granting(Device, no_other_device),
    ),
    Way(
        "fifty-at-most",
        "No royal flush is paid above fifty to one: 9.5.9 allows more and orders none.",
        REGULATION,
        plays=policy("payouts", royal=(50, 50)),
    ),
    *(
        Way(
            f"{name}-card-open",
            f"Of the cards from the machine the {name} one lies open: 7.2 names none of them.",
            REGULATION,
            plays=policy("distribution", open_card={"shoe": 4, "shuffler": at}),
        )
        for at, name in ((0, "first"), (1, "second"), (3, "fourth"), (4, "last"))
    ),
    Way(
        "winning-bet-back",
        "A jackpot bet that wins goes back beside the prize.",
        REGULATION,
        plays=policy("jackpot", WinningBetBack),
    ),
    Way(
        "begins-again-with-the-next-hand",
        "An empty jackpot begins again when the next hand does: 10.8 names no moment.",
        REGULATION,
        plays=policy("jackpot", restart="with-the-next-hand"),
    ),
)
