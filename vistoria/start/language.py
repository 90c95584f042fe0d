"""The languages in which an adapter can begin, and how each is built, tested and started."""

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
    keys: str = ""
    """The file with the keys of the protocol's objects; empty where the library has them."""


LANGUAGES: dict[str, StartLanguage] = {
    each.id: each
    for each in (
        StartLanguage(
            "python", ("python3",), (), ("python3", "test_room.py"), "engine:Engine", "engine.py", "room.py"
        ),
        StartLanguage(
            "node",
            ("node",),
            (),
            ("node", "--test"),
            "stdio:node engine.mjs",
            "engine.mjs",
            "room.mjs",
            "keys.mjs",
        ),
        StartLanguage(
            "go",
            ("go",),
            ("go", "build", "-o", "engine", "."),
            ("go", "test", "./..."),
            "stdio:./engine",
            "engine.go",
            "room.go",
            "keys.go",
        ),
        StartLanguage(
            "java",
            ("javac", "java"),
            ("javac", "-d", "build", "--source-path", "src", "src/Engine.java", "src/RoomTest.java"),
            ("java", "-cp", "build", "RoomTest"),
            "stdio:java -cp build Engine",
            "src/Engine.java",
            "src/Room.java",
            "src/Keys.java",
        ),
        StartLanguage(
            "rust",
            ("cargo", "rustc"),
            ("cargo", "build", "--offline", "--quiet"),
            ("cargo", "test", "--offline", "--quiet"),
            "stdio:target/debug/engine",
            "src/main.rs",
            "src/room.rs",
            "src/keys.rs",
        ),
        StartLanguage(
            "csharp",
            ("dotnet",),
            ("dotnet", "build", "--output", "build"),
            ("dotnet", "build/engine.dll", "--test"),
            "stdio:dotnet build/engine.dll",
            "Engine.cs",
            "Room.cs",
            "Keys.cs",
        ),
    )
}
