# SPDX-License-Identifier: GPL-3.0-or-later
"""The functions, structures and constants of gilded-compass.h, in ctypes."""
from __future__ import annotations

import array
import ctypes
import enum
import os
from typing import Any

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

RANDOM, NONE = 0xfe, 0xff
MAX_SEATS, MAX_DECISIONS = 5, 2048

Kind = enum.IntEnum('Kind', 'COMPASS COMPILE', start=0)
Form = enum.IntEnum('Form', 'STANDARD NEUTRAL FEWER', start=0)
Building = enum.IntEnum('Building', 'UNIVERSITY ARCHIVES LIBRARY AUCTION_HOUSE GUILD TEMPLE ILLUMINATI GALLEON TOWER',
                        start=0)
Cards = enum.IntEnum('Cards', 'MN02 MN01', start=0)
CompassDecision = enum.IntEnum('CompassDecision', 'ROLL HELP REROLL POWER PLACE END_TURN GIFT KEEP TAKE', start=0)
CompileDecision = enum.IntEnum('CompileDecision', 'DRAFT PLAY REFRESH CARD LINE NUMBER REARRANGE YES PASS', start=0)

_byte, _pointer = ctypes.c_uint8, ctypes.c_void_p


class Setup(ctypes.Structure):
    """GildedSetup: the choices made before a game."""
    _fields_ = [('seed', ctypes.c_uint64)] + [
        (name, _byte) for name in ('game', 'seats', 'form', 'b', 'c', 'start', 'cards', 'control')]


class Decision(ctypes.Structure):
    """GildedDecision: a decision, in 32 bytes; bytes(decision) gives them."""
    _fields_ = ([(name, _byte) for name in ('kind', 'building', 'place', 'neutral', 'will', 'rival', 'picked', 'tile')]
                + [('dice', _byte * 6), ('other', _byte * 6)]
                + [(name, _byte) for name in ('card', 'side', 'line', 'depth', 'face', 'number')]
                + [('spare', _byte * 6)])

    def __repr__(self) -> str:
        members = {name: getattr(self, name) for name, _ in self._fields_}
        shown = {name: list(value) if isinstance(value, ctypes.Array) else value for name, value in members.items()}
        return f'Decision({", ".join(f"{name}={value}" for name, value in shown.items() if value not in (0, [0] * 6))})'


class FieldStruct(ctypes.Structure):
    _fields_ = [('name', ctypes.c_char_p), ('first', ctypes.c_uint32), ('n', ctypes.c_uint32)]


class ResultStruct(ctypes.Structure):
    _fields_ = [('returns', ctypes.c_float * MAX_SEATS), ('scores', ctypes.c_int32 * MAX_SEATS),
                ('places', _byte * MAX_SEATS)]


class BatchStruct(ctypes.Structure):
    _fields_ = [('games', _pointer), ('n', ctypes.c_size_t)] + [
        (name, _pointer) for name in ('choices', 'randoms', 'seats', 'counts', 'observations', 'features', 'ends')]


_SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    'rules_version': (ctypes.c_uint, [ctypes.c_int]),
    'setup_usual': (None, [_pointer, ctypes.c_int, ctypes.c_uint]),
    'size': (ctypes.c_size_t, [ctypes.c_int]),
    'begin': (ctypes.c_bool, [_pointer, _pointer]),
    'copy': (None, [_pointer, _pointer]),
    'seat': (ctypes.c_int, [_pointer]),
    'list': (ctypes.c_uint, [_pointer, _pointer]),
    'take': (ctypes.c_bool, [_pointer, ctypes.c_uint]),
    'digest': (ctypes.c_uint64, [_pointer]),
    'result': (ctypes.c_bool, [_pointer, _pointer]),
    'n_observations': (ctypes.c_uint, [ctypes.c_int]),
    'field': (ctypes.c_bool, [ctypes.c_int, ctypes.c_uint, _pointer]),
    'observe': (ctypes.c_bool, [_pointer, ctypes.c_int, _pointer]),
    'n_features': (ctypes.c_uint, [ctypes.c_int]),
    'features': (ctypes.c_bool, [_pointer, ctypes.c_int, _pointer]),
    'sample': (ctypes.c_bool, [_pointer, _pointer, ctypes.c_int, ctypes.c_uint64]),
    'step': (ctypes.c_size_t, [_pointer]),
    'run': (ctypes.c_uint64, [_pointer, ctypes.c_uint64, ctypes.c_bool]),
}


class _Functions:
    """The library's functions, without their prefix. Calls release Python's lock, so other threads run meanwhile."""

    def __init__(self) -> None:
        loaded = ctypes.CDLL(os.environ.get('GILDED_COMPASS_LIBRARY', 'libgilded-compass.so.0'))
        for name, (result, arguments) in _SIGNATURES.items():
            function = getattr(loaded, f'gilded_{name}')
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


functions = _Functions()


def numbers(code: str, n: int, width: int = 0) -> tuple[Any, int]:
    """An array of @n zeros, with numpy in rows of @width, and its address. @code is a type code of the array module."""
    if numpy is not None:
        rows = numpy.zeros((n // width, width) if width else n, dtype=numpy.dtype(code))
        return rows, rows.ctypes.data
    plain = array.array(code, bytes(n * array.array(code).itemsize))
    return plain, plain.buffer_info()[0]


def fields(kind: Kind) -> dict[str, slice]:
    """The slice of each field within an observation."""
    found, field = {}, FieldStruct()
    while functions.field(kind, len(found), ctypes.byref(field)):
        found[field.name.decode()] = slice(field.first, field.first + field.n)
    return found


def rules_version(kind: Kind) -> int:
    """The version of a game's rules: while it stays the same, the same set-up and decisions give the same game."""
    return functions.rules_version(kind)
