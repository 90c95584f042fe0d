"""The languages in which an adapter can begin, for each kind of product, and how each is built, tested and started."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class StartLanguage:
    """One language; `{folder}` stands for the folder of the adapter in commands."""

    id: str
    tools: tuple[str, ...]
    """Programs that it needs."""
    build: tuple[str, ...]
    """Command that builds it, in the folder; empty where nothing is built."""
    test: tuple[str, ...]
    """Command that runs the tests of the product, in the folder."""
    engine: str
    """The value of `--engine`, in the folder."""
    adapter: str
    """The file to work on."""
    product: str
    """The file with the toy product."""
    kind: str = "table"
    """What the product is: `table`, or `evaluator`, which ranks hands alone."""

    @property
    def templates(self) -> str:
        """The folder of its files; those of every kind are in `ID-shared`."""
        return self.id if self.kind == "table" else f"{self.id}-{self.kind}"


LANGUAGES: dict[str, StartLanguage] = {
    each.id: each
    for each in (
        StartLanguage(
            "python",
            ("python3",),
            (),
            ("python3", "-m", "unittest", "--quiet"),
            "engine:Engine",
            "engine.py",
            "room.py",
        ),
        StartLanguage(
            "node",
            ("node",),
            (),
            ("node", "--test"),
            "stdio:node engine.mjs",
            "engine.mjs",
            "room.mjs",
        ),
        StartLanguage(
            "go",
            ("go",),
            ("go", "build", "-o", "engine", "."),
            ("go", "test", "./..."),
            "stdio:./engine",
            "engine.go",
            "room.go",
        ),
        StartLanguage(
            "java",
            ("javac", "java", "mvn"),
            ("mvn", "--quiet", "package"),
            ("java", "-cp", "target/classes:target/lib/*", "RoomTest"),
            "stdio:java -cp target/classes:target/lib/* Engine",
            "src/Engine.java",
            "src/Room.java",
        ),
        StartLanguage(
            "rust",
            ("cargo", "rustc"),
            ("cargo", "build", "--quiet"),
            ("cargo", "test", "--quiet"),
            "stdio:target/debug/engine",
            "src/main.rs",
            "src/room.rs",
        ),
        StartLanguage(
            "csharp",
            ("dotnet",),
            ("dotnet", "build", "--output", "build"),
            ("dotnet", "build/engine.dll", "--test"),
            "stdio:dotnet build/engine.dll",
            "Engine.cs",
            "Room.cs",
        ),
    )
}

EVALUATORS: dict[str, StartLanguage] = {
    each.id: each
    for each in (
        StartLanguage(
            "python",
            ("python3",),
            (),
            ("python3", "-m", "unittest", "--quiet"),
            "engine:Engine",
            "engine.py",
            "ranks.py",
            kind="evaluator",
        ),
        StartLanguage(
            "node",
            ("node",),
            (),
            ("node", "--test"),
            "stdio:node engine.mjs",
            "engine.mjs",
            "ranks.mjs",
            kind="evaluator",
        ),
    )
}
"""Adapters of evaluators."""

KINDS = {"table": LANGUAGES, "evaluator": EVALUATORS}
"""What a product can be, and the languages in which its adapter can begin."""
