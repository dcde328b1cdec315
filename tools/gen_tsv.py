"""Files of tab-separated cells, and the folder of corrected ones. Used by gen_tables.py."""
import os
import sys

LANGS = ("en", "ru", "de")
NAMES = ("name", "name_ru", "name_de")  # a row's names in the order of LANGS


class Errors:
    def __init__(self):
        self.found = []

    def add(self, path, line, reason):
        self.found.append(f"{path}:{line}: {reason}")

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
