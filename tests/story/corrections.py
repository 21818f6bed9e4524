#!/usr/bin/env python3
"""The story of the corrections: the article's own switched on and off, one of our own recorded and applied elsewhere.

Wants what `run.py` wants:

    DISPLAY=:70 tests/story/corrections.py target/debug/bexar OUT

The exit code is 1 when a file does not hold what it should.
"""

import re
import sys
import time

from stage import Screen, Stage, click, demand, keys, perform, point, roll, type_in

# Columns and rows of the Alamo; the hexsides the article corrects, and a hex on either side of the last of them.
COLUMNS, ROWS = 25, 27
PALISADE = ["1105/1205", "1204/1205", "1204/1305", "1304/1305"]
OUTSIDE, INSIDE = "1304", "1305"
# How much nearer a notch of the wheel goes, as `board/camera.rs` has it.
NOTCH = 1.15
# Where we put a doorway: into the house behind the palisade.
DOOR = "1304/1404"


class Story:
    def __init__(self, stage):
        self.stage = stage
        self.correction = stage.out / "door.correction.ron"
        self.variant, self.corrected = stage.out / "variant.map.ron", stage.out / "corrected.map.ron"

    def tell(self):
        self.open()
        self.look_at_layers()
        self.compare_costs()
        self.record()
        self.apply()

    def see(self):
        sheet = self.stage.sheet(COLUMNS, ROWS)
        self.hex, self.side = sheet.hex, sheet.side

    def open(self):
        self.stage.start()
        self.stage.picture("start-page")
        keys("1", wait=3.0)
        self.see()
        self.stage.picture("the-alamo")

    def look_at_layers(self):
        """The page of the layers lists what the correction changes."""
        keys("ctrl+5", "shift+c", wait=0.8)
        self.stage.picture("layers")

    def switch(self, left, top):
        """Puts the last switch of a page the other way."""
        # A switch is the only thing of its height at the left rim: letters are lower, buttons higher.
        # On a busy machine the page comes a little later.
        for _ in range(20):
            bands = Screen().lines(self.stage.look["panel"], left + 13, top, left + 41, 840)
            switches = [band for band in bands if 14 <= band[1] - band[0] <= 18]
            if switches:
                return click((left + 27, sum(switches[-1]) / 2))
            time.sleep(0.3)
        raise LookupError("no switch")

    def switch_correction(self, name):
        """Puts the correction's switch, at the foot of the inspector, the other way."""
        left, _ = [run for run in Screen().runs(42, self.stage.look["bar"], least=200)][-1]
        self.switch(left + 5, 500)
        point((700, 870), wait=0.8)
        self.stage.picture(name)

    def zoom(self, at):
        """Goes nearer to a hex: it stays where it is, and its neighbours move away from it."""
        here = self.hex(at)
        roll(here, 7)
        # A click of the wheel under X counts as two notches.
        factor = NOTCH ** (2 * 7)
        before = self.hex
        self.hex = lambda number: tuple(mid + (own - mid) * factor for own, mid in zip(before(number), here))

    def compare_costs(self):
        """What the four hexsides are, and what it costs to cross one, with the correction off and on."""
        keys("ctrl+1", "F6", wait=0.6)
        self.see()
        click(self.hex(INSIDE))
        self.zoom(OUTSIDE)
        self.stage.picture("correction-off")
        self.switch_correction("correction-on")
        # A counter of the first column, put before the palisade for the asking, and the way over it.
        keys("o", wait=0.8)
        self.see()
        self.zoom(OUTSIDE)
        click(self.hex(OUTSIDE))
        keys("period", wait=1.0)
        # The garrison's zones of control would keep it out either way.
        self.switch(0, 250)
        time.sleep(0.6)
        point(self.hex(INSIDE), wait=1.0)
        self.stage.picture("cost-with-correction")
        self.switch_correction("switched-off-again")
        point(self.hex(INSIDE), wait=1.0)
        self.stage.picture("cost-without-correction")

    def record(self):
        """A doorway into the Long Barracks, with the letter that speaks of it."""
        keys("Escape", "d", wait=0.5)
        self.see()
        side = self.side(DOOR)
        roll(side, 8)
        click(side)
        self.stage.picture("doorway-painted")
        keys("ctrl+r", wait=0.8)
        type_in("A door at the north end")
        keys("Tab")
        type_in("A letter of 1836")
        keys("Tab")
        type_in("page 2")
        self.stage.picture("citation")
        keys("Return", wait=1.5)
        keys("ctrl+a")
        type_in(str(self.correction))
        self.stage.picture("correction-file")
        keys("Return", wait=1.5)
        self.stage.picture("recorded")
        text = self.correction.read_text()
        demand('en: "A door at the north end"' in text, "the correction has its title")
        demand('by: Cited("A letter of 1836")' in text and 'page: "page 2"' in text, "it has its source and the page")
        items = re.findall(r'^    (\w+)\(was: .*becomes: \[\(at: "(.*?)", kind: (\w+)', text, re.M)
        demand(items == [("Hexside", f"{DOOR}:ground", "doorway")], f"it changes one hexside: {items}")

    def apply(self):
        """The correction is made in a variant: the map with the article's corrections and other house walls."""
        stage = self.stage
        stage.terminal("apply", "palisade", "alamo", "-o", self.variant)
        find = ("--find", "interior walls", "--set", "inner_wall", "--by", "thicker", "--in-place")
        stage.terminal("edit", self.variant, *find)
        before = self.variant.read_text()
        stage.terminal("apply", self.correction, self.variant, "-o", self.corrected)
        after = self.corrected.read_text()
        new, gone = ([line for line in one.splitlines() if line not in other] for one, other in ((after, before), (before, after)))
        demand(len(new) == len(gone) == 1, "one line of the variant has changed")
        demand(f'"{DOOR}:ground", kind: doorway' in new[0], "it is the doorway")
        for side in PALISADE:
            demand(f'(at: "{side}:ground", kind: high_palisade' in after, f"{side} is as the article has it")
        keys("ctrl+o", wait=1.5)
        keys("ctrl+a")
        type_in(str(self.corrected))
        stage.picture("open-asked")
        keys("Return", wait=3.0)
        stage.picture("variant-opened")
        self.see()
        point(self.side(DOOR), wait=0.8)
        roll(self.side(DOOR), 8)
        stage.picture("variant-corrected")


def main():
    perform(Story(Stage(*sys.argv[1:])))


if __name__ == "__main__":
    main()
