"""What a person attests of a clause that no program can show, and how it stands in a bundle."""

from __future__ import annotations

from datetime import date as Day
from enum import StrEnum
from typing import Literal
from unicodedata import category

import msgspec

BLANKS, JOINERS = frozenset("\u115f\u1160\u2800\u3164\uffa0"), frozenset("\u200c\u200d")
"""Letters and signs of which nothing is seen, and what some scripts write between letters."""


class Attachment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A photograph, count or copy kept with an attestation."""

    name: str
    """As the person called the file."""
    file: str
    """Path inside the bundle."""
    sha256: str


class Revoked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An earlier attestation of the clause, which a later one revokes."""

    file: str
    """Path inside the bundle."""
    sha256: str
    on: Day


class Attestation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One person's word on the inspection part of one clause; raise ValueError for one that says too little."""

    clause: str
    outcome: Literal["met", "not-met"]
    person: str
    role: str
    place: str
    date: Day
    run: str
    """SHA-256 of the run that it belongs to: an attestation carried into another bundle counts for nothing."""
    expires: Day | None = None
    """The last day on which it holds."""
    note: str | None = None
    attachments: tuple[Attachment, ...] = ()
    revokes: Revoked | msgspec.UnsetType = msgspec.UNSET
    """Unset in the first attestation of a clause."""

    def __post_init__(self) -> None:
        for name in ("person", "role", "place"):
            text = getattr(self, name)
            seen = [c for c in text if category(c) not in ("Cc", "Cf", "Zs") and c not in BLANKS]
            if not seen:
                raise ValueError(f"{name} is empty: an attestation needs it")
            if strange := next((c for c in text if category(c) in ("Cc", "Cf") and c not in JOINERS), None):
                raise ValueError(
                    f"{name} has a character that cannot be seen, U+{ord(strange):04X}: {text!r}"
                )
        if self.expires is not None and self.expires < self.date:
            raise ValueError(f"it expires on {self.expires}, before its own date, {self.date}")


class Standing(StrEnum):
    """Whether an attestation counts, and what is wrong with one that does not."""

    COUNTS = "counts"
    EXPIRED = "expired"
    UNSIGNED = "unsigned"
    UNTRUSTED = "untrusted"
    OTHER_RUN = "of-another-run"


class Attested(msgspec.Struct, frozen=True):
    """The latest attestation of a clause, and how it stands."""

    attestation: Attestation
    standing: Standing
    file: str
    """Path inside the bundle."""
    key: str | None = None
    """SHA-256 of the public key that signed it."""
    also: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    """Those of the keys that signed it too, if there are any."""
