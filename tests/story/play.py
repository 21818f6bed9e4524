#!/usr/bin/env python3
"""Plays a whole game by hand in the real program, by mouse, against a computer player; then replays its log.

Wants an X display of its own (`Xvfb :71 -screen 0 1400x900x24`), `xdotool` and ImageMagick's `import`:

    DISPLAY=:71 tests/story/play.py target/debug/bexar OUT [--against PLAYER] [--night]

The person plays the Texans: moves a counter, takes that back and makes it again, fires where targets are lit, answers
whatever is asked, saves the game in the middle, closes the program and takes the game up again. The exit code is 1
when the log of the finished game does not replay, or does not hold what was done by mouse.

With `--night` the window speaks French and has its dark theme.
"""

import argparse
import json
import re
import subprocess
import sys
import time
from pathlib import Path

from stage import Screen, Stage, click, demand, drag, keys, point, settle, type_in

COLUMNS, ROWS = 25, 28
# Where Texans of the bundled set-up stand on walls, with much to see.
WALLS = ["0708", "0907", "1106", "0509", "0510", "0814", "1520", "1919"]
# Where the account of the game begins, at this size of the window.
ACCOUNT = 528
# Seconds without anything to answer after which the game is looked up in its log.
PATIENCE = 12


class Story:
    def __init__(self, stage, against, night):
        self.stage, self.against, self.night = stage, against, night
        self.may_be_over = False
        self.log = stage.out / "story.log.ron"

    def tell(self):
        self.begin()
        self.move_and_take_back()
        self.fire_once()
        self.save_and_resume()
        self.play_to_the_end()
        self.check()

    def begin(self):
        stage = self.stage
        stage.start("alamo")
        if self.night:
            stage.by_night()
        keys("F6", "ctrl+8", wait=1.0)
        stage.picture("before")
        self.pick_player()
        keys("ctrl+shift+n", wait=1.5)
        self.see()
        stage.picture("turn-one")

    def see(self):
        sheet = self.stage.sheet(COLUMNS, ROWS)
        self.hex = sheet.hex

    def page(self):
        """The page at the right: the screen, its left edge, and the lines across it, which may lie between two rows."""
        screen, look = Screen(), self.stage.look
        left, right = [run for run in screen.runs(42, look["bar"], least=200)][-1]
        def is_rule(y):
            return sum(last - begin for begin, last in self.edges(screen, y, left, right, 100, 500)) > 395

        return screen, left, right, [y for y in range(170, 820) if is_rule(y)]

    def edges(self, screen, y, left, right, least, most):
        # A line between two rows of points has a colour of its own, which may be that of bars.
        ground = [self.stage.look[name].to_bytes(3, "big") for name in ("panel", "accent")]
        return list(screen.edges(y, left + 8, right - 18, ground, least, most))

    def pick_player(self):
        """Picks the opponent: the players stand behind the person, in the order the program lists them."""
        if not self.against:
            return
        words = [self.stage.binary, "--lang", "en", "playtest", "alamo", "--games", "1", "--texan", "-"]
        said = subprocess.run(words, capture_output=True, text=True).stderr
        names = re.findall(r"[a-z:]+", said.split("Players:")[-1])
        demand(self.against in names, f"{self.against} is one of {', '.join(names)}")
        screen, left, right, _ = self.page()
        # The lists of players are the only boxes that take nearly the whole width; the lower one is of the opponent.
        lists = []
        for y in (y for y in range(60, 600) if any(self.edges(screen, y, left, right, 280, 360))):
            if lists and y - lists[-1][1] < 20:
                lists[-1][1] = y
            else:
                lists.append([y, y])
        (top, bottom), middle = lists[-1], (left + right) / 2
        click((middle, (top + bottom) / 2))
        settle()
        # Below the list a line as high as the list for each of them.
        click((middle, bottom + (1 + names.index(self.against) + 0.5) * (bottom - top + 1)))
        settle()
        self.stage.picture("opponent")

    def buttons(self):
        """The buttons of the decision: whether one is meant to be pressed, and where they are."""
        screen, left, right, rules = self.page()
        # Below the head of the page, down to the line above what can be asked of the position.
        # Below that come the buttons that save the game and put it away.
        top, end = 126, min([*rules, ACCOUNT])
        # The line above the games from here: once the game is over there are none.
        self.may_be_over = end == ACCOUNT
        for y in range(top, end):
            for begin, last in screen.runs(y, self.stage.look["accent"], left + 8, right, least=40):
                # Buttons are higher than lit choices.
                if not any(screen.runs(y + 22, self.stage.look["accent"], begin, last, least=12)):
                    continue
                return [(True, ((begin + last) / 2, y + 10))]
        found, y = [], top
        while y < end:
            edges = self.edges(screen, y, left, right, 24, 360)
            found += [(False, ((begin + last) / 2, y + 12)) for begin, last in edges]
            y += 34 if edges else 1
        return found

    def end_phase(self):
        keys("ctrl+Return", wait=0.8)

    def move_and_take_back(self):
        kent, to = self.hex("1404"), self.hex("1307")
        click(kent)
        point(to)
        settle()
        self.stage.picture("a-way")
        click(self.hex("1403"))
        settle()
        self.stage.picture("refused")
        drag(kent, to)
        settle()
        self.stage.picture("moved")
        keys("ctrl+z", wait=0.8)
        keys("ctrl+y", wait=0.8)
        keys("Escape")
        self.end_phase()

    def targets(self, attacker):
        """What lights up when a counter is taken in hand, without the hexes of the garrison."""
        keys("Escape", wait=0.5)
        point((self.hex("0101")[0] - 40, self.hex("0101")[1]))
        settle(2.0)
        before = Screen()
        click(self.hex(attacker))
        point((self.hex("0101")[0] - 40, self.hex("0101")[1]))
        settle(2.0)
        after = Screen()
        lit = []
        for column in range(1, COLUMNS + 1):
            for row in range(1, ROWS + 1):
                number = f"{column:02}{row:02}"
                x, y = self.hex(number)
                # Beside the counter, inside the rim.
                at = (round(y) * after.wide + round(x - 9)) * 3
                if before.body[at : at + 3] != after.body[at : at + 3] and 0 <= at < len(after.body) - 3:
                    lit.append(number)
        return [number for number in lit if number != attacker and not self.is_inside(number)]

    @staticmethod
    def is_inside(number):
        column, row = int(number[:2]), int(number[2:])
        return 5 <= column <= 20 and 4 <= row <= 24

    def fire_once(self):
        for wall in WALLS:
            for target in self.targets(wall)[:2]:
                click(self.hex(target))
                settle(2.0)
                found = self.buttons()
                if found and found[0][0]:
                    self.stage.picture("odds")
                    click(found[0][1])
                    settle(2.0)
                    self.stage.picture("fired")
                    keys("Escape")
                    return
        demand(False, "a counter on the walls has a target")

    def save(self):
        keys("ctrl+9", wait=1.5)
        keys("ctrl+a")
        type_in(str(self.log))
        keys("Return", wait=1.5)
        return json.loads(self.stage.terminal("replay", self.log, "--format", "json"))

    def save_and_resume(self):
        told = self.save()
        demand(told["divergence"] is None, f"the saved game replays, {told['of']} steps")
        self.stage.kill()
        # A display without any window begins anew, which takes a moment.
        time.sleep(2)
        self.stage.start(self.log)
        self.see()
        self.stage.picture("taken-up-again")

    def play_to_the_end(self):
        quiet, answered, told = time.time(), 0, None
        for _ in range(1500):
            found = self.buttons()
            if not found or self.may_be_over:
                if found or time.time() - quiet > PATIENCE:
                    told = self.save()
                    if told["position"]["outcome"]:
                        break
                    quiet = time.time()
                if not found:
                    time.sleep(0.3)
                    continue
            quiet = time.time()
            primary = [at for is_primary, at in found if is_primary]
            # One button alone ends the phase; where there are more, the first is an answer.
            click(primary[0] if primary else found[0][1])
            answered += 1
            if answered in (4, 12):
                self.stage.picture("in-the-middle")
        self.stage.picture("over")
        demand(bool(told and told["position"]["outcome"]), f"the game came to its end after {answered} answers")

    def check(self):
        told = json.loads(self.stage.terminal("replay", self.log, "--format", "json"))
        demand(told["divergence"] is None, f"the log replays, {len(told['steps'])} of {told['of']} steps")
        actions = [step["action"] or "" for step in told["steps"]]
        demand(any(action.startswith("step kent9") for action in actions), "it holds the move made by mouse")
        demand(any(action.startswith("fire") for action in actions), "it holds fire")
        demand(told["texan"] == "person" and told["mexican"] != "person", f"a person against {told['mexican']}")
        print(f"   {told['position']['outcome']}", flush=True)


def main():
    words = argparse.ArgumentParser()
    words.add_argument("program")
    words.add_argument("out")
    words.add_argument("--against", default=None)
    words.add_argument("--night", action="store_true")
    asked = words.parse_args()
    stage = Stage(Path(asked.program), asked.out)
    try:
        Story(stage, asked.against, asked.night).tell()
    finally:
        if stage.running:
            stage.running.kill()


if __name__ == "__main__":
    sys.exit(main())
