/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-placement.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/**
 * ogc_hint_reason:
 * @view: what the seat that is asked sees
 * @decision: a legal decision of it
 * @placement: (nullable): what it would lead to, when it is a placement
 *
 * Returns: (transfer full): in one or more sentences, why it may be good: what it wins, and what it takes from whom
 */
char *ogc_hint_reason (const OgcView     *view,
                       const OgcDecision *decision,
                       OgcPlacement      *placement);

G_END_DECLS
