/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-preferences.h"

#include <glib/gstdio.h>

#include "config.h"

static const char *const keys[] = {
  OGC_PREFERENCE_PACE,
  OGC_PREFERENCE_AUTO_ROLL,
  OGC_PREFERENCE_USE_CURTAIN,
  OGC_PREFERENCE_REDUCED_MOTION,
  OGC_PREFERENCE_CONFIRM_LEAVE,
  OGC_PREFERENCE_CLOTH,
  OGC_PREFERENCE_SHOW_ESTIMATE,
  OGC_PREFERENCE_LANGUAGE,
  OGC_PREFERENCE_TABLE_VOLUME,
  OGC_PREFERENCE_SIGNAL_VOLUME,
  OGC_PREFERENCE_MUTE,
  OGC_PREFERENCE_SINGLE_KEYS,
  OGC_PREFERENCE_TABLE_KEYS,
  OGC_PREFERENCE_WINDOW_WIDTH,
  OGC_PREFERENCE_WINDOW_HEIGHT,
  OGC_PREFERENCE_WINDOW_MAXIMIZED,
  OGC_PREFERENCE_LAST_SETUP,
  OGC_PREFERENCE_GUIDE_PLACE,
};

/* The installed schema; NULL if there is none, or one of another version that lacks keys. */
static GSettingsSchema *
find_installed (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, APP_ID, TRUE);
  for (unsigned i = 0; i < G_N_ELEMENTS (keys) && schema != NULL; i++)
    if (!g_settings_schema_has_key (schema, keys[i]))
      g_clear_pointer (&schema, g_settings_schema_unref);
  return g_steal_pointer (&schema);
}

/* GIO can only read schemas from a folder. */
static GSettingsSchema *
load_own (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RESOURCE_PATH "/gschemas.compiled", G_RESOURCE_LOOKUP_FLAGS_NONE,
                                                      NULL);
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("gilded-compass-XXXXXX", &error);
  g_autofree char *file = folder != NULL ? g_build_filename (folder, "gschemas.compiled", NULL) : NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (file != NULL && g_file_set_contents (file, data, (gssize) size, &error))
    source = g_settings_schema_source_new_from_directory (folder, NULL, TRUE, &error);
  if (source == NULL)
    g_error ("%s", error->message);
  g_unlink (file);
  g_rmdir (folder);
  return g_settings_schema_source_lookup (source, APP_ID, FALSE);
}

GSettings *
ogc_preferences_get_default (void)
{
  static GSettings *preferences;

  if (preferences == NULL)
    {
      g_autoptr (GSettingsSchema) schema = find_installed ();

      if (schema == NULL)
        schema = load_own ();
      preferences = g_settings_new_full (schema, NULL, NULL);
    }
  return preferences;
}
