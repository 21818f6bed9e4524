"""What the stories share: the program in its window, hands on mouse and keys, eyes for what the window shows.

Everything is done as a person does it, through the X display: keys first, the mouse for the map and for buttons without
a key. Where those lie is seen on the screen (the lit line of a list, the paper of the map), never known beforehand.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

# The colours of the window and of the paper of the map, as `gui/theme.rs` and `picture/palette.rs` have them.
LOOKS = {
    "light": {"panel": 0xFAF8F3, "bar": 0xF0ECE2, "line": 0xD9D2C2, "accent": 0x1F6286, "paper": 0xE8DEC2},
    "dark": {"panel": 0x242220, "bar": 0x2D2A27, "line": 0x413D38, "accent": 0x6FB4D8, "paper": 0x27221B},
}
# Across flats and along a side of a hex, in the units of the picture.
ACROSS, SIDE = 100.0, 57.73503


def call(*words):
    return subprocess.run([str(word) for word in words], check=True, capture_output=True).stdout


def keys(*names, wait=0.4):
    for name in names:
        call("xdotool", "key", "--clearmodifiers", name)
        time.sleep(wait)


def type_in(text, wait=0.4):
    call("xdotool", "type", "--delay", "25", text)
    time.sleep(wait)


def point(at, wait=0.12):
    call("xdotool", "mousemove", round(at[0]), round(at[1]))
    time.sleep(wait)


def click(at, times=1):
    point(at)
    for _ in range(times):
        call("xdotool", "click", 1)
        time.sleep(0.3)


def drag(*way):
    point(way[0])
    call("xdotool", "mousedown", 1)
    time.sleep(0.1)
    for (x, y), (to_x, to_y) in zip(way, way[1:]):
        for step in range(1, 9):
            point((x + (to_x - x) * step / 8, y + (to_y - y) * step / 8), wait=0.03)
    call("xdotool", "mouseup", 1)
    time.sleep(0.4)


def roll(at, notches):
    """Turns the wheel over a place: nearer, or farther below nought."""
    point(at)
    for _ in range(abs(notches)):
        call("xdotool", "click", 4 if notches > 0 else 5)
        time.sleep(0.15)
    settle()


def settle(most=4.0):
    """Waits until the window has stopped changing: on a busy machine that takes a while."""
    end, before = time.time() + most, None
    while time.time() < end:
        now = Screen().body
        if now == before:
            return
        before = now
        time.sleep(0.25)


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

    def runs(self, y, colour, left=0, right=None, least=8):
        """The stretches of one colour in a line of points: where they begin and end."""
        right = self.wide if right is None else min(right, self.wide)
        row = self.body[(y * self.wide + left) * 3 : (y * self.wide + right) * 3]
        unit, at = colour.to_bytes(3, "big"), 0
        while (at := row.find(unit, at)) != -1:
            if at % 3:
                at += 1
                continue
            end = at
            while row[end : end + 3] == unit:
                end += 3
            if (end - at) // 3 >= least:
                yield left + at // 3, left + end // 3 - 1
            at = end

    def lit(self, colour, left, top, bottom):
        """The first line of a list, from above, that is filled with a colour at its left end: its upper and lower end."""
        rows = [y for y in range(top, bottom) if any(self.runs(y, colour, left, left + 6, least=4))]
        end = next((y for y in rows if y + 1 not in rows), None)
        return (rows[0], end) if rows else None

    def edges(self, y, left, right, ground, least, most):
        """The stretches of one colour, not that of the ground, that are about as long as the edge of a button."""
        colours = [self.body[at : at + 3] for at in range((y * self.wide + left) * 3, (y * self.wide + right) * 3, 3)]
        begin = 0
        for x in range(1, len(colours) + 1):
            if x == len(colours) or colours[x] != colours[begin]:
                if least <= x - begin <= most and colours[begin] not in ground:
                    yield left + begin, left + x - 1
                begin = x

    def lines(self, ground, left, top, right, bottom):
        """The bands in which something stands on a ground of one colour: of each the upper and the lower end."""
        bands, unit = [], ground.to_bytes(3, "big")
        for y in range(top, bottom):
            row = self.body[(y * self.wide + left) * 3 : (y * self.wide + right) * 3]
            if row == unit * (right - left):
                continue
            if bands and bands[-1][1] == y - 1:
                bands[-1][1] = y
            else:
                bands.append([y, y])
        return bands


class Sheet:
    """Where the hexes of a map that is shown whole lie on the screen: read from the colour of its paper."""

    def __init__(self, look, columns, rows):
        screen = Screen()
        # The widest stretches are the sheet; single points elsewhere are chance.
        wide = [(y, run) for y in range(screen.high) for run in screen.runs(y, look["paper"], least=100)]
        wide = wide or [(0, (0, 0))]
        rows_of_paper = {}
        for y, run in wide:
            left, right = rows_of_paper.get(y, run)
            rows_of_paper[y] = min(left, run[0]), max(right, run[1])
        left = min(run[0] for run in rows_of_paper.values())
        right = max(run[1] for run in rows_of_paper.values())
        top = min(rows_of_paper)
        width = (columns - 1) * 1.5 * SIDE + 2 * SIDE + 0.4 * ACROSS
        self.scale = (right - left + 1) / width
        self.left, self.top = left + (SIDE + 0.2 * ACROSS) * self.scale, top + 0.7 * ACROSS * self.scale

    def hex(self, number):
        column, row = int(number[:2]), int(number[2:])
        x = (column - 1) * 1.5 * SIDE
        y = (row - 1) * ACROSS + (0 if column % 2 else ACROSS / 2)
        return self.left + x * self.scale, self.top + y * self.scale

    def side(self, text):
        (a, b), (c, d) = map(self.hex, text.split("/"))
        return (a + c) / 2, (b + d) / 2


class Stage:
    """One story: the program, its window, and the pictures of it."""

    def __init__(self, program, out):
        self.out = Path(out).resolve()
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir(parents=True)
        # A build may go on meanwhile: the story plays the program as it is now.
        self.binary = self.out / "bexar"
        shutil.copy2(program, self.binary)
        self.look, self.scene, self.running = LOOKS["light"], 0, None

    def start(self, *arguments):
        """Starts the program and waits for its window."""
        environment = {**os.environ, "BEXAR_STATE": str(self.out / "state"), "LC_ALL": "C.UTF-8"}
        self.running = subprocess.Popen([self.binary, "--software", *map(str, arguments)], env=environment)
        for _ in range(100):
            time.sleep(0.2)
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

    def terminal(self, *words):
        """Gives a command in a terminal, and returns what it prints."""
        print("   $ bexar " + " ".join(map(str, words)), flush=True)
        done = subprocess.run([self.binary, *map(str, words)], capture_output=True, text=True)
        demand(done.returncode in (0, 1), f"exit code {done.returncode} {done.stderr.strip()}")
        return done.stdout

    def command(self, words):
        """Gives a command by its name, as the list of commands finds it."""
        keys("ctrl+k")
        type_in(words)
        keys("Return", wait=0.6)

    def by_night(self):
        """Turns to French and to the dark theme."""
        keys("F9", "F10", wait=1.0)
        self.look = LOOKS["dark"]

    def picture(self, name):
        self.scene += 1
        settle()
        call("import", "-window", "root", self.out / f"{self.scene:02}-{name}.png")
        print(f"{self.scene:02} {name}", flush=True)

    def sheet(self, columns, rows):
        """Where the hexes lie, with the whole map shown."""
        keys("0", wait=0.8)
        settle()
        return Sheet(self.look, columns, rows)


def perform(story):
    """Tells a story to its end; where it stops before, a picture says how far it came."""
    try:
        story.tell()
    except BaseException:
        story.stage.picture("where-it-stopped")
        raise
    finally:
        story.stage.kill()
