"""Stud poker against the croupier played otherwise where its law is silent."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vistoria.games.cards.commands import Device
from vistoria.model.cards import Card
from vistoria.model.command import Join, Wager
from vistoria.model.event import Seated

from ..policies.change import granting, policy
from ..policies.irregularities import Irregularities
from ..policies.payouts import Payouts
from ..policies.qualification import Qualification
from ..policies.wagers import Wagers
from ..procedures.banked.seating import join
from ..procedures.banked.state import Chair, Result, Table
from ..procedures.refusal import Refusal
from .antes import changing, chips_for_both, in_hundreds, of_any_amount
from .company import top_ups_kept_for_later
from .figures import antes_between, antes_from_500, chips_of_25
from .foreign import CroupierFirst, foreign_house, stakes_only
from .house import offering
from .houses import (
    buy_ins_in_hundreds,
    buy_ins_within_bounds,
    no_moves,
    no_rest,
    no_top_ups,
    sets_itself,
    top_ups_between_hands,
)
from .own_payouts import own_maximum, own_prizes, own_royal
from .unmet_hands import FOURS, TRIOS, unmet_hands_apart
from .variation import Variation

REGULATION = "mo-61-2004"


class OpensAlone(Qualification):
    """Opens the croupier's hand whether or not anybody plays against him."""

    def opens_alone(self) -> bool:
        return True


class TurnsUpTheClosed(Qualification):
    """Tells the cards that are turned up, not the one that lay open."""

    def turned_up(self, cards: tuple[Card, ...], lying_open: Collection[Card]) -> tuple[Card, ...]:
        return tuple(card for card in cards if card not in lying_open)


class AskedFromTheRight(Wagers):
    """The last player decides first: 6.5 names no order."""

    def asked(self, seats: Sequence[int]) -> Sequence[int]:
        return tuple(reversed(seats))


class AskedFromTheSecond(Wagers):
    """The second player decides first and the first one last: 6.5 names no order."""

    def asked(self, seats: Sequence[int]) -> Sequence[int]:
        return (*seats[1:], *seats[:1])


class LetsGo(Wagers):
    """Who goes before he has decided loses his ante: he makes no additional bet."""

    def lets_go(self) -> bool:
        return True


class GoesWhenTheHandIsOver(LetsGo):
    """Who asks to go before he has decided makes no additional bet, and goes when the hand is over."""

    def goes_at_the_end(self) -> bool:
        return True


class SettledFromTheRight(Payouts):
    """The last player is paid first: 9 names no order."""

    def in_order(self, seats: Sequence[int]) -> Sequence[int]:
        return tuple(reversed(seats))


class OddsOfTheSum(Payouts):
    """Where a maximum cuts a payment, the odds that it comes to are named: 9.5.7 to 9.5.9 do not say which."""

    def odds_told(self, odds: int, won: int, additional: int) -> tuple[int, int]:
        return won, additional


class NullOnceAllAreDealt(Irregularities):
    """A hand is declared null when all cards lie on the table, and counted: 11.1 names no moment."""

    def at_once(self) -> bool:
        return False

    def miscounts(self) -> bool:
        return True


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


FIGURES = (own_prizes, own_royal, own_maximum)
"""What this law leaves to the house, read from a table where nothing is declared."""

VARIATIONS = (
    unmet_hands_apart(REGULATION, FOURS, TRIOS),
    foreign_house(
        REGULATION,
        "Burns a card, deals the croupier first, takes stakes and what concerns jackpot and pay table alone",
        *("stakes", "payouts", "jackpot", "dealing"),
        plays=policy("distribution", CroupierFirst),
        breaks=("7.1", "7.2"),
    ),
    stakes_only(REGULATION),
    antes_from_500(REGULATION),
    chips_of_25(REGULATION),
    Variation(
        "opens-though-all-have-declined",
        "The croupier opens his hand though nobody plays against him any more: 6.8 keeps nothing closed.",
        REGULATION,
        plays=policy("qualification", OpensAlone),
    ),
    Variation(
        "closed-cards-turned-up",
        "When the croupier's hand is opened, the product tells the cards that lay closed: the other was seen before.",
        REGULATION,
        plays=policy("qualification", TurnsUpTheClosed),
    ),
    Variation(
        "asked-from-the-right",
        "The last player is asked first.",
        REGULATION,
        plays=policy("wagers", AskedFromTheRight),
        is_read=True,
    ),
    Variation(
        "asked-from-the-second",
        "The second player is asked first, the first one last.",
        REGULATION,
        plays=policy("wagers", AskedFromTheSecond),
        is_read=True,
    ),
    Variation(
        "antes-beyond-the-bounds",
        "Antes below and above what the house has declared are taken: 6.2 asks for an ante, and names no amount.",
        REGULATION,
        plays=granting(Wager, of_any_amount),
        is_read=True,
    ),
    Variation(
        "gone-before-deciding",
        "A player may go before he has decided, and loses his ante: 6.5 has him decide, and does not keep him.",
        REGULATION,
        plays=policy("wagers", LetsGo),
        is_read=True,
    ),
    Variation(
        "gone-when-the-hand-is-over",
        "Who asks to go before he has decided loses his ante, and goes when the hand is over: 6.5 keeps him no longer.",
        REGULATION,
        plays=policy("wagers", GoesWhenTheHandIsOver),
        is_read=True,
    ),
    Variation(
        "settled-from-the-right",
        "The last player is paid, or loses, first.",
        REGULATION,
        plays=policy("payouts", SettledFromTheRight),
    ),
    Variation(
        "odds-of-the-sum",
        "With a payment that a maximum cuts, the odds are named that it comes to.",
        REGULATION,
        plays=policy("payouts", OddsOfTheSum),
    ),
    *(
        Variation(
            f"{name}-card-open",
            f"Of the cards from the machine the {name} lies open: 7.2 names none of them.",
            REGULATION,
            plays=policy("distribution", open_card={"shoe": 4, "shuffler": at}),
        )
        for at, name in ((0, "first"), (1, "second"), (3, "fourth"), (4, "last"))
    ),
    Variation(
        "machine-where-nothing-is-said",
        "Cards come from the machine where the house declares nothing: 3 allows the shoe and the machine alike.",
        REGULATION,
        plays=policy("house", dealing=("shuffler", "shoe")),
    ),
    Variation(
        "second-places",
        "A player may take a second place: 6.1 speaks of his own hand, and not of how many he has.",
        REGULATION,
        plays=granting(Join, second_place),
    ),
    Variation(
        "chips-for-both-bets",
        "An ante wants the chips for the additional bet beside it: 6.2 and 6.6 do not say when they must be there.",
        REGULATION,
        plays=granting(Wager, chips_for_both),
    ),
    Variation(
        "antes-in-hundreds",
        "Antes are laid in hundreds: 6.2 leaves the amounts to the house.",
        REGULATION,
        plays=granting(Wager, in_hundreds),
    ),
    Variation(
        "antes-added-to",
        "Until the cards are dealt a player may add to his ante: 6.2 asks for one, and keeps it from no change.",
        REGULATION,
        plays=granting(Wager, changing(anew=False)),
        is_read=True,
    ),
    Variation(
        "antes-set-anew",
        "Until the cards are dealt another ante, of more or less, takes the place of the first: 6.2 forbids no change.",
        REGULATION,
        plays=granting(Wager, changing(anew=True)),
        is_read=True,
    ),
    Variation(
        "machine-replaced-by-the-product",
        "After a failure another machine deals, and the house puts no shoe in its place: 11.4 leaves the choice.",
        REGULATION,
        plays=granting(Device, no_other_device),
    ),
    Variation(
        "null-once-all-are-dealt",
        "A hand dealt wrongly is declared null when all cards lie on the table: 11.1 and 11.4 name no moment.",
        REGULATION,
        plays=policy("irregularities", NullOnceAllAreDealt),
        is_read=True,
    ),
    Variation(
        "fifty-at-most",
        "No royal flush is paid above fifty to one: 9.5.9 allows more and orders none.",
        REGULATION,
        hello=offering(REGULATION, "shoe", "shuffler", "jackpot"),
        plays=policy("payouts", royal=(50, 50)),
    ),
    Variation(
        "sixty-for-the-royal",
        "A royal flush is paid sixty to one where the house declares no odds: 9.5.9 has at least fifty.",
        REGULATION,
        plays=policy("payouts", usual_royal=60),
        is_read=True,
    ),
    Variation(
        "five-thousand-at-most",
        "The house pays five thousand at most where it declares no maximum: 9.5.7 to 9.5.9 leave it to it.",
        REGULATION,
        plays=policy("payouts", usual_maximum=5_000),
        is_read=True,
    ),
    no_moves(REGULATION),
    top_ups_kept_for_later(REGULATION),
    no_rest(REGULATION),
    no_top_ups(REGULATION),
    top_ups_between_hands(REGULATION),
    buy_ins_in_hundreds(REGULATION),
    buy_ins_within_bounds(REGULATION),
    Variation(
        "device-of-the-house",
        "The house takes the shoe or the machine as it likes: 3 and 7 leave it to the croupier.",
        REGULATION,
        opens=sets_itself("dealing"),
    ),
    antes_between(REGULATION, 25, 500),
    antes_between(REGULATION, 1000, 50000),
)
