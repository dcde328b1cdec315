#!/usr/bin/env python3
"""online.py PROGRAM: a game of Stones at a server, over a WebSocket, to its end."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "server"))
from hall import Raw, Server  # noqa: E402


def ask(raw, **message):
    raw.text(json.dumps(message))


def until(raw, test):
    while True:
        m = json.loads(raw.receive())
        assert m["t"] != "error", m
        if test(m):
            return m


with Server(sys.argv[1]) as server:
    raw = Raw(server.port)
    version = 1
    for version in (1, 2):
        ask(raw, t="hello", protocol=version, token=None, name="ann")
        if json.loads(raw.receive())["t"] == "welcome":
            break
    ask(raw, t="games", req=1)
    assert "stones" in [g["id"] for g in until(raw, lambda m: m["t"] == "games")["games"]]
    ask(raw, t="create", req=2, game="stones", seats=["me", "greedy", "random"])
    table = until(raw, lambda m: m["t"] == "created")["table"]
    acted = -1
    while True:
        ask(raw, t="watch", req=3, table=table)
        now = until(raw, lambda m: m.get("req") == 3)
        if now["status"] == "over":
            break
        if 0 in now["turn"] and now["ply"] != acted:
            acted = now["ply"]
            ask(raw, t="act", req=4, table=table, ply=now["ply"], action="take 1")
            until(raw, lambda m: m.get("req") == 4)
    assert sum(line["points"] for s in now["result"] for line in s["lines"]) == 31, now["result"]
