#!/usr/bin/env python3
"""The areas of a small map of one's own, painted from nothing by the mouse: filled, split, joined, named, told what they are.

    DISPLAY=:70 tests/story/areas.py target/debug/bexar OUT [--french] [--night]

The map is drawn by the keyboard: a wall around a yard, a house in it. The areas are drawn as a person does it, with the pointer.
The exit code is 1 when the saved map does not hold them, or a spot lies in none.
"""

import re
import subprocess
import sys
import time

from stage import Stage, call, demand, find, keys, perform, type_in

COLUMNS, ROWS = 12, 10
# The window of 1360 x 860 shows all of the map: where hex 0606 lies, how far apart columns and rows are.
MIDDLE, ACROSS, DOWN = (500, 466), 52.7, 61.0
HOUSE = ["0605", "0606"]


def at(hex):
    """The middle of a hex on the screen."""
    column, row = int(hex[:2]), int(hex[2:])
    x = MIDDLE[0] + (column - 6) * ACROSS
    y = MIDDLE[1] + (row - 6) * DOWN - (DOWN / 2 if column % 2 else 0)
    return round(x), round(y)


def click(place, wait=0.6):
    call("xdotool", "mousemove", *map(str, place), "click", "1")
    time.sleep(wait)


def drag(*hexes):
    """Presses on the first hex, goes over the others and lets go on the last."""
    first, *rest = hexes
    call("xdotool", "mousemove", *map(str, at(first)), "mousedown", "1")
    for hex in rest:
        time.sleep(0.25)
        call("xdotool", "mousemove", *map(str, at(hex)))
    time.sleep(0.4)


def drop():
    call("xdotool", "mouseup", "1")
    time.sleep(0.6)


class Story:
    def __init__(self, stage, french, night):
        self.stage, self.french, self.night = stage, french, night
        self.map = stage.out / "post.map.ron"

    def tell(self):
        self.stage.start()
        if self.french:
            keys("F9", wait=0.8)
        if self.night:
            keys("F10", wait=0.8)
        self.draw()
        self.fill()
        self.split_and_join()
        self.describe()
        self.roofs()
        self.save()

    def draw(self):
        """A wall around a yard, and a house with a roof in it."""
        keys("d", wait=1.0)
        type_in("Post")
        for size in (COLUMNS, ROWS):
            keys("Tab", "ctrl+a")
            type_in(str(size))
        keys("Return", wait=1.5)
        window = subprocess.run(["xdotool", "search", "--name", "Bexar"], capture_output=True, text=True).stdout.split()[-1]
        call("xdotool", "windowsize", window, "1360", "860")
        call("xdotool", "windowmove", window, "0", "0")
        # The checklist would lie over the map.
        keys("shift+F1", wait=1.0)
        keys("a")
        for corner in ("0503", "0807"):
            find(corner)
            keys("Return", wait=0.3)
        keys("shift+w", "Escape", "u", wait=0.5)
        for hex in HOUSE:
            find(hex)
            keys("Return", wait=0.3)
        keys("Escape", wait=0.5)

    def fill(self):
        """A click each: the yard up to its wall, and the country in pieces."""
        keys("5", wait=0.8)
        self.stage.picture("the-tool")
        click(at("0504"))
        self.stage.picture("the-yard")
        for hex in ("0105", "0601", "1204", "1108", "0609"):
            click(at(hex))
        self.stage.picture("filled")

    def split_and_join(self):
        """An area is split by a drag, the half given back by another, and both are taken back and made again."""
        drag("0504", "0604", "0704")
        self.stage.picture("a-split-before-the-button-comes-up")
        drop()
        self.stage.picture("split")
        drag("0504", "0604", "0704")
        self.stage.picture("a-join-before-the-button-comes-up")
        drop()
        keys("ctrl+z", "ctrl+z", "ctrl+y", wait=0.5)
        self.stage.picture("split-again")

    def describe(self):
        """The area in hand: another name, and what lies on it."""
        click(at("0105"))
        keys("ctrl+shift+r", wait=1.0)
        self.stage.picture("another-name")
        keys("Escape", wait=0.5)
        self.stage.picture("in-hand")

    def roofs(self):
        """The room, and the roof above it."""
        click(at(HOUSE[0]))
        keys("F4", wait=0.8)
        click(at(HOUSE[0]))
        self.stage.picture("the-roof")
        keys("F2", wait=0.8)

    def save(self):
        keys("ctrl+s", wait=1.5)
        keys("ctrl+a")
        type_in(str(self.map))
        keys("Return", wait=2.0)
        self.stage.picture("saved")
        text = self.map.read_text()
        areas = re.findall(r'kind: "area", figures: \{"capacity": \d+, "level": (\d)\}, members: hexes\(\[([^\]]*)\]\)', text)
        demand(len(areas) >= 7, f"there are {len(areas)} areas")
        for level in ("1", "2"):
            listed = [hex for own, hexes in areas if own == level for hex in re.findall(r"\d{4}", hexes)]
            demand(len(listed) == len(set(listed)), f"at level {level} no hex lies in two of them")
        ground = {hex for own, hexes in areas if own == "1" for hex in re.findall(r"\d{4}", hexes)}
        demand(len(ground) > COLUMNS * ROWS // 2, f"{len(ground)} hexes lie in areas")


def main():
    flags = {"--french", "--night"}
    words = [word for word in sys.argv[1:] if word not in flags]
    perform(Story(Stage(*words), french="--french" in sys.argv, night="--night" in sys.argv))


if __name__ == "__main__":
    main()
