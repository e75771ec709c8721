/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save-details.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_INFO (ogc_save_info_get_type ())
/**
 * OgcSaveInfo:
 *
 * A file in a list of saved games: enough to find it and to draw it, without the game itself. At first only its place
 * and time are known; #OgcSaveList reads the rest in the background and when the file changes. It represents the same
 * file as long as that exists. Belongs to the thread of its list; other threads may only ask for its file.
 *
 * ::changed: anything about it has changed.
 */
G_DECLARE_FINAL_TYPE (OgcSaveInfo, ogc_save_info, OGC, SAVE_INFO, GObject)

/**
 * ogc_save_info_new:
 * @file: where it lies
 * @stamp: a text that changes when the file does
 * @written: when the file was written last, seconds since 1970
 *
 * Returns: (transfer full): an object for a file that has not been read
 */
OgcSaveInfo       *ogc_save_info_new          (GFile          *file,
                                               const char     *stamp,
                                               gint64          written);
/* Takes over the stamp, time and other details of the file from @now, which has just been made for the same file. */
void               ogc_save_info_renew        (OgcSaveInfo    *self,
                                               OgcSaveInfo    *now);
/* @details: (transfer full): what the file says */
void               ogc_save_info_take_details (OgcSaveInfo    *self,
                                               OgcSaveDetails *details);
void               ogc_save_info_set_current  (OgcSaveInfo    *self,
                                               gboolean        current);

/* Where it lies; for the game to continue, where it will lie once another takes its place. */
GFile             *ogc_save_info_get_file     (OgcSaveInfo    *self);
/* Whether the file has been read since it changed. Until then the old details stay. */
gboolean           ogc_save_info_get_read     (OgcSaveInfo    *self);
/* The title that a person has given it, or else a default name; "" until the file has been read. */
const char        *ogc_save_info_get_title    (OgcSaveInfo    *self);
/* Whether a person has given it its title. */
gboolean           ogc_save_info_get_named    (OgcSaveInfo    *self);
/* Whether the default name says on which day the game was saved last. */
gboolean           ogc_save_info_get_dated    (OgcSaveInfo    *self);
/* When the game was saved last, or the file was written if it does not say that; seconds since 1970. */
gint64             ogc_save_info_get_changed  (OgcSaveInfo    *self);
/* The month of that in local time: years times 12 plus 0 to 11. */
unsigned           ogc_save_info_get_month    (OgcSaveInfo    *self);
/* Whether it is the game to continue. */
gboolean           ogc_save_info_get_current  (OgcSaveInfo    *self);
/* One sentence that says why the file cannot be opened, in which case it has only a title and a file; or %NULL. */
const char        *ogc_save_info_get_problem  (OgcSaveInfo    *self);
/* The identifier of its #OgcGameKind; %NULL until it has been read, or if it cannot be opened. */
const char        *ogc_save_info_get_game     (OgcSaveInfo    *self);
gboolean           ogc_save_info_get_finished (OgcSaveInfo    *self);
/* Its progress, "Round 3 of 6"; %NULL if it is over. */
const char        *ogc_save_info_get_progress (OgcSaveInfo    *self);
/* How it ended, "Ada wins with 52 gold"; %NULL before. */
const char        *ogc_save_info_get_outcome  (OgcSaveInfo    *self);
/* What only its kind of game understands, or %NULL. */
gconstpointer      ogc_save_info_get_summary  (OgcSaveInfo    *self);
/* The number of seats; 0 until it has been read, or if it cannot be opened. */
unsigned           ogc_save_info_get_n_seats  (OgcSaveInfo    *self);
/* Who sits at @seat, which is below the number of seats. */
const OgcSeatSpec *ogc_save_info_get_seat     (OgcSaveInfo    *self,
                                               unsigned        seat);
/* Title, names, date and more in one case-folded text to search; "" until it has been read. */
const char        *ogc_save_info_get_key      (OgcSaveInfo    *self);

G_END_DECLS
