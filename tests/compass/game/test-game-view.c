/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture-secrets.h"
#include "ogc-error.h"
#include "ogc-knowledge.h"
#include "ogc-rules.h"
#include "seated-game.h"

#define ALL_PERSONS 0x1f

/* A list as a listener knows it that only follows its "items-changed" signals. */
typedef struct {
  GListModel *list;
  GPtrArray  *items;
} Shadow;

static void
shadow_free (gpointer data)
{
  Shadow *shadow = data;

  g_signal_handlers_disconnect_by_data (shadow->list, shadow);
  g_object_unref (shadow->list);
  g_ptr_array_unref (shadow->items);
  g_free (shadow);
}

static void
items_changed_cb (GListModel *list,
                  guint       position,
                  guint       removed,
                  guint       added,
                  Shadow     *shadow)
{
  g_assert_cmpuint (position + removed, <=, shadow->items->len);
  if (removed > 0)
    g_ptr_array_remove_range (shadow->items, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (shadow->items, position + i, g_list_model_get_item (list, position + i));
  g_assert_cmpuint (shadow->items->len, ==, g_list_model_get_n_items (list));
}

static void
follow (GPtrArray  *shadows,
        GListModel *list)
{
  Shadow *shadow = g_new0 (Shadow, 1);

  shadow->list = g_object_ref (list);
  shadow->items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (shadow->items, g_list_model_get_item (list, i));
  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed_cb), shadow);
  g_ptr_array_add (shadows, shadow);
}

static void
follow_all (GPtrArray *shadows,
            OgcGame   *game)
{
  GListModel *seats = ogc_game_get_seats (game);
  GListModel *buildings = ogc_game_get_buildings (game);

  follow (shadows, ogc_game_get_log (game));
  follow (shadows, ogc_tray_get_own (ogc_game_get_tray (game)));
  follow (shadows, ogc_tray_get_neutral (ogc_game_get_tray (game)));
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (seats, i);

      for (unsigned kind = 0; kind < OGC_N_TILE_KINDS; kind++)
        follow (shadows, ogc_seat_get_tiles (seat, kind));
      follow (shadows, ogc_seat_get_drawn (seat));
      follow (shadows, ogc_seat_get_score_lines (seat));
    }
  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);

      follow (shadows, ogc_building_get_sets (building));
      follow (shadows, ogc_building_get_offers (building));
      follow (shadows, ogc_building_get_discards (building));
      follow (shadows, ogc_building_get_placements (building));
    }
}

static void
check_shadows (GPtrArray *shadows)
{
  for (unsigned i = 0; i < shadows->len; i++)
    {
      Shadow *shadow = g_ptr_array_index (shadows, i);

      g_assert_cmpuint (shadow->items->len, ==, g_list_model_get_n_items (shadow->list));
      for (unsigned j = 0; j < shadow->items->len; j++)
        {
          g_autoptr (GObject) item = g_list_model_get_item (shadow->list, j);

          g_assert_true (item == g_ptr_array_index (shadow->items, j));
        }
    }
}

static OgcDice
random_part (GRand      *rand,
             GListModel *dice)
{
  OgcDice part = 0;

  for (guint i = 0; i < g_list_model_get_n_items (dice); i++)
    {
      g_autoptr (OgcDie) die = g_list_model_get_item (dice, i);

      if (g_rand_int_range (rand, 0, 3) == 0 && ogc_die_get_value (die) > 0)
        part += ogc_dice_one (ogc_die_get_value (die));
    }
  return part;
}

static void
pick_something (OgcGame *game,
                GRand   *rand)
{
  OgcTray *tray = ogc_game_get_tray (game);

  ogc_tray_set_pick (tray, random_part (rand, ogc_tray_get_own (tray)),
                     g_rand_int_range (rand, 0, 4) == 0 ? random_part (rand, ogc_tray_get_neutral (tray)) : 0);
}

static void
test_notifications (void)
{
  for (unsigned n = 0; n < 12; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 40 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      g_autoptr (GPtrArray) shadows = g_ptr_array_new_with_free_func (shadow_free);

      follow_all (shadows, game);
      while (seated_game_step (game, rand))
        {
          check_shadows (shadows);
          if (ogc_game_get_can_undo (game) && g_rand_int_range (rand, 0, 3) == 0)
            {
              ogc_game_undo (game);
              check_shadows (shadows);
              ogc_game_redo (game);
            }
          ogc_game_lift_curtain (game);
          pick_something (game, rand);
          check_shadows (shadows);
        }
    }
}

/* Checks that every change is notified: the value after a notification stays the same until the next one. */
static void
note_cb (GObject    *object,
         GParamSpec *pspec,
         GHashTable *known)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (object, pspec->name, g_value_init (&value, pspec->value_type));
  g_hash_table_insert (known, g_strdup (pspec->name), g_strdup_value_contents (&value));
}

static void
note_all (GObject    *object,
          GHashTable *known)
{
  g_autofree GParamSpec **pspecs = NULL;
  guint n;

  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);
  for (guint i = 0; i < n; i++)
    note_cb (object, pspecs[i], known);
  g_signal_connect (object, "notify", G_CALLBACK (note_cb), known);
}

static void
check_noted (GObject    *object,
             GHashTable *known)
{
  g_autofree GParamSpec **pspecs = NULL;
  guint n;

  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;
      g_autofree char *contents = NULL;

      g_object_get_property (object, pspecs[i]->name, g_value_init (&value, pspecs[i]->value_type));
      contents = g_strdup_value_contents (&value);
      g_assert_cmpstr (g_hash_table_lookup (known, pspecs[i]->name), ==, contents);
    }
}

static void
test_properties (void)
{
  for (unsigned n = 0; n < 12; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 80 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      g_autoptr (GPtrArray) objects = g_ptr_array_new_with_free_func (g_object_unref);
      g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func ((GDestroyNotify) g_hash_table_unref);

      g_ptr_array_add (objects, g_object_ref (game));
      g_ptr_array_add (objects, g_object_ref (ogc_game_get_tray (game)));
      for (guint i = 0; i < g_list_model_get_n_items (ogc_game_get_seats (game)); i++)
        g_ptr_array_add (objects, g_list_model_get_item (ogc_game_get_seats (game), i));
      for (guint i = 0; i < g_list_model_get_n_items (ogc_game_get_buildings (game)); i++)
        g_ptr_array_add (objects, g_list_model_get_item (ogc_game_get_buildings (game), i));
      for (unsigned i = 0; i < objects->len; i++)
        {
          g_ptr_array_add (known, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free));
          note_all (g_ptr_array_index (objects, i), g_ptr_array_index (known, i));
        }
      while (seated_game_step (game, rand))
        {
          pick_something (game, rand);
          for (unsigned i = 0; i < objects->len; i++)
            check_noted (g_ptr_array_index (objects, i), g_ptr_array_index (known, i));
        }
      for (unsigned i = 0; i < objects->len; i++)
        g_signal_handlers_disconnect_by_data (g_ptr_array_index (objects, i), g_ptr_array_index (known, i));
    }
}

/* SEC: checks that all objects look the same if everything is different that the viewer may not know. */
static void
check_secrets (const OgcState *state,
               int             viewer,
               guint64         seed)
{
  OgcState other;
  g_autoptr (OgcGame) game = NULL;
  g_autoptr (OgcGame) reshuffled = NULL;
  g_autofree char *dump = NULL;
  g_autofree char *dump_other = NULL;

  fixture_reshuffle (state, viewer < 0 ? OGC_NOBODY : (unsigned) viewer, seed, &other);
  other.setup.seed = state->setup.seed; /* the seed is public */
  game = seated_game_resume (state, viewer);
  reshuffled = seated_game_resume (&other, viewer);
  /* with a pick, placements can be reached too */
  ogc_tray_set_pick (ogc_game_get_tray (game), ogc_dice_one (1 + seed % OGC_MAX_VALUE), 0);
  ogc_tray_set_pick (ogc_game_get_tray (reshuffled), ogc_dice_one (1 + seed % OGC_MAX_VALUE), 0);
  dump = seated_game_dump (game);
  dump_other = seated_game_dump (reshuffled);
  g_assert_cmpuint (strlen (dump), >, 10000);
  seated_game_assert_same_dump (dump, dump_other);
}

static void
test_secrets (void)
{
  unsigned differing = 0;

  for (unsigned n = 0; n < 20; n++)
    {
      const OgcSetup setup = game_fixture_setup (n, 2000 + n);
      g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
      OgcState state = save->start;

      for (unsigned i = 0; i + 1 < save->decisions->len; i++)
        {
          OgcState other;

          g_assert_cmpint (ogc_rules_take (&state, &g_array_index (save->decisions, OgcDecision, i), NULL), ==,
                           OGC_RULE_NONE);
          if (i % 23 != n % 23)
            continue;
          check_secrets (&state, (int) (i % (setup.seats + 1u)) - 1, i);
          fixture_reshuffle (&state, 0, i, &other);
          differing += memcmp (other.held, state.held, sizeof state.held) != 0;
        }
    }
  g_assert_cmpuint (differing, >, 20); /* there was something to hide */
}

static void
gather_discard_cb (OgcGame        *game,
                   const OgcEvent *event,
                   GHashTable     *lines)
{
  if (event->kind == OGC_EVENT_DISCARDED && event->owner == OGC_NOBODY)
    g_hash_table_add (lines, GUINT_TO_POINTER (ogc_game_get_position (game) * OGC_N_BUILDINGS + event->building));
}

/* What nobody took is named in the log, in one line for each building. */
static void
test_log_discards (void)
{
  for (unsigned n = 0; n < 4; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 30 + n, ALL_PERSONS, "random");
      g_autoptr (GHashTable) lines = g_hash_table_new (NULL, NULL);
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      unsigned found = 0;

      g_signal_connect (game, "event", G_CALLBACK (gather_discard_cb), lines);
      while (seated_game_step (game, rand))
        ;
      for (guint i = 0; i < g_list_model_get_n_items (ogc_game_get_log (game)); i++)
        {
          g_autoptr (OgcLogEntry) entry = g_list_model_get_item (ogc_game_get_log (game), i);

          if (ogc_log_entry_get_kind (entry) != OGC_EVENT_DISCARDED || ogc_log_entry_get_seat (entry) >= 0)
            continue;
          g_assert_true (g_str_has_prefix (ogc_log_entry_get_text (entry),
                                           ogc_text_building ((unsigned) ogc_log_entry_get_building (entry))));
          g_assert_nonnull (strstr (ogc_log_entry_get_text (entry), ", discarded: "));
          found++;
        }
      g_assert_cmpuint (found, >, 0);
      g_assert_cmpuint (found, ==, g_hash_table_size (lines));
    }
}

/* The log names no tile that others took in secret, but names your own. */
static void
test_log_secrets (void)
{
  const OgcSetup setup = { .seed = 5, .seats = 3, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE, .c = OGC_TEMPLE };
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, ALL_PERSONS, "random");
  unsigned named = 0, hidden = 0;

  for (guint i = 0; i < g_list_model_get_n_items (ogc_game_get_log (game)); i++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (ogc_game_get_log (game), i);

      named += strstr (ogc_log_entry_get_text (entry), "Collection (") != NULL;
    }
  g_assert_cmpuint (named, ==, 0); /* the curtain is up */
  ogc_game_lift_curtain (game);
  for (guint i = 0; i < g_list_model_get_n_items (ogc_game_get_log (game)); i++)
    {
      g_autoptr (OgcLogEntry) entry = g_list_model_get_item (ogc_game_get_log (game), i);

      named += strstr (ogc_log_entry_get_text (entry), "Collection (") != NULL;
      hidden += strstr (ogc_log_entry_get_text (entry), "face down") != NULL;
    }
  g_assert_cmpuint (named, ==, 1);
  g_assert_cmpuint (hidden, ==, 2);
}

static void
check_pick (OgcGame *game,
            OgcDice  own,
            OgcDice  neutral)
{
  GListModel *buildings = ogc_game_get_buildings (game);
  const OgcDecision *decisions;
  unsigned n;

  decisions = ogc_game_list_decisions (game, &n);
  for (guint i = 0; i < g_list_model_get_n_items (buildings); i++)
    {
      g_autoptr (OgcBuilding) building = g_list_model_get_item (buildings, i);
      unsigned legal = 0;

      for (unsigned j = 0; j < n; j++)
        legal += decisions[j].kind == OGC_DECISION_PLACE && decisions[j].building == ogc_building_get_id (building)
                  && ((own != 0 && neutral == 0 && !decisions[j].neutral && decisions[j].dice == own)
                      || (own == 0 && neutral != 0 && decisions[j].neutral && decisions[j].dice == neutral));
      g_assert_cmpuint (g_list_model_get_n_items (ogc_building_get_placements (building)), ==, legal);
      g_assert_cmpint (ogc_building_get_takes_pick (building), ==, legal > 0);
      if (own == 0 && neutral == 0)
        g_assert_null (ogc_building_get_refusal (building));
      else
        g_assert_true ((ogc_building_get_refusal (building) == NULL) == (legal > 0));
    }
}

/* Checks that the tray enables exactly what is legal. */
static void
check_tray (OgcGame *game)
{
  static const struct {
    const char *property;
    OgcDecisionKind kind;
  } cans[] = {
    { "can-roll", OGC_DECISION_ROLL },   { "can-help", OGC_DECISION_HELP }, { "can-reroll", OGC_DECISION_REROLL },
    { "can-power", OGC_DECISION_POWER }, { "can-gift", OGC_DECISION_GIFT }, { "can-pass", OGC_DECISION_PASS },
    { "can-end-turn", OGC_DECISION_END_TURN },
  };
  OgcTray *tray = ogc_game_get_tray (game);
  const OgcDecision *decisions;
  unsigned n;

  decisions = ogc_game_list_decisions (game, &n);
  for (unsigned i = 0; i < G_N_ELEMENTS (cans); i++)
    {
      gboolean legal = FALSE, can;

      for (unsigned j = 0; j < n; j++)
        if (decisions[j].kind == cans[i].kind)
          switch (decisions[j].kind)
            {
            case OGC_DECISION_REROLL:
              legal |= decisions[j].dice == ogc_tray_get_pick (tray)
                       && decisions[j].other == ogc_tray_get_neutral_pick (tray);
              break;
            case OGC_DECISION_POWER:
              legal |= decisions[j].dice == ogc_tray_get_pick (tray) && ogc_tray_get_neutral_pick (tray) == 0;
              break;
            default:
              legal = TRUE;
            }
      g_object_get (tray, cans[i].property, &can, NULL);
      g_assert_cmpint (can, ==, legal);
    }
}

static unsigned
count_moved (GListModel *sets)
{
  unsigned moved = 0;

  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (OgcDiceSet) set = g_list_model_get_item (sets, i);

      moved += ogc_dice_set_get_last_moved (set);
    }
  return moved;
}

/* Checks that the dice to be placed are among those that the preview shows there, and dice that would be pushed out in
 * the Library. */
static void
check_sets_after (OgcPlacement   *placement,
                  const OgcEvent *events,
                  unsigned        n)
{
  GListModel *library = ogc_placement_get_library_sets (placement);
  const OgcDecision *decision = ogc_placement_get_decision (placement);
  gboolean leaves = FALSE;

  for (unsigned i = 0; i < n; i++)
    leaves = leaves || events[i].kind == OGC_EVENT_BUMPED || events[i].kind == OGC_EVENT_PICKED;
  g_assert_cmpuint (count_moved (ogc_placement_get_sets (placement)), >=, 1);
  if (decision->building == OGC_UNIVERSITY || decision->building == OGC_TOWER)
    g_assert_cmpuint (count_moved (ogc_placement_get_sets (placement)), <=, ogc_dice_count (decision->dice));
  g_assert_true ((library != NULL) == leaves);
  if (leaves)
    g_assert_cmpuint (count_moved (library), >=, 1);
}

/* Checks that what a preview says happens. */
static void
check_preview (OgcGame      *game,
               OgcPlacement *placement)
{
  g_autofree OgcEvents *events = g_new0 (OgcEvents, 1);
  g_autoptr (OgcSave) save = ogc_game_to_save (game);
  const OgcEvent *foreseen;
  unsigned n;

  foreseen = ogc_placement_get_events (placement, &n);
  check_sets_after (placement, foreseen, n);
  g_assert_cmpint (ogc_rules_take (&save->state, ogc_placement_get_decision (placement), events), ==, OGC_RULE_NONE);
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpmem (foreseen, n * sizeof *foreseen, events->items, n * sizeof *foreseen);
  for (unsigned i = 0; i < n; i++)
    g_assert_true (foreseen[i].kind != OGC_EVENT_DREW && foreseen[i].kind != OGC_EVENT_TOOK);
}

/* Whether the placement's text says that dice are added to a set. */
static gboolean
joins_a_set (OgcPlacement *placement)
{
  const gboolean joins = ogc_placement_get_building (placement) == OGC_ARCHIVES
                         && ogc_placement_get_place (placement) > 0;

  if (joins)
    g_assert_nonnull (strstr (ogc_placement_get_preview (placement), "With the dice already there"));
  return joins;
}

/* Whether the placement is of two dice that do not form a set, whose text must mention both. */
static gboolean
places_pair (OgcPlacement *placement)
{
  const unsigned building = ogc_placement_get_building (placement);
  const OgcDecision *decision = ogc_placement_get_decision (placement);
  const gboolean pair = (building == OGC_UNIVERSITY || building == OGC_TOWER)
                        && ogc_dice_count (decision->dice) == 2;

  if (pair && !decision->neutral)
    g_assert_true (g_str_has_suffix (ogc_placement_get_outcome (placement), " each"));
  else if (building == OGC_LIBRARY && !decision->neutral)
    g_assert_true (g_str_has_prefix (ogc_placement_get_outcome (placement), "Reward: "));
  return pair;
}

static void
test_picks (void)
{
  unsigned previews = 0, several = 0, outcomes = 0, joins = 0, pairs = 0;

  for (unsigned n = 0; n < 12; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 3000 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);
      OgcTray *tray = ogc_game_get_tray (game);

      while (seated_game_step (game, rand))
        {
          if (ogc_game_get_answerable (game))
            check_tray (game);
          ogc_game_lift_curtain (game);
          for (unsigned i = 0; i < 4; i++)
            {
              check_tray (game);
              pick_something (game, rand);
              check_pick (game, ogc_tray_get_pick (tray), ogc_tray_get_neutral_pick (tray));
              for (guint j = 0; j < g_list_model_get_n_items (ogc_game_get_buildings (game)); j++)
                {
                  g_autoptr (OgcBuilding) building = g_list_model_get_item (ogc_game_get_buildings (game), j);
                  g_autoptr (OgcPlacement) placement = g_list_model_get_item (ogc_building_get_placements (building),
                                                                              0);

                  /* Nobody places dice any more. */
                  if (ogc_game_get_ask_kind (game) == OGC_ASK_TAKE || ogc_game_get_finished (game))
                    g_assert_cmpstr (ogc_building_get_to_beat (building), ==, "");
                  else if (ogc_building_get_id (building) == OGC_GALLEON)
                    g_assert_cmpstr (ogc_building_get_to_beat (building), !=, "");
                  several += g_list_model_get_n_items (ogc_building_get_placements (building)) > 1;
                  if (placement != NULL)
                    check_preview (game, placement);
                  joins += placement != NULL && joins_a_set (placement);
                  pairs += placement != NULL && places_pair (placement);
                  outcomes += placement != NULL && ogc_placement_get_outcome (placement)[0] != '\0';
                  previews += placement != NULL && ogc_placement_get_preview (placement)[0] != '\0';
                }
            }
        }
    }
  g_assert_cmpuint (previews, >, 100);
  g_assert_cmpuint (joins, >, 10);
  g_assert_cmpuint (pairs, >, 10);
  g_assert_cmpuint (several, >, 30);
  g_assert_cmpuint (outcomes, >, 100);
}

static void
test_tray_keys (void)
{
  const OgcSetup setup = { .seed = 7, .seats = 2, .form = OGC_FORM_NEUTRAL, .b = OGC_GUILD, .c = OGC_TOWER };
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, ALL_PERSONS, "random");
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;
  g_autofree char *broke = NULL;
  OgcTray *tray = ogc_game_get_tray (game);
  OgcDice hand = 0, equal, other;
  unsigned value = 1, knowledge;

  g_assert_false (ogc_tray_toggle_value (tray, 1, FALSE)); /* nothing is rolled yet */
  why = ogc_tray_dup_refusal (tray, OGC_DECISION_REROLL);
  g_assert_nonnull (why);
  g_assert_true (ogc_tray_decide (tray, OGC_DECISION_ROLL, &error));
  for (guint i = 0; i < g_list_model_get_n_items (ogc_tray_get_own (tray)); i++)
    {
      g_autoptr (OgcDie) die = g_list_model_get_item (ogc_tray_get_own (tray), i);

      hand += ogc_dice_one (ogc_die_get_value (die));
    }
  g_assert_cmpuint (ogc_dice_count (hand), ==, OGC_OWN_DICE);
  while (ogc_dice_count_of (hand, value) == 0)
    value++;
  for (unsigned i = 1; i <= ogc_dice_count_of (hand, value); i++)
    {
      g_assert_true (ogc_tray_toggle_value (tray, value, FALSE));
      g_assert_cmpuint (ogc_tray_get_pick (tray), ==, ogc_dice_of (value, i));
    }
  g_assert_true (ogc_tray_toggle_value (tray, value, FALSE));
  g_assert_cmpuint (ogc_tray_get_pick (tray), ==, 0);

  /* All dice of a value are picked at once, in addition to the present pick. */
  equal = ogc_dice_of (value, ogc_dice_count_of (hand, value));
  other = ogc_dice_one (ogc_dice_lowest (hand - equal));
  ogc_tray_set_pick (tray, other, 0);
  ogc_tray_pick_value (tray, value, FALSE);
  g_assert_cmpuint (ogc_tray_get_pick (tray), ==, equal + other);
  ogc_tray_pick_value (tray, value, FALSE);
  g_assert_cmpuint (ogc_tray_get_pick (tray), ==, equal + other);
  ogc_tray_clear (tray);

  knowledge = ogc_seat_get_knowledge (ogc_game_get_seat (game, 0));
  g_assert_false (ogc_tray_decide (tray, OGC_DECISION_REROLL, NULL)); /* TRN-3: nothing is picked */
  ogc_tray_set_pick (tray, ogc_dice_one (value), 0);
  g_assert_true (ogc_tray_decide (tray, OGC_DECISION_REROLL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (ogc_seat_get_knowledge (ogc_game_get_seat (game, 0)), ==, knowledge - 1);
  g_assert_cmpuint (knowledge, ==, 1); /* so it is not the lack of picked dice that matters now */
  broke = ogc_tray_dup_refusal (tray, OGC_DECISION_REROLL);
  g_assert_nonnull (strstr (broke, "you have none"));
  g_assert_cmpuint (ogc_tray_get_pick (tray), ==, 0);
}

static gboolean
take_cb (OgcTray           *tray,
         const OgcDecision *decision,
         OgcDecision       *taken)
{
  *taken = *decision;
  return TRUE;
}

/* A tray judges by the view alone, and emits legal decisions for somebody to take. */
static void
test_tray_alone (void)
{
  const OgcSetup setup = game_fixture_setup (0, 1);
  g_autofree OgcEvents *events = g_new0 (OgcEvents, 1);
  g_autofree OgcView *view = g_new0 (OgcView, 1);
  g_autoptr (OgcTray) tray = ogc_tray_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;
  OgcDecision taken = { .kind = OGC_DECISION_PASS };
  OgcState state;

  ogc_rules_begin (&state, ogc_tile_set_get_tiles (ogc_tile_set_get_default ()), &setup, events);
  view->names.tiles = state.tiles;
  ogc_view_look (view, &state, state.ask.seat, FALSE);
  view->answerable = TRUE;
  view->preview = &state;
  ogc_tray_update (tray, view);
  g_assert_null (ogc_tray_dup_refusal (tray, OGC_DECISION_ROLL));

  g_assert_false (ogc_tray_decide (tray, OGC_DECISION_ROLL, &error)); /* no handler takes it */
  g_assert_error (error, OGC_REFUSAL, OGC_RULE_NOT_ASKED);
  g_signal_connect (tray, "decide", G_CALLBACK (take_cb), &taken);
  g_assert_false (ogc_tray_decide (tray, OGC_DECISION_REROLL, NULL)); /* nothing is rolled */
  g_assert_cmpint (taken.kind, ==, OGC_DECISION_PASS);
  g_assert_true (ogc_tray_decide (tray, OGC_DECISION_ROLL, NULL));
  g_assert_cmpint (taken.kind, ==, OGC_DECISION_ROLL);

  ogc_tray_detach (tray);
  why = ogc_tray_dup_refusal (tray, OGC_DECISION_ROLL);
  g_assert_nonnull (why);
  g_assert_false (ogc_tray_decide (tray, OGC_DECISION_ROLL, NULL));
}

/* With the Guild nothing is secret at the beginning, so no curtain is needed; with private collections it is needed at
 * once. */
static void
test_curtain (void)
{
  OgcSetup setup = { .seed = 9, .seats = 3, .form = OGC_FORM_STANDARD, .b = OGC_GUILD, .c = OGC_TOWER };
  g_autoptr (OgcGame) open = seated_game_new_with (&setup, ALL_PERSONS, "random");
  g_autoptr (OgcGame) secret = NULL;
  g_autoptr (OgcGame) single = NULL;
  g_autoptr (OgcGame) demo = NULL;

  g_assert_false (ogc_game_get_curtain (open));
  g_assert_cmpint (ogc_game_get_viewer (open), ==, 0);
  g_assert_true (ogc_game_get_answerable (open));

  setup.b = OGC_AUCTION_HOUSE;
  secret = seated_game_new_with (&setup, ALL_PERSONS, "random");
  g_assert_true (ogc_game_get_curtain (secret));
  g_assert_cmpint (ogc_game_get_curtain_seat (secret), ==, 0);
  g_assert_cmpint (ogc_game_get_viewer (secret), ==, -1);
  g_assert_false (ogc_game_get_answerable (secret));
  g_assert_false (ogc_tray_get_active (ogc_game_get_tray (secret)));
  g_assert_false (ogc_tray_decide (ogc_game_get_tray (secret), OGC_DECISION_ROLL, NULL));
  ogc_game_lift_curtain (secret);
  g_assert_false (ogc_game_get_curtain (secret));
  g_assert_cmpint (ogc_game_get_viewer (secret), ==, 0);
  g_assert_true (ogc_tray_decide (ogc_game_get_tray (secret), OGC_DECISION_ROLL, NULL));

  single = seated_game_new_with (&setup, 1u << 1, "random");
  g_assert_false (ogc_game_get_curtain (single));
  g_assert_cmpint (ogc_game_get_viewer (single), ==, 1);
  g_assert_false (ogc_game_get_answerable (single)); /* seat 0 is asked */

  demo = seated_game_new_with (&setup, 0, "random");
  g_assert_false (ogc_game_get_curtain (demo));
  g_assert_cmpint (ogc_game_get_viewer (demo), ==, -1);
}

/* People who trust each other can switch the curtain off. */
static void
test_no_curtain (void)
{
  const OgcSetup setup = { .seed = 9, .seats = 3, .form = OGC_FORM_STANDARD, .b = OGC_AUCTION_HOUSE, .c = OGC_TOWER };
  g_autoptr (OgcGame) game = seated_game_new_with (&setup, ALL_PERSONS, "random");
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  g_assert_true (ogc_game_get_curtain (game));
  ogc_game_set_use_curtain (game, FALSE);
  for (unsigned n = 0; n < 200 && !ogc_game_get_finished (game); n++)
    {
      g_assert_false (ogc_game_get_curtain (game));
      g_assert_cmpint (ogc_game_get_viewer (game), ==, ogc_game_get_asked (game));
      g_assert_true (seated_game_step (game, rand));
    }
}

/* In a whole game nobody is ever asked while another player's secrets are visible. */
static void
test_curtain_always (void)
{
  unsigned lifted = 0;

  for (unsigned n = 0; n < 12; n++)
    {
      g_autoptr (OgcGame) game = seated_game_new (n, 60 + n, ALL_PERSONS, "random");
      g_autoptr (GRand) rand = g_rand_new_with_seed (n);

      do
        {
          if (ogc_game_get_finished (game))
            break;
          if (ogc_game_get_curtain (game))
            {
              g_assert_cmpint (ogc_game_get_viewer (game), ==, -1);
              g_assert_cmpint (ogc_game_get_curtain_seat (game), ==, ogc_game_get_asked (game));
              lifted++;
            }
          else
            g_assert_cmpint (ogc_game_get_viewer (game), ==, ogc_game_get_asked (game));
          for (unsigned i = 0; i < ogc_game_get_setup (game)->seats; i++)
            g_assert_true (ogc_seat_get_viewed (ogc_game_get_seat (game,
                                                                   i)) == (ogc_game_get_viewer (game) == (int) i));
        }
      while (seated_game_step (game, rand));
      for (unsigned i = 0; i < ogc_game_get_setup (game)->seats; i++)
        g_assert_true (ogc_seat_get_viewed (ogc_game_get_seat (game, i)));
    }
  g_assert_cmpuint (lifted, >, 100);
}

/* SCO-2: a map in a tableau counts its higher value as soon as a specialist is there. */
static void
test_held_maps (void)
{
  unsigned n_maps[2] = { 0 };
  g_autoptr (OgcGame) game = seated_game_new (1, 61, ALL_PERSONS, "random");
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  GListModel *maps = ogc_seat_get_tiles (ogc_game_get_seat (game, 0), OGC_TILE_MAP);

  do
    for (guint n = 0; n < g_list_model_get_n_items (maps); n++)
      {
        g_autoptr (OgcTile) map = g_list_model_get_item (maps, n);
        const gboolean staffed = g_list_model_get_n_items (ogc_tile_get_assigned (map)) > 0;

        g_assert_cmpuint (ogc_tile_get_held_value (map), ==,
                          staffed ? ogc_tile_get_value (map) : ogc_tile_get_low_value (map));
        n_maps[staffed]++;
      }
  while (seated_game_step (game, rand));
  g_assert_true (n_maps[FALSE] > 0 && n_maps[TRUE] > 0);
}

/* Plays on from @state until somebody without dice is asked @kind; FALSE if that does not happen. */
static gboolean
find_empty_hand (OgcState  *state,
                 OgcSave   *save,
                 OgcAskKind kind)
{
  g_autofree OgcEvents *events = g_new (OgcEvents, 1);

  ogc_rules_begin (state, ogc_tile_set_get_tiles (ogc_tile_set_get_default ()), &save->setup, events);
  for (unsigned i = 0; i < save->decisions->len; i++)
    {
      if (state->ask.kind == kind && state->own[state->ask.seat] == 0)
        return TRUE;
      ogc_rules_take (state, &g_array_index (save->decisions, OgcDecision, i), events);
    }
  return FALSE;
}

/* ABL-1, ABL-3: whether to use A Timely Gift without dice in hand is asked together with A Little Help. */
static void
check_gift (OgcSave *save)
{
  g_autoptr (OgcGame) game = NULL;
  OgcState state;

  g_assert_true (find_empty_hand (&state, save, OGC_ASK_GIFT));
  game = seated_game_resume (&state, state.ask.seat);
  g_assert_nonnull (strstr (ogc_game_get_prompt (game), "A Little Help"));
}

/* ABL-1, ABL-3: after A Timely Gift without dice in hand the player is told about A Little Help, not to roll. */
static void
test_empty_hand (void)
{
  unsigned found = 0;

  for (unsigned n = 0; found < 3; n++)
    {
      const OgcSetup setup = game_fixture_setup (n, 900 + n);
      g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
      g_autoptr (OgcGame) game = NULL;
      g_autoptr (GError) error = NULL;
      OgcState state;

      if (!find_empty_hand (&state, save, OGC_ASK_ROLL))
        continue;
      check_gift (save);
      game = seated_game_resume (&state, state.ask.seat);
      g_assert_true (ogc_game_get_answerable (game));
      g_assert_false (ogc_tray_decide (ogc_game_get_tray (game), OGC_DECISION_ROLL, &error));
      g_assert_cmpstr (ogc_game_get_prompt (game), ==, error->message);
      g_assert_true (ogc_tray_decide (ogc_game_get_tray (game), OGC_DECISION_HELP, NULL));
      g_assert_cmpstr (ogc_game_get_prompt (game), !=, error->message);
      found++;
    }
}

static void
test_replay (void)
{
  const OgcSetup setup = game_fixture_setup (9, 77);
  g_autoptr (OgcSave) save = game_fixture_play (ogc_tile_set_get_default (), &setup, 20000, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (OgcGame) game = ogc_game_new_replay (save, OGC_NEUTRAL, &error);
  g_autoptr (GPtrArray) dumps = g_ptr_array_new_with_free_func (g_free);
  const unsigned length = MIN (ogc_game_get_length (game), 60);

  g_assert_no_error (error);
  g_assert_cmpuint (ogc_game_get_length (game), ==, save->decisions->len);
  for (unsigned i = 0; i <= length; i++)
    {
      ogc_game_seek (game, i);
      g_ptr_array_add (dumps, seated_game_dump (game));
      g_assert_false (ogc_game_get_answerable (game));
    }
  for (unsigned i = length; i > 0; i -= 5 < i ? 5 : i)
    {
      g_autofree char *dump = NULL;

      ogc_game_seek (game, i);
      dump = seated_game_dump (game);
      seated_game_assert_same_dump (dump, g_ptr_array_index (dumps, i));
    }
  ogc_game_seek (game, ogc_game_get_length (game));
  g_assert_true (ogc_game_get_finished (game));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-view/list-notifications", test_notifications);
  g_test_add_func ("/game-view/property-notifications", test_properties);
  g_test_add_func ("/game-view/SEC-1-to-SEC-3", test_secrets);
  g_test_add_func ("/game-view/log-secrets", test_log_secrets);
  g_test_add_func ("/game-view/log-discards", test_log_discards);
  g_test_add_func ("/game-view/picks", test_picks);
  g_test_add_func ("/game-view/tray-keys", test_tray_keys);
  g_test_add_func ("/game-view/tray-alone", test_tray_alone);
  g_test_add_func ("/game-view/curtain", test_curtain);
  g_test_add_func ("/game-view/no-curtain", test_no_curtain);
  g_test_add_func ("/game-view/curtain-always", test_curtain_always);
  g_test_add_func ("/game-view/held-maps", test_held_maps);
  g_test_add_func ("/game-view/ABL-1-empty-hand", test_empty_hand);
  g_test_add_func ("/game-view/replay", test_replay);
  return g_test_run ();
}
