/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ogc-json-reader.h"
#include "ogc-json-writer.h"
#include "ogc-state.h"

G_BEGIN_DECLS

/**
 * ogc_snapshot_read:
 * @name: the member that the snapshot is
 * @tiles: the faces; must outlive @state
 * @setup: the game's legal set-up
 * @state: (out): the state; all zero after a refusal
 *
 * Reads a whole state. What is not refused has passed ogc_state_check(): it can be played on.
 */
void ogc_snapshot_read  (OgcJsonReader  *reader,
                         const char     *name,
                         const OgcTiles *tiles,
                         const OgcSetup *setup,
                         OgcState       *state);
/* Writes every member of @state but its tiles and set-up. */
void ogc_snapshot_write (JsonBuilder    *builder,
                         const char     *name,
                         const OgcState *state);

G_END_DECLS
