"""Whatever is put before a reader, it answers or says what is wrong in its own words; no other error leaves it."""

from __future__ import annotations

import pytest
from amount import examples
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mutations import changed, restructured
from targets import TARGETS

LAW_EXAMPLES, EXAMPLES = 25, 120
"""Examples of a file of a law, each of which reads the whole law, and of everything else."""
LAW_FILES = (".feature", ".toml", ".txt")


@pytest.mark.parametrize("name", TARGETS)
def test_a_reader_understands_its_seed(name: str) -> None:
    TARGETS[name].read(TARGETS[name].seed)


@pytest.mark.parametrize("name", TARGETS)
def test_changed_input_is_read_or_refused_in_words(name: str) -> None:
    target = TARGETS[name]
    count = LAW_EXAMPLES if name.endswith(LAW_FILES) else EXAMPLES

    @settings(max_examples=examples(count), derandomize=True, suppress_health_check=list(HealthCheck))
    @given(changed(target.seed))
    def read(data: bytes) -> None:
        target.read(data)

    read()


@pytest.mark.parametrize("name", ["reply-line", "request-line", "answer", "messages", "self-test"])
def test_changed_json_is_read_or_refused_in_words(name: str) -> None:
    target = TARGETS[name]

    @settings(max_examples=examples(2 * EXAMPLES), derandomize=True, suppress_health_check=list(HealthCheck))
    @given(restructured(target.seed))
    def read(data: bytes) -> None:
        target.read(data)

    read()


@settings(max_examples=examples(EXAMPLES), derandomize=True)
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused_in_words(data: bytes) -> None:
    for name, target in TARGETS.items():
        if not name.endswith(LAW_FILES):
            target.read(data)
