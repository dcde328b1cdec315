#!/usr/bin/env python3
"""A language that nobody speaks, to try what a fourth one costs: English with accents and a third longer.

usage: pseudo.py TREE

Adds the language `xx` to a copy of the source tree, as a translator would: a line in languages.h, a column in every table
of words, files of the page. Not a line of code is touched. Every 40th text is left out, so that what is missing shows
in English and the build has something to report. The tree has to be a copy: a checkout is refused.
"""
import json
import os
import re
import sys

CODE = "xx"
ACCENTS = str.maketrans("aceinouyzACEINOUYZ", "áçéíñóúýžÁÇÉÍÑÓÚÝŽ")
KEEP = re.compile(r"(\{[^{}]*\}|\\[ns]|%[a-z]|<[^<>]*>|\|\||\||=\^?[a-z_-]+$|`[^`]*`)")
LEFT_OUT = 40
WIDER = 3  # a letter more for so many


def pseudo(text):
    """The same sentence, accented and longer; placeholders, line breaks and marks stay."""
    out = []
    for part in KEEP.split(text):
        if KEEP.fullmatch(part):
            out.append(part)
            continue
        words = re.split(r"(\W+)", part.translate(ACCENTS))
        out.append("".join(w + w[-1] * (len(w) // WIDER) if w[-1:].isalpha() else w for w in words))
    return "".join(out)


class Gaps:
    """Leaves out every so many of the texts; the ones that name something stay whole."""

    def __init__(self):
        self.count, self.left = 0, 0

    def text(self, english):
        if not english:
            return ""
        self.count += 1
        if self.count % LEFT_OUT == 0:
            self.left += 1
            return ""
        return pseudo(english)


def add_language(tree):
    path = os.path.join(tree, "include/meadhall/languages.h")
    with open(path, encoding="utf-8") as f:
        lines = f.read().split("\n")
    last = max(i for i, line in enumerate(lines) if re.search(r", [01]\)$", line))
    lines[last] += " \\"
    lines.insert(last + 1, f'    X({CODE.upper()}, "{CODE}", "Ýýý", ",", " ", ONE, "“", "”", "‘", "’", "", "",'
                 ' "a the pl to at short bare", 0)')
    with open(path, "w", encoding="utf-8") as f:
        f.write("\n".join(lines))


def add_columns(path, gaps):
    """After the last language a column `xx`; beside en_FORM a column xx_FORM."""
    with open(path, encoding="utf-8", newline="") as f:
        lines = f.read().split("\n")
    columns = lines[0].split("\t")
    if not {"en", "ru", "de"} <= set(columns):
        return
    forms = [c for c in columns if c.startswith("en_") or c == "short_en"]
    lines[0] += "\t" + "\t".join([CODE, *(c.replace("en", CODE, 1) for c in forms)])
    for i, line in enumerate(lines[1:], 1):
        if line:
            row = dict(zip(columns, line.split("\t")))
            english = row["en"]
            own = "" if english.startswith("=") else gaps.text(english) if not forms else pseudo(english)
            lines[i] += "\t" + "\t".join([own, *(pseudo(row[c]) for c in forms)])
    with open(path, "w", encoding="utf-8", newline="") as f:
        f.write("\n".join(lines))


def add_page_words(path, gaps):
    with open(path, encoding="utf-8") as f:
        english = json.load(f)
    own = {key: text for key, text in ((key, gaps.text(text)) for key, text in english.items()) if text}
    with open(os.path.join(os.path.dirname(path), f"{CODE}.json"), "w", encoding="utf-8") as f:
        json.dump(own, f, ensure_ascii=False, indent=1)


def main():
    if len(sys.argv) != 2 or os.path.exists(os.path.join(sys.argv[1], ".git")):
        sys.exit("usage: pseudo.py TREE, a copy of the source tree")
    tree, gaps = sys.argv[1], Gaps()
    add_language(tree)
    for folder, _, files in sorted(os.walk(os.path.join(tree, "src"))):
        for name in sorted(files):
            if name.endswith(".tsv"):
                add_columns(os.path.join(folder, name), gaps)
    for folder, below, files in sorted(os.walk(os.path.join(tree, "web/src"))):
        below[:] = [d for d in below if d != "made"]
        if "en.json" in files:
            add_page_words(os.path.join(folder, "en.json"), gaps)
    print(f"{gaps.count} texts, {gaps.left} of them left out")


if __name__ == "__main__":
    main()
