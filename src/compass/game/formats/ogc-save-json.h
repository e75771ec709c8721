/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-save-decisions.h"
#include "ogc-save.h"

G_BEGIN_DECLS

/* What saves and records have in common: who plays what, the tiles, and decisions. */

/* What decisions need of the rules. */
extern const OgcSaveRules ogc_save_rules;

/* A save with nothing in it yet. Returns: (transfer full) */
OgcSave      *ogc_save_alloc       (void);
/* Reads a complete save, including its head; not to be used if the reader has refused something. Returns: (transfer
 * full) */
OgcSavedGame *ogc_save_read        (OgcJsonReader *reader);
/* Reads the members "rules", "setup" and "seats". @seats gets as many as @setup says, to be freed even after a
 * refusal. */
void        ogc_save_read_setup      (OgcJsonReader *reader,
                                      OgcSetup      *setup,
                                      OgcSeatSpec   *seats);
/* Writes the members "setup" and "seats". */
void        ogc_save_write_setup     (JsonBuilder   *builder,
                                      OgcSave       *save);
/* Reads the members "tile_digest" and "tiles", the faces, which must have that digest. Returns: (transfer full)
 * (nullable) */
OgcTileSet *ogc_save_read_tiles      (OgcJsonReader *reader);
void        ogc_save_write_tiles     (JsonBuilder   *builder,
                                      OgcTileSet    *tile_set);

G_END_DECLS
