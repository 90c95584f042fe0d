"""An engine that speaks two invented versions of the protocol, or one of them.

Version 2 has the words of today; version 1 says `chips` for `buy_in` and for `stack`.
Arguments: the versions that the engine speaks, as numbers.
"""

from __future__ import annotations

import json
import sys

SPEAKS = [int(each) for each in sys.argv[1:]]
BUY_IN, STACK = {1: "chips", 2: "buy_in"}, {1: "chips", 2: "stack"}
IDENTITY = {"name": "toy", "version": "1.0"}


def answer(method: str, params: dict[str, object], version: int) -> object:
    """The result of one request in the words of a version; KeyError for words of another."""
    if method == "bye":
        return {"engine": IDENTITY}
    if method == "open":
        return {"answer": "accepted", "events": []}
    [command] = params["commands"]  # type: ignore[misc]
    if set(command) != {"do", "player", "seat", BUY_IN[version]}:
        raise KeyError(f"words of another version: {command}")
    seated = {"type": "seated", "player": command["player"], "seat": command["seat"], "n": 1}
    seated[STACK[version]] = command[BUY_IN[version]]
    return {"results": [{"answer": "accepted", "events": [seated]}]}


def main() -> None:
    """Answer lines until bye."""
    version = 0
    for line in sys.stdin:
        asked = json.loads(line)
        reply = {"jsonrpc": "2.0", "id": asked["id"]}
        if asked["method"] == "hello":
            least, highest = asked["params"]["protocol"]
            version = max((each for each in SPEAKS if least <= each <= highest), default=0)
            hello = {"protocol": version, "engine": IDENTITY, "regulations": ["toy"]}
            none = {"code": -32001, "message": f"the engine speaks protocol {SPEAKS}"}
            reply |= {"result": hello} if version else {"error": none}
        else:
            reply["result"] = answer(asked["method"], asked["params"], version)
        print(json.dumps(reply), flush=True)
        if asked["method"] == "bye":
            return


if __name__ == "__main__":
    main()
