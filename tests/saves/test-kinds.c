/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two games share the store: each file is read by the game that it names. */

#include <string.h>

#include "game-fixture.h"
#include "ogc-compass-kind.h"
#include "ogc-error.h"
#include "ogc-format-version.h"
#include "ogc-game-file.h"
#include "temp-folder.h"

#define CROQUET "{\"format\":\"gilded-compass-save\",\"version\":1,\"game\":\"croquet\",\"hoops\":%u,\"strokes\":[]}\n"

#define TYPE_CROQUET (croquet_get_type ())
G_DECLARE_FINAL_TYPE (Croquet, croquet, TEST, CROQUET, GObject)

struct _Croquet
{
  GObject parent_instance;

  guint   hoops;
};

static void saved_game_init (OgcSavedGameInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (Croquet, croquet, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (OGC_TYPE_SAVED_GAME, saved_game_init))

static GBytes *
to_bytes (OgcSavedGame *game)
{
  char *text = g_strdup_printf (CROQUET, TEST_CROQUET (game)->hoops);

  return g_bytes_new_take (text, strlen (text));
}

static gboolean
get_finished (OgcSavedGame *game)
{
  return TEST_CROQUET (game)->hoops == 12;
}

static void
saved_game_init (OgcSavedGameInterface *iface)
{
  iface->game = "croquet";
  iface->to_bytes = to_bytes;
  iface->get_finished = get_finished;
}

static void
croquet_class_init (CroquetClass *klass)
{
}

static void
croquet_init (Croquet *self)
{
}

static guint
read_hoops (OgcJsonReader *reader)
{
  ogc_format_version_check (reader, OGC_SAVE_FORMAT, 1);
  ogc_json_reader_skip (reader, "game");

  return ogc_json_reader_uint (reader, "hoops", 0, 12);
}

static OgcSavedGame *
read_save (OgcJsonReader *reader)
{
  Croquet *self = g_object_new (TYPE_CROQUET, NULL);

  self->hoops = read_hoops (reader);
  ogc_json_reader_skip (reader, "strokes");

  return OGC_SAVED_GAME (self);
}

static gboolean
read_details (const char     *source,
              GBytes         *bytes,
              OgcSaveDetails *details)
{
  const OgcSeatSpec seat = { (char *) "Alice", (char *) "key", (char *) OGC_SEAT_PERSON };
  g_autoptr (GBytes) head = ogc_save_details_cut_head (bytes, "strokes");
  g_autoptr (OgcJsonReader) reader = ogc_json_reader_new (source, head, NULL);
  guint hoops;

  if (reader == NULL || g_strcmp0 (ogc_json_reader_peek_string (reader, "game"), "croquet") != 0)
    return FALSE;
  hoops = read_hoops (reader);
  if (!ogc_json_reader_close (reader, NULL))
    return FALSE;
  details->progress = g_strdup_printf ("%u hoops", hoops);
  details->words = g_strdup ("Flamingo");
  ogc_save_details_add_seat (details, &seat);

  return TRUE;
}

static const OgcGameKind croquet_kind = { .id = "croquet", .read_save = read_save, .read_details = read_details };

static void
test_find (void)
{
  g_assert_true (ogc_game_kind_nth (0) == &ogc_compass_kind);
  g_assert_true (ogc_game_kind_nth (1) == &croquet_kind);
  g_assert_null (ogc_game_kind_nth (2));
  g_assert_true (ogc_game_kind_find ("croquet") == &croquet_kind);
  g_assert_null (ogc_game_kind_find ("chess"));
}

/* Each file is read and listed by its own game. */
static void
test_load (void)
{
  const OgcSetup setup = game_fixture_setup (6, 55);
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "croquet" OGC_SAVE_EXTENSION, NULL);
  g_autoptr (GFile) other = g_file_new_build_filename (folder, "compass" OGC_SAVE_EXTENSION, NULL);
  g_autoptr (Croquet) croquet = g_object_new (TYPE_CROQUET, NULL);
  g_autoptr (OgcSave) compass = game_fixture_play (ogc_tile_set_get_default (), &setup, 20, 0);
  g_autoptr (OgcSavedGame) game = NULL;
  g_autoptr (OgcSaveDetails) details = NULL;
  g_autoptr (GError) error = NULL;

  croquet->hoops = 7;
  g_assert_true (ogc_saved_game_write (OGC_SAVED_GAME (croquet), file, &error));
  g_assert_true (ogc_saved_game_write (OGC_SAVED_GAME (compass), other, &error));
  game = ogc_game_file_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (TEST_CROQUET (game)->hoops, ==, 7);
  g_assert_false (ogc_saved_game_get_finished (game));
  g_clear_object (&game);
  game = ogc_game_file_load (other, &error);
  g_assert_true (OGC_IS_SAVE (game));

  details = ogc_game_file_load_details (file);
  g_assert_cmpstr (details->game, ==, "croquet");
  g_assert_cmpstr (details->title, ==, "croquet");
  g_assert_cmpstr (details->progress, ==, "7 hoops");
  g_assert_nonnull (strstr (details->key, "alice"));
  g_assert_nonnull (strstr (details->key, "flamingo"));
  g_clear_pointer (&details, ogc_save_details_free);
  details = ogc_game_file_load_details (other);
  g_assert_cmpstr (details->game, ==, "compass");
}

/* A file of an unknown game is refused, and listed as one that cannot be opened. */
static void
test_unknown (void)
{
  static const char text[] = "{\"format\":\"gilded-compass-save\",\"version\":1,\"game\":\"chess\"}";
  g_autoptr (TempFolder) folder = temp_folder_new ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "a" OGC_SAVE_EXTENSION, NULL);
  g_autoptr (OgcSaveDetails) details = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  details = ogc_game_file_load_details (file);
  g_assert_null (details->game);
  g_assert_cmpuint (details->n_seats, ==, 0);
  g_assert_nonnull (strstr (details->problem, "“chess” is a game that this program does not know."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_game_kind_register (&ogc_compass_kind);
  ogc_game_kind_register (&croquet_kind);
  ogc_game_kind_register (&croquet_kind);
  g_test_add_func ("/kinds/find", test_find);
  g_test_add_func ("/kinds/load", test_load);
  g_test_add_func ("/kinds/unknown", test_unknown);
  return g_test_run ();
}
