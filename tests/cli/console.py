# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in sentences, as experienced by somebody who reads every line and types answers, in either language."""
import os
import pathlib
import random
import re
import subprocess
import sys

from cli import CLI, ROOT

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from catalogue import entries, pattern  # noqa: E402

# Every sentence after which an answer is typed, by what it asks for.
QUESTIONS = {
    'neutral': ['Neutral dice: %s. What do you place? Enter ends your turn.'],
    'place': ['Your dice: %s. What do you place?', 'Your dice: %s. Neutral dice: %s. What do you place?'],
    'number': ['Which number?'],
    'list': ['Which number? Enter for none.'],
    'pause': ['Enter continues, “%s” undoes that.'],
    'clear': ['Enter clears the screen for %s, “%s” undoes that.', 'Enter clears the screen for %s.'],
    'curtain': ['%s is next. Everyone else, please look away.'],
    'end': ['Enter leaves the game. You can still type “%s”, “%s” and “%s”, and ? for help.'],
    'quit': ['The game is not saved. Save it before you leave, yes or no? Enter to go on playing.'],
    'name': ['Save it under which name? Enter alone does not save it.'],
    'replace': ['%s exists already. Replace it, yes or no?'],
}
GERMAN = {(entry.context, entry.english[0]): entry.local[-1] for entry in entries(ROOT / 'po/de.po')}
# The languages as LANGUAGE names them.
LANGUAGES = ['', 'de']


def local(language, text, context=None):
    """A text of the program in that language."""
    return GERMAN[context, text] if language == 'de' else text


def word(language, typed):
    """What a player types for a word of one of the program's lists."""
    return local(language, typed, 'typed').split(',')[0]


class Console:
    """A running game. Whoever is told a question must answer it."""

    questions = QUESTIONS

    def __init__(self, *options, language='', names='Ada,Belzoni', **more):
        options = [str(option) for option in options]
        if names and '--load' not in options and not any(option.startswith('--load=') for option in options):
            options += ['--names', names]
        self.language, self.said, self.asked = language, [], None
        self.patterns = {kind: [self._question(text) for text in texts] for kind, texts in self.questions.items()}
        self.process = subprocess.Popen([os.path.abspath(CLI), 'play', *options], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        text=True, encoding='utf-8', env={**os.environ, 'LANGUAGE': language}, **more)
        self.hear()

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

    def _question(self, text):
        """The pattern of a question, with the name of the player who is asked before it, and the way to get help
        after it."""
        whole = pattern(local(self.language, text)).pattern
        helped = local(self.language, '%s (Type ? for help.)').replace('%s', '')
        goes_on = local(self.language, 'Enter continues.')
        return re.compile(f'(?:[^:]+: )?{whole}(?: {re.escape(goes_on)})?(?:{re.escape(helped)})?')

    def hear(self):
        """Reads up to the next question. self.answer gets what was said before it, self.asked the question and its
        kind."""
        self.answer, self.asked, self.kind = [], None, None
        while self.kind is None:
            line = self.process.stdout.readline()
            if not line:
                return self.answer
            self.said.append(line.rstrip('\n'))
            self.kind = next((kind for kind, texts in self.patterns.items()
                              if any(text.fullmatch(self.said[-1]) for text in texts)), None)
            if self.kind is None:
                self.answer.append(self.said[-1])
            else:
                self.asked = self.said[-1]
        return self.answer

    def say(self, text):
        """Types a line. Returns the program's answer."""
        self.said.append(f'>>> {text}')
        self.process.stdin.write(text + '\n')
        self.process.stdin.flush()
        return self.hear()

    def end(self):
        """Closes the input. Returns the exit status, and what was written to standard error."""
        self.process.stdin.close()
        self.said += self.process.stdout.read().splitlines()
        error = self.process.stderr.read()
        return self.process.wait(), error

    def placements(self):
        """The placements that “?” lists: (dice, building), neutral dice with the word for them."""
        neutral = local(self.language, 'neutral %s').replace('%s', '')
        found = []
        for line in self.say('?'):
            match = re.fullmatch(r'(.+?) \(.+\): (.+)\.', line)
            for part in match[2].split('; ') if match else []:
                dice = part.removeprefix(neutral).split(', ')
                before = 'n ' if part.startswith(neutral) else ''
                found += [(before + values, match[1]) for values in dice if re.fullmatch('[1-6 ]+', values)]
        return found

    def numbers(self):
        """The number of answers listed last."""
        for line in reversed(self.said):
            match = re.match(r'(\d+)\. ', line)
            if match:
                return int(match[1])
        raise AssertionError('nothing was listed')


class Bot:
    """Plays at random by what it reads, and asks for help at every kind of question."""

    def __init__(self, console, seed):
        self.console, self.source, self.met = console, random.Random(seed), set()

    def kind(self):
        """The kind of question and, for a choice, what it is about: the sentence before the list."""
        if self.console.kind != 'number':
            return self.console.kind
        listed = [line for line in self.console.said if not re.match(r'\d+\. |>>>', line)]
        sentence = re.sub(r'\d+', '', listed[-2])
        return re.sub(r'^.*?: .*?\. (?=\w)', '', sentence)

    def ask_for_help(self):
        """Checks that the help is not empty, and that the question is repeated."""
        console, asked = self.console, self.console.asked
        helped = console.say('?')
        assert len(helped) >= 2 and console.asked.startswith(asked.split(' (')[0]), (asked, helped, console.asked)

    def change_dice(self):
        """Rerolls a die or turns one, if the help says that this can be done now."""
        console, language = self.console, self.console.language
        if console.kind != 'place':
            return False
        for text, typed in (('“%s 1 2 to 6 6” turns dice with “A Compelling Power”.', 'turn'),
                            ('“%s 1 2” rerolls these dice for a knowledge token; you have %s.', 'reroll,r')):
            way = pattern(local(language, text))
            if any(way.fullmatch(line) for line in console.say('?')):
                die = re.search('[1-6]', console.asked)[0]
                other = '6' if die == '1' else '1'
                before = console.asked
                told = console.say(f'{word(language, typed)} {die}'
                                   + (f' {word(language, "to,into,becomes")} {other}' if typed == 'turn' else ''))
                assert typed != 'turn' or (len(told) == 2 and console.asked != before), (told, console.asked)
                self.met.add(typed)
                return True
        return False

    def answer(self):
        """Answers the question; False when the game is over."""
        console = self.console
        if console.asked is None:
            return False
        kind = self.kind()
        if kind not in self.met and console.kind not in ('list', 'end', 'curtain'):
            self.met.add(kind)
            self.ask_for_help()
        self.met.add(kind)
        if console.kind in ('number', 'list'):
            console.say(str(self.source.randint(1, console.numbers())))
        elif self.source.random() < 0.1 and self.change_dice():
            pass
        elif console.kind == 'neutral' and self.source.random() < 0.5 \
                or console.kind in ('pause', 'clear', 'curtain', 'end'):
            console.say('')
        else:
            dice, building = self.source.choice(console.placements())
            console.say(f'{dice} {building}')
        return True

    def play(self):
        """Plays to the end. Returns the exit status, and what was written to standard error."""
        while self.answer():
            pass
        return self.console.end()
