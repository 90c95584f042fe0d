"""A game as data: the words that it adds to the protocol, its pack of cards, its checks and its steps."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, Literal

import msgspec

from .cards import Card, Pack
from .errors import UserError

GROUP = "vistoria.games"
"""Entry points: each names a `Game`, as `module:ATTRIBUTE`, under the id that regulations call it by."""


OWN = "cards"
"""The game of a table whose settings name none."""


class NoSuchGame(UserError):
    """An entry point leads to no game, or a game cannot be loaded."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """How a law deals, as its game reads `[deal]` of the regulation; `ranks` in it, lowest first, narrow the pack."""


@dataclass(frozen=True)
class Game:
    """What a game brings. Words of one game are words of the protocol wherever the game is installed."""

    id: str
    pack: Pack | None = None
    """The cards it is played with; None for a game without cards."""
    best: int | None = None
    """How many cards a ranked hand has; None for any number."""
    places: frozenset[str] = frozenset()
    """Where cards lie, beside the seats."""
    rows: tuple[str, ...] = ()
    """Places whose cards a picture of the table shows: the first at the croupier's side, the others in the middle."""
    spaces: frozenset[str] = frozenset()
    """Where bets against the house lie."""
    posts: frozenset[str] = frozenset()
    """Forced bets that lie on no space, such as blinds."""
    acts: frozenset[str] = frozenset()
    """What a seat that is asked can decide."""
    limits: frozenset[str] = frozenset()
    """What can bound a bet beside the chips of who makes it."""
    prizes: frozenset[str] = frozenset()
    """Hands that may have a fixed prize."""
    returns: frozenset[str] = frozenset()
    """Why chips go back to a seat, beside what every game has."""
    stakes: type[msgspec.Struct] | None = None
    """What its bets cost: the key `stakes` of the settings; None where the house declares none."""
    settings: type[msgspec.Struct] | None = None
    """What the house chooses in this game beside what every table has: the key `game` of the settings."""
    deal: type[Deal] | None = None
    """How it reads `[deal]` of a regulation; None where it needs nothing of it."""
    commands: tuple[type[msgspec.Struct], ...] = ()
    """Subclasses of `Command` that only this game has."""
    events: tuple[type[msgspec.Struct], ...] = ()
    """Subclasses of `Event` that only this game has."""
    table: str = ""
    """The module whose `MEANINGS` say what its own events do to a table, as `vistoria.table.meaning` has it; none
    where they change nothing that is kept of a table."""
    telling: str = ""
    """The module whose `LINES` say its own events in words, as `vistoria.telling.lines` has it, and whose `SHOWDOWN`
    names those with which the showdown begins; without it an event is told by its type."""
    checks: tuple[str, ...] = ()
    """Packages whose modules register its checks."""
    steps: tuple[str, ...] = ()
    """Packages whose modules hold its Given and When steps."""
    refusals: str = ""
    """The module whose `situation(hand, command)` gives the `RefusedAct` of a command that was refused in a hand, for
    what a law's `[[grants]]` say; none where no clause grants an act."""
    lives: str = ""
    """The module whose `life` draws a whole table, as `vistoria.games.order` has it; none where none is drawn."""

    def cards(self, deal: Deal | None) -> tuple[Card, ...]:
        """Every card of the pack under a law that deals so; none in a game without cards."""
        if self.pack is None:
            return ()
        return replace(self.pack, ranks=getattr(deal, "ranks", self.pack.ranks)).cards

    def owns(self, module: str) -> bool:
        """Whether a module lies in one of its packages of checks or steps."""
        return any(module == name or module.startswith(f"{name}.") for name in (*self.checks, *self.steps))


@cache
def games() -> Mapping[str, Game]:
    """Every game that an installed package brings, by id; raises NoSuchGame for an entry that leads to none."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group=GROUP)):
        try:
            game = entry.load()
        except (ImportError, AttributeError) as error:
            raise NoSuchGame(f"the entry point {entry.name} of {GROUP}: {error}") from None
        if not isinstance(game, Game) or game.id != entry.name:
            raise NoSuchGame(
                f"the entry point {entry.name} of {GROUP} names {entry.value}: no game of this id"
            )
        if found.setdefault(game.id, game) is not game:
            raise NoSuchGame(f"two packages bring a game {game.id}: uninstall one")
    return found


def load_package(name: str) -> list[ModuleType]:
    """Load a package with all modules and packages in it; they register what they hold."""
    package = importlib.import_module(name)
    found = [package]
    for each in pkgutil.iter_modules(getattr(package, "__path__", ())):
        found += load_package(f"{name}.{each.name}")
    return found


def load_parts(words: Literal["checks", "steps"]) -> list[ModuleType]:
    """Load the checks or the steps of all games; raises NoSuchGame for a game whose own cannot be loaded."""
    found: list[ModuleType] = []
    for game in games().values():
        for package in getattr(game, words):
            try:
                found += load_package(package)
            except (ImportError, ValueError) as error:
                raise NoSuchGame(f"the {words} of the game {game.id} cannot be loaded: {error}") from error
    return found


@cache
def owner(module: str) -> str | None:
    """The game whose checks or steps a module holds; None for a module of no game."""
    return next((game.id for game in games().values() if game.owns(module)), None)


@cache
def declared(*words: str) -> frozenset[str]:
    """The words of these kinds of all games: the fields of `Game` that hold words."""
    return frozenset(word for game in games().values() for each in words for word in getattr(game, each))


def need(word: str, *words: str) -> None:
    """Raise ValueError for a word that no game declares among these kinds of words."""
    if word not in declared(*words):
        raise ValueError(f"no game has {word!r} among its {' or '.join(words)}")


def named(name: str, kinds: Callable[[], Iterable[type]]) -> type:
    """The message class with this name; raises AttributeError, as a module does that has no such name."""
    for kind in kinds():
        if kind.__name__ == name:
            return kind
    raise AttributeError(f"no installed game has {name}")


@cache
def most_decks() -> int:
    """How often a card can stand in the largest pack."""
    return max((game.pack.decks for game in games().values() if game.pack), default=1)


def game_of_table(said: Mapping[str, Any] | None) -> Game:
    """The game of a table by what its settings say under `game`; where they say nothing, the protocol's own."""
    named = games().get(str(said.get("kind"))) if said else None
    return named or games()[OWN]


def own_settings(said: Mapping[str, Any]) -> msgspec.Struct:
    """What the house chooses in one game, `kind` being its id; raises ValueError for what the game does not take."""
    values = dict(said)
    game = games().get(str(values.pop("kind", "")))
    if game is None or game.settings is None:
        raise ValueError(f"no game has settings of the kind {said.get('kind')!r}")
    return msgspec.convert(values, game.settings, str_keys=True)


def own_stakes(stakes: Any, said: Mapping[str, Any] | None) -> msgspec.Struct:
    """What bets cost in the game of a table, which its settings name; raises ValueError for what it does not take."""
    game = game_of_table(said)
    if game.stakes is None:
        raise ValueError(f"the game {game.id} has no stakes")
    try:
        return msgspec.convert(stakes, game.stakes, str_keys=True)
    except msgspec.ValidationError as error:
        raise ValueError(f"stakes: {error}") from None


def sums_of(stakes: msgspec.Struct) -> list[int]:
    """Every sum in them, the bounds of a range too."""
    held = (each if isinstance(each, tuple) else (each,) for each in msgspec.structs.astuple(stakes))
    return [amount for each in held for amount in each if amount is not None]
