/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "analysis-fixture.h"

#include <glib/gstdio.h>

#include "ogc-game-analyser.h"
#include "ogc-file.h"
#include "ogc-game-analysis-json.h"

/* How many decisions of @save come before the other seat's first, and which that is. */
static unsigned
find_other (OgcSave     *save,
            OgcDecision *decision)
{
  g_autofree OgcState *state = g_memdup2 (&save->start, sizeof (OgcState));
  unsigned position = 0;

  while (state->ask.seat == save->start.ask.seat)
    ogc_state_take (state, &g_array_index (save->decisions, OgcDecision, position++), NULL);
  *decision = g_array_index (save->decisions, OgcDecision, position);
  return position;
}

unsigned
lookback_fixture_leave (OgcSave *save,
                        GFile   *folder)
{
  const guint64 digest = ogc_game_analyser_digest (save);
  g_autoptr (OgcGameAnalysis) analysis = ogc_game_analysis_new (digest, save->setup.seats);
  g_autofree char *name = g_strdup_printf ("%016" G_GINT64_MODIFIER "x.json", digest);
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autoptr (GBytes) bytes = NULL;
  const OgcMoveReview small = { .position = 0, .seat = 0, .best = { .kind = OGC_DECISION_ROLL }, .promised = { 5000, 3000 },
                             .taken = { 4500, 2900 } };
  OgcMoveReview great = { .seat = 1, .promised = { 5000, 3000 }, .taken = { 3000, 2500 } };
  const OgcOdds begin = { .position = 0, .seats = { { 5000, 4000 }, { 5000, 4000 } } };
  const OgcOdds end = { .position = save->decisions->len, .seats = { { 10000, 4000 }, { 0, 3000 } } };

  g_assert_no_errno (g_mkdir_with_parents (g_file_peek_path (folder), 0700));
  great.position = find_other (save, &great.best);
  ogc_game_analysis_add_review (analysis, &small);
  ogc_game_analysis_add_review (analysis, &great);
  ogc_game_analysis_add_odds (analysis, &begin);
  ogc_game_analysis_add_odds (analysis, &end);
  bytes = ogc_game_analysis_to_bytes (analysis);
  g_assert_true (ogc_game_analysis_fits (analysis, save));
  g_assert_true (ogc_file_write (file, bytes, NULL));

  return great.position;
}
