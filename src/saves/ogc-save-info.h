/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_SAVE_INFO (ogc_save_info_get_type ())
/**
 * OgcSaveInfo:
 *
 * What a list of saved games tells of one: enough to find it and to draw it, without the game itself. Does not change.
 *
 * Properties (read-only):
 * - "title" (string): what the person calls it, else what tells it from others
 * - "finished" (gboolean): the game is over
 * - "problem" (string, nullable): one sentence that says why the file cannot be opened; then it has a title and a file only
 */
G_DECLARE_FINAL_TYPE (OgcSaveInfo, ogc_save_info, OGC, SAVE_INFO, GObject)

/**
 * ogc_save_info_new:
 * @file: where it lies
 * @stamp: what changes when the file does
 * @save: what it holds
 * @current: whether it is the game to go on with
 *
 * Returns: (transfer full): what the list tells of @save
 */
OgcSaveInfo       *ogc_save_info_new         (GFile        *file,
                                              const char   *stamp,
                                              OgcSave      *save,
                                              gboolean      current);

/**
 * ogc_save_info_new_problem:
 * @file: where it lies
 * @stamp: what changes when the file does
 * @changed: when it was written last, seconds since 1970
 * @problem: why it cannot be opened
 *
 * Returns: (transfer full): what the list tells of a file that cannot be opened
 */
OgcSaveInfo       *ogc_save_info_new_problem (GFile        *file,
                                              const char   *stamp,
                                              gint64        changed,
                                              const GError *problem);

/* Where it lies. Of the game to go on with: where it will lie when it makes room. */
GFile             *ogc_save_info_get_file     (OgcSaveInfo *self);
const char        *ogc_save_info_get_stamp    (OgcSaveInfo *self);
const char        *ogc_save_info_get_title    (OgcSaveInfo *self);
/* Whether a person has given it its title. */
gboolean           ogc_save_info_get_named    (OgcSaveInfo *self);
/* When it was saved last, seconds since 1970. */
gint64             ogc_save_info_get_changed  (OgcSaveInfo *self);
gboolean           ogc_save_info_get_current  (OgcSaveInfo *self);
const char        *ogc_save_info_get_problem  (OgcSaveInfo *self);
unsigned           ogc_save_info_get_round    (OgcSaveInfo *self);
unsigned           ogc_save_info_get_rounds   (OgcSaveInfo *self);
gboolean           ogc_save_info_get_finished (OgcSaveInfo *self);
/* The buildings of the game in the order of resolving, %OGC_NO_BUILDING for one that is not in play; 5 of them. */
const guint8      *ogc_save_info_get_order    (OgcSaveInfo *self);
unsigned           ogc_save_info_get_n_seats  (OgcSaveInfo *self);
/* Who sits at @seat, which is below the number of seats. */
const OgcSeatSpec *ogc_save_info_get_seat     (OgcSaveInfo *self,
                                               unsigned     seat);
/* How many dice of @owner, the neutral player too, lie in @building. */
unsigned           ogc_save_info_get_dice     (OgcSaveInfo *self,
                                               unsigned     building,
                                               unsigned     owner);
/* The gold of @seat and its place, 1 for a winner; 0 before the end. */
unsigned           ogc_save_info_get_gold     (OgcSaveInfo *self,
                                               unsigned     seat);
unsigned           ogc_save_info_get_place    (OgcSaveInfo *self,
                                               unsigned     seat);

G_END_DECLS
