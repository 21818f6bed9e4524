#!/usr/bin/env bash
# Plays a series of games as a job array of Slurm: every task plays a shard, and `bexar gather` puts them together.
#
#   tests/sweeps/slurm.sh 16 sweep mission.results.ron mission --games 10000 --seed 7 --texan random --mexican random
#
# The first words are the number of shards, a folder that all nodes see, and the file of the results; the rest goes to
# `bexar playtest`. A shard is written whole or not at all, so a file that is there is done: run the same line again after
# whatever has gone wrong, and only what is missing is played. Tasks that are lost with their node are requeued by Slurm,
# those that fail are submitted again here, three times in all. BEXAR names the program, SBATCH_… what sbatch asks for.
set -euo pipefail

if [ $# -lt 4 ]; then
    sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
    exit 2
fi
shards=$1 folder=$2 results=$3
shift 3
bexar=${BEXAR:-bexar}
mkdir -p "$folder"

# The numbers of the shards that are not there, with commas.
missing() {
    for ((shard = 1; shard <= shards; shard++)); do
        [ -s "$folder/$shard.shard.ron" ] || echo "$shard"
    done | paste -sd,
}

play=$(printf '%q ' "$bexar" playtest "$@")
out=$(printf '%q' "$folder")
for round in 1 2 3; do
    left=$(missing)
    [ -n "$left" ] || break
    echo "round $round: shards $left"
    # Code 1 says that games ended in a fault, which the results tell; any other is seen by the file that is missing.
    sbatch --quiet --wait --requeue --array="$left" --job-name=bexar --output="$folder/%a.log" --open-mode=append --wrap \
        "exec $play --jobs \${SLURM_CPUS_PER_TASK:-1} --shard \$SLURM_ARRAY_TASK_ID/$shards -o $out/\$SLURM_ARRAY_TASK_ID.shard.ron" \
        || true
done
exec "$bexar" gather "$folder"/*.shard.ron -o "$results"
