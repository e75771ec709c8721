/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "game-fixture.h"
#include "ogc-error.h"
#include "ogc-result.h"
#include "ogc-rules.h"
#include "ogc-text.h"

static const OgcTiles *
faces (void)
{
  return ogc_tile_set_get_tiles (ogc_tile_set_get_default ());
}

static OgcTextNames
some_names (void)
{
  return (OgcTextNames) { faces (), { "Ada", "Björn", "Cleo", "Dov", "Ewa" } };
}

static void
assert_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >, 0);
  g_assert_null (strstr (text, "(null)"));
}

static void
test_words (void)
{
  for (unsigned id = 0; id < OGC_N_BUILDINGS; id++)
    for (unsigned seats = OGC_MIN_SEATS; seats <= OGC_MAX_SEATS; seats++)
      {
        g_autofree char *prize = ogc_text_building_prize (id, seats);

        assert_sentence (prize);
        assert_sentence (ogc_text_building (id));
        assert_sentence (ogc_text_building_rule (id));
      }
  for (unsigned form = 0; form < OGC_N_FORMS; form++)
    assert_sentence (ogc_text_form (form));
  for (unsigned colour = 0; colour < OGC_N_COLOURS; colour++)
    {
      assert_sentence (ogc_text_colour (colour));
      assert_sentence (ogc_text_place_of_colour (colour));
    }
  for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
    assert_sentence (ogc_text_gold_source (source));
  for (unsigned type = 0; type < OGC_N_MISSION_TYPES; type++)
    {
      assert_sentence (ogc_text_mission (type));
      assert_sentence (ogc_text_mission_rule (type));
    }
}

/* Tiles have the same name if and only if they have the same face. */
static void
test_tiles (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
    {
      g_autofree char *hidden = ogc_text_hidden_tile (kind, -1);

      assert_sentence (hidden);
      assert_sentence (ogc_text_tile_kind (kind));
      for (unsigned tile = 0; tile < ogc_tiles_count (kind); tile++)
        {
          g_autofree char *description = ogc_text_tile_description (faces (), kind, tile);
          const char *brief = ogc_text_tile_brief (faces (), kind, tile);
          char *name = ogc_text_tile (faces (), kind, tile);

          assert_sentence (name);
          assert_sentence (description);
          g_assert_cmpint (brief != NULL, ==, kind == OGC_TILE_ABILITY || kind == OGC_TILE_MISSION);
          if (brief != NULL)
            g_assert_cmpuint (g_utf8_strlen (brief, -1), <, 75);
          g_hash_table_add (names, name);
        }
    }
  /* 24 maps and the grey ones, 36 specialists, 12 items, 6 artifacts, 6 collections, 4 abilities, 3 chests, 3
   * treasures of each metal, 14 missions, 6 dual maps and the secret ones. */
  g_assert_cmpuint (g_hash_table_size (names), ==, 25 + 36 + 12 + 6 + 6 + 4 + 3 + 9 + 14 + 7);
}

static void
test_rules (void)
{
  static const OgcRule on_narrow_cards[] = {
    OGC_RULE_ARC_1, OGC_RULE_ARC_2, OGC_RULE_RUN_1, OGC_RULE_RUN_2, OGC_RULE_TMP_1, OGC_RULE_ILL_1, OGC_RULE_ILL_2,
    OGC_RULE_GAL_1, OGC_RULE_TOW_1,
  };
  g_autoptr (GError) other = g_error_new_literal (OGC_ERROR, OGC_RULE_TRN_4, "Another");

  for (unsigned rule = OGC_RULE_NOT_ASKED; rule < OGC_N_RULES; rule++)
    {
      g_autoptr (GError) error = NULL;

      assert_sentence (ogc_text_refusal (rule, NULL));
      ogc_text_set_refusal (&error, rule, NULL);
      g_assert_cmpstr (error->message, ==, ogc_text_refusal (rule, NULL));
      g_assert_cmpuint (ogc_text_get_refusal (error), ==, rule);
    }
  /* Texts on the cards of three buildings in a row have room for two lines of about 32 characters. */
  for (unsigned i = 0; i < G_N_ELEMENTS (on_narrow_cards); i++)
    g_assert_cmpint (g_utf8_strlen (ogc_text_refusal (on_narrow_cards[i], NULL), -1), <=, 64);
  /* Dice that are a run by themselves are refused because of the run that is there. */
  g_assert_cmpstr (ogc_text_refusal (OGC_RULE_RUN_1, &(OgcDecision) { .dice = ogc_dice_one (2) + ogc_dice_one (3) }),
                   ==, "Your run is here already: extend it at either end.");
  g_assert_cmpstr (ogc_text_refusal (OGC_RULE_RUN_1, &(OgcDecision) { .dice = ogc_dice_one (2) + ogc_dice_one (4) }),
                   ==, ogc_text_refusal (OGC_RULE_RUN_1, NULL));
  g_assert_cmpuint (ogc_text_get_refusal (NULL), ==, OGC_RULE_NONE);
  g_assert_cmpuint (ogc_text_get_refusal (other), ==, OGC_RULE_NONE);
  g_assert_cmpstr (ogc_text_rule_number (OGC_RULE_ARC_2), ==, "ARC-2");
  g_assert_cmpstr (ogc_text_rule_number (OGC_RULE_SCO_12), ==, "SCO-12");
  g_assert_cmpstr (ogc_text_rule_number (OGC_RULE_NOT_ASKED), ==, "");
}

static void
count_event (unsigned       *told,
             const OgcEvent *event)
{
  const OgcTextNames names = some_names ();
  OgcEvent masked = *event;
  g_autofree char *text = ogc_text_event (&names, event);
  g_autofree char *brief = ogc_text_event_brief (&names, event);
  g_autofree char *masked_text = NULL;

  if (event->kind == OGC_EVENT_TURN_ENDED || event->kind == OGC_EVENT_REROLLED)
    {
      g_assert_null (text);
      g_assert_null (brief);
      return;
    }
  assert_sentence (text);
  g_assert_cmpint (g_utf8_strlen (brief, -1), <=, g_utf8_strlen (text, -1));
  if (event->kind == OGC_EVENT_TOOK && event->tile_kind == OGC_TILE_MISSION)
    g_assert_nonnull (strstr (text, " takes mission “"));
  masked.tile = OGC_NO_TILE;
  masked_text = ogc_text_event (&names, &masked);
  assert_sentence (masked_text);
  told[event->kind]++;
}

/* Frequent lines of the log have a short form. */
static void
test_brief (void)
{
  static const struct {
    OgcEvent    event;
    const char *brief;
  } cases[] = {
    { { .kind = OGC_EVENT_ROLLED, .seat = 1, .number = 1 }, "Björn rerolls: 2 2" },
    { { .kind = OGC_EVENT_PLACED, .seat = 1, .owner = 1, .building = OGC_ARCHIVES }, "Björn: 2 2, Archives" },
    { { .kind = OGC_EVENT_PLACED, .seat = 1, .owner = OGC_NEUTRAL, .building = OGC_GUILD },
      "Björn: neutral 2 2, Guild" },
    { { .kind = OGC_EVENT_BUMPED, .seat = 1, .owner = 0, .building = OGC_TOWER }, "Ada: 2 2 → Library" },
    { { .kind = OGC_EVENT_KNOWLEDGE_GAINED, .owner = 2, .number = 2 }, "Cleo: 2 knowledge tokens" },
    { { .kind = OGC_EVENT_GAME_ENDED }, "The game is over." },
  };
  const OgcTextNames names = some_names ();

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      OgcEvent event = cases[i].event;
      g_autofree char *brief = NULL;

      event.dice = ogc_dice_of (2, 2);
      brief = ogc_text_event_brief (&names, &event);
      g_assert_cmpstr (brief, ==, cases[i].brief);
    }
}

static void
count_decision (unsigned          *told,
                const OgcState    *state,
                const OgcDecision *decision)
{
  const OgcTextNames names = some_names ();
  g_autofree char *text = ogc_text_decision (&names, &state->ask, decision);
  g_autofree char *expected = ogc_text_prompt (&names, &state->ask, TRUE);
  g_autofree char *other = ogc_text_prompt (&names, &state->ask, FALSE);

  assert_sentence (text);
  /* The analysis puts decisions after a colon. */
  g_assert_true (decision->will || strchr (text, ':') == NULL);
  assert_sentence (expected);
  assert_sentence (other);
  told[decision->kind]++;
}

/* There is a text for whatever happens in games. */
static void
test_events (void)
{
  unsigned events_told[OGC_N_EVENT_KINDS] = { 0 };
  unsigned decisions_told[OGC_N_DECISION_KINDS] = { 0 };
  g_autofree OgcEvents *events = g_new (OgcEvents, 1);

  for (unsigned n = 0; n < 120; n++)
    {
      const OgcSetup setup = game_fixture_setup (n, 60 + n);
      g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
      OgcState state;

      ogc_rules_begin (&state, faces (), &setup, events);
      for (unsigned i = 0; i < events->n; i++)
        count_event (events_told, &events->items[i]);
      for (unsigned i = 0; i < save->decisions->len; i++)
        {
          const OgcDecision *decision = &g_array_index (save->decisions, OgcDecision, i);

          count_decision (decisions_told, &state, decision);
          ogc_rules_take (&state, decision, events);
          for (unsigned j = 0; j < events->n; j++)
            count_event (events_told, &events->items[j]);
        }
    }
  for (unsigned kind = 0; kind < OGC_N_EVENT_KINDS; kind++)
    if (kind != OGC_EVENT_TURN_ENDED && kind != OGC_EVENT_REROLLED && kind != OGC_EVENT_RESHUFFLED)
      g_assert_cmpuint (events_told[kind], >, 0);
  for (unsigned kind = 0; kind < OGC_N_DECISION_KINDS; kind++)
    g_assert_cmpuint (decisions_told[kind], >, 0);
}

/* SCO-10: the lines of every account add up, for any holding. */
static void
test_accounts (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (unsigned n = 0; n < 500; n++)
    {
      OgcHolding holding = { .knowledge = g_rand_int_range (rand, 0, 12) };
      g_autoptr (GArray) lines = NULL;
      OgcScore score;
      unsigned total = 0, by_source[OGC_N_GOLD_SOURCES] = { 0 };

      for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        for (int i = g_rand_int_range (rand, 0, kind == OGC_TILE_COLLECTION ? 2 : 7); i > 0; i--)
          holding.tiles[kind] |= OGC_TILE_BIT (g_rand_int_range (rand, 0, ogc_tiles_count (kind)));
      ogc_score (faces (), &holding, &score);
      lines = ogc_text_score (faces (), &holding, &score);
      for (unsigned i = 0; i < lines->len; i++)
        {
          const OgcTextLine *line = &g_array_index (lines, OgcTextLine, i);

          assert_sentence (line->text);
          total += line->gold;
          by_source[line->source] += line->gold;
        }
      g_assert_cmpuint (total, ==, score.total);
      for (unsigned source = 0; source < OGC_N_GOLD_SOURCES; source++)
        g_assert_cmpuint (by_source[source], ==, score.by_source[source]);
    }
}

/* Nobody is told to have no chance as long as the game lasts. */
static void
test_chances (void)
{
  g_autofree char *chance = ogc_text_win_chance (0.42);
  g_autofree char *least = ogc_text_win_chance (0.004);
  g_autofree char *none = ogc_text_win_chance (0);
  g_autofree char *expected = ogc_text_expected_score (28, 0);

  g_assert_cmpstr (chance, ==, "42%");
  g_assert_cmpstr (least, ==, "under\302\2401%");
  g_assert_cmpstr (none, ==, "0%");
  g_assert_nonnull (strstr (expected, least));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/words", test_words);
  g_test_add_func ("/text/tiles", test_tiles);
  g_test_add_func ("/text/rules", test_rules);
  g_test_add_func ("/text/events-and-decisions", test_events);
  g_test_add_func ("/text/brief", test_brief);
  g_test_add_func ("/text/SCO-10", test_accounts);
  g_test_add_func ("/text/chances", test_chances);
  return g_test_run ();
}
