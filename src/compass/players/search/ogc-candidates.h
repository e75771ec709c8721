/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-decision-context.h"

/* Finds the best answers to the question of @context, all of them legal: placements (TRN-4, TRN-5), what a seat may do
 * with a roll before placing (TRN-3) or instead of rolling (TRN-1), gifts (ABL-1) and tiles (RND-4). */
void ogc_candidates_find    (OgcDecisionContext *context);
/* Adds the placements of own dice that make a difference (TRN-4), valued with the best placement of neutral dice where
 * one may follow. */
void ogc_candidates_add_own (OgcDecisionContext *context);
