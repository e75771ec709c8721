#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-console-compile.py CLI LAB: whole games of Compile Gold in sentences, in both languages, and everything that
can be asked and typed."""
import random
import re

from cli import FINE, NOT_FINE, ROOT, WRONG_USE, case, cli, run
from console import GERMAN, LANGUAGES, QUESTIONS, Console, local, pattern, word
from catalogue import Leaks  # console says where

SHARED = ('number', 'list', 'pause', 'clear', 'curtain', 'end', 'quit', 'name', 'replace')
# Together these games have every question.
GAMES = [(['--set=mn02'], 1), (['--set=mn02'], 3), (['--set=mn02'], 9), (['--set=mn02'], 23), (['--set=mn01'], 5),
         (['--set=mn01'], 12), (['--set=mn02', '--without-control'], 4)]
QUESTIONS_ASKED = [
    'Choose a protocol.', 'Play a card or refill your hand.', 'Refill your hand.', 'Choose the line to compile.',
    'Choose a card and a line to play it face up or face down.',
    'Choose a card to discard.', 'Choose another card to discard.', 'Choose a free card to flip.',
    'Choose a card to draw from your deck.', 'Choose the line to shift %s to.', 'Choose the line for the top card of '
    'your deck.', 'Name a value.', 'Name a protocol in play.', 'Choose what to do.', 'Choose 2 of your stacks to swap.',
    'You had control: you may rearrange one player’s protocols.', 'Choose 2 of your protocols to swap.',
    '%s: %s Do you want to?', 'Several effects are due: choose which card comes first.',
]
PLAIN = ('--players', 'Anna,random', '--first=1', '--seed=3')


class CompileConsole(Console):
    """A running game of Compile Gold."""

    questions = {
        **{kind: QUESTIONS[kind] for kind in SHARED},
        'protocol': ['Which protocol?'],
        'card': ['Which card, and where?'],
        'line': ['Which line?'],
        'value': ['Which value?'],
        'yes': ['Yes or no?'],
    }

    def __init__(self, *options, **more):
        super().__init__('--game=compile', *options, names=None, **more)

    def listed(self):
        """The answers listed last, by their numbers."""
        found = {}
        for line in self.said:
            match = re.match(r'(\d+)\. (.*)', line)
            if match:
                found = found if int(match[1]) and found else {}
                found[int(match[1])] = match[2]
        return found


class Bot:
    """Plays at random by what it reads, and asks for help at every kind of question."""

    def __init__(self, console, seed):
        self.console, self.source, self.met = console, random.Random(seed), set()

    def question(self):
        """The last question with its answers: (sentence, {number: answer})."""
        lines = self.console.say('') if self.console.kind not in ('pause', 'curtain', 'clear', 'end', 'list') else []
        answers = {}
        for line in lines:
            match = re.match(r'(\d+)\. (.*)', line)
            if match:
                answers[int(match[1])] = match[2]
        return lines[0] if lines else '', answers, lines

    def ask_for_help(self):
        """Checks that the help is not empty, and that the question is repeated."""
        console, asked = self.console, self.console.asked
        helped = console.say('?')
        assert len(helped) >= 3 and console.asked.startswith(asked.split(' (')[0]), (asked, helped, console.asked)

    def play_card(self, answers):
        """What to type for a card of the list: its number or its name."""
        number = self.source.choice(sorted(answers))
        if number == 0:
            return '0'
        name, ways = answers[number].split(': ', 1)
        language = self.console.language
        way = self.source.choice(ways.rstrip('.').split('; '))
        up = re.match(local(language, 'face up in line %s').split()[0] + ' (auf|up|in)', way) \
            and not way.startswith(local(language, 'face down in line %s').rsplit(' ', 2)[0])
        line = self.source.choice(re.findall(r'\d', way))
        face = word(language, 'up,open,u') if up else word(language, 'down,d')
        side = ' ' + word(language, 'opponent,opponents,their,theirs') \
            if local(language, 'face up on your opponent’s side, line %s').split()[-3] in way else ''
        return f'{self.source.choice((name, str(number)))} {face} {line}{side}'

    def answer(self):
        """Answers the question; False when the game is over."""
        console = self.console
        if console.asked is None:
            return False
        kind = console.kind
        if kind in ('pause', 'clear', 'curtain', 'end'):
            self.met.add(kind)
            console.say('')
            return True
        if kind == 'list':
            self.met.add(kind)
            console.say('1')
            return True
        sentence, answers, lines = self.question()
        self.met.add(kind)
        about = re.sub(r'\d+', '', sentence if kind == 'number' else kind)
        about = about.split(': ')[-1]
        if about not in self.met:
            self.met.add(about)
            self.ask_for_help()
        if kind == 'card':
            typed = self.play_card(answers)
            console.say(typed)
            if console.kind == 'list':
                console.say('1')
        elif kind == 'line':
            pairs = [line for line in lines if re.match(r'(Line|Reihe) \d', line)]
            console.say(self.source.choice([re.search(r'\d', line)[0] for line in pairs] + [str(n) for n in answers]))
        elif kind == 'yes':
            console.say(word(console.language, self.source.choice(('yes,y', 'no'))))
        elif kind == 'protocol':
            console.say(self.source.choice(re.findall(r'(\d+) ', lines[-1])))
        elif kind == 'value':
            console.say(self.source.choice(re.findall(r'\d', lines[-1])))
        else:
            console.say(str(self.source.choice(sorted(answers))))
        lost = pattern(local(console.language, 'I don’t understand “%s”. Type ? for help.'))
        assert not any(lost.fullmatch(line) for line in console.answer), console.said[-9:]
        return True

    def play(self):
        """Plays to the end. Returns the exit status, and what was written to standard error."""
        for _ in range(3000):
            if not self.answer():
                return self.console.end()
        raise AssertionError(f'the game does not end: {self.console.said[-30:]}')


def leaves_nothing(status):
    code, error = status
    assert code == FINE and error == '', status


for language in LANGUAGES:
    @case(f'whole games by nothing but what is read, with help at every kind of question: {language or "en"}')
    def games(folder, language=language):
        met, said = set(), set()
        for options, seed in GAMES:
            with CompileConsole('--players=Anna,random', f'--seed={seed}', *options, language=language) as console:
                bot = Bot(console, seed)
                leaves_nothing(bot.play())
                met |= bot.met
                said |= set(console.said)
                ends = [pattern(local(language, text)) for text in ('%s has won.', 'Nobody has won.')]
                assert any(end.fullmatch(line) for end in ends for line in console.said), console.said[-9:]
        missing = {'protocol', 'card', 'line', 'value', 'yes', 'number', 'pause', 'end'} - met
        for text in QUESTIONS_ASKED:
            asked = re.compile(f'(?:[^:]+: )?{pattern(local(language, text)).pattern}')
            missing |= set() if any(asked.fullmatch(line) for line in said) else {text}
        assert not missing, missing


@case('German sentences have no English in them')
def leaks(folder):
    leaks = Leaks(ROOT / 'po/de.po')
    with CompileConsole(*PLAIN, language='de') as console:
        bot = Bot(console, 1)
        for _ in range(40):
            for typed in ('commands', 'table', 'line 2', 'hand', 'trash', 'game', 'log', 'rules', 'undo', 'nonsense'):
                if console.kind in ('card', 'number', 'yes', 'line'):
                    console.say(typed)
            bot.answer()
        console.say('card klarheit')
        english = {line for line in console.said if not line.startswith('>>>')
                   and leaks.is_english(re.sub(r'^\d+\. |\.$', '', line))}
        assert not english, english


def begin(console):
    """Chooses protocols until the cards are dealt."""
    while console.kind != 'card':
        console.say('' if console.kind == 'pause' else re.findall(r'(\d+) ', console.say('')[-1])[0])


def state(console):
    """Everything that can be read about the game."""
    return [console.say(typed) for typed in ('table', 'hand', 'trash', 'log 1000', 'game')]


@case('what is illegal or not understood gets its reason, and changes nothing')
def refused(folder):
    with CompileConsole(*PLAIN) as console:
        begin(console)
        before, asked = state(console), console.asked
        name, ways = re.match(r'\d+\. (.*?): face up in line (\d)', console.say('')[1]).groups()
        line = '2' if ways != '2' else '3'
        for typed, reason in ((f'{name} up {line}', 'A card is played face up only into a line of its protocol'),
                              (f'{name} down {line} opponent', 'You play your cards onto your own side.'),
                              (f'{name} up 4', 'There are only lines 1, 2 and 3.'),
                              (f'{name} down 0', 'There are only lines 1, 2 and 3.'),
                              ('refill', 'You refill your hand only when'), ('0', 'I don’t understand “0”'),
                              ('war 6 up', 'I don’t understand “war 6 up”'),
                              ('9', 'I don’t understand “9”'), ('99 up 1', 'I don’t understand'),
                              ('undo', 'Nothing can be undone'), ('redo', 'There is nothing to redo.'),
                              ('re', '“re” may be: refill, card, redo.'), ('rules zzz', 'The rules say nothing about'),
                              ('card', 'Which card?'), ('card nonsense', 'Which card?'), ('play', 'I don’t understand'),
                              ('\x1b[2J\x07', 'I don’t understand “\\x1b[2J\\x07”.'),
                              ('9' * 5000, 'I don’t understand “999')):
            told = console.say(typed)
            assert len(told) >= 1 and told[0].startswith(reason), (typed, told)
            assert console.asked == asked, (typed, console.asked)
        assert state(console) == before
        console.say('refill')
        assert console.say('?')[0].startswith('The rules: Action: '), console.said[-20:]


@case('what is left out of a play is asked')
def listed(folder):
    with CompileConsole(*PLAIN) as console:
        begin(console)
        told = console.say('1')
        assert console.kind == 'list' and len(told) == 4 and told[0].startswith('1. Play '), told
        assert console.say('1 down')[0].startswith('1. Play ') and len(console.answer) == 3, console.answer
        told = console.say('3')
        assert re.match(r'Anna plays .* face down into line 3\.', told[0]), told
        assert console.kind == 'pause'


@case('undo takes a choice back and redo takes it again')
def undone(folder):
    with CompileConsole(*PLAIN) as console:
        begin(console)
        before = state(console)
        played = console.say('1 down 2')[0]
        after = state(console)
        assert f'Undone: {played}' in console.say('undo') and console.kind == 'card'
        assert state(console) == before
        assert console.say('redo')[0] == played and console.kind == 'pause'
        assert state(console) == after


def into_effect(console, bot):
    """Plays on until a card asks something."""
    while console.kind not in ('number', 'line', 'yes', 'value') and console.kind != 'end':
        bot.answer()
    assert console.kind != 'end'


@case('a game goes on where it was saved, in the middle of an effect')
def saved(folder):
    path = folder / 'game.gildedcompass'
    with CompileConsole('--players=Anna,random', '--seed=8') as console:
        into_effect(console, Bot(console, 3))
        before = state(console)
        asked = console.say('')
        assert console.say(f'save {folder}/game') == [f'Saved as “{path}”.']
        console.say('quit')
        leaves_nothing(console.end())
    with CompileConsole(f'--load={path}', f'--save={path}') as console:
        assert state(console) == before and console.say('') == asked
        bot = Bot(console, 4)
        for _ in range(20):
            bot.answer()
        code, error = console.end()
        assert error == '' and code == FINE
    for name in (path, folder / 'game'):  # the file itself names its game
        told = cli('play', '--load', name, text='quit\n').stdout
        assert told.startswith('Compile Gold.'), told
    assert 'valid' in cli('check', path).stdout
    assert 'Turn 2: ' in cli('replay', path).stdout
    for game in ((), ('--game=compile',)):
        assert '--load: ' in cli('play', *game, f'--load={path}', '--seed=1', status=WRONG_USE).stderr


@case('the end of the input loses nothing silently')
def lost(folder):
    said = 'gilded-compass-cli: The input ended before the game was over.\ngilded-compass-cli: The game is not saved.\n'
    with CompileConsole(*PLAIN) as console:
        begin(console)
        assert console.end() == (NOT_FINE, said)


@case('hidden cards are never read')
def hidden(folder):
    for seed in (11, 12):
        with CompileConsole('--players=Anna,greedy', '--set=mn02', '--first=1', f'--seed={seed}') as console:
            bot, shown = Bot(console, seed), 0
            begin(console)
            theirs = re.search(r'has chosen|Ada', ' '.join(console.said)) and \
                [line.split()[-1].rstrip('.') for line in console.said if line.startswith('Ada chooses ')
                 and line != 'Ada chooses first.']
            assert len(theirs) == 3, theirs
            card = re.compile('(?:' + '|'.join(theirs) + r') \d')
            while console.kind != 'end':
                told = console.say('log 10000')
                known = set()
                for line in told:
                    secret = re.match(r'Ada (?:draws|plays) (.*?)(?:\.| from| face down)', line)
                    if secret and 'face up' not in line and 'reveal' not in line:
                        assert set(card.findall(line)) <= known, line
                    known |= set(card.findall(line))
                lines = [] if console.kind == 'line' else ['line 1', 'line 2', 'line 3']  # there these are answers
                read = [line for typed in ('table', *lines, 'hand', 'trash', '')
                        if console.kind not in ('pause', 'curtain') for line in console.say(typed)]
                names = {name for line in read for name in card.findall(line)}
                assert names <= known, (names - known)
                shown += sum('face-down card' in line for line in read)
                bot.answer()
                if console.kind == 'pause':
                    bot.answer()
            assert shown > 0 and len(console.said) > 100


@case('two people at one terminal look one after the other')
def two(folder):
    with CompileConsole('--players=Anna,Ben', '--seed=5', '--first=1') as console:
        bot = Bot(console, 5)
        for _ in range(60):
            bot.answer()
        assert {'curtain', 'card'} <= bot.met or {'clear', 'card'} <= bot.met, bot.met


@case('undo takes back the last choice at the terminal, also that of another person, and is described so')
def undone_for_two(folder):
    with CompileConsole('--players=Anna,Ben', '--seed=5', '--first=1') as console:
        chosen = console.say('1')[0]
        while console.kind in ('pause', 'curtain', 'clear'):
            console.say('')
        assert chosen.startswith('Anna chooses '), chosen
        described = [line for line in console.say('commands') if line.startswith('undo: ')]
        assert described == ['undo: undoes the last choice at this terminal, as long as no card has been shown '
                             'since.'], described
        assert f'Undone: {chosen}' in console.say('undo'), console.said[-20:]


@case('computer players alone play a game that can be read')
def watching(folder):
    with CompileConsole('--players=greedy,random', '--seed=1') as console:
        assert console.kind == 'end' and sum(' plays ' in line for line in console.said) > 8
        leaves_nothing(console.end())


@case('one player is for both sides, as in the other game; but a name is that of one person')
def one_for_all(folder):
    for one, told, times, status in (('greedy', ' is a computer player: Greedy.', 2, FINE),
                                     ('person', ' is a person.', 2, NOT_FINE),
                                     ('Anna', 'You are Anna.\nAda is a computer player: Journeyman.', 1, NOT_FINE)):
        done = cli('play', '--game=compile', f'--players={one}', '--seed=1', text='', status=status)
        assert done.stdout.count(told) == times, done.stdout[:500]
    for arguments in (['play'], ['play', '--game=compile']):
        assert 'The players in their order, or one for all' in cli(*arguments, '--help').stdout, arguments


@case('hints are answers')
def hints(folder):
    with CompileConsole(*PLAIN) as console:
        begin(console)
        told = console.say('hint')
        assert 1 <= len(told) <= 3 and 'Chance to win: ' in told[0] and console.kind == 'list'
        assert console.say('1')[0].startswith('Anna ')


@case('no word stands for two commands, in English and German together')
def verbs(folder):
    source = (ROOT / 'src/cli/compile/compile-console-words.c').read_text(encoding='utf-8')
    lists = re.findall(r'\[COMPILE_WORD_\w+\] = NC_\("typed", "(.*?)"\)', source)
    words = [set(one.split(',')) | set(GERMAN['typed', one].split(',')) for one in lists]
    twice = [a & b for i, a in enumerate(words) for b in words[:i] if a & b]
    assert len(lists) > 15 and not twice, twice


@case('options that make no sense are refused')
def options(folder):
    for typed in (['--game=chess'], ['--game=compile', '--set=mn03'], ['--game=compile', '--players=mastre'],
                  ['--game=compile', '--players=Anna,Ben,Cy'], ['--game=compile', '--players=Anna,Anna'],
                  ['--game=compile', '--first=3'], ['--game=compile', '--seats=2']):
        cli('play', *typed, status=WRONG_USE)


run()
