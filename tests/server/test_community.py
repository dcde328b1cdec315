"""People among each other: lists, invitations, pairing, names, leaving, manners, keepers. On both stores."""
import json
import sqlite3
import subprocess
import time

from folk import DAY, PASSWORD, account, admin, both, game, news_of, put, refused
from hall import Client, Closed, Refused, Server, main, play_on, rng


LIVE = {"kind": "live", "base": 3600, "more": 10}


def wait_for(test, seconds=30):
    end = time.time() + seconds
    while not test():
        assert time.time() < end, "waited too long"
        time.sleep(0.05)


def soon_refused(code, ask, *args, **more):
    """What is known of somebody is read again behind the answer."""
    def test():
        try:
            return refused(code, ask, *args, **more)
        except AssertionError:
            return None
    wait_for(test)


def soon(ask, *args, **more):
    got = []
    def test():
        try:
            got.append(ask(*args, **more))
        except Refused:
            return False
        return True
    wait_for(test)
    return got[0]


def bye(c):
    try:
        return c.until(lambda m: m["t"] == "bye")["code"]
    except Closed as e:
        return e.code


# ---- lists and invitations ----------------------------------------------------------------------

@both
def lists_tell_what_waits(s, store):
    anna, bo = account(s, "Anna"), Client(s.port, name="Bo")
    days, invite = anna.create("midgard", ["me", "open"], clock={"kind": "days", "base": 86400}, undo=False)
    bo.ask("join", table=days, invite=invite)
    open_one, _ = anna.create("odin", ["me", "open", "greedy"], listed=True)
    rated, _ = anna.create("rage", ["me", "open"], listed=True, rated=True, undo=False)
    anna.create("midgard", ["me", "open"], listed=True, quick=True)
    play_on([anna, bo], days, rng(), plies=3)
    t = anna.tables[days]
    [row] = bo.ask("tables", which="mine")["tables"]
    assert row["id"] == days and row["turn"] == t["turn"] and row["mine"] == 1 and row["round"] == 1, row
    assert row["clock"] == {"kind": "days", "base": 86400, "more": 0} and row["due"] > row["since"] > 0
    assert row["ids"] == [anna.me["id"], bo.me["id"]] and row["bots"] == [None, None] and not row["undo"]
    bo.ask("chat", table=days, text="hello")
    again = bo.ask("tables", which="mine")["tables"][0]
    assert again["at"] >= row["at"] and again["since"] == row["since"], "talk is no turn"
    mine = anna.ask("tables", which="mine")["tables"]
    assert mine[0]["id"] == days and {x["id"] for x in mine} >= {open_one, rated}
    def found(**more):
        return sorted(x["id"] for x in bo.ask("tables", which="open", **more)["tables"])
    assert found() == sorted([open_one, rated]), "quick tables stand in no list"
    assert found(game="odin") == [open_one] == found(seats=3) == found(rated=False)
    assert found(rated=True) == [rated] == found(bots=False) == found(seats=2)
    assert found(clock="none") == [open_one] and found(clock="live") == [rated] and found(clock="days") == []
    refused("type", bo.ask, "tables", which="open", clock="sundial")
    looker = Client(s.port)
    assert looker.ask("watch", table=open_one)["watchers"] == 1
    assert anna.until(lambda m: m["t"] == "here" and m["table"] == open_one)["watchers"] == 1
    assert [x["watchers"] for x in bo.ask("tables", which="open", game="odin")["tables"]] == [1]


@both
def by_code(s, store):
    anna, bo = account(s, "Anna"), Client(s.port, name="Bo")
    table, invite = anna.create("midgard", ["me", "open"], clock={"kind": "live", "base": 600})
    code = anna.ask("code", table=table)
    assert len(code["code"]) == 6 and not set(code["code"]) & set("0O1IL") and code["until"] > time.time() * 1000
    assert anna.ask("code", table=table)["code"] == code["code"]
    refused("table", bo.ask, "code", table=table)
    refused("table", bo.ask, "peek", table=table)
    spoken = code["code"][:3].lower() + " - " + code["code"][3:]
    seen = bo.ask("peek", code=spoken)
    assert seen["table"] == table and seen["invite"] == invite and seen["free"] == [1] and seen["mine"] is None
    assert seen["players"] == ["Anna", None] and seen["clock"]["kind"] == "live" and seen["seats"] == 2
    assert bo.ask("tables", which="mine")["tables"] == [], "looking takes nothing"
    assert bo.ask("peek", table=table, invite=invite)["table"] == table
    refused("code", bo.ask, "peek", code="AAAAAA")
    refused("code", bo.ask, "peek", code="ABC")
    bo.ask("join", table=table, invite=seen["invite"])
    refused("code", bo.ask, "peek", code=code["code"])  # it has begun
    refused("status", anna.ask, "code", table=table)


@both
def the_waiting_room(s, store):
    anna, bo, cai = account(s, "Anna"), Client(s.port, name="Bo"), Client(s.port, name="Cai")
    table, invite = anna.create("midgard", ["me", "open", "open"])
    bo.ask("join", table=table, invite=invite)
    refused("seat", bo.ask, "fill", table=table, spec="greedy")
    refused("seat", anna.ask, "free", table=table, seat=2)
    refused("seat", anna.ask, "free", table=table, seat=0)
    refused("bot", anna.ask, "fill", table=table, spec="oracle")
    anna.ask("free", table=table, seat=1)
    assert bo.table(table, lambda m: m["me"] is None)["players"][1]["name"] is None
    cai.ask("join", table=table, invite=invite)
    anna.ask("fill", table=table, spec="greedy")
    t = cai.table(table, lambda m: m["status"] == "playing")
    assert [p["bot"] for p in t["players"]] == [None, None, "greedy"] and t["players"][2]["here"]
    refused("status", anna.ask, "fill", table=table, spec="greedy")
    [row] = cai.ask("tables", which="mine")["tables"]
    assert row["bots"] == [None, None, "greedy"] and row["ids"][2] is None
    play_on([anna, cai], table, rng())
    [g] = anna.ask("history")["games"]
    assert g["players"][2]["bot"] == "greedy" and g["players"][2]["id"] is None and not g["players"][2]["left"]


@both
def quick_pairing(s, store):
    anna, bo, cai = account(s, "Anna"), account(s, "Bo"), account(s, "Cai")
    wish = {"game": "midgard", "clock": {"kind": "live", "base": 900, "more": 10}, "rated": True}
    assert anna.ask("seek", **wish)["table"] is None
    def make(c, **more):
        return c.create("midgard", ["me", "open"], clock=wish["clock"], quick=True, undo=False, rated=True, **more)[0]
    hers = make(anna)
    time.sleep(0.01)
    his = make(bo)
    assert anna.ask("seek", table=hers, **wish)["table"] is None, "the older one stays"
    met = bo.ask("seek", table=his, **wish)
    assert met["table"] == hers and met["seats"] == 2 and met["band"] >= 200
    assert cai.ask("seek", seats=3, **wish)["table"] is None
    assert cai.ask("seek", **{**wish, "rated": False})["table"] is None
    anna.ask("block", player=cai.me["id"], on=True)
    assert cai.ask("seek", **wish)["table"] == his, "who blocks is not met"
    bo.ask("leave", table=his)
    bo.ask("join", table=hers, invite=met["invite"])
    assert anna.table(hers, lambda m: m["status"] == "playing")["rated"]
    refused("account", Client(s.port).ask, "seek", **wish)
    refused("game", anna.ask, "seek", game="chess", clock=None, rated=False)


# ---- one's own account ----------------------------------------------------------------------------

@both
def another_name(s, store):
    anna, bo = account(s, "Anna"), account(s, "Bo")
    table, invite = anna.create("midgard", ["me", "open"], listed=True)
    refused("password", anna.ask, "name", name="Astrid")
    refused("password", anna.ask, "name", name="Astrid", password="wrong horse")
    refused("name", anna.ask, "name", name="Во", password=PASSWORD)
    assert anna.ask("name", name="Astrid", password=PASSWORD)["me"]["name"] == "Astrid"
    refused("password", Client(s.port).ask, "login", name="Anna", password=PASSWORD)
    second = Client(s.port)
    assert second.ask("login", name="astrid", password=PASSWORD)["me"]["id"] == anna.me["id"]
    assert bo.ask("tables", which="open")["tables"][0]["players"] == ["Astrid", None]
    assert bo.ask("who", name="Astrid")["id"] == anna.me["id"]
    bo.ask("name", name="Anna", password=PASSWORD)  # it is free again


@both
def what_is_kept(s, store):
    anna, bo = account(s, "Anna"), account(s, "Bo")
    table = game([anna, bo], rng(), rated=True)
    news_of(anna, table)
    got = anna.ask("export")
    assert got["account"]["name"] == "Anna" and got["tables"] == [table] and got["ratings"][0]["games"] == "1"
    assert PASSWORD not in json.dumps(got) and "argon" not in json.dumps(got)
    lines = anna.ask("export", table=table)["table"]["lines"]
    assert any(x["line"].startswith("sit 0") for x in lines)
    assert not any(x["line"].startswith("play 1 ") for x in lines), "what others did is theirs"
    other, _ = account(s, "Cai").create()
    assert refused("table", anna.ask, "export", table=other) == {**refused("table", anna.ask, "export", table="nosuchtable"),
                                                                  "req": anna.req - 1}, "others' tables are not told about"
    mine, _ = anna.create("midgard", ["open", "open"])
    assert anna.ask("export", table=mine)["table"]["creator"]


@both
def all_that_is_kept(s, store):
    """Address, web-hook, clubs, cups, notices and reports are in the export, in the hall and on the command line."""
    anna, bo = account(s, "Anna"), account(s, "Bo")
    club = anna.ask("club_make", name="Crew", door="open")["id"]
    cup = bo.ask("cup_make", name="Winter", kind="swiss", game="midgard", rounds=1, clock=LIVE)["id"]
    anna.ask("cup_enter", cup=cup)
    table, invite = bo.create(listed=True)
    bo.ask("call", table=table, name="Anna")
    anna.ask("join", table=table, invite=invite)
    anna.ask("report", table=table, player=bo.me["id"], reason="name", text="what a name")
    bo.ask("report", table=table, player=anna.me["id"], reason="other", text="secret words")
    put(store, f"INSERT INTO contacts(player,email,lang,kinds,hook,hook_kinds) VALUES('{anna.me['id']}','anna@mail.example','de',5,"
        "'https://hook.example/x',2);")
    got = anna.ask("export")["account"]
    mail = got["mail"]
    assert (mail["address"], mail["lang"], mail["kinds"]) == ("anna@mail.example", "de", ["turn", "result"]), mail
    assert (mail["hook"], mail["hook_kinds"], mail["waiting"]) == ("https://hook.example/x", ["invite"], None), mail
    assert [(x["club"], x["name"], x["role"]) for x in got["clubs"]] == [(club, "Crew", "keeper")]
    assert [(x["cup"], x["name"], x["entered"], x["maker"]) for x in got["cups"]] == [(cup, "Winter", True, False)]
    assert [(x["kind"], x["about"], x["from"]) for x in got["notices"]] == [(["invite"], table, "Bo")]
    assert [(x["player"], x["reason"], x["text"]) for x in got["reports"]] == [(bo.me["id"], "name", "what a name")]
    assert [(x["table"], x["reason"], x["settled"]) for x in got["reported"]] == [(table, "other", False)]
    assert "secret words" not in json.dumps(got) and bo.me["id"] not in json.dumps(got["reported"])
    [line] = admin(s, store, "export", anna.me["id"])
    assert {k: line[k] for k in ("mail", "clubs", "cups", "reports")} == {k: got[k] for k in ("mail", "clubs", "cups", "reports")}


@both
def leaving(s, store):
    anna, bo = account(s, "Anna"), account(s, "Bo")
    over = game([anna, bo], rng(), rated=True)
    news_of(bo, over)
    table, invite = anna.create("midgard", ["me", "open"], undo=False)
    bo.ask("join", table=table, invite=invite)
    refused("password", anna.ask, "delete", password="wrong horse")
    anna.send("delete", password=PASSWORD)
    assert bye(anna) == "ended"
    assert bo.table(table, lambda m: m["players"][0]["bot"])["players"][0]["name"] == "Anna"
    back = Client(s.port)
    assert back.ask("login", name="Anna", password=PASSWORD)["me"]["leaves"] == 0, "who comes back stays"
    back.send("delete", password=PASSWORD, at_once=True)
    assert bye(back) == "ended"
    assert bye(bo) in (1012, "restart"), "the table is read anew"
    bo = Client(s.port)
    bo.ask("login", name="Bo", password=PASSWORD)
    wait_for(lambda: bo.ask("history")["games"][0]["players"][0]["name"] == "-")
    refused("password", Client(s.port).ask, "login", name="Anna", password=PASSWORD)
    refused("who", bo.ask, "who", name="Anna")
    [g] = bo.ask("history")["games"]
    assert g["table"] == over and g["players"][1]["rating"], "games of others stay"
    assert "Anna" not in bo.ask("saga", table=over)["text"]
    assert admin(s, store, "ratings", "--again")[0]["differ"] == 0
    guest = Client(s.port)
    guest.send("delete")
    assert bye(guest) == "ended"
    refused("token", Client, s.port, token=guest.token)


def rows_with(store, text):
    """Does a text stand anywhere in the store, but for the rows of tables, which are never changed?"""
    if store[0] == "--postgres":
        dump = subprocess.run(["pg_dump", "--data-only", "--exclude-table=log", "-d", store[1]], capture_output=True, text=True)
        assert dump.returncode == 0, dump.stderr
        return [line for line in dump.stdout.splitlines() if text in line]
    with sqlite3.connect(f"{store[1]}/meadhall.db") as d:
        names = [n for (n,) in d.execute("SELECT name FROM sqlite_master WHERE type='table'") if n != "log"]
        return [f"{n}: {row}" for n in names for row in d.execute(f"SELECT * FROM {n}") if text in str(row)]


@both
def erased_everywhere(s, store):
    """The name of who was erased, or called otherwise, is in no cup, notice or report; what it took part in goes on."""
    name, anna, kara = "Cecilia Secret", account(s, "Anna"), account(s, "Kara")
    secret = account(s, name)
    cups = [anna.ask("cup_make", name=f"Cup {n}", kind="swiss", game="midgard", rounds=2, clock=LIVE)["id"] for n in range(2)]
    for cup in cups:
        for c in (anna, kara, secret):
            c.ask("cup_enter", cup=cup)
    anna.ask("cup_start", cup=cups[0])
    table, invite = secret.create()
    secret.ask("call", table=table, name="Anna")
    listed, _ = anna.create("midgard", ["me", "open"], listed=True)
    for c in (secret, kara):
        c.ask("watch", table=listed)
        c.ask("chat", table=listed, text=f"I am {'here' if c is kara else name}")
    line = anna.until(lambda m: m["t"] == "chat" and m["id"] == kara.me["id"])
    anna.ask("report", table=listed, player=kara.me["id"], at=line["at"], reason="other", text="see")
    kara.ask("report", table=listed, player=secret.me["id"], reason="name", text=f"{name} is no name")
    assert [n["from"] for n in anna.ask("notices")["notices"] if n["kind"] == "invite"] == [name]
    assert len({x.split(":")[0] for x in rows_with(["--data", s.data], name)}) == 5 if store[0] == "--data" else True
    secret.ask("name", name="Cecilia Otherwise", password=PASSWORD)
    assert [n["from"] for n in anna.ask("notices")["notices"] if n["kind"] == "invite"] == ["Cecilia Otherwise"]
    secret.send("delete", password=PASSWORD, at_once=True)
    assert bye(secret) == "ended"
    anna, kara = again(s, "Anna"), again(s, "Kara")
    wait_for(lambda: not rows_with(store, "Cecilia"))
    running, open_one = (anna.ask("cup", cup=cup) for cup in cups)
    assert [(p["name"], p["left"]) for p in running["people"]] == [("Anna", False), ("Kara", False), ("-", True)], running
    assert [p["name"] for p in open_one["people"]] == ["Anna", "Kara"], open_one
    assert "-" in [n["from"] for n in anna.ask("notices")["notices"]]


def again(s, name):
    c = Client(s.port)
    c.ask("login", name=name, password=PASSWORD)
    return c


@both
def banned_from_cups(s, store):
    anna, bo = account(s, "Anna"), account(s, "Bo")
    cup = anna.ask("cup_make", name="Cup", kind="swiss", game="midgard", rounds=1, clock=LIVE)["id"]
    for c in (anna, bo):
        c.ask("cup_enter", cup=cup)
    table = anna.ask("cup_start", cup=cup)["rounds_played"][0]["games"][0]["table"]
    soon(anna.ask, "watch", table=table)
    admin(s, store, "ban", bo.me["id"])
    seats = anna.table(table, lambda m: any(p["bot"] for p in m["players"]))["players"]
    assert {p["name"]: p["bot"] for p in seats} == {"Anna": None, "Bo": "greedy"}, seats
    assert [p["left"] for p in anna.ask("cup", cup=cup)["people"]] == [False, True]


@both
def a_club_of_nobody(s, store):
    anna, bo, cai = account(s, "Anna"), account(s, "Bo"), account(s, "Cai")
    lone = cai.ask("club_make", name="Alone", door="ask")["id"]
    crew = cai.ask("club_make", name="Crew", door="open")["id"]
    bo.ask("club_join", club=lone)
    anna.ask("club_join", club=crew)
    bo.ask("club_join", club=crew)
    cai.send("delete", password=PASSWORD, at_once=True)
    assert bye(cai) == "ended"
    wait_for(lambda: [p["keeper"] for p in anna.ask("club", club=crew)["people"]] in ([True, False], [False, True]))
    refused("club", bo.ask, "club", club=lone)
    assert bo.ask("club_make", name="Alone", door="open")["mine"] == "keeper", "the name is free again"


@both
def two_weeks_later(s, store):
    anna = account(s, "Anna")
    anna.send("delete", password=PASSWORD)
    assert bye(anna) == "ended"
    s.stop()
    from folk import put
    put(store, "UPDATE players SET leaves=1 WHERE login='anna';")
    s.start()
    bo = Client(s.port)
    def gone():
        try:
            return refused("who", bo.ask, "who", name="Anna")
        except AssertionError:
            return False
    wait_for(gone)


# ---- manners -----------------------------------------------------------------------------------------

@both
def mute_and_block(s, store):
    anna, bo = account(s, "Anna"), account(s, "Bo")
    table, _ = anna.create("midgard", ["me", "open"], listed=True)
    bo.ask("watch", table=table)
    bo.ask("chat", table=table, text="nobody likes you")
    assert anna.until(lambda m: m["t"] == "chat")["id"] == bo.me["id"]
    assert [x["name"] for x in anna.ask("mute", player=bo.me["id"], on=True)["muted"]] == ["Bo"]
    assert anna.ask("who", id=bo.me["id"])["muted"] and not bo.ask("who", id=anna.me["id"])["muted"]
    anna.ask("block", player=bo.me["id"], on=True)
    refused("who", anna.ask, "block", player=anna.me["id"], on=True)
    refused("who", anna.ask, "mute", player="zzzzzzzzzzzz", on=True)
    refused("blocked", bo.ask, "join", table=table)
    other, _ = bo.create("midgard", ["me", "open"], listed=True)
    refused("blocked", anna.ask, "join", table=other)
    later = Client(s.port)
    later.ask("login", name="Bo", password=PASSWORD)
    refused("blocked", later.ask, "join", table=table)
    assert anna.ask("block", player=bo.me["id"], on=False)["blocked"] == []
    assert bo.ask("join", table=table)["me"] == 1
    assert anna.ask("manners")["muted"][0]["id"] == bo.me["id"]


def what_needs_a_look(anna, bo, store, keep):
    """A table without a move for a week; letters of the last day by what became of them."""
    still, invite = anna.create("midgard", ["me", "open"])
    bo.ask("join", table=still, invite=invite)
    anna.table(still, lambda m: m["status"] != "open")
    assert keep("look") == [] and keep("letters") == [{"sent": 0, "waiting": 0, "refused": 0}]
    long_ago = int(time.time() * 1000) - 8 * DAY
    put(store, f"UPDATE tables SET active={long_ago} WHERE id='{still}';" + "".join(
        f"INSERT INTO parcels VALUES('x{i}','mail','-','','',{int(time.time() * 1000) - old * DAY},{state},0,0,'','');"
        for i, (state, old) in enumerate([(3, 0), (3, 0), (4, 0), (5, 0), (3, 2), (0, 2)])))
    assert keep("look") == [{"table": still, "game": "midgard", "what": "still", "at": long_ago}]
    assert keep("letters") == [{"sent": 2, "waiting": 0, "refused": 2}]


@both
def reports_and_keepers(s, store):
    anna, bo, keeper = account(s, "Anna"), account(s, "Bo"), account(s, "Kara")
    table, _ = anna.create("midgard", ["me", "open"], listed=True)
    bo.ask("watch", table=table)
    for n, text in enumerate(["a", "b", "c", "foul", "d", "e", "f"]):
        (bo if n % 2 else anna).ask("chat", table=table, text=text)
        time.sleep(0.003)
    said = next(m for m in anna.ask("watch", table=table)["chats"] if m["text"] == "foul")
    refused("keeper", keeper.ask, "keeper", word="reports")
    admin(s, store, "keeper", keeper.me["id"], "on")
    soon(keeper.ask, "keeper", word="now")
    refused("type", anna.ask, "report", table=table, player=bo.me["id"], at=said["at"], reason="ugly")
    refused("who", anna.ask, "report", table=table, player=bo.me["id"], at=5, reason="insult")
    anna.ask("report", table=table, player=bo.me["id"], at=said["at"], reason="insult", text="see there")
    def keep(word, *args, **more):
        return keeper.ask("keeper", word=word, args=list(args), **more)["lines"]
    [report] = keep("reports")
    assert [x["text"] for x in report["lines"]] == ["b", "c", "foul", "d", "e"], report
    assert report["lines"][2]["this"] and report["name"] == "Bo" and report["text"] == "see there"
    keep("quiet", bo.me["id"], days=1, reason="words")
    soon_refused("rate", bo.ask, "chat", table=table, text="why")
    keep("settle", report["report"], reason="quiet for a day")
    assert keep("reports") == []
    assert refused("keeper", keeper.ask, "keeper", word="settle", args=["99"])["text"].startswith("there is no such")
    assert refused("keeper", keeper.ask, "keeper", word="drain", args=["x"])
    assert keep("find", "bo")[0]["name"] == "Bo" and keep("now")[0]["clients"] >= 3
    now = keep("now")[0]
    assert len(now["moves"]) == 96 and sum(now["moves"]) == now["acts"] and now["version"], now
    what_needs_a_look(anna, bo, store, keep)
    assert {x["who"] for x in keep("log") if x["word"] in ("quiet", "settle")} == {"Kara"}
    keep("ban", bo.me["id"], days=1)
    assert bye(bo) == "ended"
    admin(s, store, "keeper", keeper.me["id"], "off")
    soon_refused("keeper", keeper.ask, "keeper", word="reports")


@both
def keepers_have_no_edge(s, store):
    """A keeper learns nothing of a game that it plays itself, and decides nothing about keepers."""
    kara, mord, leif = account(s, "Kara"), account(s, "Mord"), account(s, "Leif")
    for c in (kara, leif):
        admin(s, store, "keeper", c.me["id"], "on")
    def keep(word, *args):
        return kara.ask("keeper", word=word, args=list(args))["lines"]
    soon(keep, "reports")
    table, invite = mord.create("rage", ["me", "open"])
    kara.ask("join", table=table, invite=invite)
    play_on([kara, mord], table, rng(), plies=6)
    def played():
        [t] = [t for t in keep("export", mord.me["id"])[0]["tables"] if t["table"] == table]
        return [x["line"] for x in t["lines"] if x["line"].startswith("play ")]
    assert played() == [], "what is drafted is hidden"
    assert any(x["line"].startswith("play ") for x in mord.ask("export", table=table)["table"]["lines"]), "one's own is known"
    play_on([kara, mord], table, rng())
    assert played(), "it is over"
    for word in ("ban", "delete", "erase", "quiet"):
        refused("keeper", keep, word, leif.me["id"])
        refused("keeper", keep, word, kara.me["id"])
    refused("keeper", keep, "rename", leif.me["id"], "Leifless")
    assert leif.ask("ping")["t"] == "pong"
    mord.ask("report", table=table, player=kara.me["id"], reason="cheat")
    mord.ask("report", table=table, player=leif.me["id"], reason="cheat")
    refused("keeper", keep, "settle", "1")
    keep("settle", "2")
    admin(s, store, "settle", "1")
    admin(s, store, "ban", leif.me["id"])
    assert bye(leif) == "ended"


@both
def who_leaves_rated_games_waits(s, store):
    r = rng()
    anna, bo = account(s, "Anna"), account(s, "Bo")
    for n in range(2):
        table, invite = anna.create("midgard", ["me", "open"], rated=True, undo=False)
        bo.ask("join", table=table, invite=invite)
        bo.table(table, lambda m: m["status"] == "playing")
        bo.ask("handover", table=table, spec="random")
        play_on([anna], table, r)
        told = news_of(bo, table)
        assert told["warned"] and told["change"] < 0 and (told["rated_from"] > 0) == (n == 1), told
        assert news_of(anna, table)["change"] > 0, "whoever stayed has won"
    table, invite = anna.create("midgard", ["me", "open"], rated=True, undo=False)
    refused("waits", bo.ask, "join", table=table, invite=invite)
    refused("waits", bo.ask, "seek", game="midgard", clock=None, rated=True)
    assert bo.ask("create", game="midgard", seats=["me", "open"])["table"], "unrated ones are open"
    cup = anna.ask("cup_make", name="C", kind="swiss", game="midgard", rounds=1, clock={"kind": "live", "base": 600})["id"]
    refused("waits", bo.ask, "cup_enter", cup=cup)
    assert anna.ask("cup_enter", cup=cup)["entered"]
    put(store, f"UPDATE players SET rated_from=1 WHERE id='{bo.me['id']}';")
    assert bo.ask("cup_enter", cup=cup)["entered"], "its time is over"


def limits_on_new_accounts(program):
    with Server(program, limits=True) as s:
        guest, people = Client(s.port), [account(s, f"N{i}") for i in range(5)]
        refused("rate", guest.ask, "register", name="Six", password=PASSWORD)
        table, _ = guest.create()
        refused("account", guest.ask, "chat", table=table, text="buy at https://example.org")
        for i in range(5):
            guest.ask("chat", table=table, text=f"line {i}")
        refused("rate", guest.ask, "chat", table=table, text="and more")
        for _ in range(10):
            refused("code", people[0].ask, "peek", code="ABCDEF")
        refused("rate", people[0].ask, "peek", code="ABCDEF")


main([lists_tell_what_waits, by_code, the_waiting_room, quick_pairing, another_name, what_is_kept, all_that_is_kept, leaving,
      erased_everywhere, banned_from_cups, a_club_of_nobody, two_weeks_later, mute_and_block, reports_and_keepers, keepers_have_no_edge, who_leaves_rated_games_waits, limits_on_new_accounts])
