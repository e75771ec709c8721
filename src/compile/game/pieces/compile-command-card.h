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
 * object while the viewer sees the same card in this list.
 *
 * Properties (read-only):
 * - "known" (gboolean): whether the viewer knows which card it is; otherwise "number", "protocol" and "printed" are
 *   -1
 * - "number" (int): its number in events and decisions
 * - "protocol" (int): an index into compile_names_protocol
 * - "printed" (int): the value on its front; "value" (int): its current value, which depends on how it lies in the
 *   field (COM-11, COM-13), and elsewhere equals "printed"
 * - "zone" (guint, CompileZone); "face-up" (gboolean): in the field, or on its way there
 * - "side" (int): where it lies or will land, or whose hand, deck or trash it is in
 * - "line" (int): -1 outside of the field
 * - "free" (gboolean): whether no card lies on it (COM-12)
 * - "choosable" (gboolean): whether it is one of the viewer's current choices
 * - "picked" (gboolean): whether it has been chosen, with more to follow (COM-53)
 * - "plays" (guint, CompilePlays): where, and with which face, the viewer may play it now
 * - "plug" (guint): the number of its first effect in compile_text_pile(); 0: none. "running" (gboolean): whether
 *   that effect is being resolved. "box" (int, CompileBox): its box, or -1
 * - "help" (string): which part of its text counts, or why the viewer may not play it (compile_text_card_help())
 */
G_DECLARE_FINAL_TYPE (CompileCommandCard, compile_command_card, COMPILE, COMMAND_CARD, GObject)

/* Updates @store to hold @cards (@n numbers in @view's game), which are in @zone of @side or, in the field, in @line
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
int                compile_command_card_get_line      (CompileCommandCard  *self);
gboolean           compile_command_card_get_free      (CompileCommandCard  *self);
gboolean           compile_command_card_get_choosable (CompileCommandCard  *self);
gboolean           compile_command_card_get_picked    (CompileCommandCard  *self);
unsigned           compile_command_card_get_plays     (CompileCommandCard  *self);
unsigned           compile_command_card_get_plug      (CompileCommandCard  *self);
gboolean           compile_command_card_get_running   (CompileCommandCard  *self);
int                compile_command_card_get_box       (CompileCommandCard  *self);
const char        *compile_command_card_get_help      (CompileCommandCard  *self);

/* Its text; %NULL if the viewer may not know it. Valid as long as the game's card set. */
const CompileText *compile_command_card_get_text      (CompileCommandCard  *self);

/* The decision to choose it; the game checks whether it is legal. */
CompileDecision    compile_command_card_choose        (CompileCommandCard  *self);

G_END_DECLS
