"""What a smoke test needs to know of a game to have a hand dealt."""

from __future__ import annotations

import tomllib

import msgspec

from vistoria.law import installed
from vistoria.model.cards import RANKS, Card
from vistoria.model.command import Command
from vistoria.model.request import HoleAndCommunity, read_commands
from vistoria.model.table import Settings

FILE = "smoke.toml"
"""The file in a regulation's folder with a lawful table for smoke tests; it is not part of the law."""


class SetupError(ValueError):
    """A smoke.toml that cannot be read; the text says which regulation and which key."""


class HandPair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Two hands, the better first, for one purpose of `rank`."""

    better: HoleAndCommunity
    worse: HoleAndCommunity


def _cards(text: str) -> HoleAndCommunity:
    return HoleAndCommunity(cards=tuple(Card(word) for word in text.split()))


DEFAULT_EXAMPLES = {
    "showdown": HandPair(_cards("As Ah Ad Ac Kd"), _cards("Ks Jh 9d 7c 5c")),
    "speaking": HandPair(_cards("As"), _cards("9d")),
}


class SmokeSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A lawful table of one regulation and the way to a first hand.

    Player `pN` sits at seat N with `buy_in` chips; `before` are the commands between joining and `start`;
    `without` names abilities that have no meaning in this game, such as a marker; `examples` replaces the hands
    for `rank`, by purpose: by default four aces against king high, and an open ace against a nine; `tables` are
    further settings, each of which a product may refuse.
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
    examples: dict[str, HandPair] = {}
    tables: tuple[Settings, ...] = ()
    """Settings that the scenarios of the regulation use beside those above, one table each."""

    def example(self, purpose: str) -> HandPair | None:
        """Two hands for a purpose of `rank`; None where there is no such purpose."""
        return self.examples.get(purpose) or DEFAULT_EXAMPLES.get(purpose)


def read_setup(regulation: str, text: str) -> SmokeSetup:
    """Read the setup of a regulation from TOML; raise SetupError if it is invalid."""
    try:
        data = {"regulation": regulation, **tomllib.loads(text)}
        before = read_commands(data.pop("before", []))
        return msgspec.structs.replace(msgspec.convert(data, SmokeSetup, str_keys=True), before=before)
    except (ValueError, RecursionError, msgspec.ValidationError) as error:
        raise SetupError(f"smoke setup of {regulation}: {error}") from error


def bundled_setups() -> tuple[SmokeSetup, ...]:
    """The setups of the installed regulations."""
    return tuple(
        read_setup(regulation, (folder / FILE).read_text(encoding="utf-8"))
        for regulation, folder in installed().items()
        if (folder / FILE).is_file()
    )
