"""Sentences for people: sentences.tsv and inflections.tsv of a game. Used by gen_tables.py.

sentences.tsv (kind, id, how, a column a language):
  verb     what an answer says in the log; {name} is who gave it
  button   the same answer on a button or in a list; a verb of chance needs none
  event    what is told; a sentence about a seat begins with {0}
  prompt   what is asked; {word} is the field `word` of the one who is asked, {0} the frame's argument
  refusal  by rule: why an answer is closed; {cost}, {have}, {max}, {n}, {who} come from the game
Every verb, event and question of grammar.tsv has its sentence, or the build fails.

how (words with blanks between): `silent` its events tell it, `mute` it is never told, `banner` and `heading` stand
alone, `if-yes` it is told only where its first operand is not 0, `first` it goes before the event that came before
it, `begins` a main decision starts a line of its own though its events tell it, `joins` an answer goes on with the line
of that seat, `drops=a,b,c` those events of the same answer are left out, `unless=a,b` it is left out where the event a or b
is told too, `after=a` an event starts a line of its own after the event a. Of a prompt: `usual=verb:operand`
is the answer that clients give without asking, until they are told to ask.

Holes: {0} {0:form} {0+1} {0<1} (the smaller) {1!2} {3=0} (nothing) {0#one|many} {0?a|b} {1*2} {0*coin} {[0*food, 1]:acc}
{+1*2} {+#2} {+'1} (names, in the language's quotes) {+|card|cards} (by how many are gathered) {+=1} {+=1*coin} (the
sum) {+^1} (the last) {#0} {#0#one|many}.
`A. || B.`: B is said where A has an empty list, or a number that the game does not know, or {1!2} and the two
operands are equal, or {3=0} and the operand is not 0, or {you} and the reader is not the one of operand 0.

inflections.tsv (group, id, en, en_a ... bare): the forms of things, by the group or the name of the kind. Group `thing`
is for words of sentences alone. A form of a thing that a pack calls otherwise is left out.
"""
import os
import re

from gen_tsv import COMPLETE, LANGS, LANGUAGES, Tsv, complete

FORMS = {one.code: one.forms for one in LANGUAGES}
NOTHING = ("",) * len(LANGS)
HOW = {"silent": 1, "mute": 2, "banner": 4, "heading": 8, "if-yes": 16, "first": 32, "begins": 64, "joins": 128}
KINDS = ("verb", "button", "event", "prompt", "refusal")
CASE = r"(?::[a-z.]+)?"
ITEM = r"(?:\d(?:\*\w+)?" + CASE + ")"
HOLE = re.compile(
    r"\{(?:"
    r"\d" + CASE + r"|\d\+1|\d<\d|\d!\d|\d=\d|\d#[^{}]*|\d\?[^{}]*|\d\*\w+" + CASE +
    r"|#\d(?:#[^{}]*)?"
    r"|\[" + ITEM + "(?:, " + ITEM + r")*\]" + CASE +
    r"|\+#?\d(?:\*\d)?" + CASE + r"|\+'\d|\+\|[^{}]*|\+=\d(?:\*\w+)?" + CASE + r"|\+\^\d"
    r"|[a-z]+" + CASE + r"|[a-z]+[#?][^{}]*|[a-z]+\*\w+" + CASE +
    r")\}")
THING = re.compile(r"\*([a-z_]\w*)")


def column_of(lang, form):
    return {"short": f"short_{lang}", "bare": "bare"}.get(form, f"{lang}_{form.replace('.', '_')}")


class Speech:
    """The sentences of one game, and the forms of what they speak of."""

    def __init__(self, data, words, grammar, errors):
        self.words, self.grammar, self.errors = words, grammar, errors
        self.rows = {kind: {} for kind in KINDS}  # id -> (line, how, label)
        self.forms = {}   # (group, id) -> (line, row)
        self.path = os.path.join(data, "sentences.tsv")
        self.forms_path = os.path.join(data, "inflections.tsv")
        for line, row in Tsv(self.forms_path, errors).rows:
            if (row["group"], row["id"]) in self.forms:
                errors.add(self.forms_path, line, f"'{row['id']}' stands twice in group '{row['group']}'")
            self.forms[row["group"], row["id"]] = (line, row)
        for line, row in Tsv(self.path, errors).rows:
            self.take(line, row)
        self.check_whole()
        words.accept({"told": list(self.rows["verb"]), "refusal": list(self.rows["refusal"]),
                      "prompt": list(self.rows["prompt"])})

    def take(self, line, row):
        kind, own = row["kind"], row["id"]
        if kind not in self.rows:
            self.errors.add(self.path, line, f"kind '{kind}', expected one of " + ", ".join(KINDS))
            return
        if own in self.rows[kind]:
            self.errors.add(self.path, line, f"'{own}' stands twice as {kind}")
        label = complete(self.path, line, own, row, self.errors)
        for text in label:
            self.check_text(line, own, text)
        self.rows[kind][own] = (line, self.read_how(line, row["how"]), label)

    def check_text(self, line, own, text):
        rest = HOLE.sub("", text)
        if "{" in rest or "}" in rest:
            self.errors.add(self.path, line, f"'{own}': a hole of '{text}' cannot be read")
        if "{[" in text.rsplit("||", 1)[-1]:
            self.errors.add(self.path, line, f"'{own}': a list may be empty; expected ` || ` and what to say then")
        if "  " in text:
            self.errors.add(self.path, line, f"'{own}': two blanks in a row")
        for thing in THING.findall("".join(HOLE.findall(text))):
            if not self.thing_key(thing):
                self.errors.add(self.path, line, f"'{own}': inflections.tsv has no '{thing}'")

    def read_how(self, line, text):
        flags, drops, unless, after, usual = 0, [], [], [], None
        for word in text.split():
            if word in HOW:
                flags |= HOW[word]
            elif word.startswith("drops="):
                drops = word[6:].split(",")
            elif word.startswith("unless="):
                unless = word[7:].split(",")
            elif word.startswith("after="):
                after = [word[6:]]
            elif word.startswith("usual="):
                usual = word[6:].replace(":", " ")
            else:
                self.errors.add(self.path, line, f"how '{word}', expected " + ", ".join((*HOW, "drops=", "unless=", "after=", "usual=")))
        return flags, drops, unless, after, usual

    def check_whole(self):
        """Every verb, event and prompt has its sentence, and there is none for anything else."""
        groups = self.words.groups
        for kind in ("verb", "event", "prompt"):
            ids = [own for own in groups[kind]["ids"] if kind != "prompt" or own not in self.grammar.steps()]
            for own in ids:
                if own not in self.rows[kind]:
                    self.errors.add(self.path, 1, f"{kind} '{own}' has no sentence")
            for own, (line, _, _) in self.rows[kind].items():
                if own not in ids:
                    self.errors.add(self.path, line, f"'{own}' is no {kind} of grammar.tsv that needs a sentence")
        for own, (line, _, label) in self.rows["verb"].items():
            if own not in self.rows["button"] and any("{name}" in text for text in label):
                self.errors.add(self.path, line, f"'{own}' needs a button: somebody answers with it")
        for own, (line, _, _) in self.rows["button"].items():
            if own not in self.rows["verb"]:
                self.errors.add(self.path, line, f"button '{own}' is no verb")
        for own, (line, (*_, usual), _) in self.rows["prompt"].items():
            if usual and usual.split()[0] not in groups["verb"]["ids"]:
                self.errors.add(self.path, line, f"'{own}': the usual answer '{usual}' is no verb")
        for kind in ("verb", "event"):
            for line, (_, drops, unless, after, _), _ in self.rows[kind].values():
                for event in (*drops, *unless, *after):
                    if event not in self.rows["event"]:
                        self.errors.add(self.path, line, f"'{event}' is no event")

    def thing_key(self, own):
        if ("thing", own) in self.forms:
            return ("thing", own)
        return next((key for key in self.forms if key[1] == own), None)

    def label(self, kind, own):
        """The sentence, or the pack's; nothing for work, which nobody is asked."""
        if kind == "prompt" and own in self.grammar.steps():
            return NOTHING
        group = {"verb": "told", "button": "verb"}.get(kind, kind)
        said = self.words.own.get((group, own))
        if said:
            return complete(*said[:2], own, said[2], self.errors)
        if kind == "button" and own not in self.rows["button"]:
            return tuple(text.rstrip(".") for text in self.rows["verb"][own][2])
        return self.rows[kind][own][2]

    def inflected(self, key, label):
        """The forms of a thing as one text a language, or nothing where it is called otherwise now."""
        if key not in self.forms:
            return NOTHING
        row = self.forms[key][1]
        return tuple("\t".join(row.get(column_of(lang, f), "") for f in FORMS[lang])
                     if not label or label[i] == row.get(lang) else "" for i, lang in enumerate(LANGS))

    def kind_forms(self, name, ids, labels):
        """The forms of a kind's things, in their order; nothing where none has any."""
        out = [self.inflected((name, own), label) for own, label in zip(ids, labels)]
        return out if any(any(texts) for texts in out) else []

    def check_names(self, kinds, pack):
        """The table of forms calls things as the game does."""
        for (group, own), (line, row) in self.forms.items():
            if group == "thing":
                continue
            labels = kinds.get(group, {})
            if own not in labels:
                self.errors.add(self.forms_path, line, f"'{own}' is nothing of kind '{group}'")
            elif not pack and any(row[lang] != name for lang, name in zip(LANGS, labels[own]) if lang in COMPLETE):
                self.errors.add(self.forms_path, line, f"'{own}' is called " + " / ".join(labels[own]))

    def things(self):
        """Things that sentences name by word: (word, label, forms)."""
        words = set()
        for kind in KINDS:
            for own in self.rows[kind]:
                for text in self.label(kind, own):
                    words |= set(THING.findall("".join(HOLE.findall(text))))
        out = []
        for word in sorted(words):
            key = self.thing_key(word)
            line, row = self.forms[key]
            label = complete(self.forms_path, line, word, row, self.errors)
            out.append((word, label, self.inflected(key, None)))
        return out

    def how_row(self, how, events):
        flags, drops, unless, after, _ = how
        def numbers(names):
            return ", ".join(str(events.index(e) + 1) for e in names) or "0"

        return f"{{{flags}, {{{numbers(drops)}}}, {{{numbers(unless)}}}, {numbers(after)}}}"

    def emit(self, prefix, said, c_string):
        """The C tables of the sentences, in the order of the game's verbs, events and prompts."""
        out, groups = [], self.words.groups
        events = groups["event"]["ids"]
        for kind, first in (("verb", 1), ("button", 1), ("event", 1), ("prompt", 0)):
            ids = groups["verb" if kind == "button" else kind]["ids"]
            out += [f"static const mh_label say_{kind}[] = {{", *[f"    {said.label(NOTHING)},"] * first,
                    *(f"    {said.label(self.label(kind, own))}," for own in ids), "};"]
            if kind in ("verb", "event"):
                out += [f"static const mh_how how_{kind}[] = {{", "    {0, {0}, {0}, 0},",
                        *(f"    {self.how_row(self.rows[kind][own][1], events)}," for own in ids), "};"]
        usual = [self.rows["prompt"][own][1][-1] if own in self.rows["prompt"] else None for own in groups["prompt"]["ids"]]
        out += ["static const char *const usual[] = {",
                *(f"    {c_string(text) if text else 'NULL'}," for text in usual), "};"]
        nothing = said.label(NOTHING)
        none = [f'    {{"", {nothing}, {nothing}}},']  # C knows no empty array; the count says how many there are
        out += ["static const mh_named refusals[] = {",
                *([f"    {{{c_string(own)}, {said.label(self.label('refusal', own))}, {nothing}}},"
                   for own in self.rows["refusal"]] or none), "};",
                "static const mh_named things[] = {",
                *([f"    {{{c_string(own)}, {said.label(label)}, {said.label(forms)}}},"
                   for own, label, forms in self.things()] or none), "};",
                f"const mh_phrases {prefix}_phrases = {{say_verb, say_button, say_event, say_prompt, "
                f"how_verb, how_event, refusals, things, {len(self.rows['refusal'])}, {len(self.things())}, usual, {len(usual)}}};", ""]
        return out
