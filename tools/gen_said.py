#!/usr/bin/env python3
"""What programs say themselves: words in a table, made into C.

usage: gen_said.py --out DIR FILE.tsv...

FILE.tsv (id, a column a language; \\n is a line break, \\s a blank at an end) becomes DIR/FILE_words.h, with the type FILE_word and the function
FILE_say(lang, word), and DIR/FILE_words.c. A missing text is taken from English and reported.
"""
import argparse
import os

from gen_emit import c_string
from gen_tsv import Errors, Tsv, complete


def read(path, errors):
    rows = []
    for line, row in Tsv(path, errors).rows:
        if row["id"] in (own for own, _ in rows):
            errors.add(path, line, f"'{row['id']}' stands twice")
        label = complete(path, line, row["id"], row, errors)
        rows.append((row["id"], [text.replace("\\n", "\n").replace("\\s", " ") for text in label]))
    return rows


def header(name, rows):
    guard = f"MADE_{name.upper()}_WORDS_H"
    count = rows[0][0].split("_")[0] + "_COUNT"
    return [f"/* {name}_words.h - made by tools/gen_said.py from {name}.tsv */", f"#ifndef {guard}", f"#define {guard}", "",
            '#include "meadhall/game.h"', "", f"typedef enum {name}_word {{", *(f"    {own}," for own, _ in rows), f"    {count}",
            f"}} {name}_word;", "", f"extern const mh_label {name}_labels[];",
            f"const char *{name}_say(mh_lang lang, {name}_word word);", "", "#endif", ""]


def table(name, rows):
    return [f"/* {name}_words.c - made by tools/gen_said.py from {name}.tsv */", f'#include "{name}_words.h"', "",
            f"const mh_label {name}_labels[] = {{",
            *(f"    [{own}] = {{{{{', '.join(c_string(text) for text in label)}}}}}," for own, label in rows), "};", "",
            f"const char *{name}_say(mh_lang lang, {name}_word word) {{ return {name}_labels[word].text[lang]; }}", ""]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    errors = Errors()
    made = [(os.path.splitext(os.path.basename(path))[0], read(path, errors)) for path in args.files]
    errors.stop_if_any()
    errors.report()
    os.makedirs(args.out, exist_ok=True)
    for name, rows in made:
        for suffix, lines in (("h", header(name, rows)), ("c", table(name, rows))):
            with open(os.path.join(args.out, f"{name}_words.{suffix}"), "w", encoding="utf-8") as f:
                f.write("\n".join(lines))


if __name__ == "__main__":
    main()
