/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-building-tab.h"

#include "config.h"
#include "ogc-child-binding.h"
#include "ogc-crest.h"
#include "ogc-group.h"
#include "ogc-names.h"
#include "ogc-scale-to-fit-layout.h"
#include "ogc-style.h"
#include "ogc-symbol-view.h"
#include "ogc-tooltip.h"

struct _OgcBuildingTab
{
  GtkToggleButton parent_instance;

  OgcGame     *game;
  OgcBuilding *building;
  OgcArtView  *symbol;
  GtkWidget   *pins;
};

G_DEFINE_FINAL_TYPE (OgcBuildingTab, ogc_building_tab, GTK_TYPE_TOGGLE_BUTTON)

#define PIN 11

static GtkWidget *
create_pin (gpointer item,
            gpointer user_data)
{
  OgcBuildingTab *self = user_data;
  const unsigned owner = ogc_dice_set_get_owner (item);
  OgcSeat *seat = ogc_game_get_seat (self->game, owner);

  return ogc_crest_new_pin (owner, seat != NULL ? ogc_seat_get_emblem (seat) : NULL, PIN);
}

/* Updates the tab. It has no room for reasons: they are in its description, and on the card once that is shown. */
static void
building_changed_cb (OgcBuildingTab *self)
{
  OgcBuilding *building = self->building;
  const char *name = ogc_building_get_name (building);
  const char *refusal = ogc_building_get_refusal (building);

  ogc_style_set_class (GTK_WIDGET (self), "takes", ogc_building_get_takes_pick (building));
  ogc_style_set_class (GTK_WIDGET (self), "choosing",
                       ogc_building_get_choosing (building) || ogc_building_get_resolving (building));
  ogc_style_set_class (GTK_WIDGET (self), "refuses", refusal != NULL);
  ogc_tooltip_set (GTK_WIDGET (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  refusal != NULL ? refusal : ogc_building_get_rule (building), -1);
}

static void
toggled_cb (OgcBuildingTab *self)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self)), -1);
}

static void
dragged_over_cb (OgcBuildingTab *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self), TRUE);
}

static void
ogc_building_tab_dispose (GObject *object)
{
  OgcBuildingTab *self = OGC_BUILDING_TAB (object);

  if (self->pins != NULL)
    ogc_child_binding_clear (self->pins);
  self->pins = NULL;
  g_clear_object (&self->building);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (ogc_building_tab_parent_class)->dispose (object);
}

static void
ogc_building_tab_class_init (OgcBuildingTabClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_building_tab_dispose;

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_SCALE_TO_FIT_LAYOUT);
  g_type_ensure (OGC_TYPE_SYMBOL_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/cards/building-tab.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingTab, symbol);
  gtk_widget_class_bind_template_child (widget_class, OgcBuildingTab, pins);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, dragged_over_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TAB);
}

static void
ogc_building_tab_init (OgcBuildingTab *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ogc_building_tab_new (OgcGame     *game,
                      OgcBuilding *building)
{
  OgcBuildingTab *self;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);
  g_return_val_if_fail (OGC_IS_BUILDING (building), NULL);

  self = g_object_new (OGC_TYPE_BUILDING_TAB, NULL);
  self->game = g_object_ref (game);
  self->building = g_object_ref (building);
  ogc_art_view_set_picture (self->symbol, ogc_name_of (ogc_names_building, ogc_building_get_id (building)));
  gtk_widget_add_css_class (GTK_WIDGET (self), ogc_art_view_get_picture (self->symbol));
  ogc_child_binding_bind (self->pins, ogc_building_get_sets (building), create_pin, self);
  g_signal_connect_object (building, "notify", G_CALLBACK (building_changed_cb), self, G_CONNECT_SWAPPED);
  building_changed_cb (self);
  toggled_cb (self);
  return GTK_WIDGET (self);
}

OgcBuilding *
ogc_building_tab_get_building (OgcBuildingTab *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING_TAB (self), NULL);

  return self->building;
}

GtkWidget *
ogc_building_tab_get_pins (OgcBuildingTab *self)
{
  g_return_val_if_fail (OGC_IS_BUILDING_TAB (self), NULL);

  return self->pins;
}
