"""Output that nobody asked for: how the error reads."""

from __future__ import annotations

import pytest

from vistoria.client.reply import read_result, unasked
from vistoria.protocol.errors import EngineError

NO_ANSWERS = (b"Felt 3.2 ready\n", b"[]\n", b'{"jsonrpc": "2.0", "id": 7, "result": {}}\n')


@pytest.mark.parametrize("line", NO_ANSWERS, ids=["a banner", "no object", "another id"])
def test_a_banner_reads_alike_whether_it_comes_before_the_greeting_is_sent_or_after(line: bytes) -> None:
    with pytest.raises(EngineError) as after:
        read_result(line, 1)
    before = unasked(line, 0)
    assert (type(before), str(before)) == (type(after.value), str(after.value))


@pytest.mark.parametrize("line", NO_ANSWERS, ids=["a banner", "no object", "another id"])
def test_between_two_requests_it_is_said_to_be_unasked(line: bytes) -> None:
    assert str(unasked(line, 4)).startswith(("unasked output: ", "nothing was asked, yet "))
