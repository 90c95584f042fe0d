"""Ways of play along which the law answers as it does without them are not followed again: that changes no result."""

from __future__ import annotations

from played import drawn, model

from vistoria.referee.consulted import Consulted
from vistoria.referee.follow import as_found, follow
from vistoria.referee.watch import Watch
from vistoria.validation.lawful import Varied

ONLINE = "pt-omaha-online"
SHOWDOWNS = 9307
"""A drawn table at which hands are opened."""


def test_a_table_is_followed_alike_along_every_way_that_gives_the_same_answers() -> None:
    table = drawn(Varied({"id": "any-raiser-opens-first", "regulation": ONLINE}), ONLINE, SHOWDOWNS, 8)
    law, consulted, plain = model(ONLINE), Consulted(), Watch()
    found = tuple(follow(law, table, plain, named=as_found))
    assert tuple(follow(consulted.law(law), table, named=as_found)) == found
    agree = set[bool]()
    for way in law.ways:
        watch = Watch()
        along = tuple(follow(law.along(way), table, watch, named=as_found))
        agrees = consulted.agrees(law.along(way))
        agree.add(agrees)
        assert not agrees or (along, watch) == (found, plain), way
    assert agree == {True, False}
    assert not consulted.agrees(law.along("any-raiser-opens-first"))
