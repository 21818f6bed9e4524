#!/usr/bin/env python3
"""A game by the mouse against the captain, from the set-up to the last turn: of each game system a small scenario.

    DISPLAY=:70 tests/story/play.py target/debug/bexar OUT [--rancho | --guardhouse] [--french] [--night]

It plays the mission of the 1981 game; with `--rancho` it is "Remember the Alamo!" on the ranch, with `--guardhouse` "Deguello at Dawn" at the guardhouse, where nobody
but a player who draws from the list is there to play against. What may be done is seen
as a player sees it: hexes of the map that are lit, and buttons beside it. The exit code is 1 when the game does not come
to its end, or its log does not replay.
"""

import json
import random
import subprocess
import sys
import time

from rules_and_play import Journal, enter
from stage import Screen, Stage, call, demand, keys, perform

# The window of 1360 x 860 shows all of a map: where hex 0606 lies, how far apart columns and rows are, and how many.
MAPS = {
    "mission": ((500, 466), 52.7, 61.0, 12, 10),
    "rancho": ((408, 359), 42.25, 48.8, 16, 14),
    "guardhouse": ((408, 359), 42.25, 48.8, 16, 14),
}
# The rim of what is possible now, by day and by night, and the paper of the panel.
LIT = [(0, 90, 68), (122, 214, 178)]
# The left rim of the buttons beside the map, and the part of the panel they stand in.
RIM, PANEL = 1000, (196, 480)


def near(one, other, by=26):
    return all(abs(a - b) <= by for a, b in zip(one, other))


class Seen:
    """What is offered on the screen."""

    def __init__(self, scenario):
        self.screen, self.map = Screen(), MAPS[scenario]

    def pixel(self, x, y):
        at = (y * self.screen.wide + x) * 3
        return tuple(self.screen.body[at : at + 3])

    def hexes(self):
        """The middles of the hexes that are lit."""
        found = []
        middle, across, down, columns, rows = self.map
        for column in range(1, columns + 1):
            for row in range(1, rows + 1):
                x = middle[0] + (column - 6) * across
                y = middle[1] + (row - 6) * down - (down / 2 if column % 2 else 0)
                rim = [self.pixel(round(x - across * 0.64) + step, round(y)) for step in range(8)]
                if any(near(own, lit) for own in rim for lit in LIT):
                    found.append((round(x), round(y)))
        return found

    def buttons(self):
        """The middles of the buttons, from the top."""
        paper = self.pixel(RIM - 6, PANEL[0])
        rims = [y for y in range(*PANEL) if not near(self.pixel(RIM, y), paper, 3) or not near(self.pixel(RIM + 1, y), paper, 3)]
        rims = [y for y in rims if near(self.pixel(RIM - 5, y), paper, 3)]
        runs = []
        for y in rims:
            if runs and y - runs[-1][1] <= 3:
                runs[-1][1] = y
            else:
                runs.append([y, y])
        return [(RIM + 22, (top + end) // 2) for top, end in runs if end - top >= 16]


def click(at):
    call("xdotool", "mousemove", *map(str, at), "click", "1")
    time.sleep(0.35)


class Story:
    def __init__(self, stage, scenario, french, night):
        self.stage, self.scenario, self.french, self.night = stage, scenario, french, night
        self.journal = Journal(stage)
        self.log = stage.out / f"{scenario}.log.ron"
        self.chance = random.Random(1836)

    def tell(self):
        self.stage.start(self.scenario)
        window = subprocess.run(["xdotool", "search", "--name", "Bexar"], capture_output=True, text=True).stdout.split()[-1]
        call("xdotool", "windowsize", window, "1360", "860")
        call("xdotool", "windowmove", window, "0", "0")
        time.sleep(1.5)
        if self.french:
            click((1243, 20))
        if self.night:
            click((1278, 20))
        # The tab of play, and the button that begins a game.
        click((424, 20))
        time.sleep(1.5)
        self.stage.picture("who-plays")
        keys("ctrl+shift+n", wait=3.0)
        self.play()
        self.stage.picture("over")
        keys("ctrl+9", wait=1.5)
        enter(self.log)
        told = json.loads(self.stage.terminal("replay", self.log, "--format", "json"))
        demand(told["divergence"] is None, f"the log replays, {len(told['steps'])} of {told['of']} steps")
        demand(bool(told["position"]["outcome"]), f"the game came to its end: {told['position']['outcome']}")

    def reach(self, hex, before, buttons):
        """Clicks a hex that is lit, and goes on where that is only the beginning of something."""
        click(hex)
        if len(self.journal.steps()) > before:
            return
        # A counter in hand lights where it may go or whom it may attack; a hex with two levels asks for one.
        onward = [own for own in Seen(self.scenario).hexes() if own != hex]
        if onward:
            click(self.chance.choice(onward))
        new = Seen(self.scenario).buttons()[len(buttons) :]
        if new and len(self.journal.steps()) == before:
            click(new[0])

    def play(self):
        """Does what is offered until the game is over; a picture of each new kind of moment."""
        pictured, stuck = set(), 0
        while not self.journal.is_over() and stuck < 40:
            call("xdotool", "mousemove", "700", "790")
            time.sleep(0.5)
            before, seen = len(self.journal.steps()), Seen(self.scenario)
            hexes, buttons = seen.hexes(), seen.buttons()
            last = next((step for step in reversed(self.journal.steps()) if "phase" in step), "")
            phase = last.split("phase ")[-1].split(" ")[0]
            if phase not in pictured:
                pictured.add(phase)
                self.stage.picture(f"phase-{phase or 'first'}")
            if hexes and (not buttons or self.chance.random() < 0.7):
                self.reach(self.chance.choice(hexes), before, buttons)
            elif buttons:
                click(buttons[-1])
            now = len(self.journal.steps())
            stuck = 0 if now > before else stuck + 1
            if stuck > 4:
                keys("Escape", wait=0.3)
                asked = Seen(self.scenario).buttons()
                if asked:
                    click(self.chance.choice(asked))
        demand(self.journal.is_over(), f"the game is over after {len(self.journal.steps())} steps")


def main():
    flags = {"--rancho", "--guardhouse", "--french", "--night"}
    words = [word for word in sys.argv[1:] if word not in flags]
    scenario = next((name for name in MAPS if f"--{name}" in sys.argv), "mission")
    perform(Story(Stage(*words), scenario, french="--french" in sys.argv, night="--night" in sys.argv))


if __name__ == "__main__":
    main()
