/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ogc-error.h"
#include "ogc-knowledge.h"
#include "ogc-log-entry.h"
#include "ogc-rules.h"
#include "ogc-text.h"
#include "seated-game.h"

#define ALL_PERSONS 0x1f

/* A random decision, which is mostly illegal. */
static OgcDecision
random_attempt (GRand *rand)
{
  OgcDecision attempt = {
    .kind = g_rand_int_range (rand, 0, OGC_N_DECISION_KINDS + 1),
    .building = g_rand_int_range (rand, 0, OGC_N_BUILDINGS + 1),
    .place = g_rand_int_range (rand, 0, 4),
    .neutral = g_rand_int_range (rand, 0, 4) == 0,
    .will = g_rand_int_range (rand, 0, 4) == 0,
    .rival = g_rand_int_range (rand, 0, OGC_N_OWNERS),
    .picked = g_rand_int_range (rand, 0, 7),
    .tile = g_rand_int_range (rand, 0, 30),
  };

  for (int i = g_rand_int_range (rand, 0, 4); i > 0; i--)
    attempt.dice += ogc_dice_one (g_rand_int_range (rand, 1, 7));
  for (int i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    attempt.other += ogc_dice_one (g_rand_int_range (rand, 1, 7));
  return attempt;
}

static void
assert_refused (OgcGame           *game,
                const OgcDecision *attempt)
{
  const guint64 digest = seated_game_digest (game);
  const unsigned position = ogc_game_get_position (game);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (ogc_game_check (game, attempt), !=, OGC_RULE_NONE);
  g_assert_false (ogc_game_take (game, attempt, &error));
  g_assert_error (error, OGC_REFUSAL, (int) ogc_game_check (game, attempt));
  g_assert_cmpuint (ogc_text_get_refusal (error), ==, ogc_game_check (game, attempt));
  g_assert_cmpstr (error->message, ==, ogc_text_refusal (ogc_game_check (game, attempt), attempt));
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_cmpuint (seated_game_digest (game), ==, digest);
  g_assert_cmpuint (ogc_game_get_position (game), ==, position);
}

/* The last line of the log has everybody's score, the winner's first. */
static void
check_end (OgcGame *game)
{
  GListModel *log = ogc_game_get_log (game);
  g_autoptr (OgcLogEntry) end = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  const OgcResult *result = ogc_game_get_result (game);

  for (unsigned seat = 0; seat < ogc_game_get_setup (game)->seats; seat++)
    {
      g_autofree char *score = g_strdup_printf ("%s%s %u", result->place[seat] == 1 && result->winners == 1 ? ": " : "",
                                                ogc_seat_get_name (ogc_game_get_seat (game, seat)),
                                                result->scores[seat].total);

      g_assert_nonnull (strstr (ogc_log_entry_get_text (end), score));
    }
}

static void
test_refusals (void)
{
  unsigned refused = 0;

  for (unsigned n = 0; n < 12; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 100 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);

      while (seated_game_step (game, rand))
        {
          const OgcDecision attempt = random_attempt (rand);

          ogc_game_lift_curtain (game);
          if (ogc_game_get_finished (game) || ogc_game_check (game, &attempt) == OGC_RULE_NONE)
            continue;
          assert_refused (game, &attempt);
          refused++;
        }
      g_assert_true (ogc_game_get_finished (game));
      check_end (game);
    }
  g_assert_cmpuint (refused, >, 1000);
}

/* There is a sentence for every rule that the engine can name, and it is about that rule. */
static void
test_refusal_sentences (void)
{
  const char *general = ogc_text_refusal (OGC_RULE_SEC_1, NULL);

  for (unsigned n = 0; n < 60; n++)
    {
      const OgcSetup setup = game_fixture_setup (n, 300 + n);
      g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      OgcState state = save->start;

      for (unsigned i = 0; i < save->decisions->len; i++)
        {
          for (unsigned j = 0; j < 20; j++)
            {
              const OgcDecision attempt = random_attempt (rand);
              const OgcRule rule = ogc_rules_check (&state, &attempt);

              if (rule != OGC_RULE_NONE)
                g_assert_cmpstr (ogc_text_refusal (rule, &attempt), !=, general);
            }
          ogc_rules_take (&state, &g_array_index (save->decisions, OgcDecision, i), NULL);
        }
    }
}

static void
test_bad_setup (void)
{
  g_autoptr (GError) error = NULL;
  OgcSeatSpec seats[OGC_MAX_SEATS] = {
    { (char *) "A", (char *) "a", (char *) OGC_SEAT_PERSON },
    { (char *) "B", (char *) "b", (char *) "no-such-player" },
  };
  OgcSetup setup = { .seats = 9, .b = OGC_GUILD, .c = OGC_TOWER };

  g_assert_null (ogc_game_new (ogc_tile_set_get_default (), &setup, seats, &error));
  g_assert_error (error, OGC_REFUSAL, OGC_RULE_SET_1);
  g_clear_error (&error);

  setup.seats = 2;
  g_assert_null (ogc_game_new (ogc_tile_set_get_default (), &setup, seats, &error));
  g_assert_error (error, OGC_ERROR, OGC_ERROR_RANGE);
}

/* Asserts that no die or tile was revealed between @earlier and @later. */
static void
assert_nothing_shown (const OgcState *earlier,
                      const OgcState *later)
{
  g_assert_true (ogc_state_same_rng (earlier, later));
  for (unsigned seat = 0; seat < earlier->setup.seats; seat++)
    {
      OgcKnowledge then, now;

      ogc_knowledge_of (&then, earlier, seat);
      ogc_knowledge_of (&now, later, seat);
      for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        g_assert_cmpuint (then.unseen[kind] & ~now.unseen[kind], ==, 0);
    }
}

/* Undo leads to an earlier state in which the same person is asked, but never past a revealed die or tile; redo leads
 * back. */
static void
try_undo (OgcGame *game,
          GArray  *digests,
          GArray  *seats)
{
  const unsigned position = ogc_game_get_position (game);
  g_autoptr (OgcSave) before = ogc_game_to_save (game);
  g_autoptr (OgcSave) after = NULL;
  unsigned target;
  int last;

  if (!ogc_game_get_can_undo (game))
    return;
  ogc_game_undo (game);
  target = ogc_game_get_position (game);
  after = ogc_game_to_save (game);
  last = g_array_index (seats, int, position - 1);
  g_assert_cmpuint (target, <, position);
  for (unsigned i = target; i < position; i++)
    g_assert_cmpint (g_array_index (seats, int, i), ==, last);
  g_assert_cmpint (ogc_game_get_asked (game), ==, last);
  g_assert_cmpuint (seated_game_digest (game), ==, g_array_index (digests, guint64, target));
  assert_nothing_shown (&after->state, &before->state);
  g_assert_true (ogc_game_get_can_redo (game));
  g_assert_cmpuint (ogc_game_get_length (game), ==, position);

  ogc_game_redo (game);
  g_assert_cmpuint (ogc_game_get_position (game), ==, position);
  g_assert_cmpuint (seated_game_digest (game), ==, g_array_index (digests, guint64, position));
  g_assert_false (ogc_game_get_can_redo (game));
}

static void
test_undo (void)
{
  for (unsigned n = 0; n < 24; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 500 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      g_autoptr (GArray) digests = g_array_new (FALSE, FALSE, sizeof (guint64));
      g_autoptr (GArray) seats = g_array_new (FALSE, FALSE, sizeof (int));
      guint64 digest = seated_game_digest (game);
      int asked = ogc_game_get_asked (game);

      g_array_append_val (digests, digest);
      g_assert_false (ogc_game_get_can_undo (game));
      while (seated_game_step (game, rand))
        {
          digest = seated_game_digest (game);
          g_array_append_val (digests, digest);
          g_array_append_val (seats, asked);
          try_undo (game, digests, seats);
          asked = ogc_game_get_asked (game);
        }
      g_assert_false (ogc_game_get_can_undo (game)); /* a finished game has revealed everything */
    }
}

/* Takes the first decision of @kind. */
static void
take_kind (OgcGame         *game,
           OgcDecisionKind  kind,
           gboolean         neutral)
{
  g_autoptr (GError) error = NULL;
  const OgcDecision *decisions;
  unsigned n;

  ogc_game_lift_curtain (game);
  decisions = ogc_game_list_decisions (game, &n);
  for (unsigned i = 0; i < n; i++)
    if (decisions[i].kind == kind && decisions[i].neutral == neutral)
      {
        const OgcDecision decision = decisions[i];

        g_assert_true (ogc_game_take (game, &decision, &error));
        g_assert_no_error (error);
        return;
      }
  g_assert_not_reached ();
}

/* A whole turn is undone at once, back to its roll; a roll never is. */
static void
test_undo_turn (void)
{
  const OgcSetup setup = { .seed = 7, .seats = 2, .form = OGC_FORM_NEUTRAL, .b = OGC_GUILD, .c = OGC_TOWER };
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, ALL_PERSONS, "random");
  guint64 rolled;

  take_kind (game, OGC_DECISION_ROLL, FALSE);
  g_assert_false (ogc_game_get_can_undo (game));
  rolled = seated_game_digest (game);
  take_kind (game, OGC_DECISION_PLACE, FALSE);
  g_assert_cmpint (ogc_game_get_ask_kind (game), ==, OGC_ASK_NEUTRAL);
  take_kind (game, OGC_DECISION_END_TURN, FALSE);
  g_assert_cmpint (ogc_game_get_asked (game), ==, 1);

  ogc_game_undo (game);
  g_assert_cmpint (ogc_game_get_asked (game), ==, 0);
  g_assert_cmpint (ogc_game_get_ask_kind (game), ==, OGC_ASK_PLACE);
  g_assert_cmpuint (seated_game_digest (game), ==, rolled);
  g_assert_false (ogc_game_get_can_undo (game));

  /* A different decision discards what was undone. */
  take_kind (game, OGC_DECISION_PLACE, TRUE);
  g_assert_false (ogc_game_get_can_redo (game));
}

static void
test_save_round_trip (void)
{
  for (unsigned n = 0; n < 24; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 700 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      g_autoptr (OgcSave) save = NULL;
      g_autoptr (OgcGame) again = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (OgcSave) loaded = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *dump = NULL;
      g_autofree char *dump_again = NULL;

      for (unsigned i = 0; i < 20 + n * 5 && seated_game_step (game, rand); i++)
        ;
      ogc_game_undo (game);
      ogc_game_lift_curtain (game);
      save = ogc_game_to_save (game);
      bytes = ogc_save_to_bytes (save);
      loaded = ogc_save_from_bytes ("test", bytes, &error);
      g_assert_no_error (error);
      again = ogc_game_new_from_save (loaded, &error);
      g_assert_no_error (error);
      ogc_game_lift_curtain (again);
      dump = seated_game_dump (game);
      dump_again = seated_game_dump (again);
      seated_game_assert_same_dump (dump, dump_again);
    }
}

/* SCO-10: checks that the final accounts agree with the engine, to the last gold piece. */
static void
check_accounts (OgcGame *game)
{
  const OgcResult *result = ogc_game_get_result (game);
  unsigned winners = 0;

  g_assert_nonnull (result);
  for (unsigned i = 0; i < ogc_game_get_setup (game)->seats; i++)
    {
      OgcSeat *seat = ogc_game_get_seat (game, i);
      GListModel *lines = ogc_seat_get_score_lines (seat);
      unsigned gold = 0;

      for (unsigned j = 0; j < g_list_model_get_n_items (lines); j++)
        {
          g_autoptr (OgcScoreLine) line = g_list_model_get_item (lines, j);

          gold += ogc_score_line_get_gold (line);
          g_assert_cmpuint (strlen (ogc_score_line_get_text (line)), >, 0);
        }
      g_assert_cmpuint (gold, ==, result->scores[i].total);
      g_assert_cmpuint (ogc_seat_get_gold (seat), ==, gold);
      g_assert_true (ogc_seat_get_gold_exact (seat));
      g_assert_cmpuint (ogc_seat_get_place (seat), ==, result->place[i]);
      winners += ogc_seat_get_place (seat) == 1;
    }
  g_assert_cmpuint (winners, ==, result->winners);
}

static void
test_result (void)
{
  for (unsigned n = 0; n < 16; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 900 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);

      while (seated_game_step (game, rand))
        if (!ogc_game_get_finished (game))
          g_assert_null (ogc_game_get_result (game));
      check_accounts (game);
    }
}

/* Witness: checks that events reveal tiles only to those who may see them. */
typedef struct {
  OgcState state;
  OgcEvents expected;
  unsigned next;
  int viewer;
} Witness;

static void
event_cb (OgcGame        *game,
          const OgcEvent *event,
          Witness        *witness)
{
  OgcEvent expected = witness->expected.items[witness->next++];
  const gboolean hidden = expected.seen_by != OGC_SEEN_BY_ALL && !(expected.seen_by & (1u << witness->viewer));

  if (hidden)
    expected.tile = OGC_NO_TILE;
  g_assert_cmpmem (event, sizeof *event, &expected, sizeof expected);
}

static void
test_events (void)
{
  for (unsigned n = 0; n < 12; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 1100 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      g_autofree Witness *witness = g_new0 (Witness, 1);

      g_signal_connect (game, "event", G_CALLBACK (event_cb), witness);
      while (!ogc_game_get_finished (game))
        {
          g_autoptr (OgcSave) save = NULL;
          const OgcDecision *decisions;
          OgcDecision decision;
          unsigned many;

          ogc_game_lift_curtain (game);
          save = ogc_game_to_save (game);
          decisions = ogc_game_list_decisions (game, &many);
          decision = decisions[g_rand_int_range (rand, 0, many)];
          witness->state = save->state;
          witness->viewer = ogc_game_get_viewer (game);
          witness->next = 0;
          g_assert_cmpint (ogc_rules_take (&witness->state, &decision, &witness->expected), ==, OGC_RULE_NONE);
          g_assert_true (ogc_game_take (game, &decision, NULL));
          g_assert_cmpuint (witness->next, ==, witness->expected.n);
          g_assert_cmpuint (seated_game_digest (game), ==, ogc_state_digest (&witness->state));
        }
    }
}

static void
test_rolls (void)
{
  const OgcSetup setup = { .seed = 12, .seats = 3, .form = OGC_FORM_NEUTRAL, .b = OGC_GUILD, .c = OGC_GALLEON };
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, ALL_PERSONS, "random");
  OgcTray *tray = ogc_game_get_tray (game);
  unsigned counts[OGC_MAX_VALUE], n = 0;

  g_assert_cmpuint (ogc_game_count_rolls (game, 0, counts), ==, 0);
  g_assert_true (ogc_tray_decide (tray, OGC_DECISION_ROLL, NULL));
  g_assert_cmpuint (ogc_game_count_rolls (game, 0, counts), ==, OGC_OWN_DICE + OGC_NEUTRAL_DICE);
  for (unsigned value = 1; value <= OGC_MAX_VALUE && n == 0; value++)
    n = ogc_tray_toggle_value (tray, value, FALSE);
  g_assert_true (ogc_tray_decide (tray, OGC_DECISION_REROLL, NULL)); /* rerolls that one die */
  g_assert_cmpuint (ogc_game_count_rolls (game, 0, counts), ==, OGC_OWN_DICE + OGC_NEUTRAL_DICE + 1);
  g_assert_cmpuint (ogc_game_count_rolls (game, 1, counts), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/refusals-leave-untouched", test_refusals);
  g_test_add_func ("/game/refusal-sentences", test_refusal_sentences);
  g_test_add_func ("/game/bad-setup", test_bad_setup);
  g_test_add_func ("/game/undo-exact", test_undo);
  g_test_add_func ("/game/undo-turn", test_undo_turn);
  g_test_add_func ("/game/save-round-trip", test_save_round_trip);
  g_test_add_func ("/game/result", test_result);
  g_test_add_func ("/game/events", test_events);
  g_test_add_func ("/game/rolls", test_rolls);
  return g_test_run ();
}
