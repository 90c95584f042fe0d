"""Tests of abilities that set what chance or the house would decide: deck, marker, stacks, pool, seed.

Each test returns what to fix, or an empty text if the ability works.
"""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.games.cards.events import Marker
from vistoria.model.answer import Provided, Viewed
from vistoria.model.event import Bought, Dealt, Seated
from vistoria.model.request import Ask, Look
from vistoria.model.table import Force

from .bench import Bench, Happening, last, of


def forced_deck(bench: Bench) -> str:
    """Force two decks; each must be dealt from the first card."""
    for seed in (1, 2):
        deck = bench.deck(seed)
        _, events = bench.dealt(deck=deck)
        dealt = [event.card for event in of(events, Dealt)]
        if fault := _named(dealt):
            return fault
        for at, (card, due) in enumerate(zip(dealt, deck, strict=False), 1):
            if card != due:
                return (
                    f"card {at} to leave the deck was {card}, the deck that `start` sent has {due} there: "
                    "deal from that deck, first card first, burns and cards set aside included"
                )
    return ""


def forced_marker(bench: Bench) -> str:
    """Force the marker to one seat, then to another."""
    for seat in bench.setup.taken[:2]:
        _, events = bench.dealt(Force(marker=seat))
        marker = last(events, Marker)
        if marker is None:
            return "no `marker` event came: report where the marker stands when a hand starts"
        if marker.seat != seat:
            return f"the marker stands at seat {marker.seat}, force.marker of `open` says {seat}"
    return ""


def forced_stacks(bench: Bench) -> str:
    """Force a different stack for each player, whatever the buy-in."""
    stacks = {f"p{seat}": bench.setup.buy_in + 1_000 * seat for seat in bench.setup.taken}
    _, events = bench.seated(Force(stacks=stacks))
    for seat in bench.setup.taken:
        reported = [event for event in events if isinstance(event, Seated | Bought) and event.seat == seat]
        if not reported:
            return f"no `seated` event came for seat {seat}: report it with the stack"
        stack, due = reported[-1].stack, stacks[f"p{seat}"]
        if stack != due:
            return f"p{seat} sits with {stack}, force.stacks of `open` says {due}, whatever the buy-in"
    return ""


def forced_pool(bench: Bench) -> str:
    """Force the pool; the display or the answer to a question must show it."""
    due = 777_000
    table, _ = bench.seated(Force(pool=due))
    seen: object = None
    if bench.abilities.views:
        view = bench.ask(Look(table, "public"))
        seen = view.state.displays.get("pool") if isinstance(view, Viewed) else None
    elif "jackpot" in bench.abilities.information:
        reply = bench.ask(Ask(table, "jackpot", f"p{bench.setup.taken[0]}"))
        seen = reply.content.get("pool") if isinstance(reply, Provided) else None
    else:
        return "nothing shows the pool: declare `views` (state.displays.pool) or `information` `jackpot` too"
    return "" if seen == due else f"the pool is shown as {seen}, force.pool of `open` says {due}"


def seed(bench: Bench) -> str:
    """The same seed must deal the same cards; another seed must deal others."""
    first, again, other = (_unforced(bench, text) for text in ("alpha", "alpha", "beta"))
    if fault := _named(first):
        return fault
    if first != again:
        return "the same force.seed dealt different cards at two tables: every draw must come from the seed"
    return "force.seed changes nothing: another seed dealt the same cards" if first == other else ""


def _unforced(bench: Bench, text: str) -> list[object]:
    events: list[Happening] = bench.dealt(Force(seed=text))[1]
    return [event.card for event in of(events, Dealt)]


def _named(dealt: Sequence[object]) -> str:
    if not dealt:
        return "`start` reported no `dealt` event: report every card that leaves the deck"
    if None in dealt:
        return (
            "a `dealt` event has no `card`: answers to `play` are the house's view, name face-down cards too"
        )
    return ""
