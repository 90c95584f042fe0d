"""What an engine hears in place of the harness's own names of tables and players.

A scenario says `t1` and `p3`, and so does its transcript. On the wire each table, and each player of each table, has a
name of ten letters that follows from the secret of the run: no name tells what is played, or that it was played before.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Any

from vistoria.model.secret import NAME, fresh_secret, name_of

NAMING = ("player", "who")
"""Keys of requests and commands that hold a player."""
SYSTEM = "system"
"""What loses its connection and is no player."""
SAME_PEOPLE = "+"
"""Ends the name of a table at which the people of the table without it sit too."""
AGAIN = "again/"
"""Before the names under which all of a conversation was said once more."""
_NAME = re.compile(NAME.pattern.encode())


class Aliases:
    """The names of one conversation, each given when it is first said; `scope` tells it from all others of the run."""

    def __init__(self, secret: str, scope: str) -> None:
        self._secret, self._scope = secret, scope
        self.given: dict[str, str] = {}
        """What the engine hears, by `t1` for a table and `t1/p3` for a player at it."""
        self._own: dict[bytes, bytes] = {}

    @classmethod
    def by_chance(cls) -> Aliases:
        """Names for a conversation that no record holds."""
        return cls(fresh_secret(), "")

    def of(self, scope: str) -> Aliases:
        """The names of another conversation of the run."""
        return Aliases(self._secret, scope)

    def within(self, scope: str) -> Aliases:
        """Other names, for the same requests once more."""
        return Aliases(self._secret, f"{self._scope}/{scope}")

    def outward(self, params: Mapping[str, Any]) -> Mapping[str, Any]:
        """The parameters of a request as the engine gets them."""
        table = params.get("table")
        if not isinstance(table, str):
            return params

        def named(said: Mapping[str, Any]) -> dict[str, Any]:
            players = {
                key: self._player(table, said[key]) for key in NAMING if isinstance(said.get(key), str)
            }
            return {**said, **players}

        wire = {**named(params), "table": self._named(table)}
        if "commands" in wire:
            wire["commands"] = [named(command) for command in wire["commands"]]
        if stacks := wire.get("force", {}).get("stacks"):
            forced = {self._player(table, player): stack for player, stack in stacks.items()}
            wire["force"] = {**wire["force"], "stacks": forced}
        return wire

    def inward(self, text: bytes) -> bytes:
        """What the engine answered, as JSON, with the harness's own names."""
        return _NAME.sub(lambda found: self._own.get(found[0], found[0]), text)

    def _player(self, table: str, player: str) -> str:
        return player if player == SYSTEM else self._named(table.removesuffix(SAME_PEOPLE), player)

    def _named(self, *own: str) -> str:
        label = "/".join(own)
        if label not in self.given:
            name = self.given[label] = name_of(self._secret, self._scope, *own)
            self._own[name.encode()] = own[-1].encode()
        return self.given[label]


def false_name(names: Mapping[str, object], scope: str, secrets: list[str]) -> str | None:
    """The first name in the header of a conversation that follows from none of the secrets of its run."""
    wrong: list[str] = []
    for secret in secrets:
        wrong = [label for label, name in names.items() if name != _name(secret, scope, label)]
        if not wrong:
            return None
    return next(iter(wrong), None)


def _name(secret: str, scope: str, label: str) -> str:
    own = label.removeprefix(AGAIN)
    return name_of(secret, scope if own == label else f"{scope}/{AGAIN[:-1]}", *own.split("/", 1))


def draw_seed(seed: int, scenario: str) -> int:
    """What a scenario's own draws follow from, the same in every run with the same seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{scenario}".encode()).digest()[:6], "big")


def table_label(number: int) -> str:
    """The harness's own name of a table of a conversation; tables count from 1."""
    return f"t{number}"
