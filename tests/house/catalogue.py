# SPDX-License-Identifier: GPL-3.0-or-later
"""A translation catalogue for tests: its entries, and the English text for a text in its language."""
import ast
import functools
import re

PLACE = re.compile(r'%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:l|ll|h|z)?[diufsc]')
FIELD = re.compile(r'^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?) (".*")$')


class Entry:
    """One message: its context or None, its English texts (singular and plural), its translations, and its flags."""

    def __init__(self):
        self.context, self.english, self.local, self.flags, self.fields = None, [], [], set(), {}

    def close(self):
        self.context = self.fields.get('msgctxt')
        self.english = [self.fields[key] for key in ('msgid', 'msgid_plural') if key in self.fields]
        self.local = [text for key, text in self.fields.items() if key.startswith('msgstr')]
        return self

    def __str__(self):
        return f'“{self.english[0]}”' + (f' ({self.context})' if self.context else '')


def entries(path):
    """All messages of a .po file except its header and obsolete ones."""
    found, entry, key = [], Entry(), None
    for line in path.read_text(encoding='utf-8').splitlines() + ['']:
        field = FIELD.match(line)
        if field:
            key = field[1]
            entry.fields[key] = ast.literal_eval(field[2])
        elif line.startswith('"') and key:
            entry.fields[key] += ast.literal_eval(line)
        elif line.startswith('#,'):
            entry.flags |= {flag.strip() for flag in line[2:].split(',')}
        elif not line.strip():
            if entry.fields.get('msgid'):
                found.append(entry.close())
            entry, key = Entry(), None
    return found


def plain(text):
    """The text without the mark of its mnemonic and without soft hyphens."""
    return text.replace('_', '').replace('\u00ad', '')


def pattern(text):
    """A regular expression for the results of a format string."""
    pieces = PLACE.split(plain(text).replace('%%', '%'))
    return re.compile('(.+?)'.join(map(re.escape, pieces)), re.S)


class Catalogue:
    """Translates texts that were read in a window back into English. If two are the same in the other language, the
    one with the given context is meant, or else one without a context."""

    def __init__(self, path, context=None):
        self.entries = entries(path)
        self.exact = {plain(entry.local[0]): entry.english[0]
                      for entry in self.entries if context and entry.context == context}
        formats = []
        for entry in sorted(self.entries, key=lambda entry: entry.context is not None):
            for number, local in enumerate(entry.local):
                english = entry.english[min(number, len(entry.english) - 1)]
                if PLACE.search(local):
                    formats.append((local, english))
                elif '_' in english or plain(local) not in self.exact:  # texts of buttons take precedence
                    self.exact[plain(local)] = plain(english)
        formats.sort(key=lambda pair: -len(PLACE.sub('', pair[0])))
        self.formats = [(pattern(local), plain(english)) for local, english in formats]

    @functools.lru_cache(maxsize=None)
    def english(self, text):
        """The English text, or the text itself if no entry fits. Texts within a format are translated too."""
        text = text.replace('\u00ad', '')
        if text in self.exact:
            return self.exact[text]
        for shape, english in self.formats:
            match = shape.fullmatch(text)
            if match and any(group != text for group in match.groups()):
                parts = iter(match.groups())
                return PLACE.sub(lambda _: self.english(next(parts, '')), english)
        return text


class English:
    """The same for a window that is in English."""

    @staticmethod
    def english(text):
        return text


class Leaks:
    """Finds English texts in a window that should be in another language."""

    def __init__(self, path):
        known = entries(path)
        locals_ = {plain(local) for entry in known for local in entry.local}
        english = {plain(text) for entry in known for text in entry.english}
        self.exact = {text for text in english - locals_ if not PLACE.search(text)}
        self.formats = [pattern(text) for text in english - locals_
                        if PLACE.search(text) and re.search('[a-z]{3}', PLACE.sub('', text))]
        self.local_formats = [pattern(text)
                              for text in locals_ if PLACE.search(text) and re.search('[a-z]{3}', PLACE.sub('', text))]

    @functools.lru_cache(maxsize=None)
    def is_english(self, text):
        """Whether the text, or one within a format of the language, is an English text of the catalogue."""
        if text in self.exact:
            return True
        match = next(filter(None, (shape.fullmatch(text) for shape in self.local_formats)), None)
        if match:
            return any(map(self.is_english, match.groups()))
        return any(shape.fullmatch(text) for shape in self.formats)
