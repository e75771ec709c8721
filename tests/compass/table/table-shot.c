/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays random decisions and saves a picture of the table, so that all its states can be inspected. Not installed. */

#include <gtk/gtk.h>
#include <stdlib.h>

#include "guide-player.h"
#include "ogc-building-card.h"
#include "ogc-compass-kind.h"
#include "ogc-locale.h"
#include "ogc-names.h"
#include "ogc-preferences.h"
#include "ogc-record-reader.h"
#include "ogc-style.h"
#include "ogc-table.h"
#include "ogc-theme.h"
#include "ogc-weights-file.h"
#include "table-player.h"
#include "widget-fixture.h"

static int seats = 3;
static int seed = 1;
static int decisions = 30;
static int width = 1280;
static int height = 754;
static int ask = -1;
static int own_pick;
static int place = -1;
static int forms = -1;
static int point = -1;
static int stay = 200;
static gboolean scores = TRUE;
static gboolean curtain;
static gboolean quick;
static gboolean estimate;
static char *form;
static char *b;
static char *c;
static char *out;
static char *until_building;
static char *action;
static char *guide;
static char *cloth;
static char *lesson;
static char *record;

static const GOptionEntry options[] = {
  { "seats", 0, 0, G_OPTION_ARG_INT, &seats, "Players", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Seed of game and decisions", "N" },
  { "decisions", 0, 0, G_OPTION_ARG_INT, &decisions, "How many to take at least", "N" },
  { "ask", 0, 0, G_OPTION_ARG_INT, &ask, "Then go on to this OgcAskKind", "N" },
  { "at", 0, 0, G_OPTION_ARG_STRING, &until_building, "Then go on until this building waits for a choice", "NAME" },
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "Of the table", "PIXELS" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "Of the table", "PIXELS" },
  { "pick", 0, 0, G_OPTION_ARG_INT, &own_pick, "Pick so many of the own dice", "N" },
  { "place", 0, 0, G_OPTION_ARG_INT, &place, "Wish to place them in this OgcBuildingId", "N" },
  { "forms", 0, 0, G_OPTION_ARG_INT, &forms, "Then go on until this OgcBuildingId takes dice in several ways", "N" },
  { "point", 0, 0, G_OPTION_ARG_INT, &point, "Point to this OgcBuildingId", "N" },
  { "stay", 0, 0, G_OPTION_ARG_INT, &stay, "Show it so long before", "MILLISECONDS" },
  { "action", 0, 0, G_OPTION_ARG_STRING, &action, "Activate this action at the end", "NAME" },
  { "cloth", 0, 0, G_OPTION_ARG_STRING, &cloth, "\"dark\" or \"light\"", "NAME" },
  { "guide", 0, 0, G_OPTION_ARG_STRING, &guide, "A lesson, at this step", "ID" },
  { "lesson", 0, 0, G_OPTION_ARG_STRING, &lesson, "Which one, if not the first", "BUILDING" },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record, "The first game of these records, its first seat a person",
    "FILE" },
  { "form", 0, 0, G_OPTION_ARG_STRING, &form, "Form of the game", "NAME" },
  { "b", 0, 0, G_OPTION_ARG_STRING, &b, "B building", "NAME" },
  { "c", 0, 0, G_OPTION_ARG_STRING, &c, "C building", "NAME" },
  { "table", 0, G_OPTION_FLAG_REVERSE, G_OPTION_ARG_NONE, &scores, "The table, not the scores, of a finished game",
    NULL },
  { "curtain", 0, 0, G_OPTION_ARG_NONE, &curtain, "Leave the curtain down", NULL },
  { "quick", 0, 0, G_OPTION_ARG_NONE, &quick, "At the quick pace", NULL },
  { "estimate", 0, 0, G_OPTION_ARG_NONE, &estimate, "What everybody may expect", NULL },
  { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Picture to write", "FILE" },
  { NULL }
};

static unsigned
named (const OgcName *names,
       const char    *name,
       unsigned       otherwise)
{
  guint value;

  return name != NULL && ogc_name_find (names, name, &value) ? value : otherwise;
}

/* Whether the picture should show that dice may be turned (ABL-4), and they may. */
static gboolean
may_turn (OgcGame *game)
{
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (game, &n);

  for (unsigned i = 0; i < n; i++)
    if (list[i].kind == OGC_DECISION_POWER)
      return TRUE;
  return FALSE;
}

/* Picks dice that can be placed in several ways; FALSE if there are none now. */
static gboolean
pick_with_forms (OgcGame *game)
{
  unsigned n;
  const OgcDecision *list = ogc_game_list_decisions (game, &n);

  for (unsigned i = 0; i < n; i++)
    for (unsigned j = i + 1; j < n; j++)
      if (list[i].kind == OGC_DECISION_PLACE && list[j].kind == OGC_DECISION_PLACE && list[i].building == (guint) forms
          && list[j].building == (guint) forms && list[i].dice == list[j].dice && list[i].neutral == list[j].neutral)
        {
          ogc_tray_set_pick (ogc_game_get_tray (game), list[i].neutral ? 0 : list[i].dice,
                             list[i].neutral ? list[i].dice : 0);
          return TRUE;
        }
  return FALSE;
}

/* Whether this is the moment that the picture should show. */
static gboolean
arrived (OgcGame *game)
{
  guint id;

  if (ogc_game_get_finished (game))
    return TRUE;
  if (forms >= 0)
    return pick_with_forms (game);
  if (g_strcmp0 (action, "table.power") == 0)
    return may_turn (game);
  if (ask < 0 && until_building == NULL)
    return TRUE;
  if (until_building == NULL)
    return ogc_game_get_ask_kind (game) == (OgcAskKind) ask;
  return ogc_name_find (ogc_names_building, until_building, &id)
         && ogc_game_get_building (game, id) != NULL
         && ogc_building_get_choosing (ogc_game_get_building (game, id));
}

static void
pick_dice (OgcGame *game)
{
  GListModel *own = ogc_tray_get_own (ogc_game_get_tray (game));

  for (int i = 0; i < own_pick && i < (int) g_list_model_get_n_items (own); i++)
    {
      g_autoptr (OgcDie) die = g_list_model_get_item (own, (guint) i);

      ogc_die_set_picked (die, TRUE);
    }
}

/* Acts like the pointer, so that a preview of placing the pick is shown. */
static void
point_at (GtkWidget *widget)
{
  if (OGC_IS_BUILDING_CARD (widget)
      && (int) ogc_building_get_id (ogc_building_card_get_building (OGC_BUILDING_CARD (widget))) == point)
    g_signal_emit_by_name (widget, "pointed", TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    point_at (child);
}

static GtkWidget *
open_window (OgcGame *game)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = ogc_table_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_widget_add_css_class (window, "ogc");
  ogc_table_set_game (OGC_TABLE (table), game);
  gtk_window_set_child (GTK_WINDOW (window), table);
  gtk_window_present (GTK_WINDOW (window));
  return table;
}

static OgcGame *
new_guided_game (void)
{
  OgcSeatSpec specs[OGC_MAX_SEATS];
  OgcSetup setup;
  OgcGame *game;

  ogc_guide_get_setup (lesson, &setup, specs);
  game = ogc_game_new (ogc_tile_set_get_default (), &setup, specs, NULL);
  ogc_game_set_running (game, TRUE);
  return game;
}

/* A game that looks as if a person had played it. */
static OgcGame *
new_recorded_game (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (record);
  guint n_games;
  g_autoptr (OgcSavedGame) loaded = ogc_record_reader_load (file, ogc_compass_kind.read_record, 1, &n_games, NULL);
  OgcSave *save;
  OgcGame *game;

  g_assert_nonnull (loaded);
  save = OGC_SAVE (loaded);
  g_free (save->seats[0].kind);
  save->seats[0].kind = g_strdup (OGC_SEAT_PERSON);
  game = ogc_game_new_from_save (save, NULL);
  g_assert_nonnull (game);
  return game;
}

static void
follow_guide (OgcTable *table)
{
  while (ogc_guide_get_active (ogc_table_get_guide (table))
         && !g_str_equal (ogc_guide_get_step (ogc_table_get_guide (table)), guide))
    guide_player_follow (ogc_table_get_guide (table), ogc_table_get_game (table));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GRand) rand = NULL;
  g_autoptr (OgcGame) game = NULL;
  GtkWidget *table;

  ogc_locale_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || out == NULL)
    return EXIT_FAILURE;
  gtk_init ();
  ogc_style_load (gdk_display_get_default ());
  if (cloth != NULL)
    ogc_theme_set_cloth (g_str_equal (cloth, "light") ? OGC_CLOTH_LIGHT : OGC_CLOTH_DARK);
  ogc_weights_file_use_default (NULL); /* for hints */
  g_settings_set_boolean (ogc_preferences_get_default (), OGC_PREFERENCE_SHOW_ESTIMATE, estimate);
  rand = g_rand_new_with_seed ((guint32) seed);
  if (guide != NULL)
    game = new_guided_game ();
  else if (record != NULL)
    game = new_recorded_game ();
  else
    game = table_player_new_game ((unsigned) seats,
                                  named (ogc_names_form, form, ogc_setup_usual_form ((unsigned) seats)),
                                  named (ogc_names_b, b, OGC_RANDOM_BUILDING), named (ogc_names_c, c,
                                                                                      OGC_RANDOM_BUILDING),
                                  (guint64) seed);
  table = open_window (game);
  if (guide != NULL)
    follow_guide (OGC_TABLE (table));
  for (int i = 0; guide == NULL && (i < decisions || !arrived (game)); i++)
    {
      ogc_game_set_pace (game, quick ? OGC_PACE_QUICK : OGC_PACE_INSTANT);
      if (!table_player_step (game, rand))
        break;
    }
  if (ogc_game_get_curtain (game) && !curtain)
    ogc_game_lift_curtain (game);
  if (!scores)
    gtk_widget_activate_action (table, "table.show-table", NULL);
  while (!gtk_widget_get_mapped (table))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_run_for (400);
  pick_dice (game);
  if (point >= 0)
    point_at (table);
  if (place >= 0)
    gtk_widget_activate_action (table, "table.place", "u", (guint) place);
  if (action != NULL)
    gtk_widget_activate_action (table, action, NULL);
  widget_fixture_run_for ((unsigned) stay);
  widget_fixture_save_picture (gtk_widget_get_ancestor (table, GTK_TYPE_WINDOW), out);
  return EXIT_SUCCESS;
}
