/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ogc-game.h"
#include "ogc-guide.h"

G_BEGIN_DECLS

#define OGC_TYPE_TABLE (ogc_table_get_type ())
/**
 * OgcTable:
 *
 * The table with everything on it: buildings, tableaus, log, tray; the curtain between several people at one machine;
 * the scores at the end. Every decision is an action of the table, for buttons, keys and tests:
 *
 * - "table.roll", "table.help", "table.reroll", "table.end-turn", "table.gift", "table.pass": as #OgcTray
 * - "table.roll-or-reroll", "table.end-turn-key": for keys, which can be pressed at any time; if the decision is
 *   illegal, they say why
 * - "table.power": lets the person choose values for the picked dice (ABL-4)
 * - "table.pick" (i), "table.pick-neutral" (i): picks one more die of that value, or none after the last;
 *   "table.clear": puts all back
 * - "table.place" (u, OgcBuildingId): places the picked dice there, asks how, or says why not
 * - "table.place-letter" (s): the same for the building with that letter (ogc_key_bindings_dup())
 * - "table.take" (i): takes the offered tile with that number
 * - "table.worth": shows or hides what each tile to choose from would add
 * - "table.hint": shows or hides what the best player would do
 * - "table.show-tableau" (u): shows everything that the seat with that index holds
 * - "table.lift-curtain", "table.show-scores", "table.show-table"
 */
G_DECLARE_FINAL_TYPE (OgcTable, ogc_table, OGC, TABLE, GtkWidget)

/**
 * ogc_table_new:
 *
 * Returns: (transfer floating): an empty table
 */
GtkWidget *ogc_table_new         (void);
/* The game on the table, or %NULL. */
OgcGame   *ogc_table_get_game    (OgcTable *self);
void       ogc_table_set_game    (OgcTable *self,
                                  OgcGame  *game);

/* Returns: (transfer none) (nullable): the guide of a guided game, or %NULL */
OgcGuide  *ogc_table_get_guide   (OgcTable *self);

G_END_DECLS
