/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-compass-ui.h"

#include <glib/gi18n.h>

#include "ogc-analysis-page.h"
#include "ogc-compass-kind.h"
#include "ogc-crest.h"
#include "ogc-dice-page.h"
#include "ogc-emblem.h"
#include "ogc-game-history-entry.h"
#include "ogc-help.h"
#include "ogc-history-text.h"
#include "ogc-keys-editor.h"
#include "ogc-keys-help.h"
#include "ogc-player-kind.h"
#include "ogc-preferences.h"
#include "ogc-save-picture.h"
#include "ogc-setup-page.h"
#include "ogc-table.h"

/* The round whose last lap is shown in the picture: by then the seats hold some tiles. */
#define PICTURE_ROUND 3

static OgcPlayable *
create_game (const OgcSetup     *setup,
             const OgcSeatSpec  *seats,
             GError            **error)
{
  OgcGame *game = ogc_game_new (ogc_tile_set_get_default (), setup, seats, error);

  return game != NULL ? OGC_PLAYABLE (game) : NULL;
}

static GtkWidget *
create_setup_page (void)
{
  return g_object_new (OGC_TYPE_SETUP_PAGE, NULL);
}

static OgcPlayable *
begin_game (GtkWidget  *page,
            GError    **error)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  ogc_setup_draft_finish (ogc_setup_page_get_draft (OGC_SETUP_PAGE (page)), &setup, seats);

  return create_game (&setup, seats, error);
}

static OgcPlayable *
begin_lesson (const char  *lesson,
              GError     **error)
{
  OgcSeatSpec seats[OGC_MAX_SEATS];
  OgcSetup setup;

  return ogc_guide_get_setup (lesson, &setup, seats) ? create_game (&setup, seats, error) : NULL;
}

static void
set_table_game (GtkWidget   *table,
                OgcPlayable *game)
{
  ogc_table_set_game (OGC_TABLE (table), game != NULL ? OGC_GAME (game) : NULL);
}

/* During a lesson the guide says when to roll. */
static void
bind_preferences (OgcPlayable *game)
{
  if (!ogc_guide_fits (OGC_GAME (game)))
    g_settings_bind (ogc_preferences_get_default (), OGC_PREFERENCE_AUTO_ROLL, game, "auto-roll", G_SETTINGS_BIND_GET);
}

static const char *
describe_player (const char *kind,
                 gboolean    fully)
{
  return fully ? ogc_player_kind_get_label (kind) : ogc_player_kind_get_level (kind);
}

static void
draw_picture (GtkWidget     *widget,
              GtkSnapshot   *snapshot,
              gconstpointer  summary)
{
  ogc_save_picture_draw (widget, snapshot, summary);
}

/* A lesson is about one building; its id is the name of that building. */
static char *
dup_scene (const OgcSaveDetails *details)
{
  return details->lesson_name != NULL ? g_strconcat ("scene-", details->lesson, NULL)
                                      : ogc_save_picture_dup_scene (details->summary);
}

static void
set_dice_game (GtkWidget   *page,
               OgcPlayable *game)
{
  ogc_dice_page_set_game (OGC_DICE_PAGE (page), game != NULL ? OGC_GAME (game) : NULL);
}

static void
begin_analysis (GtkWidget    *page,
                OgcSavedGame *save,
                gboolean      keep)
{
  g_autoptr (GFile) folder = keep ? ogc_game_analyser_get_folder () : NULL;

  ogc_analysis_page_look (OGC_ANALYSIS_PAGE (page), OGC_SAVE (save), folder);
}

static OgcSavedGame *
get_analysed (GtkWidget *page)
{
  return OGC_SAVED_GAME (ogc_analysis_page_get_save (OGC_ANALYSIS_PAGE (page)));
}

static GtkWidget *
create_keys_editor (void)
{
  return g_object_new (OGC_TYPE_KEYS_EDITOR, NULL);
}

static OgcPlayable *
begin_demo (GError **error)
{
  static const char * const names[] = { "Ada", "Belzoni", "Gertrude", "Humboldt" };
  OgcSeatSpec seats[G_N_ELEMENTS (names)];
  const OgcSetup setup = {
    .seed = g_random_int (),
    .seats = G_N_ELEMENTS (names),
    .form = ogc_setup_usual_form (G_N_ELEMENTS (names)),
    .b = OGC_RANDOM_BUILDING,
    .c = OGC_RANDOM_BUILDING,
    .start_seat = OGC_RANDOM_SEAT,
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (names); n++)
    seats[n] = (OgcSeatSpec) {
      .name = (char *) names[n],
      .emblem = (char *) ogc_emblem_nth (n),
      .kind = (char *) ogc_player_kind_with_style (OGC_PLAYER_KIND_USUAL_COMPUTER, ogc_player_kind_nth_style (n)),
    };

  return create_game (&setup, seats, error);
}

static gboolean
is_demo_picture (OgcPlayable *game)
{
  return ogc_game_get_round (OGC_GAME (game)) >= PICTURE_ROUND && ogc_game_get_last_lap (OGC_GAME (game));
}

static const OgcHistoryView history_view = {
  .titles = { N_("By variant"), N_("By building") },
  .filter = N_("By variant and building: results _of"),
  .amount = NC_("history", "Gold"),
  .legend = N_("How much gold a player scores on average."),
  .digits = 1,
  .get_label = ogc_history_text_label,
  .create_picture = ogc_history_text_picture,
  .describe_amount = ogc_history_text_amount,
  .dup_heading = ogc_history_text_heading,
  .dup_seat = ogc_history_text_seat,
};

const OgcGameUi ogc_compass_ui = {
  .kind = &ogc_compass_kind,
  .name = N_("Order of the Gilded Compass"),
  .sentence = N_("A dice game of treasure hunters, for two to five players"),
  .scene = "scene-library",
  .rules = &ogc_help_rules,
  .history = &ogc_game_history_format,
  .history_view = &history_view,
  .create_setup_page = create_setup_page,
  .begin = begin_game,
  .begin_lesson = begin_lesson,
  .nth_lesson = ogc_guide_nth_lesson,
  .create_table = ogc_table_new,
  .set_table_game = set_table_game,
  .adjust = bind_preferences,
  .create_crest = ogc_crest_new,
  .describe_player = describe_player,
  .draw_picture = draw_picture,
  .watch_pictures = ogc_save_picture_watch,
  .dup_scene = dup_scene,
  .create_dice_page = ogc_dice_page_new,
  .set_dice_game = set_dice_game,
  .create_analysis_page = ogc_analysis_page_new,
  .analyse = begin_analysis,
  .get_analysed = get_analysed,
  .show_keys = ogc_keys_help_show,
  .create_keys_editor = create_keys_editor,
  .begin_demo = begin_demo,
  .is_demo_picture = is_demo_picture,
};
