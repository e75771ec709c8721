/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ogc-game.h"
#include "ogc-hint.h"

G_BEGIN_DECLS

#define OGC_TYPE_HINT_PROVIDER (ogc_hint_provider_get_type ())
/**
 * OgcHintProvider:
 *
 * Tells the viewer on request what the highest level would do in their place, knowing what their seat may know and
 * nothing else. It thinks in a worker thread. When the position changes, the hints are dropped.
 *
 * Properties (read-only):
 * - "hints" (GListModel of OgcHint): the three best decisions, best first, or fewer if there are no more; empty until
 *   they are known. It is always the same list
 * - "thinking" (gboolean): the provider is looking for hints
 * - "active" (gboolean): the provider is looking for hints or has some
 */
G_DECLARE_FINAL_TYPE (OgcHintProvider, ogc_hint_provider, OGC, HINT_PROVIDER, GObject)

/* Returns: (transfer full): a provider for the persons who play @game */
OgcHintProvider *ogc_hint_provider_new          (OgcGame         *game);

GListModel      *ogc_hint_provider_get_hints    (OgcHintProvider *self);
/* Returns: (transfer none) (nullable): the first earlier hint that is exactly as good as @hint */
OgcHint         *ogc_hint_provider_find_equal   (OgcHintProvider *self,
                                                 OgcHint         *hint);
gboolean         ogc_hint_provider_get_thinking (OgcHintProvider *self);
gboolean         ogc_hint_provider_get_active   (OgcHintProvider *self);

/* Begins to think, unless the provider is thinking already or no viewer is asked; only about @proposal (nullable), a
 * legal decision, if somebody else proposes it. */
void             ogc_hint_provider_ask          (OgcHintProvider   *self,
                                                 const OgcDecision *proposal);

/* Drops the hints and stops thinking. */
void             ogc_hint_provider_dismiss      (OgcHintProvider *self);

G_END_DECLS
