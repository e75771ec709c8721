# SPDX-License-Identifier: GPL-3.0-or-later
"""The other end of the protocol (data/protocol.md)."""
import json
import random
import subprocess

from cli import CLI


class Talk:
    """A conversation with the program."""

    def __init__(self, *options):
        self.process = subprocess.Popen([CLI, 'play', '--protocol', *map(str, options)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding='utf-8')
        self.lines = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                pipe.close()
            except BrokenPipeError:
                pass

    def hear(self):
        line = self.process.stdout.readline()
        assert line.endswith('\n'), f'the program has said its last: {line!r}'
        self.lines.append(json.loads(line))
        return self.lines[-1]

    def hear_until(self, *types):
        while True:
            line = self.hear()
            if line['type'] in types:
                return line

    def say(self, line):
        text = line if isinstance(line, str) else json.dumps(line)
        self.process.stdin.write(text + '\n')
        self.process.stdin.flush()

    def decide(self, ask, decision, **more):
        self.say({'type': 'decision', 'number': ask['number'], 'decision': decision, **more})

    def end(self):
        """Closes the input. Returns the exit status, and what was written to standard error."""
        self.process.stdin.close()
        error = self.process.stderr.read()
        return self.process.wait(), error


def play(talk, choose):
    """Plays a game to its end; choose picks a decision for a question."""
    line = talk.hear_until('ask', 'end')
    while line['type'] == 'ask':
        talk.decide(line, choose(line))
        line = talk.hear_until('ask', 'end', 'error')
        assert line['type'] != 'error', line
    return line


def any_of(seed):
    source = random.Random(seed)
    return lambda ask: source.choice(ask['legal'])
