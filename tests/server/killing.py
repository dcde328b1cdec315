"""Play, kill, look: what was acknowledged is there, once; so are the results of games that are over, and the ratings
that rest on them. Shared by the tests of one node and two."""
import json
import subprocess
import threading
import time

from hall import Client, Closed, Refused

A_DAY = 10  # games of one kind between the same two that count (src/server/ratings.c)
GAMES = ("midgard", "rage", "odin", "divinus")
LOST = (OSError, ConnectionError, Closed, EOFError)


class Match:
    """Two people who play one game again and again, over as many connections as it takes."""

    def __init__(self, game, rng):
        self.game, self.rng = game, rng
        self.tokens = [None, None]
        self.table = self.invite = None
        self.acked = {}  # ply: (seat, action)
        self.total = self.games = 0
        self.finished = []  # (table, invite, what was acknowledged)

    def connect(self, ports):
        """Everybody is back and sees what was acknowledged."""
        clients = []
        for i, port in enumerate(ports):
            c = Client(port, token=self.tokens[i], parts=["legal", "log"])
            if not self.tokens[i]:
                c.token = c.ask("register", name=f"{self.game} {i}", password="correct horse")["token"]
            self.tokens[i] = c.token
            clients.append(c)
        if self.table:
            for c in clients:
                c.ask("watch", table=self.table, invite=self.invite)
                # another node may hear of the last action a moment later
                c.table(self.table, lambda m: m["ply"] > max(self.acked, default=-1))
                self.check(c.ask("watch", table=self.table, invite=self.invite, **{"from": 0}))
        return clients

    def look_back(self, clients):
        """Games that were over stay as they were."""
        for table, invite, acked in self.finished:
            for c in clients:
                self.check(c.ask("watch", table=table, invite=invite, **{"from": 0}), acked)
                c.ask("unwatch", table=table)

    def check(self, message, acked=None):
        log = message["log"]
        assert [x["ply"] for x in log] == list(range(message["ply"])), "a gap or a duplicate"
        for ply, (seat, action) in (self.acked if acked is None else acked).items():
            assert ply < len(log), f"ply {ply} was acknowledged and is lost"
            assert log[ply]["seat"] == seat, f"ply {ply} changed its seat"
            if log[ply]["action"] is not None:
                assert log[ply]["action"] == action, f"ply {ply} changed"

    def begin(self, clients):
        """A new game where none goes on; it may be cut off at any moment."""
        if self.table and clients[0].tables[self.table]["status"] == "over":
            self.finished.append((self.table, self.invite, self.acked))
            self.total += len(self.acked)
            self.games += 1
            self.table, self.acked = None, {}
        if not self.table:
            made = clients[0].ask("create", game=self.game, seats=["me", "open"], undo=False, rated=True,
                                  clock={"kind": "live", "base": 86400})
            clients[0].table(made["table"])
            self.table, self.invite = made["table"], made["invite"]
        if clients[1].tables.get(self.table, {}).get("me") is None:
            clients[1].ask("join", table=self.table, invite=self.invite, **{"from": 0})
        clients[0].table(self.table, lambda m: m["status"] != "open")

    def play(self, clients):
        """Until something breaks."""
        while True:
            self.begin(clients)
            while clients[0].tables[self.table]["status"] == "playing":
                for c in clients:
                    t = c.tables[self.table]
                    if not t.get("legal"):
                        continue
                    action = self.rng.choice(t["legal"])
                    try:
                        c.ask("act", table=self.table, ply=t["ply"], action=action)
                    except Refused as e:
                        if e.code in ("stale", "conflict", "turn"):
                            c.ask("watch", table=self.table)
                            continue
                        if e.code == "busy":
                            return
                        raise
                    self.acked[t["ply"]] = (t["me"], action)
                    c.table(self.table, lambda m: m["ply"] > t["ply"])
                top = max(c.tables[self.table]["seq"] for c in clients)
                for c in clients:
                    c.table(self.table, lambda m: m["seq"] >= top)


def run(match, clients, errors):
    try:
        match.play(clients)
    except LOST:
        pass
    except Exception as e:  # told by the main thread
        errors.append(e)
    for c in clients:
        c.close()


def round_of(matches, ports, seconds, strike):
    """Connect, play for a while, strike; ports(i) gives the ports of match i."""
    errors, threads = [], []
    connected = [(m, m.connect(ports(i))) for i, m in enumerate(matches)]
    for m, clients in connected:
        threads.append(threading.Thread(target=run, args=(m, clients, errors)))
        threads[-1].start()
    time.sleep(seconds)
    strike()
    for t in threads:
        t.join(30)
        assert not t.is_alive(), "a client waits for ever"
    if errors:
        raise errors[0]


def kill_on(matches, rng, kills, ports, strike):
    """So many kills at random moments, and on until two whole games of every match were played, so that ratings move on
    from what kills left. The number of kills."""
    done, end = 0, time.time() + 300
    while done < kills or not all(m.games > 1 for m in matches):
        assert time.time() < end, [(m.game, m.games, len(m.acked)) for m in matches]
        seconds = rng.uniform(0.02, 0.3) if done < kills else rng.uniform(0.5, 3)
        round_of(matches, ports, seconds, lambda: strike(done))
        done += 1
    return done


def admin_ratings(program, store, *words):
    got = subprocess.run([program, "admin", "ratings", *words, *store], capture_output=True, text=True)
    assert got.returncode == 0, got.stderr
    return json.loads(got.stdout)


def look_at_results(program, store, matches, port):
    """Every game that is over is there once, for both who played it, and has moved their ratings once. How many."""
    end = time.time() + 60
    while admin_ratings(program, store)["pending"]:
        assert time.time() < end, "a game waits for its rating"
        time.sleep(0.2)
    games = 0
    for m in matches:
        over = {table for table, _, _ in m.finished}
        for seat, token in enumerate(m.tokens):
            c = Client(port, token=token)
            got = c.ask("history")["games"]
            tables = [g["table"] for g in got]
            assert len(tables) == len(set(tables)) and over <= set(tables) <= over | {m.table}, (tables, over, m.table)
            last, rated = 1500, 0
            for g in reversed(got):
                p = g["players"][seat]
                if rated == A_DAY:  # the same two play all day
                    assert p["rating"] is None, p
                    continue
                assert g["mine"] == seat and p["rating"] - p["change"] == last, (last, p)
                last, rated = p["rating"], rated + 1
            [rating] = c.ask("who", id=c.me["id"])["ratings"]
            assert rating["games"] == rated and rating["rating"] == last, rating
            c.close()
        games += rated
    again = admin_ratings(program, store, "--again")
    del again["games"]  # there may be others, which nobody rates
    assert again == {"rated": games, "players": 2 * len(matches), "differ": 0}, again
    return games
