#!/usr/bin/env python3
"""Rules and play by the keyboard alone: a correction recorded and added, a variant made by form, a game to its end.

    DISPLAY=:70 tests/story/rules_and_play.py target/debug/bexar OUT [--night]

With `--night` the window has its dark theme. The mouse is never touched. In the middle of the game the plug is pulled:
it is offered again, at the same decision. The exit code is 1 when a file does not hold what it should.
"""

import json
import re
import sys
import time

from stage import Screen, Stage, demand, find, keys, perform, settle, type_in

# The hexsides of the Alamo that the article corrects, and where we put a doorway: into the house behind the palisade.
PALISADE = ["1105/1205", "1204/1205", "1204/1305", "1304/1305"]
DOOR = "1304/1404"
# Where Tab stops on the page of a variant's form, from the top.
FORM = ["add", "up", "remove", "switch", "page", "form", "text"]
FORM += ["rules", "tables", "flags", "settings", "map", "about"]
RULES = ["when-new", "change-new", "require-new", "entry", "duplicate", "delete", "when", "change", "require"]
RULES += ["name", "cited", "in-english", "in-french", "what", "all-of-these", "subject", "is", "value"]
RULES += ["take-away", "turn", "equals", "figure"]
# Behind a comparison that is unfolded: the rest of its row, what is done with it, and what may stand in its place.
COMPARISON = ["figure", "number", "take-away", "move-up", "duplicate"]
COMPARISON += ["always", "all", "any", "not", "is", "in", "has", "same", "near", "zone", "within", "in-line", "same-hex", "sees"]
COMPARISON += ["at-most", "at-least"]


def enter(file, wait=2.0):
    """Answers the question for a file."""
    keys("ctrl+a")
    type_in(str(file))
    keys("Return", wait=wait)


def until(holds, most=40):
    """Waits for something: on a busy machine that takes a while."""
    end = time.time() + most
    while not holds() and time.time() < end:
        time.sleep(0.3)


class Page:
    """The page at the right while Tab goes from stop to stop."""

    def __init__(self, *stops):
        self.stops, self.at = stops, -1

    def go(self, stop):
        to = self.stops.index(stop)
        strokes = ["Tab"] * (to - self.at) if to >= self.at else ["shift+Tab"] * (self.at - to)
        keys(*strokes, wait=0.15)
        self.at = to

    def press(self, stop):
        self.go(stop)
        keys("Return", wait=0.6)


class Journal:
    """What is on disk of the game: its steps, each in a line."""

    def __init__(self, stage):
        self.folder = stage.out / "state" / "games"

    def steps(self):
        files, steps = list(self.folder.glob("*.game")), []
        for line in files[0].read_text().splitlines()[1:] if files else []:
            # A line may be half written still.
            what = json.loads(line) if line.endswith("}") else {}
            steps = steps[: what["Back"]] if "Back" in what else steps
            steps += [line] * ("Did" in what)
        return steps

    def is_over(self):
        return any(" ended " in step for step in self.steps()[-3:])

    def rest(self, before=0):
        """Waits until there are more steps than before, and no more come."""
        end, known = time.time() + 12, before
        while time.time() < end:
            time.sleep(0.8)
            now = len(self.steps())
            if before < now == known:
                return
            known = now


class Story:
    def __init__(self, stage, night):
        self.stage, self.night = stage, night
        self.correction = stage.out / "door.correction.ron"
        self.corrected = stage.out / "corrected.map.ron"
        self.scenario = stage.out / "own.scenario.ron"
        self.log = stage.out / "mission.log.ron"
        self.journal = Journal(stage)

    def tell(self):
        self.stage.start("alamo")
        if self.night:
            keys("F10", wait=1.0)
        self.switch()
        self.record()
        self.add()
        self.variant()
        self.begin()
        self.follow()
        self.pull_the_plug()
        self.play_to_the_end()

    def switch(self):
        """The article's correction on and off."""
        find("corrections")
        self.stage.picture("corrections")
        page = Page("switch", "remove", "add")
        page.press("switch")
        self.stage.picture("the-article-switched-on")
        page.press("switch")
        keys("Escape")

    def record(self):
        """A doorway into the Long Barracks, with the letter that speaks of it."""
        find("doorway")
        keys("1")
        # Two steps lead to the hex and face the hexside.
        find("1202")
        keys("Down", "Right", "Return")
        self.stage.picture("doorway-painted")
        keys("ctrl+r", wait=0.8)
        type_in("A door at the north end")
        keys("Tab")
        type_in("A letter of 1836")
        keys("Tab")
        type_in("page 2")
        self.stage.picture("citation")
        keys("Return", wait=1.5)
        enter(self.correction)
        find("corrections")
        self.stage.picture("recorded-and-in-the-list")
        text = self.correction.read_text()
        demand('en: "A door at the north end"' in text, "the correction has its title")
        demand('by: Cited("A letter of 1836")' in text and 'page: "page 2"' in text, "it has its source and the page")
        items = re.findall(r'^    (\w+)\(was: .*becomes: \[\(at: "(.*?)", kind: (\w+)', text, re.M)
        demand(items == [("Hexside", f"{DOOR}:ground", "doorway")], f"it changes one hexside: {items}")

    def add(self):
        """Taken off the list, and added again by its file; applied in a terminal to another map."""
        page = Page("switch", "remove", "own-switch", "own-remove", "add")
        page.press("own-remove")
        keys("Escape")
        self.stage.picture("taken-off-the-list")
        keys("ctrl+shift+c", wait=1.0)
        enter(self.correction)
        self.stage.picture("added-by-its-file")
        before = self.stage.out / "palisade.map.ron"
        self.stage.terminal("apply", "palisade", "alamo", "-o", before)
        self.stage.terminal("apply", self.correction, before, "-o", self.corrected)
        before, after = before.read_text(), self.corrected.read_text()
        new = [line for line in after.splitlines() if line not in before.splitlines()]
        demand(len(new) == 1 and f'"{DOOR}:ground", kind: doorway' in new[0], "one line is new: the doorway")
        for side in PALISADE:
            demand(f'(at: "{side}:ground", kind: high_palisade' in after, f"{side} is as the article has it")

    def variant(self):
        """A variant of one's own, made in its form and never in its text."""
        keys("ctrl+shift+v", wait=1.0)
        self.stage.picture("form-of-a-variant")
        page = Page(*FORM, "english", "french")
        page.press("about")
        page.go("english")
        keys("ctrl+a")
        type_in("Powder runs short")
        self.stage.picture("its-title")
        page.press("rules")
        page = Page(*FORM, *RULES)
        page.at = FORM.index("rules")
        page.press("value")
        self.stage.picture("words-to-choose-from")
        # The alternatives of the word stand behind its row; once one is picked the word has the keys again.
        Page("take-away", "texan").press("texan")
        page.go("figure")
        keys("ctrl+a")
        type_in("5")
        page.press("equals")
        Page(*COMPARISON).press("at-least")
        self.stage.picture("a-rule-of-ones-own")
        keys("Escape", "ctrl+shift+f", "ctrl+shift+f", wait=0.6)
        Page(*FORM).press("switch")
        self.stage.picture("in-plain-words-and-switched-on")
        keys("Escape", "ctrl+s", wait=1.5)
        enter(self.scenario)
        self.stage.picture("scenario-saved")
        text = (self.scenario.parent / "own-own.variant.ron").read_text()
        demand('en: "Powder runs short"' in text, "the variant has its title")
        demand(re.search(r"Is\(.*texan", text) and re.search(r"Ge\(Turn, N\(5\)", text), "it says whom it is about, and from when on")
        listed = self.scenario.read_text()
        demand(re.search(r'document: "own-own.*", on: true', listed), "the scenario lists it, switched on")

    def begin(self):
        """A game of the captain's against us, on the smallest scenario: a counter moved, and the phases ended."""
        keys("Escape", "ctrl+o", wait=1.5)
        enter("mission", wait=3.0)
        keys("ctrl+8", wait=0.8)
        self.stage.picture("who-plays")
        keys("ctrl+shift+n", wait=2.0)
        self.journal.rest()
        self.stage.picture("our-first-turn")
        before = self.journal.steps()
        find("rifles 1")
        self.stage.picture("a-counter-in-hand")
        keys("Down", "Return", wait=0.8)
        self.stage.picture("moved")
        demand("step rifles-1" in self.journal.steps()[len(before)], "it has gone a hex")

    def follow(self):
        """The captain's turn, decision by decision."""
        keys("Escape", "ctrl+Return", wait=0.8)
        keys("ctrl+Return", "ctrl+space", wait=0.5)
        self.stage.picture("the-captain-waits")
        for number in ("first", "second", "third"):
            before = len(self.journal.steps())
            keys("ctrl+Right", wait=1.0)
            self.stage.picture(f"his-{number}-decision")
            demand(len(self.journal.steps()) > before, f"he has made his {number} decision, and waits")
        keys("ctrl+Left", wait=0.8)
        self.stage.picture("a-decision-back")
        keys("ctrl+Right", wait=0.8)
        # From normal over slowly to instantly.
        keys("ctrl+shift+space", "ctrl+shift+space", wait=0.4)
        keys("ctrl+space", wait=1.0)
        self.journal.rest()
        self.stage.picture("instantly")

    def decide(self):
        """Gives the first answer there is: the end of the phase, where nothing else is asked."""
        before = len(self.journal.steps())
        keys("Escape", "Tab", "Return", wait=0.3)
        self.journal.rest(before)

    def pull_the_plug(self):
        """The program is killed in the middle of the game, and started again."""
        while sum("done" in step for step in self.journal.steps()) < 8:
            self.decide()
        keys("Escape", wait=0.5)
        self.stage.picture("before-the-plug-is-pulled")
        steps, asked = self.journal.steps(), self.question()
        self.stage.kill()
        self.stage.start()
        self.stage.picture("the-game-is-offered")
        keys("ctrl+j", wait=1.0)
        until(lambda: self.asks(asked))
        self.stage.picture("at-the-same-decision")
        demand(self.journal.steps() == steps, f"all {len(steps)} steps are there again, and no other")
        demand(self.asks(asked), "the panel asks the same")

    def question(self):
        """The moment and the sentence that says what is to be decided, as colours."""
        settle()
        return Screen().part(1000, 76, 1350, 198)

    def asks(self, asked):
        """Whether the panel asks the same, but for a few points at the edges of letters."""
        return sum(one != other for one, other in zip(self.question(), asked)) < 100

    def play_to_the_end(self):
        answers = 0
        while not self.journal.is_over() and answers < 200:
            self.decide()
            answers += 1
        self.stage.picture("over")
        keys("Escape", "ctrl+9", wait=1.5)
        enter(self.log)
        told = json.loads(self.stage.terminal("replay", self.log, "--format", "json"))
        demand(told["divergence"] is None, f"the log replays, {len(told['steps'])} of {told['of']} steps")
        demand(bool(told["position"]["outcome"]), f"the game came to its end: {told['position']['outcome']}")
        demand((told["texan"], told["mexican"]) == ("person", "captain"), "it was ours against the captain")
        self.stage.picture("saved")


def main():
    arguments = [word for word in sys.argv[1:] if word != "--night"]
    perform(Story(Stage(*arguments), night="--night" in sys.argv))


if __name__ == "__main__":
    main()
