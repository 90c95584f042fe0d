"""Report details: what ISO/IEC 17025, 7.8 requires in a report and the run itself does not know."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vistoria.model.errors import UserError

from .layout import REPORT_DETAILS

DEFAULT = "vistoria.toml"
"""The default file, in the working directory."""


class ReportDetails(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who tested what, where and for whom; an unset value is reported as not stated."""

    laboratory: str | None = None
    place: str | None = None
    customer: str | None = None
    item: str | None = None
    """The item tested, as the laboratory identifies it."""
    authorised_by: str | None = None
    """Name and function of the person who authorises the report."""
    issued: str | None = None
    """Date of issue, printed as given."""
    deviations: tuple[str, ...] = ()
    """Additions to, deviations from and exclusions from the method."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if any(not text.strip() for text in ((value,) if isinstance(value, str) else value or ())):
                raise ValueError(f"{name} is empty: give a value or remove the key")


class BadReportDetails(UserError, ValueError):
    """A report details file that cannot be used; the text says why and what to do."""


def read_report_details(path: Path) -> ReportDetails:
    """The report details in a TOML file; raise BadReportDetails for a missing file, an unknown key or a wrong type."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=ReportDetails)
    except OSError as error:
        raise BadReportDetails(f"{path}: {error.strerror}") from None
    except (msgspec.DecodeError, ValueError) as error:
        keys = ", ".join(ReportDetails.__struct_fields__)
        raise BadReportDetails(f"{path}: {str(error).replace('`', chr(39))}; the keys are {keys}") from None


def report_details_of(folder: Path) -> ReportDetails:
    """The report details in a bundle; all unset if it has none; raise BadReportDetails."""
    return (
        read_report_details(folder / REPORT_DETAILS)
        if (folder / REPORT_DETAILS).is_file()
        else ReportDetails()
    )
