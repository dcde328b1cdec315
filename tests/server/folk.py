"""What the tests about people share: refusals, addresses behind a proxy, whether there is a PostgreSQL."""
import json
import os
import sqlite3
import subprocess
import sys

from hall import Client, Refused, Server, play_on
from postgres import Postgres, programs

PASSWORD = "correct horse"

HERE = os.path.dirname(os.path.abspath(__file__))
DAY = 86400000
tried = subprocess.run([sys.argv[1], "serve", "--port", "0", "--postgres", "host=/nonexistent"],
                       capture_output=True, text=True)
HAS_POSTGRES = bool(programs()) and "built without PostgreSQL" not in tried.stderr


def refused(expected, ask, /, *args, **more):
    try:
        ask(*args, **more)
    except Refused as e:
        assert e.code == expected, f"{e.code}, expected {expected}: {e}"
        return e.message
    raise AssertionError(f"it was accepted, expected {expected}")


def behind(s, address, **more):
    lines = [address] if isinstance(address, str) else address
    return Client(s.port, headers=[f"X-Forwarded-For: {x}" for x in lines], **more)


def lives(c):
    assert c.ask("ping")["t"] == "pong"


def both(test):
    """The test is given a server and the words that lead `meadhall admin` to its store."""
    def run(program):
        with Server(program) as s:
            test(s, ["--data", s.data])
        if HAS_POSTGRES:
            with Postgres() as p, Server(program, "--postgres", p.url) as s:
                test(s, ["--postgres", p.url])
    run.__name__ = test.__name__
    return run


def put(store, text):
    if store[0] == "--postgres":
        subprocess.run(["psql", "-q", "-d", store[1]], input=text, text=True, check=True, stdout=subprocess.DEVNULL)
        return
    with sqlite3.connect(f"{store[1]}/meadhall.db") as d:
        d.executescript(text)


def account(s, name):
    c = Client(s.port, parts=["legal", "log"])
    c.me = c.ask("register", name=name, password=PASSWORD)["me"]
    return c


def admin(s, store, *words):
    got = subprocess.run([s.program, "admin", *words, *store], capture_output=True, text=True)
    assert got.returncode == 0, got.stderr
    return [json.loads(line) for line in got.stdout.splitlines()]


def game(clients, random, game="midgard", **more):
    more = {"undo": False, **more}
    table, invite = clients[0].create(game, ["me"] + ["open"] * (len(clients) - 1), **more)
    for c in clients[1:]:
        c.ask("join", table=table, invite=invite)
    for c in clients:
        c.table(table, lambda m: m["status"] != "open")
    play_on(clients, table, random)
    return table


def news_of(c, table):
    for m in c.others:
        if m["t"] == "rated" and m["table"] == table:
            return m
    return c.until(lambda m: m["t"] == "rated" and m["table"] == table)
