"""What the tests about people share: refusals, addresses behind a proxy, whether there is a PostgreSQL."""
import os
import subprocess
import sys

from hall import Client, Refused
from postgres import programs

HERE = os.path.dirname(os.path.abspath(__file__))
DAY = 86400000
tried = subprocess.run([sys.argv[1], "serve", "--port", "0", "--postgres", "host=/nonexistent"],
                       capture_output=True, text=True)
HAS_POSTGRES = bool(programs()) and "built without PostgreSQL" not in tried.stderr


def refused(code, ask, *args, **more):
    try:
        ask(*args, **more)
    except Refused as e:
        assert e.code == code, f"{e.code}, expected {code}: {e}"
        return e.message
    raise AssertionError(f"it was accepted, expected {code}")


def behind(s, address, **more):
    lines = [address] if isinstance(address, str) else address
    return Client(s.port, headers=[f"X-Forwarded-For: {x}" for x in lines], **more)


def lives(c):
    assert c.ask("ping")["t"] == "pong"
