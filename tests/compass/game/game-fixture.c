/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-fixture.h"

#include "ogc-rules.h"

static const OgcSeatSpec seats[OGC_MAX_SEATS] = {
  { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_PERSON },
  { (char *) "Björn \"B.\" \\ Ö", (char *) "key", (char *) "greedy" },
  { (char *) "李", (char *) "owl", (char *) "random" },
  { (char *) "🧭", (char *) "sun", (char *) OGC_SEAT_PERSON },
  { (char *) "E", (char *) "star", (char *) "greedy" },
};

OgcSetup
game_fixture_setup (guint   n,
                    guint64 seed)
{
  OgcSetup setup = {
    .seed = seed,
    .seats = OGC_MIN_SEATS + n % 4,
    .b = n % 7 == 0 ? OGC_RANDOM_BUILDING : OGC_AUCTION_HOUSE + n / 4 % 2,
    .c = n % 5 == 0 ? OGC_RANDOM_BUILDING : OGC_TEMPLE + n / 3 % 4,
    .start_seat = n % 3 == 0 ? OGC_RANDOM_SEAT : n % 2,
  };

  setup.form = setup.seats <= 3 ? n / 4 % OGC_N_FORMS : OGC_FORM_STANDARD;
  if (setup.form == OGC_FORM_FEWER)
    setup.c = OGC_NO_BUILDING;

  return setup;
}

OgcSave *
game_fixture_play (OgcTileSet     *tile_set,
                   const OgcSetup *setup,
                   guint           length,
                   guint           undone)
{
  g_autofree OgcDecision *legal = g_new (OgcDecision, OGC_MAX_DECISIONS);
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (OgcDecision));
  g_autoptr (GArray) states = g_array_new (FALSE, FALSE, sizeof (OgcState));
  g_autoptr (GRand) rand = g_rand_new_with_seed (setup->seed);
  OgcSave *save = ogc_save_new (tile_set, setup, seats);
  OgcState state = save->start;

  g_array_append_val (states, state);
  while (decisions->len < length && state.ask.kind != OGC_ASK_NOTHING)
    {
      const guint n = ogc_rules_list (&state, legal);
      guint pick = g_rand_int_range (rand, 0, n);

      /* Most legal decisions are rerolls, so one is drawn again, or the game would consist of little else. */
      if (legal[pick].kind == OGC_DECISION_REROLL)
        pick = g_rand_int_range (rand, 0, n);
      g_assert_cmpuint (ogc_rules_take (&state, &legal[pick], NULL), ==, OGC_RULE_NONE);
      g_array_append_val (decisions, legal[pick]);
      g_array_append_val (states, state);
    }
  undone = MIN (undone, decisions->len);
  ogc_save_set_decisions (save, (gpointer) decisions->data, decisions->len, decisions->len - undone,
                        &g_array_index (states, OgcState, decisions->len - undone));

  return save;
}

char *
game_fixture_text (OgcSave *save)
{
  g_autoptr (GBytes) bytes = ogc_save_to_bytes (save);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}
