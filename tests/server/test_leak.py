"""The packets of a seat do not depend on what it cannot know: a game is played until something was hidden
from a seat, the history is rewritten with another hidden outcome, and the seat is sent the same bytes."""
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile

from hall import Client, Refused, Server, main, play_on, rng


def packets(server, token, table):
    """All that a seat is sent when it comes back: table, log, score, saga, why, odds, the past."""
    c = Client(server.port, token=token)
    out = []
    now = c.ask("watch", table=table, **{"from": 0})
    questions = [("watch", {"from": 0}), ("score", {}), ("saga", {}), ("why", {"action": "place market"}),
                 ("undo", {}), ("odds", {}), ("branch", {"ply": 0})]
    questions += [(t, {"ply": ply}) for ply in range(now["ply"] + 1) for t in ("at", "score")]
    for action in now.get("legal", ["place market"])[:3]:
        questions += [("final", {"action": action}),
                      ("odds", {"action": action, "until": "", "samples": 1})]
    for t, more in questions:
        try:
            c.ask(t, table=table, **more)
        except Refused:
            pass
        out.append(c.bytes[-1])
    c.close()
    return out


def rewrite(data, table, row, old, new):
    with sqlite3.connect(f"{data}/meadhall.db") as d:
        body = d.execute("SELECT body FROM log WHERE table_id=? AND seq=?", (table, row)).fetchone()[0]
        assert old in body
        d.execute("UPDATE log SET body=? WHERE table_id=? AND seq=?",
                  (body.replace(old, new, 1), table, row))
        d.execute("UPDATE log SET hash=0 WHERE table_id=?", (table,))


def hidden_lines(data, table, log):
    """(row, line) of the plies that the log did not tell."""
    with sqlite3.connect(f"{data}/meadhall.db") as d:
        rows = d.execute("SELECT seq, body FROM log WHERE table_id=? ORDER BY seq", (table,)).fetchall()
    plays = [(seq, line) for seq, body in rows for line in body.split("\n") if line.startswith("play ")]
    return [plays[x["ply"]] for x in log if x["action"] is None], [line for _, line in plays]


def words_of(program, verb):
    """What may follow a verb, as simulated games have it."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([program, "sim", "midgard", "--games", "40", "--seed", "3", "--saga", folder],
                       check=True, capture_output=True)
        text = "".join(open(f"{folder}/{name}").read() for name in os.listdir(folder))
    return sorted(set(re.findall(rf"^\d {verb} (\S+)\t", text, re.M)))


def the_same_bytes_for_worlds_not_told_apart(program):
    r = rng(11)
    compared = 0
    for game in range(8):
        with Server(program) as s:
            a, b = Client(s.port, name="Anna"), Client(s.port, name="Bo")
            table, invite = a.create(undo=False)
            b.ask("join", table=table, invite=invite)
            a.table(table, lambda m: m["status"] == "playing")
            hidden, other = [], []
            for _ in range(60):  # until something happens behind Anna's back
                play_on([a, b], table, r, plies=1)
                log = a.ask("watch", table=table, **{"from": 0})["log"]
                hidden, lines = hidden_lines(s.data, table, log)
                if hidden:
                    break
            s.stop()
            if not hidden:
                continue
            room = tempfile.mkdtemp(prefix="meadhall-leak-")
            truth = shutil.copytree(s.data, room + "/truth")
            row, line = hidden[-1]
            verb = line.rsplit(" ", 1)[0]
            ids = words_of(program, verb.split(" ")[2])
            with Server(program, data=truth) as one:
                want = packets(one, a.token, table)
                one.stop()
            for word in ids:  # another outcome of the same draw, if the rules allow it
                other = shutil.copytree(s.data, room + "/other")
                rewrite(other, table, row, line + "\n", f"{verb} {word}\n")
                checked = subprocess.run([program, "serve", "--check", "--data", other],
                                         capture_output=True, text=True)
                if checked.returncode == 0 and f"{verb} {word}" != line:
                    with Server(program, data=other) as two:
                        got = packets(two, a.token, table)
                        two.stop()
                    assert len(want) == len(got)
                    for x, y in zip(want, got):
                        assert x == y, f"a leak: {x[:3000]}\n{y[:3000]}"
                    compared += 1
                shutil.rmtree(other)
                if compared > game:
                    break
            shutil.rmtree(room)
        if compared >= 3:
            break
    print(f"{compared} pairs of worlds compared")
    assert compared >= 1


main([the_same_bytes_for_worlds_not_told_apart])
