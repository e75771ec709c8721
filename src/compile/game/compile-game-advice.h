/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "compile-game.h"

G_BEGIN_DECLS

/**
 * CompileHint:
 * @decision: the advised decision
 * @title: the decision, in a few words
 * @detail: its probability of winning and the main reason for it, in sentences
 * @text: all of this, for screen readers
 */
typedef struct {
  CompileDecision decision;
  char           *title;
  char           *detail;
  char           *text;
} CompileHint;

/**
 * compile_game_advise_async:
 * @self: a game that is #CompileGame:answerable
 * @cancellable: (nullable): ends the search; cancel it when another question is asked
 * @callback: called when the hints are ready
 * @user_data: for @callback
 *
 * Works out in a worker thread what the strongest level would do in the viewer's place, from only what the viewer may
 * know. The same position always gives the same hints.
 */
void       compile_game_advise_async  (CompileGame          *self,
                                       GCancellable         *cancellable,
                                       GAsyncReadyCallback   callback,
                                       gpointer              user_data);
/* Returns: (transfer full) (nullable) (element-type CompileHint): up to three decisions, best first; %NULL with
 * %G_IO_ERROR_CANCELLED when cancelled */
GPtrArray *compile_game_advise_finish (CompileGame          *self,
                                       GAsyncResult         *result,
                                       GError              **error);

G_END_DECLS
