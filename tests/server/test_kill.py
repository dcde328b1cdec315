"""SIGKILL in the middle of play, at least 50 times: nothing acknowledged is lost, nothing is there twice."""
import os
import random
import sqlite3
import subprocess

from hall import Server, main, rng
from killing import GAMES, Match, kill_on, look_at_results

KILLS = int(os.environ.get("KILLS", 55))


def killed_many_times(program):
    r = rng()
    matches = [Match(game, random.Random(r.random())) for game in GAMES]
    with Server(program) as s:
        def strike(_):
            s.kill()
            s.start()

        kills = kill_on(matches, r, KILLS, lambda i: (s.port, s.port), strike)
        for m in matches:
            clients = m.connect((s.port, s.port))
            m.look_back(clients)
            for c in clients:
                c.close()
        rated = look_at_results(program, ["--data", s.data], matches, s.port)
        s.stop()
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:
            assert d.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            gaps = d.execute("SELECT table_id FROM log GROUP BY table_id "
                             "HAVING max(seq) + 1 <> count(*) OR min(seq) <> 0").fetchall()
            assert not gaps, gaps
        checked = subprocess.run([program, "serve", "--check", "--data", s.data], capture_output=True)
        assert checked.returncode == 0, checked.stdout
    acked = sum(m.total + len(m.acked) for m in matches)
    games = ", ".join(f"{m.games} of {m.game}" for m in matches)
    print(f"{kills} kills, {acked} acknowledged actions, games over: {games}; {rated} results, each there once and rated once")
    assert kills >= KILLS and acked > kills


main([killed_many_times])
