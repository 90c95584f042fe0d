"""Answers each line with what stands in its arguments, `ID` replaced by the id asked; then ends."""

import json
import sys

replies = sys.argv[1:]
while replies:
    ident = json.dumps(json.loads(sys.stdin.readline())["id"])
    print(replies.pop(0).replace("ID", ident), flush=True)
