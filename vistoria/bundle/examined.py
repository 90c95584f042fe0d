"""The answer for each item of a folder: it holds, it does not hold, or it cannot be compared here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from vistoria.model.errors import ExitCode

from .fault import BundleFault, Item
from .unproved import Unproved

SCHEMA = "vistoria/verification/1"


class Answer(StrEnum):
    """What was found of one item; the worst last."""

    ABSENT = "not there"
    HOLDS = "holds"
    NOT_COMPARABLE = "cannot be compared here"
    DOES_NOT_HOLD = "does not hold"


class Where(msgspec.Struct, frozen=True):
    """A place, and what is wrong there or why it cannot be compared."""

    place: str
    what: str


class ItemAnswer(msgspec.Struct, frozen=True):
    """The answer for one item, with the reasons."""

    item: Item
    answer: Answer
    said: str
    """What was done and seen, in a sentence."""
    faults: tuple[Where, ...] = ()
    not_compared: tuple[Where, ...] = ()


class Examined(msgspec.Struct, frozen=True):
    """The answers for a whole folder."""

    answer: Answer
    items: tuple[ItemAnswer, ...]
    notes: tuple[str, ...]
    not_proved: tuple[Unproved, ...] = ()
    """What the folder states, and nothing in it proves."""
    schema: str = SCHEMA

    @property
    def exit_code(self) -> ExitCode:
        """0 sound, 1 broken, 2 where something cannot be compared."""
        return {
            Answer.DOES_NOT_HOLD: ExitCode.DOES_NOT_CONFORM,
            Answer.NOT_COMPARABLE: ExitCode.NOT_DETERMINED,
        }.get(self.answer, ExitCode.CONFORMS)


def examined(
    found: Sequence[BundleFault],
    present: Mapping[Item, str],
    notes: Sequence[str],
    not_proved: tuple[Unproved, ...] = (),
) -> Examined:
    """The answer for each item; `present` says of the items that are there what was compared."""
    items = tuple(_answer(item, [each for each in found if each.item is item], present) for item in Item)
    order = list(Answer)
    worst = max((each.answer for each in items), key=order.index)
    return Examined(worst, items, tuple(notes), not_proved)


def _answer(item: Item, found: Sequence[BundleFault], present: Mapping[Item, str]) -> ItemAnswer:
    faults = tuple(Where(each.place, each.what) for each in found if each.broken)
    not_compared = tuple(Where(each.place, each.what) for each in found if not each.broken)
    if faults:
        first = faults[0]
        more = f", and {len(faults) - 1} more" if len(faults) > 1 else ""
        return ItemAnswer(
            item, Answer.DOES_NOT_HOLD, f"{first.place}: {first.what}{more}", faults, not_compared
        )
    if not_compared:
        why = not_compared[0]
        return ItemAnswer(item, Answer.NOT_COMPARABLE, f"{why.place}: {why.what}", (), not_compared)
    if item in present:
        return ItemAnswer(item, Answer.HOLDS, present[item])
    return ItemAnswer(item, Answer.ABSENT, ABSENT.get(item, "there is none"))


ABSENT = {
    Item.SIGNATURES: "unsigned: nobody vouches for the folder",
    Item.TIME: "date stated, not proved",
}
"""What is said of an item that is not there, where that matters."""
