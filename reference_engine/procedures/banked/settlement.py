"""The end of a hand: the croupier's cards, who beat them, and what is paid and collected."""

from __future__ import annotations

from collections.abc import Mapping

from vistoria.games.cards.events import Qualified
from vistoria.model.event import Collected, Event, Paid, Returned, Shown

from ...policies.banked_rules import BankedRules
from ...policies.cites import Cites
from ...policies.wagers import Space
from ..places import SEATS
from .closing import close
from .prizes import pay_jackpot, ranked
from .state import Hand, Stake, Table
from .told import told


def settle(table: Table, hand: Hand, events: list[Event]) -> Table:
    """Compare, pay and collect once all have decided; then the jackpot."""
    rules = table.rules
    strength = rules.ranking.strengths.of
    strengths = {seat: strength(hand.cards[SEATS[seat]]) for seat in hand.order}
    beat: frozenset[int] = frozenset()
    shown: tuple[int, ...] = ()
    if hand.live:
        croupier, best = strength(hand.cards["croupier"]), max(strengths[seat] for seat in hand.live)
        beat = frozenset(s for s in hand.live if rules.payouts.beats(strengths[s], croupier, best))
        plays = _croupier(rules, hand, events)
        if rules.qualification.players_open(plays):
            shown = hand.live
            _open(rules, hand, beat, events)
        table = (
            _paid(table, hand, strengths, croupier, beat, events) if plays else _unqualified(table, events)
        )
    elif rules.qualification.opens_alone():
        events.append(_opened(rules, hand))
    kinds = {seat: rules.ranking.strengths.made(worth).row.hand for seat, worth in strengths.items()}
    return close(pay_jackpot(table, kinds, beat, shown, events), events)


def _croupier(rules: BankedRules, hand: Hand, events: list[Event]) -> bool:
    """Whether the croupier's hand, now opened, plays."""
    cards = hand.cards["croupier"]
    events.append(_opened(rules, hand))
    plays = rules.qualification.plays(rules.ranking, cards)
    events.append(Qualified(yes=rules.qualification.says(plays), cites=rules.qualification.cites))
    return plays


def _opened(rules: BankedRules, hand: Hand) -> Shown:
    cards = rules.qualification.turned_up(hand.cards["croupier"], hand.open)
    return Shown(place="croupier", cards=cards, cites=rules.wagers.decided)


def _open(rules: BankedRules, hand: Hand, beat: frozenset[int], events: list[Event]) -> None:
    """The cards of all who are in play, then what they and the croupier have."""
    for seat in hand.live:
        cites = rules.qualification.opened
        events.append(Shown(place=SEATS[seat], cards=hand.cards[SEATS[seat]], cites=cites))
    wins = any(seat not in beat for seat in hand.live)
    events.append(ranked(rules, "croupier", hand.cards["croupier"], wins))
    events.extend(ranked(rules, SEATS[seat], hand.cards[SEATS[seat]], seat in beat) for seat in hand.live)


def _paid(
    table: Table,
    hand: Hand,
    strengths: Mapping[int, int],
    croupier: int,
    beat: frozenset[int],
    events: list[Event],
) -> Table:
    """Winners are paid, the beaten bets collected, seat by seat from the left."""
    rules, setup, most = table.rules, table.setup, table.setup.maximum
    law, ranking = rules.payouts, rules.ranking
    for seat in law.in_order(hand.live):
        stake = table.stake(seat)
        if seat not in beat:
            why = law.beaten + ranking.separate(croupier, strengths[seat]).cites
            table = _collected(table, seat, why, events)
            continue
        made = ranking.strengths.made(strengths[seat])
        kind, why = made.row.hand, law.won + ranking.separate(strengths[seat], croupier).cites
        on_ante, odds = law.ante_paid(stake.ante), law.odds(kind, made.first_rank, setup.royal)
        won = law.additional_paid(kind, odds, stake.ante, stake.additional, most)
        most = law.left(kind, won, stake.ante, stake.additional, most)
        events += told(Paid(seat=seat, amount=on_ante, what="ante", odds=(1, 1), cites=why))
        cites = (*law.won, *law.table[kind].cites)
        named = law.odds_told(odds, won, stake.additional)
        events += told(Paid(seat=seat, amount=won, what="additional", odds=named, cites=cites))
        table = _back(table, seat, stake.ante + stake.additional, on_ante + won, events, law.won)
    return table


def _unqualified(table: Table, events: list[Event]) -> Table:
    """The croupier's hand does not play: additional bets go back, antes are paid."""
    law, hand = table.rules.qualification, table.hand
    assert hand is not None, "a hand is running"
    for seat, lost in hand.declined.items():
        back = law.forfeited_back(lost)
        events += told(Paid(seat=seat, amount=back, what="ante"))
        table = table.moved(seat, back)
    for seat in hand.live:
        stake, cites = table.stake(seat), law.void_additional
        back = law.additional_back(stake.additional)
        events += told(Returned(seat=seat, amount=back, why="additional-null", cites=cites))
        events += told(Collected(seat=seat, amount=stake.additional - back, source="additional"))
        won = law.ante_paid(stake.ante)
        events += told(Paid(seat=seat, amount=won, what="ante", odds=(1, 1), cites=cites))
        table = _back(table.moved(seat, back), seat, stake.ante, won, events, cites)
    return table


def _back(table: Table, seat: int, bets: int, won: int, events: list[Event], cites: Cites = ()) -> Table:
    """Bets that won go back beside the winnings."""
    events += told(Returned(seat=seat, amount=bets, why="won", cites=cites))
    return table.moved(seat, bets + won).laid(seat, Stake(jackpot=table.stake(seat).jackpot))


def _collected(table: Table, seat: int, cites: Cites, events: list[Event]) -> Table:
    stake = table.stake(seat)
    ante, additional = table.rules.payouts.collected(stake.ante, stake.additional)
    lost: dict[Space, int] = {"ante": ante, "additional": additional}
    for space, amount in lost.items():
        events += told(Collected(seat=seat, amount=amount, source=space, cites=cites))
    rest = stake.ante + stake.additional - ante - additional
    return _back(table, seat, rest, 0, events)
