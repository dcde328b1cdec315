"""Texts of a content pack: a change that nobody would see is refused. Used by gen_tables.py.

`@said COL=KEY[,KEY]` in schema.tsv names the keys of the group `about` under which the words of COL stand; they
may hold {COLUMN}s of the row and {id}, the row's own id. A column of `@note`, or of a label `=COL`, is said under the row's key.
"""
from gen_tsv import NAMES, corrected_label

ALWAYS = ("prov", "source", "note")  # `meadhall content` shows them


def keys_of(table, n, kind=None):
    """The names that a note of row n may have in the group `about`; `kind`: that of a joined table."""
    row = table.tsv.rows[n][1]
    return [f"{kind or table.one}:{table.keys[n]}", table.keys[n], " ".join(row[c] for c in table.id_columns)]


def tells(table, column):
    """Is the cell what is told of the row, or what it is called by?"""
    return column == table.note_column or f"={column}" in table.label_columns


def said_under(table, n, column, about):
    """The keys under which the words of a cell stand."""
    row = table.tsv.rows[n][1]
    if column in table.said:
        return table.said[column].format(**{**row, "id": table.ids[n]}).split(",")
    return [k for k in keys_of(table, n) if k in about][:1] if tells(table, column) else []


def all_keys(tables):
    """Everything that words may be said about."""
    out = set()
    for table in tables:
        for n in range(len(table.tsv.rows)):
            out.update(keys_of(table, n))
            for column in table.said:
                out.update(said_under(table, n, column, ()))
    return out


def names_itself(table, column):
    """Is the cell part of the row's id, or of what it is called?"""
    return column in table.id_columns or column in NAMES or any(
        column == c or f"{{{column}}}" in c for c in table.label_columns)


def rename_terms(table, words, errors):
    """A row that a pack calls otherwise is called so wherever its term of the glossary is used, unless
    rows that share the term disagree."""
    found = {}
    for n, (line, row) in enumerate(table.tsv.rows):
        old, term = table.old(n), table.term(row, words.terms)
        if not old or not term:
            continue
        label = corrected_label(row, old, words.terms[term])
        own = words.own_english("term", term)
        if own and label != words.terms[term] and label[0] != own:
            errors.add(table.tsv.path, line, f"'{term}' reads otherwise in words.tsv")
        found.setdefault(term, set()).add(words.terms[term] if own else label)
    for term, labels in found.items():
        if len(labels) == 1:
            words.terms[term] = labels.pop()


def check_columns(table, errors):
    known = {*table.came_columns, *NAMES, *ALWAYS}
    for column in table.tsv.columns:
        if column not in known:
            errors.add(table.tsv.path, 1, f"column '{column}' is not known, expected "
                       + ", ".join(table.came_columns))


def check_cell(table, n, column, words, errors):
    line, row = table.tsv.rows[n]
    old, keys = table.old(n), said_under(table, n, column, words.about)
    if (old and old.get(column) == row[column]) or names_itself(table, column):
        return
    for key in keys:
        own = words.own_english("about", key)
        if own is None:
            errors.add(table.tsv.path, line, f"{column} has changed and would not be shown: expected "
                       f"'{key}' of group 'about' in the pack's words.tsv, in en, ru and de")
        elif own != row[column]:
            errors.add(table.tsv.path, line, f"'{key}' reads otherwise in words.tsv")
    if not keys and old and not tells(table, column):
        errors.add(table.tsv.path, line, f"{column} has changed and is shown nowhere, expected "
                   f"'{old[column]}'")


def check_texts(table, words, errors):
    """Every text that a corrected table changes is shown."""
    if table.came is None:
        return
    check_columns(table, errors)
    texts = [c for c, kind, _ in table.columns if kind == "text"]
    for n in range(len(table.tsv.rows)):
        for column in texts:
            check_cell(table, n, column, words, errors)
