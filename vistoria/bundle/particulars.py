"""Particulars of a test: what ISO/IEC 17025, 7.8, asks of a report beside what the run knows of itself."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec

from vistoria.model.errors import UserError

from .layout import PARTICULARS

DEFAULT = "vistoria.toml"
"""Looked for in the working directory."""


class Particulars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who tested what, where and for whom; what nobody states is None or empty, and is reported as not stated."""

    laboratory: str | None = None
    place: str | None = None
    customer: str | None = None
    item: str | None = None
    """The item tested, as the laboratory identifies it."""
    authorised_by: str | None = None
    """Name and function of the person who authorises the report."""
    issued: str | None = None
    """Date of issue, as it is to be printed."""
    deviations: tuple[str, ...] = ()
    """Additions to, deviations from and exclusions from the method."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if any(not text.strip() for text in ((value,) if isinstance(value, str) else value or ())):
                raise ValueError(f"{name} is empty: state it or leave the key out")


class BadParticulars(UserError, ValueError):
    """A file of particulars that cannot be used; the text says why and what to do."""


def read_particulars(path: Path) -> Particulars:
    """The particulars of a TOML file; raise BadParticulars for a missing file, an unknown key, a wrong kind."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Particulars)
    except OSError as error:
        raise BadParticulars(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, ValueError) as error:
        keys = ", ".join(Particulars.__struct_fields__)
        raise BadParticulars(f"{path}: {str(error).replace('`', chr(39))}; the keys are {keys}") from None


def keep_particulars(source: Path | None, folder: Path) -> None:
    """Put the file into a bundle as it is; without one, leave none of an earlier run."""
    (folder / PARTICULARS).unlink(missing_ok=True)
    if source is not None:
        shutil.copyfile(source, folder / PARTICULARS)


def particulars_of(folder: Path) -> Particulars:
    """The particulars in a bundle, empty ones where it has none; raise BadParticulars."""
    return read_particulars(folder / PARTICULARS) if (folder / PARTICULARS).is_file() else Particulars()
