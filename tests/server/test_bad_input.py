"""Whatever comes in: one defined error, or a close with a reason; nobody else notices."""
import json
import os
import select
import socket
import struct
import time

from hall import PATIENCE, Client, Closed, Raw, Refused, Server, http, main, play_on, rng


def fails(client, code, t, **more):
    try:
        client.ask(t, **more)
    except Refused as e:
        assert e.code == code, f"{t} {more}: {e.code}, expected {code}"
        return
    raise AssertionError(f"{t} {more} was accepted, expected {code}")


def closes(raw, code):
    try:
        while True:
            raw.receive()
    except Closed as e:
        assert e.code == code, f"closed {e.code} {e.reason}, expected {code}"
    except ConnectionResetError:
        assert code == 0


def messages_that_are_wrong(program):
    with Server(program) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(seats=["me", "open"])
        for t, more, code in (
                ("nonsense", {}, "unknown"), (5, {}, "type"), (None, {}, "type"),
                ("hello", {"protocol": 2, "token": None}, "hello"),
                ("create", {}, "type"), ("create", {"game": 7}, "type"),
                ("create", {"game": "chess", "seats": ["me"]}, "game"),
                ("create", {"game": "midgard", "seats": ["me"]}, "seats"),
                ("create", {"game": "midgard", "seats": ["me"] * 9}, "seats"),
                ("create", {"game": "midgard", "seats": ["me", "me"]}, "seats"),
                ("create", {"game": "midgard", "seats": ["greedy", "random"]}, "seats"),
                ("create", {"game": "midgard", "seats": ["me", "deep blue"]}, "bot"),
                ("create", {"game": "midgard", "seats": ["me", "human"]}, "bot"),
                ("create", {"game": "midgard", "seats": ["me", "open"], "options": "x=y"}, "options"),
                ("create", {"game": "midgard", "seats": ["me", "open"], "options": 3}, "type"),
                ("create", {"game": "midgard", "seats": ["me", "open"], "clock": "fast"}, "type"),
                ("create", {"game": "midgard", "seats": ["me", "open"],
                            "clock": {"kind": "live", "base": -5}}, "type"),
                ("create", {"game": "midgard", "seats": ["me", "open"], "handover": "x"}, "bot"),
                ("create", {"game": "midgard", "seats": ["me", "open"], "listed": 1}, "type"),
                ("create", {"game": "midgard", "seats": ["me", "open"], "entropy": "zz"}, "type"),
                ("join", {}, "type"), ("join", {"table": "x" * 200}, "type"),
                ("join", {"table": "nosuchtable0"}, "table"),
                ("join", {"table": "../../etc"}, "table"), ("join", {"table": ""}, "table"),
                ("join", {"table": table}, "table"),
                ("join", {"table": table, "invite": "A" * 22}, "table"),
                ("join", {"table": table, "invite": invite, "seat": 0}, "seat"),
                ("join", {"table": table, "invite": invite, "seat": 1e300}, "type"),
                ("watch", {"table": table, "invite": 5}, "table"),
                ("act", {"table": table, "ply": 0, "action": "place market"}, "table"),
                ("saga", {"table": table}, "table"), ("score", {"table": table}, "table"),
                ("chat", {"table": table, "text": "hi"}, "table"),
                ("undo", {"table": table}, "table"), ("leave", {"table": table}, "table"),
                ("tables", {"which": "all"}, "type"), ("tables", {}, "type"),
                ("name", {"name": ""}, "name"), ("name", {"name": "a\nb"}, "name"),
                ("name", {"name": " x"}, "name"), ("name", {"name": "x" * 33}, "name"),
                ("name", {"name": "\u202eevil"}, "name"),
                ("register", {"name": "x", "password": "short"}, "password"),
                ("register", {"name": "x", "password": "p" * 300}, "type"),
                ("hint", {"table": table}, "table")):
            fails(b, code, t, **more)
        fails(a, "status", "act", table=table, ply=0, action="place market")
        fails(a, "status", "undo", table=table)
        fails(a, "status", "rematch", table=table)
        fails(a, "type", "chat", table=table, text="x" * 501)
        fails(a, "type", "chat", table=table, text="a\x07b")
        b.ask("join", table=table, invite=invite)
        a.table(table, lambda m: m["status"] == "playing")
        who = a if a.tables[table].get("legal") else b
        other = b if who is a else a
        ply = who.tables[table]["ply"]
        fails(who, "type", "act", table=table, ply=ply, action=None)
        fails(who, "type", "act", table=table, ply=ply, action="x" * 5000)
        fails(who, "type", "act", table=table, ply="3", action="place market")
        fails(who, "type", "act", table=table, ply=-1, action="place market")
        fails(who, "stale", "act", table=table, ply=ply + 1, action="place market")
        fails(who, "stale", "act", table=table, ply=ply, seq=999, action="place market")
        fails(who, "action", "act", table=table, ply=ply, action="place  market")
        fails(who, "action", "act", table=table, ply=ply, action="")
        fails(who, "illegal", "act", table=table, ply=ply, action="place market")
        fails(other, "turn", "act", table=table, ply=ply, action="place market")
        fails(who, "undo", "undo_answer", table=table, yes=True)
        fails(who, "seat", "handover", table=table, spec="greedy", seat=other.tables[table]["me"])
        fails(who, "bot", "handover", table=table, spec="rm -rf")
        stranger = Client(s.port)
        fails(stranger, "table", "act", table=table, ply=ply, action="place market")
        fails(stranger, "table", "watch", table=table)
        play_on([a, b], table, rng())
        assert a.tables[table]["over"]


def before_hello(program):
    with Server(program) as s:
        c = Client(s.port, hello=False)
        fails(c, "hello", "tables", which="open")
        fails(c, "protocol", "hello", protocol=1, token=None)
        fails(c, "type", "hello", protocol="1", token=None)
        fails(c, "type", "hello", token=None)
        fails(c, "type", "hello", protocol=2, token=5)
        fails(c, "type", "hello", protocol=2, token=None, parts=["everything"])
        fails(c, "token", "hello", protocol=2, token="not a token")
        fails(c, "name", "hello", protocol=2, token=None, name="\t")
        c.ask("hello", protocol=2, token=None)


def frames_that_are_wrong(program):
    with Server(program) as s:
        a = Client(s.port)
        table, _ = a.create(seats=["me", "greedy"])
        for text in (b"{", b"[]", b"5", b'"x"', b"", b'{"t":"ping","t":"ping"}', b"nul\0l",
                     b'{"t":"ping"}x', b"[" * 9000):
            raw = Raw(s.port)
            raw.text(text)
            closes(raw, 1007)
        raw = Raw(s.port)
        raw.frame(1, b'{"t":"\xff\xfe"}')
        closes(raw, 1007)
        raw = Raw(s.port)
        raw.frame(2, b"\0\1")
        closes(raw, 1003)
        raw = Raw(s.port)
        raw.text(b'{"t":"ping","x":"' + b"y" * 20000 + b'"}')
        closes(raw, 1009)
        raw = Raw(s.port)
        raw.sock.sendall(bytes([0x81, 0xff]) + struct.pack(">Q", 1 << 40) + b"mask" + b"x" * 100)
        closes(raw, 1009)
        for opcode, mask, fin in ((1, False, True), (3, True, True), (0, True, True), (9, True, False)):
            raw = Raw(s.port)
            raw.frame(opcode, b"x", fin=fin, mask=mask)
            closes(raw, 1002)
        raw = Raw(s.port)
        raw.frame(8, struct.pack(">H", 1000))
        closes(raw, 1000)
        raw = Raw(s.port)
        raw.frame(9, bytes([0x88, 0]))  # a pong that looks like the head of a close
        assert raw.need(4) == bytes([0x8a, 2, 0x88, 0])
        raw.close()
        for _ in range(50):
            raw = Raw(s.port)
            raw.sock.sendall(os.urandom(300))
            raw.close()
        fragments = Client(s.port)
        text = b'{"t":"ping","req":77}'
        fragments.raw.frame(1, text[:5], fin=False)
        fragments.raw.frame(9, b"between")
        fragments.raw.frame(0, text[5:], fin=True)
        assert fragments.wait(77)["t"] == "pong"
        assert a.ask("ping")["t"] == "pong"
        play_on([a], table, rng(), plies=5)


def requests_that_are_wrong(program):
    with Server(program) as s:
        port = s.port
        for text, status in (
                ("GARBAGE\r\n\r\n", 400), ("GET / HTTP/9.9\r\n\r\n", 400), ("\0\1\2\3\r\n\r\n", 400),
                ("GET /" + "x" * 3000 + " HTTP/1.1\r\nHost: h\r\n\r\n", 400),
                ("GET / HTTP/1.1\r\nHost: h\r\nX: " + "y" * 9000 + "\r\n\r\n", 431),
                ("GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello", 400),
                ("GET /nosuch HTTP/1.1\r\nHost: h\r\n\r\n", 404),
                ("DELETE / HTTP/1.1\r\nHost: h\r\n\r\n", 405),
                ("GET /ws HTTP/1.1\r\nHost: h\r\n\r\n", 426),
                ("GET /ws HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: " + "A" * 24 + "\r\n\r\n", 426),
                ("GET /ws HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n", 426),
                ("GET /ws HTTP/1.1\r\nHost: h\r\nUpgrade: socket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 24 + "\r\n\r\n", 426),
                ("GET / HTTP/1.1\r\nHost: h\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                 "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n", 200),
                ("GET /other HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "A" * 24 + "\r\n\r\n", 404)):
            got = http(port, text)[0]
            assert got == status, f"{text[:60]!r}: {got}, expected {status}"
        for origin, allowed in ((f"http://127.0.0.1:{port}", True), ("http://evil.example", False),
                             ("null", False), (f"http://127.0.0.1:{port}.evil.example", False)):
            try:
                Raw(port, origin=origin)
                assert allowed, origin
            except Closed as e:
                assert e.code == 403 and not allowed, origin
    with Server(program, "--origin", "https://hall.example,https://b.example") as s:
        Raw(s.port, origin="https://b.example")


def wrong_requests_that_come_in_single_bytes(program):
    """The byte that is wrong is then the last one that came: answered at once all the same."""
    with Server(program) as s:
        for text in ("GET / HTTP/9.9\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
                     "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999999\r\n\r\n",
                     "GET / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n",
                     "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", s.port), timeout=5) as wire:
                wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for byte in text.encode():
                    wire.sendall(bytes([byte]))
                    if select.select([wire], [], [], 0.002)[0]:
                        break
                got = wire.recv(65536)
            assert got.startswith(b"HTTP/1.1 400 "), f"{text!r}: {got[:40]!r}"


def messages_with_some_bytes_changed(program):
    """Valid messages, damaged at random: an error or a close each time, and the server goes on."""
    r = rng()
    with Server(program) as s:
        a = Client(s.port)
        table, invite = a.create(seats=["me", "random"], listed=True)
        whole = [json.dumps(m).encode() for m in (
            {"t": "act", "req": 1, "table": table, "ply": 3, "seq": 1, "action": "place market"},
            {"t": "create", "game": "rage", "seats": ["me", "open"], "options": "", "clock":
             {"kind": "live", "base": 60, "more": 1}, "listed": True, "undo": False},
            {"t": "join", "table": table, "invite": invite, "seat": 1, "from": 0},
            {"t": "why", "table": table, "action": "place market"},
            {"t": "tables", "which": "mine"}, {"t": "chat", "table": table, "text": "skål"},
            {"t": "handover", "table": table, "spec": "greedy", "seat": 1},
            {"t": "hello", "protocol": 2, "token": None, "parts": ["log"]})]
        c = Client(s.port)
        for _ in range(600):
            text = bytearray(r.choice(whole))
            for _ in range(r.randrange(1, 4)):
                at = r.randrange(len(text))
                how = r.randrange(3)
                if how == 0:
                    text[at] = r.choice(b'0123456789"{}[]:,-+.eEtrufalsn\\ \x00\xff')
                elif how == 1:
                    del text[at:at + r.randrange(1, 6)]
                    text = text or bytearray(b"x")
                else:
                    text[at:at] = text[r.randrange(len(text)):][:r.randrange(1, 30)]
            try:
                c.raw.text(bytes(text))
                c.send("ping")
                c.until(lambda m: m["t"] == "pong")
            except (Closed, ConnectionError):
                c = Client(s.port)
        assert a.ask("ping")["t"] == "pong"
        play_on([a], table, r, plies=5)


def a_flood_is_cut_off(program):
    with Server(program, limits=True) as s:
        a, b = Client(s.port), Client(s.port)
        table, invite = a.create(seats=["me", "open"])
        b.ask("join", table=table, invite=invite)
        flood = Client(s.port)
        try:
            for _ in range(2000):
                flood.send("ping")
            for _ in range(3000):
                flood.read()
            raise AssertionError("a flood was served")
        except Closed as e:
            assert e.code in (1008, 0), e
        except (BrokenPipeError, ConnectionResetError):
            pass
        assert a.ask("ping")["t"] == "pong"
        wrong = 0
        c = Client(s.port)
        for i in range(25):
            try:
                c.ask("login", name="Nobody", password="password %d" % i)
            except Refused as e:
                if e.code == "rate":
                    break
                wrong += 1
        assert wrong <= 20, "passwords can be guessed"
        made = 0
        try:
            for _ in range(80):
                Client(s.port).close()
                made += 1
        except Refused as e:
            assert e.code == "rate"
        assert made < 80, "guests without end"


def clients_that_stop_reading_or_vanish(program):
    with Server(program) as s:
        a = Client(s.port)
        table, _ = a.create(seats=["me", "random"], listed=True, undo=False)
        lazy = Client(s.port)
        lazy.raw.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.ask("watch", table=table)
        play_on([a], table, rng())
        big = {"t": "watch", "table": table, "from": 0}
        # In one packet: who asks bit by bit is merely not listened to any more.
        lazy.raw.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_CORK, 1)
        try:
            for _ in range(400):  # asks for much and reads nothing
                lazy.raw.text(json.dumps(big))
            lazy.raw.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_CORK, 0)
        except (BrokenPipeError, ConnectionResetError):
            pass
        end = time.time() + PATIENCE
        while time.time() < end:
            page = http(s.port, "GET /metrics HTTP/1.1\r\nHost: h\r\n\r\n")[2].decode()
            if "meadhall_connections_slow_total 1" in page:
                break
            time.sleep(0.2)
        assert "meadhall_connections_slow_total 1" in page
        gone = Client(s.port)
        gone.ask("watch", table=table)
        gone.raw.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        gone.close()  # a reset in the middle
        half = socket.create_connection(("127.0.0.1", s.port))
        half.sendall(b"GET / HT")
        assert a.ask("ping")["t"] == "pong"
        half.settimeout(PATIENCE)
        silent = Raw(s.port)
        assert half.recv(100) == b""  # who says nothing for ten seconds is closed
        closes(silent, 1008)
        table, _ = a.create(seats=["me", "random"])
        play_on([a], table, rng(), plies=10)


main([messages_that_are_wrong, before_hello, frames_that_are_wrong, requests_that_are_wrong,
      wrong_requests_that_come_in_single_bytes, messages_with_some_bytes_changed, a_flood_is_cut_off,
      clients_that_stop_reading_or_vanish])
