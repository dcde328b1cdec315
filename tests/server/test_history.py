"""Finished games: history, ratings, ladder, profiles. Every test on both stores."""
import json
import os
import time

from folk import DAY, HAS_POSTGRES, HERE, PASSWORD, account, admin, both, game, news_of, put, refused
from hall import PATIENCE, Client, Server, main, play_on, rng
from postgres import Postgres

SEATS = "game_seats(table_id,seat,player,name,bot,at,points,rank,gone,lines,marks,game,options,seats,rated,listed)"


@both
def a_rated_game(s, store):
    r = rng()
    anna, bo = account(s, "Anna"), account(s, "Bo")
    assert anna.me["since"] > 0 and not anna.me["keeper"] and not anna.me["leaves"]
    table = game([anna, bo], r, rated=True)
    told = [news_of(c, table) for c in (anna, bo)]
    assert told[0]["games"] == 1 and told[0]["settling"] and told[0]["range"] > told[1]["change"]
    result = sorted(anna.tables[table]["result"], key=lambda x: x["seat"])
    [mine] = anna.ask("history")["games"]
    assert mine["table"] == table and mine["rated"] and mine["mine"] == 0 and mine["seats"] == 2
    for seat, p in enumerate(mine["players"]):
        assert p["points"] == result[seat]["total"] and p["rank"] == result[seat]["rank"], p
        assert dict(p["lines"]) == {x["category"]: x["points"] for x in result[seat]["lines"] if x["points"]}
        assert dict(p["marks"])["leader"] and p["rating"] == told[seat]["rating"] == 1500 + p["change"]
        assert not p["left"] and p["bot"] is None
    if result[0]["rank"] != result[1]["rank"]:
        winner = min(result, key=lambda x: x["rank"])["seat"]
        assert mine["players"][winner]["change"] > 0 > mine["players"][1 - winner]["change"]
    stranger = Client(s.port)
    who = stranger.ask("who", name="anna")
    assert who["id"] == anna.me["id"] and who["games"] == 1 and not who["mine"], who
    [rating] = who["ratings"]
    assert rating["rating"] == told[0]["rating"] and rating["place"] is None and len(rating["curve"]) == 1
    assert who["recent"] == [mine] and who["often"][0]["name"] == "Bo"
    assert {x["marker"] for x in who["marks"]} == {"leader", "first_space"}
    assert {x["category"] for x in who["points"]} == {k for k, _ in mine["players"][0]["lines"]}
    assert stranger.ask("saga", table=table)["text"], "what ladders rest on may be looked at"
    assert admin(s, store, "ratings", "--again") == [{"games": 1, "rated": 1, "players": 2, "differ": 0}]
    refused("who", stranger.ask, "who", name="nobody at all")
    assert stranger.ask("history")["games"] == []


@both
def rows_of_tables_tell_ratings(s, store):
    """In every list, and before anybody sits: for this game and number of seats, of people who have one."""
    anna, bo, guest = account(s, "Anna"), account(s, "Bo"), Client(s.port)
    news_of(anna, game([anna, bo], rng(), rated=True))
    rating = {k: v for k, v in anna.ask("who", name="Anna")["ratings"][0].items() if k in ("rating", "range", "games", "settling")}
    assert rating["games"] == 1 and rating["settling"], rating
    two, invite = anna.create("midgard", ["me", "open"], listed=True)
    three, _ = anna.create("midgard", ["me", "greedy", "open"], listed=True)
    other, _ = anna.create("rage", ["me", "open"], listed=True)
    rows = {x["id"]: x["ratings"] for x in guest.ask("tables", which="open")["tables"]}
    assert rows == {two: [rating, None], three: [None] * 3, other: [None] * 2}, rows
    assert guest.ask("peek", table=two, invite=invite)["ratings"] == [rating, None]
    guest.ask("join", table=two, invite=invite)
    [row] = guest.ask("tables", which="mine")["tables"]
    assert row["id"] == two and row["ratings"] == [None, None], "it has begun"
    assert guest.ask("peek", table=two)["ratings"] == [rating, None], "a guest has none"


@both
def only_between_accounts(s, store):
    r = rng()
    anna, guest = account(s, "Anna"), Client(s.port)
    refused("rated", anna.ask, "create", game="midgard", seats=["me", "greedy"], rated=True, undo=False, clock={"kind": "live", "base": 600})
    live = {"kind": "live", "base": 600}
    refused("rated", anna.ask, "create", game="midgard", seats=["me", "open"], rated=True, clock=live)
    refused("rated", anna.ask, "create", game="midgard", seats=["me", "open"], rated=True, undo=False)
    refused("rated", anna.ask, "create", game="midgard", seats=["me", "open"], rated=True, undo=False, clock={"kind": "none"})
    refused("account", guest.ask, "create", game="midgard", seats=["me", "open"], rated=True, undo=False, clock=live)
    table, invite = anna.create(rated=True, undo=False)
    assert anna.tables[table]["rated"]
    refused("account", guest.ask, "join", table=table, invite=invite)
    casual = game([anna, guest], r)
    [mine] = guest.ask("history")["games"]
    assert mine["table"] == casual and not mine["rated"] and mine["players"][1]["rating"] is None
    assert anna.ask("who", id=anna.me["id"])["ratings"] == []
    assert Client(s.port).ask("history", of=anna.me["id"])["games"] == [], "an unlisted game is nobody else's"
    bo = account(s, "Bo")
    bo.ask("join", table=table, invite=invite)
    refused("rated", (anna if anna.table(table, lambda m: m["turn"])["turn"] == [0] else bo).ask, "hint", table=table)
    assert admin(s, store, "ratings") == [{"games": 1, "pending": 0}]


@both
def a_bot_is_no_help(s, store):
    """A seat of a rated game that a bot took, whether it was given or time ran out, stays the bot's."""
    anna, bo = account(s, "Anna"), account(s, "Bo")
    rules = {"rated": True, "undo": False, "clock": {"kind": "live", "base": 600}}
    table, invite = anna.create("rage", **rules)
    bo.ask("join", table=table, invite=invite)
    anna.table(table, lambda m: m["status"] == "playing")
    anna.ask("handover", table=table, spec=None)  # nothing to take back
    anna.ask("handover", table=table, spec="greedy")
    refused("rated", anna.ask, "handover", table=table, spec=None)
    assert anna.ask("watch", table=table)["players"][0]["bot"] == "greedy"
    play_on([bo], table, rng())
    assert [p["left"] for p in anna.ask("history")["games"][0]["players"]] == [True, False]
    table, invite = anna.create("rage", **{**rules, "clock": {"kind": "live", "base": 10}, "handover": "greedy"})
    bo.ask("join", table=table, invite=invite)
    late = anna.table(table, lambda m: any(p["bot"] for p in m["players"]))["players"]
    for who, p in zip((anna, bo), late):
        if p["bot"]:
            refused("rated", who.ask, "handover", table=table, spec=None)
    casual = anna.ask("create", game="rage", seats=["me", "greedy"])["table"]
    anna.ask("handover", table=casual, spec="greedy")
    anna.ask("handover", table=casual, spec=None)


@both
def talk_stays_at_its_table(s, store):
    """A rated game that is over may be looked at by everybody; what was said at an unlisted table is for who was invited."""
    anna, bo, friend, stranger = account(s, "Anna"), account(s, "Bo"), Client(s.port), Client(s.port)
    table, invite = anna.create("rage", rated=True, undo=False)
    bo.ask("join", table=table, invite=invite)
    friend.ask("watch", table=table, invite=invite)
    anna.ask("chat", table=table, text="my address is Elm street 1")
    refused("table", stranger.ask, "watch", table=table)
    play_on([anna, bo], table, rng())
    seen = stranger.ask("watch", table=table)
    assert seen["status"] == "over" and seen["chats"] == [], seen["chats"]
    bo.ask("chat", table=table, text="well played")
    assert friend.until(lambda m: m["t"] == "chat")["text"] == "my address is Elm street 1"
    assert friend.until(lambda m: m["t"] == "chat")["text"] == "well played"
    stranger.ask("ping")
    assert not [m for m in stranger.others if m["t"] == "chat"]
    said = ["my address is Elm street 1", "well played"]
    for c in (anna, bo, friend):
        assert [x["text"] for x in c.ask("watch", table=table)["chats"]] == said
    assert [x["text"] for x in stranger.ask("watch", table=table, invite=invite)["chats"]] == said
    assert anna.ask("watch", table=game([anna, bo], rng(), "rage", rated=True, listed=True))["chats"] == []


@both
def found_again(s, store):
    r = rng()
    anna, bo, cai = (account(s, n) for n in ("Anna", "Bo", "Cai_100%"))
    one = game([anna, bo], r, listed=True)
    two = game([anna, cai], r, rated=True)
    three = game([anna, bo, cai], r)
    def found(c=anna, **more):
        return [g["table"] for g in c.ask("history", **more)["games"]]
    assert found() == [three, two, one]
    assert found(**{"with": "bo"}) == [three, one] and found(**{"with": "CAI_100%"}) == [three, two]
    assert found(**{"with": "%"}) == [three, two], "a sign is a sign"
    assert found(seats=3) == [three] and found(rated=True) == [two] and found(rated=False) == [three, one]
    assert found(game="midgard") == [three, two, one] and found(game="odin") == []
    assert found(q="bo midgard") == [three, one] and found(q="midgard nobody") == []
    option = anna.ask("history")["games"][0]["options"].split(",")[0]
    assert found(options=option) == [three, two, one] and found(options="edition=none") == []
    won, lost, tied = (found(result=x) for x in ("won", "lost", "tied"))
    assert sorted(won + lost + tied) == sorted([one, two, three])
    for g in anna.ask("history", result="won")["games"]:
        assert g["players"][g["mine"]]["rank"] == 1
    at = {g["table"]: g["at"] for g in anna.ask("history")["games"]}
    assert found(**{"from": at[two]}) == [three, two] and found(to=at[two]) == [one]
    assert found(bo, of=anna.me["id"]) == [two, one], "others see rated and listed ones"
    refused("type", anna.ask, "history", result="drawn")
    refused("type", anna.ask, "history", after="x")
    assert [p["name"] for p in anna.ask("people", text="cai_1")["people"]] == ["Cai_100%"]


@both
def two_who_play_all_day(s, store):
    """Ten games a day between the same two count, whatever else is played; worked out again it is the same."""
    anna, bo, cai = (account(s, name).me["id"] for name in ("Anna", "Bo", "Cai"))
    s.stop()
    now = int(time.time() * 1000)
    games = [(n, bo, now - DAY // 2 + n) for n in range(13)] + [(20, cai, now - 5)] + [(30, bo, now - 3 * DAY)]
    put(store, "".join(
        f"INSERT INTO games VALUES('t{n:011}',NULL,'midgard','edition=standard',2,1,1,0,{at},{at},9);"
        f"INSERT INTO {SEATS} VALUES('t{n:011}',0,'{anna}','Anna','',{at},50,1,0,'','','midgard','edition=standard',2,1,1),"
        f"('t{n:011}',1,'{other}','Foe','',{at},40,2,0,'','','midgard','edition=standard',2,1,1);" for n, other, at in games))
    s.start()
    end = time.time() + PATIENCE
    while admin(s, store, "ratings") != [{"games": 15, "pending": 0}]:
        assert time.time() < end, "not rated"
        time.sleep(0.1)
    rated = {int(g["table"][1:]) for g in Client(s.port).ask("history", of=anna)["games"] if g["players"][0]["change"] is not None}
    assert rated == {*range(10), 20, 30}, rated
    assert admin(s, store, "ratings", "--again")[0] == {"games": 15, "rated": 12, "players": 3, "differ": 0}


def searches_hold_up_nobody(program):
    """Searches of somebody's 5,000 games by words are few at a time: the store's clerk answers others in between."""
    with Server(program, limits=True) as s:
        anna = account(s, "Anna")
        s.stop()
        put(["--data", s.data], "BEGIN;" + "".join(
            f"INSERT INTO games VALUES('t{n:011}',{n + 1},'midgard','edition=standard',2,1,1,0,{1000 + n},{1000 + n},9);"
            f"INSERT INTO {SEATS} VALUES('t{n:011}',0,'{anna.me['id']}','Anna','',{1000 + n},50,1,0,'','leader=x','midgard','edition=standard',2,1,1),"
            f"('t{n:011}',1,'p{n % 60:02}','Foe','',{1000 + n},40,2,0,'','leader=y','midgard','edition=standard',2,1,1);" for n in range(5000)) + "COMMIT;")
        s.start()
        flood, other = Client(s.port), Client(s.port)
        refused("type", flood.ask, "history", of=anna.me["id"], q="one two three four five")
        asked = [flood.send("history", of=anna.me["id"], q="midgard midgard midgard zzz") for _ in range(60)]
        other.ask("history", of=anna.me["id"])
        answers = {m["req"]: m for m in (flood.read() for _ in asked)}
        errors = [m["code"] for m in answers.values() if m["t"] == "error"]
        assert set(errors) == {"rate"} and len(errors) >= 20, errors
        assert len(other.ask("history", of=anna.me["id"])["games"]) == 50, "a page costs little"


@both
def searches_go_on(s, store):
    """An answer to a search looks at a thousand games; page by page it finds what looking at each of them finds."""
    anna = account(s, "Anna")
    s.stop()
    made = [{"table": f"t{n:011}", "at": 1000 + n // 2, "foe": "Rare" if n % 700 == 3 else "Foe", "rank": 1 + n % 2,
             "leader": "odd" if n % 90 == 5 else "x"} for n in range(2400)]
    put(store, "BEGIN;" + "".join(
        f"INSERT INTO games VALUES('{g['table']}',{n + 1},'midgard','edition=standard',2,0,1,0,{g['at']},{g['at']},9);"
        f"INSERT INTO {SEATS} VALUES('{g['table']}',0,'{anna.me['id']}','Anna','',{g['at']},50,{g['rank']},0,'','leader={g['leader']}',"
        f"'midgard','edition=standard',2,0,1),('{g['table']}',1,'','{g['foe']}','greedy',{g['at']},40,{3 - g['rank']},0,'','',"
        "'midgard','edition=standard',2,0,1);" for n, g in enumerate(made)) + "COMMIT;")
    s.start()
    c = Client(s.port)
    made = sorted(sorted(made, key=lambda g: g["table"], reverse=True), key=lambda g: -g["at"])

    def found(**more):
        tables, pages, after = [], 0, None
        while True:
            got = c.ask("history", of=anna.me["id"], after=after, **more)
            tables += [g["table"] for g in got["games"]]
            pages, after = pages + 1, got["next"]
            if not after:
                return tables, pages

    def those(what):
        return [g["table"] for g in made if what(g)]

    assert found(q="rare") == (those(lambda g: g["foe"] == "Rare"), 3)
    assert found(q="rare midgard", result="won")[0] == those(lambda g: g["foe"] == "Rare" and g["rank"] == 1)
    assert found(**{"with": "rare"}, result="lost") == (those(lambda g: g["foe"] == "Rare" and g["rank"] == 2), 2), "1200 were lost"
    assert found(q="leader=odd foe greedy", most=5)[0] == those(lambda g: g["leader"] == "odd" and g["foe"] == "Foe")
    assert found(q="greedy", most=200) == (those(lambda g: True), 12)
    assert found(q="zzz") == ([], 3) and found(q="zzz", game="rage") == ([], 1)
    assert found(q="rare", **{"from": 1700}) == (those(lambda g: g["foe"] == "Rare" and g["at"] >= 1700), 1), "a thousand, and none behind"
    assert found(q="zzz", **{"from": 1699})[1] == 2
    assert found(options="STANDARD", most=200) == (those(lambda g: True), 12) and found(options="none") == ([], 1)


@both
def pages(s, store):
    """More games than a page; a ladder of many. The rows are put there: to play them would take minutes."""
    c = account(s, "Anna")
    s.stop()
    rows = [f"INSERT INTO games VALUES('t{i:011}',NULL,'midgard','edition=standard',2,1,0,0,{1000 + i // 2},{1000 + i // 2},9);"
            f"INSERT INTO {SEATS} VALUES('t{i:011}',0,'{c.me['id']}','Anna','',{1000 + i // 2},50,1,0,'','leader=x','midgard','edition=standard',2,1,0),"
            f"('t{i:011}',1,'p{i % 60:02}','Foe','',{1000 + i // 2},40,2,0,'','leader=y','midgard','edition=standard',2,1,0);" for i in range(330)]
    rows += [f"INSERT INTO players(id,name,login,created) VALUES('p{i:02}','Foe {i}','foe {i}',5);" for i in range(60)]
    put(store, "".join(rows))
    s.start()
    c = Client(s.port)
    c.me = c.ask("login", name="anna", password=PASSWORD)["me"]
    seen, after = [], None
    while True:
        got = c.ask("history", after=after)
        seen += [g["table"] for g in got["games"]]
        after = got["next"]
        if not after:
            break
        assert len(got["games"]) == 50
    assert seen == sorted(seen, reverse=True) and len(seen) == 330
    large = c.ask("history", most=200)
    rest = c.ask("history", most=200, after=large["next"])
    assert [g["table"] for g in large["games"] + rest["games"]] == seen and rest["next"] is None
    refused("type", c.ask, "history", most=201)
    end = time.time() + PATIENCE
    while admin(s, store, "ratings")[0]["pending"]:
        assert time.time() < end
        time.sleep(0.1)
    assert admin(s, store, "ratings", "--again")[0] == {"games": 330, "rated": 330, "players": 61, "differ": 0}
    first, second = c.ask("ladder", game="midgard", seats=2), c.ask("ladder", game="midgard", seats=2, page=1)
    assert first["pages"] == 2 and [x["place"] for x in first["rows"] + second["rows"]] == list(range(1, 62))
    assert first["rows"][0]["name"] == "Anna" == first["me"]["name"] and first["me"]["place"] == 1
    lows = [x["rating"] - x["range"] for x in first["rows"] + second["rows"]]
    assert all(a + 1 >= b for a, b in zip(lows, lows[1:])), lows
    assert {x["name"] for x in first["bots"]} >= {"greedy", "level:jarl"}
    who = c.ask("who", name="Anna")
    assert who["games"] == 330 and len(who["ratings"][0]["curve"]) == 100 and who["ratings"][0]["place"] == 1
    assert [x["value"] for x in who["marks"]] == ["x"] and len(who["recent"]) == 10
    refused("game", c.ask, "ladder", game="chess")
    refused("type", c.ask, "ladder", game="midgard", page=20)
    a_long_ladder(c, store)


def a_long_ladder(c, store):
    """No more than a thousand places are counted, however many stand there."""
    put(store, "".join(
        f"INSERT INTO players(id,name,login,created) VALUES('q{i:04}','Far {i}','far {i}',5);"
        f"INSERT INTO ratings VALUES('q{i:04}','rage',2,9,'30','1',{2000 + i});" for i in range(1100)))
    put(store, f"INSERT INTO ratings VALUES('{c.me['id']}','rage',2,9,'1','1',1);")
    got = c.ask("ladder", game="rage", seats=2, page=19)
    assert got["pages"] == 20 and [x["place"] for x in got["rows"]] == list(range(951, 1001))
    assert got["me"]["place"] == 1001, got["me"]


def go_on(s, store, m):
    """Games that ran before the upgrade end after it, and are found."""
    r = rng()
    anna, bo = (Client(s.port, token=m[n], parts=["legal", "log"]) for n in ("anna", "bo"))
    for c in (anna, bo):
        t = c.ask("watch", table=m["running"], **{"from": 0})
        assert t["ply"] >= m["ply"] and t["frozen"] is None and not t["rated"]
    play_on([anna, bo], m["running"], r)
    [g] = anna.ask("history")["games"]
    assert g["table"] == m["running"] and [p["name"] for p in g["players"]] == ["Anna", "Bo"]
    assert [x["id"] for x in bo.ask("tables", which="open")["tables"]] == [m["open"]]
    guest = Client(s.port, token=m["guest"])
    assert guest.ask("watch", table=m["withbot"])["me"] == 0
    assert anna.me["since"] > 0, "an account has been one since it was there"
    rated = game([anna, bo], r, rated=True)
    assert news_of(anna, rated)["games"] == 1
    assert admin(s, store, "ratings", "--again")[0] == {"games": 2, "rated": 1, "players": 2, "differ": 0}


def a_store_of_before(program):
    """Schema 4, with games that run."""
    text = open(f"{HERE}/old/store4.sqlite.sql").read()
    with Server(program) as s:
        s.stop()
        os.remove(f"{s.data}/meadhall.db")
        put(["--data", s.data], text)
        s.start()
        go_on(s, ["--data", s.data], json.loads(text.splitlines()[0][3:]))
    if not HAS_POSTGRES:
        return
    text = open(f"{HERE}/old/store4.postgres.sql").read()
    with Postgres() as p:
        put(["--postgres", p.url], text)
        with Server(program, "--postgres", p.url) as s:
            go_on(s, ["--postgres", p.url], json.loads(text.splitlines()[0][3:]))


def a_node_of_before(program):
    """Two versions run while nodes are put in their places: what the older one writes is chosen by the same facts."""
    if not HAS_POSTGRES:
        return
    with Postgres() as p, Server(program, "--postgres", p.url) as s:
        anna, bo = (account(s, name).me["id"] for name in ("Anna", "Bo"))
        put(["--postgres", p.url], "".join(
            f"INSERT INTO games VALUES('t{n:011}',NULL,'{game}','edition=standard',2,{n},0,0,5,{n},9);"
            "INSERT INTO game_seats(table_id,seat,player,name,bot,at,points,rank,gone,lines,marks) VALUES"
            f"('t{n:011}',0,'{anna}','Anna','',{n},50,1,0,'',''),('t{n:011}',1,'{bo}','Bo','',{n},40,2,0,'','');"
            for n, game in ((0, "rage"), (1, "midgard"))))
        c = Client(s.port)
        assert [g["game"] for g in c.ask("history", of=anna)["games"]] == ["midgard"], "one was neither rated nor listed"
        assert c.ask("history", of=anna, q="MIDGARD edition", seats=2)["games"] and not c.ask("history", of=anna, game="rage")["games"]
        assert c.ask("who", id=bo)["games"] == 1


main([a_store_of_before, a_node_of_before, a_rated_game, rows_of_tables_tell_ratings, only_between_accounts, a_bot_is_no_help, talk_stays_at_its_table, found_again, pages, two_who_play_all_day, searches_hold_up_nobody, searches_go_on])
