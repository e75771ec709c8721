/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "ogc-old-autosave.h"
#include "temp-folder.h"

/* tests/fixtures/slot is the folder of an earlier version. The slot has game-a after 5 decisions, its backup after 4;
 * the journal has two more decisions, an undo, the beginning of game-b, and one decision of that. */

#define SLOT "autosave.gildedcompass"
#define BACKUP "autosave-backup.gildedcompass"
#define JOURNAL "autosave.journal"

typedef struct {
  TempFolder *path;
  GFile      *folder;
  GFile      *mark;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->path = temp_folder_new ();
  fixture->folder = g_file_new_for_path (fixture->path);
  fixture->mark = g_file_get_child (fixture->folder, "current");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->mark);
  g_object_unref (fixture->folder);
  temp_folder_free (fixture->path);
}

static char *
read_text (const char *path)
{
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
put (Fixture    *fixture,
     const char *name,
     const char *content)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
}

static char *
read_slot (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "slot", name, NULL);

  return read_text (path);
}

static void
copy_slot (Fixture    *fixture,
           const char *name)
{
  g_autofree char *content = read_slot (name);

  put (fixture, name, content);
}

static gboolean
exists (Fixture    *fixture,
        const char *name)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
assert_kept (Fixture    *fixture,
             const char *name,
             guint       position,
             guint       length)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcSave) save = ogc_save_load (file, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (save->position, ==, position);
  g_assert_cmpuint (save->decisions->len, ==, length);
}

/* Empties the slot, after which @current is the current game. */
static void
empty (Fixture    *fixture,
       const char *current)
{
  g_autofree char *mark = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (ogc_old_autosave_adopt (fixture->folder, fixture->mark, &error));
  g_assert_no_error (error);
  g_assert_false (exists (fixture, SLOT));
  g_assert_false (exists (fixture, BACKUP));
  g_assert_false (exists (fixture, JOURNAL));
  if (current != NULL)
    mark = read_text (g_file_peek_path (fixture->mark));
  g_assert_cmpstr (mark, ==, current);
}

static guint
count_files (Fixture    *fixture,
             const char *ending)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, ending);
  return n;
}

static void
test_none (Fixture       *fixture,
           gconstpointer  data)
{
  empty (fixture, NULL);
  g_assert_cmpuint (count_files (fixture, ""), ==, 0);
}

static void
test_all (Fixture       *fixture,
          gconstpointer  data)
{
  copy_slot (fixture, SLOT);
  copy_slot (fixture, BACKUP);
  copy_slot (fixture, JOURNAL);
  empty (fixture, "game-b.gildedcompass");
  assert_kept (fixture, "game-a.gildedcompass", 6, 7);
  assert_kept (fixture, "game-b.gildedcompass", 1, 1);
  g_assert_cmpuint (count_files (fixture, ""), ==, 3);
}

/* The file of a game that was left and then continued is older than the slot. */
static void
test_older_file (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *backup = read_slot (BACKUP);

  put (fixture, "game-a.gildedcompass", backup);
  copy_slot (fixture, SLOT);
  empty (fixture, "game-a.gildedcompass");
  assert_kept (fixture, "game-a.gildedcompass", 5, 5);
}

/* A program was killed after everything was written, while the slot was being deleted; whatever the order, the game
 * does not go back. */
static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  for (guint left = 1; left < 8; left++)
    {
      copy_slot (fixture, SLOT);
      copy_slot (fixture, BACKUP);
      copy_slot (fixture, JOURNAL);
      empty (fixture, "game-b.gildedcompass");
      if (left & 1)
        copy_slot (fixture, SLOT);
      if (left & 2)
        copy_slot (fixture, BACKUP);
      if (left & 4)
        copy_slot (fixture, JOURNAL);
      empty (fixture, "game-b.gildedcompass");
      assert_kept (fixture, "game-a.gildedcompass", 6, 7);
      assert_kept (fixture, "game-b.gildedcompass", 1, 1);
    }
}

/* A program was killed in the middle of a line: everything before that line counts. */
static void
test_torn (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *journal = read_slot (JOURNAL);
  const gsize first = strcspn (journal, "\n");
  const gsize second = first + 1 + strcspn (journal + first + 1, "\n");

  for (gsize end = 0; end < second; end += 7)
    {
      g_autofree char *torn = g_strndup (journal, end);

      copy_slot (fixture, SLOT);
      put (fixture, JOURNAL, torn);
      empty (fixture, "game-a.gildedcompass");
      assert_kept (fixture, "game-a.gildedcompass", end < first ? 5 : 6, end < first ? 5 : 6);
    }
}

/* A damaged slot is kept under another name, and the backup is used instead; so is a slot written by a newer
 * version. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  copy_slot (fixture, BACKUP);
  put (fixture, SLOT, "{\"format\":");
  empty (fixture, "game-a.gildedcompass");
  assert_kept (fixture, "game-a.gildedcompass", 4, 4);
  g_assert_cmpuint (count_files (fixture, ".damaged"), ==, 1);

  put (fixture, SLOT, "{\"format\":\"gilded-compass-save\",\"version\":99}");
  empty (fixture, "game-a.gildedcompass");
  g_assert_cmpuint (count_files (fixture, ".gildedcompass"), ==, 2);
  g_assert_cmpuint (count_files (fixture, ".damaged"), ==, 1);
}

/* If a game cannot be written, the whole slot stays. */
static void
test_failing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *obstacle = g_build_filename (fixture->path, "game-b.gildedcompass", NULL);
  g_autoptr (GError) error = NULL;

  copy_slot (fixture, SLOT);
  copy_slot (fixture, BACKUP);
  copy_slot (fixture, JOURNAL);
  g_assert_cmpint (g_mkdir (obstacle, 0700), ==, 0);
  g_assert_false (ogc_old_autosave_adopt (fixture->folder, fixture->mark, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_WRITE);
  g_assert_true (exists (fixture, SLOT));
  g_assert_true (exists (fixture, BACKUP));
  g_assert_true (exists (fixture, JOURNAL));
  g_assert_cmpint (g_rmdir (obstacle), ==, 0);
  empty (fixture, "game-b.gildedcompass");
  assert_kept (fixture, "game-b.gildedcompass", 1, 1);
}

/* A file in the game's place that holds another game, or cannot be read, stays. */
static void
test_taken (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *slot = read_slot (SLOT);
  g_autoptr (GBytes) bytes = g_bytes_new_static (slot, strlen (slot));
  g_autoptr (OgcSave) other = ogc_save_from_bytes ("slot", bytes, NULL);
  g_autoptr (GBytes) older = NULL;
  g_autofree char *left = NULL;

  other->label.created--;
  older = ogc_save_to_bytes (other);
  put (fixture, "game-a.gildedcompass", g_bytes_get_data (older, NULL));
  put (fixture, "game-a-2.gildedcompass", "{\"format\":");
  copy_slot (fixture, SLOT);
  empty (fixture, "game-a-3.gildedcompass");
  assert_kept (fixture, "game-a-3.gildedcompass", 5, 5);
  assert_kept (fixture, "game-a.gildedcompass", 5, 5);
  left = read_text (g_file_peek_path (fixture->mark));
  g_assert_cmpuint (count_files (fixture, OGC_SAVE_EXTENSION), ==, 3);
}

static void
append_step (GString *journal,
             guint64 *serial,
             guint    position)
{
  g_string_append_printf (journal, "{\"follows\":\"%" G_GUINT64_FORMAT "\",", *serial);
  (*serial)++;
  g_string_append_printf (journal, "\"serial\":\"%" G_GUINT64_FORMAT "\",\"position\":%u}\n", *serial, position);
}

/* A journal of endless steps between the same two positions is not read to its end. */
static void
test_long (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *slot = read_slot (SLOT);
  g_autoptr (GBytes) bytes = g_bytes_new_static (slot, strlen (slot));
  g_autoptr (OgcSave) save = ogc_save_from_bytes ("slot", bytes, NULL);
  g_autoptr (GString) journal = g_string_new (NULL);
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "game-a.gildedcompass");
  g_autoptr (OgcSave) back = NULL;
  guint64 serial = save->label.serial;

  for (guint n = 0; journal->len < 17 * 1024 * 1024; n++)
    append_step (journal, &serial, n % 2);
  append_step (journal, &serial, 3);
  copy_slot (fixture, SLOT);
  put (fixture, JOURNAL, journal->str);
  empty (fixture, "game-a.gildedcompass");
  back = ogc_save_load (file, NULL);
  g_assert_cmpuint (back->position, <, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/old-autosave/none", Fixture, NULL, set_up, test_none, tear_down);
  g_test_add ("/old-autosave/all", Fixture, NULL, set_up, test_all, tear_down);
  g_test_add ("/old-autosave/older-file", Fixture, NULL, set_up, test_older_file, tear_down);
  g_test_add ("/old-autosave/killed", Fixture, NULL, set_up, test_killed, tear_down);
  g_test_add ("/old-autosave/torn", Fixture, NULL, set_up, test_torn, tear_down);
  g_test_add ("/old-autosave/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/old-autosave/taken", Fixture, NULL, set_up, test_taken, tear_down);
  g_test_add ("/old-autosave/long", Fixture, NULL, set_up, test_long, tear_down);
  g_test_add ("/old-autosave/failing", Fixture, NULL, set_up, test_failing, tear_down);

  return g_test_run ();
}
