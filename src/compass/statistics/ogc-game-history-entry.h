/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-history.h"
#include "ogc-save.h"
#include "ogc-standing.h"

G_BEGIN_DECLS

#define OGC_TYPE_GAME_HISTORY_ENTRY (ogc_game_history_entry_get_type ())
/**
 * OgcGameHistoryEntry:
 *
 * What the history keeps of a game of Order of the Gilded Compass.
 */
G_DECLARE_FINAL_TYPE (OgcGameHistoryEntry, ogc_game_history_entry, OGC, GAME_HISTORY_ENTRY, OgcHistoryEntry)

/**
 * OgcGameHistorySeat:
 * @spec: who sat there
 * @gold: its final gold
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
 * @setup: its set-up, with nothing left to be drawn: @b and @c are buildings
 * @seats: (array): as many as @setup says; copied
 *
 * Returns: (transfer full): an entry
 */
OgcGameHistoryEntry      *ogc_game_history_entry_new           (gint64                    begun,
                                                                gint64                    finished,
                                                                const OgcSetup           *setup,
                                                                const OgcGameHistorySeat *seats);
/* The entry of @save, a game that is over. Returns: (transfer full) */
OgcGameHistoryEntry      *ogc_game_history_entry_new_from_save (OgcSave                  *save);

/* Seats, form, B, C and seed. */
const OgcSetup           *ogc_game_history_entry_get_setup     (OgcGameHistoryEntry      *self);
const OgcGameHistorySeat *ogc_game_history_entry_get_seat      (OgcGameHistoryEntry      *self,
                                                                unsigned                  seat);

/**
 * OgcGameStandingBy:
 * @OGC_STANDING_BY_FORM: the form of the game
 * @OGC_STANDING_BY_BUILDING: the B and C buildings in play; a game counts for both
 *
 * What results of this game are grouped by, besides %OGC_STANDING_BY_KIND, which is the kind of player in any style.
 * Amounts are gold.
 */
typedef enum {
  OGC_STANDING_BY_FORM = OGC_STANDING_BY_KIND + 1,
  OGC_STANDING_BY_BUILDING,
} OgcGameStandingBy;

/* The format in which games of Order of the Gilded Compass are kept (data/history.schema.json). */
extern const OgcHistoryFormat ogc_game_history_format;

G_END_DECLS
