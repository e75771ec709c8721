/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "compile-card-set.h"
#include "compile-state.h"

G_BEGIN_DECLS

/* The format is that of all games of this program, and so is its head: @version counts for both. */
#define COMPILE_SAVE_FORMAT "gilded-compass-save"
#define COMPILE_SAVE_VERSION 2

#define COMPILE_MAX_NAME_LENGTH 40       /* characters of a side's name */
#define COMPILE_MAX_TITLE_LENGTH 60      /* characters of what a person calls a game */
#define COMPILE_MAX_GAME_DECISIONS 20000 /* decisions in one game; real ones have some hundreds */
#define COMPILE_SEAT_PERSON "person"     /* the kind of a side that no computer plays */

/**
 * CompileSeatSpec:
 * @name: what the person calls the side, 1 to %COMPILE_MAX_NAME_LENGTH characters
 * @emblem: the identifier of its emblem
 * @kind: %COMPILE_SEAT_PERSON or a computer player's identifier
 *
 * Who plays a side: what the set-up says about it and the rules do not care for. Identifiers are 1 to 64 of a-z, 0-9,
 * "-", "_" and "."; a save with one that this program does not know still loads.
 */
typedef struct {
  char *name;
  char *emblem;
  char *kind;
} CompileSeatSpec;

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
 * @title: (nullable): what the person calls the game, 1 to %COMPILE_MAX_TITLE_LENGTH characters
 * @place: (nullable): an identifier: where its store keeps it when it makes room for another
 *
 * A game between a file and the program: plain data. Counted references; constant once it is shared, so that another
 * thread can write it.
 */
typedef struct {
  CompileCardSet *card_set;
  CompileSetup    setup;
  CompileSeatSpec seats[COMPILE_N_SIDES];
  CompileState    start;
  GArray         *decisions;
  guint           position;
  CompileState    state;
  gint64          created;
  gint64          changed;
  guint64         serial;
  char           *title;
  char           *place;
} CompileSave;

GType        compile_save_get_type      (void);

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
                                         const CompileSeatSpec  *seats);
/* Another save of the same, to be changed before it is shared. Returns: (transfer full) */
CompileSave *compile_save_copy          (CompileSave            *self);
CompileSave *compile_save_ref           (CompileSave            *self);
void         compile_save_unref         (CompileSave            *self);

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

/* Writes @file so that it holds the old or the new save at any moment, and the new one for good when this returns.
 * Blocks. */
gboolean     compile_save_write         (CompileSave            *self,
                                         GFile                  *file,
                                         GError                **error);
/* Reads @file; nothing on disk is changed, whatever is wrong with it. Blocks. Returns: (transfer full) (nullable):
 * %NULL with @error set */
CompileSave *compile_save_load          (GFile                  *file,
                                         GError                **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompileSave, compile_save_unref)

G_END_DECLS
