"""People: who they are, what they may take, and what others cannot do to them. On both stores where the store matters.
Arguments: the program, the library wrong_clock."""
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

from folk import HAS_POSTGRES, HERE, behind, lives, refused
from hall import Client, Closed, Refused, Server, main, play_on, rng
from postgres import Postgres

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


# ---- one guest, many connections ---------------------------------------------------------------

def ended(c, code=1008):
    """The connection is told that its session has ended, and closed."""
    said = None
    try:
        while True:
            m = c.read()
            said = m if m["t"] == "bye" else said
    except Closed as e:
        assert e.code == code, e
    assert said and said["code"] == "session", said


def a_guest_registers_once(program):
    with Server(program) as s:
        a = Client(s.port, name="Anna")
        table, _ = a.create(seats=["me", "greedy"])
        thief, third = Client(s.port, token=a.token), Client(s.port, token=a.token)
        asked = [(c, c.send("register", name=name, password=password))
                 for c, name, password in ((a, "Anna", "correct horse"), (thief, "Loki", "thievish horse"))]
        won = []
        for c, req in asked:
            try:
                c.wait(req)
                won.append(c)
            except (Refused, Closed) as e:
                assert isinstance(e, Closed) or e.code == "name", e
        assert len(won) == 1, "registered twice"
        mine = won[0] is a
        name, password = ("Anna", "correct horse") if mine else ("Loki", "thievish horse")
        phone = Client(s.port)
        assert phone.ask("login", name=name, password=password)["me"]["id"] == a.me["id"]
        name, password = ("Loki", "thievish horse") if mine else ("Anna", "correct horse")
        refused("password", Client(s.port).ask, "login", name=name, password=password)
        ended(third)
        lives(won[0])
        lives(phone)
        refused("password", won[0].ask, "name", name="Another")
        assert phone.ask("watch", table=table)["me"] == 0


def log_in(s, password):
    c = Client(s.port)
    c.token = c.ask("login", name="Anna", password=password)["token"]
    return c


def what_ends_a_session_ends_its_connections(program):
    with Server(program) as s:
        # registering: every connection of the guest but the one that asked
        a = Client(s.port, name="Anna")
        twin, old, me = Client(s.port, token=a.token), a.token, a.me["id"]
        a.token = a.ask("register", name="Anna", password="correct horse")["token"]
        ended(twin)
        lives(a)
        refused("token", Client, s.port, token=old)
        # logging out: all of the player's, on every device
        twin, phone, stranger = Client(s.port, token=a.token), log_in(s, "correct horse"), Client(s.port)
        assert a.ask("logout")["t"] == "bye"
        ended(twin)
        ended(phone)
        lives(stranger)
        for token in (a.token, phone.token):
            refused("token", Client, s.port, token=token)
        # one device alone leaves by its session
        a, phone = log_in(s, "correct horse"), log_in(s, "correct horse")
        own = [x["id"] for x in a.ask("sessions")["sessions"] if x["me"]]
        a.ask("session_end", session=own[0])
        ended(a)
        lives(phone)
        # another password: every session but the new one
        tab = Client(s.port, token=phone.token)
        refused("password", phone.ask, "password", old="wrong horse", new="better horse")
        refused("password", phone.ask, "password", old="correct horse", new="short")
        refused("type", phone.ask, "password", old="correct horse")
        refused("password", Client(s.port).ask, "password", old="correct horse", new="better horse")
        lives(tab)
        new = phone.ask("password", old="correct horse", new="better horse")
        ended(tab)
        lives(phone)
        refused("token", Client, s.port, token=phone.token)
        assert Client(s.port, token=new["token"]).me["id"] == me
        refused("password", Client(s.port).ask, "login", name="Anna", password="correct horse")
        assert Client(s.port).ask("login", name="Anna", password="better horse")["me"]["id"] == me
        log = s.log()
        assert "horse" not in log and new["token"] not in log


def sessions_are_listed_and_ended(program):
    with Server(program) as s:
        a = Client(s.port)
        a.token = a.ask("register", name="Anna", password="correct horse")["token"]
        others = [Client(s.port) for _ in range(3)]
        for c in others:
            c.token = c.ask("login", name="Anna", password="correct horse")["token"]
        mine = a.ask("sessions")["sessions"]
        assert len(mine) == 4 and [x["me"] for x in mine].count(True) == 1
        assert all(len(x["id"]) == 16 and 0 < x["since"] <= x["used"] for x in mine), mine
        assert not any(x["id"] in c.token for x in mine for c in others)
        second = [x for x in others[0].ask("sessions")["sessions"] if x["me"]][0]["id"]
        left = a.ask("session_end", session=second)["sessions"]
        assert len(left) == 3 and second not in [x["id"] for x in left]
        ended(others[0])
        lives(others[1])
        refused("session", a.ask, "session_end", session=second)
        refused("session", a.ask, "session_end", session="x")
        refused("type", a.ask, "session_end", session=5)
        stranger = Client(s.port)
        refused("session", stranger.ask, "session_end", session=left[0]["id"])
        assert len(a.ask("session_end", session=None)["sessions"]) == 1
        ended(others[1])
        ended(others[2])
        lives(a)
        own = a.ask("sessions")["sessions"][0]["id"]
        assert a.ask("session_end", session=own)["sessions"] == []
        ended(a)


def other_nodes_end_them_too(program):
    if not HAS_POSTGRES:
        return
    with Postgres() as p, Server(program, "--postgres", p.url, "--node", "one") as one, \
            Server(program, "--postgres", p.url, "--node", "two") as two:
        a = Client(one.port, name="Anna")
        far, near = Client(two.port, token=a.token), Client(one.port, token=a.token)
        a.token = a.ask("register", name="Anna", password="correct horse")["token"]
        ended(far)
        ended(near)
        far, phone = Client(two.port, token=a.token), log_in(two, "correct horse")
        a.token = a.ask("password", old="correct horse", new="better horse")["token"]
        ended(far)
        ended(phone)
        far, phone, stranger = Client(two.port, token=a.token), log_in(two, "better horse"), Client(two.port)
        a.ask("logout")
        ended(far)
        ended(phone)
        lives(stranger)
        refused("token", Client, two.port, token=phone.token)
        # names of accounts are nobody else's at any node
        refused("name", Client, two.port, name="ANNA")
        refused("name", Client(two.port).ask, "register", name="Аnnа", password="another horse")
        # a node that missed the news looks at everybody when it hears again
        b = Client(one.port)
        b.token = b.ask("register", name="Bo", password="correct horse")["token"]
        far = Client(two.port, token=b.token)
        subprocess.run(["psql", "-q", "-d", p.url, "-c", "DELETE FROM sessions; SELECT pg_notify('meadhall','x *')"],
                       check=True, stdout=subprocess.DEVNULL)
        ended(far)
        ended(b)


# ---- passwords -----------------------------------------------------------------------------------

def guess(c, name, tries):
    """Wrong passwords until they are refused as too many; how many were looked at."""
    for i in range(tries):
        try:
            c.ask("login", name=name, password="wrong horse %d" % i)
        except Refused as e:
            if e.code == "rate":
                return i
            assert e.code == "password", e
    return tries


def wrong_passwords_lock_out_nobody_else(program):
    with Server(program, "--behind-proxy", limits=True) as s:
        owner = behind(s, "192.0.2.1")
        token = owner.ask("register", name="Anna", password="correct horse")["token"]
        attacker = behind(s, "198.51.100.7")
        assert guess(attacker, "Anna", 30) <= 10, "an account can be guessed at"
        refused("rate", attacker.ask, "login", name="anna", password="correct horse")
        # the owner is elsewhere: a new device, the right password, at once
        phone = behind(s, "192.0.2.2")
        assert phone.ask("login", name="Anna", password="correct horse")["me"]["id"] == owner.me["id"]
        # at the attacker's own address a token is not hindered, and with it the password, though strangers there are
        known = behind(s, "198.51.100.7", token=token)
        assert known.me["id"] == owner.me["id"]
        refused("rate", behind(s, "198.51.100.7").ask, "login", name="Anna", password="correct horse")
        known.ask("password", old="correct horse", new="better horse")
        known.ask("password", old="better horse", new="correct horse")
        # what one who is known gets wrong is counted, for this session alone
        for i in range(12):
            refused("password" if i < 10 else "rate", known.ask, "password", old="wrong horse", new="better horse")
        # right passwords do not count
        for _ in range(25):
            behind(s, "192.0.2.3").ask("login", name="Anna", password="correct horse")


def many_addresses_cannot_guess_for_ever(program):
    with Server(program, "--behind-proxy", limits=True) as s:
        owner = behind(s, "192.0.2.1")
        token = owner.ask("register", name="Anna", password="correct horse")["token"]
        looked = 0
        for i in range(60):
            n = guess(behind(s, f"198.51.100.{i}"), "Anna", 10)
            looked += n
            if n == 0:
                break
        assert looked <= 110, looked
        refused("rate", behind(s, "203.0.113.9").ask, "login", name="Anna", password="correct horse")
        known = behind(s, "203.0.113.9", token=token)  # a token is known, and with it the password
        assert known.ask("login", name="Anna", password="correct horse")["me"]["id"] == owner.me["id"]


# ---- names ---------------------------------------------------------------------------------------

def names_that_mislead(program):
    with Server(program) as s:
        guest = Client(s.port, name="Olaf")
        anna = Client(s.port)
        anna.ask("register", name="Anna", password="correct horse")
        for name in ("Anna", "anna", "Аnna", "Ａnna", "Αηηα", "𝐀nna"):
            refused("name", Client, s.port, name=name)
            refused("name", guest.ask, "name", name=name)
            refused("name", guest.ask, "register", name=name, password="another horse")
        for name in ("Օlaf", "Anոa", "ᎪᏞᏞᎪ", "An\u200bna", "Anna\u00ad", "\u2066Anna", "An\u00a0na", "A  B", "A\ufe0f", "A\u0301\u0301\u0301",
                     "\u3164", "\u0301A", "A\U000e0041"):
            refused("name", Client, s.port, name=name)
            refused("name", guest.ask, "name", name=name)
        for name in ("Guest 4711", "guest 1", "Ｇuest 0001"):
            refused("name", guest.ask, "register", name=name, password="another horse")
        guest.ask("name", name="Björn")
        Client(s.port, name="Bjorn")
        # who had the name as a guest before is given another
        before = Client(s.port, name="Freyja")
        Client(s.port).ask("register", name="Freуja", password="correct horse")  # one is Cyrillic
        again = Client(s.port, token=before.token)
        assert again.me["id"] == before.me["id"] and again.me["name"].startswith("Guest "), again.me


# ---- addresses -----------------------------------------------------------------------------------

def guests_of(s, address):
    made = 0
    try:
        for _ in range(70):
            behind(s, address() if callable(address) else address).close()
            made += 1
    except Refused as e:
        assert e.code == "rate", e
    return made


def addresses_have_one_key(program):
    with Server(program, "--behind-proxy", limits=True) as s:
        n = iter(range(1, 1000))
        # the last entry counts, in whichever line it is: a caller cannot invent its address
        assert guests_of(s, lambda: [f"10.0.0.{next(n)}", "192.0.2.9"]) < 70
        assert guests_of(s, lambda: [f"10.0.{next(n)}.1", f"10.1.{next(n) % 250}.1, 192.0.2.9"]) < 70
    with Server(program, "--behind-proxy", limits=True) as s:
        n = iter(range(1, 1000))
        # one /64, however it is written
        forms = ("2001:db8::%x", "2001:db8:0:0::%x", "2001:0db8:0000:0000:0000:0000:0000:%x", "[2001:db8::%x]:4711")
        assert guests_of(s, lambda: forms[next(n) % 4] % next(n)) < 70
        assert guests_of(s, "2001:db8:0:1::1") >= 55  # and the next one is another
    with Server(program, "--behind-proxy", limits=True) as s:
        n = iter(range(1, 1000))
        assert guests_of(s, lambda: ("::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1:%d" % next(n))[next(n) % 3]) < 70
    with Server(program, "--behind-proxy", limits=True) as s:
        n = iter(range(1, 1000))
        assert guests_of(s, lambda: "nonsense %d" % next(n)) < 70  # no address: the proxy's own


# ---- the clock -----------------------------------------------------------------------------------

class Clock:
    """The time of day that a server sees."""

    def __init__(self):
        self.path = os.path.join(tempfile.mkdtemp(prefix="meadhall-clock-"), "off")
        self.env = {"LD_PRELOAD": sys.argv[2], "MEADHALL_TEST_CLOCK": self.path}
        self.set(0)

    def set(self, seconds):
        with open(self.path + ".new", "w") as f:
            f.write(str(seconds))
        os.replace(self.path + ".new", self.path)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        os.remove(self.path)
        os.rmdir(os.path.dirname(self.path))


def a_start_in_the_future_deletes_nothing(program):
    stores = [None] + ([Postgres()] if HAS_POSTGRES else [])
    for p in stores:
        with Clock() as clock, Server(program, *(["--postgres", p.url] if p else []), env=clock.env) as s:
            a = Client(s.port, name="Anna")
            token = a.ask("register", name="Anna", password="correct horse")["token"]
            g = Client(s.port, name="Gast")
            table, _ = a.create(seats=["me", "open"], listed=True)
            days, invite = a.create(handover="random", clock={"kind": "days", "base": 86400, "more": 0})
            g.ask("join", table=days, invite=invite)
            time.sleep(1.5)  # the hall has looked at the time once
            assert s.stop() == 0
            clock.set(450 * 86400)
            s.start()
            time.sleep(2.5)
            assert not Client(s.port, token=token).me["guest"]  # and nobody's token is too old then
            late = Client(s.port, token=g.token).ask("watch", table=days)["players"]
            assert not any(x["late"] or x["bot"] for x in late), late
            assert s.stop() == 0
            assert "the clock is ahead" in s.log()
            clock.set(0)
            s.start()
            assert not Client(s.port, token=token).me["guest"]
            g = Client(s.port, token=g.token)
            assert [x["id"] for x in g.ask("tables", which="open")["tables"]] == [table]
            assert g.ask("watch", table=days)["players"][0]["bot"] is None
        if p:
            p.stop("immediate")
            shutil.rmtree(p.folder, ignore_errors=True)


def a_wrong_clock_retires_nothing(program):
    stores = [None] + ([Postgres()] if HAS_POSTGRES else [])
    for p in stores:
        with Clock() as clock, Server(program, *(["--postgres", p.url] if p else []), env=clock.env) as s:
            where = ["--postgres", p.url] if p else ["--data", s.data]
            a = Client(s.port)
            table, _ = a.create(seats=["me", "random"])
            subprocess.run([program, "admin", "close", table, *where], check=True, stdout=subprocess.DEVNULL)
            time.sleep(1.5)  # the hall has looked at the time once
            clock.set(450 * 86400)
            subprocess.run([program, "admin", "retire", "30", *where], check=True, stdout=subprocess.DEVNULL,
                           env={**os.environ, **clock.env})
            assert [x["id"] for x in Client(s.port, token=a.token).ask("tables", which="mine")["tables"]] == [table]
        if p:
            p.stop("immediate")
            shutil.rmtree(p.folder, ignore_errors=True)


def a_clock_that_is_set_moves_no_clock_at_a_table(program):
    with Clock() as clock, Server(program, env=clock.env) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(handover="random", undo=False, clock={"kind": "live", "base": 60, "more": 0})
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        clock.set(3600)
        time.sleep(2.5)
        t = a.ask("watch", table=table)
        assert not any(p["bot"] or p["late"] for p in t["players"]), "an hour forwards handed a seat over"
        clock.set(-3600)
        time.sleep(1.5)
        first = a.ask("watch", table=table)["clock"]
        time.sleep(2)
        second = a.ask("watch", table=table)["clock"]
        seat = first["running"][0]
        assert first["left"][seat] - second["left"][seat] >= 1500, "an hour back froze the clock"
        play_on([a, b], table, rng(), plies=3)
        # started again with the clock an hour back: time goes on from the last row
        assert s.stop() == 0
        s.start()
        a = Client(s.port, token=a.token)
        first = a.ask("watch", table=table)["clock"]
        time.sleep(2)
        second = a.ask("watch", table=table)["clock"]
        seat = first["running"][0]
        gone = first["left"][seat] - second["left"][seat]
        assert 1500 <= gone <= 20000, gone
        assert "the machine's clock was set" in s.log()


main([a_store_of_the_version_before, a_guest_registers_once, what_ends_a_session_ends_its_connections,
      sessions_are_listed_and_ended, other_nodes_end_them_too, wrong_passwords_lock_out_nobody_else,
      many_addresses_cannot_guess_for_ever, names_that_mislead, addresses_have_one_key,
      a_start_in_the_future_deletes_nothing, a_wrong_clock_retires_nothing, a_clock_that_is_set_moves_no_clock_at_a_table])
