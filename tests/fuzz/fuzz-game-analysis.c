/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"
#include "ogc-game.h"
#include "ogc-game-analysis-json.h"
#include "ogc-replay.h"
#include "ogc-rules.h"

#define MOST_SHOWN 2 /* describing a decision needs a seek in the game, which takes time */

/* Plays the game that is analysed, always the same one. */
static OgcSave *
play (void)
{
  static OgcDecision legal[OGC_MAX_DECISIONS];
  const OgcSetup setup = { .seed = 77, .seats = 3, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TEMPLE };
  const OgcSeatSpec seats[] = { { (char *) "Ada", (char *) "compass", (char *) "person" },
                                { (char *) "Björn", (char *) "key", (char *) "greedy" },
                                { (char *) "Cleo", (char *) "lantern", (char *) "expert" } };
  OgcSave *save = ogc_save_new (ogc_tile_set_get_default (), &setup, seats);
  g_autofree OgcState *state = g_memdup2 (&save->start, sizeof (OgcState));
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));
  guint64 number = 77;

  while (state->ask.kind != OGC_ASK_NOTHING)
    {
      const unsigned count = ogc_rules_list (state, legal);

      number = number * G_GUINT64_CONSTANT (6364136223846793005) + 1442695040888963407u;
      g_array_append_val (decisions, legal[(number >> 33) % count]);
      ogc_rules_take (state, &g_array_index (decisions, OgcDecision, decisions->len - 1), NULL);
    }
  ogc_save_set_decisions (save, (gconstpointer) decisions->data, decisions->len, decisions->len, state);

  return save;
}

/* Reads what the page shows of the analysis. */
static void
show (OgcGameAnalysis *analysis,
      OgcGame         *game)
{
  g_autoptr (GPtrArray) mistakes = ogc_game_analysis_list_mistakes (analysis, -1);

  for (guint i = 0; i < mistakes->len && i < MOST_SHOWN; i++)
    {
      const OgcMoveReview *review = g_ptr_array_index (mistakes, i);
      g_autofree char *text = ogc_replay_dup_decision (game, review->position, &review->best);

      g_assert_true (g_utf8_validate (text, -1, NULL));
    }
  for (guint seat = 0; seat < ogc_game_analysis_get_seats (analysis); seat++)
    {
      OgcGameAnalysisSum sum;

      ogc_game_analysis_sum (analysis, seat, &sum);
      g_assert_cmpfloat (ABS (sum.win), <=, sum.decisions);
    }
}

/* Whatever is accepted as an analysis is written back unchanged, and can be shown if it fits the game. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static OgcSave *save;
  static OgcGame *game;
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcGameAnalysis) analysis = NULL;
  g_autoptr (OgcGameAnalysis) back = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) again = NULL;

  if (save == NULL)
    {
      save = play ();
      game = ogc_game_new_replay (save, OGC_NEUTRAL, NULL);
    }
  analysis = ogc_game_analysis_from_bytes ("fuzz", bytes, save->decisions->len, &error);
  g_assert_true ((analysis == NULL) == (error != NULL));
  if (analysis == NULL)
    return 0;

  written = ogc_game_analysis_to_bytes (analysis);
  back = ogc_game_analysis_from_bytes ("written", written, save->decisions->len, &error);
  g_assert_no_error (error);
  again = ogc_game_analysis_to_bytes (back);
  g_assert_true (g_bytes_equal (written, again));
  if (ogc_game_analysis_fits (analysis, save))
    show (analysis, game);

  return 0;
}
