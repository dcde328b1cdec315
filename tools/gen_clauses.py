"""Cards as clauses: trigger, condition, cost, gain and limit, in rows of numbers.

Used by gen_tables.py for a column of the type `clauses`; the range names the columns of
condition, cost and gain and the file that declares the words (effects.tsv: part, text, name,
takes, turn; a row of the part `enum` lists names, one of the part `looks` the words that look at
ships, boards or the supply). A cell holds the clauses of one card, divided by ` || `:

trigger     name(what,how)! or ?   `!` happens by itself, `?` may be declined
condition   test & test            name(what)>=1, =0, <=2; without a number: at least 1
cost, gain  alternatives by ` | `, terms by ` + `; x*2; (a + b) per count; `... limit count`;
            tier(count; 1:a; 2:b; 3+:c): the row of the step reached; `<=n` rows from the top;
            `3~` for 3 or more where no source says what more than 3 brings
            One list of costs and one of gains with as many alternatives go together by position.

`what` is a set of names (a|b) of the kind that effects.tsv says the word takes: 64 bits.
A text that stands in effects.tsv as it is, parentheses and all, is one word.
Every name that is unknown, every wrong number of arguments is an error of file and line.
"""
import re

import gen_cells

EVERYTHING = (1 << 64) - 1
FILTERS = ("none", "orange", "one_just_upgraded", "same_type", "all")
COMPARE = (">=", "=", "<=")
AS_READ = 254  # the end of a highest step that is open in our reading only
# What a clause is to the engine: done at once, done when its turn comes, a choice that
# must be made, one that may be declined, or a rule that is looked up.
NOW, FRAMES, MUST, MAY, RULE = range(5)


class Words:
    """What effects.tsv declares."""

    def __init__(self, tsv, errors):
        self.parts = {"trigger": {}, "count": {}, "term": {}}
        self.order = {"trigger": [], "count": [], "term": []}
        self.enums, self.looks = {}, {"trigger": set(), "count": set(), "term": set(), "gain": set()}
        for line, row in tsv.rows:
            if row["part"] == "looks":
                self.looks[row["text"]] = set(row["takes"].split())
                continue
            if row["part"] == "enum":
                self.enums[row["text"]] = row["takes"].split()
                continue
            if row["part"] not in self.parts:
                errors.add(tsv.path, line,
                           f"part is '{row['part']}', expected enum, looks, trigger, count or term")
                continue
            name = row["name"] or row["text"]
            self.parts[row["part"]][row["text"]] = (name, row["takes"].split(), row["turn"])
            self.order[row["part"]].append(name)


class Clauses:
    """All clauses of a table, and the rows they share."""

    def __init__(self, words, names_of):
        self.words, self.names_of = words, names_of
        self.clauses, self.tests, self.choices, self.terms = [], [], [], []
        self.quantities = []
        self.report = None

    # ---- cells ------------------------------------------------------------------

    def card(self, number, cells, report):
        self.report = report
        parts = [gen_cells.split(cell, " || ") for cell in cells]
        if len({len(p) for p in parts}) != 1:
            report("trigger, condition, cost and gain hold different numbers of clauses")
            return
        for index, (trigger, condition, cost, gain) in enumerate(zip(*parts)):
            self.clause(number, index, trigger, condition, cost, gain)

    def clause(self, card, index, trigger, condition, cost, gain):
        row = dict(card=card, index=index, what=EVERYTHING, how=0, n=0, limit=0)
        if trigger[-1:] not in ("!", "?"):
            self.report(f"trigger '{trigger}' ends in neither ! nor ?")
            return
        row["optional"] = int(trigger.endswith("?"))
        self.trigger(row, trigger[:-1])
        row["test_at"] = len(self.tests)
        if condition != "-":
            for test in gen_cells.split(condition, " & "):
                self.test(test)
        row["test_count"] = len(self.tests) - row["test_at"]
        m = re.fullmatch(r"(.*) limit (\w+)", gain)
        if m:
            gain, row["limit"] = m.group(1), self.quantity(m.group(2))
        turn = self.alternatives(row, cost, gain)
        if turn == RULE:
            row["turn"] = RULE
        elif row["optional"]:
            row["turn"] = MAY
        else:
            row["turn"] = MUST if turn == "pick" or row["choice_count"] > 1 else turn
        self.clauses.append(row)

    def word(self, part, text):
        """(name, takes, turn, arguments) of a text."""
        known = self.words.parts[part]
        if text in known:
            return (*known[text], [])
        m = re.fullmatch(r"(\w+)\((.*)\)", text)
        if m and m.group(1) in known:
            return (*known[m.group(1)], re.split(r",|@", m.group(2)))
        self.report(f"'{text}' is no {part} of effects.tsv")
        return None

    def trigger(self, row, text):
        found = self.word("trigger", text)
        if not found:
            return
        name, takes, _, args = found
        row["when"] = name
        kinds = [k for word in takes if word != "-" for k in word.split("@")]
        if len(args) != len(kinds):
            self.report(f"'{text}' takes {len(kinds)} arguments")
            return
        for kind, arg in zip(kinds, args):
            if kind == "how":
                row["how"] = self.one("how", arg)
            elif kind == "board":
                row["how"] = self.one("ground", arg)
            elif kind == "number" and row["what"] == EVERYTHING:
                row["what"] = 1 << self.number(arg)
            elif kind == "number":
                row["n"] = self.number(arg)
            elif kind == "range":
                low, _, high = arg.partition("..")
                low, high = self.number(low), self.number(high)
                row["what"] = sum(1 << n for n in range(low, high + 1))
            else:
                row["what"] = self.several(kind, arg, row)

    def several(self, kind, text, row=None):
        if text == "any":
            return EVERYTHING
        mask = 0
        for name in text.split("|"):
            name, _, count = name.partition("*")
            if count and row is not None:
                row["n"] = self.number(count)
            mask |= 1 << self.one(kind, name)
        return mask

    def number(self, text):
        if not re.fullmatch(r"[+-]?\d+", text):
            self.report(f"'{text}' is no number")
            return 0
        return int(text)

    def one(self, kind, name):
        names = self.names_of(kind)
        if name not in names:
            self.report(f"'{name}' is no {kind}")
            return 0
        return names.index(name)

    # ---- counts -----------------------------------------------------------------

    def quantity(self, text):
        """The number of the row, plus one."""
        found = self.word("count", text)
        if not found:
            return 0
        name, takes, _, args = found
        kind = takes[0].rstrip("s") if takes != ["-"] else None
        if bool(kind) != bool(args):
            self.report(f"'{text}' takes {'something' if kind else 'nothing'}")
            return 0
        mask = 0
        for arg in args:
            mask |= self.several(kind, arg)
        row = (mask, self.words.order["count"].index(name))
        if row not in self.quantities:
            self.quantities.append(row)
        return 1 + self.quantities.index(row)

    def test(self, text):
        if text in self.words.parts["count"]:
            self.tests.append((self.quantity(text), 0, 1))
            return
        m = re.fullmatch(r"(.*?)(>=|<=|=)(\d+)", text)
        if m:
            self.tests.append((self.quantity(m.group(1)), COMPARE.index(m.group(2)), int(m.group(3))))
        else:
            self.tests.append((self.quantity(text), 0, 1))

    # ---- costs and gains --------------------------------------------------------

    def alternatives(self, row, cost, gain):
        costs, gains = gen_cells.split(cost, " | "), gen_cells.split(gain, " | ")
        if len(costs) > 1 and len(gains) > 1 and len(costs) != len(gains):
            self.report(f"{len(costs)} costs and {len(gains)} gains cannot go together")
            costs, gains = costs[:1], gains[:1]
        count = max(len(costs), len(gains))
        row["choice_at"], row["choice_count"], turn = len(self.choices), count, NOW
        for n in range(count):
            at = len(self.terms)
            turns = self.sum_of(costs[n if len(costs) > 1 else 0])
            middle = len(self.terms)
            turns += self.sum_of(gains[n if len(gains) > 1 else 0])
            self.choices.append((at, middle, middle - at, len(self.terms) - middle))
            if "rule" in turns and set(turns) <= {"rule", "now"} and "pick" not in turns:
                turn = RULE
            elif "pick" in turns:
                turn = "pick"
            elif "frames" in turns and turn == NOW:
                turn = FRAMES
        return turn

    def sum_of(self, text, per=0, guard=(0, 0, 255)):
        if text == "-":
            return []
        turns = []
        for part in gen_cells.split(text, " + "):
            m = re.fullmatch(r"tier\((.*)\)", part)
            if m:
                turns += self.tier(m.group(1), per)
                continue
            m = re.fullmatch(r"(.*) per (\S+)", part)
            if m:
                turns += self.sum_of(gen_cells.strip_parens(m.group(1)), self.quantity(m.group(2)), guard)
            else:
                turns += self.term(part, per, guard)
        return turns

    def tier(self, text, per):
        count, *steps = gen_cells.split(text, ";")
        number, turns, rows = self.quantity(count), [], []
        for step in steps:
            m = re.fullmatch(r"(<=)?(\d+)([+~]?):(.*)", step)
            if not m:
                self.report(f"'{step}' is no step of a tier")
                return []
            rows.append((bool(m.group(1)), int(m.group(2)), m.group(3), m.group(4)))
        for n, (below, edge, mark, gain) in enumerate(rows):
            if below:
                low, high = (rows[n - 1][1] + 1 if n else 0), edge
            else:
                low, high = edge, (rows[n + 1][1] - 1 if n + 1 < len(rows) else AS_READ if mark == "~" else 255)
            turns += self.sum_of(gain, per, (number, low, high))
        return turns

    def term(self, text, per, guard):
        n = 1
        m = re.fullmatch(r"(\w+)\*(\d+|\(.*\)|floor\(.*\))", text)
        if m and m.group(2).isdigit():
            text, n = m.group(1), int(m.group(2))
        elif m:
            text, per = m.group(1), self.quantity(gen_cells.strip_parens(m.group(2)))
        if text == "round_silver":
            text, per = "silver", self.quantity("round")
        if text in self.names_of("item"):
            self.terms.append((1 << self.one("item", text), 0, n, 0, 0, per, *guard))
            return ["now"]
        found = self.word("term", text)
        if not found:
            return []
        name, takes, turn, args = found
        values = dict(arg=EVERYTHING, n=n, more=0, word=0)
        slots = [k for word in takes if word != "-" for k in word.split("@")]
        if len(args) > len(slots) or len(args) < len([s for s in slots if s != "filter"]):
            self.report(f"'{text}' takes {len(slots)} arguments")
            return []
        for slot, arg in zip(slots, args):
            self.argument(values, slot, arg)
        if name in ("special",):  # an item like any other
            self.terms.append((values["arg"], 0, n, 0, 0, per, *guard))
            return ["now"]
        op = 1 + self.words.order["term"].index(name)
        self.terms.append((values["arg"], op, values["n"], values["word"], values["more"], per, *guard))
        return [turn]

    def argument(self, values, slot, arg):
        if slot in ("n", "signed"):
            values["n"] = self.number(arg)
        elif slot == "more":
            values["more"] = self.number(arg)
        elif slot == "item":
            values["arg"] = self.several("item", arg)
        elif slot == "board":
            values["word"] = self.one("ground", arg)
        elif slot == "filter":
            only = arg[5:] if arg.startswith("only=") else arg
            if only in FILTERS:
                values["word"] = FILTERS.index(only)
            else:
                values["arg"] = self.several("item", only)
        else:
            self.report(f"effects.tsv: unknown slot '{slot}'")

    # ---- C ----------------------------------------------------------------------

    def in_order(self):
        """By moment, then by card: the order in which they act."""
        moments = self.names_of("moment")
        return sorted(self.clauses, key=lambda c: (moments.index(c["when"]), c["card"], c["index"]))


def header(p, c):
    P = p.upper()

    def enum(name, values):
        rows = [f"    {P}_{name.upper()}_{re.sub(r'[^A-Za-z0-9]+', '_', v).upper()}," for v in values]
        return [f"typedef enum {p}_{name}_id {{", *rows, f"    {P}_{name.upper()}_COUNT",
                f"}} {p}_{name}_id;", ""]
    return [*enum("tally", c.words.order["count"]), *enum("term", ["item"] + c.words.order["term"]),
            *enum("turn", ("now", "frames", "must", "may", "rule")),
            *enum("filter", FILTERS), *enum("compare", ("least", "equal", "most")),
            f"typedef struct {p}_quantity {{ uint64_t arg; uint8_t what; }} {p}_quantity;",
            f"typedef struct {p}_test {{ uint8_t quantity, compare, value; }} {p}_test;",
            f"typedef struct {p}_term {{ uint64_t arg; uint8_t op; int8_t n; "
            f"uint8_t word, more, per, guard, low, high; }} {p}_term;",
            f"typedef struct {p}_alternative {{ uint16_t cost, gain; uint8_t costs, gains; }} "
            f"{p}_alternative;",
            f"typedef struct {p}_clause {{ uint64_t what; uint16_t tests_at, choices_at; "
            "uint8_t card, index, when, how, n, optional, turn, limit, tests, choices; } "
            f"{p}_clause;",
            f"extern const {p}_quantity {p}_quantities[];", f"extern const {p}_test {p}_tests[];",
            f"extern const {p}_term {p}_terms[];",
            f"extern const {p}_alternative {p}_alternatives[];",
            f"extern const {p}_clause {p}_clauses[];",
            f"extern const uint16_t {p}_clauses_of[]; /* by moment */",
            f"extern const uint64_t {p}_listeners[][3]; /* cards by moment, as bits */",
            f"extern const uint64_t {p}_term_cards[][3]; /* cards by term, as bits */",
            f"/* Cards that look at ships, boards or the supply: lying played, and when put down. */",
            f"extern const uint64_t {p}_lookers[3], {p}_lookers_played[3];",
            f"enum {{ {P}_CLAUSE_TOTAL = {len(c.clauses)}, {P}_AS_READ = {AS_READ} }};", ""]


def sets(rows):
    return ["    {" + ", ".join(f"0x{b:x}ull" for b in bits) + "}," for bits in rows]


def looks(c, x):
    """Does a clause look at what placing or buying changes?"""
    see, count, term = c.words.looks, c.words.order["count"], ["item"] + c.words.order["term"]
    gained = sum(1 << c.names_of("item").index(name) for name in see["gain"])

    def counts(quantity):
        return quantity and count[c.quantities[quantity - 1][1]] in see["count"]
    tests = c.tests[x["test_at"]:x["test_at"] + x["test_count"]]
    if x["when"] in see["trigger"] or (x["when"] == "gain" and x["what"] & gained):
        return True
    if counts(x["limit"]) or any(counts(t[0]) for t in tests):
        return True
    for cost, _, costs, gains in c.choices[x["choice_at"]:x["choice_at"] + x["choice_count"]]:
        for t in c.terms[cost:cost + costs + gains]:
            ship = t[1] == 0 and t[0] & gained
            if ship or term[t[1]] in see["term"] or counts(t[5]) or counts(t[6]):
                return True
    return False


def lookers(c, order):
    played, put_down = [0, 0, 0], [0, 0, 0]
    for x in order:
        if looks(c, x):
            put_down[x["card"] // 64] |= 1 << x["card"] % 64
            if x["when"] != "play":
                played[x["card"] // 64] |= 1 << x["card"] % 64
    return put_down, played


def tables(p, c):
    def rows(kind, name, values):
        return [f"const {p}_{kind} {p}_{name}[] = {{",
                *(f"    {{{', '.join(str(x) for x in v)}}}," for v in values or [(0,)]), "};", ""]
    moments = c.names_of("moment")
    order = c.in_order()
    starts = [sum(moments.index(x["when"]) < n for x in order) for n in range(len(moments) + 1)]
    ears = []
    for moment in moments:
        bits = [0, 0, 0]
        for x in order:
            if x["when"] == moment:
                bits[x["card"] // 64] |= 1 << x["card"] % 64
        ears.append(bits)
    users = [[0, 0, 0] for _ in range(1 + len(c.words.order["term"]))]
    for x in order:
        for cost, _, costs, gains in c.choices[x["choice_at"]:x["choice_at"] + x["choice_count"]]:
            for t in c.terms[cost:cost + costs + gains]:
                users[t[1]][x["card"] // 64] |= 1 << x["card"] % 64
    put_down, played = lookers(c, order)
    return [*rows("quantity", "quantities", [(f"0x{a:x}ull", w) for a, w in c.quantities]),
            *rows("test", "tests", c.tests),
            *rows("term", "terms", [(f"0x{t[0]:x}ull", *t[1:]) for t in c.terms]),
            *rows("alternative", "alternatives", c.choices),
            *rows("clause", "clauses", [
                (f"0x{x['what']:x}ull", x["test_at"], x["choice_at"], x["card"], x["index"],
                 moments.index(x["when"]), x["how"], x["n"], x["optional"], x["turn"], x["limit"],
                 x["test_count"], x["choice_count"]) for x in order]),
            f"const uint16_t {p}_clauses_of[] = {gen_cells.c_numbers(starts)};",
            f"const uint64_t {p}_listeners[][3] = {{",
            *sets(ears), "};",
            f"const uint64_t {p}_term_cards[][3] = {{", *sets(users), "};",
            f"const uint64_t {p}_lookers[3] = {sets([put_down])[0].strip(', ')};",
            f"const uint64_t {p}_lookers_played[3] = {sets([played])[0].strip(', ')};", ""]
