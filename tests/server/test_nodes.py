"""Two nodes on PostgreSQL: any node serves any table, races have one winner, a killed node loses nothing."""
import os
import random
import subprocess
import sys
import threading
import time

from hall import PATIENCE, Client, Refused, Server, http, main, play_on, rng
from killing import GAMES, Match, kill_on, look_at_results
from postgres import SKIP, Postgres

KILLS = int(os.environ.get("KILLS", 52))
tried = subprocess.run([sys.argv[1], "serve", "--port", "0", "--postgres", "host=/nonexistent"],
                       capture_output=True, text=True)
if "built without PostgreSQL" in tried.stderr:
    print("built without libpq: skipped")
    sys.exit(SKIP)
postgres = Postgres()


def node(program, name):
    return Server(program, "--postgres", postgres.url, "--node", name)


def a_game_across_nodes(program):
    r = rng()
    with node(program, "one") as one, node(program, "two") as two:
        a, b, w = Client(one.port), Client(two.port), Client(two.port)
        table, invite = a.create(seats=["me", "open", "greedy"], listed=True)
        b.ask("join", table=table, invite=invite)
        w.ask("watch", table=table)
        a.table(table, lambda m: m["status"] == "playing")
        play_on([a, b], table, r)
        assert a.tables[table]["result"] == b.tables[table]["result"]
        assert w.table(table, lambda m: m["over"])["result"] == a.tables[table]["result"]
        a.ask("chat", table=table, text="well played")
        assert b.until(lambda m: m["t"] == "chat")["text"] == "well played"


def races_have_one_winner(program):
    r = rng()
    with node(program, "one") as one, node(program, "two") as two:
        a1 = Client(one.port)
        a2 = Client(two.port, token=a1.token)
        b = Client(two.port)
        table, invite = a1.create(undo=False)
        b.ask("join", table=table, invite=invite)
        a2.ask("watch", table=table)
        a1.table(table, lambda m: m["status"] == "playing")
        races = 0
        for _ in range(400):
            for c in (a1, a2, b):
                c.ask("watch", table=table)
            t = a1.tables[table]
            if t["over"] or races >= 30:
                break
            if not t.get("legal"):
                play_on([b], table, r, plies=1)
                for c in (a1, a2):
                    c.table(table, lambda m: m["ply"] >= b.tables[table]["ply"])
                continue
            won = []

            def act(c, action):
                try:
                    c.ask("act", table=table, ply=t["ply"], action=action)
                    won.append(action)
                except Refused as e:
                    assert e.code in ("stale", "conflict"), e

            both = [threading.Thread(target=act, args=(c, r.choice(t["legal"]))) for c in (a1, a2)]
            for x in both:
                x.start()
            for x in both:
                x.join(20)
            assert len(won) == 1, won
            log = a1.ask("watch", table=table, **{"from": t["ply"]})["log"]
            assert log[0]["action"] == won[0]
            races += 1
        assert races > 5


def nodes_killed_many_times(program):
    r = rng()
    matches = [Match(game, random.Random(r.random())) for game in GAMES]
    with node(program, "one") as one, node(program, "two") as two:
        nodes = [one, two]

        def strike(i):
            nodes[i % 2].kill()
            nodes[i % 2].start()

        kills = kill_on(matches, r, KILLS, lambda k: (nodes[k % 2].port, nodes[(k + 1) % 2].port),
                        strike)
        for m in matches:
            clients = m.connect((one.port, two.port))
            m.look_back(clients)
            for c in clients:
                c.close()
        acked = sum(m.total + len(m.acked) for m in matches)
        games = ", ".join(f"{m.games} of {m.game}" for m in matches)
        rated = look_at_results(program, ["--postgres", postgres.url], matches, two.port)
        print(f"{kills} kills, {acked} acknowledged actions, games over: {games}; {rated} results, each there once and rated once")
        assert kills >= KILLS and acked > kills
    checked = subprocess.run([program, "serve", "--check", "--postgres", postgres.url],
                             capture_output=True)
    assert checked.returncode == 0, checked.stdout


def clocks_run_on_at_another_node(program):
    """The node that had the table is gone, and nobody looks at it: another one minds its clock."""
    with node(program, "one") as one, node(program, "two") as two:
        a, b = Client(one.port), Client(one.port)
        table, invite = a.create(handover="random", clock={"kind": "live", "base": 10, "more": 0})
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        seat = 0 if a.tables[table].get("legal") else 1
        one.kill()
        end = time.time() + 2 * PATIENCE
        while "meadhall_timeouts_total 1" not in http(
                two.port, "GET /metrics HTTP/1.1\r\nHost: h\r\n\r\n")[2].decode():
            assert time.time() < end, "no other node minds the clock"
            time.sleep(0.3)
        c = Client(two.port, token=a.token)
        c.ask("watch", table=table)  # it is counted before its row is written
        c.table(table, lambda m: m["players"][seat]["bot"] == "random")
    with node(program, "one") as one:  # and when all were down: time ran on, by the rows
        a, b = Client(one.port), Client(one.port)
        table, invite = a.create(clock={"kind": "live", "base": 10, "more": 0})
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        seat = 0 if a.tables[table].get("legal") else 1
        one.kill()
        time.sleep(10.5)
        one.start()
        c = Client(one.port, token=a.token)
        c.ask("watch", table=table)
        assert c.table(table, lambda m: m["players"][seat]["late"])["clock"]["left"][seat] == 0


def the_database_goes_and_comes_back(program):
    r = rng()
    with node(program, "one") as one:
        a, b = Client(one.port), Client(one.port)
        table, invite = a.create(undo=False)
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        play_on([a, b], table, r, plies=5)
        who = a if a.tables[table].get("legal") else b
        t = who.tables[table]
        postgres.stop("immediate")
        sent = who.send("act", table=table, ply=t["ply"], action=t["legal"][0])
        time.sleep(1)
        postgres.start()
        assert who.wait(sent)["t"] == "acted"
        for c in (a, b):
            c.table(table, lambda m: m["ply"] > t["ply"])
        play_on([a, b], table, r)
        assert a.tables[table]["over"]


with postgres:
    main([a_game_across_nodes, races_have_one_winner, the_database_goes_and_comes_back,
          clocks_run_on_at_another_node, nodes_killed_many_times])
