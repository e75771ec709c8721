/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-tiles.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-tile-view.h"

/* What lies in the field besides maps and specialists, in this order. */
static const OgcTileKind other_kinds[] = {
  OGC_TILE_ITEM, OGC_TILE_COLLECTION, OGC_TILE_ARTIFACT, OGC_TILE_ABILITY, OGC_TILE_CHEST,
  OGC_TILE_BRONZE, OGC_TILE_SILVER, OGC_TILE_GOLD,
};

static GtkWidget *
add_group (GtkWidget  *field,
           const char *css_class)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);

  gtk_widget_add_css_class (group, css_class);
  gtk_widget_set_parent (group, field);
  return group;
}

static void
add_chip (GtkWidget *group,
          OgcTile   *tile)
{
  gtk_box_append (GTK_BOX (group), ogc_tile_view_new (tile, OGC_TILE_CHIP));
}

static void
add_specialist (GtkWidget *group,
                OgcTile   *specialist)
{
  add_chip (group, specialist);
  if (ogc_tile_get_item (specialist) != NULL)
    add_chip (group, ogc_tile_get_item (specialist));
}

/* A map, or a mission that is one, with those who are at work there. */
static void
add_site (GtkWidget *field,
          OgcTile   *site)
{
  GtkWidget *group = add_group (field, "site");
  GListModel *assigned = ogc_tile_get_assigned (site);
  guint n = g_list_model_get_n_items (assigned);

  add_chip (group, site);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) specialist = g_list_model_get_item (assigned, i);

      add_specialist (group, specialist);
    }
}

static void
add_idle_specialists (GtkWidget  *field,
                      GListModel *specialists)
{
  guint n = g_list_model_get_n_items (specialists);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) specialist = g_list_model_get_item (specialists, i);

      if (ogc_tile_get_at (specialist) == NULL)
        add_chip (add_group (field, "idle"), specialist);
    }
}

static void
add_sites (GtkWidget  *field,
           GListModel *sites)
{
  guint n = g_list_model_get_n_items (sites);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) site = g_list_model_get_item (sites, i);

      add_site (field, site);
    }
}

static gboolean
looks_same (OgcTile *a,
            OgcTile *b)
{
  return ogc_tile_get_kind (a) == ogc_tile_get_kind (b)
         && g_str_equal (ogc_tile_get_symbol (a), ogc_tile_get_symbol (b))
         && ogc_tile_get_colour (a) == ogc_tile_get_colour (b)
         && ogc_tile_get_hidden (a) == ogc_tile_get_hidden (b)
         && ogc_tile_get_value (a) == ogc_tile_get_value (b);
}

/* Whether one that looks the same as the tile at @position comes before it. */
static gboolean
is_repeated (GListModel *tiles,
             guint       position)
{
  g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, position);

  for (guint i = 0; i < position; i++)
    {
      g_autoptr (OgcTile) before = g_list_model_get_item (tiles, i);

      if (looks_same (before, tile))
        return TRUE;
    }
  return FALSE;
}

static unsigned
count_same (GListModel *tiles,
            OgcTile    *tile)
{
  guint n = g_list_model_get_n_items (tiles);
  unsigned count = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) other = g_list_model_get_item (tiles, i);

      count += looks_same (other, tile) ? 1 : 0;
    }
  return count;
}

static gboolean
is_item_borne (OgcTile    *item,
               GListModel *specialists)
{
  guint n = g_list_model_get_n_items (specialists);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) specialist = g_list_model_get_item (specialists, i);
      OgcTile *borne = ogc_tile_get_item (specialist);

      if (borne != NULL && ogc_tile_get_number (borne) == ogc_tile_get_number (item))
        return TRUE;
    }
  return FALSE;
}

static void
add_counted (GtkWidget *field,
             OgcTile   *tile,
             unsigned   count)
{
  GtkWidget *group = add_group (field, "counted");
  g_autofree char *text = NULL;
  GtkWidget *label;

  add_chip (group, tile);
  if (count < 2)
    return;
  /* TRANSLATORS: so many tiles of one sort */
  text = g_strdup_printf (_("×%u"), count);
  label = gtk_label_new (text);
  gtk_box_append (GTK_BOX (group), label);
}

static void
add_others (GtkWidget  *field,
            GListModel *tiles,
            GListModel *specialists)
{
  guint n = g_list_model_get_n_items (tiles);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (tiles, i);

      if (ogc_tile_get_kind (tile) == OGC_TILE_ITEM && !ogc_tile_get_hidden (tile))
        {
          if (!is_item_borne (tile, specialists))
            add_counted (field, tile, 1);
        }
      else if (!is_repeated (tiles, i))
        add_counted (field, tile, count_same (tiles, tile));
    }
}

static gboolean
is_site (OgcTile *mission)
{
  const char *symbol = ogc_tile_get_symbol (mission);

  return g_str_equal (symbol, "dual-map") || g_str_equal (symbol, "secret-map");
}

static void
add_missions (GtkWidget  *field,
              GListModel *missions)
{
  guint n = g_list_model_get_n_items (missions);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcTile) mission = g_list_model_get_item (missions, i);

      if (is_site (mission))
        add_site (field, mission);
      else if (!is_repeated (missions, i))
        add_counted (field, mission, count_same (missions, mission));
    }
}

void
ogc_seat_tiles_fill (GtkWidget *field,
                     OgcSeat   *seat)
{
  GListModel *specialists;

  g_return_if_fail (GTK_IS_WIDGET (field));
  g_return_if_fail (OGC_IS_SEAT (seat));

  ogc_child_binding_clear (field);
  specialists = ogc_seat_get_tiles (seat, OGC_TILE_SPECIALIST);
  add_sites (field, ogc_seat_get_tiles (seat, OGC_TILE_MAP));
  add_missions (field, ogc_seat_get_tiles (seat, OGC_TILE_MISSION));
  add_idle_specialists (field, specialists);
  for (unsigned i = 0; i < G_N_ELEMENTS (other_kinds); i++)
    add_others (field, ogc_seat_get_tiles (seat, other_kinds[i]), specialists);
  add_others (field, ogc_seat_get_drawn (seat), specialists);
}
