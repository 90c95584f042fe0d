"""Report details: what ISO/IEC 17025, 7.8 requires in a report and the run itself does not know."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from vistoria.model.errors import UserError

from .layout import REPORT_DETAILS

DEFAULT = "vistoria.toml"
"""The default file, in the working directory."""
CLOCKS_APART = timedelta(days=1)
"""How far a clock may be ahead of ours, and a zone from another."""


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
    """Date of issue, as in 2026-11-30; not before the end of the run and not in the future."""
    revision: int = 1
    replaces: str | None = None
    """The number of the report that a later revision replaces."""
    because: str | None = None
    """Why it replaces it."""
    zone: str | None = None
    """The laboratory's time zone, such as Europe/Lisbon; the default is UTC."""
    deviations: tuple[str, ...] = ()
    """Additions to, deviations from and exclusions from the method."""

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
        if self.issued is not None:
            try:
                date.fromisoformat(self.issued)
            except ValueError:
                raise ValueError(f"issued is {self.issued!r}: write a date as in 2026-11-30") from None
        try:
            self.local(datetime.now(UTC).isoformat())
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise ValueError(f"zone {self.zone!r} is not known: write it as in Europe/Lisbon") from None

    def local(self, time: str) -> str:
        """A time in the laboratory's zone, with its offset from UTC."""
        zone = UTC if self.zone is None else ZoneInfo(self.zone)
        return datetime.fromisoformat(time).astimezone(zone).isoformat()

    @property
    def amendments(self) -> tuple[str, ...]:
        """What a later revision says of the report that it replaces."""
        if self.revision == 1:
            return ()
        return (f"Revision {self.revision} replaces report {self.replaces}, because: {self.because}",)

    def date_fault(self, finished: str, now: datetime) -> str | None:
        """Why the date of issue cannot be, of a run that ended then; a clock may be a day apart from ours."""
        if self.issued is None:
            return None
        issued, ended = date.fromisoformat(self.issued), datetime.fromisoformat(finished).date()
        if issued < ended - CLOCKS_APART:
            return f"the report was issued on {issued}, before the run ended on {ended}"
        if issued > now.date() + CLOCKS_APART:
            return f"the report was issued on {issued}, which is in the future"
        return None


class BadReportDetails(UserError, ValueError):
    """A report details file that cannot be used; the text says why and what to do."""


def read_report_details(path: Path) -> ReportDetails:
    """The report details in a TOML file; raise BadReportDetails for a missing file, an unknown key or a wrong type."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=ReportDetails)
    except OSError as error:
        raise BadReportDetails(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        keys = ", ".join(ReportDetails.__struct_fields__)
        raise BadReportDetails(f"{path}: {str(error).replace('`', chr(39))}; the keys are {keys}") from None


def report_details_of(folder: Path) -> ReportDetails:
    """The report details in a bundle; all unset if it has none; raise BadReportDetails."""
    return (
        read_report_details(folder / REPORT_DETAILS)
        if (folder / REPORT_DETAILS).is_file()
        else ReportDetails()
    )
