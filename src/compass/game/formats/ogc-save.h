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
/* The newest version of the save's format. Version 1 had a snapshot of the state in place of summary and digests. */
#define OGC_SAVE_VERSION 2

#define OGC_MAX_GAME_DECISIONS 20000 /* decisions in a game; real games have a few hundred */

#define OGC_TYPE_SAVE (ogc_save_get_type ())
/**
 * OgcSave:
 * @tile_set: the faces; @start and @state point into it
 * @setup: what was chosen before the first round
 * @seats: as many as @setup says
 * @start: the game before the first of @decisions: what @setup begins with
 * @decisions: (element-type OgcDecision): all decisions in order, those that were undone and can be redone last
 * @position: how many of @decisions are taken; the rest is for redo
 * @state: the game after @position decisions
 * @created: when the game began, seconds since 1970
 * @changed: when it was saved last, seconds since 1970
 * @serial: which of the autosaves of an earlier version of the program it is; 0 for other saves
 * @title: (nullable): the title that a person has given it, 1 to %OGC_MAX_TITLE_LENGTH characters
 * @place: (nullable): an identifier: where an earlier version kept it when it made room for another; two saves of one
 *   place are one game that went on. %NULL: a place of its own, see ogc_save_dup_place()
 *
 * A game on its way between a file and the program: plain data. Constant once it is shared, so that another thread can
 * write it.
 */
G_DECLARE_FINAL_TYPE (OgcSave, ogc_save, OGC, SAVE, GObject)

struct _OgcSave
{
  GObject     parent_instance;

  OgcTileSet *tile_set;
  OgcSetup    setup;
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcState    start;
  GArray     *decisions;
  guint       position;
  OgcState    state;
  gint64      created;
  gint64      changed;
  guint64     serial;
  char       *title;
  char       *place;
};

/**
 * ogc_save_new:
 * @setup: a legal set-up
 * @seats: (array): as many as @setup says; copied
 *
 * A game at its beginning: @start and @state follow from @setup, there are no decisions, and both times are now. Fill
 * in what was played with ogc_save_set_decisions().
 *
 * Returns: (transfer full): a save
 */
OgcSave *ogc_save_new           (OgcTileSet           *tile_set,
                                 const OgcSetup       *setup,
                                 const OgcSeatSpec    *seats);
/* A copy, to be changed before it is shared. Returns: (transfer full) */
OgcSave *ogc_save_copy          (OgcSave              *self);
OgcSave *ogc_save_ref           (OgcSave              *self);
void     ogc_save_unref         (OgcSave              *self);

/**
 * ogc_save_set_decisions:
 * @decisions: (array length=n): taken and redoable
 * @position: how many of them are taken
 * @state: the game after these
 *
 * Fills in what was played. All is copied; @state must point to the save's own tiles.
 */
void     ogc_save_set_decisions (OgcSave              *self,
                                 const OgcDecision    *decisions,
                                 guint                 n,
                                 guint                 position,
                                 const OgcState       *state);

/* @place; without one, a default made from when the game began and its seed. Free with g_free(). */
char    *ogc_save_dup_place     (OgcSave              *self);

/* The save as a file's content. Thread-safe. Returns: (transfer full) */
GBytes  *ogc_save_to_bytes      (OgcSave              *self);
/* Reads a save from a file's content. Everything is checked: form, ranges, every decision against the rules, and
 * that they lead where they led when the game was saved. Errors call it @source. Returns: (transfer full)
 * (nullable): %NULL with @error set */
OgcSave *ogc_save_from_bytes    (const char           *source,
                                 GBytes               *bytes,
                                 GError              **error);

/* Whether this program knows the players of all seats; a game can be read and continued even if not. Errors call the
 * game @source. */
gboolean ogc_save_check_seats   (OgcSave              *self,
                                 const char           *source,
                                 GError              **error);

/* Reads @file, which must be a game of this kind; never changes anything on disk, even if the file is damaged.
 * Blocks. Returns: (transfer full) (nullable): %NULL with @error set */
OgcSave *ogc_save_load          (GFile                *file,
                                 GError              **error);

G_END_DECLS
