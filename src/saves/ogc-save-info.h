/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save-details.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_INFO (ogc_save_info_get_type ())
/**
 * OgcSaveInfo:
 *
 * One file in a list of saved games: enough to find it and to draw it, without the game itself. At first only its
 * place and its time are known; #OgcSaveList reads the rest in the background and when the file changes. Stands for
 * the same file as long as that is there. Belongs to the thread of its list; only its file may be asked for by
 * others.
 *
 * ::changed: anything about it has changed.
 */
G_DECLARE_FINAL_TYPE (OgcSaveInfo, ogc_save_info, OGC, SAVE_INFO, GObject)

/**
 * ogc_save_info_new:
 * @file: where it lies
 * @stamp: what changes when the file does
 * @written: when the file was written last, seconds since 1970
 *
 * Returns: (transfer full): what is known of a file that has not been read
 */
OgcSaveInfo       *ogc_save_info_new          (GFile          *file,
                                               const char     *stamp,
                                               gint64          written);
/* Takes over the file's stamp and time, and what else is known, from @now, which has just been made for the same
 * file. */
void               ogc_save_info_renew        (OgcSaveInfo    *self,
                                               OgcSaveInfo    *now);
/* @details: (transfer full): what the file says */
void               ogc_save_info_take_details (OgcSaveInfo    *self,
                                               OgcSaveDetails *details);
void               ogc_save_info_set_current  (OgcSaveInfo    *self,
                                               gboolean        current);

/* Where it lies. Of the game to go on with: where it will lie when it makes room. */
GFile             *ogc_save_info_get_file     (OgcSaveInfo    *self);
/* Whether the file has been read since it changed. What it said before stays until then. */
gboolean           ogc_save_info_get_read     (OgcSaveInfo    *self);
/* What the person calls it, else what tells it from others; "" when nothing has been read yet. */
const char        *ogc_save_info_get_title    (OgcSaveInfo    *self);
/* Whether a person has given it its title. */
gboolean           ogc_save_info_get_named    (OgcSaveInfo    *self);
/* When the game was saved last, or the file was written if it does not say that; seconds since 1970. */
gint64             ogc_save_info_get_changed  (OgcSaveInfo    *self);
/* The month of that in local time: years times 12 plus 0 to 11. */
unsigned           ogc_save_info_get_month    (OgcSaveInfo    *self);
/* Whether it is the game to go on with. */
gboolean           ogc_save_info_get_current  (OgcSaveInfo    *self);
/* One sentence that says why the file cannot be opened, or %NULL; then it has a title and a file only. */
const char        *ogc_save_info_get_problem  (OgcSaveInfo    *self);
/* The identifier of its #OgcGameKind; %NULL when it has not been read, or cannot be opened. */
const char        *ogc_save_info_get_game     (OgcSaveInfo    *self);
gboolean           ogc_save_info_get_finished (OgcSaveInfo    *self);
/* How far it is, "Round 3 of 6"; %NULL when it is over. */
const char        *ogc_save_info_get_progress (OgcSaveInfo    *self);
/* How it ended, "Ada wins with 52 gold"; %NULL before. */
const char        *ogc_save_info_get_outcome  (OgcSaveInfo    *self);
/* What its kind of game alone knows, or %NULL. */
gconstpointer      ogc_save_info_get_summary  (OgcSaveInfo    *self);
/* 0 when it has not been read, or cannot be opened. */
unsigned           ogc_save_info_get_n_seats  (OgcSaveInfo    *self);
/* Who sits at @seat, which is below the number of seats. */
const OgcSeatSpec *ogc_save_info_get_seat     (OgcSaveInfo    *self,
                                               unsigned        seat);
/* Title, names, date and more in one text without upper case, for a search; "" when nothing has been read yet. */
const char        *ogc_save_info_get_key      (OgcSaveInfo    *self);

G_END_DECLS
