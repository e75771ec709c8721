/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-hint-provider.h"
#include "ogc-weights-file.h"
#include "ogc-win-estimator.h"
#include "seated-game.h"

/* A set-up with neutral dice and with abilities to hold. */
static const OgcSetup setup = { .seed = 11, .seats = 2, .form = OGC_FORM_NEUTRAL, .b = OGC_AUCTION_HOUSE,
                                .c = OGC_ILLUMINATI };

static void
wait_for (OgcHintProvider *hint_provider)
{
  while (ogc_hint_provider_get_thinking (hint_provider))
    g_main_context_iteration (NULL, TRUE);
}

static void
check_hint (OgcGame *game,
            OgcHint *hint)
{
  const OgcDecision *decision = ogc_hint_get_decision (hint);

  g_assert_cmpint (ogc_game_check (game, decision), ==, OGC_RULE_NONE);
  g_assert_cmpstr (ogc_hint_get_title (hint), !=, "");
  g_assert_cmpstr (ogc_hint_get_reason (hint), !=, "");
  g_assert_nonnull (g_strstr_len (ogc_hint_get_expectation (hint), -1, "gold"));
  g_assert_cmpint (OGC_IS_PLACEMENT (ogc_hint_get_placement (hint)), ==, decision->kind == OGC_DECISION_PLACE);
}

/* Every question of a game gets one to three hints, which are legal; the next question removes them. */
static void
test_every_question (void)
{
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 1, "greedy");
  g_autoptr (OgcHintProvider) hint_provider = ogc_hint_provider_new (game);
  GListModel *hints = ogc_hint_provider_get_hints (hint_provider);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint kinds = 0;

  ogc_game_set_running (game, TRUE);
  for (guint step = 0; !ogc_game_get_finished (game); step++)
    {
      if (!ogc_game_get_answerable (game))
        {
          g_main_context_iteration (NULL, TRUE);
          continue;
        }
      if (step % 9 == 0 || ogc_game_get_ask_kind (game) == OGC_ASK_GIFT)
        {
          ogc_hint_provider_ask (hint_provider, NULL);
          g_assert_true (ogc_hint_provider_get_thinking (hint_provider)
                         && ogc_hint_provider_get_active (hint_provider));
          g_assert_cmpuint (g_list_model_get_n_items (hints), ==, 0);
          wait_for (hint_provider);
          g_assert_cmpuint (g_list_model_get_n_items (hints), >=, 1);
          g_assert_cmpuint (g_list_model_get_n_items (hints), <=, 3);
          for (guint i = 0; i < g_list_model_get_n_items (hints); i++)
            {
              g_autoptr (OgcHint) hint = g_list_model_get_item (hints, i);

              g_assert_cmpuint (ogc_hint_get_number (hint), ==, i + 1);
              check_hint (game, hint);
            }
          kinds |= 1u << ogc_game_get_ask_kind (game);
        }
      g_assert_true (seated_game_step (game, rand));
      g_assert_false (ogc_hint_provider_get_active (hint_provider));
      g_assert_cmpuint (g_list_model_get_n_items (hints), ==, 0);
    }
  g_assert_cmpuint (kinds & (1u << OGC_ASK_ROLL | 1u << OGC_ASK_PLACE | 1u << OGC_ASK_NEUTRAL | 1u << OGC_ASK_TAKE), ==,
                    1u << OGC_ASK_ROLL | 1u << OGC_ASK_PLACE | 1u << OGC_ASK_NEUTRAL | 1u << OGC_ASK_TAKE);
}

/* If a guide proposes a placement, the only hint is about that one, however good others are. */
static void
test_proposal (void)
{
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 1, "greedy");
  g_autoptr (OgcHintProvider) hint_provider = ogc_hint_provider_new (game);
  GListModel *hints = ogc_hint_provider_get_hints (hint_provider);
  const OgcDecision *list;
  unsigned n;

  ogc_game_set_running (game, TRUE);
  while (!ogc_game_get_answerable (game))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (ogc_game_take (game, &(OgcDecision) { .kind = OGC_DECISION_ROLL }, NULL));
  list = ogc_game_list_decisions (game, &n);
  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == OGC_DECISION_PLACE)
      {
        g_autoptr (OgcHint) hint = NULL;

        ogc_hint_provider_ask (hint_provider, &list[i]);
        wait_for (hint_provider);
        g_assert_cmpuint (g_list_model_get_n_items (hints), ==, 1);
        hint = g_list_model_get_item (hints, 0);
        check_hint (game, hint);
        g_assert_true (ogc_decision_equal (ogc_hint_get_decision (hint), &list[i]));
        ogc_hint_provider_dismiss (hint_provider);
        i += n / 4;
      }
}

/* Hints dismissed while the provider thinks never arrive, and new ones can be requested at once. */
static void
test_dismissed (void)
{
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 3, "greedy");
  g_autoptr (OgcHintProvider) hint_provider = ogc_hint_provider_new (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  ogc_game_set_running (game, TRUE);
  g_assert_true (seated_game_step (game, rand));
  ogc_hint_provider_ask (hint_provider, NULL);
  ogc_hint_provider_dismiss (hint_provider);
  g_assert_false (ogc_hint_provider_get_active (hint_provider));
  for (guint i = 0; i < 20; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
      g_assert_cmpuint (g_list_model_get_n_items (ogc_hint_provider_get_hints (hint_provider)), ==, 0);
    }
  ogc_hint_provider_ask (hint_provider, NULL);
  wait_for (hint_provider);
  g_assert_cmpuint (g_list_model_get_n_items (ogc_hint_provider_get_hints (hint_provider)), >, 0);
}

/* There are no hints when the viewer is not asked: while a computer player decides, or in a replay. */
static void
test_nobody (void)
{
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 0, "greedy");
  g_autoptr (OgcHintProvider) hint_provider = ogc_hint_provider_new (game);
  g_autoptr (OgcSave) save = ogc_game_to_save (game);
  g_autoptr (OgcGame) replay = ogc_game_new_replay (save, 0, NULL);
  g_autoptr (OgcHintProvider) onlooker = ogc_hint_provider_new (replay);

  ogc_hint_provider_ask (hint_provider, NULL);
  ogc_hint_provider_ask (onlooker, NULL);
  g_assert_false (ogc_hint_provider_get_active (hint_provider));
  g_assert_false (ogc_hint_provider_get_active (onlooker));
}

/* A provider that is disposed of while it thinks leaves nothing behind. */
static void
test_gone (void)
{
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 3, "greedy");
  OgcHintProvider *hint_provider = ogc_hint_provider_new (game);

  ogc_game_set_running (game, TRUE);
  ogc_game_lift_curtain (game);
  ogc_hint_provider_ask (hint_provider, NULL);
  g_assert_true (ogc_hint_provider_get_thinking (hint_provider));
  ogc_hint_provider_dismiss (hint_provider);
  g_object_add_weak_pointer (G_OBJECT (hint_provider), (gpointer *) &hint_provider);
  g_object_unref (hint_provider);
  while (hint_provider != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_told (OgcGame *game)
{
  for (unsigned seat = 0; seat < setup.seats; seat++)
    if (ogc_seat_get_expected (ogc_game_get_seat (game, seat)) < 0)
      return FALSE;
  return TRUE;
}

/* Nothing is estimated until somebody wants it; then everybody's gold is, again for each question; and it stops when
 * nobody wants it any more. */
static void
test_estimate (void)
{
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, 1, "greedy");
  g_autoptr (OgcWinEstimator) win_estimator = ogc_win_estimator_new (game);
  OgcSeat *seat = ogc_game_get_seat (game, 0);

  g_assert_cmpint (ogc_seat_get_expected (seat), ==, -1);
  ogc_win_estimator_set_enabled (win_estimator, TRUE);
  while (!is_told (game))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (ogc_seat_get_expected (seat), <, 200);
  g_assert_nonnull (g_strstr_len (ogc_seat_get_description (seat), -1, "expected"));
  ogc_win_estimator_set_enabled (win_estimator, FALSE);
  g_assert_cmpint (ogc_seat_get_expected (seat), ==, -1);
  g_assert_null (g_strstr_len (ogc_seat_get_description (seat), -1, "expected"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_true (ogc_weights_file_use_default (NULL));
  g_test_add_func ("/hints/every-question", test_every_question);
  g_test_add_func ("/hints/proposal", test_proposal);
  g_test_add_func ("/hints/dismissed", test_dismissed);
  g_test_add_func ("/hints/nobody", test_nobody);
  g_test_add_func ("/hints/gone", test_gone);
  g_test_add_func ("/hints/estimate", test_estimate);
  return g_test_run ();
}
