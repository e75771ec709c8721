/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game sounds as it looks. */

#include "ogc-cues.h"
#include "table-player.h"

typedef struct {
  OgcGame  *game;
  OgcSound *sound;
  OgcCues  *cues;
  GRand    *rand;
  GString  *heard;    /* "place bump turn " */
  GString  *expected; /* the cues for the events of the last decision, in the same form */
} Fixture;

static void
append_once (GString *list,
             OgcCue   cue)
{
  g_autofree char *word = g_strdup_printf ("%s ", cue != OGC_CUE_NONE ? ogc_cue_get_name (cue) : "");

  if (cue != OGC_CUE_NONE && strstr (list->str, word) == NULL)
    g_string_append (list, word);
}

static void
sounded_cb (Fixture *fixture,
            guint    cue)
{
  g_string_append_printf (fixture->heard, "%s ", ogc_cue_get_name (cue));
}

static void
event_cb (Fixture        *fixture,
          const OgcEvent *event)
{
  if (event->kind == OGC_EVENT_ROLLED && event->number == 0)
    append_once (fixture->expected, OGC_CUE_SHAKE);
  append_once (fixture->expected, ogc_cues_of_event (event));
}

/* The gold of all seats together. */
static unsigned
sum_gold (OgcGame *game)
{
  GListModel *seats = ogc_game_get_seats (game);
  unsigned sum = 0;

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (OgcSeat) seat = g_list_model_get_item (seats, i);

      sum += ogc_seat_get_gold (seat);
    }
  return sum;
}

/* Gold that has risen above @before is heard last, but before the end of the round and of the game. */
static void
expect_gold (Fixture  *fixture,
             unsigned  before)
{
  char *signal = strstr (fixture->expected->str, "round ");

  if (sum_gold (fixture->game) > before && strstr (fixture->expected->str, "gold ") == NULL)
    g_string_insert (fixture->expected, signal != NULL ? signal - fixture->expected->str : -1, "gold ");
}

static void
use_game (Fixture *fixture,
          OgcGame *game)
{
  g_set_object (&fixture->game, game);
  g_signal_connect_swapped (game, "event", G_CALLBACK (event_cb), fixture);
  ogc_cues_set_game (fixture->cues, game);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (OgcGame) game = table_player_new_game (3, OGC_FORM_NEUTRAL, OGC_RANDOM_BUILDING, OGC_RANDOM_BUILDING, 3);

  fixture->rand = g_rand_new_with_seed (3);
  fixture->heard = g_string_new (NULL);
  fixture->expected = g_string_new (NULL);
  fixture->sound = ogc_sound_new (NULL);
  g_signal_connect_swapped (fixture->sound, "sounded", G_CALLBACK (sounded_cb), fixture);
  fixture->cues = ogc_cues_new (fixture->sound);
  ogc_game_set_pace (game, OGC_PACE_QUICK);
  use_game (fixture, game);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (fixture->game, fixture);
  g_signal_handlers_disconnect_by_data (fixture->sound, fixture);
  g_object_unref (fixture->cues);
  g_object_unref (fixture->sound);
  g_object_unref (fixture->game);
  g_rand_free (fixture->rand);
  g_string_free (fixture->heard, TRUE);
  g_string_free (fixture->expected, TRUE);
}

/* Waits until as much has been heard as expected; a surplus would be found with the next decision. */
static void
listen (Fixture *fixture)
{
  while (fixture->heard->len < fixture->expected->len)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture->heard->str, ==, fixture->expected->str);
  g_string_truncate (fixture->heard, 0);
  g_string_truncate (fixture->expected, 0);
}

static const OgcCue table[OGC_N_EVENT_KINDS] = {
  [OGC_EVENT_GAME_BEGAN] = OGC_CUE_NONE,
  [OGC_EVENT_DEALT] = OGC_CUE_NONE,
  [OGC_EVENT_ROUND_BEGAN] = OGC_CUE_NONE,
  [OGC_EVENT_REVEALED] = OGC_CUE_TILE,
  [OGC_EVENT_LAID] = OGC_CUE_TILE,
  [OGC_EVENT_TURN_BEGAN] = OGC_CUE_NONE,
  [OGC_EVENT_ABILITY_USED] = OGC_CUE_TILE,
  [OGC_EVENT_EXTRA_DICE] = OGC_CUE_SHAKE,
  [OGC_EVENT_ROLLED] = OGC_CUE_ROLL,
  [OGC_EVENT_REROLLED] = OGC_CUE_SHAKE,
  [OGC_EVENT_TURNED] = OGC_CUE_ROLL,
  [OGC_EVENT_PLACED] = OGC_CUE_PLACE,
  [OGC_EVENT_PUSHED] = OGC_CUE_PUSH,
  [OGC_EVENT_BUMPED] = OGC_CUE_BUMP,
  [OGC_EVENT_PICKED] = OGC_CUE_BUMP,
  [OGC_EVENT_TURN_ENDED] = OGC_CUE_NONE,
  [OGC_EVENT_LAST_LAP] = OGC_CUE_NONE,
  [OGC_EVENT_PASSED] = OGC_CUE_NONE,
  [OGC_EVENT_LEFT_OVER] = OGC_CUE_PUSH,
  [OGC_EVENT_LOST] = OGC_CUE_NONE,
  [OGC_EVENT_RESOLVING] = OGC_CUE_NONE,
  [OGC_EVENT_DREW] = OGC_CUE_TILE,
  [OGC_EVENT_TOOK] = OGC_CUE_TILE,
  [OGC_EVENT_HANDED] = OGC_CUE_TILE,
  [OGC_EVENT_DISCARDED] = OGC_CUE_TILE,
  [OGC_EVENT_RETURNED] = OGC_CUE_TILE,
  [OGC_EVENT_UNREWARDED] = OGC_CUE_PUSH,
  [OGC_EVENT_RESHUFFLED] = OGC_CUE_NONE,
  [OGC_EVENT_KNOWLEDGE_GAINED] = OGC_CUE_GOLD,
  [OGC_EVENT_KNOWLEDGE_SPENT] = OGC_CUE_NONE,
  [OGC_EVENT_ROUND_ENDED] = OGC_CUE_ROUND,
  [OGC_EVENT_GAME_ENDED] = OGC_CUE_WIN,
};

static void
test_table (void)
{
  unsigned used = 1u << OGC_CUE_CHEST | 1u << OGC_CUE_TURN | 1u << OGC_CUE_REFUSAL | 1u << OGC_CUE_CHIME;

  for (OgcCue cue = OGC_CUE_CARD; cue < OGC_CUE_TURN; cue++)
    used |= 1u << cue; /* used by the other game */
  for (guint8 kind = 0; kind < OGC_N_EVENT_KINDS; kind++)
    {
      g_assert_cmpint (ogc_cues_of_event (&(OgcEvent) { .kind = kind }), ==, table[kind]);
      used |= 1u << table[kind];
    }
  for (guint8 tile = 0; tile < OGC_N_TILE_KINDS; tile++)
    g_assert_cmpint (ogc_cues_of_event (&(OgcEvent) { .kind = OGC_EVENT_TOOK, .tile_kind = tile }), ==,
                     tile == OGC_TILE_CHEST ? OGC_CUE_CHEST : OGC_CUE_TILE);
  /* No cue is unused. */
  g_assert_cmpuint (used, ==, (1u << OGC_N_CUES) - 1);
}

/* The cues of a decision are heard in order, each once, and in the end the call for the player who is asked next. */
static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  int asked = ogc_game_get_asked (fixture->game);
  unsigned turns = 0;

  for (unsigned n = 0; n < 12; n++)
    {
      const unsigned gold = sum_gold (fixture->game);

      g_assert_true (table_player_step (fixture->game, fixture->rand));
      expect_gold (fixture, gold);
      if (n == 0 || ogc_game_get_asked (fixture->game) != asked)
        {
          append_once (fixture->expected, OGC_CUE_TURN);
          turns++;
        }
      asked = ogc_game_get_asked (fixture->game);
      listen (fixture);
    }
  g_assert_cmpuint (turns, >, 1);
}

/* Goes on silently until a tile is to be chosen, and chooses it. */
static void
choose_tile (Fixture *fixture)
{
  unsigned gold;

  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  while (ogc_game_get_ask_kind (fixture->game) != OGC_ASK_TAKE)
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  ogc_game_set_pace (fixture->game, OGC_PACE_QUICK);
  g_string_truncate (fixture->expected, 0);
  gold = sum_gold (fixture->game);
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  g_assert_null (strstr (fixture->expected->str, "gold "));
  expect_gold (fixture, gold);
}

/* Where gold rises, that is heard after the tile that is worth it. */
static void
test_gold (Fixture      *fixture,
           gconstpointer data)
{
  do
    choose_tile (fixture);
  while (strstr (fixture->expected->str, "gold ") == NULL);
  g_assert_true (g_str_has_prefix (fixture->expected->str, "tile gold "));
  g_string_truncate (fixture->expected, strlen ("tile gold "));
  while (fixture->heard->len < fixture->expected->len)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (fixture->heard->str, fixture->expected->str));
}

/* Reports a decision with the events @a and @b, or one of them, after which @seat is asked. */
static void
decide (Fixture *fixture,
        int      a,
        int      b,
        int      seat)
{
  const OgcDecision decision = { 0 };

  g_signal_emit_by_name (fixture->game, "decided", &decision, 0);
  g_signal_emit_by_name (fixture->game, "event", &(OgcEvent) { .kind = (guint8) a });
  if (b >= 0)
    g_signal_emit_by_name (fixture->game, "event", &(OgcEvent) { .kind = (guint8) b });
  g_signal_emit_by_name (fixture->game, "asked", seat, OGC_ASK_ROLL);
}

/* Cues overtaken by a new decision are not heard late, except those that call for attention. */
static void
test_overtaken (Fixture      *fixture,
                gconstpointer data)
{
  decide (fixture, OGC_EVENT_ROLLED, -1, 0);
  g_assert_cmpstr (fixture->heard->str, ==, "shake ");
  decide (fixture, OGC_EVENT_PLACED, OGC_EVENT_BUMPED, 0);
  decide (fixture, OGC_EVENT_TOOK, -1, 0);
  g_string_assign (fixture->expected, "shake turn tile ");
  listen (fixture);
}

/* While things move, their motion plays the cues, and who is called hears that afterwards; but not after going back. */
static void
test_waiting (Fixture      *fixture,
              gconstpointer data)
{
  ogc_cues_set_waiting (fixture->cues, TRUE);
  decide (fixture, OGC_EVENT_PLACED, OGC_EVENT_ROUND_ENDED, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (fixture->heard->len, ==, 0);
  ogc_cues_drop_table (fixture->cues);
  ogc_cues_play (fixture->cues, OGC_CUE_PLACE);
  g_usleep (70 * 1000); /* what follows sooner is not heard */
  ogc_cues_set_waiting (fixture->cues, FALSE);
  g_string_assign (fixture->expected, "place turn ");
  listen (fixture);
  ogc_cues_set_waiting (fixture->cues, TRUE);
  decide (fixture, OGC_EVENT_PLACED, -1, 1);
  ogc_cues_set_waiting (fixture->cues, FALSE);
  g_signal_emit_by_name (fixture->game, "rewound");
  decide (fixture, OGC_EVENT_TOOK, -1, 1);
  g_string_assign (fixture->expected, "tile turn ");
  listen (fixture);
}

/* People hear a call when they are asked after somebody else; computer players do not. */
static void
test_turn (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (OgcSave) save = ogc_game_to_save (fixture->game);
  g_autoptr (OgcGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_free (save->seats[1].kind);
  save->seats[1].kind = g_strdup ("random");
  game = ogc_game_new_from_save (save, &error);
  g_assert_no_error (error);
  ogc_game_set_pace (game, OGC_PACE_QUICK);
  use_game (fixture, game);
  decide (fixture, OGC_EVENT_PLACED, -1, 1);
  decide (fixture, OGC_EVENT_BUMPED, -1, 2);
  decide (fixture, OGC_EVENT_TOOK, -1, 2);
  g_string_assign (fixture->expected, "place turn tile ");
  listen (fixture);
}

/* At the instant pace nothing is heard from the first roll to the end, not even refusals. */
static void
test_instant (Fixture      *fixture,
              gconstpointer data)
{
  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  while (table_player_step (fixture->game, fixture->rand))
    ogc_cues_refuse (fixture->cues);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (ogc_game_get_finished (fixture->game));
  g_assert_cmpuint (fixture->expected->len, >, 0);
  g_assert_cmpuint (fixture->heard->len, ==, 0);
}

/* Cues that are still pending are dropped when the pace becomes instant. */
static void
test_becomes_instant (Fixture      *fixture,
                      gconstpointer data)
{
  g_assert_true (table_player_step (fixture->game, fixture->rand));
  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  for (unsigned n = 0; n < 40; n++)
    g_assert_true (table_player_step (fixture->game, fixture->rand));
  ogc_game_set_pace (fixture->game, OGC_PACE_QUICK);
  ogc_cues_set_game (fixture->cues, NULL);
  g_assert_cmpstr (fixture->heard->str, ==, "shake ");
}

static void
test_refusal (Fixture      *fixture,
              gconstpointer data)
{
  ogc_cues_refuse (fixture->cues);
  g_assert_cmpstr (fixture->heard->str, ==, "refusal ");
}

/* Going back is silent, and nobody is called there. */
static void
test_rewound (Fixture      *fixture,
              gconstpointer data)
{
  const int seat = ogc_game_get_asked (fixture->game);

  decide (fixture, OGC_EVENT_PLACED, OGC_EVENT_BUMPED, -1);
  g_signal_emit_by_name (fixture->game, "rewound");
  g_signal_emit_by_name (fixture->game, "asked", seat, OGC_ASK_ROLL);
  decide (fixture, OGC_EVENT_TOOK, -1, seat);
  g_string_assign (fixture->expected, "place tile ");
  listen (fixture);
}

/* Replays the last decision of a finished game with other kinds of players. */
static void
end_game (Fixture    *fixture,
          const char *winners,
          const char *others)
{
  g_autoptr (OgcSave) save = NULL;
  g_autoptr (OgcGame) replay = NULL;
  g_autoptr (GError) error = NULL;
  const OgcResult *result;
  unsigned gold;

  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  while (table_player_step (fixture->game, fixture->rand))
    ;
  result = ogc_game_get_result (fixture->game);
  save = ogc_game_to_save (fixture->game);
  for (unsigned i = 0; i < save->setup.seats; i++)
    {
      g_free (save->seats[i].kind);
      save->seats[i].kind = g_strdup (result->place[i] == 1 ? winners : others);
    }
  replay = ogc_game_new_replay (save, OGC_NEUTRAL, &error);
  g_assert_no_error (error);
  ogc_game_set_pace (replay, OGC_PACE_QUICK);
  ogc_game_seek (replay, ogc_game_get_length (replay) - 1);
  use_game (fixture, replay);
  g_string_truncate (fixture->expected, 0);
  gold = sum_gold (replay);
  ogc_game_seek (replay, ogc_game_get_length (replay));
  expect_gold (fixture, gold);
  g_assert_nonnull (strstr (fixture->expected->str, "round win "));
}

/* Removes a word from what is expected. */
static void
expect_without (Fixture    *fixture,
                const char *word)
{
  g_string_erase (fixture->expected, strstr (fixture->expected->str, word) - fixture->expected->str, strlen (word));
}

static void
test_person_wins (Fixture      *fixture,
                  gconstpointer data)
{
  end_game (fixture, OGC_SEAT_PERSON, "random");
  expect_without (fixture, "round ");
  listen (fixture);
}

static void
test_computer_wins (Fixture      *fixture,
                    gconstpointer data)
{
  end_game (fixture, "random", OGC_SEAT_PERSON);
  expect_without (fixture, "win ");
  listen (fixture);
}

static void
test_computers_alone (Fixture      *fixture,
                      gconstpointer data)
{
  end_game (fixture, "random", "random");
  expect_without (fixture, "round ");
  listen (fixture);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cues/table", test_table);
  add ("/cues/order", test_order);
  add ("/cues/gold", test_gold);
  add ("/cues/overtaken", test_overtaken);
  add ("/cues/waiting", test_waiting);
  add ("/cues/turn", test_turn);
  add ("/cues/instant", test_instant);
  add ("/cues/becomes-instant", test_becomes_instant);
  add ("/cues/refusal", test_refusal);
  add ("/cues/rewound", test_rewound);
  add ("/cues/person-wins", test_person_wins);
  add ("/cues/computer-wins", test_computer_wins);
  add ("/cues/computers-alone", test_computers_alone);

  return g_test_run ();
}
