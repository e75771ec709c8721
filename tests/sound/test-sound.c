/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ogc-sound-output.h"
#include "ogc-sound.h"

#define MS 1000

typedef struct {
  OgcSound *sound;
  GString  *heard; /* "place -18; roll 0; " */
} Fixture;

static void
sounded_cb (Fixture *fixture,
            guint    cue,
            int      decibels)
{
  g_string_append_printf (fixture->heard, "%s %d; ", ogc_cue_get_name (cue), decibels);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->sound = ogc_sound_new (NULL);
  fixture->heard = g_string_new (NULL);
  g_signal_connect_swapped (fixture->sound, "sounded", G_CALLBACK (sounded_cb), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->sound);
  g_string_free (fixture->heard, TRUE);
}

/* Each cue has a unique name and, if the program can play it, a file. */
static void
test_names (Fixture      *fixture,
            gconstpointer data)
{
  g_assert_null (ogc_cue_get_name (OGC_CUE_NONE));
  for (OgcCue cue = OGC_CUE_NONE + 1; cue < OGC_N_CUES; cue++)
    {
      g_autofree char *name = g_strconcat (ogc_cue_get_name (cue), ".ogg", NULL);
      g_autofree char *source = g_test_build_filename (G_TEST_DIST, "data", "sounds", name, NULL);
      g_autofree char *built = g_test_build_filename (G_TEST_BUILT, "data", "sounds", name, NULL);

      g_assert_true (g_file_test (source, G_FILE_TEST_IS_REGULAR));
      g_assert_true (!ogc_sound_get_available () || g_file_test (built, G_FILE_TEST_IS_REGULAR));
      for (OgcCue other = OGC_CUE_NONE + 1; other < cue; other++)
        g_assert_cmpstr (ogc_cue_get_name (cue), !=, ogc_cue_get_name (other));
    }
}

/* At most one cue is heard in 60 ms, whichever they are: the first. */
static void
test_gap (Fixture      *fixture,
          gconstpointer data)
{
  ogc_sound_play_at (fixture->sound, OGC_CUE_PLACE, 5 * MS);
  ogc_sound_play_at (fixture->sound, OGC_CUE_WIN, 5 * MS);
  ogc_sound_play_at (fixture->sound, OGC_CUE_BUMP, 65 * MS - 1);
  ogc_sound_play_at (fixture->sound, OGC_CUE_TILE, 65 * MS);
  ogc_sound_play_at (fixture->sound, OGC_CUE_PUSH, 124 * MS);
  ogc_sound_play_at (fixture->sound, OGC_CUE_TURN, 126 * MS);
  g_assert_cmpstr (fixture->heard->str, ==, "place 0; tile 0; turn 0; ");
}

/* A cue that is silent does not suppress others. */
static void
test_gap_of_silence (Fixture      *fixture,
                     gconstpointer data)
{
  g_object_set (fixture->sound, "table-volume", 0, NULL);
  ogc_sound_play_at (fixture->sound, OGC_CUE_PLACE, 0);
  ogc_sound_play_at (fixture->sound, OGC_CUE_NONE, 0);
  ogc_sound_play_at (fixture->sound, OGC_CUE_TURN, 0);
  g_assert_cmpstr (fixture->heard->str, ==, "turn 0; ");
}

static void
test_volumes (Fixture      *fixture,
              gconstpointer data)
{
  gint64 now = 0;

  g_object_set (fixture->sound, "table-volume", 50, "signal-volume", 10, NULL);
  for (OgcCue cue = OGC_CUE_NONE + 1; cue < OGC_N_CUES; cue++)
    ogc_sound_play_at (fixture->sound, cue, now += 100 * MS);
  g_assert_cmpstr (fixture->heard->str, ==, "shake -18; roll -18; place -18; push -18; bump -18; tile -18; chest -18; "
                                            "gold -18; card -18; flip -18; slide -18; relay -18; rip -18; "
                                            "switch -18; chord -18; turn -60; chime -60; round -60; win -60; "
                                            "refusal -60; ");
}

static void
test_mute (Fixture      *fixture,
           gconstpointer data)
{
  g_object_set (fixture->sound, "mute", TRUE, NULL);
  ogc_sound_play_at (fixture->sound, OGC_CUE_PLACE, 0);
  ogc_sound_play_at (fixture->sound, OGC_CUE_WIN, 100 * MS);
  g_assert_cmpuint (fixture->heard->len, ==, 0);
  g_object_set (fixture->sound, "mute", FALSE, NULL);
  ogc_sound_play_at (fixture->sound, OGC_CUE_WIN, 100 * MS);
  g_assert_cmpstr (fixture->heard->str, ==, "win 0; ");
}

/* How often the absence of sound was logged. */
static int said;

static void
log_cb (const char    *domain,
        GLogLevelFlags level,
        const char    *message,
        gpointer       user_data)
{
  if (g_str_has_prefix (message, "There is no sound: "))
    g_atomic_int_inc (&said);
  else
    g_log_default_handler (domain, level, message, user_data);
}

/* Without a sound server, as in all tests, nothing waits, and one line in the log gives the reason. */
static void
test_no_server (void)
{
  OgcSoundOutput *output = ogc_sound_output_new ("/nonexistent");

  for (unsigned n = 0; ogc_sound_get_available () && n < 10; n++)
    {
      ogc_sound_output_play (output, "place", 0);
      while (ogc_sound_output_is_busy (output))
        g_thread_yield ();
    }
  ogc_sound_output_free (output);
  g_assert_cmpint (g_atomic_int_get (&said), ==, ogc_sound_get_available () ? 1 : 0);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_log_set_handler ("gilded-compass", G_LOG_LEVEL_DEBUG, log_cb, NULL);

  add ("/sound/names", test_names);
  add ("/sound/gap", test_gap);
  add ("/sound/gap-of-silence", test_gap_of_silence);
  add ("/sound/volumes", test_volumes);
  add ("/sound/mute", test_mute);
  g_test_add_func ("/sound/no-server", test_no_server);

  return g_test_run ();
}
