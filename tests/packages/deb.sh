#!/usr/bin/env bash
# Tries the package for Debian in a clean Debian: installed by apt, started from its desktop entry, a map opened by a
# double click's command, removed without a trace. Run as root: tests/packages/deb.sh PACKAGE.deb [FOLDER]
# FOLDER is where the clean system is made, and removed; pictures of the window are left next to the package.
# Needs debootstrap, xvfb, xdotool and imagemagick.
set -euo pipefail

fail() { printf 'deb: %s\n' "$*" >&2; exit 1; }
say() { printf '\n== %s\n' "$*"; }
package=$(realpath "${1:?which package?}")
root=${2:-$(mktemp -d)}/bexar-root
pictures=$(dirname "$package")
for tool in debootstrap Xvfb xdotool import; do command -v "$tool" >/dev/null || fail "$tool is missing"; done

in_root() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
as_user() { chroot --userspec=tester "$root" env -i PATH=/usr/bin:/bin HOME=/home/tester LC_ALL=C.UTF-8 DISPLAY="$display" "$@"; }
display=:$((RANDOM % 500 + 200))
server='' started=''
end() {
  [ -z "$started" ] || kill "$started" 2>/dev/null || true
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  for place in tmp/.X11-unix dev proc; do umount -l "$root/$place" 2>/dev/null || true; done
  [ "${BEXAR_KEEP:-}" = 1 ] || rm -rf --one-file-system "$root"
}
trap end EXIT

say "a clean Debian"
debootstrap --variant=minbase bookworm "$root" >"$pictures/debootstrap.log" || fail "see $pictures/debootstrap.log"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
in_root apt-get update -q >/dev/null
# What a desktop has for opening files; none of it brings a library of the window.
in_root apt-get install -qy --no-install-recommends xdg-utils libfile-mimeinfo-perl libglib2.0-bin >/dev/null 2>&1
in_root useradd --create-home tester
# Everything but what apt and dpkg remember about themselves.
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./home -o -path ./var/log \
    -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/lib/dpkg \) -prune -o -print | sort)
}

say "what apt would bring along"
cp "$package" "$root/tmp/bexar.deb"
# It is installed first, since other packages may recommend some of it once it is there, so that apt would keep it.
brought=$(in_root apt-get install -sq /tmp/bexar.deb 2>/dev/null | awk '$1 == "Inst" && $2 != "bexar" { print $2 }')
echo $brought
in_root apt-get install -qy --no-install-recommends $brought >/dev/null 2>&1
files >"$pictures/before.list"

say "installed by apt, with what it recommends"
in_root apt-get install -qy /tmp/bexar.deb >"$pictures/apt.log" 2>&1 || fail "see $pictures/apt.log"
in_root bexar --version
in_root bexar check alamo
in_root bexar explain licences >/dev/null
in_root sh -c 'ls -l /usr/bin/bexar && du -sh /usr/share/doc/bexar && ls /usr/share/man/man1 | grep -c "^bexar"'
in_root ls /usr/share/applications/bexar.desktop /usr/share/icons/hicolor/scalable/apps/bexar.svg

say "the kinds of documents"
cp -r "$(dirname "$0")/../../data" "$root/home/tester/data"
# A scenario beside its counters.
sed 's/counters: "mission"/counters: "mission.counters.ron"/' "$root/home/tester/data/scenarios/mission.scenario.ron" \
  >"$root/home/tester/data/counters/own.scenario.ron"
chroot "$root" chown -R tester: /home/tester
as_user sh -c 'cd ~/data && for file in maps/mission.map.ron scenarios/mission.scenario.ron counters/mission.counters.ron; do
  printf "%s: %s, %s\n" "$file" "$(xdg-mime query filetype "$file")" "$(xdg-mime query default "$(xdg-mime query filetype "$file")")"
done'
[ "$(as_user xdg-mime query filetype /home/tester/data/maps/mission.map.ron)" = application/x-bexar-map ] || fail "the kind of a map is not known"
[ "$(as_user xdg-mime query default application/x-bexar-map)" = bexar.desktop ] || fail "maps are not opened by the program"

Xvfb "$display" -screen 0 1440x900x24 -ac >/dev/null 2>&1 &
server=$!
sleep 2
mkdir -p "$root/tmp/.X11-unix"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
export DISPLAY=$display

# Waits for a window with a title, keeps a picture of it and closes it.
seen() {
  local title=$1 picture=$2 window=''
  for _ in $(seq 60); do
    window=$(xdotool search --name "$title" 2>/dev/null | head -n 1) && [ -n "$window" ] && break
    sleep 1
  done
  [ -n "$window" ] || { import -window root "$pictures/$picture"; fail "no window is called $title; see $pictures/$picture"; }
  sleep 6
  import -window root "$pictures/$picture"
  xdotool key --window "$window" ctrl+q 2>/dev/null
  sleep 2
  printf '%s: %s\n' "$title" "$pictures/$picture"
}

say "started from its desktop entry"
as_user gio launch /usr/share/applications/bexar.desktop & started=$!
seen 'Bexar' deb-started.png
kill "$started" 2>/dev/null || true

say "a map and a counter mix opened like by a double click"
for file in maps/mission.map.ron counters/mission.counters.ron; do
  as_user xdg-open "/home/tester/data/$file" & started=$!
  seen 'mission.*Bexar' "deb-${file%%/*}.png"
  kill "$started" 2>/dev/null || true
done

say "removed"
in_root apt-get purge -qy bexar >/dev/null
files >"$pictures/after.list"
in_root sh -c '! command -v bexar'
diff "$pictures/before.list" "$pictures/after.list" || fail "something is left"
rm "$pictures"/{before,after}.list "$pictures"/{debootstrap,apt}.log
echo "nothing is left of it"
