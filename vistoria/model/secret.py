"""The secret of a run: names that an engine hears, and draws, follow from it.

It is 32 bytes of the operating system, in hexadecimal. A run states its SHA-256 before the engine starts, and the
secret itself when the engine has ended.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import b32encode
from hashlib import sha256

import msgspec

BYTES = 32
NAME_LENGTH = 10
"""Characters of a name, 50 bits: two names of a run are alike once in a hundred million runs."""
NAME = re.compile(r"(?<![A-Za-z0-9])[a-z2-7]{10}(?![A-Za-z0-9])")
"""What may be a name in a text."""
_SECRET = re.compile(rf"[0-9a-f]{{{2 * BYTES}}}")


class Secret(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a run, or a shard of one, was committed to; `revealed` is empty until the engine has ended."""

    commitment: str
    revealed: str = ""

    @staticmethod
    def of(secret: str) -> Secret:
        """The secret as it is revealed."""
        return Secret(sha256(bytes.fromhex(secret)).hexdigest(), secret)

    @property
    def hidden(self) -> Secret:
        """The commitment alone."""
        return Secret(self.commitment)

    @property
    def is_told(self) -> bool:
        """Whether what is revealed is a secret at all."""
        return _SECRET.fullmatch(self.revealed) is not None

    @property
    def holds(self) -> bool:
        """Whether what is revealed is what was committed to."""
        return self.is_told and Secret.of(self.revealed) == self


def fresh_secret() -> str:
    """A secret that nobody can know."""
    return secrets.token_hex(BYTES)


def seed_of(secret: str) -> int:
    """The seed of a run that was given none: 48 bits."""
    return int.from_bytes(_drawn(secret, "seed")[:6], "big")


def name_of(secret: str, *of: str) -> str:
    """What an engine hears in place of a table or a player, which `of` tells apart from all others of the run."""
    return b32encode(_drawn(secret, "name", *of)[:7]).decode()[:NAME_LENGTH].lower()


def _drawn(secret: str, *of: str) -> bytes:
    return hmac.digest(bytes.fromhex(secret), "\0".join(of).encode(), "sha256")
