#!/usr/bin/env python3
"""The generator refuses wrong tables: every error as file:line: reason, all at once, nothing written."""
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PREFIX = {"midgard": "cm", "odin": "fo"}
passed = failed = 0


def home(game):
    return os.path.join(ROOT, "src/games", game, "data")


def generate(content, out, game):
    return subprocess.run(
        [sys.executable, os.path.join(ROOT, "tools/gen_tables.py"), "--game", game, "--prefix",
         PREFIX[game], "--data", home(game), "--content", content, "--glossary",
         os.path.join(ROOT, "src/core/data/glossary.tsv"), "--rules",
         os.path.join(ROOT, "docs/rules", game + ".md"), "--out", out],
        capture_output=True, text=True, check=False)


def case(name, table, change, *wanted, game="midgard"):
    """A table changed by `change(rows)`; each of `wanted` must stand in the messages."""
    global passed, failed
    with tempfile.TemporaryDirectory() as work:
        path = os.path.join(work, table + ".tsv")
        with open(os.path.join(home(game), table + ".tsv"), encoding="utf-8") as f:
            rows = [line.split("\t") for line in f.read().rstrip("\n").split("\n")]
        change(rows)
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join("\t".join(r) for r in rows) + "\n")
        out = os.path.join(work, "out")
        done = generate(work, out, game)
        missing = [w for w in wanted if w not in done.stderr]
        well = not missing and done.returncode == (1 if wanted else 0) and os.path.exists(out) == (not wanted)
        passed, failed = passed + well, failed + (not well)
        if not well:
            print(f"{name}: status {done.returncode}, missing {missing}\n{done.stderr}")


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
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
