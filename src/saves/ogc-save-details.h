/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-seat-spec.h"

G_BEGIN_DECLS

/* The head of a save, which is what lists show, lies within this many bytes from the beginning of any file that this
 * program writes. */
#define OGC_SAVE_HEAD_LENGTH 4096

/* The id of the first lesson of any kind of game. */
#define OGC_FIRST_LESSON "first"

/**
 * OgcSaveDetails:
 * @game: the identifier of its #OgcGameKind; %NULL for a file that cannot be opened
 * @title: the title that a person has given it, or a default name
 * @created: when the game began, seconds since 1970
 * @changed: when it was saved last
 * @lesson: (nullable): the id of the lesson, %OGC_FIRST_LESSON or another, that it is the guided game of
 * @lesson_name: (nullable): the translated name of that lesson; %NULL for the first one
 * @finished: whether it is over
 * @progress: how far it has got, "Round 3 of 6"; %NULL if it is over
 * @outcome: how it ended, "Ada wins with 52 gold"; %NULL before
 * @words: (nullable): more text for searches
 * @n_seats: how many play
 * @seats: who plays
 * @summary: (nullable): what only its kind understands, for its picture; freed by g_free()
 * @named: whether a person has given it its title
 * @dated: whether the default name says on which day it was saved last
 * @problem: one sentence that says why the file cannot be opened, in which case only the title is set; or %NULL
 * @key: title, names, date and words in one case-folded text to search
 * @month: the month of @changed in local time: years times 12 plus 0 to 11
 *
 * What lists show of a saved game: made in any thread, constant from then on, and far smaller than the game. The kind
 * fills in everything except @game, the last four, and @title if no person has given one.
 */
typedef struct {
  const char *game;
  char       *title;
  gint64      created;
  gint64      changed;
  const char *lesson;
  const char *lesson_name;
  gboolean    finished;
  char       *progress;
  char       *outcome;
  char       *words;
  unsigned    n_seats;
  OgcSeatSpec seats[OGC_MAX_PLAYERS];
  gpointer    summary;
  gboolean    named;
  gboolean    dated;
  char       *problem;
  char       *key;
  unsigned    month;
} OgcSaveDetails;

void            ogc_save_details_free       (OgcSaveDetails    *self);

/* For game kinds: adds the player @spec; equal strings are shared between games. */
void            ogc_save_details_add_seat   (OgcSaveDetails    *self,
                                             const OgcSeatSpec *spec);
/* For game kinds: the members of the document in @bytes that come before the member @behind, as a document of their
 * own; empty if there is no such member. Returns: (transfer full) */
GBytes         *ogc_save_details_cut_head   (GBytes            *bytes,
                                             const char        *behind);

/* What a guided game is called: "Lesson: Hidden Temple". Free with g_free(). */
char           *ogc_save_details_dup_lesson (const OgcSaveDetails *self);

/* The month of @seconds since 1970 in local time: years times 12 plus 0 to 11. */
unsigned        ogc_save_details_find_month (gint64             seconds);
/* @text for searching: case-folded and decomposed. Free with g_free(). */
char           *ogc_save_details_fold       (const char        *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcSaveDetails, ogc_save_details_free)

G_END_DECLS
