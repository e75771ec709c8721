/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-emit.h"

#include <assert.h>

/* Puts @event at the end of @events, which has room: OGC_MAX_EVENTS is never reached. */
void
ogc_emit (OgcEvents      *events,
          const OgcEvent *event)
{
  assert (events->n < OGC_MAX_EVENTS);
  events->items[events->n++] = *event;
}
