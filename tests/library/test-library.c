/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the shared library from outside, and compares it with the engines that it wraps. */
#include <glib.h>
#include <string.h>

#include "compile-card-set.h"
#include "compile-rules.h"
#include "gilded-compass.h"
#include "gilded-tables.h"
#include "ogc-digest.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-tile-set.h"

/* One set-up of every kind. */
static const GildedSetup setups[] = {
  { 0, GILDED_COMPASS, 2, GILDED_FORM_STANDARD, GILDED_RANDOM, GILDED_RANDOM, GILDED_RANDOM, 0, 0 },
  { 0, GILDED_COMPASS, 2, GILDED_FORM_NEUTRAL, GILDED_AUCTION_HOUSE, GILDED_TEMPLE, 1, 0, 0 },
  { 0, GILDED_COMPASS, 2, GILDED_FORM_FEWER, GILDED_GUILD, GILDED_NONE, GILDED_RANDOM, 0, 0 },
  { 0, GILDED_COMPASS, 3, GILDED_FORM_STANDARD, GILDED_GUILD, GILDED_GALLEON, GILDED_RANDOM, 0, 0 },
  { 0, GILDED_COMPASS, 3, GILDED_FORM_NEUTRAL, GILDED_RANDOM, GILDED_TOWER, 2, 0, 0 },
  { 0, GILDED_COMPASS, 4, GILDED_FORM_STANDARD, GILDED_GUILD, GILDED_RANDOM, GILDED_RANDOM, 0, 0 },
  { 0, GILDED_COMPASS, 5, GILDED_FORM_STANDARD, GILDED_GUILD, GILDED_ILLUMINATI, GILDED_RANDOM, 0, 0 },
  { 0, GILDED_COMPILE, 2, 0, 0, 0, GILDED_RANDOM, GILDED_CARDS_MN02, 1 },
  { 0, GILDED_COMPILE, 2, 0, 0, 0, 0, GILDED_CARDS_MN01, 1 },
  { 0, GILDED_COMPILE, 2, 0, 0, 0, 1, GILDED_CARDS_MN02, 0 },
};

static GildedGame *
new_game (GildedSetup setup,
          guint64     seed)
{
  GildedGame *game = g_malloc (gilded_size (setup.game));

  setup.seed = seed;
  g_assert_true (gilded_begin (game, &setup));
  return game;
}

/* Takes a random decision; FALSE when the game is over. */
static gboolean
go_on (GildedGame *game,
       GRand      *rand)
{
  const unsigned n = gilded_list (game, NULL);

  g_assert_cmpint (n > 0, ==, gilded_seat (game) >= 0);
  return n > 0 && gilded_take (game, g_rand_int_range (rand, 0, n));
}

/* ---- The same as the engines ---- */

static void
test_tables (void)
{
  g_assert_cmpmem (&gilded_tiles, sizeof gilded_tiles, ogc_tile_set_get_tiles (ogc_tile_set_get_default ()),
                   sizeof (OgcTiles));
  for (guint id = 0; id < COMPILE_N_SETS; id++)
    g_assert_cmpmem (&gilded_cards[id], sizeof gilded_cards[id],
                     compile_card_set_get_cards (compile_card_set_get (id)), sizeof (CompileSet));
}

/* The library's decision @said as the engine's. */
static OgcDecision
compass_decision (const GildedDecision *said)
{
  OgcDecision decision = {
    .kind = said->kind, .building = said->building, .place = said->place, .neutral = said->neutral,
    .will = said->will, .rival = said->rival, .picked = said->picked, .tile = said->tile,
  };

  for (guint value = 1; value <= OGC_MAX_VALUE; value++)
    {
      decision.dice += ogc_dice_of (value, said->dice[value - 1]);
      decision.other += ogc_dice_of (value, said->other[value - 1]);
    }
  return decision;
}

static void
play_beside_compass (const GildedSetup *setup,
                     guint64            seed,
                     GRand             *rand)
{
  const OgcSetup own = { seed, setup->seats, setup->form, setup->b, setup->c, setup->start, 0, { 0 } };
  g_autofree GildedGame *game = new_game (*setup, seed);
  g_autofree GildedDecision *decisions = g_new (GildedDecision, GILDED_MAX_DECISIONS);
  GildedResult result;
  OgcState state;
  OgcResult expected;
  guint n;

  g_assert_cmpint (ogc_rules_begin (&state, &gilded_tiles, &own, NULL), ==, OGC_RULE_NONE);
  while ((n = gilded_list (game, decisions)) > 0)
    {
      const guint choice = g_rand_int_range (rand, 0, n);
      const OgcDecision decision = compass_decision (&decisions[choice]);

      g_assert_cmpuint (gilded_digest (game), ==, ogc_state_digest (&state));
      g_assert_cmpint (gilded_seat (game), ==, state.ask.seat);
      g_assert_false (gilded_result (game, &result));
      g_assert_cmpint (ogc_rules_take (&state, &decision, NULL), ==, OGC_RULE_NONE);
      g_assert_true (gilded_take (game, choice));
    }
  g_assert_cmpuint (gilded_digest (game), ==, ogc_state_digest (&state));
  g_assert_true (gilded_result (game, &result));
  ogc_result_of (&state, &expected);
  for (guint seat = 0; seat < setup->seats; seat++)
    {
      g_assert_cmpint (result.scores[seat], ==, expected.scores[seat].total);
      g_assert_cmpint (result.places[seat], ==, expected.place[seat]);
    }
}

static void
play_beside_compile (const GildedSetup *setup,
                     guint64            seed,
                     GRand             *rand)
{
  const CompileSetup own = { .seed = seed, .first = setup->start, .no_control = !setup->control };
  g_autofree GildedGame *game = new_game (*setup, seed);
  g_autofree GildedDecision *decisions = g_new (GildedDecision, GILDED_MAX_DECISIONS);
  GildedResult result;
  CompileState state;
  guint n;

  compile_rules_begin (&state, &gilded_cards[setup->cards], &own, NULL);
  while ((n = gilded_list (game, decisions)) > 0)
    {
      const guint choice = g_rand_int_range (rand, 0, n);
      const GildedDecision *said = &decisions[choice];
      const CompileDecision decision = { said->kind, said->card, said->side, said->line, said->depth, said->face,
                                         said->number, 0 };

      g_assert_cmpuint (gilded_digest (game), ==, compile_state_digest (&state));
      g_assert_cmpint (gilded_seat (game), ==, state.ask.side);
      g_assert_cmpint (compile_rules_take (&state, &decision, NULL), ==, COMPILE_RULE_NONE);
      g_assert_true (gilded_take (game, choice));
    }
  g_assert_cmpuint (gilded_digest (game), ==, compile_state_digest (&state));
  g_assert_true (gilded_result (game, &result));
  for (guint side = 0; side < COMPILE_N_SIDES; side++)
    g_assert_cmpint (result.places[side] == 1, ==, state.winner == side);
}

static void
test_digests (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < 10 * G_N_ELEMENTS (setups); i++)
    {
      const GildedSetup *setup = &setups[i % G_N_ELEMENTS (setups)];

      if (setup->game == GILDED_COMPASS)
        play_beside_compass (setup, i, rand);
      else
        play_beside_compile (setup, i, rand);
    }
}

/* ---- What seats know ---- */

/* Everything that @seat can find out about a game, as bytes. */
static GByteArray *
find_out (const GildedGame *game,
          GildedGameKind    kind,
          int               seat)
{
  GByteArray *found = g_byte_array_new ();
  g_autofree gint16 *numbers = g_new (gint16, gilded_n_observations (kind));
  g_autofree float *features = g_new0 (float, gilded_n_features (kind) + 1);
  g_autofree GildedDecision *decisions = g_new (GildedDecision, GILDED_MAX_DECISIONS);

  g_assert_true (gilded_observe (game, seat, numbers));
  g_byte_array_append (found, (const guint8 *) numbers, gilded_n_observations (kind) * sizeof *numbers);
  if (seat == gilded_seat (game))
    g_byte_array_append (found, (const guint8 *) decisions, gilded_list (game, decisions) * sizeof *decisions);
  if (gilded_features (game, seat, features))
    g_byte_array_append (found, (const guint8 *) features, gilded_n_features (kind) * sizeof *features);
  return found;
}

/* Checks that a seat finds out the same in a game that differs only in what the seat does not know. */
static void
check_secrets (const GildedGame  *game,
               const GildedSetup *setup,
               guint64            seed,
               guint             *different)
{
  g_autofree GildedGame *other = g_malloc (gilded_size (setup->game));

  for (int seat = 0; seat < setup->seats; seat++)
    {
      g_autoptr (GByteArray) known = find_out (game, setup->game, seat);
      g_autoptr (GByteArray) believed = NULL;

      g_assert_true (gilded_sample (other, game, seat, seed));
      believed = find_out (other, setup->game, seat);
      g_assert_cmpmem (known->data, known->len, believed->data, believed->len);
      *different += gilded_digest (game) != gilded_digest (other);
      for (int next = 0; next < setup->seats; next++)
        {
          g_autoptr (GByteArray) of_next = find_out (game, setup->game, next);
          g_autoptr (GByteArray) in_other = find_out (other, setup->game, next);

          if (of_next->len != in_other->len || memcmp (of_next->data, in_other->data, of_next->len) != 0)
            ++*different;
        }
    }
}

static void
test_secrets (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (setups); i++)
    {
      const GildedSetup *setup = &setups[i % G_N_ELEMENTS (setups)];
      g_autofree GildedGame *game = new_game (*setup, 100 + i);
      guint different = 0, n = 0;

      do
        if (n++ % 5 == i % 5)
          check_secrets (game, setup, 1000 * i + n, &different);
      while (go_on (game, rand));
      /* Enough of these games really differed. */
      g_assert_cmpuint (different, >, n / 5);
    }
}

/* The decisions listed for the seat that is asked are those that it can work out by itself, in the same order. */
static void
test_order (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autofree GildedDecision *listed = g_new (GildedDecision, GILDED_MAX_DECISIONS);
  g_autofree GildedDecision *believed = g_new (GildedDecision, GILDED_MAX_DECISIONS);

  for (guint i = 0; i < 40; i++)
    {
      const GildedSetup *setup = &setups[G_N_ELEMENTS (setups) - 1 - i % 3];
      g_autofree GildedGame *game = new_game (*setup, i);
      g_autofree GildedGame *other = g_malloc (gilded_size (setup->game));

      do
        {
          const guint n = gilded_list (game, listed);

          if (n == 0)
            break;
          g_assert_true (gilded_sample (other, game, gilded_seat (game), i));
          g_assert_cmpmem (listed, n * sizeof *listed, believed, gilded_list (other, believed) * sizeof *believed);
        }
      while (go_on (game, rand));
    }
}

static void
test_fields (void)
{
  for (guint kind = 0; kind < GILDED_N_GAMES; kind++)
    {
      g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
      GildedField field;
      guint end = 0;

      for (guint i = 0; gilded_field (kind, i, &field); i++)
        {
          g_assert_cmpuint (field.first, ==, end);
          g_assert_cmpuint (field.n, >, 0);
          g_assert_true (g_hash_table_add (names, (gpointer) field.name));
          end += field.n;
        }
      g_assert_cmpuint (end, ==, gilded_n_observations (kind));
    }
  g_assert_cmpuint (gilded_n_features (GILDED_COMPASS), ==, 2278);
  g_assert_cmpuint (gilded_n_features (GILDED_COMPILE), ==, 0);
}

/* ---- Use and misuse ---- */

static void
test_setups (void)
{
  g_autofree guint64 *memory = g_malloc0 (gilded_size (GILDED_COMPILE));
  GildedGame *game = (GildedGame *) memory;
  GildedSetup setup;

  for (guint seats = 0; seats < 7; seats++)
    for (guint kind = 0; kind < GILDED_N_GAMES; kind++)
      {
        gilded_setup_usual (&setup, kind, seats);
        g_assert_cmpint (gilded_begin (game, &setup), ==,
                         kind == GILDED_COMPASS ? seats >= 2 && seats <= 5 : seats == 2);
      }
  for (guint member = 8; member < sizeof setup; member++)
    {
      const guint64 before = gilded_digest (game);

      gilded_setup_usual (&setup, member % 2, 2);
      ((guint8 *) &setup)[member] = 77;
      g_assert_false (gilded_begin (game, &setup));
      g_assert_cmpuint (gilded_digest (game), ==, before);
    }
  g_assert_cmpuint (gilded_rules_version (GILDED_COMPASS), ==, OGC_RULES_VERSION);
  g_assert_cmpuint (gilded_rules_version (GILDED_COMPILE), ==, COMPILE_RULES_VERSION);
}

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree GildedGame *game = new_game (setups[i], i);
      g_autofree GildedGame *copy = g_malloc (gilded_size (setups[i].game));
      g_autofree gint16 *numbers = g_new (gint16, gilded_n_observations (setups[i].game));
      const guint64 before = gilded_digest (game);
      float feature;

      g_assert_false (gilded_take (game, gilded_list (game, NULL)));
      g_assert_false (gilded_take (game, G_MAXUINT));
      g_assert_false (gilded_observe (game, setups[i].seats, numbers));
      g_assert_false (gilded_observe (game, -2, numbers));
      g_assert_true (gilded_observe (game, -1, numbers));
      g_assert_false (gilded_features (game, setups[i].seats, &feature));
      g_assert_false (gilded_sample (copy, game, -1, 0));
      gilded_copy (copy, game);
      g_assert_true (gilded_take (copy, 0));
      g_assert_cmpuint (gilded_digest (copy), !=, before);
      g_assert_cmpuint (gilded_digest (game), ==, before);
    }
}

/* ---- Many games ---- */

enum { N_GAMES = 50 };

typedef struct {
  guint64 games[N_GAMES * 1024];
  guint64 randoms[N_GAMES];
  gint8   seats[N_GAMES];
  guint32 counts[N_GAMES];
  guint32 ends[N_GAMES];
} Many;

static GildedBatch
begin_many (Many              *many,
            const GildedSetup *setup,
            guint64            seed)
{
  const gsize size = gilded_size (setup->game);
  GildedSetup next = *setup;

  memset (many, 0, sizeof *many);
  g_assert_cmpuint (N_GAMES * size, <=, sizeof many->games);
  for (guint i = 0; i < N_GAMES; i++)
    {
      next.seed = many->randoms[i] = seed + i;
      g_assert_true (gilded_begin ((GildedGame *) (many->games + i * (size / 8)), &next));
    }
  return (GildedBatch) { .games = (GildedGame *) many->games, .n = N_GAMES, .randoms = many->randoms,
                         .seats = many->seats, .counts = many->counts, .ends = many->ends };
}

static const GildedGame *
nth_game (const Many        *many,
          const GildedSetup *setup,
          guint              i)
{
  return (const GildedGame *) (many->games + i * (gilded_size (setup->game) / 8));
}

/* One call for many games does the same as a call for each. */
static void
test_steps (void)
{
  g_autofree Many *many = g_new (Many, 1);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      GildedBatch batch = begin_many (many, &setups[i], 7);
      g_autofree gint16 *seen = g_new (gint16, N_GAMES * gilded_n_observations (setups[i].game));
      g_autofree gint16 *expected = g_new (gint16, gilded_n_observations (setups[i].game));
      GildedGame *games[N_GAMES];
      gint32 choices[N_GAMES];

      batch.observations = seen;
      batch.choices = choices;
      for (guint k = 0; k < N_GAMES; k++)
        games[k] = new_game (setups[i], 7 + k);
      for (guint step = 0; step < 40; step++)
        {
          gsize taken = 0;

          for (guint k = 0; k < N_GAMES; k++)
            {
              const guint n = gilded_list (games[k], NULL);

              choices[k] = k == 0 ? (gint32) n : g_rand_int_range (rand, 0, n);
              taken += gilded_take (games[k], choices[k]);
            }
          g_assert_cmpuint (taken, ==, N_GAMES - 1);
          g_assert_cmpuint (gilded_step (&batch), ==, taken);
          for (guint k = 0; k < N_GAMES; k++)
            {
              const guint n = gilded_n_observations (setups[i].game);

              g_assert_cmpuint (gilded_digest (games[k]), ==, gilded_digest (nth_game (many, &setups[i], k)));
              g_assert_cmpint (gilded_seat (games[k]), ==, many->seats[k]);
              g_assert_cmpuint (gilded_list (games[k], NULL), ==, many->counts[k]);
              gilded_observe (games[k], many->seats[k], expected);
              g_assert_cmpmem (expected, n * sizeof *expected, seen + k * n, n * sizeof *seen);
            }
        }
      for (guint k = 0; k < N_GAMES; k++)
        g_free (games[k]);
    }
}

/* Playing random games in many small steps leads to the same as playing them in one, and all games end. */
static void
test_runs (void)
{
  g_autofree Many *many = g_new (Many, 1);
  g_autofree Many *other = g_new (Many, 1);
  gint32 by_chance[N_GAMES];

  memset (by_chance, -1, sizeof by_chance);
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      GildedBatch batch = begin_many (many, &setups[i], 11);
      GildedBatch stepped = begin_many (other, &setups[i], 11);
      guint64 taken = 0;
      gsize now;

      stepped.choices = by_chance;
      while ((now = gilded_step (&stepped)) > 0)
        taken += now;
      g_assert_cmpuint (gilded_run (&batch, G_MAXUINT64, FALSE), ==, taken);
      g_assert_cmpuint (gilded_run (&batch, 1, FALSE), ==, 0);
      for (guint k = 0; k < N_GAMES; k++)
        {
          GildedResult result;
          float sum = 0;

          g_assert_cmpint (many->seats[k], ==, -1);
          g_assert_cmpuint (many->ends[k], ==, 1);
          g_assert_cmpuint (gilded_digest (nth_game (many, &setups[i], k)), ==,
                            gilded_digest (nth_game (other, &setups[i], k)));
          g_assert_true (gilded_result (nth_game (many, &setups[i], k), &result));
          for (guint seat = 0; seat < setups[i].seats; seat++)
            sum += result.returns[seat];
          g_assert_cmpfloat_with_epsilon (sum, 0, 1e-6);
        }
      g_assert_cmpmem (many->ends, sizeof many->ends, other->ends, sizeof other->ends);
      g_assert_cmpuint (gilded_run (&batch, 0, TRUE), ==, 0);
      for (guint k = 0; k < N_GAMES; k++)
        g_assert_cmpint (many->seats[k], >=, 0);
      g_assert_cmpuint (gilded_run (&batch, 2000, TRUE), ==, N_GAMES * 2000);
      for (guint k = 0; k < N_GAMES; k++)
        {
          g_assert_cmpuint (many->ends[k], >, 2);
          g_assert_cmpint (many->seats[k], >=, 0);
        }
    }
}

/* ---- Threads ---- */

/* A digest of the results of many games of all kinds. */
static gpointer
play_all (gpointer data)
{
  g_autofree Many *many = g_new (Many, 1);
  guint64 *digest = data;

  *digest = 0;
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      const GildedBatch batch = begin_many (many, &setups[i], 13);

      gilded_run (&batch, 300, TRUE);
      for (guint k = 0; k < N_GAMES; k++)
        {
          g_autoptr (GByteArray) found = find_out (nth_game (many, &setups[i], k), setups[i].game, 0);

          *digest = *digest * 31 + gilded_digest (nth_game (many, &setups[i], k));
          *digest = *digest * 31 + ogc_digest (found->data, found->len);
        }
    }
  return NULL;
}

static void
test_threads (void)
{
  GThread *threads[8];
  guint64 digests[G_N_ELEMENTS (threads)], alone;

  play_all (&alone);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new (NULL, play_all, &digests[i]);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_thread_join (threads[i]);
      g_assert_cmpuint (digests[i], ==, alone);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/library/tables", test_tables);
  g_test_add_func ("/library/digests", test_digests);
  g_test_add_func ("/library/secrets", test_secrets);
  g_test_add_func ("/library/order", test_order);
  g_test_add_func ("/library/fields", test_fields);
  g_test_add_func ("/library/setups", test_setups);
  g_test_add_func ("/library/refusals", test_refusals);
  g_test_add_func ("/library/steps", test_steps);
  g_test_add_func ("/library/runs", test_runs);
  g_test_add_func ("/library/threads", test_threads);

  return g_test_run ();
}
