#!/usr/bin/env python3
"""The window under Wine: a map from Windows is painted by the mouse, saved, lost to a kill, recovered, saved elsewhere.

    Xvfb :71 -screen 0 1400x900x24 &
    DISPLAY=:71 tests/windows/window.py FOLDER OUT [--french] [--night]

FOLDER holds `bexar.exe` and `bexarw.exe`; OUT gets a picture of every scene. Wants what the stories beside it want (`stage.py`
says what), Wine and mingw-w64. The window is started as a double click starts it, with the software renderer. The exit code
is 1 when a file does not hold what was painted, or has lost its line ends.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "story"))

from stage import Stage, call, demand, keys, perform, settle, type_in  # noqa: E402
from wine import stand_in  # noqa: E402


class WineStage(Stage):
    """The stage with the program for Windows on it."""

    def __init__(self, folder, out):
        self.out = Path(out).resolve()
        shutil.rmtree(self.out, ignore_errors=True)
        self.binary = self.out / "program"
        self.binary.mkdir(parents=True)
        for name in ("bexar.exe", "bexarw.exe"):
            shutil.copy2(Path(folder) / name, self.binary)
        stand_in(self.binary)
        self.scene, self.running = 0, None
        self.environment = {**os.environ, "WINEPREFIX": str(self.out / "prefix"), "WINEDEBUG": "-all"}
        for variable in ("LANG", "LC_ALL", "LC_MESSAGES"):
            self.environment.pop(variable, None)
        # Wine needs it for the names of files; the language is that of Windows.
        self.environment["LC_CTYPE"] = "C.UTF-8"
        subprocess.run(["wineboot", "--init"], env=self.environment, capture_output=True, check=True)

    def start(self, *arguments):
        words = ["wine", self.binary / "bexarw.exe", "--software", *map(drive, arguments)]
        self.running = subprocess.Popen([str(word) for word in words], env=self.environment)
        for _ in range(400):
            time.sleep(0.3)
            self.windows = search()
            if self.windows:
                break
        time.sleep(4)
        call("xdotool", "windowsize", self.windows[-1], "1360", "860")
        call("xdotool", "windowmove", self.windows[-1], "0", "0")
        call("xdotool", "windowfocus", self.windows[-1])
        settle()

    def kill(self):
        """Ends the program for Windows, by number, and nothing of Wine's own."""
        prefix = f"WINEPREFIX={self.out / 'prefix'}".encode()
        for process in Path("/proc").glob("[0-9]*"):
            try:
                ours = prefix in (process / "environ").read_bytes().split(b"\0")
                if ours and b"bexar" in (process / "cmdline").read_bytes():
                    os.kill(int(process.name), signal.SIGKILL)
            except OSError:
                pass
        time.sleep(2)

    def terminal(self, *words):
        words = ["wine", self.binary / "bexar.exe", *map(drive, words)]
        done = subprocess.run([str(word) for word in words], env=self.environment, capture_output=True, text=True)
        demand(done.returncode in (0, 1), f"exit code {done.returncode} {done.stderr.strip()}")
        return done.stdout


def search(name="Bexar"):
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", name], capture_output=True, text=True)
    return found.stdout.split()


def is_dialog(window):
    """Whether a window is large enough for a dialog."""
    shape = call("xdotool", "getwindowgeometry", "--shell", window).decode()
    return all(int(re.search(rf"{side}=(\d+)", shape)[1]) > 200 for side in ("WIDTH", "HEIGHT"))


def drive(argument):
    """A path as Wine shows it to programs for Windows."""
    return "Z:" + str(argument).replace("/", "\\") if isinstance(argument, Path) else argument


def drag(*places):
    first, *rest = places
    call("xdotool", "mousemove", *map(str, first), "mousedown", "1")
    for place in rest:
        time.sleep(0.3)
        call("xdotool", "mousemove", *map(str, place))
    time.sleep(0.4)
    call("xdotool", "mouseup", "1")
    time.sleep(0.8)


class Story:
    def __init__(self, stage, french, night):
        self.stage, self.french, self.night = stage, french, night
        self.folder = stage.out / "Mes cartes é"
        self.map = self.folder / "post.map.ron"

    def tell(self):
        self.folder.mkdir()
        self.stage.terminal("new", "map", "-o", self.map, "--size", "12x9")
        self.map.write_bytes(b"\xef\xbb\xbf" + self.map.read_bytes().replace(b"\n", b"\r\n"))
        self.stage.start()
        self.stage.picture("the-start-page")
        self.stage.kill()
        self.stage.start(self.map)
        if self.french:
            keys("F9", wait=0.8)
        if self.night:
            keys("F10", wait=0.8)
        self.stage.picture("opened")
        before = self.read()
        keys("b", wait=0.6)
        drag((400, 400), (460, 430), (520, 400))
        self.stage.picture("painted")
        keys("ctrl+s", wait=3.0)
        self.stage.picture("saved")
        saved = self.read()
        demand(saved.count("(hex:") > before.count("(hex:"), "what was painted is in the file")
        drag((420, 560), (480, 590), (540, 560))
        self.stage.picture("more-was-painted")
        self.stage.kill()
        demand(self.read() == saved, "the file is the one that was saved")
        self.stage.start()
        self.stage.picture("recovery-offered")
        keys("ctrl+j", wait=6.0)
        self.stage.picture("recovered")
        keys("ctrl+s", wait=3.0)
        recovered = self.read()
        demand(recovered.count("(hex:") > saved.count("(hex:"), "what was lost is in the file now")
        gone = [line for line in saved.splitlines() if line not in recovered.splitlines()]
        demand(not gone, "nothing else was lost")
        keys("ctrl+shift+s", wait=3.0)
        self.stage.picture("saved-elsewhere")
        # Nobody gives the dialog of the system the keyboard here: its field is clicked.
        dialog = [window for window in search("") if window not in self.stage.windows and is_dialog(window)]
        demand(dialog, "the dialog of the system is shown")
        call("xdotool", "windowfocus", dialog[-1])
        time.sleep(0.5)
        keys("ctrl+a", wait=0.5)
        type_in("other", wait=0.5)
        self.stage.picture("a-new-name")
        keys("Return", wait=4.0)
        other = self.folder / "other.map.ron"
        demand(other.exists() and b"\r" not in other.read_bytes(), "another name is a new file")
        demand("(hex:" in other.read_text(), "with the same map")
        self.stage.picture("the-end")
        leftovers = [path.name for path in self.folder.iterdir() if not path.name.endswith(".ron")]
        demand(not leftovers, f"nothing else lies beside them: {leftovers}")

    def read(self):
        """The text of the map, which must have kept the form that files have on Windows."""
        file = self.map.read_bytes()
        plain = file.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")
        demand(file == b"\xef\xbb\xbf" + plain.replace(b"\n", b"\r\n"), "line ends and mark are kept")
        return plain.decode()


def main():
    arguments = [word for word in sys.argv[1:] if not word.startswith("--")]
    perform(Story(WineStage(*arguments), "--french" in sys.argv, "--night" in sys.argv))


if __name__ == "__main__":
    main()
