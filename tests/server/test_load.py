"""A short load on this machine: the generator's report has its keys, and nothing went wrong."""
import json
import os
import subprocess
import sys
import tempfile

from hall import Server, main


def a_short_load(program):
    with Server(program) as s:
        out = subprocess.run([sys.argv[2], "--port", str(s.port), "--tables", "20", "--idle", "20",
                              "--seconds", "2"], capture_output=True, text=True, timeout=90)
        assert out.returncode == 0, out.stderr
        report = json.loads(out.stdout)
        assert report["moves"] > 20 and not report["errors"] and not report["closed"], report
        assert set(report["latency_ms"]) >= {"p50", "p90", "p99", "max"}
        assert set(report["memory"]) >= {"bytes_per_socket", "bytes_per_table"}
        assert s.stop() == 0
        print(out.stdout)


def nobody_there(program):
    with Server(program) as s:
        port = str(s.port)
        assert s.stop() == 0
        out = subprocess.run([sys.argv[2], "--port", port], capture_output=True, text=True, timeout=30)
        assert out.returncode == 2 and not out.stdout, out
        assert out.stderr.count("\n") == 1 and port in out.stderr, out.stderr


def a_short_siege(program):
    """70 connections that mean harm beside 20 tables: nobody is thrown out, memory stays small.
    How late people are answered depends on the machine; docs/proof.md has a long run."""
    with tempfile.TemporaryDirectory() as web, Server(program, "--web", web, limits=True) as s:
        with open(os.path.join(web, "index.html"), "wb") as f:
            f.write(os.urandom(2_000_000))
        s.stop()
        s.start()
        out = subprocess.run([sys.argv[2], "--port", str(s.port), "--tables", "20", "--seconds", "5",
                              "--think", "500", "--hostile", "70"],
                             capture_output=True, text=True, timeout=90)
        assert out.returncode == 0, out.stderr
        report, foes = (json.loads(x) for x in out.stdout.replace("}}\n", "}}\0").split("\0"))
        assert report["moves"] > 20 and not report["errors"] and not report["closed"], report
        assert foes["hostile"] == 70 and foes["came"] >= 70 and foes["sent_mb"] > 1, foes
        assert foes["peak_resident_mb"] < 200, foes
        assert s.stop() == 0
        print(out.stdout)


main([a_short_load, nobody_there, a_short_siege])
