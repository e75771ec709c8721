/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-rules-help.h"

#include "ogc-rules-window.h"

/* The widget under the pointer, including insensitive ones. */
static GtkWidget *
find_pointed (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (window)));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  double x, y, dx, dy;

  if (surface == NULL || pointer == NULL || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return NULL;
  gtk_native_get_surface_transform (GTK_NATIVE (window), &dx, &dy);
  return gtk_widget_pick (GTK_WIDGET (window), x - dx, y - dy, GTK_PICK_INSENSITIVE);
}

/* Opens the rules at @place, or where they were if it is none. */
static void
open_at (const OgcRulesHelp     *self,
         GtkWidget              *widget,
         const OgcRulebookPlace *place)
{
  OgcRulesWindow *window = ogc_rules_window_present (widget, self);

  if (place->chapter != NULL)
    ogc_rules_window_open (window, place);
}

gboolean
ogc_rules_help_find (const OgcRulesHelp *self,
                     GtkWidget          *widget,
                     OgcRulebookPlace   *place)
{
  g_return_val_if_fail (self != NULL && place != NULL, FALSE);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (self->find (widget, place))
      return TRUE;
  return FALSE;
}

void
ogc_rules_help_open (const OgcRulesHelp *self,
                     GtkWindow          *window)
{
  OgcRulebookPlace place = { NULL };
  gboolean by_keys;

  g_return_if_fail (self != NULL && GTK_IS_WINDOW (window));

  /* The pointer may be anywhere if the person uses the keyboard. */
  by_keys = gtk_window_get_focus_visible (window);
  if (!ogc_rules_help_find (self, by_keys ? gtk_window_get_focus (window) : find_pointed (window), &place))
    ogc_rules_help_find (self, by_keys ? find_pointed (window) : gtk_window_get_focus (window), &place);
  open_at (self, GTK_WIDGET (window), &place);
}

void
ogc_rules_help_open_rule (const OgcRulesHelp *self,
                          GtkWidget          *widget,
                          guint               rule,
                          guint               topic)
{
  OgcRulebookPlace place = { NULL };
  const char *chapter;

  g_return_if_fail (self != NULL && GTK_IS_WIDGET (widget));

  chapter = self->get_chapter != NULL ? self->get_chapter (topic) : NULL;
  if (!ogc_rulebook_find_rule (self->get_rulebook (), rule, chapter, &place))
    place.chapter = ogc_rulebook_find_chapter (self->get_rulebook (), chapter);
  open_at (self, widget, &place);
}
