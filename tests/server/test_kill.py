"""SIGKILL in the middle of play, at least 50 times: nothing acknowledged is lost, nothing is there twice."""
import os
import random
import sqlite3
import subprocess

from hall import Server, main, rng
from killing import Match, round_of

KILLS = int(os.environ.get("KILLS", 55))


def killed_many_times(program):
    r = rng()
    matches = [Match(random.Random(r.random())) for _ in range(4)]
    with Server(program) as s:
        for _ in range(KILLS):
            round_of(matches, lambda i: (s.port, s.port), r.uniform(0.02, 0.3), s.kill)
            s.start()
        for m in matches:
            for c in m.connect((s.port, s.port)):
                c.close()
        s.stop()
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:
            assert d.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            gaps = d.execute("SELECT table_id FROM log GROUP BY table_id "
                             "HAVING max(seq) + 1 <> count(*) OR min(seq) <> 0").fetchall()
            assert not gaps, gaps
        checked = subprocess.run([program, "serve", "--check", "--data", s.data], capture_output=True)
        assert checked.returncode == 0, checked.stdout
    acked = sum(m.total + len(m.acked) for m in matches)
    print(f"{KILLS} kills, {acked} acknowledged actions, {sum(m.games for m in matches)} games over")
    assert acked > KILLS


main([killed_many_times])
