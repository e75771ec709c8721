#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a throw-away pseudo-language: every English text with accents and 40 % longer, which shows where room is too
tight.

pseudo.py MSGFMT CATALOGUE OUTPUT: made from the messages of CATALOGUE, as a compiled catalogue
"""
import json
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'house'))
from catalogue import PLACE, entries  # noqa: E402

ACCENTS = str.maketrans('aceinouyACEINOUY', 'âçéîñôüýÂÇÉÎÑÔÜÝ')
PARTS = re.compile(f'({PLACE.pattern}|%%)')


def pseudo(entry, text):
    """Whether a message stays as it is: keys, separators and time patterns do."""
    if len(re.sub(PARTS, '', text)) < 3 or (entry.context or '').startswith(('key of', 'day and time', 'file name')):
        return text
    longer = ''.join(part if PARTS.fullmatch(part) else part.translate(ACCENTS) for part in PARTS.split(text))
    letters = len(PARTS.sub('', text))
    words, tail = [], round(letters * 0.4)
    while tail > 0:
        words.append('ẽ' * min(tail, 6))
        tail -= 7
    return longer.rstrip('\n') + ' ' + ' '.join(words) + ('\n' if text.endswith('\n') else '')


def main(msgfmt, catalogue, output):
    po = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n'
          'Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n']
    for entry in entries(pathlib.Path(catalogue)):
        if entry.context is not None:
            po.append('msgctxt ' + json.dumps(entry.context, ensure_ascii=False))
        po.append('msgid ' + json.dumps(entry.english[0], ensure_ascii=False))
        if len(entry.english) > 1:
            po.append('msgid_plural ' + json.dumps(entry.english[1], ensure_ascii=False))
            po += [f'msgstr[{n}] ' + json.dumps(pseudo(entry, text), ensure_ascii=False)
                   for n, text in enumerate(entry.english)]
        else:
            po.append('msgstr ' + json.dumps(pseudo(entry, entry.english[0]), ensure_ascii=False))
        po.append('')
    subprocess.run([msgfmt, '-o', output, '-'], input='\n'.join(po).encode(), check=True)


main(*sys.argv[1:])
