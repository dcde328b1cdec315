"""Codes of any grammar, declared by patterns; part of gen_tables.py.

forms.tsv (set, op, pattern) beside the tables declares them; a column of type `form SET`
holds codes of that set. They become rows of opcode and numbers in one table of the game, and
the column becomes the first row and `_n`, how many. One line is one form of one opcode:
  set effect, op REFRESH, pattern REFRESH:{int}
A hole of a pattern is a number of the row, in order:
  {int}     a number, with or without a sign       {=9}    the number 9, no text
  {span}    a-b, two numbers                       {shift} +k, -k or +-k, two numbers: from, to
  {NAME}    an enum, what a column NAME of an enum holds, a group of words.tsv, or the key of a row of the table NAME
  {@SET}    codes of SET; the number is how many rows they make, and they follow this row
Codes of a game are either of this kind or of `code` (gen_cells.py). `SET @split ;` says what stands between the codes of a cell (; if nothing is said), and
`@enum NAME a|b|c` declares an enum for holes. An empty cell or `-` is no code at all.
"""
import re

NUMBERS = 5
HOLE = re.compile(r"\{([^}]*)\}")


def split_level(text, mark):
    """Splits where no bracket is open."""
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c == "(") - (c == ")")
        if c == mark and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    return parts + [text[start:]]


class Form:
    """One pattern: a regular expression, and what its holes are."""

    def __init__(self, op, pattern):
        self.op, self.pattern, self.holes = op, pattern, HOLE.findall(pattern)
        self.name = re.match(r"[A-Za-z_.]*", pattern).group(0)
        text, at = "", 0
        for m in HOLE.finditer(pattern):
            text += re.escape(pattern[at:m.start()]) + "(" + self.shape(m.group(1)) + ")"
            at = m.end()
        self.match = re.compile(text + re.escape(pattern[at:])).fullmatch

    @staticmethod
    def shape(hole):
        if hole.startswith("="):
            return ""
        if hole.startswith("@"):
            return ".+"
        return {"int": r"[+-]?\d+", "span": r"\d+-\d+", "shift": r"\+-\d+|[+-]\d+"}.get(
            hole, r"[A-Za-z0-9_.+-]+")


class Forms:
    def __init__(self, tsv, lookup, errors):
        self.sets, self.splits, self.enums = {}, {}, {}
        self.ops, self.rows, self.cells = [], [], {}
        self.lookup, self.errors = lookup, errors
        for line, row in tsv.rows:
            if row["set"] == "@enum":
                self.enums[row["op"]] = row["pattern"].split("|")
            elif row["op"] == "@split":
                self.splits[row["set"]] = row["pattern"]
            else:
                self.sets.setdefault(row["set"], []).append(Form(row["op"], row["pattern"]))
                if row["op"] not in self.ops:
                    self.ops.append(row["op"])

    def cell(self, path, line, column, name, text):
        """(first row, number of rows) of a cell; compiled once."""
        at = (path, line, column)
        if at not in self.cells:
            rows = self.compile(name, text, lambda why: self.errors.add(
                path, line, f"{column}: {why}"))
            self.cells[at] = (len(self.rows) if rows else 0, len(rows))
            self.rows += rows
        return self.cells[at]

    def compile(self, name, text, fail):
        rows = []
        if text in ("", "-"):
            return rows
        if name not in self.sets:
            fail(f"no code set '{name}' in forms.tsv")
            return rows
        for part in split_level(text, self.splits.get(name, ";")):
            rows += self.one(name, part, fail)
        return rows

    def one(self, name, text, fail):
        for form in self.sets[name]:
            m = form.match(text)
            rows = self.fill(form, m.groups()) if m else None
            if rows:
                return rows
        word = re.match(r"[A-Za-z_]*", text).group(0)
        forms = [f.pattern for f in self.sets[name] if f.name.startswith(word)] if word else []
        if forms:
            fail(f"'{text}' does not fit {' or '.join(forms)}")
        else:
            fail(f"unknown code '{text}' of set '{name}'")
        return []

    def fill(self, form, texts):
        """The rows of a form, or None where a hole does not take its text."""
        numbers, nested, wrong = [], [], []
        for hole, text in zip(form.holes, texts):
            if hole.startswith("@"):
                rows = self.compile(hole[1:], text, wrong.append)
                numbers.append(len(rows))
                nested += rows
            else:
                value = self.number(hole, text)
                if value is None:
                    return None
                numbers += value
        if wrong or len(numbers) > NUMBERS or any(not -128 <= n <= 127 for n in numbers):
            return None
        return [(form.op, numbers)] + nested

    def number(self, hole, text):
        if hole.startswith("="):
            return [int(hole[1:])]
        if hole == "int":
            return [int(text)]
        if hole == "span":
            return [int(x) for x in text.split("-")]
        if hole == "shift":
            return [-int(text[2:]), int(text[2:])] if text.startswith("+-") else [int(text)] * 2
        values = self.enums.get(hole) or self.lookup(hole)
        return [values.index(text)] if text in values else None

    def header(self, p):
        P = p.upper()
        out = []
        for name, values in self.enums.items():
            rows = [f"{P}_{name}_{v}".upper() for v in values]
            out += [f"enum {{ {', '.join(rows)}, {P}_{name.upper()}_COUNT }};"]
        return out + [f"typedef enum {p}_op {{", *(f"    {P}_OP_{o}," for o in self.ops),
                      f"    {P}_OP_COUNT", f"}} {p}_op;",
                      f"typedef struct {p}_code {{ uint8_t op; int8_t arg[{NUMBERS}]; }} {p}_code;",
                      f"extern const {p}_code {p}_codes[];", ""]

    def table(self, p):
        out = [f"const {p}_code {p}_codes[] = {{"]
        for op, numbers in self.rows:
            out.append(f"    {{{p.upper()}_OP_{op}, {{{', '.join(map(str, numbers)) or 0}}}}},")
        return out + ["};", ""]
