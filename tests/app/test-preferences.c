/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "compile-setup-draft.h"
#include "config.h"
#include "ogc-pacer.h"
#include "ogc-preferences.h"
#include "ogc-theme.h"
#include "temp-folder.h"

/* The default values; this also checks that the schema has every key that the program uses. */
static void
test_defaults (void)
{
  static const char *const keys[] = {
    OGC_PREFERENCE_PACE, OGC_PREFERENCE_REDUCED_MOTION, OGC_PREFERENCE_CONFIRM_LEAVE, OGC_PREFERENCE_SHOW_ESTIMATE,
    OGC_PREFERENCE_LANGUAGE, OGC_PREFERENCE_WINDOW_WIDTH, OGC_PREFERENCE_WINDOW_HEIGHT, OGC_PREFERENCE_WINDOW_MAXIMIZED,
    OGC_PREFERENCE_LAST_SETUP, OGC_PREFERENCE_TABLE_VOLUME, OGC_PREFERENCE_SIGNAL_VOLUME, OGC_PREFERENCE_MUTE,
    OGC_PREFERENCE_CLOTH, OGC_PREFERENCE_SINGLE_KEYS, OGC_PREFERENCE_TABLE_KEYS, OGC_PREFERENCE_AUTO_ROLL,
    OGC_PREFERENCE_USE_CURTAIN, OGC_PREFERENCE_GUIDE_PLACE, OGC_PREFERENCE_LESSONS, COMPILE_PREFERENCE_LAST_SETUP,
  };
  GSettings *preferences = ogc_preferences_get_default ();
  g_autoptr (GTypeClass) paces = g_type_class_ref (OGC_TYPE_PACE);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) in_schema = NULL;

  g_object_get (preferences, "settings-schema", &schema, NULL);
  in_schema = g_settings_schema_list_keys (schema);
  g_assert_cmpuint (g_strv_length (in_schema), ==, G_N_ELEMENTS (keys));
  for (unsigned n = 0; n < G_N_ELEMENTS (keys); n++)
    g_assert_true (g_settings_schema_has_key (schema, keys[n]));
  for (int pace = OGC_PACE_INSTANT; pace <= OGC_PACE_CALM; pace++)
    {
      g_autofree char *nick = NULL;

      g_settings_set_enum (preferences, OGC_PREFERENCE_PACE, pace);
      nick = g_settings_get_string (preferences, OGC_PREFERENCE_PACE);
      g_assert_cmpstr (nick, ==, g_enum_get_value (G_ENUM_CLASS (paces), pace)->value_nick);
    }
  g_settings_reset (preferences, OGC_PREFERENCE_PACE);
  g_assert_cmpint (g_settings_get_enum (preferences, OGC_PREFERENCE_PACE), ==, OGC_PACE_CALM);
  for (int cloth = OGC_CLOTH_DESKTOP; cloth <= OGC_CLOTH_LIGHT; cloth++)
    {
      static const char *const nicks[] = { "desktop", "dark", "light" };
      g_autofree char *nick = NULL;

      g_settings_set_enum (preferences, OGC_PREFERENCE_CLOTH, cloth);
      nick = g_settings_get_string (preferences, OGC_PREFERENCE_CLOTH);
      g_assert_cmpstr (nick, ==, nicks[cloth]);
    }
  g_settings_reset (preferences, OGC_PREFERENCE_CLOTH);
  g_assert_cmpint (g_settings_get_enum (preferences, OGC_PREFERENCE_CLOTH), ==, OGC_CLOTH_DESKTOP);
  g_assert_true (g_settings_get_boolean (preferences, OGC_PREFERENCE_CONFIRM_LEAVE));
  g_assert_false (g_settings_get_boolean (preferences, OGC_PREFERENCE_REDUCED_MOTION));
  g_assert_false (g_settings_get_boolean (preferences, OGC_PREFERENCE_AUTO_ROLL));
  g_assert_true (g_settings_get_boolean (preferences, OGC_PREFERENCE_USE_CURTAIN));
  g_assert_false (g_settings_get_boolean (preferences, OGC_PREFERENCE_SHOW_ESTIMATE));
  g_assert_cmpint (g_settings_get_int (preferences, OGC_PREFERENCE_WINDOW_WIDTH), ==, 1280);
  g_assert_cmpint (g_settings_get_int (preferences, OGC_PREFERENCE_WINDOW_HEIGHT), ==, 800);
}

/* Choices are stored where the desktop's tools find them, and follow what those tools set; a game follows the pace. */
static void
test_kept (void)
{
  GSettings *preferences = ogc_preferences_get_default ();
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *pace = NULL;
  g_autoptr (GVariant) last = NULL;

  g_settings_set_enum (preferences, OGC_PREFERENCE_PACE, OGC_PACE_QUICK);
  g_settings_set_value (preferences, OGC_PREFERENCE_LAST_SETUP, g_variant_new_parsed ("{'b': <'guild'>}"));
  pace = g_settings_get_string (settings, "pace");
  last = g_settings_get_value (settings, "last-setup");
  g_assert_cmpstr (pace, ==, "quick");
  g_assert_cmpuint (g_variant_n_children (last), ==, 1);

  g_settings_set_string (settings, "pace", "instant");
  g_assert_cmpint (g_settings_get_enum (preferences, OGC_PREFERENCE_PACE), ==, OGC_PACE_INSTANT);
}

/* If the installed schema is of another version, which lacks some keys, the program's own is used. */
static void
test_other_version (void)
{
  g_autoptr (TempFolder) dir = NULL;
  g_autofree char *file = NULL;
  const char *command[] = { "glib-compile-schemas", NULL, NULL };

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      return;
    }
  dir = temp_folder_new ();
  file = g_build_filename (dir, APP_ID ".gschema.xml", NULL);
  command[1] = dir;
  g_assert_true (g_file_set_contents (file, "<schemalist><schema id='" APP_ID "' path='/io/github/gilded_compass/'>"
                                            "<key name='pace' type='s'><default>'instant'</default></key>"
                                            "</schema></schemalist>", -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL));
  g_setenv ("GSETTINGS_SCHEMA_DIR", dir, TRUE);
  g_setenv ("XDG_DATA_DIRS", "/nonexistent", TRUE);
  g_assert_true (g_settings_get_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_CONFIRM_LEAVE));
  g_assert_cmpint (g_settings_get_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE), ==, OGC_PACE_CALM);
}

/* If the schema is neither installed nor named, the program uses the one that it carries. */
static void
test_not_installed (void)
{
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
  g_settings_set_enum (ogc_preferences_get_default (), OGC_PREFERENCE_PACE, OGC_PACE_QUICK);
  source = g_settings_schema_source_new_from_directory (dir, NULL, TRUE, NULL);
  schema = g_settings_schema_source_lookup (source, APP_ID, FALSE);
  settings = g_settings_new_full (schema, NULL, NULL);
  pace = g_settings_get_string (settings, "pace");
  g_assert_cmpstr (pace, ==, "quick");
}

/* Runs the program without any schema: everything works. */
static int
run_without_schema (void)
{
  GSettings *preferences = ogc_preferences_get_default ();
  g_autoptr (GVariant) last = g_settings_get_value (preferences, OGC_PREFERENCE_LAST_SETUP);

  if (g_settings_get_enum (preferences, OGC_PREFERENCE_PACE) != OGC_PACE_CALM
      || !g_settings_get_boolean (preferences, OGC_PREFERENCE_CONFIRM_LEAVE) || g_variant_n_children (last) != 0)
    return 2;
  g_settings_set_enum (preferences, OGC_PREFERENCE_PACE, OGC_PACE_QUICK);
  return g_settings_get_enum (preferences, OGC_PREFERENCE_PACE) == OGC_PACE_QUICK ? 0 : 3;
}

/* Runs a copy of this program in a place without a schema. */
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
  g_test_add_func ("/preferences/other-version", test_other_version);
  g_test_add_func ("/preferences/not-installed", test_not_installed);
  g_test_add_func ("/preferences/without-schema", test_without_schema);

  return g_test_run ();
}
