"""Letters: opt-in, at most one an hour, each once, whatever the mail server and this one do. On both stores where the store matters."""
import os
import re
import sqlite3
import subprocess
import time

from folk import HAS_POSTGRES, behind, refused
from hall import Client, Server, http, main, rng
from postbox import PUBLIC, Clock, Hook, Postbox, account, code_in, mail_server, with_address
from postgres import Postgres

KILLS = int(os.environ.get("KILLS", "6"))
PEOPLE, PER_CALL = 12, 10  # people who are written to, and kills until they are called again
DAYS = {"kind": "days", "base": 2 * 86400}


def stores(program, box, test, clock=True):
    """The test with each store."""
    c = Clock() if clock else None
    with mail_server(program, box, clock=c) as s:
        test(s, c)
    if HAS_POSTGRES:
        box.letters.clear()
        c = Clock() if clock else None
        with Postgres() as p, mail_server(program, box, "--postgres", p.url, "--node", "one", clock=c) as s:
            test(s, c)


def days_table(a, b, game="midgard"):
    table, invite = a.create(game=game, seats=("me", "open"), clock=DAYS)
    b.ask("join", table=table, invite=invite)
    return table


def pass_turn(people, table):
    """Whoever is asked plays until somebody else is; who that is."""
    for c in people:
        c.ask("watch", table=table)
    while True:
        asked = [c for c in people if c.tables[table].get("legal")]
        if not asked:
            for c in people:
                c.ask("watch", table=table)
            continue
        c = asked[0]
        t = c.tables[table]
        c.ask("act", table=table, ply=t["ply"], action=t["legal"][0])
        c.table(table, lambda m: m["ply"] > t["ply"])
        for other in people:
            other.ask("watch", table=table)
        now = [x for x in people if x.tables[table].get("legal")]
        if now and c not in now:
            return now[0]


def addresses(program):
    """An address is confirmed by its code; nothing is sent before, and nothing that nobody asked for."""
    with Postbox() as box:
        def test(s, clock):
            guest = Client(s.port)
            refused("account", guest.ask, "mail")
            anna = account(s, "Anna")
            m = anna.ask("mail")
            assert m["can"] and m["address"] is None and m["kinds"] == [] and m["hook"] is None, m
            for wrong in ("anna", "anna@", "@mail.example", "a b@mail.example", "anna@mail", "x@y.z\r\nBcc: all@mail.example"):
                refused("address", anna.ask, "mail_address", address=wrong, password="correct horse")
            refused("password", anna.ask, "mail_address", address="anna@mail.example", password="wrong horse")
            anna.ask("mail_address", address="anna@mail.example", password="correct horse", lang="de")
            letter = box.wait("anna@mail.example", 1)[0]
            code = code_in(letter)
            assert f"{PUBLIC}/#/set/mail/{code}" in letter.get_content() and "Hallo Anna," in letter.get_content()
            assert letter["Message-ID"].endswith("@hall.example>") and letter["Auto-Submitted"] == "auto-generated"
            refused("code", anna.ask, "mail_confirm", code="AAAAAAAA")
            assert anna.ask("mail_confirm", code=code[:4].lower() + "-" + code[4:])["address"] == "anna@mail.example"
            refused("code", anna.ask, "mail_confirm", code=code)
            refused("type", anna.ask, "mail_kinds", kinds=["everything"])
            assert anna.ask("mail_kinds", kinds=["turn", "result"])["kinds"] == ["turn", "result"]
            assert anna.ask("mail_address", address=None, password="correct horse")["address"] is None
        stores(program, box, test, clock=False)


def codes_run_out(program):
    with Postbox() as box, mail_server(program, box) as s:
        anna = account(s, "Anna")
        anna.ask("mail_address", address="anna@mail.example", password="correct horse")
        code = code_in(box.wait("anna@mail.example", 1)[0])
        for _ in range(10):
            refused("code", anna.ask, "mail_confirm", code="AAAAAAAA")
        refused("code", anna.ask, "mail_confirm", code=code)


def passwords_by_mail(program):
    with Postbox() as box:
        def test(s, clock):
            anna = with_address(s, box, "Anna")
            other = Client(s.port)
            assert other.ask("reset", name="Nobody")["t"] == "reset"  # told to nobody
            assert other.ask("reset", name="ANNA")["t"] == "reset"
            code = code_in(box.wait(anna.address, 2)[1])
            refused("code", other.ask, "reset_password", name="anna", code="AAAAAAAA", new="another horse")
            refused("password", other.ask, "reset_password", name="anna", code=code, new="short")
            assert other.ask("reset_password", name="anna", code=code, new="another horse")["me"]["name"] == "Anna"
            refused("code", Client(s.port).ask, "reset_password", name="anna", code=code, new="third horse!")
            refused("password", Client(s.port).ask, "login", name="anna", password="correct horse")
            Client(s.port).ask("login", name="anna", password="another horse")
        stores(program, box, test, clock=False)


def codes_asked_by_others(program):
    """Whoever asks for codes of somebody else takes none of the owner's, and writes one letter in a while."""
    with Postbox() as box:
        with mail_server(program, box, "--behind-proxy", limits=True) as s:
            anna = with_address(s, box, "Anna")
            for n in range(8):
                assert behind(s, f"198.51.100.{n}").ask("reset", name="Anna")["t"] == "reset"
            own = behind(s, "203.0.113.9")
            assert own.ask("reset", name="Anna")["t"] == "reset"
            code = code_in(box.wait(anna.address, 2)[1])
            time.sleep(2)
            assert len(box.letters) == 2, "the code that was sent stays, and no other is sent"
            stranger = behind(s, "198.51.100.1")
            for _ in range(8):
                refused("code", stranger.ask, "reset_password", name="anna", code="AAAAAAAA", new="another horse")
            for _ in range(4):
                assert stranger.ask("reset", name="Anna")["t"] == "reset"
            refused("rate", stranger.ask, "reset", name="Anna")
            assert own.ask("reset_password", name="anna", code=code, new="another horse")["me"]["name"] == "Anna"


def turns(program):
    """One letter an hour about what waits; nothing for who answered in the meantime; one click to stop."""
    with Postbox() as box:
        def test(s, clock):
            anna, bo = with_address(s, box, "Anna"), with_address(s, box, "Bo", lang="ru")
            people = {anna.me["id"]: anna, bo.me["id"]: bo}
            first, second = days_table(anna, bo), days_table(bo, anna, "rage")
            clock.forward(60)
            time.sleep(2)
            assert len(box.letters) == 2, "nobody is written to who may be here"
            clock.forward(120)
            asked = pass_turn([anna, bo], first)
            asked_first = asked
            clock.forward(180)
            letters = box.wait(asked.address, 2)
            text = letters[1].get_content()
            assert f"{PUBLIC}/#/t/hall/{first}" in text, text
            assert ("Чемпионы Мидгарда" if asked is bo else "Champions of Midgard") in text, text
            before = len(box.letters)
            pass_turn([anna, bo], second)
            pass_turn([anna, bo], second)
            clock.forward(600)
            time.sleep(3)
            assert len(box.to(asked_first.address)) == 2, "one letter an hour"
            clock.forward(3600)
            time.sleep(3)
            for m in box.to(asked_first.address)[1:]:
                assert m["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert len(box.letters) >= before
            stop = re.search(r"<https://hall.example(/stop/\w\w/[\w-]+)>", letters[1]["List-Unsubscribe"]).group(1)
            status, head, body = http(s.port, f"GET {stop} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert status == 200 and b'<form method="post">' in body and "form-action 'self'" in head
            assert "turn" in asked_first.ask("mail")["kinds"], "a look changes nothing"
            bad = stop[:-6] + "AAAAAA"
            assert http(s.port, f"POST {bad} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n")[0] == 404
            assert http(s.port, "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n")[0] == 405
            click = "List-Unsubscribe=One-Click"
            status, head, body = http(s.port, f"POST {stop} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(click)}\r\n\r\n{click}")
            assert status == 200 and b"<form" not in body, (status, body)
            end = time.time() + 10
            while "turn" in asked_first.ask("mail")["kinds"]:
                assert time.time() < end
            assert asked_first.ask("mail")["kinds"] == ["invite", "result"]
        stores(program, box, test)


def calls(program):
    """Somebody is called to a table by name, in the hall at once and by a letter."""
    with Postbox() as box:
        def test(s, clock):
            anna, bo = with_address(s, box, "Anna"), with_address(s, box, "Bo")
            table, invite = anna.create(seats=("me", "open"))
            refused("table", bo.ask, "call", table=table, name="Anna")
            refused("name", anna.ask, "call", table=table, name="Nobody")
            assert anna.ask("call", table=table, name="BO")["name"] == "Bo"
            bo.until(lambda m: m["t"] == "notice_new")
            anna.ask("call", table=table, name="Bo")  # a second call is the first
            got = bo.ask("notices")
            assert got["unseen"] == 1 and len(got["notices"]) == 1, got
            n = got["notices"][0]
            assert n["kind"] == "invite" and n["from"] == "Anna" and n["table"] == table and n["invite"] == invite, n
            assert bo.ask("notices_seen")["unseen"] == 0
            clock.forward(180)
            text = box.wait(bo.address, 2)[1].get_content()
            assert f"{PUBLIC}/#/t/hall/{table}/{invite}" in text and "Anna keeps a place for you" in text, text
            bo.ask("join", table=table, invite=invite)
            assert bo.ask("notices")["notices"] == []
            bo.ask("block", player=anna.me["id"], on=True)
            table, invite = anna.create(seats=("me", "open"))
            assert anna.ask("call", table=table, name="BO")["name"] == "Bo"  # the same answer
            assert bo.ask("notices")["notices"] == []
        stores(program, box, test)


def called_people(s, box, clock, count):
    """People with one notice each."""
    host = account(s, "Host")
    people = [with_address(s, box, f"P{i}", kinds=["invite"]) for i in range(count)]
    for i, p in enumerate(people):
        table, _ = host.create(seats=("me", "open"))
        host.ask("call", table=table, name=p.me["name"] if not p.me["guest"] else f"P{i}")
    return people


def each_once(box, people, of=2):
    for p in people:
        box.wait(p.address, of, 90)
    time.sleep(2)
    for p in people:
        ids = [m["Message-ID"] for m in box.to(p.address)]
        assert len(ids) == of and len(set(ids)) == of, ids


def a_server_that_is_down(program):
    """Down for ten minutes: each letter arrives once, afterwards."""
    with Postbox() as box:
        def test(s, clock):
            people = called_people(s, box, clock, 6)
            box.stop()
            for _ in range(11):
                clock.forward(60)
                time.sleep(0.7)
            assert all(len(box.to(p.address)) == 1 for p in people)
            box.start()
            for _ in range(20):
                clock.forward(60)
                time.sleep(0.5)
            each_once(box, people)
        stores(program, box, test)


def a_server_that_is_slow(program):
    with Postbox() as box, mail_server(program, box, clock=(clock := Clock())) as s:
        people = called_people(s, box, clock, 2)
        box.slow = 3
        clock.forward(180)
        anna = account(s, "Anna")
        begin = time.time()
        table, _ = anna.create(seats=("me", "greedy"))
        assert time.time() - begin < 2.5, "the hall does not wait for the post"
        each_once(box, people)


def a_server_that_refuses(program):
    """For a while: again. For good: never, and the owner of the address finds out."""
    with Postbox() as box, mail_server(program, box, clock=(clock := Clock())) as s:
        (one,) = called_people(s, box, clock, 1)
        box.answers = ["451 not now", "451 not now"]
        clock.forward(180)
        for _ in range(12):
            clock.forward(60)
            time.sleep(0.6)
        each_once(box, [one])
        box.refuse_rcpt = "550 nobody of that name"
        two = account(s, "Two")
        box.refuse_rcpt = None
        two = with_address(s, box, "Three", kinds=["invite"])
        box.refuse_rcpt = "550 nobody of that name"
        host = account(s, "Other")
        table, _ = host.create(seats=("me", "open"))
        host.ask("call", table=table, name="Three")
        clock.forward(180)
        end = time.time() + 30
        while two.ask("mail")["off"] is None:
            assert time.time() < end
            time.sleep(0.2)
        assert two.ask("mail")["kinds"] == []
        box.refuse_rcpt = None
        clock.forward(7200)
        time.sleep(2)
        assert len(box.to(two.address)) == 1


def told(letter, table):
    return f"{PUBLIC}/#/t/hall/{table}" in letter.get_content()


def an_answer_that_never_comes(program):
    """The other side has the letter and is gone before it says so: it is not sent again. What it was about is in the next
    letter, an hour later, which says so and names the first."""
    with Postbox() as box:
        def test(s, clock):
            (one,) = called_people(s, box, clock, 1)
            (table,) = [n["table"] for n in one.ask("notices")["notices"]]
            box.answers = [None]
            clock.forward(180)
            first = box.wait(one.address, 2)[1]
            assert told(first, table) and first["In-Reply-To"] is None and "already" not in first.get_content()
            for _ in range(5):
                clock.forward(600)
                time.sleep(0.5)
            assert len(box.to(one.address)) == 2, "one letter an hour"
            clock.forward(900)
            again = box.wait(one.address, 3)[2]
            assert told(again, table) and "You may know this already" in again.get_content(), again.get_content()
            assert again["Message-ID"] != first["Message-ID"] == again["In-Reply-To"] == again["References"]
            for _ in range(3):
                clock.forward(3700)
                time.sleep(1)
            assert len(box.to(one.address)) == 3, "this one was answered"
            assert "letter doubtful" in s.log()
        stores(program, box, test)


def what_is_known_is_not_told_again(program):
    """Who followed the invitation of a doubtful letter, or stopped such letters, hears no more of it."""
    with Postbox() as box, mail_server(program, box, clock=(clock := Clock())) as s:
        came, stopped = called_people(s, box, clock, 2)
        box.answers = [None, None]
        clock.forward(180)
        box.wait(came.address, 2)
        box.wait(stopped.address, 2)
        n = came.ask("notices")["notices"][0]
        came.ask("join", table=n["table"], invite=n["invite"])
        stopped.ask("mail_kinds", kinds=["turn"])
        for _ in range(3):
            clock.forward(3700)
            time.sleep(1.5)
        assert len(box.letters) == 4, [m["Subject"] for _, m in box.letters]


def a_server_that_never_answers(program):
    """A mail server that always takes a letter and never says so: after three reminders the hall gives up."""
    with Postbox() as box, mail_server(program, box, clock=(clock := Clock())) as s:
        (one,) = called_people(s, box, clock, 1)
        box.answers = [None] * 20
        for count in range(2, 6):
            clock.forward(3700)
            box.wait(one.address, count)
        for _ in range(3):
            clock.forward(3700)
            time.sleep(1.5)
        ids = [m["Message-ID"] for m in box.to(one.address)]
        assert len(ids) == len(set(ids)) == 5, ids


def without_mail(program):
    with Server(program) as s:
        anna = account(s, "Anna")
        assert anna.ask("mail")["can"] is False
        refused("address", anna.ask, "mail_address", address="anna@mail.example", password="correct horse")
    for args in (["--mail", "http://x"], ["--mail", "smtp://x"], ["--mail-from", "a@b.example"],
                 ["--mail", "smtp://x", "--mail-from", "nobody", "--public-url", "https://x"],
                 ["--public-url", "hall.example"]):
        p = subprocess.run([program, "serve", "--port", "0", *args], capture_output=True, text=True)
        assert p.returncode == 2 and len(p.stderr.strip().splitlines()) == 1, (args, p.stderr)


def silent(s, hook, c):
    """One that takes everything and never answers is turned off, too."""
    hook.status, before = None, len(hook.bodies)
    c.ask("hook", url=hook.url, kinds=["invite"])
    for i in range(8):
        c.ask("hook_try")
        hook.wait(before + i + 1)
        time.sleep(0.2)
    end = time.time() + 20
    while c.ask("mail")["hook"]["off"] is None:
        assert time.time() < end, "not turned off"
        time.sleep(0.2)


def hooks(program):
    """JSON that Discord and Slack take; https and public addresses only; off after many failures, and told."""
    with Hook() as hook, Postbox() as box:
        def test(s, clock):
            hook.bodies.clear()
            hook.status = 204
            anna, bo = account(s, f"Anna"), account(s, "Bo")
            m = bo.ask("hook", url=hook.url, kinds=["turn", "invite"])
            assert m["hook"]["url"] == hook.url and m["hook"]["off"] is None, m
            bo.ask("hook_try")
            hook.wait(1)
            assert hook.bodies[0]["content"] == hook.bodies[0]["text"] and hook.bodies[0]["notices"] == []
            table, invite = anna.create(seats=("me", "open"))
            anna.ask("call", table=table, name="Bo")
            hook.wait(2)
            n = hook.bodies[1]["notices"][0]
            assert n["kind"] == "invite" and n["table"] == table and f"/#/t/hall/{table}/{invite}" in hook.bodies[1]["text"]
            hook.status = 302  # led elsewhere: not followed
            for i in range(8):
                table, invite = anna.create(seats=("me", "open"))
                anna.ask("call", table=table, name="Bo")
                hook.wait(3 + i)
                time.sleep(0.2)
            end = time.time() + 20
            while bo.ask("mail")["hook"]["off"] is None:
                assert time.time() < end
                time.sleep(0.2)
            assert any(n["kind"] == "hook" for n in bo.ask("notices")["notices"])
            assert bo.ask("hook", url=None)["hook"] is None
            silent(s, hook, bo)
        stores(program, box, test)
    with Server(program) as s:
        anna = account(s, "Anna")
        for url in ("http://hall.example/x", "https://u:p@hall.example/", "https://hall.example:8443/", "ftp://hall.example/", "nothing",
                    "https://bücher.example/", "https://b%C3%BCcher.example/", "https://hall.example./"):
            refused("address", anna.ask, "hook", url=url, kinds=["turn"])
        anna.ask("hook", url="https://127.0.0.1/x", kinds=["turn"])
        anna.ask("hook_try")
        end = time.time() + 20
        while "private network" not in s.log():
            assert time.time() < end, s.log()
            time.sleep(0.2)


def each_told(box, doubtful, address, tables):
    """Every table stands in a letter; in a second one only where the store calls the first doubtful and the second says so.
    How often one was told again."""
    again = 0
    for table in tables:
        letters = [m for m in box.to(address) if told(m, table)]
        assert letters, f"nobody told {address} of {table}"
        for before, m in zip(letters, letters[1:]):
            assert before["Message-ID"] in doubtful and before["Message-ID"] in m["References"], (before, m)
            assert "You may know this already" in m.get_content()
            again += 1
    return again


def killed_at(start, ask):
    """The server is killed again and again while letters go out: no letter comes twice, and what each of them is about
    arrives, by the next letter where nobody knows whether the first did."""
    r, clock = rng(), Clock()
    with Postbox() as box, start(box, clock) as s:
        people = called_people(s, box, clock, PEOPLE)
        tokens, port, kills, asked = [p.token for p in people], s.port, 0, PEOPLE
        box.slow = 0.05
        clock.forward(180)
        while kills < KILLS:
            time.sleep(1 + r.random() * 1.5)  # within the first letters of a new life
            s.kill()
            s.port = port
            s.start()
            kills += 1
            clock.forward(30)
            if kills % PER_CALL == 0 and kills < KILLS:
                wait_for(ask, s, clock)
                call_again(s, tokens)
                asked += PEOPLE
                clock.forward(3700)
        box.slow = 0
        wait_for(ask, s, clock)
        ids = [m["Message-ID"] for _, m in box.letters]
        assert len(ids) == len(set(ids)), "a letter came twice"
        doubtful = {f"<{x}@hall.example>" for x in ask(s, "SELECT id FROM parcels WHERE state=5")}
        again = 0
        for token, p in zip(tokens, people):
            got = [n["table"] for n in Client(s.port, token=token).ask("notices")["notices"]]
            assert len(got) == len(set(got)) == asked // PEOPLE, got
            again += each_told(box, doubtful, p.address, got)
        print(f"{kills} kills, {len(ids) - PEOPLE} letters, none twice; {asked} of {asked} notices arrived; {len(doubtful)} "
              f"letters doubtful, {again} notices told again as such; {asked} notices in the hall, each once", flush=True)


def killed(program):
    """Over the embedded store."""
    def ask(s, sql):
        with sqlite3.connect(f"file:{s.data}/meadhall.db?mode=ro", uri=True) as d:
            return [str(x[0]) for x in d.execute(sql)]
    killed_at(lambda box, clock: mail_server(program, box, clock=clock), ask)


def killed_on_postgres(program):
    if not HAS_POSTGRES:
        return
    with Postgres() as p:
        def ask(s, sql):
            return subprocess.run(["psql", "-qAt", "-d", p.url, "-c", sql], capture_output=True, text=True, check=True).stdout.split()
        killed_at(lambda box, clock: mail_server(program, box, "--postgres", p.url, clock=clock), ask)


def call_again(s, tokens):
    """Everybody is called to one more table."""
    host = Client(s.port)
    host.ask("login", name="Host", password="correct horse")
    for i in range(len(tokens)):
        table, _ = host.create(seats=("me", "open"))
        host.ask("call", table=table, name=f"P{i}")
    host.close()


def wait_for(ask, s, clock):
    """Until no notice waits for a letter, and no letter is under way."""
    end = time.time() + 150
    while waits := ask(s, "SELECT 'notice' FROM notices WHERE mail=1 UNION ALL SELECT id FROM parcels WHERE state<3"):
        assert time.time() < end, waits
        clock.forward(120)
        time.sleep(0.5)


def two_nodes(program):
    """Of two nodes one sends."""
    if not HAS_POSTGRES:
        return
    with Postbox() as box, Postgres() as p:
        c1, c2 = Clock(), Clock()
        with mail_server(program, box, "--postgres", p.url, "--node", "one", clock=c1) as one, \
             mail_server(program, box, "--postgres", p.url, "--node", "two", clock=c2) as two:
            people = called_people(one, box, c1, 8)
            bell = Client(two.port)
            bell.ask("login", name="P0", password="correct horse")
            host = account(two, "Second")
            table, _ = host.create(seats=("me", "open"))
            called = Client(one.port)
            called.ask("login", name="P1", password="correct horse")
            host.ask("call", table=table, name="P1")
            called.until(lambda m: m["t"] == "notice_new")
            c1.forward(180)
            c2.forward(180)
            each_once(box, people)


# Every fourth of them takes about as long as every other fourth (mail_parts in cmake/server.cmake).
if __name__ == "__main__":
    main([a_server_that_is_down, killed, killed_on_postgres, hooks,
          addresses, turns, calls, an_answer_that_never_comes,
          codes_run_out, what_is_known_is_not_told_again, a_server_that_is_slow, a_server_that_refuses,
          passwords_by_mail, without_mail, a_server_that_never_answers, two_nodes, codes_asked_by_others])
