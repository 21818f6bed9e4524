#!/usr/bin/env python3
"""Every verb on every bundled scenario, on Linux and under Wine: the same words, the same files, byte for byte.

    tests/windows/wine.py target/release/bexar target/x86_64-pc-windows-gnu/release/bexar.exe [--only mission,rancho]

Wants Wine (`apt-get install wine`) and, for Wine before 10, the linker of mingw-w64: these lack a library that
Rust programs ask for random numbers, and the script builds it beside its own copy of the program.

Both programs run the same commands in folders of their own with the same documents. Compared are the exit code, what is
printed (with `/` for `\\`), and all files written. Then the program for Windows gets documents with the line ends and the
byte order mark of Windows, under names with `\\` and drive letters, and must say what the other says about the plain ones.
The exit code is 1 if anything differs. `--keep FOLDER` keeps the files, and in
`differing` what the program for Windows wrote otherwise.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCENARIOS = {
    # The game, and commands about it that need names of its own.
    "alamo": [
        "query alamo los 1208 1408/in --trace",
        "query alamo zoc texan",
        "query alamo attacks c1-aldama-1@1403 --json",
        "odds alamo c1-aldama-1@1403 kent9@1404/roof",
        "compare alamo --corrections --games 4 --seed 3",
        "edit alamo --find {doors} --set gunslit -o out/edited.map.ron",
        "apply palisade alamo -o out/corrected.map.ron",
        "diff alamo out/corrected.map.ron",
        "record alamo out/corrected.map.ron -o out/own.correction.ron --title-en Palisade --source Letter",
        "merge alamo out/corrected.map.ron out/edited.map.ron -o out/merged.map.ron --prefer ours",
        "replay out/logs/game-0001.log.ron --with palisade",
    ],
    "mission": [
        "query mission zoc mexican --json",
        "compare mission --each-wall --games 4 --results out/mission.walls.ron",
        "selftest mission --changes 3 --members 2 --games 6 --format json",
        "matrix mission --players random,recruit --games 6 --format json",
        "ladder mission --players random,recruit --matches 6 --format json",
        "balance mission --tune withdrawal.threshold=-5..5 --games 40 --csv out/balance.csv -o out/tuned.scenario.ron",
        "ablate mission --each-unit --games 4 --csv out/ablate.csv --format json",
        "gaps mission --games 4 --out out/gaps --report out/gaps.html",
        "exploit mission --side mexican --games 4 --plans 4 --out out/holes",
        "openings mission --openings 2 --games 20 --tries 20 --out out/openings",
        "playtest mission --games 9 --seed 4 --shard 1/2 -o out/1.shard.ron",
        "playtest mission --games 9 --seed 4 --shard 2/2 -o out/2.shard.ron",
        "gather out/1.shard.ron out/2.shard.ron -o out/gathered.results.ron",
        "test --out out/cases",
    ],
    "presidio": [],
    "knapp": [],
    "rancho": ["compare rancho --corrections --games 4"],
    "deguello": [],
    "guardhouse": [],
}
# What every scenario is asked; `S` is its name.
EACH = [
    "check S --notes",
    "check S --format json",
    "check S --format sarif",
    "playtest S --games 4 --seed 7 --results out/S.results.ron --report out/S.html --csv out/S.csv --out out/logs",
    "playtest S --games 3 --seed 8 --texan random --format json",
    "replay out/logs/game-0001.log.ron",
    "render S -o out/S.svg",
    "render S -o out/S.png --hex-size 40",
    "render S -o out/S.gif --at out/logs/game-0001.log.ron --hex-size 12",
    "render S -o out/heat.png --overlay heat:out/S.results.ron --hex-size 30",
    "print S -o out/S.pdf",
    "print S -o out/french.pdf --lang fr --paper letter --layout duplex --low-ink",
    "page S -o out/S.page.html",
    "page out/logs/game-0002.log.ron -o out/game.html",
    "export vassal S -o out/S.vmod",
    "export simple S -o out/simple",
    "pack S -o out/S.zip",
]
ONCE = [
    "--help",
    "explain help --lang fr",
    "explain A6.3.a",
    "explain licences",
    "explain no-such-thing",
    "new map -o out/new.map.ron --size 12x9",
    "new variant --like homebrew/smoke -o out/mist.variant.ron",
    "fix out/new.map.ron --suggestions",
    "check out/new.map.ron",
    "check out/none.map.ron",
    "check",
]
# Documents as somebody on Windows keeps them, in folders of this name.
FOREIGN = "Fort é 1"
RANDOM = r"""
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID data, ULONG size);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) {
    return SystemFunction036(data, (ULONG)size);
}
"""


class Program:
    """One of the two programs, with a folder of its own."""

    def __init__(self, words, folder, environment):
        self.words, self.folder = words, folder
        state = folder.parent / f"{folder.name}-state"
        self.environment = {**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", **environment}
        self.environment["BEXAR_STATE"] = str(state)
        for display in ("DISPLAY", "WAYLAND_DISPLAY", "LANG", "LANGUAGE"):
            self.environment.pop(display, None)
        folder.mkdir(parents=True)

    def run(self, arguments):
        began = time.time()
        done = subprocess.run([*self.words, *arguments], cwd=self.folder, env=self.environment, capture_output=True)
        return done.returncode, said(done.stdout), said(done.stderr), time.time() - began

    def files(self):
        """The files written so far by name, with their content."""
        every = (path for path in self.folder.rglob("*") if path.is_file())
        return {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in every}


def said(output):
    """What was printed, in the form in which both programs should print it."""
    text = output.decode("utf-8", "replace").replace("\r\n", "\n").replace("\\", "/").replace("bexar.exe", "bexar")
    # Wine's own remarks, and how long it took.
    lines = [line for line in text.split("\n") if not re.match(r"^[0-9a-f]{4}:(err|fixme|warn):|^wine: ", line)]
    return re.sub(r"\b\d+([.,]\d+)? ?(games/s|parties/s|ms|s)\b", "TIME", "\n".join(lines))


def stand_in(folder):
    """Builds the library that old versions of Wine lack beside the program."""
    compiler = shutil.which("x86_64-w64-mingw32-gcc")
    if not compiler:
        return
    source = folder / "random.c"
    source.write_text(RANDOM)
    library = folder / "bcryptprimitives.dll"
    subprocess.run([compiler, "-shared", "-o", library, source, "-ladvapi32"], check=True)


def words_of(command, scenario):
    """The arguments of a command; `{…}` is one argument with spaces or signs."""
    parts = re.findall(r"\{[^}]*\}|\S+", command)
    return [re.sub(r"\bS\b", scenario, part.strip("{}")) for part in parts]


class Comparison:
    def __init__(self, linux, windows, skip):
        self.linux, self.windows, self.skip = linux, windows, skip
        self.rows, self.bad = [], 0

    def case(self, scenario, command):
        """Runs one command with both programs and compares everything about it."""
        if any(word in command for word in self.skip):
            return
        arguments = words_of(command, scenario)
        before = self.linux.files()
        one, other = self.linux.run(arguments), self.windows.run(arguments)
        faults = [name for name, a, b in zip(("exit code", "output", "messages"), one, other) if a != b]
        mine, theirs = self.linux.files(), self.windows.files()
        new = sorted(name for name in mine.keys() | theirs.keys() if before.get(name) != mine.get(name) or name not in mine)
        faults += [name for name in new if mine.get(name) != theirs.get(name)]
        self.note(scenario, command, faults, len(new), one, other)
        # What differs once must not differ again in everything that is made of it.
        for name in new:
            target = self.windows.folder / name
            if name in mine and mine.get(name) != theirs.get(name):
                other = self.windows.folder.parent / "differing" / name
                other.parent.mkdir(parents=True, exist_ok=True)
                other.write_bytes(theirs.get(name, b""))
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(mine[name])

    def note(self, scenario, command, faults, files, one, other):
        self.rows.append((scenario, command, one[0], files, faults))
        self.bad += bool(faults)
        verdict = "equal" if not faults else "DIFFERS: " + ", ".join(faults)
        print(f"{scenario:10} {command[:76]:76} exit {one[0]}, {files:3} files, {one[3]:5.1f} s, {other[3]:5.1f} s  {verdict}",
              flush=True)
        if {"exit code", "output", "messages"} & set(faults):
            for at, name in ((1, "output"), (2, "messages")):
                if one[at] != other[at]:
                    pairs = zip([*one[at].split("\n"), ""], [*other[at].split("\n"), ""])
                    first = next(((a, b) for a, b in pairs if a != b), ("", "…"))
                    print(f"           {name}: {first[0][:200]!r}\n           {name}: {first[1][:200]!r}", flush=True)


def foreign(comparison, data, drive):
    """The documents of every scenario as they look on Windows, and the same as they look on Linux."""
    linux, windows = comparison.linux, comparison.windows
    for program, is_windows in ((linux, False), (windows, True)):
        home = program.folder / FOREIGN
        (home / "maps").mkdir(parents=True)
        for scenario in SCENARIOS:
            for file in sorted(data.rglob(f"{scenario}.*.ron")):
                text = file.read_text(encoding="utf-8")
                if file.name.endswith(".scenario.ron"):
                    slash = "\\\\" if is_windows else "/"
                    text = re.sub(r'\n  map: "(\w+)"', rf'\n  map: "maps{slash * (2 if is_windows else 1)}\1.map.ron"', text)
                elif file.name.endswith(".case.ron"):
                    continue
                inner = "maps" if file.name.endswith(".map.ron") else ""
                if is_windows:
                    text = "\ufeff" + text.replace("\n", "\r\n")
                (home / inner / file.name).write_text(text, encoding="utf-8", newline="")
    for scenario in SCENARIOS:
        for command in ("check FILE --notes", "playtest FILE --games 2 --seed 5 --results OUT.results.ron --out OUT-logs",
                        "pack FILE -o OUT.zip", "replay OUT-logs/game-0001.log.ron"):
            both, roots = [], []
            for program, slash, root in ((linux, "/", linux.folder), (windows, "\\", drive(windows.folder))):
                # An absolute path on one, with its drive on the other.
                file = f"{root}{slash}{FOREIGN}{slash}{scenario}.scenario.ron"
                out = f"{root}{slash}{FOREIGN}{slash}{scenario}"
                words = [word.replace("FILE", file).replace("OUT", out) for word in command.split()]
                words = [word.replace("/", slash) if program is windows else word for word in words]
                code, printed, messages, took = program.run(words)
                root = str(root).replace("\\", "/")
                roots.append(root.encode())
                both.append((code, printed.replace(root, ""), messages.replace(root, ""), took))
            faults = [name for name, a, b in zip(("exit code", "output", "messages"), *both) if a != b]
            mine, theirs = linux.files(), windows.files()
            made = [name for name in mine if re.search(rf"/{scenario}(\.results\.ron|\.zip|-logs/.*)$", name)]
            # Results name their scenario by the path that was given, in which `\\` is written twice.
            for files, root in ((mine, roots[0]), (theirs, roots[1])):
                name = f"{FOREIGN}/{scenario}.results.ron"
                if name in files:
                    files[name] = files[name].replace(b"\\\\", b"/").replace(root, b"")
            faults += [name for name in made if mine[name] != theirs.get(name)]
            comparison.note(scenario, command + "   (documents of Windows)", faults, len(made), *both)
    # Written back in place, a document keeps its form.
    for name in ("mission", "rancho", "guardhouse"):
        file = windows.folder / FOREIGN / "maps" / f"{name}.map.ron"
        edit = ["edit", f"{FOREIGN}/maps/{name}.map.ron", "--find", "doors", "--set", "gunslit", "--in-place"]
        one, other = linux.run(edit), windows.run([word.replace("/", "\\") for word in edit])
        plain = (linux.folder / FOREIGN / "maps" / f"{name}.map.ron").read_bytes()
        faults = [] if one[:3] == other[:3] else ["output"]
        if file.read_bytes() != b"\xef\xbb\xbf" + plain.replace(b"\n", b"\r\n"):
            faults.append("the form of the file")
        comparison.note(name, "edit FILE --in-place   (documents of Windows)", faults, 1, one, other)


def main():
    wanted = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    wanted.add_argument("linux", type=Path)
    wanted.add_argument("windows", type=Path)
    wanted.add_argument("--only", default="")
    wanted.add_argument("--keep", type=Path)
    # A whole game as an animation takes minutes in a build that is not optimised.
    wanted.add_argument("--skip", default="", help="words of commands to leave out")
    wanted = wanted.parse_args()
    wine = shutil.which("wine") or shutil.which("wine64") or sys.exit("Wine is missing: apt-get install wine")
    root = wanted.keep or Path(tempfile.mkdtemp(prefix="bexar-wine-"))
    shutil.rmtree(root, ignore_errors=True)
    root = root.resolve()
    bin_folder = root / "bin"
    bin_folder.mkdir(parents=True)
    shutil.copy2(wanted.linux, bin_folder / "bexar")
    shutil.copy2(wanted.windows, bin_folder / "bexar.exe")
    stand_in(bin_folder)
    prefix = {"WINEPREFIX": os.environ.get("WINEPREFIX", str(root / "prefix")), "WINEDEBUG": "-all"}
    linux = Program([bin_folder / "bexar"], root / "linux", {})
    windows = Program([wine, bin_folder / "bexar.exe"], root / "windows", prefix)
    # The first start makes Wine's own folders.
    windows.run(["--version"])
    for program in (linux, windows):
        (program.folder / "out").mkdir()
    comparison = Comparison(linux, windows, [word for word in wanted.skip.split(",") if word])
    only = [name for name in wanted.only.split(",") if name]
    if not only:
        for command in ONCE:
            comparison.case("", command)
    for scenario in only or SCENARIOS:
        for command in EACH + SCENARIOS[scenario]:
            comparison.case(scenario, command)
        for program in (linux, windows):
            shutil.rmtree(program.folder / "out")
            (program.folder / "out").mkdir()
    if not only:
        data = Path(__file__).resolve().parents[2] / "data"
        foreign(comparison, data, lambda folder: "Z:" + str(folder).replace("/", "\\"))
    rows = len(comparison.rows)
    print(f"{rows - comparison.bad} of {rows} commands equal, {sum(row[3] for row in comparison.rows)} files compared")
    if not wanted.keep:
        shutil.rmtree(root)
    sys.exit(1 if comparison.bad else 0)


if __name__ == "__main__":
    main()
