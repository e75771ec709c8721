# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# What the commands in build-aux share. Sourced, after `set -eu`, by the scripts beside it.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
command_name=build-aux/$(basename -- "$0")

say () {
  printf '%s\n' "$*" >&2
}

die () {
  say "$command_name: $*"
  exit 1
}

has_command () {
  command -v "$1" >/dev/null 2>&1
}

# has_library MODULE VERSION PACKAGE: asks pkg-config or, without that, the package manager.
has_library () {
  if has_command pkg-config; then
    pkg-config --exists "$1 >= $2"
  elif has_command dpkg-query; then
    has_package "$3"
  else
    return 1
  fi
}

has_package () {
  dpkg-query -W -f '${db:Status-Abbrev}' "$1" 2>/dev/null | grep -q '^ii'
}

has_compiler () {
  printf '#include <stdlib.h>\nint main (void) { return EXIT_SUCCESS; }\n' | ${CC:-cc} -x c -o /dev/null - 2>/dev/null
}

has_fuzzer () {
  printf '#include <stddef.h>\nint LLVMFuzzerTestOneInput (const unsigned char *d, size_t n) { return 0; }\n' |
    clang -x c -fsanitize=fuzzer -o /dev/null - 2>/dev/null
}

has_python_module () {
  /usr/bin/python3 -c "$1" 2>/dev/null
}

has_svg_loader () {
  find /usr/lib /usr/lib64 /usr/local/lib -name 'libpixbufloader[-_]svg.so' 2>/dev/null | grep -q .
}

has_sound_driver () {
  find /usr/lib /usr/lib64 /usr/local/lib -name libcanberra-pulse.so 2>/dev/null | grep -q .
}

has_font () {
  find /usr/share/fonts /usr/local/share/fonts "${HOME:-/root}/.fonts" "${HOME:-/root}/.local/share/fonts" \
    \( -name '*.ttf' -o -name '*.otf' \) 2>/dev/null | grep -q .
}

missing=
reasons=

# need PACKAGE REASON TEST...: notes that the Debian package is missing unless TEST succeeds.
need () {
  package=$1
  reason=$2
  shift 2
  if "$@"; then
    return 0
  fi
  missing="$missing $package"
  reasons="$reasons${reasons:+, }$package ($reason)"
}

# like PACKAGE REASON TEST...: the same for what the program can do without, so only where it can be installed.
like () {
  if has_command apt-get && may_be_root; then
    need "$@"
  fi
}

# uses_clang: whether CC names clang; any other compiler is treated as gcc.
uses_clang () {
  case ${CC:-} in
    *clang*) return 0 ;;
    *) return 1 ;;
  esac
}

# need_for_sanitizers: what clang needs in addition for ASan, UBSan and libFuzzer; gcc includes them.
need_for_sanitizers () {
  if uses_clang; then
    need libclang-rt-dev 'has ASan, UBSan and libFuzzer' has_fuzzer
  fi
}

need_for_building () {
  if uses_clang; then
    need clang 'compiles the program' has_command clang
  else
    need gcc 'compiles the program' has_command cc
  fi
  need libc6-dev 'headers of the C library' has_compiler
  need pkg-config 'finds the libraries' has_command pkg-config
  need meson 'configures the build' has_command meson
  need ninja-build 'runs the build' has_command ninja
  need gettext 'compiles the translations' has_command msgfmt
  need libglib2.0-dev 'GLib: objects, files, settings' has_library gio-unix-2.0 2.74 libglib2.0-dev
  need libgtk-4-dev 'GTK: the window' has_library gtk4 4.8 libgtk-4-dev
  need libjson-glib-dev 'json-glib: saves' has_library json-glib-1.0 1.6 libjson-glib-dev
  need librsvg2-common 'lets GTK draw SVG' has_svg_loader
  need fonts-dejavu-core 'a font' has_font
  like libcanberra-dev 'libcanberra: sounds' has_library libcanberra 0.30 libcanberra-dev
  # The driver depends on a sound server, so it is wanted only where there is one.
  if has_command pulseaudio || has_command pipewire-pulse; then
    like libcanberra-pulse 'lets libcanberra find the sound server' has_sound_driver
  fi
}

need_for_hidden_display () {
  need xvfb 'a display without a screen' has_command Xvfb
  need dbus-daemon 'a session bus of its own' has_command dbus-run-session
  need xdotool 'moves the pointer and presses keys' has_command xdotool
}

# runs_i386: whether programs for i386 can be run: by qemu or by the kernel, which may be built or booted without. Asks
# the kernel with the smallest program there is, a header, one segment and exit (0).
runs_i386 () {
  if has_command qemu-i386; then
    return 0
  fi
  program=$(mktemp)
  echo f0VMRgEBAQAAAAAAAAAAAAIAAwABAAAAVIAECDQAAAAAAAAAAAAAADQAIAABAAAAAAAAAAEAAAAAAAAAAIAECACABAhdAAAAXQAAAAUAAAAAEAAA\
uAEAAAAx282A | base64 -d >"$program"
  chmod u+x "$program"
  "$program" 2>/dev/null && ran=yes || ran=
  rm -f "$program"
  test -n "$ran"
}

# need_for_processors: a compiler for another processor and what runs its programs, to compare the decisions of computer
# players.
need_for_processors () {
  need gcc-i686-linux-gnu 'compiles for i386' has_command i686-linux-gnu-gcc
  need libc6-dev-i386-cross 'the C library for i386' test -e /usr/i686-linux-gnu/include/stdlib.h
  need qemu-user 'runs programs for i386' runs_i386
}

need_for_tests () {
  need_for_hidden_display
  if [ "$(uname -m)" = x86_64 ]; then
    need_for_processors
  fi
  need python3 'runs the tests of the house' has_command /usr/bin/python3
  need python3-jsonschema 'validates saves' has_python_module 'import jsonschema'
  need python3-gi 'plays through AT-SPI' has_python_module 'import gi'
  need gir1.2-atspi-2.0 'plays through AT-SPI' has_python_module 'import gi; gi.require_version("Atspi", "2.0")'
  need at-spi2-core 'plays through AT-SPI' test -e /usr/share/dbus-1/services/org.a11y.Bus.service
  need pulseaudio 'hears the sounds' has_command pulseaudio
  need pulseaudio-utils 'records the sounds' has_command parec
  need libcanberra-pulse 'lets libcanberra find the sound server' has_sound_driver
  need vorbis-tools 'decodes the sounds' has_command oggdec
  need desktop-file-utils 'validates the desktop file' has_command desktop-file-validate
  need appstream 'validates the metainfo' has_command appstreamcli
  need i18nspector 'reads the translations' has_command i18nspector
  need shellcheck 'reads the shell scripts' has_command shellcheck
  need pyflakes3 'reads the Python scripts' has_command pyflakes3
}

is_root () {
  [ "$(id -u)" = 0 ]
}

may_be_root () {
  is_root || { has_command sudo && { [ -t 0 ] || sudo -n true 2>/dev/null; }; }
}

as_root () {
  if is_root; then
    "$@"
  else
    sudo "$@"
  fi
}

# Installs what need() found missing, or stops with one sentence that says what to do by hand. If nothing is missing,
# apt is not called.
provide () {
  if [ -z "$missing" ]; then
    return 0
  fi
  if ! has_command apt-get; then
    die "Please install what is missing by hand, there is no apt here; by the names of Debian's packages: $reasons."
  fi
  if ! may_be_root; then
    die "Something is missing ($reasons), and there is neither root nor sudo here to install it;\
 as root, run: apt-get install$missing"
  fi
  say "Installing with apt what is missing: $reasons."
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q update >&2 ||
    say "The lists of packages could not all be renewed; going on with those that are here."
  # shellcheck disable=SC2086 # a list of names
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends $missing >&2 ||
    die "apt could not install$missing; its message is above."
}

# Stops with a sentence about a library that is still too old after provide(), as in distributions before Debian 12.
demand_versions () {
  for demand in 'gtk4 >= 4.8' 'gio-unix-2.0 >= 2.74' 'json-glib-1.0 >= 1.6'; do
    pkg-config --exists "$demand" ||
      die "This system's ${demand%% *} is $(pkg-config --modversion "${demand%% *}" 2>/dev/null || echo missing),\
 but ${demand} is needed; Debian 12 has it."
  done
}

# configure DIRECTORY OPTION...: sets up a build directory. One that was set up with the same compiler and options
# stays, as does one that somebody set up by hand; ninja reconfigures it by itself later.
configure () {
  build=$1
  shift
  options="CC=${CC:-} $*"
  if [ -e "$build/build.ninja" ] && [ "$(cat "$build/options" 2>/dev/null || echo "$options")" = "$options" ]; then
    return 0
  fi
  # A run that was interrupted while configuring leaves half a directory.
  rm -rf "$build"
  meson setup "$build" "$root" "$@" >&2
  echo "$options" >"$build/options"
}

# configure_check DIRECTORY: sets up a build for running the tests once. Optimization would take two thirds of the
# compiler's time, and debug information a seventh; gold, where it is there, links three times as fast as GNU ld.
# `analyse` looks for the warnings that only optimization gives.
configure_check () {
  if has_command ld.gold; then
    configure "$1" --werror -Ddebug=false -Doptimization=0 -Dc_link_args=-fuse-ld=gold
  else
    configure "$1" --werror -Ddebug=false -Doptimization=0
  fi
}

# configure_sanitized DIRECTORY: sets up a build with ASan and UBSan. More optimization would take three times as long
# to compile, and the tests would run no faster. Line numbers are all the debug information that reports need.
configure_sanitized () {
  configure "$1" --werror -Db_sanitize=address,undefined -Db_lundef=false -Doptimization=1 -Ddebug=false \
    -Dc_args=-g1
}

# compile DIRECTORY: builds everything, with one compiler a processor. The two more that ninja would start only move the
# others between processors, which in a virtual machine costs an eighth of the time.
compile () {
  ninja -C "$1" -j "$(getconf _NPROCESSORS_ONLN)" >&2
}

# build_lab: builds $lab for long runs in $build, whose link-time optimization saves a tenth of the time.
build_lab () {
  need_for_building
  provide
  demand_versions
  configure "$root/_build-strength" --buildtype=release -Db_lto=true
  ninja -C "$build" src/lab/gilded-compass-lab >&2
  lab=$build/src/lab/gilded-compass-lab
}

# rows: prints the rows of build-aux/strength.list.
rows () {
  grep -v '^#' "$root/build-aux/strength.list"
}

# deals_of FILE: prints how many deals, or pairs in the second game, are in these results.
deals_of () {
  /usr/bin/python3 -c '
import json, sys
results = json.load(open(sys.argv[1]))
print(results.get("deals") or results["pairs"])' "$1"
}

# compile_suites DIRECTORY SUITE...: compiles only what these suites' tests need.
compile_suites () {
  build=$1
  shift
  ninja -C "$build" build.ninja >&2 # else tests that are new would be missing in the list
  # shellcheck disable=SC2046 # a list of names
  ninja -C "$build" $(/usr/bin/python3 -c '
import json, os, sys
build, suites = os.path.realpath(sys.argv[1]), sys.argv[2:]
def known(what):
    with open(os.path.join(build, "meson-info", "intro-" + what + ".json"), encoding="utf-8") as file:
        return json.load(file)
files = {target["id"]: target["filename"] for target in known("targets")}
for test in known("tests"):
    if any(suite.split(":")[-1] in suites for suite in test["suite"]):
        for name in (name for target in test["depends"] for name in files[target]):
            print(os.path.relpath(os.path.realpath(name), build))
' "$build" "$@") >&2
}

# run_tests DIRECTORY LOG OPTION...: runs tests; failures go into DIRECTORY/meson-logs/LOG.json, where tally finds them.
# Tests of windows mostly wait, so two more tests run at once than there are processors. glibc gets large pages, because
# for the documents of 16 MB that tests read, small ones take as long as reading. Freed memory is not filled, as Meson
# would have it filled: this takes a tenth of the time of windows, and `sanitize` finds more.
run_tests () {
  build=$1
  log=$2
  shift 2
  processes=$(($(getconf _NPROCESSORS_ONLN) + 2))
  { GLIBC_TUNABLES=glibc.malloc.hugetlb=1 MALLOC_PERTURB_=0 meson test -C "$build" --no-rebuild \
    --num-processes "$processes" --logbase "$log" "$@" || :; } |
    grep -v '^>>> ' >&2 || :
}

# need_root PURPOSE: stops with one sentence unless root runs the command.
need_root () {
  if ! is_root; then
    die "Only root may $1; please run this with sudo."
  fi
}

need_for_bare () {
  need debootstrap 'lays a bare Debian into a folder' has_command debootstrap
  need_root 'lay a bare Debian into a folder and change into it'
}

app_id=io.github.gilded_compass.GildedCompass

# manifest KEY: prints a value of the Flatpak's manifest; if that names no branch, Flatpak's default one.
manifest () {
  /usr/bin/python3 -c '
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    print(json.load(file).get(sys.argv[2], "master"))
' "$root/flatpak/$app_id.json" "$1"
}

# Prints the Debian mirror to take packages from: OGC_MIRROR, else the one that apt uses here, else Debian's own.
mirror () {
  if [ -n "${OGC_MIRROR:-}" ]; then
    printf '%s\n' "$OGC_MIRROR"
  else
    # shellcheck disable=SC2016 # apt's own variable
    { apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null | grep -m1 '/debian/*$'; } ||
      printf '%s\n' http://deb.debian.org/debian
  fi
}

need_for_flatpak () {
  need flatpak 'runs the sandbox' has_command flatpak
  need flatpak-builder 'builds a Flatpak' has_command flatpak-builder
  need ostree 'stores Flatpaks' has_command ostree
  need elfutils 'strips programs' has_command eu-strip
  need dbus-daemon 'a session bus of its own' has_command dbus-run-session
  need python3 'reads the manifest' has_command /usr/bin/python3
}

# bare SUITE COMMAND: runs a shell command at the root of a copy of this tree in a bare Debian, which is removed
# afterwards. OGC_MIRROR names a mirror to use instead of the one that mirror() finds, OGC_BARE a folder in which the
# system is kept and used again.
bare () {
  suite=$1
  command=$2
  debian=${OGC_BARE:-}
  if [ -z "$debian" ]; then
    debian=$(mktemp -d "${TMPDIR:-/var/tmp}/gilded-compass-$suite.XXXXXX")
    chmod 755 "$debian" # other users are inside, too
    kept=
  else
    kept=yes
  fi
  trap leave_bare EXIT
  trap 'exit 143' TERM INT HUP
  if [ ! -e "$debian/etc/debian_version" ]; then
    debootstrap --variant=minbase "$suite" "$debian" "$(mirror)" >&2
  fi
  cp /etc/resolv.conf /etc/hosts "$debian/etc/"
  # Build directories of an earlier run are kept, so that the next one is quick.
  mkdir -p "$debian/gilded-compass"
  find "$debian/gilded-compass" -mindepth 1 -maxdepth 1 ! -name '_build*' -exec rm -rf {} +
  copy_tree "$debian/gilded-compass"
  mountpoint -q "$debian/proc" || mount -t proc proc "$debian/proc" ||
    say "No /proc can be mounted here; what needs it will say so."
  mountpoint -q "$debian/dev/pts" || mount -t devpts -o newinstance,ptmxmode=0666 devpts "$debian/dev/pts" ||
    say "No /dev/pts can be mounted here; what needs a terminal will say so."
  ln -sf pts/ptmx "$debian/dev/ptmx"
  chmod 1777 "$debian/dev/shm" # as after booting
  # X servers inside and outside see each other's sockets, so they must see each other's locks too.
  mountpoint -q "$debian/tmp" || mount --bind /tmp "$debian/tmp" ||
    say "No /tmp can be shared here; X servers outside may get in the way."
  chroot "$debian" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin CI="${CI:-}" \
    sh -c "cd /gilded-compass && $command"
}

leave_bare () {
  status=$?
  for point in tmp dev/pts proc; do
    if mountpoint -q "$debian/$point"; then
      umount "$debian/$point" || kept=yes
    fi
  done
  if [ -z "$kept" ]; then
    rm -rf --one-file-system "$debian"
  fi
  exit "$status"
}

# The suites of tests that are also run for other processors: all that need no display.
# shellcheck disable=SC2034 # others use it
cross_suites='engine players game saves play base'

# copy_tree DIRECTORY: copies what git tracks or would add; without git, everything but build directories.
copy_tree () {
  if [ -e "$root/.git" ] && has_command git; then
    git -C "$root" ls-files -z --cached --others --exclude-standard |
      tar -C "$root" --null --files-from=- --ignore-failed-read -cf - 2>/dev/null | tar -C "$1" --no-same-owner -xf -
  else
    tar -C "$root" --exclude='./_build*' -cf - . | tar -C "$1" --no-same-owner -xf -
  fi
}

# debian_source DIRECTORY: prepares what dpkg-buildpackage needs, the tree at $source and its tarball beside it, byte
# for byte the same each time.
debian_source () {
  version=$(dpkg-parsechangelog -l "$root/debian/changelog" -S Version | sed 's/-[^-]*$//')
  epoch=$(dpkg-parsechangelog -l "$root/debian/changelog" -S Timestamp)
  source=$1/gilded-compass-$version
  mkdir -p "$source"
  copy_tree "$source"
  tar -C "$1" --exclude="gilded-compass-$version/debian" --sort=name --mtime="@$epoch" --owner=0 --group=0 \
    --numeric-owner --mode=go=rX,u+rw,a-s -caf "$1/gilded-compass_$version.orig.tar.xz" "gilded-compass-$version"
}
