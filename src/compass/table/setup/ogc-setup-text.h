/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-setup-draft.h"

G_BEGIN_DECLS

/* What the set-up page says about a draft. */

/* Returns: (transfer full): what else depends on the number of players (SET-3, SET-4, SET-5, RND-1) */
char       *ogc_setup_text_players       (OgcSetupDraft *draft);
/* Returns: (transfer full): the same in a few words */
char       *ogc_setup_text_players_short (unsigned       n_seats);

/**
 * ogc_setup_text_add:
 * @draft: a draft
 * @seat: the index of a free place
 *
 * Returns: (transfer full): who joins if a player is added there: everybody up to that place
 */
char       *ogc_setup_text_add           (OgcSetupDraft *draft,
                                          unsigned       seat);
/* Returns: what is special about @form, in one sentence */
const char *ogc_setup_text_form          (OgcForm        form);

/**
 * ogc_setup_text_building:
 * @building: a B or C building, or %OGC_RANDOM_BUILDING
 *
 * Returns: what players do there and for what, in one short sentence
 */
const char *ogc_setup_text_building      (unsigned       building);
/* Returns: the dice that @building, a B or C building, takes, and what they win, in whole sentences */
const char *ogc_setup_text_building_rule (unsigned       building);
/* Returns: (transfer full): the number of players, the length, and the variant */
char       *ogc_setup_text_game          (OgcSetupDraft *draft);
/* Returns: (transfer full): the buildings in play, in their order on the table */
char       *ogc_setup_text_buildings     (OgcSetupDraft *draft);

G_END_DECLS
