/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-placement-bar.h"

#include <glib/gi18n.h>

#include "ogc-child-binding.h"
#include "ogc-group.h"
#include "ogc-choice-button.h"
#include "ogc-wrap-layout.h"

struct _OgcPlacementBar
{
  GtkWidget parent_instance;

  GtkLabel  *title;
  GtkWidget *choices;
};

enum {
  POINTED,
  CHOSEN,
  CANCELLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (OgcPlacementBar, ogc_placement_bar, GTK_TYPE_WIDGET)

static void
clicked_cb (OgcPlacementBar *self,
            OgcChoiceButton     *way)
{
  g_autoptr (OgcPlacement) placement = g_object_ref (ogc_choice_button_get_item (way));

  g_signal_emit (self, signals[CHOSEN], 0, placement);
}

static void
pointed_cb (OgcPlacementBar *self,
            gboolean         pointed,
            OgcChoiceButton *way)
{
  g_signal_emit (self, signals[POINTED], 0, pointed ? ogc_choice_button_get_item (way) : NULL);
}

static void
cancel_cb (OgcPlacementBar *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static GtkWidget *
create_way (OgcPlacementBar *self,
            OgcPlacement    *placement,
            unsigned         number)
{
  g_autofree char *digit = g_strdup_printf ("%u", number);
  g_autofree char *sentence = ogc_placement_dup_sentence (placement);
  GtkWidget *way = ogc_choice_button_new (placement, digit, "keycap");

  ogc_choice_button_add_line (OGC_CHOICE_BUTTON (way), ogc_placement_get_label (placement), "proposal-title");
  if (!g_str_equal (sentence, ogc_placement_get_label (placement)))
    ogc_choice_button_add_line (OGC_CHOICE_BUTTON (way), sentence, "proposal-detail");
  gtk_accessible_update_property (GTK_ACCESSIBLE (way),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, ogc_placement_get_label (placement),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, digit, -1);
  g_signal_connect_object (way, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (way, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  return way;
}

static void
ogc_placement_bar_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ogc_placement_bar_parent_class)->dispose (object);
}

static void
ogc_placement_bar_class_init (OgcPlacementBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_placement_bar_dispose;

  signals[POINTED] = g_signal_new ("pointed", OGC_TYPE_PLACEMENT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, OGC_TYPE_PLACEMENT);
  signals[CHOSEN] = g_signal_new ("chosen", OGC_TYPE_PLACEMENT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, OGC_TYPE_PLACEMENT);
  signals[CANCELLED] = g_signal_new ("cancelled", OGC_TYPE_PLACEMENT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);

  g_type_ensure (OGC_TYPE_GROUP);
  g_type_ensure (OGC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/gilded_compass/GildedCompass/table/placement-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcPlacementBar, title);
  gtk_widget_class_bind_template_child (widget_class, OgcPlacementBar, choices);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_set_css_name (widget_class, "placementbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ogc_placement_bar_init (OgcPlacementBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ogc_placement_bar_open (OgcPlacementBar *self,
                        const char      *title,
                        GListModel      *placements)
{
  /* TRANSLATORS: the name of a building */
  g_autofree char *question = g_strdup_printf (_("%s: which way?"), title);
  guint n = g_list_model_get_n_items (placements);

  g_return_if_fail (OGC_IS_PLACEMENT_BAR (self));
  g_return_if_fail (n > 0);

  ogc_child_binding_clear (self->choices);
  gtk_label_set_text (self->title, question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OgcPlacement) placement = g_list_model_get_item (placements, i);

      gtk_widget_set_parent (create_way (self, placement, i + 1), self->choices);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (gtk_widget_get_first_child (self->choices));
}

void
ogc_placement_bar_close (OgcPlacementBar *self)
{
  g_return_if_fail (OGC_IS_PLACEMENT_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  ogc_child_binding_clear (self->choices);
}

gboolean
ogc_placement_bar_is_open (OgcPlacementBar *self)
{
  g_return_val_if_fail (OGC_IS_PLACEMENT_BAR (self), FALSE);

  return gtk_widget_get_first_child (self->choices) != NULL;
}

void
ogc_placement_bar_choose (OgcPlacementBar *self,
                          unsigned         number)
{
  GtkWidget *button;

  g_return_if_fail (OGC_IS_PLACEMENT_BAR (self));

  button = gtk_widget_get_first_child (self->choices);
  while (button != NULL && --number > 0)
    button = gtk_widget_get_next_sibling (button);
  if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
}
