"""`meadhall admin` on both stores, while games are played: every word does what docs/running.md says, servers follow, other
people play on and notice nothing."""
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from hall import PATIENCE, Client, Closed, Refused, Server, http, main, play_on, rng
from postgres import Postgres, programs



class Hall:
    """A store with its servers, and two people who play all the time."""

    def __init__(self, program, postgres=None):
        self.program, self.postgres = program, postgres
        self.servers = []

    def __enter__(self):
        if self.postgres:
            self.where = ["--postgres", self.postgres.url]
            self.servers = [Server(self.program, *self.where, "--node", n) for n in ("one", "two")]
        else:
            self.servers = [Server(self.program, "--node", "one")]
            self.where = ["--data", self.servers[0].data]
        self.stops, self.played, self.broke = False, 0, None
        self.thread = threading.Thread(target=self.play_on)
        self.thread.start()
        until(lambda: len(self.lines("nodes")) == len(self.servers), "the nodes are there")
        return self

    def __exit__(self, *error):
        self.stops = True
        self.thread.join(PATIENCE)
        for s in self.servers:
            s.__exit__(*error)
        assert error[0] or not self.broke, f"people who play were disturbed: {self.broke!r}"
        assert error[0] or self.played, "nobody played"

    def play_on(self):
        r = rng()
        try:
            while not self.stops:
                a, b = Client(self.port), Client(self.servers[-1].port)
                table, invite = a.create(undo=False)
                b.ask("join", table=table, invite=invite)
                a.table(table, lambda m: m["status"] == "playing")
                while not self.stops and not a.tables[table]["over"]:
                    self.played += len(play_on([a, b], table, r, plies=5))
                a.close()
                b.close()
        except Exception as e:
            self.broke = e

    @property
    def port(self):
        return self.servers[0].port

    def admin(self, *words, status=0):
        done = subprocess.run([self.program, "admin", *words, *self.where], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == status, (words, done.returncode, done.stdout, done.stderr)
        if status:
            assert done.stderr.count("\n") == 1, done.stderr
        return done

    def lines(self, *words):
        return [json.loads(x) for x in self.admin(*words).stdout.splitlines()]

    def ask(self, sql):
        if not self.postgres:
            with sqlite3.connect(f"{self.servers[0].data}/meadhall.db", timeout=PATIENCE) as d:
                return [tuple(str(x) for x in row) for row in d.execute(sql)]
        out = subprocess.run(["psql", "-At", "-F", "\t", "-c", sql, self.postgres.url], capture_output=True, text=True,
                             check=True).stdout
        return [tuple(x.split("\t")) for x in out.splitlines()]


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


def ended(c):
    """The server ends this connection; the closing code."""
    try:
        while True:
            c.read()
    except Closed as e:
        return e.code


def account(h, name, server=0):
    c = Client(h.servers[server].port)
    welcome = c.ask("register", name=name, password="a long password")
    c.token, c.me = welcome["token"], welcome["me"]
    return c


def two_at_a_table(h, *names, **more):
    """Two accounts at one table, at two nodes where there are two; and one who looks on."""
    a, b = account(h, names[0]), account(h, names[1], -1)
    table, invite = a.create(listed=True, **more)
    b.ask("join", table=table, invite=invite)
    a.table(table, lambda m: m["status"] == "playing")
    return a, b, table


# ---- the words -------------------------------------------------------------------------------

def finds(h):
    a = account(h, "Gudrun Finder")
    table, _ = a.create(seats=["me", "greedy"])
    got = h.lines("find", "drun fi")
    assert len(got) == 1 and got[0]["player"] == a.me["id"] and got[0]["name"] == "Gudrun Finder", got
    assert got[0]["guest"] is False and got[0]["sessions"] == 1 and got[0]["seats"] == 1 and got[0]["banned"] is None, got
    assert h.lines("find", a.me["id"]) == h.lines("find", "Gudrun F")
    assert h.lines("find", table)[0]["game"] == "midgard"
    assert "nobody" in h.admin("find", "no such % person", status=1).stderr
    assert h.admin("find", "%", status=1) and h.admin("find", "_", status=1)
    a.close()


def renames(h):
    a, b, table = two_at_a_table(h, "Rude Name", "Renata")
    a.ask("chat", table=table, text="these words stay")
    other = account(h, "Taken Name")
    assert "another account" in h.admin("rename", a.me["id"], "taken name", status=1).stderr
    assert "possible name" in h.admin("rename", a.me["id"], "bad\tname", status=1).stderr
    h.admin("rename", a.me["id"], "Better Name")
    assert ended(a) == 1012  # it comes back with its token and is called otherwise
    a = Client(h.port, token=a.token)
    assert a.me["name"] == "Better Name"
    for port in {s.port for s in h.servers}:
        c = Client(port)
        m = c.ask("watch", table=table)
        assert m["players"][0]["name"] == "Better Name" and m["players"][1]["name"] == "Renata", m["players"]
        assert [(x["name"], x["text"]) for x in m["chats"]] == [("Better Name", "these words stay")], m["chats"]
        c.close()
    c = Client(h.port)
    assert c.ask("login", name="better name", password="a long password")["me"]["id"] == a.me["id"]
    refused(lambda: Client(h.port).ask("login", name="Rude Name", password="a long password"), "password")
    for x in (a, b, c, other):
        x.close()


def bans(h):
    a, b, table = two_at_a_table(h, "Bad Bo", "Bera", undo=False)
    opened, _ = a.create(listed=True)
    h.admin("ban", a.me["id"], "--days", "2", "--reason", "spoils every game")
    assert ended(a) == 1000
    assert h.lines("find", a.me["id"])[0]["banned"]["reason"] == "spoils every game"
    for s in h.servers:  # at every node
        refused(lambda: Client(s.port, token=a.token), "token")
        refused(lambda: Client(s.port).ask("login", name="Bad Bo", password="a long password"), "banned")
    # nobody waits for who is gone: a bot plays on, and a seat not begun is free
    b.table(table, lambda m: m["players"][0]["bot"] is not None)
    play_on([b], table, rng(), plies=3)
    assert b.ask("watch", table=opened)["players"][0]["id"] is None
    h.admin("unban", a.me["id"])
    assert "not banned" in h.admin("unban", a.me["id"], status=1).stderr
    c = Client(h.port)
    c.ask("login", name="Bad Bo", password="a long password")
    c.ask("join", table=table)
    c.ask("handover", table=table, spec=None)  # and the seat is its owner's again
    c.close()
    b.close()


def deletes_a_person(h):
    a, b, table = two_at_a_table(h, "Gone Soon", "Stays")
    h.admin("delete", a.me["id"])
    assert ended(a) == 1000
    refused(lambda: Client(h.port, token=a.token), "token")
    refused(lambda: Client(h.port).ask("login", name="Gone Soon", password="a long password"), "password")
    m = b.ask("watch", table=table)
    assert m["players"][0]["name"] == "Gone Soon"  # the game keeps the name
    assert "there is no player" in h.admin("delete", a.me["id"], status=1).stderr
    h.admin("erase", a.me["id"])  # who was deleted can still be erased
    m = Client(h.port, token=b.token).ask("watch", table=table)
    assert m["players"][0]["name"] == "-", m["players"]
    account(h, "Gone Soon").close()  # the name is free
    b.close()


def exports(h):
    a, b, table = two_at_a_table(h, "Export Me", "Not Me")
    a.ask("chat", table=table, text="my own words")
    b.ask("chat", table=table, text="another's words")
    listed, _ = b.create(listed=True)
    a.ask("watch", table=listed)
    a.ask("chat", table=listed, text="said while looking on")
    play_on([a, b], table, rng(), plies=4)
    [x] = h.lines("export", a.me["id"])
    assert x["player"] == a.me["id"] and x["login"] == "export me" and len(x["sessions"]) == 1, x
    text = json.dumps(x)
    assert {t["table"] for t in x["tables"]} == {table, listed}, text
    assert "my own words" in text and "said while looking on" in text and "another's words" not in text
    lines = [y["line"] for t in x["tables"] if t["table"] == table for y in t["lines"]]
    assert any(y.startswith("sit 0") for y in lines) and not any(y.startswith(("sit 1", "play 1", "play 7")) for y in lines), lines
    assert "argon2" not in text and a.token not in text  # neither password nor token
    a.close()
    b.close()


def erases(h):
    a, b, table = two_at_a_table(h, "Erase Me", "Remembers")
    w = account(h, "Erased Watcher")
    w.ask("watch", table=table)
    a.ask("chat", table=table, text="whispered one")
    b.ask("chat", table=table, text="kept")
    w.ask("chat", table=table, text="whispered two")
    play_on([a, b], table, rng(), plies=6)
    before = h.ask(f"SELECT count(*), sum(length(body)) FROM log WHERE table_id='{table}'")
    h.admin("rename", a.me["id"], "Erase Me Too")
    ended(a)
    for x in (a, w):
        h.admin("erase", x.me["id"])
        refused(lambda: Client(h.port, token=x.token), "token")
    b = Client(h.servers[-1].port, token=b.token)
    m = b.ask("watch", table=table, **{"from": 0})
    assert [p["name"] for p in m["players"]] == ["-", "Remembers"], m["players"]
    assert [(c["name"], c["text"]) for c in m["chats"]] == [("-", "-"), ("Remembers", "kept"), ("-", "-")], m["chats"]
    assert len(m["log"]) == m["ply"] > 6  # the game can be read, and goes on
    saga = b.ask("saga", table=table)["text"]
    listed = json.dumps(b.ask("tables", which="mine"))
    for text in (json.dumps(m), saga, listed, h.admin("log", "100").stdout):
        assert "Erase" not in text and "whispered" not in text, text
    assert json.loads(listed)["tables"][0]["players"][0] == "-", listed
    b.table(table, lambda m: m["players"][0]["bot"] is not None)
    play_on([b], table, rng(), plies=3)
    # rows are not changed, only more of them
    after = h.ask(f"SELECT count(*) FROM log WHERE table_id='{table}' AND body LIKE '%Erase Me%'")
    assert int(after[0][0]) > 0 and int(before[0][0]) > 0
    assert not h.ask("SELECT * FROM players WHERE name LIKE 'Erase%'")
    for s in h.servers:  # after a restart, too
        assert s.stop() == 0
        s.start()
    m = Client(h.port, token=b.token).ask("watch", table=table)
    assert m["players"][0]["name"] == "-" and "whispered" not in json.dumps(m)
    b.close()


def closes(h):
    a, b, table = two_at_a_table(h, "Closer", "Shut")
    h.admin("close", table, "--reason", "the chat was foul")
    for c in (a, b):
        m = c.table(table, lambda m: m["closed"])
        assert m["closed"] == "the chat was foul" and m["status"] == "over" and not m["over"] and m["turn"] is not None, m
        refused(lambda: c.ask("chat", table=table, text="still"), "closed")
        refused(lambda: c.ask("undo", table=table), "closed")
        refused(lambda: c.ask("rematch", table=table), "closed")
        refused(lambda: c.ask("branch", table=table, ply=0), "status")  # its secrets are secrets
    for legal in (m.get("legal") for c in (a, b) for m in [c.tables[table]]):
        if legal:
            refused(lambda: a.ask("act", table=table, ply=a.tables[table]["ply"], action=legal[0]), "closed")
    assert h.lines("find", table)[0]["status"] == "over"
    assert "there is no table" in h.admin("close", "nosuchtable1", status=1).stderr
    a.close()
    b.close()


def deletes_a_table(h):
    a, b, table = two_at_a_table(h, "Table Goer", "Table Comer")
    a.ask("chat", table=table, text="to be deleted")
    h.admin("delete", table)
    until(lambda: not h.ask(f"SELECT seq FROM log WHERE table_id='{table}'"), "its rows are gone")
    time.sleep(1)
    for c in (a, b):
        c = Client(h.port, token=c.token)
        refused(lambda: c.ask("watch", table=table), "table")
        assert c.ask("tables", which="mine")["tables"] == []
    for name in ("log", "seats"):
        assert not h.ask(f"SELECT * FROM {name} WHERE table_id='{table}'"), name
    assert "there is no player" in h.admin("delete", table, status=1).stderr


def retires(h):
    a = account(h, "Retiree")
    old, _ = a.create(seats=["me", "random"])
    new, _ = a.create(seats=["me", "random"])
    for t in (old, new):
        h.admin("close", t)
    day = 86400000
    h.ask(f"UPDATE log SET at=at-{40 * day} WHERE table_id='{old}'") if h.postgres else write(h, old, 40 * day)
    if h.postgres:
        h.ask(f"UPDATE tables SET created=created-{40 * day} WHERE id='{old}'")
    h.admin("retire", "30")
    left = [t["id"] for t in Client(h.port, token=a.token).ask("tables", which="mine")["tables"]]
    assert left == [new], left
    h.admin("retire", "0", status=2)
    h.admin("retire", "soon", status=2)


def write(h, table, back):
    with sqlite3.connect(f"{h.servers[0].data}/meadhall.db", timeout=PATIENCE) as d:
        d.execute("UPDATE log SET at=at-? WHERE table_id=?", (back, table))
        d.execute("UPDATE tables SET created=created-? WHERE id=?", (back, table))


def gives_notice(h):
    people = [Client(s.port) for s in h.servers]
    h.admin("notice", 'The hall "rests" at 22:00', "--minutes", "5")
    for c in people:
        m = c.until(lambda m: m["t"] == "notice")
        assert m["text"] == 'The hall "rests" at 22:00', m
    late = Client(h.servers[-1].port)
    assert late.until(lambda m: m["t"] == "notice")["text"] == 'The hall "rests" at 22:00'
    h.admin("notice", "bad\ntext", status=1)
    h.admin("notice", "now", "--minutes", "0")
    with_none = Client(h.port)
    with_none.send("ping")
    assert with_none.read()["t"] == "pong"


def keeps_a_log(h):
    log = h.lines("log", "1000")
    words = {x["word"] for x in log}
    assert {"find", "rename", "ban", "unban", "delete", "export", "erase", "close", "delete-table", "retire", "notice"} <= words, words
    assert all(x["who"] and x["at"] for x in log) and [x["command"] for x in log] == sorted(x["command"] for x in log)
    assert len(h.lines("log", "2")) == 2


WORDS = [finds, renames, bans, deletes_a_person, exports, erases, closes, deletes_a_table, retires, gives_notice, keeps_a_log]


def every_word_on_the_embedded_store(program):
    with Hall(program) as h:
        for word in WORDS:
            word(h)
            print(f"  {word.__name__}", flush=True)
            if word is erases:
                restart_players(h)


def every_word_on_postgres(program):
    with Postgres() as p, Hall(program, p) as h:
        for word in WORDS:
            word(h)
            print(f"  {word.__name__}", flush=True)
            if word is erases:
                restart_players(h)


def restart_players(h):
    """The servers were restarted: those who play begin again."""
    h.thread.join(PATIENCE)
    assert h.played
    h.broke = None
    h.thread = threading.Thread(target=h.play_on)
    h.thread.start()


def a_node_is_drained(program):
    """Its clients move to another node and play on; nobody new is let in, until it is opened again."""
    with Postgres() as p:
        with Server(program, "--postgres", p.url, "--node", "one") as one, Server(program, "--postgres", p.url, "--node", "two") as two:
            a, b = Client(one.port), Client(two.port)
            table, invite = a.create(undo=False)
            b.ask("join", table=table, invite=invite)
            admin = [program, "admin", "--postgres", p.url]
            until(lambda: subprocess.run([*admin, "nodes"], capture_output=True, text=True).stdout.count("\n") == 2, "nodes")
            done = subprocess.run([*admin, "drain", "one"], capture_output=True, text=True, timeout=PATIENCE)
            assert done.returncode == 0 and "nobody is left" in done.stdout, done
            assert ended(a) == 1012
            status, _, body = http(one.port, "GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n")
            assert (status, body) == (503, b"draining\n")
            try:
                Client(one.port, token=a.token)
                raise AssertionError("a drained node let somebody in")
            except Closed as e:
                assert e.code == 1012, e
            a = Client(two.port, token=a.token)
            a.ask("join", table=table)
            play_on([a, b], table, rng(), plies=5)
            assert subprocess.run([*admin, "undrain", "one"], capture_output=True, timeout=PATIENCE).returncode == 0
            Client(one.port, token=a.token).ask("watch", table=table)
            wrong = subprocess.run([*admin, "drain", "three"], capture_output=True, text=True)
            assert wrong.returncode == 1 and "no node 'three'" in wrong.stderr, wrong


def nodes_of_other_rules(program):
    """A table is played by one set of rules at a time: a node with others refuses it in words as long as a node that has them
    is there, and freezes nothing; afterwards it goes on with it and says so in the history."""
    def frozen(s):
        text = http(s.port, "GET /metrics HTTP/1.1\r\nHost: h\r\n\r\n")[2].decode()
        return int(text.split("\nmeadhall_tables_frozen_total ")[1].split()[0])

    with Postgres() as p, Hall(program, p) as h:
        one = h.servers[0]
        a, b, table = two_at_a_table(h, "Newer", "Older")
        play_on([a, b], table, rng(), plies=3)
        rules, content = h.ask(f"SELECT rules, to_hex(content) FROM tables WHERE id='{table}'")[0]
        theirs = f" midgard:{int(rules) + 1}:{content.zfill(8)} "
        soon = int(time.time() * 1000) + 600000
        h.ask(f"INSERT INTO nodes VALUES('other', 'other', {soon}, '{theirs}', 0, 0)")
        # the other node goes on with the table, with an action that these rules do not know
        seq = a.tables[table]["seq"]
        body = f"E'rules 0 {int(rules) + 1} {content.zfill(8)}\\nplay 0 dance wildly\\n'"
        h.ask(f"INSERT INTO log SELECT table_id, {seq}, at, 1, 5, 1, 0, 0, {body} FROM log WHERE table_id='{table}' AND seq=0")
        h.ask(f"SELECT pg_notify('meadhall', 'other {table}:{seq}')")
        for c in (a, b):
            ended(c)  # who looked at it is sent away, and finds the node that has the rules
        for s in h.servers:
            c = Client(s.port, token=a.token)
            e = refused(lambda: c.ask("watch", table=table), "rules")
            assert f"rules {int(rules) + 1}" in e.message["text"] and "'other'" in e.message["text"], e
            assert frozen(s) == 0, "one node froze a table of another"
            c.close()
        # one made under other rules is not touched, either
        c = Client(one.port, token=a.token)
        made, _ = c.create(seats=["me", "random"])
        c.close()
        h.ask(f"UPDATE tables SET rules=rules+1 WHERE id='{made}'")
        until(lambda: code_of(h.servers[1], a.token, made) == "rules", "a table of the other rules is refused")
        rows = h.ask(f"SELECT count(*) FROM log WHERE table_id='{made}'")
        # the other node is gone: its tables are gone on with
        h.ask("DELETE FROM nodes WHERE sign='other'")
        c = Client(h.servers[1].port, token=a.token)
        m = c.ask("watch", table=made)
        assert m["frozen"] is None, m["frozen"]
        c.ask("chat", table=made, text="here we go on")
        last = h.ask(f"SELECT replace(body, chr(10), '|') FROM log WHERE table_id='{made}' ORDER BY seq")
        at = next(i for i, x in enumerate(last) if x[0].startswith(f"rules 0 {rules} {content.zfill(8)}|"))
        assert at >= int(rows[0][0]) and sum("rules 0" in x[0] for x in last) == 1, last
        c.close()


def code_of(s, token, table):
    c = Client(s.port, token=token)
    try:
        c.ask("watch", table=table)
        return None
    except Refused as e:
        return e.code
    finally:
        c.close()


def nobody_has_to_serve(program):
    """Without a server the command acts on the store alone, and waits for nobody."""
    with Server(program) as s:
        a = Client(s.port)
        a.ask("register", name="Alone", password="a long password")
        assert s.stop() == 0
        begun = time.time()
        done = subprocess.run([program, "admin", "ban", a.me["id"], "--data", s.data], capture_output=True, text=True)
        assert done.returncode == 0 and json.loads(done.stdout.splitlines()[0])["nodes"] == {}, done
        assert time.time() - begun < 10
        s.start()
        refused(lambda: Client(s.port).ask("login", name="Alone", password="a long password"), "banned")


def finished_tables_are_kept_for_so_long(program):
    with Server(program, "--keep-finished", "30") as s:
        a = Client(s.port)
        tables = [a.create(seats=["me", "random"])[0] for _ in range(2)]
        for t in tables:
            subprocess.run([program, "admin", "close", t, "--data", s.data], check=True, capture_output=True)
        assert s.stop() == 0
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:
            d.execute("UPDATE log SET at=at-31*86400000 WHERE table_id=?", (tables[0],))
            d.execute("UPDATE tables SET created=created-31*86400000 WHERE id=?", (tables[0],))
        s.start()
        a = Client(s.port, token=a.token)
        until(lambda: [t["id"] for t in a.ask("tables", which="mine")["tables"]] == [tables[1]], "the old one is deleted")
        assert "finished tables deleted" in s.log()


def wrong_words(program):
    folder = tempfile.mkdtemp()
    for words, status, text in [
            ([], 2, "expected a word"), (["fire", "x"], 2, "expected one of find, rename"), (["ban"], 2, "ban takes PLAYER"),
            (["rename", "x"], 2, "PLAYER NAME"), (["ban", "x", "--days", "0"], 2, "--days"), (["find", "x", "--what"], 2, "unknown option"),
            (["log", "x"], 1, "no store"), (["find", "x"], 1, "no store")]:
        done = subprocess.run([program, "admin", *words, "--data", folder], capture_output=True, text=True)
        assert done.returncode == status and text in done.stderr and done.stderr.count("\n") == 1, (words, done)
    assert os.listdir(folder) == []  # a wrong folder is not made a store
    shown = subprocess.run([program, "admin", "--help"], capture_output=True, text=True)
    assert shown.returncode == 0 and all(f"  {w} " in shown.stdout for w in
                                         "find rename ban unban delete export erase close retire notice drain nodes log".split()[:3])
    os.rmdir(folder)


tests = [wrong_words, nobody_has_to_serve, finished_tables_are_kept_for_so_long, every_word_on_the_embedded_store]
tried = subprocess.run([sys.argv[1], "serve", "--port", "0", "--postgres", "host=/nonexistent"], capture_output=True, text=True)
if "built without PostgreSQL" in tried.stderr or not programs():
    print("PostgreSQL is not there: the embedded store only")
else:
    tests += [every_word_on_postgres, a_node_is_drained, nodes_of_other_rules]
main(tests)
