/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"

G_BEGIN_DECLS

/* The guided game of Compile Gold: a game without control against the lowest level, in which everything is explained
 * when it first comes up. The text is in data/compile/guide.xml. */

/* Returns: (transfer full) (nullable): a guided game, not running; %NULL with @error, an #OgcError, set */
CompileGame *compile_guide_begin     (GError            **error);
/* Whether a game with that set-up, for players of these kinds, is a guided game. */
gboolean     compile_guide_is_setup  (const CompileSetup *setup,
                                      const char         *first,
                                      const char         *second);
/* Whether @game is a guided game, and not a replay of one. */
gboolean     compile_guide_fits      (CompileGame        *game);

/**
 * compile_guide_find_step:
 * @game: a guided game
 * @told: a bit for each step that has been told; initially 0
 *
 * Returns: the number of the step to tell now, which is that of its bit; -1 if there is nothing new
 */
int          compile_guide_find_step (CompileGame        *game,
                                      guint64             told);
/* Returns: (transfer full): the translated text of the step with that number; "" if there is none */
char        *compile_guide_dup_text  (CompileGame        *game,
                                      int                 step);

/* Reads a document like data/compile/guide.xml. Returns: (transfer full) (nullable): its steps; %NULL with @error,
 * of %G_MARKUP_ERROR, which names the line */
GArray      *compile_guide_parse     (GBytes             *bytes,
                                      GError            **error);

G_END_DECLS
