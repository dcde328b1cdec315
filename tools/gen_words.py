"""The words of a game: glossary, words.tsv, and those of a content pack. Used by gen_tables.py.

words.tsv of a pack (group, id, a column a language) changes words one by one. A row of any group replaces the
one that came; group `about` also takes rows for keys that are new. Group `term` changes a term of the
glossary, and all that is called by it. A text that nothing would show is refused.
"""
import os
import re

from gen_tsv import COMPLETE, LANGS, Tsv, complete

HOLE = re.compile(r"\{[^}]*?(\d)")  # the operand that a placeholder is about


class Words:
    """The glossary of one game, and words.tsv built on it. Ids are known at once, labels after
    `settle`: tables with other names come in between."""

    def __init__(self, game, glossary, path, own, errors):
        self.terms, self.groups, self.about = {}, {}, {}
        self.errors, self.used = errors, {"title"}
        self.more = {}  # groups of gen_speech.py
        self.own = {}  # (group, id) -> (path, line, label) of the pack
        for wanted in ("common", game):
            for line, row in glossary.rows:
                if row["game"] == wanted:
                    self.terms[row["id"]] = complete(glossary.path, line, row["id"], row, errors)
        terms = os.path.join(os.path.dirname(path), "glossary.tsv")
        for line, row in Tsv(terms, errors).rows if os.path.exists(terms) else []:  # a game may bring its own
            self.terms[row["id"]] = complete(terms, line, row["id"], row, errors)
        if own and os.path.exists(own):
            self.read_own(own)
        tsv = Tsv(path, errors)
        self.raw = [(tsv.path, line, row) for line, row in tsv.rows]
        for where, line, row in self.raw:
            self.add(where, line, row)
        if "title" not in self.terms:
            errors.add(glossary.path, 1, f"no 'title' of {game}, expected its name")
        self.take_about()

    def read_own(self, path):
        tsv = Tsv(path, self.errors)
        missing = [c for c in ("group", "id", *COMPLETE) if c not in tsv.columns]
        if missing and not tsv.broken:
            self.errors.add(path, 1, f"column '{missing[0]}' is missing, expected group, id, "
                            + ", ".join(COMPLETE))
        for line, row in tsv.rows if not missing else []:
            at = (row["group"].rstrip("*"), row["id"])
            if at in self.own:
                self.errors.add(path, line, f"'{at[1]}' of group '{at[0]}' stands in line "
                                f"{self.own[at][1]} already")
            self.own[at] = (path, line, row)
            if at[0] == "term":
                self.terms[at[1]] = complete(path, line, at[1], row, self.errors)

    def add(self, path, line, row):
        name, is_set = row["group"].rstrip("*"), row["group"].endswith("*")
        group = self.groups.setdefault(name, {"set": is_set, "ids": [], "labels": []})
        if row["id"] in group["ids"]:
            self.errors.add(path, line, f"'{row['id']}' stands twice in group '{name}'")
        group["ids"].append(row["id"])

    def accept(self, more):
        """Groups that are no words of the tables and may still be changed by a pack: the sentences of verbs,
        the reasons of rules."""
        self.more = more

    def take_about(self):
        """The group `about` is no kind of its own; a pack may say more there."""
        group = self.groups.pop("about", {"ids": []})
        self.about = dict.fromkeys(group["ids"])
        self.about.update((key, None) for name, key in self.own if name == "about")

    def settle(self):
        """Gives every id its label."""
        came = set()
        for path, line, row in self.raw:
            at = (row["group"].rstrip("*"), row["id"])
            came.add(at)
            label = self.label(path, line, row)
            if at in self.own:
                label = self.own_label(at, label)
            if at[0] == "about":
                self.about[at[1]] = label
            else:
                self.groups[at[0]]["labels"].append(label)
        for at in self.own:
            if at not in came:
                self.add_own(at)

    def add_own(self, at):
        """What the pack says of an id that words.tsv does not have."""
        path, line, row = self.own[at]
        if at[1] in self.more.get(at[0], ()):
            self.label(path, line, row)
        elif at[0] == "about":
            self.about[at[1]] = self.label(path, line, row)
        elif at[0] == "term":
            self.label(path, line, {**row, "en": row["en"].lstrip("=")})
        else:
            known = self.groups.get(at[0], {}).get("ids") or self.more.get(at[0])
            self.errors.add(path, line, f"'{at[1]}' is no word of group '{at[0]}', expected one of "
                            + ", ".join(known or sorted({*self.groups, *self.more, "about", "term"})))

    def own_label(self, at, came):
        """A sentence of the pack is about the operands that the old one was about."""
        path, line, row = self.own[at]
        label = self.label(path, line, row)
        known = {n for text in came or () for n in HOLE.findall(text)}
        for n in sorted({n for text in label or () for n in HOLE.findall(text)} - known):
            self.errors.add(path, line, f"{{{n}}} is not known to '{at[1]}', expected "
                            + (", ".join(f"{{{k}}}" for k in sorted(known)) or "no braces"))
        return label

    def label(self, path, line, row):
        if row["en"].startswith("="):
            term = row["en"][1:].lstrip("^")
            self.used.add(term)
            label = self.terms.get(term)
            if not label:
                self.errors.add(path, line, f"'{term}' is not in the glossary")
                return None
            return tuple(text[:1].upper() + text[1:] for text in label) if row["en"].startswith("=^") else label
        return complete(path, line, row["id"], row, self.errors)

    def own_english(self, group, key):
        """What the pack says there in English, or nothing."""
        found = self.own.get((group, key))
        return found[2]["en"] if found else None

    def name(self, term):
        """The term, which is shown from now on."""
        self.used.add(term)
        return self.terms.get(term)

    def check_shown(self, keys):
        """What the pack says is shown: `keys` are those of the tables' rows."""
        came = {row["id"] for _, _, row in self.raw if row["group"] == "about"}
        for (group, key), (path, line, _) in self.own.items():
            if (group == "term" and key not in self.used) or (
                    group == "about" and key not in came and key not in keys):
                self.errors.add(path, line, f"'{key}' of group '{group}' is shown nowhere, expected "
                                "the id of a row or a term in use")
