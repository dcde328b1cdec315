#!/usr/bin/env python3
"""Whole games at the terminal, as a person sees them: boards are drawn, no word of the engine's own is
said, no line is wider than the screen, no colour reaches a pipe.

usage: terminal_test.py PATH/TO/meadhall [GAME ...]
"""
import os
import pty
import random
import re
import select
import subprocess
import sys

COLUMNS = 80
ANSWERS = 900  # of a person, in one game
LANGS = ("en", "ru", "de")
GAMES = {  # seats of the game, options, and what of its boards every game shows
    "midgard": (4, "", ("┌", "│", "└")),
    "rage": (5, "fifth-clan=on", ("┌", "│", "└")),
    "odin": (4, "", ("-1", " + = ", " 1  2  3  4  5")),
    "divinus": (4, "", ("~~~~", "^^^^", "┌")),
}
OVER = {"en": "The final score", "ru": "Итоговый счёт", "de": "Endstand"}
ENGINE = (
    ("a rule's id", re.compile(r"\b[A-Z]{2}-[A-Z][A-Z0-9]*-[A-Z]?\d+")),
    ("a verb of the log", re.compile(r"\b[a-z]+_[a-z_]+\b")),
    ("an id in brackets", re.compile(r"\[[a-z][^\]]*\]")),
    ("a bot's spec", re.compile(r"\blevel:\w")),
    ("a hole in a sentence", re.compile(r"\{\d")),
    ("a step of the engine", re.compile(r"\b(step|ply|frame) [A-Z]")),
)
NAMED = re.compile("\\((rule|правило|Regel)\u00a0[A-Z]{2}-[A-Z0-9-]+[a-z]?\\)$")  # behind a rule's own words, to be looked up
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NOTHING = {  # of a name: unknown here, or no more than a name
    "en": ("Nothing in this game is called that.", "nothing more to say"),
    "ru": ("ничего так не называется", "больше нечего сказать"),
    "de": ("So heißt in diesem Spiel nichts", "mehr gibt es dazu"),
}
# Groups of words.tsv that are no things: sentences, headings, options, pieces of other words.
NO_THINGS = ("about verb event prompt option title shown heading sheet sheet_line marker remark fact category line legacy "
             "god_reward reactivate refill gnaw_sides turn_order choice_of switch huts row mode edition override reading timing "
             "decks length solo_card").split()
passed, failed = 0, []


def check(ok, what):
    global passed
    if ok:
        passed += 1
    else:
        failed.append(what)
        print(f"failed: {what}")


def environment(**more):
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "TERM", "COLUMNS")}
    return {**kept, "TERM": "xterm-256color", **more}


def play(words, typed, **more):
    run = subprocess.run(words, input=typed.encode(), capture_output=True, env=environment(**more),
                         timeout=600)
    check(run.returncode == 0 and not run.stderr, f"{' '.join(words[1:])}: {run.returncode} {run.stderr[:200]}")
    text = run.stdout.decode(errors="replace")
    check("\ufffd" not in text or "\ufffd" in typed, f"{' '.join(words[1:])}: half a letter")
    return text


def stray(text):
    """Lines with a word of the engine's own, and lines that are too wide; what was typed is no output."""
    found = []
    for line in text.split("\n"):
        if "> " in line[:20]:
            continue
        line = NAMED.sub("", line)
        found += [f"{name}: {line}" for name, sign in ENGINE if sign.search(line)]
        if len(line) > COLUMNS:
            found.append(f"{len(line)} columns: {line}")
    return found


WRONG = ("0", "99999", "-1", "1.5", "18446744073709551617", "xyzzy", "? xyzzy", "? 0", "about xyzzy", "rule", "rule XX-1",
         "save", "save /no/such/folder/x", "'; drop table", "\x1b[31mred", "\x00", "\xff\xfe", "ё" * 400, "a" * 20000,
         "place", "place nowhere", "undo", "more", "   ", "?" * 50)


def answers(salt):
    """A person who answers at random, asks now and then, and now and then types nonsense."""
    dice = random.Random(salt)
    for _ in range(ANSWERS):
        yield str(dice.choice((1, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12)))
        if dice.random() < 0.04:
            yield dice.choice(("about", "score", "preview 1", "preview 3", "? 1", "? 9", "? 22", "table", "more", "odds", "undo", "?"))
        if dice.random() < 0.04:
            yield dice.choice(WRONG)


def table(meadhall, game, seed):
    seats, options, _ = GAMES[game]
    bots = ",".join(["human"] + ["random"] * (seats - 1))
    return [meadhall, "play", game, "--seed", str(seed), "--bots", bots, *(["--options", options] if options else [])]


def whole_games(meadhall, game):
    boards = GAMES[game][2]
    for i, lang in enumerate(LANGS):
        typed = "\n".join(answers(f"{game}{lang}")) + "\n"
        words = [*table(meadhall, game, 5 + i), "--lang", lang]
        text = play(words, typed)
        where = f"{game} in {lang}"
        check(OVER[lang] in text, f"{where}: the game does not end")
        found = stray(text)
        check(not found, f"{where}: {len(found)} lines, as '{found[0] if found else ''}'")
        check("\033" not in text, f"{where}: colour in a pipe")
        for sign in boards:
            check(sign in text, f"{where}: no '{sign}', no board")
        plain = play([*words, "--plain"], typed)
        check(not any(s in plain for s in "┌│~^"), f"{where}: --plain draws")
        found = stray(plain)
        check(not found, f"{where}, plain: {len(found)} lines, as '{found[0] if found else ''}'")
        dumb = play(words, typed, TERM="dumb")
        check(dumb == plain, f"{where}: TERM=dumb is not as --plain")


def on_terminal(words, typed, **more):
    """The output on a terminal of 80 columns."""
    pid, end = pty.fork()
    if not pid:
        os.environ.clear()
        os.environ.update(environment(**more))
        os.execv(words[0], words)
    os.write(end, typed.encode())
    got = b""
    while select.select([end], [], [], 60)[0]:
        try:
            piece = os.read(end, 65536)
        except OSError:
            break
        if not piece:
            break
        got += piece
    os.close(end)
    os.waitpid(pid, 0)
    return got.decode(errors="replace")


def colours(meadhall):
    words = [meadhall, "play", "midgard", "--seed", "3", "--bots", "human,random"]
    typed = "1\n1\nquit\n"
    check("\033[" in on_terminal(words, typed), "no colour on a terminal")
    for more in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        check("\033[" not in on_terminal(words, typed, **more), f"colour in spite of {more}")
    check("\033[" not in on_terminal([*words, "--plain"], typed), "colour in spite of --plain")


def commands(meadhall):
    """What a person may ask, and every sort of wrong word: one clear message, and the game goes on."""
    words = [meadhall, "play", "odin", "--seed", "1", "--bots", "human,random"]
    text = play(words, "about Master Bricklayer\nquit\n")
    check("cost you 1 stone less" in text, "about a card by its name")
    check("cost you 1 stone less" in play(words, "ABOUT master bricklayer\nquit\n"), "about in capital letters")
    check("FO-PLACE-05: " in play(words, "about fo-place-05\nquit\n"), "about a rule by its id")
    check("silver 0" in play(words, "about Shetland\nquit\n"), "about an island")
    check("Nothing in this game is called that." in play(words, "about Valhalla\nquit\n"), "about nothing")
    check(play(words, "?\nquit\n").count("about X") == 1, "a bare ? helps")
    check("(1 Viking)" in text and "(4 Vikings)" in text, "Viking numbers stand on the choices")
    gods = play([meadhall, "play", "divinus", "--seed", "5", "--bots", "human,random"],
                "\n".join(answers("gods")) + "\n")
    check("Points, player 2" in gods, "columns of seats say whose they are")
    few = play([*words, "--options", "decks=a"], "about Foreign Trader\nquit\n")
    check("Before each Overseas Trading" in few, "a card of the deck that was chosen")
    few = play([*words, "--options", "decks=b"], "about Foreign Trader\nquit\n")
    check("Nothing in this game is called that." in few, "a card of a deck that was not chosen")
    laid = play([*words[:4], "4", *words[5:]], "\n".join(answers("laid")) + "\n")
    check("Type the number of the square" in laid, "squares carry the numbers of their answers")
    said = play([meadhall, "play", "midgard", "--seed", "1", "--bots", "human,random"], "1\n? 19\nquit\n")
    check("The rules forbid it:" in said and "Distant shore 1 - " not in said, "what is not in play is greyed")
    check(re.search(r"Worker Huts: costs \d+ coins,\s+you have \d+\.", said), "a price and what is there")
    check("Military stall 2" not in said, "a stall that two players do not have")
    for lang, wanted, behind in (("ru", "На клетке", "(правило\u00a0CM-PLACE-05)"), ("de", "Ein Feld", "(Regel\u00a0CM-PLACE-05)")):
        said = play([meadhall, "play", "midgard", "--seed", "1", "--bots", "human,random", "--lang", lang],
                    "1\n" + "".join(f"? {n}\n" for n in range(1, 30)) + "quit\n")
        check(re.search(rf"^{wanted}", said, re.M) and behind in said, f"a rule in {lang}, its id behind it")


def glossary(game):
    """The words of a game by their terms, a list a language."""
    with open(f"{ROOT}/src/core/data/glossary.tsv", encoding="utf-8") as f:
        rows = [line.rstrip("\n").split("\t") for line in f]
    return {row[1]: dict(zip(LANGS, row[2:5])) for own in ("common", game) for row in rows if row[0] == own}


def rows_of(game, table):
    with open(f"{ROOT}/src/games/{game}/data/{table}.tsv", encoding="utf-8") as f:
        return [line.rstrip("\n").split("\t") for line in f][1:]


def names_of(game, lang):
    """Terms that rules define, and the names of things in words.tsv."""
    terms = glossary(game)
    defined = [terms[row[0]][lang] for row in rows_of(game, "terms")]
    things = []
    for group, _, *words in rows_of(game, "words"):
        if group.rstrip("*") in NO_THINGS or group.startswith(("opt_", "box_", "endless")):
            continue
        term = words[0].lstrip("=^")
        things.append(terms[term][lang] if words[0].startswith("=") else words[LANGS.index(lang)])
    return defined, [name for name in dict.fromkeys(things) if not re.fullmatch(r"[\d ./-]+", name)]


def told(meadhall, game, lang, names):
    """What `about NAME` tells, name by name."""
    words = [*table(meadhall, game, 3), "--lang", lang]
    text = play(words, "1\n" + "".join(f"about {name}\n" for name in names) + "quit\n")
    parts = re.split(r"^[^\n]{4,12}> about ", text, flags=re.M)[1:]
    check(len(parts) == len(names), f"{game} in {lang}: {len(parts)} of {len(names)} names asked about")
    found = stray("\n".join(part.partition("\n")[2] for part in parts))
    check(not found, f"{game} in {lang}, about names: {len(found)} lines, as '{found[0] if found else ''}'")
    return dict(zip(names, (part.partition("\n")[2].split("> quit")[0].strip() for part in parts)))


def about_names(meadhall, game):
    """Every word that rules define is told of; of a thing there is more than its name, or it is not in this game."""
    for lang in LANGS:
        defined, things = names_of(game, lang)
        said = told(meadhall, game, lang, list(dict.fromkeys([*defined, *things])))
        empty = [name for name in defined if not said[name] or any(no in said[name] for no in NOTHING[lang])]
        check(not empty, f"{game} in {lang}: about {', '.join(empty[:5])} tells nothing")
        few = [name for name in things if not said[name]]
        check(not few, f"{game} in {lang}: about {', '.join(few[:5])} is left without an answer")
        bare = [name for name in things if NOTHING[lang][1] in said[name] and not re.search(r"\d", name)]  # no places, no dice
        check(len(bare) * 10 < len(things), f"{game} in {lang}: {len(bare)} of {len(things)} things have only a name: {bare[:9]}")


def about_the_table(meadhall):
    """The reader's own words first; nothing before its time; a choice tells of its things and what it brings."""
    def ask(game, *typed, seats=2, lang="en"):
        words = [meadhall, "play", game, "--seed", "3", "--seats", str(seats), "--lang", lang]
        return play(words, "\n".join([*typed, "quit"]) + "\n").split(f"> {typed[-1]}\n")[-1]
    check("Upgrades to: rune stone" in ask("odin", "about oil"), "a good by its table")
    check("silver price 5" in ask("odin", "about knarr"), "a ship by its table")
    for name in ("ships", "the leaf was burned", "Bridge-Warden", "What Gnaws the Root", "the song was true"):
        check("Nothing in this game is called that." in ask("divinus", f"about {name}"), f"about {name} before its time")
    check("Nothing in this game is called that." in ask("rage", "about Sea Serpent"), "a Monster that takes no part")
    check("Die äußeren" not in ask("rage", "about die"), "an article of another language")
    check(ask("rage", "about Troll").count("all enemy Warriors there are destroyed") <= 2, "a line of a thing that was told")
    check("north: sea" in ask("divinus", "about F10"), "the land of a tile")
    said = ask("odin", "about 3")
    check("1 stockfish" in said and "6 → 5" in said, "a choice: its thing and what it brings")
    check("That is allowed" not in said, "a choice has more than leave")
    rage = ask("rage", *"313543152345", seats=2)
    check("Since your last turn:\n\n" not in rage, "a heading without a line")


def wrong_words(meadhall):
    for game in GAMES:
        words = table(meadhall, game, 2)
        for wrong in WRONG:
            text = play(words, f"{wrong}\nquit\n")
            said = text.rsplit("Your choice> ", 2)[1].split("\n", 1)[-1] if text.count("Your choice> ") > 1 else ""
            lines = [line for line in said.split("\n") if line]
            check("Farewell!" in text and (lines or not wrong.strip(" \0")), f"{game}: '{wrong[:20]}' gets no answer")
            check(len(lines) <= 8 and "\033" not in text, f"{game}: '{wrong[:20]}' gets {len(lines)} lines")


def main():
    meadhall = os.path.abspath(sys.argv[1])
    for game in sys.argv[2:] or GAMES:
        whole_games(meadhall, game)
        about_names(meadhall, game)
    if len(sys.argv) == 2:
        colours(meadhall)
        commands(meadhall)
        about_the_table(meadhall)
        wrong_words(meadhall)
    print(f"{passed} passed, {len(failed)} failed")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
