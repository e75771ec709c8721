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


run()
