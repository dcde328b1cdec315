#!/usr/bin/env python3
"""sim and arena on many ranks: the same digest and report, and what is said of a lost rank.

usage: mpi_test.py PATH/TO/meadhall      exit status 77: there is no mpirun, or no MPI in the build
"""
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

MEADHALL = os.path.abspath(sys.argv[1])
ENV = dict(os.environ, OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
           OMPI_MCA_rmaps_base_oversubscribe="1", OMPI_MCA_btl_vader_single_copy_mechanism="none",
           OMPI_MCA_btl="self,vader",
           PRTE_MCA_rmaps_default_mapping_policy=":oversubscribe")  # Open MPI 5 no longer knows rmaps_base
failed = 0


def note(ok, what):
    global failed
    if not ok:
        failed += 1
        print("failed:", what)


def one(*words):
    return subprocess.run([MEADHALL, *words], capture_output=True, text=True, timeout=120)


def many(ranks, *words):
    return subprocess.run(["mpirun", "-n", str(ranks), MEADHALL, *words], capture_output=True,
                          text=True, timeout=120, env=ENV)


def figures(text):
    """The JSON without what the machine and the number of processes decide."""
    said = json.loads(text)
    for key in ("seconds", "threads"):
        said.pop(key, None)
    return said


def same(work):
    sim = ["sim", "midgard", "--games", "301", "--seats", "3", "--from", "7", "--json", "--luck"]
    alone = one(*sim, "--html", work + "/one.html", "--csv", work + "/one.csv")
    for ranks in (2, 3):
        shared = many(ranks, *sim, "--html", work + "/many.html", "--csv", work + "/many.csv")
        note(shared.returncode == 0, shared.stderr)
        note(figures(alone.stdout) == figures(shared.stdout), f"sim on {ranks} ranks")
        for kind in ("html", "csv"):
            with open(f"{work}/one.{kind}", "rb") as a, open(f"{work}/many.{kind}", "rb") as b:
                note(a.read() == b.read(), f"{kind} on {ranks} ranks")
    for more in (["--games", "31"], ["--games", "200", "--sprt", "0,50"], ["--games", "2"]):
        arena = ["arena", "midgard", "--bots", "greedy,random,random", "--json", *more]
        note(figures(one(*arena).stdout) == figures(many(3, *arena).stdout), f"arena {more}")


def rank_of(pid):
    try:
        with open(f"/proc/{pid}/environ", "rb") as f:
            found = re.search(rb"OMPI_COMM_WORLD_RANK=(\d+)", f.read())
        with open(f"/proc/{pid}/stat", encoding="ascii") as f:
            parent = int(f.read().split(") ")[1].split()[1])
        return parent, int(found[1]) if found else None
    except (OSError, ValueError):
        return None, None


def kill_rank(mpirun, rank, work):
    """As soon as it plays: by then it has begun a file of its own."""
    for _ in range(1000):
        begun = any(name.startswith(f"records.{rank}.") for name in os.listdir(work))
        for pid in filter(str.isdigit, os.listdir("/proc")) if begun else ():
            if rank_of(pid) == (mpirun.pid, rank):
                os.kill(int(pid), signal.SIGKILL)
                return True
        time.sleep(0.02)
    return False


def lost(more, games, said):
    """Kills rank 1 of 2; rank 0 names the games it had."""
    with tempfile.TemporaryDirectory() as work:
        words = ["sim", "midgard", "--games", str(games), "--seats", "2", "--patience", "2",
                 "--threads", "1", "--data", work + "/records"]
        run = subprocess.Popen(["mpirun", *more, "-n", "2", MEADHALL, *words], text=True, env=ENV,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        note(kill_rank(run, 1, work), "no rank 1 to be seen")
        try:
            out, err = run.communicate(timeout=90)
        except subprocess.TimeoutExpired:
            run.terminate()
            out, err = run.communicate()
            note(False, "mpirun did not end")
    note(said in err, f"expected '{said}' in: {err}")
    return run.returncode, out


def main():
    if not shutil.which("mpirun"):
        sys.exit(77)
    probe = many(2, "sim", "midgard", "--games", "2")
    if "no MPI" in probe.stderr:
        sys.exit(77)
    note(probe.returncode == 0, probe.stderr)
    wrong = many(2, "sim", "midgard", "--gamez", "2")
    note(wrong.stderr.count("unknown option") == 1, "one rank says what is wrong: " + wrong.stderr)
    with tempfile.TemporaryDirectory() as work:
        same(work)
    # Usually mpirun ends all ranks with the first that dies; told to go on, rank 0 reports the rest.
    status, _ = lost([], 4000000, "rank 1 is lost with games 2000000 to 3999999; play them again "
                                  "with --from 2000000 --games 2000000")
    note(status != 0, "a lost rank is a failure")
    _, out = lost(["--enable-recovery"], 20000, "rank 1 is lost with games 10000 to 19999")
    note("10000 games, 0 errors" in out, "the games of rank 0 are told: " + out[:100])
    print("failed" if failed else "ok")
    sys.exit(bool(failed))


main()
