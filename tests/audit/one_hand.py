"""One lawful hand of Omaha, written by hand, that the tests change; and records read from texts."""

from __future__ import annotations

from tests.played import LAWS
from vistoria.audit.judge import Found, Judge, Judged, named
from vistoria.audit.record import BadHand, Conversation, Record, RecordedHand, formats
from vistoria.referee.model import models

MACAU, ONLINE = "mo-97-2010", "pt-omaha-online"

HAND = """\
variant = 'PO'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [10000, 10000, 10000]
actions = ['d dh p1 AsAhKsKh', 'd dh p2 7h6h5s4s', 'd dh p3 QdQcJdTh', 'p3 cbr 300', 'p1 f', 'p2 cc',
  'd db 9c8d2h', 'p2 cc', 'p3 cbr 400', 'p2 cc', 'd db Jc', 'p2 cc', 'p3 cc', 'd db 3s', 'p2 cc', 'p3 cc',
  'p2 sm 7h6h5s4s', 'p3 sm QdQcJdTh']
finishing_stacks = [9950, 9300, 10750]
"""
"""Pot 50 + 300 + 300 + 400 + 400 = 1,450, which goes to the straight of player 3: Q and T with J, 9 and 8."""


def records(text: str, format_: str = "phh") -> list[Record]:
    """The records of a text."""
    return list(formats()[format_].read("records", enumerate(text.splitlines(), start=1)))


def judge(regulation: str = MACAU) -> Judge:
    """A judge by the default readings, for a house that may have rules of its own where the law yields to them."""
    return Judge(regulation, models({})[regulation].yielding(LAWS[regulation].optional_offers))


def judged(text: str, regulation: str = MACAU, format_: str = "phh") -> Judged:
    """The judgement of the only hand of a text."""
    [record] = records(text, format_)
    assert isinstance(record, RecordedHand), record
    return judge(regulation).hand(record)


def found(text: str, regulation: str = MACAU, format_: str = "phh") -> list[Found]:
    """What is found in the only hand of a text."""
    return list(named(judged(text, regulation, format_).broken))


def changed(*changes: tuple[str, str]) -> str:
    """The hand with these words in the place of others, each of which stands in it."""
    text = HAND
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


__all__ = [
    "HAND",
    "MACAU",
    "ONLINE",
    "BadHand",
    "Conversation",
    "changed",
    "found",
    "judge",
    "judged",
    "records",
]
