#!/usr/bin/env python3
"""A flame graph as SVG from what callgrind counted.

usage: flame.py CALLGRIND_FILE ROOT OUT.svg [TITLE]

A bar is a function below its caller, as wide as the instructions that it and all it calls take there.
callgrind keeps what each caller spent in each callee, not whole stacks: where a function has several
callers, what lies above it is shared out among them by what each spent there. A function that calls
itself is drawn once. Bars under a thousandth of the root are left out.

  valgrind --tool=callgrind --callgrind-out-file=out --toggle-collect=mh_bench build/instructions odin 40
  tools/flame.py out mh_bench odin.svg "odin: a decision"

Exit status: 0; 1 where the file is none of callgrind's or has no such function; 2 for wrong words.
"""
import collections
import html
import re
import sys

WIDTH, ROW, LEAST = 1200, 18, 1 / 1000
LETTER = 6.6  # pixels, of the font below


class Profile:
    """What a function costs by itself, and what it spent in each one it called."""

    def __init__(self, path):
        self.own = collections.Counter()
        self.spent = collections.defaultdict(collections.Counter)
        self.names = {}
        with open(path, encoding="utf-8", errors="replace") as f:
            self.read(f)

    def name(self, text):
        """`(12) name` says which number stands for a name, `(12)` uses it."""
        number, name = re.match(r"\((\d+)\)(?: (.*))?", text).groups()
        if name:
            self.names[number] = re.sub(r"'\d+$|\.(constprop|isra|part|cold)\.\d+", "", name)
        return self.names[number]

    def read(self, lines):
        here = callee = None
        in_call = False
        for line in lines:
            if line.startswith("fn="):
                here = self.name(line[3:].strip())
            elif line.startswith("cfn="):
                callee = self.name(line[4:].strip())
            elif line.startswith("calls="):
                in_call = True
            elif re.match(r"[-+*\d]", line) and here:
                cost = int((line.split() + ["0"])[1])
                if in_call and callee != here:
                    self.spent[here][callee] += cost
                elif not in_call:
                    self.own[here] += cost
                in_call = False

    def all_of(self, name):
        return self.own[name] + sum(self.spent[name].values())


def bars(profile, root):
    """(depth, left, width, name): widths in parts of the root."""
    out = []

    def lay(name, left, width, above):
        out.append((len(above), left, width, name))
        whole = profile.all_of(name)
        for callee, cost in profile.spent[name].most_common():
            part = width * cost / whole if whole else 0
            if part >= LEAST and callee not in above and callee != name:
                lay(callee, left, part, above | {name})
                left += part

    lay(root, 0.0, 1.0, frozenset())
    return out


def colour(name):
    """Warm, the same for the same name, and a little different for others."""
    seed = sum(ord(c) * (i + 7) for i, c in enumerate(name))
    return f"hsl({20 + seed % 35},{60 + seed % 25}%,{66 + seed % 12}%)"


def draw(shown, total, title):
    depth = 1 + max(bar[0] for bar in shown)
    height = (depth + 3) * ROW
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
           f'height="{height}" font-family="monospace" font-size="11">',
           f'<rect width="{WIDTH}" height="{height}" fill="#fffaf0"/>',
           f'<text x="8" y="16" font-size="13">{html.escape(title)}</text>']
    for level, left, width, name in shown:
        x, w, y = left * WIDTH, width * WIDTH, height - (level + 1) * ROW - 6
        label = f"{name}: {total * width:,.0f} instructions, {100 * width:.1f} %"
        letters = int((w - 6) / LETTER)
        text = name if len(name) <= letters else name[:max(letters - 1, 0)] + "…" if letters > 3 else ""
        out.append(f'<g><title>{html.escape(label)}</title><rect x="{x:.1f}" y="{y}" '
                   f'width="{max(w - 0.5, 0.3):.1f}" height="{ROW - 1}" fill="{colour(name)}"/>'
                   + (f'<text x="{x + 3:.1f}" y="{y + 12}">{html.escape(text)}</text>' if text else "") + "</g>")
    return "\n".join(out + ["</svg>", ""])


def main():
    words = sys.argv[1:]
    if len(words) not in (3, 4):
        print("flame.py: expected CALLGRIND_FILE ROOT OUT.svg [TITLE]", file=sys.stderr)
        return 2
    profile = Profile(words[0])
    total = profile.all_of(words[1])
    if not total:
        print(f"flame.py: {words[0]} has no function {words[1]}", file=sys.stderr)
        return 1
    title = words[3] if len(words) == 4 else words[1]
    with open(words[2], "w", encoding="utf-8") as f:
        f.write(draw(bars(profile, words[1]), total, f"{title}, {total:,} instructions"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
