/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-view.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_PENDING_EFFECT (compile_pending_effect_get_type ())
/**
 * CompilePendingEffect:
 *
 * An effect that is being resolved, or waiting for what was triggered after it (COM-43). Owned by the game's list, in
 * which the next one to continue comes first, as in compile_text_pile().
 *
 * Properties (read-only):
 * - "kind" (guint, CompileFrameKind): it has begun (EFFECT), or waits for its turn (WAITING, COM-44)
 * - "running" (gboolean): it is the first, and has begun
 * - "side" (int): whose it is
 * - "card" (int): whose effect; -1: the viewer may not know it. "protocol" (int), "printed" (int): which one that is,
 *   as in #CompileCommandCard
 * - "text-protocol", "text-printed" (int): the card on which the effect is printed: another one when it is copied; else
 *   -1. "effect" (int): its number there, "row" (guint): how far it has come
 * - "box" (int, CompileBox): the box in which it stands
 */
G_DECLARE_FINAL_TYPE (CompilePendingEffect, compile_pending_effect, COMPILE, PENDING_EFFECT, GObject)

/* Makes @store hold what is pending in @view. For the model only. */
void                compile_pending_effect_sync (GListStore        *store,
                                                 const CompileView *view);

/* The properties. Strings and lists belong to @self. */
unsigned compile_pending_effect_get_kind          (CompilePendingEffect *self);
gboolean compile_pending_effect_get_running       (CompilePendingEffect *self);
int      compile_pending_effect_get_side          (CompilePendingEffect *self);
int      compile_pending_effect_get_card          (CompilePendingEffect *self);
int      compile_pending_effect_get_protocol      (CompilePendingEffect *self);
int      compile_pending_effect_get_printed       (CompilePendingEffect *self);
int      compile_pending_effect_get_text_protocol (CompilePendingEffect *self);
int      compile_pending_effect_get_text_printed  (CompilePendingEffect *self);
int      compile_pending_effect_get_effect        (CompilePendingEffect *self);
unsigned compile_pending_effect_get_row           (CompilePendingEffect *self);
int      compile_pending_effect_get_box           (CompilePendingEffect *self);

G_END_DECLS
