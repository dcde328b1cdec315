#!/usr/bin/env python3
"""Makes a C table of the rules in the languages beside English, for the terminal.

usage: gen_rule_words.py --out FILE TEXT.LANG.md ...
"""
import argparse
import re

from gen_tables import read_rules
from gen_tsv import LANGS, Errors


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("texts", nargs="+")
    args = parser.parse_args()
    errors, said = Errors(), {}
    for path in args.texts:
        lang = re.search(r"\.(\w+)\.md$", path).group(1)
        for rule, text in read_rules(path, errors):
            said.setdefault(rule, {})[lang] = text
    errors.stop_if_any()
    rows = [f"    {{{quoted(rule)}, {{{', '.join(quoted(words.get(lang, '')) for lang in LANGS[1:])}}}}},"
            for rule, words in sorted(said.items())]
    with open(args.out, "w", encoding="utf-8") as f:
        f.write("\n".join(["/* made by tools/gen_rule_words.py */", '#include "cli/rule_words.h"', "",
                           "const rule_words rule_words_all[] = {", *rows, "};",
                           f"const unsigned rule_words_count = {len(rows)};", ""]))


if __name__ == "__main__":
    main()
