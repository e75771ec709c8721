/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-lookback.h"
#include "ogc-save.h"

G_BEGIN_DECLS

#define OGC_TYPE_ANALYST (ogc_analyst_get_type ())
/**
 * OgcAnalyst:
 *
 * Looks back at a game that is over: judges every decision, compares every roll with others, and follows everybody's chances. In a thread of its own, which
 * ends soon when the analyst goes. What was found is kept in a file, and found there the next time.
 *
 * Properties (read-only):
 * - "progress" (double): 0 to 1
 * - "running" (gboolean)
 * - "lookback" (OgcLookback, nullable): what was found; %NULL until then
 * - "problem" (string, nullable): why there is nothing, or why it could not be kept, translated
 */
G_DECLARE_FINAL_TYPE (OgcAnalyst, ogc_analyst, OGC, ANALYST, GObject)

/**
 * ogc_analyst_new:
 * @save: a game that was played to its end
 * @folder: (nullable): where look backs are kept; %NULL: nowhere. It is made when it is first needed
 *
 * Returns: (transfer full): an analyst, not running
 */
OgcAnalyst  *ogc_analyst_new          (OgcSave    *save,
                                       GFile      *folder);
/* Where the program keeps them: gilded-compass/lookbacks under XDG data. Returns: (transfer full) */
GFile       *ogc_analyst_get_folder   (void);

/* Begins, unless it runs or is done. */
void         ogc_analyst_start        (OgcAnalyst *self);
/* Gives up what is under way; it can be started again. */
void         ogc_analyst_cancel       (OgcAnalyst *self);

double       ogc_analyst_get_progress (OgcAnalyst *self);
gboolean     ogc_analyst_get_running  (OgcAnalyst *self);
OgcLookback *ogc_analyst_get_lookback (OgcAnalyst *self);
const char  *ogc_analyst_get_problem  (OgcAnalyst *self);

/* A number that tells finished games from each other. */
guint64      ogc_analyst_digest       (OgcSave    *save);

G_END_DECLS
