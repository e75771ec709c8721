/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"
#include "ogc-preferences.h"
#include "temp-folder.h"

/* The usual values are the same with the schema and without it. */
static void
test_defaults (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autofree char *pace = g_settings_get_string (settings, "pace");
  g_autoptr (GVariant) last = g_settings_get_value (settings, "last-setup");
  g_auto (GStrv) keys = NULL;
  /* Without settings: what the type itself says. */
  g_autoptr (GTypeClass) klass = g_type_class_ref (OGC_TYPE_PREFERENCES);
  g_autoptr (GTypeClass) paces = g_type_class_ref (OGC_TYPE_PACE);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamSpec *pspec;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (unsigned n = 0; keys[n] != NULL; n++)
    g_assert_nonnull (g_object_class_find_property (object_class, keys[n]));

  pspec = g_object_class_find_property (object_class, "pace");
  g_assert_cmpstr (pace, ==, g_enum_get_value (G_ENUM_CLASS (paces),
                                               G_PARAM_SPEC_ENUM (pspec)->default_value)->value_nick);
  pspec = g_object_class_find_property (object_class, "confirm-leave");
  g_assert_cmpint (g_settings_get_boolean (settings, "confirm-leave"), ==, G_PARAM_SPEC_BOOLEAN (pspec)->default_value);
  pspec = g_object_class_find_property (object_class, "reduced-motion");
  g_assert_cmpint (g_settings_get_boolean (settings, "reduced-motion"), ==,
                   G_PARAM_SPEC_BOOLEAN (pspec)->default_value);
  pspec = g_object_class_find_property (object_class, "show-estimate");
  g_assert_cmpint (g_settings_get_boolean (settings, "show-estimate"), ==, G_PARAM_SPEC_BOOLEAN (pspec)->default_value);
  pspec = g_object_class_find_property (object_class, "table-volume");
  g_assert_cmpint (g_settings_get_int (settings, "table-volume"), ==, G_PARAM_SPEC_INT (pspec)->default_value);
  pspec = g_object_class_find_property (object_class, "signal-volume");
  g_assert_cmpint (g_settings_get_int (settings, "signal-volume"), ==, G_PARAM_SPEC_INT (pspec)->default_value);
  pspec = g_object_class_find_property (object_class, "mute");
  g_assert_cmpint (g_settings_get_boolean (settings, "mute"), ==, G_PARAM_SPEC_BOOLEAN (pspec)->default_value);
  pspec = g_object_class_find_property (object_class, "window-width");
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, G_PARAM_SPEC_INT (pspec)->default_value);
  pspec = g_object_class_find_property (object_class, "window-height");
  g_assert_cmpint (g_settings_get_int (settings, "window-height"), ==, G_PARAM_SPEC_INT (pspec)->default_value);
  g_assert_cmpuint (g_variant_n_children (last), ==, 0);
}

static void
test_kept (void)
{
  OgcPreferences *preferences = ogc_preferences_get_default ();
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *pace = NULL;
  g_autoptr (GVariant) last = NULL;

  ogc_preferences_set_pace (preferences, OGC_PACE_CALM);
  ogc_preferences_set_reduced_motion (preferences, TRUE);
  ogc_preferences_set_last_setup (preferences, g_variant_new_parsed ("{'b': <'guild'>}"));
  pace = g_settings_get_string (settings, "pace");
  last = g_settings_get_value (settings, "last-setup");
  g_assert_cmpstr (pace, ==, "calm");
  g_assert_true (g_settings_get_boolean (settings, "reduced-motion"));
  g_assert_cmpuint (g_variant_n_children (last), ==, 1);

  g_settings_set_string (settings, "pace", "instant");
  g_assert_cmpint (ogc_preferences_get_pace (preferences), ==, OGC_PACE_INSTANT);
}

/* Neither installed nor named: it is found beside the program in the build directory. */
static void
test_not_installed (void)
{
  OgcPreferences *preferences;
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *dir = NULL;
  g_autofree char *pace = NULL;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      return;
    }
  dir = g_test_build_filename (G_TEST_BUILT, "data", NULL);
  g_setenv ("GSETTINGS_SCHEMA_DIR", "/nonexistent", TRUE);
  g_setenv ("XDG_DATA_DIRS", "/nonexistent", TRUE);
  preferences = ogc_preferences_get_default ();
  ogc_preferences_set_pace (preferences, OGC_PACE_CALM);
  source = g_settings_schema_source_new_from_directory (dir, NULL, TRUE, NULL);
  schema = g_settings_schema_source_lookup (source, APP_ID, FALSE);
  settings = g_settings_new_full (schema, NULL, NULL);
  pace = g_settings_get_string (settings, "pace");
  g_assert_cmpstr (pace, ==, "calm");
}

/* What the program does where there is no schema: everything works, and is forgotten at the end. */
static int
run_without_schema (void)
{
  OgcPreferences *preferences = ogc_preferences_get_default ();

  if (ogc_preferences_get_pace (preferences) != OGC_PACE_QUICK || !ogc_preferences_get_confirm_leave (preferences)
      || g_variant_n_children (ogc_preferences_get_last_setup (preferences)) != 0)
    return 2;
  ogc_preferences_set_pace (preferences, OGC_PACE_CALM);
  return ogc_preferences_get_pace (preferences) == OGC_PACE_CALM ? 0 : 3;
}

/* A copy of this program far from any schema. */
static void
test_without_schema (void)
{
  g_autoptr (TempFolder) dir = temp_folder_new ();
  g_autofree char *copy = g_build_filename (dir, "copy", NULL);
  g_autoptr (GFile) from = g_file_new_for_path ("/proc/self/exe");
  g_autoptr (GFile) to = g_file_new_for_path (copy);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GSubprocess) child = NULL;
  g_autoptr (GError) error = NULL;

  g_file_copy (from, to, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_SCHEMA_DIR", "/nonexistent", TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_DIRS", "/nonexistent", TRUE);
  child = g_subprocess_launcher_spawn (launcher, &error, copy, "--without-schema", NULL);
  g_assert_no_error (error);
  g_subprocess_wait_check (child, NULL, &error);
  g_assert_no_error (error);
}

int
main (int    argc,
      char **argv)
{
  if (argc == 2 && g_str_equal (argv[1], "--without-schema"))
    return run_without_schema ();

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/preferences/defaults", test_defaults);
  g_test_add_func ("/preferences/kept", test_kept);
  g_test_add_func ("/preferences/not-installed", test_not_installed);
  g_test_add_func ("/preferences/without-schema", test_without_schema);

  return g_test_run ();
}
