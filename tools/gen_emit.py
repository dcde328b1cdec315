"""Writes the C files of compiled tables. Used by gen_tables.py."""
import os
import re
import zlib

import gen_cells
import gen_clauses
import gen_page
import gen_pack
from gen_tsv import LANGS

NUMBER = {"u8": (0, 255, "uint8_t"), "i8": (-128, 127, "int8_t"),
          "u16": (0, 65535, "uint16_t"), "i16": (-32768, 32767, "int16_t")}
BEGINS_AT_ONE = ("verb", "event")
SET_LIMIT = 64  # bits of a word


def c_name(text):
    return re.sub(r"[^A-Za-z0-9]+", "_", text).upper()


def c_string(text):
    out = "".join({'"': '\\"', "\\": "\\\\", "\n": "\\n"}.get(c, c) for c in text)
    return '"' + out.replace("??", "?\\?") + '"'


class Said:
    """Texts for people, which no rule reads. A build may keep them apart from the rest (MH_WORDS_APART): the page
    plays before they have come. What only sentences are made of is a part of its own (`spoken`): the page has that from
    mh_ffi_lexicon, one language at a time, and its engine goes without."""

    def __init__(self, prefix, part="said"):
        self.part, self.macro = part, part.upper()
        self.name, self.texts, self.at, self.size = f"{prefix}_{part}", [], {}, 0

    def text(self, text):
        if text == "":
            return '""'
        if text not in self.at:
            self.at[text] = self.size
            self.size += len(text.encode()) + 1
            self.texts.append(text)
        return f"{self.macro}({self.at[text]}, {c_string(text)})"

    def label(self, label):
        return "{{" + ", ".join(self.text(t) for t in label) + "}}"

    def definitions(self):
        return ["#ifdef MH_WORDS_APART",
                f"#define {self.macro}(at, text) (" + self.name + " + (at))",
                f'static const char {self.name}[] __attribute__((section("{self.part}"))) =',
                *(f"    {c_string(t)[:-1]}\\0\"" for t in self.texts), "    ;",
                "#else", f"#define {self.macro}(at, text) text", "#endif", ""]


class Emitter(gen_cells.Several):
    def __init__(self, c):
        self.c, self.p, self.P = c, c.args.prefix, c.args.prefix.upper()
        self.said, self.spoken = Said(self.p), Said(self.p, "spoken")

    def write(self):
        os.makedirs(self.c.args.out, exist_ok=True)
        for name, text in ((f"{self.p}_tables.h", self.header()),
                           (f"{self.p}_tables.c", self.hot()),
                           (f"{self.p}_grammar.c", "\n".join(self.c.grammar.tables(c_string))),
                           (f"{self.p}_words.c", self.cold()), ("page.json", gen_page.page(self.c))):
            path = os.path.join(self.c.args.out, name)
            if os.path.exists(path):
                with open(path, encoding="utf-8") as f:
                    if f.read() == text:
                        continue
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)

    def columns_of(self, table):
        return [(c, k, s) for c, k, s in table.columns if k.split()[0] in (*NUMBER, "enum", "flags", "ref", "form")]

    def enum(self, name, ids, first=0):
        rows = [f"{self.P}_{c_name(name)}_{c_name(i)}" for i in ids]
        body = [f"    {r}{f' = {first}' if n == 0 and first else ''}," for n, r in enumerate(rows)]
        body.append(f"    {self.P}_{c_name(name)}_COUNT")
        return [f"typedef enum {self.p}_{name}_id {{", *body, f"}} {self.p}_{name}_id;", ""]

    def header(self):
        P = self.P
        out = [f"/* Made by gen_tables.py from the tables of {self.c.args.game}. Do not edit. */",
               f"#ifndef MH_{P}_TABLES_H", f"#define MH_{P}_TABLES_H", "",
               '#include "meadhall/game.h"', "",
               f"#define {P}_CONTENT 0x{self.c.crc:08x}u", ""]
        if self.c.forms:
            out += self.c.forms.header(self.p)
        for name, values in self.c.enums.items():
            out += self.enum(name, values)
        for name, group in self.c.words.groups.items():
            out += self.enum(name, group["ids"], int(name in BEGINS_AT_ONE))
            if group["ids"]:
                out += [*self.kind_names(name, len(group["ids"]) + int(name in BEGINS_AT_ONE)),
                        f"extern const mh_label {self.p}_label_{name}[];", ""]
        if self.c.ops.names:
            out += self.enum("op", self.c.ops.names) + self.enum("count", self.c.ops.counts)
            out += [f"typedef struct {self.p}_code {{ uint8_t op, side, opt, alt, arg[4]; }} "
                    f"{self.p}_code;", ""]
        heights = [self.shapes(t)[1] for t in self.c.tables.values() if t.shape]
        if heights:
            self.height = max(heights)
            out += [f"typedef struct {self.p}_outline {{ uint8_t w, h, row[{self.height}]; }} "
                    f"{self.p}_outline;",
                    f"typedef struct {self.p}_shape {{ uint8_t turns, area; {self.p}_outline as[8]; }} "
                    f"{self.p}_shape;", ""]
        if self.c.clauses:
            out += gen_clauses.header(self.p, self.c.clauses)
        for table in self.c.kinds():
            out += self.enum(table.one, [item[3] for item in table.items])
            out += [f"extern const {self.p}_code {self.p}_{table.name}_{c}[];"
                    for c, k, _ in table.columns if k.split()[0] == "code"]
            if table.shape:
                out.append(f"extern const {self.p}_shape {self.p}_{table.one}_shapes[];")
            if table.by:
                out.append(f"extern const uint16_t {self.p}_{table.name}_of[];")
            columns = self.columns_of(table)
            if columns or table.many:
                out += [f"typedef struct {self.p}_{table.one}_row {{",
                        *(f"    {self.c_type(k)} {c};" for c, k, _ in columns
                          if not k.startswith("form")),
                        *(f"    uint16_t {c}; uint8_t {c}_n;" for c, k, _ in columns
                          if k.startswith("form")),
                        *(f"    {line}" for c in table.many for line in self.many_fields(table, c)),
                        f"}} {self.p}_{table.one}_row;",
                        f"extern const {self.p}_{table.one}_row "
                        f"{self.p}_{table.name}[{P}_{c_name(table.one)}_COUNT];"]
            out += [*self.kind_names(table.one, len(table.items)), ""]
            out += [f"extern const mh_kind {self.p}_kind_{name};" for name in table.worded]
        out += [f"enum {{ {P}_TABLE_TOTAL = {len(self.c.tables)}, "
                f"{P}_RULE_TOTAL = {len(self.c.rules)} }};",
                f"extern const mh_label {self.p}_name; /* of the game */",
                f"extern const mh_phrases {self.p}_phrases;",
                f"extern const mh_catalogue {self.p}_content[];",
                f"extern const mh_rule {self.p}_rules[];", "", *self.c.grammar.header(), "#endif", ""]
        return "\n".join(out)

    def kind_names(self, name, count):
        """One of them, and several at once, where 64 bits are enough for that."""
        out = [f"extern const mh_kind {self.p}_kind_{name};"]
        if count <= SET_LIMIT:
            out.append(f"extern const mh_kind {self.p}_set_{name};")
        return out

    def c_type(self, kind):
        word = kind.split()[0]
        if word == "flags":
            return "uint64_t" if len(self.c.enums[kind.split()[1]]) > 32 else "uint32_t"
        return NUMBER[word][2] if word in NUMBER else "uint8_t"

    def hot(self):
        out = ["/* Made by gen_tables.py. Do not edit. */", f'#include "{self.p}_tables.h"', ""]
        if self.c.forms:
            out += self.c.forms.table(self.p)
        for table in self.c.kinds():
            columns = self.columns_of(table)
            out += self.extra_tables(table)
            if not columns and not table.many:
                continue
            at = {}
            out.append(f"const {self.p}_{table.one}_row {self.p}_{table.name}[] = {{")
            for n, (part, line, row, own, _) in enumerate(table.items):
                values = [str(self.c.cell(part, line, c, k, s, row[c])) for c, k, s in columns
                          if not k.startswith("form")]
                for c, k, s in columns:
                    if k.startswith("form"):
                        values += map(str, self.c.cell(part, line, c, k, s, row[c]))
                for column in table.many:
                    values += self.many_values(table, column, n, at)
                cells = ", ".join(values)
                out.append(f"    [{self.P}_{c_name(table.one)}_{c_name(own)}] = {{{cells}}},")
            out += ["};", ""]
        if self.c.clauses:
            out += gen_clauses.tables(self.p, self.c.clauses)
        return "\n".join(out)

    def kind(self, name, ids, labels, first, is_set, notes=()):
        pad = [('""', self.said.label(("",) * len(LANGS)))] * first
        said = self.spoken if name in (*BEGINS_AT_ONE, "prompt") else self.said # these are sentences
        out = [f"static const char *const ids_{name}[] = {{",
               *(f"    {i}," for i, _ in pad), *(f"    {c_string(i)}," for i in ids), "};",
               f"const mh_label {self.p}_label_{name}[] = {{",
               *(f"    {lab}," for _, lab in pad), *(f"    {said.label(lab)}," for lab in labels), "};",
               ]
        about = "NULL"
        if any(notes):
            about = f"notes_{name}"
            out += [f"static const mh_label {about}[] = {{",
                    *(f"    {self.said.label(n or ('', '', ''))}," for n in notes), "};"]
        forms, inflected = "NULL", self.c.speech.kind_forms(name, ids, labels)
        if inflected:
            forms = f"forms_{name}"
            out += [f"static const mh_label {forms}[] = {{",
                    *(f"    {lab}," for _, lab in pad), *(f"    {self.spoken.label(f)}," for f in inflected), "};"]
        for word, several in ((f"{self.p}_kind_{name}", int(is_set)), (f"{self.p}_set_{name}", 1)):
            if word == f"{self.p}_kind_{name}" or first + len(ids) <= SET_LIMIT:
                out.append(f'const mh_kind {word} = {{"{name}", ids_{name}, {self.p}_label_{name}, '
                           f"{about}, {first + len(ids)}, {several}, {forms}}};")
        return out + [""]

    def notes(self, table):
        about, out = self.c.words.about, []
        for part, line, row, _, _ in table.items:
            own = (part.note(row),) * 3 if part.note_column else None
            named = gen_pack.keys_of(part, part.tsv.rows.index((line, row)), table.one)
            out.append(next((about[n] for n in named if n in about), own))
        return out

    @staticmethod
    def row_sum(row):
        cells = [f"{c}={row[c]}" for c in sorted(row) if c not in gen_pack.ALWAYS]
        return zlib.crc32("\t".join(cells).encode("utf-8"))

    def worded(self, table, name, columns):
        about, ids, labels = self.c.words.about, [], []
        for n, (_, row) in enumerate(table.tsv.rows):
            for column in columns:
                ids.append(gen_pack.said_under(table, n, column, about)[0])
                labels.append(about.get(ids[-1], (row[column],) * 3))
        return [f"static const char *const ids_{name}[] = {{", *(f"    {c_string(i)}," for i in ids), "};",
                f"static const mh_label label_{name}[] = {{", *(f"    {self.said.label(lab)}," for lab in labels), "};",
                f'const mh_kind {self.p}_kind_{name} = {{"{name}", ids_{name}, label_{name}, NULL, {len(ids)}, 0, NULL}};', ""]

    def cold(self):
        out = [f"const mh_label {self.p}_name = {self.said.label(self.c.words.terms['title'])};", ""]
        for name, group in self.c.words.groups.items():
            labels = group["labels"]
            if not group["ids"]:
                continue
            if name == "prompt": # a question is a sentence: see gen_speech.py
                labels = [self.c.speech.label(name, own) for own in group["ids"]]
            out += self.kind(name, group["ids"], labels, int(name in BEGINS_AT_ONE), group["set"])
        for table in self.c.kinds():
            body = self.kind(table.one, [item[3] for item in table.items],
                             [item[4] for item in table.items], 0, 0, self.notes(table))
            out += [line.replace(f"const mh_label {self.p}_label_", f"static const mh_label {self.p}_label_")
                    for line in body]
        for table in self.c.kinds():
            for name, columns in table.worded.items():
                out += self.worded(table, name, columns)
        out += self.c.speech.emit(self.p, self.spoken, c_string)
        for table in self.c.tables.values():
            base = self.c.base(table)
            out.append(f"static const mh_row rows_{table.name}[] = {{")
            for (_, row), key in zip(table.tsv.rows, table.keys):
                out.append("    {" + ", ".join((c_string(key), c_string(row["prov"]),
                           self.said.text(row.get("source", "")), self.said.text(row.get("note", "")),
                           f"&{self.p}_label_{base.one}[{base.first_item(table, row)}]",
                           f"0x{self.row_sum(row):08x}u")) + "},")
            out += ["};", ""]
        out.append(f"const mh_catalogue {self.p}_content[] = {{")
        out += [f'    {{"{t.name}", rows_{t.name}, {len(t.ids)}}},' for t in self.c.tables.values()]
        out += ["};", "", f"const mh_rule {self.p}_rules[] = {{"]
        for i, text in self.c.rules:
            more = self.c.excuses.get(i, ("", ""))
            out.append("    {" + ", ".join((c_string(i), *map(self.said.text, (text, *more)))) + "},")
        head = ["/* Made by gen_tables.py. Do not edit. */", f'#include "{self.p}_tables.h"', ""]
        return "\n".join(head + self.said.definitions() + self.spoken.definitions() + out + ["};", ""])
