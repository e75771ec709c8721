/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "seated-game.h"

#include "ogc-game-private.h"

static const char *const names[OGC_MAX_SEATS] = { "Ada", "Björn", "Cleo", "Dov", "Ewa" };
static const char *const emblems[OGC_MAX_SEATS] = { "compass", "key", "owl", "sun", "star" };

static void
fill_seats (OgcSeatSpec *seats,
            unsigned     persons,
            const char  *kind)
{
  for (unsigned i = 0; i < OGC_MAX_SEATS; i++)
    {
      seats[i].name = (char *) names[i];
      seats[i].emblem = (char *) emblems[i];
      seats[i].kind = (char *) (persons & (1u << i) ? OGC_SEAT_PERSON : kind);
    }
}

OgcGame *
seated_game_new_with (const OgcSetup *setup,
                      unsigned        persons,
                      const char     *kind)
{
  g_autoptr (GError) error = NULL;
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcGame *game;

  fill_seats (seats, persons, kind);
  game = ogc_game_new (ogc_tile_set_get_default (), setup, seats, &error);
  g_assert_no_error (error);
  return game;
}

OgcGame *
seated_game_new (unsigned    n,
                 guint64     seed,
                 unsigned    persons,
                 const char *kind)
{
  const OgcSetup setup = game_fixture_setup (n, seed);

  return seated_game_new_with (&setup, persons, kind);
}

OgcGame *
seated_game_resume (const OgcState *state,
                    int             viewer)
{
  OgcSetup setup = state->setup;
  OgcGame *game;

  setup.b = state->order[OGC_ORDER_B];
  setup.c = state->order[OGC_ORDER_C];
  game = seated_game_new_with (&setup, viewer < 0 ? 0 : 1u << viewer, "random");
  ogc_timeline_free (game->timeline);
  game->timeline = ogc_timeline_new (state, NULL);
  ogc_playable_show_position (OGC_PLAYABLE (game));
  return game;
}

gboolean
seated_game_step (OgcGame *game,
                  GRand   *rand)
{
  g_autoptr (GError) error = NULL;
  const OgcDecision *decisions;
  OgcDecision decision;
  unsigned n, pick;

  ogc_game_lift_curtain (game);
  decisions = ogc_game_list_decisions (game, &n);
  if (n == 0)
    return FALSE;
  pick = g_rand_int_range (rand, 0, n);
  for (unsigned i = 0; i < 3 && decisions[pick].kind == OGC_DECISION_REROLL; i++)
    pick = g_rand_int_range (rand, 0, n);
  decision = decisions[pick];
  ogc_game_take (game, &decision, &error);
  g_assert_no_error (error);
  return TRUE;
}

guint64
seated_game_digest (OgcGame *game)
{
  g_autoptr (OgcSave) save = ogc_game_to_save (game);

  return ogc_state_digest (&save->state);
}

static void dump_object (GString *text,
                         GObject *object,
                         unsigned depth);

static void
dump_list (GString    *text,
           GListModel *list,
           unsigned    depth)
{
  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);

      dump_object (text, item, depth + 1);
    }
}

static void
dump_value (GString      *text,
            const GValue *value,
            unsigned      depth)
{
  g_autofree char *contents = NULL;

  if (!G_VALUE_HOLDS_OBJECT (value))
    {
      contents = g_strdup_value_contents (value);
      g_string_append (text, contents);
    }
  else if (g_value_get_object (value) == NULL)
    g_string_append (text, "none");
  else if (G_IS_LIST_MODEL (g_value_get_object (value)))
    dump_list (text, g_value_get_object (value), depth);
  else
    dump_object (text, g_value_get_object (value), depth + 1);
}

static void
dump_placement (GString      *text,
                OgcPlacement *placement,
                unsigned      depth)
{
  unsigned n;
  const OgcEvent *events = ogc_placement_get_events (placement, &n);
  g_autofree char *bytes = g_base64_encode ((const guchar *) events, n * sizeof *events);
  g_autofree char *decision = g_base64_encode ((const guchar *) ogc_placement_get_decision (placement),
                                               sizeof (OgcDecision));

  g_string_append_printf (text, "\nevents %s\ndecision %s\nlabel %s\npreview %s\noutcome %s", bytes, decision,
                          ogc_placement_get_label (placement), ogc_placement_get_preview (placement),
                          ogc_placement_get_outcome (placement));
  dump_list (text, ogc_placement_get_sets (placement), depth);
  if (ogc_placement_get_library_sets (placement) != NULL)
    dump_list (text, ogc_placement_get_library_sets (placement), depth);
}

static void
dump_score_line (GString      *text,
                 OgcScoreLine *line,
                 unsigned      depth)
{
  g_string_append_printf (text, "\nline %u %u %s", ogc_score_line_get_source (line), ogc_score_line_get_gold (line),
                          ogc_score_line_get_text (line));
  if (ogc_score_line_get_tile (line) != NULL)
    dump_object (text, G_OBJECT (ogc_score_line_get_tile (line)), depth + 1);
}

/* Dumps what @object tells other than by properties. */
static void
dump_rest (GString  *text,
           GObject  *object,
           unsigned  depth)
{
  if (OGC_IS_TILE (object))
    for (unsigned n = 0; n < 2; n++)
      g_string_append_printf (text, "\ndetail %s", ogc_tile_get_detail (OGC_TILE (object), n));
  if (OGC_IS_PLACEMENT (object))
    dump_placement (text, OGC_PLACEMENT (object), depth);
  if (OGC_IS_SCORE_LINE (object))
    dump_score_line (text, OGC_SCORE_LINE (object), depth);
}

/* Dumps objects as deep as a tile at a map of a seat; deeper, they would only lead to each other. */
static void
dump_object (GString  *text,
             GObject  *object,
             unsigned  depth)
{
  g_autofree GParamSpec **pspecs = NULL;
  guint n;

  if (depth > 3)
    return;
  pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      g_object_get_property (object, pspecs[i]->name, g_value_init (&value, pspecs[i]->value_type));
      g_string_append_printf (text, "\n%*s%s.%s: ", depth * 2, "", G_OBJECT_TYPE_NAME (object), pspecs[i]->name);
      dump_value (text, &value, depth);
    }
  dump_rest (text, object, depth);
}

char *
seated_game_dump (OgcGame *game)
{
  GString *text = g_string_new (NULL);

  dump_object (text, G_OBJECT (game), 0);
  return g_string_free (text, FALSE);
}

void
seated_game_assert_same_dump (const char *a,
                              const char *b)
{
  g_auto (GStrv) lines = g_strsplit (a, "\n", -1);
  g_auto (GStrv) others = g_strsplit (b, "\n", -1);

  for (unsigned i = 0; lines[i] != NULL && others[i] != NULL; i++)
    g_assert_cmpstr (lines[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}
