#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A sound server hears what the program plays: one of the test's own, whose sink plays into the void and can be
recorded.

test-sound-heard.py PLAY-CUE
"""
import array
import os
import pathlib
import select
import shutil
import subprocess
import sys
import tempfile
import time

PLAY_CUE = sys.argv[1]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from house import Skip, case, run  # noqa: E402

RATE = 44100
WIN = 19 # OGC_CUE_WIN, the longest
QUIET = 30 # of 32767; what is below counts as silence
STILL = RATE # samples of silence after which a cue is over


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

    def __enter__(self):
        return self

    def __exit__(self, *error):
        for process in (self.recorder, self.daemon):
            process.terminate()
            process.communicate()
        self.folder.cleanup()

    def read(self):
        samples = array.array('h')
        samples.frombytes(self.recorder.stdout.read(2 * RATE // 50))
        return samples

    def hear(self, cue, volume):
        """What is recorded while a cue is played, from its first sample that is not silent to the last."""
        heard, last = array.array('h'), 0
        player = subprocess.Popen([PLAY_CUE, str(cue), str(volume)], env=self.env, stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            while not last or len(heard) - last < STILL:
                if select.select([player.stdout], [], [], 0)[0]:
                    said = player.stdout.readline().decode()
                    if 'No such driver' in said:
                        raise Skip('libcanberra cannot speak to a sound server (libcanberra-pulse)')
                    assert 'There is no sound' not in said and player.poll() is None, said
                for sample in self.read():
                    if heard or abs(sample) > QUIET:
                        heard.append(sample)
                        if abs(sample) > QUIET:
                            last = len(heard)
        finally:
            player.communicate()
        return heard[:last]


@case('a cue is heard, as long and as loud as it is')
def heard():
    with Server() as server:
        loud, soft = server.hear(WIN, 100), server.hear(WIN, 50)
    complaints = []
    for title, samples, low, high in (('at full volume', loud, 0.4, 0.6), ('at half of it', soft, 0.04, 0.08)):
        seconds, peak = len(samples) / RATE, max(map(abs, samples)) / 32767
        print(f'# {title}: {seconds:.2f} s, peak {peak:.3f}')
        if not 1.5 < seconds < 3.5 or not low < peak < high:
            complaints.append(f'{title}: {seconds:.2f} s, peak {peak:.3f}')
    return complaints


run()
