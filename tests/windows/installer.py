#!/usr/bin/env python3
"""Installs Bexar under Wine without questions, starts it, updates it, and removes it without a trace.

    tests/windows/installer.py target/packages/bexar-0.1.0-setup.exe

Wants Wine and mingw-w64, as `wine.py` does. What the installer adds to the disk and to the registry is printed; after the
uninstaller both must be as before, but for the folder and keys that every program for one user shares. A file that the user put
beside the program must stay, and so must his stamps. The exit code is 1 if anything is not as it should be.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from wine import stand_in

SHARED = {"AppData/Local/Programs"}
# Keys that every program for one user shares: Windows always has them, a new Wine does not.
USER = "[HKEY_CURRENT_USER\\Software\\"
SHARED_KEYS = {
    f"{USER}{key}]" for key in ("Classes", "Classes\\Applications", "Microsoft\\Windows\\CurrentVersion\\Uninstall")
}


class Machine:
    """A Windows of its own."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {**os.environ, "WINEPREFIX": str(folder / "prefix"), "WINEDEBUG": "-all"}
        self.environment.pop("DISPLAY", None)
        self.run("wineboot", "--init")
        self.home = next((folder / "prefix/drive_c/users").glob("*/AppData")).parent

    def run(self, *words, **options):
        words = words if words[0] == "wineboot" else ("wine", *words)
        return subprocess.run([str(word) for word in words], env=self.environment, capture_output=True, **options)

    def files(self):
        every = (path.relative_to(self.home).as_posix() for path in self.home.rglob("*"))
        # The uninstaller runs from a copy that Windows removes at its next start.
        return {path for path in every if not path.startswith(("Temp/", "AppData/Local/Temp/"))} - SHARED

    def registry(self):
        """The keys and values of the user, each with its key."""
        out = self.folder / "registry.reg"
        self.run("regedit", "/E", "Z:" + str(out).replace("/", "\\"), "HKEY_CURRENT_USER\\Software")
        found, key = set(), ""
        for line in out.read_text(encoding="utf-16").splitlines():
            if line.startswith("["):
                key = line
            # Wine writes every shortcut into the menus of Linux, and remembers that.
            if line and "applications" not in line and "\\Wine" not in key:
                found.add(f"{key} {line}")
        return found - {f"{key} {key}" for key in SHARED_KEYS}


def demand(holds, said):
    print(("   " if holds else "NOT ") + said, flush=True)
    if not holds:
        sys.exit(1)


def wait_until_gone(path):
    """The uninstaller ends before its copy has done the work."""
    for _ in range(100):
        if not path.exists():
            return
        time.sleep(0.2)


def main():
    setup = Path(sys.argv[1]).resolve()
    folder = Path(tempfile.mkdtemp(prefix="bexar-installer-"))
    machine = Machine(folder)
    before = machine.files(), machine.registry()
    demand(machine.run(setup, "/S").returncode == 0, "installed without questions")
    program = machine.home / "AppData/Local/Programs/Bexar"
    added = machine.files() - before[0], machine.registry() - before[1]
    for line in sorted(added[0]) + sorted(added[1]):
        print("      +", line)
    shortcuts = [path for path in added[0] if path.endswith(".lnk")]
    demand(len(shortcuts) == 2, "two entries in the Start menu")
    stand_in(program)
    said = machine.run(program / "bexar.exe", "--version").stdout.decode().strip()
    demand(said.startswith("bexar "), f"it starts: {said}")
    said = machine.run(program / "bexarw.exe", "check", "mission").returncode
    demand(said == 0, "so it does without a console")
    opens = [line for line in added[1] if line.startswith("[HKEY_CURRENT_USER\\Software\\Classes\\Bexar.Document\\shell")]
    demand(any("bexarw.exe" in line and "%1" in line for line in opens), "documents are opened with it")
    demand(machine.run(setup, "/S").returncode == 0, "an update installs over it")
    for name in ("bcryptprimitives.dll", "random.c"):
        (program / name).unlink(missing_ok=True)
    own = program / "mine.map.ron"
    own.write_text("Map(")
    stamp = machine.home / "AppData/Local/bexar/data/stamps/tower.fragment.ron"
    stamp.parent.mkdir(parents=True)
    stamp.write_text("Fragment(")
    (stamp.parent.parent / "window.ron").write_text("Window(format: 1)")
    demand(machine.run(program / "uninstall.exe", "/S").returncode == 0, "removed without questions")
    wait_until_gone(program / "bexar.exe")
    time.sleep(2)
    demand(own.exists() and stamp.exists(), "the user's own files stay")
    demand(not (stamp.parent.parent / "window.ron").exists(), "the settings are gone")
    own.unlink()
    program.rmdir()
    shutil.rmtree(machine.home / "AppData/Local/bexar")
    after = machine.files(), machine.registry()
    demand(after[0] == before[0], f"no file is left: {sorted(after[0] ^ before[0])}")
    demand(after[1] == before[1], f"nothing is left in the registry: {sorted(after[1] ^ before[1])}")
    shutil.rmtree(folder)


main()
