/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-log-cause.h"
#include "compile-view.h"

G_BEGIN_DECLS

#define COMPILE_TYPE_LOG_ENTRY (compile_log_entry_get_type ())
/**
 * CompileLogEntry:
 *
 * A line of the log: an event, several consecutive events of one kind and side, or the play or shift of a card and
 * its landing.
 *
 * Properties (read-only):
 * - "text" (string): a translated sentence, which depends on what the viewer may know
 * - "seat" (int): who acts, -1 for nobody
 * - "kind" (guint, CompileEventKind): of the first of its events; COMPILE_N_EVENT_KINDS where a decision led to none
 * - "turn" (guint): from 1; 0 in the draft
 * - "depth" (guint): how many effects led to it, each triggered by the one before
 * - "position" (guint): the number of decisions before it, for compile_game_seek()
 */
G_DECLARE_FINAL_TYPE (CompileLogEntry, compile_log_entry, COMPILE, LOG_ENTRY, GObject)

/**
 * compile_log_entry_new:
 * @event: (nullable): the first of its events
 * @cause: what led to it
 * @turn: from 1; 0 in the draft
 * @position: the number of decisions before it
 *
 * Returns: (transfer full): an entry without text
 */
CompileLogEntry    *compile_log_entry_new          (const CompileEvent    *event,
                                                    const CompileLogCause *cause,
                                                    unsigned               turn,
                                                    unsigned               position);

/* The properties. Strings belong to @self. */
const char         *compile_log_entry_get_text     (CompileLogEntry       *self);
int                 compile_log_entry_get_seat     (CompileLogEntry       *self);
unsigned            compile_log_entry_get_kind     (CompileLogEntry       *self);
unsigned            compile_log_entry_get_turn     (CompileLogEntry       *self);
unsigned            compile_log_entry_get_depth    (CompileLogEntry       *self);
unsigned            compile_log_entry_get_position (CompileLogEntry       *self);

/* Its events as far as the viewer may know them; owned by @self. */
const CompileEvent *compile_log_entry_get_events   (CompileLogEntry       *self,
                                                    unsigned              *n);

/* For the model only: adds an event, and sets the sentence for the reader of @view. */
void                compile_log_entry_add          (CompileLogEntry       *self,
                                                    const CompileEvent    *event);
void                compile_log_entry_update       (CompileLogEntry       *self,
                                                    const CompileView     *view);

G_END_DECLS
