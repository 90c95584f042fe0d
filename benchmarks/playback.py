"""An engine that only looks up the reply to a request in a recording.

Start it with `python benchmarks/playback.py RECORDING`. It uses the standard library only, so that it starts
quickly. A repeated request gets the next recorded reply, and after the last the first again.
"""

import json
import sys
from itertools import cycle


def main(path: str) -> None:
    """Answer until the end of the input."""
    with open(path, "rb") as file:  # noqa: PTH123
        recording = json.load(file)
    hello = json.dumps(recording["hello"]).encode()
    bye = json.dumps({"engine": recording["hello"]["engine"]}).encode()
    replies = {
        key.encode(): cycle([text.encode() for text in texts]) for key, texts in recording["replies"].items()
    }
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        head, _, request = line.partition(b',"method":')
        if request in replies:
            result = next(replies[request])
        elif request.startswith(b'"hello"'):
            result = hello
        elif request.startswith(b'"bye"'):
            result = bye
        else:
            sys.exit(f"not in the recording: {request[:200]!r}")
        out.write(b'{"jsonrpc":"2.0",' + head.partition(b",")[2] + b',"result":' + result + b"}\n")
        out.flush()


main(sys.argv[1])
