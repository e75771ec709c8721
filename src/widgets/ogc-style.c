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

#define DURATION "ogc-duration"

void
ogc_style_set_duration (GtkWidget *widget,
                        unsigned   milliseconds)
{
  g_autofree char *css = g_strdup_printf ("* { animation-duration: %ums; }", milliseconds);
  GtkCssProvider *provider;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  provider = g_object_get_data (G_OBJECT (widget), DURATION);
  if (provider == NULL)
    {
      provider = gtk_css_provider_new ();
      gtk_style_context_add_provider (gtk_widget_get_style_context (widget), GTK_STYLE_PROVIDER (provider),
                                      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
      g_object_set_data_full (G_OBJECT (widget), DURATION, provider, g_object_unref);
    }
  gtk_css_provider_load_from_data (provider, css, -1);
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
