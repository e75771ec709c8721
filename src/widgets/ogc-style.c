/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-style.h"

#include "ogc-fonts.h"
#include "ogc-theme.h"

void
ogc_style_load (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  g_return_if_fail (GDK_IS_DISPLAY (display));

  ogc_fonts_add ();
  ogc_theme_follow (display); /* first, so that GTK loads only the wanted theme */
  gtk_css_provider_load_from_resource (provider, "/io/github/gilded_compass/GildedCompass/style.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
ogc_style_set_class (GtkWidget  *widget,
                     const char *css_class,
                     gboolean    on)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (css_class != NULL);

  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
