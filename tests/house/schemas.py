# SPDX-License-Identifier: GPL-3.0-or-later
"""Validation by the schemas in data/, with an independent validator."""
import json
import os
import pathlib

import jsonschema

try:
    import referencing
except ImportError:  # in versions of jsonschema that find other schemas themselves
    referencing = None

DATA = pathlib.Path(__file__).resolve().parents[2] / 'data'


def make_validator(path, change=None):
    """The validator for the schema at path (pathlib), which may refer to others beside it; change is called with the
    schema first."""
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
