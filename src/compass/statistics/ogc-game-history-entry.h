/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_HISTORY_ENTRY (ogc_game_history_entry_get_type ())
/**
 * OgcGameHistoryEntry:
 *
 * What is remembered of a game that was played to its end. Does not change.
 */
G_DECLARE_FINAL_TYPE (OgcGameHistoryEntry, ogc_game_history_entry, OGC, GAME_HISTORY_ENTRY, GObject)

/**
 * OgcGameHistorySeat:
 * @spec: who sat there
 * @gold: what it came home with
 * @place: 1 for a winner; seats that tie share one
 */
typedef struct {
  OgcSeatSpec spec;
  unsigned    gold;
  unsigned    place;
} OgcGameHistorySeat;

/**
 * ogc_game_history_entry_new:
 * @begun: when the game began, seconds since 1970
 * @finished: when it ended
 * @setup: its set-up, without what is drawn: @b and @c are buildings
 * @seats: (array): as many as @setup says; copied
 *
 * Returns: (transfer full): an entry
 */
OgcGameHistoryEntry      *ogc_game_history_entry_new           (gint64                    begun,
                                                                gint64                    finished,
                                                                const OgcSetup           *setup,
                                                                const OgcGameHistorySeat *seats);
/* What is remembered of @save, a game that is over. Returns: (transfer full) */
OgcGameHistoryEntry      *ogc_game_history_entry_new_from_save (OgcSave                  *save);

gint64                    ogc_game_history_entry_get_begun     (OgcGameHistoryEntry      *self);
gint64                    ogc_game_history_entry_get_finished  (OgcGameHistoryEntry      *self);
/* Seats, form, B, C and seed. */
const OgcSetup           *ogc_game_history_entry_get_setup     (OgcGameHistoryEntry      *self);
const OgcGameHistorySeat *ogc_game_history_entry_get_seat      (OgcGameHistoryEntry      *self,
                                                                unsigned                  seat);
/* How many share the win. */
unsigned                  ogc_game_history_entry_get_winners   (OgcGameHistoryEntry      *self);
/* Whether both are about one game. */
gboolean                  ogc_game_history_entry_same_game     (OgcGameHistoryEntry      *self,
                                                                OgcGameHistoryEntry      *other);

G_END_DECLS
