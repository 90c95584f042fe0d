"""The item under test and its adapter, as the laboratory measured them before and after a run."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

Role = Literal["item", "adapter"]
Kind = Literal["file", "folder", "image", "image-name"]
"""An image is an OCI image layout that was read; an image name has the digest in it, and nothing was read."""


class Beside(StrEnum):
    """How a measured digest compares with the one that the engine gives of itself."""

    EQUAL = "equal"
    DIFFERS = "differs"
    NOT_STATED = "not-stated"


class Measured(msgspec.Struct, frozen=True, omit_defaults=True):
    """One file, folder or image with its SHA-256 in hexadecimal."""

    name: str
    """As it was given."""
    kind: Kind
    before: str
    after: str | None = None
    """None where it was not measured again: the run was broken off, or the item was gone."""
    role: Role = "item"
    changed: tuple[str, ...] = ()
    """The first files of a folder that changed."""

    @property
    def fault(self) -> str | None:
        """What keeps a run from concluding that its item conforms."""
        if self.after is None:
            return f"the {self.role} {self.name} was not measured again after the run"
        if self.after == self.before:
            return None
        where = f" ({', '.join(self.changed)})" if self.changed else ""
        return (
            f"the {self.role} {self.name} changed during the run{where}: its SHA-256 was {self.before} before "
            f"and {self.after} after it"
        )

    def beside(self, said: str) -> Beside:
        """Compare it with the digest that the engine gives, with or without `sha256:` before it."""
        if not said.strip():
            return Beside.NOT_STATED
        return Beside.EQUAL if said.strip().lower().removeprefix("sha256:") == self.before else Beside.DIFFERS
