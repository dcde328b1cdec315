"""Tournaments and clubs, on both stores: tables made by the hall, results from them, standings from the log."""
import os
import sqlite3
import subprocess
import threading
import time

from folk import HAS_POSTGRES, refused
from hall import Client, Server, main, play_on, rng
from killing import LOST
from postgres import Postgres

KILLS = int(os.environ.get("KILLS", 6))
LIVE = {"kind": "live", "base": 3600, "more": 10}


def account(s, name):
    c = Client(s.port)
    c.ask("register", name=name, password="correct horse")
    return c


def stores(program, test):
    with Server(program) as s:
        test(s)
    if HAS_POSTGRES:
        with Postgres() as p, Server(program, "--postgres", p.url, "--node", "one") as s:
            test(s)


def wait(c, cup, test, seconds=90):
    end = time.time() + seconds
    while True:
        got = c.ask("cup", cup=cup)
        if test(got):
            return got
        assert time.time() < end, got
        time.sleep(0.2)


def until_over(people, cup, r):
    """Everybody plays whatever table of the cup asks them, until the cup is over."""
    end = time.time() + 240
    joined = set()
    while True:
        got = people[0].ask("cup", cup=cup)
        if got["status"] == "over":
            return got
        assert time.time() < end, got
        for game in [g for x in got["rounds_played"] for g in x["games"] if g["status"] != "over"]:
            here = [p for p in people if any(n["n"] in game["seats"] and n["id"] == p.id for n in got["people"])]
            for p in here:
                if (p.id, game["table"]) not in joined:
                    try:
                        p.ask("watch", table=game["table"])
                        joined.add((p.id, game["table"]))
                    except Exception as e:
                        assert getattr(e, "code", "") == "table", e  # not made yet
                        break
            else:
                if here:
                    play_on(here, game["table"], r)
        time.sleep(0.2)


def folk(s, *names):
    people = [account(s, n) for n in names]
    for p in people:
        p.id = p.me["id"]
    return people


def swiss_of_three(program):
    """Three people and a bot as fill-in, two rounds, to the standing."""
    def test(s):
        r = rng()
        anna, bo, cai = people = folk(s, "Anna", "Bo", "Cai")
        refused("account", Client(s.port).ask, "cup_make", name="X", kind="swiss", game="midgard", clock=LIVE)
        for wrong in ({"kind": "chess"}, {"seats": 3}, {"clock": {"kind": "none"}}, {"bots": "mcts:999999"}, {"game": "go"},
                      {"name": ""}):
            try:
                anna.ask("cup_make", **{"name": "X", "kind": "swiss", "game": "midgard", "clock": LIVE, **wrong})
                raise AssertionError(wrong)
            except Exception as e:
                assert getattr(e, "code", None), e
        cup = anna.ask("cup_make", name="Winter", kind="swiss", game="midgard", rounds=2, clock=LIVE, bots="random")
        assert cup["status"] == "open" and cup["manage"] and not cup["entered"] and cup["maker"] == "Anna", cup
        i = cup["id"]
        refused("cup", bo.ask, "cup_start", cup=i)
        refused("cup", anna.ask, "cup_close", cup="nothing")
        for p in people:
            assert p.ask("cup_enter", cup=i)["entered"]
        assert bo.ask("cup_enter", cup=i)["players"] == 3  # once
        assert not cai.ask("cup_leave", cup=i)["entered"]
        assert cai.ask("cup_enter", cup=i)["players"] == 3
        assert [x["id"] for x in Client(s.port).ask("cups", which="open")["cups"]] == [i]
        got = anna.ask("cup_start", cup=i)
        assert got["status"] == "running" and got["players"] == 4 and len(got["rounds_played"][0]["games"]) == 2, got
        bo.until(lambda m: m["t"] == "notice_new")
        n = bo.ask("notices")["notices"][0]
        assert n["kind"] == "cup" and n["cup"] == i and n["from"] == "Winter" and n["text"] == "1", n
        refused("status", account(s, "Late").ask, "cup_enter", cup=i)
        got = until_over(people, i, r)
        games = [g for x in got["rounds_played"] for g in x["games"]]
        assert len(games) == 4 and all(sum(g["gained"]) == 10 for g in games), got
        assert len({tuple(sorted(g["seats"])) for g in games}) == 4, "nobody twice"
        assert sum(x["points"] for x in got["standing"]) == 40 and got["winner"] == got["standing"][0]["n"]
        assert got["tie_breaks"] == ["median", "margin", "wins"]
        assert [x["id"] for x in anna.ask("cups", which="mine")["cups"]] == [i]
        assert [x["status"] for x in anna.ask("cups", which="over")["cups"]] == ["over"]
        names = {x["n"]: x["name"] for x in got["people"]}
        for g in games:  # ordinary tables, with their histories; everybody is called there as in the cup
            table = anna.ask("watch", table=g["table"])
            assert table["status"] == "over"
            assert [x["name"] for x in table["players"]] == [names[n] for n in g["seats"]], table["players"]
    stores(program, test)


def a_cup_of_bots(program):
    """Pods of three with one person who leaves: the stand-in plays, and the cup comes to its end by itself."""
    def test(s):
        (anna,) = folk(s, "Anna")
        cup = anna.ask("cup_make", name="Pods", kind="pods", seats=3, game="rage", rounds=1, clock=LIVE, bots="greedy",
                       starts=int(time.time() * 1000) + 2000)
        i = cup["id"]
        anna.ask("cup_enter", cup=i)
        got = wait(anna, i, lambda m: m["status"] == "running")
        assert got["players"] == 3, got
        table = got["rounds_played"][0]["games"][0]["table"]
        wait_table(anna, table)
        anna.ask("handover", table=table, spec="greedy")
        got = wait(anna, i, lambda m: m["status"] == "over")
        assert sum(got["rounds_played"][0]["games"][0]["gained"]) == 40, got
        assert [x["late"] for x in got["people"]][0] == 1, got["people"]
        empty = anna.ask("cup_make", name="Nobody", kind="knockout", game="midgard", clock=LIVE, starts=int(time.time() * 1000) + 500)
        assert wait(anna, empty["id"], lambda m: m["status"] == "closed")["winner"] is None
    stores(program, test)


def leaves(program):
    """Whoever leaves a cup that runs is played on by a bot at once, at the table and in the rounds that follow."""
    def test(s):
        anna, bo = folk(s, "Anna", "Bo")
        cup = anna.ask("cup_make", name="Two", kind="round", game="rage", clock=LIVE)["id"]
        for p in (anna, bo):
            p.ask("cup_enter", cup=cup)
        first = anna.ask("cup_start", cup=cup)["rounds_played"][0]["games"][0]["table"]
        wait_table(anna, first)
        wait_table(bo, first)
        (me,) = [x for x in bo.ask("cup_leave", cup=cup)["people"] if x["id"] == bo.id]
        assert me["left"], me
        seats = anna.table(first, lambda m: any(x["bot"] for x in m["players"]))["players"]
        assert [x["name"] for x in seats if x["bot"]] == ["Bo"], seats
        refused("status", bo.ask, "cup_leave", cup=cup)
        r = rng()
        play_on([anna], first, r)
        got = wait(anna, cup, lambda m: len(m["rounds_played"]) > 1)
        second = got["rounds_played"][1]["games"][0]["table"]
        seats = wait_table(anna, second)["players"]
        assert [x["id"] for x in seats if x["bot"]] == [None], "a bot sits there from the start"
    stores(program, test)


def late_twice(program):
    """Whoever leaves two games of a cup to the stand-in is out: a bot plays the rest, and nobody has to be there."""
    def test(s):
        (anna,) = folk(s, "Anna")
        cup = anna.ask("cup_make", name="Short", kind="pods", seats=3, game="rage", rounds=3, bots="greedy",
                       clock=LIVE, starts=int(time.time() * 1000) + 1000)
        anna.ask("cup_enter", cup=cup["id"])
        for n in range(2):
            got = wait(anna, cup["id"], lambda m: len(m["rounds_played"]) > n)
            table = got["rounds_played"][n]["games"][0]["table"]
            wait_table(anna, table)
            anna.ask("handover", table=table, spec="greedy")
        got = wait(anna, cup["id"], lambda m: m["status"] == "over", 240)
        (me,) = [x for x in got["people"] if x["id"] == anna.id]
        assert me["late"] == 2 and me["left"], me
        games = [g for x in got["rounds_played"] for g in x["games"]]
        assert len(games) == 3 and all(sum(g["gained"]) == 40 for g in games), games
        seats = [anna.ask("watch", table=g["table"])["players"][g["seats"].index(me["n"])] for g in games]
        assert [x["name"] for x in seats] == ["Anna"] * 3, seats
        assert [anna.id in str(x) for x in seats] == [True, True, False], seats
    stores(program, test)


def wait_table(c, table):
    end = time.time() + 30
    while True:
        try:
            return c.ask("watch", table=table)
        except Exception as e:
            assert getattr(e, "code", "") == "table" and time.time() < end, e
            time.sleep(0.2)


def clubs(program):
    def test(s):
        r = rng()
        anna, bo, cai = folk(s, "Anna", "Bo", "Cai")
        refused("account", Client(s.port).ask, "club_make", name="X", door="open")
        club = anna.ask("club_make", name="Thursday Crew", about="We meet on Thursdays.", sign="raven", door="ask")
        i = club["id"]
        assert club["mine"] == "keeper" and club["members"] == 1 and club["invite"], club
        refused("name", bo.ask, "club_make", name="thursday crew", door="open")
        assert bo.ask("club_join", club=i)["mine"] == "asks"
        refused("club", bo.ask, "club_table", club=i, table="x")
        assert anna.ask("club", club=i)["asking"] == ["Bo"]
        refused("club", bo.ask, "club_admit", club=i, name="Bo", yes=True)
        assert [p["name"] for p in anna.ask("club_admit", club=i, name="bo", yes=True)["people"]] == ["Anna", "Bo"]
        assert cai.ask("club_join", club=i, invite=club["invite"])["mine"] == "member"
        table, invite = anna.create(game="midgard", seats=("me", "open"))
        refused("table", bo.ask, "club_table", club=i, table=table)
        anna.ask("club_table", club=i, table=table)
        seen = bo.ask("club", club=i)["tables"]
        assert [(t["id"], t["invite"]) for t in seen] == [(table, invite)], seen
        bo.ask("join", table=table, invite=seen[0]["invite"])
        play_on([anna, bo], table, r)
        got = anna.ask("club", club=i)
        assert got["tables"] == [] and len(got["standing"]) == 2 and got["standing"][0]["games"] == 1, got
        assert got["standing"][0]["points"] in (10, 5) or got["standing"][0]["wins"] == 1
        cup = bo.ask("cup_make", name="Club cup", kind="round", game="midgard", clock=LIVE, club=i)
        assert cup["club"]["name"] == "Thursday Crew" and [x["id"] for x in anna.ask("club", club=i)["cups"]] == [cup["id"]]
        outsider = account(s, "Dag")
        refused("cup", outsider.ask, "cup_enter", cup=cup["id"])
        anna.ask("club_keeper", club=i, name="Bo", yes=True)
        assert anna.ask("club_leave", club=i)["t"] == "club_left"
        assert bo.ask("club_set", club=i, door="link", about="Closed now.")["door"] == "link"
        refused("club", outsider.ask, "club", club=i)
        assert outsider.ask("club", club=i, invite=club["invite"])["invite"] is None
        old = bo.ask("club", club=i)["invite"]
        fresh = bo.ask("club_drop", club=i, name="Cai")["invite"]
        assert fresh != old
        refused("club", cai.ask, "club_join", club=i, invite=old)
        refused("club", cai.ask, "club_set", club=i, renew=True)
        refused("type", bo.ask, "club_set", club=i, renew="yes")
        assert cai.ask("club_join", club=i, invite=fresh)["mine"] == "member"
        assert bo.ask("club_set", club=i, renew=True)["invite"] not in (old, fresh)
        refused("club", outsider.ask, "club", club=i, invite=fresh)
        club["invite"] = bo.ask("club_drop", club=i, name="Cai")["invite"]
        assert [p["name"] for p in bo.ask("club", club=i)["people"]] == ["Bo"]
        bo.ask("club_leave", club=i)
        refused("club", bo.ask, "club", club=i, invite=club["invite"])
    stores(program, test)


class Contest:
    """One person who makes cups of bots again and again, over as many connections as it takes."""

    def __init__(self, s):
        self.s, self.cups, self.made, self.over = s, [], 0, 0
        c = account(s, "Anna")
        self.token = c.ask("password", old="correct horse", new="correct horse")["token"]
        c.close()

    def begin(self, c):
        """What is answered stays: a cup that was made is there, and whoever entered takes part."""
        self.made += 1
        rules = ({"kind": "swiss", "rounds": 3}, {"kind": "pods", "seats": 3, "rounds": 1}, {"kind": "round"})
        cup = {"entered": False, "started": False}
        cup["id"] = c.ask("cup_make", name=f"Bots {self.made}", game="midgard", clock=LIVE, bots="random",
                          **rules[self.made % 3])["id"]
        self.cups.append(cup)
        self.go_on(c, cup)

    def go_on(self, c, cup):
        got = c.ask("cup", cup=cup["id"])
        assert got["mine"] >= cup["entered"] and (got["status"] != "open") >= cup["started"], (cup, got)
        if not got["mine"]:
            got = c.ask("cup_enter", cup=cup["id"])
        cup["entered"] = True
        if got["status"] == "open":
            got = c.ask("cup_start", cup=cup["id"])
        cup["started"] = True
        for g in [g for x in got["rounds_played"] for g in x["games"] if g["status"] == "playing" and 0 in g["seats"]]:
            t = c.ask("watch", table=g["table"])
            if t["status"] == "playing" and not t["players"][g["seats"].index(0)]["bot"]:
                c.ask("handover", table=g["table"], spec="random")
        return got

    def play(self, seconds):
        """On with every cup, and new ones where fewer than three go on, for so long."""
        end = time.time() + seconds
        c = Client(self.s.port, token=self.token)
        while True:
            running = [cup for cup in self.cups if self.go_on(c, cup)["status"] != "over"]
            self.over = len(self.cups) - len(running)
            if seconds and len(running) < 3:
                self.begin(c)
            if time.time() > end:
                break
            time.sleep(0.05)
        c.close()

    def check(self, rows):
        """Each pairing has one table, each table one result; the standing counts every game once; each round is told once."""
        c, games = Client(self.s.port, token=self.token), 0
        names = [n["about"] if "about" in n else (n["cup"], n["text"]) for n in c.ask("notices")["notices"] if n["kind"] == "cup"]
        assert len(names) == len(set(names)), names
        for cup in self.cups:
            got = c.ask("cup", cup=cup["id"])
            played = [g for x in got["rounds_played"] for g in x["games"]]
            tables = [g["table"] for g in played]
            assert got["status"] == "over" and len(tables) == len(set(tables)), got
            brings = {2: 10, 3: 40, 4: 70}[got["seats"]]
            assert all(brings - 3 <= sum(g["gained"]) <= brings for g in played), got  # shares fall to tenths
            assert sum(x["points"] for x in got["standing"]) == sum(sum(g["gained"]) for g in played), got
            assert sorted(tables) == sorted(rows(f"SELECT table_id FROM cup_tables WHERE cup='{cup['id']}' AND state=2"))
            games += len(tables)
        assert int(rows("SELECT count(*) FROM tables")[0]) == games, "a table of a cup is there twice"
        assert int(rows("SELECT count(*) FROM games")[0]) == games, "a result is lost, or there twice"
        gaps = rows("SELECT cup FROM cup_log GROUP BY cup HAVING max(seq)+1<>count(*) OR min(seq)<>0")
        assert not gaps, gaps
        return games


def killed_at(s, rows, kills):
    r = rng()
    contest, port = Contest(s), s.port

    def strike():
        s.kill()
        s.port = port
        s.start()

    for _ in range(kills):
        blow = threading.Timer(r.uniform(0.1, 2.2), strike)
        blow.start()
        try:
            contest.play(3600)
        except LOST:
            pass
        blow.join()
    end = time.time() + 240
    while contest.over < len(contest.cups):
        assert time.time() < end, "a cup does not come to its end"
        contest.play(0)
        time.sleep(0.2)
    games = contest.check(rows)
    print(f"{kills} kills, {len(contest.cups)} cups to their end, {games} games, each with one table and one result", flush=True)


def killed(program):
    """Kills while cups of bots play themselves: nothing that was answered is lost, nothing happens twice, and every cup ends."""
    with Server(program) as s:
        def lite(text):
            with sqlite3.connect(f"file:{s.data}/meadhall.db?mode=ro", uri=True) as d:
                return [str(x[0]) for x in d.execute(text)]
        killed_at(s, lite, KILLS)
    if HAS_POSTGRES:
        with Postgres() as p, Server(program, "--postgres", p.url, "--node", "one") as s:
            def pg(text):
                return subprocess.run(["psql", "-qAt", "-d", p.url, "-c", text], capture_output=True, text=True).stdout.split()
            killed_at(s, pg, KILLS)


def two_nodes(program):
    """Two nodes over one store: one cup, each table once."""
    if not HAS_POSTGRES:
        return
    with Postgres() as p, Server(program, "--postgres", p.url, "--node", "one") as one, \
            Server(program, "--postgres", p.url, "--node", "two") as two:
        r = rng()
        anna, = folk(one, "Anna")
        bo, = folk(two, "Bo")
        cup = anna.ask("cup_make", name="Both", kind="round", game="midgard", clock=LIVE)["id"]
        anna.ask("cup_enter", cup=cup)
        bo.ask("cup_enter", cup=cup)
        anna.ask("cup_start", cup=cup)
        got = until_over([anna, bo], cup, r)
        games = [g for x in got["rounds_played"] for g in x["games"]]
        assert len(games) == 2 and games[0]["seats"] == games[1]["seats"][::-1], games
        assert bo.ask("cup", cup=cup)["standing"] == anna.ask("cup", cup=cup)["standing"]


if __name__ == "__main__":
    main([swiss_of_three, a_cup_of_bots, leaves, late_twice, clubs, killed, two_nodes])
