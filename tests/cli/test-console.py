#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-console.py CLI LAB: whole games in sentences, in both languages, and everything that can be asked and typed."""
import random
import re

from cli import FINE, ROOT, case, cli, run
from console import GERMAN, LANGUAGES, Bot, Console, local, pattern
from catalogue import Leaks  # console says where

# Together these games have every question.
GAMES = [
    ('--seats', 2, '--b', 'auction-house', '--c', 'temple', '--seed', 1),
    ('--seats', 3, '--b', 'guild', '--c', 'galleon', '--form', 'standard', '--seed', 2),
    ('--seats', 5, '--b', 'auction-house', '--c', 'tower', '--seed', 3),
    ('--seats', 2, '--b', 'guild', '--form', 'fewer', '--seed', 4),
    ('--players', 'person,person,random', '--b', 'guild', '--c', 'illuminati', '--seed', 5),
    ('--players', 'person', '--seats', 4, '--b', 'auction-house', '--c', 'illuminati', '--seed', 6),
    ('--players', 'person', '--seats', 2, '--b', 'guild', '--c', 'illuminati', '--form', 'standard', '--seed', 7),
]
WINS = ['%s has won, %u\u00a0gold ahead.', '%s has won.', '%s shares the win.']
RANDOM = ('--players', 'person,random')


def game(*options):
    return options if '--players' in options else (*options, '--players',
                                                   ','.join(['person'] + ['random'] * (options[1] - 1)))


def leaves_nothing(status):
    code, error = status
    assert code == FINE and error == '', status


for language in LANGUAGES:
    @case(f'whole games by nothing but what is read, with help at every kind of question: {language or "en"}')
    def games(folder, language=language):
        met = set()
        for number, options in enumerate(GAMES):
            with Console(*game(*options), language=language) as console:
                bot = Bot(console, number)
                leaves_nothing(bot.play())
                met |= bot.met
                wins = [pattern(local(language, text)) for text in WINS]
                assert any(win.fullmatch(line) for win in wins for line in console.said), console.said[-9:]
        choices = ['Take a map from the Archives.', 'Take a specialist from the University.',
                   'Keep %u of the artifacts drawn.',
                   'Keep one of the missions.', 'Take a special ability from the Illuminati.',
                   'Keep %u of your chests.',
                   '%s, your turn: roll the dice.', 'Use “A Timely Gift” for another turn, or keep it?']
        sentences = [re.sub(r'%u|%s', '', local(language, text)) for text in choices]
        missing = {text for text in sentences if not any(text in kind for kind in met)}
        missing |= {'place', 'neutral', 'pause', 'clear', 'curtain', 'list', 'end', 'turn', 'reroll,r'} - met
        assert not missing, (missing, met)


@case('German sentences have no English in them')
def leaks(folder):
    leaks = Leaks(ROOT / 'po/de.po')
    with Console(*game(*GAMES[1]), language='de') as console:
        bot = Bot(console, 1)
        for typed in ('commands', 'table', 'me', 'players', 'score', 'game', 'log', 'rules', 'hint', 'undo', 'nonsense',
                      'galleon', '6 6 6 6 6 6'):
            console.say(typed)
        leaves_nothing(bot.play())
        english = {line
                   for line in console.said if not line.startswith('>>>')
                   and leaks.is_english(re.sub(r'^\d+\. |\.$', '', line))}
        assert not english, english


def dice_of(console):
    """The own dice in the question."""
    return re.search(r'Your dice: ([1-6 ]+)\.', console.asked)[1].split()


def state(console):
    """Everything that can be read about the game."""
    return [console.say(typed) for typed in ('table', 'players', 'me', 'log 1000', 'game')]


@case('what is illegal or not understood gets its reason, and changes nothing')
def refused(folder):
    with Console(*RANDOM, '--form', 'standard', '--b', 'guild', '--c', 'tower', '--start', 0, '--seed', 2) as console:
        dice = dice_of(console)
        pair = next(value for value in dice if dice.count(value) > 1)
        absent = next(value for value in '123456' if value not in dice)
        before, asked = state(console), console.asked
        for typed, reason in ((f'{pair} {pair} library', 'The Library takes a single die.'),
                              (f'{pair} {pair} guild', 'Not a run: each value only once'),
                              (f'{pair} {pair} tower', 'The Tower takes one die, or two that add up to 7.'),
                              (f'{pair} auction house', 'That building is not in play.'),
                              (f'{absent} library', f'You lack {absent}. Your dice: {" ".join(dice)}.'),
                              (f'{pair * 9} library', 'You lack ' + ' '.join(pair * (9 - dice.count(pair))) + '.'),
                              (f'neutral {pair} library', 'You have no neutral dice to place.'),
                              ('turn 1 to 6', 'You don’t have “A Compelling Power”.'),
                              (f'turn {pair} 6', 'You don’t have “A Compelling Power”.'),
                              ('reroll', 'Type which dice you reroll, such as “reroll 1 2”.'),
                              ('end', 'Place at least one of your own dice before you end your turn.'),
                              ('roll the dice', 'I don’t understand “roll the dice”.'),
                              (f'{pair} pub', f'I don’t understand “{pair} pub”.'),
                              (f'{pair} treasure', 'Which one: Treasure Hunters’ Guild, Treasure Tower?'),
                              ('re', '“re” may be: reroll, redo.'),
                              ('9', 'Dice have the values 1 to 6.'),
                              ('9 library', 'Dice have the values 1 to 6.'),
                              ('library 9', 'Dice have the values 1 to 6.'),
                              ('take 3', 'Type the number of an answer'),
                              ('undo', 'Nothing can be undone'),
                              ('redo', 'There is nothing to redo.'),
                              ('rules zzz', 'The rules say nothing about “zzz”.'),
                              ('\x1b[2J\x07', 'I don’t understand “\\x1b[2J\\x07”.'),
                              ('1 ' * 20, 'I don’t understand “1 1'),
                              (f'n {pair * 6} library {pair * 6}', 'You have no neutral dice'),
                              ('9' * 5000, 'Dice have the values 1 to 6.')):
            told = console.say(typed)
            assert len(told) >= 1 and told[0].startswith(reason), (typed, told)
            assert console.asked == asked.split(' (')[0] or console.asked == asked, (typed, console.asked)
        assert state(console) == before


@case('dice and buildings may be typed as one likes')
def grammar(folder):
    for typed in ('{0} library', 'LIBRARY {0}', 'place a {0} in the Library', 'put my {0} at the library!', 'lib {0}',
                  'p {0},l', 'setze {0} Bibliothek', '{0} biblio', '  {0}   líbrary.'):
        language = 'de' if 'ibli' in typed else ''
        with Console(*RANDOM, '--form', 'standard', '--seed', 2, '--start', 0, language=language) as console:
            die = re.search(r': ([1-6])', console.asked)[1]
            told = console.say(typed.format(die))
            where = (f'Ada setzt eine {die} in der Bibliothek ein.' if language
                     else f'Ada places a {die} in the Library.')
            assert told[0] == where, (typed, told)


@case('German words are understood without their dots, and English ones in German')
def aliases(folder):
    with Console(*RANDOM, '--form', 'standard', '--seed', 2, '--start', 0, language='de') as console:
        table = console.say('tisch')
        assert len(table) == 5 and 'Universität' in table[3], table
        for typed in ('Tisch', 'table', 't', 'tis'):
            assert console.say(typed) == table, typed
        university = console.say('Universität')
        assert len(university) == 1 and university[0].startswith('Universität: '), university
        for typed in ('universitaet', 'UNIVERSITAT', 'uni', 'university', 'tisch uni'):
            assert console.say(typed) == university, typed


@case('no word stands for two commands, in English and German together')
def distinct_words(folder):
    within = {'neutral,n', 'own,my', 'to,into,becomes', 'all,everything',
              'at,the,in,on,with,and,a,an,die,dice,of,it,for,is,are', 'yes,y', 'no'}
    source = ''.join(path.read_text(encoding='utf-8') for path in (ROOT / 'src/cli').glob('*/ogc-*words.c'))
    lists = re.findall(r'NC_\("typed", "(.*?)"\)', source)
    assert within < set(lists) and len(lists) == 26, lists
    owners = {}
    for words in set(lists) - within:
        for one in set(words.split(',') + GERMAN['typed', words].split(',')):
            assert owners.setdefault(one, words) == words, one
    with Console(*RANDOM, '--seed', 1, language='de') as console:
        for words in ('commands', 'table,board,look,t', 'me,mine,m', 'players,others', 'score,gold,s', 'log,l',
                      'rules,rule', 'game'):
            told = console.say(words.split(',')[0])
            assert told
            for one in GERMAN['typed', words].split(',') + words.split(','):
                assert console.say(one) == told, one


@case('a list of answers stands for one line')
def lists(folder):
    with Console(*RANDOM, '--form', 'standard', '--b', 'guild', '--c', 'tower', '--seed', 2, '--start', 0) as console:
        die = dice_of(console)[0]
        listed = console.say(die)
        assert console.kind == 'list' and len(listed) == 5, listed
        assert listed[0].startswith('1. Treasure Hunters’ Guild. Rank 1: '), listed
        console.say('')
        assert console.kind == 'place'
        console.say(die)
        console.say('table')
        assert not any('places' in line for line in console.say('5')), console.said[-9:]
        if console.kind == 'list':
            console.say('')
        console.say(die)
        assert console.say('5') == [f'Ada places a {die} in the Library.']


@case('undo takes a turn back and redo takes it again, until others have rolled')
def undo(folder):
    with Console(*RANDOM, '--form', 'standard', '--seed', 2, '--start', 0) as console:
        die, asked, before = dice_of(console)[0], console.asked.split(' (')[0], state(console)
        console.say(f'{die} library')
        after = state(console)
        assert console.kind == 'pause' and after != before
        assert console.say('undo') == [f'Undone: Ada places a {die} in the Library.'] and console.asked == asked
        assert state(console) == before
        assert console.say('redo') == [f'Ada places a {die} in the Library.']
        assert console.kind == 'pause' and state(console) == after
        console.say('undo')
        console.say('library ' + dice_of(console)[-1])
        assert console.say(f'{die} library')[0] == 'You can’t do that now.' and console.kind == 'pause'
        console.say('')
        assert console.kind == 'place' and console.say('undo')[0].startswith('Nothing can be undone')


@case('whatever is typed, the game goes on by the rules')
def anything(folder):
    words = [one
             for (context, words) in GERMAN if context == 'typed'
             for one in words.split(',') + GERMAN[context, words].split(',')]
    words += ['university', 'Archiv', 'tower', 'illuminati', 'ä', 'ß', '?', '1', '2 3', '66', '9', '', 'Ada', 'bel',
              '"', '%s', '-', 'é\u0301', '\U0001f3b2']
    words = [one for one in words if not re.match('quit|exit|bye|q$|beenden|schluss|save|speichern|sichern', one)]
    for seed in range(4):
        source = random.Random(seed)
        with Console('--players', 'person,person,random', '--seed', seed, '--c',
                     ('temple', 'illuminati', 'galleon', 'tower')[seed],
                     '--save', folder / str(seed), language=LANGUAGES[seed % 2]) as console:
            for _ in range(300):
                console.say(' '.join(source.choice(words) for _ in range(source.choice((0, 1, 1, 2, 3, 5)))))
                if console.kind == 'end':
                    break
                assert console.asked is not None, console.said[-9:]
            assert console.end()[0] == FINE
        assert 'valid' in cli('check', folder / f'{seed}.gildedcompass').stdout


@case('what is read says what is so')
def readings(folder):
    with Console(*RANDOM, '--form', 'standard', '--b', 'guild', '--c', 'tower', '--seed', 2, '--start', 0) as console:
        assert console.say('me')[0] == ('Ada: 8 dice, 1 knowledge token, 0\u00a0gold, start player of this round, '
                                        'has the turn.')
        assert console.say('players')[1] == 'Belzoni: 8 dice, 1 knowledge token, 0\u00a0gold.'
        assert console.say('belzoni') == ['Belzoni: 8 dice, 1 knowledge token, 0\u00a0gold.']
        assert console.say('score')[-1] == 'Ada: 0\u00a0gold if the game ended now.'
        assert console.say('game')[0] == 'Round 1 of 6. Your turn.'
        assert console.say('log 1') == ['Ada rolls ' + ' '.join(dice_of(console)) + '.']
        assert len(console.say('rules')) == 2 and console.say('rules tower')[0] == 'Treasure Tower.'
        assert console.say('? tower') == console.say('rules tower')
        assert 'pointer' not in ' '.join(console.say('rules turn'))
        assert 'Scour the Globe' in ' '.join(console.say('rules scour globe'))
        hints = console.say('hint')
        assert 1 <= len(hints) <= 3 and hints[0].startswith('1. ') and 'to win.' in hints[0] and console.kind == 'list'
        assert console.say('1')[0].startswith('Ada ')


run()
