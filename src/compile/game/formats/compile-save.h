/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-card-set.h"
#include "compile-state.h"
#include "ogc-json-reader.h"
#include "ogc-saved-game.h"
#include "ogc-seat-spec.h"

G_BEGIN_DECLS

/* Which game it is of, in files. */
#define COMPILE_SAVE_GAME "compile"
/* The newest version of the save's format, which counts for the saves of all games of this program. */
#define COMPILE_SAVE_VERSION 2

#define COMPILE_MAX_GAME_DECISIONS 20000 /* decisions in one game; real ones have some hundreds */

#define COMPILE_TYPE_SAVE (compile_save_get_type ())
/**
 * CompileSave:
 * @card_set: the cards; @start and @state point into it
 * @setup: what was chosen before the draft
 * @seats: who plays
 * @start: the game before the first of @decisions: what @setup begins with
 * @decisions: (element-type CompileDecision): all decisions in order, those that were undone and can be redone last
 * @position: how many of @decisions are taken; the rest is for redo. It may be in the middle of an effect
 * @state: the game after @position decisions
 * @created: when the game began, seconds since 1970
 * @changed: when it was saved last, seconds since 1970
 * @serial: which of a store's autosaves it is; 0 for other saves
 * @title: (nullable): what the person calls the game, 1 to %OGC_MAX_TITLE_LENGTH characters
 * @place: (nullable): an identifier: where its store keeps it when it makes room for another
 *
 * A game between a file and the program: plain data. Constant once it is shared, so that another thread can write it.
 */
G_DECLARE_FINAL_TYPE (CompileSave, compile_save, COMPILE, SAVE, GObject)

struct _CompileSave
{
  GObject         parent_instance;

  CompileCardSet *card_set;
  CompileSetup    setup;
  OgcSeatSpec     seats[COMPILE_N_SIDES];
  CompileState    start;
  GArray         *decisions;
  guint           position;
  CompileState    state;
  gint64          created;
  gint64          changed;
  guint64         serial;
  char           *title;
  char           *place;
};

/**
 * compile_save_new:
 * @card_set: the cards; a reference is taken
 * @setup: a legal set-up
 * @seats: (array fixed-size=2): who plays; copied
 *
 * A game at its beginning: @start and @state are what @setup leads to, no decisions, both times are now. Whoever has
 * played on fills in the rest with compile_save_set_decisions().
 *
 * Returns: (transfer full): a save
 */
CompileSave *compile_save_new           (CompileCardSet         *card_set,
                                         const CompileSetup     *setup,
                                         const OgcSeatSpec      *seats);
/* Another save of the same, to be changed before it is shared. Returns: (transfer full) */
CompileSave *compile_save_copy          (CompileSave            *self);

/**
 * compile_save_set_decisions:
 * @decisions: (array length=n): taken and redoable
 * @position: how many of them are taken
 * @state: the game after these
 *
 * Fills in what was played. All is copied; @state must point to the save's own cards.
 */
void         compile_save_set_decisions (CompileSave            *self,
                                         const CompileDecision  *decisions,
                                         guint                   n,
                                         guint                   position,
                                         const CompileState     *state);

/* @place; without one, what follows from when the game began and its seed. Free with g_free(). */
char        *compile_save_dup_place     (CompileSave            *self);

/* The save as a file's content. Thread-safe. Returns: (transfer full) */
GBytes      *compile_save_to_bytes      (CompileSave            *self);
/* All of a save, out of the document that @reader has open, which refuses what is wrong with it. Thread-safe.
 * Returns: (transfer full) */
CompileSave *compile_save_read          (OgcJsonReader          *reader);
/* The way back. Everything is checked: form, ranges, every decision by the rules, and that they lead where they led
 * when the game was saved. Errors call it @source. Returns: (transfer full) (nullable): %NULL with @error set */
CompileSave *compile_save_from_bytes    (const char             *source,
                                         GBytes                 *bytes,
                                         GError                **error);

/* Whether this program knows who plays each side; a game is read and goes on even where it does not. Errors call the
 * game @source. */
gboolean     compile_save_check_seats   (CompileSave            *self,
                                         const char             *source,
                                         GError                **error);
/* Whether @file looks like a save or records of this game rather than of another. Blocks. */
gboolean     compile_save_recognise     (GFile                  *file);

/* Reads @file, which must be a game of this kind; nothing on disk is changed, whatever is wrong with it. Blocks.
 * Returns: (transfer full) (nullable): %NULL with @error set */
CompileSave *compile_save_load          (GFile                  *file,
                                         GError                **error);

G_END_DECLS
