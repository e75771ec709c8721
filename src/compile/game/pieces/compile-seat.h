/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-line.h"
#include "compile-save.h"
#include "compile-view.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_SEAT (compile_seat_get_type ())
/**
 * CompileSeat:
 *
 * A side and its player, as the viewer sees them. Owned by its #CompileGame, which keeps it up to date.
 *
 * Properties (read-only):
 * - "index" (guint): the side
 * - "name", "emblem", "kind" (strings): as in #OgcSeatSpec; "person" (gboolean)
 * - "turn" (gboolean): whether it has the turn; "thinking" (gboolean): whether a computer player is deciding
 * - "control" (gboolean): whether it has the marker (COM-25)
 * - "compiled" (guint): how many of its protocols are compiled
 * - "hand-count", "deck-count", "trash-count" (guint): how many cards each has (COM-15)
 * - "hand", "trash" (GListModels of CompileCommandCard): sorted by protocol; in the hand, cards that the viewer does
 *   not know last
 * - "top" (GListModel of CompileCommandCard): the cards on top of its deck that somebody has seen go there, the topmost
 *   last
 */
G_DECLARE_FINAL_TYPE (CompileSeat, compile_seat, COMPILE, SEAT, GObject)

/* Returns: (transfer full): an empty seat */
CompileSeat *compile_seat_new         (unsigned               index,
                                       const OgcSeatSpec     *spec);
/* Updates @self from @view. For the game only. */
void         compile_seat_update      (CompileSeat           *self,
                                       const CompileView     *view);
/* Sets #CompileSeat:kind. For the game only. */
void         compile_seat_set_kind    (CompileSeat           *self,
                                       const char            *kind);
/* Returns: (transfer none): its half of line @number */
CompileLine *compile_seat_get_line    (CompileSeat           *self,
                                       unsigned               number);

/* The properties. Strings and lists belong to @self. */
unsigned    compile_seat_get_index       (CompileSeat *self);
const char *compile_seat_get_name        (CompileSeat *self);
const char *compile_seat_get_emblem      (CompileSeat *self);
const char *compile_seat_get_kind        (CompileSeat *self);
gboolean    compile_seat_get_person      (CompileSeat *self);
gboolean    compile_seat_get_turn        (CompileSeat *self);
gboolean    compile_seat_get_thinking    (CompileSeat *self);
gboolean    compile_seat_get_control     (CompileSeat *self);
unsigned    compile_seat_get_compiled    (CompileSeat *self);
unsigned    compile_seat_get_hand_count  (CompileSeat *self);
unsigned    compile_seat_get_deck_count  (CompileSeat *self);
unsigned    compile_seat_get_trash_count (CompileSeat *self);
GListModel *compile_seat_get_hand        (CompileSeat *self);
GListModel *compile_seat_get_trash       (CompileSeat *self);
GListModel *compile_seat_get_top         (CompileSeat *self);

G_END_DECLS
