/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-theme.h"

#include <string.h>

#include "config.h"

#define SCHEMA "org.gnome.desktop.a11y.interface"
#define KEY "high-contrast"
#define PREFER_DARK "gtk-application-prefer-dark-theme"
/* Where desktops publish their colour scheme, even to sandboxed programs. */
#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define SCHEME "color-scheme"
#define PREFERS_LIGHT 2

/* One for the whole program, whose windows are on one display. */
static struct {
  GdkDisplay     *display;
  GPtrArray      *sheets;   /* of Sheets: the program's, and those of its rooms */
  GSettings      *desktop;  /* NULL if the desktop has no such setting */
  GDBusProxy     *portal;   /* NULL until it has answered, or if there is none */
  OgcCloth        cloth;
  gboolean        prefers_light;
  OgcTheme        theme;
} state;

/* What is laid over a style in each theme; nothing in the default one. */
typedef struct {
  const char     *paths[OGC_THEME_HIGH_CONTRAST + 1];
  GtkCssProvider *provider; /* NULL while nothing is laid over it */
} Sheets;

/* Whether a theme of that name has high contrast: "HighContrast", "Adwaita-hc", "HighContrastInverse"; GTK_THEME may
 * also name a variant: "Adwaita:hc", "Default:hc-dark". */
static gboolean
is_high_contrast (const char *theme)
{
  return theme != NULL
         && (strstr (theme, "HighContrast") != NULL || strstr (theme, ":hc") != NULL
             || g_str_has_suffix (theme, "-hc"));
}

static gboolean
is_high_contrast_wished (void)
{
  g_autofree char *theme = NULL;

  g_object_get (gtk_settings_get_for_display (state.display), "gtk-theme-name", &theme, NULL);
  return is_high_contrast (theme) || is_high_contrast (g_getenv ("GTK_THEME"))
         || (state.desktop != NULL && g_settings_get_boolean (state.desktop, KEY));
}

static OgcTheme
find_theme (void)
{
  if (is_high_contrast_wished ())
    return OGC_THEME_HIGH_CONTRAST;
  if (state.cloth == OGC_CLOTH_LIGHT)
    return OGC_THEME_DAY;
  return state.cloth == OGC_CLOTH_DESKTOP && state.prefers_light ? OGC_THEME_DAY : OGC_THEME_NIGHT;
}

static void
lay_over (Sheets *sheets)
{
  const char *path = sheets->paths[state.theme];

  if (sheets->provider != NULL)
    gtk_style_context_remove_provider_for_display (state.display, GTK_STYLE_PROVIDER (sheets->provider));
  g_clear_object (&sheets->provider);
  if (path == NULL)
    return;
  sheets->provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheets->provider, path);
  gtk_style_context_add_provider_for_display (state.display, GTK_STYLE_PROVIDER (sheets->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

static void
update_cb (void)
{
  OgcTheme theme;

  if (state.display == NULL)
    return;
  theme = find_theme ();
  if (theme == state.theme)
    return;
  state.theme = theme;
  g_object_set (gtk_settings_get_for_display (state.display), PREFER_DARK, theme != OGC_THEME_DAY, NULL);
  for (guint i = 0; i < state.sheets->len; i++)
    lay_over (g_ptr_array_index (state.sheets, i));
}

static GSettings *
find_setting (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, SCHEMA, TRUE) : NULL;

  return schema != NULL && g_settings_schema_has_key (schema, KEY) ? g_settings_new (SCHEMA) : NULL;
}

static void
set_scheme (GVariant *scheme)
{
  state.prefers_light = g_variant_is_of_type (scheme, G_VARIANT_TYPE_UINT32)
                         && g_variant_get_uint32 (scheme) == PREFERS_LIGHT;
  update_cb ();
}

static void
portal_signal_cb (GDBusProxy *portal,
                  const char *sender,
                  const char *signal,
                  GVariant   *parameters)
{
  g_autoptr (GVariant) value = NULL;
  const char *group, *key;

  if (!g_str_equal (signal, "SettingChanged") || !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", &group, &key, &value);
  if (g_str_equal (group, APPEARANCE) && g_str_equal (key, SCHEME))
    set_scheme (value);
}

static void
scheme_read_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (GVariant) answer = g_dbus_proxy_call_finish (G_DBUS_PROXY (object), result, NULL);
  g_autoptr (GVariant) outer = NULL;
  g_autoptr (GVariant) value = NULL;

  /* "Read" wraps its answer in two variants. */
  if (answer == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(v)")))
    return;
  g_variant_get (answer, "(v)", &outer);
  value = g_variant_is_of_type (outer, G_VARIANT_TYPE_VARIANT) ? g_variant_get_variant (outer)
                                                               : g_variant_ref (outer);
  set_scheme (value);
}

static void
portal_found_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  state.portal = g_dbus_proxy_new_for_bus_finish (result, NULL);
  if (state.portal == NULL)
    return;
  g_signal_connect (state.portal, "g-signal", G_CALLBACK (portal_signal_cb), NULL);
  g_dbus_proxy_call (state.portal, "Read", g_variant_new ("(ss)", APPEARANCE, SCHEME), G_DBUS_CALL_FLAGS_NONE, -1,
                     NULL, scheme_read_cb, NULL);
}

/* GTK loads its theme when the display's settings are created. With this default it loads the dark one at once; it
 * only has to load it again if the settings already exist. */
static void
prefer_dark (GdkDisplay *display)
{
  GObjectClass *settings_class = g_type_class_ref (GTK_TYPE_SETTINGS);
  gboolean is_dark;

  G_PARAM_SPEC_BOOLEAN (g_object_class_find_property (settings_class, PREFER_DARK))->default_value = TRUE;
  g_object_get (gtk_settings_get_for_display (display), PREFER_DARK, &is_dark, NULL);
  if (!is_dark)
    g_object_set (gtk_settings_get_for_display (display), PREFER_DARK, TRUE, NULL);
  g_type_class_unref (settings_class);
}

void
ogc_theme_follow (GdkDisplay *display)
{
  g_return_if_fail (GDK_IS_DISPLAY (display));
  g_return_if_fail (state.display == NULL);

  state.display = display;
  state.desktop = find_setting ();
  prefer_dark (display);
  ogc_theme_add_sheets (RESOURCE_PATH "/daylight.css", RESOURCE_PATH "/high-contrast.css");
  g_signal_connect (gtk_settings_get_for_display (display), "notify::gtk-theme-name", G_CALLBACK (update_cb), NULL);
  if (state.desktop != NULL)
    g_signal_connect (state.desktop, "changed::" KEY, G_CALLBACK (update_cb), NULL);
  update_cb ();
}

void
ogc_theme_add_sheets (const char *by_day,
                      const char *high_contrast)
{
  Sheets *sheets = g_new0 (Sheets, 1);

  sheets->paths[OGC_THEME_DAY] = by_day;
  sheets->paths[OGC_THEME_HIGH_CONTRAST] = high_contrast;
  if (state.sheets == NULL)
    state.sheets = g_ptr_array_new ();
  g_ptr_array_add (state.sheets, sheets);
  if (state.display != NULL)
    lay_over (sheets);
}

void
ogc_theme_set_cloth (OgcCloth cloth)
{
  state.cloth = cloth;
  update_cb ();
  /* Only connected to when it matters. */
  if (cloth == OGC_CLOTH_DESKTOP && state.portal == NULL)
    g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, NULL, PORTAL, PORTAL_PATH,
                              PORTAL_SETTINGS, NULL, portal_found_cb, NULL);
}

OgcTheme
ogc_theme_get (void)
{
  return state.theme;
}
