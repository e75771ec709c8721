/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <float.h>
#include <math.h>
#include <string.h>

#include "fixture-net.h"
#include "fixture-players.h"
#include "ogc-afterstate.h"
#include "ogc-exp.h"
#include "ogc-policy.h"
#include "ogc-random.h"
#include "ogc-rolls.h"
#include "ogc-rules.h"

/* ---- The file ---- */

static OgcWeightsFault
read_changed (gsize  at,
              guint8 byte,
              gssize longer)
{
  g_autofree OgcWeights *weights = g_new (OgcWeights, 1);
  gsize size;
  g_autofree guint8 *bytes = fixture_net_bytes (&size);
  g_autofree guint8 *changed = g_malloc0 (size + 8);

  memcpy (changed, bytes, size);
  changed[at] ^= byte;
  return ogc_weights_read (weights, changed, size + longer);
}

static void
test_file (void)
{
  gsize size;
  g_autofree guint8 *bytes = fixture_net_bytes (&size);
  g_autofree guint8 *again = g_malloc (OGC_WEIGHTS_SIZE);

  g_assert_cmpuint (size, ==, OGC_WEIGHTS_SIZE);
  ogc_weights_write (fixture_net (), again);
  g_assert_cmpmem (again, OGC_WEIGHTS_SIZE, bytes, size);
}

static void
test_damaged_file (void)
{
  const gssize all = OGC_WEIGHTS_SIZE;

  g_assert_cmpint (read_changed (0, 0, 0), ==, OGC_WEIGHTS_OK);
  g_assert_cmpint (read_changed (0, 1, 0), ==, OGC_WEIGHTS_NONE);
  g_assert_cmpint (read_changed (0, 0, -all), ==, OGC_WEIGHTS_NONE);
  g_assert_cmpint (read_changed (0, 0, 20 - all), ==, OGC_WEIGHTS_NONE);
  g_assert_cmpint (read_changed (8, 1, 0), ==, OGC_WEIGHTS_FOREIGN);
  g_assert_cmpint (read_changed (12, 1, 0), ==, OGC_WEIGHTS_FOREIGN);
  g_assert_cmpint (read_changed (0, 0, -1), ==, OGC_WEIGHTS_LENGTH);
  g_assert_cmpint (read_changed (0, 0, 1), ==, OGC_WEIGHTS_LENGTH);
  g_assert_cmpint (read_changed (20, 1, 0), ==, OGC_WEIGHTS_FOREIGN);
  for (gsize at = 24; at < OGC_WEIGHTS_SIZE; at += 99991)
    g_assert_cmpint (read_changed (at, 1, 0), ==, OGC_WEIGHTS_DAMAGED);
}

/* Weights that are no numbers are refused even if the checksum fits. */
static void
test_wild_weights (void)
{
  static const float wild[] = { NAN, INFINITY, 2000, -1e30f };
  g_autofree OgcWeights *weights = g_new (OgcWeights, 1);
  g_autofree guint8 *bytes = g_malloc (OGC_WEIGHTS_SIZE);

  for (guint i = 0; i < G_N_ELEMENTS (wild); i++)
    {
      *weights = *fixture_net ();
      weights->nets[i].win[5] = wild[i];
      ogc_weights_write (weights, bytes);
      g_assert_cmpint (ogc_weights_read (weights, bytes, OGC_WEIGHTS_SIZE), ==, OGC_WEIGHTS_WILD);
    }
}

/* ---- Evaluation ---- */

/* What the network says about all features of a position, summed up at once. */
static OgcValue
value_of_inputs (const OgcNet    *net,
                 const OgcInputs *inputs)
{
  float sums[OGC_N_HIDDEN] = { 0 };

  ogc_net_sum (net, inputs, sums);
  return ogc_net_value (net, sums);
}

static void
check_choices (OgcPolicy          *policy,
               const OgcKnowledge *knowledge,
               guint              *checked)
{
  OgcCandidate choices[OGC_MAX_CHOICES];
  const guint n = ogc_policy_choose (policy, knowledge, choices);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      OgcInputs inputs;
      OgcValue value;

      g_assert_true (i == 0 || choices[i].worth <= choices[i - 1].worth);
      g_assert_cmpint (ogc_rules_check (&knowledge->seen, &choices[i].decision), ==, OGC_RULE_NONE);
      if (choices[i].value.gold == 0 || !ogc_policy_inputs (policy, knowledge, &choices[i].decision, &inputs))
        continue;
      value = value_of_inputs (ogc_weights_net (fixture_net (), &knowledge->seen), &inputs);
      g_assert_cmpfloat_with_epsilon (value.win, choices[i].value.win, 1e-3);
      g_assert_cmpfloat_with_epsilon (value.gold, choices[i].value.gold, 0.05);
      *checked += 1;
    }
}

/* The evaluator's incremental sums give the same values as summing up all groups at once, in every set-up; and what the
 * policy keeps between positions changes nothing. */
static void
test_evaluator (void)
{
  const OgcSearchLimits limits = { .seed = 1 };
  g_autofree OgcPolicy *policy = g_new (OgcPolicy, 1);
  g_autofree OgcPolicy *fresh = g_new (OgcPolicy, 1);
  guint checked = 0;

  ogc_policy_begin (policy, fixture_net (), 0, &limits);
  for (guint i = 0; i < FIXTURE_SETUPS; i++)
    {
      const OgcSetup setup = fixture_setup (i, 70 + i);
      OgcState state;

      fixture_begin (&state, &setup);
      for (guint step = 0; state.ask.kind != OGC_ASK_NOTHING; step++)
        {
          OgcDecision decision = fixture_ask (fixture_player (step % 3 == 0 ? "random" : "greedy"), &state, step);
          OgcCandidate kept[OGC_MAX_CHOICES];
          OgcCandidate anew[OGC_MAX_CHOICES];
          OgcKnowledge knowledge;

          ogc_knowledge_of (&knowledge, &state, state.ask.seat);
          if (step % 7 == 0)
            check_choices (policy, &knowledge, &checked);
          ogc_policy_begin (fresh, fixture_net (), 0, &limits);
          g_assert_cmpuint (ogc_policy_choose (policy, &knowledge, kept), ==,
                            ogc_policy_choose (fresh, &knowledge, anew));
          g_assert_true (ogc_decision_equal (&kept[0].decision, &anew[0].decision));
          g_assert_cmpmem (&kept[0].value, sizeof kept[0].value, &anew[0].value, sizeof anew[0].value);
          g_assert_cmpmem (&kept[0].worth, sizeof kept[0].worth, &anew[0].worth, sizeof anew[0].worth);
          ogc_rules_take (&state, &decision, NULL);
        }
    }
  g_assert_cmpuint (checked, >, 1000);
}

/* Registers of any length give the same sums as plain C, to the last bit, so that all machines decide the same. */
static void
test_plain (void)
{
  const OgcNet *net = &fixture_net ()->nets[0];
  OgcRandom random;

  ogc_random_seed (&random, 0, 3);
  for (guint i = 0; i < 2000; i++)
    {
      float sums[OGC_N_HIDDEN], plain[OGC_N_HIDDEN];
      OgcInputs inputs = { .n = ogc_random_below (&random, 0, OGC_MAX_ACTIVE_INPUTS) };

      for (guint k = 0; k < inputs.n; k++)
        {
          inputs.index[k] = (uint16_t) ogc_random_below (&random, 0, OGC_N_INPUTS);
          inputs.value[k] = (float) ogc_random_below (&random, 0, 4096) / 1000 - 2;
        }
      for (guint unit = 0; unit < OGC_N_HIDDEN; unit++)
        {
          volatile float sum = sums[unit] = (float) unit / 7; /* volatile, so that each sum is rounded to a float */

          for (guint k = 0; k < inputs.n; k++)
            {
              volatile float product = inputs.value[k] * net->first[inputs.index[k]][unit];

              sum = sum + product;
            }
          plain[unit] = sum;
        }
      ogc_net_sum (net, &inputs, sums);
      g_assert_cmpmem (sums, sizeof sums, plain, sizeof plain);
    }
}

/* Each number of seats with each B building has a network of its own, which no other game uses. */
static void
test_networks (void)
{
  gboolean seen[OGC_N_NETS] = { FALSE };

  for (guint seats = OGC_MIN_SEATS; seats <= OGC_MAX_SEATS; seats++)
    for (guint b = 0; b < 2; b++)
      {
        const OgcSetup setup = { .seats = seats, .form = ogc_setup_usual_form (seats),
                                 .b = b == 0 ? OGC_AUCTION_HOUSE : OGC_GUILD, .c = OGC_TOWER };
        const guint index = ogc_weights_index (seats, setup.b);
        OgcState state;

        fixture_begin (&state, &setup);
        g_assert_cmpuint (index, <, OGC_N_NETS);
        g_assert_cmpuint (ogc_weights_seats (index), ==, seats);
        g_assert_cmpint (ogc_weights_b (index), ==, setup.b);
        g_assert_false (seen[index]);
        seen[index] = TRUE;
        g_assert_true (ogc_weights_net (fixture_net (), &state) == &fixture_net ()->nets[index]);
      }
}

/* A step towards a target brings the output closer to it. */
static void
test_learning (void)
{
  const OgcSetup setup = fixture_setup (4, 4);
  const OgcSearchLimits limits = { .seed = 1 };
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  g_autofree OgcPolicy *policy = g_new (OgcPolicy, 1);
  g_autofree OgcNet *net = g_new (OgcNet, 1);
  OgcKnowledge knowledge;
  OgcInputs inputs;
  OgcState state;
  OgcValue first, last = { 0 };

  ogc_net_begin (net, 9);
  ogc_policy_begin (policy, fixture_net (), 0, &limits);
  fixture_begin (&state, &setup);
  ogc_knowledge_of (&knowledge, &state, state.ask.seat);
  g_assert_true (ogc_policy_inputs (policy, &knowledge, &roll, &inputs));
  first = ogc_net_learn (net, &inputs, (OgcValue) { 1, 90 }, 0.01f);
  for (guint i = 0; i < 200; i++)
    last = ogc_net_learn (net, &inputs, (OgcValue) { 1, 90 }, 0.01f);
  g_assert_cmpfloat (last.win, >, first.win + 0.1);
  g_assert_cmpfloat (last.win, >, 0.9);
  g_assert_cmpfloat_with_epsilon (last.gold, 90, 5);
}

/* ---- The exponential function ---- */

static void
test_exp (void)
{
  guint64 digest = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (gint i = -70000; i <= 70000; i++)
    {
      const gdouble power = ogc_exp (i / 100.);
      guint64 bits;

      g_assert_cmpfloat_with_epsilon (power / exp (i / 100.), 1, 4 * DBL_EPSILON);
      memcpy (&bits, &power, sizeof bits);
      digest = (digest ^ bits) * G_GUINT64_CONSTANT (0x100000001b3);
    }
  /* The bits are the same on every processor. */
  g_assert_cmphex (digest, ==, G_GUINT64_CONSTANT (0xba3390d8a02f4d97));
  g_assert_cmpfloat (ogc_exp (0), ==, 1);
  g_assert_cmpfloat (ogc_exp (-701), ==, 0);
  g_assert_cmpfloat (ogc_exp (1e300), ==, ogc_exp (700));
}

/* ---- Rolls ---- */

static void
test_rolls (void)
{
  const OgcRolls *rolls = ogc_rolls_get ();

  for (guint dice = 0; dice <= OGC_MAX_ROLLED; dice++)
    for (guint i = rolls->begin[dice]; i < rolls->begin[dice + 1]; i++)
      {
        g_assert_cmpuint (ogc_dice_count (rolls->dice[i]), ==, dice);
        g_assert_cmpuint (ogc_rolls_find (rolls->dice[i]), ==, i);
        for (guint value = 1; dice < OGC_MAX_ROLLED && value <= OGC_MAX_VALUE; value++)
          g_assert_cmpuint (rolls->dice[rolls->more[i][value - 1]], ==, rolls->dice[i] + ogc_dice_one (value));
      }
  g_assert_cmpuint (rolls->begin[OGC_MAX_ROLLED + 1], ==, OGC_N_ROLLS);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/file", test_file);
  g_test_add_func ("/net/damaged-file", test_damaged_file);
  g_test_add_func ("/net/wild-weights", test_wild_weights);
  g_test_add_func ("/net/networks", test_networks);
  g_test_add_func ("/net/evaluator", test_evaluator);
  g_test_add_func ("/net/plain", test_plain);
  g_test_add_func ("/net/learning", test_learning);
  g_test_add_func ("/net/exp", test_exp);
  g_test_add_func ("/net/rolls", test_rolls);
  return g_test_run ();
}
