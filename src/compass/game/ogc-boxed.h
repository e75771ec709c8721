/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "ogc-decision.h"
#include "ogc-event.h"

G_BEGIN_DECLS

#define OGC_TYPE_DECISION (ogc_decision_get_type ())
#define OGC_TYPE_EVENT (ogc_event_get_type ())

/**
 * ogc_decision_get_type:
 *
 * Returns: the boxed type of #OgcDecision, for signals; a copy is an allocation freed by g_boxed_free()
 */
GType ogc_decision_get_type (void) G_GNUC_CONST;

/**
 * ogc_event_get_type:
 *
 * Returns: the boxed type of #OgcEvent, for signals
 */
GType ogc_event_get_type    (void) G_GNUC_CONST;

G_END_DECLS
