"""What comes about in a hand: facts by name, told from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from vistoria.games.cards.events import Qualified, Ranked
from vistoria.games.cards.stakes import stakes_of
from vistoria.model.command import Connection, Incident, Leave, Rest
from vistoria.model.event import (
    Acted,
    Corrected,
    Event,
    Exposed,
    Left,
    Paid,
    Posted,
    Returned,
    Turn,
    Voided,
)  # fmt: skip
from vistoria.model.place import Seat
from vistoria.play.hands import PlayedHand
from vistoria.table.events import after_all, commanded
from vistoria.table.state import Table

CROWNS = ("royal-flush", "straight-flush")
PRIZES = (*CROWNS, "four-of-a-kind", "full-house", "flush")


@dataclass
class Course:
    """A hand as far as it has come."""

    seen: Table
    level: int
    step: int
    """What the last whole bet or raise added."""
    folded: set[int] = field(default_factory=set)
    all_in: set[int] = field(default_factory=set)
    short: bool = False
    """Whether the last bet or raise was a short one of all chips."""
    raised: bool = False
    """Whether anybody bet or raised in the round."""
    round: int = 1


def facts(hand: PlayedHand) -> Iterator[str]:
    """Each fact as often as it comes about."""
    stakes = stakes_of(hand.opening.settings)
    big = stakes.big or stakes.entry or 0
    now = Course(hand.before, big, big)
    ranked: dict[int, str] = {}
    paid = Counter[str]()
    prizes: list[int] = []
    players = len(hand.dealt_in)
    heads = "two" if players == 2 else "more"
    yield f"{players} players"
    if hand.number > 40:
        yield "hand 41 or later"
    beat: bool | None = None
    for step in hand.steps:
        seats = now.seen.players
        match step.command:
            case Leave(player=player) | Rest(player=player, on=True) if seats.get(player) in now.all_in:
                yield "somebody all-in leaves or rests"
            case Connection(who=who, up=False) if seats.get(who) in now.all_in:
                yield "somebody all-in loses the line"
            case Incident(kind="exposed", places=places) if places.count("croupier") > 1:
                yield "both cards seen are the croupier's"
            case _:
                pass
        now.seen = commanded(now.seen, step.command)
        for event in step.events:
            yield from _told(event, now, heads, big)
            match event:
                case Ranked(place=Seat(seat=seat), name=name):
                    ranked[seat] = name
                case Qualified(yes=yes):
                    beat = yes
                case Paid(seat=seat, what="jackpot"):
                    prizes.append(seat)
                case Paid(what="pot", pot=pot):
                    paid[str(pot)] += 1
            now.seen = after_all(now.seen, (event,))
    for many in paid.values():
        if many > 2:
            yield f"a pot of {many} equal hands"
    kinds = [ranked[seat] for seat in prizes if seat in ranked]
    if len(kinds) > 1:
        yield f"{len(kinds)} prizes"
        yield "prizes: " + ", ".join(kinds)
        for each in CROWNS:
            if kinds.count(each) > 1:
                yield f"{kinds.count(each)} prizes of a {each}"
        if {*CROWNS} <= {*kinds}:
            yield "royal and straight flush win a prize"
    for name in ranked.values():
        yield f"shown {name}"
    for seat, name in ranked.items():
        if name in PRIZES and (seat, "jackpot") in hand.before.laid:
            how = "does not qualify" if beat is False else "qualifies"
            yield f"{name} with a jackpot bet, the croupier {how}"


def _told(event: Event, now: Course, heads: str, big: int) -> Iterator[str]:
    after = f"in round {now.round}"
    match event:
        case Posted(seat=seat, what=("small" | "big" | "entry") as what):
            stakes = stakes_of(now.seen.settings)
            due = {"small": stakes.small, "big": stakes.big, "entry": stakes.entry}[what] or 0
            has = now.seen.stacks.get(seat, 0)
            if due and has <= due + (now.seen.settings.smallest or 1):
                what_has = "below" if has < due else "at" if has == due else "just above"
                yield f"{what} posted of a stack {what_has} it, {heads}"
        case Turn(seat=seat, round=round_):
            if round_ != now.round:
                now.round, now.level, now.step, now.short, now.raised = round_, 0, big, False, False
        case Acted(seat=seat, act=act, to=to, why=why):
            if why in ("timeout", "disconnected"):
                can = "may check" if now.seen.own(seat) >= now.seen.level else "faces a bet"
                raised = "" if now.raised else ", nobody raised"
                yield f"{why} {after}, {can}{raised}"
            if act in ("bet", "raise"):
                short = event.all_in and to < now.level + now.step
                if short:
                    yield f"short all-in {act} {after}"
                elif now.short:
                    yield f"{act} over a short all-in {after}"
                if not short:
                    now.step = max(to - now.level, 1)
                now.short, now.level, now.raised = short, max(to, now.level), True
            if act == "fold":
                now.folded.add(seat)
            if event.all_in:
                now.all_in.add(seat)
        case Returned(why="unmatched"):
            yield f"unmatched chips go back, {heads}"
        case Voided(scope="hand"):
            bets = "with folded bets" if any(now.seen.staked.get(s) for s in now.folded) else "nobody folded"
            yield f"null {after} {bets}"
        case Corrected():
            bets = "with folded bets" if now.folded else "nobody folded"
            yield f"put right {after} {bets}"
        case Left(seat=seat):
            yield f"somebody leaves {after}"
        case Exposed(place="croupier"):
            yield "a card of the croupier's is seen"
        case _:
            pass
