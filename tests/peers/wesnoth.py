#!/usr/bin/env python3
"""Sets Bexar beside Wesnoth on one machine, in one run: random games, games of the computer players, the first game of all.

Wants Wesnoth 1.16, GNU time (`apt-get install wesnoth time`) and the program of the packages without the editor:

    cargo build --profile dist -p bexar --no-default-features && tests/peers/wesnoth.py target/dist/bexar

The gate on memory is for this profile alone: `release`, which is optimised less, is half as large again.

Bexar plays the bundled `presidio`; Wesnoth a scenario this script writes for it, of the same size: 34 x 34 hexes, 45 units
against 30, twelve turns, a walled place in the middle. It is not the same game, and no rule of the one has an equal in
the other; what is compared is how long a whole game of its own rules takes each. Random games of Bexar are those of
`cargo bench -p tests --bench gates`, of Wesnoth those of a player in Lua that takes each unit to a hex drawn from those it
can reach and lets it strike a drawn neighbour. The gate on games of the players is for any of ours that beats the random
one in 95 games of 100 with either side, as `gates` shows; how much slower the captain is, who is the better player, is
said beside it. Both programs run by turns, `--rounds` times, one core each.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SIZE, TURNS = 34, 12
ATTACKERS, DEFENDERS = 45, 30
# The share of the machine in other hands above which nothing is believed.
MOST = 0.15
ROOT = Path(__file__).resolve().parents[2]

MOVER = """
local mover = {}
function mover:turn()
    for _, unit in ipairs(wesnoth.units.find_on_map({side = wesnoth.current.side})) do
        local reach = wesnoth.paths.find_reach(unit)
        local to = reach[mathx.random(#reach)]
        if (to[1] ~= unit.x or to[2] ~= unit.y) and ai.check_move(unit, to[1], to[2]).ok then
            ai.move(unit, to[1], to[2])
        end
        if unit.valid and unit.attacks_left > 0 then
            local near = wesnoth.units.find_on_map({
                {"filter_adjacent", {id = unit.id}},
                {"filter_side", {{"enemy_of", {side = unit.side}}}},
            })
            if #near > 0 then
                local target = near[mathx.random(#near)]
                if ai.check_attack(unit, target).ok then ai.attack(unit, target) end
            end
        end
    end
end
return mover
"""


def terrain():
    """Grass with a few hills and woods, a stream, and a walled place of castle hexes around a yard."""
    draw = random.Random(1836)
    rows = []
    for y in range(1, SIZE + 1):
        row = []
        for x in range(1, SIZE + 1):
            fort = 10 <= x <= 24 and 9 <= y <= 24
            edge = fort and (x in (10, 24) or y in (9, 24))
            stream = y == 29 and x % 7 != 0
            plain = draw.choice(["Gg"] * 8 + ["Hh", "Gs^Fp"])
            row.append("Ch" if edge else "Re" if fort else "Ww" if stream else plain)
        rows.append(row)
    # Wesnoth wants a border of one hex around the map.
    rows = [[row[0], *row, row[-1]] for row in rows]
    return "\n".join(", ".join(row) for row in [rows[0], *rows, rows[-1]])


def places():
    """Where the units stand: attackers on all four edges, defenders on the walls and behind them."""
    outside = [(1, y) for y in range(4, 16)] + [(x, 1) for x in range(8, 20)] + [(34, y) for y in range(8, 20)]
    outside += [(x, 34) for x in range(12, 21)]
    walls = [(x, y) for x in range(10, 25) for y in range(9, 25) if x in (10, 24) or y in (9, 24)]
    inside = [*walls[::2], (17, 16)]
    return outside[:ATTACKERS], inside[:DEFENDERS]


def scenario(name, players):
    """A scenario in Wesnoth's own language."""
    kinds = (["Spearman", "Bowman", "Spearman"], ["Elvish Archer", "Elvish Fighter"])
    text = f'[multiplayer]\n    id={name}\n    name="{name}"\n    turns={TURNS}\n    random_start_time=no\n'
    text += f'    experience_modifier=100\n    map_data="{terrain()}\n"\n    {{DEFAULT_SCHEDULE}}\n'
    text += '    [event]\n        name=prestart\n        [lua]\n            code="std_print([[BEGINS]])"\n        [/lua]\n    [/event]\n'
    text += '    [event]\n        name=new turn\n        first_time_only=no\n        [lua]\n            code="std_print([[TURN]])"\n'
    text += "        [/lua]\n    [/event]\n"
    for side, spots in enumerate(places(), 1):
        text += f"    [side]\n        side={side}\n        controller=ai\n        team_name=t{side}\n        no_leader=yes\n"
        text += "        defeat_condition=no_units_left\n        gold=0\n        income=-2\n        recruit=\"\"\n"
        text += players
        for number, (x, y) in enumerate(spots):
            kind = kinds[side - 1][number % len(kinds[side - 1])]
            text += f'        [unit]\n            type="{kind}"\n            x,y={x},{y}\n            random_traits=no\n        [/unit]\n'
        text += "    [/side]\n"
    return text + "[/multiplayer]\n"


def write_peer(home):
    """The add-on with its two scenarios."""
    folder = home / "data" / "add-ons" / "beside"
    folder.mkdir(parents=True)
    lua = "        [ai]\n            [engine]\n                name=lua\n                code=<<" + MOVER
    lua += ">>\n            [/engine]\n            [stage]\n                engine=lua\n                id=random\n"
    lua += '                name=random\n                code="(...):turn()"\n            [/stage]\n        [/ai]\n'
    own = [scenario("beside_ai", ""), scenario("beside_random", lua)]
    (folder / "_main.cfg").write_text("#ifdef MULTIPLAYER\n" + "".join(own) + "#endif\n")


def run(words, home):
    """Runs a program on one core. Gives what it wrote, its seconds and its peak memory in MB."""
    note = home / "memory"
    # GNU time is small itself: what is asked of a child of Python's own would be Python's memory too.
    words = ["/usr/bin/time", "-f", "%M", "-o", note, *words]
    # Debian keeps games off the usual path.
    own = {**os.environ, "HOME": str(home), "PATH": os.environ["PATH"] + ":/usr/games"}
    start = time.perf_counter()
    ran = subprocess.run([str(word) for word in words], env=own, cwd=ROOT,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                         preexec_fn=lambda: os.sched_setaffinity(0, {max(os.sched_getaffinity(0))}))
    took = time.perf_counter() - start
    said = ran.stdout.decode(errors="replace")
    if ran.returncode:
        sys.exit(f"{' '.join(map(str, words))} ended with {ran.returncode}:\n{said}")
    return said, took, int(note.read_text().split()[-1]) / 1024


def wesnoth(home, name, turns, repeat=1):
    """A series of games. Gives how many, the seconds of all, and the peak memory in MB."""
    words = ["wesnoth", "--userdata-dir", home, "--nogui", "--nosound", "--multiplayer", "--scenario", name,
             "--ignore-map-settings", "--turns", turns, "--controller", "1:ai", "--controller", "2:ai", "--exit-at-end"]
    if name == "beside_random":
        # Otherwise its own player moves first.
        words += ["--algorithm", "1:idle_ai", "--algorithm", "2:idle_ai"]
    said, took, memory = run([*words, "--multiplayer-repeat", repeat], home)
    games = said.count("BEGINS")
    if not games or "error wml" in said or "error scripting" in said:
        sys.exit(f"Wesnoth did not play {name}:\n{said}")
    print(f"  {name}: {said.count('TURN') / games:.1f} turns a game", flush=True)
    return games, took, memory


def executable():
    """The bench, built."""
    built = subprocess.run(["cargo", "bench", "-q", "-p", "tests", "--bench", "gates", "--no-run", "--message-format=json"],
                           check=True, cwd=ROOT, stdout=subprocess.PIPE).stdout
    lines = [json.loads(line) for line in built.splitlines()]
    return next(line["executable"] for line in lines if line.get("target", {}).get("name") == "gates")


def ticks():
    """Processor time of the whole machine so far: all of it, and what was in use."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    return sum(fields), sum(fields) - fields[3] - fields[4]


def others(before, own_before):
    """The share of the machine that other programs had since then."""
    (all_now, busy_now), own_now = ticks(), os.times()
    own = sum(own_now[:4]) - sum(own_before[:4])
    busy = (busy_now - before[1]) / os.sysconf("SC_CLK_TCK") - own
    return max(busy, 0.0) / ((all_now - before[0]) / os.sysconf("SC_CLK_TCK"))


def one_round(program, gates, home):
    """Everything once, ours and theirs by turns."""
    figures = {"others": (ticks(), os.times())}
    started = [run([program, "playtest", "presidio", "--games", "1", "--jobs", "1"], home)[1:] for _ in range(9)]
    figures["our start"] = statistics.median(took for took, _ in started) * 1e3
    figures["our memory"] = max(memory for _, memory in started)
    _, took, figures["their memory"] = wesnoth(home, "beside_ai", 1)
    figures["their start"] = took * 1e3
    _, bare, _ = wesnoth(home, "beside_random", 1)
    figures["their start, random"] = bare * 1e3
    # What it takes to start is not held against its games.
    figures["our random"] = float(run([gates, "random"], home)[0])
    games, took, _ = wesnoth(home, "beside_random", TURNS, 10)
    figures["their random"] = games / (took - bare)
    for player in ["advance", "captain"]:
        figures[f"our {player}"] = float(run([gates, player], home)[0])
    # Its games end early or late; one alone says little.
    games, took, _ = wesnoth(home, "beside_ai", TURNS, 3)
    figures["their ai"] = games / (took - bare)
    figures["others"] = others(*figures["others"])
    return figures


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("program", type=Path, help="the release build of Bexar without the editor")
    words.add_argument("--rounds", type=int, default=3)
    words = words.parse_args()
    program, gates = words.program.resolve(), executable()
    home = Path(tempfile.mkdtemp(prefix="bexar-beside-wesnoth-"))
    write_peer(home)
    # The first start fills Wesnoth's cache.
    wesnoth(home, "beside_random", 1)
    rounds = []
    for number in range(words.rounds):
        rounds.append(one_round(program, gates, home))
        told = ", ".join(f"{name} {figure:.3g}" for name, figure in rounds[-1].items())
        print(f"round {number + 1}: {told}", flush=True)

    failed = False
    for what, ours, theirs, unit, gate, goal in [
        ("a1 random games", "our random", "their random", "games/s", 50, 300),
        ("a2 games of the players, our quickest", "our advance", "their ai", "games/s", 1000, 5000),
        ("the same, our captain", "our captain", "their ai", "games/s", None, 5000),
        ("g1 first game, time", "their start", "our start", "ms", 30, 75),
        ("the same, Wesnoth at random", "their start, random", "our start", "ms", None, 75),
        # Five when there was one game. Three games, the language of rules and the words of two languages are one program
        # now; two fifths of its memory are the code the system maps in blocks around what runs.
        ("g1 first game, memory", "their memory", "our memory", "MB", 3, 12),
    ]:
        ratio = statistics.median(each[ours] / each[theirs] for each in rounds)
        one, other = (statistics.median(each[name] for each in rounds) for name in (ours, theirs))
        if unit != "games/s":
            one, other = other, one
        verdict = f"goal {goal}" if gate is None else f"gate {gate}, goal {goal}: {'passed' if ratio >= gate else 'FAILED'}"
        failed |= gate is not None and ratio < gate
        print(f"{what}: Bexar {one:.2f} {unit}, Wesnoth {other:.3f} {unit}, ratio {ratio:.0f}, {verdict}")
    busy = max(each["others"] for each in rounds)
    print(f"other programs used {busy:.0%} of the processors at the most")
    if busy > MOST:
        sys.exit(f"that is over {MOST:.0%}: try again on a quiet machine before you believe this")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
