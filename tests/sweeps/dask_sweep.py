#!/usr/bin/env python3
"""Plays a series of games on the workers of a Dask cluster: every task plays a shard, `bexar gather` puts them together.

    pip install dask distributed
    tests/sweeps/dask_sweep.py --shards 16 --folder sweep -o mission.results.ron -- mission --games 10000 --seed 7

What follows `--` goes to `bexar playtest`. Without `--scheduler` the workers are processes of this machine. The folder has to
be seen by all workers, and so has the program, which BEXAR names. A shard is written whole or not at all, so a file that is
there is done: run the same line again after whatever has gone wrong, and only what is missing is played. Tasks of a worker that
is lost go to another; what such a worker may still write is the same file.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from distributed import Client, LocalCluster, as_completed


def play(command, out):
    """Plays a shard, unless it is there. Codes 0 and 1 say that it is written."""
    if not Path(out).exists():
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode not in (0, 1):
            raise RuntimeError(f"{' '.join(command)}\n{done.stderr}")
    return out


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--scheduler", help="the address of a scheduler, such as tcp://10.0.0.1:8786")
    arguments.add_argument("--workers", type=int, default=os.cpu_count(), help="workers on this machine, where there is no scheduler")
    arguments.add_argument("--shards", type=int, required=True)
    arguments.add_argument("--folder", type=Path, required=True)
    arguments.add_argument("-o", "--results", required=True)
    arguments.add_argument("playtest", nargs="+", help="the scenario and the options of `bexar playtest`")
    asked = arguments.parse_args()
    bexar = os.environ.get("BEXAR", "bexar")
    asked.folder.mkdir(parents=True, exist_ok=True)
    folder = asked.folder.resolve()

    def task(shard):
        out = str(folder / f"{shard}.shard.ron")
        part = ["--jobs", "1", "--shard", f"{shard}/{asked.shards}", "-o", out]
        return [bexar, "playtest", *asked.playtest, *part], out

    if asked.scheduler:
        client = Client(asked.scheduler)
    else:
        client = Client(LocalCluster(n_workers=asked.workers, threads_per_worker=1, dashboard_address=None))
    with client:
        tasks = [client.submit(play, *task(shard), retries=3, pure=False) for shard in range(1, asked.shards + 1)]
        for done in as_completed(tasks):
            print(done.result() if done.status == "finished" else f"failed: {done.exception()}", flush=True)
    shards = sorted(str(file) for file in folder.glob("*.shard.ron"))
    return subprocess.run([bexar, "gather", *shards, "-o", asked.results]).returncode


if __name__ == "__main__":
    sys.exit(main())
