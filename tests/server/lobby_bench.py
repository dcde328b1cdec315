"""How soon a hall with many finished games answers what its people ask around the tables.

    lobby_bench.py PROGRAM [--games 100000] [--accounts 10000] [--asks 4000] [--postgres]

Makes a store with so many accounts and finished games (half of them rated) and some open tables, starts a server on it, and
asks as random accounts, one question at a time. Prints milliseconds from question to answer, and the 99th percentile of all.
"""
import argparse
import hashlib
import base64
import os
import random
import sqlite3
import subprocess
import sys
import time

sys.argv, argv = [sys.argv[0], *[a for a in sys.argv[1:] if not a.startswith("--")][:1]], sys.argv[1:]
from hall import Client, Server  # noqa: E402
from postgres import Postgres  # noqa: E402

WORDS = ("asmundr", "dagrun", "gylfir", "svanhildr", "ullr")
CLIENTS = 40
HEAVIEST, HEAVY = 0, 5000  # one has played more than anybody; everybody looks at that one, too


def rows(a, rnd):
    """Statements with their rows."""
    now = int(time.time() * 1000)
    yield "players(id,name,login,password,created,look,registered)", (
        (f"p{i:011}", f"Player {i}", f"player {i}", "", now, f"player {i}", now) for i in range(a.accounts))
    tokens = [(hashlib.blake2b(token(i).encode(), digest_size=32).digest(), f"p{i:011}", now, now) for i in range(CLIENTS)]
    yield "sessions(hash,player,used,made)", tokens
    games, seats, tables, sits, logs = [], [], [], [], []
    strength = {}
    for n in range(a.games):
        table, at, rated = f"t{n:011}", now - (a.games - n) * 60000, n % 2
        people = rnd.sample(range(a.accounts), rnd.randint(2, 4))
        if n < HEAVY and HEAVIEST not in people:
            people[0] = HEAVIEST
        facts = (rnd.choice(("midgard", "rage", "odin", "divinus")), "edition=standard", len(people), rated, n % 3 == 0)
        games.append((table, n + 1, *facts, 0, at - 3600000, at, 300))
        chairs = ",".join(["human"] * len(people))
        tables.append((table, games[-1][2], 1, 1, "", chairs, 0, 0, 0, bool(n % 3 == 0), False, "", "x" * 22, b"0" * 32,
                       f"p{people[0]:011}", 2, at - 3600000, at, bool(rated), False, 7))
        logs.append((table, 0, at, 1, 1, 0, 0, 0, "made 0\n"))
        for seat, p in enumerate(people):
            mu, sigma = rnd.gauss(25, 4), rnd.uniform(1, 4)
            seats.append((table, seat, f"p{p:011}", f"Player {p}", "", at, rnd.randint(20, 120), seat + 1, 0, "runes=5,trolls=9,coins=3",
                          f"leader={rnd.choice(WORDS)}", *([repr(mu), repr(sigma)] * 2 if rated else [None] * 4), *facts))
            sits.append((table, seat, f"p{p:011}", f"Player {p}"))
            if rated:
                key = (f"p{p:011}", games[-1][2], len(people))
                strength[key] = (strength.get(key, (0,))[0] + 5, repr(mu), repr(sigma), int(1000 * (1500 + 30 * (mu - 25) - 58.8 * sigma)))
    for n in range(700):
        table, status = f"o{n:011}", 0 if n < 200 else 1
        tables.append((table, "midgard", 1, 1, "", "human,human", 0, 0, 0, True, False, "", "y" * 22, b"0" * 32, f"p{n:011}", status, now, now,
                       False, False, 1))
        logs.append((table, 0, now, 1, 1, 1, 0, 0, f"made 0\nsit 0 p{n:011} Player {n}\n"))
        sits.append((table, 0, f"p{n:011}", f"Player {n}"))
    yield "games", games
    yield "game_seats", seats
    yield "tables", tables
    yield "log", logs
    yield "seats", sits
    yield "ratings", [(*k, *v) for k, v in strength.items()]


def token(i):
    return base64.urlsafe_b64encode(hashlib.sha256(b"%d" % i).digest()).decode().rstrip("=")


def fill_sqlite(folder, a, rnd):
    with sqlite3.connect(f"{folder}/meadhall.db") as d:
        for where, what in rows(a, rnd):
            what = list(what)
            d.executemany(f"INSERT INTO {where} VALUES({','.join('?' * len(what[0]))})", what)
    d.close()


def copied(x):
    if x is None:
        return "\\N"
    if isinstance(x, bytes):
        return "\\\\x" + x.hex()
    return str(x).replace("\n", "\\n")


def fill_postgres(url, a, rnd):
    text = []
    for where, what in rows(a, rnd):
        lines = "\n".join("\t".join(copied(int(x) if isinstance(x, bool) and where != "tables" else x) for x in row) for row in what)
        text.append(f"COPY {where} FROM STDIN;\n{lines}\n\\.\n")
    subprocess.run(["psql", "-q", "-v", "ON_ERROR_STOP=1", "-d", url], input="".join(text) + "VACUUM ANALYZE;\n", text=True, check=True)


def questions(a, rnd):
    player = f"p{rnd.randrange(a.accounts):011}"
    return rnd.choice((
        ("tables", {"which": "mine"}), ("tables", {"which": "open"}), ("tables", {"which": "open", "game": "midgard", "seats": 2}),
        ("tables", {"which": "watch"}), ("history", {}), ("history", {"game": "midgard", "result": "won"}),
        ("history", {"q": "leader=ullr player"}), ("history", {"of": player}), ("history", {"of": f"p{HEAVIEST:011}"}),
        ("history", {"of": f"p{HEAVIEST:011}", "q": "midgard player leader=ullr zzz"}), ("who", {"id": f"p{HEAVIEST:011}"}), ("who", {"id": player}),
        ("ladder", {"game": "midgard", "seats": 2}), ("ladder", {"game": "odin", "seats": 3, "page": rnd.randrange(5)}),
        ("people", {"text": f"player {rnd.randrange(a.accounts)}"}),
        ("seek", {"game": "midgard", "clock": None, "rated": True})))


def processor_ms(pid):
    """Of the server itself; a busy machine changes the clock's figures, hardly this one."""
    with open(f"/proc/{pid}/stat") as f:
        fields = f.read().rsplit(")", 1)[1].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(s, a, rnd):
    clients = [Client(s.port, token=token(i)) for i in range(CLIENTS)]
    took, before = {}, processor_ms(s.process.pid)
    for n in range(a.asks):
        kind, more = questions(a, rnd)
        begin = time.perf_counter()
        clients[n % CLIENTS].ask(kind, **more)
        took.setdefault(kind, []).append(1000 * (time.perf_counter() - begin))
    everything = sorted(x for times in took.values() for x in times)
    for kind, times in sorted(took.items()):
        times.sort()
        print(f"{kind:8} {len(times):5} asked  p50 {times[len(times) // 2]:6.2f} ms  p99 {times[int(len(times) * 0.99)]:6.2f} ms")
    print(f"{'all':8} {len(everything):5} asked  p50 {everything[len(everything) // 2]:6.2f} ms  "
          f"p99 {everything[int(len(everything) * 0.99)]:6.2f} ms")
    print(f"the server's own processor time: {(processor_ms(s.process.pid) - before) / a.asks:.2f} ms a question")


def main():
    p = argparse.ArgumentParser()
    p.add_argument("program")
    p.add_argument("--games", type=int, default=100000)
    p.add_argument("--accounts", type=int, default=10000)
    p.add_argument("--asks", type=int, default=4000)
    p.add_argument("--postgres", action="store_true")
    a = p.parse_args(argv)
    rnd = random.Random(25)
    print(f"{a.accounts} accounts, {a.games} finished games, {'PostgreSQL' if a.postgres else 'SQLite'}", flush=True)
    if a.postgres:
        with Postgres() as pg, Server(a.program, "--postgres", pg.url) as s:
            s.stop()
            fill_postgres(pg.url, a, rnd)
            s.start()
            measure(s, a, rnd)
    else:
        with Server(a.program) as s:
            s.stop()
            fill_sqlite(s.data, a, rnd)
            s.start()
            measure(s, a, rnd)


main()
