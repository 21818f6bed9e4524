#!/usr/bin/env python3
"""The ten first steps by the keyboard alone, with a picture of every scene.

    DISPLAY=:70 tests/story/keyboard.py target/debug/bexar OUT [--night]

With `--night` the window has its dark theme. The mouse is never touched. At the end the plug is pulled. The exit code is
1 when the saved map does not hold what was drawn, or what was recovered.
"""

import sys

from stage import Stage, demand, find, keys, perform, type_in

COLUMNS, ROWS = 16, 14
# Brushes of nineteen hexes that reach from wall to wall, and no farther.
INSIDE = ["0706", "0906", "1006", "0709", "0909", "1009"]
# What they leave out, painted with the brush of one hex.
CORNERS = [f"{column:02}{row:02}" for column in (5, 12) for row in range(4, 12)]
CORNERS += [f"{column:02}{row:02}" for column in range(6, 12) for row in (4, 11)]
# Hexes outside the walls.
THREE = ["0312", "0412", "0512"]
AREAS = [
    [f"01{row:02}" for row in range(2, 10)],
    [f"{column:02}01" for column in range(1, 9)],
    [f"{column:02}01" for column in range(9, 17)],
    [f"16{row:02}" for row in range(2, 10)],
    [f"{column:02}14" for column in range(9, 17)],
    [f"{column:02}14" for column in range(1, 9)],
]


def use(*hexes):
    """Uses the tool in hand on hexes, one after the other."""
    for number in hexes:
        find(number)
        keys("Return", wait=0.3)


class Story:
    def __init__(self, stage, night):
        self.stage, self.night = stage, night
        self.map = stage.out / "fort.map.ron"

    def tell(self):
        self.stage.start()
        if self.night:
            keys("F10", wait=1.0)
        self.stage.picture("start-page")
        self.draw()
        self.regions()
        self.problems()
        self.counters()
        self.ask_and_fight()
        self.layers_and_variants()
        self.lose_and_recover()

    def draw(self):
        """Steps one to three."""
        keys("d", wait=1.0)
        type_in("Fort Story")
        for size in (COLUMNS, ROWS):
            keys("Tab", "ctrl+a")
            type_in(str(size))
        keys("Return", wait=1.5)
        self.stage.picture("a-new-map-and-its-checklist")
        keys("a")
        use("0504", "1211")
        keys("shift+w", "Escape", "f")
        use("0807")
        self.stage.picture("a-wall-around-a-plaza")
        keys("u")
        use("0605", "0706", "0805", "0906", "1005")
        for room, hexes in (("West room", ["0605", "0706"]), ("East room", ["0805", "0906", "1005"])):
            keys("r", "ctrl+a")
            type_in(room)
            use(*hexes)
        find("doorway")
        for above in ("0704", "0904"):
            find(above)
            keys("Down", "Return")
        find("gunslit")
        find("0606")
        keys("Up", "Return")
        self.stage.picture("a-house-with-rooms-and-doors")

    def regions(self):
        """Step four."""
        for region in ("inside the walls", "the confines"):
            find(region)
            keys("shift+b", "shift+b")
            use(*INSIDE)
            keys("shift+b")
            use(*CORNERS)
        self.stage.picture("regions")
        for number, hexes in enumerate(AREAS, 1):
            find(f"entry area {number}")
            use(*hexes)
        keys("g")
        use("0607")
        self.stage.picture("entry-areas-and-a-gun-site")

    def problems(self):
        """Step five."""
        keys("F8", wait=0.8)
        self.stage.picture("a-problem-lit")
        keys("F1", wait=0.8)
        self.stage.picture("its-page")
        for _ in range(12):
            keys("m", wait=0.4)
        self.stage.picture("fixed")

    def counters(self):
        """Step six, and the file."""
        keys("Escape", "Escape", "ctrl+2", wait=0.8)
        self.stage.picture("counters")
        keys("4", wait=0.8)
        keys("ctrl+u", wait=3.0)
        self.stage.picture("set-up")
        keys("Escape", "ctrl+s", wait=1.5)
        keys("ctrl+a")
        type_in(str(self.map))
        keys("Return", wait=2.0)
        self.stage.picture("saved")
        self.check()

    def check(self):
        """What was drawn is what is in the file."""
        text = self.map.read_text()
        for kind in ("stone_wall", "doorway", "gunslit"):
            demand(f"kind: {kind}" in text, f"there is a {kind.replace('_', ' ')}")
        for room in ("West room", "East room"):
            demand(f'en: "{room}"' in text, f"there is the {room.lower()}")
        for number in range(1, len(AREAS) + 1):
            demand(f"number: {number}," in text, f"there is entry area {number}")
        demand("gun_sites: [\n" in text, "there is a gun site")

    def ask_and_fight(self):
        """Steps seven and eight."""
        keys("l", wait=0.8)
        use("0607", "1010")
        self.stage.picture("line-of-sight")
        keys("F5", wait=8.0)
        self.stage.picture("a-hundred-games")
        keys("Escape", "Escape", wait=0.8)

    def layers_and_variants(self):
        """Steps nine and ten."""
        keys("ctrl+5", wait=0.8)
        self.stage.picture("layers")
        keys("ctrl+7", wait=0.8)
        self.stage.picture("variants")

    def lose_and_recover(self):
        """Three more edits, and the plug is pulled."""
        before = self.map.read_text()
        find("churchyard")
        use(*THREE)
        self.stage.picture("three-more-edits")
        self.stage.kill()
        demand(self.map.read_text() == before, "the file is the one that was saved")
        self.stage.start()
        self.stage.picture("recovery-offered")
        keys("ctrl+j", wait=6.0)
        self.stage.picture("recovered")
        keys("ctrl+s", wait=2.0)
        after = self.map.read_text()
        for number in THREE:
            line = f'(hex: "{number}", ground: churchyard'
            demand(line in after and line not in before, f"the edit of {number} is in the file now, and was not before")
        gone = [own for own in before.splitlines() if own not in after.splitlines()]
        demand(not gone, "nothing else was lost")


def main():
    arguments = [word for word in sys.argv[1:] if word != "--night"]
    perform(Story(Stage(*arguments), night="--night" in sys.argv))


if __name__ == "__main__":
    main()
