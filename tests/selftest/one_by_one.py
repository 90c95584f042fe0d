"""Candidates tried one after the other in the process of the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any


def one_by_one(
    function: Callable[..., Any], work: Sequence[tuple[Any, tuple[Any, ...]]], workers: int
) -> Iterator[tuple[Any, Future[Any]]]:
    """Subjects with their results, as processes would give them."""
    for subject, arguments in work:
        future = Future[Any]()
        future.set_result(function(*arguments))
        yield subject, future
