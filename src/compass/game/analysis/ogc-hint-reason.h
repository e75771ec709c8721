/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-placement.h"
#include "ogc-view.h"

G_BEGIN_DECLS

/**
 * ogc_hint_reason:
 * @view: what the seat that is asked sees
 * @decision: a legal decision of that seat
 * @placement: (nullable): what the decision would lead to, if it is a placement
 *
 * Returns: (transfer full): in one or more sentences, why the decision may be good: what it wins, and what it costs
 * whom
 */
char *ogc_hint_reason (const OgcView     *view,
                       const OgcDecision *decision,
                       OgcPlacement      *placement);

G_END_DECLS
