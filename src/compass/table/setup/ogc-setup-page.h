/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-new-game-page.h"
#include "ogc-setup-draft.h"

G_BEGIN_DECLS

#define OGC_TYPE_SETUP_PAGE (ogc_setup_page_get_type ())
/**
 * OgcSetupPage:
 *
 * The page on which a game is set up: players, variant, buildings, start player, seed. It starts with the last choices.
 *
 * Properties:
 * - "draft" (OgcSetupDraft; read-only): the choices
 */
G_DECLARE_FINAL_TYPE (OgcSetupPage, ogc_setup_page, OGC, SETUP_PAGE, OgcNewGamePage)

OgcSetupDraft *ogc_setup_page_get_draft (OgcSetupPage *self);

G_END_DECLS
