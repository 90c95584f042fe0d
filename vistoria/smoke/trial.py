"""What a smoke test must know of a game to get a hand dealt: the caller's data, never the harness's own."""

from __future__ import annotations

import tomllib

import msgspec

from vistoria.law import installed
from vistoria.model.cards import RANKS, Card
from vistoria.model.command import Command
from vistoria.model.request import OwnAndCommon, read_commands
from vistoria.model.table import Settings

FILE = "smoke.toml"
"""A lawful table to try abilities at, in the folder of its regulation; data, not law, and judged by nobody."""


class TrialError(ValueError):
    """Trial data that cannot be read; the text says which regulation and which key."""


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Two hands, the better first, for one purpose of `rank`."""

    better: OwnAndCommon
    worse: OwnAndCommon


def _cards(text: str) -> OwnAndCommon:
    return OwnAndCommon(cards=tuple(Card(word) for word in text.split()))


DEFAULT_EXAMPLES = {
    "showdown": Examples(_cards("As Ah Ad Ac Kd"), _cards("Ks Jh 9d 7c 5c")),
    "speaking": Examples(_cards("As"), _cards("9d")),
}


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A lawful table of one regulation and the way to a first hand.

    Player `pN` sits at seat N with `buy_in` chips; `before` are the commands between sitting and `start`;
    `without` names abilities that have no meaning in this game, such as a marker; `examples` are for `rank`,
    by purpose, where four aces over king high, and an open ace over a nine, will not do.
    """

    regulation: str
    seats: int = 10
    taken: tuple[int, ...] = (1, 2, 3)
    buy_in: int = 10_000
    settings: Settings = Settings()
    ranks: str = RANKS
    before: tuple[Command, ...] = ()
    decision_ms: int = 30_000
    without: tuple[str, ...] = ()
    examples: dict[str, Examples] = {}


def read_trial(regulation: str, text: str) -> Trial:
    """Read the trial of a regulation from TOML; raise TrialError for what does not fit."""
    try:
        data = {"regulation": regulation, **tomllib.loads(text)}
        before = read_commands(data.pop("before", []))
        return msgspec.structs.replace(msgspec.convert(data, Trial, str_keys=True), before=before)
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise TrialError(f"smoke trial of {regulation}: {error}") from error


def bundled_trials() -> tuple[Trial, ...]:
    """The trials that the installed regulations bring along."""
    return tuple(
        read_trial(regulation, (folder / FILE).read_text(encoding="utf-8"))
        for regulation, folder in installed().items()
        if (folder / FILE).is_file()
    )
