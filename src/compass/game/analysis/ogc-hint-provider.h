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
 * Tells the viewer, if asked, what the highest level would do in their place, from what that seat may know and nothing
 * else. It thinks in a worker thread. When the position changes, the hints are dropped.
 *
 * Properties (read-only):
 * - "hints" (GListModel of OgcHint): the three best decisions, best first, or fewer where there are no more; empty
 *   before they are known. The provider keeps the same list all its life
 * - "thinking" (gboolean): they are being found
 * - "active" (gboolean): they are being found or known
 */
G_DECLARE_FINAL_TYPE (OgcHintProvider, ogc_hint_provider, OGC, HINT_PROVIDER, GObject)

/* Returns: (transfer full): a provider for the people who play @game */
OgcHintProvider *ogc_hint_provider_new          (OgcGame         *game);

GListModel      *ogc_hint_provider_get_hints    (OgcHintProvider *self);
gboolean         ogc_hint_provider_get_thinking (OgcHintProvider *self);
gboolean         ogc_hint_provider_get_active   (OgcHintProvider *self);

/* Begins to think, unless it is thinking already, or nobody is asked who could be told. */
void             ogc_hint_provider_ask          (OgcHintProvider *self);

/* Forgets everything; thinking ends. */
void             ogc_hint_provider_dismiss      (OgcHintProvider *self);

G_END_DECLS
