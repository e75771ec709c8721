/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-save.h"
#include "compile-text.h"

G_BEGIN_DECLS

/* For @after: the story includes the beginning of the game. */
#define COMPILE_STORY_BEGINNING -1

/**
 * compile_console_story:
 * @save: a game
 * @reader: what the reader may know, and what the players are called; its state does not matter
 * @after: the number of decisions before the story begins
 * @with_texts: whether to tell what cards say when their effects begin
 *
 * Returns: (transfer full) (element-type utf8): sentences, an empty one before each turn
 */
GPtrArray *compile_console_story (CompileSave           *save,
                                  const CompileTextGame *reader,
                                  int                    after,
                                  gboolean               with_texts);
/* Tells who plays what; @alone: only one person plays. */
void       compile_console_tell_setup (CompileSave        *save,
                                       gboolean            alone);

G_END_DECLS
