#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-console-session.py CLI LAB: games in sentences that are saved, loaded, left, and shared; terminals and other
outputs."""
import errno
import fcntl
import json
import os
import pty
import re
import shutil
import signal
import struct
import subprocess
import termios

from cli import CLI, FINE, NOT_FINE, ROOT, case, cli, run
from console import Bot, Console

FIXTURES = ROOT / 'tests/fixtures'
# A game in which a person begins, with eight dice and without neutral ones.
PLAIN = ('--players', 'person,random', '--form', 'standard', '--b', 'guild', '--c', 'tower', '--seed', 2, '--start', 0)


def one_die(console):
    """Places a die, which is always possible, and goes on."""
    console.say(re.search(r': ([1-6])', console.asked)[1] + ' library')
    while console.kind in ('neutral', 'pause', 'clear', 'curtain'):
        console.say('')


def save_of(path):
    return json.loads(path.read_text(encoding='utf-8'))


@case('a game is saved after every decision, and goes on where it was')
def save_and_load(folder):
    path = folder / 'evening.gildedcompass'
    with Console(*PLAIN, '--save', folder / 'evening') as console:
        one_die(console)
        asked, table, log = console.asked, console.say('table'), console.say('log 1000')
        assert console.end() == (FINE, '') and console.said[-1] == f'Saved as “{path}”.', console.said[-3:]
    assert 'valid' in cli('check', path).stdout
    assert [seat['kind'] for seat in save_of(path)['seats']] == ['person', 'random']
    for name in (path, folder / 'evening'):
        with Console('--load', name, '--save', name) as console:
            assert console.asked.split(' (')[0] == asked
            assert console.say('table') == table and console.say('log 1000') == log
            one_die(console)
            asked, table, log = console.asked, console.say('table'), console.say('log 1000')
            console.say('quit')
            assert console.asked is None and console.end() == (FINE, '')
    for seed in range(4):  # with either player deciding last
        shutil.copy(path, folder / 'copy.gildedcompass')
        with Console('--load', folder / 'copy', '--save', folder / 'copy') as console:
            assert Bot(console, seed).play() == (FINE, '')
        assert 'finished' in cli('check', folder / 'copy.gildedcompass').stdout


@case('games of the window go on in the console')
def of_the_window(folder):
    for name in ('save-v1', 'save-v2'):
        path = folder / f'{name}.gildedcompass'
        shutil.copy(FIXTURES / path.name, path)
        before = path.read_bytes()
        with Console('--load', path) as console:
            assert Bot(console, 2).play() == (FINE, '')
        assert path.read_bytes() == before, 'nobody wanted to save'
    with Console('--load', FIXTURES / 'save-v2-over.gildedcompass') as console:
        assert console.kind == 'end' and len(console.say('log')) == 10 and console.say('score')
        assert console.end() == (FINE, '')


@case('saving asks for a name, and before it replaces a file')
def save_by_hand(folder):
    other = folder / 'other.gildedcompass'
    other.write_text('something else')
    with Console(*PLAIN, cwd=folder) as console:
        one_die(console)
        console.say('quit')
        assert console.kind == 'quit'
        console.say('')
        assert console.kind == 'place'
        console.say('save other')
        assert console.kind == 'replace'
        assert console.say('no') == ['The game is not saved.'] and other.read_text() == 'something else'
        console.say('save')
        assert console.kind == 'name'
        assert console.say('My Game') == [f'Saved as “{folder}/My Game.gildedcompass”.']
        assert console.say('save') == [f'Saved as “{folder}/My Game.gildedcompass”.']
        refused = console.say('save nowhere/at all')[0]
        assert refused.startswith(f'{folder}/nowhere/at all.gildedcompass'), console.said[-3:]
        console.say('save other')
        assert console.say('yes') == [f'Saved as “{other}”.']
        console.say('quit')
        assert console.end() == (FINE, '')
    assert cli('check', folder / 'My Game.gildedcompass', other).stdout.count('valid') == 2


@case('an unsaved game is left neither silently nor by mistake')
def unsaved(folder):
    lost = 'gilded-compass-cli: The input ended before the game was over.\ngilded-compass-cli: The game is not saved.\n'
    with Console(*PLAIN) as console:
        assert console.end() == (NOT_FINE, lost)
    with Console(*PLAIN) as console:
        one_die(console)
        console.say('quit')
        console.say('no')
        assert console.end() == (FINE, '')
    with Console(*PLAIN) as console:
        one_die(console)
        console.say('quit')
        assert console.end() == (NOT_FINE, lost)
    with Console(*PLAIN) as console:
        console.process.send_signal(signal.SIGINT)
        console.hear()
        assert console.end() == (NOT_FINE, lost)


@case('a file that cannot be written is no reason to stop')
def unwritable(folder):
    with Console(*PLAIN, '--save', folder / 'gone/game') as console:
        assert any(f'{folder}/gone/game.gildedcompass' in line for line in console.said), console.said
        one_die(console)
        assert console.end()[0] == NOT_FINE


@case('the folder of the window is left alone while the window saves there')
def window_saves(folder):
    data = os.environ['XDG_DATA_HOME']
    os.environ['XDG_DATA_HOME'] = str(folder)
    saves = folder / 'gilded-compass/saves'
    saves.mkdir(parents=True)
    path = saves / 'game.gildedcompass'
    left = saves / '.gilded-compass-aB3dE6'
    left.write_text('{', encoding='utf-8')
    try:
        with Console(*PLAIN, '--save', path) as console:
            assert not left.exists(), 'what a killed console has left stays'
            one_die(console)
            assert console.end()[0] == FINE
        before = path.read_bytes()
        with open(saves / '.lock', 'w', encoding='utf-8') as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            with Console('--load', path, '--save', path) as console:
                one_die(console)
                assert f'A window already saves to the folder {saves}. Save the game elsewhere.' in console.said, \
                    console.said
                console.say(f'save {folder}/elsewhere')
                assert console.end() == (FINE, '')
        assert path.read_bytes() == before and (folder / 'elsewhere.gildedcompass').exists()
    finally:
        os.environ['XDG_DATA_HOME'] = data


def read_secrets(seed, secrets):
    """Plays a game of two people; the secret tiles that each has read go into secrets, and no others may be
    readable."""
    with Console('--players', 'person,person,random', '--b', 'auction-house', '--c', 'temple', '--seed', seed,
                 '--start', 0, names='Ada,Ben,Cy') as console:
        bot, reader, heard = Bot(console, seed), None, 0
        while console.kind != 'end':
            if console.kind == 'curtain':
                reader = console.asked[:3]
                console.say('me')
                said = ' '.join(console.said[heard:])
                assert not any(secret in said for secret in secrets[reader]), (reader, said)
            for line in console.said[heard:]:
                match = re.fullmatch(r'(Ada|Ben) (?:is dealt:|takes:?) '
                                     r'(Collection .*|(?!.*face down).*(?:compass|tool).*)\.', line)
                if match:
                    assert match[1] == reader, (reader, line)
                    secrets[reader].add(match[2])
            heard = len(console.said)
            bot.answer()
        result = ' '.join(console.say('ada') + console.say('ben'))
        assert all(secret in result for one in secrets.values() for secret in one), 'at the end everything is told'


@case('nobody reads the secrets of another at the same terminal')
def several_people(folder):
    items = 0
    for seed in (3, 4, 5):
        secrets = {'Ada': set(), 'Ben': set()}
        read_secrets(seed, secrets)
        assert secrets['Ada'] and secrets['Ben'], secrets
        items += len(secrets['Ada']) + len(secrets['Ben']) - 2
    assert items > 2


@case('computer players alone play a game that can be read')
def watching(folder):
    with Console('--players', 'random,greedy', '--seed', 1) as console:
        assert console.kind == 'end' and sum(' places ' in line for line in console.said) > 30
        assert console.end() == (FINE, '')


class Terminal:
    """The console on a terminal with that many columns."""

    def __init__(self, *options, columns=60, **env):
        self.read, self.heard = '', 0
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update({'TERM': 'xterm', **env})
            os.execv(CLI, [CLI, 'play', *map(str, options)])
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack('HHHH', 24, columns, 0, 0))
        # Else Linux drops what is written between the signal of an interrupt and the end of its delivery.
        attributes = termios.tcgetattr(self.fd)
        attributes[3] |= termios.NOFLSH
        termios.tcsetattr(self.fd, termios.TCSANOW, attributes)

    def hear(self, text):
        """Reads until the text appears. Returns what was read since the last time, up to it."""
        start = self.heard
        while text not in self.read[start:]:
            try:
                self.read += os.read(self.fd, 4096).decode()
            except OSError as error:
                assert error.errno == errno.EIO
                raise AssertionError(f'“{text}” does not come: {self.read[start:]!r}') from None
        self.heard = self.read.index(text, start) + len(text)
        return self.read[start:self.heard]

    def say(self, text):
        os.write(self.fd, text.encode())

    def end(self):
        """Waits for the end. Returns the exit status."""
        try:
            while True:
                self.read += os.read(self.fd, 4096).decode()
        except OSError as error:
            assert error.errno == errno.EIO, error
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@case('on a terminal lines are broken between words, and nothing steers it')
def terminal(folder):
    terminal = Terminal(*PLAIN, '--names', 'Ada,Ben', columns=50)
    terminal.hear('help.) ')
    terminal.say('?\n')
    terminal.hear('place? ')
    lines = terminal.read.replace('\r', '').split('\n')
    assert max(len(line) for line in lines[3:]) in range(40, 51) and '\x1b' not in terminal.read, lines
    terminal.say('quit\n')
    assert terminal.end() == FINE and '\x1b' not in terminal.read


@case('the keys that interrupt and end ask before an unsaved game is left')
def keys(folder):
    for key in ('\x03', '\x04'):
        terminal = Terminal(*PLAIN, '--names', 'Ada,Ben')
        die = re.search(r'dice: ([1-6])', terminal.hear('help.) '))[1]
        terminal.say(f'{die} library\n')
        terminal.hear('undoes that. ')
        terminal.say(key)
        terminal.hear('playing. ')
        terminal.say('\n')
        terminal.hear('undoes that. ')
        terminal.say(key)
        terminal.hear('playing. ')
        terminal.say(key)
        assert terminal.end() == NOT_FINE and 'The game is not saved.\r\n' in terminal.read[-60:], terminal.read[-300:]


@case('the screen is cleared between people who have secrets, by blank lines where the terminal is dumb')
def clear(folder):
    for name, cleared in (('xterm', '\x1b[H\x1b[2J\x1b[3J'), ('dumb', '\r\n' * 24)):
        terminal = Terminal('--players', 'person,person', '--form', 'fewer', '--b', 'auction-house', '--names',
                            'Ada,Ben', '--start', 0, '--seed', 1, columns=90, TERM=name)
        terminal.hear('help.) ')
        terminal.say('\n')
        die = re.search(r'dice: ([1-6])', terminal.hear('place? '))[1]
        assert '\x1b' not in terminal.read
        terminal.say(f'{die} library\n')
        terminal.hear('undoes that. ')
        terminal.say('\n')
        assert cleared in terminal.hear('look away.')
        terminal.say('\x04\x04')
        terminal.end()


@case('who does not read any more ends the game quietly, and a full disk is told')
def other_ends(folder):
    options = [CLI, 'play', '--players', 'random', '--seats', '5', '--seed', '1']
    with subprocess.Popen(options, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b'' and process.wait() in (FINE, NOT_FINE)
    with open('/dev/full', 'w', encoding='utf-8') as full:
        done = subprocess.run(options, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True,
                              check=False)
    assert done.returncode == NOT_FINE and 'No space left' in done.stderr, done
    done = subprocess.run(options, stdin=subprocess.DEVNULL, capture_output=True, check=False,
                          preexec_fn=lambda: os.close(0))
    assert done.returncode == FINE, done


run()
