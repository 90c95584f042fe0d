"""Dates and times are written out in each language, times with their zone."""

from __future__ import annotations

import pytest

from vistoria.reports.voices import written_out


@pytest.mark.parametrize(
    ("language", "day", "time"),
    [
        ("en", "November 27, 2026", "November 27, 2026, 3:28:27 PM +0800"),
        ("pt", "27 de Novembro de 2026", "27 de Novembro de 2026, 15:28:27 +0800"),
        ("zh", "2026年11月27日", "2026年11月27日 下午3:28:27（+0800）"),
    ],
)
def test_a_day_and_a_time_are_written_out(language: str, day: str, time: str) -> None:
    assert written_out("2026-11-27", language) == day
    assert written_out("2026-11-27T15:28:27+08:00", language).replace("\u00a0", " ") == time


def test_what_is_no_date_stands_as_it_was_stated() -> None:
    assert written_out("some day in spring", "pt") == "some day in spring"
