/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons: followed word for word, played at random, closed and opened again, and left. */

#include <string.h>

#include "guide-player.h"
#include "ogc-guide-lessons.h"
#include "ogc-names.h"
#include "ogc-seat-kind.h"
#include "ogc-weights-file.h"

/* More decisions than a whole game has. */
#define MANY 20000

typedef struct {
  OgcGame    *game;
  OgcGuide   *guide;
  GHashTable *said; /* ids of steps */
} Fixture;

static void
changed_cb (OgcGuide *guide,
            Fixture  *fixture)
{
  if (!ogc_guide_get_active (guide))
    return;
  g_hash_table_add (fixture->said, g_strdup (ogc_guide_get_step (guide)));
  g_assert_cmpstr (ogc_guide_get_text (guide), !=, "");
  g_assert_null (strpbrk (ogc_guide_get_text (guide), "{["));
}

/* @data: the id of a lesson, NULL for the first. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  g_autoptr (GError) error = NULL;
  OgcSetup setup;

  g_assert_true (ogc_guide_get_setup (data, &setup, seats));
  g_assert_cmpstr (seats[1].kind, ==, ogc_seat_kind_nth_level (0));
  fixture->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  fixture->game = ogc_game_new (ogc_tile_set_get_default (), &setup, seats, &error);
  g_assert_no_error (error);
  ogc_game_set_pace (fixture->game, OGC_PACE_INSTANT);
  ogc_game_set_running (fixture->game, TRUE);
  fixture->guide = ogc_guide_new (fixture->game);
  g_signal_connect (fixture->guide, "changed", G_CALLBACK (changed_cb), fixture);
  g_hash_table_add (fixture->said, g_strdup (ogc_guide_get_step (fixture->guide)));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_unref (fixture->guide);
  g_object_unref (fixture->game);
  g_hash_table_unref (fixture->said);
}

static void
take (Fixture           *fixture,
      const OgcDecision *decision)
{
  OgcDecision copy = *decision;
  g_autoptr (GError) error = NULL;

  ogc_game_take (fixture->game, &copy, &error);
  g_assert_no_error (error);
}

/* To the end, where alone another lesson is offered. Returns its id; the last lesson offers none. */
static const char *
follow_all (Fixture *fixture)
{
  const char *next = NULL;

  for (unsigned i = 0; i < MANY && ogc_guide_get_active (fixture->guide); i++)
    {
      g_test_message ("%s", ogc_guide_get_step (fixture->guide));
      g_assert_null (next);
      next = ogc_guide_get_next_lesson (fixture->guide);
      guide_player_follow (fixture->guide, fixture->game);
    }
  g_assert_false (ogc_guide_get_active (fixture->guide));
  g_assert_null (ogc_guide_get_next_lesson (fixture->guide));
  g_assert_cmpuint (ogc_game_get_round (fixture->game), ==, 2);
  g_assert_false (g_hash_table_contains (fixture->said, "own-way"));
  g_assert_false (g_hash_table_contains (fixture->said, "nothing"));
  return next;
}

static void
assert_said (Fixture           *fixture,
             const char *const *ids)
{
  for (; *ids != NULL; ids++)
    if (!g_hash_table_contains (fixture->said, *ids))
      g_error ("%s was not said", *ids);
}

static void
test_follow (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const taught[] = {
    "welcome", "buildings", "tableau", "roll", "look", "maps", "pick-archives", "place-archives", "placed-well",
    "rival", "again", "university", "pick-university", "place-university", "squeezed-in", "pushed-out", "reroll",
    "runs", "pick-auction", "place-auction", "go-on", "last-lap", "resolving", "resolve-auction", "resolve-archives",
    "choose-map", "resolve-university", "choose-specialist", "score", "marker", "others", "alone", NULL,
  };

  g_assert_cmpstr (follow_all (fixture), ==, "guild");
  assert_said (fixture, taught);
}

/* Dice are named as somebody would say them. */
static void
test_dice (Fixture      *fixture,
           gconstpointer data)
{
  const gboolean first = data == NULL;
  const char *step = first ? "pick-archives" : "pick";

  while (!g_str_equal (ogc_guide_get_step (fixture->guide), step))
    guide_player_follow (fixture->guide, fixture->game);
  g_assert_nonnull (strstr (ogc_guide_get_text (fixture->guide),
                            first ? "Click the three 6s (" : "Pick the 1, the 2, the 3 and the 4 for the Guild."));
  if (!first)
    return;
  while (!g_str_equal (ogc_guide_get_step (fixture->guide), "pick-university"))
    guide_player_follow (fixture->guide, fixture->game);
  g_assert_nonnull (strstr (ogc_guide_get_text (fixture->guide), "Pick the 1 and the 4."));
}

/* A single die is not named as if it were the only one of its value; what to do about being overtaken comes before the
 * person does it. */
static void
test_overtaken (Fixture      *fixture,
                gconstpointer data)
{
  while (!g_str_equal (ogc_guide_get_step (fixture->guide), "pick"))
    guide_player_follow (fixture->guide, fixture->game);
  g_assert_true (g_str_has_prefix (ogc_guide_get_text (fixture->guide), "Pick a 6: any single die may begin here"));
  while (!g_str_equal (ogc_guide_get_step (fixture->guide), "overtaken"))
    guide_player_follow (fixture->guide, fixture->game);
  g_assert_false (g_hash_table_contains (fixture->said, "pick-more"));
  while (!g_str_equal (ogc_guide_get_step (fixture->guide), "pick-more"))
    guide_player_follow (fixture->guide, fixture->game);
}

/* Following the lesson of a building leads to a placement there, and to its result. */
static void
test_lesson (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const taught[] = { "welcome", "how", "pick", "place", "after", "end", NULL };
  /* The rival overtakes, and the person can follow. */
  static const char *const always[] = { "overtaken", "pick-more", "place-more", "resolve", "choose", NULL };
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  const OgcGuideLesson *lesson;
  unsigned n = 0;

  while ((lesson = ogc_guide_lesson_nth (n)) != NULL && !g_str_equal (lesson->id, data))
    n++;
  g_assert_nonnull (lesson);
  /* It begins with a roll that can be placed there. */
  while (ogc_guide_get_read (fixture->guide))
    guide_player_follow (fixture->guide, fixture->game);
  take (fixture, &roll);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "pick");
  g_assert_cmpstr (follow_all (fixture), ==, ogc_guide_lesson_nth (n + 1) != NULL ? ogc_guide_lesson_nth (n + 1)->id
                                                                                  : NULL);
  assert_said (fixture, taught);
  for (unsigned i = 0; i < lesson->n_steps; i++)
    if (g_strv_contains (always, lesson->steps[i].id))
      assert_said (fixture, (const char *const[]) { lesson->steps[i].id, NULL });
}

/* After the game was saved and opened again, its guide says the same. */
static void
test_resume (Fixture      *fixture,
             gconstpointer data)
{
  unsigned n_compared = 0;

  for (unsigned i = 0; i < MANY && ogc_guide_get_active (fixture->guide); i++)
    {
      if (ogc_game_get_asked (fixture->game) >= 0 && ogc_tray_get_pick (ogc_game_get_tray (fixture->game)) == 0)
        {
          g_autoptr (OgcSave) save = ogc_game_to_save (fixture->game);
          g_autoptr (OgcGame) game = ogc_game_new_from_save (save, NULL);
          g_autoptr (OgcGuide) guide = ogc_guide_new (game);

          /* Steps that were read since the last decision are said again. */
          while (ogc_guide_get_read (guide)
                 && !g_str_equal (ogc_guide_get_step (guide), ogc_guide_get_step (fixture->guide)))
            ogc_guide_next (guide);
          g_assert_cmpstr (ogc_guide_get_step (guide), ==, ogc_guide_get_step (fixture->guide));
          g_assert_cmpstr (ogc_guide_get_text (guide), ==, ogc_guide_get_text (fixture->guide));
          n_compared++;
        }
      guide_player_follow (fixture->guide, fixture->game);
    }
  g_assert_cmpuint (n_compared, >, 20);
}

/* Games that lessons began with their earlier seeds are guided, others are not. */
static void
test_earlier (void)
{
  static const struct {
    const char *lesson;
    guint8      older;
    guint64     seed;
    gboolean    guided;
  } cases[] = {
    { NULL, 1, 10, TRUE },         { NULL, 0, 24, TRUE },     { NULL, 0, 10, FALSE },
    { NULL, 1, 24, FALSE },        { NULL, 0, 25, FALSE },    { NULL, 0, 1, FALSE },
    { "illuminati", 0, 1, TRUE },  { "galleon", 0, 1, TRUE }, { "tower", 0, 1, TRUE },
    { "illuminati", 0, 2, FALSE },
  };
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (OgcGame) game = NULL;

      g_assert_true (ogc_guide_get_setup (cases[i].lesson, &setup, seats));
      setup.older = cases[i].older;
      setup.seed = cases[i].seed;
      game = ogc_game_new (ogc_tile_set_get_default (), &setup, seats, NULL);
      g_assert_cmpint (ogc_guide_fits (game), ==, cases[i].guided);
    }
}

/* An artifact that can be chosen says what it is worth to the player who chooses. */
static void
test_artifacts (Fixture      *fixture,
                gconstpointer data)
{
  unsigned n_seen = 0;

  for (unsigned i = 0; i < MANY && ogc_guide_get_active (fixture->guide); i++)
    {
      OgcBuilding *building = ogc_game_get_building (fixture->game, OGC_AUCTION_HOUSE);
      GListModel *offers = ogc_building_get_offers (building);

      for (guint n = 0; n < g_list_model_get_n_items (offers); n++)
        {
          g_autoptr (OgcTile) tile = g_list_model_get_item (offers, n);

          if (!ogc_tile_get_offered (tile))
            continue;
          g_assert_nonnull (strstr (ogc_tile_get_description (tile), "gold for you"));
          n_seen++;
        }
      guide_player_follow (fixture->guide, fixture->game);
    }
  g_assert_cmpuint (n_seen, >, 0);
}

/* Before each choice of a tile in the first round the game waits until the building has been explained. */
static void
test_waits (Fixture      *fixture,
            gconstpointer data)
{
  unsigned explained = 0;

  for (unsigned i = 0; i < MANY && ogc_guide_get_active (fixture->guide); i++)
    {
      const gboolean explains = g_str_has_prefix (ogc_guide_get_step (fixture->guide), "resolve-");
      const unsigned position = ogc_game_get_position (fixture->game);

      if (explains)
        {
          OgcBuildingId id = ogc_guide_get_building (fixture->guide);

          explained |= 1u << id;
          g_assert_true (ogc_building_get_choosing (ogc_game_get_building (fixture->game, id)));
          g_assert_cmpuint (ogc_game_get_round (fixture->game), ==, 1);
          for (int wait = 0; wait < 20; wait++)
            {
              g_main_context_iteration (NULL, FALSE);
              g_usleep (500);
            }
          g_assert_cmpuint (ogc_game_get_position (fixture->game), ==, position);
        }
      guide_player_follow (fixture->guide, fixture->game);
    }
  g_assert_cmpuint (explained, ==, 1u << OGC_AUCTION_HOUSE | 1u << OGC_ARCHIVES | 1u << OGC_UNIVERSITY);
}

/* Does anything that a person can do: reads or not, picks anything, decides anything. */
static void
play_at_random (Fixture *fixture,
                GRand   *rand)
{
  OgcTray *tray = ogc_game_get_tray (fixture->game);
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (fixture->game, &n);
  int what = g_rand_int_range (rand, 0, 4);

  if (what == 0 && ogc_game_get_can_undo (fixture->game))
    ogc_game_undo (fixture->game);
  else if (what == 1 && n > 0)
    ogc_tray_toggle_value (tray, (unsigned) g_rand_int_range (rand, 1, 7), FALSE);
  else if (n > 0 && what == 2)
    take (fixture, &list[g_rand_int_range (rand, 0, (gint32) n)]);
  else if (ogc_guide_get_read (fixture->guide))
    ogc_guide_next (fixture->guide);
  else if (n == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_random (void)
{
  for (guint seed = 1; seed <= 30; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      Fixture fixture;
      unsigned i = 0;

      set_up (&fixture, NULL);
      for (; i < MANY && ogc_guide_get_active (fixture.guide); i++)
        play_at_random (&fixture, rand);
      g_assert_false (ogc_guide_get_active (fixture.guide));
      g_assert_true (g_hash_table_contains (fixture.said, "alone") || ogc_game_get_finished (fixture.game));
      tear_down (&fixture, NULL);
    }
}

/* Whose dice were pushed out. */
typedef struct {
  unsigned placer;
  gboolean mine; /* the person's, by the rival */
  gboolean other;
} Pushes;

static void
pushes_cb (OgcGame        *game,
           const OgcEvent *event,
           Pushes         *pushes)
{
  if (event->kind == OGC_EVENT_PLACED)
    pushes->placer = event->seat;
  else if (event->kind == OGC_EVENT_BUMPED && event->owner == 0 && pushes->placer == 1)
    pushes->mine = TRUE;
  else if (event->kind == OGC_EVENT_BUMPED)
    pushes->other = TRUE;
}

/* Reads everything that the guide says, places in @building where possible, and decides anything otherwise. */
static void
read_and_play (Fixture      *fixture,
               GRand        *rand,
               OgcBuildingId building)
{
  unsigned n, i = 0;
  const OgcDecision *list = ogc_game_list_decisions (fixture->game, &n);

  if (ogc_guide_get_read (fixture->guide))
    {
      ogc_guide_next (fixture->guide);
      return;
    }
  if (n == 0)
    {
      g_main_context_iteration (NULL, TRUE);
      return;
    }
  while (i < n && (list[i].kind != OGC_DECISION_PLACE || list[i].building != building))
    i++;
  take (fixture, &list[i < n ? i : (unsigned) g_rand_int_range (rand, 0, (gint32) n)]);
}

/* In every lesson, a die of the person that the rival pushes out is explained, and nothing else as that. So is, in the
 * first lesson, any other die that was pushed out before, and before that how it comes to this. */
static void
test_pushes (gconstpointer data)
{
  unsigned n_mine = 0, n_other = 0;

  for (guint seed = 1; seed <= 100; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      Pushes pushes = { 0 };
      Fixture fixture;

      set_up (&fixture, data);
      g_signal_connect (fixture.game, "event", G_CALLBACK (pushes_cb), &pushes);
      while (ogc_guide_get_active (fixture.guide))
        read_and_play (&fixture, rand, seed % 2 == 0 ? OGC_UNIVERSITY : OGC_NO_BUILDING);
      g_assert_cmpint (g_hash_table_contains (fixture.said, "pushed-out"), ==, pushes.mine);
      g_assert_true (pushes.other || !g_hash_table_contains (fixture.said, "bumped"));
      g_assert_true (!pushes.mine || data != NULL || g_hash_table_contains (fixture.said, "university")
                     || g_hash_table_contains (fixture.said, "own-way-university"));
      n_mine += pushes.mine;
      n_other += g_hash_table_contains (fixture.said, "bumped");
      tear_down (&fixture, data);
    }
  g_test_message ("%u, %u", n_mine, n_other);
  g_assert_cmpuint (n_mine, >, 0);
  g_assert_cmpint (n_other > 0, ==, data == NULL);
}

/* Asks for a hint whenever dice are to be placed, picks its dice and follows it; decides anything where the guide has
 * none. */
static void
take_hint (Fixture *fixture,
           GRand   *rand)
{
  const OgcDecision *proposal = ogc_guide_get_proposal (fixture->guide);
  OgcTray *tray = ogc_game_get_tray (fixture->game);
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (fixture->game, &n);

  if (proposal == NULL)
    {
      read_and_play (fixture, rand, OGC_NO_BUILDING);
      return;
    }
  ogc_tray_set_pick (tray, ogc_dice_one (ogc_dice_lowest (list[0].dice)), 0); /* something else first */
  proposal = ogc_guide_get_proposal (fixture->guide);
  g_assert_nonnull (proposal);
  ogc_tray_set_pick (tray, proposal->dice, 0);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), !=, "own-pick");
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), !=, "misfits");
  while (ogc_guide_get_read (fixture->guide))
    ogc_guide_next (fixture->guide);
  take (fixture, ogc_guide_get_proposal (fixture->guide));
}

/* Nobody who follows its hints hears from the guide that they chose something else. */
static void
test_hints (gconstpointer data)
{
  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      GHashTableIter iter;
      Fixture fixture;
      gpointer id;

      set_up (&fixture, data);
      while (ogc_guide_get_active (fixture.guide))
        take_hint (&fixture, rand);
      g_hash_table_iter_init (&iter, fixture.said);
      while (g_hash_table_iter_next (&iter, &id, NULL))
        g_assert_false (g_str_has_prefix (id, "own-way"));
      tear_down (&fixture, data);
    }
}

/* A person who reads nothing can play anyway, unless the game is held. */
static void
test_own_way (Fixture      *fixture,
              gconstpointer data)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  const OgcDecision *list;
  unsigned n, i = 0;

  take (fixture, &roll);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "look");
  g_assert_cmpint (ogc_guide_get_proposal (fixture->guide)->building, ==, OGC_ARCHIVES);
  ogc_guide_next (fixture->guide);
  /* What the dice are to win is explained before they are placed. */
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "maps");
  ogc_guide_next (fixture->guide);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "pick-archives");
  /* Picking the proposed dice one by one counts as progress. */
  g_assert_cmpuint (ogc_dice_count (ogc_guide_get_dice (fixture->guide)), >, 1);
  g_assert_cmpuint (ogc_guide_get_proposal (fixture->guide)->dice, ==, ogc_guide_get_dice (fixture->guide));
  g_assert_cmpint (ogc_guide_get_proposal (fixture->guide)->building, ==, OGC_ARCHIVES);
  ogc_tray_set_pick (ogc_game_get_tray (fixture->game),
                     ogc_dice_one (ogc_dice_lowest (ogc_guide_get_dice (fixture->guide))), 0);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "pick-archives");
  ogc_tray_set_pick (ogc_game_get_tray (fixture->game), ogc_guide_get_dice (fixture->guide), 0);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "place-archives");
  ogc_tray_clear (ogc_game_get_tray (fixture->game));
  list = ogc_game_list_decisions (fixture->game, &n);
  while (i < n && (list[i].kind != OGC_DECISION_PLACE || list[i].building != OGC_LIBRARY))
    i++;
  ogc_tray_set_pick (ogc_game_get_tray (fixture->game), list[i].dice, 0);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "own-pick");
  g_assert_cmpint (ogc_guide_get_proposal (fixture->guide)->building, ==, OGC_ARCHIVES);
  ogc_tray_clear (ogc_game_get_tray (fixture->game));
  list = ogc_game_list_decisions (fixture->game, &n);
  take (fixture, &list[i]);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "own-way-library");
  g_assert_null (ogc_guide_get_proposal (fixture->guide));
  /* An undone step has not happened. */
  ogc_game_undo (fixture->game);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "pick-archives");
}

static void
test_leave (Fixture      *fixture,
            gconstpointer data)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  unsigned n;
  const OgcDecision *list;

  take (fixture, &roll);
  list = ogc_game_list_decisions (fixture->game, &n);
  take (fixture, &list[0]);
  g_assert_true (ogc_guide_get_read (fixture->guide));
  for (int i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  ogc_guide_leave (fixture->guide);
  g_assert_false (ogc_guide_get_active (fixture->guide));
  g_assert_false (ogc_guide_fits (fixture->game));
  g_assert_cmpuint (ogc_guide_get_rule (fixture->guide), ==, OGC_RULE_NONE);
  while (!ogc_game_get_answerable (fixture->game))
    g_main_context_iteration (NULL, TRUE);
}

/* The game waits for a person who reads, and only then. */
static void
test_held (Fixture      *fixture,
           gconstpointer data)
{
  const OgcDecision roll = { .kind = OGC_DECISION_ROLL };
  unsigned n, position;
  const OgcDecision *list;

  take (fixture, &roll);
  list = ogc_game_list_decisions (fixture->game, &n);
  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == OGC_DECISION_PLACE)
      {
        take (fixture, &list[i]);
        break;
      }
  position = ogc_game_get_position (fixture->game);
  for (int i = 0; i < 200; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (500);
    }
  g_assert_cmpuint (ogc_game_get_position (fixture->game), ==, position);
  while (ogc_guide_get_read (fixture->guide))
    ogc_guide_next (fixture->guide);
  while (ogc_game_get_position (fixture->game) == position)
    g_main_context_iteration (NULL, TRUE);
}

/* After the others' moves were shown again, the guide says what it said before. */
static void
test_shown_again (Fixture      *fixture,
                  gconstpointer data)
{
  for (unsigned i = 0; i < MANY && !g_str_equal (ogc_guide_get_step (fixture->guide), "again"); i++)
    guide_player_follow (fixture->guide, fixture->game);
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "again");
  ogc_game_show_again (fixture->game);
  g_assert_true (ogc_game_get_showing_again (fixture->game));
  while (ogc_game_get_showing_again (fixture->game))
    {
      g_main_context_iteration (NULL, TRUE);
      ogc_game_hurry (fixture->game);
    }
  g_assert_cmpstr (ogc_guide_get_step (fixture->guide), ==, "again");
}

static void
check_lesson (const OgcGuideLesson *lesson)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GRegex) places = g_regex_new ("\\{(?!dice\\}|die\\}|rival\\}|roll\\})", 0, 0, NULL);
  /* Keys are named in brackets, after the click. */
  g_autoptr (GRegex) keys = g_regex_new ("^[^\\[]*(\\bpress\\b|Escape|Ctrl|\\bF1\\b)", 0, 0, NULL);
  unsigned n_last = 0;

  g_assert_cmpuint (ogc_setup_check (&lesson->setup), ==, OGC_RULE_NONE);
  g_assert_cmpuint (lesson->n_steps, >, 0);
  g_assert_cmpuint (lesson->n_steps, <=, OGC_MAX_GUIDE_STEPS);
  for (const OgcGuideStep *step = lesson->steps; step < lesson->steps + lesson->n_steps; step++)
    {
      g_assert_true (g_hash_table_add (ids, (gpointer) step->id));
      g_assert_cmpstr (step->text, !=, "");
      g_assert_false (g_regex_match (places, step->text, 0, NULL));
      g_assert_false (g_regex_match (keys, step->text, 0, NULL));
      g_assert_true (strstr (step->text, "{dice}") == NULL || (step->when & OGC_FACT_CAN) != 0);
      g_assert_cmpuint (step->when & step->unless, ==, 0);
      g_assert_true (!step->last || step->read);
      g_assert_true (step->target != OGC_GUIDE_BUILDING || step->building < OGC_N_BUILDINGS);
      g_assert_true (step->target != OGC_GUIDE_DICE || (step->when & OGC_FACT_CAN) != 0);
      n_last += step->last != FALSE;
    }
  g_assert_cmpuint (n_last, ==, 1);
  g_assert_cmpuint (lesson->steps[lesson->n_steps - 1].when, ==, 0);
}

/* The guide names the key that rolls now, and the button alone while there are no single keys. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  while (ogc_guide_get_read (fixture->guide))
    ogc_guide_next (fixture->guide);
  g_assert_cmpstr (ogc_guide_get_text (fixture->guide), ==, "Now roll your dice: click “Roll”.");
  ogc_guide_set_roll_key (fixture->guide, "X");
  g_assert_cmpstr (ogc_guide_get_text (fixture->guide), ==, "Now roll your dice: click “Roll”, or press X.");
  ogc_guide_set_roll_key (fixture->guide, NULL);
  g_assert_cmpstr (ogc_guide_get_text (fixture->guide), ==, "Now roll your dice: click “Roll”.");
}

/* Every building has a lesson. */
static void
test_lessons (void)
{
  const OgcGuideLesson *lesson;
  guint played = 0;

  for (unsigned n = 0; (lesson = ogc_guide_lesson_nth (n)) != NULL; n++)
    {
      guint id;

      check_lesson (lesson);
      played |= 1u << lesson->setup.b | (lesson->setup.c < OGC_N_BUILDINGS ? 1u << lesson->setup.c : 0);
      if (n > 0)
        {
          g_assert_true (ogc_name_find (ogc_names_building, lesson->id, &id));
          /* Nothing else lies on its table that has a lesson of its own. */
          g_assert_true (id == lesson->setup.c || (id == lesson->setup.b && lesson->setup.c == OGC_NO_BUILDING));
        }
    }
  for (OgcBuildingId id = 0; id < OGC_N_BUILDINGS; id++)
    g_assert_true (id == OGC_ARCHIVES || id == OGC_UNIVERSITY || id == OGC_LIBRARY || (played & 1u << id) != 0);
}

/* An invalid guide is refused with the number of the line. */
static void
test_refusals (void)
{
  static const struct {
    const char *text;
    const char *part;
  } cases[] = {
    { "<guide>\n<step/></guide>", "line 2: <step> has no place here" },
    { "<guide><lesson id='a' b='nowhere' seed='1'/></guide>", "“nowhere” is unknown here" },
    { "<guide><lesson id='a' b='guild' seed='one'/></guide>", "line 1" },
    { "<guide><lesson id='a' b='guild' seed='1'>\n<step id='b' when='roll mime'/></lesson></guide>",
      "line 2: “mime” is unknown here" },
    { "<guide><lesson id='a' b='guild' seed='1'><step id='b' target='sky'/></lesson></guide>",
      "“sky” is unknown here" },
    { "<guide><lesson id='a' b='guild' seed='1'><step/></lesson></guide>", "requires attribute 'id'" },
    { "<guide><lesson id='a' b='guild' seed='1'><same first='b' last='b'/></lesson></guide>",
      "there is no lesson before" },
    { "<guide><lesson id='a' b='guild' seed='1'><step id='b'/></lesson>"
      "<lesson id='c' b='guild' seed='1'><same first='b' last='d'/></lesson></guide>",
      "the lesson before has no step “d”" },
    { "<guide><lesson id='a' b='guild' seed='1'><step id='b'/><step id='d'/></lesson>"
      "<lesson id='c' b='guild' seed='1'><same first='d' last='b'/></lesson></guide>",
      "“d” comes after “b”" },
    { "<guide>", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (cases[i].text, strlen (cases[i].text));
      g_autoptr (GError) error = NULL;

      g_assert_null (ogc_guide_lessons_parse (bytes, &error));
      g_assert_nonnull (error);
      if (strstr (error->message, cases[i].part) == NULL)
        g_error ("refused otherwise: %s", error->message);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ogc_weights_file_use_default (NULL); /* without a network every level would play alike */
  g_test_add_func ("/guide/lessons", test_lessons);
  g_test_add_func ("/guide/refusals", test_refusals);
  g_test_add ("/guide/follow", Fixture, NULL, set_up, test_follow, tear_down);
  g_test_add ("/guide/dice/first", Fixture, NULL, set_up, test_dice, tear_down);
  g_test_add ("/guide/dice/guild", Fixture, "guild", set_up, test_dice, tear_down);
  g_test_add ("/guide/overtaken/illuminati", Fixture, "illuminati", set_up, test_overtaken, tear_down);
  g_test_add ("/guide/overtaken/galleon", Fixture, "galleon", set_up, test_overtaken, tear_down);
  g_test_add ("/guide/resume", Fixture, NULL, set_up, test_resume, tear_down);
  g_test_add_func ("/guide/earlier", test_earlier);
  g_test_add ("/guide/artifacts", Fixture, NULL, set_up, test_artifacts, tear_down);
  g_test_add ("/guide/waits", Fixture, NULL, set_up, test_waits, tear_down);
  g_test_add ("/guide/guild", Fixture, "guild", set_up, test_lesson, tear_down);
  g_test_add ("/guide/temple", Fixture, "temple", set_up, test_lesson, tear_down);
  g_test_add ("/guide/illuminati", Fixture, "illuminati", set_up, test_lesson, tear_down);
  g_test_add ("/guide/galleon", Fixture, "galleon", set_up, test_lesson, tear_down);
  g_test_add ("/guide/tower", Fixture, "tower", set_up, test_lesson, tear_down);
  g_test_add_data_func ("/guide/pushes/first", NULL, test_pushes);
  g_test_add_data_func ("/guide/pushes/guild", "guild", test_pushes);
  g_test_add_data_func ("/guide/pushes/temple", "temple", test_pushes);
  g_test_add_data_func ("/guide/pushes/illuminati", "illuminati", test_pushes);
  g_test_add_data_func ("/guide/pushes/galleon", "galleon", test_pushes);
  g_test_add_data_func ("/guide/pushes/tower", "tower", test_pushes);
  g_test_add_data_func ("/guide/hints/first", NULL, test_hints);
  g_test_add_data_func ("/guide/hints/temple", "temple", test_hints);
  g_test_add_data_func ("/guide/hints/galleon", "galleon", test_hints);
  g_test_add_func ("/guide/random", test_random);
  g_test_add ("/guide/own-way", Fixture, NULL, set_up, test_own_way, tear_down);
  g_test_add ("/guide/leave", Fixture, NULL, set_up, test_leave, tear_down);
  g_test_add ("/guide/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/guide/held", Fixture, NULL, set_up, test_held, tear_down);
  g_test_add ("/guide/shown-again", Fixture, NULL, set_up, test_shown_again, tear_down);
  return g_test_run ();
}
