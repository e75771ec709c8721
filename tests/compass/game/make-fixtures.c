/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>

#include "game-fixture.h"
#include "ogc-record.h"

/*
 * make-fixtures FOLDER: writes the fixtures of the newest formats and rules, and prints what test-save.c has to know
 * about them. Needed when a format or the rules get a new version; the files of older versions stay as they are, and
 * must be loadable forever.
 */

static void
write_bytes (const char *folder,
             const char *name,
             GBytes     *bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error))
    g_error ("%s", error->message);
}

static OgcSave *
make_save (const char     *folder,
           const char     *name,
           const OgcSetup *setup,
           guint           length,
           guint           undone)
{
  OgcSave *save = game_fixture_play (ogc_tile_set_get_default (), setup, length, undone);
  g_autoptr (GBytes) bytes = NULL;

  save->created = 1763707000;
  save->changed = 1763709999;
  bytes = ogc_save_to_bytes (save);
  write_bytes (folder, name, bytes);
  g_print ("%s: %u decisions, position %u, digest 0x%016" G_GINT64_MODIFIER "x\n", name, save->decisions->len,
           save->position,
           ogc_state_digest (&save->state));

  return save;
}

int
main (int    argc,
      char **argv)
{
  const OgcSetup middle = {
    .seed = 20261121, .seats = 3, .form = OGC_FORM_NEUTRAL, .b = OGC_GUILD, .c = OGC_ILLUMINATI,
    .start_seat = OGC_RANDOM_SEAT,
  };
  const OgcSetup over = {
    .seed = G_MAXUINT64, .seats = 5, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE, .c = OGC_RANDOM_BUILDING,
    .start_seat = 2,
  };
  g_autoptr (OgcSave) one = NULL;
  g_autoptr (OgcSave) other = NULL;
  g_autoptr (GBytes) record = NULL;

  setlocale (LC_ALL, "");
  if (argc != 2)
    {
      g_printerr ("Usage: %s FOLDER\n", argv[0]);
      return 1;
    }

  one = make_save (argv[1], "save-v2.gildedcompass", &middle, 120, 3);
  other = make_save (argv[1], "save-v2-over.gildedcompass", &over, 20000, 0);
  record = ogc_record_from_save (other);
  write_bytes (argv[1], "record-v1-rules-2.jsonl", record);

  return 0;
}
