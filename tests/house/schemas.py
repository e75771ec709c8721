# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks by the schemas in data/, which an independent validator makes."""
import json
import os
import pathlib

import jsonschema

try:
    import referencing
except ImportError:  # in versions of jsonschema that find other schemas by themselves
    referencing = None

DATA = pathlib.Path(__file__).resolve().parents[2] / 'data'


def make_validator(path, change=None):
    """Of the schema at path (pathlib), which may name others beside it; change is called with it before."""
    schema = json.loads(path.read_text(encoding='utf-8'))
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    if change is not None:
        change(schema)
    if referencing is None:
        return kind(schema, resolver=jsonschema.RefResolver(path.resolve().as_uri(), schema))
    others = [(os.path.relpath(other, path.parent), json.loads(other.read_text('utf-8')))
              for other in DATA.rglob('*.schema.json')]
    return kind(schema, registry=referencing.Registry().with_contents(others).crawl())
