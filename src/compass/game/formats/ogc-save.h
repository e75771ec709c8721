/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-decision.h"
#include "ogc-saved-game.h"
#include "ogc-seat-spec.h"
#include "ogc-state.h"
#include "ogc-tile-set.h"

G_BEGIN_DECLS

/* The identifier of the game in files. */
#define OGC_SAVE_GAME "compass"
/* The newest version of the format. Version 1 had a snapshot of the state instead of a summary and digests. */
#define OGC_SAVE_VERSION 2

#define OGC_TYPE_SAVE (ogc_save_get_type ())
/**
 * OgcSave:
 * @tile_set: the faces; @start and @state point into it
 * @setup: what was chosen before the first round
 * @seats: as many as @setup says
 * @start: the game before the first of @decisions, as @setup begins it
 * @decisions: (element-type OgcDecision): all decisions in order, followed by those that were undone and can be redone
 * @position: how many of @decisions are taken; the others can be redone
 * @state: the game after @position decisions
 * @label: what it says of any game
 *
 * A game on its way between a file and the program: plain data. Constant once it is shared, so that another thread can
 * write it.
 */
G_DECLARE_FINAL_TYPE (OgcSave, ogc_save, OGC, SAVE, GObject)

struct _OgcSave
{
  GObject      parent_instance;

  OgcTileSet  *tile_set;
  OgcSetup     setup;
  OgcSeatSpec  seats[OGC_MAX_SEATS];
  OgcState     start;
  GArray      *decisions;
  guint        position;
  OgcState     state;
  OgcSaveLabel label;
};

/**
 * ogc_save_new:
 * @setup: a legal set-up
 * @seats: (array): as many as @setup says; copied
 *
 * Creates the save of a game at its beginning: @start and @state follow from @setup, there are no decisions, and both
 * times are now. ogc_save_set_decisions() fills in what was played.
 *
 * Returns: (transfer full): a save
 */
OgcSave *ogc_save_new           (OgcTileSet           *tile_set,
                                 const OgcSetup       *setup,
                                 const OgcSeatSpec    *seats);
/* A copy, which may be changed until it is shared. Returns: (transfer full) */
OgcSave *ogc_save_copy          (OgcSave              *self);

/**
 * ogc_save_set_decisions:
 * @decisions: (array length=n): taken and redoable ones
 * @position: how many of them are taken
 * @state: the game after those
 *
 * Fills in what was played. Everything is copied; @state must point to the tiles of @self.
 */
void     ogc_save_set_decisions (OgcSave              *self,
                                 const OgcDecision    *decisions,
                                 guint                 n,
                                 guint                 position,
                                 const OgcState       *state);

/* @place or, without one, a default made from the time when the game began and its seed. Free with g_free(). */
char    *ogc_save_dup_place     (OgcSave              *self);

/* The save as a file's content. Thread-safe. Returns: (transfer full) */
GBytes  *ogc_save_to_bytes      (OgcSave              *self);
/* Reads a save from a file's content. Everything is checked: format, ranges, every decision against the rules, and that
 * the decisions lead to the same game as when it was saved. Errors call it @source. Returns: (transfer full)
 * (nullable): %NULL with @error set */
OgcSave *ogc_save_from_bytes    (const char           *source,
                                 GBytes               *bytes,
                                 GError              **error);

/* Whether this program knows the players of all seats; a game can be read and continued even if it does not. Errors
 * call the game @source. */
gboolean ogc_save_check_seats   (OgcSave              *self,
                                 const char           *source,
                                 GError              **error);

/* Reads @file, which must be a game of this kind; never changes anything on disk, even if the file is damaged.
 * Blocks. Returns: (transfer full) (nullable): %NULL with @error set */
OgcSave *ogc_save_load          (GFile                *file,
                                 GError              **error);

G_END_DECLS
