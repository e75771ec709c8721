/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_CHRONICLE_ENTRY (ogc_chronicle_entry_get_type ())
/**
 * OgcChronicleEntry:
 *
 * What is remembered of a game that was played to its end. Does not change.
 */
G_DECLARE_FINAL_TYPE (OgcChronicleEntry, ogc_chronicle_entry, OGC, CHRONICLE_ENTRY, GObject)

/**
 * OgcChronicleSeat:
 * @spec: who sat there
 * @gold: what it came home with
 * @place: 1 for a winner; seats that tie share one
 */
typedef struct {
  OgcSeatSpec spec;
  unsigned    gold;
  unsigned    place;
} OgcChronicleSeat;

/**
 * ogc_chronicle_entry_new:
 * @begun: when the game began, seconds since 1970
 * @finished: when it ended
 * @setup: its set-up, without what is drawn: @b and @c are buildings
 * @seats: (array): as many as @setup says; copied
 *
 * Returns: (transfer full): an entry
 */
OgcChronicleEntry      *ogc_chronicle_entry_new           (gint64                  begun,
                                                           gint64                  finished,
                                                           const OgcSetup         *setup,
                                                           const OgcChronicleSeat *seats);
/* What is remembered of @save, a game that is over. Returns: (transfer full) */
OgcChronicleEntry      *ogc_chronicle_entry_new_from_save (OgcSave                *save);

gint64                  ogc_chronicle_entry_get_begun     (OgcChronicleEntry      *self);
gint64                  ogc_chronicle_entry_get_finished  (OgcChronicleEntry      *self);
/* Seats, form, B, C and seed. */
const OgcSetup         *ogc_chronicle_entry_get_setup     (OgcChronicleEntry      *self);
const OgcChronicleSeat *ogc_chronicle_entry_get_seat      (OgcChronicleEntry      *self,
                                                           unsigned                seat);
/* How many share the win. */
unsigned                ogc_chronicle_entry_get_winners   (OgcChronicleEntry      *self);
/* Whether both are about one game. */
gboolean                ogc_chronicle_entry_same_game     (OgcChronicleEntry      *self,
                                                           OgcChronicleEntry      *other);

G_END_DECLS
