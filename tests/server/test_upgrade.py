"""Stores of every schema since 4, with games that run: whatever was in them is there after the upgrade, and goes on. A
schema that was released is never changed: old/steps.txt has the hashes of its steps.

    test_upgrade.py PROGRAM SCHEMA_STEPS"""
import hashlib
import json
import os
import subprocess
import sys
import time

from folk import HAS_POSTGRES, HERE, admin, put
from hall import Client, Server, main, play_on, rng
from postgres import Postgres

FIRST = 4  # the oldest with a store of its own in old/
ANNA, BO = ("(SELECT id FROM players WHERE login='%s')" % n for n in ("anna", "bo"))
NOW = int(time.time() * 1000)
# What only a store of this schema can have; columns as they were then.
FILLED = {
    5: f"INSERT INTO games VALUES('oldgame00001',NULL,'midgard','edition=standard',2,1,1,0,{NOW},{NOW},9);"
       f"INSERT INTO game_seats SELECT 'oldgame00001',0,id,'Anna','',{NOW},50,1,0,'','',NULL,NULL,NULL,NULL FROM players WHERE login='anna';"
       f"INSERT INTO game_seats SELECT 'oldgame00001',1,id,'Bo','',{NOW},40,2,0,'','',NULL,NULL,NULL,NULL FROM players WHERE login='bo';"
       f"INSERT INTO manners VALUES({ANNA},'mute',{BO},5);UPDATE players SET keeper=1 WHERE login='bo';",
    6: f"INSERT INTO contacts(player,email,lang,kinds) VALUES({ANNA},'anna@mail.example','de',1);"
       f"INSERT INTO notices VALUES({ANNA},16,'',7,{NOW},'','it answers 500',0,0,0);",
    7: "INSERT INTO cups VALUES('oldcup000001','Winter',1,'midgard','edition=standard',2,2,1,0,2,86400,0,0,16,'random',"
       f"{BO},'',{NOW},0,0,1);INSERT INTO cup_log SELECT 'oldcup000001',0,{NOW},'enter '||id||' 0 Anna' FROM players WHERE login='anna';"
       f"INSERT INTO cup_players VALUES('oldcup000001',{ANNA});"
       f"INSERT INTO clubs VALUES('oldclub00001','Crew','crew','','About us.','open','oldinvitation',{NOW});"
       f"INSERT INTO club_members VALUES('oldclub00001',{ANNA},3,{NOW});",
}


def steps(kind):
    got = subprocess.run([sys.argv[2], kind], capture_output=True, text=True)
    assert got.returncode == 0, got.stderr
    return got.stdout.splitlines()


def released(program):
    """Whoever adds a step adds its line to old/steps.txt; the lines of before stay."""
    made = [f"{kind} {i} {hashlib.sha256(step.encode()).hexdigest()}"
            for kind in ("sqlite", "postgres") for i, step in enumerate(steps(kind))]
    with open(f"{HERE}/old/steps.txt") as f:
        assert made == f.read().splitlines(), "a step is new, or was changed:\n" + "\n".join(made)


def store_of(kind, version):
    """SQL of a store as the program of that schema left it, and what stands in it."""
    text = open(f"{HERE}/old/store4.{kind}.sql").read()
    mark = "PRAGMA user_version={}" if kind == "sqlite" else "UPDATE public.meadhall_schema SET version={}"
    for v in range(FIRST, version):
        text += f"\n{steps(kind)[v]}\n{FILLED.get(v + 1, '')}\n{mark.format(v + 1)};\n"
    return text.replace("SELECT pg_catalog.set_config('search_path', '', false);", ""), json.loads(text.splitlines()[0][3:])


def go_on(s, store, m, version):
    r = rng()
    anna, bo = (Client(s.port, token=m[n], parts=["legal", "log"]) for n in ("anna", "bo"))
    for c in (anna, bo):
        t = c.ask("watch", table=m["running"], **{"from": 0})
        assert t["ply"] >= m["ply"] and t["frozen"] is None and not t["rated"]
    play_on([anna, bo], m["running"], r)
    played = {m["running"]} | ({"oldgame00001"} if version >= 5 else set())
    assert {g["table"] for g in anna.ask("history")["games"]} == played
    if version >= 5:
        end = time.time() + 30
        while admin(s, store, "ratings")[0]["pending"]:
            assert time.time() < end
            time.sleep(0.1)
        [rating] = anna.ask("who", name="Anna")["ratings"]
        assert rating["games"] == 1 and rating["rating"] > 1500, rating
        chosen = bo.ask("history", of=anna.me["id"], game="midgard", seats=2, rated=True, options="edition=standard", q="midgard bo")
        assert [g["table"] for g in chosen["games"]] == ["oldgame00001"], chosen
        assert bo.ask("who", name="Anna")["games"] == 1, "of others: the rated one"
        assert [x["name"] for x in anna.ask("manners")["muted"]] == ["Bo"] and bo.me["keeper"]
        assert admin(s, store, "ratings", "--again")[0]["differ"] == 0
    if version >= 6:
        mail = anna.ask("mail")
        assert (mail["address"], mail["lang"], mail["kinds"]) == ("anna@mail.example", "de", ["turn"]), mail
        assert [(n["kind"], n["text"]) for n in anna.ask("notices")["notices"]] == [("hook", "it answers 500")]
    if version >= 7:
        cup = bo.ask("cup_enter", cup="oldcup000001")
        assert [p["name"] for p in cup["people"]] == ["Anna", "Bo"] and cup["manage"], cup
        assert bo.ask("cup_start", cup="oldcup000001")["status"] == "running"
        assert anna.ask("club", club="oldclub00001")["mine"] == "keeper"
        assert bo.ask("club_join", club="oldclub00001")["members"] == 2


def upgraded(program):
    for version in range(FIRST, len(steps("sqlite"))):
        text, m = store_of("sqlite", version)
        with Server(program) as s:
            s.stop()
            os.remove(f"{s.data}/meadhall.db")
            put(["--data", s.data], text)
            s.start()
            go_on(s, ["--data", s.data], m, version)


def upgraded_postgres(program):
    for version in range(FIRST, len(steps("postgres")) if HAS_POSTGRES else FIRST):
        text, m = store_of("postgres", version)
        with Postgres() as p:
            put(["--postgres", p.url], text)
            with Server(program, "--postgres", p.url) as s:
                go_on(s, ["--postgres", p.url], m, version)


main([released, upgraded, upgraded_postgres])
