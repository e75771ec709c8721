#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-floors.py CORE.a ENGINE.a ENGINE.a PLAYERS.a BASE.a GAME.a...: includes only go down, and the lower floors
need only what they may."""
import collections
import re
import subprocess
import sys

from house import FLOORS, GAME_LISTS, GAMES, ROOT, SHELL, case, files, name, read, run
from rooms import ROOMS

INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]', re.M)
WORD = re.compile(r'\b[A-Za-z_]\w+\b')
COMMENT = re.compile(r'/\*.*?\*/', re.S)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
# What a header declares: functions, types and constants, by their prefixes.
DECLARED = re.compile(r'\b((?:ogc|compile)_\w+)(?= *\()|\b((?:Ogc|Compile)[A-Z]\w+)|\b((?:OGC|COMPILE)_[A-Z]\w+)')
# What a floor may take from outside: these headers (all, where None).
ENGINE_HEADERS = {'assert.h', 'limits.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'string.h'}
PLAYER_HEADERS = ENGINE_HEADERS | {'float.h', 'math.h', 'stdatomic.h', 'stdlib.h', 'threads.h', 'time.h'}
C_HEADERS = {
    'core': ENGINE_HEADERS,
    'compass/engine': ENGINE_HEADERS,
    'compile/engine': ENGINE_HEADERS,
    'compass/players': PLAYER_HEADERS,
    'compile/players': PLAYER_HEADERS,
    'library': ENGINE_HEADERS,
}
# What an engine's objects may use of libc: functions on existing memory, and assert(). No allocation, I/O, text, clock.
ENGINE_SYMBOLS = re.compile(r'^(mem(cpy|set|move|cmp)|bcmp|__assert_fail|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_|'
                            r'__(asan|ubsan|sanitizer|gcov)_\w+|__popcount[sd]i2)$')
GLIB_SYMBOLS = re.compile(r'^(g|gtk|gdk|gsk|json|pango|cairo)_')
GTK_SYMBOLS = re.compile(r'^(gtk|gdk|gsk|pango|cairo)_')
# The archives, lowest first.
ENGINES, PLAYERS, ABOVE = sys.argv[1:4], sys.argv[4:6], sys.argv[6:]
# Headers for other programs: what they declare is used by what lies below the functions that they declare.
FACES = {'gilded-compass.h'}
# The most source files in one folder.
LARGEST_ROOM = 35
# The most bytes that may be thread-local in all.
MOST_OF_A_THREAD = 64 * 1024


def floor_of(path):
    """The floor whose headers a file of src may see: its own."""
    top, _, inside = str(path.parent.relative_to(ROOT)).partition('/')
    if top == 'src':
        for floor in FLOORS:
            if inside == floor or inside.startswith(floor + '/'):
                return floor
    return None


HOMES = {path.name: floor_of(path) for path in files('*.h', under='src')}


@case('includes go down')
def includes_go_down():
    complaints = []
    for path in files('*.c', '*.h', under='src'):
        floor = floor_of(path)
        if floor is None:
            continue
        for _, header in INCLUDE.findall(read(path)):
            home = HOMES.get(header)
            if (path.parent / header).is_file():
                continue
            if home is not None and home != floor and home not in FLOORS[floor]:
                complaints.append(f'{name(path)} includes {header} of the floor {home}')
    return complaints


@case('rooms include what is written down')
def rooms_include_what_is_written_down():
    """No more, so that nobody draws a new line without noticing, and no less, so that the list stays true."""
    def room_of(path):
        return str(path.parent.relative_to(ROOT / 'src'))
    rooms = {path.name: room_of(path) for path in files('*.h', under='src')}
    seen = {room_of(path): set() for path in files('*.c', '*.h', under='src')}
    examples = {}
    for path in files('*.c', '*.h', under='src'):
        room = room_of(path)
        for _, header in INCLUDE.findall(read(path)):
            other = rooms.get(header, room)
            if other != room and not (path.parent / header).is_file():
                seen[room].add(other)
                examples[room, other] = f'{name(path)} includes {header}'
    drawn = {room: set(others.split()) for room, others in ROOMS.items()}
    complaints = [f'{room} is a room either here or in rooms.py' for room in sorted(seen.keys() ^ drawn.keys())]
    for room in sorted(seen.keys() & drawn.keys()):
        complaints += [f'{examples[room, other]} of {other}' for other in sorted(seen[room] - drawn[room])]
        complaints += [f'{room} includes nothing of {other} any more' for other in sorted(drawn[room] - seen[room])]
    return complaints


@case('files of different classes stand in no circle')
def no_circles():
    """A class may lie in several files, whose names begin with its own, and which need each other."""
    def node(path):
        return path.name if path.name in FACES else path.stem.removesuffix('-private')
    includes, reached = collections.defaultdict(set), {}
    headers = {path.name: node(path) for path in files('*.h', under='src')}
    for path in files('*.c', '*.h', under='src'):
        includes[node(path)].update(headers[header] for _, header in INCLUDE.findall(read(path)) if header in headers)
    for start in includes:
        found, left = set(), [start]
        while left:
            new = includes[left.pop()] - found
            found |= new
            left += new
        reached[start] = found
    circles = {tuple(sorted(other for other in found if start in reached[other])) for start, found in reached.items()}
    assert 'ogc-file' in reached['ogc-store'] and 'ogc-store' not in reached['ogc-file']
    return [f'{", ".join(circle)} include each other' for circle in sorted(circles)
            if not all(f'{other}-'.startswith(f'{circle[0]}-') for other in circle)]


@case('the shell knows no game')
def shell_knows_no_game():
    """These floors use neither a game's headers nor its functions, types and constants; only the tables name it."""
    game_rooms = tuple(f'{game}/' for game in GAMES)
    declared = collections.defaultdict(set)
    for header in files('*.h', under='src'):
        of_game = (floor_of(header) or '').startswith(game_rooms)
        declared[of_game].update(word for words in DECLARED.findall(read(header)) for word in words if word)
    names = declared[True] - declared[False]
    assert 'ogc_game_new' in names and 'OgcTable' in names
    complaints = []
    for path in files('*.c', '*.h', under='src'):
        if floor_of(path) not in SHELL or name(path) in GAME_LISTS:
            continue
        code = COMMENT.sub('', read(path))
        complaints += [f'{name(path)} includes {header} of {HOMES[header]}' for _, header in INCLUDE.findall(code)
                       if (HOMES.get(header) or '').startswith(game_rooms)]
        complaints += [f'{name(path)} knows {word}' for word in sorted(names & set(WORD.findall(code)))]
    return complaints


@case('the shell has no word of the second game')
def shell_has_no_word():
    """Not in the names of its own things either, nor in its style sheets, where that game's widgets have names."""
    game, widgets = GAMES[1], set()
    for path in files('*.c', under=f'src/{game}'):
        widgets.update(re.findall(r'set_css_name \(\w+, "(\w+)"\)', read(path)))
    for path in files('*.c', under='src'):
        if not name(path).startswith(f'src/{game}/'):
            widgets.difference_update(re.findall(r'set_css_name \(\w+, "(\w+)"\)', read(path)))
    assert 'compiletable' in widgets
    word = re.compile(rf'(?<![A-Za-z]){game}(?![A-Za-z])', re.I)
    complaints = [f'{name(path)} says {found}'
                  for path in files('*.c', '*.h', under='src')
                  if floor_of(path) in SHELL and name(path) not in GAME_LISTS and path.name != f'ogc-{game}-ui.h'
                  for found in word.findall(STRING.sub('', COMMENT.sub('', read(path))))]
    selector = re.compile(rf'(?<![\w.#-])({"|".join(sorted(widgets))})(?![\w-])|(?<![A-Za-z]){game}(?![A-Za-z])')
    for path in files('*.css', under='ui'):
        if not name(path).startswith(f'ui/{game}/'):
            complaints += [f'{name(path)} says {found[0]}' for found in selector.finditer(COMMENT.sub('', read(path)))]
    return complaints


@case('the games do not know each other')
def games_are_apart():
    return [f'{floor} may include {other}' for floor, others in FLOORS.items() for other in others
            for game in GAMES if floor.startswith(game + '/') and not other.startswith(game + '/')
            and other.split('/')[0] in GAMES]


@case('engines, players and the library include libc alone')
def lower_floors_include_libc():
    return [f'{name(path)} includes <{header}>'
            for floor, allowed in C_HEADERS.items()
            for path in files('*.c', '*.h', under=f'src/{floor}')
            for kind, header in INCLUDE.findall(read(path))
            if header not in HOMES and header not in allowed]


@case('every source lies in a room of a floor')
def sources_lie_in_rooms():
    return [f'{name(path)} lies on no floor' for path in files('*.c', '*.h', under='src') if floor_of(path) is None]


@case(f'a room has {LARGEST_ROOM} sources at most')
def rooms_are_small():
    rooms = collections.Counter(path.parent for path in files('*.c', '*.h', under='src'))
    return [f'{name(room)} has {count} sources' for room, count in sorted(rooms.items()) if count > LARGEST_ROOM]


@case('headers have names of their own')
def headers_have_own_names():
    names = [path.name for path in files('*.h', under='src')]
    return [f'{header} stands on several floors' for header in sorted(set(names)) if names.count(header) > 1]


def undefined(archive, *below):
    """Symbols that an archive's objects need and neither they nor the archives of the floors below define."""
    def nm(option, path):
        output = subprocess.run(['nm', '--format=posix', option, path], capture_output=True, text=True,
                                check=True).stdout
        return {line.split()[0] for line in output.splitlines() if line and not line.endswith(':')}
    needed, own = nm('--undefined-only', archive), nm('--defined-only', archive)
    assert own, f'{archive} has no objects'
    return sorted(needed.difference(own, *(nm('--defined-only', path) for path in below)))


@case('engines need nothing but memory')
def engines_need_nothing():
    core, *engines = ENGINES
    return [f'{archive} needs {symbol}' for archive in ENGINES
            for symbol in undefined(archive, *([core] if archive in engines else []))
            if not ENGINE_SYMBOLS.match(symbol)]


@case('players need no GLib')
def players_need_no_glib():
    return [f'{archive} needs {symbol}' for archive in PLAYERS for symbol in undefined(archive, *ENGINES)
            if GLIB_SYMBOLS.match(symbol)]


@case('what lies below the window needs no GTK')
def model_needs_no_gtk():
    return [f'{archive} needs {symbol}'
            for archive in ABOVE for symbol in undefined(archive) if GTK_SYMBOLS.match(symbol)]


@case('threads are born small')
def threads_are_born_small():
    """Thread-local data exists in every thread of the program, also in those that draw or read files."""
    output = subprocess.run(['size', '-A', '-d', *sys.argv[1:]], capture_output=True, text=True, check=True).stdout
    sizes = [int(line.split()[1]) for line in output.splitlines() if line.startswith(('.tbss', '.tdata'))]
    assert sizes, 'nothing is thread-local'
    return [f'{sum(sizes)} bytes are thread-local'] if sum(sizes) > MOST_OF_A_THREAD else []


run()
