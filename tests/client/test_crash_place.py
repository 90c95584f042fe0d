"""Where an engine crashed, out of what its runtime wrote on standard error."""

from __future__ import annotations

import pytest

from vistoria.client.crash_place import crash_place

PYTHON = """listening
Traceback (most recent call last):
  File "/opt/product/main.py", line 3, in <module>
    run()
  File "/opt/product/table.py", line 41, in open
    raise RuntimeError("no room")
RuntimeError: no room
"""
NODE = """/opt/product/table.js:12
    throw new Error("no room");
    ^

Error: no room
    at open (/opt/product/table.js:12:11)
    at Object.<anonymous> (/opt/product/main.js:3:1)
"""
MODULE = """Error: no room
    at file:///opt/product/table.mjs:7:7
"""
JAVA = """Exception in thread "main" java.lang.IllegalStateException: no room
\tat product.Table.open(Table.java:27)
\tat product.Main.main(Main.java:5)
"""


@pytest.mark.parametrize(
    ("stderr", "place"),
    [
        (PYTHON, "/opt/product/table.py, line 41"),
        (NODE, "/opt/product/table.js, line 12"),
        (MODULE, "/opt/product/table.mjs, line 7"),
        (JAVA, "Table.java, line 27"),
        ("fatal: fold\n", None),
        ("", None),
    ],
    ids=["Python", "Node.js", "Node.js without a function", "Java", "a line", "nothing"],
)
def test_the_innermost_call_is_the_place_of_the_crash(stderr: str, place: str | None) -> None:
    assert crash_place(stderr) == place
