#!/usr/bin/env python3
"""One protocol, every hall: each case runs over a WebSocket to the server and against the hall as a library, natively
and as WebAssembly, and as a page's worker has it (bindings/hall/page.h).

usage: suite.py CASE... [--server PROGRAM] [--pipe PROGRAM] [--wasm FILE] [--page FILE] [--docs FILE]

What is answered is compared with what the case says, and from hall to hall: an answer has the same members of the same
types everywhere. docs/protocol.md is held against it: each message documented, each documented message tried."""
import argparse
import hashlib
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "server"))
import cases  # noqa: E402
from hall import Closed, Raw, Server, apply_delta  # noqa: E402


class Pipe:
    """A hall behind standard input and output."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.people, self.number = {}, 0
        self.said = hashlib.sha256()  # every byte that it says

    def do(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        while (got := self.process.stdout.readline().rstrip("\n")) != ".":
            if not got:
                raise AssertionError(f"the hall ended at: {line[:200]}")
            self.said.update(got.encode())
            who, what, text = got.split(" ", 2)
            person = self.people.get(int(who))
            if person and what == "<":
                self.heard(person, text)
            elif person and what == "!":
                person.ended = text

    def heard(self, person, text):
        person.tell(json.loads(text))

    def person(self, name):
        self.number += 1
        p = self.people[self.number] = PipePerson(self, self.number)
        self.do(f"{self.number} + {name}")
        return p

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class PagePipe(Pipe):
    """The same behind a page's glue; its store answers later."""


class Person:
    """Somebody at a hall: asks, is told."""

    def __init__(self):
        self.told, self.req, self.ended, self.tables = [], 0, None, {}

    def tell(self, message):
        """What is told; a delta as the table that it makes."""
        if message["t"] == "delta":
            self.hall.seen(None, message)
            message = apply_delta(self.tables.get(message["table"]), message)
            assert message, "a delta that builds on nothing that was told"
        if message["t"] == "table":
            self.tables[message["table"]] = message
        if message["t"] == "here" and message["table"] in self.tables:
            for player, here in zip(self.tables[message["table"]]["players"], message["here"]):
                player["here"] = here
        self.told.append(message)

    def ask(self, t, **members):
        self.req += 1
        self.say(json.dumps({"t": t, "req": self.req, **members}))
        answer = self.until(lambda m: m.get("req") == self.req)
        self.hall.seen(t, answer)
        return answer

    def until(self, test):
        """The first message that passes; those before it are passed over."""
        while True:
            while self.told:
                message = self.told.pop(0)
                self.hall.seen(None, message)
                if test(message):
                    return message
            self.wait()


class PipePerson(Person):
    def __init__(self, pipe, number):
        super().__init__()
        self.pipe, self.number = pipe, number

    def say(self, text):
        self.pipe.do(f"{self.number} > {text}")

    def wait(self):
        if self.ended is not None:
            raise Closed(1007, self.ended)
        raise AssertionError("is told nothing more")

    def go(self):
        self.pipe.do(f"{self.number} - ")


class WirePerson(Person):
    def __init__(self, port):
        super().__init__()
        self.raw = Raw(port)

    def say(self, text):
        self.raw.text(text)

    def wait(self):
        self.tell(json.loads(self.raw.receive()))

    def go(self):
        self.raw.close()


class Wire:
    """The server."""

    def __init__(self, program):
        self.server = Server(program)

    def person(self, name):
        p = WirePerson(self.server.port)
        p.say(json.dumps({"t": "hello", "protocol": 2, "token": None, "name": name, "parts": ["view", "board", "state", "legal", "log"]}))
        while not p.told:
            p.wait()
        assert p.told.pop(0)["t"] == "welcome"
        return p

    def close(self):
        self.server.__exit__(None, None, None)


def shape(x):
    """The members of an answer and their types, without their values."""
    if isinstance(x, dict):
        return {k: shape(v) for k, v in sorted(x.items())}
    if isinstance(x, list):
        return [shape(x[0])] if x and isinstance(x[0], dict) else "list"
    return "bool" if isinstance(x, bool) else "number" if isinstance(x, (int, float)) else type(x).__name__


# What depends on the game, or on who sits there: named by other tests.
FREE = ("view", "board", "state", "prompt", "rows", "events", "log", "players", "games", "odds", "chats", "seats", "result", "topic", "clock", "kinds", "panels")


class Hall:
    """What a case is given: people, and a memory of all that was said."""

    def __init__(self, place):
        self.place, self.asked, self.kinds = place, {}, {}

    def person(self, name):
        p = self.place.person(name)
        p.hall = self
        return p

    def seen(self, asked, message):
        if asked:
            self.asked[asked] = self.asked.get(asked, 0) + 1
        top = {k: "any" if k in FREE else shape(v) for k, v in message.items()}
        for k, v in top.items():
            if v == "NoneType":
                top[k] = "null or more"
        kinds = self.kinds.setdefault(message["t"], {})
        for k, v in top.items():
            kinds.setdefault(k, set()).add(json.dumps(v))


def run(place, names):
    hall, failed = Hall(place), 0
    for name, case in cases.all_cases():
        if names and name not in names:
            continue
        try:
            case(hall)
        except Exception as e:  # the next case shows whether the hall goes on
            failed += 1
            print(f"  {name}: {type(e).__name__} {e}", flush=True)
    return hall, failed


def compare(halls):
    """Members that one hall sends and another does not."""
    wrong = 0
    first_name, first = halls[0]
    for name, hall in halls[1:]:
        for kind in sorted(set(first.kinds) | set(hall.kinds)):
            a, b = set(first.kinds.get(kind, {})), set(hall.kinds.get(kind, {}))
            for member in sorted(a ^ b):
                wrong += 1
                print(f"  '{kind}' has '{member}' only at {first_name if member in a else name}")
    return wrong


HALLS = ("Identity", "Lobby", "At the table", "People", "Notices", "Tournaments and clubs")
PAGES = ("A page's own hall",)


def documented(path, parts):
    """Messages named in the tables of these parts of the document, first column."""
    names = set()
    with open(path, encoding="utf-8") as f:
        part = ""
        for line in f:
            part = line[3:].strip() if line.startswith("## ") else part
            m = re.match(r"\| `(\w+)`", line)
            if m and part in parts:
                names.add(m.group(1))
    return names


def check_documents(path, halls, messages):
    wrong = 0
    docs = documented(path, HALLS)
    for name in sorted(messages - docs):
        wrong += 1
        print(f"  '{name}' is a message of the hall and not documented")
    for name in sorted(docs - messages):
        wrong += 1
        print(f"  '{name}' is documented and no message of the hall")
    tried = set(halls[0][1].asked)
    for name in sorted(docs & messages - tried - cases.HOSTS):
        wrong += 1
        print(f"  '{name}' is documented and in no case")
    return wrong


def page_messages():
    """What the page's worker answers itself, and of it what a test of the page asks."""
    web = os.path.join(HERE, "..", "..", "web")
    with open(os.path.join(web, "src", "core", "local.ts"), encoding="utf-8") as f:
        table = re.search(r"private readonly own: Record<.*?> = \{\n(.*?)\n  \};", f.read(), re.S).group(1)
    own, tried = set(re.findall(r"^    (\w+): (?:async )?\(", table, re.M)), set()
    for name in sorted(os.listdir(os.path.join(web, "test"))):
        if name.endswith(".ts"):
            with open(os.path.join(web, "test", name), encoding="utf-8") as f:
                tried |= set(re.findall(r'\bt: "(\w+)"', f.read()))
    return own, tried


def check_page(path):
    """The page's own messages: each documented, each documented one there and tried (web/test)."""
    wrong = 0
    docs, (own, tried) = documented(path, PAGES), page_messages()
    for names, what in ((own - docs, "is a message of the page and not documented"),
                        (docs - own, "is documented and no message of the page"),
                        ((own & docs) - tried - {"hello"}, "is a message of the page, and no test of the page asks it")):
        for name in sorted(names):
            wrong += 1
            print(f"  '{name}' {what}")
    return wrong


def hall_messages():
    """Rows of the one table of messages."""
    with open(os.path.join(HERE, "..", "..", "src", "hall", "messages.c"), encoding="utf-8") as f:
        table = re.search(r"static const message messages\[\] = \{(.*?)\n\};", f.read(), re.S).group(1)
    return set(re.findall(r'^    \{"(\w+)",', table, re.M))


def main():
    p = argparse.ArgumentParser()
    p.add_argument("names", nargs="*")
    p.add_argument("--server")
    p.add_argument("--pipe")
    p.add_argument("--wasm")
    p.add_argument("--page")
    p.add_argument("--docs")
    a = p.parse_args()
    places = [("the library", lambda: Pipe([a.pipe]))] if a.pipe else []
    if a.wasm:
        places.append(("WebAssembly", lambda: Pipe(["node", "--no-warnings", os.path.join(HERE, "run.mjs"), a.wasm])))
    if a.page:
        places.append(("the page", lambda: PagePipe(["node", os.path.join(HERE, "page.mjs"), a.page])))
    if a.server:
        places.append(("the server", lambda: Wire(a.server)))
    halls, failed, said = [], 0, set()
    for name, make in places:
        place = make()
        hall, wrong = run(place, a.names)
        place.close()
        halls.append((name, hall))
        failed += wrong
        if isinstance(place, Pipe) and not isinstance(place, PagePipe):
            said.add(place.said.hexdigest())
        print(f"{name}: {len(list(cases.all_cases()))} cases, {len(hall.asked)} messages asked {sum(hall.asked.values())} "
              f"times, {len(hall.kinds)} kinds told, {wrong} failed", flush=True)
    if len(said) > 1:
        failed += 1
        print("  the library says other bytes as WebAssembly than natively")
    if not a.names:
        failed += compare(halls)
        if a.docs:
            failed += check_documents(a.docs, halls, hall_messages()) + check_page(a.docs)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
