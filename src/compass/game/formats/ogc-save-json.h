/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-save.h"

G_BEGIN_DECLS

/*
 * What saves and records have in common: the head {"rules", "tile_digest", "tiles", "setup", "seats"}, and lists of
 * decisions.
 */

/* A save with nothing in it yet. Returns: (transfer full) */
OgcSave *ogc_save_alloc       (void);
/* Everything that @save needs before its first decision: version of the rules, tile set, set-up, seats. */
void ogc_save_read_head       (OgcJsonReader     *reader,
                               OgcSave           *save);
void ogc_save_write_head      (JsonBuilder       *builder,
                               OgcSave           *save);

/* Says for element @index of the list @name that the rule @rule refuses that decision. */
void ogc_save_refuse_decision (OgcJsonReader     *reader,
                               const char        *name,
                               guint              index,
                               OgcRule            rule);

G_END_DECLS
