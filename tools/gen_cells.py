"""Cells that hold more than one value: codes, lists, grids and shapes.

Used by gen_tables.py. Every function takes a `report(reason)` and returns plain Python values;
what they become in C is written by the functions c_... at the end.

code   a small program, made into rows of opcode and numbers:
         a ; b            one after the other
         ( a ; b )?  a?   an optional part; its rows carry the number of the part
         a | b            sides of a choice (with spaces); the rows carry the number of the side
         op x*2+y*3       one row an item; op x*1|y*1 (no spaces): alternatives, numbered
         op name(1,2)     up to four numbers; 1..3 is two of them; p|q of a set is its bits
         x*round          a count that is looked up in the game; x*min(3,sheep) with a cap
         if sheep>=1 op   the row after it is for those who have so many
       The range of the schema declares the opcodes: `op`, `op:group` with names of a group or
       table behind it, `op:group*` where names form a set, `op:{a,b}`; `=op:group` is the opcode of
       cells that write none; `count=a,b` names what can be looked up.
list   `list u8` with a range /regex/: the numbers that its first group finds;
       `list NAME`: keys of the group or table NAME, found by a /regex/ or divided by the range.
grid   the name of a text file with lines `rNN | token token ...`; the range gives layers of bits,
       `layer=token token;...`: a token, or a letter for all tokens of that letter and a number.
       A layer with a star lists the numbers too, column by column, from the bottom up.
@shape COL or W*H   rows of # and . divided by /, or a rectangle, in all 8 orientations:
       0-3 quarter turns clockwise, 4-7 mirrored first. Only the first of equal ones is used; a column
       `orientations`, where there is one, must name these. A range is a text file with the same shapes
       drawn, `name` and indented rows below it, and must agree.
"""
import os
import re

from gen_tsv import plain

ARGS = 4
NONE = 255


class Ops:
    """The opcodes of all code columns of a game, in order of declaration."""

    def __init__(self):
        self.names, self.counts = [], []

    def declare(self, spread):
        """The schema's range as a dictionary op -> (group, is_set)."""
        known, default = {}, None
        for word in spread.split():
            if word.startswith("count="):
                for name in word[6:].split(","):
                    if name not in self.counts:
                        self.counts.append(name)
                continue
            name, _, group = word.lstrip("=").partition(":")
            known[name] = (group.rstrip("*"), group.endswith("*"))
            if word.startswith("="):
                default = name
            if name not in self.names:
                self.names.append(name)
        return known, default


class Code:
    """Compiles one cell."""

    def __init__(self, ops, spread, names_of, report):
        self.ops, self.report, self.names_of = ops, report, names_of
        self.known, self.default = ops.declare(spread)
        self.rows, self.side, self.opt = [], 0, 0

    def compile(self, text):
        if text not in ("", "-"):
            self.sequence(text, False)
        return self.rows

    def sequence(self, text, inside):
        for part in split(text, ";"):
            sides = split(part, " | ")
            if len(sides) > 1:
                for n, side in enumerate(sides, 1):
                    self.side = n
                    self.sequence(strip_parens(side), True)
                self.side = 0
            elif part.endswith("?"):
                if inside:
                    self.report(f"'{part}' is optional inside of another part")
                self.opt = 1 + max((r[2] for r in self.rows), default=0)
                self.sequence(strip_parens(part[:-1].strip()), True)
                self.opt = 0
            elif part:
                self.leaf(part)

    def leaf(self, text):
        m = re.match(r"if\s+(\w+)>=(\d+)\s+(.*)", text)
        if m:
            if m.group(1) not in self.ops.counts:
                self.report(f"'{m.group(1)}' is not among count=")
                return
            self.emit("if", 0, [self.ops.counts.index(m.group(1)), int(m.group(2))])
            text = m.group(3)
        m = re.fullmatch(r"(\w+)(?:\((.*)\)|\s+(.*))?", text)
        name = m.group(1) if m else None
        if name in self.known:
            if m.group(2) is not None:
                self.emit(name, 0, self.arguments(name, m.group(2).split(",")))
            elif m.group(3) and re.search(r"\s", m.group(3)):
                self.emit(name, 0, self.arguments(name, m.group(3).split()))
            else:
                self.atoms(name, m.group(3) or "")
        elif self.default:
            self.atoms(self.default, text)
        else:
            self.report(f"unknown code '{text}'")

    def emit(self, name, alt, args):
        if len(args) > ARGS:
            self.report(f"{name} takes at most {ARGS} numbers")
        args = (args + [0] * ARGS)[:ARGS]
        if name not in self.ops.names:
            self.ops.names.append(name)
        self.rows.append((self.ops.names.index(name), self.side, self.opt, alt, *args))

    def atoms(self, name, text):
        if not text:
            self.emit(name, 0, [])
            return
        for atom in split(text, "+"):
            choices = split(atom, "|")
            for n, choice in enumerate(choices, 1):
                self.emit(name, n if len(choices) > 1 else 0, self.atom(name, choice))

    def atom(self, name, text):
        thing, _, count = text.partition("*")
        number, looked_up = 1, 0
        capped = re.fullmatch(r"min\((\d+),(\w+)\)", count)
        if capped:
            number, count = int(capped.group(1)), capped.group(2)
        if count.isdigit():
            number = int(count)
        elif count in self.ops.counts:
            number, looked_up = (number if capped else 0), 1 + self.ops.counts.index(count)
        elif count:
            self.report(f"'{count}' is neither a number nor among count=")
        return [self.name(name, thing.split(":")[-1]), number, looked_up]

    def name(self, op, text):
        group = self.known[op][0]
        names = group[1:-1].split(",") if group.startswith("{") else self.names_of(group)
        if text == "any":
            return NONE
        if text not in names:
            self.report(f"'{text}' is not known to {op}")
            return 0
        return names.index(text)

    def arguments(self, op, words):
        out = []
        for word in words:
            word = word.strip()
            if re.fullmatch(r"\d+", word):
                out.append(int(word))
            elif re.fullmatch(r"\d+\.\.\d+", word):
                out += [int(x) for x in word.split("..")]
            elif self.known[op][1]:
                out.append(sum(1 << self.name(op, x.strip()) for x in word.split("|")))
            else:
                out.append(self.name(op, word))
        return out


def split(text, by):
    """Splits outside of parentheses."""
    parts, depth, start, i = [], 0, 0, 0
    while i < len(text):
        depth += (text[i] == "(") - (text[i] == ")")
        if depth == 0 and text.startswith(by, i):
            parts.append(text[start:i].strip())
            start = i = i + len(by)
        else:
            i += 1
    return parts + [text[start:].strip()]


def strip_parens(text):
    text = text.strip()
    return text[1:-1].strip() if text.startswith("(") and text.endswith(")") else text


def read_list(kind, spread, text, names_of, report):
    if text in ("", "none", "-"):
        return []
    if kind == "u8":
        return [int(x) for x in re.findall(spread[1:-1], text)]
    names, out = names_of(kind), []
    by_regex = len(spread) > 2 and spread.startswith("/")
    for word in re.findall(spread[1:-1], text) if by_regex else text.split(spread):
        if word in names:
            out.append(names.index(word))
        else:
            report(f"'{word}' is no {kind}")
    return out


class Grid:
    """A board drawn as text, in layers of bits."""

    def __init__(self, path, spread, errors):
        self.layers, self.marks, self.bytes = {}, {}, b""
        tokens = self.read(path, errors) if path else []
        for part in spread.split(";"):
            name, _, wanted = part.partition("=")
            bare = name.rstrip("*")
            self.layers[bare] = [self.bits(row, wanted.split()) for row in tokens]
            if name.endswith("*"):
                self.marks[bare] = self.numbers(tokens, wanted.split())

    def read(self, path, errors):
        rows = []
        try:
            with open(path, "rb") as f:
                self.bytes = plain(f.read())
        except OSError as e:
            errors.add(path, 1, f"cannot be read ({e})")
            return rows
        for number, line in enumerate(self.bytes.decode("utf-8").split("\n"), 1):
            m = re.match(r"r(\d+)\s*\|(.*)", line)
            if not m:
                continue
            if int(m.group(1)) != len(rows):
                errors.add(path, number, f"row {m.group(1)}, expected {len(rows)}")
            rows.append(m.group(2).split())
            if len(rows[-1]) != len(rows[0]):
                errors.add(path, number, f"{len(rows[-1])} squares, expected {len(rows[0])}")
        if not rows:
            errors.add(path, 1, "no line of the form 'r00 | ...'")
        return rows

    @staticmethod
    def fits(token, wanted):
        return token in wanted or (re.fullmatch(r"[A-Za-z]\d+", token) and token[0] in wanted)

    def bits(self, row, wanted):
        return sum(1 << c for c, token in enumerate(row) if self.fits(token, wanted))

    def numbers(self, tokens, wanted):
        found = [(c, -r, int(token[1:])) for r, row in enumerate(tokens)
                 for c, token in enumerate(row) if self.fits(token, wanted)]
        return [(-r, c, value) for c, r, value in sorted(found)]


def shape_cells(shape, row):
    if "*" in shape:
        w, h = (int(row[c]) for c in shape.split("*"))
        return [[True] * w for _ in range(h)]
    return [[ch == "#" for ch in line] for line in row[shape].split("/")]


def read_drawings(path, errors):
    """name -> (line, rows) of a file of drawings."""
    found, name = {}, None
    try:
        with open(path, encoding="utf-8") as f:
            lines = f.read().split("\n")
    except OSError as e:
        errors.add(path, 1, f"cannot be read ({e})")
        return found
    for number, line in enumerate(lines, 1):
        if re.match(r"\w", line):
            name = line.split()[0]
            found[name] = (number, [])
        elif re.match(r"\s+[#.]", line) and name:
            found[name][1].append(line.strip())
    return found


def check_shapes(table, path, errors):
    drawn = read_drawings(path, errors) if path else {}
    for (line, row), key in zip(table.tsv.rows, table.keys):
        cells = shape_cells(table.shape, row)
        turns = ",".join(str(o) for o in distinct(orientations(cells)))
        if row.get("orientations", turns) != turns:
            errors.add(table.tsv.path, line, f"orientations is '{row['orientations']}', the shape has {turns}")
        rows = ["".join("#" if full else "." for full in r) for r in cells]
        if path and key not in drawn:
            errors.add(path, 1, f"'{key}' is not drawn")
        elif path and drawn[key][1] != rows:
            errors.add(path, drawn[key][0], f"'{key}' is drawn otherwise than in {os.path.basename(table.tsv.path)}:{line}")


def orientations(cells):
    """All eight as (width, height, row bits); o = quarter turns + 4 if mirrored first."""
    out = []
    for mirrored in (False, True):
        turned = [row[::-1] for row in cells] if mirrored else cells
        for _ in range(4):
            bits = [sum(1 << c for c, full in enumerate(row) if full) for row in turned]
            out.append((len(turned[0]), len(turned), bits))
            turned = [list(row) for row in zip(*turned[::-1])]
    return out


def distinct(shapes):
    return [o for o, s in enumerate(shapes) if shapes.index(s) == o]


def c_numbers(values):
    return "{" + ", ".join(str(v) for v in values) + "}"


def c_code(rows):
    return [f"    {{{', '.join(str(x) for x in row[:4])}, {c_numbers(row[4:])}}}," for row in rows]


def c_shape(shapes, height):
    rows = ", ".join("{" + f"{w}, {h}, " + c_numbers((bits + [0] * height)[:height]) + "}"
                     for w, h, bits in shapes)
    mask = sum(1 << o for o in distinct(shapes))
    area = sum(bin(b).count("1") for b in shapes[0][2])
    return f"    {{{mask}, {area}, {{{rows}}}}},"


class Several:
    """The part of an emitter that writes such cells; it has a compiler c and a prefix p."""

    def shapes(self, table):
        """The orientations of every row, and the greatest height."""
        rows = []
        for _, row in table.tsv.rows:
            rows.append(orientations(shape_cells(table.shape, row)))
        return rows, max(h for shapes in rows for _, h, _ in shapes)

    def longest(self, table, column, get):
        return max(1, max(len(get(v)) for v in table.many[column]))

    def many_fields(self, table, column):
        kind = next(k for c, k, _ in table.columns if c == column).split()[0]
        if kind == "code":
            return [f"uint16_t {column}_at;", f"uint8_t {column}_count;"]
        if kind == "list":
            n = self.longest(table, column, lambda v: v)
            return [f"uint8_t {column}_count, {column}[{n}];"]
        out = []
        for layer in table.many[column][0].layers:
            n = self.longest(table, column, lambda g, at=layer: g.layers[at])
            out.append(f"uint16_t {layer}[{n}];")
        for mark in table.many[column][0].marks:
            n = self.longest(table, column, lambda g, at=mark: g.marks[at])
            out.append(f"uint8_t {mark}_count, {mark}_row[{n}], {mark}_col[{n}], {mark}_value[{n}];")
        return out

    def many_values(self, table, column, n, at):
        value = table.many[column][n]
        kind = next(k for c, k, _ in table.columns if c == column).split()[0]
        if kind == "code":
            start = at.get(column, 0)
            at[column] = start + len(value)
            return [str(start), str(len(value))]
        if kind == "list":
            return [str(len(value)), c_numbers(value or [0])]
        out = [c_numbers(bits or [0]) for bits in value.layers.values()]
        for marks in value.marks.values():
            out += [str(len(marks)),
                    *(c_numbers([m[i] for m in marks] or [0]) for i in range(3))]
        return out

    def extra_tables(self, table):
        out = []
        for column, kind, _ in table.columns:
            if kind.split()[0] == "code":
                rows = [r for v in table.many[column] for r in v]
                out += [f"const {self.p}_code {self.p}_{table.name}_{column}[] = {{",
                        *c_code(rows or [(0,) * 8]), "};", ""]
        if table.shape:
            out += [f"const {self.p}_shape {self.p}_{table.one}_shapes[] = {{",
                    *(c_shape(s, self.height) for s in self.shapes(table)[0]), "};", ""]
        if table.by:
            kind = next(k for c, k, _ in table.columns if c == table.by)
            cells = [row[table.by] for _, row in table.tsv.rows]
            starts, at = [], 0
            for key in self.c.names_of(kind.split()[1]):
                starts.append(at)
                at += cells.count(key)
            out += [f"const uint16_t {self.p}_{table.name}_of[] = "
                    f"{c_numbers(starts + [at])};", ""]
        return out
