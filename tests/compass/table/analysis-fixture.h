/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

/* Writes a hand-made analysis of @save where a page with @folder finds it: a small mistake of the first seat, a big one
 * of the second, and chances at two moments. Returns: how many decisions come before the big mistake */
unsigned analysis_fixture_leave (OgcSave *save,
                                 GFile   *folder);
/* Writes one that has a better alternative for many decisions, of every kind that occurred in the game. */
void     analysis_fixture_blame (OgcSave *save,
                                 GFile   *folder);
