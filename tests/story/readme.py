#!/usr/bin/env python3
"""Takes the two pictures of the README anew, by keys alone: the program writes them itself.

    tests/story/readme.py target/debug/bexar OUT

Wants `Xvfb`, `xdotool` and ImageMagick; it starts an X display of its own. The pictures lie in OUT; those that please belong
into `tests/story/pictures`.
"""

import sys

from sizes import display, fill
from stage import Stage, call, demand, find, keys, settle, type_in

SIZE = "1360x860"
# What Tab passes on the page of the counters before it comes to the first row, and the row that is picked.
BUTTONS, ROW = 6, 5


def write(file):
    """The window as a picture, written by the program."""
    settle()
    keys("ctrl+shift+e", wait=1.0)
    keys("ctrl+a")
    type_in(str(file))
    keys("Return", wait=1.5)
    demand(file.is_file(), f"there is {file.name}")


def main():
    program, out = sys.argv[1:]
    server = display(SIZE)
    stage = Stage(program, out)
    try:
        stage.start("alamo")
        fill(SIZE)
        # The pointer rests where it lights up nothing.
        call("xdotool", "mousemove", 1340, 500)
        # The balance of the bundled scenario is read meanwhile.
        settle(most=60, calm=10)
        keys("l", wait=0.8)
        find("0910")
        keys("0", "Return", wait=0.8)
        write(stage.out / "sight.png")
        keys("Escape", "Escape", "v", "F9", "F10", wait=0.8)
        keys("ctrl+2", wait=0.8)
        keys(*["Tab"] * (BUTTONS + ROW), wait=0.2)
        keys("Return", wait=0.8)
        write(stage.out / "counters.png")
    finally:
        stage.kill()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
