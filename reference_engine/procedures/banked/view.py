"""The table as one viewer sees it, and what a player may ask."""

from __future__ import annotations

from collections.abc import Mapping

from vistoria.model.answer import Seen, Staked, TableView
from vistoria.model.place import Place, Seat

from ...policies.wagers import Cloth, Space
from ..protocol import Question
from .state import Hand, Stake, Table
from .turns import choices


def view(table: Table, viewer: Seat | str) -> TableView:
    """Stacks, bets and displays for all; closed cards for their own player, or the house.

    Cards of a hand that was lost are in no view.
    """
    cloth = table.rules.cloth
    gone = table.hand.order if table.hand is not None and table.rules.jackpot.at_the_deal() else ()
    stakes = (
        (seat, _without_jackpot(stake) if seat in gone else stake) for seat, stake in table.stakes.items()
    )
    bets = [bet for seat, stake in sorted(stakes) for bet in _bets(cloth, seat, stake)]
    return TableView(
        stacks=table.stacks(),
        bets=tuple(bets),
        cards=_cards(table, table.hand, viewer) if table.hand is not None else (),
        displays=cloth.displays(table.pool),
    )


def _without_jackpot(stake: Stake) -> Stake:
    return Stake(ante=stake.ante, additional=stake.additional)


def _bets(cloth: Cloth, seat: int, stake: Stake) -> list[Staked]:
    lying: dict[Space, int] = {"ante": stake.ante, "jackpot": stake.jackpot, "additional": stake.additional}
    return [Staked(seat, cloth.space(space), amount) for space, amount in lying.items() if amount]


def _cards(table: Table, hand: Hand, viewer: Seat | str) -> tuple[Seen, ...]:
    name = viewer.seat if isinstance(viewer, Seat) else viewer
    places: dict[Place, bool] = {}
    for place in hand.cards:
        if isinstance(place, Seat):
            if place.seat in hand.live:
                places[place] = table.rules.cloth.sees(name, place.seat)
            elif table.rules.cloth.sees_lost():
                places[place] = True
        else:
            places[place] = viewer == "house"
    found: list[Seen] = []
    for place, sees in places.items():
        cards = tuple(card for card in hand.cards[place] if sees or card in hand.open)
        if cards:
            found.append(Seen(place, cards))
    return tuple(found)


def _stakes(table: Table, _player: str | None) -> dict[str, object]:
    setup = table.setup
    return {"minimum": setup.least, "maximum": setup.most, "jackpot": setup.jackpot_bet}


def _notices(table: Table, _player: str | None) -> dict[str, object]:
    setup = table.setup
    payouts = {"royal": setup.royal, "maximum": setup.maximum}
    told: dict[str, object] = {
        "ante": {"minimum": setup.least, "maximum": setup.most},
        "payouts": {name: value for name, value in payouts.items() if value},
        "fixed-sums": table.rules.jackpot.told(setup.fixed),
    }
    return {"notices": table.rules.cloth.notices(told)}


def _fixed_sums(table: Table, _player: str | None) -> dict[str, object]:
    return {"sums": table.rules.jackpot.told(table.setup.fixed)}


def _jackpot(table: Table, _player: str | None) -> dict[str, object]:
    return {"pool": table.pool, "minimum": table.setup.minimum}


def _choices(table: Table, _player: str | None) -> dict[str, object]:
    if table.hand is None:
        return {"seat": None, "choices": {}}
    seat = table.hand.undecided[0]
    return {"seat": seat, "choices": choices(table, seat)}


QUESTIONS: Mapping[str, Question] = {
    "stakes": _stakes,
    "notices": _notices,
    "fixed-sums": _fixed_sums,
    "jackpot": _jackpot,
    "choices": _choices,
}
"""Answers by `what`."""
