"""The history for paper and terminal: cards that are dealt one after another stand in one line, in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from .hand import Line
from .lines import joined
from .said import Part, Said, say

DEALT = {"dealt.up": ("", ""), "dealt.down": ("[", "]"), "dealt.unnamed": ("[", "]")}
"""What stands around a card that lies so: closed cards are in brackets."""


@dataclass(frozen=True)
class BriefLine:
    """One line, and the numbers of the steps that it covers, counted from 1."""

    first: int
    last: int
    n: int
    said: Said
    named: bool


def brief(lines: Sequence[Line]) -> Iterator[BriefLine]:
    """The lines of a hand with each run of dealt cards as one."""
    step = 1
    for (n, is_dealt), run in groupby(lines, key=lambda line: (line.n, line.said.key in DEALT)):
        group = list(run)
        if is_dealt and len(group) > 1:
            cards = joined(_card(line.said) for line in group)
            yield BriefLine(step, step + len(group) - 1, n, say("dealt.many", cards=cards), group[0].named)
            step += len(group)
        else:
            for line in group:
                yield BriefLine(step, step, n, line.said, line.named)
                step += 1


def _card(said: Said) -> tuple[Part, ...]:
    to = said.slots["who"]
    seat = to.slots["seat"] if isinstance(to, Said) else to
    before, after = DEALT[said.key]
    return (seat, " ", before, said.slots.get("card", "?"), after)
