/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-card-set.h"
#include "compile-state.h"
#include "ogc-json-reader.h"
#include "ogc-saved-game.h"
#include "ogc-seat-spec.h"

G_BEGIN_DECLS

/* The identifier of the game in files. */
#define COMPILE_SAVE_GAME "compile"
/* The newest version of the save format, which all games of this program share. */
#define COMPILE_SAVE_VERSION 2

#define COMPILE_TYPE_SAVE (compile_save_get_type ())
/**
 * CompileSave:
 * @card_set: the cards; @start and @state point into it
 * @setup: what was chosen before the draft
 * @seats: who plays
 * @start: the game before the first of @decisions, as it follows from @setup
 * @decisions: (element-type CompileDecision): all decisions in order, redoable ones last
 * @position: how many of @decisions are taken, perhaps up to the middle of an effect; the rest can be redone
 * @state: the game after @position decisions
 * @label: what it says of any game
 *
 * A game as read from or written to a file: plain data. Immutable once shared, so that another thread can write it.
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
  OgcSaveLabel    label;
};

/**
 * compile_save_new:
 * @card_set: the cards; a reference is taken
 * @setup: a legal set-up
 * @seats: (array fixed-size=2): who plays; copied
 *
 * Creates a save of a game at its beginning: @start and @state follow from @setup, there are no decisions, and both
 * times are now. Fill in what was played with compile_save_set_decisions().
 *
 * Returns: (transfer full): a save
 */
CompileSave *compile_save_new           (CompileCardSet         *card_set,
                                         const CompileSetup     *setup,
                                         const OgcSeatSpec      *seats);

/**
 * compile_save_set_decisions:
 * @decisions: (array length=n): taken and redoable
 * @position: how many of them are taken
 * @state: the game after these
 *
 * Fills in what was played. Everything is copied; @state must point to the save's own cards.
 */
void         compile_save_set_decisions (CompileSave            *self,
                                         const CompileDecision  *decisions,
                                         guint                   n,
                                         guint                   position,
                                         const CompileState     *state);

/* The save as a file's content. Thread-safe. Returns: (transfer full) */
GBytes      *compile_save_to_bytes      (CompileSave            *self);
/* Reads a save from the document open in @reader, which collects errors. Thread-safe. Returns: (transfer full) */
OgcSavedGame *compile_save_read         (OgcJsonReader          *reader);
/* Reads a save from a file's content. Everything is checked: form, ranges, every decision against the rules, and that
 * they lead to the same states as when the game was saved. Errors call it @source. Returns: (transfer full)
 * (nullable): %NULL with @error set */
CompileSave *compile_save_from_bytes    (const char             *source,
                                         GBytes                 *bytes,
                                         GError                **error);

/* Whether this program knows the players of both sides; a game with unknown players can still be read and continued.
 * Errors call the game @source. */
gboolean     compile_save_check_seats   (CompileSave            *self,
                                         const char             *source,
                                         GError                **error);
/* Whether @file looks like a save or records of this game rather than of another. Blocks. */
gboolean     compile_save_recognise     (GFile                  *file);

/* Reads @file, which must be a game of this kind; never changes anything on disk, even if the file is damaged.
 * Blocks. Returns: (transfer full) (nullable): %NULL with @error set */
CompileSave *compile_save_load          (GFile                  *file,
                                         GError                **error);

G_END_DECLS
