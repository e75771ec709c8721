/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-seat.h"

G_BEGIN_DECLS

#define OGC_TYPE_SCORE_ACCOUNT (ogc_score_account_get_type ())
/**
 * OgcScoreAccount:
 *
 * Where a seat's gold came from (SCO-10): a line for each source, with the tiles that earned gold, and their sum.
 * Tooltips, screen readers and the full tableau, which a button opens, say what each tile has earned and why.
 */
G_DECLARE_FINAL_TYPE (OgcScoreAccount, ogc_score_account, OGC, SCORE_ACCOUNT, GtkWidget)

/* @seat: (nullable): of a game that is over, or %NULL for an empty account */
void ogc_score_account_set_seat (OgcScoreAccount *self,
                                 OgcSeat         *seat);

G_END_DECLS
