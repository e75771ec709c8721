/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-setup-draft.h"

G_BEGIN_DECLS

/**
 * ogc_setup_settings_save:
 * @draft: a draft
 *
 * Returns: (transfer floating): everything in @draft except the seed, as a{sv}, to be stored
 */
GVariant *ogc_setup_settings_save    (OgcSetupDraft *draft);

/**
 * ogc_setup_settings_restore:
 * @draft: a draft
 * @saved: what ogc_setup_settings_save() returned, perhaps in another version of the program
 *
 * Restores what is known and legal in @saved; the rest stays as it is.
 */
void      ogc_setup_settings_restore (OgcSetupDraft *draft,
                                      GVariant      *saved);

G_END_DECLS
