/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-turn-mark.h"

#include <glib/gi18n.h>

#include "ogc-setup.h"

static const char *const seat_classes[OGC_MAX_SEATS] = { "seat-0", "seat-1", "seat-2", "seat-3", "seat-4" };

GtkWidget *
ogc_turn_mark_new (void)
{
  GtkWidget *mark = gtk_label_new (NULL);

  gtk_widget_add_css_class (mark, "mark");
  gtk_widget_set_can_target (mark, FALSE);
  gtk_widget_set_visible (mark, FALSE);
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  return mark;
}

void
ogc_turn_mark_set (GtkWidget *mark,
                   unsigned   number,
                   unsigned   seat)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_LABEL (mark) && seat < OGC_MAX_SEATS);

  gtk_widget_set_visible (mark, number > 0);
  gtk_label_set_text (GTK_LABEL (mark), text);
  for (unsigned i = 0; i < OGC_MAX_SEATS; i++)
    if (i == seat)
      gtk_widget_add_css_class (mark, seat_classes[i]);
    else
      gtk_widget_remove_css_class (mark, seat_classes[i]);
  /* TRANSLATORS: for a screen reader: the number of another player's turn since one's own last move */
  name = g_strdup_printf (_("Turn %u since your move"), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
