#!/usr/bin/env python3
"""Takes a picture of every workspace in every size of window, in both themes and both languages.

Wants `Xvfb`, `xdotool` and ImageMagick; it starts an X display of its own for each size:

    tests/story/sizes.py target/debug/bexar OUT [SIZE ...]

Sizes are `1024x700`, `1360x860`, `1920x1080` and `2720x1720@2`, at which a unit of the window is two pixels; without any it
takes them all. It keeps one sheet of pictures for each size, theme and language: the four workspaces beside each other.
"""

import os
import subprocess
import sys
import time

from stage import Stage, call, keys, settle

SIZES = ["1024x700", "1360x860", "1920x1080", "2720x1720@2"]
DISPLAY = ":71"
# The keys that open a page of each workspace, after whatever was open is closed.
WORKSPACES = {
    "draw": ["Escape", "Escape", "w"],
    "set-up": ["Escape", "Escape", "ctrl+2"],
    "rules": ["Escape", "Escape", "ctrl+3"],
    "play": ["Escape", "Escape", "ctrl+8"],
}


def display(size):
    """An X display of this size."""
    os.environ["DISPLAY"] = DISPLAY
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", f"{size}x24"], stderr=subprocess.DEVNULL)
    time.sleep(1.5)
    return server


def fill(size):
    """Gives the window the whole display."""
    window = call("xdotool", "search", "--name", "Bexar").decode().split()[-1]
    call("xdotool", "windowmove", window, 0, 0)
    call("xdotool", "windowsize", window, *size.split("x"))
    time.sleep(1.5)
    call("xdotool", "windowfocus", window)


def head():
    """The pixels of the head of the window, which shows the workspace, the language and the theme."""
    return call("import", "-window", "root", "-crop", "x40+0+0", "ppm:-")


def press(*names, most=8.0):
    """Presses keys and waits until the window has answered: on a busy machine that takes a while."""
    before, end = head(), time.time() + most
    keys(*names)
    while head() == before and time.time() < end:
        time.sleep(0.25)
    settle()


def pictures(stage, named):
    """A picture of each workspace, put beside each other."""
    files = []
    for workspace, strokes in WORKSPACES.items():
        # The workspace that is open shows nothing new.
        press(*strokes, most=2.0 if workspace == "draw" else 8.0)
        file = stage.out / f"{named}-{workspace}.png"
        call("import", "-window", "root", file)
        files.append(file)
    call("montage", *files, "-tile", "2x2", "-geometry", "+6+6", stage.out / f"{named}.png")
    print(named, flush=True)


def main():
    program, out, *sizes = sys.argv[1:]
    for named in sizes or SIZES:
        size, _, scale = named.partition("@")
        server = display(size)
        os.environ["WINIT_X11_SCALE_FACTOR"] = scale or "1"
        stage = Stage(program, f"{out}/{named}")
        try:
            stage.start("alamo")
            fill(size)
            pictures(stage, f"{named}-light-en")
            press("F9")
            pictures(stage, f"{named}-light-fr")
            press("F10")
            pictures(stage, f"{named}-dark-fr")
            press("F9")
            pictures(stage, f"{named}-dark-en")
        finally:
            stage.kill()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
