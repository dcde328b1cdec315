"""People: who they are, what they may take, and what others cannot do to them. On both stores where the store matters."""
import json
import os
import sqlite3
import subprocess
import sys
import time

from hall import Client, Closed, Raw, Refused, Server, http, main, play_on, rng
from postgres import Postgres, programs

HERE = os.path.dirname(os.path.abspath(__file__))
DAY = 86400000
tried = subprocess.run([sys.argv[1], "serve", "--port", "0", "--postgres", "host=/nonexistent"],
                       capture_output=True, text=True)
HAS_POSTGRES = bool(programs()) and "built without PostgreSQL" not in tried.stderr


def refused(code, ask, *args, **more):
    try:
        ask(*args, **more)
    except Refused as e:
        assert e.code == code, f"{e.code}, expected {code}: {e}"
        return e.message
    raise AssertionError(f"it was accepted, expected {code}")


# ---- a store written by the version before -----------------------------------------------------

def old_store(kind):
    text = open(f"{HERE}/old/store2.{kind}.sql").read()
    return json.loads(text.splitlines()[0][3:]), text


def look_at_old(s, m):
    anna, bo = Client(s.port, token=m["anna"]), Client(s.port, token=m["bo"])
    assert not anna.me["guest"] and anna.me["name"] == "Anna"
    t = anna.ask("watch", table=m["played"], **{"from": 0})
    assert t["ply"] == m["ply"] and t["frozen"] is None
    assert bo.ask("watch", table=m["played"])["me"] == 1
    assert [x["id"] for x in bo.ask("tables", which="open")["tables"]] == [m["open"]]
    assert not Client(s.port, token=m["lookalike"]).me["guest"]  # who was there stays
    refused("name", Client, s.port, name="АNNА")  # but from now on a look is somebody's
    refused("name", Client(s.port).ask, "register", name="Аnnа", password="another horse")
    assert Client(s.port).ask("login", name="anna", password="correct horse")["me"]["id"] == anna.me["id"]
    play_on([anna, bo] if t.get("legal") else [bo, anna], m["played"], rng(), plies=2)


def a_store_of_the_version_before(program):
    m, text = old_store("sqlite")
    with Server(program) as s:
        s.stop()
        os.remove(f"{s.data}/meadhall.db")
        with sqlite3.connect(f"{s.data}/meadhall.db") as d:
            d.executescript(text)
        s.start()
        look_at_old(s, m)
    if not HAS_POSTGRES:
        return
    m, text = old_store("postgres")
    with Postgres() as p:
        subprocess.run(["psql", "-q", "-d", p.url], input=text, text=True, check=True, stdout=subprocess.DEVNULL)
        with Server(program, "--postgres", p.url) as s:
            look_at_old(s, m)


main([a_store_of_the_version_before])
