/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "compile-history-entry.h"
#include "played-game.h"
#include "../../saves/history-times.h"

#define GAMES 12

static GPtrArray *
play_games (void)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint number = 0; number < GAMES; number++)
    {
      g_autoptr (CompileSave) save = played_game_save (number, G_MAXUINT, 0);

      g_ptr_array_add (entries, compile_history_entry_new_from_save (save));
    }
  return entries;
}

/* Entries agree with the results of the games, also after reading them from the file. */
static void
test_back (void)
{
  g_autoptr (GPtrArray) entries = play_games ();
  g_autoptr (GBytes) bytes = ogc_history_format_to_bytes (&compile_history_format, entries);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) back = ogc_history_format_from_bytes (&compile_history_format, "test", bytes, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (back->len, ==, GAMES);
  for (guint number = 0; number < GAMES; number++)
    {
      g_autoptr (CompileSave) save = played_game_save (number, G_MAXUINT, 0);
      OgcHistoryEntry *entry = back->pdata[number];
      const CompileHistoryGame *game = compile_history_entry_get_game (back->pdata[number]);

      g_assert_true (ogc_history_entry_same_game (entry, entries->pdata[number]));
      g_assert_cmpint (ogc_history_entry_get_begun (entry), ==, save->label.created);
      g_assert_cmpint (ogc_history_entry_get_finished (entry), ==, save->label.changed);
      g_assert_cmpuint (game->set, ==, number % COMPILE_N_SETS);
      g_assert_cmpuint (game->turns, ==, save->state.turn);
      g_assert_cmpuint (game->winner, ==, save->state.winner);
      for (unsigned slot = 0; slot < COMPILE_N_SLOTS; slot++)
        {
          const unsigned side = slot / COMPILE_N_LINES, n = slot % COMPILE_N_LINES;

          g_assert_cmpuint (game->protocols[side][n], ==,
                            compile_card_set_get_protocol (save->card_set, save->state.protocols[slot]));
        }
      for (unsigned side = 0; side < COMPILE_N_SIDES; side++)
        {
          g_assert_cmpstr (ogc_history_entry_get_seat (entry, side)->name, ==, save->seats[side].name);
          g_assert_cmpuint (game->compiled[side], ==,
                            __builtin_popcount (save->state.compiled >> (COMPILE_N_LINES * side) & 7));
          g_assert_cmpint (ogc_history_entry_get_won (entry, side), ==, save->state.winner == side);
        }
    }
}

/* Results by who plays, against whom, and with what. */
static void
test_standings (void)
{
  g_autoptr (GPtrArray) entries = play_games ();
  g_autoptr (GListStore) list = g_list_store_new (COMPILE_TYPE_HISTORY_ENTRY);
  g_autoptr (GArray) kinds = NULL;
  g_autoptr (GArray) rivals = NULL;
  g_autoptr (GArray) protocols = NULL;
  unsigned turns = 0, wins = 0, drafted = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      g_list_store_append (list, entries->pdata[i]);
      turns += compile_history_entry_get_game (entries->pdata[i])->turns;
      wins += ogc_history_entry_get_won (entries->pdata[i], 0);
    }
  kinds = ogc_standings_count (G_LIST_MODEL (list), OGC_STANDING_BY_KIND, NULL, NULL);
  g_assert_cmpuint (kinds->len, ==, 2);
  g_assert_cmpstr (g_array_index (kinds, OgcStanding, 0).kind, ==, "person");
  g_assert_cmpuint (g_array_index (kinds, OgcStanding, 0).games, ==, GAMES);
  g_assert_cmpuint (g_array_index (kinds, OgcStanding, 0).wins, ==, wins);
  g_assert_cmpfloat (g_array_index (kinds, OgcStanding, 0).amount, ==, turns);
  rivals = ogc_standings_count (G_LIST_MODEL (list), COMPILE_STANDING_BY_RIVAL, "person", NULL);
  g_assert_cmpuint (rivals->len, ==, 1);
  g_assert_cmpstr (g_array_index (rivals, OgcStanding, 0).kind, ==, "random");
  g_assert_cmpuint (g_array_index (rivals, OgcStanding, 0).wins, ==, wins);
  protocols = ogc_standings_count (G_LIST_MODEL (list), COMPILE_STANDING_BY_PROTOCOL, NULL, "Ada");
  for (guint i = 0; i < protocols->len; i++)
    drafted += g_array_index (protocols, OgcStanding, i).seats;
  g_assert_cmpuint (drafted, ==, GAMES * COMPILE_N_LINES);
}

/* Files to which no game can lead are refused. */
static void
test_refused (void)
{
  g_autoptr (GPtrArray) entries = play_games ();
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  static const char * const damages[][2] = {
    { "\"game\":\"compile\",", "" }, { "\"game\":\"compile\"", "\"game\":\"compass\"" },
    { "\"version\":1", "\"version\":2" }, { "\"won\":true", "\"won\":false" }, { "\"won\":false", "\"won\":true" },
    { "\"turns\":", "\"turns\":0,\"rounds\":" }, { "\"mn02\"", "\"mn03\"" },
    { "\"protocols\":[\"", "\"protocols\":[\"a" },
    { "\"compiled\":3", "\"compiled\":4" },
  };

  g_ptr_array_set_size (entries, 1);
  bytes = ogc_history_format_to_bytes (&compile_history_format, entries);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      const char *at = strstr (text, damages[i][0]);
      g_autofree char *damaged = NULL;
      g_autoptr (GBytes) content = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (at);
      damaged = g_strdup_printf ("%.*s%s%s", (int) (at - text), text, damages[i][1], at + strlen (damages[i][0]));
      content = g_bytes_new (damaged, strlen (damaged));
      g_assert_null (ogc_history_format_from_bytes (&compile_history_format, "test", content, &error));
      g_assert_cmpint (error->domain, ==, OGC_ERROR);
      g_assert_true (g_str_has_prefix (error->message, "test"));
    }
}

/* A full history can still be read. */
static void
test_full (void)
{
  g_autoptr (GPtrArray) entries = play_games ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) back = NULL;
  g_autoptr (GError) error = NULL;

  while (entries->len < OGC_MAX_HISTORY_GAMES)
    g_ptr_array_add (entries, g_object_ref (entries->pdata[entries->len % GAMES]));
  bytes = ogc_history_format_to_bytes (&compile_history_format, entries);
  back = ogc_history_format_from_bytes (&compile_history_format, "test", bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (back->len, ==, OGC_MAX_HISTORY_GAMES);
}

/* Whatever time the clock shows, what is written can be read. */
static void
test_times (void)
{
  g_autoptr (CompileSave) save = played_game_save (0, G_MAXUINT, 0);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint n = 0; n < G_N_ELEMENTS (clock_times); n++)
    {
      save->label.created = save->label.changed = clock_times[n];
      g_ptr_array_add (entries, compile_history_entry_new_from_save (save));
    }
  history_times_check (&compile_history_format, entries);
}

/* Files written by earlier versions of the program. */
static void
test_stored (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "fixtures", "compile", "history-v1.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  bytes = g_bytes_new (text, length);
  entries = ogc_history_format_from_bytes (&compile_history_format, "stored", bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, ==, 2);
  g_assert_cmpuint (compile_history_entry_get_game (entries->pdata[0])->winner, <, COMPILE_N_SIDES);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/compile-history/back", test_back);
  g_test_add_func ("/compile-history/standings", test_standings);
  g_test_add_func ("/compile-history/refused", test_refused);
  g_test_add_func ("/compile-history/full", test_full);
  g_test_add_func ("/compile-history/times", test_times);
  g_test_add_func ("/compile-history/stored", test_stored);

  return g_test_run ();
}
