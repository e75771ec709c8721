/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-save-info.h"

G_BEGIN_DECLS

/**
 * OgcSaveSearch:
 *
 * A search among saved games for words, all of which must occur in the title, the players' names, the date, the
 * progress, or the search text of its kind.
 */
typedef struct _OgcSaveSearch OgcSaveSearch;

/* @text: what was typed. Returns: (transfer full) */
OgcSaveSearch *ogc_save_search_new     (const char    *text);
void           ogc_save_search_free    (OgcSaveSearch *self);
/* Whether @info contains all the words. One that has not been read yet contains none. */
gboolean       ogc_save_search_matches (OgcSaveSearch *self,
                                        OgcSaveInfo   *info);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (OgcSaveSearch, ogc_save_search_free)

G_END_DECLS
