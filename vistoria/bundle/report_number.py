"""The number of a report: it stands for everything that the report prints."""

from __future__ import annotations

from hashlib import sha256

from .attestations import attestation_files
from .layout import ENVIRONMENT, REPORT_DETAILS, SELFTEST, TRUST, run_digest
from .report_details import ReportDetails
from .store import StoredRun

LENGTH = 16


def report_number(run: StoredRun, details: ReportDetails) -> str:
    """Sixteen hexadecimal digits over run, environment, report details, self-test, trust and attestations.

    The number is the same in all languages. A later revision has its number after it.
    """
    folder = run.folder
    printed = [folder / name for name in (ENVIRONMENT, REPORT_DETAILS, SELFTEST, TRUST)]
    files = [path for path in (*printed, *attestation_files(folder)) if path.is_file()]
    names = [path.relative_to(folder).as_posix() for path in files]
    lines = [f"{run.digest(name)}  {name}" for name in names]
    number = sha256("\n".join((run_digest(folder, run.digest), *lines)).encode()).hexdigest()[:LENGTH]
    return number if details.revision == 1 else f"{number}-r{details.revision}"
