"""A short load on this machine: the generator's report has its keys, and nothing went wrong."""
import json
import subprocess
import sys

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


main([a_short_load])
