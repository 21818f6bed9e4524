"""What the stories share: the program in its window, hands on the keys, eyes for what the window shows.

Everything is done as a person does it, through the X display, and by keys alone: where buttons lie changes with every
layout, what `Ctrl+K` finds and where Tab stops does not. The mouse is tested in `tests/editor`.

A story wants an X display of its own (`Xvfb :70 -screen 0 1400x900x24`), `xdotool` and ImageMagick's `import`.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path


def call(*words):
    return subprocess.run([str(word) for word in words], check=True, capture_output=True).stdout


def keys(*names, wait=0.4):
    for name in names:
        call("xdotool", "key", "--clearmodifiers", name)
        time.sleep(wait)


def type_in(text, wait=0.4):
    call("xdotool", "type", "--delay", "25", text)
    time.sleep(wait)


def settle(most=12.0, calm=1.2):
    """Waits until the window has not changed for a while: on a busy machine it takes its time to draw."""
    end, before, since = time.time() + most, None, time.time()
    while time.time() < end and time.time() < since + calm:
        now = Screen().body
        if now != before:
            before, since = now, time.time()
        time.sleep(0.2)


def find(words, wait=0.4):
    """Goes to whatever goes by these words: a hex, a kind of wall, a counter, a page, a command. Nobody waits for the list."""
    keys("ctrl+k", wait=0)
    type_in(words, wait=0)
    keys("Return", wait=wait)


def demand(holds, said):
    """Ends the story with exit code 1 when something is not as it should be."""
    print(("   " if holds else "NOT ") + said, flush=True)
    if not holds:
        sys.exit(1)


class Screen:
    """What can be seen, as colours of points."""

    def __init__(self):
        pixels = call("import", "-window", "root", "-depth", "8", "ppm:-")
        _, size, _, self.body = pixels.split(b"\n", 3)
        self.wide, self.high = map(int, size.split())

    def part(self, left, top, right, bottom):
        """The colours of a rectangle."""
        rows = (self.body[(y * self.wide + left) * 3 : (y * self.wide + right) * 3] for y in range(top, bottom))
        return b"".join(rows)


class Stage:
    """One story: the program, its window, and the pictures of it."""

    def __init__(self, program, out):
        self.out = Path(out).resolve()
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir(parents=True)
        # A build may go on meanwhile: the story plays the program as it is now.
        self.binary = self.out / "bexar"
        shutil.copy2(program, self.binary)
        self.scene, self.running = 0, None

    def start(self, *arguments):
        """Starts the program and waits for its window."""
        environment = {**os.environ, "BEXAR_STATE": str(self.out / "state"), "LC_ALL": "C.UTF-8"}
        found = []
        for attempt in range(200):
            # A display that has lost its last window begins anew, and takes nobody in for a moment.
            if attempt == 0 or self.running.poll() is not None:
                self.running = subprocess.Popen([self.binary, "--software", *map(str, arguments)], env=environment)
            time.sleep(0.3)
            found = subprocess.run(["xdotool", "search", "--name", "Bexar"], capture_output=True, text=True).stdout.split()
            if found:
                break
        time.sleep(2.5)
        call("xdotool", "windowfocus", found[-1])
        time.sleep(0.3)

    def kill(self):
        """Pulls the plug."""
        self.running.send_signal(signal.SIGKILL)
        self.running.wait()
        # The display notices a moment later that its window is gone.
        time.sleep(2)

    def terminal(self, *words):
        """Gives a command in a terminal, and returns what it prints."""
        print("   $ bexar " + " ".join(map(str, words)), flush=True)
        done = subprocess.run([self.binary, *map(str, words)], capture_output=True, text=True)
        demand(done.returncode in (0, 1), f"exit code {done.returncode} {done.stderr.strip()}")
        return done.stdout

    def picture(self, name):
        self.scene += 1
        settle()
        call("import", "-window", "root", self.out / f"{self.scene:02}-{name}.png")
        print(f"{self.scene:02} {name}", flush=True)


def perform(story):
    """Tells a story to its end; where it stops before, a picture says how far it came."""
    try:
        story.tell()
    except BaseException:
        story.stage.picture("where-it-stopped")
        raise
    finally:
        story.stage.kill()
