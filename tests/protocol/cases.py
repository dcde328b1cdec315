"""The cases of the protocol suite: what is said to a hall, and what it has to answer. They name no game's cards: an
action is the first that is legal."""
HOSTS = {"code", "peek", "seek", "manners", "mute", "block", "report", "export", "delete", "keeper",
         "history", "who", "ladder", "people", "hello", "name", "register", "login", "logout", "password", "sessions", "session_end", "tables",
         "mail", "mail_address", "mail_confirm", "mail_kinds", "hook", "hook_try", "reset", "reset_password", "call",
         "notices", "notices_seen",
         "cups", "cup", "cup_make", "cup_enter", "cup_leave", "cup_start", "cup_close", "clubs", "club",
         "club_make", "club_set", "club_join", "club_leave", "club_admit", "club_drop", "club_keeper", "club_table"}


def refused(p, code, t, **members):
    got = p.ask(t, **members)
    assert got["t"] == "error" and got["code"] == code, f"{t} {members}: {got}, expected {code}"
    return got


def of(kind, **members):
    """A test for a message of this kind with these members."""
    return lambda m: m["t"] == kind and all(m.get(k) == v for k, v in members.items())


def two_at_a_table(hall, game="midgard", **more):
    a, b = hall.person("ann"), hall.person("bob")
    made = a.ask("create", game=game, seats=["me", "open"], **more)
    assert made["t"] == "created" and len(made["invite"]) == 22, made
    assert a.until(of("table"))["status"] == "open"
    told = b.ask("join", table=made["table"], invite=made["invite"])
    assert told["t"] == "table" and told["status"] == "playing" and told["me"] == 1 and told["from"] == 0, told
    return a, b, made["table"], {0: a.until(of("table", status="playing")), 1: told}


def asked(people, shown):
    """Who is asked, with what it was shown, and the others."""
    seat = shown[0]["turn"][0]
    return people[seat], people[1 - seat], shown[seat]


def act_once(people, shown):
    who, other, t = asked(people, shown)
    got = who.ask("act", table=t["table"], ply=t["ply"], action=t["legal"][0])
    assert got["t"] == "acted" and got["ply"] == t["ply"] and got["seq"] == t["seq"], got
    after = {p: p.until(lambda m: m["t"] == "table" and m["seq"] == t["seq"] + 1) for p in people}
    assert after[who]["from"] == t["ply"] and after[who]["log"][0]["action"] == t["legal"][0]
    return {0: after[people[0]], 1: after[people[1]]}


def games_and_ping(hall):
    a = hall.person("ann")
    got = a.ask("games")
    assert len(got["games"]) >= 4 and "greedy" in got["bots"], got
    assert a.ask("ping")["t"] == "pong"
    refused(a, "unknown", "dance")
    refused(a, "type", 5)


def what_create_refuses(hall):
    a = hall.person("ann")
    usual = {"game": "midgard", "seats": ["me", "open"]}
    for code, more in (
            ("type", {"game": 7}), ("game", {"game": "chess"}), ("seats", {"seats": ["me"]}), ("seats", {"seats": "me"}),
            ("seats", {"seats": ["me", "me"]}), ("seats", {"seats": ["me", 7]}), ("seats", {"seats": ["greedy", "random"]}),
            ("bot", {"seats": ["me", "deep blue"]}), ("bot", {"seats": ["me", "human"]}), ("options", {"options": "x=y"}),
            ("type", {"options": 3}), ("type", {"clock": "fast"}), ("type", {"clock": {"kind": "live", "base": -5}}),
            ("type", {"clock": {"kind": "days", "base": 60}}), ("type", {"clock": {"kind": "live", "base": 60, "more": "x"}}),
            ("bot", {"handover": "x"}), ("type", {"listed": 1}), ("type", {"undo": "no"}), ("type", {"entropy": "zz"}),
            ("type", {"parts": ["everything"]}), ("type", {"parts": "view"})):
        refused(a, code, "create", **{**usual, **more})


def a_word_deals(hall):
    """The same chance for the same word, for who is alone with bots."""
    a = hall.person("ann")
    refused(a, "seats", "create", game="midgard", seats=["me", "open"], seed="skald")
    refused(a, "type", "create", game="midgard", seats=["me", "greedy"], seed=5)
    refused(a, "type", "create", game="midgard", seats=["me", "greedy"], seed="x" * 65)
    fates = []
    for word in ("skald", "skald", "raven", ""):
        made = a.ask("create", game="midgard", seats=["me", "greedy"], seed=word)
        assert made["t"] == "created", made
        fates.append(a.until(of("table", table=made["table"]))["fate"])
    assert fates[0] == fates[1] and len(set(fates)) == 3, fates


def score_sheets(hall):
    a = hall.person("ann")
    games = [g["id"] for g in a.ask("games")["games"]]
    sheets = {g: a.ask("sheet", game=g)["entries"] for g in games}
    assert any(sheets.values()), sheets
    refused(a, "game", "sheet", game="chess")
    refused(a, "type", "sheet")
    game, entry = next((g, e["id"]) for g, entries in sheets.items() for e in entries or [] if e["kind"] == "number" and e["high"] > 2)
    usual = {"game": game, "seats": 2}
    empty = a.ask("sheet_score", **usual, lines="")
    assert empty["t"] == "sheet_score" and len(empty["seats"]) == 2, empty
    filled = a.ask("sheet_score", **usual, lines=f"0.{entry} 1\n1.{entry} 2\n")
    assert filled["t"] == "sheet_score" and filled["seats"] != empty["seats"], filled
    assert refused(a, "sheet", "sheet_score", **usual, lines=f"0.{entry} 1\n0.nonsense 1")["line"] == 2
    refused(a, "sheet", "sheet_score", **usual, lines=f"4.{entry} 1")
    refused(a, "game", "sheet_score", game="chess", seats=2, lines="")
    refused(a, "options", "sheet_score", **usual, options="x=y", lines="")
    refused(a, "seats", "sheet_score", game=game, seats=1, lines="")
    refused(a, "type", "sheet_score", game=game, seats=9, lines="")
    refused(a, "type", "sheet_score", **usual)


def a_table_is_not_for_everybody(hall):
    a, b, table, _ = two_at_a_table(hall)
    eve = hall.person("eve")
    for t, more in (("watch", {}), ("join", {}), ("act", {"ply": 0, "action": "pass"}), ("saga", {}), ("score", {}),
                    ("chat", {"text": "hi"}), ("undo", {}), ("undo_answer", {"yes": True}), ("leave", {}), ("hint", {}),
                    ("why", {"action": "pass"}), ("final", {"action": "pass"}), ("preview", {"action": "pass"}), ("odds", {}), ("at", {"ply": 0}), ("review", {"lang": "en"}),
                    ("branch", {"ply": 0}), ("handover", {"spec": None}), ("rematch", {}), ("unwatch", {})):
        got = refused(eve, "table", t, table=table, **more)
        assert got["table"] == table
        refused(eve, "table", t, table="nosuchtable0", **more)
        refused(eve, "type", t, table="x" * 200, **more)
        refused(eve, "type", t, table=None, **more)
    refused(eve, "table", "join", table=table, invite="A" * 22)


def joining(hall):
    a = hall.person("ann")
    made = a.ask("create", game="rage", seats=["me", "open"], listed=True)
    b, eve = hall.person("bob"), hall.person("eve")
    where = {"table": made["table"]}
    refused(b, "seat", "join", **where, seat=0)
    refused(b, "type", "join", **where, seat=9)
    refused(b, "type", "join", **where, entropy="0" * 63)
    assert b.ask("watch", **where)["me"] is None
    refused(b, "status", "score", **where)
    refused(a, "status", "act", **where, ply=0, action="pass")
    refused(a, "status", "undo", **where)
    assert b.ask("join", **where, entropy="0123456789abcdef" * 4)["me"] == 1
    assert b.ask("join", **where)["me"] == 1, "who sits there is given the same seat"
    refused(eve, "status", "join", **where)
    assert eve.ask("watch", **where)["me"] is None
    refused(eve, "seat", "act", **where, ply=0, action="pass")
    assert eve.ask("unwatch", **where)["t"] == "unwatched"
    assert b.ask("leave", **where)["t"] == "left"


def leaving_an_open_table(hall):
    a, b = hall.person("ann"), hall.person("bob")
    made = a.ask("create", game="odin", seats=["open", "me", "open"])
    where = {"table": made["table"], "invite": made["invite"]}
    assert b.ask("join", **where)["me"] == 0
    left = b.ask("leave", table=made["table"])
    assert left["t"] == "left" and "seq" in left
    assert a.until(lambda m: m["t"] == "table" and m["seq"] == 3)["players"][0]["name"] is None


def arranging_seats(hall):
    a, b = hall.person("ann"), hall.person("bob")
    made = a.ask("create", game="midgard", seats=["me", "open", "open"])
    where = {"table": made["table"]}
    b.ask("join", invite=made["invite"], **where)
    refused(b, "seat", "fill", spec="greedy", **where)
    refused(b, "seat", "free", seat=0, **where)
    refused(a, "bot", "fill", spec="deep blue", **where)
    refused(a, "seat", "fill", spec="greedy", seat=1, **where)
    for seat in (0, 2, 4):
        refused(a, "seat", "free", seat=seat, **where)
    assert a.ask("free", seat=1, **where)["t"] == "freed"
    assert b.until(lambda m: m["t"] == "table" and m["me"] is None)["status"] == "open"
    assert a.ask("fill", spec="random", **where)["t"] == "filled"
    assert b.ask("join", invite=made["invite"], **where)["status"] == "playing"
    told = a.until(of("table", status="playing"))
    assert [p["bot"] for p in told["players"]] == [None, "random", None] and told["players"][1]["id"] is None, told
    refused(a, "status", "fill", spec="random", **where)
    refused(a, "rated", "create", game="midgard", seats=["me", "open"], rated=True)
    refused(a, "rated", "create", game="midgard", seats=["me", "open"], rated=True, undo=False)
    refused(a, "account", "create", game="midgard", seats=["me", "open"], rated=True, undo=False, clock={"kind": "live", "base": 60})


def acting(hall):
    a, b, table, shown = two_at_a_table(hall)
    who, other, t = asked([a, b], shown)
    first = t["legal"][0]
    where = {"table": table, "ply": t["ply"]}
    refused(who, "type", "act", table=table, action=first)
    refused(who, "type", "act", table=table, ply="0", action=first)
    refused(who, "type", "act", table=table, ply=1.5, action=first)
    refused(who, "type", "act", **where)
    refused(who, "type", "act", **where, action="x" * 300)
    refused(who, "action", "act", **where, action="dance")
    refused(other, "turn", "act", **where, action=first)
    assert refused(who, "illegal", "act", **where, action="place market")["rule"]
    refused(who, "stale", "act", table=table, ply=t["ply"] + 1, action=first)
    assert who.until(of("table"))["seq"] == t["seq"], "the news follow"
    refused(who, "stale", "act", **where, seq=t["seq"] + 1, action=first)
    act_once([a, b], shown)
    refused(who, "stale", "act", **where, action=first)


def same_table(whole, made):
    """All that was told piece by piece is what the whole says."""
    for k in (set(whole) | set(made)) - {"req", "chats", "times", "from", "log", "clock"}:
        assert whole.get(k) == made.get(k), f"'{k}' is {made.get(k)} by its changes, {whole.get(k)} as a whole"


def whole_games(hall):
    for game in ("midgard", "rage", "odin", "divinus"):
        a, b, table, shown = two_at_a_table(hall, game)
        remarked = set()
        for _ in range(12):
            shown = act_once([a, b], shown)
            t = asked([a, b], shown)[2]
            assert len(t.get("remarks", t["legal"])) == len(t["legal"]), "a remark for each answer"
            remarked |= {r for all_of_one in t.get("remarks", []) for r in all_of_one}
        assert remarked, f"{game}: nothing costs anything"
        for seat, p in enumerate((a, b)):
            again = p.ask("watch", table=table)
            same_table(again, shown[seat])
            assert again["chats"] == [] and again["log"] == []
            whole = p.ask("watch", table=table, **{"from": 0})
            assert [s["ply"] for s in whole["log"]] == list(range(shown[seat]["ply"]))
            assert whole["times"][0][0] == 0 and whole["times"][0][1] > 0, "when the first ply was played"
            assert all(b[0] > a[0] and b[1] - a[1] >= 60000 for a, b in zip(whole["times"], whole["times"][1:]))
            small = p.ask("watch", table=table, parts=["legal"])
            assert "view" not in small and "board" not in small and "state" not in small and "log" not in small
            assert "times" not in small


def looking_up(hall):
    a, b, table, shown = two_at_a_table(hall)
    who, other, t = asked([a, b], shown)
    where = {"table": table}
    first = t["legal"][0]
    assert who.ask("why", **where, action=first)["rule"] is None
    got = who.ask("why", **where, action="place market")
    assert got["t"] == "reason" and got["rule"] and got["text"] and isinstance(got["missing"], list)
    refused(who, "action", "why", **where, action="dance")
    assert len(who.ask("score", **where)["seats"]) == 2
    assert who.ask("score", **where, ply=0)["t"] == "score"
    refused(who, "type", "score", **where, ply=-1)
    assert who.ask("at", **where, ply=0)["ply"] == 0
    assert who.ask("at", **where, ply=99999)["ply"] == t["ply"]
    assert isinstance(who.ask("final", **where, action=first)["final"], bool)
    refused(other, "turn", "final", **where, action=first)
    seen = who.ask("preview", **where, action=first)
    assert seen["action"] == first and isinstance(seen["changes"], list) and isinstance(seen["exact"], bool)
    assert all(isinstance(e, str) and e for e in seen["events"]), seen["events"]
    assert seen["fate"] is None or (seen["chance"] and isinstance(seen["fate"], str)), seen["fate"]
    for change in seen["changes"]:
        assert sorted(change) == ["before", "high", "id", "low", "panel", "seat"], change
        assert change["panel"] in {p["id"] for p in t["view"]}, change
    refused(other, "turn", "preview", **where, action=first)
    refused(who, "action", "preview", **where, action="dance")
    assert who.ask("saga", **where)["text"].startswith("meadhall saga 1\n")
    for quick in ({}, {"quick": True}, {"quick": False}):
        hint = who.ask("hint", **where, **quick)
        assert hint["choices"][0]["action"] in t["legal"] and hint["chances"] in (True, False), hint
    refused(who, "type", "hint", quick="yes", **where)
    refused(other, "turn", "hint", **where)
    assert isinstance(who.ask("odds", **where)["odds"], list)
    assert isinstance(who.ask("odds", **where, after=first)["odds"], list)
    got = who.ask("odds", **where, action=first, until="", samples=3)
    assert got["action"] == first and 0 < got["samples"] <= 3
    refused(who, "type", "odds", **where, action=first)
    refused(who, "type", "odds", **where, action=first, until="no_such_event")
    refused(who, "type", "odds", **where, action=first, until="", samples=0)
    refused(who, "status", "branch", **where, ply=0)
    refused(who, "status", "rematch", **where)


def taking_back(hall):
    a, b, table, shown = two_at_a_table(hall)
    who, other, t = asked([a, b], shown)
    refused(who, "undo", "undo", table=table)
    refused(who, "undo", "undo_answer", table=table, yes=True)
    shown = act_once([a, b], shown)
    seat = shown[0]["turn"][0]
    shown = act_once([a, b], shown)
    asker, answers = (a, b) if seat != 0 else (b, a)
    got = asker.ask("undo", table=table)
    assert got["t"] == "asked", got
    assert answers.until(lambda m: m["t"] == "table" and m["asked"])["asked"]["yes"] == []
    refused(asker, "undo", "undo_answer", table=table, yes=True)
    refused(answers, "type", "undo_answer", table=table, yes="yes")
    assert answers.ask("undo_answer", table=table, yes=True)["t"] == "answered"
    back = asker.until(lambda m: m["t"] == "table" and not m["asked"] and m["ply"] < shown[0]["ply"])
    assert back["from"] == back["ply"] == t["ply"]
    a2, b2, fast, shown = two_at_a_table(hall, undo=False)
    act_once([a2, b2], shown)
    refused(a2, "undo", "undo", table=fast)


def talking(hall):
    a, b, table, _ = two_at_a_table(hall, listed=True)
    eve = hall.person("eve")
    refused(eve, "seat", "chat", table=table, text="hi")
    refused(a, "type", "chat", table=table, text="")
    refused(a, "type", "chat", table=table, text="a\x07b")
    refused(a, "type", "chat", table=table, text="x" * 501)
    assert a.ask("chat", table=table, text='well "done", Ær')["t"] == "said"
    line = b.until(of("chat"))
    assert line["seat"] == 0 and line["text"] == 'well "done", Ær'
    told = eve.ask("watch", table=table)
    assert [c["text"] for c in told["chats"]] == ['well "done", Ær']
    assert eve.ask("chat", table=table, text="I look on")["t"] == "said"
    assert a.until(of("chat", text="I look on"))["seat"] is None


def bots_and_the_end(hall):
    a = hall.person("ann")
    made = a.ask("create", game="rage", seats=["me", "random"])
    where = {"table": made["table"]}
    refused(a, "bot", "handover", **where, spec="x")
    refused(a, "seat", "handover", **where, spec="random", seat=1)
    refused(a, "seat", "handover", **where, spec="random", seat=4)
    assert a.ask("handover", **where, spec="random")["t"] == "handed"
    end = a.until(of("table", status="over"))
    assert end["over"] and [s["rank"] for s in end["result"]] and "legal" not in end
    refused(a, "status", "act", **where, ply=end["ply"], action="pass")
    refused(a, "type", "branch", **where, ply=end["ply"])
    refused(a, "bot", "branch", **where, ply=0, bot="x")
    refused(a, "type", "branch", **where, ply=0, seat=3)
    made = a.ask("branch", **where, ply=end["ply"] // 2, bot="random")
    assert made["t"] == "created" and a.until(of("table", table=made["table"]))["ply"] >= end["ply"] // 2
    again = a.ask("rematch", **where)
    assert again["t"] == "rematch" and again == {**a.ask("rematch", **where), "req": again["req"]}
    assert a.ask("join", table=again["table"], invite=again["invite"])["me"] == 0
    text = a.ask("saga", **where)["text"]
    assert "\nkey " in text and "\nover " in text


def what_campaign_new_refuses(hall):
    a = hall.person("ann")
    usual = {"game": "divinus", "seats": ["me", "open"], "title": "The long winter"}
    for code, more in (("game", {"game": "rage"}), ("game", {"game": "chess"}), ("type", {"title": ""}), ("type", {"title": 7}),
                       ("type", {"title": "x" * 121}), ("type", {"title": "a\nb"}), ("seats", {"seats": ["me"]}), ("bot", {"seats": ["me", "x"]}),
                       ("options", {"options": "x=y"}), ("type", {"clock": "fast"}), ("bot", {"handover": "x"})):
        refused(a, code, "campaign_new", **{**usual, **more})


def a_campaign(hall):
    """Two friends, a bot, one scenario: the book turns its page for both, and the next one begins with what the first left."""
    a, b, eve = hall.person("ann"), hall.person("bob"), hall.person("eve")
    made = a.ask("campaign_new", game="divinus", seats=["me", "open", "random"], title="The long winter")
    assert made["t"] == "created" and made["table"].startswith("c-"), made
    book = {"table": made["table"]}
    told = a.until(of("table", **book))
    assert told["status"] == "open" and told["book"] == {"title": "The long winter", "played": 0, "table": None, "parent": None}, told
    for t in ("campaign", "campaign_play", "campaign_text"):
        refused(eve, "table", t, **book)
        refused(eve, "type", t)
    refused(a, "status", "campaign_play", **book)
    refused(a, "status", "score", **book)
    seen = b.ask("campaign", **book, invite=made["invite"])
    assert seen["show"]["next"] == 1 and seen["show"]["games"] == [] and not seen["show"]["running"], seen["show"]
    told = b.ask("join", **book, invite=made["invite"])
    assert told["me"] == 1 and told["status"] == "playing" and "legal" not in told
    refused(a, "status", "act", **book, ply=0, action="rest")
    refused(a, "status", "hint", **book)
    refused(a, "campaign", "campaign", table=a.ask("create", game="rage", seats=["me", "open"])["table"])
    first = a.ask("campaign_play", **book)
    assert first["t"] == "scenario" and first["campaign"] == made["table"] and first["number"] == 1, first
    assert {**b.ask("campaign_play", **book), "req": first["req"]} == first
    table = {"table": first["table"]}
    assert b.tables[made["table"]]["book"]["table"] == first["table"], "the others are told where it is played"
    refused(eve, "table", "watch", **table)
    for p, seat in ((a, 0), (b, 1)):
        whole = p.ask("watch", **table)
        assert whole["me"] == seat and whole["status"] == "playing" and whole["campaign"] == made["table"], whole
        assert p.ask("handover", **table, spec="random")["t"] == "handed"
    for p in (a, b):
        while p.tables[made["table"]]["book"]["played"] == 0:
            p.until(of("table", **book))
        assert p.tables[made["table"]]["book"]["table"] is None
    refused(a, "status", "rematch", **table)
    show = b.ask("campaign", **book)["show"]
    assert show["next"] == 2 and not show["running"] and len(show["games"]) == 1 and show["games"][0]["over"], show
    assert show["games"][0]["story"]["end"] and show["seats"][1]["name"] == "bob", show
    text = a.ask("campaign_text", **book)["text"]
    assert text.startswith("meadhall campaign 2\n") and "\npart 1 " in text and "\nleft 1 " in text
    second = b.ask("campaign_play", **book)
    assert second["number"] == 2 and second["table"] != first["table"], second
    show = a.ask("campaign", **book)["show"]
    assert show["running"] and show["next"] == 2 and [g["over"] for g in show["games"]] == [True, False], show


def play_scenario(person, book):
    """A bot plays for its only person until the page is turned; the scenario's number."""
    made = person.ask("campaign_play", **book)
    assert made["t"] == "scenario", made
    person.ask("watch", table=made["table"])
    assert person.ask("handover", table=made["table"], spec="random")["t"] == "handed"
    while person.tables[book["table"]]["book"]["played"] < made["number"]:
        person.until(of("table", **book))
    person.ask("unwatch", table=made["table"])
    return made["number"]


def fork(person, book, at, title):
    """The campaign that is made, as its first `table` tells it."""
    made = person.ask("campaign_fork", **book, at=at, title=title)
    assert made["t"] == "created" and made["table"].startswith("c-") and made["table"] != book["table"], made
    return person.until(of("table", table=made["table"]))


def a_campaign_forks(hall):
    """Played again from any scenario that was reached, with everybody in their seats; the campaign that was left is as it was."""
    a, b, eve = hall.person("ann"), hall.person("bob"), hall.person("eve")
    made = a.ask("campaign_new", game="divinus", seats=["me", "open", "open"], title="Winter")
    book = {"table": made["table"]}
    b.ask("join", **book, invite=made["invite"])
    assert a.ask("fill", **book, spec="random")["t"] == "filled"
    for code, more in (("type", {"at": 0}), ("type", {"at": 17}), ("type", {"at": "1"}), ("type", {"title": ""}), ("type", {"title": None}),
                       ("status", {"at": 2}), ("status", {"at": 9})):
        refused(a, code, "campaign_fork", **{**book, "at": 1, "title": "Spring", **more})
    refused(eve, "table", "campaign_fork", **book, at=1, title="Spring")
    refused(a, "campaign", "campaign_fork", table=a.ask("create", game="rage", seats=["me", "open"])["table"], at=1, title="Spring")
    first = a.ask("campaign_play", **book)["table"]
    for p in (a, b):
        p.ask("watch", table=first)
        p.ask("handover", table=first, spec="random")
    while a.tables[made["table"]]["book"]["played"] == 0:
        a.until(of("table", **book))
    for at in (1, 2):
        told = fork(a, book, at, f"Spring {at}")
        assert told["status"] == "playing" and told["me"] == 0 and [p["name"] for p in told["players"]][:2] == ["ann", "bob"], told
        assert told["book"] == {"title": f"Spring {at}", "played": at - 1, "table": None, "parent": {"table": made["table"], "at": at}}, told
        branch = {"table": told["table"]}
        show = b.ask("campaign", **branch)["show"]
        assert show["next"] == at and len(show["games"]) == at - 1 and show["parent"]["at"] == at, show["parent"]
        text = b.ask("campaign_text", **branch)["text"]
        assert f"\nparent {show['parent']['id']} {at}\n" in text and text.count("\npart ") == at - 1, text[:200]
        assert b.ask("campaign_play", **branch)["number"] == at
    show = a.ask("campaign", **book)["show"]
    assert show["next"] == 2 and show["parent"] is None and not show["running"], show


def an_endless_campaign(hall):
    """Behind the last scenario a fork goes on with single games."""
    a = hall.person("ann")
    book = {"table": a.ask("campaign_new", game="divinus", seats=["me", "random"], title="Winter")["table"]}
    a.until(of("table", **book))
    assert [play_scenario(a, book) for _ in range(8)] == list(range(1, 9))
    assert a.tables[book["table"]]["status"] == "over"
    refused(a, "status", "campaign_play", **book)
    refused(a, "status", "campaign_fork", **book, at=10, title="Endless")
    told = fork(a, book, 9, "Endless")
    assert told["status"] == "playing" and told["book"]["played"] == 8, told
    endless = {"table": told["table"]}
    assert play_scenario(a, endless) == 9
    show = a.ask("campaign", **endless)["show"]
    assert show["next"] == 10 and len(show["games"]) == 9, show["next"]
    assert a.ask("campaign", **book)["show"]["next"] is None


def who_is_here(hall):
    a, b, table, _ = two_at_a_table(hall)
    b.go()
    assert a.until(of("here", here=[True, False]))["table"] == table


def all_cases():
    for case in (games_and_ping, what_create_refuses, a_word_deals, score_sheets, a_table_is_not_for_everybody, joining, leaving_an_open_table, arranging_seats, acting,
                 whole_games, looking_up, taking_back, talking, bots_and_the_end, what_campaign_new_refuses, a_campaign,
                 a_campaign_forks, an_endless_campaign, who_is_here):
        yield case.__name__, case
