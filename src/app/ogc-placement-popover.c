/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-placement-popover.h"

struct _OgcPlacementPopover
{
  GtkPopover parent_instance;

  OgcGame   *game;
  GtkLabel  *title;
  GtkWidget *choices;
};

G_DEFINE_FINAL_TYPE (OgcPlacementPopover, ogc_placement_popover, GTK_TYPE_POPOVER)

static void
chosen_cb (GtkButton           *button,
           OgcPlacementPopover *self)
{
  g_autoptr (OgcPlacement) placement = g_object_ref (g_object_get_data (G_OBJECT (button), "placement"));
  g_autoptr (OgcGame) game = g_object_ref (self->game);
  g_autoptr (GError) error = NULL;

  gtk_popover_popdown (GTK_POPOVER (self));
  if (!ogc_game_take (game, ogc_placement_get_decision (placement), &error))
    g_debug ("%s", error->message);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 46);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_choice (OgcPlacementPopover *self,
               OgcPlacement        *placement)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), create_label (ogc_placement_get_label (placement), "choice-label"));
  if (*ogc_placement_get_preview (placement) != '\0')
    gtk_box_append (GTK_BOX (box), create_label (ogc_placement_get_preview (placement), "choice-preview"));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  g_object_set_data_full (G_OBJECT (button), "placement", g_object_ref (placement), g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_placement_get_label (placement),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, ogc_placement_get_preview (placement),
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (chosen_cb), self, 0);
  return button;
}

static void
ogc_placement_popover_dispose (GObject *object)
{
  OgcPlacementPopover *self = OGC_PLACEMENT_POPOVER (object);

  g_clear_object (&self->game);

  G_OBJECT_CLASS (ogc_placement_popover_parent_class)->dispose (object);
}

static void
ogc_placement_popover_class_init (OgcPlacementPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_placement_popover_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/gilded_compass/GildedCompass/placement-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcPlacementPopover, title);
  gtk_widget_class_bind_template_child (widget_class, OgcPlacementPopover, choices);
}

static void
ogc_placement_popover_init (OgcPlacementPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ogc_placement_popover_new (OgcGame    *game,
                           const char *title,
                           GListModel *placements)
{
  OgcPlacementPopover *self;
  guint n;

  g_return_val_if_fail (OGC_IS_GAME (game), NULL);
  g_return_val_if_fail (G_IS_LIST_MODEL (placements), NULL);

  self = g_object_new (OGC_TYPE_PLACEMENT_POPOVER, NULL);
  self->game = g_object_ref (game);
  gtk_label_set_text (self->title, title);
  n = g_list_model_get_n_items (placements);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, i);

      gtk_box_append (GTK_BOX (self->choices), create_choice (self, placement));
    }
  return GTK_WIDGET (self);
}
