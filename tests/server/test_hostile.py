#!/usr/bin/env python3
"""What a hostile guest does to the memory and the time of others (docs/proof.md, attacks)."""
import os
import socket
import tempfile
import time

from hall import PATIENCE, Client, Closed, Raw, Server, http, main


def resident(server):
    """Megabytes of the server's process."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as f:
        return next(int(line.split()[1]) for line in f if line.startswith("VmRSS")) / 1024


def small(program, grown, most):
    """Whether so many megabytes are few; sanitizers keep what was freed, and are not asked."""
    with open(program, "rb") as f:
        code = f.read()
    return grown < most or b"__asan_init" in code or b"__tsan_init" in code


def send_until(sock, data, seconds):
    """Sends as much as the other side takes in that time; the bytes sent."""
    end, sent = time.time() + seconds, 0
    sock.setblocking(False)
    while sent < len(data) and time.time() < end:
        try:
            sent += sock.send(data[sent:sent + 65536])
        except BlockingIOError:
            time.sleep(0.01)
        except OSError:
            break
    sock.settimeout(PATIENCE)
    return sent


def frame(opcode, payload, fin=True):
    """A client's frame with a mask of zeros."""
    assert len(payload) < 126
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(payload)]) + bytes(4) + payload


def read_answers(sock, count):
    """Bodies of so many answers in their order."""
    data, bodies = b"", []
    while len(bodies) < count:
        head, end, rest = data.partition(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0]) if end else 0
        if end and len(rest) >= length:
            bodies.append(rest[:length])
            data = rest[length:]
            continue
        more = sock.recv(1 << 20)
        assert more, (len(bodies), data[:200])
        data += more
    return bodies


def pipelining(program):
    """12 connections ask for a file hundreds of times and read nothing: it was 15 MB to 2.8 GB,
    and nobody could log in for 21 s. Who reads is answered in order, part by part."""
    with tempfile.TemporaryDirectory() as web:
        body = {"big.js": os.urandom(900_001), "small.js": b"small", "empty.js": b""}
        for name, data in body.items():
            with open(os.path.join(web, name), "wb") as f:
                f.write(data)
        ask = {name: f"GET /{name} HTTP/1.1\r\nHost: h\r\n\r\n".encode() for name in body}
        with Server(program, "--web", web) as s:
            Client(s.port).close()
            before, callers = resident(s), []
            for _ in range(12):
                c = socket.create_connection(("127.0.0.1", s.port), timeout=PATIENCE)
                c.sendall(ask["big.js"] * (7900 // len(ask["big.js"])))
                callers.append(c)
            begin = time.time()
            Client(s.port).close()
            took = time.time() - begin
            time.sleep(1)
            grown = resident(s) - before
            print(f"{grown:.1f} MB more, a login took {took:.2f} s", flush=True)
            assert small(program, grown, 20) and took < 5
            for c in callers:
                c.close()
            order = ["small.js", "big.js", "empty.js", "small.js", "big.js"] * 3
            c = socket.create_connection(("127.0.0.1", s.port), timeout=PATIENCE)
            wanted = b"".join(ask[name] for name in order)
            for at in range(0, len(wanted), 61):  # in pieces that end anywhere
                c.sendall(wanted[at:at + 61])
            assert read_answers(c, len(order)) == [body[name] for name in order]
            c.close()
            for name in body:  # and the last one goes out whole before the end
                status, _, got = http(s.port, ask[name].replace(b"h\r\n", b"h\r\nConnection: close\r\n"))
                assert status == 200 and got == body[name]
        with Server(program, "--web", web, limits=True) as s:
            c = socket.create_connection(("127.0.0.1", s.port), timeout=PATIENCE)
            begin = time.time()
            c.sendall(ask["big.js"] * 50)  # 16 MB a second are enough for anybody
            assert read_answers(c, 50) == [body["big.js"]] * 50
            assert time.time() - begin > 1, time.time() - begin
            c.close()


def pings_unread(program):
    """Pings whose answers are not read: 24 MB of them were 153 MB. Only the newest is answered."""
    with Server(program) as s:
        Client(s.port).close()
        before = resident(s)
        raw = Raw(s.port)
        sent = send_until(raw.sock, frame(9, b"x" * 100) * 240_000, 4)
        time.sleep(0.5)
        grown = resident(s) - before
        print(f"{sent >> 20} MB of pings: {grown:.1f} MB more", flush=True)
        assert small(program, grown, 8)
        raw.close()
        raw = Raw(s.port)
        raw.sock.sendall(b"".join(frame(9, b"%06d" % i) for i in range(5000)))
        last, pongs = None, 0
        while last != b"004999":
            opcode, n = raw.need(2)
            last = raw.need(n)
            assert opcode == 0x8a, opcode
            pongs += 1
        print(f"{pongs} pongs to 5000 pings", flush=True)
        assert pongs <= 5000 * 106 // 512
        raw.close()
    with Server(program, limits=True) as s:
        for kind in (9, 10):
            raw = Raw(s.port)
            send_until(raw.sock, frame(kind, b"") * 1000, 2)
            try:
                while True:
                    raw.receive()
            except Closed as e:
                assert e.code == 1008, e


def fragments(program):
    """Messages in pieces of one byte held 13 times what was sent, for ever."""
    with Server(program) as s:
        Client(s.port).close()
        before, callers = resident(s), []
        for _ in range(50):
            raw = Raw(s.port)
            send_until(raw.sock, frame(1, b"{", False) + frame(0, b" ", False) * 15_000, 5)
            callers.append(raw)
        time.sleep(0.5)
        grown = resident(s) - before
        print(f"50 messages of 15,000 pieces: {grown:.1f} MB more", flush=True)
        assert small(program, grown, 8)
        whole = Client(s.port)
        whole.raw.frame(1, b'{"t":"pi', fin=False)
        whole.raw.frame(9, b"between")
        whole.raw.frame(0, b'ng","req":', fin=False)
        whole.raw.frame(0, b'99}')
        assert whole.wait(99)["t"] == "pong"
        begin = time.time()
        try:
            callers[-1].receive()
            raise AssertionError("a message without an end")
        except Closed as e:
            assert e.code == 1008 and time.time() - begin < 15, e
        long = Raw(s.port)
        long.frame(1, b"x" * 16000, fin=False)
        long.frame(0, b"x" * 1000)
        try:
            long.receive()
            raise AssertionError("a message that is too long")
        except Closed as e:
            assert e.code == 1009, e
    with Server(program, limits=True) as s:
        raw = Raw(s.port)
        send_until(raw.sock, frame(1, b"{", False) + frame(0, b" ", False) * 1000, 2)
        try:
            raw.receive()
            raise AssertionError("a thousand pieces")
        except Closed as e:
            assert e.code == 1008, e


def refused(call):
    try:
        call().close()
        return False
    except (Closed, OSError):
        return True


def sockets_of_an_address(program):
    """One address has so many connections, no more; behind a proxy the forwarded address counts,
    and of IPv6 the /64, however it is spelled."""
    with Server(program, "--sockets", "5", limits=True) as s:
        all_of_them = [Raw(s.port) for _ in range(5)]
        assert refused(lambda: Raw(s.port))
        other = socket.create_connection(("127.0.0.1", s.port), timeout=PATIENCE,
                                         source_address=("127.0.0.9", 0))
        other.sendall(b"GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n")
        assert other.recv(100).startswith(b"HTTP/1.1 200")
        all_of_them.pop().close()
        time.sleep(0.3)
        all_of_them.append(Raw(s.port))
        assert refused(lambda: Raw(s.port))
    with Server(program, "--sockets", "2", "--behind-proxy", limits=True) as s:
        def from_(address):
            return Raw(s.port, headers=[f"X-Forwarded-For: {address}"])
        kept = [from_("192.0.2.1"), from_("192.0.2.1")]
        assert refused(lambda: from_("192.0.2.1"))
        kept += [from_("192.0.2.2"), from_("2001:db8::1"), from_("2001:0db8:0:0:ffff::2")]
        assert refused(lambda: from_("2001:db8::3"))
        kept.append(from_("2001:db8:0:1::3"))


def longest_wait(client, table, turns):
    """Plays so many own answers; the longest that an answer of the bot took, in seconds."""
    longest = 0
    for _ in range(turns):
        t = client.table(table, lambda m: m.get("legal") or m["status"] == "over")
        if t["status"] == "over":
            break
        client.ask("act", table=table, ply=t["ply"], action=t["legal"][0])
        t = client.table(table, lambda m: m["seq"] > t["seq"])
        while not t.get("legal") and t["status"] != "over":  # the bot may be asked several times
            begin, seq = time.time(), t["seq"]
            t = client.table(table, lambda m: m["seq"] > seq)
            longest = max(longest, time.time() - begin)
    return longest


def bots_take_turns(program):
    """40 tables with the slowest bot, whose guest has left, do not keep another's easy bot
    waiting (it was 37 s), nor a longer one for more than a search of 3 s."""
    with Server(program, "--workers", "2") as s:
        a = Client(s.port)
        for i in range(40):
            table, _ = a.create(seats=["me", "mcts:3000ms"])
            a.ask("handover", table=table, spec="mcts:3000ms")
            a.ask("unwatch", table=table)
        a.close()
        b = Client(s.port, parts=["legal"])
        table, _ = b.create(seats=["me", "level:easy"])
        waited = longest_wait(b, table, 12)
        print(f"an easy bot was waited for {waited:.2f} s at most", flush=True)
        assert waited < 3, waited
        table, _ = b.create(seats=["me", "mcts:400ms"])
        waited = longest_wait(b, table, 3)
        print(f"a bot of 400 ms {waited:.2f} s at most", flush=True)
        assert waited < 10, waited


if __name__ == "__main__":
    main([bots_take_turns, pipelining, pings_unread, fragments, sockets_of_an_address])
