/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>

#include "game-fixture.h"
#include "ogc-game-analysis-json.h"
#include "ogc-game-history-entry.h"
#include "ogc-holding-file.h"
#include "ogc-record.h"
#include "ogc-result.h"

/* write-samples FOLDER: writes saves, records and holdings of games of all set-ups, for test-schemas.py. */

#define N_GAMES 48

static void
write_text (const char *folder,
            const char *stem,
            guint       n,
            const char *extension,
            const char *text,
            gsize       length)
{
  g_autofree char *name = g_strdup_printf ("%s-%u%s", stem, n, extension);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, text, length, &error))
    g_error ("%s", error->message);
}

static void
write_bytes (const char *folder,
             const char *stem,
             guint       n,
             const char *extension,
             GBytes     *bytes)
{
  write_text (folder, stem, n, extension, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
write_holding (const char *folder,
               guint       n,
               OgcSave    *save)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GString) text = NULL;
  g_autofree char *file = NULL;
  OgcHolding holding;

  ogc_state_holding (&save->state, 1, &holding);
  ogc_holding_write (builder, NULL, &holding);
  text = ogc_json_to_text (builder);
  file = g_strdup_printf ("{\"format\":\"gilded-compass-holding\",\"version\":1,%s", text->str + 1);
  write_text (folder, "holding", n, ".json", file, -1);
}

/* Writes a history of this one game, and an empty one. */
static void
write_history (const char *folder,
               guint       n,
               OgcSave    *save)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GBytes) bytes = NULL;

  if (save->state.phase == OGC_PHASE_OVER)
    g_ptr_array_add (entries, ogc_game_history_entry_new_from_save (save));
  bytes = ogc_history_format_to_bytes (&ogc_game_history_format, entries);
  write_bytes (folder, entries->len > 0 ? "history" : "history-none", n, ".json", bytes);
}

/* Writes an analysis that calls every decision the best, and all rolls average. */
static void
write_analysis (const char *folder,
                guint       n,
                OgcSave    *save)
{
  g_autoptr (OgcGameAnalysis) analysis = ogc_game_analysis_new (save->setup.seed, save->setup.seats);
  const OgcExpectation expectation = { n * 100, n * 77 };
  OgcOdds odds = { .position = save->decisions->len };
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < save->decisions->len; i++)
    {
      const OgcMoveReview review = { i, i % save->setup.seats, g_array_index (save->decisions, OgcDecision, i),
                                     expectation, expectation };
      const OgcRollReview roll_review = { i, i % save->setup.seats, expectation, expectation };

      ogc_game_analysis_add_review (analysis, &review);
      ogc_game_analysis_add_roll_review (analysis, &roll_review);
    }
  odds.seats[0] = expectation;
  ogc_game_analysis_add_odds (analysis, &odds);
  bytes = ogc_game_analysis_to_bytes (analysis);
  write_bytes (folder, "lookback", n, ".json", bytes);
}

static void
write_game (const char *folder,
            guint       n)
{
  const OgcSetup setup = game_fixture_setup (n, G_MAXUINT64 - n);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, n % 3 == 0 ? 20000 : n * 5, n % 4);
  g_autoptr (GBytes) bytes = ogc_save_to_bytes (save);
  g_autoptr (GBytes) record = ogc_record_from_save (save);

  write_bytes (folder, "save", n, OGC_SAVE_EXTENSION, bytes);
  write_bytes (folder, "record", n, ".jsonl", record);
  write_holding (folder, n, save);
  write_history (folder, n, save);
  write_analysis (folder, n, save);
  if (n % 6 == 0)
    {
      OgcSetup older = setup;
      g_autoptr (OgcSave) named = NULL;
      g_autoptr (GBytes) named_bytes = NULL;
      g_autoptr (GBytes) older_record = NULL;

      older.older = 1;
      named = game_fixture_play (ogc_tile_set_get_default (), &older, n * 5, 0);
      named->label.serial = G_MAXUINT64;
      named->label.title = g_strdup ("An “evening” / Абв");
      named->label.place = g_strdup ("game-1");
      named_bytes = ogc_save_to_bytes (named);
      write_bytes (folder, "save-older", n, OGC_SAVE_EXTENSION, named_bytes);
      older_record = ogc_record_from_save (named);
      write_bytes (folder, "record-older", n, ".jsonl", older_record);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  if (argc != 2)
    {
      g_printerr ("Usage: %s FOLDER\n", argv[0]);
      return 1;
    }
  for (guint n = 0; n < N_GAMES; n++)
    write_game (argv[1], n);

  return 0;
}
