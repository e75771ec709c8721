/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "analysis-fixture.h"

#include <glib/gstdio.h>

#include "ogc-game-analyser.h"
#include "ogc-file.h"
#include "ogc-game-analysis-json.h"
#include "ogc-rules.h"

/* The number of reviews of each kind of decision, so that all kinds are among the rows of a page. */
#define BLAMED 6

static void
leave (OgcGameAnalysis *analysis,
       GFile           *folder)
{
  g_autofree char *name = g_strdup_printf ("%016" G_GINT64_MODIFIER "x.json", ogc_game_analysis_get_game (analysis));
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autoptr (GBytes) bytes = ogc_game_analysis_to_bytes (analysis);

  g_assert_no_errno (g_mkdir_with_parents (g_file_peek_path (folder), 0700));
  g_assert_true (ogc_file_write (file, bytes, NULL));
}

/* Reviews the first decision by a seat other than the one that begins @save. */
static void
find_first_of_other_seat (OgcSave       *save,
                          OgcMoveReview *review)
{
  g_autofree OgcState *state = g_memdup2 (&save->start, sizeof (OgcState));
  unsigned position = 0;

  while (state->ask.seat == save->start.ask.seat)
    ogc_rules_take (state, &g_array_index (save->decisions, OgcDecision, position++), NULL);
  review->position = position;
  review->seat = state->ask.seat;
  review->best = g_array_index (save->decisions, OgcDecision, position);
}

unsigned
analysis_fixture_leave (OgcSave *save,
                        GFile   *folder)
{
  g_autoptr (OgcGameAnalysis) analysis = ogc_game_analysis_new (ogc_game_analyser_digest (save), save->setup.seats);
  const OgcMoveReview small = { .position = 0, .seat = save->start.ask.seat, .best = { .kind = OGC_DECISION_ROLL },
                                .expected = { 5000, 3000 },
                             .taken = { 4500, 2900 } };
  OgcMoveReview great = { .expected = { 5000, 3000 }, .taken = { 3000, 2500 } };
  const OgcOdds begin = { .position = 0, .seats = { { 5000, 4000 }, { 5000, 4000 } } };
  const OgcOdds end = { .position = save->decisions->len, .seats = { { 10000, 4000 }, { 0, 3000 } } };

  find_first_of_other_seat (save, &great);
  ogc_game_analysis_add_review (analysis, &small);
  ogc_game_analysis_add_review (analysis, &great);
  ogc_game_analysis_add_odds (analysis, &begin);
  ogc_game_analysis_add_odds (analysis, &end);
  g_assert_true (ogc_game_analysis_fits (analysis, save));
  leave (analysis, folder);

  return great.position;
}

/* A legal decision other than @taken, or %NULL if there was none. */
static const OgcDecision *
find_other (const OgcState    *state,
            const OgcDecision *taken,
            OgcDecision       *decisions)
{
  for (unsigned n = ogc_rules_list (state, decisions); n-- > 0;)
    if (!ogc_decision_equal (&decisions[n], taken))
      return &decisions[n];
  return NULL;
}

void
analysis_fixture_blame (OgcSave *save,
                        GFile   *folder)
{
  g_autoptr (OgcGameAnalysis) analysis = ogc_game_analysis_new (ogc_game_analyser_digest (save), save->setup.seats);
  g_autofree OgcState *state = g_memdup2 (&save->start, sizeof (OgcState));
  g_autofree OgcDecision *decisions = g_new (OgcDecision, OGC_MAX_DECISIONS);
  unsigned blamed[OGC_N_DECISION_KINDS] = { 0 };

  for (guint i = 0; i < save->decisions->len; i++)
    {
      const OgcDecision *taken = &g_array_index (save->decisions, OgcDecision, i);
      const OgcDecision *other = find_other (state, taken, decisions);
      const OgcRollReview roll_review = { .position = i, .seat = state->ask.seat, .rolled = { 6000, 4000 },
                                      .mean = { 5000, 3000 } };
      OgcMoveReview review = { .position = i, .seat = state->ask.seat, .expected = { 5000, 3000 },
                               .taken = { 4000, 2000 } };
      OgcOdds odds = { .position = i };

      if (taken->kind == OGC_DECISION_ROLL)
        ogc_game_analysis_add_roll_review (analysis, &roll_review);
      if (other != NULL && blamed[other->kind]++ < BLAMED)
        {
          review.best = *other;
          ogc_game_analysis_add_review (analysis, &review);
        }
      for (unsigned seat = 0; seat < save->setup.seats; seat++)
        odds.seats[seat] = (OgcExpectation) { OGC_CHANCE_UNIT / save->setup.seats, 40 * OGC_GOLD_UNIT };
      ogc_game_analysis_add_odds (analysis, &odds);
      ogc_rules_take (state, taken, NULL);
    }
  leave (analysis, folder);
}
