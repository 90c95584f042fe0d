"""Where an engine crashed, out of what its runtime wrote on standard error."""

from __future__ import annotations

import pytest

from vistoria.client.failure import crash_place

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


LIBRARY = """Traceback (most recent call last):
  File "/opt/venv/lib/python3.12/site-packages/vistoria/serve/loop.py", line 80, in call
    answer = self.adapter.open(request)
  File "/opt/product/table.py", line 41, in open
    json.loads("")
  File "/usr/lib/python3.12/json/decoder.py", line 355, in raw_decode
json.decoder.JSONDecodeError: Expecting value
"""
INTERNAL = """node:internal/modules/cjs/loader:1207
  throw err;
Error: Cannot find module
    at Module._resolveFilename (node:internal/modules/cjs/loader:1204:15)
    at open (/opt/product/table.js:12:11)
"""
OF_JAVA = """Exception in thread "main" java.util.NoSuchElementException
\tat java.base/java.util.ArrayList.getFirst(ArrayList.java:439)
\tat product.Table.open(Table.java:27)
"""
GO = """panic: no room

goroutine 1 [running]:
runtime.panicmem(...)
\t/usr/local/go/src/runtime/panic.go:261
main.open(0x0)
\t/opt/product/table.go:31 +0x1d
main.main()
\t/opt/product/main.go:9 +0x25
exit status 2
"""
RUST = """
thread 'main' panicked at src/table.rs:19:9:
no room
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace
"""
NET = """Unhandled exception. System.InvalidOperationException: no room
   at System.Linq.Enumerable.First(IEnumerable`1 source)
   at Product.Table.Open() in /opt/product/Table.cs:line 23
"""


@pytest.mark.parametrize(
    ("stderr", "place"),
    [
        (PYTHON, "/opt/product/table.py, line 41"),
        (NODE, "/opt/product/table.js, line 12"),
        (MODULE, "/opt/product/table.mjs, line 7"),
        (JAVA, "Table.java, line 27"),
        (LIBRARY, "/opt/product/table.py, line 41"),
        (INTERNAL, "/opt/product/table.js, line 12"),
        (OF_JAVA, "Table.java, line 27"),
        (GO, "/opt/product/table.go, line 31"),
        (RUST, "src/table.rs, line 19"),
        (NET, "/opt/product/Table.cs, line 23"),
        ("fatal: fold\n", None),
        ("", None),
    ],
    ids=[
        "Python",
        "Node.js",
        "Node.js without a function",
        "Java",
        "a library of Python",
        "Node.js itself",
        "Java itself",
        "Go",
        "Rust",
        ".NET",
        "a line",
        "nothing",
    ],
)
def test_the_innermost_call_is_the_place_of_the_crash(stderr: str, place: str | None) -> None:
    assert crash_place(stderr) == place
