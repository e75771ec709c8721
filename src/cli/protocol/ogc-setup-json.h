/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-names.h"
#include "ogc-setup.h"

G_BEGIN_DECLS

/*
 * A set-up without its seed, which in a run is another for each game, and which nobody who plays may know: an object
 * with "seats", "form", "b", "c" and "start" (a seat or "random").
 */

/* The seed comes out as 0. */
void ogc_setup_read  (OgcJsonReader  *reader,
                      const char     *name,
                      OgcSetup       *setup);
void ogc_setup_write (JsonBuilder    *builder,
                      const char     *name,
                      const OgcSetup *setup);

G_END_DECLS
