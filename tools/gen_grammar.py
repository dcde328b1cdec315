"""What a game's language consists of: grammar.tsv and fields.tsv. Used by gen_tables.py.

grammar.tsv (group, id, of, how), in the order of words.tsv, which has the words for people:
  verb event remark   of: the kinds of the operands
  option              of: the kind of its values; how: rule=ID, usual=VALUE (else the first). Options follow each other in
                      mh_state.options, each as wide as its values need
  marker              of: `verb NAME OPERAND` or `event NAME OPERAND`; how: first, each or times (mh_mark)
  prompt              how: `ask`, `draw` (chance answers) or `step` (work; it has no sentence), then what differs below

A kind is a group of words.tsv or a table, with a star a set of it; or number, seat, seats, yes-no.

Prompt `x` of the game cm is asked by cm_legal_x, cm_why_x and cm_apply_x; work is done by cm_step_x (`step=y`: cm_step_y).
  few later proper weight  it has cm_few_x ... (mh_prompt in game.h says what for)
  SLOT=y                   the function is cm_SLOT_y; SLOT is one of those above, or legal, why, apply
  open, open=y             before anybody is asked cm_open or cm_open_y runs as its step
  through=y                the engine calls cm_legal_y, cm_few_y, cm_later_y, cm_why_y, cm_apply_y and cm_proper_y, which
                           find the question's own functions in cm_own_prompts
  through=y:apply,proper   the engine calls these of them

fields.tsv (field, index, value): every member of the state behind its head, in order; the kinds of its indexes and of
what it holds. `name=member[N]` gives a part of a member a name of its own.
"""
import os
import re

from gen_tsv import Tsv

GROUPS = ("verb", "event", "remark", "prompt", "option", "marker")
OWN_WORDS = ("verb", "event", "remark", "option", "marker")  # prompts have sentences instead
SLOTS = ("legal", "why", "apply", "weight", "step", "few", "later", "proper")
ROUTED = ("legal", "few", "later", "why", "apply", "proper")
ENGINE_KINDS = {"number": "mh_number", "seat": "mh_seat", "seats": "mh_seats", "yes-no": "mh_yes_no"}
YES_NO = ["no", "yes"]
MAX_OPERANDS, MAX_DIMS, OPTION_BITS = 7, 3, 64
NOBODY = {"legal": "mh_no_legal", "why": "mh_no_why", "apply": "mh_no_apply", "few": "mh_no_legal"}
USUAL = {"weight": "mh_even", "step": "mh_no_step", "later": "mh_never", "proper": "mh_as_said"}
PROTOTYPES = {
    "legal": "uint32_t {}(const mh_state *st, int seat, mh_action *out);",
    "few": "uint32_t {}(const mh_state *st, int seat, mh_action *out);",
    "why": "const char *{}(const mh_state *st, int seat, mh_action a);",
    "apply": "void {}(mh_state *st, int seat, mh_action a, mh_tale *tale);",
    "weight": "uint32_t {}(const mh_state *st, mh_action a);",
    "step": "void {}(mh_state *st, mh_tale *tale);",
    "later": "bool {}(const mh_state *st, int seat, mh_action a);",
    "proper": "mh_action {}(const mh_state *st, int seat, mh_action a);"}


def c_name(text):
    return re.sub(r"[^A-Za-z0-9]+", "_", text)


class Row:
    def __init__(self, line, cells):
        self.line, self.id = line, cells["id"]
        self.of = cells["of"].split()
        self.how = dict(word.partition("=")[::2] for word in cells["how"].split())


class Grammar:
    def __init__(self, data, prefix, words, errors):
        self.p, self.P, self.words, self.errors = prefix, prefix.upper(), words, errors
        self.path = os.path.join(data, "grammar.tsv")
        self.rows = {group: [] for group in GROUPS}
        for line, cells in Tsv(self.path, errors).rows:
            if cells["group"] in GROUPS:
                self.rows[cells["group"]].append(Row(line, cells))
            else:
                errors.add(self.path, line, f"group '{cells['group']}', expected one of " + ", ".join(GROUPS))
        self.fields = Tsv(os.path.join(data, "fields.tsv"), errors)
        for group in OWN_WORDS:
            self.check_words(group)
        words.groups["prompt"] = {"set": False, "ids": self.ids("prompt"), "labels": []}

    def ids(self, group):
        return [row.id for row in self.rows[group]]

    def steps(self):
        return {row.id for row in self.rows["prompt"] if "step" in row.how}

    def check_words(self, group):
        """The words come in the same order: one of the two is looked at when a row is added."""
        said = self.words.groups.setdefault(group, {"set": False, "ids": [], "labels": []})["ids"]
        known = self.ids(group)
        for row in self.rows[group]:
            if row.id not in said:
                self.errors.add(self.path, row.line, f"{group} '{row.id}' has no words in words.tsv")
        for own in said:
            if own not in known:
                self.errors.add(self.path, 1, f"{group} '{own}' of words.tsv is missing")
        if known != said and set(known) == set(said):
            self.errors.add(self.path, 1, f"group '{group}' stands in another order in words.tsv")

    def check(self, kinds):
        """Once every kind is known: kind -> its ids."""
        self.kinds = {**kinds, "number": [], "seat": [], "seats": [], "yes-no": YES_NO}
        for group in ("verb", "event", "remark"):
            for row in self.rows[group]:
                self.check_kinds(self.path, row.line, row.of, MAX_OPERANDS)
        for row in self.rows["option"]:
            self.check_kinds(self.path, row.line, row.of, 1)
            if len(row.of) != 1 or "rule" not in row.how:
                self.errors.add(self.path, row.line, f"option '{row.id}' has one kind and rule=ID")
            elif row.how.get("usual") and row.how["usual"] not in self.kinds.get(row.of[0], ()):
                self.errors.add(self.path, row.line, f"'{row.how['usual']}' is no {row.of[0]}")
        for row in self.rows["marker"]:
            self.check_marker(row)
        for row in self.rows["prompt"]:
            self.check_prompt(row)
        for line, cells in self.fields.rows:
            self.check_kinds(self.fields.path, line, cells["index"].split(), MAX_DIMS)
            self.check_kinds(self.fields.path, line, [cells["value"]], 1)

    def check_kinds(self, path, line, kinds, most):
        if len(kinds) > most:
            self.errors.add(path, line, f"{len(kinds)} kinds, expected at most {most}")
        for kind in kinds:
            if kind.rstrip("*") not in self.kinds:
                self.errors.add(path, line, f"'{kind}' is no kind")

    def check_marker(self, row):
        what = row.of[0] if len(row.of) == 3 else ""
        if what not in ("verb", "event") or row.of[1] not in self.ids(what) or not row.of[2].isdigit() \
                or list(row.how) not in (["first"], ["each"], ["times"]):
            self.errors.add(self.path, row.line, f"marker '{row.id}', expected `verb` or `event`, its id and an operand, "
                            "and first, each or times")

    def check_prompt(self, row):
        sort, *rest = row.how
        known = (*SLOTS, "open", "through")
        if sort not in ("ask", "draw", "step") or row.of or any(word not in known for word in rest):
            self.errors.add(self.path, row.line, f"prompt '{row.id}', expected ask, draw or step, then any of "
                            + ", ".join(known))

    # ---- C ------------------------------------------------------------------------------------

    def kind(self, kind):
        name = kind.rstrip("*")
        return "&" + ENGINE_KINDS.get(name, f"{self.p}_{'set' if kind.endswith('*') else 'kind'}_{c_name(name)}")

    def enum_of(self, group, own):
        return f"{self.P}_{group.upper()}_{c_name(own).upper()}"

    def own_slots(self, row):
        """The functions of a prompt, slot by slot."""
        name = c_name(row.id)
        if "step" in row.how:
            return {**USUAL, **NOBODY, "step": f"{self.p}_step_{row.how['step'] or name}"}
        out = {slot: f"{self.p}_{slot}_{name}" for slot in ("legal", "why", "apply")}
        for slot in SLOTS:
            if slot in row.how:
                out[slot] = f"{self.p}_{slot}_{row.how[slot] or name}"
        if "open" in row.how:
            out["step"] = f"{self.p}_open_{row.how['open']}".rstrip("_")
        return {**USUAL, "few": out["legal"], **out}

    def slots(self, row):
        """Those that the engine calls."""
        out = self.own_slots(row)
        by, _, which = row.how.get("through", "").partition(":")
        for slot in (which.split(",") if which else ROUTED) if by else ():
            out[slot] = f"{self.p}_{slot}_{by}"
        return out

    def prototypes(self):
        out = {}
        for row in self.rows["prompt"]:
            for slots in (self.own_slots(row), self.slots(row)):
                out.update((name, PROTOTYPES[slot].format(name)) for slot, name in slots.items() if name.startswith(self.p))
        return list(out.values())

    def header(self):
        p = self.p
        out = [f"extern const mh_verb {p}_verbs[], {p}_events[], {p}_remarks[];",
               f"extern const mh_prompt {p}_prompts[];", f"extern const mh_option {p}_options[];",
               f"extern const mh_marker {p}_markers[];",
               f"enum {{ {self.P}_FIELD_COUNT = MH_HEAD_FIELD_COUNT + {len(self.fields.rows)} }};",
               f"extern const mh_field {p}_fields[{self.P}_FIELD_COUNT];"]
        if self.routed():
            out.append(f"extern const mh_prompt {p}_own_prompts[]; /* see `through` in tools/gen_grammar.py */")
        return out + self.prototypes() + [""]

    def routed(self):
        return any("through" in row.how for row in self.rows["prompt"])

    def tables(self, c_string):
        p = self.p
        out = ["/* Made by gen_tables.py. Do not edit. */", f'#include "{p}_tables.h"', '#include "state.h"', ""]
        for group in ("verb", "event", "remark"):
            out += self.table("mh_verb", group, lambda row, group=group: self.verb(row, group, c_string))
        out += self.table("mh_prompt", "prompt", lambda row: self.prompt(row, self.slots(row), c_string))
        if self.routed():
            own = self.table("mh_prompt", "prompt", lambda row: self.prompt(row, self.own_slots(row), c_string))
            out += [own[0].replace(f"{p}_prompts", f"{p}_own_prompts"), *own[1:]]
        at = iter(list(self.places()))
        out += self.table("mh_option", "option", lambda row: self.option(row, next(at), c_string))
        out += self.table("mh_marker", "marker", lambda row: self.marker(row, c_string))
        rows = [self.field(cells) for _, cells in self.fields.rows]
        return out + [f"const mh_field {p}_fields[{self.P}_FIELD_COUNT] = {{", "    MH_HEAD_FIELDS,",
                      *(f"    {row}," for row in rows), "};", ""]

    def table(self, c_type, group, row_of):
        rows = [f"    [{self.enum_of(group, row.id)}] = {row_of(row)}," for row in self.rows[group]]
        return [f"const {c_type} {self.p}_{group}s[] = {{", *(rows or ["    {0},"]), "};", ""]

    def label(self, group, row):
        return f"&{self.p}_label_{group}[{self.enum_of(group, row.id)}]"

    def verb(self, row, group, c_string):
        kinds = ", ".join(map(self.kind, row.of)) or "0"
        return f"{{{c_string(row.id)}, {len(row.of)}, {{{kinds}}}, {self.label(group, row)}}}"

    def prompt(self, row, slots, c_string):
        first = ", ".join(slots[slot] for slot in SLOTS[:5])
        label = "NULL" if "step" in row.how else self.label("prompt", row)
        return f"{{{c_string(row.id)}, {first}, {label}, " + ", ".join(slots[slot] for slot in SLOTS[5:]) + "}"

    def places(self):
        """Where each option lies: shift and bits."""
        at = 0
        for row in self.rows["option"]:
            bits = max(1, (len(self.kinds[row.of[0]]) - 1).bit_length())
            yield at, bits
            at += bits
        if at > OPTION_BITS:
            self.errors.add(self.path, 1, f"the options need {at} bits, expected at most {OPTION_BITS}")

    def option(self, row, place, c_string):
        values = self.kinds[row.of[0]]
        usual = values.index(row.how["usual"]) if "usual" in row.how else 0
        return (f"{{{c_string(row.id)}, {self.kind(row.of[0])}, {place[0]}, {place[1]}, {usual}, "
                f"{c_string(row.how['rule'])}, {self.label('option', row)}}}")

    def marker(self, row, c_string):
        what, name, operand = row.of
        how = f"MH_MARK_{next(iter(row.how)).upper()}"
        return (f"{{{c_string(row.id)}, {self.label('marker', row)}, {how}, {int(what == 'event')}, "
                f"{self.enum_of(what, name)}, {operand}}}")

    def field(self, cells):
        name, _, member = cells["field"].partition("=")
        kinds = [self.kind(kind) for kind in (*cells["index"].split(), cells["value"])]
        return f"MH_FIELD{len(kinds) - 1}({self.p}_state, \"{name}\", {member or name}, {', '.join(kinds)})"
