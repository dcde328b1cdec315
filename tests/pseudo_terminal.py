#!/usr/bin/env python3
"""Whole games at the terminal in the language of tools/pseudo.py, by the rules of terminal_test.py: every line is
accented, or is one of the texts that were left out; no line is too wide, no hole is left, nothing is NULL.

usage: pseudo_terminal.py PATH/TO/meadhall [GAME ...]
"""
import re
import sys

import terminal_test as t

CODE, ACCENTED = "xx", re.compile("[áçéíñóúýž]", re.I)
SENTENCE = re.compile(r"[A-Za-z]{3,} [a-z]{3,} [a-z]{3,}")  # three English words in a row


def main():
    t.LANGS = (CODE,)
    t.OVER[CODE] = "Théé fíñáll sçóréé"
    t.NAMED = re.compile(r"^\w+ [A-Z]{2}-[A-Z0-9-]+: ")
    gaps = 0
    for game in sys.argv[2:] or t.GAMES:
        t.whole_games(sys.argv[1], game)
        text = t.play([*t.table(sys.argv[1], game, 7), "--lang", CODE], "\n".join(t.answers(game)) + "\n")
        told = [line for line in text.split("\n") if re.search(r"[^\W\d_]{3} [^\W\d_]{3}", line) and not t.NAMED.search(line)]
        english = [line for line in told if SENTENCE.search(line) and not ACCENTED.search(line)]
        t.check("(null)" not in text, f"{game}: (null)")
        t.check(len(told) > 100, f"{game}: {len(told)} lines of text")
        gaps += len(english)
        t.check(len(english) < len(told) / 4, f"{game}: {len(english)} of {len(told)} lines are English: {english[:3]}")
    t.check(gaps, "of the texts that were left out none is told in English")
    print(f"{t.passed} passed, {len(t.failed)} failed")
    return 1 if t.failed else 0


if __name__ == "__main__":
    sys.exit(main())
