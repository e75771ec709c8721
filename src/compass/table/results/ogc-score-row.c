/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-score-row.h"

#include <glib/gi18n.h>

#include "ogc-gold-source.h"
#include "ogc-group.h"
#include "ogc-row-layout.h"
#include "ogc-symbol-view.h"
#include "ogc-text.h"
#include "ogc-tile-view.h"
#include "ogc-tooltip.h"
#include "ogc-wrap-layout.h"

#define TILES_WIDTH 132 /* three tiles with an item */
#define TILE_HEIGHT 24

static void
add_chip (GtkWidget *box,
          OgcTile   *tile)
{
  GtkWidget *chip = ogc_tile_view_new (tile, OGC_TILE_CHIP);

  gtk_widget_set_size_request (chip, (int) (TILE_HEIGHT * ogc_tile_painter_aspect (tile, OGC_TILE_CHIP)), TILE_HEIGHT);
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  gtk_widget_set_has_tooltip (chip, FALSE); /* the row says everything */
  gtk_widget_set_parent (chip, box);
}

/* Adds a tile, and the item if it is a specialist that bears one. */
static void
add_tile (GtkWidget *box,
          OgcTile   *tile)
{
  add_chip (box, tile);
  if (ogc_tile_get_item (tile) != NULL)
    add_chip (box, ogc_tile_get_item (tile));
}

/* Adds @tile with everything that goes with it in the best assignment. */
static void
add_tiles (GtkWidget *box,
           OgcTile   *tile)
{
  GListModel *assigned = ogc_tile_get_assigned (tile);

  add_tile (box, tile);
  for (guint i = 0; i < g_list_model_get_n_items (assigned); i++)
    {
      g_autoptr (OgcTile) specialist = g_list_model_get_item (assigned, i);

      add_tile (box, specialist);
    }
}

/* Creates a space for tiles, which wrap if necessary. */
static GtkWidget *
create_tiles (void)
{
  GtkWidget *field = g_object_new (OGC_TYPE_GROUP, NULL);
  GtkLayoutManager *layout = g_object_new (OGC_TYPE_WRAP_LAYOUT, "spacing", 2, NULL);

  gtk_widget_set_layout_manager (field, layout);
  gtk_widget_set_size_request (field, TILES_WIDTH, -1);
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  return field;
}

static GtkWidget *
create_row (GtkWidget  *tiles,
            const char *text,
            const char *gold)
{
  GtkWidget *row = ogc_row_layout_new_box (10);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *number = gtk_label_new (gold);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 18);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (row, "score-row");
  gtk_widget_add_css_class (number, "score-gold");
  gtk_box_append (GTK_BOX (row), tiles);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), number);
  return row;
}

/* A row for @line of an account. */
static GtkWidget *
create_line_row (OgcScoreLine *line)
{
  GtkWidget *tiles;
  g_autofree char *gold = NULL;

  tiles = create_tiles ();
  if (ogc_score_line_get_tile (line) != NULL)
    add_tiles (tiles, ogc_score_line_get_tile (line));
  else
    gtk_widget_set_parent (ogc_symbol_view_new (ogc_gold_source_get_symbol (ogc_score_line_get_source (line)),
                                                TILE_HEIGHT), tiles);
  gold = g_strdup_printf ("%u", ogc_score_line_get_gold (line));
  return create_row (tiles, ogc_score_line_get_text (line), gold);
}

GtkWidget *
ogc_score_row_new_chip (OgcScoreLine *line)
{
  GtkWidget *box;
  OgcTile *tile;
  g_autofree char *gold = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (OGC_IS_SCORE_LINE (line), NULL);

  tile = ogc_score_line_get_tile (line);
  g_return_val_if_fail (tile != NULL, NULL);

  box = g_object_new (OGC_TYPE_GROUP, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                      "layout-manager", gtk_box_layout_new (GTK_ORIENTATION_HORIZONTAL), NULL);
  add_tile (box, tile);
  gold = ogc_text_gold (ogc_score_line_get_gold (line));
  /* TRANSLATORS: what earns gold, a sentence; and how much, "3 gold" */
  text = g_strdup_printf (C_("score", "%s %s"), ogc_score_line_get_text (line), gold);
  gtk_widget_add_css_class (box, ogc_score_line_get_gold (line) > 0 ? "score-chip" : "score-idle-chip");
  ogc_tooltip_set (box, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return box;
}

GtkWidget *
ogc_score_row_new_hidden (OgcTileKind  kind,
                          GListModel  *tiles)
{
  GtkWidget *row;
  GtkWidget *box;
  unsigned count = 0;
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (kind < OGC_N_TILE_KINDS, NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (tiles), NULL);

  box = g_object_ref_sink (create_tiles ());
  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);

      if (!ogc_tile_get_hidden (tile))
        continue;
      if (count == 0 || kind == OGC_TILE_ITEM)
        add_chip (box, tile);
      count++;
    }
  number = ogc_text_tile_count (kind, count);
  /* TRANSLATORS: a number of tiles of one kind */
  text = g_strdup_printf (_("%s, face down"), number);
  row = count > 0 ? create_row (box, text, C_("gold", "?")) : NULL;
  g_object_unref (box);
  return row;
}

GtkWidget *
ogc_score_row_new_tile (OgcTile *tile)
{
  GtkWidget *tiles;

  g_return_val_if_fail (OGC_IS_TILE (tile), NULL);

  tiles = create_tiles ();
  add_tiles (tiles, tile);
  return create_row (tiles, ogc_tile_get_description (tile), "");
}

unsigned
ogc_score_row_count (OgcSeat       *seat,
                     OgcGoldSource  source)
{
  GListModel *lines;
  unsigned gold = 0;

  g_return_val_if_fail (OGC_IS_SEAT (seat), 0);

  lines = ogc_seat_get_score_lines (seat);
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (OgcScoreLine) line = g_list_model_get_item (lines, i);

      if (ogc_score_line_get_source (line) == source)
        gold += ogc_score_line_get_gold (line);
    }
  return gold;
}

unsigned
ogc_score_row_append_all (GtkBox        *box,
                          OgcSeat       *seat,
                          OgcGoldSource  source)
{
  GListModel *lines;
  unsigned n = 0;

  g_return_val_if_fail (GTK_IS_BOX (box), 0);
  g_return_val_if_fail (OGC_IS_SEAT (seat), 0);

  lines = ogc_seat_get_score_lines (seat);
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (OgcScoreLine) line = g_list_model_get_item (lines, i);

      if (ogc_score_line_get_source (line) != source)
        continue;
      gtk_box_append (box, create_line_row (line));
      n++;
    }
  return n;
}
