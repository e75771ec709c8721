/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-view.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_LINE (compile_line_get_type ())
/**
 * CompileLine:
 *
 * A side's half of a line, as the viewer sees it. Owned by its #CompileSeat.
 *
 * Properties (read-only):
 * - "side" (guint)
 * - "protocol" (int): that lies there, in compile_names_protocol; -1 before the draft has come to it
 * - "compiled" (gboolean): that protocol is
 * - "total" (guint): of this side (COM-13); compile_game_describe_total() says what changes it. "leads" (gboolean): it
 *   is higher than the other's
 * - "ready" (gboolean): it is enough to compile, too (COM-26); nothing is when the game is over
 * - "choosable" (gboolean): it is one of those that the viewer is asked to choose from now
 * - "stack" (GListModel of CompileCommandCard): from the bottom
 */
G_DECLARE_FINAL_TYPE (CompileLine, compile_line, COMPILE, LINE, GObject)

/* Returns: (transfer full): an empty line */
CompileLine *compile_line_new         (unsigned           side,
                                       unsigned           number);
/* Updates @self from @view. For the model only. */
void         compile_line_update      (CompileLine       *self,
                                       const CompileView *view);

/* The properties. Strings and lists belong to @self. */
unsigned    compile_line_get_side      (CompileLine *self);
int         compile_line_get_protocol  (CompileLine *self);
gboolean    compile_line_get_compiled  (CompileLine *self);
unsigned    compile_line_get_total     (CompileLine *self);
gboolean    compile_line_get_leads     (CompileLine *self);
gboolean    compile_line_get_ready     (CompileLine *self);
gboolean    compile_line_get_choosable (CompileLine *self);
GListModel *compile_line_get_stack     (CompileLine *self);

G_END_DECLS
