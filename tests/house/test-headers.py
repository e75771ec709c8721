#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What headers declare."""
import collections
import re

from house import case, files, name, read, run

COMMENT = re.compile(r'/\*.*?\*/', re.S)
# What gives a type its name: the end of a structure or of constants, a typedef of a function, of a pointer to one or of
# another type, and GObject's macros.
TYPE = re.compile(r'^\} (\w+);|^typedef [^;{}()]*\(\* ?(\w+)\) \(|^typedef [\w *]*?(\w+)(?: \(|;)|'
                  r'^G_DECLARE_\w+ \((\w+),', re.M)

# A function that a header declares, or defines in a line of its own.
FUNCTION = re.compile(r'^(?!typedef|return)(?:[A-Za-z_][\w ]*?[ *]+)?([a-z]+_\w+) +\(', re.M)
STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
WORD = re.compile(r'\b[a-z]\w+')
# What macros paste to a name that they are given.
PASTED = re.compile(r'(\w+_)##|##(_\w+)')

HEADERS = {path: COMMENT.sub('', read(path)) for path in files('*.h', under='src')}


@case('a type is defined once')
def types_are_defined_once():
    """Not even where no file sees both: whoever looks for one would find the other."""
    homes = collections.defaultdict(list)
    for path, code in HEADERS.items():
        for found in TYPE.finditer(code):
            homes[next(filter(None, found.groups()))].append(path)
    assert {'OgcCents', 'OgcTable', 'OgcListUpdate', 'OgcFeatureWriter', 'CompileEvent'} <= homes.keys()
    return [f'{kind} is defined by {" and by ".join(map(name, paths))}'
            for kind, paths in sorted(homes.items()) if len(paths) > 1]


@case('every public function is called')
def functions_are_called():
    """By the program or by a test: its name stands somewhere besides its declaration and its definition."""
    mentions, pasted = collections.Counter(), set()
    for path in files('*.c', '*.h', under='src') + files('*.c', '*.h', under='tests'):
        code = STRING.sub('', COMMENT.sub('', read(path)))
        mentions.update(WORD.findall(code))
        mentions.subtract(FUNCTION.findall(code))
        pasted.update(PASTED.findall(code))
    heads = [head for head, _ in pasted if head]
    tails = [tail for _, tail in pasted if tail]

    def is_pasted(function):
        return any(mentions[function.removeprefix(head)] > 0 for head in heads if function.startswith(head)) or \
            any(mentions[function.removesuffix(tail)] > 0 for tail in tails if function.endswith(tail))
    declared = {function: path for path, code in HEADERS.items() for function in FUNCTION.findall(code)}
    assert {'ogc_store_new', 'compile_rules_list'} <= declared.keys()
    return [f'nothing calls {function}() of {name(path)}' for function, path in sorted(declared.items())
            if mentions[function] <= 0 and not is_pasted(function)]


run()
