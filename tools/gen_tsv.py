"""Files of tab-separated cells, and the folder of corrected ones. Used by gen_tables.py."""
import collections
import json
import os
import re
import sys

Language = collections.namedtuple("Language", "code name decimal thousands plural forms complete")


def read_languages():
    """The list of include/meadhall/languages.h, the only one there is."""
    path = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "include/meadhall/languages.h")
    with open(path, encoding="utf-8") as f:
        lines = f.read().replace("\\\n", " ")
    out = []
    for line in re.findall(r"\bX\([A-Z]+, (.*?),\s*([01])\)(?=\s)", lines):
        plural = re.search(r", ([A-Z]+), ", line[0]).group(1)
        texts = [json.loads(text) for text in re.findall(r'"(?:[^"\\]|\\.)*"', line[0])]
        out.append(Language(*texts[:4], plural, tuple(texts[-1].split()), line[1] == "1"))
    return out


LANGUAGES = read_languages()
LANGS = tuple(one.code for one in LANGUAGES)
NAMES = ("name", *(f"name_{code}" for code in LANGS[1:]))  # a row's names in the order of LANGS
COMPLETE = [one.code for one in LANGUAGES if one.complete]


class Errors:
    """Faults stop a build; gaps, texts that a language does not have yet, are said in English and reported."""

    def __init__(self):
        self.found, self.gaps = [], {}

    def add(self, path, line, reason):
        self.found.append(f"{path}:{line}: {reason}")

    def gap(self, lang, path, line, own):
        self.gaps.setdefault(lang, {})[f"{path}:{line}: '{own}' is not told in {lang}"] = True  # each once

    def report(self):
        """The gaps of each language: three of them whole, and how many there are."""
        for lang, gaps in self.gaps.items():
            shown = list(gaps) if os.environ.get("MEADHALL_GAPS") else list(gaps)[:3]
            rest = "" if len(shown) == len(gaps) else f"; MEADHALL_GAPS=1 names all {len(gaps)}"
            sys.stderr.write("\n".join(shown) + f"\n{lang}: {len(gaps)} texts are missing and told in English{rest}\n")

    def stop_if_any(self):
        if self.found:
            sys.stderr.write("\n".join(self.found) + "\n")
            sys.exit(1)


def plain(data):
    """Text as its checksum sees it: a spreadsheet's line ends and byte order mark change nothing."""
    return data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")


class Tsv:
    """A file of tab-separated cells under a header row. `broken`: there is no such table in it,
    and one reason was given; `dropped`: rows that were reported and left out."""

    def __init__(self, path, errors):
        self.path, self.columns, self.rows = path, [], []
        self.bytes, self.broken, self.dropped = b"", True, 0
        try:
            with open(path, "rb") as f:
                self.bytes = plain(f.read())
            text = self.bytes.decode("utf-8")
        except (OSError, UnicodeDecodeError) as e:
            errors.add(path, 1, f"cannot be read as UTF-8 text ({e})")
            return
        if "\0" in text or not text.strip():
            errors.add(path, 1, "a NUL byte, expected text" if text.strip() else
                       "empty, expected a header row")
            return
        self.broken = False
        lines = text.split("\n")
        self.columns = lines[0].split("\t")
        for number, line in enumerate(lines[1:], 2):
            if not line:
                continue
            cells = line.split("\t")
            if len(cells) != len(self.columns):
                errors.add(path, number, f"{len(cells)} cells, expected {len(self.columns)}")
                self.dropped += 1
                continue
            self.rows.append((number, dict(zip(self.columns, cells))))


def complete(path, line, own, row, errors, columns=LANGS):
    """The texts of a row, one a language. What we ship has all of them; any other language falls back to English."""
    texts = [row.get(column) or "" for column in columns]
    for i, lang in enumerate(LANGS):
        if texts[i]:
            continue
        if lang in COMPLETE:
            errors.add(path, line, f"'{own}': a language is missing; expected {', '.join(COMPLETE)}")
        elif texts[0]:
            errors.gap(lang, path, line, own)
            texts[i] = texts[0]
    return tuple(texts)


class Content:
    """The tables of a game as they came, and the folder of corrected ones that go before them."""

    def __init__(self, data, own):
        self.data, self.own = data, own
        self.read = set()  # names of files that are of use

    def path(self, file):
        self.read.add(file.split("/")[0])
        corrected = os.path.join(self.own, file) if self.own else ""
        return corrected if corrected and os.path.exists(corrected) else os.path.join(self.data, file)

    def pack(self, file):
        """A file that only the pack has."""
        if not self.own:
            return ""
        self.read.add(file)
        return os.path.join(self.own, file)

    def rows_as_they_came(self, file, key, table):
        """The rows of a table that was corrected, by their key or id, and its columns; None where it
        was not."""
        if not self.own or not os.path.exists(os.path.join(self.own, file)):
            return None, []
        tsv = Tsv(os.path.join(self.data, file), Errors())
        rows = [row for _, row in tsv.rows]
        return dict(zip([r.get(key) for r in rows] if key else table.row_ids(rows), rows)), tsv.columns

    def check(self, errors, tables):
        """A correction that nothing reads was misspelled; tables are known before other files."""
        if not self.own or not os.path.isdir(self.own):
            return
        for file in sorted(os.listdir(self.own)):
            if file.endswith(".tsv") == tables and file not in self.read:
                errors.add(os.path.join(self.own, file), 1, "is no table of the game, expected "
                           + ", ".join(sorted(self.read)))


def corrected_label(row, came, label):
    """A name that a correction changes is the one that is shown: in all languages, as long as it
    does not give them names of their own."""
    said = [row.get(c) if row.get(c) != came.get(c) else None for c in NAMES]
    if not any(said):
        return label
    return tuple(own or said[0] or term for own, term in zip(said, label))
