#!/usr/bin/env python3
"""tools/flame.py: widths of bars by what callers spent, numbers for names, recursion, and refusals."""
import os
import subprocess
import sys
import tempfile

FLAME = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools", "flame.py")
# root spends 10 by itself, 60 in a and 30 in b; a is called by b, too; b calls itself
PROFILE = """events: Ir
fn=(1) root
1 10
cfn=(2) a
calls=2 1
1 60
cfn=(3) b
calls=1 1
1 30
fn=(2)
1 70
fn=(3)
1 20
cfn=(2)
calls=1 1
1 10
cfn=(3)
calls=1 1
1 999
"""


def flame(folder, *words):
    return subprocess.run([sys.executable, FLAME, *words], cwd=folder, capture_output=True, text=True, check=False)


def main():
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "out"), "w", encoding="utf-8") as f:
            f.write(PROFILE)
        run = flame(folder, "out", "root", "a.svg", "a <title>")
        assert run.returncode == 0, run.stderr
        with open(os.path.join(folder, "a.svg"), encoding="utf-8") as f:
            svg = f.read()
        for said in ("root: 100 instructions, 100.0 %", "a: 60 instructions, 60.0 %", "b: 30 instructions, 30.0 %",
                     "a: 10 instructions, 10.0 %", "a &lt;title&gt;, 100 instructions"):
            assert said in svg, f"{said} is missing in:\n{svg}"
        assert svg.count("<g>") == 4, "b below itself must not be drawn"
        assert flame(folder, "out", "nobody", "b.svg").returncode == 1
        assert flame(folder, "out").returncode == 2
    print("flame: ok")


if __name__ == "__main__":
    main()
