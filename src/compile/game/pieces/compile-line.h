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
 * - "protocol" (int): its protocol, an index into compile_names_protocol; -1 until it is drafted
 * - "compiled" (gboolean): whether that protocol is compiled
 * - "total" (guint): this side's total (COM-13); compile_game_describe_total() says what changes it
 * - "ready" (gboolean): whether it is high enough to compile (COM-26); false when the game is over
 * - "choosable" (gboolean): whether it is one of the viewer's current choices
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
gboolean    compile_line_get_ready     (CompileLine *self);
gboolean    compile_line_get_choosable (CompileLine *self);
GListModel *compile_line_get_stack     (CompileLine *self);

G_END_DECLS
