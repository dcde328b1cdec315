#!/usr/bin/env python3
"""Manual pages and completions for bash and fish, from what the program says about itself.

usage: manual.py PROGRAM SHARE VERSION DATE     writes SHARE/man, SHARE/bash-completion, SHARE/fish

`meadhall COMMAND --help` is the one text; nothing here has to be kept true by hand.
"""
import os
import re
import subprocess
import sys


def says(program, *words):
    return subprocess.run([program, *words], capture_output=True, text=True, check=True).stdout


def commands_of(program):
    """[(name, summary)...] as `meadhall help` lists them."""
    rows = re.findall(r"^  ([a-z]+) +(\S.*)$", says(program, "help"), re.M)
    if not rows:
        sys.exit("manual: `help` lists no command")
    return rows


def options_of(text):
    """[(option, takes a value, what it is for)...] in the order of the help."""
    found = {}
    for name, value in re.findall(r"\[?(--[a-z][a-z-]*)(?: ([A-Za-z0-9|:,.=]+))?", text):
        found.setdefault(name, [False, ""])
        found[name][0] |= bool(value and re.match(r"[A-Z]|en\||k=v|elo0", value))
    for name, about in re.findall(r"^  (--[a-z][a-z-]*)(?: [A-Z|a-z=,.]+)?  +(\S.*)$", text, re.M):
        found[name][1] = about
    return [(name, takes, about) for name, (takes, about) in found.items()]


def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def page(title, summary, body, also, version, date):
    return (f'.TH {title.upper().replace("-", chr(92) + "-")} 1 "{date}" "meadhall {version}" "Meadhall"\n'
            f".SH NAME\n{roff(title)} \\- {roff(summary)}\n.SH DESCRIPTION\n.nf\n{roff(body.rstrip())}\n.fi\n"
            f".SH SEE ALSO\n" + ",\n".join(f".BR {roff(name)} (1)" for name in also).replace("),\n.BR", "),\n.BR") + "\n")


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def bash(commands, options, games):
    cases = "".join(f"    {name}) words=\"{' '.join(o[0] for o in options[name])} --help\" ;;\n" for name, _ in commands)
    return f"""# bash completion for meadhall
_meadhall() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} words=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "{' '.join(name for name, _ in commands)} help" -- "$word")
        return
    fi
    case ${{COMP_WORDS[1]}} in
{cases}    esac
    case $word in
    -*) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word") ;;
    *) mapfile -t COMPREPLY < <(compgen -W "{' '.join(games)}" -f -- "$word") ;;
    esac
}}
complete -o filenames -F _meadhall meadhall
"""


def quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish(commands, options, games):
    lines = ["# fish completion for meadhall"]
    for name, summary in commands:
        lines.append(f"complete -c meadhall -n __fish_use_subcommand -a {name} -d {quoted(summary)}")
        for option, takes, about in options[name]:
            lines.append(f"complete -c meadhall -n '__fish_seen_subcommand_from {name}' -l {option[2:]}"
                         + (" -r" if takes else "") + (f" -d {quoted(about)}" if about else ""))
        if "GAME" in options[name + " usage"]:
            lines.append(f"complete -c meadhall -n '__fish_seen_subcommand_from {name}' -a {quoted(' '.join(games))}")
    return "\n".join(lines) + "\n"


def main():
    program, share, version, date = sys.argv[1:]
    commands = commands_of(program)
    games = [line.split("\t")[0] for line in says(program, "games").splitlines()]
    options, names = {}, [f"meadhall-{name}" for name, _ in commands]
    for name, summary in commands:
        text = says(program, name, "--help")
        options[name] = [o for o in options_of(text) if o[0] != "--help"]
        options[name + " usage"] = text.split("\n\n")[0]
        write(f"{share}/man/man1/meadhall-{name}.1", page(f"meadhall-{name}", summary, text, ["meadhall"], version, date))
    write(f"{share}/man/man1/meadhall.1",
          page("meadhall", "four Viking board games for people, bots and programs", says(program, "help"), names, version, date))
    write(f"{share}/bash-completion/completions/meadhall", bash(commands, options, games))
    write(f"{share}/fish/vendor_completions.d/meadhall.fish", fish(commands, options, games))


if __name__ == "__main__":
    main()
