/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

/* Leaves an analysis of @save, made by hand, where a page that is given @folder finds it: a small mistake of the
 * first seat, a great one of the second, and two moments of chances. Returns: how many decisions come before the
 * great one. */
unsigned analysis_fixture_leave (OgcSave *save,
                                 GFile   *folder);
/* Leaves one that knows something better for many decisions, of every kind that came up in the game. */
void     analysis_fixture_blame (OgcSave *save,
                                 GFile   *folder);
