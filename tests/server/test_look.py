"""What is asked beside the play: the past, odds, whether an action is final, playing on from a ply."""
import json
import subprocess
import tempfile

from hall import Client, Refused, Server, main, play_on, rng, tables_told


def fails(client, code, t, **more):
    try:
        client.ask(t, **more)
    except Refused as e:
        assert e.code == code, f"{t} {more}: {e.code}, expected {code}"
        return
    raise AssertionError(f"{t} {more} was accepted, expected {code}")


def two_at_a_table(s, game="midgard", **more):
    a, b = Client(s.port, name="Anna"), Client(s.port, name="Bo")
    table, invite = a.create(game, **more)
    b.ask("join", table=table, invite=invite)
    a.table(table, lambda m: m["status"] == "playing")
    return a, b, table


def the_past_as_a_seat_saw_it(program):
    """`at` says what `table` said then, for each seat its own; afterwards all to who looks on."""
    with Server(program) as s:
        a, b, table = two_at_a_table(s, listed=True, undo=False)
        w = Client(s.port)
        w.ask("watch", table=table)
        play_on([a, b], table, rng(), plies=25)
        for c in (a, b, w):
            c.ask("watch", table=table)
            seen = {m["ply"]: m for m in tables_told(c.bytes) if m["status"] == "playing"}
            assert len(seen) > 5
            for ply, m in seen.items():
                at = c.ask("at", table=table, ply=ply)
                assert at["plies"] == c.tables[table]["ply"] and at["ply"] == ply
                for key in ("turn", "prompt", "view", "state"):
                    assert at[key] == m[key], (key, ply)
                assert at["legal"] == m.get("legal", [])
        assert a.ask("at", table=table, ply=0)["ply"] == 0
        assert a.ask("at", table=table)["ply"] == 0
        last = a.tables[table]["ply"]
        assert a.ask("at", table=table, ply=last + 1000)["ply"] == last
        fails(a, "type", "at", table=table, ply=-1)
        fails(a, "type", "at", table=table, ply="3")
        play_on([a, b], table, rng())
        last = a.tables[table]["ply"]
        # a destiny that a rune has shown is no secret any more, maybe soon after the deal: every moment is asked
        moments = [[c.ask("at", table=table, ply=ply)["state"] for c in (a, b, w)] for ply in range(last)]
        assert any(own != other and public not in (own, other) for own, other, public in moments)
        early = a.ask("score", table=table, ply=1)["seats"]
        late = a.ask("score", table=table)["seats"]
        assert late == a.tables[table]["result"] and [x["total"] for x in early] != [x["total"] for x in late]
        assert all(x["rank"] is None for x in early)


def a_stranger_is_told_nothing(program):
    with Server(program) as s:
        a, b, table = two_at_a_table(s)
        stranger = Client(s.port)
        for t, more in (("at", {"ply": 0}), ("odds", {}), ("final", {"action": "place market"}),
                        ("odds", {"action": "place market", "until": ""}), ("branch", {"ply": 0}),
                        ("score", {"ply": 0})):
            fails(stranger, "table", t, table=table, **more)
        open_table, _ = a.create()
        for t, more in (("at", {"ply": 0}), ("odds", {}), ("final", {"action": "place market"}),
                        ("branch", {"ply": 0})):
            fails(a, "status", t, table=open_table, **more)


def final_says_what_undo_will_do(program):
    """Tried at every own question: an action said not to be final can be taken back, at once."""
    r = rng()
    with Server(program) as s:
        told = {True: 0, False: 0}
        for game in ("midgard", "odin", "rage", "divinus"):
            a, b, table = two_at_a_table(s, game)
            for _ in range(40):
                play_on([a, b], table, r, plies=1)
                for c in (a, b):
                    c.ask("watch", table=table)
                who = a if a.tables[table].get("legal") else b
                t = who.tables[table]
                if not t.get("legal"):
                    break
                action = r.choice(t["legal"])
                final = who.ask("final", table=table, action=action)["final"]
                told[final] += 1
                if final:
                    continue
                who.ask("act", table=table, ply=t["ply"], action=action)
                assert who.table(table, lambda m: m["ply"] > t["ply"])["undo"], action
                assert who.ask("undo", table=table)["t"] == "undone"
                who.table(table, lambda m: m["seq"] > t["seq"] + 1)
                (b if who is a else a).table(table, lambda m: m["seq"] > t["seq"] + 1)
        assert told[True] and told[False], told
        a, b, table = two_at_a_table(s, undo=False)
        who, other = (a, b) if a.tables[table].get("legal") else (b, a)
        legal = who.tables[table]["legal"]
        assert who.ask("final", table=table, action=legal[0])["final"]
        fails(other, "turn", "final", table=table, action=legal[0])
        fails(who, "illegal", "final", table=table, action="place market")
        fails(who, "action", "final", table=table, action="dance")
        fails(who, "type", "final", table=table)


def in_the_middle(s, game, r):
    """After twenty answers. A game may be over before: Divinus ends where everybody rests (DV-END-02)."""
    while True:
        a, b, table = two_at_a_table(s, game)
        play_on([a, b], table, r, plies=20)
        for c in (a, b):
            c.ask("watch", table=table)
        if a.tables[table]["status"] == "playing":
            return a, b, table


def odds_of_every_game(program):
    r = rng()
    with Server(program) as s:
        for game in ("midgard", "odin", "rage", "divinus"):
            a, b, table = in_the_middle(s, game, r)
            who, other = (a, b) if a.tables[table].get("legal") else (b, a)
            exact = who.ask("odds", table=table)["odds"]
            assert isinstance(exact, list) and all(set(x) >= {"id", "rows", "kinds"} for x in exact)
            action = who.tables[table]["legal"][0]
            got = who.ask("odds", table=table, action=action, until="", samples=20)
            n = got["samples"]  # less where time was up
            assert got["action"] == action and 0 < n <= 20
            for tally in got["events"].values():
                assert 0 < tally["n"] <= n and sum(tally["bins"]) == n and tally["sum"]
            one, same = (who.ask("odds", table=table, action=action, until="", samples=1) for _ in range(2))
            assert one["samples"] == 1 and one["events"] == same["events"]
            if not other.tables[table].get("legal"):  # both may be asked at once
                fails(other, "turn", "odds", table=table, action=action, until="", samples=5)
            fails(who, "type", "odds", table=table, action=action)
            fails(who, "type", "odds", table=table, action=action, until="no_such_event")
            fails(who, "type", "odds", table=table, action=action, until="", samples=0)
            fails(who, "action", "odds", table=table, action="dance", until="")
        big = who.ask("odds", table=table, action=action, until="", samples=10 ** 9)
        assert 0 < big["samples"] <= 2000


def odds_are_rationed(program):
    with Server(program, limits=True) as s:
        a = Client(s.port)
        table, _ = a.create(seats=["me", "random"])
        a.table(table, lambda m: m.get("legal"))
        got = []
        for _ in range(120):
            try:
                got.append(a.ask("odds", table=table)["t"])
            except Refused as e:
                got.append(e.code)
        assert got[0] == "odds" and "rate" in got, got


def playing_on_from_a_ply(program):
    r = rng()
    with Server(program) as s:
        a, b, table = two_at_a_table(s, entropy="ab" * 32, listed=True)
        play_on([a, b], table, r, plies=3)
        fails(a, "status", "branch", table=table, ply=1)
        play_on([a, b], table, r)
        w = Client(s.port, name="Cara")
        last = a.tables[table]["ply"]
        fails(a, "type", "branch", table=table, ply=last)
        fails(a, "type", "branch", table=table)
        fails(a, "type", "branch", table=table, ply=3, seat=2)
        fails(a, "bot", "branch", table=table, ply=3, bot="deep blue")
        log = w.ask("watch", table=table, **{"from": 0})["log"]
        for c, seat, ply in ((a, 1, last // 2), (w, 0, last // 3), (b, 0, 0)):
            made = c.ask("branch", table=table, ply=ply, seat=seat, bot="random")
            new = made["table"]
            assert made["t"] == "created" and new != table
            t = c.table(new)
            assert t["me"] == seat and t["status"] == "playing" and not t["listed"]
            assert [p["bot"] for p in t["players"]] == ["random" if i != seat else None for i in range(2)]
            at = c.ask("at", table=new, ply=ply)
            then = (a if seat == 0 else b).ask("at", table=table, ply=ply)
            assert at["state"] == then["state"] and at["view"] == then["view"]
            assert [x["seat"] for x in c.ask("watch", table=new, **{"from": 0})["log"]][:ply] == \
                [x["seat"] for x in log][:ply]
            play_on([c], new, r)
            text = c.ask("saga", table=new)["text"]
            with tempfile.NamedTemporaryFile("w", suffix=".saga") as f:
                f.write(text)
                f.flush()
                out = subprocess.run([program, "replay", f.name, "--verify"], capture_output=True, text=True)
                assert out.returncode == 0 and "verified" in out.stdout, out.stderr
        # one that goes on is there after a restart
        new = a.ask("branch", table=table, ply=last // 2, seat=0)["table"]
        a.table(new)
        play_on([a], new, r, plies=2)
        assert s.stop() == 0
        s.start()
        c = Client(s.port, token=a.token)
        again = c.ask("watch", table=new)
        assert again["me"] == 0 and again["ply"] >= a.tables[new]["ply"]
        play_on([c], new, r)
        checked = subprocess.run([program, "serve", "--check", "--data", s.data], capture_output=True)
        assert checked.returncode == 0, checked.stdout


def an_undo_while_away(program):
    """Who was away during an undo is told the log from the ply where it changed, not from the ply it knows."""
    r = rng(7)
    with Server(program) as s:
        a, b, w = Client(s.port), Client(s.port), Client(s.port)
        table, invite = a.create(undo=True)
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        play_on([a, b], table, r, plies=12)
        known = w.ask("watch", table=table, invite=invite, **{"from": 0})
        w.close()
        who, other = (a, b) if a.tables[table].get("legal") else (b, a)
        play_on([a, b], table, r, plies=1)
        back = who.tables[table]["ply"]
        while back >= known["ply"]:
            if who.ask("undo", table=table)["t"] == "asked":
                other.ask("undo_answer", table=table, yes=True)
            back = who.table(table, lambda m: m["ply"] < back)["ply"]
            other.table(table, lambda m: m["seq"] >= who.tables[table]["seq"])
        while who.tables[table]["ply"] <= known["ply"]:
            play_on([a, b], table, r, plies=1)
        w2 = Client(s.port, token=w.token)
        news = w2.ask("watch", table=table, invite=invite, seq=known["seq"], **{"from": known["ply"]})
        assert news["from"] <= back
        merged = [x for x in known["log"] if x["ply"] < news["from"]] + news["log"]
        assert merged == w2.ask("watch", table=table, **{"from": 0})["log"]
        same = w2.ask("watch", table=table, seq=news["seq"], **{"from": news["ply"]})
        assert same["from"] == news["ply"]


main([an_undo_while_away, the_past_as_a_seat_saw_it, a_stranger_is_told_nothing, final_says_what_undo_will_do,
      odds_of_every_game, odds_are_rationed, playing_on_from_a_ply])
