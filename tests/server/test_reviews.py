"""Reviews that the server reckons once and keeps with the table. Every test on both stores."""
import time

from folk import PASSWORD, account, both, game, refused
from hall import PATIENCE, Client, Server, main, play_on, rng


def finished(c, table, lang="en"):
    """Asks until it is done, for as long as it goes on; what was said on the way."""
    moved, seen = time.monotonic(), []
    while time.monotonic() < moved + PATIENCE * 2:
        got = c.ask("review", table=table, lang=lang)
        if not seen or got["done"] != seen[-1]:
            moved = time.monotonic()
        seen.append(got["done"])
        if got["done"] == 1000:
            return got, seen
        assert got["page"] is None
        time.sleep(0.2)
    raise AssertionError(f"no review: {seen[-3:]}")


@both
def once_for_everybody(s, store):
    r = rng()
    anna, bo, eve = account(s, "Anna"), account(s, "Bo"), Client(s.port)
    table = game([anna, bo], r)
    assert anna.ask("review", table=table, lang="en")["done"] < 1000
    refused("table", eve.ask, "review", table=table, lang="en")
    refused("type", bo.ask, "review", table=table, lang="fr")
    refused("type", bo.ask, "review", table=table)
    got, seen = finished(anna, table)
    assert seen == sorted(seen) and len(set(seen)) > 2, seen
    assert got["reviewer"] == 4 and "<svg" in got["page"] and f"#/r/hall/{table}/" in got["page"]
    assert "Anna" not in got["page"] and "Seat 1" in got["page"], "people are seats"
    bo = Client(s.port)  # who was silent for so long has been let go
    bo.ask("login", name="Bo", password=PASSWORD)
    for lang, word in (("de", "Platz"), ("ru", "есто"), ("en", "Seat")):
        kept = bo.ask("review", table=table, lang=lang)
        assert kept["done"] == 1000 and word in kept["page"], lang
    assert kept["page"] == got["page"]
    assert s.stop() == 0
    s.start()
    again = Client(s.port)
    again.ask("login", name="Anna", password=PASSWORD)
    kept = again.ask("review", table=table, lang="en")
    assert kept["done"] == 1000 and kept["page"] == got["page"], "it is kept"


@both
def who_may_ask(s, store):
    r = rng()
    anna, bo, eve = Client(s.port), Client(s.port), Client(s.port)
    table, invite = anna.create("midgard", ["me", "open"], undo=False, listed=True)
    refused("status", anna.ask, "review", table=table, lang="en")
    bo.ask("join", table=table, invite=invite)
    anna.table(table, lambda m: m["status"] != "open")
    refused("status", anna.ask, "review", table=table, lang="en")
    for c in (anna, bo):
        c.table(table, lambda m: m["status"] != "open")
    play_on([anna, bo], table, r)
    assert eve.ask("review", table=table, lang="en")["done"] < 1000, "everybody may look on there"
    assert eve.ask("ping")["t"] == "pong"
    refused("table", eve.ask, "review", table="nosuchtable0", lang="en")


def begun_again_after_a_crash(program):
    with Server(program) as s:
        anna, bo = Client(s.port), Client(s.port)
        table = game([anna, bo], rng())
        assert anna.ask("review", table=table, lang="en")["done"] == 0
        s.kill()
        s.start()
        again = Client(s.port, token=anna.token)
        assert again.ask("review", table=table, lang="en")["done"] < 1000, "nothing half done is kept"
        assert finished(again, table)[0]["page"]


def one_with_bots(anna, bo):
    """A game that costs few messages: both leave it to bots at once."""
    table, invite = anna.create("midgard", ["me", "open"], undo=False)
    bo.ask("join", table=table, invite=invite)
    for c in (anna, bo):
        c.table(table, lambda m: m["status"] != "open")
        c.ask("handover", table=table, spec="random")
    anna.table(table, lambda m: m["status"] == "over")
    return table


def ten_a_day(program):
    with Server(program, limits=True) as s:
        r = rng()
        anna, bo = Client(s.port), Client(s.port)
        tables = []
        while len(tables) < 11:
            tables.append(one_with_bots(anna, bo))
        for table in tables[:10]:
            anna.ask("review", table=table, lang="en")
        refused("rate", anna.ask, "review", table=tables[10], lang="en")
        anna.ask("review", table=tables[9], lang="en")  # asking how far it is costs nothing
        bo.ask("review", table=tables[10], lang="en")


def bots_go_first(program):
    """Two workers, one review after the other: a bot that somebody waits for has its turn at once."""
    with Server(program, "--workers", "2") as s:
        r = rng()
        anna, bo = Client(s.port), Client(s.port)
        tables = [game([anna, bo], r) for _ in range(3)]
        for table in tables:
            anna.ask("review", table=table, lang="en")
        mine, _ = bo.create("midgard", ["me", "mcts:100"], undo=False)
        bo.table(mine, lambda m: m["status"] == "playing")
        play_on([bo], mine, r)
        assert anna.ask("review", table=tables[2], lang="en")["done"] < 1000, "the last of them still waits"


main([once_for_everybody, who_may_ask, begun_again_after_a_crash, ten_a_day, bots_go_first])
