/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-table-private.h"

#include <glib/gi18n.h>

#include "ogc-tile-button.h"

/* On request each tile that may be taken says what it would add to the chooser's gold. */

static char *
describe (OgcGame *game,
          OgcTile *tile)
{
  int worth;

  if (!ogc_game_get_worth (game, tile, &worth))
    return NULL;
  /* TRANSLATORS: gold that a tile would add, with its sign */
  return g_strdup_printf (C_("gold", "%+d"), worth);
}

static void
update_button (OgcTable      *self,
               OgcTileButton *button)
{
  g_autofree char *text = self->worth && self->game != NULL ? describe (self->game, ogc_tile_button_get_tile (button)) : NULL;

  ogc_tile_button_set_worth (button, text);
}

static void
update_below (OgcTable  *self,
              GtkWidget *widget)
{
  if (OGC_IS_TILE_BUTTON (widget))
    {
      update_button (self, OGC_TILE_BUTTON (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    update_below (self, child);
}

void
ogc_table_update_worth (OgcTable *self)
{
  update_below (self, GTK_WIDGET (self->board));
}

void
ogc_table_toggle_worth (OgcTable *self)
{
  if (ogc_game_get_ask_kind (self->game) != OGC_ASK_TAKE)
    {
      ogc_table_show_refusal (self, _("There are no tiles to choose from now."));
      return;
    }
  self->worth = !self->worth;
  ogc_tray_view_set_worth (self->tray, self->worth);
  ogc_table_update_worth (self);
}
