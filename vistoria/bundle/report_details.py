"""Report details: what ISO/IEC 17025, 7.8 requires in a report and the run itself does not know."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from vistoria.model.details import Details
from vistoria.model.errors import UserError
from vistoria.model.given import from_toml

from .layout import REPORT_DETAILS

DEFAULT = "vistoria.toml"
"""The default file, in the working directory."""
FIRST_YEAR = 2026
"""No run took place before the first release."""
CLOCKS_APART = timedelta(days=1)
"""How far a clock may be ahead of ours, and a zone from another."""


class ReportDetails(Details, frozen=True, forbid_unknown_fields=True):
    """The details as a laboratory gives them, checked."""

    zone: str | None = None
    """The laboratory's time zone, such as Europe/Lisbon; the default is UTC."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, int):
                continue
            if any(not text.strip() for text in ((value,) if isinstance(value, str) else value or ())):
                raise ValueError(f"{name} is empty: give a value or remove the key")
        later = self.revision > 1
        if self.revision < 1 or any((each is not None) != later for each in (self.replaces, self.because)):
            raise ValueError(
                "a revision from 2 on needs replaces (a report's number) and because; no other has them"
            )
        for name in ("issued", "received"):
            day = getattr(self, name)
            try:
                date.fromisoformat(day or "2026-11-30")
            except ValueError:
                raise ValueError(f"{name} is {day!r}: write a date as in 2026-11-30") from None
        try:
            self.local(datetime.now(UTC).isoformat())
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise ValueError(f"zone {self.zone!r} is not known: write it as in Europe/Lisbon") from None

    def local(self, time: str) -> str:
        """A time in the laboratory's zone, with its offset from UTC."""
        zone = UTC if self.zone is None else ZoneInfo(self.zone)
        return datetime.fromisoformat(time).astimezone(zone).isoformat()

    def date_fault(self, finished: str, now: datetime) -> str | None:
        """Why the dates of receipt and issue cannot be; the run ended at `finished`, a clock may be a day apart."""
        ended = datetime.fromisoformat(finished).date()
        if self.received is not None and date.fromisoformat(self.received) > ended + CLOCKS_APART:
            return f"the item was received on {self.received}, after the run ended on {ended}"
        if self.issued is None:
            return None
        issued = date.fromisoformat(self.issued)
        if issued < ended - CLOCKS_APART:
            return f"the report was issued on {issued}, before the run ended on {ended}"
        if issued > now.date() + CLOCKS_APART:
            return f"the report was issued on {issued}, which is in the future"
        return None


class BadReportDetails(UserError, ValueError):
    """A report details file that cannot be used; the text says why and what to do."""


def read_report_details(path: Path) -> ReportDetails:
    """The report details in a TOML file; raise BadReportDetails for a missing file, an unknown key or a wrong type."""
    return kept_report_details(path)[0]


def kept_report_details(path: Path) -> tuple[ReportDetails, bytes]:
    """The report details in a TOML file, and its bytes, read once; raise BadReportDetails."""
    try:
        content = path.read_bytes()
        return from_toml(content, ReportDetails), content
    except OSError as error:
        raise BadReportDetails(f"{path}: {error.strerror}") from None
    except ValueError as error:
        keys = ", ".join(ReportDetails.__struct_fields__)
        raise BadReportDetails(f"{path}: {str(error).replace('`', chr(39))}; the keys are {keys}") from None


def report_details_of(folder: Path) -> ReportDetails:
    """The report details in a bundle; all unset if it has none; raise BadReportDetails."""
    return (
        read_report_details(folder / REPORT_DETAILS)
        if (folder / REPORT_DETAILS).is_file()
        else ReportDetails()
    )
