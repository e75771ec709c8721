/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-view.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_COMMAND_CARD (compile_command_card_get_type ())
/**
 * CompileCommandCard:
 *
 * A command card in its place, as the viewer sees it. Owned by its list, which keeps it up to date; it stays the same
 * object as long as it is the same card to the viewer in this list.
 *
 * Properties (read-only):
 * - "known" (gboolean): the viewer knows which card it is; else "number", "protocol" and "printed" are -1
 * - "number" (int): in events and decisions
 * - "protocol" (int): in compile_names_protocol
 * - "printed" (int): the value on its front; "value" (int): its present value, in the field as it lies there (COM-11,
 *   COM-13), elsewhere the same as "printed"
 * - "zone" (guint, CompileZone); "face-up" (gboolean): in the field, or on its way there
 * - "side" (int): where it lies, will land, or whose hand, deck or trash it is in; "owner" (int): where it goes from
 *   the field (COM-20)
 * - "line" (int): -1 outside of the field; "depth" (guint): how many cards lie under it
 * - "free" (gboolean): no card lies on it (COM-12)
 * - "choosable" (gboolean): it is one of those that the viewer is asked to choose from now
 * - "picked" (gboolean): it is chosen, with more to come (COM-53)
 * - "plays" (guint, CompilePlays): where, and in which face, the viewer may play it now
 * - "plug" (guint): the number of its first effect among all that are going on or wait (compile_text_pile()); 0: none.
 *   "running" (gboolean): that effect is going on. "box" (int, CompileBox): its box, or -1
 * - "help" (string): which part of its text counts, or why the viewer may not play it (compile_text_card_help())
 */
G_DECLARE_FINAL_TYPE (CompileCommandCard, compile_command_card, COMPILE, COMMAND_CARD, GObject)

/* Makes @store hold @cards (@n numbers in @view's game), which are in @zone of @side; in the field, those in @line,
 * from the bottom. For the model only. */
void               compile_command_card_sync          (GListStore          *store,
                                                       const CompileView   *view,
                                                       const guint8        *cards,
                                                       unsigned             n,
                                                       CompileZone          zone,
                                                       unsigned             side,
                                                       int                  line);
/* The same for cards in transit, each with its destination. */
void               compile_command_card_sync_transit  (GListStore          *store,
                                                       const CompileView   *view);

/* The properties. */
gboolean           compile_command_card_get_known     (CompileCommandCard  *self);
int                compile_command_card_get_number    (CompileCommandCard  *self);
int                compile_command_card_get_protocol  (CompileCommandCard  *self);
int                compile_command_card_get_printed   (CompileCommandCard  *self);
int                compile_command_card_get_value     (CompileCommandCard  *self);
CompileZone        compile_command_card_get_zone      (CompileCommandCard  *self);
gboolean           compile_command_card_get_face_up   (CompileCommandCard  *self);
int                compile_command_card_get_side      (CompileCommandCard  *self);
int                compile_command_card_get_owner     (CompileCommandCard  *self);
int                compile_command_card_get_line      (CompileCommandCard  *self);
unsigned           compile_command_card_get_depth     (CompileCommandCard  *self);
gboolean           compile_command_card_get_free      (CompileCommandCard  *self);
gboolean           compile_command_card_get_choosable (CompileCommandCard  *self);
gboolean           compile_command_card_get_picked    (CompileCommandCard  *self);
unsigned           compile_command_card_get_plays     (CompileCommandCard  *self);
unsigned           compile_command_card_get_plug      (CompileCommandCard  *self);
gboolean           compile_command_card_get_running   (CompileCommandCard  *self);
int                compile_command_card_get_box       (CompileCommandCard  *self);
const char        *compile_command_card_get_help      (CompileCommandCard  *self);

/* Its text; %NULL if the viewer may not know it. Lives as long as the game's card set. */
const CompileText *compile_command_card_get_text      (CompileCommandCard  *self);

/* The decisions to choose it, and to play it there; the game decides whether they are legal. */
CompileDecision    compile_command_card_choose        (CompileCommandCard  *self);
CompileDecision    compile_command_card_play          (CompileCommandCard  *self,
                                                       unsigned             side,
                                                       unsigned             line,
                                                       CompileFace          face);

G_END_DECLS
