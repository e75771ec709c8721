/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

#include "ogc-event.h"

/* Appends an event to @events, a pointer to OgcEvents that may be NULL; the remaining arguments are the event's
 * members. */
#define OGC_EMIT(events, event_kind, ...) \
  do \
    { \
      if ((events) != NULL) \
        ogc_emit ((events), &(OgcEvent) { .kind = (event_kind), __VA_ARGS__ }); \
    } \
  while (0)

void ogc_emit (OgcEvents      *events,
               const OgcEvent *event);
