/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"
#include "ogc-live-region.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_ANNOUNCER (compile_announcer_get_type ())
/**
 * CompileAnnouncer:
 *
 * Tells screen readers what computer players do: it announces the lines that each of their decisions adds to the log,
 * once and in order.
 */
G_DECLARE_FINAL_TYPE (CompileAnnouncer, compile_announcer, COMPILE, ANNOUNCER, OgcLiveRegion)

/* Follows @game (nullable). */
void compile_announcer_set_game (CompileAnnouncer *self,
                                 CompileGame      *game);

G_END_DECLS
