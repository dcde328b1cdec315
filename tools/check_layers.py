#!/usr/bin/env python3
"""Holds the layers of the tree (docs/ARCHITECTURE.md).

usage: check_layers.py BUILD

Reads every #include, and the undefined symbols of the objects of rules and core: what
they may not call (allocation, clocks, files, random numbers) is not merely unnamed in the
text, it is not linked. The hall has what its host hands in, and calls for none of it either. Whatever runs inside another's process (bots, host, server, bindings) may
not end it: a failed assert does, nothing else.
"""
import os
import re
import subprocess
import sys

# folder -> headers that may be included with quotes, as patterns
MAY_INCLUDE = {
    "src/core": [r"meadhall/(game|version)\.h", r"games/\w+/\w+\.h", r"\w+\.h"],
    "src/error": [r"meadhall/error\.h"],
    "src/ai": [r"meadhall/(game|ai|numbers)\.h", r"\w+\.h"],
    "src/host": [r"meadhall/(game|ai|host|data)\.h", r"core/\w+\.h", r"\w+\.h"],
    "src/lab": [r"meadhall/(game|ai|host|data|arena|numbers|batch)\.h", r"(ai|host)/\w+\.h", r"\w+\.h"],
    "src/cli": [r"meadhall/\w+\.h", r"(host|ai|lab|campaign|server)/\w+\.h", r"\w+\.h"],
    "src/campaign": [r"meadhall/\w+\.h", r"host/\w+\.h", r"\w+\.h"],
    "src/hall": [r"meadhall/(game|ai|host|hall)\.h", r"(core|host)/\w+\.h", r"\w+\.h"],
    "src/cup": [r"\w+\.h"],
    "src/server": [r"meadhall/\w+\.h", r"core/(phrase|text)\.h", r"cup/cup\.h", r"(host|hall)/\w+\.h", r"lab/review_walk\.h", r"(net|store)/\w+\.h", r"\w+\.h"],
    "bindings": [r"meadhall/\w+\.h", r"core/text\.h", r"(core|host|hall|lab)/\w+\.h", r"ai/nets\.h", r"\w+\.h"],
}
GAME_MAY_INCLUDE = [r"meadhall/game\.h", r"\w+\.h"]
SYSTEM_OF_RULES = {"string.h", "assert.h", "stdbool.h", "stddef.h", "stdint.h"}
SYMBOLS_OF_RULES = {"memcpy", "memset", "memmove", "memcmp", "memchr", "strcmp", "strncmp", "strlen",
                    "strchr", "strcspn", "strstr", "__assert_fail", "_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail",
                    "__popcountdi2", "__memcpy_chk", "__memset_chk"}
GUESTS = ("meadhall_ai.dir", "meadhall_host.dir", "meadhall_hall.dir", "meadhall_server.dir", "meadhall_store.dir",
          "meadhall_ffi.dir", "meadhall_sessions.dir", "meadhall_arena.dir")
ENDS_THE_PROCESS = {"abort", "exit", "_exit", "_Exit", "quick_exit", "raise", "kill"}
# beside the engine's: words and numbers, and the libraries below it
SYMBOLS_OF_HALL = SYMBOLS_OF_RULES | {"snprintf", "vsnprintf", "__snprintf_chk", "__vsnprintf_chk", "strtol", "strtoul",
                                      "strtod", "strspn", "strstr"}
BELOW_THE_HALL = re.compile(r"(mh|host|campaign|present|preview|sheet|ai|hall)_\w+")
MAY_END = {("vectors_guard.c.o", "_exit")}  # the handler of a signal that ends the process anyway


def sources(root):
    for folder, _, names in os.walk(root):
        for name in names:
            if name.endswith((".c", ".h")):
                yield os.path.join(folder, name)


def layer_of(path):
    if path.startswith("src/games/"):
        return "/".join(path.split("/")[:3])
    return next((layer for layer in MAY_INCLUDE if path.startswith(layer + "/")), None)


def check_includes(errors):
    for root in ("src", "bindings"):
        for path in sources(root):
            layer = layer_of(path)
            if not layer:
                errors.append(f"{path}:1: stands in no layer")
                continue
            rules = layer.startswith("src/games/") or layer == "src/core"
            allowed = MAY_INCLUDE.get(layer, GAME_MAY_INCLUDE)
            with open(path, encoding="utf-8") as f:
                for number, line in enumerate(f, 1):
                    m = re.match(r'\s*#\s*include\s+(["<])([^">]+)[">]', line)
                    if not m:
                        continue
                    quote, name = m.groups()
                    if quote == "<" and rules and name not in SYSTEM_OF_RULES:
                        errors.append(f"{path}:{number}: rules and core may not include <{name}>")
                    if quote == '"' and not any(re.fullmatch(p, name) for p in allowed):
                        errors.append(f"{path}:{number}: {layer} may not include \"{name}\"")
                    if name.startswith("games/") and path != "src/core/registry.c":
                        errors.append(f"{path}:{number}: only registry.c names the games")


def objects_of(build, wanted):
    """Object files of the targets whose folder `wanted` takes."""
    return [os.path.join(folder, name)
            for top in sorted(os.listdir(os.path.join(build, "CMakeFiles"))) if wanted(top)
            for folder, _, names in os.walk(os.path.join(build, "CMakeFiles", top))
            for name in names if name.endswith(".o")]


def symbols_of(path):
    """(name, kind, section) of each symbol."""
    out = subprocess.run(["nm", "-f", "sysv", path], capture_output=True, text=True,
                         check=True).stdout
    rows = ([c.strip() for c in line.split("|")] for line in out.splitlines())
    return [(c[0], c[2], c[6]) for c in rows if len(c) == 7]


def check_symbols(build, errors):
    """Undefined symbols of the engine's objects, less those the engine defines itself."""
    joined = os.path.join(build, "engine.o")  # a release has them all in one (cmake/engine.cmake)
    objects = [joined] if os.path.exists(joined) else objects_of(
        build, lambda top: top == "core.dir" or top.startswith("game_"))
    defined, wanted = set(), {}
    for path in objects:
        for name, kind, section in symbols_of(path):
            if kind == "U":
                wanted.setdefault(name, path)
            else:
                defined.add(name)
            # tables with pointers lie in .data.rel.ro: written once, by the loader
            if re.match(r"\.(data|bss|tdata|tbss)\b(?!\.rel\.ro)", section) or section == "*COM*":
                errors.append(f"{path}: '{name}' is a variable that can change; rules keep none")
    if not objects:
        errors.append(f"{build}: no objects of the engine; build first")
    for name, path in sorted(wanted.items()):
        if name not in defined and name not in SYMBOLS_OF_RULES:
            errors.append(f"{path}: calls '{name}', which rules and core may not")


def check_hall(build, errors):
    """The hall asks its host for memory, time, luck, rows and searches, and takes none of it."""
    objects = objects_of(build, lambda top: top == "meadhall_hall.dir")
    symbols = [(path, name, kind) for path in objects for name, kind, _ in symbols_of(path)]
    defined = {name for _, name, kind in symbols if kind != "U"}
    for path, name, kind in symbols:
        if kind == "U" and name not in defined | SYMBOLS_OF_HALL and not BELOW_THE_HALL.fullmatch(name):
            errors.append(f"{path}: calls '{name}', which the hall may not")


def check_endings(build, errors):
    for path in objects_of(build, lambda top: top in GUESTS):
        for name, kind, _ in symbols_of(path):
            if kind != "U" or (os.path.basename(path), name) in MAY_END:
                continue
            if name in ENDS_THE_PROCESS:
                errors.append(f"{path}: calls '{name}', which ends the process of a host")


def main():
    errors = []
    check_includes(errors)
    check_symbols(sys.argv[1], errors)
    check_hall(sys.argv[1], errors)
    check_endings(sys.argv[1], errors)
    for e in errors:
        print(e)
    print(f"{len(errors)} errors")
    sys.exit(bool(errors))


if __name__ == "__main__":
    main()
