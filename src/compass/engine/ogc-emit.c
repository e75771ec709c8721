/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-emit.h"

#include <assert.h>

/* Appends @event to @events. There is always room: every decision leads to fewer than OGC_MAX_EVENTS events. */
void
ogc_emit (OgcEvents      *events,
          const OgcEvent *event)
{
  assert (events->n < OGC_MAX_EVENTS);
  events->items[events->n++] = *event;
}
