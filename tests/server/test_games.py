"""Whole games over WebSockets, and what belongs to a table around them."""
import json
import os
import resource
import sqlite3
import subprocess
import tempfile
import time

from hall import PATIENCE, Client, Closed, Refused, Server, http, main, play_on, rng, tables_told


def two_clients_play_whole_games(program):
    r = rng()
    with Server(program) as s:
        a, b = Client(s.port, name="Anna"), Client(s.port, name="Björn")
        for _ in range(3):
            table, invite = a.create()
            b.ask("join", table=table, invite=invite)
            a.table(table, lambda m: m["status"] == "playing")
            done = play_on([a, b], table, r)
            end = a.tables[table]
            assert end["over"] and end["result"] == b.tables[table]["result"] and len(done) > 50
            text = a.ask("saga", table=table)["text"]
            with tempfile.NamedTemporaryFile("w", suffix=".saga") as f:
                f.write(text)
                f.flush()
                out = subprocess.run([program, "replay", f.name, "--verify"], capture_output=True,
                                     text=True)
                assert out.returncode == 0 and "verified" in out.stdout, out.stderr
            played = {(p, m, x) for p, m, x in done}
            logged = {(int(i), int(line.split("\t")[0].split(" ", 1)[0]),
                       line.split("\t")[0].split(" ", 1)[1])
                      for i, line in enumerate(x for x in text.split("\nbegin")[1].split("\n")[1:]
                                               if x and x[0].isdigit())}
            assert played <= logged


def four_seats_with_bots_and_a_watcher(program):
    r = rng()
    with Server(program) as s:
        a = Client(s.port, name="Anna")
        table, _ = a.create(seats=["me", "greedy", "random", "greedy"], listed=True)
        w = Client(s.port, parts=["log", "view"])
        w.ask("watch", table=table, **{"from": 0})
        assert w.tables[table]["me"] is None and "legal" not in w.tables[table]
        play_on([a], table, r)
        end = w.table(table, lambda m: m["status"] == "over")
        assert end["result"] == a.tables[table]["result"]
        assert "state" not in end and "view" in end
        names = [p["bot"] for p in end["players"]]
        assert names == [None, "greedy", "random", "greedy"]


def every_game_with_every_number_of_seats(program):
    r = rng()
    with Server(program) as s:
        a, b = Client(s.port, parts=["legal", "view", "state"]), Client(s.port, parts=["legal"])
        for g in a.ask("games")["games"]:
            for seats in range(max(2, g["seats"][0]), g["seats"][1] + 1):
                table, invite = a.create(g["id"], ["me", "open"] + ["random"] * (seats - 2), undo=False)
                b.ask("join", table=table, invite=invite)
                a.table(table, lambda m: m["status"] == "playing")
                assert a.tables[table]["view"] and a.tables[table]["state"]
                play_on([a, b], table, r, plies=40)


def bots_that_search(program):
    with Server(program) as s:
        a = Client(s.port)
        assert "level:normal" in a.ask("games")["bots"]
        table, _ = a.create(seats=["me", "level:easy", "mcts:50"])
        t = a.table(table, lambda m: m.get("legal"))
        hint = a.ask("hint", table=table)["choices"]
        assert hint and all(x["action"] in t["legal"] for x in hint)
        play_on([a], table, rng(), plies=8)
        for spec in ("mcts:100000000", "mcts:600000ms", "mcts:100/threads=9"):
            try:
                a.create(seats=["me", spec])
                raise AssertionError(spec)
            except Refused as e:
                assert e.code == "bot"


def the_log_has_no_gap(program):
    """The pieces of log that a client was sent are the whole game, also across a reconnect."""
    r = rng()
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(undo=False)
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        play_on([a, b], table, r, plies=20)
        seen = {x["ply"]: x for m in tables_told(a.bytes) for x in m["log"]}
        ply = a.tables[table]["ply"]
        assert sorted(seen) == list(range(ply))
        a.close()
        a2 = Client(s.port, token=a.token)
        assert a2.me["id"] == a.me["id"]
        got = a2.ask("watch", table=table, **{"from": 5})
        assert [x["ply"] for x in got["log"]] == list(range(5, ply))
        assert all(seen[x["ply"]] == x for x in got["log"])
        assert got["me"] == 0
        play_on([a2, b], table, r)
        assert a2.tables[table]["over"]


def stale_and_repeated_actions(program):
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create()
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        who, other = (a, b) if a.tables[table].get("legal") else (b, a)
        t = who.tables[table]
        action = t["legal"][0]
        first = who.send("act", table=table, ply=t["ply"], action=action)
        second = who.send("act", table=table, ply=t["ply"], action=action)
        assert who.wait(first)["t"] == "acted"
        try:
            who.wait(second)
            raise AssertionError("a repeated action was played")
        except Refused as e:
            assert e.code == "stale"
        for message, code in (({"action": action, "ply": 0}, "stale"), ({"action": action}, "type"),
                              ({"action": "no such thing", "ply": -1}, "type")):
            try:
                other.ask("act", table=table, **message)
                raise AssertionError(code)
            except Refused as e:
                assert e.code == code, e
        for c in (a, b):
            now = c.ask("watch", table=table)
            if now.get("legal"):
                continue
            try:
                c.ask("act", table=table, ply=now["ply"], action=action)
                raise AssertionError("out of turn")
            except Refused as e:
                assert e.code == "turn" and e.rule, e


def why_score_hint_chat(program):
    with Server(program) as s:
        a, b = Client(s.port, name="Anna"), Client(s.port)
        table, invite = a.create()
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        who = a if a.tables[table].get("legal") else b
        legal = who.tables[table]["legal"]
        assert who.ask("why", table=table, action=legal[0])["rule"] is None
        reason = who.ask("why", table=table, action="place market")
        assert reason["rule"].startswith("CM-") and reason["text"]
        assert len(a.ask("score", table=table)["seats"]) == 2
        hint = who.ask("hint", table=table)["choices"][0]
        assert hint["action"] in legal
        a.ask("chat", table=table, text="Skål, Björn! \U0001f37a")
        said = b.until(lambda m: m["t"] == "chat")
        assert said["text"] == "Skål, Björn! \U0001f37a" and said["seat"] == 0
        assert b.ask("watch", table=table)["chats"][-1]["text"] == said["text"]


def undo_alone_and_by_agreement(program):
    r = rng(5)
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(undo=True)
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        alone = agreed = 0
        for _ in range(60):
            who, other = (a, b) if a.tables[table].get("legal") else (b, a)
            before = who.tables[table]
            play_on([a, b], table, r, plies=1)
            after = who.tables[table]
            if after["over"]:
                break
            answer = who.ask("undo", table=table)
            if answer["t"] == "undone":
                alone += 1
                assert after["undo"]
            else:
                agreed += 1
                assert answer["t"] == "asked" and not after["undo"]
                asked = other.table(table, lambda m: m["asked"])["asked"]
                assert asked["seat"] == after["me"]
                other.ask("undo_answer", table=table, yes=True)
            seq = max(a.tables[table]["seq"], b.tables[table]["seq"])
            for c in (a, b):
                c.table(table, lambda m: m["seq"] > after["seq"] and not m["asked"])
            back = who.tables[table]
            assert back["ply"] == before["ply"] and back["legal"] == before["legal"]
            assert back["state"] == before["state"] and back["from"] <= before["ply"]
            play_on([a, b], table, r, plies=1)
        assert alone and agreed, (alone, agreed)


def undo_refused_and_outrun(program):
    """A no ends the question, and so does an action."""
    r = rng(5)
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(undo=True)
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        refused = outrun = 0
        while refused < 2 or outrun < 2:
            who, other = (a, b) if a.tables[table].get("legal") else (b, a)
            play_on([a, b], table, r, plies=1)
            assert not who.tables[table]["over"], "no question was asked"
            if who.tables[table]["undo"]:
                continue
            assert who.ask("undo", table=table)["t"] == "asked"
            asked = other.table(table, lambda m: m["asked"])
            try:
                who.ask("undo_answer", table=table, yes=True)
                raise AssertionError("agreed with itself")
            except Refused as e:
                assert e.code == "undo"
            if refused < 2:
                other.ask("undo_answer", table=table, yes=False)
                refused += 1
            else:
                play_on([a, b], table, r, plies=1)
                outrun += 1
            for c in (a, b):
                now = c.ask("watch", table=table)
                assert now["asked"] is None and now["ply"] >= asked["ply"]
            try:
                other.ask("undo_answer", table=table, yes=True)
                raise AssertionError("an old question was answered")
            except Refused as e:
                assert e.code == "undo"


def time_runs_out_and_a_bot_plays_on(program):
    with Server(program) as s:
        a = Client(s.port)
        table, _ = a.create(seats=["me", "random"], handover="random",
                            clock={"kind": "live", "base": 10, "more": 0})
        assert a.tables[table]["clock"]["left"][0] <= 10000
        end = time.time() + 2 * PATIENCE
        while not a.tables[table]["players"][0]["bot"] and time.time() < end:
            a.read()
        assert a.tables[table]["players"][0]["bot"] == "random"
        a.ask("handover", table=table, spec=None)  # and the person comes back
        t = a.table(table, lambda m: m["players"][0]["bot"] is None or m["over"])
        assert t["over"] or t["players"][0]["bot"] is None


def out_of_time_the_table_waits(program):
    """Without `handover` the seat is late; another player may hand it over, nobody else's."""
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(clock={"kind": "live", "base": 10, "more": 0})
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        who, other = (a, b) if a.tables[table].get("legal") else (b, a)
        seat = who.tables[table]["me"]
        late = other.table(table, lambda m: m["players"][seat]["late"])
        assert late["clock"]["left"][seat] == 0 and late["players"][seat]["bot"] is None
        try:
            who.ask("handover", table=table, spec="random", seat=1 - seat)
            raise AssertionError("a seat in time was handed over")
        except Refused as e:
            assert e.code == "seat"
        other.ask("handover", table=table, spec="random", seat=seat)
        t = other.table(table, lambda m: m["players"][seat]["bot"] == "random")
        assert not t["players"][seat]["late"]
        other.table(table, lambda m: m["ply"] > late["ply"])


def clocks_of_days_and_a_server_that_was_down(program):
    """Of the time when no server ran a live clock knows nothing; one of days runs on."""
    with Server(program) as s:
        a = Client(s.port)
        live, _ = a.create(seats=["me", "random"], clock={"kind": "live", "base": 100, "more": 5})
        days, _ = a.create(seats=["me", "random"], handover="greedy",
                           clock={"kind": "days", "base": 3600})
        for table, least in ((live, 100000), (days, 3590000)):
            for _ in range(3):
                play_on([a], table, rng(), plies=1)
            left = a.table(table, lambda m: m.get("legal"))["clock"]["left"]
            assert least <= left[0] <= 3600000 and left[1] is None, left
        assert s.stop() == 0
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:  # an hour and more passes
            d.execute("UPDATE log SET at=at-4000000, due=max(due-4000000, min(due, 0))")
        s.start()
        a = Client(s.port, token=a.token)
        t = a.ask("watch", table=live)
        t = a.table(live, lambda m: m["clock"]["left"][0] > 90000)
        assert not t["players"][0]["late"] and t["players"][0]["bot"] is None
        a.ask("watch", table=days)
        a.table(days, lambda m: m["players"][0]["bot"] == "greedy")


def old_tokens_are_deleted(program):
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        a.create(seats=["me", "random"])
        assert s.stop() == 0
        day = 86400000
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:
            d.execute("UPDATE sessions SET used=used-? WHERE player=?", (401 * day, a.me["id"]))
            d.execute("UPDATE players SET created=created-?", (401 * day,))
        s.start()
        end = time.time() + PATIENCE
        while time.time() < end:
            with sqlite3.connect(f"{s.data}/meadhall.db") as d:
                left = d.execute("SELECT player FROM sessions").fetchall()
            if left == [(b.me["id"],)]:
                break
            time.sleep(0.2)
        assert left == [(b.me["id"],)], left
        try:
            Client(s.port, token=a.token)
            raise AssertionError("an old token works")
        except Refused as e:
            assert e.code == "token"
        assert Client(s.port, token=b.token).me["id"] == b.me["id"]


def a_store_in_memory(program):
    with tempfile.TemporaryDirectory() as folder:
        room = os.getcwd()
        os.chdir(folder)
        try:
            with Server(os.path.join(room, program), "--memory", data="") as s:
                a, b = Client(s.port), Client(s.port)
                table, invite = a.create(undo=False)
                b.ask("join", table=table, invite=invite)
                a.table(table, lambda m: m["status"] == "playing")
                play_on([a, b], table, rng())
                assert a.tables[table]["over"]
                assert a.ask("tables", which="mine")["tables"][0]["status"] == "over"
                assert s.stop() == 0
                s.start()
                try:
                    Client(s.port, token=a.token)
                    raise AssertionError("something was kept")
                except Refused as e:
                    assert e.code == "token"
            assert os.listdir(folder) == []
        finally:
            os.chdir(room)
    for more in (["--data", "x"], ["--postgres", "x"], ["--check"]):
        out = subprocess.run([program, "serve", "--memory", *more], capture_output=True)
        assert out.returncode == 2, out


def rematch_of_two(program):
    """Whoever asks first makes the table; it is one for both, and the same for those who ask again."""
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(seats=["me", "open", "random"])
        b.ask("join", table=table, invite=invite)
        for c in (a, b):
            c.ask("handover", table=table, spec="random")
        for c in (a, b):
            c.table(table, lambda m: m["over"])
        asked = [c.send("rematch", table=table) for c in (a, b)]
        got = [c.wait(req) for c, req in zip((a, b), asked)]
        assert got[0]["table"] == got[1]["table"] != table
        assert b.ask("watch", table=table)["rematch"] == got[0]["table"]
        for c, m in zip((a, b), got):
            c.ask("join", table=m["table"], invite=m["invite"])
        t = a.table(got[0]["table"], lambda m: m["status"] == "playing")
        assert t["players"][2]["bot"] == "random"
        w = Client(s.port)
        try:
            w.ask("rematch", table=table)
            raise AssertionError("a stranger made a rematch")
        except Refused as e:
            assert e.code == "table"


def handover_and_back(program):
    with Server(program) as s:
        a = Client(s.port)
        table, _ = a.create(seats=["me", "greedy"])
        a.table(table, lambda m: m.get("legal"))
        a.ask("handover", table=table, spec="greedy")
        over = a.table(table, lambda m: m["over"])
        assert over["players"][0]["bot"] == "greedy"
        again = a.ask("rematch", table=table)
        assert a.ask("rematch", table=table)["table"] == again["table"]
        a.ask("join", table=again["table"], invite=again["invite"])
        assert a.table(again["table"])["status"] == "playing"


def open_tables_seats_and_lists(program):
    with Server(program) as s:
        a, b, c = Client(s.port, name="A"), Client(s.port, name="B"), Client(s.port, name="C")
        table, invite = a.create(seats=["me", "open", "open"], listed=True)
        assert [t["id"] for t in c.ask("tables", which="open")["tables"]] == [table]
        b.ask("join", table=table, seat=2)
        assert b.tables[table]["me"] == 2
        try:
            c.ask("join", table=table, seat=2)
            raise AssertionError("taken twice")
        except Refused as e:
            assert e.code == "seat"
        b.ask("leave", table=table)
        c.ask("join", table=table, seat=2)
        b.ask("join", table=table)
        t = a.table(table, lambda m: m["status"] == "playing")
        assert [p["name"] for p in t["players"]] == ["A", "B", "C"]
        mine = b.ask("tables", which="mine")["tables"]
        assert mine[0]["mine"] == 1 and mine[0]["players"] == ["A", "B", "C"]
        assert [t["id"] for t in c.ask("tables", which="watch")["tables"]] == [table]
        secret, code = a.create()
        try:
            b.ask("watch", table=secret)
            raise AssertionError("an unlisted table was shown")
        except Refused as e:
            assert e.code == "table"
        b.ask("watch", table=secret, invite=code)


def guests_and_accounts(program):
    with Server(program) as s:
        a = Client(s.port, name="Anna")
        table, _ = a.create(seats=["me", "greedy"])
        made = a.ask("register", name="Anna", password="correct horse")
        assert made["me"]["id"] == a.me["id"] and not made["me"]["guest"]
        for token, code in ((a.token, "token"), ("x" * 43, "token")):
            try:
                Client(s.port, token=token)
                raise AssertionError("an old token works")
            except Refused as e:
                assert e.code == code
        phone = Client(s.port)
        for name, password in (("Anna", "wrong horse"), ("Nobody", "correct horse")):
            try:
                phone.ask("login", name=name, password=password)
                raise AssertionError("a wrong password works")
            except Refused as e:
                assert e.code == "password"
        entered = phone.ask("login", name="aNNa", password="correct horse")
        assert entered["me"]["id"] == a.me["id"]
        assert phone.ask("watch", table=table)["me"] == 0
        try:
            Client(s.port).ask("register", name="ANNA", password="another one")
            raise AssertionError("a name was taken twice")
        except Refused as e:
            assert e.code == "name"
        phone.ask("logout")
        try:
            Client(s.port, token=entered["token"])
            raise AssertionError("logged out, but in")
        except Refused as e:
            assert e.code == "token"
        log = s.log()
        assert "horse" not in log and made["token"] not in log and a.token not in log


def a_graceful_stop_and_a_restart(program):
    r = rng()
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create()
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        play_on([a, b], table, r, plies=30)
        before = a.ask("watch", table=table)
        assert s.stop() == 0
        try:
            a.until(lambda m: m["t"] == "bye")
            a.read()
            raise AssertionError("still open")
        except Closed as e:
            assert e.code == 1012
        s.start()
        a2 = Client(s.port, token=a.token)
        after = a2.ask("watch", table=table)
        for key in ("state", "ply", "legal", "turn", "seq", "view"):
            assert before.get(key) == after.get(key), key


def a_rules_fix_is_reported_and_breaks_nothing(program):
    """Histories that end differently go on, those no longer legal are frozen; both are told."""
    r = rng()
    with Server(program) as s:
        a = Client(s.port)
        tables = [a.create(seats=["me", "random"], undo=False)[0] for _ in range(3)]
        for table in tables:
            play_on([a], table, r, plies=12)
        s.stop()
        check = [program, "serve", "--check", "--data", s.data]
        assert subprocess.run(check, capture_output=True).returncode == 0
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:
            d.execute("UPDATE log SET hash=hash+1 WHERE table_id=? AND seq=3", (tables[1],))
            d.execute("UPDATE log SET body=replace(body,'play 0','play 3') WHERE table_id=? AND "
                      "seq=(SELECT max(seq) FROM log WHERE table_id=? AND body LIKE 'play 0%')",
                      (tables[2], tables[2]))
        out = subprocess.run(check, capture_output=True, text=True)
        found = {x["table"]: x for x in map(json.loads, out.stdout.splitlines())}
        assert out.returncode == 1 and set(found) == set(tables[1:])
        assert (found[tables[1]]["result"], found[tables[1]]["row"]) == ("differs", 3)
        assert found[tables[2]]["result"] == "frozen"
        s.start()
        a = Client(s.port, token=a.token)
        for table in tables[:2]:
            assert a.ask("watch", table=table)["frozen"] is None
            play_on([a], table, r, plies=2)
        broken = a.ask("watch", table=tables[2], **{"from": 0})
        assert broken["frozen"]["text"] and broken["view"] and broken["log"]
        try:
            a.ask("act", table=tables[2], ply=broken["ply"], action="place market")
            raise AssertionError("a frozen table was played at")
        except Refused as e:
            assert e.code == "frozen"
        page = http(s.port, "GET /metrics HTTP/1.1\r\nHost: h\r\n\r\n")[2].decode()
        assert "meadhall_tables_differ_total 1" in page and "meadhall_tables_frozen_total 1" in page


def a_full_disk_refuses_and_recovers(program):
    r = rng()
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(undo=False)
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        played = len(play_on([a, b], table, r, plies=10))
        size = max(os.path.getsize(f"{s.data}/{name}") for name in os.listdir(s.data))
        resource.prlimit(s.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        try:
            play_on([a, b], table, r)
            raise AssertionError("written on a full disk")
        except Refused as e:
            assert e.code == "busy", e
        resource.prlimit(s.process.pid, resource.RLIMIT_FSIZE,
                         (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        for c in (a, b):
            c.ask("watch", table=table)
        assert a.tables[table]["state"]["ply"] >= played
        play_on([a, b], table, r)
        assert a.tables[table]["over"]


def a_copy_while_running(program):
    r = rng()
    with Server(program) as s:
        a = Client(s.port)
        table, _ = a.create(seats=["me", "random"])
        play_on([a], table, r, plies=10)
        ply = a.tables[table]["ply"]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "meadhall.db")
            subprocess.run([program, "backup", "--data", s.data, path], check=True)
            with Server(program, data=folder) as copy:
                again = Client(copy.port, token=a.token)
                assert again.ask("watch", table=table)["ply"] >= ply


def pages_and_health(program):
    with tempfile.TemporaryDirectory() as web:
        os.makedirs(web + "/assets")
        open(web + "/index.html", "w").write("<!doctype html>hall")
        open(web + "/assets/x.wasm", "wb").write(b"\0asm")
        with Server(program, "--web", web) as s:
            get = "GET {} HTTP/1.1\r\nHost: h\r\n{}\r\n"
            status, head, body = http(s.port, get.format("/", ""))
            assert (status, body) == (200, b"<!doctype html>hall")
            assert "Content-Security-Policy: default-src 'none'" in head
            assert "wasm-unsafe-eval" in head and "nosniff" in head
            status, head, body = http(s.port, get.format("/assets/x.wasm?v=1", ""))
            assert status == 200 and "application/wasm" in head and "immutable" in head
            etag = [x for x in head.split("\r\n") if x.startswith("ETag")][0].split(": ")[1]
            assert http(s.port, get.format("/assets/x.wasm", f"If-None-Match: {etag}\r\n"))[0] == 304
            assert http(s.port, get.format("/../../etc/passwd", ""))[0] == 404
            assert http(s.port, get.format("/%2e%2e/x", ""))[0] == 404
            assert http(s.port, get.format("/healthz", ""))[0] == 200
            assert b"meadhall_tables_live" in http(s.port, get.format("/metrics", ""))[2]
            assert http(s.port, get.format("/metrics", "X-Forwarded-For: 1.2.3.4\r\n"))[0] == 404
            assert http(s.port, "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n")[0] == 405


main([two_clients_play_whole_games, four_seats_with_bots_and_a_watcher,
      every_game_with_every_number_of_seats, bots_that_search, the_log_has_no_gap,
      stale_and_repeated_actions, why_score_hint_chat, undo_alone_and_by_agreement,
      undo_refused_and_outrun, time_runs_out_and_a_bot_plays_on, out_of_time_the_table_waits,
      clocks_of_days_and_a_server_that_was_down, old_tokens_are_deleted, a_store_in_memory,
      rematch_of_two, handover_and_back, open_tables_seats_and_lists,
      guests_and_accounts, a_graceful_stop_and_a_restart, a_rules_fix_is_reported_and_breaks_nothing,
      a_full_disk_refuses_and_recovers, a_copy_while_running, pages_and_health])
