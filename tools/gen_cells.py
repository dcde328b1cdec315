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
       0-3 quarter turns clockwise, 4-7 mirrored first. Only the first of equal ones is used.
"""
import os
import re

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
                self.bytes = f.read()
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


def shape_cells(text):
    return [[ch == "#" for ch in row] for row in text.split("/")]


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
