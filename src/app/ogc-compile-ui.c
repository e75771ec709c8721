/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ogc-compile-ui.h"

#include <glib/gi18n.h>

#include "compile-guide.h"
#include "compile-help.h"
#include "compile-history-text.h"
#include "compile-kind.h"
#include "compile-save-picture.h"
#include "compile-setup-page.h"
#include "compile-table.h"
#include "ogc-crest.h"
#include "ogc-seat-kind.h"

/* By then there are cards in all lines, and a protocol may be compiled. */
#define PICTURE_TURN 18

static OgcPlayable *
begin_game (GtkWidget  *page,
            GError    **error)
{
  CompileGame *game = compile_setup_page_create_game (COMPILE_SETUP_PAGE (page), error);

  return game != NULL ? OGC_PLAYABLE (game) : NULL;
}

static OgcPlayable *
begin_lesson (const char  *lesson,
              GError     **error)
{
  CompileGame *game = compile_guide_begin (error);

  return game != NULL ? OGC_PLAYABLE (game) : NULL;
}

static void
set_table_game (GtkWidget   *table,
                OgcPlayable *game)
{
  compile_table_set_game (COMPILE_TABLE (table), game != NULL ? COMPILE_GAME (game) : NULL);
}

static const char *
describe_player (const char *kind,
                 gboolean    fully)
{
  return fully ? ogc_seat_kind_get_label (kind) : ogc_seat_kind_get_level (kind);
}

static void
draw_picture (GtkWidget     *widget,
              GtkSnapshot   *snapshot,
              gconstpointer  summary)
{
  compile_save_picture_draw (widget, snapshot, summary);
}

static char *
dup_scene (const OgcSaveDetails *details)
{
  return compile_save_picture_dup_scene (details->summary);
}

static OgcPlayable *
begin_demo (GError **error)
{
  const CompileSetup setup = { .seed = g_random_int (), .first = COMPILE_RANDOM_SIDE };
  const OgcSeatSpec seats[] = {
    { (char *) "Ada", (char *) "compass", (char *) OGC_SEAT_KIND_USUAL_COMPUTER },
    { (char *) "Belzoni", (char *) "key", (char *) OGC_SEAT_KIND_USUAL_COMPUTER },
  };
  CompileGame *game = compile_game_new (compile_card_set_get (COMPILE_SET_MN02), &setup, seats, error);

  return game != NULL ? OGC_PLAYABLE (game) : NULL;
}

static gboolean
is_demo_picture (OgcPlayable *game)
{
  return compile_game_get_turn (COMPILE_GAME (game)) >= PICTURE_TURN;
}

static const OgcHistoryView history_view = {
  .titles = { N_("By opponent"), N_("By protocol") },
  .filter = N_("By opponent and protocol: results _of"),
  .amount = NC_("history", "Turns"),
  .legend = N_("How many turns a game takes on average."),
  .digits = 0,
  .get_label = compile_history_text_label,
  .create_picture = compile_history_text_picture,
  .describe_amount = compile_history_text_amount,
  .dup_heading = compile_history_text_heading,
  .dup_seat = compile_history_text_seat,
};

const OgcGameUi ogc_compile_ui = {
  .kind = &compile_kind,
  .name = N_("Compile Gold"),
  .brief = N_("A card game for two"),
  .sentence = N_("A card game for two. Three lines, three protocols: compile all of yours to win."),
  .scene = "scene-compile",
  .rules = &compile_help_rules,
  .history = &compile_history_format,
  .history_view = &history_view,
  .create_setup_page = compile_setup_page_new,
  .begin = begin_game,
  .begin_lesson = begin_lesson,
  .create_table = compile_table_new,
  .set_table_game = set_table_game,
  .create_crest = ogc_crest_new,
  .describe_player = describe_player,
  .draw_picture = draw_picture,
  .watch_pictures = compile_save_picture_watch,
  .dup_scene = dup_scene,
  .show_keys = compile_help_show_keys,
  .begin_demo = begin_demo,
  .is_demo_picture = is_demo_picture,
};
