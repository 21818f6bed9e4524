#!/usr/bin/env bash
# Makes the packages for Windows on Linux: bexar-VERSION-x86_64-windows.zip and bexar-VERSION-setup.exe, in
# target/packages. BEXAR_PROFILE is the profile of cargo (dist); BEXAR_PACKAGES the folder for the packages;
# BEXAR_NO_BUILD=1 takes the programs that were built before.
set -euo pipefail
cd "$(dirname "$0")/../../.."

fail() { printf 'windows: %s\n' "$*" >&2; exit 1; }
target=x86_64-pc-windows-gnu
command -v x86_64-w64-mingw32-gcc >/dev/null || fail "the linker is missing: apt-get install mingw-w64"
command -v makensis >/dev/null || fail "the maker of installers is missing: apt-get install nsis"
command -v zip >/dev/null || fail "zip is missing: apt-get install zip"
rustup target list --installed 2>/dev/null | grep -qx "$target" || rustup target add "$target"

profile=${BEXAR_PROFILE:-dist}
build=${CARGO_TARGET_DIR:-target}
packages=${BEXAR_PACKAGES:-target/packages}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
name=bexar-$version-x86_64-windows

[ -n "${BEXAR_NO_BUILD:-}" ] || cargo build --locked --profile "$profile" --target "$target" -p bexar --features launcher --bin bexar --bin bexarw
[ "$profile" = dev ] && folder=debug || folder=$profile
built=$build/$target/$folder
x86_64-w64-mingw32-objdump -h "$built/bexar.exe" | grep -q '\.rsrc' || fail "the program has no icon and no manifest"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage=$work/$name
mkdir -p "$stage/licences" "$packages"
cp "$built/bexar.exe" "$built/bexarw.exe" "$stage"
# What only debuggers read is ten times the rest.
x86_64-w64-mingw32-strip "$stage/bexar.exe" "$stage/bexarw.exe"
cp editor/assets/bexar.ico "$stage"
# Texts for Windows end their lines as its editors do.
for text in LICENSE-MIT LICENSE-APACHE editor/assets/LICENSE-*; do
  sed 's/$/\r/' "$text" >"$stage/licences/$(basename "$text").txt"
done
sed 's/$/\r/' editor/packages/windows/README.txt >"$stage/README.txt"

zipped=$(realpath "$packages")/$name.zip
rm -f "$zipped"
(cd "$work" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -qX9 "$zipped" -@)

# The installer and its uninstaller know the same files.
(cd "$stage" && find . -type f -printf '%P\n' | LC_ALL=C sort) >"$work/files"
(cd "$stage" && find . -mindepth 1 -type d -printf '%P\n' | LC_ALL=C sort -r) >"$work/folders"
while read -r file; do
  inner=$(dirname "$file")
  [ "$inner" = . ] && place='$INSTDIR' || place="\$INSTDIR\\${inner//\//\\}"
  printf 'SetOutPath "%s"\nFile "%s"\n' "$place" "$stage/$file" >>"$work/install.nsh"
  printf 'Delete "$INSTDIR\\%s"\n' "${file//\//\\}" >>"$work/uninstall.nsh"
done <"$work/files"
while read -r inner; do
  printf 'RMDir "$INSTDIR\\%s"\n' "${inner//\//\\}" >>"$work/uninstall.nsh"
done <"$work/folders"
makensis -V2 -INPUTCHARSET UTF8 -DVERSION="$version" -DSTAGE="$stage" -DLISTS="$work" \
  -DOUT="$(realpath "$packages")/bexar-$version-setup.exe" editor/packages/windows/bexar.nsi
ls -l "$packages/$name.zip" "$packages/bexar-$version-setup.exe"
