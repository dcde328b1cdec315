"""Order in the hall: quotas, tables nobody comes to, an undo that needs consent, what strangers can find out, names of the
host, files and locks."""
import os
import sqlite3
import subprocess
import tempfile
import time

from folk import DAY, HERE, behind, lives, refused
from hall import Client, Refused, Server, http, main, play_on, rng


# ---- quotas --------------------------------------------------------------------------------------

def tables_of_an_address_and_of_a_player(program):
    with Server(program, "--behind-proxy", limits=True) as s:
        made = {True: 0, False: 0}
        for listed, most in ((True, 25), (False, 130)):
            for _ in range(6):
                c = behind(s, "192.0.2.5", parts=[])
                try:
                    for _ in range(35):
                        c.ask("create", game="midgard", seats=["me", "open"], listed=listed)
                        made[listed] += 1
                except Refused as e:
                    assert e.code == "rate", e
            assert 15 <= made[listed] <= most, made
        assert len(behind(s, "192.0.2.7").ask("tables", which="open")["tables"]) <= 25
        behind(s, "192.0.2.6").create(listed=True)  # others are not hindered
    with Server(program, "--behind-proxy", limits=True) as s:
        a = behind(s, "192.0.2.5", parts=[])
        tables = [a.ask("create", game="midgard", seats=["me", "open"]) for _ in range(40)]
        refused("limit", a.ask, "create", game="midgard", seats=["me", "open"])
        a.ask("create", game="midgard", seats=["me", "random"])  # that one waits for nobody
        b = behind(s, "192.0.2.6")
        b.ask("join", table=tables[0]["table"], invite=tables[0]["invite"])
        a.ask("create", game="midgard", seats=["me", "open"])
        refused("limit", a.ask, "create", game="midgard", seats=["me", "open"])


def which(c, word):
    return [x["id"] for x in c.ask("tables", which=word)["tables"]]


def lists_by_activity_and_tables_that_rest(program):
    with Server(program) as s:
        a, b = Client(s.port, name="A"), Client(s.port, name="B")
        first, _ = a.create(seats=["me", "open", "open"], listed=True)
        second, _ = a.create(listed=True)
        hidden, code = a.create()
        played, invite = a.create(listed=True)
        b.ask("join", table=played, invite=invite)
        assert s.stop() == 0
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:
            for minutes, table in ((30, first), (20, second)):
                d.execute("UPDATE tables SET active=active-? WHERE id=?", (minutes * 60000, table))
        s.start()
        a, b = Client(s.port, token=a.token), Client(s.port, token=b.token)
        assert which(b, "open") == [second, first]
        a.ask("watch", table=first)
        a.ask("chat", table=first, text="is anybody there?")
        assert which(b, "open") == [first, second]  # something happens there
        assert s.stop() == 0
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:
            d.execute("UPDATE tables SET active=active-? WHERE status=0", (8 * DAY,))
            d.execute("UPDATE tables SET active=active-? WHERE status=1", (91 * DAY,))
        s.start()
        a, b = Client(s.port, token=a.token), Client(s.port, token=b.token)
        end = time.time() + 20
        while which(b, "open") and time.time() < end:
            time.sleep(0.2)
        assert which(b, "open") == [] and which(b, "watch") == []
        mine = {x["id"]: x for x in a.ask("tables", which="mine")["tables"]}
        assert set(mine) == {first, second, hidden, played} and all(x["rests"] for x in mine.values())
        assert mine[first]["status"] == "open" and mine[played]["status"] == "playing"
        # who comes wakes it
        b.ask("join", table=first)
        assert which(b, "open") == [first]
        b.ask("join", table=hidden, invite=code)
        assert b.table(hidden, lambda m: m["status"] == "playing")
        for c in (a, b):
            c.ask("watch", table=played)
        play_on([a, b], played, rng(), plies=1)
        assert which(b, "watch") == [played]
        checked = subprocess.run([program, "serve", "--check", "--data", s.data], capture_output=True)
        assert checked.returncode == 0, checked.stdout


def spectators_use_up_nobody_elses_lines(program):
    with Server(program) as s:
        a, b = Client(s.port, parts=[]), Client(s.port, parts=[])
        table, invite = a.create(listed=True)
        b.ask("join", table=table, invite=invite)
        a.ask("chat", table=table, text="well met")
        w = Client(s.port, parts=[])
        w.ask("watch", table=table)
        said = 0
        try:
            while said < 2100:
                w.ask("chat", table=table, text="spam %d" % said)
                said += 1
        except Refused as e:
            assert e.code == "limit", e
        assert said == 1000, said
        a.ask("chat", table=table, text="still here")
        chats = [x["text"] for x in Client(s.port).ask("watch", table=table)["chats"]]
        assert chats[0] == "well met" and chats[-1] == "still here" and len(chats) == 52, chats
    with Server(program, "--behind-proxy", limits=True) as s:
        a, b = behind(s, "192.0.2.1"), behind(s, "192.0.2.2")
        table, invite = a.create(listed=True)
        b.ask("join", table=table, invite=invite)
        said = 0
        for i in range(8):
            w = behind(s, f"198.51.100.{i}", parts=[])
            w.ask("watch", table=table)
            try:
                for _ in range(15):
                    w.ask("chat", table=table, text="spam")
                    said += 1
            except Refused as e:
                assert e.code == "rate", e
        assert said <= 40, said
        a.ask("chat", table=table, text="still here")


# ---- at the table ----------------------------------------------------------------------------------

def a_late_seat_is_asked_before_an_undo(program):
    """Handing a late seat to a bot makes nobody agree to what happened before."""
    r = rng()
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(clock={"kind": "live", "base": 10, "more": 0})
        b.ask("join", table=table, invite=invite)
        people = {c.table(table, lambda m: m["status"] == "playing")["me"]: c for c in (a, b)}
        acted = set()
        while True:  # until both have acted and somebody else than the last one is asked
            one = next(c for c in (a, b) if c.tables[table].get("legal"))
            if len(acted) == 2 and last is not one:
                break
            play_on([one], table, r, plies=1)
            for c in (a, b):
                c.table(table, lambda m: m["seq"] >= one.tables[table]["seq"])
            acted.add(one)
            last = one
        other = b if one is a else a
        seat = one.tables[table]["me"]
        other.table(table, lambda m: m["players"][seat]["late"])
        other.ask("handover", table=table, spec="random", seat=seat)
        other.table(table, lambda m: m.get("legal"))  # the bot has answered: whatever is played ends a question
        before = other.tables[table]["ply"]
        assert other.ask("undo", table=table)["t"] == "asked", "taken back without consent"
        assert other.ask("watch", table=table)["asked"]["seat"] == other.tables[table]["me"]
        # its owner is back and says no; then yes
        one.ask("undo_answer", table=table, yes=False)
        assert other.ask("watch", table=table)["ply"] >= before
        assert other.ask("undo", table=table)["t"] == "asked"
        one.ask("undo_answer", table=table, yes=True)
        assert other.table(table, lambda m: m["ply"] < before)


def what_is_not_for_one_is_not_there(program):
    """Every message about a table, to one that is unlisted and to one that does not exist: the same answer."""
    with Server(program) as s:
        a, b, c = Client(s.port), Client(s.port), Client(s.port)
        secret, invite = a.create()
        b.ask("join", table=secret, invite=invite)
        a.table(secret, lambda m: m["status"] == "playing")
        waiting, _ = a.create()
        action = (a if a.tables[secret].get("legal") else b).tables[secret]["legal"][0]
        messages = [("act", dict(ply=0, action=action)), ("act", dict(ply="x")), ("act", dict(ply=0, action="x")),
                    ("watch", {}), ("watch", dict(invite="A" * 22)), ("watch", dict(invite=5)), ("join", {}),
                    ("join", dict(seat="x")), ("join", dict(seat=0)), ("unwatch", {}), ("leave", {}),
                    ("why", dict(action=action)), ("why", dict(action=5)), ("score", {}), ("score", dict(ply="x")),
                    ("hint", {}), ("odds", {}), ("odds", dict(action=action, until="")), ("final", dict(action=action)),
                    ("at", dict(ply=0)), ("at", {}), ("branch", dict(ply=0)), ("undo", {}),
                    ("undo_answer", dict(yes=True)), ("undo_answer", dict(yes=5)), ("chat", dict(text="hi")), ("chat", {}),
                    ("handover", dict(spec="random")), ("handover", dict(spec=5)), ("rematch", {}), ("saga", {})]
        for t, more in messages:
            got = []
            for table in (secret, waiting, "0123456789ab"):
                m = refused("table", c.ask, t, table=table, **more)
                assert m.pop("table") == table
                m.pop("req")
                got.append(m)
            assert got[0] == got[1] == got[2], (t, more, got)


# ---- names of the host, files, locks ----------------------------------------------------------------

def ask_as(port, host, origin=None, path="/"):
    lines = [f"GET {path} HTTP/1.1"] + ([f"Host: {host}"] if host else [])
    if path == "/ws":
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                  "Sec-WebSocket-Key: " + "A" * 24]
    if origin:
        lines.append(f"Origin: {origin}")
    return http(port, "\r\n".join(lines) + "\r\n\r\n", timeout=0.5)[0]


def a_name_of_another_site_leads_nowhere(program):
    with Server(program) as s:
        for host in ("127.0.0.1", f"127.0.0.1:{s.port}", "localhost", f"LOCALHOST:{s.port}", "[::1]:80", "hall",
                     "hall.local", "192.168.1.5:8080", None):
            assert ask_as(s.port, host) == 200, host
        for host in ("evil.example", f"evil.example:{s.port}", "localhost.evil.example", "127.0.0.1.evil.example",
                     "evil.example,localhost", "x" * 300):
            for path in ("/", "/metrics", "/healthz"):
                assert ask_as(s.port, host, path=path) in (421, 400), (host, path)
            assert ask_as(s.port, host, f"http://{host}", "/ws") in (421, 400), host  # the page is of that name, too
    with Server(program, "--host-name", "hall.example,play.example", "--origin", "https://other.example:8443") as s:
        for host in ("hall.example", "Play.Example:8443", "other.example", "localhost", "127.0.0.1", "hall.example."):
            assert ask_as(s.port, host) == 200, host
        for host in ("evil.example", "hall.example.evil.example", "xhall.example", "hall"):
            assert ask_as(s.port, host) == 421, host
        assert ask_as(s.port, "hall.example", "https://hall.example", "/ws") == 101
    with Server(program, "--behind-proxy") as s:  # it looks at names itself
        assert ask_as(s.port, "any.example") == 200
        # what the nginx line passes on: with the port that browsers call
        assert ask_as(s.port, "any.example:8443", "https://any.example:8443", "/ws") == 101
        assert ask_as(s.port, "any.example", "https://any.example:8443", "/ws") == 403
    text = open(f"{HERE}/../../docs/running.md").read()
    assert "proxy_set_header Host $http_host;" in text and "Host $host;" not in text


def nobody_else_reads_the_files(program):
    with tempfile.TemporaryDirectory() as room:
        folder = os.path.join(room, "hall")
        with Server(program, data=folder) as s:
            Client(s.port)
            def modes():
                return {name: oct(os.stat(os.path.join(folder, name)).st_mode & 0o777) for name in os.listdir(folder)}
            assert oct(os.stat(folder).st_mode & 0o777) == "0o700"
            assert set(modes()) == {"meadhall.db", "meadhall.db-wal", "meadhall.db-shm", "meadhall.lock"}
            assert set(modes().values()) == {"0o600"}, modes()
            copy = os.path.join(room, "copy.db")
            subprocess.run([program, "backup", "--data", folder, copy], check=True)
            assert oct(os.stat(copy).st_mode & 0o777) == "0o600"
            s.kill()
            for name in os.listdir(folder):  # as a version before left them
                os.chmod(os.path.join(folder, name), 0o644)
            s.start()
            Client(s.port)
            assert {modes()[x] for x in ("meadhall.db", "meadhall.db-wal", "meadhall.db-shm")} == {"0o600"}, modes()


def two_servers_do_not_share_a_folder(program):
    with Server(program) as s:
        a = Client(s.port)
        second = subprocess.run([program, "serve", "--port", "0", "--data", s.data], capture_output=True, text=True,
                                timeout=20)
        assert second.returncode == 1 and second.stdout == ""
        assert f"in use by another server, process {s.process.pid}" in second.stderr, second.stderr
        lives(a)
        # looking and copying are allowed
        assert subprocess.run([program, "serve", "--check", "--data", s.data], capture_output=True).returncode == 0
        s.kill()  # and a killed server leaves no lock behind
        s.start()
        assert Client(s.port, token=a.token).me["id"] == a.me["id"]


main([tables_of_an_address_and_of_a_player, lists_by_activity_and_tables_that_rest,
      spectators_use_up_nobody_elses_lines, a_late_seat_is_asked_before_an_undo, what_is_not_for_one_is_not_there,
      a_name_of_another_site_leads_nowhere, nobody_else_reads_the_files, two_servers_do_not_share_a_folder])
