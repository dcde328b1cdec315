"""What the page needs of the tables beside the engine's own words: page.json. Used by gen_emit.py.

  name, titles, about   three languages each, titles and about by id
  content               what is printed on cards and boards: numbers, enums, references, codes, outlines
                        and maps of every table, by the engine's ids
"""
import json
import re

PRINTED = ("u8", "u16", "i8", "i16", "enum", "ref", "list", "code")


def read_grid(path):
    """The squares of a map: words in rows, as drawn behind `rNN |`."""
    with open(path, encoding="utf-8") as f:
        lines = [line for line in f.read().split("\n") if re.match(r"r\d+ +\|", line)]
    return [line.split("|", 1)[1].split() for line in lines]


def number(text):
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def rows_of(compiler, table):
    columns = [c for c, kind, _ in table.columns
               if kind.split()[0] in PRINTED and c not in table.needed]
    columns += [table.shape] if table.shape else []
    maps = [c for c, kind, _ in table.columns if kind == "grid"]
    out = {}
    for own, (_, row) in zip(table.ids, table.tsv.rows):
        cells = {c: number(row[c]) for c in columns if c in row}
        cells.update((c, read_grid(compiler.content.path(row[c]))) for c in maps if row[c])
        out[own] = cells
    return out


def page(compiler):
    words = compiler.words
    titles = words.groups.get("title", {"ids": [], "labels": []})
    made = {"name": words.terms["title"], "titles": dict(zip(titles["ids"], titles["labels"])),
            "about": words.about,
            "content": {t.one: rows_of(compiler, t) for t in compiler.tables.values()}}
    return json.dumps(made, ensure_ascii=False)
