/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ogc-file.h"
#include "ogc-game-analyser.h"
#include "ogc-game-analysis-json.h"
#include "ogc-key-moves.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-weights-file.h"
#include "seated-game.h"
#include "temp-folder.h"

/* Plays a game for @length decisions at random, which makes many mistakes. */
static OgcSave *
play (guint64 seed,
      guint   length)
{
  const OgcSetup setup = { .seed = seed, .seats = 2, .form = OGC_FORM_FEWER, .b = OGC_AUCTION_HOUSE,
                           .c = OGC_NO_BUILDING };

  return game_fixture_play (ogc_tile_set_get_default (), &setup, length, 0);
}

static void
run (OgcGameAnalyser *analyser)
{
  ogc_game_analyser_start (analyser);
  while (ogc_game_analyser_get_running (analyser))
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_same (OgcGameAnalysis *a,
             OgcGameAnalysis *b)
{
  g_autoptr (GBytes) one = ogc_game_analysis_to_bytes (a);
  g_autoptr (GBytes) other = ogc_game_analysis_to_bytes (b);

  g_assert_true (g_bytes_equal (one, other));
}

static void
check_reviews (OgcGameAnalysis *analysis,
               OgcSave         *save)
{
  g_autofree OgcState *state = g_memdup2 (&save->start, sizeof (OgcState));
  unsigned n, at = 0;
  const OgcMoveReview *reviews = ogc_game_analysis_get_reviews (analysis, &n);
  g_autofree OgcDecision *legal = g_new (OgcDecision, OGC_MAX_DECISIONS);

  for (guint i = 0; i < save->decisions->len; i++)
    {
      const OgcDecision *decision = &g_array_index (save->decisions, OgcDecision, i);

      if (ogc_rules_list (state, legal) > 1)
        {
          g_assert_cmpuint (at, <, n);
          g_assert_cmpuint (reviews[at].position, ==, i);
          g_assert_cmpuint (reviews[at].seat, ==, state->ask.seat);
          g_assert_cmpint (ogc_rules_check (state, &reviews[at].best), ==, OGC_RULE_NONE);
          if (ogc_decision_equal (&reviews[at].best, decision))
            g_assert_cmpfloat (ogc_move_review_lost_win (&reviews[at]), ==, 0);
          at++;
        }
      ogc_rules_take (state, decision, NULL);
    }
  g_assert_cmpuint (at, ==, n);
}

/* Checks that chances add up to one, and that the last ones are the result of the game. */
static void
check_odds (OgcGameAnalysis *analysis,
            OgcSave         *save)
{
  unsigned n;
  const OgcOdds *odds = ogc_game_analysis_get_odds (analysis, &n);
  OgcResult result;

  g_assert_cmpuint (n, >, save->setup.seats * 6);
  for (unsigned i = 0; i < n; i++)
    {
      unsigned sum = 0;

      for (unsigned seat = 0; seat < save->setup.seats; seat++)
        sum += odds[i].seats[seat].win;
      g_assert_cmpuint (sum, >=, OGC_CHANCE_UNIT - 5);
      g_assert_cmpuint (sum, <=, OGC_CHANCE_UNIT + 5);
    }
  ogc_result_of (&save->state, &result);
  g_assert_cmpuint (odds[n - 1].position, ==, save->decisions->len);
  for (unsigned seat = 0; seat < save->setup.seats; seat++)
    {
      g_assert_cmpuint (odds[n - 1].seats[seat].gold, ==, result.scores[seat].total * OGC_GOLD_UNIT);
      g_assert_cmpuint (odds[n - 1].seats[seat].win > 0, ==, result.place[seat] == 1);
    }
}

/* How much all decisions of @seat gave away, including those that are too small to be listed. */
static double
given_away (OgcGameAnalysis *analysis,
            unsigned         seat)
{
  unsigned n;
  const OgcMoveReview *reviews = ogc_game_analysis_get_reviews (analysis, &n);
  double sum = 0;

  for (unsigned i = 0; i < n; i++)
    if (reviews[i].seat == seat)
      sum += ogc_move_review_lost_win (&reviews[i]);
  return sum;
}

/* Checks that mistakes are sorted by size, and that those of each seat add up to its total, apart from losses too small
 * to be mistakes. */
static void
check_mistakes (OgcGameAnalysis *analysis)
{
  g_autoptr (GPtrArray) all = ogc_game_analysis_list_mistakes (analysis, -1);
  guint parts = 0;

  g_assert_cmpuint (all->len, >, 10);
  for (guint i = 1; i < all->len; i++)
    g_assert_cmpfloat (ogc_move_review_lost_win (all->pdata[i - 1]), >=, ogc_move_review_lost_win (all->pdata[i]));
  for (unsigned seat = 0; seat < ogc_game_analysis_get_seats (analysis); seat++)
    {
      g_autoptr (GPtrArray) own = ogc_game_analysis_list_mistakes (analysis, (int) seat);
      OgcGameAnalysisSum sum;
      double lost = 0;

      parts += own->len;
      for (guint i = 0; i < own->len; i++)
        {
          g_assert_cmpuint (((const OgcMoveReview *) own->pdata[i])->seat, ==, seat);
          lost += ogc_move_review_lost_win (own->pdata[i]);
        }
      ogc_game_analysis_sum (analysis, seat, &sum);
      g_assert_cmpuint (sum.decisions, >=, own->len);
      g_assert_cmpfloat (sum.win, ==, given_away (analysis, seat));
      g_assert_cmpfloat_with_epsilon (sum.win, lost, OGC_LEAST_MISTAKE * sum.decisions);
      g_assert_cmpuint (sum.rolls, >, 6);
      g_test_message ("seat %u gave away %.3f and %.1f gold in %u decisions; luck %.1f gold in %u rolls", seat,
                      sum.win, sum.gold, sum.decisions, sum.luck_gold, sum.rolls);
    }
  g_assert_cmpuint (parts, ==, all->len);
}

/* The name of the file of an analysis. */
static char *
get_name (OgcSave *save)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x.json", ogc_game_analyser_digest (save));
}

/* Writes a saved analysis. */
static void
leave_file (GFile   *folder,
            OgcSave *save,
            GBytes  *content)
{
  g_autofree char *name = get_name (save);
  g_autoptr (GFile) file = g_file_get_child (folder, name);

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_assert_true (ogc_file_write (file, content, NULL));
}

static void
leave_nonsense (GFile   *folder,
                OgcSave *save)
{
  g_autoptr (GBytes) nonsense = g_bytes_new_static ("{", 1);

  leave_file (folder, save, nonsense);
}

/* An analysis of two decisions of @save, the second one at @position by @seat, for which @best was better. */
static OgcGameAnalysis *
make_two (OgcSave           *save,
          unsigned           position,
          unsigned           seat,
          const OgcDecision *best)
{
  OgcGameAnalysis *analysis = ogc_game_analysis_new (ogc_game_analyser_digest (save), save->setup.seats);
  const OgcMoveReview first = { .position = 0, .seat = save->start.ask.seat,
                             .best = g_array_index (save->decisions, OgcDecision, 0) };
  const OgcMoveReview second = { .position = position, .seat = seat, .best = *best };
  const OgcRollReview roll_review = { .position = 0, .seat = save->start.ask.seat };
  const OgcOdds odds = { .position = save->decisions->len };

  ogc_game_analysis_add_review (analysis, &first);
  ogc_game_analysis_add_review (analysis, &second);
  ogc_game_analysis_add_roll_review (analysis, &roll_review);
  ogc_game_analysis_add_odds (analysis, &odds);
  return analysis;
}

/* A file may say anything about a game: claims that do not fit the game are not shown. */
static void
test_fits (void)
{
  const OgcDecision nowhere = { .kind = OGC_DECISION_TAKE, .tile = 63 };
  g_autoptr (OgcSave) save = play (3, G_MAXUINT);
  const OgcDecision *decision = &g_array_index (save->decisions, OgcDecision, 1);
  const unsigned seat = save->start.ask.seat; /* it rolls and then places dice */
  g_autoptr (OgcGameAnalysis) good = make_two (save, 1, seat, decision);
  g_autoptr (OgcGameAnalysis) illegal = make_two (save, 1, seat, &nowhere);
  g_autoptr (OgcGameAnalysis) other_seat = make_two (save, 1, 1 - seat, decision);
  g_autoptr (OgcGameAnalysis) twice = make_two (save, 0, seat, &g_array_index (save->decisions, OgcDecision, 0));
  g_autoptr (OgcGameAnalysis) late = make_two (save, 1, seat, decision);
  const OgcRollReview roll_of_other = { .position = 1, .seat = 1 - seat };
  g_autoptr (OgcGameAnalysis) other_roll = make_two (save, 1, seat, decision);
  g_autoptr (OgcGameAnalysis) other_seats = ogc_game_analysis_new (ogc_game_analyser_digest (save), 3);
  g_autoptr (TempFolder) path = temp_folder_new ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (OgcGameAnalyser) analyser = ogc_game_analyser_new (save, folder);
  g_autoptr (GBytes) file = ogc_game_analysis_to_bytes (illegal);
  const OgcWeights *weights = ogc_weights_used ();

  g_assert_true (ogc_game_analysis_fits (good, save));
  g_assert_false (ogc_game_analysis_fits (illegal, save));
  g_assert_false (ogc_game_analysis_fits (other_seat, save));
  g_assert_false (ogc_game_analysis_fits (twice, save));
  ogc_game_analysis_add_odds (late, &(OgcOdds) { .position = 0 });
  g_assert_false (ogc_game_analysis_fits (late, save));
  ogc_game_analysis_add_roll_review (other_roll, &roll_of_other);
  g_assert_false (ogc_game_analysis_fits (other_roll, save));
  g_assert_false (ogc_game_analysis_fits (other_seats, save));

  leave_file (folder, save, file);
  ogc_weights_use (NULL); /* without a network nothing can be judged again */
  run (analyser);
  ogc_weights_use (weights);
  g_assert_null (ogc_game_analyser_get_analysis (analyser));
}

/* Checks that all decisions of one seat are in @first, judged as in the whole analysis, and no others. */
static void
check_first (OgcGameAnalysis *first,
             OgcGameAnalysis *analysis,
             unsigned         seat)
{
  unsigned n, m, at = 0;
  const OgcMoveReview *some = ogc_game_analysis_get_reviews (first, &n);
  const OgcMoveReview *every = ogc_game_analysis_get_reviews (analysis, &m);

  g_assert_cmpuint (n, >, 10);
  for (unsigned i = 0; i < m; i++)
    if (every[i].seat == seat)
      {
        g_assert_cmpuint (at, <, n);
        g_assert_cmpmem (&some[at], sizeof *some, &every[i], sizeof *every);
        at++;
      }
  g_assert_cmpuint (at, ==, n);
}

static unsigned
seat_at (OgcSave  *save,
         unsigned  position)
{
  g_autofree OgcState *state = g_memdup2 (&save->start, sizeof (OgcState));

  for (unsigned i = 0; i < position; i++)
    ogc_rules_take (state, &g_array_index (save->decisions, OgcDecision, i), NULL);
  return state->ask.seat;
}

static gboolean
holds (const OgcKeyMove *moves,
       unsigned          n,
       const OgcKeyMove *move)
{
  for (unsigned i = 0; i < n; i++)
    if (moves[i].position == move->position)
      {
        g_assert_true (ogc_decision_equal (&moves[i].best, &move->best));
        g_assert_cmpfloat (moves[i].win, ==, move->win);
        g_assert_cmpfloat (moves[i].gold, ==, move->gold);
        return TRUE;
      }
  return FALSE;
}

/* Checks that @move, an own one of a seat that has lost, is among the key moves if it is greater than the least of
 * them, except for the mistake at @dearest, which is always among them. */
static void
check_own (const OgcKeyMove *moves,
           unsigned          n,
           unsigned          dearest,
           const OgcKeyMove *move)
{
  double least = G_MAXDOUBLE;

  for (unsigned i = 0; i < n; i++)
    if (moves[i].position != dearest)
      least = MIN (least, ogc_key_move_size (&moves[i]));
  if (move->win <= 0 && move->gold <= 0 && move->position != dearest && ogc_key_move_size (move) > least)
    g_assert_true (holds (moves, n, move));
}

/* Checks that the most costly mistakes and rolls of a seat that has lost are among its key moves. */
static void
check_dearest (OgcGameAnalysis  *analysis,
               OgcSave          *save,
               unsigned          seat,
               const OgcKeyMove *moves,
               unsigned          n_moves)
{
  g_autoptr (GPtrArray) mistakes = ogc_game_analysis_list_mistakes (analysis, (int) seat);
  const OgcMoveReview *dearest = mistakes->pdata[0];
  const OgcKeyMove first = { dearest->position, seat, -ogc_move_review_lost_win (dearest),
                             -ogc_move_review_lost_gold (dearest), 0, dearest->best };
  unsigned n_reviews, n_rolls;
  const OgcMoveReview *reviews = ogc_game_analysis_get_reviews (analysis, &n_reviews);
  const OgcRollReview *rolls = ogc_game_analysis_get_roll_reviews (analysis, &n_rolls);

  g_assert_true (holds (moves, n_moves, &first));
  for (unsigned i = 0; i < n_reviews; i++)
    {
      const unsigned kind = g_array_index (save->decisions, OgcDecision, reviews[i].position).kind;
      const OgcKeyMove move = { reviews[i].position, seat, -ogc_move_review_lost_win (&reviews[i]),
                                -ogc_move_review_lost_gold (&reviews[i]), 0, reviews[i].best };

      if (reviews[i].seat == seat && (kind == OGC_DECISION_PLACE || kind == OGC_DECISION_TAKE))
        check_own (moves, n_moves, dearest->position, &move);
    }
  for (unsigned i = 0; i < n_rolls; i++)
    {
      const double gold = ogc_roll_review_luck_gold (&rolls[i]);
      const OgcKeyMove move = { rolls[i].position, seat, ogc_roll_review_luck_win (&rolls[i]), gold, gold,
                                g_array_index (save->decisions, OgcDecision, rolls[i].position) };

      if (rolls[i].seat == seat)
        check_own (moves, n_moves, dearest->position, &move);
    }
}

/* Checks the key moves: those that cost a loser the most, or gained a winner the most. A loser, who plays at
 * random, has own ones. */
static void
check_key_moves (OgcGameAnalysis *analysis,
                 OgcSave         *save)
{
  OgcKeyMove moves[OGC_MAX_KEY_MOVES];
  const OgcWeights *weights = ogc_weights_used ();
  OgcResult result;
  unsigned n;

  ogc_result_of (&save->state, &result);
  g_assert_cmpuint (result.winners, ==, 1);
  for (unsigned seat = 0; seat < save->setup.seats; seat++)
    {
      const int sign = result.place[seat] == 1 ? 1 : -1;
      gboolean own = FALSE;

      g_assert_true (ogc_key_moves_find (analysis, save, seat, moves, &n));
      g_assert_cmpuint (n, ==, OGC_MAX_KEY_MOVES);
      for (unsigned i = 0; i < n; i++)
        {
          const OgcDecision *decision = &g_array_index (save->decisions, OgcDecision, moves[i].position);

          g_assert_true (i == 0 || moves[i].position > moves[i - 1].position);
          g_assert_cmpfloat (sign * moves[i].win, >=, 0);
          g_assert_true (sign * moves[i].gold >= 0 || moves[i].seat == seat);
          g_assert_cmpfloat (MAX (ogc_key_move_size (&moves[i]), sign * moves[i].win), >=,
                             moves[i].seat == seat ? OGC_LEAST_OWN_MOVE : OGC_LEAST_KEY_MOVE);
          g_assert_cmpuint (moves[i].seat, ==, seat_at (save, moves[i].position));
          own = own || moves[i].seat == seat;
          if (moves[i].seat != seat)
            g_assert_true (ogc_decision_equal (&moves[i].best, decision));
        }
      g_assert_true (own || sign > 0);
      if (sign < 0)
        check_dearest (analysis, save, seat, moves, n);
      ogc_weights_use (NULL);
      g_assert_false (ogc_key_moves_find (analysis, save, seat, moves, &n));
      ogc_weights_use (weights);
    }
}

/* The first roll of a seat that has won or not is among the key moves if it was lucky or unlucky enough, provided that
 * a winner has no own move besides. */
static void
check_roll (OgcSave *save,
            gboolean won)
{
  OgcKeyMove moves[OGC_MAX_KEY_MOVES];
  OgcResult result;
  unsigned seat = 0, position = 0, n;

  ogc_result_of (&save->state, &result);
  while ((result.place[seat] == 1) != won)
    seat++;
  while (g_array_index (save->decisions, OgcDecision, position).kind != OGC_DECISION_ROLL
         || seat_at (save, position) != seat)
    position++;
  for (int gap = -100; gap <= 100; gap += 200)
    {
      g_autoptr (OgcGameAnalysis) analysis = ogc_game_analysis_new (0, save->setup.seats);
      const OgcRollReview roll = { .position = position, .seat = seat, .mean = { 5000, 3000 },
                                   .rolled = { (unsigned) (5000 + 50 * gap), (unsigned) (3000 + 4 * gap) } };
      const OgcKeyMove move = { position, seat, gap / 200., gap / 25., gap / 25., { .kind = OGC_DECISION_ROLL } };

      ogc_game_analysis_add_roll_review (analysis, &roll);
      g_assert_true (ogc_key_moves_find (analysis, save, seat, moves, &n));
      g_assert_true (holds (moves, n, &move) == (won == (gap > 0)));
    }
}

static void
test_rolls (void)
{
  g_autoptr (OgcSave) save = play (4, G_MAXUINT); /* whose winner has no own gains */

  check_roll (save, FALSE);
  check_roll (save, TRUE);
}

/* Every decision with a choice is judged, those of the best person first. A second analysis has the same results, read
 * from the file, which is rewritten if it cannot be read. Reading also removes leftovers of a killed program beside
 * it. */
static void
test_whole_game (void)
{
  g_autoptr (OgcSave) save = play (3, G_MAXUINT);
  g_autoptr (TempFolder) path = temp_folder_new ();
  g_autoptr (GFile) folder = g_file_new_build_filename (path, "deep", "er", NULL);
  g_autoptr (OgcGameAnalyser) first = ogc_game_analyser_new (save, folder);
  g_autoptr (OgcGameAnalyser) second = ogc_game_analyser_new (save, folder);
  g_autoptr (OgcGameAnalysis) of_person = NULL;
  const OgcWeights *weights = ogc_weights_used ();
  g_autoptr (GFile) unfinished = g_file_get_child (folder, OGC_FILE_UNFINISHED "aB3dE6");
  gint64 begun = g_get_monotonic_time (), found;

  leave_nonsense (folder, save);
  ogc_game_analyser_start (first);
  while (ogc_game_analyser_get_first (first) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (ogc_game_analyser_get_analysis (first));
  of_person = g_object_ref (ogc_game_analyser_get_first (first));
  run (first);
  found = g_get_monotonic_time ();
  g_assert_cmpstr (ogc_game_analyser_get_problem (first), ==, NULL);
  g_assert_nonnull (ogc_game_analyser_get_analysis (first));
  g_assert_cmpfloat (ogc_game_analyser_get_progress (first), ==, 1);
  check_reviews (ogc_game_analyser_get_analysis (first), save);
  check_odds (ogc_game_analyser_get_analysis (first), save);
  check_mistakes (ogc_game_analyser_get_analysis (first));
  check_key_moves (ogc_game_analyser_get_analysis (first), save);
  check_first (of_person, ogc_game_analyser_get_analysis (first), (unsigned) ogc_key_moves_find_seat (save));
  g_test_message ("%u decisions in %d ms", save->decisions->len, (int) ((found - begun) / 1000));

  g_assert_true (g_file_replace_contents (unfinished, "{", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  ogc_weights_use (NULL); /* without a network nothing can be judged, so the file must be read */
  run (second);
  ogc_weights_use (weights);
  assert_same (ogc_game_analyser_get_analysis (first), ogc_game_analyser_get_analysis (second));
  g_assert_false (g_file_query_exists (unfinished, NULL));
}

/* A FIFO in the file's place is neither waited for nor replaced; a link is replaced, not followed. */
static void
test_places (void)
{
  for (int link = FALSE; link <= TRUE; link++)
    {
      g_autoptr (OgcSave) save = play (3, 1);
      g_autoptr (TempFolder) path = temp_folder_new ();
      g_autoptr (GFile) folder = g_file_new_for_path (path);
      g_autoptr (OgcGameAnalyser) analyser = ogc_game_analyser_new (save, folder);
      g_autofree char *name = get_name (save);
      g_autofree char *place = g_build_filename (path, name, NULL);
      g_autofree char *target = g_build_filename (path, "target", NULL);
      g_autofree char *content = NULL;
      GStatBuf status;

      g_assert_true (g_file_set_contents (target, "{", 1, NULL));
      g_assert_cmpint (link ? symlink (target, place) : mkfifo (place, 0600), ==, 0);
      run (analyser);
      g_assert_nonnull (ogc_game_analyser_get_analysis (analyser));
      g_assert_true ((ogc_game_analyser_get_problem (analyser) == NULL) == link);
      g_assert_cmpint (g_lstat (place, &status), ==, 0);
      g_assert_true (link ? S_ISREG (status.st_mode) : S_ISFIFO (status.st_mode));
      g_assert_true (g_file_get_contents (target, &content, NULL, NULL));
      g_assert_cmpstr (content, ==, "{");
    }
}

/* Whoever asks for the analyser of a game gets the same as others, until nobody holds it any more. */
static void
test_shared (void)
{
  g_autoptr (OgcSave) save = play (3, G_MAXUINT);
  g_autoptr (OgcSave) another = play (4, G_MAXUINT);
  OgcGameAnalyser *one = ogc_game_analyser_get (save, NULL);
  OgcGameAnalyser *same = ogc_game_analyser_get (save, NULL);
  OgcGameAnalyser *other = ogc_game_analyser_get (another, NULL);

  g_assert_true (one == same);
  g_assert_true (other != one);
  g_object_unref (one);
  g_assert_finalize_object (same);
  g_assert_finalize_object (other);
  other = ogc_game_analyser_get (another, NULL);
  g_assert_finalize_object (other);
}

/* A cancelled analysis ends soon, leaves no file, and can be started again. */
static void
test_cancelled (void)
{
  g_autoptr (OgcSave) save = play (4, G_MAXUINT);
  g_autoptr (OgcGameAnalyser) analyser = ogc_game_analyser_new (save, NULL);

  ogc_game_analyser_start (analyser);
  g_assert_true (ogc_game_analyser_get_running (analyser));
  while (ogc_game_analyser_get_progress (analyser) == 0)
    g_main_context_iteration (NULL, TRUE);
  ogc_game_analyser_cancel (analyser);
  g_assert_false (ogc_game_analyser_get_running (analyser));
  g_assert_null (ogc_game_analyser_get_analysis (analyser));
  ogc_game_analyser_start (analyser);
  g_assert_true (ogc_game_analyser_get_running (analyser));
}

/* Without a network the analysis is just an error with a sentence. */
static void
test_no_network (void)
{
  g_autoptr (OgcSave) save = play (5, G_MAXUINT);
  g_autoptr (OgcGameAnalyser) analyser = ogc_game_analyser_new (save, NULL);
  const OgcWeights *weights = ogc_weights_used ();

  ogc_weights_use (NULL);
  run (analyser);
  g_assert_null (ogc_game_analyser_get_analysis (analyser));
  g_assert_nonnull (ogc_game_analyser_get_problem (analyser));
  ogc_weights_use (weights);
}

static OgcGameAnalysis *
make_small (void)
{
  OgcGameAnalysis *analysis = ogc_game_analysis_new (G_MAXUINT64 - 5, 3);
  const OgcMoveReview review = { .position = 1, .seat = 2,
                                 .best = { .kind = OGC_DECISION_PLACE, .building = OGC_LIBRARY, .dice = 1 },
                               .expected = { 4000, 1234 }, .taken = { 3500, 1200 } };
  const OgcRollReview roll_review = { .position = 0, .seat = 1, .rolled = { 3000, 1000 }, .mean = { 2000, 900 } };
  const OgcOdds odds = { .position = 2, .seats = { { 10000, 4000 }, { 0, 1 }, { 0, 2 } } };

  ogc_game_analysis_add_review (analysis, &review);
  ogc_game_analysis_add_roll_review (analysis, &roll_review);
  ogc_game_analysis_add_odds (analysis, &odds);
  return analysis;
}

/* A file is written and read back, and one with anything impossible is refused with a sentence. */
static void
test_file (void)
{
  static const struct {
    const char *from, *to;
  } lies[] = {
    { "\"version\":1", "\"version\":2" },   { "\"seats\":3,", "\"seats\":2," },        { "\"win\":4000",
                                                                                         "\"win\":10001" },
    { "\"position\":1", "\"position\":2" }, { "\"position\":2", "\"position\":3" }, { "\"seat\":2", "\"seat\":3" },
    { "\"rolls\"", "\"roles\"" },           { "\"gold\":1234", "\"gold\":-1" },
  };
  g_autoptr (OgcGameAnalysis) analysis = make_small ();
  g_autoptr (GBytes) bytes = ogc_game_analysis_to_bytes (analysis);
  g_autoptr (OgcGameAnalysis) again = ogc_game_analysis_from_bytes ("x", bytes, 2, NULL);

  g_assert_nonnull (again);
  assert_same (analysis, again);
  for (guint i = 0; i < G_N_ELEMENTS (lies); i++)
    {
      g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
      g_autoptr (GBytes) lie = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_string_replace (text, lies[i].from, lies[i].to, 1), ==, 1);
      lie = g_bytes_new (text->str, text->len);
      g_assert_null (ogc_game_analysis_from_bytes ("x", lie, 2, &error));
      g_assert_nonnull (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_true (ogc_weights_file_use_default (NULL));
  g_test_add_func ("/game-analysis/file", test_file);
  g_test_add_func ("/game-analysis/fits", test_fits);
  g_test_add_func ("/game-analysis/no-network", test_no_network);
  g_test_add_func ("/game-analysis/rolls", test_rolls);
  g_test_add_func ("/game-analysis/places", test_places);
  g_test_add_func ("/game-analysis/whole-game", test_whole_game);
  g_test_add_func ("/game-analysis/shared", test_shared);
  g_test_add_func ("/game-analysis/cancelled", test_cancelled);
  return g_test_run ();
}
