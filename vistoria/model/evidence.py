"""The raw record of one scenario's run, from which its outcome follows."""

from __future__ import annotations

import msgspec

from .disagreement import Disagreement
from .finding import Finding
from .outcome import Reason


class CheckMade(msgspec.Struct, frozen=True, omit_defaults=True):
    """A check that was called: by name, with the scenario's literals, on the history up to message `upto`."""

    check: str
    literals: dict[str, object]
    upto: int
    finding: Finding


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What kept a scenario from being judged, in words that say what to do; the engine's doing or ours."""

    reason: Reason
    detail: str
    message: int | None = None
    agreed: bool = False
    """Whether two of the product's own sources agree on it, such as that chips went astray: then it is no slip."""
    told: bool = False
    """Whether somebody is told it who only asks how the table stands: a check that reads this shows it all the same."""


class Sample(msgspec.Struct, frozen=True, omit_defaults=True):
    """Hands that were played to look at the product's own chance, and the least that a look needs."""

    hands: int
    minimum: int


class StepRun(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step as it was run; `messages` is the number of the last message when it ended."""

    text: str
    status: str
    messages: int = 0
    table: tuple[tuple[str, ...], ...] = ()


class RefusedAct(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act refused on the way to the seat that was asked, and the situation."""

    act: str
    """An act of betting, or `additional` and `decline` in a game against the house."""
    round: int
    facing: bool = False
    """Whether a bet was to be matched."""
    all_in: bool = False
    """Whether it would have taken the last chips."""
    two: bool = False
    """Whether two were left in the hand."""
    limit: str = ""
    """The limit that the house had declared."""
    again: bool = False
    """Whether somebody had bet or raised over the first bet of the round."""


class Scaled(msgspec.Struct, frozen=True):
    """From message `since` on, every sum on the wire was `factor` times the figure of the scenario, as a fraction."""

    since: int
    factor: tuple[int, int]

    def __post_init__(self) -> None:
        """Raise ValueError for a factor that is no positive fraction."""
        if min(self.factor) < 1:
            raise ValueError("a factor is a fraction of two positive numbers")


class Evidence(msgspec.Struct, frozen=True, omit_defaults=True):
    """One scenario's run."""

    scenario: str
    steps: tuple[StepRun, ...] = ()
    checks: tuple[CheckMade, ...] = ()
    fault: Fault | None = None
    sample: Sample | None = None
    offer_refused: str | None = None
    """The offer that the engine refused: its table, a command that it takes, or that play never showed."""
    refused_act: RefusedAct | None = None
    """The act that was refused on the way."""
    undeclared: tuple[str, ...] = ()
    """Offers that the engine does not declare but makes."""
    premise: Disagreement | None = None
    """Where a check failed, or an act was refused on the way: where the table parted from the law before, by others."""
    point: Disagreement | None = None
    """Where a check failed: the first point at which the table parted from the law by the scenario's own clause."""
    scaled: tuple[Scaled, ...] = ()
    """Where the product takes tables only at other figures: the factors, in the order of the messages."""
    transcript: str | None = None
    sha256: str | None = None
