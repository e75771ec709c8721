# SPDX-License-Identifier: GPL-3.0-or-later
"""xdotool, kept running, because it takes longer to start than to send a key."""

import atexit
import functools
import shlex
import subprocess

# A command whose answer, one line, ends that of the command before it.
MARK = 'getdisplaygeometry'


@functools.cache
def started(kind):
    """xdotool, which reads a command in each line and answers at once, and what it answers to the mark. One process
    sends input and another answers questions, because keys and clicks would go to the window that it has found last,
    whichever has the keyboard."""
    process = subprocess.Popen(['stdbuf', '-oL', 'xdotool', '-'], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               text=True)
    atexit.register(process.kill)
    print(MARK, file=process.stdin, flush=True)
    return process, process.stdout.readline()


def run(kind, *command):
    """The lines with which xdotool answers, or None if it fails and ends, as about a window that has disappeared."""
    process, mark = started(kind)
    print(shlex.join(command), MARK, sep='\n', file=process.stdin, flush=True)
    lines = []
    for line in process.stdout:
        if line == mark:
            return lines
        lines.append(line.rstrip('\n'))
    process.wait()
    started.cache_clear()
    return None


def ask(*command):
    return run('question', *command)


def do(*command):
    assert run('input', *command) is not None, f'xdotool cannot {shlex.join(command)}'


def find_windows(process):
    """The visible X windows of a process."""
    return ask('search', '--onlyvisible', '--pid', str(process.pid)) or []
