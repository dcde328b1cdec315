"""The store goes away under games that are played, and comes back: people are told, nothing that was not written is
acknowledged, games carry on, nothing is lost or there twice. PostgreSQL is stopped; the embedded store's disk is full, or
its files may not grow. Arguments: the program, the library full_disk."""
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time

from hall import PATIENCE, Client, Refused, Server, http, main, play_on, rng
from postgres import programs



class Kept:
    """Two people and a third who plays against a bot; what was acknowledged to them."""

    def __init__(self, port):
        self.people = [Client(port, parts=["legal", "log"], timeout=PATIENCE) for _ in range(3)]
        a, b, c = self.people
        self.table, self.invite = a.create(undo=False, listed=True)
        b.ask("join", table=self.table, invite=self.invite)
        a.table(self.table, lambda m: m["status"] == "playing")
        self.bots, _ = c.create(game="rage", seats=["me", "random"], undo=False)
        self.acked, self.said = [], []

    def play(self, r, plies=None):
        self.acked += play_on(self.people[:2], self.table, r, plies=plies)

    def asked(self):
        """Who is asked, and the position."""
        for c in self.people[:2]:
            c.ask("watch", table=self.table)
        who = next(c for c in self.people[:2] if c.tables[self.table].get("legal"))
        return who, who.tables[self.table]

    def check(self, port):
        """From outside, as somebody who comes anew: every ply once, what was acknowledged where it was."""
        c = Client(port, token=self.people[0].token, timeout=PATIENCE)
        m = c.ask("watch", table=self.table, **{"from": 0})
        log = m["log"]
        assert [x["ply"] for x in log] == list(range(m["ply"])), "a gap, or a ply twice"
        for ply, seat, action in self.acked:
            assert log[ply]["seat"] == seat, f"ply {ply} is another seat's"
            assert log[ply]["action"] in (action, None), f"ply {ply} changed"
        own = [x for x in log if x["seat"] in (0, 1)]
        assert len(own) == len(self.acked), f"{len(own)} actions, {len(self.acked)} acknowledged"
        chats = [x["text"] for x in m["chats"]]
        assert chats == self.said, (chats, self.said)
        c.close()


def healthy(port):
    return http(port, "GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n")[0] == 200


def until(test, what):
    end = time.time() + PATIENCE
    while not test():
        assert time.time() < end, "waited too long: " + what
        time.sleep(0.1)


def refused(ask, *codes):
    try:
        ask()
    except Refused as e:
        assert e.code in codes, e
        return e
    raise AssertionError("it was not refused")


def plies_of_bot(k):
    c = k.people[2]
    return c.ask("watch", table=k.bots)["ply"]


def the_database_goes_and_comes_back(program):
    from postgres import Postgres
    r = rng()
    with Postgres() as postgres, Server(program, "--postgres", postgres.url) as s:
        k = Kept(s.port)
        for how in ("immediate", "fast"):
            k.play(r, plies=6)
            who, t = k.asked()
            postgres.stop(how)
            action = r.choice(t["legal"])
            sent = who.send("act", table=k.table, ply=t["ply"], action=action)
            # everybody at the table is told that it waits, nobody that it was played
            for c in k.people[:2]:
                m = c.until(lambda m: m["t"] == "waits", PATIENCE)
                assert m["table"] == k.table and m["seq"] == t["seq"], m
                assert c.tables[k.table]["ply"] == t["ply"]
            assert not any(m.get("req") == sent for m in who.others)
            # whatever else needs the store is refused in words
            refused(lambda: k.people[2].ask("tables", which="mine"), "busy")
            refused(lambda: k.people[2].ask("create", game="odin", seats=["me", "open"]), "busy")
            refused(lambda: Client(s.port, timeout=PATIENCE), "busy")
            until(lambda: not healthy(s.port), "the hall says that its store is away")
            postgres.start()
            assert who.wait(sent)["t"] == "acted"
            k.acked.append((t["ply"], t["me"], action))
            for c in k.people[:2]:
                c.table(k.table, lambda m: m["ply"] > t["ply"])
            until(lambda: healthy(s.port), "the hall says that its store is back")
            k.people[2].ask("tables", which="mine")
            Client(s.port, timeout=PATIENCE).close()
            k.check(s.port)
        k.play(r)
        assert k.people[0].tables[k.table]["over"]
        k.check(s.port)
        assert s.stop() == 0
        checked = subprocess.run([program, "serve", "--check", "--postgres", postgres.url], capture_output=True)
        assert checked.returncode == 0, checked.stdout


def allow(server, size):
    """How long a file of the server may become."""
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def look_through(program, s, k):
    """The end of it: killed, started again, and nothing is missing."""
    s.kill()
    s.start()
    k.check(s.port)
    assert s.stop() == 0
    with sqlite3.connect(f"{s.data}/meadhall.db") as d:
        assert d.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        gaps = d.execute("SELECT table_id FROM log GROUP BY table_id "
                         "HAVING max(seq) + 1 <> count(*) OR min(seq) <> 0").fetchall()
        assert not gaps, gaps
    checked = subprocess.run([program, "serve", "--check", "--data", s.data], capture_output=True)
    assert checked.returncode == 0, checked.stdout


def bot_goes_on(k, r, before):
    c = k.people[2]
    t = c.ask("watch", table=k.bots)
    if t["over"] or t.get("legal"):
        play_on([c], k.bots, r, plies=1)
    else:  # the bot was asked when nothing could be written
        until(lambda: plies_of_bot(k) > before or c.tables[k.bots].get("legal"), "the bot goes on")


def the_disk_is_full_for_a_while(program):
    """No space: refused at once, in words."""
    r = rng()
    flag = os.path.join(tempfile.mkdtemp(prefix="meadhall-full-"), "full")
    with Server(program, env={"LD_PRELOAD": sys.argv[2], "MEADHALL_TEST_FULL": flag}) as s:
        k = Kept(s.port)
        for _ in range(3):
            k.play(r, plies=6)
            who, t = k.asked()
            mark = f"well met {r.randrange(1 << 30)}"
            open(flag, "w").close()
            for _ in range(3):
                e = refused(lambda: who.ask("act", table=k.table, ply=t["ply"], action=t["legal"][0]), "busy")
                assert "nothing was played" in e.message["text"], e
            refused(lambda: who.ask("chat", table=k.table, text=mark), "busy")
            refused(lambda: who.ask("create", game="odin", seats=["me", "open"]), "busy")
            refused(lambda: Client(s.port, timeout=PATIENCE), "busy")
            # what is there can be looked at
            assert who.ask("watch", table=k.table, **{"from": 0})["ply"] == t["ply"]
            assert any(x["id"] == k.table for x in who.ask("tables", which="mine")["tables"])
            before = plies_of_bot(k)
            os.remove(flag)
            who.ask("chat", table=k.table, text=mark)
            k.said.append(mark)
            Client(s.port, timeout=PATIENCE).close()
            bot_goes_on(k, r, before)
            k.check(s.port)
        k.play(r)
        assert k.people[0].tables[k.table]["over"]
        k.check(s.port)
        look_through(program, s, k)
    os.rmdir(os.path.dirname(flag))


def files_may_not_grow_for_a_while(program):
    """A quota, say: even the log of writes takes nothing more. Refused at once, as on a full disk."""
    r = rng()
    with Server(program) as s:
        k = Kept(s.port)
        for _ in range(3):
            k.play(r, plies=6)
            who, t = k.asked()
            allow(s, 0)
            for _ in range(2):
                e = refused(lambda: who.ask("act", table=k.table, ply=t["ply"], action=r.choice(t["legal"])), "busy")
                assert "nothing was played" in e.message["text"], e
            assert who.ask("watch", table=k.table, **{"from": 0})["ply"] == t["ply"]
            before = plies_of_bot(k)
            allow(s, resource.RLIM_INFINITY)
            bot_goes_on(k, r, before)
            k.check(s.port)
        k.play(r)
        assert k.people[0].tables[k.table]["over"]
        k.check(s.port)
        look_through(program, s, k)


tests = [the_disk_is_full_for_a_while, files_may_not_grow_for_a_while]
tried = subprocess.run([sys.argv[1], "serve", "--port", "0", "--postgres", "host=/nonexistent"],
                       capture_output=True, text=True)
if "built without PostgreSQL" in tried.stderr:
    print("built without libpq: the embedded store only")
elif not programs():
    print("PostgreSQL is not installed: the embedded store only")
else:
    tests.append(the_database_goes_and_comes_back)
main(tests)
