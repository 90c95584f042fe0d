"""Makes a PokerKit game from the settings of a table, using PokerKit's own parameters only."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import partial
from math import inf

import msgspec
from pokerkit import Automation, BettingStructure, Mode, PotLimitOmahaHoldem, State
from pokerkit.utilities import divmod as pokerkit_divmod
from pokerkit.utilities import rake as pokerkit_rake

from vistoria.games.cards.stakes import stakes_of
from vistoria.model.table import Commission, Settings

from .evaluated import EvaluatedOnce

AUTOMATIONS = (Automation.ANTE_POSTING, Automation.BET_COLLECTION, Automation.BLIND_OR_STRADDLE_POSTING)
"""The other steps are called one by one, so that each of PokerKit's operations can be reported."""

DEFAULT_BLINDS = (10, 20)
"""Blinds in chips if no stakes are sent; PokerKit has no default."""

Rake = Callable[[int, State], tuple[int, int]]

CHOICES = {
    "show": ("default", "all", "all-at-the-end"),
    "rake-cap": ("none", "4", "5"),
    "raises": ("none", "3"),
    "heads-up": ("button-small-blind", "button-big-blind"),
    "divmod": ("default", "smallest-chip"),
    "limit": ("pot", "pot-or-none"),
}
"""Launch options by key; the first value of each is PokerKit's default."""

_KNOWN_SETTINGS = {"limit", "mode", "stakes", "minimum_bet", "commission", "dealing", "smallest"}


class UnknownOption(ValueError):
    """An unknown launch option."""

    def __init__(self, key: str, value: str) -> None:
        known = "; ".join(f"{name}={'|'.join(values)}" for name, values in CHOICES.items())
        super().__init__(f"no option {key}={value}: PokerKit's adapter takes {known}")
        self.key, self.value = key, value


class NotExpressible(ValueError):
    """A setting for which PokerKit has no parameter."""

    def __init__(self, setting: str, value: object) -> None:
        super().__init__(f"PokerKit's pot-limit Omaha has no parameter for {setting} {value!r}")
        self.setting = setting


@dataclass(frozen=True)
class Options:
    """Values of PokerKit's own parameters; the defaults are PokerKit's.

    `show`: the instruction for each live hand: none, so that PokerKit mucks a beaten one; to show it; or to
    keep it closed until all streets are dealt, and then to show it.
    `rake_cap`: the cap given to PokerKit's rake function, in big blinds, and for each pot.
    `raises`: `Street.max_completion_betting_or_raising_count`; it counts an opening bet, but no blind.
    `heads_up`: the order in which two players' blinds are given to PokerKit, which then exchanges them.
    `limit`: whether a table may have `BettingStructure.NO_LIMIT`; PokerKit's named Omaha games are pot-limit.
    `divmod`: whether pots are divided in chips of 1, or in the table's smallest chip.
    """

    show: str = "default"
    rake_cap: str = "none"
    raises: str = "none"
    heads_up: str = "button-small-blind"
    divmod: str = "default"
    limit: str = "pot"

    @staticmethod
    def read(pairs: Mapping[str, str]) -> Options:
        """Options from KEY=VALUE pairs; raises UnknownOption."""
        for key, value in pairs.items():
            if value not in CHOICES.get(key, ()):
                raise UnknownOption(key, value)
        return Options(**{key.replace("-", "_"): value for key, value in pairs.items()})

    @property
    def changed(self) -> tuple[str, ...]:
        """`key=value` of each option that is not PokerKit's default."""
        values = {f.name.replace("_", "-"): getattr(self, f.name) for f in fields(self)}
        return tuple(f"{key}={value}" for key, value in values.items() if value != CHOICES[key][0])


@dataclass(frozen=True)
class Blinds:
    """Blinds as given to PokerKit, and what each player index will post."""

    raw: tuple[int, int]
    posts: tuple[str, ...]


def blinds(settings: Settings, options: Options, players: int) -> Blinds:
    """The blinds for a hand of this many players; PokerKit swaps the two heads-up."""
    small, big = _stakes(settings)
    if players != 2:
        return Blinds((small, big), ("small", "big", *[""] * (players - 2)))
    if options.heads_up == "button-big-blind":
        return Blinds((big, small), ("small", "big"))
    return Blinds((small, big), ("big", "small"))


def make_game(settings: Settings, options: Options, players: int) -> PotLimitOmahaHoldem:
    """PokerKit's game for these settings; raises NotExpressible, or ValueError where PokerKit does."""
    _require_expressible(settings, options)
    big = _stakes(settings)[1]
    game = PotLimitOmahaHoldem(
        AUTOMATIONS,
        True,
        0,
        blinds(settings, options, players).raw,
        least_bet(settings),
        mode=Mode.CASH_GAME,
        rake=_rake(settings.commission, big, options),
        divmod=_divmod(settings.smallest or 1, options),
    )
    game.hand_types = (EvaluatedOnce,)  # type: ignore[misc]
    if settings.limit == "none":
        game.betting_structure = BettingStructure.NO_LIMIT  # type: ignore[misc]
    if options.raises != "none":
        first, *later = game.streets
        raises = int(options.raises)
        game.streets = (
            replace(first, max_completion_betting_or_raising_count=raises),
            *(replace(street, max_completion_betting_or_raising_count=raises + 1) for street in later),
        )
    return game


def least_bet(settings: Settings) -> int:
    """The minimum bet of the table in chips: as declared, else the big blind."""
    return _stakes(settings)[1] if settings.minimum_bet is None else settings.minimum_bet


def _stakes(settings: Settings) -> tuple[int, int]:
    """Small and big blind in chips; the big one defaults to the minimum bet, else to twice the small one."""
    stakes = stakes_of(settings)
    if stakes.small is None:
        return DEFAULT_BLINDS
    return stakes.small, stakes.big or settings.minimum_bet or 2 * stakes.small


def _require_expressible(settings: Settings, options: Options) -> None:
    for name in settings.__struct_fields__:
        if name not in _KNOWN_SETTINGS and getattr(settings, name) is not None:
            raise NotExpressible(name, msgspec.to_builtins(getattr(settings, name)))
    limits = ("pot",) if options.limit == "pot" else ("pot", "none")
    for name, values in (("limit", limits), ("mode", ("cash",)), ("dealing", ("software", "shuffler"))):
        if getattr(settings, name) not in (None, *values):
            raise NotExpressible(name, getattr(settings, name))
    stakes = stakes_of(settings)
    if (stakes.entry, stakes.ante, stakes.jackpot) != (None, None, None):
        raise NotExpressible("stakes", msgspec.to_builtins(stakes))
    if stakes.small is None and stakes.big is not None:
        raise NotExpressible("a big blind alone", msgspec.to_builtins(stakes))
    commission = settings.commission
    if commission is not None and commission.on != "pot":
        raise NotExpressible("commission", msgspec.to_builtins(commission))
    if settings.smallest not in (None, 1) and options.divmod != "smallest-chip":
        raise NotExpressible("smallest", settings.smallest)


def _rake(commission: Commission | None, big: int, options: Options) -> Rake:
    """PokerKit's own rake function; it defines the percentage as a float."""
    if commission is None:
        return pokerkit_rake
    numerator, denominator = commission.rate
    cap: float = inf if options.rake_cap == "none" else int(options.rake_cap) * big
    cap = cap if commission.cap is None else commission.cap
    rake = partial(pokerkit_rake, percentage=numerator / denominator, cap=cap)
    rake(0)  # PokerKit checks the percentage only when it takes the rake
    return rake


def _divmod(chip: int, options: Options) -> Callable[[int, int], tuple[int, int]]:
    if options.divmod == "default":
        return pokerkit_divmod

    def in_chips(amount: int, parts: int) -> tuple[int, int]:
        share = builtins.divmod(amount // chip, parts)[0] * chip
        return share, amount - share * parts

    return in_chips
