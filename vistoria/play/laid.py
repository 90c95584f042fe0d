"""A whole table once more, with every deck laid in the order in which its cards came."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from vistoria.model.cards import Card
from vistoria.model.command import Command, Start
from vistoria.model.history import Exchange
from vistoria.model.request import Open, Play, Request
from vistoria.protocol.handshake import Abilities

from .hands import Step, accepted, played_hands


def laid_table(
    exchanges: Sequence[Exchange], pack: Sequence[Card], table: str, can: Abilities
) -> Iterator[tuple[int, Step | None, Request]]:
    """Every accepted request of a table, in order, with the number of its hand and what came of it then.

    Under every law a hand goes alike whoever chose its cards. The table ends before the first hand that cannot be
    laid: its cards are not all named, or it did not come to its end. One without a hand is not opened again.
    """
    hands = {hand.steps[0].n: hand for hand in played_hands(exchanges)}
    if not hands:
        return
    first = next(iter(hands.values()))
    marker = first.begun.marker if can.forced_marker else None
    number = 0
    for n, said, events in accepted(exchanges):
        if isinstance(said, Open):
            force = msgspec.structs.replace(said.force, marker=said.force.marker or marker)
            yield 0, None, msgspec.structs.replace(said, table=table, force=force)
            continue
        command: Command = said
        if isinstance(said, Start):
            hand = hands.get(n)
            deck = None if hand is None else hand.deck(pack)
            if hand is None or deck is None:
                return
            number, command = hand.number, msgspec.structs.replace(said, deck=deck)
        yield number, Step(n, said, events), Play(table, (command,))
