/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-boxed.h"

static gpointer
decision_copy (gpointer decision)
{
  return g_memdup2 (decision, sizeof (OgcDecision));
}

static gpointer
event_copy (gpointer event)
{
  return g_memdup2 (event, sizeof (OgcEvent));
}

G_DEFINE_BOXED_TYPE (OgcDecision, ogc_decision, decision_copy, g_free)
G_DEFINE_BOXED_TYPE (OgcEvent, ogc_event, event_copy, g_free)
