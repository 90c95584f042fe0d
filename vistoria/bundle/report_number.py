"""The number of a report: it stands for everything that the report prints."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from .attestations import attestation_files
from .layout import ENVIRONMENT, REPORT_DETAILS, SELFTEST, TRUST, file_digest, run_digest
from .report_details import ReportDetails

LENGTH = 16


def report_number(folder: Path, details: ReportDetails) -> str:
    """Sixteen hexadecimal digits over run, environment, report details, self-test, trust and attestations.

    The number is the same in all languages. A later revision has its number after it.
    """
    printed = [folder / name for name in (ENVIRONMENT, REPORT_DETAILS, SELFTEST, TRUST)]
    files = [path for path in (*printed, *attestation_files(folder)) if path.is_file()]
    lines = [f"{file_digest(path)}  {path.relative_to(folder).as_posix()}" for path in files]
    number = sha256("\n".join((run_digest(folder), *lines)).encode()).hexdigest()[:LENGTH]
    return number if details.revision == 1 else f"{number}-r{details.revision}"
