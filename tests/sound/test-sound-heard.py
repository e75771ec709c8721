#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A sound server hears each cue that the program plays, and hears it soon: a server of the test's own, whose sink plays
into the void and can be recorded. Prints how long each took from the request to the recorder.

test-sound-heard.py PLAY-CUE
"""
import array
import importlib.machinery
import importlib.util
import os
import pathlib
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PLAY_CUE = sys.argv[1]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import ROOT, Skip, case, run  # noqa: E402

RATE = 44100
QUIET = 30 # of 32767; what is below counts as silence
STILL = RATE // 2 # samples of silence after which a cue is over
LATE = 80 # milliseconds after which a sound no longer belongs to what is seen


def maker():
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader('make_sounds', str(ROOT / 'build-aux' / 'make-sounds'))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


MAKER = maker()


def shape(samples, rate):
    """How long it is from the first sample that is not silent to the last, in seconds, and how loud at most, from 0 to
    1."""
    loud = [n for n, sample in enumerate(samples) if abs(sample) > QUIET]
    return ((loud[-1] - loud[0]) / rate if loud else 0, max(map(abs, samples), default=0) / 32767)


class Server:
    """A server with a folder, a socket and a sink of its own, and a recording of what that sink plays."""

    def __init__(self):
        for command in ('pulseaudio', 'pactl', 'parec'):
            if shutil.which(command) is None:
                raise Skip(f'{command} is not installed')
        self.folder = tempfile.TemporaryDirectory(prefix='ogc-')
        home = self.folder.name
        self.env = {**os.environ, 'HOME': home, 'XDG_RUNTIME_DIR': home, 'XDG_CONFIG_HOME': home,
                    'PULSE_RUNTIME_PATH': home,
                    'PULSE_SERVER': f'unix:{home}/native', 'G_MESSAGES_DEBUG': 'gilded-compass'}
        self.env.pop('DBUS_SESSION_BUS_ADDRESS', None)
        self.env.pop('CANBERRA_DRIVER', None)
        self.daemon = subprocess.Popen(
            ['pulseaudio', '-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '--disable-shm=yes',
             f'--load=module-null-sink sink_name=void rate={RATE} channels=1',
             f'--load=module-native-protocol-unix socket={home}/native auth-anonymous=1'],
            env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        while subprocess.run(['pactl', 'info'], env=self.env, capture_output=True).returncode != 0:
            if self.daemon.poll() is not None:
                raise Skip('pulseaudio does not run here: '
                           + self.daemon.stderr.read().decode().strip().replace('\n', '; '))
            time.sleep(0.05)
        self.recorder = subprocess.Popen(['parec', '--device=void.monitor', '--raw', '--format=s16ne', f'--rate={RATE}',
                                          '--channels=1', '--latency-msec=20'], env=self.env, stdout=subprocess.PIPE)
        self.read() # it records
        self.player = subprocess.Popen([PLAY_CUE], env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                       stderr=subprocess.STDOUT)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        for process in (self.player, self.recorder, self.daemon):
            process.terminate()
            process.communicate()
        self.folder.cleanup()

    def read(self):
        samples = array.array('h')
        samples.frombytes(self.recorder.stdout.read(2 * RATE // 50))
        return samples

    def hear(self, name, volume):
        """What is recorded while a cue is played, and after how many milliseconds it began."""
        heard, last, delay = array.array('h'), 0, 0
        self.player.stdin.write(f'{name} {volume}\n'.encode())
        self.player.stdin.flush()
        begun = int(self.say())
        while not last or len(heard) - last < STILL:
            if select.select([self.player.stdout], [], [], 0)[0]:
                self.say()
            samples = self.read()
            for sample in samples:
                if heard or abs(sample) > QUIET:
                    heard.append(sample)
                    if abs(sample) > QUIET:
                        last = len(heard)
            if heard and not delay:
                delay = time.monotonic() * 1000 - begun / 1000
        return heard[:last], delay

    def say(self):
        """The next line of the player."""
        said = self.player.stdout.readline().decode()
        if 'No such driver' in said:
            raise Skip('libcanberra cannot speak to a sound server (libcanberra-pulse)')
        assert said.strip().isdigit(), said
        return said


DELAYS = []


@case('each cue is heard, as long and as loud as it is')
def heard():
    complaints = []
    with Server() as server:
        for name in MAKER.SOUNDS:
            for volume, share in ((100, 1), (50, 0.126)) if name == 'win' else ((100, 1),):
                samples, delay = server.hear(name, volume)
                seconds, peak = shape(samples, RATE)
                length, height = shape([share * sample for sample in MAKER.samples_of(name)], MAKER.RATE)
                print(f'# {name} at {volume} %: {seconds:.2f} of {length:.2f} s, peak {peak:.3f} of {height:.3f}, '
                      f'after {delay:.0f} ms')
                DELAYS.append(delay)
                # The server may swallow the first milliseconds, in which short cues are loudest.
                least = 0.75 * height if length > 0.4 else 0
                if abs(seconds - length) > 0.05 + 0.1 * length or not least <= peak < 1.33 * height:
                    complaints.append(f'{name} at {volume} %: {seconds:.2f} of {length:.2f} s, '
                                      f'peak {peak:.3f} of {height:.3f}')
    return complaints


@case('and soon after the program asks for it')
def soon():
    if not DELAYS:
        raise Skip('no sound was heard')
    # A busy machine may delay any of them, but not half of more than twenty.
    usual = statistics.median(DELAYS)
    print(f'# from request to recorder, which hears 20 ms at a time: {usual:.0f} ms, the first time '
          f'{DELAYS[0]:.0f} ms, at most {max(DELAYS):.0f} ms')
    return [] if usual < LATE else [f'usually {usual:.0f} ms after the request']


run()
