/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-saved-game.h"
#include "ogc-seat-spec.h"

G_BEGIN_DECLS

/* What a kind of game reads for lists (its head) lies within so many bytes from the beginning of any file that this
 * program writes. */
#define OGC_SAVE_HEAD_LENGTH 4096

/**
 * OgcSaveDetails:
 * @game: the identifier of its #OgcGameKind; %NULL of a file that cannot be opened
 * @title: what the person calls it, else what tells it from others
 * @created: when the game began, seconds since 1970
 * @changed: when it was saved last
 * @guided: it is explained step by step
 * @finished: it is over
 * @progress: how far it is, "Round 3 of 6"; %NULL when it is over
 * @outcome: how it ended, "Ada wins with 52 gold"; %NULL before
 * @words: (nullable): what else a search may find it by
 * @n_seats: how many play
 * @seats: who plays
 * @summary: (nullable): what its kind alone knows, for its picture; freed by g_free()
 * @named: a person has given it its title
 * @problem: one sentence that says why the file cannot be opened, or %NULL; then it has a title only
 * @key: title, names, date and words in one text without upper case, for a search
 * @month: the month of @changed in local time: years times 12 plus 0 to 11
 *
 * What is read from a saved game for a list: made in any thread, constant from then on, and far smaller than the game.
 * All but @game and the last four, and @title if nobody has given one, is filled in by the kind.
 */
typedef struct {
  const char *game;
  char       *title;
  gint64      created;
  gint64      changed;
  gboolean    guided;
  gboolean    finished;
  char       *progress;
  char       *outcome;
  char       *words;
  unsigned    n_seats;
  OgcSeatSpec seats[OGC_MAX_PLAYERS];
  gpointer    summary;
  gboolean    named;
  char       *problem;
  char       *key;
  unsigned    month;
} OgcSaveDetails;

/**
 * ogc_save_details_load:
 * @file: a file among the saved games
 *
 * Reads no more of @file than its head, if it has one, else all of it. Blocks. Whatever is wrong with it, there is
 * something to show.
 *
 * Returns: (transfer full): what a list shows of @file
 */
OgcSaveDetails *ogc_save_details_load          (GFile             *file);
/* The same of a game that has been loaded from @file. Returns: (transfer full) */
OgcSaveDetails *ogc_save_details_new_from_game (OgcSavedGame      *game,
                                                GFile             *file);
void            ogc_save_details_free          (OgcSaveDetails    *self);

/* For kinds: @spec plays too; its texts are shared by the games that have the same. */
void            ogc_save_details_add_seat      (OgcSaveDetails    *self,
                                                const OgcSeatSpec *spec);
/* For kinds: the members of the document in @bytes that come before the member @behind, as a document of their own; no
 * document at all where there is no such member. Returns: (transfer full) */
GBytes         *ogc_save_details_cut_head      (GBytes            *bytes,
                                                const char        *behind);

/* The month of @seconds since 1970 in local time: years times 12 plus 0 to 11. */
unsigned        ogc_save_details_find_month    (gint64             seconds);
/* @text as it is searched for: without case and composition. Free with g_free(). */
char           *ogc_save_details_fold          (const char        *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcSaveDetails, ogc_save_details_free)

G_END_DECLS
