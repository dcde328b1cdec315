#!/usr/bin/env python3
"""Makes a C table of the words that rules define, for the terminal's `about`.

usage: gen_terms.py --out FILE --glossary FILE --rules DIR FOLDER/GAME/data/terms.tsv ...

terms.tsv (term, rules) names a term of the glossary and the rules, with blanks between, that say what it is.
"""
import argparse
import glob
import os

from gen_emit import c_string
from gen_tables import read_rules
from gen_tsv import Errors, Tsv, complete


def names_of(glossary, game, errors):
    """The terms of a game, in every language."""
    return {row["id"]: complete(glossary.path, line, row["id"], row, errors)
            for line, row in glossary.rows if row["game"] == game}


def rules_of(folder, game, errors):
    texts = [os.path.join(folder, f"{game}.md"), *glob.glob(os.path.join(folder, f"{game}-*.md"))]
    return {rule for path in texts if path.count(".") == os.path.join(folder, "x.md").count(".")
            for rule, _ in read_rules(path, errors)}


def read(path, game, names, rules, errors):
    out = []
    for line, row in Tsv(path, errors).rows:
        term, said = row["term"], row["rules"].split()
        if term not in names:
            errors.add(path, line, f"'{term}' is no term of {game}, expected one of the glossary")
        unknown = [rule for rule in said if rule not in rules]
        if unknown or not said:
            errors.add(path, line, f"'{term}': {unknown[0] if unknown else 'nothing'} is no rule of {game}")
        if term in names and said and not unknown:
            label = ", ".join(c_string(text) for text in names[term])
            out.append(f"    {{{c_string(game)}, {{{{{label}}}}}, {c_string(' '.join(said))}}},")
    return out


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--glossary", required=True)
    parser.add_argument("--rules", required=True)
    parser.add_argument("terms", nargs="+")
    args = parser.parse_args()
    errors, rows = Errors(), []
    glossary = Tsv(args.glossary, errors)
    for path in args.terms:
        game = path.split(os.sep)[-3]
        rows += read(path, game, names_of(glossary, game, errors), rules_of(args.rules, game, errors), errors)
    errors.stop_if_any()
    with open(args.out, "w", encoding="utf-8") as f:
        f.write("\n".join(["/* made by tools/gen_terms.py */", '#include "cli/rule_words.h"', "",
                           "const rule_term rule_terms[] = {", *rows, "};",
                           f"const unsigned rule_term_count = {len(rows)};", ""]))


if __name__ == "__main__":
    main()
