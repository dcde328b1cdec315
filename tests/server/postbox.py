"""A real SMTP server (aiosmtpd) that can be down, slow, refusing, or gone between the data and its answer; a web server
for web-hooks; a clock that is set forward. Arguments of the tests: the program, the library wrong_clock."""
import email
import email.policy
import http.server
import json
import os
import re
import socket
import sys
import tempfile
import threading
import time

try:
    from aiosmtpd.controller import Controller
    from aiosmtpd.smtp import SMTP
except ImportError:
    print("aiosmtpd is not installed (python3-aiosmtpd): skipped")
    sys.exit(77)

from hall import Client, Server


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Postbox:
    """Letters by their Message-ID, as often as they were accepted."""

    def __init__(self):
        self.port = free_port()
        self.letters = []
        self.answers = []  # what the next letters are told; None: gone without a word
        self.refuse_rcpt, self.slow, self.seen = None, 0, 0
        self.controller = None
        self.start()

    def start(self):
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    def stop(self):
        if self.controller:
            self.controller.stop()
        self.controller = None

    async def handle_RCPT(self, server, session, envelope, address, options):
        if self.refuse_rcpt:
            return self.refuse_rcpt
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        import asyncio
        self.seen += 1
        if self.slow:
            await asyncio.sleep(self.slow)
        answer = self.answers.pop(0) if self.answers else "250 taken"
        if answer is None:  # it is in the box, and nobody is told
            self.take(envelope)
            server.transport.abort()
            return "421 gone"
        if answer.startswith("2"):
            self.take(envelope)
        return answer

    def take(self, envelope):
        data = (envelope.original_content or envelope.content).replace(b"\r\n", b"\n")
        letter = email.message_from_bytes(data, policy=email.policy.default)
        self.letters.append((envelope.rcpt_tos[0], letter))

    def to(self, address):
        return [m for a, m in list(self.letters) if a == address]

    def wait(self, address, count, seconds=60):
        end = time.time() + seconds
        while len(self.to(address)) < count:
            assert time.time() < end, f"{len(self.to(address))} letters to {address}, expected {count}"
            time.sleep(0.05)
        return self.to(address)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stop()


class Hook:
    """A web server that keeps what is posted to it."""

    def __init__(self):
        self.bodies, self.status = [], 204
        home = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                home.bodies.append(json.loads(body))
                if home.status is None:  # gone without a word
                    self.close_connection = True
                    return
                self.send_response(home.status)
                if home.status == 302:
                    self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *args):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count, seconds=60):
        end = time.time() + seconds
        while len(self.bodies) < count:
            assert time.time() < end, f"{len(self.bodies)} messages, expected {count}"
            time.sleep(0.05)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.server.shutdown()


class Clock:
    """The server's time, set forward while it runs."""

    def __init__(self):
        handle, self.path = tempfile.mkstemp()
        os.close(handle)
        self.at = 0
        self.forward(0)

    def forward(self, seconds):
        self.at += seconds
        with open(self.path + ".new", "w") as f:
            f.write(str(self.at))
        os.rename(self.path + ".new", self.path)

    def env(self):
        library = sys.argv[2]
        asan = os.environ.get("ASAN_OPTIONS", "")
        return {"LD_PRELOAD": library, "MEADHALL_TEST_CLOCK": self.path, "MEADHALL_TEST_SLEEPS": "1",
                "ASAN_OPTIONS": f"{asan}:verify_asan_link_order=0".lstrip(":")}


PUBLIC = "https://hall.example"


def mail_server(program, box, *args, clock=None, **more):
    return Server(program, "--mail", f"smtp://127.0.0.1:{box.port}", "--mail-from", "hall@hall.example",
                  "--public-url", PUBLIC, "--hooks-anywhere", *args, env=clock.env() if clock else None, **more)


def code_in(letter):
    return re.search(r"^  ([A-Z2-9]{8})$", letter.get_content(), re.M).group(1)


def account(s, name):
    c = Client(s.port)
    c.token = c.ask("register", name=name, password="correct horse")["token"]
    return c


def with_address(s, box, name, kinds=("turn", "invite", "result"), lang="en"):
    """An account with a confirmed address."""
    c, address = account(s, name), f"{name.lower()}@mail.example"
    m = c.ask("mail_address", address=address, password="correct horse", lang=lang)
    assert m["waiting"] == address and m["address"] is None and m["can"], m
    m = c.ask("mail_confirm", code=code_in(box.wait(address, 1)[0]))
    assert m["address"] == address and m["waiting"] is None and m["kinds"] == [], m
    c.ask("mail_kinds", kinds=list(kinds))
    c.address = address
    return c
