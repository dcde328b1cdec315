#!/usr/bin/env python3
"""The generator refuses wrong tables: every error as file:line: reason, all at once, nothing written."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PREFIX = {"midgard": "cm", "rage": "br", "odin": "fo", "divinus": "dv"}
passed = failed = 0


def home(game):
    return os.path.join(ROOT, "src/games", game, "data")


def generate(content, out, game, data=None):
    return subprocess.run(
        [sys.executable, os.path.join(ROOT, "tools/gen_tables.py"), "--game", game, "--prefix",
         PREFIX[game], "--data", data or home(game), "--content", content, "--glossary",
         os.path.join(ROOT, "src/core/data/glossary.tsv"), "--rules",
         os.path.join(ROOT, "docs/rules", game + ".md"), "--out", out],
        capture_output=True, text=True, check=False)


def read(table, game="midgard"):
    with open(os.path.join(home(game), table + ".tsv"), "rb") as f:
        return f.read()


def count(ok, *said):
    global passed, failed
    passed, failed = passed + ok, failed + (not ok)
    if not ok:
        print(*said)


def made(files, look, game="midgard"):
    """Corrected files, as bytes; `look(process, folder)` says what is wrong, or nothing."""
    with tempfile.TemporaryDirectory() as work:
        own, out = os.path.join(work, "own"), os.path.join(work, "out")
        os.mkdir(own)
        for file, data in files.items():
            with open(os.path.join(own, file), "wb") as f:
                f.write(data)
        return look(generate(own, out, game), out)


def case(name, table, change, *wanted, game="midgard"):
    """A table changed by `change(rows)`; each of `wanted` must stand in the messages."""
    rows = [line.split("\t") for line in read(table, game).decode("utf-8").rstrip("\n").split("\n")]
    change(rows)
    raw(name, {table + ".tsv": ("\n".join("\t".join(r) for r in rows) + "\n").encode("utf-8")}, None,
        *wanted, game=game)


def raw(name, files, lines, *wanted, game="midgard"):
    """Files as they are; `lines`: so many messages and no more, where it is not None."""
    def look(done, out):
        missing = [w for w in wanted if w not in done.stderr]
        ok = (not missing and done.returncode == (1 if wanted else 0)
                and os.path.exists(out) == (not wanted)
                and lines in (None, len(done.stderr.splitlines())))
        count(ok, f"{name}: status {done.returncode}, missing {missing}\n{done.stderr}")
    made(files, look, game)


def read_words(path):
    """Made words, with every text where it is used."""
    with open(path, encoding="utf-8") as f:
        return re.sub(r'SAID\(\d+, ("(?:[^"\\]|\\.)*")\)', r"\1", f.read())


def words_of(done, out):
    """The made words and the line with the checksum."""
    if done.returncode:
        return done.stderr, ""
    words = read_words(os.path.join(out, "cm_words.c"))
    with open(os.path.join(out, "cm_tables.h"), encoding="utf-8") as f:
        return words, next(line for line in f if "_CONTENT" in line)


def cell(line, column, text):
    def change(rows):
        rows[line - 1][rows[0].index(column)] = text
    return change


def both(*changes):
    return lambda rows: [c(rows) for c in changes]


case("as it came", "trolls", lambda rows: None)
case("a corrected value", "trolls", cell(2, "attack", "4"))
case("a word for a number", "trolls", cell(2, "attack", "many"),
     "trolls.tsv:2: attack is 'many', expected a number")
case("an unknown code", "titles", cell(3, "power_code", "REFRASH:1"),
     "titles.tsv:3: power_code: unknown code 'REFRASH:1' of set 'effect'", game="divinus")
case("a code with a wrong argument", "titles", cell(4, "power_code", "SET:x"),
     "titles.tsv:4: power_code: 'SET:x' does not fit SET:{int}", game="divinus")
case("a number out of range", "trolls", cell(3, "defence", "99"),
     "trolls.tsv:3: defence is 99, expected 1..20")
case("an unknown weapon", "monsters", cell(5, "ban", "club"),
     "monsters.tsv:5: ban is 'club', expected one of sword, spear, axe")
case("no provenance", "runes", cell(4, "prov", ""), "runes.tsv:4: prov is ''")
case("the same id twice", "draugr", cell(3, "card_id", "DR01"),
     "draugr.tsv:3: card_id 'DR01' stands in line 2 already")
case("a cell too few", "journeys", lambda rows: rows[2].pop(), "journeys.tsv:3: 15 cells, expected 16")
case("a row too few", "destinies", lambda rows: rows.pop(), "destinies.tsv:1: 11 rows, expected 12")
case("a wrong sum", "journeys", cell(2, "count", "9"), "journeys.tsv:1: count adds up to 19, expected 18")
case("a missing column", "leaders", lambda rows: [r.pop(5) for r in rows],
     "leaders.tsv:1: column 'ability_id' is missing")
case("all errors at once", "trolls", both(cell(2, "attack", "x"), cell(4, "glory", "y")),
     "trolls.tsv:2: attack is 'x'", "trolls.tsv:4: glory is 'y'")
case("a window that is none", "runes", cell(2, "windows", "RW1 RW99"),
     "runes.tsv:2: windows is 'RW99', expected one of RW1")
case("a shape that is drawn otherwise", "special_tiles", cell(3, "shape_rows", "##/##/.#"),
     "special_tiles.txt:9: 'helmet' is drawn otherwise", game="odin")
case("an orientation too many", "special_tiles", cell(2, "orientations", "0,1"),
     "special_tiles.tsv:2: orientations is '0,1', the shape has 0", game="odin")
case("a code nobody knows", "action_spaces", cell(5, "code", "steal stockfish*1"),
     "action_spaces.tsv:5: unknown code 'steal stockfish*1'", game="odin")
case("a good nobody knows", "action_spaces", cell(5, "code", "get fish*1"),
     "action_spaces.tsv:5: 'fish' is not known to get", game="odin")
case("a count nobody knows", "action_spaces", cell(5, "code", "get stockfish*moons"),
     "action_spaces.tsv:5: 'moons' is neither a number nor among count=", game="odin")
case("a map that is not there", "boards", cell(4, "grid_file", "island_atlantis.txt"),
     "island_atlantis.txt:1: cannot be read", game="odin")
case("bonuses out of order", "bonuses", cell(3, "board", "long_house"),
     "bonuses.tsv:4: board 'home_long' stands behind 'long_house'", game="odin")
case("a gain nobody knows", "occupations", cell(44, "gain", "pears"),
     "occupations.tsv:44: 'pears' is no term of effects.tsv", game="odin")
case("a gain with a wrong item", "occupations", cell(4, "gain", "take_weapon(club)"),
     "occupations.tsv:4: 'club' is no item", game="odin")
case("a gain with too many arguments", "occupations", cell(5, "gain", "die(-1,2)"),
     "occupations.tsv:5: 'die(-1,2)' takes 1 arguments", game="odin")
case("a word for a number of a gain", "occupations", cell(5, "gain", "die(low)"),
     "occupations.tsv:5: 'low' is no number", game="odin")
case("a trigger nobody knows", "occupations", cell(2, "trigger", "dream(any)!"),
     "occupations.tsv:2: 'dream(any)' is no trigger of effects.tsv", game="odin")
case("a trigger of a kind that is none", "occupations", cell(2, "trigger", "space(fishing,cost)!"),
     "occupations.tsv:2: 'fishing' is no tag", game="odin")
case("a trigger without its mark", "occupations", cell(2, "trigger", "play"),
     "occupations.tsv:2: trigger 'play' ends in neither ! nor ?", game="odin")
case("a condition nobody knows", "occupations", cell(9, "condition", "moons>=5"),
     "occupations.tsv:9: 'moons' is no count of effects.tsv", game="odin")
case("clauses that do not match", "occupations", cell(12, "gain", "oil"),
     "occupations.tsv:12: trigger, condition, cost and gain hold different numbers of clauses",
     game="odin")
case("prices that do not match", "occupations", cell(87, "cost", "silver*2 | silver*4"),
     "occupations.tsv:87: 2 costs and 3 gains cannot go together", game="odin")
case("a step that is none", "occupations", cell(15, "gain", "tier(ship_sets; some:oil)"),
     "occupations.tsv:15: 'some:oil' is no step of a tier", game="odin")
case("a die that is none", "dice", cell(2, "die", "none"), "dice.tsv:2: die is 'none', expected one of")
case("a colour that is none", "monsters", cell(3, "colour", "-"), "monsters.tsv:3: colour is '-'")
case("a ban may be none", "monsters", cell(3, "ban", "none"))
case("a window that is none among others", "runes", cell(2, "windows", "RW1 none"),
     "runes.tsv:2: windows is 'none'")
case("no window", "runes", cell(2, "windows", "none"))
case("dice of one kind with two supplies", "dice", both(cell(3, "supply", "11"), cell(4, "supply", "13")),
     "dice.tsv:3: supply is '11', expected '12' as in line 2")
case("a face twice", "dice", cell(3, "face", "1"), "dice.tsv:3: face is '1', expected 2",
     "dice.tsv:3: die,face as in line 2 already")
case("players out of order", "starting", cell(2, "players", "3"),
     "starting.tsv:2: players is '3', expected 2")
case("more shores than there are", "starting", cell(4, "shores_far", "3"),
     "starting.tsv:4: shores_far is 3, expected 1..2")
raw("an empty file", {"leaders.tsv": b""}, 1, "leaders.tsv:1: empty, expected a header row")
raw("no text", {"leaders.tsv": bytes(range(256))}, 1, "leaders.tsv:1: cannot be read as UTF-8 text")
raw("a NUL byte", {"leaders.tsv": b"a\0b"}, 1, "leaders.tsv:1: a NUL byte, expected text")
raw("one cell too few is one message", {"runes.tsv": read("runes").replace(b"\tGaben", b"", 1)}, 1,
    "runes.tsv:2: 11 cells, expected 12")
raw("a misspelled file", {"trols.tsv": read("trolls")}, 1, "trols.tsv:1: is no table of the game")
raw("the words as they came", {"words.tsv": read("words")}, None)
raw("the words of another game as they came", {"words.tsv": read("words", "odin")}, None, game="odin")
PLAIN = made({}, words_of)
CRLF = made({"trolls.tsv": b"\xef\xbb\xbf" + read("trolls").replace(b"\n", b"\r\n")}, words_of)
count(PLAIN == CRLF, "line ends change what is made")
RENAMED = made({"trolls.tsv": read("trolls").replace(b"\tBridge Troll", b"\tBog Troll", 1)}, words_of)
count(RENAMED[0].count('{{"Bog Troll", "Bog Troll", "Bog Troll"}}') == 1, "a new name is not shown")
count("bog-troll" not in RENAMED[0] and RENAMED[1] != PLAIN[1], "a new name changes the id")
RUSSIAN = made({"runes.tsv": read("runes").replace("\tДары".encode(), "\tПодарки".encode(), 1)}, words_of)
count('{{"Gifts", "Подарки", "Gaben"}}' in RUSSIAN[0], "a new Russian name is not shown")

# ---- packs with words ---------------------------------------------------------------

HEAD = "group\tid\ten\tru\tde\n"
GOAL = "One point per Dwarf symbol."
SAID = f"about\tG01\t{GOAL}\tОдно очко за каждого гнома.\tEin Punkt je Zwerg.\n"


def pack(words, **tables):
    """Rows of words.tsv, and tables of the game with (old, new) texts in them."""
    files = {"words.tsv": (HEAD + words).encode()} if words else {}
    for table, (game, old, new) in tables.items():
        files[table + ".tsv"] = read(table, game).replace(old.encode(), new.encode(), 1)
        if files[table + ".tsv"] == read(table, game):
            raise ValueError(f"{table} has no {old}")
    return files


def shown(name, files, *wanted, game="divinus", never=()):
    """Each of `wanted` stands in the made words and, where it is no C, in what the page gets."""
    def look(done, out):
        text = done.stderr
        if not done.returncode:
            for file in (PREFIX[game] + "_words.c", "page.json"):
                text += read_words(os.path.join(out, file))
        missing = [w for w in wanted if w not in text] + [w for w in never if w in text]
        count(not done.returncode and not missing, f"{name}: {missing}\n{done.stderr}")
    made(files, look, game)


GOAL_OF_G01 = ("divinus", "SYM(v)\tOne point per Viking symbol on your map.", "SYM(d)\t" + GOAL)
shown("a goal with its words", pack(SAID, god_cards=GOAL_OF_G01), GOAL, "Одно очко за каждого гнома.",
      "Ein Punkt je Zwerg.", never=("One point per Viking symbol on your map.",))
raw("a goal without its words", pack("", god_cards=GOAL_OF_G01), 1,
    "god_cards.tsv:2: goal_text has changed and would not be shown: expected 'G01' of group 'about'",
    game="divinus")
raw("a goal with other words", pack(SAID.replace("Dwarf", "Giant"), god_cards=GOAL_OF_G01), 1,
    "god_cards.tsv:2: 'G01' reads otherwise in words.tsv", game="divinus")
raw("a text that is shown nowhere", pack("", god_cards=("divinus", "Watchman of", "Warden of")), 1,
    "god_cards.tsv:2: epithet has changed and is shown nowhere, expected 'Watchman of the gods'",
    game="divinus")
STORY = "about\tTXT-S1-OUT\tThe end.\tКонец.\tDas Ende.\n"
shown("a story by words alone", pack(STORY), '{{"The end.", "Конец.", "Das Ende."}}',
      '"TXT-S1-OUT": ["The end.", "Конец.", "Das Ende."]')
raw("a story in one language", pack("about\tTXT-S1-OUT\tThe end.\t\tDas Ende.\n"), 1,
    "words.tsv:2: 'TXT-S1-OUT': a language is missing", game="divinus")
raw("a story in the table alone", pack("", texts=("divinus", "The first fires", "Some fires")), 1,
    "texts.tsv:3: text has changed and would not be shown: expected 'TXT-S1-OUT'", game="divinus")
shown("the options of a location", pack("about\tl01-a\tAsk.\tСпросить.\tFragen.\n",
      locations=("divinus", "\tAsk what is coming\t", "\tAsk.\t")), '"l01-a": ["Ask.", "Спросить.", "Fragen."]',
      '{{"Ask.", "Спросить.", "Fragen."}}')
raw("the options of a location without words",
    pack("", locations=("divinus", "\tAsk what is coming\t", "\tAsk.\t")), 1,
    "locations.tsv:2: option_a has changed and would not be shown: expected 'l01-a'", game="divinus")
raw("a decision without its words", pack("", decisions=("divinus", "\tBurn it\t", "\tEat it\t")), 1,
    "decisions.tsv:2: option_text has changed and would not be shown: expected 'd11-a'", game="divinus")
shown("a name in one language is the name in all", pack("", god_cards=("divinus", "\tHeimdall\t", "\tHeimdal\t")),
      '{{"Heimdal", "Heimdal", "Heimdal"}}')
shown("a name in three languages", pack("term\tG01\tHeimdal\tХеймдаль\tHeimdal der Wächter\n",
      god_cards=("divinus", "\tHeimdall\t", "\tHeimdal\t")), '{{"Heimdal", "Хеймдаль", "Heimdal der Wächter"}}')
raw("a name that its words do not have", pack("term\tG01\tOdin\tОдин\tOdin\n",
    god_cards=("divinus", "\tHeimdall\t", "\tHeimdal\t")), 1, "god_cards.tsv:2: 'G01' reads otherwise in words.tsv",
    game="divinus")
shown("a scenario is called so in the options, too",
      pack("", scenarios=("divinus", "The First Grey Leaf", "The Box Opens")),
      '"The Box Opens"', never=("The First Grey Leaf",))
shown("a word of the table", pack("heading\txp\tWisdom\tМудрость\tWeisheit\n"), "Weisheit")
raw("a word nobody knows", pack("heading\tmoon\tMoon\tЛуна\tMond\n"), 1,
    "words.tsv:2: 'moon' is no word of group 'heading', expected one of", game="divinus")
raw("a group nobody knows", pack("moons\txp\tMoon\tЛуна\tMond\n"), 1,
    "words.tsv:2: 'xp' is no word of group 'moons', expected one of about", game="divinus")
raw("words about nothing", pack("about\tG99\tMoon\tЛуна\tMond\n"), 1,
    "words.tsv:2: 'G99' of group 'about' is shown nowhere", game="divinus")
raw("a term that nothing is called by", pack("term\tmoon\tMoon\tЛуна\tMond\n"), 1,
    "words.tsv:2: 'moon' of group 'term' is shown nowhere", game="divinus")
raw("the same word twice", pack(STORY + STORY), 1, "words.tsv:3: 'TXT-S1-OUT' of group 'about' stands in line 2",
    game="divinus")
raw("an operand nobody knows", pack("verb\tact\tuse {0} and {5}\tда {0}\tja {0}\n"), 1,
    "words.tsv:2: {5} is not known to 'act'", game="divinus")
raw("words without a column", {"words.tsv": b"group\tid\ten\tru\n"}, 1, "words.tsv:1: column 'de' is missing",
    game="divinus")
raw("a column nobody knows", {"trolls.tsv": read("trolls").replace(b"\n", b"\tx\n")}, 1,
    "trolls.tsv:1: column 'x' is not known")
shown("a card of another game", pack("about\tA1-TROLL\tIt is big.\tОн большой.\tEr ist groß.\n"), "Er ist groß.",
      game="rage")
shown("a leader and what it does", pack("about\tLASM\tStrong.\tСилён.\tStark.\nterm\tLASM\tAsa\tАса\tAsa\n"),
      "Strong.", '{{"Asa", "Аса", "Asa"}}', game="midgard")
shown("a line of the log", pack("told\trest\t{name} sleeps.\t{name} спит.\t{name} schläft.\n"), "{name} sleeps.")
raw("a line nobody tells", pack("told\tmoon\t{name} moons.\t{name} да.\t{name} ja.\n"), 1,
    "words.tsv:2: 'moon' is no word of group 'told', expected one of", game="divinus")


def spoken(name, change, *wanted, table="sentences"):
    """Midgard with a table, its sentences, changed by `change(text)`; each of `wanted` must stand in the messages."""
    with tempfile.TemporaryDirectory() as work:
        data = os.path.join(work, "data")
        shutil.copytree(home("midgard"), data)
        with open(os.path.join(data, table + ".tsv"), "r+", encoding="utf-8") as f:
            text = change(f.read())
            f.seek(0)
            f.truncate()
            f.write(text)
        done = generate(os.path.join(work, "none"), os.path.join(work, "out"), "midgard", data)
        said = done.stderr
        count(done.returncode == 1 and all(w in said for w in wanted), name, said[:300])


def without(start):
    return lambda text: "\n".join(line for line in text.split("\n") if not line.startswith(start))


spoken("a verb without a sentence", without("verb\tplace\t"), "verb 'place' has no sentence")
spoken("an event without a sentence", without("event\tround\t"), "event 'round' has no sentence")
spoken("a prompt without a question", without("prompt\tplace\t"), "prompt 'place' has no sentence")
spoken("an answer without a button", without("button\tplace\t"), "'place' needs a button")
spoken("a hole nobody can read", lambda t: t.replace("{name} keeps the roll", "{name keeps the roll", 1), "cannot be read")
spoken("a thing without forms", lambda t: t.replace("{0*coin}", "{0*moon}", 1), "inflections.tsv has no 'moon'")
spoken("a list that may be empty", lambda t: t.replace(" || {name} turns all the newcomers away.", "", 1), "may be empty")


def grammar(name, old, new, *wanted, table="grammar"):
    spoken(name, lambda text: text.replace(old, new, 1), *wanted, table=table)


grammar("a verb without words", "verb\tpass\t", "verb\tpass-on\t", "verb 'pass-on' has no words in words.tsv",
        "verb 'pass' of words.tsv is missing")
grammar("words in another order", "verb\tstall\tstall\t\nverb\tfirst\tseat\t\n", "verb\tfirst\tseat\t\nverb\tstall\tstall\t\n",
        "group 'verb' stands in another order")
grammar("a group nobody knows", "verb\tpass\t", "word\tpass\t", "group 'word', expected one of verb, event")
grammar("an operand of no kind", "verb\tplace\tspace", "verb\tplace\tmoon", "'moon' is no kind")
grammar("too many operands", "verb\tplace\tspace", "verb\tplace\t" + "space " * 8, "8 kinds, expected at most 7")
grammar("an option without a rule", "rule=CM-ED-01", "", "option 'edition' has one kind and rule=ID")
grammar("an option whose usual value is none", "rule=CM-ED-01", "usual=moon rule=CM-ED-01", "'moon' is no edition")
grammar("a marker of no event", "event rune 1", "event moon 1", "marker 'rune', expected")
grammar("a prompt of no sort", "prompt\tplace\t\task", "prompt\tplace\t\task slowly", "prompt 'place', expected ask, draw or step")
grammar("work needs no sentence", "prompt\tplace\t\task", "prompt\tplace\t\tstep", "'place' is no prompt of grammar.tsv")
grammar("a field of no kind", "glory\tseat\tnumber", "glory\tmoon\tnumber", "'moon' is no kind", table="fields")
case("as the box prints it", "trolls", cell(2, "prov", "box"))
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
