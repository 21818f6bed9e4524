#!/usr/bin/env python3
"""Drives the real program through a designer's first evening, by mouse and keys, and keeps a picture of every scene.

Wants an X display of its own (`Xvfb :70 -screen 0 1400x900x24`), `xdotool` and ImageMagick's `import`:

    DISPLAY=:70 tests/story/run.py target/debug/bexar OUT
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

PROGRAM, OUT = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
OUT.mkdir(parents=True, exist_ok=True)
STATE, MAP = OUT / "state", OUT / "fort.map.ron"
PAPER = (0xE8, 0xDE, 0xC2)
ACROSS, SIDE = 100.0, 57.73503
scene = 0


def call(*words):
    return subprocess.run([str(word) for word in words], check=True, capture_output=True).stdout


def keys(*names, wait=0.4):
    for name in names:
        call("xdotool", "key", "--clearmodifiers", name)
        time.sleep(wait)


def type_in(text, wait=0.4):
    call("xdotool", "type", "--delay", "25", text)
    time.sleep(wait)


def picture(name):
    global scene
    scene += 1
    call("import", "-window", "root", OUT / f"{scene:02}-{name}.png")
    print(f"{scene:02} {name}", flush=True)


def start():
    environment = {**os.environ, "BEXAR_STATE": str(STATE)}
    program = subprocess.Popen([PROGRAM, "--software"], env=environment)
    for _ in range(100):
        time.sleep(0.2)
        found = subprocess.run(["xdotool", "search", "--name", "Bexar"], capture_output=True, text=True).stdout.split()
        if found:
            break
    time.sleep(2.5)
    call("xdotool", "windowfocus", found[-1])
    time.sleep(0.3)
    return program


class Sheet:
    """Where the hexes of a map that is shown whole lie on the screen: read from the colour of its paper."""

    def __init__(self, columns, rows):
        pixels = call("import", "-window", "root", "-depth", "8", "ppm:-")
        _, size, _, body = pixels.split(b"\n", 3)
        wide, high = map(int, size.split())
        paper = bytes(PAPER)
        places = []
        for y in range(high):
            row = body[y * wide * 3 : (y + 1) * wide * 3]
            at = row.find(paper)
            while at != -1 and at % 3:
                at = row.find(paper, at + 1)
            if at != -1:
                end = row.rfind(paper)
                places.append((at // 3, end // 3, y))
        # The widest stretch is the sheet; single pixels elsewhere are chance.
        left = min(x for x, end, _ in places if end - x > 100)
        right = max(end for x, end, _ in places if end - x > 100)
        top = min(y for x, end, y in places if end - x > 100)
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


def click(at):
    call("xdotool", "mousemove", round(at[0]), round(at[1]))
    time.sleep(0.12)
    call("xdotool", "click", 1)
    time.sleep(0.3)


def drag(*way):
    call("xdotool", "mousemove", round(way[0][0]), round(way[0][1]))
    time.sleep(0.12)
    call("xdotool", "mousedown", 1)
    time.sleep(0.1)
    for (x, y), (to_x, to_y) in zip(way, way[1:]):
        for step in range(1, 9):
            call("xdotool", "mousemove", round(x + (to_x - x) * step / 8), round(y + (to_y - y) * step / 8))
            time.sleep(0.03)
    call("xdotool", "mouseup", 1)
    time.sleep(0.4)


def command(words):
    """Gives a command by its name, as the list of commands finds it."""
    keys("ctrl+k")
    type_in(words)
    keys("Return", wait=0.6)


def main():
    program = start()
    picture("first-window")
    keys("ctrl+n")
    type_in("Fort Story")
    keys("Tab")
    keys("ctrl+a")
    type_in("16")
    keys("Tab", "ctrl+a")
    type_in("14")
    picture("new-map-asked")
    keys("Return", wait=1.5)
    sheet = Sheet(16, 14)
    at, side = sheet.hex, sheet.side

    # The ground: a plaza, chosen as a box, walled in and filled.
    keys("a")
    drag(at("0504"), at("1211"))
    picture("hexes-chosen")
    keys("shift+w", "Escape", "f")
    click(at("0807"))
    picture("walls-and-plaza")

    # A house with two rooms in the north, with doors, a gunslit and a roof.
    keys("u")
    drag(at("0605"), at("0805"), at("1005"))
    keys("r")
    click((100, 243))
    keys("ctrl+a")
    type_in("West room")
    drag(at("0605"), at("0705"))
    click((100, 243))
    keys("ctrl+a")
    type_in("East room")
    drag(at("0805"), at("1005"))
    picture("two-rooms")
    keys("d")
    click(side("0705/0706"))
    click(side("0905/0906"))
    click(side("0705/0805"))
    picture("doors")
    keys("F4")
    picture("roof")
    keys("F2")

    # What the rules ask for beside walls: the regions, and six entry areas of eight hexes.
    keys("p", "shift+b", "shift+b")
    for region in (0, 1):
        click((90, 347 + 26 * region))
        for row in ("06", "08", "10"):
            drag(at(f"06{row}"), at(f"11{row}"))
    picture("regions")
    areas = [("0101", "0108"), ("0101", "0801"), ("0901", "1601"), ("1602", "1609"), ("0914", "1614"), ("0114", "0814")]
    keys("e")
    for number, (first, last) in enumerate(areas):
        click((90, 236 + 27 * number))
        drag(at(first), at(last))
    keys("g")
    click(at("0607"))
    picture("entry-areas")
    keys("F8", "F8")
    picture("a-problem-lit")
    for _ in range(4):
        keys("m")
    picture("mended")
    keys("0")

    # Counters and set-up, on the pages at the right.
    keys("ctrl+2", wait=1.0)
    for _ in range(8):
        click((873, 89))
    picture("eight-counters-more")
    keys("Escape", "4", wait=0.8)
    picture("tray")
    click((1084, 356))
    time.sleep(1.0)
    picture("set-up")
    keys("l", wait=0.8)
    sheet = Sheet(16, 14)
    at = sheet.hex
    drag(at("0607"), at("1010"))
    picture("line-of-sight")
    keys("F5", wait=6.0)
    picture("play-test")

    # Save, three more edits, and the plug is pulled.
    keys("Escape", "ctrl+s", wait=1.2)
    keys("ctrl+a")
    type_in(str(MAP))
    keys("Return", wait=1.5)
    picture("saved")
    keys("b", wait=0.8)
    sheet = Sheet(16, 14)
    at = sheet.hex
    for number in ("0312", "0412", "0512"):
        click(at(number))
    picture("three-more-edits")
    program.send_signal(signal.SIGKILL)
    program.wait()
    program = start()
    picture("recovery-offered")
    keys("ctrl+j", wait=2.0)
    picture("recovered")
    return program, sheet


if __name__ == "__main__":
    program, sheet = main()
    program.send_signal(signal.SIGKILL)
