/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-contrast.h"

#include <string.h>

#define SCHEMA "org.gnome.desktop.a11y.interface"
#define KEY "high-contrast"

typedef struct {
  GdkDisplay     *display;
  GtkCssProvider *provider; /* NULL while the usual palette is shown */
  GSettings      *desktop;  /* NULL where the desktop has no such setting */
} Contrast;

static gboolean
is_wished (Contrast *contrast)
{
  g_autofree char *theme = NULL;

  g_object_get (gtk_settings_get_for_display (contrast->display), "gtk-theme-name", &theme, NULL);
  return ogc_contrast_is_high (theme) || ogc_contrast_is_high (g_getenv ("GTK_THEME"))
         || (contrast->desktop != NULL && g_settings_get_boolean (contrast->desktop, KEY));
}

static void
update_cb (Contrast *contrast)
{
  if (is_wished (contrast) == (contrast->provider != NULL))
    return;
  if (contrast->provider != NULL)
    {
      gtk_style_context_remove_provider_for_display (contrast->display, GTK_STYLE_PROVIDER (contrast->provider));
      g_clear_object (&contrast->provider);
      return;
    }
  contrast->provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (contrast->provider, "/io/github/gilded_compass/GildedCompass/high-contrast.css");
  gtk_style_context_add_provider_for_display (contrast->display, GTK_STYLE_PROVIDER (contrast->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

static GSettings *
find_setting (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, SCHEMA, TRUE) : NULL;

  return schema != NULL && g_settings_schema_has_key (schema, KEY) ? g_settings_new (SCHEMA) : NULL;
}

gboolean
ogc_contrast_is_high (const char *theme)
{
  return theme != NULL && (strstr (theme, "HighContrast") != NULL || g_str_has_suffix (theme, "-hc"));
}

void
ogc_contrast_follow (GdkDisplay *display)
{
  Contrast *contrast;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  contrast = g_new0 (Contrast, 1); /* as long as the display, which is as long as the program */
  contrast->display = display;
  contrast->desktop = find_setting ();
  g_object_set_data (G_OBJECT (display), "ogc-contrast", contrast);
  g_signal_connect_swapped (gtk_settings_get_for_display (display), "notify::gtk-theme-name", G_CALLBACK (update_cb),
                            contrast);
  if (contrast->desktop != NULL)
    g_signal_connect_swapped (contrast->desktop, "changed::" KEY, G_CALLBACK (update_cb), contrast);
  update_cb (contrast);
}
