#!/usr/bin/env bash
# Runs a command with a Slurm of its own on this machine, to try the driver without a cluster. Debian: `apt-get install slurmd
# slurmctld munge`; run it as root.
#
#   tests/sweeps/local_slurm.sh tests/sweeps/slurm.sh 16 sweep mission.results.ron mission --games 10000
#
# Everything lies in a temporary folder and listens on 127.0.0.1 alone; the daemons end with the command. SLURM_HOME keeps the
# folder under a name of your own, so that `scontrol` and `squeue` reach it: SLURM_CONF=$SLURM_HOME/slurm.conf squeue.
set -euo pipefail

home=${SLURM_HOME:-$(mktemp -d)}
mkdir -p "$home/state" "$home/spool"
chmod 0755 "$home"
host=$(hostname -s)
cpus=$(nproc)
dd if=/dev/urandom of="$home/munge.key" bs=1024 count=1 status=none
chmod 0400 "$home/munge.key"
cat >"$home/slurm.conf" <<CONF
ClusterName=here
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$home/munge.socket
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
ProctrackType=proctrack/pgid
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
ReturnToService=2
MailProg=/bin/true
SlurmctldPidFile=$home/slurmctld.pid
SlurmdPidFile=$home/slurmd.pid
SlurmctldPort=16817
SlurmdPort=16818
StateSaveLocation=$home/state
SlurmdSpoolDir=$home/spool
SlurmctldLogFile=$home/slurmctld.log
SlurmdLogFile=$home/slurmd.log
SelectType=select/cons_tres
SchedulerParameters=sched_interval=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=$cpus State=UNKNOWN
PartitionName=here Nodes=$host Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$home/slurm.conf

started=()
end() {
    for daemon in "${started[@]}"; do kill "$daemon" 2>/dev/null || true; done
    wait
    [ -n "${SLURM_HOME:-}" ] || rm -rf "$home"
}
trap end EXIT

munged --foreground --force --socket="$home/munge.socket" --key-file="$home/munge.key" --pid-file="$home/munged.pid" \
    --seed-file="$home/munged.seed" --log-file="$home/munged.log" 2>/dev/null &
started+=($!)
until [ -S "$home/munge.socket" ]; do sleep 0.1; done
slurmctld -D -c >/dev/null 2>&1 &
started+=($!)
slurmd -D -N "$host" >/dev/null 2>&1 &
started+=($!)
until sinfo --noheader --states=idle 2>/dev/null | grep -q idle; do sleep 0.2; done
"$@"
