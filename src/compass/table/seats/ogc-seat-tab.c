/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-seat-tab.h"

#include "config.h"
#include "ogc-art-view.h"
#include "ogc-crest.h"
#include "ogc-die-view.h"
#include "ogc-style.h"
#include "ogc-tooltip.h"

struct _OgcSeatTab
{
  GtkButton parent_instance;

  OgcSeat    *seat;
  int         counted; /* the gold to show while it counts up, or -1 */
  gboolean    held;    /* still shows how it was */
  OgcCrest   *crest;
  GtkWidget  *wealth; /* the coin and the gold */
  GtkLabel   *gold;
  OgcDieView *die;
  GtkLabel   *dice;
};

G_DEFINE_FINAL_TYPE (OgcSeatTab, ogc_seat_tab, GTK_TYPE_BUTTON)

static void
update_gold (OgcSeatTab *self)
{
  const unsigned gold = self->counted >= 0 ? (unsigned) self->counted : ogc_seat_get_gold (self->seat);
  g_autofree char *text = ogc_seat_dup_gold (self->seat, gold);

  gtk_label_set_text (self->gold, text);
}

static void
show_seat (OgcSeatTab *self)
{
  OgcSeat *seat = self->seat;
  g_autofree char *dice = g_strdup_printf ("%u", ogc_seat_get_own_dice (seat));

  ogc_style_set_class (GTK_WIDGET (self), "turn", ogc_seat_get_turn (seat) || ogc_seat_get_asked (seat));
  update_gold (self);
  gtk_label_set_text (self->dice, dice);
  ogc_tooltip_set (GTK_WIDGET (self), ogc_seat_get_name (seat));
}

static void
seat_changed_cb (OgcSeatTab *self)
{
  if (!self->held)
    show_seat (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ogc_seat_get_description (self->seat), -1);
}

static void
ogc_seat_tab_dispose (GObject *object)
{
  g_clear_object (&OGC_SEAT_TAB (object)->seat);

  G_OBJECT_CLASS (ogc_seat_tab_parent_class)->dispose (object);
}

static void
ogc_seat_tab_class_init (OgcSeatTabClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ogc_seat_tab_dispose;

  g_type_ensure (OGC_TYPE_ART_VIEW);
  g_type_ensure (OGC_TYPE_CREST);
  g_type_ensure (OGC_TYPE_DIE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/compass/table/seats/seat-tab.ui");
  gtk_widget_class_bind_template_child (widget_class, OgcSeatTab, crest);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatTab, wealth);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatTab, gold);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatTab, die);
  gtk_widget_class_bind_template_child (widget_class, OgcSeatTab, dice);
}

static void
ogc_seat_tab_init (OgcSeatTab *self)
{
  self->counted = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ogc_seat_tab_new (OgcSeat *seat)
{
  g_autofree char *css_class = NULL;
  OgcSeatTab *self;
  unsigned index;

  g_return_val_if_fail (OGC_IS_SEAT (seat), NULL);

  self = g_object_new (OGC_TYPE_SEAT_TAB, NULL);
  self->seat = g_object_ref (seat);
  index = ogc_seat_get_index (seat);
  ogc_crest_set_seat (self->crest, index, ogc_seat_get_emblem (seat));
  ogc_die_view_set_owner (self->die, index);
  css_class = g_strdup_printf ("seat-%u", index);
  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  if (ogc_seat_get_neutral (seat))
    gtk_widget_set_visible (self->wealth, FALSE);
  else
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), ogc_seat_get_neutral (seat) ? NULL : "table.show-tableau");
  g_signal_connect_object (seat, "notify", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
  seat_changed_cb (self);
  return GTK_WIDGET (self);
}

OgcSeat *
ogc_seat_tab_get_seat (OgcSeatTab *self)
{
  g_return_val_if_fail (OGC_IS_SEAT_TAB (self), NULL);

  return self->seat;
}

void
ogc_seat_tab_show_gold (OgcSeatTab *self,
                        int         gold)
{
  g_return_if_fail (OGC_IS_SEAT_TAB (self));

  if (self->counted == gold)
    return;
  self->counted = gold;
  update_gold (self);
}

void
ogc_seat_tab_hold (OgcSeatTab *self,
                   gboolean    held)
{
  g_return_if_fail (OGC_IS_SEAT_TAB (self));

  self->held = held;
  if (!held && self->seat != NULL)
    show_seat (self);
}
