#!/usr/bin/env python3
"""Sets Bexar beside Tiled on one machine, in one run: start until the map is seen, memory, one hex painted, a map filled.

Wants Tiled 1.8 or newer (`apt-get install tiled`), `Xvfb` and a release build:

    cargo build --release && tests/peers/tiled.py target/release/bexar

Both programs run under an X server of this script's own, each with an empty home, by turns. A map counts as open when
the middle of the screen looks as it does once the program has come to rest. Edits are scripted in both: in Tiled by
an extension, in Bexar by `cargo bench -p tests --bench edits`; both count the step of undo, Bexar its validator too.
"""

import ctypes
import ctypes.util
import os
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
DISPLAY, ROUNDS = ":97", 7
HOME = Path(tempfile.mkdtemp(prefix="bexar-beside-tiled-"))
EXTENSION = """
var singles = 400, fills = 7;
function median(times) { times.sort(function (a, b) { return a - b; }); return times[Math.floor(times.length / 2)]; }
tiled.assetOpened.connect(function (map) {
    if (!map.isTileMap) return;
    var layer = map.layerAt(0), set = map.tilesets[0];
    var start = Date.now();
    for (var i = 0; i < singles; i++) {
        var edit = layer.edit();
        edit.setTile((i * 7) % map.width, Math.floor(i * 7 / map.width) % map.height, set.tile(1 + i % 2));
        edit.apply();
    }
    var single = (Date.now() - start) / singles;
    var times = [];
    for (var n = 0; n < fills; n++) {
        start = Date.now();
        var whole = layer.edit();
        for (var y = 0; y < map.height; y++)
            for (var x = 0; x < map.width; x++) whole.setTile(x, y, set.tile(n % 2));
        whole.apply();
        times.push(Date.now() - start);
    }
    var file = new TextFile("%OUT%", TextFile.WriteOnly);
    file.write(single + " " + median(times));
    file.commit();
});
"""


class Image(ctypes.Structure):
    """The head of Xlib's XImage."""

    _fields_ = [(name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")] + [
        ("data", ctypes.c_void_p),
        *[(name, ctypes.c_int) for name in ("order", "unit", "bit_order", "pad", "depth", "bytes_per_line")],
    ]


class Screen:
    """Reads pixels of an X server, quickly enough to wait for them."""

    def __init__(self):
        self.x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.argtypes, self.x.XDefaultRootWindow.restype = [ctypes.c_void_p], ctypes.c_ulong
        self.x.XGetImage.restype = ctypes.POINTER(Image)
        self.x.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, *[ctypes.c_int] * 2, *[ctypes.c_uint] * 2,
                                     ctypes.c_ulong, ctypes.c_int]
        self.x.XFree.argtypes = [ctypes.c_void_p]
        self.display = self.x.XOpenDisplay(DISPLAY.encode())
        self.root = self.x.XDefaultRootWindow(self.display)

    def middle(self):
        image = self.x.XGetImage(self.display, self.root, 560, 330, 120, 120, 0xFFFFFFFF, 2)
        held = image.contents
        pixels = ctypes.string_at(held.data, held.bytes_per_line * held.height)
        self.x.XFree(held.data)
        self.x.XFree(image)
        return zlib.crc32(pixels)


def environment(home):
    home.mkdir(parents=True, exist_ok=True)
    home.chmod(0o700)
    # Tiled asks its maker for news otherwise.
    settings = home / ".config" / "mapeditor.org" / "tiled.conf"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[Install]\nCheckForUpdates=false\nDisplayNews=false\n")
    return {**os.environ, "DISPLAY": DISPLAY, "HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"),
            "XDG_RUNTIME_DIR": str(home), "BEXAR_STATE": str(home / "state"), "QT_QPA_PLATFORM": "xcb"}


def launch(words, home):
    return subprocess.Popen([str(word) for word in words], env=environment(home), cwd=HOME,
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def memory(process):
    """Resident memory in MB, now and at the most."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    kilobytes = {line.split(":")[0]: line.split()[1] for line in lines if line.startswith(("VmRSS", "VmHWM"))}
    return int(kilobytes["VmRSS"]) / 1024, int(kilobytes["VmHWM"]) / 1024


def end(process):
    process.kill()
    process.wait()
    time.sleep(0.3)


def at_rest(screen, words, home):
    """What the middle of the screen looks like in the end."""
    process = launch(words, home)
    time.sleep(6)
    look = screen.middle()
    if process.poll() is not None:
        sys.exit(f"{words[0]} ended by itself: exit code {process.returncode}")
    end(process)
    return look


def opened(screen, words, home, look):
    """Seconds until the map is seen, and memory a second after that."""
    start = time.perf_counter()
    process = launch(words, home)
    while screen.middle() != look:
        if time.perf_counter() - start > 20:
            end(process)
            sys.exit(f"{words[0]} never looked as it should")
        time.sleep(0.001)
    took = time.perf_counter() - start
    time.sleep(1)
    used = memory(process)
    end(process)
    return took, used


def png(path, columns, size, colours):
    """A row of square tiles, each of one colour."""
    def chunk(kind, body):
        return len(body).to_bytes(4, "big") + kind + body + zlib.crc32(kind + body).to_bytes(4, "big")

    row = b"\0" + b"".join(bytes(colour) * size for colour in colours)
    head = (size * columns).to_bytes(4, "big") + size.to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(row * size)) + chunk(b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + body)


def tiled_map(columns, rows):
    """A map of hexes of three kinds, as Tiled writes it."""
    png(HOME / "tiles.png", 3, 32, [(232, 222, 194), (185, 130, 63), (120, 120, 120)])
    tiles = ",\n".join(",".join(str(1 + (x * 5 + y * 3) % 3) for x in range(columns)) for y in range(rows))
    path = HOME / f"map-{columns}-{rows}.tmx"
    path.write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.8" orientation="hexagonal" renderorder="right-down" '
        f'width="{columns}" height="{rows}" tilewidth="32" tileheight="32" hexsidelength="16" staggeraxis="x" '
        f'staggerindex="even">\n<tileset firstgid="1" name="ground" tilewidth="32" tileheight="32" tilecount="3" '
        f'columns="3"><image source="tiles.png" width="96" height="32"/></tileset>\n<layer id="1" name="ground" '
        f'width="{columns}" height="{rows}"><data encoding="csv">\n{tiles}\n</data></layer>\n</map>\n'
    )
    return path


def tiled_edits(size):
    """Milliseconds Tiled takes for one tile, and for all of them."""
    home, out = HOME / f"edits-{size}", HOME / f"edits-{size}.txt"
    folder = home / ".config" / "tiled" / "extensions"
    folder.mkdir(parents=True)
    (folder / "edits.js").write_text(EXTENSION.replace("%OUT%", str(out)))
    process = launch(["tiled", "--new-instance", "--disable-opengl", tiled_map(size, size)], home)
    for _ in range(600):
        time.sleep(0.1)
        if out.exists() and out.read_text():
            break
    end(process)
    single, fill = out.read_text().split()
    return float(single), float(fill)


def main():
    server = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    try:
        screen = Screen()
        # As large as the bundled Alamo.
        pair = {
            "bexar": [PROGRAM, "--software", "alamo"],
            "tiled": ["tiled", "--new-instance", "--disable-opengl", tiled_map(25, 27)],
        }
        looks = {name: at_rest(screen, words, HOME / name) for name, words in pair.items()}
        rounds = [{name: opened(screen, words, HOME / name, looks[name]) for name, words in pair.items()}
                  for _ in range(ROUNDS)]
        for name in pair:
            times = [each[name][0] * 1e3 for each in rounds]
            now, most = (statistics.median(each[name][1][at] for each in rounds) for at in (0, 1))
            print(f"{name}: start until the map is seen {statistics.median(times):.0f} ms "
                  f"({min(times):.0f} to {max(times):.0f}), memory {now:.0f} MB, at the most {most:.0f} MB")
        ratio = statistics.median(each["bexar"][0] / each["tiled"][0] for each in rounds)
        print(f"bexar to tiled, start: {ratio:.2f}")
        for size in (34, 200):
            single, fill = tiled_edits(size)
            print(f"tiled: {size} x {size}, one tile {single * 1e3:.1f} us, all tiles {fill:.1f} ms", flush=True)
    finally:
        server.kill()
    subprocess.run(["cargo", "bench", "-q", "-p", "tests", "--bench", "edits"], check=True,
                   cwd=Path(__file__).resolve().parents[2])


if __name__ == "__main__":
    main()
