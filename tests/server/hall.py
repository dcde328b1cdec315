"""What the server's tests share: a server to start, a WebSocket client (standard library only)."""
import base64
import json
import os
import random
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time


# Only a server that hangs comes to this: a busy machine is no failure.
PATIENCE = 60


class Closed(Exception):
    def __init__(self, code, reason=""):
        super().__init__(f"closed {code} {reason}")
        self.code, self.reason = code, reason


class Refused(Exception):
    """An error message of the server."""

    def __init__(self, message):
        super().__init__(json.dumps(message))
        self.message, self.code, self.rule = message, message["code"], message.get("rule")


class Raw:
    """A WebSocket that sends whatever it is told to."""

    def __init__(self, port, origin=None, path="/ws", timeout=PATIENCE, headers=()):
        self.sock = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if origin:
            lines.append(f"Origin: {origin}")
        lines += headers
        self.sock.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            more = self.sock.recv(4096)
            if not more:
                raise Closed(0, "no answer to the handshake")
            self.buffer += more
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        if self.status != 101:
            raise Closed(self.status, head.decode())

    def frame(self, opcode, payload, fin=True, mask=True):
        head = bytes([opcode | (0x80 if fin else 0)])
        bit = 0x80 if mask else 0
        if len(payload) < 126:
            head += bytes([bit | len(payload)])
        elif len(payload) < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", len(payload))
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", len(payload))
        if mask:
            key = os.urandom(4)
            n = len(payload)
            pad = (key * (n // 4 + 1))[:n]
            payload = (int.from_bytes(payload, "big") ^ int.from_bytes(pad, "big")).to_bytes(n, "big")
            head += key
        self.sock.sendall(head + payload)

    def text(self, text):
        self.frame(1, text if isinstance(text, bytes) else text.encode())

    def need(self, n):
        while len(self.buffer) < n:
            more = self.sock.recv(65536)
            if not more:
                raise Closed(0, "end of stream")
            self.buffer += more
        part, self.buffer = self.buffer[:n], self.buffer[n:]
        return part

    def receive(self):
        """The next text message as bytes; pings are answered; a close is an exception."""
        end = time.time() + PATIENCE
        while True:
            a, b = self.need(2)
            n = b & 127
            if n == 126:
                n = struct.unpack(">H", self.need(2))[0]
            elif n == 127:
                n = struct.unpack(">Q", self.need(8))[0]
            payload = self.need(n)
            opcode = a & 15
            if opcode == 1:
                return payload
            if opcode == 9:
                self.frame(10, payload)
                assert time.time() < end, "nothing but pings"
            if opcode == 8:
                code = struct.unpack(">H", payload[:2])[0] if n >= 2 else 1005
                raise Closed(code, payload[2:].decode())

    def close(self):
        self.sock.close()


def panel_keys(view):
    """`dice`, `dice/1`: a panel that a game shows once a seat."""
    seen, keys = {}, []
    for panel in view:
        n = seen[panel["id"]] = seen.get(panel["id"], -1) + 1
        keys.append(f"{panel['id']}/{n}" if n else panel["id"])
    return keys


def apply_view(view, delta):
    old = dict(zip(panel_keys(view), view))
    made = []
    for key in delta.get("panels", list(old)):
        panel = old.get(key, {"id": key.split("/")[0], "rows": [], "kinds": {}})
        rows = list(panel["rows"])
        for at, what, *put in delta.get("view", {}).get(key, []):
            if put:
                rows[at:at + what] = [{"kind": k, "value": v, "cells": c} for k, v, c in put[0]]
            else:
                rows[at] = {**rows[at], "cells": {**rows[at]["cells"], **what}}
        made.append({**panel, "rows": rows, "kinds": delta.get("kinds", {}).get(key, panel["kinds"])})
    return made


def apply_state(state, changes):
    state = json.loads(json.dumps(state))
    for name, what in changes.items():
        if not isinstance(state[name], list):
            state[name] = what
            continue
        for *at, last, value in what:
            field = state[name]
            for i in at:
                field = field[i]
            field[last] = value
    return state


def apply_delta(table, delta):
    """The `table` message that says the same; None: the delta builds on another."""
    if table is None or table["seq"] != delta["base"]:
        return None
    made = {k: v for k, v in table.items() if k not in ("chats", "req")}
    for k, v in delta.items():
        if k in ("legal", "remarks", "invite") and v is None:
            made.pop(k, None)
        elif k not in ("t", "base", "view", "kinds", "panels", "board", "state", "log"):
            made[k] = v
    if "view" in made:
        made["view"] = delta["view"] if isinstance(delta.get("view"), list) else apply_view(table["view"], delta)
    for fields in ("board", "state"):
        if fields in delta:
            made[fields] = apply_state(table[fields], delta[fields])
    if "log" in made:
        made["from"] = delta.get("from", made["ply"])
        made["log"] = [{"ply": made["from"] + i, "seat": s[0], "action": s[1], "events": s[2:]}
                       for i, s in enumerate(delta.get("log", []))]
    return made


def tables_told(data):
    """The `table` messages that a client was told, changes as what they make."""
    last = {}
    for message in map(json.loads, data):
        if message["t"] == "delta":
            message = apply_delta(last[message["table"]], message)
        if message["t"] == "table":
            last[message["table"]] = message
            yield message


class Client:
    """Speaks the protocol; keeps the last `table` message of every table."""

    def __init__(self, port, token=None, name=None, parts=None, hello=True, **raw):
        self.raw = Raw(port, **raw)
        self.req = 0
        self.tables, self.others = {}, []
        self.bytes = []
        if hello:
            message = {"protocol": 2, "token": token}
            if name:
                message["name"] = name
            message["parts"] = ["view", "state", "legal", "log"] if parts is None else parts
            self.welcome = self.ask("hello", **message)
            self.token, self.me = self.welcome["token"], self.welcome["me"]

    def send(self, t, **more):
        self.req += 1
        self.raw.text(json.dumps({"t": t, "req": self.req, **more}))
        return self.req

    def read(self):
        data = self.raw.receive()
        self.bytes.append(data)
        message = json.loads(data)
        if message["t"] == "delta":
            message = apply_delta(self.tables.get(message["table"]), message)
            assert message, "a delta that builds on nothing that was told"
        if message["t"] == "table":
            self.tables[message["table"]] = message
        if message["t"] == "here" and message["table"] in self.tables:
            for player, here in zip(self.tables[message["table"]]["players"], message["here"]):
                player["here"] = here
        return message

    def wait(self, req):
        while True:
            message = self.read()
            if message.get("req") == req:
                if message["t"] == "error":
                    raise Refused(message)
                return message
            self.others.append(message)

    def ask(self, t, **more):
        return self.wait(self.send(t, **more))

    def until(self, test, seconds=PATIENCE):
        """Reads until a message passes the test."""
        end = time.time() + seconds
        while time.time() < end:
            message = self.read()
            if test(message):
                return message
        raise AssertionError("waited too long")

    def table(self, table, test=lambda m: True):
        """The table's last message, read on until it passes the test."""
        last = self.tables.get(table)
        while last is None or not test(last):
            self.read()
            last = self.tables.get(table)
        return last

    def create(self, game="midgard", seats=("me", "open"), **more):
        if more.get("rated"):
            more.setdefault("clock", {"kind": "live", "base": 3600})
        made = self.ask("create", game=game, seats=list(seats), **more)
        self.table(made["table"])
        return made["table"], made["invite"]

    def close(self):
        self.raw.close()


class Server:
    def __init__(self, program, *args, data=None, port=0, limits=False, env=None):
        self.program, self.args, self.limits, self.env = program, args, limits, env
        self.own = data is None and not any(a == "--postgres" for a in args)
        self.data = tempfile.mkdtemp(prefix="meadhall-") if self.own else data
        self.port = port
        self.errors = tempfile.TemporaryFile()
        self.start()

    def start(self):
        command = [self.program, "serve", "--port", str(self.port), *self.args]
        if self.data:
            command += ["--data", self.data]
        if not self.limits:
            command.append("--no-limits")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors,
                                        env=dict(os.environ, **(self.env or {})))
        line = self.process.stdout.readline().decode()
        if not line.startswith("http://"):
            raise AssertionError("the server did not start: " + self.log()[-2000:])
        self.port = int(line.strip().rstrip("/").rsplit(":", 1)[1])

    def log(self):
        self.errors.seek(0)
        return self.errors.read().decode()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """In good order; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return status

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if self.process.poll() is None:
            self.kill()
        log = self.log()
        if error[0] or "Sanitizer" in log or "runtime error" in log:
            sys.stderr.write(log[-6000:])
        if not error[0]:
            assert "Sanitizer" not in log and "runtime error" not in log
        if self.own:
            shutil.rmtree(self.data, ignore_errors=True)


def http(port, text, timeout=5):
    """A raw request; status, head, body."""
    with socket.create_connection(("127.0.0.1", port), timeout=timeout) as s:
        s.sendall(text if isinstance(text, bytes) else text.encode())
        data = b""
        try:
            while True:
                more = s.recv(65536)
                if not more:
                    break
                data += more
                head, _, body = data.partition(b"\r\n\r\n")
                lengths = [int(x.split(b":")[1]) for x in head.split(b"\r\n")
                           if x.lower().startswith(b"content-length")]
                if lengths and len(body) >= lengths[0]:
                    break
        except (socket.timeout, ConnectionResetError):
            pass
    head, _, body = data.partition(b"\r\n\r\n")
    return (int(head.split()[1]) if head else 0), head.decode(), body


def play_on(clients, table, rng, plies=None):
    """Everybody plays at random until the game is over, or so many actions; the actions that
    were acknowledged, as (ply, seat, action)."""
    done = []
    while plies is None or len(done) < plies:
        moved = False
        for c in clients:
            t = c.tables[table]
            if t["status"] == "over":
                continue
            if t.get("legal"):
                action, ply = rng.choice(t["legal"]), t["ply"]
                try:
                    c.ask("act", table=table, ply=ply, action=action)
                except Refused as e:
                    # somebody else answered the same question in the meantime
                    if e.code != "stale":
                        raise
                    c.table(table, lambda m: m["ply"] > ply)
                    moved = True
                    continue
                done.append((ply, t["me"], action))
                c.table(table, lambda m: m["ply"] > ply)
                moved = True
                if plies is not None and len(done) >= plies:
                    break
        top = max(c.tables[table]["seq"] for c in clients)
        for c in clients:
            c.table(table, lambda m: m["seq"] >= top)
        if all(c.tables[table]["status"] == "over" for c in clients):
            break
        if not moved and not any(c.tables[table].get("legal") for c in clients):
            seq = clients[0].tables[table]["seq"]  # others are asked: bots, or nobody here
            clients[0].table(table, lambda m: m["seq"] > seq)
    return done


def main(tests):
    """Runs functions; the program is the first argument. ONLY names some of them; PART=1/3 is every third from the
    first on, for those who run the parts side by side."""
    failed = 0
    only, part = os.environ.get("ONLY"), os.environ.get("PART")
    tests = [t for t in tests if not only or t.__name__ in only.split(",")]
    if part:
        number, of = map(int, part.split("/"))
        tests = tests[number - 1::of]
    for test in tests:
        begin = time.time()
        try:
            test(sys.argv[1])
            print(f"{test.__name__}: passed ({time.time() - begin:.1f} s)", flush=True)
        except Exception as e:  # the next test still says something
            import traceback
            traceback.print_exc()
            print(f"{test.__name__}: FAILED {e}", flush=True)
            failed += 1
    print(f"{len(tests) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


def rng(default=None):
    seed = int(os.environ.get("SEED", default if default is not None else random.randrange(1 << 30)))
    print(f"seed {seed}", flush=True)
    return random.Random(seed)
