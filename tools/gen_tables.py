#!/usr/bin/env python3
"""Makes C tables of one game's content: data/*.tsv, schema.tsv, words.tsv, rules text.

usage: gen_tables.py --game ID --prefix cm --data DIR [--content DIR] --glossary FILE
                     --rules FILE [--rules FILE ...] [--excuses FILE] --out DIR

Every error is reported as `file:line: reason`, all of them before it gives up.

schema.tsv (table, column, type, range) says what the tables hold:
  @name N            one row is called N in C (cm_kind_N, CM_N_...)
  @rows K            the table has exactly K rows
  @id COL[,COL]      the id in sagas and vectors is made of these cells
  @label COL[,COL]   the first of these cells that the glossary knows names the row for people
                     =COL: its own words do, in other languages those of the group `about`
  @note COL          what the row does stands in this cell, where the group `about` does not say it;
                     or a sentence with {COL} in it
  @said COL=KEY,...  the words of COL stand in the group `about` under KEY: see gen_pack.py
  @words N=COL,...   a kind N of the words of these columns, row by row, under the first KEY that @said gives them
  @sum COL=K         the cells of COL add up to K
  @same COL=BY       rows with one BY have one COL
  @count COL=LO..HI  COL counts from LO to HI, again and again
  @unique COL,COL    no two rows have these cells alike
  @copies COL        the kind holds each row as often as COL says: a, a-2, a-3
  @join N            the rows follow those of the table called N, in one kind
  key                unique, not empty
  text               for people only
  u8 u16 i8 i16      a number; range lo..hi, then word=value for cells that are words
  enum NAME          one of the range's a|b|c, or of the group NAME of words.tsv
  flags NAME         any of the range's a|b|c, with spaces or commas between; a bit each
  ref NAME           the key of a row of the table called NAME
  code, list, grid   cells of several values, and @shape: see gen_cells.py
  clauses            cards as clauses; the range names three columns and a file: see gen_clauses.py
  form SET           codes that forms.tsv declares by patterns: see gen_forms.py
  @by COL            rows of one COL stand together; where each COL begins is a table of its own
  enum! ref!         the same, and there must be one
A cell `none`, `-`, or an empty one, of an enum or ref that has no such value becomes MH_NONE.
A label column may be a template: `space_{id}` is looked up in the glossary.

--content DIR is a pack: corrected tables under the names of the old ones, and words.tsv with changed words
(see gen_words.py, gen_pack.py). A row keeps its id; a name that differs from the old row's is shown in place
of the glossary's.

grammar.tsv and fields.tsv say what verbs, questions, options and members of the state there are: see gen_grammar.py.

words.tsv (group, id, a column a language) gives enums with their labels; `=ID` takes all
languages from the glossary, `=^ID` with a capital letter. Group `verb` and `event` start at 1; a group
marked with a star is a set. Group `about` says what a row does, by its key or its @id, or by NAME:key where tables
share keys: the notes of the table's kind.

The glossary's `title` is cm_name, the game's own. Every group and table N has two kinds in C: cm_kind_N is one of them, cm_set_N a set of them.
"""
import argparse
import os
import re
import zlib

import gen_cells
import gen_clauses
import gen_forms
import gen_pack
from gen_emit import BEGINS_AT_ONE, NUMBER, Emitter
from gen_grammar import Grammar
from gen_tsv import LANGS, Content, Errors, Tsv, corrected_label
from gen_speech import Speech
from gen_words import Words

PROVENANCE = ("seed", "public", "reconstructed", "designed", "box")
MANY = ("code", "list", "grid")


def slug(text):
    text = re.sub(r"['’.]", "", text.lower())
    return re.sub(r"[^a-z0-9]+", "-", text).strip("-")


class Table:
    def __init__(self, name, tsv):
        self.name, self.tsv, self.one = name, tsv, name
        self.columns, self.id_columns, self.label_columns = [], [], []
        self.note_column = None
        self.rows, self.sums, self.keys = None, [], []
        self.copies, self.join, self.parts = None, None, [self]
        self.ids, self.labels = [], []
        self.items = []  # (table, line, row, id, label): what the kind holds
        self.shape, self.drawn, self.by = "", "", ""
        self.laws = []   # (@same, @count or @unique, what it says)
        self.needed = set()  # columns where there must be a value
        self.came = None  # the rows of a corrected table as they came, by key or id
        self.came_columns = []
        self.said = {}  # column -> its key in the group `about`
        self.worded = {}  # a kind of words -> its columns
        self.many = {}  # column -> a value a row: code rows, list, grid

    def first_item(self, table, row):
        return next(n for n, item in enumerate(self.items) if item[0] is table and item[2] is row)

    def key_column(self):
        return next((c for c, kind, _ in self.columns if kind == "key"), None)

    def row_ids(self, rows, came=None):
        """The ids of rows; a name that was corrected changes none."""
        key, seen, out = self.key_column(), {}, []
        for row in rows:
            first = {**row, "name": ((came or {}).get(row.get(key)) or row).get("name", "")}
            own = "-".join(slug(first[c]) for c in self.id_columns) if self.id_columns else ""
            own = own or f"{self.one}-{len(out) + 1}"
            seen[own] = seen.get(own, 0) + 1
            out.append(own if seen[own] == 1 else f"{own}-{seen[own]}")
        return out

    def old(self, n):
        """Row n as it came; None where the pack does not correct it."""
        return (self.came or {}).get(self.keys[n])

    def term(self, row, terms):
        """The term of the glossary that the row is called by."""
        for column in self.label_columns:
            term = column.format(**row) if "{" in column else row.get(column)
            if term in terms:
                return term
        return None

    def note(self, row):
        column = self.note_column
        return column.format(**row) if "{" in column else row[column]


class Compiler:
    def __init__(self, args):
        self.args, self.errors = args, Errors()
        glossary = Tsv(args.glossary, self.errors)
        self.content = Content(args.data, args.content)
        self.words = Words(args.game, glossary, os.path.join(args.data, "words.tsv"),
                           self.content.pack("words.tsv"), self.errors)
        self.grammar = Grammar(args.data, args.prefix, self.words, self.errors)
        self.speech = Speech(args.data, self.words, self.grammar, self.errors)
        self.enums = {}
        self.ops = gen_cells.Ops()
        self.clauses = None
        self.tables = {}
        self.crc = 0
        self.forms = self.read_forms()
        self.read_schema()
        self.content.check(self.errors, tables=True)
        self.errors.stop_if_any()
        for table in self.tables.values():
            self.read_ids(table)
            gen_pack.rename_terms(table, self.words, self.errors)
        self.words.settle()
        for table in self.tables.values():
            self.read_labels(table)
        for table in self.tables.values():
            self.check(table)
            gen_pack.check_texts(table, self.words, self.errors)
        self.words.check_shown(gen_pack.all_keys(self.tables.values()))
        self.content.check(self.errors, tables=False)
        self.errors.stop_if_any()
        for table in self.tables.values():
            self.join_up(table)
        for table in self.kinds():
            self.gather_items(table)
        self.speech.check_names(self.labels_by_kind(), args.content)
        self.grammar.check({**{table.one: [item[3] for item in table.items] for table in self.kinds()},
                            **{name: [] for table in self.kinds() for name in table.worded},
                            **{name: group["ids"] for name, group in self.words.groups.items()}})
        self.rules = [rule for path in args.rules for rule in read_rules(path, self.errors)]
        self.excuses = read_excuses(args.excuses, {rule for rule, _ in self.rules}, self.errors)
        self.errors.stop_if_any()

    def labels_by_kind(self):
        """What things are called: kind -> id -> label."""
        out = {name: dict(zip(group["ids"], group["labels"])) for name, group in self.words.groups.items()}
        out.update((table.one, {item[3]: item[4] for item in table.items}) for table in self.kinds())
        return out

    def read_forms(self):
        path = os.path.join(self.args.data, "forms.tsv")
        if not os.path.exists(path):
            return None
        tsv = Tsv(path, self.errors)
        self.crc = zlib.crc32(tsv.bytes, self.crc)
        return gen_forms.Forms(tsv, self.names_in_hole, self.errors)

    def read_schema(self):
        schema = Tsv(os.path.join(self.args.data, "schema.tsv"), self.errors)
        for line, row in schema.rows:
            table = self.tables.get(row["table"])
            if not table:
                table = Table(row["table"], Tsv(self.content.path(row["table"] + ".tsv"), self.errors))
                self.tables[row["table"]] = table
                self.crc = zlib.crc32(table.tsv.bytes, self.crc)
            self.schema_row(schema.path, line, table, row)

    def schema_row(self, path, line, table, row):
        column, kind, spread = row["column"], row["type"], row["range"]
        if column == "@name":
            table.one = kind
        elif column == "@rows":
            table.rows = int(kind)
        elif column == "@id":
            table.id_columns = kind.split(",")
        elif column == "@label":
            table.label_columns = kind.split(",")
        elif column == "@note":
            table.note_column = kind
        elif column == "@said":
            table.said.update([kind.split("=")])
        elif column == "@words":
            name, columns = kind.split("=")
            table.worded[name] = columns.split(",")
        elif column == "@sum":
            table.sums.append(kind.split("="))
        elif column == "@copies":
            table.copies = kind
        elif column == "@join":
            table.join = kind
        elif column == "@shape":
            table.shape, table.drawn = kind, spread
        elif column == "@by":
            table.by = kind
        elif column in ("@same", "@count", "@unique"):
            table.laws.append((column, kind))
        elif column not in table.tsv.columns:
            if not table.tsv.broken:
                self.errors.add(table.tsv.path, 1, f"column '{column}' is missing")
        else:
            self.column(path, line, table, column, kind, spread)

    def column(self, path, line, table, column, kind, spread):
        word = kind.split()[0] if kind else ""
        known = ("key", "text", "enum", "flags", "ref", "clauses", *MANY, *NUMBER)
        if word in ("enum!", "ref!"):
            table.needed.add(column)
            kind, word = kind.replace("!", "", 1), word[:-1]
        if word not in known and not (word == "form" and self.forms):
            self.errors.add(path, line, f"unknown type '{kind}'")
            return
        if word in ("enum", "flags"):
            self.declare_enum(path, line, kind.split()[1], spread)
        table.columns.append((column, kind, spread))

    def declare_enum(self, path, line, name, spread):
        if name in self.words.groups:
            return
        values = spread.split("|")
        if self.enums.setdefault(name, values) != values:
            self.errors.add(path, line, f"enum '{name}' was declared with other values")

    def read_ids(self, table):
        """Ids first, so that any table may refer to any other."""
        key = table.key_column()
        table.came, table.came_columns = self.content.rows_as_they_came(table.name + ".tsv", key, table)
        rows = [row for _, row in table.tsv.rows]
        table.ids = table.row_ids(rows, table.came if key else None)
        table.keys = [row[key] for row in rows] if key else table.ids

    def read_labels(self, table):
        for n, (line, row) in enumerate(table.tsv.rows):
            label, old = self.label(table, n, line, row), table.old(n)
            own = self.words.own_english("term", table.term(row, self.words.terms))
            table.labels.append(corrected_label(row, old, label) if old and not own else label)

    def kinds(self):
        return [t for t in self.tables.values() if not t.join]

    def join_up(self, table):
        if not table.join:
            return
        base = next((t for t in self.kinds() if t.one == table.join), None)
        if not base or [c[:2] for c in base.columns] != [c[:2] for c in table.columns]:
            self.errors.add(table.tsv.path, 1, f"cannot join '{table.join}': no such table, "
                            "or one with other columns")
            return
        base.parts.append(table)

    def gather_items(self, table):
        for part in table.parts:
            for (line, row), own, label in zip(part.tsv.rows, part.ids, part.labels):
                for copy in range(1, int(row[part.copies]) + 1 if part.copies else 2):
                    name = own if copy == 1 else f"{own}-{copy}"
                    table.items.append((part, line, row, name, label))
        names = [item[3] for item in table.items]
        for name in sorted({n for n in names if names.count(n) > 1}):
            self.errors.add(table.tsv.path, 1, f"'{name}' names two rows of kind '{table.one}'")

    def base(self, table):
        return next(t for t in self.kinds() if table in t.parts)

    def label(self, table, n, line, row):
        for column in table.label_columns:
            if column.startswith("="):
                return self.own_words(table, n, line, row[column[1:]])
            term = column.format(**row) if "{" in column else row.get(column)
            if term in self.words.terms:
                return self.words.name(term)
        if table.label_columns:
            self.errors.add(table.tsv.path, line, "the glossary has no name for "
                            + " or ".join(f"'{row.get(c, '')}'" for c in table.label_columns))
        name = row.get("name") or " ".join(row[c] for c in table.id_columns) or table.ids[n]
        return (name,) * len(LANGS)

    def own_words(self, table, n, line, text):
        """The row's own words; in other languages what the group `about` of words.tsv says. Words of
        a pack need no table of the pack, and gen_pack.py checks its tables."""
        said = self.words.about.get(table.keys[n])
        checked = table.came is not None or self.words.own_english("about", table.keys[n])
        if said and said[0] != text and not checked:
            self.errors.add(table.tsv.path, line, f"'{table.keys[n]}' reads otherwise in words.tsv")
        return said or (text,) * len(LANGS)

    def check(self, table):
        path, rows = table.tsv.path, table.tsv.rows
        if table.rows is not None and len(rows) + table.tsv.dropped != table.rows:
            self.errors.add(path, 1, f"{len(rows)} rows, expected {table.rows}")
        for line, row in rows:
            if row.get("prov") not in PROVENANCE:
                self.errors.add(path, line, f"prov is '{row.get('prov', '')}', expected "
                                + ", ".join(PROVENANCE))
        for column, kind, spread in table.columns:
            if kind == "clauses":
                self.compile_clauses(table, column, spread)
                continue
            if kind.split()[0] in MANY:
                table.many[column] = [self.several(table, line, kind, spread, row[column])
                                      for line, row in rows]
                continue
            cells = [self.cell(table, line, column, kind, spread, row[column]) for line, row in rows]
            if kind == "key":
                self.check_unique(table, column)
            for name, total in table.sums:
                if name == column and None not in cells and sum(cells) != int(total):
                    self.errors.add(path, 1, f"{column} adds up to {sum(cells)}, expected {total}")
        if table.by:
            self.check_together(table)
        if table.shape:
            drawn = self.content.path(table.drawn) if table.drawn else ""
            gen_cells.check_shapes(table, drawn, self.errors)
        for law, says in table.laws:
            self.check_law(table, law, says)

    def check_law(self, table, law, says):
        first, say = {}, self.errors.add
        columns = says.split("=" if law == "@same" else ",")
        for n, (line, row) in enumerate(table.tsv.rows):
            if law == "@count":
                column, spread = says.split("=")
                low, high = (int(x) for x in spread.split(".."))
                wanted = str(low + n % (high - low + 1))
                if row[column] != wanted:
                    say(table.tsv.path, line, f"{column} is '{row[column]}', expected {wanted}")
            elif law == "@same":
                value, at = first.setdefault(row[columns[1]], (row[columns[0]], line))
                if row[columns[0]] != value:
                    say(table.tsv.path, line, f"{columns[0]} is '{row[columns[0]]}', expected "
                        f"'{value}' as in line {at}")
            else:
                at = first.setdefault(tuple(row[c] for c in columns), line)
                if at != line:
                    say(table.tsv.path, line, f"{says} as in line {at} already")

    def compile_clauses(self, table, column, spread):
        *columns, file = spread.split()
        effects = Tsv(os.path.join(self.args.data, file), self.errors)
        self.crc = zlib.crc32(effects.bytes, self.crc)
        words = gen_clauses.Words(effects, self.errors)
        self.enums.update(words.enums)
        self.clauses = gen_clauses.Clauses(words, self.names_of)
        for number, (line, row) in enumerate(table.tsv.rows):
            self.clauses.card(number, [row[c] for c in (column, *columns)],
                              lambda reason, at=line: self.errors.add(table.tsv.path, at, reason))

    def check_together(self, table):
        kind = next(k for c, k, _ in table.columns if c == table.by)
        order, last = self.names_of(kind.split()[1]), 0
        for line, row in table.tsv.rows:
            at = order.index(row[table.by]) if row[table.by] in order else last
            if at < last:
                self.errors.add(table.tsv.path, line, f"{table.by} '{row[table.by]}' stands behind "
                                f"'{order[last]}', expected their own order")
            last = max(at, last)

    def names_in_hole(self, name):
        """The same for {NAME} of forms.tsv, which may be a column of an enum."""
        kinds = (kind for t in self.tables.values() for column, kind, _ in t.columns if column == name)
        return self.names_of(next((kind.split()[1] for kind in kinds if kind.startswith("enum ")), name))

    def names_of(self, name):
        """What a group, an enum or a table has names for."""
        if name in self.words.groups:
            return self.words.groups[name]["ids"]
        if name in self.enums:
            return self.enums[name]
        return next((t.keys for t in self.tables.values() if t.one == name), [])

    def several(self, table, line, kind, spread, text):
        def report(reason):
            self.errors.add(table.tsv.path, line, reason)
        word = kind.split()[0]
        if word == "code":
            return gen_cells.Code(self.ops, spread, self.names_of, report).compile(text)
        if word == "list":
            return gen_cells.read_list(kind.split()[1], spread, text, self.names_of, report)
        path = self.content.path(text) if text else ""
        grid = gen_cells.Grid(path, spread, self.errors)
        self.crc = zlib.crc32(grid.bytes, self.crc)
        return grid

    def check_unique(self, table, column):
        first = {}
        for line, row in table.tsv.rows:
            if not row[column]:
                self.errors.add(table.tsv.path, line, f"{column} is empty")
            elif row[column] in first:
                self.errors.add(table.tsv.path, line, f"{column} '{row[column]}' stands in line "
                                f"{first[row[column]]} already")
            first.setdefault(row[column], line)

    def cell(self, table, line, column, kind, spread, text):
        """The C value of a cell, or None where it has none."""
        word = kind.split()[0]
        if word in NUMBER:
            return self.number(table.tsv.path, line, column, word, spread, text)
        if word == "enum":
            name = kind.split()[1]
            group = self.words.groups.get(name)
            return self.index(table.tsv.path, line, column, text,
                              group["ids"] if group else self.enums[name],
                              name in BEGINS_AT_ONE, column in table.needed)
        if word == "flags":
            bits = [self.index(table.tsv.path, line, column, part, self.enums[kind.split()[1]], 0, True)
                    for part in re.split(r"[ ,]+", text) if part and text not in ("none", "-")]
            mask = sum(1 << b for b in bits if b is not None)
            return f"0x{mask:x}ull" if mask >> 31 else mask
        if word == "form":
            return self.forms.cell(table.tsv.path, line, column, kind.split()[1], text)
        if word == "ref":
            other = next((t for t in self.tables.values() if t.one == kind.split()[1]), None)
            return self.index(table.tsv.path, line, column, text, other.keys if other else [], 0,
                              column in table.needed)
        return None

    def index(self, path, line, column, text, values, base, needed):
        if text in values:
            return values.index(text) + base
        if not needed and text in ("none", "-", ""):
            return 255
        self.errors.add(path, line, f"{column} is '{text}', expected one of {', '.join(values)}")
        return None

    def number(self, path, line, column, word, spread, text):
        low, high, _ = NUMBER[word]
        words = {}
        for part in spread.split(";"):
            if ".." in part:
                low, high = (int(x) for x in part.split(".."))
            elif "=" in part:
                key, value = part.split("=")
                words[key] = int(value)
        if text in words:
            return words[text]
        if not re.fullmatch(r"-?\d+", text):
            self.errors.add(path, line, f"{column} is '{text}', expected a number")
            return None
        if not low <= int(text) <= high:
            self.errors.add(path, line, f"{column} is {text}, expected {low}..{high}")
        return int(text)


# What stands in a rule's line for those who check it and not for those who play: where it is printed
# (`[both]`), that we settled it (`RULING:`), and notes in braces. web/tools/words.mjs cuts the same.
MARKS = re.compile(r"\[(?:S\d*|D|R|C|F|both|RU|DE|pub|public|seed|DESIGNED|RULING|P\d+)"
                   r"(?:[ ,;][^\]]{0,24})?\]\s*")
NOTE = re.compile(r"\s*\{[^{}]*\}")
SETTLED = re.compile(r"^(?:RULING|FESTLEGUNG|РЕШЕНИЕ)(?: \d+)?:\s*(.)")


def for_players(text):
    """A rule without the marks and notes of those who check it."""
    text = NOTE.sub("", MARKS.sub("", re.sub(r"\s*\|\s*", "; ", text)))
    text = SETTLED.sub(lambda m: m.group(1).upper(), text.strip())
    text = re.sub(r"\s+", " ", re.sub(r"[*`]", "", text))
    return re.sub(r"\s+([.,;])", r"\1", text).strip()


def read_rules(path, errors):
    """Every line or table row of the rules text that begins with an id, with what it tells a player."""
    rules, order = {}, []
    an_id = r"\**([A-Z]{2}(?:-[A-Z0-9]+)+-[A-Z]?\d+[a-z]?)\**"
    head = re.compile(rf"^\s*-\s+{an_id}:?\s+(.*)$")
    cell = re.compile(rf"^\|\s*{an_id}\s*\|(.*)\|\s*$")
    try:
        with open(path, encoding="utf-8") as f:
            lines = f.read().split("\n")
    except OSError as e:
        errors.add(path, 1, f"cannot be read ({e})")
        return []
    current = None
    for number, line in enumerate(lines, 1):
        m = head.match(line) or cell.match(line)
        if m:
            current = m.group(1)
            if current in rules:
                errors.add(path, number, f"{current} is defined twice")
            rules[current] = m.group(2).strip()
            order.append(current)
        elif current and re.match(r"^\s+\S", line):
            rules[current] += " " + line.strip()
        else:
            current = None
    return [(r, for_players(rules[r])) for r in order]


EXCUSES = {"## Rules that tests show": "tested", "## Rules that cannot be observed": "not testable"}


def read_excuses(path, rules, errors):
    """Rules that no vector shows: what does instead, and where or why. Lines `- ID: reason` under the
    headings of EXCUSES."""
    excuses, instead = {}, None
    lines = []
    if path:
        with open(path, encoding="utf-8") as f:
            lines = f.read().split("\n")
    for number, line in enumerate(lines, 1):
        if line.startswith("## "):
            instead = EXCUSES.get(line.strip())
        m = re.match(r"- ([A-Z]{2}-[A-Z0-9-]+\d[a-z]?): (.+)$", line)
        if not instead or not m:
            continue
        if m.group(1) not in rules:
            errors.add(path, number, f"{m.group(1)} is no rule of the game")
        excuses[m.group(1)] = (instead, re.sub(r"[*`]", "", m.group(2)))
    return excuses


def main():
    parser = argparse.ArgumentParser()
    for name in ("game", "prefix", "data", "glossary", "out"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--rules", required=True, action="append")
    parser.add_argument("--content", default="")
    parser.add_argument("--excuses", default="")
    compiler = Compiler(parser.parse_args())
    Emitter(compiler).write()
    compiler.errors.report()


if __name__ == "__main__":
    main()
