"""For whoever runs a hall: /healthz tells what is wrong with a store, the log who knocks too often, and a store written by
the version before is brought up to date. Arguments: the program, the library full_disk."""
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time

from hall import PATIENCE, Client, Refused, Server, http, main
from postgres import Postgres, programs

OLD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "old")
FAIL2BAN = r'"event":"(?:login failed|limited)","address":"(?P<host>[0-9a-fA-F.:]+)"'  # docs/running.md has it, too


def health(port):
    status, _, body = http(port, "GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n")
    return status, body.decode().strip()


def until(test, what):
    end = time.time() + PATIENCE
    while not test():
        assert time.time() < end, "waited too long: " + what
        time.sleep(0.1)


def events(server, name):
    return [json.loads(x) for x in server.log().splitlines() if x.startswith("{") and json.loads(x)["event"] == name]


def a_full_disk_is_seen(program):
    """Nobody plays: the hall finds out by itself, says so, and is well when there is space again."""
    flag = os.path.join(tempfile.mkdtemp(prefix="meadhall-full-"), "full")
    with Server(program, env={"LD_PRELOAD": sys.argv[2], "MEADHALL_TEST_FULL": flag}) as s:
        c = Client(s.port)
        table, _ = c.create(seats=["me", "greedy"])
        assert health(s.port) == (200, "ok")
        open(flag, "w").close()
        until(lambda: health(s.port)[0] == 503, "a full disk is seen")
        assert health(s.port)[1] == "the store cannot be written", health(s.port)
        try:
            c.ask("chat", table=table, text="hello")
            raise AssertionError("it was not refused")
        except Refused as e:
            assert e.code == "busy", e
        told = events(s, "write failed")
        assert told and "full" in told[-1]["why"], told  # a failed write says why
        for ask in (lambda: c.create(seats=["me", "greedy"]), lambda: c.ask("register", name="Anna", password="correct horse")):
            before = len(events(s, "write failed"))
            try:
                ask()
                raise AssertionError("it was not refused")
            except Refused as e:
                assert e.code == "busy", e
            told = events(s, "write failed")[before:]
            assert told and all("full" in x["why"] for x in told), told
        assert "full" in events(s, "the store cannot be written")[-1]["why"]
        os.remove(flag)
        until(lambda: health(s.port) == (200, "ok"), "there is space again")
        until(lambda: events(s, "the store is well again"), "the log tells it")
        assert s.stop() == 0
    os.rmdir(os.path.dirname(flag))


def spoil(path, mark):
    """Wipes the beginning of the page on which the mark stands."""
    with open(path, "r+b") as f:
        data = f.read()
        size = int.from_bytes(data[16:18], "big")
        at = data.index(mark) // size * size
        assert at > 0
        f.seek(at)
        f.write(b"\xaa" * 16)


def a_damaged_page_is_seen(program):
    """Before somebody needs it; and who needs it is not told that there is no memory."""
    with Server(program) as s:
        c = Client(s.port)
        tables = []
        for i in range(30):
            table, _ = c.create(seats=["me", "greedy"], game="rage")
            c.ask("chat", table=table, text=f"mark {i:04d} " + "x" * 400)
            c.ask("unwatch", table=table)
            tables.append(table)
        until(lambda: health(s.port) == (200, "ok"), "the hall is well")
        assert s.stop() == 0
        spoil(f"{s.data}/meadhall.db", b"mark 0007")
        s.start()
        until(lambda: health(s.port) == (503, "the store is damaged"), "a damaged page is seen")
        until(lambda: events(s, "the store is damaged"), "the log tells it at the next beat")
        told = events(s, "the store is damaged")
        assert "malformed" in told[-1]["why"], told
        c = Client(s.port, token=c.token)
        try:
            c.ask("watch", table=tables[7])
            raise AssertionError("a damaged table was shown")
        except Refused as e:
            assert e.code == "busy" and "damaged" in e.message["text"], e
        readable = 0
        for t in tables:
            try:
                readable += c.ask("watch", table=t, **{"from": 0})["t"] == "table"
                c.ask("unwatch", table=t)
            except Refused as e:
                assert "damaged" in e.message["text"], e
        assert readable > 0, "what is on other pages is served"
        s.kill()


def a_program_beside_the_server_harms_nothing(program):
    """A copy is made, an administrator looks: what is written afterwards is there, for others and after a kill."""
    with Server(program) as s:
        c = Client(s.port)
        table, _ = c.create(seats=["me", "greedy"])
        said = []
        for i in range(4):
            command = ["backup", f"{s.data}/copy-{i}"] if i % 2 else ["admin", "nodes"]
            subprocess.run([program, *command, "--data", s.data], check=True, capture_output=True)
            said.append(f"said {i}")
            c.ask("chat", table=table, text=said[-1])
            with sqlite3.connect(f"{s.data}/meadhall.db") as d:  # another reader, which closes the file, too
                rows = d.execute("SELECT body FROM log WHERE table_id=?", (table,)).fetchall()
            assert any(said[-1] in x[0] for x in rows), f"'{said[-1]}' was acknowledged, and another reader does not see it"
        s.kill()
        s.start()
        m = Client(s.port, token=c.token).ask("watch", table=table)
        assert [x["text"] for x in m["chats"]] == said, m["chats"]


def who_knocks_is_logged(program):
    """A line each with an address, for fail2ban; and so few that nobody fills the disk with them."""
    secret = "not the password"
    with Server(program, limits=True) as s:
        c = Client(s.port)
        c.ask("register", name="Frida", password="the right password")
        for _ in range(4):
            try:
                c.ask("login", name="Frida", password=secret)
                raise AssertionError("a wrong password was taken")
            except Refused as e:
                assert e.code in ("password", "rate"), e
        failed = events(s, "login failed")
        assert failed and all(x["address"] == "127.0.0.1" for x in failed), failed
        lines = [x for x in s.log().splitlines() if re.search(FAIL2BAN, x)]
        assert len(lines) >= 4 and re.search(FAIL2BAN, lines[0]).group("host") == "127.0.0.1"
        assert secret not in s.log() and "right password" not in s.log()
        try:
            for _ in range(50):
                c.ask("create", game="midgard", seats=["me", "open"])
            raise AssertionError("any number of tables that wait")
        except Refused as e:
            assert e.code == "limit", e
        assert any("wait for players" in x["about"] for x in events(s, "limited"))
        for _ in range(3):
            flood = Client(s.port)
            try:
                for _ in range(400):
                    flood.send("ping")
                for _ in range(400):
                    flood.read()
            except Exception:
                pass
        limited = events(s, "limited")
        assert limited and all(x["address"] == "127.0.0.1" for x in limited), limited
        assert len(limited) < 60, f"{len(limited)} lines of one caller"


def with_sql(name):
    with open(os.path.join(OLD, name), encoding="utf-8") as f:
        return f.read()


def lives_on(port):
    """What the version before wrote is there, and can be gone on with."""
    c = Client(port)
    c.ask("login", name="Anna", password="a long password")
    mine = c.ask("tables", which="mine")["tables"]
    assert len(mine) == 1 and mine[0]["players"] == ["Anna", "Bo"], mine
    m = c.ask("watch", table=mine[0]["id"], **{"from": 0})
    assert [x["text"] for x in m["chats"]] == ["welcome all", "I look on", "here I am"], m["chats"]
    assert c.ask("chat", table=mine[0]["id"], text="back again")["t"] == "said"
    opened = c.ask("tables", which="open")["tables"]
    assert [x["game"] for x in opened] == ["odin"], opened
    assert c.ask("join", table=opened[0]["id"])["status"] == "playing"


def a_store_of_the_version_before(program):
    folder = tempfile.mkdtemp(prefix="meadhall-old-")
    with sqlite3.connect(f"{folder}/meadhall.db") as d:
        d.executescript(with_sql("schema_2_sqlite.sql"))
    with Server(program, data=folder) as s:
        lives_on(s.port)
        assert s.stop() == 0
    with sqlite3.connect(f"{folder}/meadhall.db") as d:
        assert d.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert d.execute("PRAGMA user_version").fetchone()[0] > 2


def a_database_of_the_version_before(program):
    if not programs():
        print("PostgreSQL is not installed: the embedded store only")
        return
    with Postgres() as p:
        subprocess.run(["psql", "-q", "-v", "ON_ERROR_STOP=1", p.url], input=with_sql("schema_2_postgres.sql"), text=True,
                       check=True, stdout=subprocess.DEVNULL)
        with Server(program, "--postgres", p.url) as s:
            lives_on(s.port)
            assert s.stop() == 0


if __name__ == "__main__":
    main([a_full_disk_is_seen, a_damaged_page_is_seen, a_program_beside_the_server_harms_nothing, who_knocks_is_logged, a_store_of_the_version_before,
          a_database_of_the_version_before])
