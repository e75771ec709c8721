/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-tile-choices.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-first-fit-layout.h"
#include "ogc-list.h"
#include "ogc-row-layout.h"
#include "ogc-tile-view.h"
#include "ogc-tooltip.h"

struct _OgcTileChoices
{
  GtkWidget parent_instance;

  OgcGame    *game;
  GListStore *tiles; /* those that can be taken and have to be explained */
  GtkWidget  *named;
  GtkWidget  *unnamed; /* the same without names, where there is less room */
};

G_DEFINE_FINAL_TYPE (OgcTileChoices, ogc_tile_choices, GTK_TYPE_WIDGET)

#define SPACING 8

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/*
 * With its name it needs all of its width; without it gets what there is. Only then is there a tooltip, which would
 * cover the other choices.
 */
static GtkWidget *
create_choice (OgcTile *tile,
               gboolean named)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = ogc_row_layout_new_box (SPACING);
  GtkWidget *brief = create_label (ogc_tile_get_brief (tile), "proposal-detail");

  gtk_widget_set_hexpand (brief, TRUE);
  gtk_box_append (GTK_BOX (row), ogc_tile_view_new (tile, OGC_TILE_CHIP));
  if (named)
    gtk_box_append (GTK_BOX (row), create_label (ogc_tile_get_name (tile), "proposal-title"));
  else
    {
      gtk_label_set_ellipsize (GTK_LABEL (brief), PANGO_ELLIPSIZE_END);
      ogc_tooltip_set (button, ogc_tile_get_description (tile));
    }
  gtk_box_append (GTK_BOX (row), brief);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "tile-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_tile_get_description (tile), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.take");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", ogc_tile_get_number (tile));
  return button;
}

static GtkWidget *
create_named (gpointer item,
              gpointer user_data)
{
  return create_choice (item, TRUE);
}

static GtkWidget *
create_unnamed (gpointer item,
                gpointer user_data)
{
  return create_choice (item, FALSE);
}

static void
add_explained (GPtrArray   *tiles,
               OgcBuilding *building)
{
  GListModel *offers = ogc_building_get_offers (building);

  for (guint i = 0; i < g_list_model_get_n_items (offers); i++)
    {
      g_autoptr (OgcTile) tile = g_list_model_get_item (offers, i);

      if (ogc_tile_get_offered (tile) && ogc_tile_get_brief (tile) != NULL)
        g_ptr_array_add (tiles, g_steal_pointer (&tile));
    }
}

static void
update_cb (OgcTileChoices *self)
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *buildings = ogc_game_get_buildings (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);

      add_explained (tiles, building);
    }
  ogc_list_sync (self->tiles, tiles, g_direct_equal, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), tiles->len > 0);
}

static void
ogc_tile_choices_dispose (GObject *object)
{
  OgcTileChoices *self = OGC_TILE_CHOICES (object);

  g_clear_pointer (&self->named, gtk_widget_unparent);
  g_clear_pointer (&self->unnamed, gtk_widget_unparent);
  g_clear_object (&self->game);
  g_clear_object (&self->tiles);

  G_OBJECT_CLASS (ogc_tile_choices_parent_class)->dispose (object);
}

static void
ogc_tile_choices_class_init (OgcTileChoicesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_tile_choices_dispose;
  gtk_widget_class_set_css_name (widget_class, "tilechoices");
  gtk_widget_class_set_layout_manager_type (widget_class, OGC_TYPE_FIRST_FIT_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
create_list (OgcTileChoices *self,
             OgcChildFunc    create)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  ogc_child_binding_bind (list, G_LIST_MODEL (self->tiles), create, NULL);
  gtk_widget_set_parent (list, GTK_WIDGET (self));
  return list;
}

static void
ogc_tile_choices_init (OgcTileChoices *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Choices"), -1);
  self->tiles = g_list_store_new (OGC_TYPE_TILE);
  self->named = create_list (self, create_named);
  self->unnamed = create_list (self, create_unnamed);
}

void
ogc_tile_choices_set_game (OgcTileChoices *self,
                           OgcGame        *game)
{
  g_return_if_fail (OGC_IS_TILE_CHOICES (self));
  g_return_if_fail (game == NULL || OGC_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "notify", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "asked", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}
