"""The table as one viewer sees it."""

from __future__ import annotations

from vistoria.model.answer import Seen, Staked, TableView
from vistoria.model.place import Place, Seat

from ...policies.cloth import Cloth, Space
from .state import Hand, Stake, Table


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
